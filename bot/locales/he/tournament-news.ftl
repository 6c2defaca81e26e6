# חדשות מטורניר, שמגיעות בלי שביקשו אותן.

tournament-channel-gone-organiser = **{ $title }** נגמר: הערוץ נמחק. התוצאות עד כה נשארות.
tournament-left-to-directors = **{ $title }**: שולחן { $number } נסגר שלוש פעמים בלי תוצאה. ההחלטה בידי ההנהלה: **⋯**, **{ button-tournament-direct }**, ואז **{ button-tournament-results }**.
tournament-game-missing = **{ $title }** מושהה: המשחק „{ $missing }” לא זמין כאן כרגע. כשהוא יחזור, ההנהלה תלחץ על **⋯**, **{ button-tournament-direct }** ואז על **{ button-tournament-resume }**.
tournament-without-threads = אי אפשר לפתוח כאן שרשורים, ולכן השולחנות נפתחים זה אחר זה ב־{ $channels }.
refused-not-for-tables = אי אפשר לפתוח שולחנות ב־{ $channel }: לשנינו צריך להיות מותר לכתוב שם.
tournament-news-won = 🏆 הניצחון ב-**{ $title }**: **{ $player }**.
tournament-news-won-ahead = 🏆 הניצחון ב-**{ $title }**: **{ $player }**, לפני { $players }.
tournament-news-shared = 🏆 { $players } חולקים את המקום הראשון ב-**{ $title }**.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = **{ $title }** בוטל ולא יתקיים.
tournament-news-disqualified = נפסלת מ-**{ $title }** בידי { $director }: { $reason }
tournament-news-taken-out = הוסרת מ-**{ $title }** בידי { $director }: { $reason }
tournament-news-replaced = **{ $title }**: המקום של { $former } עבר אל { $player }, עם כל התוצאות.
tournament-moved-up = התפנה מקום ב-**{ $title }**: המקום שלך. תגיע אליך התראה כשהשולחן שלך ייפתח.
tournament-moved-up-check-in = התפנה מקום ב-**{ $title }**: המקום שלך. לפני ההתחלה צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
tournament-check-in-opened = אישור ההגעה ל-**{ $title }** פתוח. לפני ההתחלה צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
tournament-check-in-opened-until = אישור ההגעה ל-**{ $title }** פתוח. מתחילים ב-{ $when }: לפני כן צריך ללחוץ על **{ button-tournament-checkin }**. בלי הלחיצה המקום אבוד.
table-result-entered = ההנהלה הזינה את תוצאת השולחן הזה; הודעה כאן אומרת מהי ולמה. המשחק נגמר כאן.
table-decided = השולחן הזה הוכרע, כי נשארו בו מעט מדי משתתפים. מי שנשארו מובילים. המשחק נגמר.
table-called-off = בוטל: המשחק בשולחן הזה לא נחשב.
refused-not-a-member = { $player }: בוט, או לא בשרת הזה. אפשר לבחור מישהו שנמצא כאן.
refused-signed-up-too-often = נרשמת יותר מדי פעמים. אם בא לך לשחק, אפשר לפנות להנהלה.
tournament-news-corrected = ✏️ **{ $title }**: התוצאה של שולחן { $number } תוקנה אחרי הסיום בידי { $director }: { $reason }
tournament-news-changed = ✏️ **{ $title }**: התוצאה של שולחן { $number } שונתה בידי { $director }: { $reason }
tournament-news-entered = ✏️ **{ $title }**: התוצאה של שולחן { $number } נקבעה בידי { $director }: { $reason }
