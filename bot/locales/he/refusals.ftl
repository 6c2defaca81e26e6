# למה משהו נדחה, בכל המשחקים. כל משפט אומר מה לעשות.

refused-unknown-move = איני מכיר את המהלך הזה: { $move }. פתחו את היד והשתמשו בכפתורים שלה.
refused-not-your-turn = עוד לא תורכם.
refused-game-over = המשחק הזה נגמר. התחילו חדש עם משחק חוזר או בפקודה חדש.
refused-draw-pile-empty = הקופה אזלה.
refused-bad-reshuffle = הערבוב אינו מונה את קלפי הערימה המשומשת.

refused-unknown-option = אין כלל בית בשם { $option }.
refused-bad-option = { $value } אינו אפשרות של כלל הבית { $option }.
refused-bad-deck = אי אפשר לשחק בחפיסה הזאת: { $reason }.
refused-bad-seed = { $seed } אינו זרע; בזרע יש 64 ספרות הקסדצימליות.
refused-unknown-card = אין קלף { $card }.
refused-card-taken = הקלף { $card } מופיע פעמיים.
refused-too-few-seats = צריך לפחות { $least } שחקנים. תנו למישהו להצטרף, או הוסיפו שחקן מחשב.
refused-too-many-seats = לכל היותר { $most } יכולים לשחק.

refused-stale-button = הכפתור הזה מתור קודם. כך עומדים הדברים עכשיו.
refused-unknown-button = איני מכיר את הכפתור הזה. השתמשו באלה שבהודעה האחרונה של השולחן, או הציגו אותה שוב בפקודה שולחן.
refused-unknown-table = השולחן הזה כבר איננו. פתחו חדש בפקודה חדש.
refused-no-table-here = אין שולחן בערוץ הזה. פתחו אחד בפקודה חדש.
refused-table-here = כבר יש משחק בערוץ הזה: { $link }. הצטרפו אליו, או פתחו את שלכם בערוץ או בשרשור אחר.
refused-not-seated = אין לכם מקום בשולחן הזה. הצטרפו לפני שמתחילים, או חכו למשחק הבא.
refused-already-seated = אתם כבר יושבים בשולחן הזה.
refused-table-full = השולחן מלא: כל { $seats } המקומות תפוסים.
refused-already-started = המשחק כבר התחיל. הצטרפו למשחק הבא.
refused-not-started = המשחק עוד לא התחיל.
refused-only-host = רק { $host }, המארח, יכול לעשות זאת.
refused-only-host-or-moderator = רק { $host }, המארח, או מנהל יכולים לעשות זאת.
refused-no-computer = אין שחקן מחשב להוציא.
refused-not-finished = משחק חוזר אפשרי כשהמשחק נגמר.
refused-wrong-channel = השולחן הזה נמצא בערוץ אחר.
refused-no-access = איני יכול לכתוב בערוץ הזה. בקשו ממנהל לתת לי לראות אותו ולכתוב בו, ונסו שוב.
refused-guild-only = שולחנות נפתחים בערוץ של שרת.
refused-not-saved = דבר לא שוחק: לא הצלחתי לשמור. נסו שוב בעוד רגע.
refused-unexpected = משהו השתבש אצלי, ודבר לא השתנה. נסו שוב.
refused-paused = המשחק מושהה. המארח או מנהל יכולים להמשיך אותו בפקודה המשך.
refused-not-paused = המשחק אינו מושהה.
refused-player-not-seated = ל-{ $player } אין מקום בשולחן הזה.
refused-kick-host = אי אפשר לקחת למארח את מקומו. סיימו את המשחק, או חכו שיעזוב.
refused-channel-not-allowed = בשרת הזה פותחים משחקים ב-{ $channels }.
refused-needs-manage-server = רק מי שרשאי לנהל את השרת יכול לשנות זאת.
refused-not-finished-yet = המשחק עוד לא נגמר. התיעוד יהיה זמין אז.
refused-too-slow = הייתי איטי מדי הפעם. נסו שוב, בבקשה.
refused-too-many-seated = כבר יושבים כאן { $seated }, ולפי החוקים האלה יכולים לשחק רק { $most }. מישהו צריך לעזוב קודם.
refused-no-season = עוד לא הייתה כאן עונה.
refused-no-statistics = { $player } עוד לא סיים כאן משחק.
refused-still-seated = אתם עדיין יושבים ליד שולחן. עזבו אותו או סיימו את המשחק, ואז נסו שוב.
