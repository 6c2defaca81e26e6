# דירוגים: כמה הם בטוחים, ליגות, ומי מופיע בטבלאות.

rating-uncertain = { $points }?
rating-uncertain-points = { $points }? נקודות
rating-deviation = ± { $points }
rating-division = { $icon } { $name }
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
rating-division-first = 🎉 הדירוג שלך התייצב. הליגה שלך: **{ $division }**
rating-division-up = ⬆️ עלית ליגה: **{ $division }**
rating-division-down = הליגה שלך עכשיו: **{ $division }**
rating-missing = { $count ->
    [one] סימן השאלה: דירוג זמני. עוד משחק אחד בערך והוא יתייצב, עם מקום וליגה.
    [two] סימן השאלה: דירוג זמני. עוד שני משחקים בערך והוא יתייצב, עם מקום וליגה.
   *[other] סימן השאלה: דירוג זמני. עוד { $count } משחקים בערך והוא יתייצב, עם מקום וליגה.
}
rating-again-missing = { $count ->
    [one] סימן השאלה: זמן רב בלי משחק מדורג. עוד משחק אחד בערך והדירוג שוב בטוח.
    [two] סימן השאלה: זמן רב בלי משחק מדורג. עוד שני משחקים בערך והדירוג שוב בטוח.
   *[other] סימן השאלה: זמן רב בלי משחק מדורג. עוד { $count } משחקים בערך והדירוג שוב בטוח.
}

## למה הדירוג השתנה

rating-why-ahead-of-stronger = סיימת לפני { $player }, עם הערכת כוח גבוהה משלך.
rating-why-ahead-of-even = סיימת לפני { $player }, עם הערכת כוח כמו שלך.
rating-why-ahead-of-weaker = סיימת רק לפני מי שהערכת הכוח שלהם נמוכה משלך, כמו { $player }.
rating-why-behind-stronger = סיימת רק אחרי מי שהערכת הכוח שלהם גבוהה משלך, כמו { $player }.
rating-why-behind-even = סיימת אחרי { $player }, עם הערכת כוח כמו שלך.
rating-why-behind-weaker = סיימת אחרי { $player }, עם הערכת כוח נמוכה משלך.
rating-why-level-stronger = סיימת בשוויון עם { $player }, עם הערכת כוח גבוהה משלך.
rating-why-level-even = סיימת בשוויון עם { $player }, עם הערכת כוח כמו שלך.
rating-why-level-weaker = סיימת בשוויון עם { $player }, עם הערכת כוח נמוכה משלך.
rating-why-surer = המספר עולה כי כל משחק הופך את הדירוג לבטוח יותר.

## טבלאות

button-met = מי ששיחקו איתי
button-everybody = כולם
where-met = מי ששיחקו איתך
leaderboard-own-empty = { $player }: עוד לא ברשימה. צריך משחק שנגמר.
leaderboard-own-unrated = { $player }: עוד לא ברשימה. צריך משחק עם שני אנשים לפחות.
leaderboard-own-unlisted = השם שלך לא מופיע בטבלאות: השורה הזאת גלויה רק לך. אפשר לשנות את זה עם { $command-settings-me }
leaderboard-settled-note = סימן שאלה: דירוג שעוד לא בטוח, או זמן רב בלי משחקים. לדירוג חדש אין מקום עד שהוא מתייצב, אחרי { $games } משחקים בערך.

## הגדרות

name-ratings = דירוגים
name-listed = בטבלאות
command-server-ratings = להציג דירוגים וליגות?
command-me-listed = להציג אותך בטבלאות ובתוצאות של החלוקה היומית?
settings-ratings-on = הדירוגים והליגות גלויים.
settings-ratings-off = הדירוגים והליגות מוסתרים.
settings-listed-on = השם שלך מופיע בטבלאות ובתוצאות של החלוקה היומית.
settings-listed-off = השם שלך לא מופיע בטבלאות ולא בתוצאות של החלוקה היומית: המקום שלך גלוי רק לך.
refused-ratings-hidden = השרת הזה לא מציג דירוגים. { $command-game-leaderboard } מדרגת לפי מספרים אחרים; מי שיש להם הרשאת *ניהול שרת* יכולים לשנות את זה עם { $command-settings-server }.
