# Posts by the clock: the deal of the day, and the news of the week.

## פרסום בשרת

deal-posts-ended = לבוט אין הרשאה לכתוב בערוץ { $channel }, ולכן החלוקה היומית לא מפורסמת שם יותר. כשתהיה לו הרשאה, אפשר להגדיר שוב: { $command-server-settings }

## The news of the week

week-title = שבוע בקלפים
week-dates = { $since } עד { $until }
week-count = { $count ->
    [one] משחק אחד
   *[other] { $count } משחקים
}, { $people ->
    [one] אדם אחד
   *[other] { $people } אנשים
}
week-climb = 📈 **{ $player }**: עלייה של { $points } ב{ $game }.
week-run = 🔥 **{ $player }**: { $count } ניצחונות ברצף ב{ $game }, הרצף הארוך ביותר.
week-close = 📸 המשחק הצמוד ביותר: { $players } ב{ $game }.
week-bold = 🎲 הרגע הנועז ביותר: **{ $player }** ב{ $game }: { $what }.
week-note = נספרים משחקים שכולם כאן רשאים לראות. למנהלי השרת: { $command-server-settings } קובע מתי זה מגיע, או מכבה.
button-week-close = המשחק הצמוד ביותר
button-week-bold = הרגע הנועז ביותר
week-about-climb = עלייה ב{ $game }
week-about-run = הרצף הארוך ב{ $game }
week-about-close = המשחק הצמוד ב{ $game }
week-about-bold = הרגע הנועז ב{ $game }
week-own-title = השבוע שלך בקלפים
week-own-count = { $count ->
    [one] משחק אחד
   *[other] { $count } משחקים
}, { $wins }
week-own-climb = דירוג ב{ $game }: { $points }
week-own-climb-in = דירוג ב{ $game } ({ $server }): { $points }
week-own-run = הרצף הארוך: { $count } ניצחונות ברצף ב{ $game }
week-own-bold = הרגע הנועז שלך ב{ $game }: { $what }.
week-own-note = { $command-my-settings } מכבה את ההודעה הזאת.
week-ended = לבוט אין הרשאה לכתוב בערוץ { $channel }, ולכן חדשות השבוע לא מתפרסמות שם יותר. כשתהיה לו הרשאה, אפשר להגדיר שוב: { $command-server-settings }

## Weekdays

weekday-0 = יום שני
weekday-1 = יום שלישי
weekday-2 = יום רביעי
weekday-3 = יום חמישי
weekday-4 = יום שישי
weekday-5 = שבת
weekday-6 = יום ראשון
