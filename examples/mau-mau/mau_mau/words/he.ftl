# מאו-מאו: הקלפים, הסירובים, הכללים והשולחן.

mau-mau-title = מאו-מאו
mau-mau-command = מאו-מאו, משחק הקלפים של סדרות, שביעיות ובקשות
mau-mau-command-new = לפתוח שולחן מאו-מאו: סדרות, שביעיות ובקשות
mau-mau-about = נפטרים מכל הקלפים: משחקים אותה סדרה או אותו ערך, ואומרים מאו כשנשאר קלף אחד.
mau-mau-length = כ-10 דקות
mau-mau-stage = סיבוב { $round } מתוך { $rounds }
mau-mau-stage-points = סיבוב { $round }, עד { $target } נקודות
mau-mau-stage-single = סיבוב אחד

## קלפים

mau-mau-suit-clubs = תלתן
mau-mau-suit-spades = עלה
mau-mau-suit-hearts = לב
mau-mau-suit-diamonds = יהלום
mau-mau-no-cards = אין קלפים
mau-mau-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
mau-mau-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}

## למה מהלך נדחה

mau-mau-refused-not-your-card = הקלף { $card } אינו ביד שלך.
mau-mau-refused-only-drawn = כבר נמשך קלף: אפשר לשחק אותו, { $card }, או להשאיר אותו.
mau-mau-refused-answer-seven = למעלה יש שבע: משחקים שבע נוסף, או מושכים { $count } קלפים.
mau-mau-refused-jack-on-jack = בשולחן הזה לא משחקים נסיך על נסיך.
mau-mau-refused-does-not-fit = { $card } לא מתאים על { $top }: לא הסדרה הנדרשת ({ $suit ->
    [C] תלתן
    [S] עלה
    [H] לב
   *[D] יהלום
}) ולא הערך.
mau-mau-refused-wish-needed = צריך לומר איזו סדרה מבקשים עם { $card }.
mau-mau-refused-no-wish-now = { $card } לא מבקש עכשיו דבר.
mau-mau-refused-no-mau-now = אומרים מאו רק כשמשחקים את הקלף שלפני האחרון.
mau-mau-refused-already-drawn = כבר נמשך קלף. אפשר לשחק אותו או להשאיר אותו.
mau-mau-refused-nothing-to-draw = אין קלף למשוך.
mau-mau-refused-must-play = אין קלף למשוך, ו-{ $card } מתאים: חייבים לשחק.
mau-mau-refused-draw-first = קודם מושכים קלף.
mau-mau-refused-pack-too-small = החפיסה קטנה מדי. אפשר לשחק בה לכל היותר { $most }.
mau-mau-refused-too-few-cards = חולקו מעט מדי קלפים: לא נשאר קלף לפתוח.
mau-mau-refused-bad-reshuffle = הערבוב אינו מונה בדיוק את הקלפים שמתערבבים.

## כללי הבית

mau-mau-option-length-name = אורך
mau-mau-option-length-title = אורך
mau-mau-option-length-hint = כמה זמן נמשך משחק
mau-mau-option-length-1 = סיבוב אחד
mau-mau-option-length-3 = שלושה סיבובים
mau-mau-option-length-5 = חמישה סיבובים
mau-mau-option-length-to100 = עד 100 נקודות
mau-mau-option-length-to200 = עד 200 נקודות
mau-mau-option-mau-name = מאו
mau-mau-option-mau-title = מאו שנשכח
mau-mau-option-mau-hint = מה קורה למי שלא אומר מאו לפני הקלף האחרון
mau-mau-option-mau-1 = מושכים קלף אחד
mau-mau-option-mau-2 = מושכים שני קלפים
mau-mau-option-mau-no = בלי עונש
mau-mau-option-ace-name = אס
mau-mau-option-ace-title = אסים
mau-mau-option-ace-hint = מה עושה אס
mau-mau-option-ace-no = בלי השפעה
mau-mau-option-ace-again = משחקים שוב
mau-mau-option-ace-skip = מדלגים על התור הבא
mau-mau-option-jack-on-jack-name = נסיך_על_נסיך
mau-mau-option-jack-on-jack-title = נסיך על נסיך
mau-mau-option-jack-on-jack-hint = מותר לשחק נסיך על נסיך?
mau-mau-option-jack-on-jack-no = אסור
mau-mau-option-jack-on-jack-yes = מותר
mau-mau-option-keep-drawn-name = אחרי_משיכה
mau-mau-option-keep-drawn-title = אחרי משיכה
mau-mau-option-keep-drawn-hint = האם משיכה מסיימת את התור?
mau-mau-option-keep-drawn-no = אפשר לשחק את הקלף שנמשך
mau-mau-option-keep-drawn-yes = התור נגמר
mau-mau-option-hand-name = יד
mau-mau-option-hand-title = קלפים ביד
mau-mau-option-hand-hint = קלפים ביד בתחילת סיבוב
mau-mau-option-hand-5 = חמישה קלפים
mau-mau-option-hand-6 = שישה קלפים
mau-mau-option-pack-name = חפיסה
mau-mau-option-pack-title = חפיסה
mau-mau-option-pack-hint = בכמה קלפים משחקים
mau-mau-option-pack-auto = 32 קלפים; 52 משישה שחקנים (מחמישה, עם שישה קלפים ביד)
mau-mau-option-pack-32 = 32 קלפים
mau-mau-option-pack-52 = 52 קלפים
mau-mau-house-length-1 = סיבוב אחד
mau-mau-house-length-5 = חמישה סיבובים
mau-mau-house-length-to100 = עד 100 נקודות
mau-mau-house-length-to200 = עד 200 נקודות
mau-mau-house-mau-2 = שני קלפים על מאו שנשכח
mau-mau-house-mau-no = בלי לומר מאו
mau-mau-house-ace-again = אחרי אס משחקים שוב
mau-mau-house-ace-skip = אס מדלג על תור
mau-mau-house-jack-on-jack-yes = נסיך על נסיך
mau-mau-house-keep-drawn-yes = משיכה מסיימת את התור
mau-mau-house-hand-6 = שישה קלפים ביד
mau-mau-house-pack-32 = 32 קלפים
mau-mau-house-pack-52 = 52 קלפים

## השולחן

mau-mau-top = למעלה: { $card }
mau-mau-wished = הסדרה שביקשו: { $suit }
mau-mau-due = ❗ משחקים שבע, או מושכים { $cards }
mau-mau-before = לפני כן: { $cards }
mau-mau-stock = { $count ->
    [0] הקופה ריקה.
    [one] קלף אחד בקופה
    [two] שני קלפים בקופה
   *[other] { $count } קלפים בקופה
}
mau-mau-called = 📣 **מאו!**
mau-mau-has-drawn = אחרי משיכה
mau-mau-last-round = הסיבוב הקודם: { $winner } עם { $card }, { $points }
mau-mau-result = { $count ->
    [one] הניצחון של { $winners }, עם { $points }!
   *[other] ניצחון משותף: { $winners }, עם { $points } לכל אחד!
}
mau-mau-result-round = סיבוב { $number }: { $winner } עם { $card }, { $points }
mau-mau-result-stopped = סיבוב { $number }, נעצר: { $winner }, { $points }
mau-mau-picture-seat = { $player }: { $cards }; בסך הכול { $points }

## מה קורה, בסיפור

mau-mau-told-play = { $player }: { $card }
mau-mau-told-mau = { $player }: { $card } — 📣 **מאו!**
mau-mau-told-last = { $player }: { $card } — 🏁 **הקלף האחרון**
mau-mau-told-forgot = { $count ->
    [0] { $player }: המאו נשכח
    [one] 🤐 { $player }: המאו נשכח, ונמשך קלף אחד
    [two] 🤐 { $player }: המאו נשכח, ונמשכו שני קלפים
   *[other] 🤐 { $player }: המאו נשכח, ונמשכו { $count } קלפים
}
mau-mau-told-draw = { $count ->
    [0] { $player }: אין קלף למשוך
    [one] { $player }: נמשך קלף אחד
    [two] { $player }: נמשכו שני קלפים
   *[other] { $player }: נמשכו { $count } קלפים
}
mau-mau-told-many = { $count ->
    [one] 🔥 **{ $player }: נמשך קלף אחד**
    [two] 🔥 **{ $player }: נמשכו שני קלפים**
   *[other] 🔥 **{ $player }: נמשכו { $count } קלפים**
}
mau-mau-told-pass = { $player }: אין מה לעשות
mau-mau-told-skipped = ⏭️ { $player }: מדלגים על התור
mau-mau-told-round = ★ **סיבוב { $number }: ניצחון של { $player }, { $points }**
mau-mau-told-stopped = ⏹️ **סיבוב { $number } נעצר. הכי מעט ביד: { $player }, { $points }**
mau-mau-told-lead = 📈 **{ $player } בראש**
mau-mau-told-last-round = 🎯 **סיבוב הסיום מתחיל**

## היד

mau-mau-hand-over = המשחק נגמר.
mau-mau-hand-turn = התור שלך.
mau-mau-hand-drawn-fits = הקלף שנמשך: { $card }. אפשר לשחק אותו או להשאיר אותו.
mau-mau-hand-drawn = הקלף שנמשך: { $card }. הוא לא מתאים.
mau-mau-hand-wait = התור של { $player }.
mau-mau-hand-wish = איזו סדרה לבקש עם { $card }?
mau-mau-about-mau = { $count ->
    [one] לוחצים על מאו לפני שמשחקים את הקלף שלפני האחרון. אחרת מושכים קלף אחד.
    [two] לוחצים על מאו לפני שמשחקים את הקלף שלפני האחרון. אחרת מושכים שני קלפים.
   *[other] לוחצים על מאו לפני שמשחקים את הקלף שלפני האחרון. אחרת מושכים { $count } קלפים.
}
mau-mau-mau = מאו!
mau-mau-draw = { $count ->
    [one] למשוך קלף אחד
    [two] למשוך שני קלפים
   *[other] למשוך { $count } קלפים
}
mau-mau-keep = להשאיר ביד
mau-mau-pass = הלאה
mau-mau-back = קלף אחר
mau-mau-pick = בחירת קלף מתאים
mau-mau-move-wish = { $card }, בקשה: { $suit }
mau-mau-move-mau = { $move }, מאו!

## הכללים, במילים שלנו

mau-mau-rules =
    ### הרעיון
    להיפטר ראשונים מכל הקלפים.

    ### מהלך המשחק
    בכיוון השעון, כל אחד משחק קלף **מאותה סדרה** או **מאותו ערך** כמו הקלף העליון. מי שלא יכול או לא רוצה מושך קלף; אותו אפשר לשחק מיד.

    ### קלפים מיוחדים
    - **7**: הבא בתור מושך שני קלפים, או משחק שבע נוסף. אז זה שאחריו מושך ארבעה, וכן הלאה.
    - **8**: מדלגים על הבא בתור.
    - **נסיך** (J): מתאים על הכול חוץ מנסיך. מי שמשחק אותו מבקש סדרה.

    ### מאו!
    לוחצים על **מאו!** לפני שמשחקים את הקלף שלפני האחרון. מי ששוכח מושך קלף.

    ### נקודות
    מי שמנצח בסיבוב מקבל את הנקודות של כל הקלפים שנשארו לאחרים: נסיך (J) 20, אס (A) 11, מלך (K) ומלכה (Q) 10, קלפים אחרים לפי המספר. אחרי שלושה סיבובים מנצח מי שיש לו הכי הרבה נקודות. הקלף הראשון בסיבוב לא עושה דבר, יהיה אשר יהיה. כשהקופה נגמרת, הקלפים שמתחת לקלף העליון מתערבבים והופכים לקופה החדשה. סיבוב נעצר כשאף אחד לא יכול להמשיך, או אחרי 60 מהלכים לכל אחד; אז מי שיש לו הכי מעט נקודות ביד מקבל את מה שיש לאחרים יותר ממנו.

    ### כללי הבית
    המארח בוחר את האורך, את העונש על מאו שנשכח, מה עושה אס, נסיך על נסיך, אם משיכה מסיימת את התור, חמישה או שישה קלפים, ואת החפיסה: 32 קלפים (מ-7 עד אס) או 52.
mau-mau-example-fitting = על תשע לב מתאימים לב אחר, תשע אחר או נסיך, אבל לא מלך עלה.
mau-mau-example-sevens = שביעיות מצטברות: אחרי שלוש מהן, הבא בתור מושך שישה קלפים.
mau-mau-example-wish = נסיך עלה מבקש לב, ולכן בא אחריו שמונה לב.

## שחקני מחשב

mau-mau-character-easy = משחק את הקלף הראשון שמתאים
mau-mau-character-normal = שומר נסיכים ושביעיות לרגע שבו הם כואבים
mau-mau-character-hard = משחק כל אפשרות עד הסוף בראש

## דירוג

mau-mau-score = נקודות
mau-mau-count-score = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
mau-mau-statistics-rounds = סיבובים: { $played }, ניצחונות בהם: { $won }
mau-mau-statistics-points = ניצחון בסיבוב מביא { $points } בממוצע
mau-mau-statistics-won-with-jack = { $count ->
    [one] ניצחון בסיבוב אחד עם נסיך
    [two] ניצחון בשני סיבובים עם נסיך
   *[other] ניצחון ב-{ $count } סיבובים עם נסיך
}
mau-mau-statistics-forgot-mau = { $count ->
    [one] המאו נשכח פעם אחת
    [two] המאו נשכח פעמיים
   *[other] המאו נשכח { $count } פעמים
}

## הרגע הכי טוב במשחק

mau-mau-best-sevens = משיכה של { $count } קלפים של מישהו אחר, אחרי שבע
mau-mau-best-round = ניצחון בסיבוב עם { $points }
