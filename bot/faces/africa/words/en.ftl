# Star of Africa: its cards, refusals, rules and table.

africa-title = Star of Africa
africa-command = Star of Africa: climbing tricks, lions, brigands and gems
africa-command-new = Open a table of Star of Africa: tricks, lions, brigands and gems
africa-about = Win tricks full of gems with ever higher cards, and watch out for lions and brigands.
africa-length = about 30 minutes
africa-stage = round { $round } of { $rounds }

## Cards

africa-lion = Lion
africa-topaz = Topaz
africa-emerald = Emerald
africa-ruby = Ruby
africa-horseshoe = Horseshoe
africa-brigand = Brigand
africa-star = Star of Africa
africa-colour-red = red
africa-colour-blue = blue
africa-colour-green = green
africa-colour-yellow = yellow
africa-no-cards = no cards

## Why a move is refused

africa-refused-not-your-card = You do not hold { $card }.
africa-refused-too-low = { $card } is not higher than everything on the table.
africa-refused-must-lead = You lead, so you must play a card on top.
africa-refused-must-play = Up to 10 you cannot pass: play a higher card, or take a thief token and put a lower one underneath.
africa-refused-no-under-now = Above 10 you cannot put cards underneath: play a higher one, or pass.
africa-refused-too-high-for-under = { $card } is higher than the cards there: it goes on top.
africa-refused-bad-reshuffle = The reshuffle does not name all cards of the deck, which is shuffled for each round.

## House rules

africa-option-rounds-name = rounds
africa-option-rounds-title = Rounds
africa-option-rounds-hint = How many rounds make a game
africa-option-rounds-5 = five rounds
africa-option-rounds-3 = three rounds
africa-option-rounds-1 = one round
africa-house-rounds-3 = three rounds
africa-house-rounds-1 = one round

## The table

africa-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
africa-leads = { $leader } leads with any card.
africa-top = On top: { $card }
africa-lion-counts = The lion counts as what it beat: { $high }.
africa-trick = This trick: { $points }
africa-pile = { $count ->
    [0] The pile is used up.
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}
africa-round-over = Previous round:
africa-round-line = { $player }: { $points }
africa-fortune = { $jewels } = { $worth }
africa-passed = passed
africa-result = { $count ->
    [one] { $winners } has the largest fortune: { $worth }!
   *[other] { $winners } have fortunes of { $worth }, and shake hands!
}
africa-picture-round = Round { $number }: { $seats }.
africa-picture-seat = { $player } { $points } points, jewels worth { $jewels }
africa-curve = Fortune after each round

### What happens, told

africa-told-play = { $left ->
    [0] { $player } plays { $card } — ❗ **the last card**
    [1] { $player } plays { $card } — ❗ **one card left**
   *[other] { $player } plays { $card }
}
africa-told-under = { $player } puts { $card } underneath and takes a thief token
africa-told-pass = { $player } passes
africa-told-trick = { $player } takes the trick: { $points }
africa-told-big-trick = 🔥 **{ $player } takes a big trick: { $points }**
africa-told-round = 🏁 **{ $player } wins round { $number } with { $points }**
africa-told-lead = 📈 **{ $player } takes the lead with a fortune of { $worth }**
africa-told-last-round = 🎯 **The last round begins**

## The hand

africa-hand-over = The game is over.
africa-hand-lead = You lead. Play any card.
africa-hand-top = Your turn. On top: { $card }
africa-hand-forced = Play a higher card, or put one underneath: a thief token costs you 2 points.
africa-hand-under = None of your cards is higher. Put one underneath: a thief token costs you 2 points.
africa-hand-must-pass = None of your cards is higher. Passing costs nothing.
africa-hand-higher = Play a higher card.
africa-hand-free = Above 10 you may pass at no cost.
africa-about-lion = Lion: beats anything below 11, and then counts as what it beat.
africa-about-brigand = Brigand: beats everything but the Star of Africa.
africa-about-star = Star of Africa: beats everything.
africa-under = { $card } underneath
africa-pass = Pass

## The rules, in our own words

africa-rules =
    ### The idea
    Win tricks full of valuable cards. Each round pays out jewels; the largest fortune after **five rounds** wins, alone after three.

    ### A round
    Everybody gets four cards; after playing one you draw one while the pile lasts. The player who leads plays any card. Then, clockwise:
    - **up to 10** on the table: play a **higher** card on top, or take a **thief token** and put a card underneath that is not higher;
    - **above 10**: play higher, or **pass** at no cost.

    When all others have passed, the player of the top card takes the trick and leads. When only one player has cards left and it is their turn, the round is over: they throw theirs away, and the trick goes to the player of its top card.

    ### Cards
    2 is the **lion**: it also beats anything lower than 11, and then counts as what it beat. 11 topaz, 12 emerald, 13 ruby, 14 horseshoe; the **Brigand** beats all of them, the **Star of Africa** beats everything. Colours do not matter.

    ### Points
    Star 3; Brigand, horseshoe and gems 2; every other card 1. Each thief token costs 2; those that your points cannot pay stay for the next round.
    Most points: horseshoe (8). Then ruby (4), emerald (2), topaz (1), nothing. If points are level, fewer thief tokens take the better place; with as many tokens the players share it, and the next place is not given. More than 40 points: one extra topaz.
    Level at the end: the player with fewer thief tokens in the last round wins.

    ### The patience
    For one, anywhere: lay all cards in as few rows as possible. Of the two cards in hand (three are easier) one goes on the end of any row, then you draw. A card fits on the **same value**, a **neighbouring** one, or a shared **letter** (V stands for W, too). The lion also goes on any card of its colour, the horseshoe is 14 or 1, the Brigand goes on anything (the card below it still decides), the Star serves as any card or joins two rows. A new row begins only when nothing fits.
africa-hero = Ever higher cards: 4, 8, topaz, ruby, Star of Africa.
africa-example-rank = From the lowest to the highest: lion, numbers, topaz, emerald, ruby, horseshoe, then the Brigand and the Star.
africa-example-lion = The lion beats the 9, and counts as a 9 then: a 10 beats it.
africa-example-trick = On 4 and 8 somebody puts a 3 underneath, for a thief token. The topaz is above 10: now players may pass. The ruby takes the trick.

## Computer players

africa-character-easy = always plays the lowest card that beats
africa-character-normal = spends its gems only on full tables
africa-character-hard = plays every choice on to the end in its head

## Standings

africa-score = fortune
africa-count-score = { $count ->
    [one] a fortune of 1
   *[other] a fortune of { $count }
}
africa-statistics-rounds = Rounds: { $played } played, { $won } won
africa-statistics-points = Points in a round: { $average } on average; thief tokens: { $tokens }
africa-statistics-clean = { $count ->
    [one] 1 round won without a thief token
   *[other] { $count } rounds won without a thief token
}
africa-statistics-bonus = { $count ->
    [one] 1 round with more than 40 points
   *[other] { $count } rounds with more than 40 points
}

### The patience: its rows, results and refusals.

patience-title = Star of Africa patience
patience-aim = Aim: lay all 54 cards in as few rows as possible.
patience-fits = Fits: the same or a neighbouring value, or a letter in common. Besides: the lion on its colour, the horseshoe as 14 or 1, the Brigand and the Star anywhere; the Star can join two rows. A pale card or a grey button says why not.
patience-row = Row { $row }
patience-new = New row
patience-joins = Join two rows with the Star
patience-hand = To choose from: { $cards }.
patience-row-told = Row { $row }: { $count ->
    [one] 1 card, { $end }.
   *[other] { $count } cards, at the end { $end }.
}
patience-pile = { $count ->
    [0] All cards are drawn.
    [one] 1 card to come
   *[other] { $count } cards to come
}
patience-lay = { $card } → row { $row }
patience-new-row = { $card } begins a row
patience-join = { $card } joins rows { $one } and { $other }
patience-hint = Hint: { $move }
patience-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
patience-result = { $rows }.
patience-best = Best possible: { $best }.

## Why a move is refused

patience-refused-not-your-card = { $card } is not one of your cards.
patience-refused-no-such-row = There is no row { $row }.
patience-refused-does-not-fit = { $card } does not fit on row { $row }: { $top } has neither the same or a neighbouring value nor a letter in common with it.
patience-refused-can-be-laid = A new row begins only when none of your cards can be laid.

## House rules

patience-option-hand-name = hand
patience-option-hand-title = Cards to choose from
patience-option-hand-hint = Cards to choose from: three are easier
patience-option-hand-2 = two cards
patience-option-hand-3 = three cards (easier)

## The best moment of a game

africa-best-trick = a trick of { $points } in round { $number }

## The deal of the day

africa-day-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
## Achievements

africa-achievement-outshone = Outshone
africa-achievement-outshone-for = Take a trick of at least four cards by playing the Star of Africa on the Brigand.
africa-achievement-lions-share = The lion's share
africa-achievement-lions-share-for = Take a trick of at least four cards with a lion.
africa-achievement-jeweller = Jeweller
africa-achievement-jeweller-for = Take a topaz, an emerald, a ruby and a horseshoe in one trick.
africa-achievement-stable = Full stable
africa-achievement-stable-for = Take all four horseshoes in a round (at least 4 at the table).
africa-achievement-caravan = Caravan
africa-achievement-caravan-for = Take a trick worth at least 20 points.
africa-achievement-pickpocket = Pickpocket
africa-achievement-pickpocket-for = Take a trick in which you have put at least five cards underneath.
africa-achievement-master-thief = Master thief
africa-achievement-master-thief-for = Win with at least ten thief tokens, more than anybody else took (at least 3 rounds, 3 at the table).
africa-achievement-clean-hands = Clean hands
africa-achievement-clean-hands-for = Win without taking a thief token (at least 3 rounds, 3 at the table).
africa-achievement-last-to-first = Last to first
africa-achievement-last-to-first-for = Win although you were last before the last round (at least 3 rounds, 3 at the table).
africa-achievement-second-best = Tortoise
africa-achievement-second-best-for = Win a game of five rounds without winning more than one round.
africa-achievement-every-round = Bullseye
africa-achievement-every-round-for = Win every round of a game (at least 3 rounds, 3 at the table).
africa-achievement-beggar-king = Beggar king
africa-achievement-beggar-king-for = Win a game with a round in which you had no points (at least 3 rounds, 4 at the table).
africa-achievement-good-conscience = Good conscience
africa-achievement-good-conscience-for = Win a game that ends level, because you have fewer thief tokens (at least 3 rounds, 3 at the table).
africa-bold = a trick of { $points } points, without the Brigand or the Star of Africa

## Help, and sharing

patience-rules =
    ### The idea
    Lay all 54 cards in as few rows as possible.

    ### A move
    The first card begins the first row. Of the two cards that you can choose from (three are easier), lay one at the end of a row, and then draw the next. A card fits on another with
    - the **same value** or a **neighbouring** one, or
    - a **letter** in common.

    ### The letters
    Every card from 2 to 14 has the letters of a place in Africa: **C** for Cairo, **C V** for Cape Verde. **V** stands for V and W.

    ### Special cards
    - The **lion** (2) also goes on any card of its colour.
    - The **horseshoe** is 14 or 1.
    - The **Brigand** goes on anything. The card below it still decides what fits.
    - The **Star** goes on anything and takes anything, or it joins two rows.

    ### A new row
    You can begin one only when none of your cards fits anywhere.

    ### Help
    The button **{ button-hint }** names the move that seems best. **{ button-take-back }** works once no card is left to draw. Both are counted and shown with your result. Asking for the same hint again counts once.

    ### The deck of the day
    Everybody gets the same deck and plays it once. It changes at midnight UTC. Fewer rows are better; then fewer hints, and then fewer moves taken back. Medals take three rows or fewer.
