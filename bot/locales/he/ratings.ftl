# דירוגים: כמה הם בטוחים, ליגות, ומי מופיע בטבלאות.

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
rating-settled = 🎉 הדירוג שלך התייצב: **{ $points }**. הליגה שלך: **{ $division }**
rating-division-up = ⬆️ עלית ליגה: **{ $division }**
rating-division-down = הליגה שלך עכשיו: **{ $division }**
rating-missing = { $count ->
    [one] עוד משחק אחד בערך והוא יתייצב, עם מקום וליגה.
    [two] עוד שני משחקים בערך והוא יתייצב, עם מקום וליגה.
   *[other] עוד { $count } משחקים בערך והוא יתייצב, עם מקום וליגה.
}
rating-again-missing = { $count ->
    [one] המשחק המדורג האחרון היה מזמן. עוד משחק אחד בערך והדירוג שוב בטוח.
    [two] המשחק המדורג האחרון היה מזמן. עוד שני משחקים בערך והדירוג שוב בטוח.
   *[other] המשחק המדורג האחרון היה מזמן. עוד { $count } משחקים בערך והדירוג שוב בטוח.
}

## למה הדירוג השתנה


## טבלאות

button-met = מי ששיחקו איתי
button-everybody = כולם
where-met = מי ששיחקו איתך
leaderboard-own-empty = השם שלך עוד לא ברשימה. צריך משחק שנגמר בשולחן; משחקים פרטיים לא נחשבים.
leaderboard-own-unrated = השם שלך עוד לא ברשימה. צריך משחק עם שני אנשים לפחות.
leaderboard-own-unlisted = השם שלך לא מופיע בטבלאות: השורה הזאת גלויה רק לך. אפשר לשנות את זה עם { $command-my-settings }
leaderboard-settled-note = לדירוג חדש אין מקום עד שהוא מתייצב, אחרי { $games } משחקים בערך.

## הגדרות

settings-ratings-on = הדירוגים והליגות גלויים.
settings-listed-on = השם שלך מופיע בטבלאות ובתוצאות של החלוקה היומית.
refused-ratings-hidden = השרת הזה לא מציג דירוגים. { $command-game-leaderboard } מדרגת לפי מספרים אחרים; מי שיש להם הרשאת *ניהול שרת* יכולים לשנות את זה עם { $command-server-settings }.
