# ניתוח של משחק שנגמר: איך השתנו הסיכויים של כולם, ומה היה שווה כל מהלך.

button-review = ניתוח
button-review-number = ניתוח { $number }
button-review-move = מהלך { $number }
button-review-own = המהלכים שלי
button-review-costliest = המהלך היקר ביותר שלי
button-review-overview = סקירה
button-review-earlier = המהלך הקודם שלי
button-review-later = המהלך הבא שלי
button-review-play = להמשיך לשחק מכאן
review-title = { $game } · ניתוח
review-about = סיכויי הניצחון של כולם, אחרי כל מהלך.
review-picture = סיכויי הניצחון אחרי כל מהלך, קו לכל אחד: { $seats }
review-lines = משמאל לימין: המהלכים. הקווים: { $seats }
review-working = המשחק הזה מומשך עכשיו אלפי פעמים, כדי לראות איך השתנו הסיכויים של כולם.
review-working-note = השולחנות קודמים, ולכן ייתכנו הפסקות קצרות. אפשר לסגור את ההודעה: הניתוח נשמר, ובפעם הבאה יופיע מיד.
review-newer = ביקשת את הניתוח הזה שוב: הוא נמצא בהודעה החדשה יותר, למטה.
review-turning-points = **נקודות מפנה**
review-turning-point = **{ $number }.** { $played } · { $change }
review-change = { $player } { $before } → { $after }
review-own = { $count ->
        [one] הייתה לך בחירה אמיתית אחת
       *[other] היו לך { $count } בחירות אמיתיות
    }: { $verdicts }.
review-average = בממוצע, כל בחירה עלתה לך { $points } נקודות אחוז מסיכויי הניצחון.
review-decimal = { $whole }.{ $tenths }
review-count-best = { $count ->
        [one] { $count } הכי טובה שאפשר
       *[other] { $count } הכי טובות שאפשר
    }
review-count-good = { $count ->
        [one] { $count } טובה
       *[other] { $count } טובות
    }
review-count-inaccurate = { $count ->
        [one] { $count } שאפשר היה לשפר מעט
       *[other] { $count } שאפשר היה לשפר מעט
    }
review-count-mistake = { $count ->
        [one] { $count } שהייתה לה חלופה טובה בהרבה
       *[other] { $count } שהייתה להן חלופה טובה בהרבה
    }
review-note = הסיכויים של כולם מחושבים מהקלפים האמיתיים; המהלכים שלך נשפטים לפי מה שהיה גלוי לך. הבדלים של פחות מ-4% יכולים להיות מקריים.
review-note-hidden = במשחק הזה הקלפים נשארים סמויים, ולכן הכול כאן נובע ממה שהיה גלוי לך. הבדלים של פחות מ-4% יכולים להיות מקריים.
review-move-title = { $game } · ניתוח · מהלך { $ply } מתוך { $moves }
review-verdict-best = **הכי טוב.** לפי מה שהיה גלוי לך, שום דבר לא הבטיח יותר: { $chance }.
review-verdict-good = **טוב.** לפי מה שהיה גלוי לך: { $chance }; { $best } הבטיח בערך אותו דבר ({ $better }).
review-verdict-inaccurate = **קצת לא מדויק.** לפי מה שהיה גלוי לך: { $chance }; { $best } היה נותן { $better }, כלומר { $lost } יותר.
review-verdict-mistake = **טעות, זה קורה.** לפי מה שהיה גלוי לך: { $chance }; { $best } היה נותן { $better }, כלומר { $lost } יותר.
review-others = טובים כמעט באותה מידה: { $moves }
refused-no-review = אי אפשר היה לסיים את הניתוח כרגע. כדאי ללחוץ שוב על **ניתוח** בעוד רגע: שום דבר לא אבד.
refused-reviews-under-way = כבר מתבצעים עבורך שני ניתוחים. כדאי לחכות שאחד מהם יהיה מוכן, ואז ללחוץ שוב על **ניתוח**.
refused-reviews-off = הניתוחים כבויים בשרת הזה. מי שמנהל אותו יכול להפעיל אותם באמצעות { $command-settings-server }.
refused-review-private = מישהו ששיחק במשחק הזה מציג את הניתוח רק למי ששיחקו בו. עדיין אפשר לראות את הצפייה החוזרת.
name-reviews = ניתוחים
command-server-reviews = האם אפשר לנתח משחקים שנגמרו?
command-me-reviews = האם מי שלא שיחקו במשחקים שלך יכולים לראות את הניתוח שלהם?
settings-reviews-on = אפשר לנתח משחקים שנגמרו.
settings-reviews-off = אי אפשר לנתח משחקים שנגמרו.
settings-my-reviews-on = מי שיכול לראות את המשחקים שלך יכול לראות גם את הניתוח שלהם.
settings-my-reviews-off = רק מי ששיחקו במשחקים שלך רואים את הניתוח שלהם.
review-playing-on = ממשיכים לשחק מלפני מהלך { $number }, נגד מחשבים. אף אחד אחר לא רואה את זה, וזה לא נחשב בשום מקום.
button-review-deal = ניתוח { $game }
refused-deal-under-way = אפשר לנתח את החלוקה היומית כשהיום שלה נגמר: { $when }.
refused-no-own-deal = החלוקה הזאת לא שוחקה על ידך.
review-in-chart = בגרף, שמכיר את כל הקלפים:
review-in-chart-hidden = בגרף:
