# The review of a finished game: how everybody's chances went, and what one's own moves were worth.

button-review = Review
button-review-number = Review { $number }
button-review-move = Move { $number }
button-review-own = My moves
button-review-costliest = My costliest move
button-review-overview = Overview
button-review-earlier = ◀ Mine
button-review-later = Mine ▶
button-review-play = Play on from here
review-title = { $game } · review
review-about = Everybody's chances to win, after each move.
review-picture = The chances to win after each move, a line for each player: { $seats }
review-lines = Left to right: the moves. The lines: { $seats }
review-working = I am playing this game on thousands of times, to see how everybody's chances went.
review-working-note = Tables come first, so it may pause now and then. You can close this: the review is kept, and is there at once the next time.
review-newer = You have asked for this review again: it is in the newer message further down.
review-turning-points = **Turning points**
review-turning-point = **{ $number }.** { $played } · { $change }
review-change = { $player } { $before } → { $after }
review-own = You had { $count ->
        [one] one real choice
       *[other] { $count } real choices
    }: { $verdicts }.
review-average = On average a choice cost you { $points } percentage points of your chance to win.
review-decimal = { $whole }.{ $tenths }
review-count-best = { $count } as good as any
review-count-good = { $count } good
review-count-inaccurate = { $count ->
        [one] one could have been a little better
       *[other] { $count } could have been a little better
    }
review-count-mistake = { $count ->
        [one] one had a clearly better way
       *[other] { $count } had a clearly better way
    }
review-note = The chances of all come from the true cards; your own moves are judged by what you could see. Differences below 4% may be chance.
review-note-hidden = Cards stay hidden in this game, so everything here follows from what you could see. Differences below 4% may be chance.
review-move-title = { $game } · review · move { $ply } of { $moves }
review-verdict-best = **Best.** From what you could see, nothing promised more: { $chance }.
review-verdict-good = **Good.** From what you could see: { $chance }; { $best } promised about as much ({ $better }).
review-verdict-inaccurate = **A little inaccurate.** From what you could see: { $chance }; with { $best } it would have been { $better }, which is { $lost } more.
review-verdict-mistake = **A mistake, as they happen.** From what you could see: { $chance }; with { $best } it would have been { $better }, which is { $lost } more.
review-others = About as good: { $moves }
refused-no-review = The review could not be finished now. Press **Review** again in a moment: nothing is lost.
refused-reviews-under-way = Two reviews are already being worked out for you. Wait until one of them is there, then press **Review** again.
refused-reviews-off = Reviews are switched off in this server. Whoever manages it can switch them on with { $command-settings-server }.
refused-review-private = Somebody who played in this game shows its review to players only. You can still watch the replay.
name-reviews = reviews
command-server-reviews = Can people review finished games?
command-me-reviews = May people who did not play see reviews of your games?
settings-reviews-on = Finished games can be reviewed.
settings-reviews-off = Finished games cannot be reviewed.
settings-my-reviews-on = Whoever may see your games may see reviews of them.
settings-my-reviews-off = Only players of your games see reviews of them.
review-playing-on = You play on from before move { $number }, against computers. Nobody else sees it, and it counts nowhere.
button-review-deal = Review { $game }
refused-deal-under-way = The deal of the day can be reviewed once its day is over: { $when }.
refused-no-own-deal = You have not played this deal.
review-in-chart = On the chart, which knows all cards:
review-in-chart-hidden = On the chart:
