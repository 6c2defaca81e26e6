# The pages of settings, of a server and of a person.

settings-at-once = כל בחירה נכנסת לתוקף מיד.
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
command-my-settings = השפה, התזכורות, ומה אחרים רואים עליך
command-server-settings = שפה, ערוצים, זמן לתור, כללי הבית ומה שמתפרסם
