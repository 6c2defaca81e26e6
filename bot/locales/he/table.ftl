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
name-leaderboard = מובילים
name-stats = סטטיסטיקה
name-history = היסטוריה
name-season = עונה
name-what = מה
name-period = תקופה
name-where = איפה
name-member = מי
name-versus = מול
name-start = התחלה
name-bots = מחשבים
name-level = רמה
name-seats = מקומות
name-kick = הרחקה
name-substitute = מחליף
name-player = מי
name-play = מהלך
name-move = קלף
name-my = שלי
name-organise = ארגון
command-organise = למארגנים: להכריז על טורניר או סולם, או להקים מועדון
name-everybody = כולם
name-settings = הגדרות
name-server = שרת
name-language = שפה
name-turn-time = זמן_תור
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
command-server = למי שמנהל את השרת
command-join = להתיישב ליד השולחן של הערוץ
command-leave = לוותר על המקום; במשחק המחשב ממשיך במקומך
command-hand = להציג את היד שלך, רק לך
command-table = השולחן של הערוץ, בכל משחק שהוא
command-table-show = להציג שוב את השולחן של הערוץ, כאן למטה
command-end = לסגור את השולחן של הערוץ (לאירוח ולהנהלת השרת)
command-leaderboard = מי ניצח כאן הכי הרבה
command-leaderboard-what = לפי מה לדרג
command-leaderboard-period = מאז מתי
command-leaderboard-where = בכל השרת או בערוץ הזה
command-my = המשחקים, הסטטיסטיקה וההישגים שלך
command-my-game = באיזה משחק; אחרת, זה שמשחקים בו הכי הרבה
command-stats = המשחקים, הניצחונות, הדירוג והרגעים היפים שלך או של מישהו אחר
command-stats-member = של מי; שלך אם לא מציינים
command-stats-versus = להשוות עם מי
command-history = משחקים שנגמרו, לצפייה מהלך אחר מהלך
command-history-member = רק משחקים של השחקן הזה
command-history-where = בכל השרת או בערוץ הזה
command-history-everybody = כל המשחקים, גם אלה שלא השתתפת בהם
command-season = להתחיל או לסיים עונה (עם ההרשאה „ניהול שרת”), או לראות איזו עונה עכשיו
command-season-game = של איזה משחק
command-season-start = להתחיל עונה בשם הזה
command-season-end = לסיים את העונה הנוכחית
name-privacy = פרטיות
command-privacy = איזה מידע נשמר עליך

## לפני המשחק

lobby-title = { $game }
lobby-host = אירוח: { $host }
lobby-seats = { $taken ->
    [one] מקום אחד מתוך { $seats } תפוס
   *[other] { $taken } מתוך { $seats } המקומות תפוסים
}
lobby-stake = הימור: { $stake } קרדיטים של כסף משחק לכל אחד
lobby-house-rules = כללי הבית: { $rules }
rules-house-rules = כללי הבית, הבחירה הרגילה ראשונה
lobby-waiting = כשכולם כאן, המשחק מתחיל בלחיצה של { $host } על **התחלה**.
lobby-too-few = צריך לפחות { $least }. **{ button-fill }** ממלא את המקומות החסרים.
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (הכללים השתנו: צריך ללחוץ שוב על **הצטרפות**)
lobby-until = אם לא יקרה דבר בשולחן הזה, הוא ייסגר { $when }.
button-join = הצטרפות
button-leave = עזיבה
button-start = התחלה
button-fill = השלמה במחשבים
button-arrange = כללי הבית
button-table-settings = הגדרות השולחן
button-change = שינוי
form-title = { "\u200F" }{ $game }: השולחן הזה
form-seats = מקומות
form-limits = מ-{ $least } עד { $most }
form-turn-time = זמן לתור
form-level = רמת שחקני המחשב
button-add-computer = הוספת מחשב
button-remove-computer = הוצאת מחשב
button-cancel = סגירת השולחן
button-pause = השהיה
button-rules = כללים
button-hand = היד שלי
button-more-back = ⋯ השולחן הזה
button-down = להביא את השולחן לכאן
button-record = תיעוד
button-rematch = משחק חוזר
button-advice = עצה
button-special = קלפים מיוחדים
button-next = הבא
button-previous = הקודם
page-of = עמוד { $number } מתוך { $pages }
button-replay-number = צפייה במשחק { $number }

computer-name = 🤖 { $name }
computer-level-easy = קל
computer-level-normal = בינוני
computer-level-hard = קשה
seat-computer = { $name } ({ $level })

## במשחק

table-to-act = התור של { $players }
table-to-act-until = התור של { $players } · הזמן נגמר { $when }
table-to-choose = עדיין בבחירה: { $players }
table-to-choose-until = עדיין בבחירה: { $players } · הזמן נגמר { $when }
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
notice-goes-on = טוב שחזרת: המשחק ממשיך, ומתחיל תור שלם.
notice-left = עזבת את השולחן.
notice-declined = נרשם: לא הפעם.
notice-ended = השולחן נסגר.
notice-ended-bets = השולחן נסגר. { $credits } הקרדיטים שהימרת ביד הזאת אבדו; כל האחרים מקבלים את ההימורים שלהם בחזרה.
notice-done = בוצע.
hand-not-begun = המשחק עוד לא התחיל. הקלפים שלך יגיעו בחלוקה הראשונה.

## טבלת המובילים

leaderboard-title = { $game } · טבלת המובילים
leaderboard-empty = עוד לא נגמר כאן משחק; משחקים פרטיים לא נחשבים. הראשון יכול להיות שלך!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } · { $games }
leaderboard-yours = המקום שלך: { $line }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = מופיעים רק מי ששיחקו לפחות { $games } משחקים.
leaderboard-picture = עשרת הראשונים כעמודות: { $what }.

## בחירות

language-auto = כמו ב-Discord ({ $language })
language-auto-server = השפה של מי שפותח את השולחן או מכריז על האירוע; אחרת { $language }
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
settings-me = ההגדרות שלך
settings-language = שפה: { $language }
settings-turn-time = זמן לתור: { $time }
settings-as-usual = כרגיל
settings-usual-time = { $time } (כרגיל)
settings-ping-on = מקבלים התראה כשמגיע התור, לפי ההגדרה האישית.
settings-more-channels = { $count ->
    [one] עוד ערוץ אחד
   *[other] עוד { $count } ערוצים
}
settings-channels-all = אפשר לפתוח משחקים בכל ערוץ.
settings-house = כללי הבית של שולחנות חדשים: { $game }

## כלי המארח

notice-paused = המשחק מושהה. הכפתור **{ button-resume }** שמתחת לשולחן ממשיך אותו.
notice-kicked = { $player } כבר לא בשולחן הזה.
notice-substituted = המחשב משחק במקום { $player } עד הלחיצה הבאה.
table-until = ⏳ 🤖 ישחק { $when }
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
what-wins = ניצחונות
what-rate = אחוז ניצחונות
what-rating = דירוג
period-today = היום
period-week = השבוע
period-month = החודש
period-season = העונה
period-all = בכל הזמנים
period-named = עונת { $name }
where-server = השרת הזה
where-channel = הערוץ הזה
count-wins = { $count ->
    [0] אין ניצחונות
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
statistics-games = { $count ->
    [1] { $games }, { $wins }
   *[other] { $games }, { $wins } ({ $rate })
}
statistics-streak = ניצחונות ברצף: עכשיו { $now }, בשיא { $best }
statistics-rating = דירוג: **{ $points }** לפי { $games }
statistics-settling = דירוג: בינתיים בין { $least } ל-{ $most }
statistics-unrated = עדיין אין דירוג: צריך משחק עם שני אנשים לפחות.
statistics-duel = מול { $player }: { $games } ביחד, במקום גבוה יותר { $ahead ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $ahead } פעמים
}, במקום נמוך יותר { $behind ->
    [one] פעם אחת
    [two] פעמיים
   *[other] { $behind } פעמים
}
statistics-no-duel = עוד לא היה משחק ביחד עם { $player }.
statistics-picture = הדירוג לאורך הזמן: מ־{ $first } עד { $last }, בין { $least } ל־{ $most }.
history-title = { $game } · משחקים שנגמרו
history-empty = עדיין אין משחקים שנגמרו.
replay-title = { $game } · מהלך { $ply } מתוך { $moves }
replay-move = { $player }: { $move }
season-none = אין עונה עכשיו. עם ההרשאה *ניהול שרת* אפשר להתחיל עונה: { $command-server-season }.
season-now = עונת **{ $name }**, מאז { $since }. הטבלה שלה נשארת כשהיא נגמרת.
privacy-export = כל המידע שנשמר עליך: מספרים של שרתים, ערוצים ומשחקים, השם שלך בכל שרת, המהלכים שלך ומה שנספר מהם. לא הודעות ולא שמות של אחרים.
privacy-export-part = חלק { $number }
privacy-export-rest = זה עדיין לא הכול.
privacy-title = איזה מידע נשמר עליך
privacy-about = המשחקים, ההגדרות, התוצאות והשם שלך בכל שרת: אפשר לקבל הכול כקבצים, או להסיר את השם מכל מקום. המשחקים נשארים, ובמקומך כתוב „שם שהוסר”.
button-export = לקבל הכול
button-forget = למחוק את הנתונים שלי
button-export-rest = לקבל את השאר
privacy-forgotten = בוצע. השם שלך הוסר מכל הטבלאות; המשחקים נשארים, ובמקומך כתוב „שם שהוסר”.

## עצות

advice = שחקן המחשב החזק ביותר היה משחק **{ $move }**.
advice-others = טובים באותה מידה: { $moves }.

## כסף משחק

name-wallet = ארנק
command-wallet = כסף המשחק שלך בשרת הזה, וארנק חדש כשהוא נגמר
wallet-title = { $game } · הארנק שלך
wallet-free = למשחק: **{ $free }** קרדיטים
wallet-at-stake = על שולחנות שעוד לא הסתיימו: { $at_stake }
wallet-note = כסף משחק בלבד: אי אפשר לקנות, למכור או להמיר אותו. כשהוא נגמר אפשר לבקש עוד { $purse }, פעם ביום.
wallet-tomorrow = כבר קיבלת היום ארנק חדש. אפשר לבקש את הבא { $when }.
wallet-given = הנה ארנק חדש. בהצלחה!
button-gift = לבקש { $purse } קרדיטים

## לבד

name-patience = פסיאנס
name-daily = חלוקה_יומית
name-public = פומבי
command-patience = לשחק לבד בפסיאנס; בכל מקום, גם בהודעות ישירות
command-patience-public = לתת לכל הערוץ לצפות
command-daily = הפסיאנס היומי: אותה חפיסה לכולם
command-daily-table = להראות איך הלך היום לשרת הזה
alone-pick = מה לשחק
alone-pick-between = מה לשחק: { $first } … { $last }
alone-daily-title = { $game } · { $day }
alone-shared = { $player }: { $score }
alone-shared-day = החפיסה היומית זהה לכולם: { $command-game-daily }
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
