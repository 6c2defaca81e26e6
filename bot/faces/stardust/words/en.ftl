# Stardust: its cards, refusals, rules and table.

stardust-title = Stardust
stardust-command = Stardust: bet on the best planetary system, for play money
stardust-command-new = Open a table of Stardust: poker with planets, for play money
stardust-about = Poker with planets: bet play money, exchange cards, and show the best planetary system.
stardust-length = about 30 minutes
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
stardust-refused-nothing-to-call = There is no bet to call: check, or bet.
stardust-refused-check-instead = There is no bet to call: checking costs you nothing, so there is no need to fold.
stardust-refused-no-bet-yet = There is no bet to raise, so you bet.
stardust-refused-bet-stands = There is a bet already, so you raise rather than bet.
stardust-refused-cannot-raise = You cannot raise: nobody could answer it, or you have too little. Call, check or fold.
stardust-refused-bet-too-small = That is too little: your bet must be at least { $least }.
stardust-refused-bet-too-large = You do not have that much: your bet can be at most { $most }.
stardust-refused-no-exchange-now = Cards are exchanged between the two rounds of bets.
stardust-refused-too-many-exchanged = You can exchange at most { $most } cards.
stardust-refused-cannot-lay = Only the Black Hole, Quick Death and Dark Water can be laid.
stardust-refused-no-such-rival = Name somebody else who is still in this hand.
stardust-refused-death-asks = Quick Death was laid against you: first choose a card to throw away.
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
stardust-option-stake-hint = Play money that everybody brings; each hand begins with an ante of 10
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
stardust-phase-first-bets = First bets.
stardust-phase-exchange = Exchange: everybody may replace up to three cards, and lay jokers.
stardust-phase-second-bets = Second bets.
stardust-asks-death = { $player } has laid Quick Death: a card must go.
stardust-asks-water = { $player } has laid Dark Water: pay the ante again, or fold.
stardust-hand-over = **Previous hand:**
stardust-took-all = { $player } takes { $credits }; all others folded.
stardust-showed = { $player }: { $cards } ({ $combination })
stardust-and-took = { " " }→ takes **{ $credits }**
stardust-count-credits = { $count ->
    [one] 1 credit
   *[other] { $count } credits
}
stardust-won = { $credits } ({ $gain })
stardust-broke = nothing left
stardust-has-bet = bet { $amount }
stardust-exchanged = { $count ->
    [0] kept all cards
    [one] exchanged 1 card
   *[other] exchanged { $count } cards
}
stardust-laid = laid { $joker }
stardust-folded = folded
stardust-all-in = all in
stardust-starts = start seat
stardust-result = { $count ->
    [one] { $winners } wins the game: { $gain } credits!
   *[other] { $winners } share the victory: { $gain } credits each!
}
stardust-result-hand = Hand { $number }: { $winner } takes { $credits } ({ $combination })
stardust-all-folded = all others folded
stardust-curve = Credits after each hand

## What happens, told

stardust-told-check = { $player } checks
stardust-told-call = { $left ->
    [0] { $player } calls { $amount } — ❗ **all in**
   *[other] { $player } calls { $amount }
}
stardust-told-bet = { $left ->
    [0] { $player } bets { $amount } — ❗ **all in**
   *[other] { $player } bets { $amount }
}
stardust-told-raise = { $left ->
    [0] { $player } raises to { $amount } — ❗ **all in**
   *[other] { $player } raises to { $amount }
}
stardust-told-fold = { $player } folds
stardust-told-exchange = { $count ->
    [0] { $player } keeps all cards
    [one] { $player } exchanges 1 card
   *[other] { $player } exchanges { $count } cards
}
stardust-told-lay = 🃏 **{ $player } lays { $joker }**
stardust-told-lay-before = 🃏 **{ $player } lays { $joker } against { $rival }**
stardust-told-discard = { $player } throws a card away and draws another
stardust-told-pay = { $player } pays { $amount } again
stardust-told-wins = { $sign } **{ $player } takes { $credits } ({ $combination })**
stardust-told-takes = { $sign } **{ $player } takes { $credits }: all others folded**
stardust-told-broke = 💥 **{ $player } has nothing left**
stardust-told-lead = 📈 **{ $player } leads with { $credits } credits**
stardust-told-last-hand = 🎯 **The last hand begins**
stardust-guess-until = You can guess, and change your guess, until the first hand is over.

## The hand

stardust-hand-game-over = The game is over.
stardust-hand-broke = You have nothing left to play with at this table.
stardust-hand-folded = You have folded. The next hand will be dealt when this one is over.
stardust-hand-wait = It is { $players }'s turn. In the pot: { $pot }
stardust-hand-call = Your turn. In the pot: { $pot }. To stay in you pay **{ $amount }**; you have { $left }.
stardust-hand-check = Your turn. In the pot: { $pot }. No bet to call; you have { $left }.
stardust-hand-exchange = Exchange. Choose up to { $most } cards to throw away, then confirm. If you want to lay a joker, do that first.
stardust-hand-death = { $player } has laid Quick Death against you: choose a card to throw away; you draw another.
stardust-hand-water = { $player } has laid Dark Water: pay { $amount } more, or fold.
stardust-hand-best = You have: **{ $combination }**
stardust-worth-two = Two planets alike. More points win.
stardust-worth-three = Three planets alike, or one of each size of one structure. More points win.
stardust-worth-mixed = A three-system and a two-system of another structure. More points win.
stardust-worth-mega = A three-system and a two-system of one structure. More points win.
stardust-worth-cluster = Five suns beat every system.
stardust-worth-meeting = Five jokers beat everything.
stardust-worth-nothing = Any combination beats it.
stardust-effect-hole = Black Hole: lay it and draw two cards.
stardust-effect-death = Quick Death: lay it against somebody, who must replace a card; you draw one, too.
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
stardust-pick-rival = Lay Quick Death against …
stardust-lay = Lay { $joker }
stardust-lay-before = Lay { $joker } against seat { $number }
stardust-discard = Throw away { $card }
stardust-discard-one = Throw a card away
stardust-pay = Pay { $amount }

## The rules, in our own words

stardust-rules =
    ### The idea
    Collect planets that belong together, and bet on having the most **economy points** when the cards are shown. All is play money.

    ### A hand
    1. Everybody pays the **ante** of 10 into the pot and gets five cards.
    2. **First bets**, clockwise from the start seat: check or bet; once there is a bet, call it, raise it or fold. Whoever has too little goes *all in* and plays for the part of the pot that they could match. The part of a bet that nobody matched goes back at the end of the round.
    3. **Exchange**, once around: throw away up to three cards and draw as many. Before that jokers may be laid.
    4. **Second bets**, as before.
    5. **Showdown**: the players who are left show their cards, and the best combination takes the pot. If all others fold, nothing is shown.

    The start seat moves on clockwise after each hand. Whoever has the most after the last one wins the game.

    ### What counts
    The points of your **one best** combination, whatever its kind. A **star cluster** (five suns) beats every system; the **great meeting** (five jokers) beats everything.
    Level? The better sun in the hand wins: red before yellow, then more stripes. Without suns: forest before aqua before desert. Still level: the pot is split.

    ### Jokers
    A joker stands for a planet of any size and structure with its points (at least one planet must be real). Prism, Healer and Breath may also stand for red suns of 3, 2 and 1 stripes.
    In the exchange three can be laid instead: **Black Hole** – draw two cards, so that you hold six. **Quick Death** – a rival replaces a card of their choice, then you draw one. **Dark Water** – everybody pays the ante again or folds, and you draw one.
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
    [one] 1 credit
   *[other] { $count } credits
}
stardust-statistics-hands = Hands: { $dealt } dealt, { $won } won
stardust-statistics-showdowns = Showdowns: { $shown }, { $won } of them won
stardust-statistics-best = Wins most often with: { $combination } ({ $times ->
    [one] once
    [2] twice
   *[other] { $times } times
})

## The best moment of a game

stardust-best-pot = a pot of { $credits } credits with { $combination }
stardust-best-folded = a pot of { $credits } credits: everybody else folded

## The deal of the day

stardust-day-score = { $signed } credits
## Achievements

stardust-achievement-phoenix = Phoenix
stardust-achievement-phoenix-for = Win a game after you had no more than a tenth of your stake left.
stardust-achievement-every-hand = Landslide
stardust-achievement-every-hand-for = Win every hand of a game of at least three hands.
stardust-achievement-one-hand = One was enough
stardust-achievement-one-hand-for = Win a game of at least five hands by winning just one hand.
stardust-achievement-stare-down = Stare-down
stardust-achievement-stare-down-for = Make everybody fold to your bet, for a pot of at least three stakes.
stardust-achievement-empty-sky = Empty sky
stardust-achievement-empty-sky-for = Win a showdown without any combination.
stardust-achievement-mega-system = Nothing but planets
stardust-achievement-mega-system-for = Win a showdown with a mega-system without jokers.
stardust-achievement-star-cluster = Five suns
stardust-achievement-star-cluster-for = Win a showdown with a star cluster.
stardust-achievement-great-meeting = First contact
stardust-achievement-great-meeting-for = Win a showdown with the great meeting.
stardust-achievement-stand-pat = Serenity
stardust-achievement-stand-pat-for = Win a showdown of at least four hands without exchanging a card.
stardust-achievement-sun-decides = By a sunbeam
stardust-achievement-sun-decides-for = Win a showdown in which the suns alone decide.
stardust-achievement-dead-heat = Dead heat
stardust-achievement-dead-heat-for = At a showdown, show the strongest hand together with somebody whose hand is exactly as strong.
stardust-achievement-triple-knockout = Supernova
stardust-achievement-triple-knockout-for = Win a hand in which three others lose their last credit.
stardust-achievement-conjurer = Conjurer
stardust-achievement-conjurer-for = Lay Black Hole, Quick Death and Dark Water in one game.
stardust-achievement-flood = Flood
stardust-achievement-flood-for = Make two others drop out with Dark Water.
stardust-achievement-bad-stars = Ill-starred
stardust-achievement-bad-stars-for = Lose a showdown with a star cluster, or with a mega-system without jokers.
stardust-bold = a pot of { $pot } at a showdown, with a hand worth only { $points } points
