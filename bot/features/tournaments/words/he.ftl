# Tournaments: their commands, their messages, their news, and why something was refused.

## פקודות

name-organise = ארגון
command-organise = למארגנים: להכריז על טורניר או סולם, או להקים מועדון
name-turn-time = זמן_תור

## Changing a tournament

tournament-change = מה שהוכרז
tournament-change-note = כולם רואים מה השתנה. הנרשמים מקבלים הודעה על מועד חדש.
tournament-change-settled = זה כבר התחיל, ולכן זה נשאר כמו שהוא.
tournament-change-title = כותרת
tournament-change-starts = התחלה
tournament-change-starts-hint = 20:00, שבת 20:00, 24.12. 20:00, בעוד שעתיים, 90 דקות. ריק: בלי שינוי. 0: ההתחלה בידיך.
tournament-change-starts-zone = השעות כאן הן לפי { $zone }.
tournament-change-limit = מקומות
tournament-change-limit-hint = הבאים אחר כך ברשימת ההמתנה. ריק: בלי הגבלה.
tournament-change-check-in = אישור הגעה
tournament-change-check-in-hint = כמה זמן לפני ההתחלה: 15 דקות, שעתיים. ריק: אין.
tournament-change-turn-seconds = זמן לתור
tournament-change-late = הצטרפות מאוחרת
tournament-change-late-hint = האם אפשר להירשם אחרי ההתחלה? לא בשיטת נוקאאוט.
tournament-change-computers = שחקני מחשב
tournament-change-computers-hint = האם שחקני מחשב יכולים להשלים שולחנות?
tournament-change-seats = מקומות בשולחן
tournament-change-going-on = עולים מכל שולחן
tournament-change-rounds = סיבובים
tournament-change-rounds-hint = ריק: כמה שצריך.
tournament-change-enough = כמה שצריך
tournament-change-minutes = דקות
tournament-change-channels = ערוצים
tournament-change-channels-hint = לשולחנות, במקום שאין בו שרשורים. ריק: הערוץ הזה.
tournament-change-house = כללי הבית
tournament-change-unlimited = בלי הגבלה
tournament-change-no-check-in = אין
tournament-change-by-hand = כשההנהלה מתחילה אותו
tournament-change-yes = כן
tournament-change-no = לא
tournament-change-count-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
tournament-changed-by = ✏️ שונה בידי { $director }: { $what }
tournament-start-changed = מועד ההתחלה של „**{ $title }**” השתנה: { $when }.
tournament-start-by-hand = ל„**{ $title }**” אין עוד מועד קבוע: ההתחלה בידי ההנהלה.
tournament-start-clashes = באותו זמן יש לך כאן עוד טורניר: **{ button-tournament-me }** מראה איזה. כדאי לפרוש מאחד מהם, אחרת השולחנות שלך יחכו זה לזה.
tournament-clashes = ⚠️ באותו זמן יש לך גם „**{ $title }**”: { $link }. כדאי לפרוש מאחד מהם, אחרת השולחנות שלך יחכו זה לזה.
button-tournament-change = שינוי…
button-tournament-changepart = שינוי
refused-rules-settled = זה כבר התחיל. אפשר לשנות את זה בפעם הבאה.
refused-club-places-below-entered = ממועדון אחד כבר נרשמו { $there } אנשים. צריך להשאיר לכל מועדון לפחות { $there } מקומות, או להוציא קודם מישהו: **{ button-tournament-players }**.
refused-limit-below-entered = כבר נרשמו { $there } אנשים. צריך לאפשר לפחות { $there }, או להוציא קודם מישהו: **{ button-tournament-players }**.
refused-check-in-settled = אישור ההגעה כבר פתוח. אפשר לשנות במקום זה את ההתחלה.
refused-start-before-check-in = אישור ההגעה נמשך { $minutes } דקות, ועד ההתחלה יישאר פחות זמן. אפשר להתחיל מאוחר יותר או לקצר את אישור ההגעה.
refused-computers-entered = כבר משתתפים שחקני מחשב. צריך להוציא אותם קודם: **{ button-tournament-players }**.
refused-bad-number = „{ $value }” אינו מספר. מקלידים ספרות, למשל 30.
notice-clocks-skip = השעה הזאת לא קיימת באותו יום, כי השעונים מוזזים קדימה. ההתחלה: { $when }.
notice-clocks-repeat = השעה הזאת חלה פעמיים באותו יום, כי השעונים מוזזים אחורה. ההתחלה בפעם הראשונה: { $when }.

## Commands

name-format = שיטה
name-title = כותרת
name-rounds = סיבובים
name-limit = מגבלה
name-starts = התחלה
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

## News

tournament-channel-gone-organiser = „**{ $title }**” נגמר: הערוץ נמחק. התוצאות עד כה נשארות.
tournament-left-to-directors = **{ $title }**: שולחן { $number } נסגר שלוש פעמים בלי תוצאה. ההחלטה בידי ההנהלה: **⋯**, **{ button-tournament-direct }**, ואז **{ button-tournament-results }**.
tournament-game-missing = „**{ $title }**” מושהה: המשחק „{ $missing }” לא זמין כאן כרגע. כשהוא יחזור, ההנהלה תלחץ על **⋯**, **{ button-tournament-direct }** ואז על **{ button-tournament-resume }**.
tournament-without-threads = אי אפשר לפתוח כאן שרשורים, ולכן השולחנות נפתחים זה אחר זה ב־{ $channels }.
refused-not-for-tables = אי אפשר לפתוח שולחנות ב־{ $channel }: לשנינו צריך להיות מותר לכתוב שם.
tournament-news-few = „**{ $title }**” עוד לא התחיל: צריך { $least }, והגיעו { $here }. אישור הגעה באיחור אפשרי עוד 15 דקות.
button-tournament-wait = לחכות חמש דקות
button-tournament-withcomputers = להתחיל עם מחשבים
tournament-news-won = 🏆 הניצחון ב„**{ $title }**”: **{ $player }**.
tournament-news-won-ahead = 🏆 הניצחון ב„**{ $title }**”: **{ $player }**, לפני { $players }.
tournament-news-shared = 🏆 { $players } חולקים את המקום הראשון ב„**{ $title }**”.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = „**{ $title }**” בוטל ולא יתקיים.
tournament-news-disqualified = נפסלת מ„**{ $title }**” בידי { $director }: { $reason }
tournament-news-taken-out = הוסרת מ„**{ $title }**” בידי { $director }: { $reason }
tournament-news-replaced = **{ $title }**: המקום של { $former } עבר אל { $player }, עם כל התוצאות.
tournament-moved-up = התפנה מקום ב„**{ $title }**”: המקום שלך. תגיע אליך התראה כשהשולחן שלך ייפתח.
tournament-news-bye-next = **{ $title }**, { $round }: אין לך שולחן, והעלייה לסיבוב הבא מובטחת.
tournament-news-bye = **{ $title }**, { $round }: אין לך שולחן, וזה נחשב כניצחון.
tournament-moved-up-check-in = התפנה מקום ב„**{ $title }**”: המקום שלך. לפני ההתחלה צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
tournament-check-in-opened = אישור ההגעה ל„**{ $title }**” פתוח. לפני ההתחלה צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
tournament-check-in-opened-until = אישור ההגעה ל„**{ $title }**” פתוח. מתחילים ב-{ $when }: לפני כן צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
table-result-entered = ההנהלה הזינה את תוצאת השולחן הזה; הודעה כאן אומרת מהי ולמה. המשחק נגמר כאן.
table-decided = השולחן הזה הוכרע, כי נשארו בו מעט מדי משתתפים. מי שנשארו מובילים. המשחק נגמר.
table-called-off = בוטל: המשחק בשולחן הזה לא נחשב.
refused-not-a-member = { $player }: בוט, או לא בשרת הזה. אפשר לבחור מישהו שנמצא כאן.
refused-signed-up-too-often = נרשמת יותר מדי פעמים. אם בא לך לשחק, אפשר לפנות להנהלה.
tournament-news-corrected = ✏️ **{ $title }**: התוצאה של שולחן { $number } תוקנה אחרי הסיום בידי { $director }: { $reason }
tournament-news-changed = ✏️ **{ $title }**: התוצאה של שולחן { $number } שונתה בידי { $director }: { $reason }
tournament-news-entered = ✏️ **{ $title }**: התוצאה של שולחן { $number } נקבעה בידי { $director }: { $reason }

## Places to play

tournament-lacks = ⚠️ אי אפשר לפתוח שולחנות: חסרה לי ההרשאה { $permissions } ב־{ $channel }.
tournament-lacks-threads = ⚠️ בלי { $permissions } ב־{ $channel } אין לי אפשרות לפתוח שרשורים לשולחנות. עד שתהיה לי ההרשאה, השולחנות נפתחים זה אחר זה ב־{ $channels }.
tournament-lacks-paused = „**{ $title }**” מושהה: בלי { $permissions } ב־{ $channel } אין לי אפשרות לפתוח את השולחנות. צריך לתת לי את ההרשאה, ואז ההנהלה תלחץ על **⋯**, **{ button-tournament-direct }** ועל **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ השולחן שלך ייפתח כשיסתיים המשחק שלך ב„**{ $title }**”: { $where }
tournament-waits-for-other = ⏳ השולחן שלך מחכה למישהו שעוד לא סיים טורניר אחר.
tournament-me-others = יש לך מקום גם בטורנירים אלה: { $tournaments }
tournament-channel-dropped = **{ $title }**: ערוץ של שולחנות נמחק. עכשיו הם נפתחים ב־{ $channels }.
tournament-waits-for-table = ⏳ השולחן הבא מחכה לסיום של שולחן אחר בערוץ שלו: { $tables }. ההנהלה יכולה לסגור אותו שם עם { $end }.
tournament-thread = שולחן { $number } · { $title }

## The message of a tournament

tournament-untitled = טורניר { $game }
tournament-format-knock-out = נוקאאוט
tournament-format-swiss = שיטה שווייצרית
tournament-format-round-robin = ליגה
tournament-format-arena = זירה
tournament-tables-of = { $count ->
    [2] שולחנות של 2
   *[other] שולחנות של עד { $count }
}
tournament-rounds = { $count ->
    [one] סיבוב אחד
   *[other] { $count } סיבובים
}
tournament-about-knock-out = { $count ->
    [one] מכל שולחן עולה המקום הראשון. לכל היתר זה הסוף.
   *[other] מכל שולחן עולים { $count } המקומות הראשונים. לכל היתר זה הסוף.
}
tournament-about-swiss = כולם משחקים בכל סיבוב, מול מי שיש להם בערך אותו מספר נקודות ושנפגשו איתם הכי מעט.
tournament-about-round-robin = כולם נפגשים עם כולם.
tournament-about-arena = { $count ->
    [one] במשך דקה אחת, מי שפנוי משחק מול מי שפנוי: כמה שיותר משחקים.
   *[other] במשך { $count } דקות, מי שפנוי משחק מול מי שפנוי: כמה שיותר משחקים.
}
tournament-starts = ההתחלה: { $when } ({ $countdown }).
tournament-starts-soon = עוד רגע מתחילים.
tournament-starts-by-organiser = ההתחלה בידי { $organiser }.
tournament-starts-by-directors = ההתחלה בידי ההנהלה.
tournament-check-in-later = { $count ->
    [one] בדקה האחרונה לפני כן צריך ללחוץ על **{ button-tournament-checkin }**. מי שלא לוחץ מאבד את המקום.
   *[other] ב-{ $count } הדקות האחרונות לפני כן צריך ללחוץ על **{ button-tournament-checkin }**. מי שלא לוחץ מאבד את המקום.
}
tournament-check-in-asked = לפני ההתחלה, כשתבוא הבקשה, צריך ללחוץ על **{ button-tournament-checkin }**. מי שלא לוחץ מאבד את המקום.
tournament-check-in-now = **אישור ההגעה פתוח.** מי שכאן לוחץ על **{ button-tournament-checkin }**. מי שלא לוחץ מאבד את המקום כשמתחילים.
tournament-organiser = בארגון { $player }
tournament-directors = ההנהלה: { $players }
tournament-nobody = עוד אין נרשמים. אפשר להיות הראשונים!
tournament-in = { $count ->
    [one] משתתף **אחד**
   *[other] **{ $count }** משתתפים
}
tournament-in-of = **{ $number }** מתוך { $limit } מקומות תפוסים
tournament-waiting = { $count } ברשימת ההמתנה
tournament-here = { $count ->
    [one] אישור הגעה אחד
   *[other] { $count } אישורי הגעה
}
tournament-computers = { $count ->
    [one] שחקן מחשב אחד
   *[other] { $count } שחקני מחשב
}
tournament-computer = 🤖 מחשב { $number }
tournament-more = … ועוד { $count }
tournament-round = סיבוב { $number }
tournament-round-of = סיבוב { $number } מתוך { $rounds }
tournament-final = גמר
tournament-semi-final = חצי גמר
tournament-quarter-final = רבע גמר
tournament-arena-until = משחקים חדשים מתחילים עד { $when } ({ $countdown }).
tournament-arena-closed = לא מתחילים עוד משחקים. את האחרונים משחקים עד הסוף.
tournament-paused = ⏸️ הכול מושהה. לא נפתח שולחן חדש; משחקים שהתחילו נמשכים.
tournament-progress = { $all ->
    [one] תוצאות: { $done } מתוך שולחן אחד
   *[other] תוצאות: { $done } מתוך { $all } שולחנות
}
tournament-drawing = עוד רגע מגרילים את השולחנות הבאים.
tournament-table = **שולחן { $number }** · { $players }
tournament-table-soon = עדיין לא נפתח
tournament-table-changed = ✏️ התוצאה שונתה בידי { $director }: { $reason }
tournament-table-changed-former = ✏️ התוצאה שונתה בידי ההנהלה: { $reason }
tournament-table-entered = ✏️ התוצאה הוזנה בידי { $director }: { $reason }
tournament-table-entered-former = ✏️ התוצאה הוזנה בידי ההנהלה: { $reason }
tournament-absent = { $player } ({ $why })
tournament-out-disqualified = ⛔ פסילה בידי { $director }: { $reason }
tournament-out-taken-out = ⛔ הסרה מהטורניר בידי { $director }: { $reason }
tournament-some-director = ההנהלה
tournament-byes = בלי שולחן בסיבוב הזה (נחשב כניצחון): { $players }
tournament-byes-round-robin = בלי שולחן בסיבוב הזה: { $players }
tournament-byes-knock-out = עולים בלי משחק: { $players }
tournament-standings = טבלה
tournament-standings-empty = עוד אין תוצאות.
tournament-standings-yours = הדירוג שלך: { $line }
tournament-points = { $number ->
    [one] נקודות: **{ $points }**
   *[other] נקודות: **{ $points }**
}
tournament-reached = הגעה עד: { $round }
tournament-tie-break = { $name }: { $value }
tournament-winner = 🏆 הניצחון בטורניר: { $player }!
tournament-winners = 🏆 { $players } חולקים את המקום הראשון!
tournament-no-winner = זה נגמר. אין מנצח.
tournament-called-off = בוטל. התוצאות עד כה נשארות.
tournament-called-off-by = בוטל בידי { $player }. התוצאות עד כה נשארות.
tournament-too-few = זה לא יתקיים: דרושים { $least } משתתפים, ו{ $here ->
    [0] אף אחד לא היה כאן
    [one] רק אחד היה כאן
   *[other] רק { $here } היו כאן
}.
tournament-channel-gone = זה נגמר כי הערוץ נמחק. התוצאות עד כה נשארות.
tournament-bracket-bye = עולה בלי שולחן
tournament-picture-bracket = השולחנות של הנוקאאוט, ומי עלה.
tournament-picture-standings = ראש הטבלה והתוצאות: { $players }.
tournament-picture-podium = הפודיום: { $places }.

## מי משתתף

tournament-entrants = מי משתתף
tournament-entrants-waiting = רשימת ההמתנה
tournament-entrants-out = כבר לא משתתפים

## למה השולחנות האלה

tournament-why-title = למה דווקא אלה יושבים יחד?
why-level = { $count ->
    [2] לשניהם היו אותן נקודות לפני הסיבוב הזה: { $points }.
   *[other] לכולם היו אותן נקודות לפני הסיבוב הזה: { $points }.
}
why-near = הנקודות שלהם היו קרובות ככל האפשר: { $players }.
why-with-points = { $player } { $points }
why-never-met = אף אחד מהם לא פגש קודם אחר מהם.
why-met = { $count ->
    [one] { $players } כבר נפגשו פעם אחת: כל השאר עם נקודות כאלה כבר נפגשו או היו תפוסים.
   *[other] { $players } כבר נפגשו { $count } פעמים: כל השאר עם נקודות כאלה כבר נפגשו או היו תפוסים.
}
why-new = { $count ->
    [0] מי שנשארו יושבים יחד; אין כאן מפגש ראשון.
    [one] זוג אחד מהם נפגש בפעם הראשונה.
   *[other] { $count } זוגות מהם נפגשים בפעם הראשונה.
}
why-first = זה היה הסיבוב הראשון, ולכן רק ההגרלה הכריעה.
why-byes-swiss = לא לכולם יש שולחן. בלי שולחן נשארים קודם שחקני מחשב, אחר כך מי שנשארו כך הכי פחות, ואחר כך מי שיש להם הכי פחות נקודות; בכל השאר מכריעה ההגרלה.
why-byes-knock-out = מספר המשתתפים משאיר מישהו בלי שולחן. עולה כך מי שנשאר בלי שולחן הכי פחות; בכל השאר מכריעה ההגרלה.
why-byes-round-robin = לפי לוח המשחקים כמה משתתפים נשארים בלי שולחן בכל סיבוב, כולם אותו מספר פעמים.
why-lot = בכל השאר הכריעה ההגרלה.
why-bracket = כך הגיעו לכאן בנוקאאוט: { $players }.
why-from-table = { $player } משולחן { $number }
why-from-bye = { $player } בלי שולחן
why-final = כל מי שנשארו יושבים בשולחן אחד.
why-schedule = כולם נפגשים עם כולם, והשניים האלה עוד לא נפגשו.
why-free = { $count ->
    [0] הם היו פנויים באותו זמן.
    [one] הם היו פנויים באותו זמן; ההמתנה הארוכה נמשכה דקה אחת.
   *[other] הם היו פנויים באותו זמן; ההמתנה הארוכה נמשכה { $count } דקות.
}
why-small = { $count ->
    [one] בשולחן הזה יש מקום אחד פחות מהאפשר, כי אי אפשר לחלק את המשתתפים שווה בשווה.
   *[other] בשולחן הזה יש { $count } מקומות פחות מהאפשר, כי אי אפשר לחלק את המשתתפים שווה בשווה.
}
why-computer = { $players }: כדי שהשולחן יהיה מלא.
tournament-why-seal = מה שהסיבות משאירות פתוח, ההגרלה מכריעה. ההגרלה נובעת מהתוצאות עד כה ומערך התחלתי שנקבע מראש תחת חותם.

## הסברים

tournament-about-title = איך זה עובד
tournament-about-points = בשולחן של שניים, ניצחון שווה נקודה אחת ותיקו ½. בשולחן גדול יותר מקבלים את החלק של האחרים שהיו מאחור; מי שבתיקו איתך נספר חצי.
tournament-about-points-two = ניצחון שווה נקודה אחת ותיקו ½.
tournament-about-byes = מי שאין לו שולחן בסיבוב מקבל נקודה אחת, כמו על ניצחון.
tournament-absence = מי שלא משחק את המהלך הראשון תוך { $time } נחשב נעדר: המחשב משחק במקומו, והמקום שלו אחרי כל מי שנשאר.
tournament-absence-usual = מי שלא משחק את המהלך הראשון בזמן נחשב נעדר: המחשב משחק במקומו, והמקום שלו אחרי כל מי שנשאר.
tournament-about-late = אפשר להירשם גם אחרי ההתחלה. משחקים החל מהסיבוב הבא.
tournament-about-not-late = אחרי ההתחלה אי אפשר להירשם.
tournament-about-computers = שחקני מחשב משלימים שולחנות. הם לא זוכים בפרס.
tournament-about-ties = שוויון? אלה מכריעים, לפי הסדר:

## החותם

tournament-seal-title = החותם של ההגרלות
tournament-seal-about = כל הגרלה נובעת מהתוצאות שלפניה ומערך התחלתי. זה החותם של הערך ההתחלתי, שפורסם לפני ההרשמה הראשונה:
tournament-seal-later = הערך ההתחלתי יפורסם כאן בסוף. אז כל אחד יוכל לבדוק כל הגרלה.
tournament-seal-open = זה הערך ההתחלתי. איתו כל אחד יכול לבדוק כל הגרלה:
tournament-seal-record = בקובץ נמצא כל מה שממנו נובעות ההגרלות, כטקסט וללא שמות. אפשר לבדוק אותו עם התוכנה שלנו ובלעדיה; התיעוד של הבוט מסביר איך.

## הדף של כל משתתף

tournament-me-title = { $title }: הדף שלך
tournament-me-not-in = עוד לא נרשמת.
tournament-me-replaced = המקום שלך עבר אל { $player }, עם כל התוצאות.
tournament-me-replaced-table = המשחק שלך בשולחן { $number } עוד נמשך, ואפשר לסיים אותו: { $where }. התוצאה נזקפת לזכות { $player }.
tournament-me-stand-in = את המשחק הזה עוד מסיים מי שהמקום שלו עבר אליך, והתוצאה נזקפת לזכותך. מהשולחן הבא המקום שלך.
tournament-me-in = המקום שלך שמור.
tournament-me-check-in = המקום שלך שמור, אבל עוד אין אישור הגעה: צריך ללחוץ על **{ button-tournament-checkin }**.
tournament-me-here = המקום שלך שמור, וההגעה אושרה.
tournament-me-waiting = המקום שלך ברשימת ההמתנה: { $number }. המקום הבא שיתפנה שלך.
tournament-me-withdrew = פרשת מהטורניר.
tournament-me-not-there = לא הגעת, ולכן המשחק שלך הסתיים.
tournament-me-no-check-in = לא אישרת הגעה בזמן, ולכן איבדת את המקום.
tournament-me-disqualified = ההנהלה **פסלה** אותך: { $reason }
tournament-me-taken-out = ההנהלה **הסירה** אותך: { $reason }
tournament-me-left-server = עזבת את השרת, ולכן המשחק שלך הסתיים.
tournament-me-forgotten = המשחק שלך הסתיים.
tournament-me-results-stay = התוצאות שלך נשארות.
tournament-me-knocked-out = הטורניר נגמר בשבילך. תודה על ההשתתפות!
tournament-next-won = 🏆 ניצחת ב„**{ $title }**”!
tournament-next-table = ממשיכים · { $round }: { $where }
tournament-next-out = הטורניר נגמר בשבילך.
tournament-next-out-final = הטורניר נגמר בשבילך. הגמר: { $where }
tournament-next-final = הגעת לגמר. הוא יבוא כשהאחרים יסיימו.
tournament-reached-won = ניצחון
tournament-me-over = זה נגמר.
tournament-me-place = הדירוג שלך: **{ $place }** מתוך { $count } · { $points }
tournament-me-table = **השולחן שלך: { $number }** · { $players } · { $where }
tournament-me-bye = אין לך שולחן בסיבוב הזה.
tournament-me-bye-next = אין לך שולחן בסיבוב הזה, והעלייה לסיבוב הבא מובטחת.
tournament-me-wait = השולחן הבא שלך יבוא כשהאחרים יסיימו. תגיע אליך התראה.
tournament-me-wait-arena = השולחן הבא שלך יבוא ברגע שעוד מישהו יתפנה. תגיע אליך התראה.
tournament-me-results = התוצאות שלך
tournament-result-won = ניצחון מול { $players }
tournament-result-level = תיקו מול { $players }
tournament-result-lost = הפסד מול { $players }
tournament-result-place = מקום { $place } · { $players }
tournament-result-bye = בלי שולחן (נחשב כניצחון)
tournament-result-bye-next = בלי שולחן, עלייה
tournament-result-bye-round-robin = בלי שולחן
tournament-result-absent = { $why ->
    [withdrew] פרשת
    [taken-out] ההנהלה הסירה אותך
    [disqualified] נפסלת
    [left-server] עזבת את השרת
    [not-there] לא הגעת
   *[other] עזבת באמצע
}
tournament-result-open = המשחק נמשך · { $players }
tournament-result-broken-off = הופסק · { $players }
tournament-withdraw-question = לפרוש מ„**{ $title }**”? התוצאות שלך נשארות, אבל לא יהיה לך עוד שולחן. אם יש לך עכשיו משחק, המחשב ישחק במקומך, והמקום שלך שם יהיה האחרון.
tournament-withdraw-question-early = לוותר על המקום שלך ב„**{ $title }**”?
tournament-withdraw-waiting = הוא יעבור לראשון ברשימת ההמתנה.

## הדף של ההנהלה

tournament-direct-title = { $title }: ההנהלה
tournament-direct-open = { $count ->
    [0] אין שולחן שמחכה לתוצאה.
    [one] שולחן אחד מחכה לתוצאה.
   *[other] { $count } שולחנות מחכים לתוצאה.
}
tournament-direct-missing = { $count ->
    [one] שחקן מחשב אחד ישלים את השולחנות.
   *[other] { $count } שחקני מחשב ישלימו את השולחנות.
}
tournament-direct-note = כל שינוי כאן גלוי לכולם, עם שמך ועם הסיבה.
tournament-direct-pick-open = שולחן בלי תוצאה
tournament-direct-pick-result = שולחן שאת תוצאתו מזינים או משנים
tournament-direct-pick-player = משתתף
tournament-direct-option = שולחן { $number }: { $players }
tournament-direct-won = ניצחון: { $player }
tournament-direct-level = תיקו
tournament-direct-results = להזין או לשנות תוצאה
tournament-direct-results-none = עוד לא הוגרל שולחן.
tournament-direct-players = המשתתפים
tournament-direct-begin = { $count ->
    [one] אדם אחד לא אישר הגעה, ויאבד את מקומו אם מתחילים עכשיו: { $players }. להתחיל בכל זאת?
    [two] שני אנשים לא אישרו הגעה, ויאבדו את מקומם אם מתחילים עכשיו: { $players }. להתחיל בכל זאת?
   *[other] { $count } אנשים לא אישרו הגעה, ויאבדו את מקומם אם מתחילים עכשיו: { $players }. להתחיל בכל זאת?
}
tournament-direct-begin-now = להתחיל את „**{ $title }**” עכשיו?
tournament-direct-call-off = לבטל את „**{ $title }**”? השולחנות ייסגרו, ואי אפשר יהיה לחזור בזה. התוצאות עד כה נשארות.
tournament-why-out-withdrew = פרישה
tournament-why-out-taken-out = הסרה מהטורניר
tournament-why-out-away = עזיבה באמצע
tournament-why-out-not-there = בלי הגעה
tournament-why-out-disqualified = פסילה
tournament-why-out-left-server = כבר לא בשרת
tournament-why-out-forgotten = הנתונים נמחקו
tournament-adjust-title = שולחן { $number }: תוצאה
tournament-adjust-about = השינוי גלוי לכולם, עם שמך ועם הסיבה. אם המשחק עדיין נמשך, הוא נפסק והתוצאה הזאת קובעת. סיבובים שכבר הוגרלו נשארים כמו שהם.
tournament-adjust-places = מקומות
tournament-adjust-places-hint = מספר לכל אחד, לפי הסדר הזה. בתיקו חולקים מקום, למשל 1 1 3.
tournament-adjust-winner = מי ניצח?
tournament-adjust-level = אף אחד: תיקו
tournament-adjust-reason = סיבה
tournament-adjust-reason-hint = כולם רואים אותה.
tournament-take-out-title = הסרת משתתף מהטורניר
tournament-take-out-about = המשחק של { $player } מסתיים. התוצאות עד כה נשארות. אם אפשר להצטרף אחרי ההתחלה, אפשר לחזור.
tournament-disqualify-title = פסילת משתתף
tournament-disqualify-about = המשחק של { $player } מסתיים, בלי אפשרות להירשם שוב. התוצאות עד כה נשארות.
tournament-replace-title = החלפת משתתף
tournament-replace-about = מישהו אחר ימשיך במקום { $player }, עם כל התוצאות. לא תישלח אליו שאלה, ולכן כדאי לשאול קודם.
tournament-replace-who = מי ממשיך
tournament-directors-title = ההנהלה
tournament-directors-about = ההנהלה רשאית לעשות כל מה שמותר למי שארגן, חוץ מלבחור את ההנהלה.
tournament-directors-who = מי בהנהלה

## כפתורים

button-tournament-signup = הרשמה
button-tournament-withdraw = פרישה
button-tournament-withdrawsure = כן, לפרוש
button-tournament-back = לא, חזרה
button-tournament-checkin = הגעתי
button-tournament-me = הדף שלי
button-tournament-standings = טבלה
button-tournament-round = השולחנות
button-tournament-why = למה השולחנות האלה?
button-tournament-about = איך זה עובד
button-tournament-seal = בדיקת ההגרלה
button-tournament-entrants = מי משתתף
button-tournament-direct = ניהול הטורניר
button-tournament-opencheckin = לפתוח אישור הגעה
button-tournament-begin = להתחיל עכשיו
button-tournament-beginsure = כן, להתחיל
button-tournament-fill = להשלים במחשבים
button-tournament-pause = השהיה
button-tournament-resume = המשך
button-tournament-calloff = ביטול הטורניר
button-tournament-calloffsure = כן, לבטל
button-tournament-results = תוצאות
button-tournament-players = המשתתפים
button-tournament-directors = בחירת ההנהלה
button-tournament-takeout = הסרה מהטורניר
button-tournament-disqualify = פסילה
button-tournament-replace = החלפה
button-tournament-again = תיקון
button-tournament-show = מבט כללי

## מה נאמר אחרי לחיצה

notice-tournament-entered = נרשמת ל„**{ $title }**”. תגיע אליך התראה כשהשולחן שלך ייפתח.
notice-tournament-entered-here = נרשמת ל„**{ $title }**”, וההגעה שלך אושרה. תגיע אליך התראה כשהשולחן שלך ייפתח.
notice-tournament-entered-check-in = נרשמת ל„**{ $title }**”. החל מ-{ $when } צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
notice-tournament-entered-asked = נרשמת ל„**{ $title }**”. תגיע אליך התראה כשאישור ההגעה ייפתח: אז צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
notice-tournament-waiting = „**{ $title }**” מלא. המקום שלך ברשימת ההמתנה: { $number }. המקום הבא שיתפנה שלך, ותגיע אליך התראה.
notice-tournament-here = ההגעה שלך אושרה. תגיע אליך התראה כשהשולחן שלך ייפתח.
notice-tournament-withdrew = פרשת מ„**{ $title }**”.
notice-tournament-adjusted = ✅ בוצע: התוצאה של שולחן { $number } הוזנה.
notice-tournament-corrected = ✅ בוצע: התוצאה של שולחן { $number } תוקנה.
notice-tournament-disqualified = ✅ בוצע: פסילה של { $player }.
notice-tournament-taken-out = ✅ בוצע: { $player } כבר לא בטורניר.
notice-tournament-replaced = ✅ בוצע: { $player } במקום { $former }.
tournament-ping = { $players }: השולחן שלכם ב„**{ $title }**” פתוח. הפתיחה: { $first }, עד { $when }.
tournament-ping-waiting = { $players }: השולחן שלכם ב„**{ $title }**” פתוח.
tournament-ping-absence = מי שמפספס את המהלך הראשון, המחשב משחק במקומו עד שהוא חוזר; מי שלא חוזר מגיע למקום האחרון.

## שוברי שוויון

tie-break-line = **{ $name }:** { $about }
tie-break-buchholz = בוכהולץ
tie-break-buchholz-cut = בוכהולץ בלי הנמוך ביותר
tie-break-wins = ניצחונות
tie-break-direct = מפגש ישיר
tie-break-sonneborn-berger = זוננבורן-ברגר
tie-break-rounds = סיבובים שעברו
tie-break-last-table = נקודות בשולחן האחרון
tie-break-games = משחקים
tie-break-buchholz-about = סכום הנקודות של כל מי שנפגשת איתם (בשולחן גדול יותר, הממוצע שלהם): מי שהיו לו יריבים חזקים יותר נמצא לפני.
tie-break-buchholz-cut-about = אותו סכום בלי השולחן שבו היה הכי נמוך, כדי ששולחן חלש אחד לא יעלה לך במקום.
tie-break-wins-about = מספר השולחנות שניצחת בהם.
tie-break-direct-about = התוצאות בין מי שנמצאים בתיקו.
tie-break-sonneborn-berger-about = הנקודות של מי שניצחת, וחצי מהנקודות של מי שסיימת איתם בתיקו.
tie-break-rounds-about = מספר הסיבובים שעברת.
tie-break-last-table-about = כמה מהאחרים נשארו שם מאחוריך.
tie-break-games-about = מי שצריך פחות משחקים לאותן נקודות נמצא לפני.

# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## סולמות

ladder-tournament-no-winner = העונה נגמרה. אין אף אחד בסולם.
ladder-tournament-called-off = העונה הסתיימה לפני הזמן. הסדר נשאר.
ladder-tournament-called-off-by = העונה הסתיימה לפני הזמן בידי { $player }. הסדר נשאר.
ladder-tournament-channel-gone = הסולם נגמר כי הערוץ שלו נמחק. הסדר נשאר.
ladder-tournament-absence = מי שלא עושה את המהלך הראשון תוך { $time } נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-absence-usual = מי שלא עושה את המהלך הראשון בזמן נחשב נעדר: המחשב משחק במקומו, והוא מפסיד.
ladder-tournament-direct-call-off = לסיים עכשיו את העונה של „**{ $title }**”? ההזמנות הפתוחות יבוטלו, השולחנות ייסגרו, ואי אפשר יהיה לחזור בזה. הסדר נשאר.
ladder-tournament-take-out-title = הסרת משתתף מהסולם
ladder-button-tournament-calloff = סיום העונה
ladder-button-tournament-calloffsure = כן, לסיים
ladder-button-tournament-takeout = הסרה מהסולם

ladder-refused-unknown-tournament = אין סולם כזה בשרת הזה. { $command-ladder } מציג את הסולם שיש.
ladder-refused-tournament-over = העונה של הסולם הזה נגמרה. { $command-ladder } מראה אם הבאה כבר התחילה.
ladder-refused-not-entered = עוד אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-refused-entered-already = כבר יש לך מקום בסולם הזה. **{ button-ladder-me }** מציג את המקום ואת ההזמנה שלך.
ladder-refused-bad-limit = בסולם יכולים להיות { $least } עד { $most } אנשים. אפשר לבחור מספר כזה עם { $command-organise-ladder }.

## The message of a ladder

name-reach = טווח
name-days = ימים
name-weeks = שבועות
name-ladder = סולם

command-ladder = עונה של הזמנות למשחק: לכל אחד יש מקום בסולם
command-ladder-new = להכריז על סולם בערוץ הזה
command-ladder-new-game = איזה משחק משחקים, תמיד בשניים
command-ladder-new-title = שם הסולם
command-ladder-new-reach = כמה מקומות למעלה אפשר להזמין; 3 אם לא מציינים
command-ladder-new-days = כמה ימים יש לשחק אחרי הזמנה; 7 אם לא מציינים
command-ladder-new-weeks = כמה שבועות נמשכת העונה; 8 אם לא מציינים
command-ladder-new-limit = כמה יכולים להשתתף; השאר ברשימת ההמתנה
command-ladder-new-turn-time = כמה זמן אפשר לחשוב
command-ladder-show-ladder = איזה; שלך אם לא מציינים

tournament-format-ladder = סולם
tournament-about-ladder = לכל אחד יש מקום. ניצחון על מי שנמצא כמה מקומות למעלה נותן את המקום שלו.
why-challenge = הראשון מהם הזמין את השני, ושניהם היו מוכנים לשחק.

ladder-tournament-untitled = סולם { $game }
ladder-weeks = { $count ->
    [one] עונה של שבוע אחד
    [two] עונה של שבועיים
   *[other] עונה של { $count } שבועות
}
ladder-season-until = העונה נמשכת מ-{ $since } עד { $when } ({ $countdown }).
ladder-season-ending = העונה נגמרה. את ההזמנות הפתוחות עוד משחקים, אבל אי אפשר לשלוח חדשות.
ladder-season-won = 🏆 המקום הראשון ב„**{ $title }**” בסוף העונה: **{ $player }**.
ladder-season-won-ahead = 🏆 המקום הראשון ב„**{ $title }**” בסוף העונה: **{ $player }**, לפני { $players }.
ladder-tournament-paused = ⏸️ הסולם מושהה. אי אפשר להזמין, והזמן לא רץ.
ladder-how = { $count ->
    [one] אפשר ללחוץ על **{ button-ladder-join }**, ואז להזמין את מי שנמצא מקום אחד מעליך.
   *[other] אפשר ללחוץ על **{ button-ladder-join }**, ואז להזמין מישהו שנמצא עד { $count } מקומות מעליך.
}
ladder-nobody = עוד אין כאן אף אחד. אפשר להיות הראשונים!
ladder-order = הסדר
ladder-open = הזמנות פתוחות
ladder-results = התוצאות האחרונות
ladder-challenge = הזמנה של { $challenger } אל { $challenged } (מקום { $place })
ladder-is-ready = ✋ אפשר לשחק עכשיו עם { $player }
ladder-result-played = ניצחון של { $challenger } על { $challenged }: מקום { $place }
ladder-result-conceded = ויתור של { $challenged }: מקום { $place } עובר אל { $challenger }
ladder-result-unanswered = בלי תשובה של { $challenged }: מקום { $place } עובר אל { $challenger }
ladder-result-kept = מקום { $place } נשאר אצל { $challenged } מול { $challenger }
ladder-ended-taken-back = ההזמנה של { $challenger } אל { $challenged } בוטלה
ladder-ended-run-out = { $challenger } ו-{ $challenged } לא שיחקו בזמן: המקומות נשארים
ladder-ended-left = ההזמנה של { $challenger } אל { $challenged } בטלה: אחד מהם כבר לא בסולם
ladder-ended-broken-off = ההזמנה של { $challenger } אל { $challenged } בטלה: הסולם נגמר

## ההודעה של הזמנה

ladder-told = ⚔️ { $mention }: הזמנה מאת **{ $challenger }** למשחק על מקום **{ $place }** ב„**{ $title }**”.
ladder-told-until = יש לכם זמן עד { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**. אם שניכם מוכנים בתוך דקה אחת, השולחן שלכם נפתח. אם רק { $challenger } בין המוכנים, ולא יאוחר מ־{ $when }, המקום עובר אל { $challenger }.
   *[other] כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**. אם שניכם מוכנים בתוך { $count } דקות, השולחן שלכם נפתח. אם רק { $challenger } בין המוכנים, ולא יאוחר מ־{ $when }, המקום עובר אל { $challenger }.
}
ladder-told-table = השולחן שלכם: { $where }
ladder-ready-until = ✋ אפשר לשחק עם **{ $player }** עד { $when }.
ladder-ready-ping = { $mention }: **{ $player }** כאן, ואפשר לשחק את ההזמנה שלכם ב„**{ $title }**”. לחיצה על **{ button-ladder-ready }** עד { $when } פותחת את השולחן שלכם:

## איך זה עובד

ladder-about-title = איך הסולם הזה עובד
ladder-about-places = לכל אחד יש מקום. מי שמצטרף מתחיל במקום האחרון.
ladder-about-reach = { $count ->
    [one] אפשר להזמין את מי שנמצא מקום אחד מעליך. אם ניצחת, מתחלפים במקומות. הפסד או תיקו לא משנים דבר.
   *[other] אפשר להזמין מישהו שנמצא עד { $count } מקומות מעליך. אם ניצחת, מתחלפים במקומות. הפסד או תיקו לא משנים דבר.
}
ladder-about-time = { $count ->
    [one] יש יום אחד לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
    [two] יש יומיים לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
   *[other] יש { $count } ימים לשחק. לכל אחד יש לכל היותר הזמנה פתוחה אחת.
}
ladder-about-ready = { $count ->
    [one] כשאפשר לשחק, לוחצים על **{ button-ladder-ready }**. אם גם הצד השני מוכן בתוך דקה אחת, השולחן שלכם נפתח, ושניכם מקבלים התראה.
   *[other] כשאפשר לשחק, לוחצים על **{ button-ladder-ready }**. אם גם הצד השני מוכן בתוך { $count } דקות, השולחן שלכם נפתח, ושניכם מקבלים התראה.
}
ladder-about-silence = אם רק מי שהזמין היה מוכן, ולפחות { $hours } שעות לפני סוף הזמן, המקום עובר אליו. אחרת דבר לא משתנה.
ladder-about-again = { $count ->
    [one] אחרי משחק מחכים יום אחד עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
    [two] אחרי משחק מחכים יומיים עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
   *[other] אחרי משחק מחכים { $count } ימים עד ההזמנה הבאה ביניכם, אלא אם אין אף אחד אחר בטווח.
}
ladder-about-leave = מי שפורש יוצא מהסולם, וכל מי שמתחתיו עולה. מי שחוזר מתחיל במקום האחרון.
ladder-about-season = { $count ->
    [one] העונה נמשכת שבוע אחד. אחריה משחקים רק הזמנות פתוחות.
    [two] העונה נמשכת שבועיים. אחריה משחקים רק הזמנות פתוחות.
   *[other] העונה נמשכת { $count } שבועות. אחריה משחקים רק הזמנות פתוחות.
}

## הדף שלי

ladder-me-place = המקום שלך: **{ $place }** מתוך { $count }
ladder-me-not-on = אין לך מקום בסולם הזה. לחיצה על **{ button-ladder-join }** נותנת לך את המקום האחרון.
ladder-me-over = העונה נגמרה.
ladder-me-free = אין לך הזמנה פתוחה.
ladder-me-ready = כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**.
ladder-me-both-ready = שניכם מוכנים: השולחן שלכם ייפתח עוד רגע.
ladder-me-past = ההזמנות שלך עד כה
ladder-pick-title = את מי להזמין?
ladder-pick-about = { $count ->
    [one] מי שבוחרים מקבל התראה אחת, ויש לכם יום אחד לשחק.
    [two] מי שבוחרים מקבל התראה אחת, ויש לכם יומיים לשחק.
   *[other] מי שבוחרים מקבל התראה אחת, ויש לכם { $count } ימים לשחק.
}
ladder-pick-first = המקום הראשון שלך. אין אף אחד מעליך: אפשר לחכות להזמנה.
ladder-pick-nobody = כרגע אין את מי להזמין. אפשר לנסות שוב אחר כך.
ladder-pick-list = לבחור מישהו
ladder-cannot-busy = יש הזמנה פתוחה
ladder-cannot-lately = שוב אפשרי { $when }
ladder-concede-question = לוותר? אז מקום **{ $place }** עובר אל **{ $challenger }** בלי משחק, והמקום השני עובר אליך.
ladder-withdraw-question = לפרוש מ„**{ $title }**”? המקום שלך לא יישמר, וכל מי שמתחתיך יעלה. מי שחוזר מתחיל במקום האחרון.

## כפתורים

button-ladder-join = הצטרפות
button-ladder-challenge = הזמנה למשחק…
button-ladder-me = הדף שלי
button-ladder-order = כל הסדר
button-ladder-about = איך זה עובד
button-ladder-ready = אפשר לשחק
button-ladder-concede = ויתור
button-ladder-concedesure = כן, לוותר
button-ladder-takeback = ביטול ההזמנה
button-ladder-next = עונה חדשה

## מה נאמר אחרי לחיצה

notice-ladder-joined = יש לך מקום ב„**{ $title }**”. עם **{ button-ladder-challenge }** אפשר להזמין מישהו שמעליך.
notice-ladder-joined-first = המקום הראשון ב„**{ $title }**” שלך. מי שמצטרף יכול להזמין אותך למשחק.
notice-ladder-challenged = ההזמנה אל { $player } נשלחה, וההודעה ב-{ $channel }. כשאפשר לשחק עכשיו, לוחצים על **{ button-ladder-ready }**.
notice-ladder-ready = זה רשום: אפשר לשחק איתך עד { $when }. ברגע שגם הצד השני מוכן, השולחן שלכם נפתח ותגיע אליך התראה. אחרי { $when } צריך ללחוץ שוב על **{ button-ladder-ready }**.
notice-ladder-conceded = ויתרת. המקומות שלכם התחלפו.
notice-ladder-taken-back = ההזמנה שלך בוטלה. דבר לא השתנה.
notice-ladder-next = { $count ->
    [one] העונה הבאה של „**{ $title }**” התחילה ב-{ $channel }, עם משתתף אחד. לא נשלחת התראה לאף אחד.
   *[other] העונה הבאה של „**{ $title }**” התחילה ב-{ $channel }, עם { $count } משתתפים באותו סדר. לא נשלחת התראה לאף אחד.
}

## למה משהו נדחה

refused-unknown-ladder = אין כאן סולם כזה. מי שיכול לנהל אירועים יכול להכריז על אחד.
refused-no-ladder = זה לא סולם. { $command-ladder } מציג סולם.
refused-not-for-two = בסולם משחקים בשניים, והמשחק הזה דורש יותר. אפשר לבחור משחק אחר עם { $command-organise-ladder }.
refused-bad-reach = אפשר להזמין { $least } עד { $most } מקומות למעלה. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-bad-days = לשחק אחרי הזמנה אפשר { $least } עד { $most } ימים. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-bad-weeks = עונה נמשכת { $least } עד { $most } שבועות. אפשר לבחור מספר כזה עם { $command-organise-ladder }.
refused-challenge-self = אי אפשר להזמין את עצמך. אפשר לבחור מישהו מעליך: **{ button-ladder-challenge }**.
refused-challenge-nobody = ל-{ $player } אין מקום בסולם הזה. אפשר לבחור מישהו שיש לו: **{ button-ladder-challenge }**.
refused-challenge-below = המקום של { $player } מתחתיך. אפשר לבחור מישהו מעליך: **{ button-ladder-challenge }**.
refused-challenge-too-far = זה גבוה מדי: אפשר להזמין עד { $reach } מקומות מעליך. אפשר לבחור מישהו קרוב יותר: **{ button-ladder-challenge }**.
refused-challenge-left = האדם הזה עזב את השרת. אפשר לבחור מישהו אחר: **{ button-ladder-challenge }**.
refused-challenging-already = כבר יש לך הזמנה פתוחה. צריך קודם לשחק אותה, או לסיים אותה: **{ button-ladder-me }**.
refused-challenged-already = ל-{ $player } כבר יש הזמנה פתוחה. אפשר לחכות לסופה, או לבחור מישהו אחר: **{ button-ladder-challenge }**.
refused-challenged-lately = נפגשת עם { $player } לא מזמן. אפשר להזמין שוב החל מ-{ $when }, או מישהו אחר כבר עכשיו: **{ button-ladder-challenge }**.
refused-season-over = העונה נגמרה. אחרי המשחקים של ההזמנות האחרונות, ההנהלה יכולה להתחיל את הבאה.
refused-season-not-over = העונה הבאה מתחילה כשהעונה הזאת נגמרת. ההנהלה יכולה לסיים אותה: **⋯**, **{ button-tournament-direct }**, ואז **{ ladder-button-tournament-calloff }**.
refused-season-begun = העונה הבאה כבר התחילה. { $command-ladder } מציג אותה.
refused-ladder-waiting = המקום שלך ברשימת ההמתנה. המקום הבא שיתפנה שלך.
refused-unknown-challenge = אין הזמנה כזאת בסולם. **{ button-ladder-me }** מציג את שלך.
refused-not-your-challenge = זו לא הזמנה שלך. **{ button-ladder-me }** מציג אם יש לך הזמנה.
refused-challenge-over = ההזמנה הזאת נגמרה. **{ button-ladder-me }** מציג איך.
refused-challenge-at-table = המשחק של ההזמנה הזאת כבר התחיל. הקישור לשולחן שלכם כאן: **{ button-ladder-me }**.
refused-ready-already = זה כבר רשום עד { $when }. תגיע אליך התראה כשגם הצד השני יהיה מוכן.
refused-only-challenged = רק מי שהוזמן יכול לוותר. אפשר לבטל את ההזמנה שלך: **{ button-ladder-me }**.
refused-only-challenger = רק מי שהזמין יכול לבטל את ההזמנה. אפשר לוותר: **{ button-ladder-me }**.
