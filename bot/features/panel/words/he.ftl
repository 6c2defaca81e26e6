# The table in a panel.

## The page

button-own-result = התוצאה שלי
button-open-panel = תצוגת השולחן
panel-connecting = מתחברים…
panel-reconnecting = החיבור נותק. מנסים שוב…
panel-back = החיבור חזר.
panel-retry = לנסות שוב
panel-more = עוד
panel-open-table = שולחן חדש
panel-show = להציג
panel-other-tab = השולחן פתוח בלשונית אחרת או במכשיר אחר.
panel-here = להמשיך כאן
panel-close = סגירה
panel-your-turn = התור שלך
panel-turn-of = התור של {"{name}"}
panel-spectating = צפייה
panel-story = מה קרה
panel-table = שולחן
panel-hand = היד שלך
panel-none = אין שולחן בערוץ הזה.
panel-you = את/ה
panel-computer = מחשב
panel-away = לא כאן
panel-error = משהו השתבש. אפשר לנסות שוב.
panel-send = שליחה
panel-choose = בחירה
panel-cancel = ביטול
panel-cards-left = {"{n}"} קלפים
panel-refused = דיסקורד לא אמר מי כאן: לא ניתנה הסכמה, או שלא הייתה תשובה. מבקשים רק שם, תמונה ורשות להציג בפרופיל במה משחקים.
panel-cheered = עידוד מהצופים: {"{signs}"}
panel-sound = צלילים
panel-invite = הזמנה
panel-share = שיתוף
panel-share-text = {"{names}"} שיחקו {"{title}"}. אפשר להצטרף!
panel-not-here = דיסקורד לא מציע את זה כאן.
panel-emote = תגובה
panel-mute = להשתיק את {"{name}"}
panel-emote-soon = תגובה אחת בכל שלוש שניות.
panel-deck = קופה
panel-chair = מקום פנוי
panel-add-computer = הוספת מחשב
panel-prepared = נבחר לתור שלך
panel-earlier = מהלך אחד אחורה
panel-later = מהלך אחד קדימה
panel-moment = מהלכים
panel-live = עכשיו
panel-result = תוצאה
panel-fold = הצגה או הסתרה

refused-panel-stranger = דיסקורד לא יודע שהחלון הזה פתוח אצלך. אפשר לסגור אותו ולפתוח את השולחן שוב.
refused-panel-no-bot = הבוט כבר לא נמצא בשרת הזה.
refused-panel-no-server = שולחנות נמצאים בשרתים. אפשר לפתוח את זה בערוץ של שרת.
refused-panel-no-commands = אין לך הרשאה להשתמש בפקודות בערוץ הזה. אפשר לבקש אותה מהנהלת השרת.
refused-panel-busy = הרבה אנשים נכנסים כרגע. אפשר לנסות שוב בעוד כמה שניות.
refused-panel-no-answer = דיסקורד לא עונה כרגע. אפשר לנסות שוב בעוד דקה.
