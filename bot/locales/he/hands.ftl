# ידיים פתוחות, והכרטיס שכל אחת הופכת לו בסוף המשחק.

hand-time-out = ⏰ הזמן נגמר. המהלך ששוחק בשבילך: **{ $move }**
hand-played-for = 🤖 בינתיים שוחק בשבילך: { $moves }
hand-taken-over = המקום של { $player } עובר אליך; המשחק לא ייספר לך.
hand-away = 💤 הזמן שלך נגמר, ולכן המחשב משחק בשבילך.
hand-away-by = 💤 הזמן שלך נגמר, והמחשב משחק בשבילך לבקשת { $player }.
hand-left = 👋 עזבת: המחשב ממשיך במקומך.
hand-left-waiting = 👋 עזבת. אין כאן עכשיו אף אחד אחר, ולכן המשחק מחכה.
hand-kicked = 🚪 הורחקת מהשולחן הזה. אפשר להצטרף לשולחן הבא.
hand-no-seat = אין לך כרגע מקום בשולחן הזה.
hand-seat-taken = המקום שעזבת נמצא עכשיו בידי { $player }.
button-come-back = חזרתי

card-place = מקום **{ $place }** מתוך { $seats }
card-won-together = **ניצחתם יחד!**
card-lost-together = **הפסדתם יחד**
card-place-computer = המחשב סיים את המשחק · { $placed }
card-given-up = המשחק נחשב כהפסד: כשהוא נגמר כבר עזבת, או שהמחשב שיחק במקומך.
card-team = { $team }, עם { $players }
card-took-over = לקחת את המקום באמצע, ולכן המשחק לא נספר לך.
card-taken-out = המשחק לא נחשב לך: הורחקת ממנו, או שהוא נמשך בלעדיך אחרי הפסקה.
card-settled = מה שהמשחק הביא לך: { $score }
card-moment = ✨ הרגע הכי טוב שלך: { $moment }
card-shared-moment = ✨ הרגע הכי טוב: { $moment }
podium-moment = ✨ { $player }: { $moment }
card-shared = **{ $player }** · { $game } · { $placed }
card-shared-already = כבר שיתפת את התוצאה הזאת: { $link }
button-share-card = שיתוף
