# Claro: its cards, refusals, rules and table.

claro-title = CLARO
claro-joker = Joker
claro-colour-blue = blue
claro-colour-yellow = yellow
claro-colour-pink = pink
claro-command = CLARO, the quick card game of numbers and stars
claro-command-new = Open a table of CLARO, the quick game of numbers and stars
claro-about = Play a higher card or one with the same star; whoever plays last takes a star. Three stars win.
claro-length = about 15 minutes

## Why a move is refused

claro-refused-not-your-card = You do not hold { $card }.
claro-refused-does-not-fit = { $card } does not fit on { $top }: its number is not higher, and they share no star colour.
claro-refused-joker-on-grey = A joker does not fit on { $top }: only on a card with a star.
claro-refused-grey-on-joker = { $card } does not fit on a joker: it has no star.
claro-refused-must-play = You can only pass when no card fits, and { $card } does.
claro-refused-must-lead = You lead this round, so you must play a card.
claro-refused-discard-first = The round is over. First choose which cards to discard, or keep them all.
claro-refused-wait-for-discards = The others are still choosing what to discard.
claro-refused-no-discards-now = You can only discard between rounds.
claro-refused-winner-keeps = You won the round: you keep your cards.
claro-refused-already-discarded = Your choice has been made already. The others are still choosing.
claro-refused-hand-for-two = Hands of ten cards are for two players. Open a table of two seats, or play with five.

## House rules

claro-option-free-pass-name = free_pass
claro-option-free-pass-title = Passing
claro-option-free-pass-hint = May you pass even if a card fits?
claro-option-free-pass-no = only when nothing fits
claro-option-free-pass-yes = whenever you like
claro-option-hand-name = hand
claro-option-hand-title = Cards in hand
claro-option-hand-hint = Ten for two players only
claro-option-hand-5 = five cards
claro-option-hand-10 = ten cards
claro-house-free-pass-yes = passing is free
claro-house-hand-10 = hands of ten

## The table

claro-top-none = { $leader } leads with any card.
claro-top-is = On top: { $card }
claro-discarding = Round over: time to throw cards away.
claro-stage = round { $round }
claro-passed = passed
claro-is-choosing = choosing
claro-has-chosen = has chosen
claro-result-winner = { $winner } is the Superstar with three stars!
claro-picture-round = Round { $number }: { $cards }; { $player } takes the star.

## What happens, told

claro-told-play = { $left ->
    [0] { $player } plays { $card } — ❗ **the last card**
    [1] { $player } plays { $card } — ❗ **one card left**
   *[other] { $player } plays { $card }
}
claro-told-pass = { $player } passes
claro-told-must-pass = { $player } passes: nothing fits
claro-told-star = { $left ->
    [0] { $star } **{ $player } takes the third star and wins**
    [1] { $star } **{ $player } takes the star** · 🎯 **one more to win**
   *[other] { $star } **{ $player } takes the star**
}
claro-told-lead = 📈 **{ $player } takes the lead**
claro-guess-until = You can guess, and change your guess, until the first star is taken.
claro-match-point = **one star to go**

## The hand

claro-hand-lead = You lead. Play any card.
claro-hand-your-turn = Your turn. On top: { $card }
claro-hand-must-pass = Nothing fits on { $card }. You can only pass.
claro-hand-discard = Round over. Mark the cards to throw away, then confirm. You draw up to { $size } again.
claro-hand-winner-waits = You won the round and keep your cards. The others are choosing.
claro-hand-chosen = Your choice is made. The others are still choosing.
claro-hand-over = The game is over.
claro-hand-empty = You hold no cards.
claro-about-joker = Joker: goes on any card with a star. After it, only a card with a star fits.
claro-button-joker = What does the joker do?
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
    The player who leads plays any card. Then, clockwise, everyone plays one card that **fits** on the top card:
    - its number is **higher**, or
    - it shows a **star of the same colour**,
    - or both.

    Star colours: { $blue } blue, { $yellow } yellow, { $pink } pink. Nobody draws during a round.

    ### Jokers
    A joker { $joker } has no number and all three star colours. It fits only on a card with a star, and only a card with a star fits on it.

    ### Passing
    If nothing fits you pass, keep your cards and are out until the next round. If something fits, you must play. Playing your last card is not a pass: you can still win the round.

    ### End of a round
    All but one have passed, or nobody who is still in has cards left. The player who **played last** takes a star and draws up to a full hand. All others may throw away any cards and then draw up too. The winner leads the next round.
claro-hero = 30 on 24: higher. 17 on 30: the same star.
claro-example-fitting = What fits, and what does not. Above: 30 on 24 (higher), 17 on 30 and 48 on 17 (same star), a joker on 4. Below: 13 is not higher than 29, nor 39 than 48, and they share no star; a joker goes only on a star, and only a star goes on it.
claro-example-a = The round ends when all but one have passed. On the pile: 24, 30, 17, 29. Nothing of Armin's fits on 29, so he passes. Laura plays 31. It has no star: neither Clara's joker nor 20 fits, nor does Konrad's 10. Laura takes the star.
claro-example-b = The round ends when everybody still in has played their last card. On the pile: 24, 30, 17, 48. Armin passes. Laura's last card, 3, shares a star with 48; Clara's last card is a joker. Konrad's 42 has no star, so he passes. Clara takes the star.

## Standings

claro-score = stars
claro-count-score = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
claro-no-cards = no cards
claro-statistics-card = Wins most often with { $card } ({ $times ->
    [one] once
    [2] twice
   *[other] { $times } times
})
claro-statistics-moments = Best moments: { $moments }
claro-moment-comeback = { $count ->
    [one] a game won after trailing 0 : 2
   *[other] { $count } games won after trailing 0 : 2
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
    [one] a round won with a card of 10 or lower
   *[other] { $count } rounds won with a card of 10 or lower
}
claro-character-easy = plays the lowest card and hopes
claro-character-normal = keeps its best cards for later
claro-character-hard = counts every card and every pass

## The best moment of a game

claro-best-comeback = won after trailing 0 : 2
claro-best-sweep = won, and nobody else took a star
claro-best-joker = took a star with a joker
claro-best-low-card = took a star with { $card }

## The deal of the day

claro-day-score = { $side ->
    [ahead] won by { $away } ⭐
    [behind] { $away } ⭐ behind the winner
   *[level] level at the top
}
claro-deal-place-last = not won
## Achievements

claro-achievement-phoenix = Phoenix
claro-achievement-phoenix-for = Win a game after somebody else had two stars and you had none.
claro-achievement-clean-sweep = Clean sweep
claro-achievement-clean-sweep-for = Win with three stars, while nobody else takes one (at least 4 at the table).
claro-achievement-photo-finish = Photo finish
claro-achievement-photo-finish-for = Win while everybody else has two stars (at least 3 at the table).
claro-achievement-jesters = Court of jesters
claro-achievement-jesters-for = Take two stars of a game with jokers.
claro-achievement-low-five = Ant
claro-achievement-low-five-for = Take a star with a card no higher than 5.
claro-achievement-number-one = Number one
claro-achievement-number-one-for = Take a star with the 1.
claro-achievement-dive = Deep dive
claro-achievement-dive-for = Take a star with a card at least 35 lower than the one beneath it.
claro-achievement-full-hand = Empty-handed
claro-achievement-full-hand-for = Win a game, and play your whole hand in each of the three rounds that you win.
claro-achievement-marathon = Marathon
claro-achievement-marathon-for = Take the star of a round of at least 25 cards.
claro-achievement-silence = Silence
claro-achievement-silence-for = Lead a round with a card that nobody can follow (at least 3 at the table).
claro-achievement-staircase = Staircase
claro-achievement-staircase-for = Play exactly the next number twice in a round that you win.
claro-achievement-echo = Echo
claro-achievement-echo-for = Take two stars of a game with the same number.
claro-achievement-colourful = In full colour
claro-achievement-colourful-for = Win a game with three numbers that all have a star of their own.
claro-achievement-bridesmaid = So close
claro-achievement-bridesmaid-for = Have two stars while nobody else has one, and lose the game.
claro-bold = a star with the { $card }
