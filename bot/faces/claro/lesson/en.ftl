# What the coach of CLARO says: before each step, why its move is the best (-why), and of other moves (-not-).

claro-lesson-chapter-numbers = Numbers, stars and jokers
claro-lesson-chapter-passing = Leading, passing, discarding
claro-lesson-chapter-empty = Playing your last card
claro-lesson-chapter-winning = The third star

claro-lesson-number = A card fits if its number is higher. Which of yours is higher than 24?
claro-lesson-number-why = 30 is higher than 24. A low card was enough, so you still have 41.
claro-lesson-star = A card also fits if it shows a star of the same colour, even if its number is lower. Which lower card shares a star with 18?
claro-lesson-star-why = 13 is lower than 18, but both have a yellow star.
claro-lesson-joker = Nothing is higher than 45 in your hand, and none of your numbers shares a star with it. But a joker fits on every card with a star.
claro-lesson-joker-why = Only a card with a star fits on a joker, and Vega had none and passed. All others are out and you played last: the round is over and the star is yours.
claro-lesson-lead = You won the round, so you keep your cards, draw up to five and lead the next one with any card. Play a low one without a star.
claro-lesson-lead-why = Low cards without a star hardly ever fit later; leading is the best moment for them.
claro-lesson-pass = Look at your cards: nothing is higher than 47, and no star is the same. Only then may you pass.
claro-lesson-pass-why = You keep your cards, but are out until the round ends. Nobody could play on Vega's 50, so Vega took this star.
claro-lesson-discard = You did not win this round, so you may throw away cards. Mark your weak cards (low, with fewer than two stars), then confirm.
claro-lesson-discard-why = 25 and 35 were not high and had no star, and a low card with a single star seldom fits. Look at what you have drawn.
claro-lesson-lowest = Several cards fit on 11. Play the one that you need least.
claro-lesson-lowest-why = 20 has only one star and is not high; your better cards stay in your hand.
claro-lesson-must = If a card fits, you must play: there is no pass now. Which card fits on 39?
claro-lesson-must-why = 39 has no star, so only a higher number fits on it, and no joker.
claro-lesson-colours = 49 has a yellow and a pink star. Three of your cards fit. Vega has passed: which card is the hardest for Rigel to answer?
claro-lesson-colours-why = Only a card with a star fits on a joker, however high it is. If Rigel had none, the round would be over and the star yours.
claro-lesson-keep = Two cards are left, and both fit on 2. The other one has to fit on Rigel's last card: compare how many star colours they have.
claro-lesson-keep-why = The 9 has one colour, the 6 has two: it fits more often.
claro-lesson-last = Rigel has played the last card. That is no pass: Rigel can still win this round. But you have a card left.
claro-lesson-last-why = Vega has passed, and nobody else has cards. That ends a round, too, and whoever played last takes the star: you, with an empty hand.
claro-lesson-third = You have two stars, and three win the game. Lead again with what you need least.
claro-lesson-third-why = Now you keep your stars, your joker and your highest cards.
claro-lesson-high = Rigel has played 46. What beats it without the joker?
claro-lesson-high-why = 48 is higher than 46 and shares the pink star, too. Vega can only pass.
claro-lesson-count = Think back: 45, 46, 47, 48, 49 and 50 have all been played. What can nobody beat any more?
claro-lesson-count-why = No higher card is left, and a card without a star takes neither stars nor jokers. Rigel must pass, and you have won!

claro-lesson-not-lowest = That fits. But a lower card is enough here: keep the high ones for later.
claro-lesson-not-later = 41 is higher, so it fits. But it is your highest card: keep it for when no star of yours fits.
claro-lesson-not-joker = The joker can be played here. But it fits on every star: keep it for when nothing else does.
claro-lesson-not-stars = That is possible. But cards with stars also fit on higher cards: keep them.
claro-lesson-not-useless = You may keep all cards. But 12, 25 and 35 will seldom fit: throw them away.
claro-lesson-not-high = Few cards are higher than 41: keep it.
claro-lesson-not-both = Almost: 12, 25 and 35 are all weak. Throw away all three, and nothing else.
claro-lesson-not-answerable = That fits. But any higher number fits on it, too, and nearly all are higher. On your joker only stars fit.
claro-lesson-not-colours = The 6 fits, too. But it has two star colours and will fit more often than the 9: play the 9 first.
claro-lesson-not-count = The joker fits. But every card with a star fits on it, and Rigel may have one. You have a card that nothing fits on.

claro-lesson-learnt =
    - A card fits with a **higher number** or a **star of the same colour**. A **joker** fits on stars only, and only stars fit on it.
    - You **pass** only when nothing fits, and are out until the next round.
    - A round ends when **all but one have passed**, or nobody who is still in **has cards**. The last to play takes a star and leads.
    - The others **discard** and draw up to five. **Three stars** win.
