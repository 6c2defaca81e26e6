# Mau-Mau: its cards, refusals, rules and table.

mau-mau-title = Mau-Mau
mau-mau-command = Mau-Mau, the card game of suits, sevens and wishes
mau-mau-command-new = Open a table of Mau-Mau, the card game of suits, sevens and wishes
mau-mau-about = Get rid of all cards: play the same suit or the same rank, and say Mau with one card left.
mau-mau-length = about 10 minutes
mau-mau-stage = round { $round } of { $rounds }
mau-mau-stage-points = round { $round }, to { $target } points
mau-mau-stage-single = one round

## Cards

mau-mau-suit-clubs = clubs
mau-mau-suit-spades = spades
mau-mau-suit-hearts = hearts
mau-mau-suit-diamonds = diamonds
mau-mau-no-cards = no cards
mau-mau-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mau-mau-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}

## Why a move is refused

mau-mau-refused-not-your-card = You do not hold { $card }.
mau-mau-refused-only-drawn = You have drawn a card: play that one, { $card }, or keep it.
mau-mau-refused-answer-seven = A seven is on top: play another seven, or draw { $count } cards.
mau-mau-refused-jack-on-jack = At this table, no jack may be played on a jack.
mau-mau-refused-does-not-fit = { $card } does not fit on { $top }: it has neither the suit to play ({ $suit ->
    [C] clubs
    [S] spades
    [H] hearts
   *[D] diamonds
}) nor the rank.
mau-mau-refused-wish-needed = Say which suit you wish for with { $card }.
mau-mau-refused-no-wish-now = { $card } makes no wish now.
mau-mau-refused-no-mau-now = You say Mau only when you play your last card but one.
mau-mau-refused-already-drawn = You have drawn already. Play the card that you drew, or keep it.
mau-mau-refused-nothing-to-draw = There is no card to draw.
mau-mau-refused-must-play = There is no card to draw, and { $card } fits, so you must play.
mau-mau-refused-draw-first = Draw a card first.
mau-mau-refused-pack-too-small = The pack is too small for so many. At most { $most } can play with it.
mau-mau-refused-too-few-cards = Too few cards are dealt: none is left to turn up.
mau-mau-refused-bad-reshuffle = The reshuffle does not name exactly the cards that are shuffled.

## House rules

mau-mau-option-length-name = length
mau-mau-option-length-title = Length
mau-mau-option-length-hint = How long a game is
mau-mau-option-length-1 = one round
mau-mau-option-length-3 = three rounds
mau-mau-option-length-5 = five rounds
mau-mau-option-length-to100 = to 100 points
mau-mau-option-length-to200 = to 200 points
mau-mau-option-mau-name = mau
mau-mau-option-mau-title = Forgotten Mau
mau-mau-option-mau-hint = What happens to somebody who does not say Mau with one card left
mau-mau-option-mau-1 = draws one card
mau-mau-option-mau-2 = draws two cards
mau-mau-option-mau-no = no penalty
mau-mau-option-ace-name = ace
mau-mau-option-ace-title = Aces
mau-mau-option-ace-hint = What an ace does
mau-mau-option-ace-no = no effect
mau-mau-option-ace-again = you play again
mau-mau-option-ace-skip = the next player misses a turn
mau-mau-option-jack-on-jack-name = jack_on_jack
mau-mau-option-jack-on-jack-title = Jack on jack
mau-mau-option-jack-on-jack-hint = May a jack be played on a jack?
mau-mau-option-jack-on-jack-no = not allowed
mau-mau-option-jack-on-jack-yes = allowed
mau-mau-option-keep-drawn-name = keep_drawn
mau-mau-option-keep-drawn-title = After drawing
mau-mau-option-keep-drawn-hint = Does drawing a card end your turn?
mau-mau-option-keep-drawn-no = you may play the card that you drew
mau-mau-option-keep-drawn-yes = your turn is over
mau-mau-option-hand-name = hand
mau-mau-option-hand-title = Cards in hand
mau-mau-option-hand-hint = Cards in hand at the beginning of a round
mau-mau-option-hand-5 = five cards
mau-mau-option-hand-6 = six cards
mau-mau-option-pack-name = pack
mau-mau-option-pack-title = Pack
mau-mau-option-pack-hint = With how many cards you play
mau-mau-option-pack-auto = 32 cards; 52 for six players or more (five with hands of six)
mau-mau-option-pack-32 = 32 cards
mau-mau-option-pack-52 = 52 cards
mau-mau-house-length-1 = one round
mau-mau-house-length-5 = five rounds
mau-mau-house-length-to100 = to 100 points
mau-mau-house-length-to200 = to 200 points
mau-mau-house-mau-2 = two cards for a forgotten Mau
mau-mau-house-mau-no = no need to say Mau
mau-mau-house-ace-again = play again after an ace
mau-mau-house-ace-skip = an ace skips the next player
mau-mau-house-jack-on-jack-yes = jack on jack
mau-mau-house-keep-drawn-yes = drawing ends the turn
mau-mau-house-hand-6 = hands of six
mau-mau-house-pack-32 = 32 cards
mau-mau-house-pack-52 = 52 cards

## The table

mau-mau-top = On top: { $card }
mau-mau-wished = wish: { $suit }
mau-mau-due = ❗ Play a seven, or draw { $cards }
mau-mau-before = Before: { $cards }
mau-mau-stock = { $count ->
    [0] The stock is empty.
    [one] 1 card in the stock
   *[other] { $count } cards in the stock
}
mau-mau-called = 📣 **Mau!**
mau-mau-has-drawn = has drawn
mau-mau-last-round = Previous round: { $winner } with { $card }, { $points }
mau-mau-result = { $count ->
    [one] { $winners } wins with { $points }!
   *[other] { $winners } win together with { $points } each!
}
mau-mau-result-round = Round { $number }: { $winner } with { $card }, { $points }
mau-mau-result-stopped = Round { $number }, stopped: { $winner }, { $points }
mau-mau-picture-seat = { $player }: { $cards }; { $points } in all

## What happens, told

mau-mau-told-play = { $player } plays { $card }
mau-mau-told-mau = { $player } plays { $card } — 📣 **Mau!**
mau-mau-told-last = { $player } plays { $card } — 🏁 **the last card**
mau-mau-told-forgot = { $count ->
    [0] { $player } has forgotten to say Mau
    [one] 🤐 { $player } has forgotten to say Mau and draws 1 card
   *[other] 🤐 { $player } has forgotten to say Mau and draws { $count } cards
}
mau-mau-told-draw = { $count ->
    [0] { $player } finds nothing to draw
    [one] { $player } draws 1 card
   *[other] { $player } draws { $count } cards
}
mau-mau-told-many = { $count ->
    [one] 🔥 **{ $player } draws 1 card**
   *[other] 🔥 **{ $player } draws { $count } cards**
}
mau-mau-told-pass = { $player } can do nothing
mau-mau-told-skipped = ⏭️ { $player } misses a turn
mau-mau-told-round = ★ **{ $player } wins round { $number }: { $points }**
mau-mau-told-stopped = ⏹️ **Round { $number } is stopped. { $player } has the least in hand: { $points }**
mau-mau-told-lead = 📈 **{ $player } takes the lead**
mau-mau-told-last-round = 🎯 **The last round begins**

## The hand

mau-mau-hand-over = The game is over.
mau-mau-hand-turn = Your turn.
mau-mau-hand-drawn-fits = You drew { $card }. Play it, or keep it.
mau-mau-hand-drawn = You drew { $card }. It does not fit.
mau-mau-hand-wait = It is { $player }'s turn.
mau-mau-hand-wish = Which suit do you wish for with { $card }?
mau-mau-about-mau = { $count ->
    [one] Press Mau before you play your last card but one. Otherwise you draw 1 card.
   *[other] Press Mau before you play your last card but one. Otherwise you draw { $count } cards.
}
mau-mau-mau = Mau!
mau-mau-draw = { $count ->
    [one] Draw 1 card
   *[other] Draw { $count } cards
}
mau-mau-keep = Keep it
mau-mau-pass = Go on
mau-mau-back = Other card
mau-mau-pick = Choose a card that fits
mau-mau-move-wish = { $card }, wish { $suit }
mau-mau-move-mau = { $move }, Mau!

## The rules, in our own words

mau-mau-rules =
    ### The idea
    Be the first to get rid of all your cards.

    ### Playing
    In turn, clockwise, everybody plays a card of the **same suit** or the **same rank** as the top card. If you cannot or do not want to, draw a card; you may play that card at once.

    ### Special cards
    - **7**: the next player draws two cards, or plays another seven. Then the player after that draws four, and so on.
    - **8**: the next player misses a turn.
    - **Jack**: fits on everything but a jack. Whoever plays it wishes for a suit.

    ### Mau!
    Press **Mau!** before you play your last card but one. If you forget it, you draw a card.

    ### Points
    The winner of a round gets the points of everybody's cards: jack 20, ace 11, king and queen 10, other cards their number. After three rounds, the most points win. The first card of a round does nothing, whatever it is. When the stock has run out, the cards below the top card are shuffled and become the new stock. A round is stopped when nobody can go on, or after 60 moves for each player; then the player with the fewest points in hand gets what the others have more.

    ### House rules
    The host chooses the length, the penalty for a forgotten Mau, what an ace does, jack on jack, whether drawing ends a turn, five or six cards, and the pack: 32 cards (7 to ace), or 52.
mau-mau-example-fitting = On the nine of hearts fits another heart, another nine, or a jack, but no king of spades.
mau-mau-example-sevens = Sevens add up: after three of them, the next player draws six cards.
mau-mau-example-wish = The jack of spades wishes for hearts, so the eight of hearts follows.

## Computers

mau-mau-character-easy = plays the first card that fits
mau-mau-character-normal = keeps jacks and sevens for when they hurt
mau-mau-character-hard = plays every choice to its end in its head

## Standings

mau-mau-score = points
mau-mau-count-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
mau-mau-statistics-rounds = Rounds: { $played } played, { $won } won
mau-mau-statistics-points = A round won brings { $points } on average
mau-mau-statistics-won-with-jack = { $count ->
    [one] 1 round won with a jack
   *[other] { $count } rounds won with a jack
}
mau-mau-statistics-forgot-mau = { $count ->
    [one] forgot to say Mau once
   *[other] forgot to say Mau { $count } times
}

## The best moment of a game

mau-mau-best-sevens = made somebody draw { $count } cards with a seven
mau-mau-best-round = won a round with { $points }
