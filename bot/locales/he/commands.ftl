# פקודות בתפריטים של אנשים והודעות, ומה שהן אומרות.

list-or = { $head } או { $tail }
form-tick = { $rule }: { $value }

## שמות בתפריטים

menu-challenge = הזמנה למשחק
menu-statistics = סטטיסטיקת משחקים
menu-replay = צפייה חוזרת במשחק

## הזמנה

challenge-title = הזמנה למשחק
challenge-about = השולחן ייפתח בערוץ הזה. מי שברשימה יקבלו התראה אחת, והמשחק יתחיל כשכולם ילחצו על **הצטרפות**.
challenge-game = משחק
challenge-people = את מי להזמין
challenge-said = ⚔️ הזמנה למשחק: מ-{ $host } אל { $players }.
challenge-declined = 🤝 { $players }: לא הפעם.

refused-challenge-yourself = אי אפשר להזמין את עצמך. אפשר לבחור מישהו אחר, או לשחק נגד המחשב עם { $command-help }.
refused-challenge-bot = { $player } הוא בוט ולא יכול לשחק. שחקני מחשב מוסיפים עם { $command-game-new }.
refused-challenge-stranger = { $player } לא בשרת הזה. אפשר להזמין רק חברים בשרת.
refused-challenge-unseen = הערוץ הזה לא גלוי ל-{ $player }. אפשר להזמין בערוץ שגלוי לשניכם.

## צפייה חוזרת

refused-shows-no-game = ההודעה הזאת לא מציגה משחק שלי. אפשר להשתמש בזה על תוצאה של משחק, או לבחור משחק עם { $command-my-history }.
refused-closed-early = השולחן הזה נסגר לפני הסוף, ולכן אין משחק לצפות בו.
