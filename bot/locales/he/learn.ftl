# השיעור של כל משחק: המסגרת סביב דברי ההדרכה.

name-learn = ללמוד
command-learn = ללמוד את המשחק בערך בחמש דקות: משחק ראשון עם הדרכה, רק בשבילך

button-learn = ללמוד בחמש דקות
button-learn-back = צעד אחורה
button-learn-again = להתחיל מחדש
button-learn-show = הראו לי
learn-title = { $game } · { $step } / { $steps }
learn-free = אפשר לנסות הכול: כאן שום דבר לא נספר.
learn-chapters = מעבר לפרק
learn-changed = השיעור השתנה מאז. אפשר להתחיל מחדש בכפתור למטה.
learn-other-move = זה אפשרי, אבל יש כאן מהלך טוב יותר.
learn-end-title = { $game }: אפשר לשחק
learn-learnt = מה למדנו
learn-next = עם אחרים: { $command-game-new }
