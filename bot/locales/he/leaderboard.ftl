# טבלאות עם מעט משחקים, ותאריכים.

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

## תאריכים

period-week-of = השבוע שהתחיל ב־{ $day }
period-month-of = { $month } { $year }
date-short = { $day }.{ $month }.{ $year }
month-1 = ינואר
month-2 = פברואר
month-3 = מרץ
month-4 = אפריל
month-5 = מאי
month-6 = יוני
month-7 = יולי
month-8 = אוגוסט
month-9 = ספטמבר
month-10 = אוקטובר
month-11 = נובמבר
month-12 = דצמבר
month-short-1 = 1
month-short-2 = 2
month-short-3 = 3
month-short-4 = 4
month-short-5 = 5
month-short-6 = 6
month-short-7 = 7
month-short-8 = 8
month-short-9 = 9
month-short-10 = 10
month-short-11 = 11
month-short-12 = 12
