# הפסיאנס והחפיסה היומית: כללים, אותיות המקומות, עזרה, שיתוף.

patience-letters = גם קלפים עם אות משותפת מתאימים. נחשבות רק האותיות שלפני המקום.
patience-rules =
    ### הרעיון
    להניח את כל 54 הקלפים בכמה שפחות שורות.

    ### מהלך
    הקלף הראשון פותח את השורה הראשונה. מבין שני הקלפים לבחירה (עם שלושה קל יותר) מניחים אחד בסוף שורה, ואז מושכים את הבא. קלף מתאים לקלף אחר אם יש להם
    - **אותו ערך** או ערך **סמוך**,
    - **אות** משותפת.

    ### האותיות
    על כל קלף מ־2 עד 14 רשום מקום, ולפניו האותיות שנחשבות: **C** קהיר, **C V** כף ורדה. הן זהות בכל השפות, ולא משנה איך המקום נקרא בהן. **V** היא גם V וגם W.

    ### קלפים מיוחדים
    - **האריה** (2) הולך גם על כל קלף בצבעו.
    - **הפרסה** היא 14 או 1.
    - **השודד** הולך על הכול. הקלף שמתחתיו ממשיך לקבוע מה מתאים.
    - **הכוכב** הולך על הכול והכול הולך עליו, או שהוא מחבר שתי שורות.

    ### שורה חדשה
    שורה חדשה נפתחת רק כשאף אחד מהקלפים לבחירה לא מתאים בשום מקום.

    ### התוצאה
    שורה אחת: לא ייאמן. שתיים: טוב מאוד. שלוש: טוב. ארבע: עובר. יותר: לא מספיק.

    ### עזרה
    הכפתור **{ button-hint }** מראה את המהלך שנראה הכי טוב. **{ button-take-back }** אפשרי מרגע שלא נשארו קלפים למשוך. שניהם נספרים ומופיעים ליד התוצאה. בקשה חוזרת לאותו רמז לא נספרת שוב.

    ### החפיסה היומית
    לכולם אותה חפיסה, ומשחקים בה פעם אחת. היא מתחלפת בחצות לפי UTC. פחות שורות עדיפות, אחר כך פחות רמזים, ואחר כך פחות מהלכים שבוטלו. מדליה מקבלים על שלוש שורות לכל היותר.
alone-no-help = בלי עזרה
alone-hints = { $count ->
    [one] רמז אחד
    [two] שני רמזים
   *[other] { $count } רמזים
}
alone-taken-back = { $count ->
    [one] מהלך אחד בוטל
    [two] שני מהלכים בוטלו
   *[other] { $count } מהלכים בוטלו
}
alone-day-note = כשמספר השורות שווה, קודמים פחות רמזים, ואחר כך פחות מהלכים שבוטלו.
alone-shared-already = כבר שיתפת את התוצאה הזאת: { $link }
alone-shared-unseen = הבוט לא יכול לראות אם ההודעה עדיין שם. אם היא נמחקה, אפשר לשתף את התוצאה שוב.
button-share-again = לשתף שוב

## מקומות. האותיות שנחשבות הן של השמות באנגלית.

patience-place-addis-ababa = אדיס אבבה
patience-place-ain-galaka = עין גלאקה
patience-place-bahr-el-ghazal = בחר אל־ע'זאל
patience-place-cairo = קהיר
patience-place-canary-islands = האיים הקנריים
patience-place-cape-guardafui = כף גרדפוי
patience-place-cape-st-mary = כף סנט מארי
patience-place-cape-verde = כף ורדה
patience-place-cape-town = קייפטאון
patience-place-congo = קונגו
patience-place-darfur = דארפור
patience-place-dar-es-salaam = דאר א־סלאם
patience-place-dragon-mountains = הרי הדרקון
patience-place-egypt = מצרים
patience-place-gold-coast = חוף הזהב
patience-place-kandjama = קנדג'מה
patience-place-lake-victoria = אגם ויקטוריה
patience-place-morocco = מרוקו
patience-place-mozambique = מוזמביק
patience-place-ocomba = אוקומבה
patience-place-sahara = סהרה
patience-place-sierra-leone = סיירה לאון
patience-place-benin-coast = חוף בנין
patience-place-st-helena = סנט הלנה
patience-place-suakin = סואכין
patience-place-tamatave = טמטב
patience-place-tangier = טנג'יר
patience-place-timbuktu = טימבוקטו
patience-place-tripoli = טריפולי
patience-place-tunis = תוניס
patience-place-victoria-falls = מפלי ויקטוריה
patience-place-walvis-bay = מפרץ ולוויס
