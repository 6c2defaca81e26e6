# קלארו: הקלפים, הסירובים, הכללים והשולחן.

claro-title = קלארו
claro-joker = ג'וקר
claro-colour-blue = כחול
claro-colour-yellow = צהוב
claro-colour-pink = ורוד
claro-command = קלארו, משחק קלפים מהיר של מספרים וכוכבים
claro-command-new = לפתוח שולחן קלארו, המשחק המהיר של מספרים וכוכבים
claro-about = משחקים קלף גבוה יותר או קלף עם כוכב באותו צבע; מי ששיחק אחרון לוקח כוכב. מנצחים עם שלושה כוכבים.
claro-length = כ-15 דקות

## למה מהלך נדחה

claro-refused-not-your-card = הקלף { $card } אינו ביד שלך.
claro-refused-does-not-fit = { $card } לא מתאים על { $top }: המספר אינו גבוה יותר, ואין להם כוכב באותו צבע.
claro-refused-joker-on-grey = ג'וקר לא מתאים על { $top }, אלא רק על קלף עם כוכב.
claro-refused-grey-on-joker = { $card } לא מתאים על ג'וקר: אין עליו כוכב.
claro-refused-must-play = אפשר להכריז פס רק כשאין קלף מתאים, ו-{ $card } מתאים.
claro-refused-must-lead = הפתיחה שלך: חייבים להניח קלף.
claro-refused-discard-first = הסיבוב נגמר. קודם בוחרים אילו קלפים לזרוק, או משאירים את כולם.
claro-refused-wait-for-discards = האחרים עדיין בוחרים מה לזרוק.
claro-refused-no-discards-now = זורקים קלפים רק בין סיבובים.
claro-refused-winner-keeps = ניצחת בסיבוב, והקלפים נשארים ביד שלך.
claro-refused-already-discarded = הבחירה שלך כבר נעשתה. האחרים עדיין בוחרים.
claro-refused-hand-for-two = עשרה קלפים ביד הם לשני שחקנים בלבד. אפשר לפתוח שולחן לשניים, או לשחק עם חמישה.

## כללי הבית

claro-option-free-pass-name = פס_חופשי
claro-option-free-pass-title = פס
claro-option-free-pass-hint = מותר להכריז פס גם כשיש קלף מתאים?
claro-option-free-pass-no = רק כשאין קלף מתאים
claro-option-free-pass-yes = מתי שרוצים
claro-option-hand-name = יד
claro-option-hand-title = קלפים ביד
claro-option-hand-hint = עשרה לשני שחקנים בלבד
claro-option-hand-5 = חמישה קלפים
claro-option-hand-10 = עשרה קלפים
claro-house-free-pass-yes = פס חופשי
claro-house-hand-10 = עשרה קלפים ביד

## השולחן

claro-top-none = התור של { $leader } לפתוח, בכל קלף.
claro-top-is = הקלף העליון: { $card }
claro-discarding = הסיבוב נגמר: אפשר לזרוק קלפים.
claro-stage = סיבוב { $round }
claro-passed = פס
claro-is-choosing = עדיין בבחירה
claro-has-chosen = הבחירה נעשתה
claro-result-winner = כוכב-העל, עם שלושה כוכבים: { $winner }!
claro-picture-round = סיבוב { $number }: { $cards }; הכוכב: { $player }.

## מה קורה, בסיפור

claro-told-play = { $left ->
    [0] { $player }: { $card } — ❗ **הקלף האחרון**
    [1] { $player }: { $card } — ❗ **נשאר קלף אחד**
   *[other] { $player }: { $card }
}
claro-told-pass = { $player }: פס
claro-told-must-pass = { $player }: פס, שום קלף לא מתאים
claro-told-star = { $left ->
    [0] { $star } **הכוכב השלישי, והניצחון: { $player }**
    [1] { $star } **הכוכב: { $player }** · 🎯 **עוד אחד לניצחון**
   *[other] { $star } **הכוכב: { $player }**
}
claro-told-lead = 📈 **{ $player } בראש**
claro-guess-until = אפשר לנחש, ולשנות את הניחוש, עד שהכוכב הראשון נלקח.
claro-match-point = **עוד כוכב אחד**

## היד

claro-hand-lead = הפתיחה שלך: אפשר להניח כל קלף.
claro-hand-your-turn = התור שלך. הקלף העליון: { $card }
claro-hand-must-pass = שום קלף לא מתאים על { $card }. אפשר רק להכריז פס.
claro-hand-discard = הסיבוב נגמר. מסמנים את הקלפים לזריקה ומאשרים. אחר כך משלימים שוב ל-{ $size }.
claro-hand-winner-waits = ניצחת בסיבוב והקלפים נשארים ביד שלך. האחרים בוחרים.
claro-hand-chosen = הבחירה שלך נעשתה. האחרים עדיין בוחרים.
claro-hand-over = המשחק נגמר.
claro-hand-empty = אין קלפים ביד שלך.
claro-about-joker = ג'וקר: מתאים על כל קלף שיש עליו כוכב. אחריו מתאים רק קלף עם כוכב.
claro-button-joker = מה עושה הג'וקר?
claro-pass = פס
claro-keep-all = להשאיר הכול
claro-pick-discards = קלפים לזריקה
claro-discard-marked = { $count ->
    [one] לזרוק קלף אחד
    [two] לזרוק שני קלפים
   *[other] לזרוק { $count } קלפים
}
claro-discard-these = לזרוק { $cards }
claro-joker-count = ג'וקר ×{ $count }

## הכללים במילים שלנו

claro-rules =
    ### הרעיון
    שהקלף האחרון בסיבוב יהיה שלך, וכך לזכות בכוכב. מנצחים במשחק עם **שלושה כוכבים**.

    ### מהלך המשחק
    פותחים בקלף כלשהו. אחר כך, בכיוון השעון, כל אחד מניח קלף **מתאים** על הקלף העליון:
    - המספר שלו **גבוה יותר**, או
    - יש עליו **כוכב באותו צבע**,
    - או שניהם.

    צבעי הכוכבים: { $blue } כחול, { $yellow } צהוב, { $pink } ורוד. במהלך הסיבוב לא לוקחים קלפים מהקופה.

    ### ג'וקרים
    לג'וקר { $joker } אין מספר, ועליו כל שלושת צבעי הכוכבים. מניחים אותו רק על קלף עם כוכב, ועליו רק קלף עם כוכב.

    ### פס
    אם שום קלף לא מתאים, מכריזים פס, שומרים את הקלפים ומחכים לסיבוב הבא. אם יש קלף מתאים, חייבים להניח. להניח את הקלף האחרון זה לא פס: עוד אפשר לנצח בסיבוב.

    ### סוף הסיבוב
    כולם פרט לאחד הכריזו פס, או שלאיש מהנותרים אין עוד קלפים. מי ש**הניח אחרון** זוכה בכוכב ומשלים את ידו. כל האחרים רשאים לזרוק קלפים ואז משלימים גם הם. מי שזכה בכוכב פותח את הסיבוב הבא.
claro-hero = 30 על 24: גבוה יותר. 17 על 30: אותו כוכב.
claro-example-fitting = מה מתאים ומה לא. למעלה: 30 על 24 (גבוה יותר), 17 על 30 ו־48 על 17 (אותו כוכב), ג'וקר על 4. למטה: 13 לא גבוה מ־29 ו־39 לא גבוה מ־48, ואין כוכב משותף; מתחת לג'וקר ומעליו צריך כוכב.
claro-example-a = הסיבוב נגמר כשכולם חוץ מאחד הכריזו פס. בערימה: 24, 30, 17, 29. שום קלף של ארמין לא מתאים על 29, והוא מכריז פס. לאורה משחקת 31, שאין עליו כוכב: לא הג'וקר ולא ה־20 של קלרה מתאימים, וגם לא ה־10 של קונרד. לאורה לוקחת את הכוכב.
claro-example-b = הסיבוב נגמר כשכל מי שנשאר שיחק את הקלף האחרון שלו. בערימה: 24, 30, 17, 48. ארמין מכריז פס. לקלף האחרון של לאורה, 3, יש כוכב משותף עם 48; הקלף האחרון של קלרה הוא ג'וקר. ל־42 של קונרד אין כוכב, והוא מכריז פס. קלרה לוקחת את הכוכב.

## דירוג

claro-score = כוכבים
claro-count-score = { $count ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $count } כוכבים
}
claro-no-cards = אין קלפים
claro-statistics-card = הכי הרבה ניצחונות עם { $card } ({ $times ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $times } פעמים
})
claro-statistics-moments = הרגעים היפים: { $moments }
claro-moment-comeback = { $count ->
    [one] ניצחון במשחק אחרי פיגור 0 : 2
    [two] ניצחון בשני משחקים אחרי פיגור 0 : 2
   *[other] ניצחון ב-{ $count } משחקים אחרי פיגור 0 : 2
}
claro-moment-sweep = { $count ->
    [one] משחק שבו איש אחר לא זכה בכוכב
    [two] שני משחקים שבהם איש אחר לא זכה בכוכב
   *[other] { $count } משחקים שבהם איש אחר לא זכה בכוכב
}
claro-moment-joker-finish = { $count ->
    [one] ניצחון במשחק עם ג'וקר
    [two] ניצחון בשני משחקים עם ג'וקר
   *[other] ניצחון ב-{ $count } משחקים עם ג'וקר
}
claro-moment-low-card = { $count ->
    [one] ניצחון בסיבוב עם קלף עד 10
    [two] ניצחון בשני סיבובים עם קלף עד 10
   *[other] ניצחון ב-{ $count } סיבובים עם קלף עד 10
}
claro-character-easy = משחק את הקלף הנמוך ומקווה
claro-character-normal = שומר את הקלפים הטובים לאחר כך
claro-character-hard = סופר כל קלף וכל פס

## הרגע הכי טוב במשחק

claro-best-comeback = ניצחון אחרי פיגור 0 : 2
claro-best-sweep = ניצחון בלי שאף אחד אחר לקח כוכב
claro-best-joker = כוכב שנלקח בג'וקר
claro-best-low-card = כוכב שנלקח ב-{ $card }

## החלוקה היומית

claro-day-score = { $side ->
    [ahead] { $away ->
        [one] ניצחון בהפרש של כוכב אחד
       *[other] ניצחון בהפרש של { $away } ⭐
    }
    [behind] בפיגור של { $away } ⭐ מהמקום הראשון
   *[level] תיקו במקום הראשון
}
claro-deal-place-last = בלי ניצחון
## הישגים

claro-achievement-phoenix = עוף החול
claro-achievement-phoenix-for = לנצח במשחק אחרי שלמישהו אחר כבר היו שני כוכבים ולך אף אחד.
claro-achievement-clean-sweep = ניקוי שולחן
claro-achievement-clean-sweep-for = לנצח עם שלושה כוכבים, בלי להשאיר לאחרים אף כוכב (4 לפחות בשולחן).
claro-achievement-photo-finish = על חודו של כוכב
claro-achievement-photo-finish-for = לנצח כשלכל האחרים יש שני כוכבים (3 לפחות בשולחן).
claro-achievement-jesters = חצר הליצנים
claro-achievement-jesters-for = לקחת שני כוכבים במשחק אחד עם ג'וקרים.
claro-achievement-low-five = נמלה
claro-achievement-low-five-for = לקחת כוכב בקלף שאינו גבוה מ-5.
claro-achievement-number-one = מספר אחת
claro-achievement-number-one-for = לקחת כוכב בקלף 1.
claro-achievement-dive = צלילה עמוקה
claro-achievement-dive-for = לקחת כוכב בקלף שנמוך לפחות ב-35 מהקלף שמתחתיו.
claro-achievement-full-hand = בידיים ריקות
claro-achievement-full-hand-for = לנצח במשחק, ובכל אחד משלושת הסיבובים שבהם זכית לשחק את כל היד.
claro-achievement-marathon = מרתון
claro-achievement-marathon-for = לקחת את הכוכב בסיבוב של 25 קלפים לפחות.
claro-achievement-silence = דממה
claro-achievement-silence-for = לפתוח סיבוב בקלף שאף אחד לא משחק אחריו (3 לפחות בשולחן).
claro-achievement-staircase = מדרגות
claro-achievement-staircase-for = לשחק פעמיים בדיוק את המספר הבא, בסיבוב שבו זכית.
claro-achievement-echo = הד
claro-achievement-echo-for = לקחת שני כוכבים במשחק אחד עם אותו מספר.
claro-achievement-colourful = בצבע מלא
claro-achievement-colourful-for = לנצח במשחק בשלושה מספרים שעל כל אחד מהם כוכב.
claro-achievement-bridesmaid = כל כך קרוב
claro-achievement-bridesmaid-for = להחזיק בשני כוכבים כשלאף אחד אחר אין, ולהפסיד במשחק.
claro-bold = כוכב עם הקלף { $card }
