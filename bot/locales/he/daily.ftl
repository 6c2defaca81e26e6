# משחקים של אדם אחד נגד שחקני מחשב, בלי שולחן

against-opponents = נגד { $players }
against-computer = { $name } ({ $level })
refused-no-hints = אין רמזים במשחק נגד שחקני מחשב.
against-waits = רק לך המשחק הזה גלוי, והוא מחכה לך כמה זמן שצריך: { $command-my-games }
against-no-purse = הקרדיטים כאן הם רק למשחק הזה: מהארנק שלך לא נלקח כלום.
against-won = 🏆 ניצחת!
against-lost = הפעם הפסד. בהצלחה במשחק הבא!
against-last = הפעם הניצחון של { $player }. בהצלחה במשחק הבא!
against-shared = **{ $player }** · { $game } נגד המחשב · { $placed }
button-again = עוד משחק
button-opponents = יריבים
button-opponents-play = לשחק
opponents-about = נגד מי לשחק? הבחירה נשמרת גם למשחקים הבאים.
opponents-count = { $count ->
    [one] מחשב אחד
   *[other] { $count } מחשבים
}
refused-too-many-alone = יש לך { $count } משחקים משלך שעוד לא נגמרו, ויותר מזה לא יכולים לחכות. אפשר להמשיך אחד מהם ({ $command-my-games }), או לסגור את הישן ביותר.
button-close-oldest = לסגור את הישן ביותר
alone-closed = המשחק נסגר. עכשיו יש מקום למשחק אחר.
refused-alone-closed = המשחק הזה סגור. אפשר להתחיל משחק אחר עם { $command-help }.

## החלוקה היומית

deal-is-best = 🏅 אין תוצאה ידועה טובה יותר.
deal-best = התוצאה הטובה ביותר שידועה: { $score }
deal-place-1 = ראשון
deal-place-2 = שני
deal-place-3 = שלישי
deal-place-last = מאחור
deal-title = החלוקה היומית: { $game } · { $day }
deal-one-try = אותם קלפים לכולם, וניסיון אחד.
button-begin-deal = להתחיל
deal-friends = בשרת הזה
deal-copy = להעתקה:
alone-nobody-then = אף אחד לא סיים.
alone-finished-then = { $count ->
    [one] אחד סיים
    [two] שניים סיימו
   *[other] { $count } סיימו
}
refused-day-table-elsewhere = לכל שרת יש טבלת מובילים יומית: אפשר לבקש אותה שם עם { $command-game-daily }. כאן אפשר לשחק את החלוקה.
deal-streak = { $count ->
    [one] 🔥 יום אחד ברצף
    [two] 🔥 יומיים ברצף
   *[other] 🔥 { $count } ימים ברצף
}
deal-longest = { $streak } (הרצף הארוך ביותר: { $count })
deal-late = המשחק הסתיים אחרי סוף היום, ולכן אינו נספר.
deal-next = החלוקה הבאה { $when }.
deal-shared-day = החלוקה היומית זהה לכולם: { $command-game-daily }
day-seals-about = לכל חלוקה יש חותם עוד לפני שמישהו רואה קלף ממנה.
day-seals-later = הערך ההתחלתי של כל חלוקה יוצג כאן בסוף היום: { $when }.
day-seals-none = לחלוקה הזאת אין חותם: היא קדמה לו.
day-seals-empty = ביום הזה עוד לא ביקשו חלוקה.
day-seals-seat = מקום { $seat } מתוך { $seats } · שחקני המחשב, לפי הסדר: { $levels }
games-against = נגד שחקני מחשב, התחיל { $when }
command-daily-deal = החלוקה היומית: אותם קלפים ואותם יריבים לכולם
command-daily-deal-deal = איזו חלוקה יומית
command-daily-yesterday = להראות את תוצאות אתמול בשרת הזה
name-deal = חלוקה
name-yesterday = אתמול
daily-deal-patience = הפסיאנס
daily-deal-against = נגד שחקני מחשב
refused-deal-spent = כבר שיחקת בחלוקה היומית. הבאה מגיעה { $when }.
refused-not-your-game = המשחק הזה שייך למישהו אחר.
refused-not-shared = אי אפשר לשתף משחק שממשיך משחק קודם.

## פרסום בשרת

deal-post-title = החלוקה היומית · { $day }
deal-post-about = אותם קלפים ואותם יריבים לכולם, וניסיון אחד לכל אחד. את המשחק שלך אף אחד אחר לא רואה.
deal-post-yesterday = { $game } · { $day }
button-play-deal = לשחק { $game }
settings-daily-off = החלוקה היומית לא מפורסמת.
deal-posts-all = כל המשחקים
deal-posts-ended = לבוט אין הרשאה לכתוב בערוץ { $channel }, ולכן החלוקה היומית לא מפורסמת שם יותר. כשתהיה לו הרשאה, אפשר להגדיר שוב: { $command-server-settings }
name-game = משחק
