# הישגים: מה הושג, בכרטיס הסיום ובעמוד משלו.

button-achievements = הישגים
button-achievements-statistics = סטטיסטיקה
achievements-title = ההישגים של { $player } ב{ $game }
achievements-count = { $count ->
    [0] { $all } לגלות
   *[other] הושגו { $count } מתוך { $all }
}
achievements-earned = { $sign } **{ $name }** · { $what }
achievements-open = ▫️ { $name } · { $what }
achievements-more = … ועוד { $count }
achievements-more-secret = … ועוד { $count }, מתוכם סודיים: { $secret }
achievements-secret-earned = ❔ ??? · הישג סודי
achievements-havers = יש ל-{ $count } מתוך { $people } כאן
achievements-any = **בכל המשחקים**
achievements-note = הישג נחשב במשחקים ששני אנשים לפחות משחקים עד הסוף, או לבד בשולחן עם המחשבים החזקים ביותר.
card-achieved = { $count ->
    [one] 🏅 הישג חדש: { $names }
   *[other] 🏅 הישגים חדשים: { $names }
}
refused-no-achievements = ההישגים כבויים כאן, או שההישגים של { $player } מוסתרים.
settings-achievements-on = ההישגים מוצגים.

## הישגים

any-achievement-giant = ניצחון על ענק
any-achievement-giant-for = לנצח מישהו שהדירוג שלו גבוה משלך ב-200 נקודות לפחות, אחרי שהדירוג שלך התייצב.
any-achievement-underdog = בניגוד לכל הסיכויים
any-achievement-underdog-for = לנצח עם הדירוג הנמוך מבין ארבעה אנשים לפחות ליד השולחן, אחרי שהדירוג שלך התייצב.
any-achievement-polymath = גאונות רב־תחומית
any-achievement-polymath-for = להשיג משהו בשלושה משחקים שונים.
any-achievement-collector = אספנות
any-achievement-collector-for = להשיג שנים־עשר דברים שונים בשרת הזה.
