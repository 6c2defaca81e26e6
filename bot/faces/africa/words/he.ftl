# כוכב אפריקה: הקלפים, הסירובים, הכללים והשולחן.

africa-title = כוכב אפריקה
africa-command = כוכב אפריקה: לקיחות שמטפסות, אריות, שודדים ואבני חן
africa-command-new = לפתוח שולחן כוכב אפריקה: לקיחות, אריות, שודדים ואבני חן
africa-about = לוקחים לקיחות מלאות אבני חן בקלפים גבוהים יותר ויותר, ונזהרים מאריות ומשודדים.
africa-length = כ-30 דקות
africa-stage = סיבוב { $round } מתוך { $rounds }

## קלפים

africa-lion = אריה
africa-topaz = טופז
africa-emerald = אזמרגד
africa-ruby = אודם
africa-horseshoe = פרסה
africa-brigand = שודד
africa-star = כוכב אפריקה
africa-colour-red = אדום
africa-colour-blue = כחול
africa-colour-green = ירוק
africa-colour-yellow = צהוב
africa-no-cards = אין קלפים

## למה מהלך נדחה

africa-refused-not-your-card = הקלף { $card } אינו ביד שלך.
africa-refused-too-low = { $card } אינו גבוה מכל מה שעל השולחן.
africa-refused-must-lead = הפתיחה שלך: צריך לשחק קלף למעלה.
africa-refused-must-play = עד 10 אי אפשר להכריז פס: משחקים קלף גבוה יותר, או לוקחים אסימון גנב ומכניסים קלף נמוך מתחת.
africa-refused-no-under-now = מעל 10 לא מכניסים קלפים מתחת: משחקים גבוה יותר, או מכריזים פס.
africa-refused-too-high-for-under = { $card } גבוה מהקלפים שכאן: הוא הולך למעלה.
africa-refused-bad-reshuffle = הערבוב אינו מונה את כל קלפי החפיסה, שמעורבבת לפני כל סיבוב.

## כללי הבית

africa-option-rounds-name = סיבובים
africa-option-rounds-title = סיבובים
africa-option-rounds-hint = כמה סיבובים יש במשחק
africa-option-rounds-5 = חמישה סיבובים
africa-option-rounds-3 = שלושה סיבובים
africa-option-rounds-1 = סיבוב אחד
africa-house-rounds-3 = שלושה סיבובים
africa-house-rounds-1 = סיבוב אחד

## השולחן

africa-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
africa-leads = התור של { $leader } לפתוח, בכל קלף.
africa-top = למעלה: { $card }
africa-lion-counts = האריה נחשב כמו מה שניצח: { $high }.
africa-trick = הלקיחה הזאת: { $points }
africa-pile = { $count ->
    [0] הקופה נגמרה.
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
}
africa-round-over = הסיבוב הקודם:
africa-round-line = { $player }: { $points }
africa-fortune = { $jewels } = { $worth }
africa-passed = פס
africa-result = { $count ->
    [one] ל-{ $winners } ההון הגדול ביותר: { $worth }!
   *[other] ל-{ $winners } הון שווה של { $worth }, ולוחצים ידיים!
}
africa-picture-round = סיבוב { $number }: { $seats }.
africa-picture-seat = { $player } { $points } נקודות, אבני חן בשווי { $jewels }
africa-curve = ההון אחרי כל סיבוב

### מה קורה, בסיפור

africa-told-play = { $left ->
    [0] { $player }: { $card } — ❗ **הקלף האחרון**
    [1] { $player }: { $card } — ❗ **נשאר קלף אחד**
   *[other] { $player }: { $card }
}
africa-told-under = { $player }: { $card } מתחת, תמורת אסימון גנב
africa-told-pass = { $player }: פס
africa-told-trick = הלקיחה: { $player }, { $points }
africa-told-big-trick = 🔥 **לקיחה גדולה: { $player }, { $points }**
africa-told-round = 🏁 **סיבוב { $number }: ניצחון של { $player } עם { $points }**
africa-told-lead = 📈 **{ $player } בראש, עם הון של { $worth }**
africa-told-last-round = 🎯 **סיבוב הסיום מתחיל**

## היד

africa-hand-over = המשחק נגמר.
africa-hand-lead = הפתיחה שלך: אפשר לשחק כל קלף.
africa-hand-top = התור שלך. הקלף העליון: { $card }
africa-hand-forced = משחקים קלף גבוה יותר, או מכניסים קלף מתחת: אסימון גנב עולה 2 נקודות.
africa-hand-under = אין לך קלף גבוה יותר. מכניסים קלף מתחת: אסימון גנב עולה 2 נקודות.
africa-hand-must-pass = אין לך קלף גבוה יותר. פס לא עולה כלום.
africa-hand-higher = משחקים קלף גבוה יותר.
africa-hand-free = מעל 10 אפשר להכריז פס בלי לשלם.
africa-about-lion = אריה: גובר על כל מה שמתחת ל-11, ואז נחשב כמו מה שניצח.
africa-about-brigand = שודד: גובר על הכול חוץ מכוכב אפריקה.
africa-about-star = כוכב אפריקה: גובר על הכול.
africa-under = { $card } מתחת
africa-pass = פס

## הכללים, במילים שלנו

africa-rules =
    ### הרעיון
    זוכים בלקיחות מלאות קלפים יקרים. כל סיבוב מזכה באבני חן; ההון הגדול ביותר אחרי **חמישה סיבובים** מנצח, ובמשחק לבד אחרי שלושה.

    ### סיבוב
    כל אחד מקבל ארבעה קלפים; אחרי כל קלף מושכים קלף, כל עוד יש קופה. מי שפותח משחק קלף כלשהו. אחר כך, בכיוון השעון:
    - **עד 10** על השולחן: משחקים קלף **גבוה יותר** למעלה, או לוקחים **אסימון גנב** ומכניסים מתחת קלף שאינו גבוה יותר;
    - **מעל 10**: משחקים גבוה יותר, או **מכריזים פס** בלי לשלם.

    כשכל האחרים הכריזו פס, מי ששיחק את הקלף העליון לוקח את הלקיחה ופותח. כשרק לשחקן אחד נשארו קלפים והגיע תורו, הסיבוב נגמר: הקלפים האלה נזרקים, והלקיחה הולכת למי ששיחק את הקלף העליון.

    ### קלפים
    2 הוא **האריה**: הוא מנצח גם כל מה שמתחת ל-11, ואז נחשב כמו מה שניצח. 11 טופז, 12 אזמרגד, 13 אודם, 14 פרסה; **השודד** מנצח את כולם, **כוכב אפריקה** מנצח הכול. הצבעים אינם חשובים.

    ### נקודות
    הכוכב 3; השודד, הפרסה ואבני החן 2; כל קלף אחר 1. כל אסימון גנב עולה 2; מה שהנקודות אינן מכסות נשאר לסיבוב הבא.
    הכי הרבה נקודות: פרסה (8). אחר כך אודם (4), אזמרגד (2), טופז (1), כלום. בשוויון נקודות מקבל את המקום הטוב יותר מי שיש לו פחות אסימוני גנב; אם גם האסימונים שווים, חולקים אותו, והמקום הבא אינו ניתן. מעל 40 נקודות: עוד טופז.
    שוויון בסוף: מנצח מי שהיו לו פחות אסימוני גנב בסיבוב הסיום.

    ### הפסיאנס
    לאדם אחד, בכל מקום: להניח את כל הקלפים בכמה שפחות שורות. אחד משני הקלפים ביד (שלושה קל יותר) הולך לסוף שורה, ואז מושכים. מתאים **אותו ערך**, ערך **סמוך**, או **אות** משותפת (V היא גם W). האריה הולך גם על כל קלף בצבעו, הפרסה היא 14 או 1, השודד הולך על הכול (הקלף שמתחתיו ממשיך לקבוע), הכוכב הוא כל קלף או מחבר שתי שורות. שורה חדשה נפתחת רק כששום דבר לא מתאים.
africa-hero = קלפים גבוהים יותר ויותר: 4, 8, טופז, אודם, כוכב אפריקה.
africa-example-rank = מהנמוך לגבוה: אריה, מספרים, טופז, אזמרגד, אודם, פרסה, ואז השודד והכוכב.
africa-example-lion = האריה מנצח את ה-9, ואז נחשב כמו 9: 10 מנצח אותו.
africa-example-trick = על 4 ו-8 מישהו מכניס 3 מתחת, תמורת אסימון גנב. הטופז מעל 10: עכשיו אפשר להכריז פס. האודם לוקח.

## שחקני מחשב

africa-character-easy = תמיד משחק את הקלף הנמוך שמנצח
africa-character-normal = מוציא אבני חן רק על שולחן מלא
africa-character-hard = משחק כל אפשרות עד הסוף בראש

## דירוג

africa-score = הון
africa-count-score = { $count ->
    [one] הון של 1
   *[other] הון של { $count }
}
africa-statistics-rounds = סיבובים: { $played }, ניצחונות בהם: { $won }
africa-statistics-points = נקודות בסיבוב: { $average } בממוצע; אסימוני גנב: { $tokens }
africa-statistics-clean = { $count ->
    [one] ניצחון בסיבוב אחד בלי אסימון גנב
    [two] ניצחון בשני סיבובים בלי אסימון גנב
   *[other] ניצחון ב-{ $count } סיבובים בלי אסימון גנב
}
africa-statistics-bonus = { $count ->
    [one] סיבוב אחד עם יותר מ-40 נקודות
    [two] שני סיבובים עם יותר מ-40 נקודות
   *[other] { $count } סיבובים עם יותר מ-40 נקודות
}

### הפסיאנס: השורות, התוצאות והסירובים.

patience-title = כוכב אפריקה, פסיאנס
patience-aim = המטרה: להניח את כל 54 הקלפים בכמה שפחות שורות.
patience-fits = מתאים: ערך זהה או סמוך, או אות משותפת. וגם: האריה על הצבע שלו, הפרסה כ־14 או כ־1, השודד והכוכב בכל מקום; הכוכב יכול לחבר שתי שורות. קלף חיוור או כפתור אפור אומר למה לא.
patience-row = שורה { $row }
patience-new = שורה חדשה
patience-joins = לחבר שתי שורות בעזרת הכוכב
patience-hand = לבחירה: { $cards }.
patience-row-told = שורה { $row }: { $count ->
    [one] קלף אחד, { $end }.
    [two] שני קלפים, בסוף { $end }.
   *[other] { $count } קלפים, בסוף { $end }.
}
patience-pile = { $count ->
    [0] כל הקלפים נשלפו.
    [one] עוד קלף אחד
    [two] עוד שני קלפים
   *[other] עוד { $count } קלפים
}
patience-lay = { $card } לשורה { $row }
patience-new-row = { $card } פותח שורה
patience-join = { $card } מחבר את שורות { $one } ו־{ $other }
patience-hint = רמז: { $move }
patience-rows = { $count ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $count } שורות
}
patience-result = { $rows }.
patience-best = הכי מעט שאפשר: { $best }.

## למה מהלך נדחה

patience-refused-not-your-card = { $card } אינו אחד מהקלפים שלך.
patience-refused-no-such-row = אין שורה { $row }.
patience-refused-does-not-fit = { $card } לא מתאים לשורה { $row }: ל־{ $top } אין ערך זהה או סמוך, ואין אות משותפת.
patience-refused-can-be-laid = שורה חדשה נפתחת רק כשאף קלף שלך לא מתאים.

## כללי הבית

patience-option-hand-name = יד
patience-option-hand-title = קלפים לבחירה
patience-option-hand-hint = קלפים לבחירה: שלושה קל יותר
patience-option-hand-2 = שני קלפים
patience-option-hand-3 = שלושה קלפים (קל יותר)

## הרגע הכי טוב במשחק

africa-best-trick = לקיחה של { $points } בסיבוב { $number }

## החלוקה היומית

africa-day-score = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
## הישגים

africa-achievement-outshone = ברק מסנוור
africa-achievement-outshone-for = לקחת לקיחה של ארבעה קלפים לפחות עם כוכב אפריקה על השודד.
africa-achievement-lions-share = חלק הארי
africa-achievement-lions-share-for = לקחת לקיחה של ארבעה קלפים לפחות עם אריה.
africa-achievement-jeweller = תכשיטנות
africa-achievement-jeweller-for = לקחת טופז, אזמרגד, אודם ופרסה בלקיחה אחת.
africa-achievement-stable = אורווה מלאה
africa-achievement-stable-for = לקחת את כל ארבע הפרסות בסיבוב אחד (4 לפחות בשולחן).
africa-achievement-caravan = שיירה
africa-achievement-caravan-for = לקחת לקיחה ששווה 20 נקודות לפחות.
africa-achievement-pickpocket = כייסות
africa-achievement-pickpocket-for = לקחת לקיחה שהנחת בה חמישה קלפים לפחות מתחת.
africa-achievement-master-thief = רב־גנבים
africa-achievement-master-thief-for = לנצח עם עשרה אסימוני גנב לפחות, יותר מכל אחד אחר (3 סיבובים לפחות, 3 לפחות בשולחן).
africa-achievement-clean-hands = ידיים נקיות
africa-achievement-clean-hands-for = לנצח בלי לקחת אסימון גנב (3 סיבובים לפחות, 3 לפחות בשולחן).
africa-achievement-last-to-first = מהסוף להתחלה
africa-achievement-last-to-first-for = לנצח מהמקום האחרון לפני סיבוב הסיום (3 סיבובים לפחות, 3 לפחות בשולחן).
africa-achievement-second-best = צב
africa-achievement-second-best-for = לנצח במשחק של חמישה סיבובים בלי לזכות ביותר מסיבוב אחד.
africa-achievement-every-round = בול פגיעה
africa-achievement-every-round-for = לנצח בכל סיבוב של משחק (3 סיבובים לפחות, 3 לפחות בשולחן).
africa-achievement-beggar-king = מלך הקבצנים
africa-achievement-beggar-king-for = לנצח במשחק עם סיבוב בלי אף נקודה (3 סיבובים לפחות, 4 לפחות בשולחן).
africa-achievement-good-conscience = מצפון נקי
africa-achievement-good-conscience-for = לנצח במשחק שנגמר בשוויון, בזכות פחות אסימוני גנב (3 סיבובים לפחות, 3 לפחות בשולחן).
africa-bold = לקיחה של { $points } נקודות, בלי השודד ובלי כוכב אפריקה

## Help, and sharing

patience-rules =
    ### הרעיון
    להניח את כל 54 הקלפים בכמה שפחות שורות.

    ### מהלך
    הקלף הראשון פותח את השורה הראשונה. מבין שני הקלפים לבחירה (עם שלושה קל יותר) מניחים אחד בסוף שורה, ואז מושכים את הבא. קלף מתאים לקלף אחר אם יש להם
    - **אותו ערך** או ערך **סמוך**, או
    - **אות** משותפת.

    ### האותיות
    לכל קלף מ־2 עד 14 יש האותיות של מקום באפריקה, ובכל השפות אלה של שמו באנגלית: **C** בשביל Cairo, **C V** בשביל Cape Verde. **V** היא גם V וגם W.

    ### קלפים מיוחדים
    - **האריה** (2) הולך גם על כל קלף בצבעו.
    - **הפרסה** היא 14 או 1.
    - **השודד** הולך על הכול. הקלף שמתחתיו ממשיך לקבוע מה מתאים.
    - **הכוכב** הולך על הכול והכול הולך עליו, או שהוא מחבר שתי שורות.

    ### שורה חדשה
    שורה חדשה נפתחת רק כשאף אחד מהקלפים לבחירה לא מתאים בשום מקום.

    ### עזרה
    הכפתור **{ button-hint }** מראה את המהלך שנראה הכי טוב. **{ button-take-back }** אפשרי מרגע שלא נשארו קלפים למשוך. שניהם נספרים ומופיעים ליד התוצאה. בקשה חוזרת לאותו רמז לא נספרת שוב.

    ### החפיסה היומית
    לכולם אותה חפיסה, ומשחקים בה פעם אחת. היא מתחלפת בחצות לפי UTC. פחות שורות עדיפות, אחר כך פחות רמזים, ואחר כך פחות מהלכים שבוטלו. מדליה מקבלים על שלוש שורות לכל היותר.
