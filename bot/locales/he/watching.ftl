# What people without a seat see and can do: cheers and guesses.

button-guess = 🔮 מי ינצח?
watch-guesses = { $count ->
    [one] 🔮 ניחוש אחד
   *[other] 🔮 { $count } ניחושים
}
watch-guessed = { $player } { $count }
watch-guessed-all = 🔮 { $guesses }
watch-guessed-right = { $count ->
    [one] 🔮 ניחושים נכונים: { $good } מתוך 1
   *[other] 🔮 ניחושים נכונים: { $good } מתוך { $count }
}
guess-title = 🔮 מי ינצח?
guess-yours = הניחוש שלך: { $player }
guess-until = אפשר לנחש, ולשנות את הניחוש, עד סוף הסיבוב הראשון.
guess-pick = 🔮 מי ינצח?
notice-cheered = נשלח.

refused-players-cheer = יש לך מקום במשחק הזה, והעידוד הוא למי שצופה. הקלפים שלך בכפתור **{ button-hand }**.
refused-has-cheered = כבר עודדת בתור הזה. אפשר לעודד שוב כשיתחיל התור הבא.
refused-unknown-cheer = אין עידוד כזה. העידודים נמצאים מאחורי **⋯** בשולחן; { $command-table-show } מציג אותו שוב כאן למטה.
refused-players-guess = יש לך מקום במשחק הזה, והניחושים הם למי שצופה. הקלפים שלך בכפתור **{ button-hand }**.
refused-guesses-closed = הניחושים נסגרו: הסיבוב הראשון נגמר. עדיין אפשר לעודד, ולנחש שוב במשחק הבא.
refused-no-such-seat = אין מקום כזה בשולחן הזה. אפשר ללחוץ על **⋯** בשולחן, ואז על **{ button-guess }**, ולבחור מהרשימה.
