# סטארדסט: הקלפים, הסירובים, הכללים והשולחן.

stardust-title = סטארדסט
stardust-command = סטארדסט: להמר על מערכת הכוכבים הטובה ביותר, בכסף משחק
stardust-command-new = לפתוח שולחן סטארדסט: פוקר של כוכבי לכת, בכסף משחק
stardust-about = פוקר של כוכבי לכת: מהמרים בכסף משחק, מחליפים קלפים ומראים את מערכת הכוכבים הטובה ביותר.
stardust-length = כ-30 דקות
stardust-stage = יד { $hand } מתוך { $hands }

## קלפים

stardust-forest = כוכב לכת מיוער
stardust-aqua = כוכב לכת מימי
stardust-desert = כוכב לכת מדברי
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
stardust-seat = כיסא { $number }

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

stardust-refused-not-your-card = הקלף { $card } אינו ביד שלך.
stardust-refused-no-bets-now = אין עכשיו על מה להמר: אפשר להחליף קלפים, או להשאיר את כולם.
stardust-refused-must-call = יש הימור: אפשר להשוות ב-{ $amount }, להעלות או לפרוש.
stardust-refused-nothing-to-call = אין הימור להשוות: אפשר לעשות צ'ק, או להמר.
stardust-refused-check-instead = אין הימור להשוות: צ'ק לא עולה דבר, ואין צורך לפרוש.
stardust-refused-no-bet-yet = אין הימור להעלות, לכן מהמרים.
stardust-refused-bet-stands = כבר יש הימור, לכן מעלים ולא מהמרים מחדש.
stardust-refused-cannot-raise = אי אפשר להעלות: אין מי שיענה, או שאין לך מספיק. אפשר להשוות, לעשות צ'ק או לפרוש.
stardust-refused-bet-too-small = זה מעט מדי: ההימור שלך צריך להגיע ל-{ $least } לפחות.
stardust-refused-bet-too-large = אין לך כל כך הרבה: ההימור שלך יכול להגיע ל-{ $most } לכל היותר.
stardust-refused-no-exchange-now = מחליפים קלפים בין שני סבבי ההימורים.
stardust-refused-too-many-exchanged = אפשר להחליף { $most } קלפים לכל היותר.
stardust-refused-cannot-lay = אפשר להניח רק את החור השחור, המוות המהיר והמים האפלים.
stardust-refused-no-such-rival = צריך לבחור מישהו אחר שעדיין ביד הזאת.
stardust-refused-death-asks = המוות המהיר הונח מולך: קודם בוחרים קלף לזריקה.
stardust-refused-water-asks = המים האפלים הונחו: קודם משלמים שוב את דמי הכניסה, או פורשים.
stardust-refused-nothing-asked = אף ג'וקר לא מבקש ממך עכשיו דבר.
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
stardust-option-stake-hint = כסף המשחק שכל אחד מביא; כל יד נפתחת בדמי כניסה של 10
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
stardust-phase-first-bets = סבב הימורים ראשון.
stardust-phase-exchange = החלפה: כל אחד יכול להחליף עד שלושה קלפים ולהניח ג'וקרים.
stardust-phase-second-bets = סבב הימורים שני.
stardust-asks-death = המוות המהיר הונח על ידי { $player }: צריך לזרוק קלף.
stardust-asks-water = המים האפלים הונחו על ידי { $player }: משלמים שוב את דמי הכניסה, או פורשים.
stardust-hand-over = **היד הקודמת:**
stardust-took-all = { $credits } לזכות { $player }; כל האחרים פרשו.
stardust-showed = { $player }: { $cards } ({ $combination })
stardust-and-took = { " " }→ זוכה ב-**{ $credits }**
stardust-count-credits = { $count ->
    [one] קרדיט אחד
    [two] שני קרדיטים
   *[other] { $count } קרדיטים
}
stardust-won = { $credits } ({ $gain })
stardust-broke = לא נשאר דבר
stardust-has-bet = הימור של { $amount }
stardust-exchanged = { $count ->
    [0] כל הקלפים נשארו
    [one] קלף אחד הוחלף
    [two] שני קלפים הוחלפו
   *[other] { $count } קלפים הוחלפו
}
stardust-laid = הונח: { $joker }
stardust-folded = פרישה
stardust-all-in = אול-אין
stardust-starts = המקום הפותח
stardust-result = { $count ->
    [one] הניצחון במשחק: { $winners }, { $gain } קרדיטים!
   *[other] { $winners } חולקים את הניצחון: { $gain } קרדיטים לכל אחד!
}
stardust-result-hand = יד { $number }: { $credits } לזכות { $winner } ({ $combination })
stardust-all-folded = כל האחרים פרשו
stardust-curve = הקרדיטים אחרי כל יד

## מה קורה, בסיפור

stardust-told-check = { $player }: צ'ק
stardust-told-call = { $left ->
    [0] { $player }: השוואה ב-{ $amount } — ❗ **אול-אין**
   *[other] { $player }: השוואה ב-{ $amount }
}
stardust-told-bet = { $left ->
    [0] { $player }: הימור של { $amount } — ❗ **אול-אין**
   *[other] { $player }: הימור של { $amount }
}
stardust-told-raise = { $left ->
    [0] { $player }: העלאה ל-{ $amount } — ❗ **אול-אין**
   *[other] { $player }: העלאה ל-{ $amount }
}
stardust-told-fold = { $player }: פרישה
stardust-told-exchange = { $count ->
    [0] { $player }: כל הקלפים נשארים
    [one] { $player }: החלפת קלף אחד
    [two] { $player }: החלפת שני קלפים
   *[other] { $player }: החלפת { $count } קלפים
}
stardust-told-lay = 🃏 **{ $player }: { $joker } על השולחן**
stardust-told-lay-before = 🃏 **{ $player }: { $joker } מול { $rival }**
stardust-told-discard = { $player }: קלף אחד נזרק ואחר נלקח
stardust-told-pay = { $player }: עוד { $amount } לקופה
stardust-told-wins = { $sign } **{ $credits } לזכות { $player } ({ $combination })**
stardust-told-takes = { $sign } **{ $credits } לזכות { $player }: כל האחרים פרשו**
stardust-told-broke = 💥 **ל-{ $player } לא נשאר כלום**
stardust-told-lead = 📈 **{ $player } בראש עם { $credits } קרדיטים**
stardust-told-last-hand = 🎯 **היד האחרונה מתחילה**
stardust-guess-until = אפשר לנחש, ולשנות את הניחוש, עד סוף היד הראשונה.

## היד

stardust-hand-game-over = המשחק נגמר.
stardust-hand-broke = לא נשאר לך במה לשחק בשולחן הזה.
stardust-hand-folded = פרשת. היד הבאה תחולק כשזו תיגמר.
stardust-hand-wait = התור של { $players }. בקופה: { $pot }
stardust-hand-call = התור שלך. בקופה: { $pot }. כדי להישאר משלמים **{ $amount }**; יש לך { $left }.
stardust-hand-check = התור שלך. בקופה: { $pot }. אין הימור להשוות; יש לך { $left }.
stardust-hand-exchange = החלפה. בוחרים עד { $most } קלפים לזריקה ומאשרים. אם רוצים להניח ג'וקר, מניחים אותו קודם.
stardust-hand-death = המוות המהיר הונח מולך על ידי { $player }: צריך לבחור קלף לזריקה ולמשוך אחר.
stardust-hand-water = המים האפלים הונחו על ידי { $player }: צריך לשלם עוד { $amount }, או לפרוש.
stardust-hand-best = יש לך: **{ $combination }**
stardust-worth-two = שני כוכבי לכת זהים. יותר נקודות מנצחות.
stardust-worth-three = שלושה כוכבי לכת זהים, או אחד מכל גודל מאותו מבנה. יותר נקודות מנצחות.
stardust-worth-mixed = מערכת של שלושה ומערכת של שניים ממבנה אחר. יותר נקודות מנצחות.
stardust-worth-mega = מערכת של שלושה ומערכת של שניים מאותו מבנה. יותר נקודות מנצחות.
stardust-worth-cluster = חמש שמשות מנצחות כל מערכת.
stardust-worth-meeting = חמישה ג'וקרים מנצחים הכול.
stardust-worth-nothing = כל צירוף מנצח אותה.
stardust-effect-hole = חור שחור: מניחים אותו ומושכים שני קלפים.
stardust-effect-death = מוות מהיר: מניחים אותו מול מישהו, שחייב להחליף קלף; גם מי שהניח מושך אחד.
stardust-effect-water = מים אפלים: מניחים אותם, וכולם משלמים שוב { $ante } או פורשים; אחר כך מושכים קלף.
stardust-check = צ'ק
stardust-call = להשוות ({ $amount })
stardust-called = להשוות
stardust-fold = לפרוש
stardust-bet = להמר { $amount }
stardust-bet-question = כמה להמר?
stardust-bet-other = להמר…
stardust-raise = להעלות ל-{ $amount }
stardust-raise-question = לכמה להעלות?
stardust-raise-other = להעלות ל…
stardust-all-in-with = אול-אין ({ $amount })
stardust-exchange = { $count ->
    [one] להחליף קלף אחד
    [two] להחליף שני קלפים
   *[other] להחליף { $count } קלפים
}
stardust-exchange-these = להחליף { $cards }
stardust-keep-all = להשאיר הכול
stardust-pick-cards = קלפים לזריקה (עד { $most })
stardust-pick-rival = להניח את המוות המהיר מול…
stardust-lay = להניח: { $joker }
stardust-lay-before = להניח מול כיסא { $number }: { $joker }
stardust-discard = לזרוק { $card }
stardust-discard-one = לזרוק קלף
stardust-pay = לשלם { $amount }

## הכללים, במילים שלנו

stardust-rules =
    ### הרעיון
    אוספים כוכבי לכת ששייכים יחד, ומהמרים על היד עם הכי הרבה **נקודות כלכלה** בחשיפה. הכול בכסף משחק.

    ### יד אחת
    1. כולם משלמים לקופה **דמי כניסה** של 10 ומקבלים חמישה קלפים.
    2. **סבב הימורים ראשון**, בכיוון השעון מהמקום הפותח: צ'ק או הימור; כשיש הימור, משווים, מעלים או פורשים. מי שיש לו מעט מדי נכנס *אול-אין* ומשחק על החלק בקופה שהצליח להשוות. מה שאיש לא השווה מהימור חוזר בסוף סבב ההימורים.
    3. **החלפה**, סבב אחד: זורקים עד שלושה קלפים ומושכים אותו מספר. לפני כן אפשר להניח ג'וקרים.
    4. **סבב הימורים שני**, כמו קודם.
    5. **חשיפה**: מי שנשאר מראה את קלפיו, והצירוף הטוב ביותר לוקח את הקופה. אם כל האחרים פרשו, לא מראים דבר.

    אחרי כל יד המקום הפותח עובר בכיוון השעון. מי שיש לו הכי הרבה אחרי האחרונה מנצח.

    ### מה נחשב
    הנקודות של הצירוף **האחד הטוב ביותר** שלך, מכל סוג. **צביר כוכבים** (חמש שמשות) מנצח כל מערכת; **המפגש הגדול** (חמישה ג'וקרים) מנצח הכול.
    שוויון? השמש הטובה יותר ביד מנצחת: אדומה לפני צהובה, ואז יותר פסים. בלי שמשות: יער לפני מים לפני מדבר. עדיין שוויון: חולקים את הקופה.

    ### ג'וקרים
    ג'וקר הוא כוכב לכת מכל גודל ומבנה, עם הנקודות שלו (לפחות כוכב לכת אחד חייב להיות אמיתי). הפריזמה, המרפא ונשימת החיים יכולים להיות גם שמשות אדומות עם שלושה פסים, שני פסים ופס אחד.
    בהחלפה אפשר במקום זה להניח שלושה מהם: **חור שחור** – מושכים שני קלפים, כלומר שישה ביד. **מוות מהיר** – יריב מחליף קלף לבחירתו, ואז מושכים אחד. **מים אפלים** – כולם משלמים שוב את דמי הכניסה או פורשים, ואז מושכים אחד.
stardust-example-two = מערכת של שניים: שני כוכבי לכת מאותו גודל ומבנה.
stardust-example-three = מערכת של שלושה: שלושה מאותו גודל ומבנה, או גדול, בינוני וקטן מאותו מבנה.
stardust-example-mixed = מערכת מעורבת: מערכת של שלושה ומערכת של שניים ממבנה אחר.
stardust-example-mega = מגה־מערכת: מערכת של שלושה ומערכת של שניים מאותו מבנה.
stardust-example-cluster = צביר כוכבים: חמש שמשות. המספר הוא מספר הפסים שלהן.
stardust-example-meeting = המפגש הגדול: חמישה ג'וקרים.
stardust-example-jokers = ג'וקרים משלימים: הפריזמה ככוכב לכת מיוער גדול שלישי, המים האפלים ככוכב לכת מימי קטן שני.

## שחקני מחשב

stardust-character-easy = משווה עם כל זוג ומקווה
stardust-character-normal = שוקל את הסיכוי מול המחיר
stardust-character-hard = מדמיין מאה חלוקות לפני כל הימור

## דירוג

stardust-score = קרדיטים שנצברו
stardust-count-score = { $count ->
    [one] קרדיט אחד
    [two] שני קרדיטים
   *[other] { $count } קרדיטים
}
stardust-statistics-hands = { $dealt ->
    [one] יד אחת
    [two] שתי ידיים
   *[other] { $dealt } ידיים
}, { $won ->
    [0] בלי ניצחונות
    [one] ניצחון באחת
    [two] ניצחון בשתיים
   *[other] ניצחון ב-{ $won }
}
stardust-statistics-showdowns = { $shown ->
    [one] חשיפה אחת
    [two] שתי חשיפות
   *[other] { $shown } חשיפות
}, { $won ->
    [0] בלי ניצחונות
    [one] ניצחון באחת
    [two] ניצחון בשתיים
   *[other] ניצחון ב-{ $won }
}
stardust-statistics-best = הכי הרבה ניצחונות עם: { $combination } ({ $times ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $times } פעמים
})

## הרגע הכי טוב במשחק

stardust-best-pot = קופה של { $credits } קרדיטים עם { $combination }
stardust-best-folded = קופה של { $credits } קרדיטים: כל האחרים פרשו

## החלוקה היומית

stardust-day-score = { $signed } קרדיטים
## הישגים

stardust-achievement-phoenix = עוף החול
stardust-achievement-phoenix-for = לנצח במשחק אחרי שנשארה לך לכל היותר עשירית מהקופה שהבאת.
stardust-achievement-every-hand = ניצחון סוחף
stardust-achievement-every-hand-for = לנצח בכל יד של משחק בן שלוש ידיים לפחות.
stardust-achievement-one-hand = אחת הספיקה
stardust-achievement-one-hand-for = לנצח במשחק של חמש ידיים לפחות אחרי ניצחון ביד אחת בלבד.
stardust-achievement-stare-down = מבט קפוא
stardust-achievement-stare-down-for = לגרום לכולם לפרוש מול ההימור שלך, בקופה ששווה לפחות שלושה סכומי פתיחה.
stardust-achievement-empty-sky = שמיים ריקים
stardust-achievement-empty-sky-for = לנצח בחשיפה בלי שום צירוף.
stardust-achievement-mega-system = רק כוכבי לכת
stardust-achievement-mega-system-for = לנצח בחשיפה עם מגה־מערכת בלי ג'וקרים.
stardust-achievement-star-cluster = חמש שמשות
stardust-achievement-star-cluster-for = לנצח בחשיפה עם צביר כוכבים.
stardust-achievement-great-meeting = מגע ראשון
stardust-achievement-great-meeting-for = לנצח בחשיפה עם המפגש הגדול.
stardust-achievement-stand-pat = שלווה
stardust-achievement-stand-pat-for = לנצח בחשיפה של ארבע ידיים לפחות בלי להחליף קלף.
stardust-achievement-sun-decides = בזכות קרן שמש
stardust-achievement-sun-decides-for = לנצח בחשיפה שרק השמשות מכריעות בה.
stardust-achievement-dead-heat = כתף אל כתף
stardust-achievement-dead-heat-for = להראות בחשיפה את היד החזקה ביותר יחד עם מישהו שידו חזקה בדיוק באותה מידה.
stardust-achievement-triple-knockout = סופרנובה
stardust-achievement-triple-knockout-for = לנצח ביד שבה שלושה אחרים מאבדים את הקרדיט האחרון.
stardust-achievement-conjurer = קוסמות
stardust-achievement-conjurer-for = להניח במשחק אחד את החור השחור, את המוות המהיר ואת המים האפלים.
stardust-achievement-flood = מבול
stardust-achievement-flood-for = לגרום לשניים אחרים לצאת בעזרת המים האפלים.
stardust-achievement-bad-stars = ביש מזל
stardust-achievement-bad-stars-for = להפסיד בחשיפה עם צביר כוכבים, או עם מגה־מערכת בלי ג'וקרים.
stardust-bold = קופה של { $pot } בחשיפה, עם יד ששווה רק { $points } נקודות
