# מה הוכרז על טורניר, ואיך משנים את זה לפני ההתחלה.

tournament-change = מה שהוכרז
tournament-change-note = כולם רואים מה השתנה. הנרשמים מקבלים הודעה על מועד חדש.
tournament-change-settled = זה כבר התחיל, ולכן זה נשאר כמו שהוא.
tournament-change-title = כותרת
tournament-change-starts = התחלה
tournament-change-starts-hint = בעוד כמה דקות מעכשיו? ריק: בלי שינוי. 0: ההתחלה בידיך.
tournament-change-limit = מקומות
tournament-change-limit-hint = הבאים אחר כך ברשימת ההמתנה. ריק: בלי הגבלה.
tournament-change-check-in = אישור הגעה
tournament-change-check-in-hint = כמה דקות לפני ההתחלה. ריק: אין.
tournament-change-turn-seconds = זמן לתור
tournament-change-late = הצטרפות מאוחרת
tournament-change-late-hint = האם אפשר להירשם אחרי ההתחלה? לא בשיטת נוקאאוט.
tournament-change-computers = שחקני מחשב
tournament-change-computers-hint = האם שחקני מחשב יכולים להשלים שולחנות?
tournament-change-seats = מקומות בשולחן
tournament-change-going-on = עולים מכל שולחן
tournament-change-rounds = סיבובים
tournament-change-rounds-hint = ריק: כמה שצריך.
tournament-change-enough = כמה שצריך
tournament-change-minutes = דקות
tournament-change-channels = ערוצים
tournament-change-channels-hint = לשולחנות, במקום שאין בו שרשורים. ריק: הערוץ הזה.
tournament-change-house = כללי הבית
tournament-change-unlimited = בלי הגבלה
tournament-change-no-check-in = אין
tournament-change-by-hand = כשההנהלה מתחילה אותו
tournament-change-yes = כן
tournament-change-no = לא
tournament-change-count-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
tournament-changed-by = ✏️ שונה בידי { $director }: { $what }
tournament-start-changed = מועד ההתחלה של **{ $title }** השתנה: { $when }.
tournament-start-by-hand = ל-**{ $title }** אין עוד מועד קבוע: ההתחלה בידי ההנהלה.
tournament-start-clashes = באותו זמן יש לך כאן עוד טורניר: **{ button-tournament-me }** מראה איזה. כדאי לפרוש מאחד מהם, אחרת השולחנות שלך יחכו זה לזה.
tournament-clashes = ⚠️ באותו זמן יש לך גם **{ $title }**: { $link }. כדאי לפרוש מאחד מהם, אחרת השולחנות שלך יחכו זה לזה.
button-tournament-change = שינוי…
button-tournament-changepart = שינוי
refused-rules-settled = זה כבר התחיל. אפשר לשנות את זה בפעם הבאה.
refused-limit-below-entered = כבר נרשמו { $there } אנשים. צריך לאפשר לפחות { $there }, או להוציא קודם מישהו: **{ button-tournament-players }**.
refused-check-in-settled = אישור ההגעה כבר פתוח. אפשר לשנות במקום זה את ההתחלה.
refused-start-before-check-in = אישור ההגעה נמשך { $minutes } דקות, ועד ההתחלה יישאר פחות זמן. אפשר להתחיל מאוחר יותר או לקצר את אישור ההגעה.
refused-computers-entered = כבר משתתפים שחקני מחשב. צריך להוציא אותם קודם: **{ button-tournament-players }**.
refused-bad-number = „{ $value }” אינו מספר. מקלידים ספרות, למשל 30.
