# מה שמופיע בכל שולחן, יהיה המשחק אשר יהיה.

list-and = { $head } ו-{ $tail }
list-or = { $head } או { $tail }
form-tick = { $rule }: { $value }
challenge-said = ⚔️ הזמנה למשחק: מ-{ $host } אל { $players }.
challenge-declined = 🤝 { $players }: לא הפעם.
number = { $number }
percent = { $number }%

## פקודות

name-new = חדש
name-join = הצטרפות
name-leave = עזיבה
name-hand = יד
name-table = שולחן
name-end = סיום
name-bots = מחשבים
name-level = רמה
name-seats = מקומות
name-kick = הרחקה
name-substitute = מחליף
name-player = מי
name-play = מהלך
name-move = קלף
name-game = משחק
name-show = הצגה
name-language = שפה
name-channel = ערוץ

command-new = לפתוח שולחן בערוץ הזה ולהתיישב
command-new-bots = שחקני מחשב בהתחלה
command-new-level = כמה המחשבים חזקים; אם לא נבחר מספר, מצטרף מחשב אחד
command-new-seats = מספר השחקנים המרבי
command-kick = להרחיק מישהו מהשולחן (לאירוח ולהנהלת השרת)
command-kick-player = את מי להרחיק
command-substitute = לתת למחשב לשחק במקום מי שאיננו (לאירוח ולהנהלת השרת)
command-substitute-player = מי איננו
command-play = להקליד מהלך, למשל שם של קלף, במקום ללחוץ על כפתור
command-play-move = אפשר להקליד מעט ולבחור מהמהלכים האפשריים
command-join = להתיישב ליד השולחן של הערוץ
command-leave = לוותר על המקום; במשחק המחשב ממשיך במקומך
command-hand = להציג את היד שלך, רק לך
command-table = השולחן של הערוץ, בכל משחק שהוא
command-table-show = להציג שוב את השולחן של הערוץ, כאן למטה
command-end = לסגור את השולחן של הערוץ (לאירוח ולהנהלת השרת)

## לפני המשחק

poster-alt = { $game }, עם הקלפים { $cards }
lobby-wants = **בא ל-{ $host } לשחק** · { $terms }
lobby-host = אירוח: { $host }
lobby-seats = { $taken ->
    [one] מקום אחד מתוך { $seats } תפוס
   *[other] { $taken } מתוך { $seats } המקומות תפוסים
}
lobby-stake = הימור: { $stake } קרדיטים של כסף משחק לכל אחד
lobby-house-rules = כללי הבית: { $rules }
rules-house-rules = כללי הבית, הבחירה הרגילה ראשונה
lobby-seal = ⁠🔒⁠`{ $seal }`
lobby-waiting = **התחלה** בידי { $host }.
lobby-anybody = החל מ־{ $when } כל מי שיושב לשולחן יכול ללחוץ על **התחלה**.
lobby-team = { $team }: { $players }
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (הכללים השתנו: צריך ללחוץ שוב על **הצטרפות**)
lobby-until = אם לא יקרה דבר בשולחן הזה, הוא ייסגר { $when }.
button-join = הצטרפות
button-leave = עזיבה
button-take-over = לקחת את המקום הפנוי
button-join-next = להצטרף למשחק הבא
button-leave-next = לא למשחק הבא
button-start = התחלה
button-shuffle = הגרלת קבוצות
button-fill = { $count ->
    [one] הוספת מחשב
    [two] הוספת שני מחשבים
   *[other] הוספת { $count } מחשבים
}
button-arrange = כללי הבית
button-table-settings = הגדרות השולחן
button-change = שינוי
form-title = { "\u200F" }{ $game }: השולחן הזה
form-seats = מקומות
form-limits = מ-{ $least } עד { $most }
form-turn-time = זמן לתור
form-turn-time-hint = מהלך ביום: בלי לחץ, והערוץ נשאר פנוי למשחקים אחרים.
form-level = רמת שחקני המחשב
button-add-computer = הוספת מחשב
button-remove-computer = הוצאת מחשב
button-cancel = סגירת השולחן
button-pause = השהיה
button-rules = כללים
button-hand = היד שלי
button-more-back = ⋯ השולחן הזה
button-down = להביא את השולחן לכאן
button-rematch = משחק חוזר
button-advice = עצה
button-special = קלפים מיוחדים
button-next = הבא
button-previous = הקודם
page-of = עמוד { $number } מתוך { $pages }

computer-name = 🤖 { $name }
computer-level-easy = קל
computer-level-normal = בינוני
computer-level-hard = קשה
seat-computer = { $name } ({ $level })
seats-away = 💤 המחשב משחק
seats-free = 🪑 מקום פנוי
table-next = במשחק הבא: { $players }

## במשחק

table-ended = השולחן נסגר לפני הסוף. המשחק אינו נחשב.
table-expired = זמן מה לא קרה כאן דבר, ולכן השולחן נסגר. אפשר לפתוח שולחן חדש עם { $command-game-new }.
table-pause-expired = איש לא המשיך את המשחק המושהה, ולכן השולחן נסגר. המשחק לא נחשב.
table-failing = ⚠️ יש תקלה במשחק הזה, ואי אפשר להמשיך בו כרגע. יהיו עוד כמה ניסיונות. אם זה לא יעזור, השולחן ייסגר, והמשחק לא ייחשב לאיש.
table-broken = יש תקלה במשחק הזה, ולכן השולחן נסגר. המשחק לא נחשב לאיש. אפשר לפתוח שולחן חדש עם { $command-game-new }.
table-endless = במשחק הזה היו יותר מהלכים מאשר בכל משחק שמגיע לסופו, ולכן השולחן נסגר. המשחק לא נחשב לאיש.

## תוצאה

record-note = המשחק כטקסט, מהלך אחר מהלך. אפשר לבדוק אותו עם התוכנה שלנו ובלעדיה; התיעוד של הבוט מסביר איך. המקומות ממוספרים לפי סדר המשחק.
result-title = { $game } · המשחק נגמר

## מה שרק אדם אחד רואה

notice-joined = יש לך מקום. הקלפים שלך יגיעו כשהמשחק יתחיל.
notice-back = טוב שחזרת: המקום שוב שלך.
notice-next = נכנסת למשחק הבא. הקלפים יגיעו מעצמם.
notice-goes-on = טוב שחזרת: המשחק ממשיך, ומתחיל תור שלם.
notice-left = עזבת את השולחן.
notice-declined = בסדר, אולי בפעם הבאה.
notice-ended = השולחן נסגר.
notice-ended-bets = השולחן נסגר. { $credits } הקרדיטים שהימרת ביד הזאת אבדו; כל האחרים מקבלים את ההימורים שלהם בחזרה.
notice-done = בוצע.
hand-not-begun = המשחק עוד לא התחיל. הקלפים שלך יגיעו בחלוקה הראשונה.

## טבלת המובילים

leaderboard-yours = המקום שלך: { $line }

## בחירות

language-en = English
language-de = Deutsch
language-fr = français
language-he = עברית
turn-time-30s = 30 שניות
turn-time-1m = דקה
turn-time-2m = 2 דקות
turn-time-3m = 3 דקות
turn-time-5m = 5 דקות
turn-time-10m = 10 דקות
turn-time-1h = שעה
turn-time-1d = יום
pace-day = מהלך ביום

## הגדרות

settings-turn-time = זמן לתור: { $time }
settings-as-usual = כרגיל
settings-usual-time = { $time } (כרגיל)
settings-more-channels = { $count ->
    [one] עוד ערוץ אחד
   *[other] עוד { $count } ערוצים
}

## כלי המארח

notice-paused = המשחק מושהה. הכפתור **{ button-resume }** שמתחת לשולחן ממשיך אותו.
notice-undone = המהלך האחרון שלך בוטל.
notice-kicked = { $player } כבר לא בשולחן הזה.
notice-substituted = המחשב משחק במקום { $player } עד הלחיצה הבאה.
table-until-paused = ⏳ המשחק מושהה { $when }
table-paused = ⏸️ המשחק מושהה.
table-paused-resume = { $host } או הנהלת השרת יכולים להמשיך אותו.
table-paused-resume-tournament = הנהלת השרת יכולה להמשיך אותו.
table-waits = ⏸️ כבר זמן מה אף אחד לא שיחק, ולכן המשחק מחכה. הוא ימשיך כשמישהו מהמשחק ילחץ על **{ button-hand }**.
table-deserted = 💤 אין כאן אף אחד. שחקני המחשב משלימים את המשחק, כי לטורניר דרושה תוצאה.
hand-waits = ⏸️ כבר זמן מה אף אחד לא שיחק, ולכן המשחק מחכה. הוא ימשיך עם הלחיצה הבאה שלך.
seat-computer-for = { $player } (בידי המחשב)
refused-nobody-there = כבר זמן מה אף אחד לא שיחק, ולכן המשחק מחכה. הוא ימשיך כשמישהו מהמשחק ילחץ על **{ button-hand }**.

## דירוג

former-player = שם שהוסר
replay-move = { $player }: { $move }

## עצות

advice = שחקן המחשב החזק ביותר היה משחק **{ $move }**.
advice-others = טובים באותה מידה: { $moves }.
