# הדרכים פנימה: /help, משחק נגד המחשב בלחיצה אחת, ומהלכים שמקלידים.

name-help = עזרה
command-help = פעם ראשונה כאן? איך נראים המשחקים, ואיך מתחילים

help-title = משחקי קלפים ב-Discord
help-intro = אפשר לבחור משחק. הכול נעשה בכפתורים, ואת הקלפים שלך רואים רק אצלך.
help-players = { $least } עד { $most } משתתפים
help-commands = בשולחן של הערוץ הזה: { $command-game-join } לתפיסת מקום, { $command-game-hand } להצגת הקלפים שלך, { $command-game-table } להבאת השולחן לכאן, { $command-game-play } למהלך שמקלידים.
help-elsewhere = משחקים עם אחרים מתקיימים בשרת: אפשר להוסיף אותי לשרת בכפתור למטה, ולהשתמש שם ב-{ $command-help }.
help-alone = לשחק לבד, גם בהודעות ישירות: { $command-game-patience }, והחלוקה היומית, אחת לכולם: { $command-game-daily }.
help-tournaments = טורניר, כמה שולחנות יחד: { $command-tournament-show } מציג את הטורניר הנוכחי. מי שמארגן מכריז עליו עם { $command-tournament-new }.
help-own = המשחקים שלך בכל הערוצים: { $command-games }. השפה והתזכורות שלך: { $command-settings-me }.
button-open = לשחק כאן עם אחרים
button-computers = לשחק נגד המחשב

refused-ambiguous-move = „{ $typed }” מתאים לכמה מהלכים: { $moves }. אפשר להקליד אחד מהם במלואו.
