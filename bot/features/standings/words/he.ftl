# Leaderboards, ratings, seasons, histories, replays, achievements and purses.

## Commands

name-leaderboard = מובילים
name-season = עונה
name-what = מה
name-period = תקופה
name-where = איפה
name-start = התחלה
command-leaderboard = מי ניצח כאן הכי הרבה
command-leaderboard-what = לפי מה לדרג
command-leaderboard-period = מאז מתי
command-leaderboard-where = בכל השרת או בערוץ הזה
command-season = להתחיל או לסיים עונה (עם ההרשאה „ניהול שרת”), או לראות איזו עונה עכשיו
command-season-game = של איזה משחק
command-season-start = להתחיל עונה בשם הזה
command-season-end = לסיים את העונה הנוכחית
name-wallet = ארנק
command-wallet = כסף המשחק שלך בשרת הזה, וארנק חדש כשהוא נגמר

## Achievements

button-achievements = הישגים
button-achievements-statistics = סטטיסטיקה
achievements-title = ההישגים של { $player } ב{ $game }
achievements-count = { $count ->
    [0] { $all } לגלות
   *[other] הושגו { $count } מתוך { $all }
}
achievements-secret = הישג סודי
achievements-pick = על מה ניתנת כל מדליה
achievements-alt = מדף ובו { $all } מדליות ממוספרות. { $count ->
    [0] אף אחת עוד לא מוזהבת.
   *[other] מוזהבות: { $names }.
}
achievements-havers = יש ל-{ $count } מתוך { $people } כאן
achievements-any = **בכל המשחקים**
achievements-note = הישג נחשב במשחקים ששני אנשים לפחות משחקים עד הסוף, או לבד בשולחן עם המחשבים החזקים ביותר.
card-achieved = { $count ->
    [one] 🏅 הישג חדש: { $names }
   *[other] 🏅 הישגים חדשים: { $names }
}
refused-no-achievements = ההישגים כבויים כאן, או שההישגים של { $player } מוסתרים.
any-achievement-giant = ניצחון על ענק
any-achievement-giant-for = לנצח מישהו שהדירוג שלו גבוה משלך ב-200 נקודות לפחות (כשכבר יש לך ליגה).
any-achievement-underdog = בניגוד לכל הסיכויים
any-achievement-underdog-for = לנצח עם הדירוג הנמוך מבין ארבעה אנשים לפחות ליד השולחן (כשכבר יש לך ליגה).
any-achievement-polymath = גאונות רב־תחומית
any-achievement-polymath-for = להשיג משהו בשלושה משחקים שונים.
any-achievement-collector = אספנות
any-achievement-collector-for = להשיג שנים־עשר דברים שונים בשרת הזה.

## Seasons

refused-no-season = עוד לא הייתה כאן עונה. עם ההרשאה *ניהול שרת* אפשר להתחיל אחת: { $command-server-season }.
season-form-title = להתחיל עונה חדשה?
season-form-about = העונה **{ $name }** נמשכת מאז { $since }. שליחת הטופס מסיימת אותה עכשיו, ואי אפשר לחדש אותה: הטבלה שלה תישאר, אבל משחקים נוספים לא ייחשבו בה. כדי שהעונה תימשך, אפשר לסגור את הטופס.
season-form-name = שם העונה החדשה
refused-season-changed = בינתיים התחילה או הסתיימה עונה, ולכן דבר לא השתנה. אפשר לבדוק עם { $command-server-season }, ולהתחיל משם.
period-season = העונה
season-none = אין עונה עכשיו. עם ההרשאה *ניהול שרת* אפשר להתחיל עונה: { $command-server-season }.
season-now = עונת **{ $name }**, מאז { $since }. הטבלה שלה נשארת כשהיא נגמרת.

## Ratings

card-rating = דירוג: { $before } → **{ $after }** ({ $change })
rating-deviation = ± { $points }
rating-settling = מתייצב, בין { $least } ל-{ $most }
rating-settling-unknown = מתייצב
rating-long-ago = { $points }, מלפני זמן רב
rating-division = { $icon } { $name }
rating-division-bronze = ארד
rating-division-silver = כסף
rating-division-gold = זהב
rating-division-platinum = פלטינה
rating-division-crown = כתר
rating-division-next = { $count ->
    [one] ליגה: **{ $division }** · עוד נקודה אחת עד { $next }
    [two] ליגה: **{ $division }** · עוד שתי נקודות עד { $next }
   *[other] ליגה: **{ $division }** · עוד { $count } נקודות עד { $next }
}
rating-division-best = ליגה: **{ $division }**, הגבוהה ביותר
rating-settled = 🎉 יש לך עכשיו דירוג: **{ $points }**. הליגה שלך: **{ $division }**
rating-division-up = ⬆️ עלית ליגה: **{ $division }**
rating-division-down = הליגה שלך עכשיו: **{ $division }**
rating-missing = { $count ->
    [one] עוד משחק אחד בערך עד למקום ולליגה.
    [two] עוד שני משחקים בערך עד למקום ולליגה.
   *[other] עוד { $count } משחקים בערך עד למקום ולליגה.
}
rating-again-missing = { $count ->
    [one] המשחק המדורג האחרון היה מזמן. עוד משחק אחד בערך והדירוג שוב בטוח.
    [two] המשחק המדורג האחרון היה מזמן. עוד שני משחקים בערך והדירוג שוב בטוח.
   *[other] המשחק המדורג האחרון היה מזמן. עוד { $count } משחקים בערך והדירוג שוב בטוח.
}
button-met = מי ששיחקו איתי
button-everybody = כולם

## Statistics

refused-no-statistics = עוד לא נגמר כאן משחק של { $player }. עם { $command-game-leaderboard } רואים למי כבר יש משחקים.
refused-no-own-statistics = עוד לא נגמר כאן משחק שלך בשולחן; משחקים פרטיים לא נחשבים. { $command-game-new } פותח שולחן.
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

## Histories and replays

button-review-number = ניתוח { $number }
button-record = תיעוד
button-replay-number = צפייה במשחק { $number }
history-title = { $game } · משחקים שנגמרו
history-empty = עדיין אין משחקים שנגמרו.
history-played-for = { $player } (במקום { $owner })
replay-title = { $game } · מהלך { $ply } מתוך { $moves }

## Purses

wallet-title = { $game } · הארנק שלך
wallet-free = למשחק: **{ $free }** קרדיטים
wallet-at-stake = על שולחנות שעוד לא הסתיימו: { $at_stake }
wallet-note = כסף משחק בלבד: אי אפשר לקנות, למכור או להמיר אותו. כשהוא נגמר אפשר לבקש עוד { $purse }, פעם ביום.
wallet-tomorrow = כבר קיבלת היום ארנק חדש. אפשר לבקש את הבא { $when }.
wallet-given = הנה ארנק חדש. בהצלחה!
button-gift = לבקש { $purse } קרדיטים

## Who has guessed winners

button-guessers = 🔮 הניחושים הטובים ביותר
guessers-title = 🔮 הניחושים הטובים ביותר
guessers-about = מספר הניחושים הנכונים, בכל המשחקים שנגמרו בשרת הזה.
guessers-line = { $place } { $player } · **{ $right }** מתוך { $total }
guessers-empty = עדיין אין ניחושים נכונים. בזמן צפייה במשחק אפשר לנחש בשולחן שלו, עד סוף הסיבוב הראשון.

## Leaderboards

where-club = { $club }
refused-unknown-club = אין מועדון כזה בשרת הזה. { $command-club } מראה אילו יש.
leaderboard-too-few = { $count ->
    [one] אף אחד עוד לא שיחק כאן { $least } משחקים: חסר משחק אחד.
    [two] אף אחד עוד לא שיחק כאן { $least } משחקים: חסרים שני משחקים.
   *[other] אף אחד עוד לא שיחק כאן { $least } משחקים: חסרים { $count } משחקים.
}
leaderboard-missing = { $count ->
    [one] עוד משחק אחד עד הרשימה
    [two] עוד שני משחקים עד הרשימה
   *[other] עוד { $count } משחקים עד הרשימה
}
leaderboard-nobody-rated = עדיין אין כאן דירוג: צריך משחק עם שני אנשים לפחות.
where-met = מי ששיחקו איתך
leaderboard-own-empty = השם שלך עוד לא ברשימה. צריך משחק שנגמר בשולחן; משחקים פרטיים לא נחשבים.
leaderboard-own-unrated = השם שלך עוד לא ברשימה. צריך משחק עם שני אנשים לפחות.
leaderboard-own-unlisted = השם שלך לא מופיע בטבלאות: השורה הזאת גלויה רק לך. אפשר לשנות את זה עם { $command-my-settings }
leaderboard-settled-note = מקום בטבלה מגיע אחרי { $games } משחקים בערך.
refused-ratings-hidden = השרת הזה לא מציג דירוגים. { $command-game-leaderboard } מדרגת לפי מספרים אחרים; מי שיש להם הרשאת *ניהול שרת* יכולים לשנות את זה עם { $command-server-settings }.
refused-just-shared = שיתפת את זה הרגע: { $link }
leaderboard-title = { $game } · טבלת המובילים
leaderboard-empty = עוד לא נגמר כאן משחק; משחקים פרטיים לא נחשבים. הראשון יכול להיות שלך!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } · { $games }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = מופיעים רק מי ששיחקו לפחות { $games } משחקים.
leaderboard-picture = עשרת הראשונים כעמודות: { $what }.
what-wins = ניצחונות
what-rate = אחוז ניצחונות
what-rating = דירוג
period-today = היום
period-week = השבוע
period-month = החודש
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
button-leaderboard = טבלת המובילים
