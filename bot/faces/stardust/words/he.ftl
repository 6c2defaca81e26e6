# סטארדסט: הקלפים, הסירובים, הכללים והשולחן.

stardust-title = סטארדסט
stardust-command = סטארדסט: להמר על מערכת הכוכבים הטובה ביותר, בכסף משחק
stardust-stage = יד { $hand } מתוך { $hands }

## קלפים

stardust-forest = כוכב יער
stardust-aqua = כוכב מים
stardust-desert = כוכב מדבר
stardust-planet-large = { $structure } גדול, { $points }
stardust-planet-medium = { $structure } בינוני, { $points }
stardust-planet-small = { $structure } קטן, { $points }
stardust-sun-red = שמש אדומה, { $stripes }
stardust-sun-yellow = שמש צהובה, { $stripes }
stardust-prism = הפריזמה של אנטריה
stardust-healer = המרפא מגארון
stardust-breath = נשימת החיים
stardust-hole = חור שחור
stardust-death = מוות מהיר
stardust-water = מים אפלים
stardust-no-cards = אין קלפים
stardust-seat = מקום { $number }

## צירופים

stardust-two = מערכת של שניים
stardust-three = מערכת של שלושה
stardust-mixed = מערכת מעורבת
stardust-mega = מגה־מערכת
stardust-cluster = צביר כוכבים
stardust-meeting = המפגש הגדול
stardust-points = { $points ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $points } נקודות
}
stardust-stripes = { $stripes ->
    [one] פס אחד
    [two] שני פסים
   *[other] { $stripes } פסים
}
stardust-combination = { $name }, { $points }
stardust-combination-nothing = אין צירוף

## למה מהלך נדחה

stardust-refused-not-your-card = הקלף { $card } אינו בידכם.
stardust-refused-no-bets-now = אין עכשיו על מה להמר: החליפו קלפים, או השאירו את כולם.
stardust-refused-must-call = יש הימור: השוו ב-{ $amount }, העלו או פרשו.
stardust-refused-nothing-to-call = עוד אף אחד לא הימר: המשיכו בלי הימור, או המרו.
stardust-refused-check-instead = אף אחד לא הימר: אפשר להמשיך בלי לשלם, אין צורך לפרוש.
stardust-refused-no-bet-yet = עוד אף אחד לא הימר, לכן מהמרים ולא מעלים.
stardust-refused-bet-stands = כבר יש הימור, לכן מעלים ולא מהמרים מחדש.
stardust-refused-cannot-raise = אי אפשר להעלות: אף אחד לא יכול לענות, או שאין לכם מספיק. השוו, המשיכו או פרשו.
stardust-refused-bet-too-small = זה מעט מדי: ההימור שלכם צריך להגיע ל-{ $least } לפחות.
stardust-refused-bet-too-large = אין לכם כל כך הרבה: ההימור שלכם יכול להגיע ל-{ $most } לכל היותר.
stardust-refused-no-exchange-now = מחליפים קלפים בין שני סבבי ההימורים.
stardust-refused-too-many-exchanged = אפשר להחליף { $most } קלפים לכל היותר.
stardust-refused-cannot-lay = אפשר להניח רק את החור השחור, המוות המהיר והמים האפלים.
stardust-refused-no-such-rival = בחרו במישהו אחר שעדיין ביד הזאת.
stardust-refused-death-asks = המוות המהיר הונח לפניכם: קודם בחרו קלף לזריקה.
stardust-refused-water-asks = המים האפלים הונחו: קודם שלמו שוב את דמי הכניסה, או פרשו.
stardust-refused-nothing-asked = אף ג'וקר לא מבקש מכם עכשיו דבר.
stardust-refused-bad-reshuffle = הערבוב אינו מונה את כל קלפי החפיסה, שמעורבבת לפני כל יד.

## כללי הבית

stardust-option-hands-name = ידיים
stardust-option-hands-title = ידיים
stardust-option-hands-hint = כמה ידיים יש במשחק
stardust-option-hands-3 = שלוש ידיים
stardust-option-hands-5 = חמש ידיים
stardust-option-hands-10 = עשר ידיים
stardust-option-hands-20 = עשרים ידיים
stardust-option-stake-name = הימור
stardust-option-stake-title = הימור
stardust-option-stake-hint = כסף המשחק שכל אחד מביא; דמי הכניסה הם 10
stardust-option-stake-100 = 100 קרדיטים
stardust-option-stake-200 = 200 קרדיטים
stardust-option-stake-500 = 500 קרדיטים
stardust-option-stake-1000 = 1000 קרדיטים
stardust-house-hands-3 = שלוש ידיים
stardust-house-hands-10 = עשר ידיים
stardust-house-hands-20 = עשרים ידיים
stardust-house-stake-100 = הימור של 100
stardust-house-stake-500 = הימור של 500
stardust-house-stake-1000 = הימור של 1000

## השולחן

stardust-pot = בקופה: { $pot }
stardust-phase-first-bets = הימורים ראשונים. { $start } במקום הפותח.
stardust-phase-exchange = החלפה: כל אחד יכול להחליף עד שלושה קלפים ולהניח ג'וקרים.
stardust-phase-second-bets = הימורים שניים.
stardust-asks-death = { $player } הניח את המוות המהיר: קלף אחד חייב ללכת.
stardust-asks-water = { $player } הניח את המים האפלים: משלמים שוב את דמי הכניסה, או פורשים.
stardust-hand-over = **היד האחרונה:**
stardust-took-all = { $player } לוקח { $credits }; כל האחרים פרשו.
stardust-showed = { $player }: { $cards } ({ $combination })
stardust-and-took = { " " }← לוקח **{ $credits }**
stardust-count-credits = { $count ->
    [one] קרדיט אחד
    [two] שני קרדיטים
   *[other] { $count } קרדיטים
}
stardust-won = { $credits } ({ $gain })
stardust-broke = לא נשאר דבר
stardust-has-bet = הימר { $amount }
stardust-exchanged = { $count ->
    [0] השאיר הכול
    [one] החליף קלף אחד
    [two] החליף שני קלפים
   *[other] החליף { $count } קלפים
}
stardust-laid = הניח: { $joker }
stardust-folded = פרש
stardust-all-in = הכול בפנים
stardust-starts = המקום הפותח
stardust-result = { $count ->
    [one] { $winners } ניצח במשחק: { $gain } קרדיטים!
   *[other] { $winners } חולקים את הניצחון: { $gain } קרדיטים לכל אחד!
}
stardust-result-hand = יד { $number }: { $winner } לוקח { $credits } ({ $combination })
stardust-all-folded = כל האחרים פרשו
stardust-picture = חשיפת הקלפים ביד { $number }.
stardust-picture-seat = מקום { $number }: { $cards }; { $combination }; לוקח { $credits }.

## היד

stardust-hand-game-over = המשחק נגמר.
stardust-hand-broke = לא נשאר לכם במה לשחק בשולחן הזה.
stardust-hand-folded = פרשתם. היד הבאה תחולק כשזו תיגמר.
stardust-hand-wait = { $players } בתור. בקופה: { $pot }
stardust-hand-call = תורכם. בקופה: { $pot }. כדי להישאר משלמים **{ $amount }**; יש לכם { $left }.
stardust-hand-check = תורכם. בקופה: { $pot }. אף אחד לא הימר יותר מכם; יש לכם { $left }.
stardust-hand-exchange = החלפה. בחרו עד { $most } קלפים לזריקה ואשרו. ג'וקרים מניחים קודם.
stardust-hand-death = { $player } הניח לפניכם את המוות המהיר: בחרו קלף לזריקה; תקבלו קלף אחר.
stardust-hand-water = { $player } הניח את המים האפלים: שלמו עוד { $amount }, או פרשו.
stardust-hand-best = יש לכם: **{ $combination }**
stardust-effect-hole = חור שחור: הניחו אותו ומשכו שני קלפים.
stardust-effect-death = מוות מהיר: הניחו אותו לפני מישהו, שחייב להחליף קלף; גם אתם מושכים אחד.
stardust-effect-water = מים אפלים: הניחו אותם, וכולם משלמים שוב { $ante } או פורשים; אתם מושכים קלף.
stardust-check = להמשיך
stardust-call = להשוות ({ $amount })
stardust-called = להשוות
stardust-fold = לפרוש
stardust-bet = להמר { $amount }
stardust-bet-question = כמה להמר?
stardust-bet-other = להמר …
stardust-raise = להעלות ל-{ $amount }
stardust-raise-question = לכמה להעלות?
stardust-raise-other = להעלות ל…
stardust-all-in-with = הכול ({ $amount })
stardust-exchange = { $count ->
    [one] להחליף קלף אחד
    [two] להחליף שני קלפים
   *[other] להחליף { $count } קלפים
}
stardust-exchange-these = להחליף { $cards }
stardust-keep-all = להשאיר הכול
stardust-pick-cards = קלפים לזריקה (עד { $most })
stardust-pick-rival = להניח את המוות המהיר לפני …
stardust-lay = להניח: { $joker }
stardust-lay-before = להניח לפני מקום { $number }: { $joker }
stardust-discard = לזרוק { $card }
stardust-discard-one = לזרוק קלף
stardust-pay = לשלם { $amount }

## הכללים, במילים שלנו

stardust-rules =
    ### הרעיון
    אוספים כוכבי לכת ששייכים יחד, ומהמרים שיהיו לכם הכי הרבה **נקודות כלכלה** כשהקלפים ייחשפו. הכול בכסף משחק.

    ### יד אחת
    1. כולם משלמים לקופה **דמי כניסה** של 10 ומקבלים חמישה קלפים.
    2. **הימורים ראשונים**, בכיוון השעון מהמקום הפותח: ממשיכים או מהמרים; כשיש הימור, משווים, מעלים או פורשים. מי שיש לו מעט מדי נכנס *בכל מה שיש* ומשחק על החלק בקופה שהצליח להשוות. מה שאיש לא השווה מהימור חוזר בסוף סבב ההימורים.
    3. **החלפה**, סבב אחד: זורקים עד שלושה קלפים ומושכים אותו מספר. לפני כן אפשר להניח ג'וקרים.
    4. **הימורים שניים**, כמו קודם.
    5. **חשיפה**: מי שנשאר מראה את קלפיו, והצירוף הטוב ביותר לוקח את הקופה. אם כל האחרים פרשו, לא מראים דבר.

    אחרי כל יד המקום הפותח עובר בכיוון השעון. מי שיש לו הכי הרבה אחרי האחרונה מנצח.

    ### מה נחשב
    הנקודות של הצירוף **האחד הטוב ביותר** שלכם, מכל סוג. **צביר כוכבים** (חמש שמשות) מנצח כל מערכת; **המפגש הגדול** (חמישה ג'וקרים) מנצח הכול.
    שוויון? השמש הטובה יותר ביד מנצחת: אדומה לפני צהובה, ואז יותר פסים. בלי שמשות: יער לפני מים לפני מדבר. עדיין שוויון: חולקים את הקופה.

    ### ג'וקרים
    ג'וקר הוא כוכב לכת מכל גודל ומבנה, עם הנקודות שלו (לפחות כוכב אחד חייב להיות אמיתי). הפריזמה, המרפא ונשימת החיים יכולים להיות גם שמשות אדומות של 3, 2 ופס אחד.
    בהחלפה אפשר במקום זה להניח שלושה מהם: **חור שחור** – מושכים שני קלפים, כלומר שישה ביד. **מוות מהיר** – יריב מחליף קלף לבחירתו, ואז אתם מושכים אחד. **מים אפלים** – כולם משלמים שוב את דמי הכניסה או פורשים, ואתם מושכים אחד.
stardust-example-two = מערכת של שניים: שני כוכבים מאותו גודל ומבנה.
stardust-example-three = מערכת של שלושה: שלושה מאותו גודל ומבנה, או גדול, בינוני וקטן מאותו מבנה.
stardust-example-mixed = מערכת מעורבת: מערכת של שלושה ומערכת של שניים ממבנה אחר.
stardust-example-mega = מגה־מערכת: מערכת של שלושה ומערכת של שניים מאותו מבנה.
stardust-example-cluster = צביר כוכבים: חמש שמשות. המספר הוא מספר הפסים שלהן.
stardust-example-meeting = המפגש הגדול: חמישה ג'וקרים.
stardust-example-jokers = ג'וקרים משלימים: הפריזמה ככוכב יער גדול שלישי, המים האפלים ככוכב מים קטן שני.

## שחקני מחשב

stardust-character-easy = משווה עם כל זוג ומקווה
stardust-character-normal = שוקל את הסיכוי מול המחיר
stardust-character-hard = מדמיין מאה חלוקות לפני כל הימור

## דירוג

stardust-score = קרדיטים שנצברו
stardust-count-score = { $count ->
    [one] קרדיט אחד
    [two] שני קרדיטים
   *[other] { $count } קרדיטים
}
stardust-statistics-hands = ידיים: { $dealt } חולקו, { $won } נוצחו
stardust-statistics-showdowns = חשיפות: { $shown }, מתוכן { $won } ניצחונות
stardust-statistics-best = מנצח הכי הרבה עם: { $combination } ({ $times } פעמים)
