# Claro: its cards, refusals, rules and table.

claro-title = CLARO
claro-joker = Joker
claro-command = CLARO, the quick card game of numbers and stars

## Why a move is refused

claro-refused-not-your-card = You do not hold { $card }.
claro-refused-does-not-fit = { $card } does not fit on { $top }: its number is not higher, and they share no star colour.
claro-refused-joker-on-grey = A joker does not fit on { $top }: only on a card with a star.
claro-refused-grey-on-joker = { $card } does not fit on a joker: it has no star.
claro-refused-must-play = You can only pass when no card fits, and { $card } does.
claro-refused-must-lead = You lead this round, so you must play a card.
claro-refused-discard-first = The round is over. First choose which cards to discard, or keep them all.
claro-refused-wait-for-discards = The others are still choosing what to discard.
claro-refused-no-discards-now = You can discard between rounds only.
claro-refused-winner-keeps = You won the round: you keep your cards.
claro-refused-already-discarded = You have chosen already. The others are still choosing.
claro-refused-hand-for-two = Hands of ten cards are for two players. Open a table of two seats, or play with five.

## House rules

claro-option-free-pass-name = free_pass
claro-option-free-pass-title = Passing
claro-option-free-pass-hint = May one pass although a card fits?
claro-option-free-pass-no = only when nothing fits
claro-option-free-pass-yes = whenever one likes
claro-option-hand-name = hand
claro-option-hand-title = Cards in hand
claro-option-hand-hint = Cards in hand (ten for two players only)
claro-option-hand-5 = five cards
claro-option-hand-10 = ten cards
claro-house-free-pass-yes = passing is free
claro-house-hand-10 = hands of ten

## The table

claro-top-none = { $leader } leads with any card.
claro-top-is = On top: { $card }
claro-run = This round: { $cards }
claro-discarding = { $winner } took a star with { $card }. Everyone else: throw away what you do not want.
claro-stage = round { $round }
claro-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
claro-passed = passed
claro-is-choosing = choosing
claro-has-chosen = has chosen
claro-result-winner = { $winner } is the Superstar with three stars!
claro-picture-round = Round { $number }: { $cards }; seat { $seat } takes the star.
claro-result-round = Round { $number }: { $winner } with { $card }
claro-turning-point = Turning point: round { $number }. { $winner } went from { $before } to { $after }.

## The hand

claro-hand-lead = You lead. Play any card.
claro-hand-your-turn = Your turn. On top: { $card }
claro-hand-must-pass = Nothing fits on { $card }. You can only pass.
claro-hand-wait = { $player } is to play. On top: { $card }
claro-hand-wait-lead = { $player } is to lead, with any card.
claro-hand-passed = You have passed. On top: { $card }
claro-hand-discard = Round over. Mark the cards to throw away, then confirm. You draw up to { $size } again.
claro-hand-winner-waits = You won the round and keep your cards. The others are choosing.
claro-hand-chosen = You have chosen. The others are still choosing.
claro-hand-over = The game is over.
claro-hand-empty = You hold no cards.
claro-why-not = Greyed out: not higher than { $number }, and without a star of { $stars }.
claro-why-not-grey = Greyed out: not higher than { $number }, which has no star.
claro-why-not-joker = Greyed out: without a star, and a joker takes only stars.
claro-pass = Pass
claro-keep-all = Keep all
claro-pick-discards = Cards to throw away
claro-discard-marked = { $count ->
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
claro-discard-these = Discard { $cards }
claro-joker-count = Joker ×{ $count }

## The rules, in our own words

claro-rules =
    ### The idea
    Be the last one able to play, and take a star. **Three stars** win the game.

    ### Playing
    Who leads plays any card. Then, clockwise, everyone plays one card that **fits** on the top card:
    - its number is **higher**, or
    - it shows a **star of the same colour**,
    - or both.

    Star colours: { $blue } blue, { $yellow } yellow, { $pink } pink. Nobody draws during a round.

    ### Jokers
    A joker { $joker } has no number and all three star colours. It fits only on a card with a star, and only a card with a star fits on it.

    ### Passing
    If nothing fits you pass, keep your cards and are out until the next round. If something fits, you must play. Having played your last card is not passing: you can still win the round.

    ### End of a round
    All but one have passed, or nobody who is still in has cards left. Who **played last** takes a star and draws up to a full hand. All others may throw away any cards and then draw up too. The winner leads the next round.

    ### House rules
    With a *free pass* you may pass although a card fits, but never when you lead. With a *hand of ten* two players play with ten cards each.
claro-example-fitting = What fits, and what does not. Above: 30 on 24 (higher), 17 on 30 and 48 on 17 (same star), a joker on 4. Below: 13 is not higher than 29, nor 39 than 48, and they share no star; a joker takes and wants a star.
claro-example-a = The round ends when all but one have passed. On the pile: 24, 30, 17, 29. Nothing of Armin's fits on 29, so he passes. Laura plays 31. It has no star: neither Clara's joker nor 20 fits, nor does Konrad's 10. Laura takes the star.
claro-example-b = The round ends when everybody still in has played their last card. On the pile: 24, 30, 17, 48. Armin passes. Laura's last card, 3, shares a star with 48; Clara's last card is a joker. Konrad's 42 has no star, so he passes. Clara takes the star.

## Standings

claro-score = stars
claro-count-score = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
claro-no-cards = no cards
claro-statistics-rounds = Rounds: { $led } led, { $won } won
claro-statistics-card = Wins most often with { $card } ({ $times } times)
claro-statistics-moments = Best moments: { $moments }
claro-moment-comeback = { $count ->
    [one] a game won from 0 : 2 behind
   *[other] { $count } games won from 0 : 2 behind
}
claro-moment-sweep = { $count ->
    [one] a game in which nobody else took a star
   *[other] { $count } games in which nobody else took a star
}
claro-moment-joker-finish = { $count ->
    [one] a game won with a joker
   *[other] { $count } games won with a joker
}
claro-moment-low-card = { $count ->
    [one] a round won with a card up to 10
   *[other] { $count } rounds won with a card up to 10
}
claro-character-easy = plays the lowest card and hopes
claro-character-normal = keeps its best cards for later
claro-character-hard = counts every card and every pass
