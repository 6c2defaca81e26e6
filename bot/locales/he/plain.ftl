# מילים למשחקים שאין להם מילים משלהם: המראה הכללי, ומה שמשותף לכל המשחקים.

plain-yes = כן
plain-no = לא
plain-house-rule = כלל בית
plain-score = נקודות
plain-count-score = { $count ->
    [one] נקודה אחת
    [two] שתי נקודות
   *[other] { $count } נקודות
}
plain-character-easy = משחק כל קלף
plain-character-normal = חושב לפני שהוא משחק
plain-character-hard = חושב הרבה לפני שהוא משחק
plain-character = משחק לבד
plain-refused = החוקים לא מאפשרים את זה עכשיו.

## השולחן

plain-stage = סיבוב { $round }
plain-top = למעלה: { $card }
plain-table = על השולחן: { $cards }
plain-cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
plain-told = { $player }: { $move }
plain-told-hidden = הבחירה של { $player } נעשתה
plain-round-won = ★ סיבוב { $number }: ניצחון של { $player }
plain-result-winner = הניצחון של { $winner }!
plain-result-draw = תיקו בין { $winners }.
plain-result-team = הניצחון של { $winners }!
plain-result-together = ניצחתם יחד!
plain-result-lost = הפסדתם יחד.
plain-result-nobody = אין מנצחים.
plain-team = קבוצה { $number }

## היד

plain-hand-turn = התור שלך.
plain-hand-choose = עכשיו בוחרים. כולם בוחרים בו זמנית.
plain-hand-wait = ממתינים ל-{ $players }.
plain-hand-over = המשחק נגמר.
plain-hand-cards = הקלפים שלך: { $cards }
plain-pick-part = בחירת מהלך ({ $first } עד { $last })
plain-play = לשחק: { $move }
