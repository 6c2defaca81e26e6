# מה שמופיע בכל שולחן, יהיה המשחק אשר יהיה.

list-and = { $head } ו-{ $tail }

## פקודות

name-new = חדש
name-join = הצטרפות
name-leave = עזיבה
name-hand = יד
name-table = שולחן
name-end = סיום
name-rules = כללים
name-leaderboard = מובילים
name-bots = מחשבים
name-seats = מקומות

command-new = לפתוח שולחן בערוץ הזה ולהתיישב
command-new-bots = שחקני מחשב בהתחלה
command-new-seats = מספר השחקנים המרבי
command-join = להתיישב ליד השולחן של הערוץ
command-leave = לוותר על המקום; במשחק המחשב ממשיך במקומכם
command-hand = להציג את היד שלכם, רק לכם
command-table = להציג שוב את השולחן של הערוץ, כאן למטה
command-end = לסגור את השולחן של הערוץ (מארח או מנהל)
command-rules = להציג את הכללים, רק לכם
command-leaderboard = מי זכה בהכי הרבה כוכבים בשרת הזה

## לפני המשחק

lobby-title = { $game }
lobby-host = מארח: { $host }
lobby-seats = { $taken } מתוך { $seats } מקומות תפוסים
lobby-house-rules = כללי הבית: { $rules }
lobby-waiting = המארח לוחץ על **התחלה** כשכולם כאן (משחקים { $least } עד { $most }).
lobby-full = כולם כאן: המארח לוחץ על **התחלה**.
button-join = הצטרפות
button-leave = עזיבה
button-start = התחלה
button-add-computer = הוספת מחשב
button-remove-computer = הוצאת מחשב
button-cancel = ביטול
button-rules = כללים
button-hand = היד שלי
button-rematch = משחק חוזר

computer-name = 🤖 { $name }
computer-level-easy = קל
computer-level-normal = בינוני
seat-computer = { $name } ({ $level })
seat-away = { $name } 💤 (המחשב משחק)

## במשחק

table-title = { $game } · משחקון { $round }
table-to-act = התור של { $players }
table-to-act-until = התור של { $players }, { $when }
table-to-choose = { $players } עדיין בוחרים
table-to-choose-until = { $players } עדיין בוחרים, { $when }
table-commitment = הערבוב חתום ב-{ $commitment }
table-ended = השולחן נסגר לפני הסוף. המשחק אינו נחשב.
table-reminder = { $players }, תורכם: { $when }

## תוצאה

result-title = { $game } · המשחק נגמר
result-seed = זרע הערבוב היה { $seed }. ה-SHA-256 שלו הוא החותם שהוצג בהתחלה.

## מה שרק אדם אחד רואה

notice-joined = יש לכם מקום. היד תיפתח עם **היד שלי** כשהמשחק יתחיל.
notice-back = ברוכים השבים: המקום שוב שלכם.
notice-left = עזבתם את השולחן.
notice-left-playing = עזבתם: המחשב ממשיך במקומכם. לחצו על **היד שלי** כדי לקבל את המקום בחזרה.
notice-ended = השולחן נסגר.
notice-done = נעשה.
hand-not-begun = המשחק עוד לא התחיל. הקלפים שלכם יגיעו בחלוקה הראשונה.

## טבלת המובילים

leaderboard-title = { $game } · טבלת המובילים
leaderboard-empty = איש עוד לא סיים כאן משחק. היו הראשונים!
leaderboard-line = { $place } { $player } · { $stars ->
    [one] כוכב אחד
    [two] שני כוכבים
   *[other] { $stars } כוכבים
} · { $wins ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $wins } ניצחונות
} ב-{ $games ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $games } משחקים
}
leaderboard-yours = המקום שלכם: { $line }
leaderboard-note = שחקני מחשב אינם מדורגים. משחק שנסגר לפני הסוף אינו נחשב; מי שעוזב משחק אינו מקבל ממנו כוכבים.
