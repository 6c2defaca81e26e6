# מה סולמות ומפגשים אומרים במקום מה שטורנירים אומרים: הסוג, ואחריו המפתח של הטורניר.

## סולמות

ladder-tournament-no-winner = העונה נגמרה. אין אף אחד בסולם.
ladder-tournament-called-off = העונה הסתיימה לפני הזמן. הסדר נשאר.
ladder-tournament-called-off-by = העונה הסתיימה לפני הזמן בידי { $player }. הסדר נשאר.
ladder-tournament-channel-gone = הסולם נגמר כי הערוץ שלו נמחק. הסדר נשאר.
ladder-tournament-channel-gone-organiser = הסולם שלך **{ $title }** הסתיים: הערוץ שבו התקיים נמחק. הסדר נשמר.
ladder-tournament-absence = מי שלא עושה את המהלך הראשון תוך { $time } נחשב כמי שאיננו: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-absence-usual = מי שלא עושה את המהלך הראשון בזמן נחשב כמי שאיננו: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-me-withdrew = פרשת מהסולם הזה.
ladder-tournament-me-disqualified = הנהלת הסולם **פסלה** אותך: { $reason }
ladder-tournament-me-taken-out = הנהלת הסולם **הסירה** אותך מהסולם: { $reason }
ladder-tournament-direct-title = { $title }: הנהלת הסולם
ladder-tournament-direct-call-off = לסיים עכשיו את העונה של **{ $title }**? ההזמנות הפתוחות יבוטלו, השולחנות ייסגרו, ואי אפשר יהיה לחזור בזה. הסדר נשאר.
ladder-tournament-directors = הנהלת הסולם: { $players }
ladder-tournament-directors-title = הנהלת הסולם
ladder-tournament-directors-about = ההנהלה רשאית לעשות כל מה שמותר למי שארגן את הסולם, חוץ מלבחור את ההנהלה.
ladder-tournament-take-out-title = הסרת משתתף מהסולם
ladder-button-tournament-direct = ניהול הסולם
ladder-button-tournament-directors = בחירת ההנהלה
ladder-button-tournament-calloff = סיום העונה
ladder-button-tournament-calloffsure = כן, לסיים
ladder-button-tournament-takeout = הסרה מהסולם

ladder-refused-unknown-tournament = אין סולם כזה בשרת הזה. { $command-ladder-show } מציג את הסולם שיש.
ladder-refused-tournament-over = העונה של הסולם הזה נגמרה. { $command-ladder-show } מראה אם הבאה כבר התחילה.
ladder-refused-tournament-paused = הסולם מושהה. הנהלת הסולם יכולה להמשיך אותו: **{ ladder-button-tournament-direct }**, ואז **{ button-tournament-resume }**.
ladder-refused-tournament-not-paused = הסולם אינו מושהה, ולכן אין מה להמשיך.
ladder-refused-tournament-full = כל המקומות בסולם הזה תפוסים. אפשר לחכות לפרישה ולנסות שוב.
ladder-refused-not-entered = עוד אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-refused-entered-already = כבר יש לך מקום בסולם הזה. **{ button-ladder-me }** מציג את המקום ואת ההזמנה שלך.
ladder-refused-disqualified = הנהלת הסולם פסלה את ההשתתפות הזאת, ולכן אי אפשר להצטרף. אם זו טעות, אפשר לפנות להנהלה.
ladder-refused-not-director = רק הנהלת הסולם רשאית לעשות את זה. אפשר לפנות למי שארגן אותו.
ladder-refused-not-organiser = רק מי שארגן את הסולם בוחר את ההנהלה. אפשר לפנות אליו.
ladder-refused-director-already = { $player } כבר בהנהלת הסולם.
ladder-refused-no-director = { $player } לא בהנהלת הסולם, או ארגן אותו ונשאר בה תמיד. **{ ladder-button-tournament-directors }** מראה מי בהנהלה.
ladder-refused-too-many-directors = בהנהלת הסולם יש לכל היותר { $most } אנשים חוץ ממי שארגן אותו. צריך קודם להוציא מישהו.
ladder-refused-unknown-entrant = אין אדם כזה בסולם. אפשר לבחור מישהו מהרשימה.
ladder-refused-unknown-pairing = אין שולחן כזה בסולם. אפשר לבחור מהרשימה: **{ button-tournament-results }**.
ladder-refused-corrections-over = העונה נגמרה לפני יותר מיום, ולכן התוצאות נשארות כמו שהן. אפשר לכתוב בערוץ מה לא היה נכון, כדי שכולם יקראו.
ladder-refused-signed-up-too-often = הצטרפת לסולם הזה יותר מדי פעמים. אפשר לפנות להנהלת הסולם אם רוצים לשחק.
ladder-refused-rules-settled = העונה כבר התחילה, ומה שהוכרז תקף לכולם עד הסוף. אפשר לשנות את זה בהכרזה על סולם אחר.
ladder-refused-bad-limit = בסולם יכולים להיות { $least } עד { $most } אנשים. אפשר לבחור מספר כזה עם { $command-ladder-new }.
ladder-refused-bad-turn-time = אפשר לחשוב { $least } עד { $most } שניות. אפשר לבחור זמן כזה עם { $command-ladder-new }.
ladder-refused-needs-manage-events = כדי להכריז על סולם צריך אחת מההרשאות *ניהול אירועים*, *ניהול הודעות* או *ניהול שרת*. אפשר לבקש ממי שיש לו אחת מהן.

## מפגשים

match-tournament-starts-by-organiser = הוא מתחיל כשהנהלת המפגש מתחילה אותו.
match-tournament-starts-soon = עוד רגע מתחילים.
match-tournament-paused = ⏸️ המפגש מושהה. לא נפתח שולחן חדש; משחקים שהתחילו נמשכים.
match-tournament-no-winner = המפגש נגמר. אין לו מנצח.
match-tournament-called-off = המפגש בוטל. התוצאות עד כה נשארות.
match-tournament-called-off-by = המפגש בוטל בידי { $player }. התוצאות עד כה נשארות.
match-tournament-channel-gone = המפגש נגמר כי הערוץ שלו נמחק. התוצאות עד כה נשארות.
match-tournament-channel-gone-organiser = המפגש שלך **{ $title }** הסתיים: הערוץ שבו התקיים נמחק. התוצאות עד כה נשמרו.
match-tournament-too-few = המפגש לא יתקיים: דרושים { $least } משתתפים, ו{ $here ->
    [0] אף אחד לא הגיע
    [one] רק אחד הגיע
   *[other] רק { $here } הגיעו
}.
match-tournament-about-title = איך המפגש הזה עובד
match-tournament-seal-later = הערך ההתחלתי יפורסם כאן בסוף המפגש. אז כל אחד יוכל לבדוק כל הגרלה.
match-tournament-me-withdrew = פרשת מהמפגש הזה.
match-tournament-me-disqualified = הנהלת המפגש **פסלה** אותך: { $reason }
match-tournament-me-taken-out = הנהלת המפגש **הסירה** אותך מהמפגש: { $reason }
match-tournament-me-over = המפגש נגמר.
match-tournament-direct-title = { $title }: הנהלת המפגש
match-tournament-direct-begin = { $count ->
    [one] אדם אחד לא אישר הגעה, ויאבד את מקומו אם המפגש יתחיל עכשיו: { $players }. להתחיל בכל זאת?
    [two] שני אנשים לא אישרו הגעה, ויאבדו את מקומם אם המפגש יתחיל עכשיו: { $players }. להתחיל בכל זאת?
   *[other] { $count } אנשים לא אישרו הגעה, ויאבדו את מקומם אם המפגש יתחיל עכשיו: { $players }. להתחיל בכל זאת?
}
match-tournament-direct-call-off = לבטל את **{ $title }**? המפגש ייגמר, השולחנות שלו ייסגרו, ואי אפשר יהיה לחזור בזה. התוצאות עד כה נשארות.
match-tournament-directors = הנהלת המפגש: { $players }
match-tournament-directors-title = הנהלת המפגש
match-tournament-directors-about = ההנהלה רשאית לעשות כל מה שמותר למי שארגן את המפגש, חוץ מלבחור את ההנהלה.
match-tournament-take-out-title = הסרת משתתף מהמפגש
match-tournament-change-settled = המפגש כבר התחיל, ולכן זה נשאר כמו שהוא.
match-tournament-start-by-hand = מועד ההתחלה של **{ $title }** השתנה: ההתחלה בידי הנהלת המפגש.
match-button-tournament-direct = ניהול המפגש
match-button-tournament-directors = בחירת ההנהלה
match-button-tournament-calloff = ביטול המפגש
match-button-tournament-calloffsure = כן, לבטל
match-button-tournament-takeout = הסרה מהמפגש

match-refused-tournament-over = המפגש הזה נגמר. **{ button-tournament-standings }** מראה איך; { $command-club-match } מכריז על אחר.
match-refused-tournament-begun = המפגש הזה כבר התחיל. אפשר לצפות בשולחנות שלו.
match-refused-tournament-not-begun = המפגש הזה עוד לא התחיל. הנהלת המפגש יכולה להתחיל אותו בדף **{ match-button-tournament-direct }**.
match-refused-tournament-paused = המפגש מושהה. הנהלת המפגש יכולה להמשיך אותו: **{ match-button-tournament-direct }**, ואז **{ button-tournament-resume }**.
match-refused-tournament-not-paused = המפגש אינו מושהה, ולכן אין מה להמשיך.
match-refused-tournament-full = כל המקומות במפגש הזה תפוסים. אפשר לחכות לפרישה ולנסות שוב.
match-refused-not-entered = זה רק למי שמשחק במפגש הזה. כדי להצטרף אפשר ללחוץ על **{ button-tournament-signup }**, אם הכפתור עוד מוצע.
match-refused-no-check-in = המפגש הזה הוכרז בלי אישור הגעה. אפשר להתחיל אותו מיד: **{ button-tournament-begin }**.
match-refused-check-in-closed = אישור ההגעה לא פתוח עכשיו. אם יש כזה, תבוא בקשה לפני תחילת המפגש.
match-refused-not-director = רק הנהלת המפגש רשאית לעשות את זה. אפשר לפנות למי שארגן אותו.
match-refused-not-organiser = רק מי שארגן את המפגש בוחר את ההנהלה. אפשר לפנות אליו.
match-refused-director-already = { $player } כבר בהנהלת המפגש.
match-refused-no-director = { $player } לא בהנהלת המפגש, או ארגן אותו ונשאר בה תמיד. **{ match-button-tournament-directors }** מראה מי בהנהלה.
match-refused-too-many-directors = בהנהלת המפגש יש לכל היותר { $most } אנשים חוץ ממי שארגן אותו. צריך קודם להוציא מישהו.
match-refused-unknown-entrant = אין אדם כזה במפגש. אפשר לבחור מישהו מהרשימה: **{ button-tournament-players }**.
match-refused-unknown-pairing = אין שולחן כזה במפגש. אפשר לבחור מהרשימה: **{ button-tournament-round }**.
match-refused-corrections-over = המפגש נגמר לפני יותר מיום, ולכן התוצאות נשארות כמו שהן. אפשר לכתוב בערוץ מה לא היה נכון, כדי שכולם יקראו.
match-refused-signed-up-too-often = נרשמת למפגש הזה יותר מדי פעמים. אפשר לפנות להנהלת המפגש אם רוצים לשחק.
match-refused-rules-settled = המפגש כבר התחיל, ומה שהוכרז תקף לכולם עד הסוף. אפשר לשנות את זה בהכרזה הבאה.
match-refused-bad-seats = בשולחן של המשחק הזה יכולים לשחק לפי הכללים { $least } עד { $most }. אפשר לבחור מספר כזה עם { $command-club-match }.
match-refused-needs-manage-events = כדי להכריז כאן על מפגש צריך אחת מההרשאות *ניהול אירועים*, *ניהול הודעות* או *ניהול שרת*. אפשר לבקש ממי שיש לו אחת מהן.
