# הפקודות של טורנירים, ולמה משהו נדחה. כל משפט אומר מה לעשות.

name-show = הצגה
name-format = שיטה
name-title = כותרת
name-rounds = סיבובים
name-limit = מגבלה
name-starts-in = מתחיל_בעוד
name-tournament = טורניר

command-tournament = כמה שולחנות כטורניר אחד
command-tournament-new = להכריז על טורניר בערוץ הזה
command-tournament-new-game = באיזה משחק משחקים
command-tournament-new-format = איך השולחנות נקבעים זה אחר זה
command-tournament-new-title = שם הטורניר
command-tournament-show = להציג טורניר, רק לך
command-tournament-me = הדף שלך בטורניר: תוצאות, השולחן הבא, ולמה המקום שלך דווקא שם
command-tournament-show-tournament = איזה; החדש ביותר בערוץ הזה אם לא מציינים
command-tournament-me-tournament = איזה; שלך אם לא מציינים

refused-unknown-tournament = אין כאן טורניר כזה. { $command-tournament-new } מכריז על אחד.
refused-tournament-over = הטורניר הזה נגמר. **{ button-tournament-standings }** מראה איך; { $command-tournament-new } מכריז על אחר.
refused-tournament-begun = הטורניר הזה כבר התחיל. אפשר לצפות בשולחנות שלו, ולהירשם לטורניר הבא.
refused-tournament-not-begun = הטורניר הזה עוד לא התחיל. הנהלת הטורניר יכולה להתחיל אותו בדף **{ button-tournament-direct }**.
refused-tournament-paused = הטורניר מושהה. הנהלת הטורניר יכולה להמשיך אותו: **{ button-tournament-direct }**, ואז **{ button-tournament-resume }**.
refused-tournament-not-paused = הטורניר אינו מושהה, ולכן אין מה להמשיך.
refused-tournament-full = כל המקומות בטורניר הזה תפוסים. אפשר לחכות לפרישה ולנסות שוב.
refused-entered-already = כבר נרשמת. **{ button-tournament-me }** מראה את התוצאות שלך ואת השולחן הבא.
refused-other-entered-already = { $player } כבר נמצא בטורניר. צריך לבחור מישהו אחר: **{ button-tournament-entrants }** מראה את הרשימה.
refused-entered-elsewhere = באותו זמן יש לך טורניר אחר בשרת הזה: { $link }. צריך קודם לפרוש ממנו, או לחכות שייגמר.
refused-not-entered = זה רק למי שבפנים בטורניר הזה. כדי להצטרף אפשר ללחוץ על **{ button-tournament-signup }**, אם הכפתור עוד מוצע.
refused-disqualified = הנהלת הטורניר פסלה את ההשתתפות הזאת, ולכן אי אפשר להירשם. אם זו טעות, אפשר לפנות להנהלה.
refused-disqualified-already = המשתתף הזה כבר נפסל. **{ button-tournament-players }** מראה את האחרים.
refused-check-in-open = אישור ההגעה כבר פתוח. מי שמשחק לוחץ על **{ button-tournament-checkin }**.
refused-check-in-closed = אישור ההגעה לא פתוח עכשיו. אם יש כזה, תבוא בקשה לפני תחילת הטורניר.
refused-checked-in-already = ההגעה שלך כבר אושרה. תגיע אליך התראה כשהשולחן שלך ייפתח.
refused-no-check-in = הטורניר הזה הוכרז בלי אישור הגעה. אפשר להתחיל אותו מיד: **{ button-tournament-begin }**.
refused-too-many-live = בשרת מתקיימים לכל היותר { $most } טורנירים, סולמות ומפגשים בו-זמנית. אפשר לחכות שאחד מהם ייגמר, או לבקש מההנהלה לבטל אחד: { $command-tournament-show }, { $command-ladder-show }.
refused-too-many-live-by-one = הכרזת על { $most } טורנירים, סולמות ומפגשים שעדיין לא נגמרו, ויותר מזה אין לאיש בו-זמנית. אפשר לחכות שאחד ייגמר, או לבטל אחד: { $command-tournament-show }, ואז **{ button-tournament-direct }**.
refused-too-few-entrants = לטורניר צריך לפחות { $least } אנשים, ויש { $here }. אפשר לחכות לעוד, או לבטל אותו.
refused-not-director = רק הנהלת הטורניר רשאית לעשות את זה. אפשר לפנות למי שארגן אותו.
refused-not-organiser = רק מי שארגן את הטורניר בוחר את ההנהלה. אפשר לפנות אליו.
refused-director-already = { $player } כבר בהנהלת הטורניר.
refused-no-director = { $player } לא בהנהלת הטורניר, או ארגן אותו ונשאר בה תמיד. **{ button-tournament-directors }** מראה מי בהנהלה.
refused-too-many-directors = בהנהלת הטורניר יש לכל היותר { $most } אנשים חוץ ממי שארגן אותו. צריך קודם להוציא מישהו.
refused-unknown-entrant = אין משתתף כזה בטורניר. אפשר לבחור מהרשימה: **{ button-tournament-players }**.
refused-unknown-pairing = אין שולחן כזה בטורניר. אפשר לבחור מהרשימה: **{ button-tournament-round }**.
refused-pairing-over = לשולחן הזה כבר יש תוצאה. הנהלת הטורניר יכולה לשנות אותה: **{ button-tournament-results }**.
refused-table-open = השולחן הזה כבר פתוח. הקישור אליו בדף **{ button-tournament-round }**.
refused-tables-open = לכמה שולחנות עוד אין תוצאה. אפשר לחכות להם, או להזין את התוצאות: **{ button-tournament-results }**.
refused-no-table = אין שולחן פתוח לשחקנים האלה. השולחן הבא ייפתח מעצמו.
refused-bad-draw = אי אפשר להגריל את השחקנים האלה עכשיו. אפשר לנסות שוב בעוד רגע.
refused-bad-places = אלה לא מקומות שמתאימים לשולחן הזה. צריך להזין מספר לכל אחד, מ-1 ומעלה; בתיקו חולקים מקום, למשל 1 1 3.
refused-same-result = זו כבר התוצאה, ולכן דבר לא השתנה. אפשר להזין אחרת, או לסגור את הטופס.
refused-next-table-begun = השינוי הזה היה מעלה מישהו אחר, אבל בשולחן הבא שלו כבר שוחקו קלפים. אפשר במקום זה להזין ביד את התוצאה של השולחן הבא: **{ button-tournament-results }**.
refused-corrections-over = הטורניר נגמר לפני יותר מיום, ולכן התוצאות נשארות כמו שהן. אפשר לכתוב בערוץ מה לא היה נכון, כדי שכולם יקראו.
refused-reason-missing = חסרה סיבה. כדאי לומר למה בכמה מילים; כולם רואים אותה.
refused-reason-too-long = הסיבה ארוכה מדי: מותר { $most } תווים. כדאי לקצר אותה.
refused-title-too-long = הכותרת ארוכה מדי: מותר { $most } תווים. כדאי לבחור קצרה יותר.
refused-bad-seats = לפי הכללים האלה, בשולחן של המשחק הזה יש מקום ל-{ $least } עד { $most }.
refused-bad-going-on = { $most ->
    [1] משולחן של שניים יכול לעלות רק אחד.
   *[other] מכל שולחן יכולים לעלות לכל היותר { $most }, פחות ממי שיושבים בו.
}
refused-bad-rounds = בטורניר בשיטה שווייצרית יש { $least } עד { $most } סיבובים.
refused-bad-minutes = זירה נמשכת { $least } עד { $most } דקות.
refused-bad-limit = יכולים להשתתף { $least } עד { $most } אנשים.
refused-bad-check-in = אישור ההגעה יכול להימשך { $least } עד { $most } דקות.
refused-bad-turn-time = מותר לחשוב { $least } עד { $most } שניות.
refused-start-past = הרגע הזה כבר עבר.
refused-start-too-far = זה בעוד יותר משנה.
refused-late-knock-out = אי אפשר להצטרף לנוקאאוט אחרי שהתחיל.
refused-no-computers = למשחק הזה אין שחקני מחשב.
refused-needs-manage-events = כדי להכריז על טורניר צריך אחת מההרשאות *ניהול אירועים*, *ניהול הודעות* או *ניהול שרת*. אפשר לבקש ממי שיש לו אחת מהן.
