# /my and /server: own games, settings, privacy, and the menus of people and messages.

## Commands

command-my-settings = השפה, התזכורות, ומה אחרים רואים עליך
command-server-settings = שפה, ערוצים, זמן לתור, כללי הבית ומה שמתפרסם
name-stats = סטטיסטיקה
name-history = היסטוריה
name-member = מי
name-versus = מול
name-my = שלי
name-everybody = כולם
name-settings = הגדרות
name-server = שרת
command-server = למי שמנהל את השרת
command-my = המשחקים, הסטטיסטיקה וההישגים שלך
command-my-game = באיזה משחק; אחרת, זה שמשחקים בו הכי הרבה
command-stats = המשחקים, הניצחונות, הדירוג והרגעים היפים שלך או של מישהו אחר
command-stats-member = של מי; שלך אם לא מציינים
command-stats-versus = להשוות עם מי
command-history = משחקים שנגמרו, לצפייה מהלך אחר מהלך
command-history-member = רק משחקים של השחקן הזה
command-history-where = בכל השרת או בערוץ הזה
command-history-everybody = כל המשחקים, גם אלה שלא השתתפת בהם
name-privacy = פרטיות
command-privacy = איזה מידע נשמר עליך

name-games = משחקים
command-games = המשחקים שלך בכל הערוצים, והתור של מי

## Menus of people and messages

menu-challenge = הזמנה למשחק
menu-statistics = סטטיסטיקת משחקים
menu-replay = צפייה חוזרת במשחק
challenge-title = הזמנה למשחק
challenge-about = השולחן ייפתח בערוץ הזה. מי שברשימה יקבלו התראה אחת, והמשחק יתחיל כשכולם ילחצו על **הצטרפות**.
challenge-game = משחק
challenge-people = את מי להזמין
refused-challenge-yourself = אי אפשר להזמין את עצמך. אפשר לבחור מישהו אחר, או לשחק נגד המחשב עם { $command-help }.
refused-challenge-bot = { $player } הוא בוט ולא יכול לשחק. שחקני מחשב מוסיפים עם { $command-game-new }.
refused-challenge-stranger = { $player } לא בשרת הזה. אפשר להזמין רק חברים בשרת.
refused-challenge-unseen = הערוץ הזה לא גלוי ל-{ $player }. אפשר להזמין בערוץ שגלוי לשניכם.
taken-challenge = לא נשלחה הזמנה: בערוץ הזה יש שולחן של { $at }, ויש מקום רק לאחד. איפה לשחק { $game }?

## Own games

games-against = נגד שחקני מחשב, התחיל { $when }
games-title = המשחקים שלך
games-none = אין לך משחק פתוח. { $command-game-new } פותח שולחן, **הצטרפות** מצרף לשולחן של מישהו אחר, ודרך { $command-help } משחקים נגד המחשב.
games-go = אל השולחן
games-yours = **התור שלך**
games-yours-until = **התור שלך** · הזמן נגמר { $when }
games-others = התור של מישהו אחר
games-computer = התור של המחשב
table-to-act = התור של { $players }
table-to-act-until = התור של { $players } · הזמן נגמר { $when }
table-to-choose = עדיין בבחירה: { $players }
table-to-choose-until = עדיין בבחירה: { $players } · הזמן נגמר { $when }
games-invited = עוד לא הסכמת: **הצטרפות**
games-hidden = הערוץ הזה לא גלוי לך
games-waiting = לא זמין כאן כרגע; המשחק ממתין
games-failing = יש תקלה במשחק; יש ניסיונות להמשיך אותו
games-more = { $count ->
    [one] עוד משחק אחד אינו נכנס לכאן.
   *[other] עוד { $count } משחקים אינם נכנסים לכאן.
}
games-alone = לבד, התחיל { $when }
button-continue = המשך { $number }

## Settings

settings-achievements-on = ההישגים מוצגים.
settings-daily-off = החלוקה היומית לא מפורסמת.
deal-posts-all = כל המשחקים
settings-threads-on = כל שולחן נפתח בשרשור משלו (הזמנה למשחק נשארת בערוץ).
settings-ratings-on = הדירוגים והליגות גלויים.
settings-listed-on = השם שלך מופיע בטבלאות ובתוצאות של החלוקה היומית.
settings-reviews-on = אפשר לנתח משחקים שנגמרו.
settings-my-reviews-on = מי שיכול לראות את המשחקים שלך יכול לראות גם את הניתוח שלהם.
settings-at-once = כל בחירה נשמרת מיד.
settings-at-once-server = { settings-at-once } שולחנות פתוחים נשארים כפי שהם.
settings-reminders = תזכורות
settings-channels = ערוצים למשחקים
settings-on = מופעל
settings-all-off = הכול כבוי
settings-house-rules = כללי הבית של שולחנות חדשים
settings-posts = החלוקה היומית והחדשות
settings-zone = אזור זמן
settings-zone-hint = מספיק שם של עיר גדולה, למשל Jerusalem
settings-no-zone = אין אזור זמן { $zone }. אפשר לכתוב שם של עיר גדולה באזור, למשל Jerusalem.
settings-which-zone = לאיזה אזור זמן הכוונה?
settings-deals = החלוקה היומית
settings-news = חדשות השבוע
switch-server-ping = התראות
switch-server-threads = שרשור לכל שולחן
switch-server-reviews = ניתוחים
switch-server-achievements = הישגים
switch-server-ratings = דירוגים
switch-me-listed = טבלאות
switch-me-achievements = הישגים
switch-me-reviews = ניתוחים
switch-me-week = השבוע שלי
switch-me-forced_moves = פס אוטומטי
switch-me-asks_first = לשאול שוב
language-auto = כמו ב-Discord ({ $language })
language-auto-server = השפה של מי שפותח את השולחן או מכריז על האירוע; אחרת { $language }
settings-server = השרת הזה
settings-me = ההגדרות שלך
settings-language = שפה: { $language }
settings-ping-on = מקבלים התראה כשמגיע התור, לפי ההגדרה האישית.
settings-channels-all = אפשר לפתוח משחקים בכל ערוץ.
settings-house = כללי הבית של שולחנות חדשים: { $game }
notify-in-channel = התראה בערוץ של השולחן
notify-in-direct = התראה בהודעה ישירה
settings-your-turn-every = הודעה מגיעה אליך בכל תור, ושוב כשנשאר לך מעט זמן.
settings-your-turn-short = הודעה רק כשנשאר מעט זמן.
settings-your-turn-never = אין הודעות אף פעם.
settings-notify-channel = ההתראה מגיעה בערוץ של השולחן.
settings-notify-direct = אם הודעות ישירות ממני חסומות, ההתראה מגיעה בערוץ של השולחן.
settings-forced-on = כשהכללים מחייבים פס, הוא נעשה מעצמו.
settings-asks-on = לשאול שוב לפני פרישה, אול-אין או עזיבה.
settings-week-off = חדשות השבוע לא מתפרסמות.
settings-own-week-on = בכל יום שני מגיע אליך סיכום השבוע שלך בהודעה פרטית.

## Privacy, and what cannot be undone

refused-shows-no-game = ההודעה הזאת לא מציגה משחק שלי. אפשר להשתמש בזה על תוצאה של משחק, או לבחור משחק עם { $command-my-history }.
legal-privacy = פרטיות
legal-terms = תנאי שימוש
legal-pages = דפים
legal-languages = שפות
legal-forgotten = { $days ->
    [one] יום אחד אחרי שהשרת הסיר את הבוט
    [two] יומיים אחרי שהשרת הסיר את הבוט
   *[other] { $days } ימים אחרי שהשרת הסיר את הבוט
}
legal-forgotten-at-once = לכל היותר יום אחד אחרי שהשרת הסיר את הבוט
refused-still-seated = עדיין יש לך מקום בשולחן: { $link }. אפשר לעזוב אותו שם עם { $command-table-leave } או לסיים את המשחק, ואז לנסות שוב.
refused-export-under-way = הקובץ הקודם שלך עוד לא מוכן. נא להמתין לו; אחריו { $command-my-privacy } פועל שוב.
refused-exports-busy = גם אחרים ממתינים עכשיו לקבצים שלהם. אפשר לבקש שוב מאוחר יותר עם { $command-my-privacy }.
sure-forget = המקומות שלך בטבלאות, הדירוג, הסטטיסטיקה, ההגדרות והשם שלך יימחקו, בכל השרתים. המשחקים שלך נשארים, בלי השם. אי אפשר לבטל את זה. לפני כן אפשר לקבל עם { $command-my-privacy } את כל מה ששמור עליך, כקבצים.
privacy-export = כל המידע שנשמר עליך: מספרים של שרתים, ערוצים ומשחקים, השם שלך בכל שרת, המהלכים שלך ומה שנספר מהם. לא הודעות ולא שמות של אחרים.
privacy-export-part = חלק { $number }
privacy-export-rest = זה עדיין לא הכול.
privacy-title = איזה מידע נשמר עליך
privacy-about = המשחקים, ההגדרות, התוצאות והשם שלך בכל שרת: אפשר לקבל הכול כקבצים, או להסיר את השם מכל מקום. המשחקים נשארים, ובמקומך כתוב „שם שהוסר”.
button-export = לקבל הכול
button-forget = למחוק את הנתונים שלי
button-export-rest = לקבל את השאר
privacy-forgotten = בוצע. השם שלך הוסר מכל הטבלאות; המשחקים נשארים, ובמקומך כתוב „שם שהוסר”.

way-statistics = סטטיסטיקה
way-leaderboard = טבלת דירוג
way-settings = הגדרות
