# The lobby of a rematch, and what nobody should be surprised by: being kicked, or a channel that is taken.

rematch-title = { $game } · משחק חוזר
rematch-ready = **{ $ready } מתוך { $people } כבר בפנים**
rematch-ready-player = ✅ { $player }
rematch-host-asked = בינתיים { $player } במקום { $host }.
rematch-host-now = אירוח: { $host }, במקום { $before }
rematch-can-start = אפשר להתחיל בלחיצה של { $host } על **התחלה**.
rematch-too-few = אפשר יהיה להתחיל בלחיצה של { $host } על **התחלה**, כשיהיו בפנים לפחות { $least }. המקומות הפנויים פתוחים לכולם, ועם **⋯** אפשר למלא מקום בשחקן מחשב.
rematch-begins = המשחק מתחיל כשכולם בפנים.
rematch-begins-at = המשחק מתחיל { $when } עם כל מי שבפנים.
rematch-all-in = כשכולם כאן, המשחק מתחיל בלחיצה של { $host } על **התחלה**.
rematch-without = אפשר להתחיל מיד, בלי מי שעוד לא ענה, בלחיצה של { $host } על **התחלה**.
button-rematch-join = אני בפנים
button-rematch-leave = לא הפעם
notice-not-pinged = { $count ->
    [one] ההתראה האחרונה ל-{ $people } נשלחה לפני רגע.
   *[other] ההתראות האחרונות ל-{ $people } נשלחו לפני רגע.
}
notice-rematch-joined = המשחק החוזר כבר פתוח, ויש לך בו מקום: { $link }
refused-rematch-here = המשחק החוזר כבר פתוח: { $link }. אפשר ללחוץ שם על **אני בפנים**.
refused-rematch-begun = המשחק החוזר כבר התחיל: { $link }. אפשר לצפות בו שם, ולהצטרף למשחק הבא.
refused-no-rematch = השולחן הזה נסגר לפני הסוף, ולכן אין לו משחק חוזר. אפשר לפתוח שולחן חדש עם { $command-game-new }.
refused-rematch-over = למשחק הזה כבר היה משחק חוזר: { $link }. אפשר ללחוץ שם על **משחק חוזר**, או לפתוח שולחן חדש עם { $command-game-new }.
refused-kick-asked = עדיין אין תשובה מ-{ $player }, ולכן אי אפשר להרחיק. עם **התחלה** המשחק מתחיל בלי לחכות לתשובה.
refused-seats-kept = המקומות האחרונים שמורים למי שהוזמנו למשחק החוזר: { $players }. אפשר לחכות לתשובה, או לפתוח שולחן בערוץ או בשרשור אחר עם { $command-game-new }.

## הרחקה

notice-you-were-kicked = הורחקת משולחן { $title }: { $link }. אי אפשר לתפוס בו מקום שוב. בכל שולחן אחר אפשר, ועם { $command-game-new } אפשר לפתוח שולחן משלך בערוץ או בשרשור אחר.

## What somebody cannot do alone, or not now

taken-here = בערוץ הזה יש שולחן של { $at }, ויש מקום רק לאחד. איפה לשחק { $game }?
taken-opened = השולחן שלך בשרשור שלו: { $channel }
button-taken-join = הצטרפות ל-{ $game }
button-taken-thread = בשרשור
button-taken-watch = להציץ בשולחן
refused-free-again = הערוץ פנוי שוב. { $command-game-new } פותח את השולחן שלך כאן.
refused-no-thread-here = אי אפשר לפתוח כאן שרשור עכשיו. אפשר לפתוח שולחן בערוץ אחר עם { $command-game-new }.
refused-not-yourself = אי אפשר להרחיק או להחליף את עצמך. { $command-table-leave } מוותר על המקום שלך.
guess-until-single = אפשר לנחש, ולשנות את הניחוש, עד שכולם שיחקו פעם אחת.
refused-guesses-closed-single = הניחושים נסגרו: במשחק הזה יש סיבוב אחד, וכולם כבר שיחקו פעם אחת. עדיין אפשר לעודד, ולנחש שוב במשחק הבא.
refused-advice-under-way = עוד אין תשובה לבקשת העצה הקודמת. כדאי לחכות לה, ואז לבקש שוב.
