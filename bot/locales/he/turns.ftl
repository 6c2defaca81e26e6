# איך שומעים שהגיע התור, ורשימת המשחקים שלך.

notify-in-channel = התראה בערוץ של השולחן
notify-in-direct = התראה בהודעה ישירה
settings-your-turn-every = הודעה מגיעה אליך בכל תור, ושוב כשנשאר לך מעט זמן.
settings-your-turn-short = הודעה מגיעה אליך כשנשאר לך מעט זמן.
settings-your-turn-never = אין הודעות כשמגיע התור שלך.
settings-notify-channel = ההתראה מגיעה בערוץ של השולחן.
settings-notify-direct = אם הודעות ישירות ממני חסומות, ההתראה מגיעה בערוץ של השולחן.

turn-notice = { $count ->
    [one] { $players }, התור שלך.
   *[other] { $players }, התור שלכם לבחור.
}
turn-notice-until = { $count ->
    [one] { $players }, התור שלך · הזמן נגמר { $when }
   *[other] { $players }, התור שלכם לבחור · הזמן נגמר { $when }
}
turn-direct = { $game }: התור שלך.
turn-direct-until = { $game }: התור שלך · הזמן נגמר { $when }

name-games = משחקים
command-games = המשחקים שלך בכל הערוצים, והתור של מי
games-title = המשחקים שלך
games-none = אין לך משחק פתוח. { $command-game-new } פותח שולחן, **הצטרפות** מצרף לשולחן של מישהו אחר, ודרך { $command-help } משחקים נגד המחשב.
games-go = אל השולחן
games-yours = **התור שלך**
games-yours-until = **התור שלך** · הזמן נגמר { $when }
games-others = התור של מישהו אחר
games-computer = התור של המחשב
games-invited = עוד לא הסכמת: **הצטרפות**
games-hidden = הערוץ הזה לא גלוי לך
games-waiting = לא זמין כאן כרגע; המשחק ממתין
games-failing = יש תקלה במשחק; יש ניסיונות להמשיך אותו
games-more = { $count ->
    [one] עוד משחק אחד אינו נכנס לכאן.
   *[other] עוד { $count } משחקים אינם נכנסים לכאן.
}
games-alone = לבד, התחיל { $when }
button-continue = המשך { $number }

## A move that the rules force

settings-forced-on = כשהכללים מחייבים פס, הוא נעשה מעצמו.
