# Hands, threads of tables, adding the bot, and what it may do in a channel.

hand-rested = היד הזאת כבר לא בשימוש: יש יד חדשה יותר.
hand-was-older = זו הייתה יד ישנה. מעכשיו משתמשים ביד הזאת.
hand-may-be-older = אם יש יד נוספת למעלה, היא כבר לא בשימוש. מעכשיו משתמשים ביד הזאת.
notice-maybe-done = Discord דחה בקשה שלי. ייתכן שמה שביקשת נעשה בכל זאת: כדאי לבדוק לפני שמנסים שוב.
button-add-to-server = הוספה לשרת שלך

table-in-thread = שולחן { $game } חדש נפתח על ידי { $player }. אפשר להיכנס לשרשור שלו כדי לשחק או לצפות.
table-in-thread-closed = השולחן של { $game } נסגר.
notice-no-threads-here = השרת הזה פותח שולחנות בשרשורים, אבל בערוץ הזה אי אפשר לפתוח שרשורים. לכן השולחן שלך כאן.
notice-thread-lacks = השרת הזה פותח שולחנות בשרשורים, אבל בלי { $permissions } אין לי אפשרות לפתוח כאן שרשור. לכן השולחן שלך כאן. מנהל יכול לתת לי את ההרשאה.
notice-too-many-threads = בשרת הזה כבר פתוחים כל השרשורים ש-Discord מתיר, ולכן השולחן שלך כאן. כשחלק מהם ייסגרו, שולחנות יקבלו שוב שרשורים.
notice-no-thread = Discord לא נתן לי עכשיו לפתוח שרשור, ולכן השולחן שלך כאן.
notice-no-pictures = אסור לי לצרף כאן קבצים, לכן לשולחן הזה אין תמונות. מנהל יכול לתת לי { $permissions }, והתמונות יחזרו בלחיצה הבאה.

refused-no-access = אין לי אפשרות לכתוב בערוץ הזה. חסר לי: { $permissions }. אפשר לבקש ממנהל לתת לי את ההרשאה, ולנסות שוב.
refused-not-in-thread = אני לא בשרשור הפרטי הזה, ולכן אי אפשר לעדכן בו שולחן. אזכור של { $player } יוסיף אותי, ואז אפשר לנסות שוב.

# כפי שההגדרות של Discord קוראות להן
permission-view-channel = צפייה בערוצים
permission-send-messages = שליחת הודעות
permission-send-messages-in-threads = שליחת הודעות בשרשורים
permission-create-public-threads = יצירת שרשורים ציבוריים
permission-attach-files = צירוף קבצים
