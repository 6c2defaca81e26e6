# The review of a finished game: how everybody's chances went, and what one's own moves were worth.

## Reviews

button-review-move = Move { $number }
button-review-own = My moves
button-review-costliest = My costliest move
button-review-overview = Overview
button-review-earlier = ◀ Mine
button-review-later = Mine ▶
button-review-play = Play on from here
button-review-chances = Chances
review-title = { $game } · review
review-about = Everybody's chances to win, estimated, from the first move to the last.
review-picture = The chances to win after each move, a line for each player: { $seats }
review-working = Playing this out thousands of times to see everyone's chances.
review-working-note = You can close this: the review is kept.
review-newer = This review is in your newer message further down.
review-turning-points = **Turning points**
review-turning-point = **{ $number }.** { $played }
review-change = { $player } { $before } → { $after }
review-own = { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }: { $verdicts }
review-count-best = { $count } best
review-count-good = { $count } good
review-count-slip = { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
review-count-mistake = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
review-note = On the chart, small differences (below { $share }) may be chance.
review-move-title = { $game } · review · move { $ply } of { $moves }
review-verdict-best = **Best.**
review-verdict-good = **Good.**
review-verdict-slip = **A slip.** Better: { $best }
review-verdict-mistake = **A mistake.** Better: { $best }
review-own-view = From what you could see: { $moves }
refused-no-review = The review could not be finished. Press **{ button-review }** again in a moment.
refused-reviews-under-way = Two reviews are being worked out for you already. Press **{ button-review }** again when one is there.
refused-reviews-off = Reviews are switched off in this server.
refused-review-private = Somebody in this game shows its review to its players only. You can watch the replay.
review-playing-on = You play on from move { $number }, against computers. Nobody else sees it, and it counts nowhere.
refused-no-own-deal = You have not played this deal.
review-in-chart = On the chart, which knows all cards:
review-in-chart-hidden = On the chart:
