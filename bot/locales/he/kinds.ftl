# מה סולמות ומפגשים אומרים במקום מה שטורנירים אומרים: הסוג, ואחריו המפתח של הטורניר.

## סולמות

ladder-tournament-no-winner = העונה נגמרה. אין אף אחד בסולם.
ladder-tournament-called-off = העונה הסתיימה לפני הזמן. הסדר נשאר.
ladder-tournament-called-off-by = העונה הסתיימה לפני הזמן בידי { $player }. הסדר נשאר.
ladder-tournament-channel-gone = הסולם נגמר כי הערוץ שלו נמחק. הסדר נשאר.
ladder-tournament-absence = מי שלא עושה את המהלך הראשון תוך { $time } נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-absence-usual = מי שלא עושה את המהלך הראשון בזמן נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-direct-call-off = לסיים עכשיו את העונה של **{ $title }**? ההזמנות הפתוחות יבוטלו, השולחנות ייסגרו, ואי אפשר יהיה לחזור בזה. הסדר נשאר.
ladder-tournament-take-out-title = הסרת משתתף מהסולם
ladder-button-tournament-calloff = סיום העונה
ladder-button-tournament-calloffsure = כן, לסיים
ladder-button-tournament-takeout = הסרה מהסולם

ladder-refused-unknown-tournament = אין סולם כזה בשרת הזה. { $command-ladder } מציג את הסולם שיש.
ladder-refused-tournament-over = העונה של הסולם הזה נגמרה. { $command-ladder } מראה אם הבאה כבר התחילה.
ladder-refused-not-entered = עוד אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-refused-entered-already = כבר יש לך מקום בסולם הזה. **{ button-ladder-me }** מציג את המקום ואת ההזמנה שלך.
ladder-refused-bad-limit = בסולם יכולים להיות { $least } עד { $most } אנשים. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
