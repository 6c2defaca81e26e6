# What the coach of Stardust says: before each step, why its move is the best (-why), and of other moves (-not-).

stardust-lesson-chapter-bets = Betting
stardust-lesson-chapter-exchange = Exchanging cards
stardust-lesson-chapter-folding = Folding
stardust-lesson-chapter-jokers = Jokers

stardust-lesson-check = Everybody has paid the ante of 10. Planets of the same size and structure belong together, and you have two large forest planets. Nobody has bet yet, so you can check at no cost.
stardust-lesson-check-why = You have seen what the others do and paid nothing for it. Vega has bet 10.
stardust-lesson-call = To stay in you must pay as much as the others: call. You can also raise, or fold.
stardust-lesson-call-why = Now all bets are level, and the exchange begins.
stardust-lesson-exchange = Your two-system is worth 4 + 3 = 7 points. You may throw away up to three cards and draw as many: mark those that do not belong to it, then confirm.
stardust-lesson-exchange-why = You have drawn a third large forest planet: a three-system, 9 points!
stardust-lesson-bet = In the second bets your good hand should earn something. Bet a little, so that the others stay in.
stardust-lesson-bet-why = The most points take the pot: your 9 against Vega's 4.
stardust-lesson-fold = A new hand: no two of your planets belong together, and Vega wants 30 credits.
stardust-lesson-fold-why = You lose only your ante. Nobody else stayed in, so Vega shows nothing: perhaps a bluff.
stardust-lesson-strong = A joker stands for the planet that you lack: with the Prism you have a three-system, 8 points. Let the others pay: bet as much as there is in the pot.
stardust-lesson-strong-why = Both have called, and the pot is bigger.
stardust-lesson-water = Some jokers have an effect. Lay Dark Water: everybody pays the ante again or folds.
stardust-lesson-water-why = Rigel has folded, Vega has paid, and you have drawn a card. Now you may exchange.
stardust-lesson-rest = Two of your cards do not belong to the system. Mark them and confirm.
stardust-lesson-rest-why = The Prism makes a pair with the large desert planet: a mixed system, 15 points.
stardust-lesson-death = Which planet can be replaced?
stardust-lesson-death-why = The Prism makes a pair with whatever planet you draw: a small forest planet this time, 14 points.
stardust-lesson-all = You have a very good hand, and the pot is large. Bet as much as there is in the pot.
stardust-lesson-all-why = Vega went all in with the last 140, and you win the pot. In a whole game, the most credits after the last hand win.

stardust-lesson-not-wait = That is possible. But before the exchange hands can still change: see first what the others do, and stay in cheaply.
stardust-lesson-not-cheap = Two planets that belong together are a combination already, and it costs only 10 to see new cards: stay in.
stardust-lesson-not-useless = You may keep all cards. But some of them belong to nothing: exchange those.
stardust-lesson-not-system = That breaks up your system. Keep what belongs together.
stardust-lesson-not-more = Almost: exchange all cards that do not belong to your system, and no others.
stardust-lesson-not-earn = Checking brings nothing. You have a good hand: let the others pay.
stardust-lesson-not-frighten = So high a bet makes the others fold, and then there is little to win. Bet the least.
stardust-lesson-not-hopeless = 30 credits is much for no combination, and the exchange seldom helps.
stardust-lesson-not-bluff = A bluff can work. But Vega has just bet high and will hardly fold: save your credits.
stardust-lesson-not-layit = Exchanged, Dark Water does nothing. Laid, it makes everybody pay the ante again or fold.
stardust-lesson-not-first = The exchange ends your turn. Lay Dark Water first.
stardust-lesson-not-joker = Do not throw the Prism away: it stands for any planet that you need, with 4 points.
stardust-lesson-not-spare = It has only 1 point, but without it your three-system is broken.
stardust-lesson-not-pot = That is possible. A bet as high as the pot earns more than a small one, and you keep something back.

stardust-lesson-learnt =
    - A **two-system** is two planets of the same size and structure, a **three-system** three of them, or a large, a medium and a small one of one structure.
    - Only your **best combination** counts. Five **suns** beat every system, five **jokers** everything.
    - **Jokers** stand for planets, or are laid.
    - Folding in time wins as much as betting well.
