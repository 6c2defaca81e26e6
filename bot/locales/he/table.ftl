# מה שמופיע בכל שולחן, יהיה המשחק אשר יהיה.

list-and = { $head } ו-{ $tail }
number = { $number }
percent = { $number }%

## פקודות

name-new = חדש
name-join = הצטרפות
name-leave = עזיבה
name-hand = יד
name-table = שולחן
name-end = סיום
name-rules = כללים
name-leaderboard = מובילים
name-stats = סטטיסטיקה
name-history = היסטוריה
name-season = עונה
name-export = ייצוא
name-forget = שכחה
name-what = מה
name-period = תקופה
name-where = איפה
name-member = חבר
name-versus = מול
name-start = התחלה
name-bots = מחשבים
name-level = רמה
name-seats = מקומות
name-pause = השהיה
name-resume = המשך
name-kick = הוצאה
name-substitute = מחליף
name-player = שחקן
name-play = מהלך
name-move = קלף
name-server = שרת
name-me = אני
name-language = שפה
name-turn-time = זמן_תור
name-ping = התראות
name-channel = ערוץ
name-except-channel = ללא_ערוץ
name-everywhere = בכל_מקום
name-reminders = תזכורות

command-new = לפתוח שולחן בערוץ הזה ולהתיישב
command-new-bots = שחקני מחשב בהתחלה
command-new-level = כמה הם חזקים; בלי מספר מגיע אחד
command-new-seats = מספר השחקנים המרבי
command-pause = להשהות את המשחק (מארח או מנהל)
command-resume = להמשיך משחק מושהה (מארח או מנהל)
command-kick = לקחת ממישהו את מקומו (מארח או מנהל)
command-kick-player = של מי המקום
command-substitute = לתת למחשב לשחק במקום מי שאיננו (מארח או מנהל)
command-substitute-player = מי איננו
command-play = לשחק מהלך לפי שמו, בלי כפתורים
command-play-move = הקלידו מעט ובחרו מהמהלכים שלכם
command-settings = מה השרת הזה ואתם יכולים לקבוע
command-server = לקבוע לשרת הזה, או לראות מה נקבע
command-server-language = שפת השולחנות
command-server-turn-time = כמה זמן מותר לחשוב
command-server-ping = להתריע לשחקנים שזמנם אוזל?
command-server-channel = ערוץ שבו מותר לפתוח משחקים, נוסף על הקודמים
command-server-except-channel = ערוץ שבו לא ייפתחו עוד משחקים; אם לא נשאר אף ערוץ, אפשר שוב לפתוח בכולם
command-server-everywhere = להתיר שוב משחקים בכל הערוצים
command-me = לקבוע לעצמכם, או לראות מה נקבע
command-me-language = השפה של מה שרק אתם רואים
command-me-reminders = להתריע לכם כשזמנכם אוזל?
command-join = להתיישב ליד השולחן של הערוץ
command-leave = לוותר על המקום; במשחק המחשב ממשיך במקומכם
command-hand = להציג את היד שלכם, רק לכם
command-table = להציג שוב את השולחן של הערוץ, כאן למטה
command-end = לסגור את השולחן של הערוץ (מארח או מנהל)
command-rules = להציג את הכללים, רק לכם
command-leaderboard = מי ניצח כאן הכי הרבה
command-leaderboard-what = לפי מה לדרג
command-leaderboard-period = מאז מתי
command-leaderboard-where = בכל השרת או בערוץ הזה
command-stats = המשחקים, הניצחונות, הדירוג והרגעים היפים שלכם או של מישהו אחר
command-stats-member = של מי; שלכם אם לא מציינים
command-stats-versus = להשוות עם מי
command-history = משחקים שנגמרו, לצפייה מהלך אחר מהלך
command-history-member = רק משחקים של השחקן הזה
command-history-where = בכל השרת או בערוץ הזה
command-season = להתחיל או לסיים עונה (מי שרשאי לנהל את השרת), או לראות איזו עונה עכשיו
command-season-start = להתחיל עונה בשם הזה
command-season-end = לסיים את העונה הנוכחית
command-privacy = מה נשמר עליכם
command-export = לקבל כקובץ את כל מה שנשמר עליכם
command-export-from-game = המשחק הראשון בקובץ, לפי מספרו; ברירת המחדל: כולם
name-from-game = ממשחק
command-forget = להסיר את שמכם מכל מקום; המשחקים נשארים בלעדיו

## לפני המשחק

lobby-title = { $game }
lobby-host = מארח: { $host }
lobby-seats = { $taken } מתוך { $seats } מקומות תפוסים
lobby-stake = הימור: { $stake } קרדיטים של כסף משחק לכל אחד
lobby-house-rules = כללי הבית: { $rules }
lobby-waiting = המארח לוחץ על **התחלה** כשכולם כאן (משחקים { $least } עד { $most }).
lobby-full = כולם כאן: המארח לוחץ על **התחלה**.
lobby-not-agreed = ⏳ { $player } (עוד לא אישר/ה: **הצטרפות**)
lobby-agree = מי שלא לחץ על **הצטרפות** עד שהמשחק מתחיל לא משתתף בו.
lobby-until = אם איש לא יעשה כאן דבר, השולחן ייסגר { $when }.
button-join = הצטרפות
button-leave = עזיבה
button-start = התחלה
button-arrange = חוקי בית
form-title = { $game }: השולחן הזה
form-seats = מקומות
form-limits = מ-{ $least } עד { $most }
form-turn-time = זמן לתור
form-level = שחקני המחשב
button-add-computer = הוספת מחשב
button-remove-computer = הוצאת מחשב
button-cancel = ביטול
button-rules = כללים
button-hand = היד שלי
button-down = השולחן לכאן
button-record = תיעוד
button-rematch = משחק חוזר
button-advice = עצה
button-next = הבא
button-previous = הקודם
button-replay-number = לצפות { $number }

computer-name = 🤖 { $name }
computer-level-easy = קל
computer-level-normal = בינוני
computer-level-hard = קשה
seat-computer = { $name } ({ $level }) · *{ $character }*
seat-away = { $name } 💤 (המחשב משחק)

## במשחק

table-to-act = התור של { $players }
table-to-act-until = התור של { $players }, { $when }
table-to-choose = { $players } עדיין בוחרים
table-to-choose-until = { $players } עדיין בוחרים, { $when }
table-commitment = הערבוב חתום ב-{ $commitment }
table-ended = השולחן נסגר לפני הסוף. המשחק אינו נחשב.
table-expired = זמן מה איש לא עשה כאן דבר, ולכן השולחן נסגר. פתחו חדש בפקודה חדש.
table-reminder = { $players }, תורכם: { $when }

## תוצאה

record-note = המשחק כטקסט, מהלך אחר מהלך. ב-docs/fairness.md כתוב איך לבדוק אותו, עם התוכנה שלנו ובלעדיה. המקומות ממוספרים לפי סדר המשחק.
result-title = { $game } · המשחק נגמר
result-seed = זרע הערבוב היה { $seed }. ה-SHA-256 שלו הוא החותם שהוצג בהתחלה.

## מה שרק אדם אחד רואה

notice-joined = יש לכם מקום. היד תיפתח עם **היד שלי** כשהמשחק יתחיל.
notice-back = ברוכים השבים: המקום שוב שלכם.
notice-left = עזבתם את השולחן.
notice-left-playing = עזבתם: המחשב ממשיך במקומכם. לחצו על **היד שלי** כדי לקבל את המקום בחזרה.
notice-ended = השולחן נסגר.
notice-ended-bets = השולחן נסגר. { $credits } הקרדיטים שהימרת ביד הזאת אבדו; כל האחרים מקבלים את ההימורים שלהם בחזרה.
notice-done = נעשה.
hand-not-begun = המשחק עוד לא התחיל. הקלפים שלכם יגיעו בחלוקה הראשונה.

## טבלת המובילים

leaderboard-title = { $game } · טבלת המובילים
leaderboard-empty = איש עוד לא סיים כאן משחק. היו הראשונים!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } · { $games }
leaderboard-yours = המקום שלכם: { $line }
leaderboard-note = שחקני מחשב אינם מדורגים. משחק שנסגר לפני הסוף אינו נחשב; משחק שעזבתם, או שהמחשב סיים במקומכם, נחשב כהפסד.
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = מופיעים החל מ־{ $games } משחקים.
leaderboard-rating-note = הדירוג סופר משחקים עם שני אנשים לפחות, לפי OpenSkill; כולם מתחילים ב־1000.
leaderboard-picture = עשרת הראשונים כעמודות: { $what }.

## בחירות

language-auto = כמו בדיסקורד
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

## הגדרות

settings-server = השרת הזה
settings-me = אתם
settings-language = שפה: { $language }
settings-turn-time = זמן לתור: { $time }
settings-as-usual = כרגיל
settings-ping-on = שחקנים שזמנם אוזל מקבלים התראה.
settings-ping-off = איש אינו מקבל התראה.
settings-channels = אפשר לפתוח משחקים ב-{ $channels }.
settings-more-channels = { $count ->
    [one] עוד ערוץ אחד
   *[other] עוד { $count } ערוצים
}
settings-channels-all = אפשר לפתוח משחקים בכל ערוץ.
settings-no-house-rules = כללי הבית: אין
settings-reminders-on = אתם מקבלים התראה כשזמנכם אוזל.
settings-reminders-off = אינכם מקבלים התראות.

## כלי המארח

notice-paused = המשחק מושהה. הפקודה המשך מחדשת אותו.
notice-resumed = המשחק ממשיך.
notice-kicked = ל-{ $player } אין עוד מקום.
notice-substituted = המחשב משחק במקום { $player } עד הלחיצה הבאה שלו.
table-paused = ⏸️ המשחק מושהה.

## Standings

former-player = שחקן לשעבר
what-wins = ניצחונות
what-rate = אחוז ניצחונות
what-rating = דירוג
period-today = היום
period-week = השבוע
period-month = החודש
period-season = העונה
period-all = מאז ומתמיד
period-named = עונת { $name }
where-server = השרת הזה
where-channel = הערוץ הזה
count-wins = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
count-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
count-points = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
statistics-title = { $game } · { $player }
statistics-games = { $games }, { $wins } ({ $rate }), { $stars }
statistics-streak = ניצחונות ברצף: עכשיו { $now }, לכל היותר { $best }
statistics-rating = דירוג: **{ $points }** לפי { $games }
statistics-unrated = עדיין אין דירוג: צריך משחק עם שני אנשים לפחות.
statistics-duel = מול { $player }: { $games } ביחד, לפניו { $ahead } פעמים, אחריו { $behind } פעמים
statistics-no-duel = עוד לא היה משחק ביחד עם { $player }.
statistics-picture = הדירוג לאורך הזמן: מ־{ $first } עד { $last }, בין { $least } ל־{ $most }.
history-title = { $game } · משחקים שנגמרו
history-empty = עוד לא נגמר כאן משחק.
replay-title = { $game } · מהלך { $ply } מתוך { $moves }
replay-move = { $player }: { $move }
season-none = אין עונה עכשיו. מי שרשאי לנהל את השרת יכול להתחיל עונה בפקודה הזאת.
season-now = עונת **{ $name }**, מאז { $since }. הטבלה שלה נשארת כשהיא נגמרת.
privacy-export = כל מה שנשמר עליכם: מספרים של שרתים, ערוצים ומשחקים, המהלכים שלכם ומה שנספר מהם. לא הודעות ולא שמות.
privacy-export-part = חלק { $number }
privacy-export-rest = זה עדיין לא הכול. את השאר מקבלים עם האפשרות { $option }: { $game } של הפקודה הזאת.
privacy-forgotten = בוצע. שמכם הוסר מכל הטבלאות; המשחקים נשארים, עם שחקן לשעבר במקומכם.

## Advice

advice = שחקן המחשב החזק ביותר היה משחק **{ $move }**: סיכוי לנצח { $chance }.
advice-others = אחרת: { $moves }.
advice-rule = שחקן המחשב החזק ביותר היה בוחר: **{ $move }**.

## כסף משחק

name-wallet = ארנק
command-wallet = כסף המשחק שלכם בשרת הזה, וארנק חדש כשהוא נגמר
wallet-title = { $game } · הארנק שלכם
wallet-free = למשחק: **{ $free }** קרדיטים
wallet-at-stake = על שולחנות שעוד לא הסתיימו: { $at_stake }
wallet-note = כסף משחק בלבד: אי אפשר לקנות, למכור או להמיר אותו. כשהוא נגמר אפשר לבקש עוד { $purse }, פעם ביום.
wallet-tomorrow = כבר קיבלתם ארנק היום. אפשר לבקש את הבא { $when }.
wallet-given = הנה ארנק חדש. בהצלחה!
button-gift = לבקש { $purse } קרדיטים

## לבד

name-patience = פסיאנס
name-daily = פסיאנס_יומי
name-public = פומבי
command-patience = לשחק פסיאנס, לבד; בכל מקום, גם בהודעות ישירות
command-patience-public = לתת לכל הערוץ לצפות
command-daily = הפסיאנס של היום: אותה חפיסה לכולם
command-daily-table = להראות איך הלך היום לשרת הזה
alone-pick = מה לשחק
alone-pick-between = מה לשחק: { $first } … { $last }
alone-daily-title = { $game } · { $day }
alone-shared = { $player }: { $score }
alone-perfect = אי אפשר טוב יותר.
alone-finished = { $count ->
    [one] אחד סיים
    [two] שניים סיימו
   *[other] { $count } סיימו
}
alone-nobody = עוד אף אחד לא סיים היום. היו הראשונים!
button-share = לשתף את התוצאה
button-hint = רמז
button-take-back = לקחת בחזרה
