# Clubs: their commands, their pages, their matches, and why something was refused.

## Commands

name-club = מועדון
name-name = שם
name-role = תפקיד
name-against = נגד
name-tables = שולחנות

command-club = להציג מועדון או את כולם, רק לך: חברים, אחראים, מפגשים
command-club-new = לייסד מועדון
command-club-new-name = שם המועדון
command-club-new-role = כל מי שיש לו התפקיד הזה חבר במועדון; רשימת אנשים אם לא מציינים
command-club-club = איזה; אם לא מציינים, שלך, או כולם לבחירה
command-club-match-against = כדי להכריז כאן על מפגש: המועדון האחר; האחראים שלו צריכים להסכים
command-club-match-game = באיזה משחק משחקים
command-club-match-tables = בכמה שולחנות לכל היותר נפגשים המועדונים
command-club-match-seats = כמה משחקים בכל שולחן; 2 אם לא מציינים
command-club-match-rounds = כמה סיבובים; 1 אם לא מציינים
command-club-match-starts = מתי הוא מתחיל: 20:00, שבת 20:00, 24.12. 20:00, בעוד שעתיים; אם לא מציינים, ההתחלה בידיך

## הדף של מועדון

club-of-role = כל מי שיש לו התפקיד { $role } חבר במועדון. נספרים רק מי שכבר השתמשו בבוט בשרת הזה.
club-of-list = מצטרפים בקבלת הזמנה, או בבקשה להצטרף.
club-role-gone = ⚠️ התפקיד של המועדון הזה נמחק. האחראים יכולים לתת לו תפקיד אחר, או להפוך אותו לרשימת אנשים.
club-members = { $count ->
    [0] עוד אין חברים.
    [one] **חבר אחד**
   *[other] **{ $count } חברים**
}
club-keepers = אחראים: { $players }
club-no-keepers = אין למועדון הזה אחראים. אפשר לבחור אותם עם ההרשאה *ניהול שרת*.
club-asked = { $count ->
    [one] בקשה אחת להצטרף: { $players }
   *[other] { $count } בקשות להצטרף: { $players }
}
club-invited = { $count ->
    [one] הזמנה אחת פתוחה: { $players }
   *[other] { $count } הזמנות פתוחות: { $players }
}
club-matches = מפגשים
club-own-member = השם שלך ברשימת החברים.
club-own-invited = מחכה לך הזמנה.
club-own-asked = הבקשה שלך להצטרף נשלחה. האחראים ישיבו.
club-own-outside = השם שלך לא ברשימת החברים.
clubs-title = המועדונים בשרת הזה
clubs-about = אפשר לבחור מועדון כדי לראות מי חבר בו, או כדי להצטרף אליו.
club-listed-member = השם שלך ברשימה
club-listed-invited = מחכה לך הזמנה
club-listed-asked = ביקשת להצטרף
club-pick = איזה מועדון?
club-leaderboard = טבלת המובילים של המועדון: באיזה משחק?
club-let-in = את מי לצרף?
club-turn-down = את בקשתו של מי לדחות?
club-invitation = { $players }: הזמנה מאת { $keeper } למועדון **{ $club }**.
club-invitation-answered = כולם השיבו להזמנה הזאת למועדון **{ $club }**.
club-request = יש בקשה להצטרף למועדון **{ $club }**. האחראים משיבים בדף המועדון.
club-request-answered = האחראים של **{ $club }** השיבו לבקשת ההצטרפות הזאת.
club-end-question = לפרק את המועדון **{ $club }**? הרשימה שלו תימחק לתמיד. המפגשים שלו נמשכים, והתוצאות שלהם נשארות.
club-invite-about = את מי להזמין אל **{ $club }**? תגיע אליהם התראה כאן, ומצטרפים ברגע שמסכימים.
club-invite-who = אנשים
club-remove-about = מי צריך לעזוב את **{ $club }**? כאן מבטלים גם הזמנות ובקשות.
club-remove-who = אנשים
club-keepers-about = האחראים של **{ $club }** מזמינים אנשים ומוציאים אותם, מכריזים על מפגשים ומסכימים להם. מי שייסד את המועדון תמיד ביניהם.
club-keepers-who = אחראים
club-role-about = כל מי שיש לו התפקיד הזה שייכים אל **{ $club }**, ורק הם.
club-role-who = תפקיד

button-club-show = המועדון
button-club-all = כל המועדונים
button-club-join = בקשה להצטרף
button-club-leave = לעזוב
button-club-take-back = ביטול הבקשה
button-club-accept = להצטרף
button-club-decline = לא, תודה
button-club-letin = לצרף
button-club-turndown = לדחות
button-club-invite = הזמנה
button-club-remove = הוצאה
button-club-keepers = בחירת אחראים
button-club-role = תפקיד אחר
button-club-list = להפוך לרשימה
button-club-end = פירוק המועדון…
button-club-endsure = כן, לפרק

notice-club-founded = המועדון **{ $club }** נוסד.
notice-club-joined = הצטרפת אל **{ $club }**.
notice-club-accepted = הצטרפת אל **{ $club }**.
notice-club-declined = ההזמנה נדחתה.
notice-club-asked = הבקשה שלך להצטרף אל **{ $club }** נשלחה. האחראים ישיבו.
notice-club-left = עזבת את **{ $club }**.
notice-club-left-match = עזבת את **{ $club }**, וגם את המפגש שלו.
notice-club-let-in = בוצע: הם הצטרפו אל **{ $club }**.
notice-club-turned-down = בוצע: דחית את הבקשה להצטרף אל **{ $club }**.
notice-club-removed = בוצע: הם כבר לא ב-**{ $club }**.
notice-club-removed-match = בוצע: הם כבר לא ב-**{ $club }**. ההרשמה שלהם למפגש שלו בוטלה.
notice-club-keepers = בוצע: האחראים של **{ $club }** נבחרו.
notice-club-role = למועדון **{ $club }** יש תפקיד אחר.
notice-club-list = המועדון **{ $club }** הוא עכשיו רשימה. מי שהיה לו התפקיד מוזמן אליה.
notice-club-ended = המועדון **{ $club }** פורק.

## מפגשים

tournament-format-clubs = מועדון נגד מועדון
tournament-about-clubs = מכל מועדון משחק אותו מספר של אנשים. הנקודות של מועדון הן סכום מה שאנשיו משיגים בשולחנות.
why-clubs = שני מועדונים נפגשים: בשולחן יש מספר שווה משניהם, ככל האפשר.
club-match-title = { $one } – { $other }
club-score = { $one } **{ $points } – { $others }** { $other }
club-winner = 🏆 { $club } מנצח במפגש!
club-level = תיקו בין { $one } ובין { $other }!
club-side = { $count ->
    [0] { $club }: עוד אין אף אחד, עד { $most }
   *[other] { $club } ({ $count } מתוך { $most }): { $players }
}
club-awaits = **{ $other }** מבקש את המפגש הזה. האחראים של **{ $club }** יכולים להסכים. בלי תשובה עד { $when } הוא מתבטל.
club-own-side = המשחק שלך הוא בשביל **{ $club }**.
club-which-side = השם שלך בשני המועדונים. בשביל איזה מהם המשחק שלך ב„**{ $title }**”?
club-not-accepted = המפגש לא מתקיים: האחראים של { $club } לא הסכימו.
club-out-of-match = עזיבת המועדון { $club }
button-tournament-accept = להסכים למפגש
button-tournament-decline = לדחות
notice-club-match-accepted = המפגש מתקיים. חברי שני המועדונים יכולים עכשיו להירשם, וצורפת להנהלה.
notice-club-match-declined = המפגש לא מתקיים.
notice-club-waiting = כל המקומות של { $club } תפוסים. המקום שלך ברשימת ההמתנה: { $number }. המקום הבא שיתפנה שלך, ותגיע אליך התראה.

## דחיות

refused-no-clubs = עוד אין מועדון בשרת הזה. { $command-organise-club } מקים אחד.
refused-club-name-taken = כבר יש בשרת הזה מועדון בשם { $name }. אפשר לבחור שם אחר.
refused-too-many-clubs = בשרת יש לכל היותר { $most } מועדונים. צריך קודם לפרק אחד: { $command-club }.
refused-club-name-empty = את השם הזה לא רואים. אפשר לבחור סימנים שרואים.
refused-club-needs-manage = רק עם ההרשאה *ניהול שרת* או *ניהול אירועים* אפשר לייסד מועדון. אפשר לבקש ממי שיש לו אותה.
refused-club-bad-role = התפקיד הזה לא מתאים למועדון. אפשר לבחור תפקיד שיש לכמה אנשים, אבל לא לכולם.
refused-club-role-there = התפקיד של המועדון הזה קיים, ולכן דבר לא השתנה. מועדון עם תפקיד אחר מייסדים עם { $command-organise-club }.
refused-club-role-deleted = התפקיד של המועדון { $name } נמחק. האחראים יכולים לתת לו תפקיד אחר: { $command-club }.
refused-club-has-role = במועדון הזה נמצאים מי שיש להם התפקיד { $role }. אפשר לפנות למי שנותן תפקידים בשרת הזה.
refused-club-member-already = השם שלך כבר ברשימת החברים של המועדון הזה. { $command-club } מציג אותו.
refused-club-asked-already = כבר ביקשת להצטרף. האחראים ישיבו; { $command-club } מראה מי האחראים.
refused-club-full = הרשימה של המועדון הזה מלאה. האחראים יכולים קודם להוציא מישהו.
refused-club-not-invited = אין לך הזמנה למועדון הזה. אפשר לבקש להצטרף: { $command-club }.
refused-not-in-club = השם שלך לא ברשימת החברים של המועדון הזה. { $command-club } מראה איך מצטרפים.
refused-not-club-keeper = רק האחראים של המועדון הזה רשאים לעשות את זה. { $command-club } מראה מי הם.
refused-not-keeper-of-club = רק האחראים של { $name } רשאים לעשות את זה. { $command-club } מראה מי הם.
refused-not-club-founder = רק מי שייסד את המועדון, ומי שיש לו ההרשאה *ניהול שרת*, בוחרים את האחראים. אפשר לפנות אליהם.
refused-too-many-keepers = למועדון יש לכל היותר { $most } אחראים חוץ ממי שייסד אותו. אפשר לבחור פחות.
refused-club-invited-already = הם כבר חברים או מוזמנים. אפשר לבחור מישהו אחר.
refused-club-invited-lately = הם כבר הוזמנו למועדון בשרת הזה בשבוע האחרון. הם יכולים לבקש להצטרף בעצמם.
refused-club-not-asked = אין בקשה כזאת להצטרף, או שכבר ענו לה. { $command-club } מראה איך זה עכשיו.
refused-club-nobody-removed = אף אחד מהם לא במועדון הזה. { $command-club } מראה מי כן.
refused-club-empty = במועדון { $name } עוד אין חברים, ולכן הוא לא יכול לשחק. האחראים יכולים להזמין אנשים: { $command-club }.
refused-which-own-club = בשביל איזה מועדון? מציינים **{ name-club }**: { $command-club }.
refused-match-lacks = למפגש צריך גם את האפשרויות **{ name-game }** ו-**{ name-tables }**: { $command-club }.
refused-not-of-clubs = רק חברי { $one } וחברי { $other } יכולים לשחק כאן. { $command-club } מראה איך מצטרפים.
refused-match-not-accepted = המועדון האחר עוד לא הסכים למפגש הזה. האחראים שלו צריכים קודם ללחוץ על **{ button-tournament-accept }**.
refused-which-club = צריך לומר בשביל איזה מועדון המשחק שלך: אפשר ללחוץ שוב על **{ button-tournament-signup }**.
refused-accepted-already = אין עוד למה להסכים. אם המפגש מתקיים, אפשר ללחוץ על **{ button-tournament-signup }**.
refused-bad-clubs = למפגש צריך שני מועדונים שונים. אפשר לציין אחר: { $command-club }.
refused-match-live = ל-{ $one } ול-{ $other } יש מפגש שעדיין לא נגמר: { $link }. צריך קודם לשחק אותו, או לבקש מההנהלה לבטל אותו.
refused-match-again-later = המפגש האחרון של { $one } ושל { $other } לא התקיים. אפשר להכריז על מפגש חדש { $when }.
refused-too-many-matches = עד { $most } מפגשים ביום. אפשר להכריז על הבא { $when }.
refused-bad-tables = מועדונים נפגשים ב-{ $least } עד { $most } שולחנות. אפשר לבחור מספר כזה עם { $command-club }.
refused-uneven-tables = עם { $seats } בכל שולחן, מספר השולחנות צריך להיות זוגי, כדי שמשני המועדונים ישחק אותו מספר. אפשר לבחור מספר זוגי.
refused-too-few-of-club = למפגש צריך לפחות { $least } אנשים מכל מועדון, ומ-{ $club } יש { $here }. אפשר לחכות לעוד, או לבטל אותו.
why-byes-clubs = משני המועדונים משחקים מספר שווה של משתתפים. קודם משחק מי שנשאר הכי הרבה בלי שולחן; בכל השאר מכריעה ההגרלה.
