# Stardust: its cards, refusals, rules and table.

stardust-title = Stardust
stardust-command = Stardust: bet on the best planetary system, for play money
stardust-stage = hand { $hand } of { $hands }

## Cards

stardust-forest = forest planet
stardust-aqua = aqua planet
stardust-desert = desert planet
stardust-planet-large = Large { $structure }, { $points }
stardust-planet-medium = Medium { $structure }, { $points }
stardust-planet-small = Small { $structure }, { $points }
stardust-sun-red = Red sun, { $stripes }
stardust-sun-yellow = Yellow sun, { $stripes }
stardust-prism = Prism of Entaria
stardust-healer = Healer of Garon
stardust-breath = Breath of Life
stardust-hole = Black Hole
stardust-death = Quick Death
stardust-water = Dark Water
stardust-no-cards = no cards
stardust-seat = Seat { $number }

## Combinations

stardust-two = two-system
stardust-three = three-system
stardust-mixed = mixed system
stardust-mega = mega-system
stardust-cluster = star cluster
stardust-meeting = great meeting
stardust-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
stardust-stripes = { $stripes ->
    [one] 1 stripe
   *[other] { $stripes } stripes
}
stardust-combination = { $name }, { $points }
stardust-combination-nothing = no combination

## Why a move is refused

stardust-refused-not-your-card = You do not hold { $card }.
stardust-refused-no-bets-now = There is nothing to bet on now: exchange cards, or keep them all.
stardust-refused-must-call = There is a bet: call { $amount }, raise, or fold.
stardust-refused-nothing-to-call = Nobody has bet yet: check, or bet.
stardust-refused-check-instead = Nobody has bet: checking costs you nothing, so there is no need to fold.
stardust-refused-no-bet-yet = Nobody has bet yet, so you bet rather than raise.
stardust-refused-bet-stands = There is a bet already, so you raise rather than bet.
stardust-refused-cannot-raise = You cannot raise: nobody could answer it, or you have too little. Call, check or fold.
stardust-refused-bet-too-small = That is too little: your bet must come to { $least } at least.
stardust-refused-bet-too-large = You do not have that much: your bet can come to { $most } at most.
stardust-refused-no-exchange-now = Cards are exchanged between the two rounds of bets.
stardust-refused-too-many-exchanged = At most { $most } cards can be exchanged.
stardust-refused-cannot-lay = Only the Black Hole, Quick Death and Dark Water can be laid.
stardust-refused-no-such-rival = Name somebody else who is still in this hand.
stardust-refused-death-asks = Quick Death was laid before you: first choose a card to throw away.
stardust-refused-water-asks = Dark Water was laid: first pay the ante again, or fold.
stardust-refused-nothing-asked = No joker asks anything of you now.
stardust-refused-bad-reshuffle = The reshuffle does not name all cards of the deck, which is shuffled for each hand.

## House rules

stardust-option-hands-name = hands
stardust-option-hands-title = Hands
stardust-option-hands-hint = How many hands make a game
stardust-option-hands-3 = three hands
stardust-option-hands-5 = five hands
stardust-option-hands-10 = ten hands
stardust-option-hands-20 = twenty hands
stardust-option-stake-name = stake
stardust-option-stake-title = Stake
stardust-option-stake-hint = Play money that everybody brings; the ante is 10
stardust-option-stake-100 = 100 credits
stardust-option-stake-200 = 200 credits
stardust-option-stake-500 = 500 credits
stardust-option-stake-1000 = 1000 credits
stardust-house-hands-3 = three hands
stardust-house-hands-10 = ten hands
stardust-house-hands-20 = twenty hands
stardust-house-stake-100 = a stake of 100
stardust-house-stake-500 = a stake of 500
stardust-house-stake-1000 = a stake of 1000

## The table

stardust-pot = In the pot: { $pot }
stardust-phase-first-bets = First bets. { $start } is the start seat.
stardust-phase-exchange = Exchange: everybody may replace up to three cards, and lay jokers.
stardust-phase-second-bets = Second bets.
stardust-asks-death = { $player } has laid Quick Death: a card must go.
stardust-asks-water = { $player } has laid Dark Water: pay the ante again, or fold.
stardust-hand-over = **The last hand:**
stardust-took-all = { $player } takes { $credits }; all others folded.
stardust-showed = { $player }: { $cards } ({ $combination })
stardust-and-took = { " " }→ takes **{ $credits }**
stardust-count-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
stardust-won = { $credits } ({ $gain })
stardust-broke = nothing left
stardust-has-bet = bet { $amount }
stardust-exchanged = { $count ->
    [0] kept all cards
    [one] exchanged 1 card
   *[other] exchanged { $count } cards
}
stardust-laid = laid { $joker }
stardust-folded = folded
stardust-all-in = all in
stardust-starts = start seat
stardust-result = { $count ->
    [one] { $winners } wins the game: { $gain } credits!
   *[other] { $winners } share the victory: { $gain } credits each!
}
stardust-result-hand = Hand { $number }: { $winner } takes { $credits } ({ $combination })
stardust-all-folded = all others folded
stardust-picture = Showdown of hand { $number }.
stardust-picture-seat = Seat { $number }: { $cards }; { $combination }; takes { $credits }.

## The hand

stardust-hand-game-over = The game is over.
stardust-hand-broke = You have nothing left to play with at this table.
stardust-hand-folded = You have folded. The next hand will be dealt when this one is over.
stardust-hand-wait = { $players } to act. In the pot: { $pot }
stardust-hand-call = Your turn. In the pot: { $pot }. To stay in you pay **{ $amount }**; you have { $left }.
stardust-hand-check = Your turn. In the pot: { $pot }. Nobody has bet more than you; you have { $left }.
stardust-hand-exchange = Exchange. Choose up to { $most } cards to throw away, then confirm. Jokers are laid before that.
stardust-hand-death = { $player } has laid Quick Death before you: choose a card to throw away; you draw another.
stardust-hand-water = { $player } has laid Dark Water: pay { $amount } more, or fold.
stardust-hand-best = You have: **{ $combination }**
stardust-effect-hole = Black Hole: lay it and draw two cards.
stardust-effect-death = Quick Death: lay it before somebody, who must replace a card; you draw one, too.
stardust-effect-water = Dark Water: lay it, and everybody pays { $ante } again or folds; you draw a card.
stardust-check = Check
stardust-call = Call { $amount }
stardust-called = Call
stardust-fold = Fold
stardust-bet = Bet { $amount }
stardust-bet-question = How much do you bet?
stardust-bet-other = Bet …
stardust-raise = Raise to { $amount }
stardust-raise-question = How much do you raise to?
stardust-raise-other = Raise to …
stardust-all-in-with = All in ({ $amount })
stardust-exchange = { $count ->
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
}
stardust-exchange-these = Exchange { $cards }
stardust-keep-all = Keep all
stardust-pick-cards = Cards to throw away (up to { $most })
stardust-pick-rival = Lay Quick Death before …
stardust-lay = Lay { $joker }
stardust-lay-before = Lay { $joker } before seat { $number }
stardust-discard = Throw away { $card }
stardust-discard-one = Throw a card away
stardust-pay = Pay { $amount }

## The rules, in our own words

stardust-rules =
    ### The idea
    Collect planets that belong together, and bet on having the most **economy points** when the cards are shown. All is play money.

    ### A hand
    1. Everybody pays the **ante** of 10 into the pot and gets five cards.
    2. **First bets**, clockwise from the start seat: check or bet; once there is a bet, call it, raise it or fold. Who has too little goes *all in* and plays for the part of the pot that they could match. What nobody matched of a bet goes back at the end of the round.
    3. **Exchange**, once around: throw away up to three cards and draw as many. Before that jokers may be laid.
    4. **Second bets**, as before.
    5. **Showdown**: who is left shows their cards, and the best combination takes the pot. If all others fold, nothing is shown.

    The start seat moves on clockwise after each hand. Who has most after the last one wins the game.

    ### What counts
    The points of your **one best** combination, whatever its kind. A **star cluster** (five suns) beats every system; the **great meeting** (five jokers) beats everything.
    Level? The better sun in the hand wins: red before yellow, then more stripes. Without suns: forest before aqua before desert. Still level: the pot is split.

    ### Jokers
    A joker stands for a planet of any size and structure with its points (at least one planet must be real). Prism, Healer and Breath may also stand for red suns of 3, 2 and 1 stripes.
    In the exchange three can be laid instead: **Black Hole** – draw two cards, for six in hand. **Quick Death** – a rival replaces a card of their choice, then you draw one. **Dark Water** – everybody pays the ante again or folds, and you draw one.
stardust-example-two = Two-system: two planets of the same size and structure.
stardust-example-three = Three-system: three of the same size and structure, or a large, a medium and a small one of the same structure.
stardust-example-mixed = Mixed system: a three-system and a two-system of another structure.
stardust-example-mega = Mega-system: a three-system and a two-system of the same structure.
stardust-example-cluster = Star cluster: five suns. The number is that of their stripes.
stardust-example-meeting = Great meeting: five jokers.
stardust-example-jokers = Jokers fill up: with the Prism a third large forest planet, with Dark Water a second small aqua planet.

## Computer players

stardust-character-easy = calls with any pair and hopes
stardust-character-normal = weighs the odds against the price
stardust-character-hard = imagines a hundred deals before every bet

## Standings

stardust-score = credits won
stardust-count-score = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
stardust-statistics-hands = Hands: { $dealt } dealt, { $won } won
stardust-statistics-showdowns = Showdowns: { $shown }, { $won } of them won
stardust-statistics-best = Wins most often with: { $combination } ({ $times } times)
