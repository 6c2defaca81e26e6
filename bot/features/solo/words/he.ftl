# Games alone, the deal of the day, and lessons.

## Commands

command-daily-deal = החלוקה היומית: אותם קלפים ואותם יריבים לכולם
command-daily-deal-deal = איזו חלוקה יומית
command-daily-yesterday = להראות את תוצאות אתמול בשרת הזה
name-deal = חלוקה
name-yesterday = אתמול
name-learn = ללמוד
command-learn = ללמוד את המשחק בערך בחמש דקות: משחק ראשון עם הדרכה, רק בשבילך
name-patience = פסיאנס
name-daily = חלוקה_יומית
name-public = פומבי
command-patience = לשחק לבד בפסיאנס; בכל מקום, גם בהודעות ישירות
command-patience-public = לתת לכל הערוץ לצפות
command-daily = הפסיאנס היומי: אותה חפיסה לכולם
command-daily-table = להראות איך הלך היום לשרת הזה

## Lessons

button-learn-back = צעד אחורה
button-learn-again = להתחיל מחדש
button-learn-show = הראו לי
button-learn = ללמוד בחמש דקות
learn-title = { $game } · { $step } / { $steps }
learn-free = אפשר לנסות הכול: כאן שום דבר לא נספר.
learn-chapters = מעבר לפרק
learn-changed = השיעור השתנה מאז. אפשר להתחיל מחדש בכפתור למטה.
learn-other-move = זה אפשרי, אבל יש כאן מהלך טוב יותר.
learn-end-title = { $game }: אפשר לשחק
learn-learnt = מה למדנו
learn-next = עם אחרים: { $command-game-new }

## The deal of the day

deal-is-best = 🏅 התוצאה הטובה ביותר עד כה.
deal-best = התוצאה הטובה ביותר שידועה: { $score }
deal-place-1 = ניצחון
deal-place-2 = שני
deal-place-3 = שלישי
deal-place-last = מאחור
deal-legend = כל סיבוב: { $places }
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
deal-late = המשחק הסתיים יותר משעה אחרי סוף היום, ולכן אינו נספר.
deal-next = החלוקה הבאה { $when }.
deal-until = אם מתחילים לפני כן, אפשר לסיים עד { $until }.
deal-open = סופי רק ב־{ $until }: מי שהתחילו בזמן אולי עוד משחקים.
deal-shared-day = החלוקה היומית זהה לכולם: { $command-game-daily }
day-seals-about = לכל חלוקה יש חותם עוד לפני שמישהו רואה קלף ממנה.
day-seals-later = הערך ההתחלתי של כל חלוקה יוצג כאן כשגם המשחקים האחרונים של היום יסתיימו: { $when }.
day-seals-none = לחלוקה הזאת אין חותם: היא קדמה לו.
day-seals-empty = ביום הזה עוד לא ביקשו חלוקה.
day-seals-seat = מקום { $seat } מתוך { $seats } · שחקני המחשב, לפי הסדר: { $levels }
daily-deal-patience = הפסיאנס
daily-deal-against = נגד שחקני מחשב
refused-deal-spent = כבר שיחקת בחלוקה היומית. הבאה מגיעה { $when }.
deal-post-title = החלוקה היומית · { $day }
deal-post-about = אותם קלפים ואותם יריבים לכולם, וניסיון אחד לכל אחד. את המשחק שלך אף אחד אחר לא רואה.
deal-post-yesterday = { $game } · { $day }
button-play-deal = לשחק { $game }
alone-day-note = כשמספר השורות שווה, קודמים פחות רמזים, ואחר כך פחות מהלכים שבוטלו.
button-review-deal = ניתוח { $game }
refused-deal-under-way = אפשר לנתח את החלוקה היומית כשכבר אי אפשר לשחק בה: { $when }.
alone-daily-title = { $game } · { $day }
alone-shared-day = החפיסה היומית זהה לכולם: { $command-game-daily }

## Against computer players

against-opponents = נגד { $players }
against-computer = { $name } ({ $level })
button-computers = לשחק נגד המחשב
against-waits = רק לך המשחק הזה גלוי, והוא מחכה לך כמה זמן שצריך: { $command-my-games }
against-no-purse = הקרדיטים כאן הם רק למשחק הזה: מהארנק שלך לא נלקח כלום.
against-won = 🏆 ניצחת!
against-lost = הפעם הפסד. בהצלחה במשחק הבא!
against-last = הפעם הניצחון של { $player }. בהצלחה במשחק הבא!
against-shared = **{ $player }** · { $game } נגד המחשב · { $placed }
button-opponents = יריבים
button-opponents-play = לשחק
opponents-about = נגד מי לשחק? הבחירה נשמרת גם למשחקים הבאים.
opponents-count = { $count ->
    [one] מחשב אחד
   *[other] { $count } מחשבים
}

## Games alone

refused-no-hints = אין רמזים במשחק נגד שחקני מחשב.
button-again = עוד משחק
refused-too-many-alone = יש לך { $count } משחקים משלך שעוד לא נגמרו, ויותר מזה לא יכולים לחכות. אפשר להמשיך אחד מהם ({ $command-my-games }), או לסגור את הישן ביותר.
button-close-oldest = לסגור את הישן ביותר
alone-closed = המשחק נסגר. עכשיו יש מקום למשחק אחר.
refused-alone-closed = המשחק הזה סגור. אפשר להתחיל משחק אחר עם { $command-help }.
refused-not-your-game = המשחק הזה שייך למישהו אחר.
refused-not-shared = אי אפשר לשתף משחק שממשיך משחק קודם.
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
alone-shared-already = כבר שיתפת את התוצאה הזאת: { $link }
alone-shared-unseen = הבוט לא יכול לראות אם ההודעה עדיין שם. אם היא נמחקה, אפשר לשתף את התוצאה שוב.
button-share-again = לשתף שוב
alone-record = התוצאה הטובה ביותר שלך עד כה: { $score }
alone-record-new = ✨ התוצאה הטובה ביותר שלך עד כה.
button-another = עוד פסיאנס
button-same-deal = לשחק אותה חלוקה
fairness-yourself-alone = כדי לבדוק לבד: ה־SHA-256 של הערך ההתחלתי הוא החותם.
refused-game-held-away = הכללים של „{ $missing }” נתקעו במשחק הזה. הוא הונח בצד עד שיתוקנו, ושום דבר לא הולך לאיבוד: אפשר לפנות למי שמפעיל את הבוט.
refused-deck-spent = כבר שיחקת בחפיסה היומית. הבאה תגיע { $when }; עם { $command-game-patience } אפשר לקבל חפיסה אחרת בכל רגע.
refused-not-yours = זה המשחק של מישהו אחר. אפשר להתחיל משחק משלך עם { $command-game-patience }.
refused-cannot-take-back = אי אפשר לבטל את המהלך: מאז נחשף לך קלף חדש. אפשר להמשיך, או להתחיל מחדש עם { $command-game-patience }.
alone-pick = מה לשחק
alone-pick-between = מה לשחק: { $first } … { $last }
alone-shared = { $player }: { $score }
alone-perfect = אי אפשר טוב יותר.
alone-finished = { $count ->
    [one] אחד סיים
    [two] שניים סיימו
   *[other] { $count } סיימו
}
alone-nobody = עוד לא סיימו היום. הסיום הראשון יכול להיות שלך!
button-share = לשתף את התוצאה
button-hint = רמז
button-take-back = ביטול המהלך

way-deal-new = עוד לא שוחק
way-deal-begun = התחיל
way-deal-played = שוחק היום
