# כוכב אפריקה: הקלפים, הסירובים, הכללים והשולחן.

africa-title = כוכב אפריקה
africa-command = כוכב אפריקה: לקיחות שמטפסות, אריות, גנבים ואבני חן
africa-stage = סיבוב { $round } מתוך { $rounds }

## קלפים

africa-lion = אריה
africa-topaz = טופז
africa-emerald = אזמרגד
africa-ruby = אודם
africa-horseshoe = פרסה
africa-brigand = השודד
africa-star = כוכב אפריקה
africa-no-cards = אין קלפים

## למה מהלך נדחה

africa-refused-not-your-card = הקלף { $card } אינו בידכם.
africa-refused-too-low = { $card } אינו גבוה מכל מה שעל השולחן.
africa-refused-must-lead = אתם פותחים, לכן צריך לשחק קלף למעלה.
africa-refused-must-play = עד 10 אי אפשר לעבור: שחקו קלף גבוה יותר, או קחו אסימון גנב והכניסו קלף נמוך מתחת.
africa-refused-no-under-now = מעל 10 לא מכניסים קלפים מתחת: שחקו גבוה יותר, או עברו.
africa-refused-too-high-for-under = { $card } גבוה ממה שעל השולחן: הוא הולך למעלה.
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
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
africa-leads = { $leader } פותח בקלף כלשהו.
africa-top = למעלה: { $card }, של { $player }
africa-lion-counts = האריה נחשב כמו מה שניצח: { $high }.
africa-trick = הלקיחה הזאת: { $cards }
africa-pile = { $count ->
    [0] הקופה נגמרה.
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
}
africa-round-over = **הסיבוב האחרון:**
africa-round-line = { $player }: { $points }
africa-fortune = { $jewels } ({ $worth })
africa-taken = { $points } עד כה
africa-held = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
africa-passed = עבר
africa-result = { $count ->
    [one] ל-{ $winners } ההון הגדול ביותר: { $worth }!
   *[other] ל-{ $winners } הון של { $worth }, והם לוחצים ידיים!
}
africa-result-round = סיבוב { $number }: { $winner } עם { $points }
africa-picture-round = סיבוב { $number }: { $seats }.
africa-picture-seat = מקום { $number } { $points } נקודות, אבני חן בשווי { $jewels }

## היד

africa-hand-over = המשחק נגמר.
africa-hand-lead = אתם פותחים. שחקו קלף כלשהו.
africa-hand-turn = תורכם.
africa-hand-top = למעלה: { $card }
africa-hand-forced = שחקו קלף גבוה יותר, או קחו אסימון גנב (2 נקודות) והכניסו מתחת קלף שאינו גבוה יותר.
africa-hand-free = מעל 10 אפשר לעבור בלי לשלם.
africa-hand-wait = התור של { $player }.
africa-under = { $card } מתחת
africa-pass = לעבור

## הכללים, במילים שלנו

africa-rules =
    ### הרעיון
    זוכים בלקיחות מלאות קלפים יקרים. כל אחד מ**חמישה סיבובים** מזכה באבני חן; ההון הגדול ביותר מנצח.

    ### סיבוב
    כל אחד מקבל ארבעה קלפים; אחרי כל קלף ששיחקתם מושכים קלף, כל עוד יש קופה. מי שפותח משחק קלף כלשהו. אחר כך, בכיוון השעון:
    - **עד 10** על השולחן: משחקים קלף **גבוה יותר** למעלה, או לוקחים **אסימון גנב** ומכניסים מתחת קלף שאינו גבוה יותר;
    - **מעל 10**: משחקים גבוה יותר, או **עוברים** בלי לשלם.

    כשכל האחרים עברו, מי ששיחק את הקלף העליון לוקח את הלקיחה ופותח. כשרק לשחקן אחד נשארו קלפים והגיע תורו, הסיבוב נגמר: הוא זורק אותם, והלקיחה הולכת למי ששיחק את הקלף העליון.

    ### קלפים
    2 הוא **האריה**: הוא מנצח גם כל מה שמתחת ל-11, ואז נחשב כמו מה שניצח. 11 טופז, 12 אזמרגד, 13 אודם, 14 פרסה; **השודד** מנצח את כולם, **כוכב אפריקה** מנצח הכול. הצבעים אינם חשובים.

    ### נקודות
    הכוכב 3; השודד, הפרסה ואבני החן 2; כל קלף אחר 1. כל אסימון גנב עולה 2; מה שהנקודות אינן מכסות נשאר לסיבוב הבא.
    הכי הרבה נקודות: פרסה (8). אחר כך אודם (4), אזמרגד (2), טופז (1), כלום. בשוויון נקודות מקבל את המקום הטוב יותר מי שיש לו פחות אסימוני גנב; אם גם האסימונים שווים, חולקים אותו, והמקום הבא אינו ניתן. מעל 40 נקודות: עוד טופז.
    שוויון בסוף: מנצח מי שהיו לו פחות אסימוני גנב בסיבוב האחרון.

    ### הפסיאנס
    לאדם אחד, בכל מקום: להניח את כל הקלפים בכמה שפחות שורות. אחד משני הקלפים ביד (שלושה קל יותר) הולך לסוף שורה, ואז מושכים. מתאים **אותו ערך**, ערך **סמוך**, או מקום עם **אות ראשונה** משותפת (V ו-W הן אחת; כל מילה נחשבת). האריה הולך גם על כל קלף בצבעו, הפרסה היא 14 או 1, השודד הולך על הכול (מה שמתחתיו ממשיך לקבוע), הכוכב הוא כל קלף או מחבר שתי שורות. שורה חדשה נפתחת רק כששום דבר לא מתאים.
africa-example-rank = מהנמוך לגבוה: אריה, מספרים, טופז, אזמרגד, אודם, פרסה, ואז השודד והכוכב.
africa-example-lion = האריה מנצח את ה-9, ואז נחשב כמו 9: 10 מנצח אותו.
africa-example-trick = על 4 ו-8 מישהו מכניס 3 מתחת, תמורת אסימון גנב. הטופז מעל 10: עכשיו אפשר לעבור. האודם לוקח.

## שחקני מחשב

africa-character-easy = תמיד משחק את הקלף הנמוך שמנצח
africa-character-normal = מבזבז אבני חן רק על שולחן מלא
africa-character-hard = משחק כל אפשרות עד הסוף בראש

## דירוג

africa-score = הון
africa-count-score = { $count ->
    [one] הון של 1
   *[other] הון של { $count }
}
africa-statistics-rounds = סיבובים: { $played } שוחקו, { $won } נוצחו
africa-statistics-points = נקודות בסיבוב: { $average } בממוצע; אסימוני גנב: { $tokens }
africa-statistics-clean = { $count ->
    [one] סיבוב אחד נוצח בלי אסימון גנב
    [two] שני סיבובים נוצחו בלי אסימון גנב
   *[other] { $count } סיבובים נוצחו בלי אסימון גנב
}
africa-statistics-bonus = { $count ->
    [one] סיבוב אחד עם יותר מ-40 נקודות
    [two] שני סיבובים עם יותר מ-40 נקודות
   *[other] { $count } סיבובים עם יותר מ-40 נקודות
}

### הפסיאנס: השורות, התוצאות והסירובים.

patience-title = כוכב אפריקה, פסיאנס
patience-pile = { $count ->
    [0] כל הקלפים נשלפו.
    [one] עוד קלף אחד
    [two] עוד שני קלפים
   *[other] עוד { $count } קלפים
}
patience-hand = **לבחירה:**
patience-lay = { $card } ← שורה { $row }
patience-new-row = { $card } פותח שורה
patience-join = { $card }: שורה { $one } + { $other }
patience-hint = רמז: { $move }
patience-rows = { $count ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $count } שורות
}
patience-result = { $rows }: { $rating }
patience-best = הכי מעט שאפשר עם החפיסה הזאת: { $rows }.
patience-incredible = לא ייאמן!
patience-very-good = טוב מאוד
patience-good = טוב
patience-passable = עובר
patience-insufficient = לא מספיק

## למה מהלך נדחה

patience-refused-not-your-card = { $card } אינו אחד מהקלפים שלכם.
patience-refused-no-such-row = אין שורה { $row }.
patience-refused-does-not-fit = { $card } לא מתאים לשורה { $row }: לא ערך זהה או סמוך, ולא אות מהמקום.
patience-refused-can-be-laid = שורה חדשה נפתחת רק כשאף קלף שלכם לא מתאים.

## כללי הבית

patience-option-hand-name = יד
patience-option-hand-title = קלפים לבחירה
patience-option-hand-hint = קלפים לבחירה: שלושה קל יותר
patience-option-hand-2 = שני קלפים
patience-option-hand-3 = שלושה קלפים (קל יותר)
