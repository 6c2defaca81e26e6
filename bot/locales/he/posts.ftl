# מה שהבוט מפרסם לפי השעון: החלוקה היומית וחדשות השבוע.

command-posts-channel = הערוץ; בהתחלה הערוץ הזה
command-posts-day = היום בשבוע
command-posts-hour = השעה, מ-0 עד 23
command-posts-zone = אזור הזמן של השרת הזה, למשל Asia/Jerusalem
command-posts-off = לא לפרסם יותר
name-day = יום
name-hour = שעה
name-zone = אזור
name-off = כיבוי
posts-next = בפעם הבאה: { $when }
posts-zone = אזור הזמן של השרת הזה, לחלוקה היומית ולחדשות השבוע: { $zone }
refused-unknown-time-zone = אין אזור זמן { $zone }. יש לבחור אחד מהרשימה, למשל Asia/Jerusalem.

## כללי הבית של שולחנות חדשים

name-house = כללי_הבית
command-house = כללי הבית של שולחנות חדשים בשרת הזה
settings-house-of = כללי הבית, { $game }
