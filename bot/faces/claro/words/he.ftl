# קלארו: הקלפים, הסירובים, הכללים והשולחן.

claro-title = קלארו
claro-joker = ג'וקר
claro-command = קלארו, משחק קלפים מהיר של מספרים וכוכבים

## למה מהלך נדחה

claro-refused-not-your-card = הקלף { $card } אינו בידכם.
claro-refused-does-not-fit = { $card } לא מתאים על { $top }: המספר אינו גבוה יותר, ואין להם כוכב באותו צבע.
claro-refused-joker-on-grey = ג'וקר לא מתאים על { $top }, אלא רק על קלף עם כוכב.
claro-refused-grey-on-joker = { $card } לא מתאים על ג'וקר: אין עליו כוכב.
claro-refused-must-play = אפשר להכריז פס רק כשאין קלף מתאים, ו-{ $card } מתאים.
claro-refused-must-lead = אתם פותחים את המשחקון וחייבים להניח קלף.
claro-refused-discard-first = המשחקון נגמר. בחרו תחילה אילו קלפים לזרוק, או השאירו את כולם.
claro-refused-wait-for-discards = האחרים עדיין בוחרים מה לזרוק.
claro-refused-no-discards-now = זורקים קלפים רק בין משחקונים.
claro-refused-winner-keeps = ניצחתם במשחקון, והקלפים נשארים בידכם.
claro-refused-already-discarded = כבר בחרתם. האחרים עדיין בוחרים.
claro-refused-hand-for-two = עשרה קלפים ביד הם לשני שחקנים בלבד. פתחו שולחן לשניים, או שחקו עם חמישה.

## כללי הבית

claro-option-free-pass-name = פס_חופשי
claro-option-free-pass-title = פס
claro-option-free-pass-hint = מותר להכריז פס גם כשיש קלף מתאים?
claro-option-free-pass-no = רק כשאין קלף מתאים
claro-option-free-pass-yes = מתי שרוצים
claro-option-hand-name = יד
claro-option-hand-title = קלפים ביד
claro-option-hand-hint = קלפים ביד (עשרה לשני שחקנים בלבד)
claro-option-hand-5 = חמישה קלפים
claro-option-hand-10 = עשרה קלפים
claro-house-free-pass-yes = פס חופשי
claro-house-hand-10 = עשרה קלפים ביד

## השולחן

claro-top-none = { $leader } פותח בקלף כלשהו.
claro-top-is = למעלה: { $card }
claro-run = המשחקון הזה: { $cards }
claro-discarding = { $winner } זוכה בכוכב עם { $card }. כל האחרים: זרקו מה שאינכם רוצים.
claro-stage = משחקון { $round }
claro-held = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
claro-passed = הכריז פס
claro-is-choosing = בוחר
claro-has-chosen = בחר
claro-result-winner = { $winner } הוא כוכב-העל עם שלושה כוכבים!
claro-picture-round = משחקון { $number }: { $cards }; מקום { $seat } זוכה בכוכב.
claro-result-round = משחקון { $number }: { $winner } עם { $card }
claro-turning-point = נקודת המפנה: משחקון { $number }. { $winner } עלה מ־{ $before } ל־{ $after }.

## היד

claro-hand-lead = אתם פותחים. הניחו קלף כלשהו.
claro-hand-your-turn = תורכם. למעלה: { $card }
claro-hand-must-pass = שום קלף לא מתאים על { $card }. אפשר רק להכריז פס.
claro-hand-wait = התור של { $player }. למעלה: { $card }
claro-hand-wait-lead = { $player } פותח, בקלף כלשהו.
claro-hand-passed = הכרזתם פס. למעלה: { $card }
claro-hand-discard = המשחקון נגמר. סמנו את הקלפים לזריקה ואשרו. אחר כך תשלימו שוב ל-{ $size }.
claro-hand-winner-waits = ניצחתם במשחקון והקלפים נשארים בידכם. האחרים בוחרים.
claro-hand-chosen = בחרתם. האחרים עדיין בוחרים.
claro-hand-over = המשחק נגמר.
claro-hand-empty = אין קלפים בידכם.
claro-why-not = באפור: לא גבוה מ-{ $number }, ובלי כוכב { $stars }.
claro-why-not-grey = באפור: לא גבוה מ-{ $number }, שאין עליו כוכב.
claro-why-not-joker = באפור: בלי כוכב, ועל ג'וקר מניחים רק כוכבים.
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
    היו האחרונים שמניחים קלף וזכו בכוכב. **שלושה כוכבים** מנצחים במשחק.

    ### מהלך המשחק
    הפותח מניח קלף כלשהו. אחריו, בכיוון השעון, כל אחד מניח קלף **מתאים** על הקלף העליון:
    - המספר שלו **גבוה יותר**, או
    - יש עליו **כוכב באותו צבע**,
    - או שניהם.

    צבעי הכוכבים: { $blue } כחול, { $yellow } צהוב, { $pink } ורוד. במהלך המשחקון לא לוקחים קלפים מהקופה.

    ### ג'וקרים
    לג'וקר { $joker } אין מספר, ועליו כל שלושת צבעי הכוכבים. מניחים אותו רק על קלף עם כוכב, ועליו רק קלף עם כוכב.

    ### פס
    אם שום קלף לא מתאים, הכריזו פס, שמרו את הקלפים וחכו למשחקון הבא. אם יש קלף מתאים, חייבים להניח. מי שהניח את הקלף האחרון שלו לא הכריז פס: הוא עוד יכול לנצח במשחקון.

    ### סוף המשחקון
    כולם פרט לאחד הכריזו פס, או שלאיש מהנותרים אין עוד קלפים. מי ש**הניח אחרון** זוכה בכוכב ומשלים את ידו. כל האחרים רשאים לזרוק קלפים כרצונם ואז משלימים גם הם. המנצח פותח את המשחקון הבא.

    ### כללי הבית
    כש*הפס חופשי*, מותר להכריז פס גם כשיש קלף מתאים, אך לא כשפותחים. עם *עשרה קלפים ביד* משחקים שניים, עשרה קלפים לכל אחד.
claro-example-fitting = מה מתאים ומה לא. למעלה: 30 על 24 (גבוה יותר), 17 על 30 ו־48 על 17 (אותו כוכב), ג'וקר על 4. למטה: 13 לא גבוה מ־29 ו־39 לא גבוה מ־48, ואין כוכב משותף; מתחת לג'וקר ומעליו צריך כוכב.
claro-example-a = הסיבוב נגמר כשכולם חוץ מאחד הכריזו פס. בערימה: 24, 30, 17, 29. שום קלף של ארמין לא מתאים על 29, והוא מכריז פס. לאורה משחקת 31, שאין עליו כוכב: לא הג'וקר ולא ה־20 של קלרה מתאימים, וגם לא ה־10 של קונרד. לאורה לוקחת את הכוכב.
claro-example-b = הסיבוב נגמר כשכל מי שנשאר שיחק את הקלף האחרון שלו. בערימה: 24, 30, 17, 48. ארמין מכריז פס. לקלף האחרון של לאורה, 3, יש כוכב משותף עם 48; הקלף האחרון של קלרה הוא ג'וקר. ל־42 של קונרד אין כוכב, והוא מכריז פס. קלרה לוקחת את הכוכב.

## Standings

claro-score = כוכבים
claro-count-score = { $count ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $count } כוכבים
}
claro-no-cards = אין קלפים
claro-statistics-rounds = משחקונים: פתח { $led }, ניצח { $won }
claro-statistics-card = מנצח הכי הרבה עם { $card } ({ $times } פעמים)
claro-statistics-moments = הרגעים היפים: { $moments }
claro-moment-comeback = { $count ->
    [one] משחק שנוצח אחרי פיגור 0 : 2
    [two] שני משחקים שנוצחו אחרי פיגור 0 : 2
   *[other] { $count } משחקים שנוצחו אחרי פיגור 0 : 2
}
claro-moment-sweep = { $count ->
    [one] משחק שבו איש אחר לא זכה בכוכב
    [two] שני משחקים שבהם איש אחר לא זכה בכוכב
   *[other] { $count } משחקים שבהם איש אחר לא זכה בכוכב
}
claro-moment-joker-finish = { $count ->
    [one] משחק שנוצח בג'וקר
    [two] שני משחקים שנוצחו בג'וקר
   *[other] { $count } משחקים שנוצחו בג'וקר
}
claro-moment-low-card = { $count ->
    [one] משחקון שנוצח בקלף עד 10
    [two] שני משחקונים שנוצחו בקלף עד 10
   *[other] { $count } משחקונים שנוצחו בקלף עד 10
}
claro-character-easy = משחק את הקלף הנמוך ומקווה
claro-character-normal = שומר את הקלפים הטובים לאחר כך
claro-character-hard = סופר כל קלף וכל פס
