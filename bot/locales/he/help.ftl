# The ways in, /help and what it leads to, and moves that are typed.

name-help = עזרה
command-help = פעם ראשונה כאן? איך נראים המשחקים, ואיך מתחילים

help-players = { $least } עד { $most } משתתפים
help-elsewhere = משחקים עם אחרים מתקיימים בשרת: אפשר להוסיף אותי לשרת בכפתור למטה, ולהשתמש שם ב-{ $command-help }.
help-own = כל השאר נמצא מאחורי **/**. המשחקים שלך בכל הערוצים: { $command-my-games }. השפה והתזכורות שלך: { $command-my-settings }.
button-open = לשחק כאן עם אחרים
way-help = עזרה
button-review = ניתוח

refused-ambiguous-move = „{ $typed }” מתאים לכמה מהלכים: { $moves }. אפשר להקליד אחד מהם במלואו.
