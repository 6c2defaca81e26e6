# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## סולמות

ladder-tournament-no-winner = העונה נגמרה. אין אף אחד בסולם.
ladder-tournament-called-off = העונה הסתיימה לפני הזמן. הסדר נשאר.
ladder-tournament-called-off-by = העונה הסתיימה לפני הזמן בידי { $player }. הסדר נשאר.
ladder-tournament-channel-gone = הסולם נגמר כי הערוץ שלו נמחק. הסדר נשאר.
ladder-tournament-absence = מי שלא עושה את המהלך הראשון תוך { $time } נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-absence-usual = מי שלא עושה את המהלך הראשון בזמן נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-direct-call-off = לסיים עכשיו את העונה של **{ $title }**? ההזמנות הפתוחות יבוטלו, השולחנות ייסגרו, ואי אפשר יהיה לחזור בזה. הסדר נשאר.
ladder-tournament-take-out-title = הסרת משתתף מהסולם
ladder-button-tournament-calloff = סיום העונה
ladder-button-tournament-calloffsure = כן, לסיים
ladder-button-tournament-takeout = הסרה מהסולם

ladder-refused-unknown-tournament = אין סולם כזה בשרת הזה. { $command-ladder } מציג את הסולם שיש.
ladder-refused-tournament-over = העונה של הסולם הזה נגמרה. { $command-ladder } מראה אם הבאה כבר התחילה.
ladder-refused-not-entered = עוד אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-refused-entered-already = כבר יש לך מקום בסולם הזה. **{ button-ladder-me }** מציג את המקום ואת ההזמנה שלך.
ladder-refused-bad-limit = בסולם יכולים להיות { $least } עד { $most } אנשים. אפשר לבחור מספר כזה עם { $command-organise-ladder }.

## The message of a ladder

name-reach = טווח
name-days = ימים
name-weeks = שבועות
name-ladder = סולם

command-ladder = עונה של הזמנות למשחק: לכל אחד יש מקום בסולם
command-ladder-new = להכריז על סולם בערוץ הזה
command-ladder-new-game = איזה משחק משחקים, תמיד בשניים
command-ladder-new-title = שם הסולם
command-ladder-new-reach = כמה מקומות למעלה אפשר להזמין; 3 אם לא מציינים
command-ladder-new-days = כמה ימים יש לשחק אחרי הזמנה; 7 אם לא מציינים
command-ladder-new-weeks = כמה שבועות נמשכת העונה; 8 אם לא מציינים
command-ladder-new-limit = כמה יכולים להשתתף; השאר ברשימת ההמתנה
command-ladder-new-turn-time = כמה זמן אפשר לחשוב
command-ladder-show-ladder = איזה; שלך אם לא מציינים

tournament-format-ladder = סולם
tournament-about-ladder = לכל אחד יש מקום. ניצחון על מי שנמצא כמה מקומות למעלה נותן את המקום שלו.
why-challenge = הראשון מהם הזמין את השני, ושניהם היו מוכנים לשחק.

ladder-tournament-untitled = סולם { $game }
ladder-weeks = { $count ->
    [one] עונה של שבוע אחד
    [two] עונה של שבועיים
   *[other] עונה של { $count } שבועות
}
ladder-season-until = העונה נמשכת מ-{ $since } עד { $when } ({ $countdown }).
ladder-season-ending = העונה נגמרה. את ההזמנות הפתוחות עוד משחקים, אבל אי אפשר לשלוח חדשות.
ladder-season-won = 🏆 המקום הראשון ב-**{ $title }** בסוף העונה: **{ $player }**.
ladder-season-won-ahead = 🏆 המקום הראשון ב-**{ $title }** בסוף העונה: **{ $player }**, לפני { $players }.
ladder-tournament-paused = ⏸️ הסולם מושהה. אי אפשר להזמין, והזמן לא רץ.
ladder-how = { $count ->
    [one] אפשר ללחוץ על **{ button-ladder-join }**, ואז להזמין את מי שנמצא מקום אחד מעליך.
   *[other] אפשר ללחוץ על **{ button-ladder-join }**, ואז להזמין מישהו שנמצא עד { $count } מקומות מעליך.
}
ladder-nobody = עוד אין כאן אף אחד. אפשר להיות הראשונים!
ladder-order = הסדר
ladder-open = הזמנות פתוחות
ladder-results = התוצאות האחרונות
ladder-challenge = הזמנה של { $challenger } אל { $challenged } (מקום { $place })
ladder-is-ready = ✋ אפשר לשחק עכשיו עם { $player }
ladder-result-played = ניצחון של { $challenger } על { $challenged }: מקום { $place }
ladder-result-conceded = ויתור של { $challenged }: מקום { $place } עובר אל { $challenger }
ladder-result-unanswered = בלי תשובה של { $challenged }: מקום { $place } עובר אל { $challenger }
ladder-result-kept = מקום { $place } נשאר אצל { $challenged } מול { $challenger }
ladder-ended-taken-back = ההזמנה של { $challenger } אל { $challenged } בוטלה
ladder-ended-run-out = { $challenger } ו-{ $challenged } לא שיחקו בזמן: המקומות נשארים
ladder-ended-left = ההזמנה של { $challenger } אל { $challenged } בטלה: אחד מהם כבר לא בסולם
ladder-ended-broken-off = ההזמנה של { $challenger } אל { $challenged } בטלה: הסולם נגמר

## ההודעה של הזמנה

ladder-told = ⚔️ { $mention }: הזמנה מאת **{ $challenger }** למשחק על מקום **{ $place }** ב-**{ $title }**.
ladder-told-until = יש לכם זמן עד { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**. אם שניכם מוכנים בתוך דקה אחת, השולחן שלכם נפתח. אם רק { $challenger } בין המוכנים, ולא יאוחר מ־{ $when }, המקום עובר אל { $challenger }.
   *[other] כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**. אם שניכם מוכנים בתוך { $count } דקות, השולחן שלכם נפתח. אם רק { $challenger } בין המוכנים, ולא יאוחר מ־{ $when }, המקום עובר אל { $challenger }.
}
ladder-told-table = השולחן שלכם: { $where }
ladder-ready-until = ✋ אפשר לשחק עם **{ $player }** עד { $when }.
ladder-ready-ping = { $mention }: **{ $player }** כאן, ואפשר לשחק את ההזמנה שלכם ב-**{ $title }**. לחיצה על **{ button-ladder-ready }** עד { $when } פותחת את השולחן שלכם:

## איך זה עובד

ladder-about-title = איך הסולם הזה עובד
ladder-about-places = לכל אחד יש מקום. מי שמצטרף מתחיל במקום האחרון.
ladder-about-reach = { $count ->
    [one] אפשר להזמין את מי שנמצא מקום אחד מעליך. אם ניצחת, מתחלפים במקומות. הפסד או תיקו לא משנים דבר.
   *[other] אפשר להזמין מישהו שנמצא עד { $count } מקומות מעליך. אם ניצחת, מתחלפים במקומות. הפסד או תיקו לא משנים דבר.
}
ladder-about-time = { $count ->
    [one] יש יום אחד לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
    [two] יש יומיים לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
   *[other] יש { $count } ימים לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
}
ladder-about-ready = { $count ->
    [one] כשאפשר לשחק, לוחצים על **{ button-ladder-ready }**. אם גם הצד השני מוכן בתוך דקה אחת, השולחן שלכם נפתח, ושניכם מקבלים התראה.
   *[other] כשאפשר לשחק, לוחצים על **{ button-ladder-ready }**. אם גם הצד השני מוכן בתוך { $count } דקות, השולחן שלכם נפתח, ושניכם מקבלים התראה.
}
ladder-about-silence = אם רק מי שהזמין היה מוכן, ולפחות { $hours } שעות לפני סוף הזמן, המקום עובר אליו. אחרת דבר לא משתנה.
ladder-about-again = { $count ->
    [one] אחרי משחק מחכים יום אחד עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
    [two] אחרי משחק מחכים יומיים עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
   *[other] אחרי משחק מחכים { $count } ימים עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
}
ladder-about-leave = מי שפורש יוצא מהסולם, וכל מי שמתחתיו עולה. מי שחוזר מתחיל במקום האחרון.
ladder-about-season = { $count ->
    [one] העונה נמשכת שבוע אחד. אחריה משחקים רק הזמנות פתוחות.
    [two] העונה נמשכת שבועיים. אחריה משחקים רק הזמנות פתוחות.
   *[other] העונה נמשכת { $count } שבועות. אחריה משחקים רק הזמנות פתוחות.
}

## הדף שלי

ladder-me-place = המקום שלך: **{ $place }** מתוך { $count }
ladder-me-not-on = אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-me-over = העונה נגמרה.
ladder-me-free = אין לך הזמנה פתוחה.
ladder-me-ready = כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**.
ladder-me-both-ready = שניכם מוכנים: השולחן שלכם ייפתח עוד רגע.
ladder-me-past = ההזמנות שלך עד כה
ladder-pick-title = את מי להזמין?
ladder-pick-about = { $count ->
    [one] מי שבוחרים מקבל התראה אחת, ויש לכם יום אחד לשחק.
    [two] מי שבוחרים מקבל התראה אחת, ויש לכם יומיים לשחק.
   *[other] מי שבוחרים מקבל התראה אחת, ויש לכם { $count } ימים לשחק.
}
ladder-pick-first = המקום הראשון שלך. אין אף אחד מעליך: אפשר לחכות להזמנה.
ladder-pick-nobody = כרגע אין את מי להזמין. אפשר לנסות שוב אחר כך.
ladder-pick-list = לבחור מישהו
ladder-cannot-busy = יש הזמנה פתוחה
ladder-cannot-lately = שוב אפשרי { $when }
ladder-concede-question = לוותר? אז מקום **{ $place }** עובר אל **{ $challenger }** בלי משחק, והמקום השני עובר אליך.
ladder-withdraw-question = לפרוש מ-**{ $title }**? המקום שלך לא יישמר, וכל מי שמתחתיך יעלה. מי שחוזר מתחיל במקום האחרון.

## כפתורים

button-ladder-join = הצטרפות
button-ladder-challenge = הזמנה למשחק…
button-ladder-me = הדף שלי
button-ladder-order = כל הסדר
button-ladder-about = איך זה עובד
button-ladder-ready = אפשר לשחק
button-ladder-concede = ויתור
button-ladder-concedesure = כן, לוותר
button-ladder-takeback = ביטול ההזמנה
button-ladder-next = עונה חדשה

## מה נאמר אחרי לחיצה

notice-ladder-joined = יש לך מקום ב-**{ $title }**. עם **{ button-ladder-challenge }** אפשר להזמין מישהו שמעליך.
notice-ladder-joined-first = המקום הראשון ב-**{ $title }** שלך. מי שמצטרף יכול להזמין אותך למשחק.
notice-ladder-challenged = ההזמנה אל { $player } נשלחה, וההודעה ב-{ $channel }. כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**.
notice-ladder-ready = זה רשום: אפשר לשחק איתך עד { $when }. ברגע שגם הצד השני מוכן, השולחן שלכם נפתח ותגיע אליך התראה. אחרי { $when } צריך ללחוץ שוב על **{ button-ladder-ready }**.
notice-ladder-conceded = ויתרת. המקומות שלכם התחלפו.
notice-ladder-taken-back = ההזמנה שלך בוטלה. דבר לא השתנה.
notice-ladder-next = { $count ->
    [one] העונה הבאה של **{ $title }** התחילה ב-{ $channel }, עם משתתף אחד. לא נשלחת התראה לאף אחד.
   *[other] העונה הבאה של **{ $title }** התחילה ב-{ $channel }, עם { $count } משתתפים באותו סדר. לא נשלחת התראה לאף אחד.
}

## למה משהו נדחה

refused-unknown-ladder = אין כאן סולם כזה. מי שיכול לנהל אירועים יכול להכריז על אחד.
refused-no-ladder = זה לא סולם. { $command-ladder } מציג סולם.
refused-not-for-two = בסולם משחקים בשניים, והמשחק הזה דורש יותר. אפשר לבחור משחק אחר עם { $command-organise-ladder }.
refused-bad-reach = אפשר להזמין { $least } עד { $most } מקומות למעלה. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-bad-days = לשחק אחרי הזמנה אפשר { $least } עד { $most } ימים. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-bad-weeks = עונה נמשכת { $least } עד { $most } שבועות. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-challenge-self = אי אפשר להזמין את עצמך. אפשר לבחור מישהו מעליך: **{ button-ladder-challenge }**.
refused-challenge-nobody = ל-{ $player } אין מקום בסולם הזה. אפשר לבחור מישהו שיש לו: **{ button-ladder-challenge }**.
refused-challenge-below = המקום של { $player } מתחתיך. אפשר לבחור מישהו מעליך: **{ button-ladder-challenge }**.
refused-challenge-too-far = זה גבוה מדי: אפשר להזמין עד { $reach } מקומות מעליך. אפשר לבחור מישהו קרוב יותר: **{ button-ladder-challenge }**.
refused-challenge-left = האדם הזה עזב את השרת. אפשר לבחור מישהו אחר: **{ button-ladder-challenge }**.
refused-challenging-already = כבר יש לך הזמנה פתוחה. צריך קודם לשחק אותה, או לסיים אותה: **{ button-ladder-me }**.
refused-challenged-already = ל-{ $player } כבר יש הזמנה פתוחה. אפשר לחכות לסופה, או לבחור מישהו אחר: **{ button-ladder-challenge }**.
refused-challenged-lately = נפגשת עם { $player } לא מזמן. אפשר להזמין שוב החל מ-{ $when }, או מישהו אחר כבר עכשיו: **{ button-ladder-challenge }**.
refused-season-over = העונה נגמרה. אחרי המשחקים של ההזמנות האחרונות, ההנהלה יכולה להתחיל את הבאה.
refused-season-not-over = העונה הבאה מתחילה כשהעונה הזאת נגמרת. ההנהלה יכולה לסיים אותה: **⋯**, **{ button-tournament-direct }**, ואז **{ ladder-button-tournament-calloff }**.
refused-season-begun = העונה הבאה כבר התחילה. { $command-ladder } מציג אותה.
refused-ladder-waiting = המקום שלך ברשימת ההמתנה. המקום הבא שיתפנה שלך.
refused-unknown-challenge = אין הזמנה כזאת בסולם. **{ button-ladder-me }** מציג את שלך.
refused-not-your-challenge = זו לא הזמנה שלך. **{ button-ladder-me }** מציג אם יש לך הזמנה.
refused-challenge-over = ההזמנה הזאת נגמרה. **{ button-ladder-me }** מציג איך.
refused-challenge-at-table = המשחק של ההזמנה הזאת כבר התחיל. הקישור לשולחן שלכם כאן: **{ button-ladder-me }**.
refused-ready-already = זה כבר רשום עד { $when }. תגיע אליך התראה כשגם הצד השני יהיה מוכן.
refused-only-challenged = רק מי שהוזמן יכול לוותר. אפשר לבטל את ההזמנה שלך: **{ button-ladder-me }**.
refused-only-challenger = רק מי שהזמין יכול לבטל את ההזמנה. אפשר לוותר: **{ button-ladder-me }**.
