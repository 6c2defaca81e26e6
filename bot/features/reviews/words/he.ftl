# The review of a finished game: how everybody's chances went, and what one's own moves were worth.

## Reviews

button-review-move = מהלך { $number }
button-review-own = המהלכים שלי
button-review-costliest = המהלך היקר ביותר שלי
button-review-overview = סקירה
button-review-earlier = המהלך הקודם שלי
button-review-later = המהלך הבא שלי
button-review-play = להמשיך לשחק מכאן
button-review-chances = סיכויים
review-title = { $game } · ניתוח
review-about = סיכויי הניצחון של כולם, לפי הערכה, מהמהלך הראשון ועד האחרון.
review-picture = סיכויי הניצחון אחרי כל מהלך, קו לכל אחד: { $seats }
review-working = המשחק נמשך מכאן אלפי פעמים, כדי להעריך את הסיכויים של כולם.
review-working-note = אפשר לסגור את ההודעה: הניתוח נשמר.
review-newer = הניתוח הזה נמצא בהודעה החדשה יותר, למטה.
review-turning-points = **נקודות מפנה**
review-turning-point = **{ $number }.** { $played }
review-change = { $player } { $before } → { $after }
review-own = { $count ->
        [one] בחירה אחת
       *[other] { $count } בחירות
    }: { $verdicts }
review-count-best = { $count ->
        [one] אחת הטובה ביותר
       *[other] { $count } הטובות ביותר
    }
review-count-good = { $count ->
        [one] אחת טובה
       *[other] { $count } טובות
    }
review-count-slip = { $count ->
        [one] אי־דיוק אחד
        [two] שני אי־דיוקים
       *[other] { $count } אי־דיוקים
    }
review-count-mistake = { $count ->
        [one] טעות אחת
        [two] שתי טעויות
       *[other] { $count } טעויות
    }
review-note = בגרף, הבדלים קטנים (פחות מ-{ $share }) יכולים להיות מקריים.
review-move-title = { $game } · ניתוח · מהלך { $ply } מתוך { $moves }
review-verdict-best = **המהלך הטוב ביותר.**
review-verdict-good = **טוב.**
review-verdict-slip = **אי־דיוק.** עדיף: { $best }
review-verdict-mistake = **טעות.** עדיף: { $best }
review-own-view = לפי מה שהיה גלוי לך: { $moves }
refused-no-review = לא היה אפשר לסיים את הניתוח. אפשר ללחוץ שוב על **{ button-review }** בעוד רגע.
refused-reviews-under-way = כבר מתבצעים בשבילך שני ניתוחים. אפשר ללחוץ שוב על **{ button-review }** כשאחד מהם מוכן.
refused-reviews-off = הניתוחים כבויים בשרת הזה.
refused-review-private = יש במשחק הזה מי שמראה את הניתוח רק למי ששיחקו בו. אפשר לצפות במשחק החוזר.
review-playing-on = ממשיכים לשחק ממהלך { $number }, נגד מחשבים. אף אחד אחר לא רואה את זה, וזה לא נחשב בשום מקום.
refused-no-own-deal = לא שיחקת בחלוקה הזאת.
review-in-chart = בגרף, שמכיר את כל הקלפים:
review-in-chart-hidden = בגרף:
