# הפקודות של טורנירים, ולמה משהו נדחה. כל משפט אומר מה לעשות.

name-show = הצגה
name-format = שיטה
name-title = כותרת
name-rounds = סיבובים
name-limit = מגבלה
name-starts-in = מתחיל_בעוד
name-tournament = טורניר
name-mine = שלי

command-tournament = להציג טורניר, רק לך
command-tournament-new = להכריז על טורניר בערוץ הזה
command-tournament-new-game = באיזה משחק משחקים
command-tournament-new-format = איך השולחנות נקבעים זה אחר זה
command-tournament-new-title = שם הטורניר
command-tournament-mine = הדף שלך בטורניר: תוצאות, השולחן הבא, ולמה המקום שלך דווקא שם
command-tournament-tournament = איזה; החדש ביותר בערוץ הזה, או שלך, אם לא מציינים

refused-unknown-tournament = אין כאן טורניר כזה. מי שיכול לנהל אירועים יכול להכריז על אחד.
refused-tournament-over = זה נגמר. **{ button-tournament-standings }** מראה איך.
refused-tournament-begun = זה כבר התחיל. אפשר לצפות בשולחנות.
refused-tournament-not-begun = זה עוד לא התחיל. ההנהלה יכולה להתחיל: **⋯**, **{ button-tournament-direct }**.
refused-tournament-paused = זה מושהה. ההנהלה יכולה להמשיך: **⋯**, **{ button-tournament-direct }**, ואז **{ button-tournament-resume }**.
refused-tournament-not-paused = זה לא מושהה, ולכן אין מה להמשיך.
refused-tournament-full = כבר יש כאן כמה שאפשר. אפשר לנסות שוב כשמישהו יפרוש.
refused-entered-already = כבר נרשמת. **{ button-tournament-me }** מראה את התוצאות שלך ואת השולחן הבא.
refused-other-entered-already = { $player } כבר נמצא בטורניר. צריך לבחור מישהו אחר: **{ button-tournament-entrants }** מראה את הרשימה.
refused-entered-elsewhere = באותו זמן יש לך טורניר אחר בשרת הזה: { $link }. צריך קודם לפרוש ממנו, או לחכות שייגמר.
refused-not-entered = זה רק למי שמשתתפים. אפשר ללחוץ על **{ button-tournament-signup }** אם הכפתור עוד שם.
refused-disqualified = ההנהלה פסלה את האדם הזה, ולכן הוא לא יכול להשתתף. אם זו טעות, אפשר לפנות אליה.
refused-disqualified-already = המשתתף הזה כבר נפסל. **{ button-tournament-players }** מראה את האחרים.
refused-check-in-open = אישור ההגעה כבר פתוח. מי שמשחק לוחץ על **{ button-tournament-checkin }**.
refused-check-in-closed = אישור ההגעה לא פתוח. אם יש כזה, תגיע אליך בקשה לפני ההתחלה.
refused-checked-in-already = ההגעה שלך כבר אושרה. תגיע אליך התראה כשהשולחן שלך ייפתח.
refused-no-check-in = כאן אין אישור הגעה. אפשר להתחיל מיד: **{ button-tournament-begin }**.
refused-too-many-live = בשרת מתקיימים לכל היותר { $most } טורנירים, סולמות ומפגשים בו-זמנית. אפשר לחכות עד שאחד מהם ייגמר.
refused-too-many-live-by-one = הכרזת על { $most } טורנירים, סולמות ומפגשים שעדיין לא נגמרו, ויותר מזה אין לאיש בו-זמנית. אפשר לחכות שאחד ייגמר, או לבטל אחד: { $command-tournament }, ואז **⋯**, **{ button-tournament-direct }**.
refused-too-few-entrants = לטורניר צריך לפחות { $least } אנשים, ויש { $here }. אפשר לחכות לעוד, או לבטל אותו.
refused-too-few-people = לשולחן צריך לפחות { $least } אנשים, ויש { $here }. שחקני מחשב יכולים להשלים: **{ button-tournament-change }**, *{ tournament-change-computers }*.
refused-not-director = רק ההנהלה רשאית לעשות את זה. אפשר לפנות למי שארגן.
refused-not-organiser = רק מי שארגן בוחר את ההנהלה. אפשר לפנות אליו.
refused-director-already = { $player } כבר בהנהלה.
refused-no-director = { $player } לא בהנהלה, או שארגן ונשאר בה תמיד.
refused-too-many-directors = בהנהלה יש לכל היותר { $most } אנשים חוץ ממי שארגן. צריך קודם להוציא מישהו.
refused-unknown-entrant = אין כאן אדם כזה. אפשר לבחור מישהו מהרשימה.
refused-unknown-pairing = אין כאן שולחן כזה. אפשר לבחור מהרשימה.
refused-pairing-over = לשולחן הזה כבר יש תוצאה. ההנהלה יכולה לשנות אותה: **{ button-tournament-results }**.
refused-table-open = השולחן הזה כבר פתוח. הקישור אליו בדף **{ button-tournament-round }**.
refused-tables-open = לכמה שולחנות עוד אין תוצאה. אפשר לחכות להם, או להזין את התוצאות: **{ button-tournament-results }**.
refused-no-table = אין שולחן פתוח לשחקנים האלה. השולחן הבא ייפתח מעצמו.
refused-bad-draw = אי אפשר להגריל את השחקנים האלה עכשיו. אפשר לנסות שוב בעוד רגע.
refused-bad-places = אלה לא מקומות שמתאימים לשולחן הזה. צריך להזין מספר לכל אחד, מ-1 ומעלה; בתיקו חולקים מקום, למשל 1 1 3.
refused-same-result = זו כבר התוצאה, ולכן דבר לא השתנה. אפשר להזין אחרת, או לסגור את הטופס.
refused-next-table-begun = השינוי הזה היה מעלה מישהו אחר, אבל בשולחן הבא שלו כבר שוחקו קלפים. אפשר במקום זה להזין ביד את התוצאה של השולחן הבא: **{ button-tournament-results }**.
refused-corrections-over = זה נגמר לפני יותר מיום, ולכן התוצאות נשארות. אפשר לכתוב בערוץ מה לא היה נכון, כדי שכולם יקראו.
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
refused-start-past = הרגע הזה כבר עבר. אפשר לבחור מועד מאוחר יותר.
refused-start-too-far = זה בעוד יותר משנה. אפשר לבחור מועד קרוב יותר.
refused-late-knock-out = אי אפשר להצטרף לנוקאאוט אחרי שהתחיל.
refused-no-computers = למשחק הזה אין שחקני מחשב.
refused-needs-manage-events = כדי להכריז על זה צריך אחת מההרשאות *ניהול אירועים*, *ניהול הודעות* או *ניהול שרת*. אפשר לבקש ממי שיש לו אחת מהן.
