# Games alone, the deal of the day, and lessons.

## Commands

command-daily-deal = The deal of the day: the same cards and opponents for everybody
command-daily-deal-deal = Which deal of the day
command-daily-yesterday = Show how this server did yesterday
name-deal = deal
name-yesterday = yesterday
name-learn = learn
command-learn = Learn the game in about five minutes: a first game with a coach, for you alone
name-patience = patience
name-daily = daily
name-public = public
command-patience = Play the patience on your own; anywhere, even in direct messages
command-patience-public = Let everybody in the channel watch
command-daily = The patience of the day: the same deck for everybody
command-daily-table = Show how this server has done today

## Lessons

button-learn-back = One step back
button-learn-again = Begin again
button-learn-show = Show me
button-learn = Learn in five minutes
learn-title = { $game } · { $step } / { $steps }
learn-free = Try what you like: nothing counts here.
learn-chapters = Go to a chapter
learn-changed = This lesson has changed since. Begin again with the button below.
learn-other-move = That is possible, but there is a better move here.
learn-end-title = { $game }: you can play
learn-learnt = What you have learnt
learn-next = With others: { $command-game-new }

## The deal of the day

deal-is-best = 🏅 Best result so far.
deal-best = The best known: { $score }
deal-place-1 = won
deal-place-2 = second
deal-place-3 = third
deal-place-last = further back
deal-legend = Each round: { $places }
deal-title = Deal of the day: { $game } · { $day }
deal-one-try = The same cards for everybody, and one try.
button-begin-deal = Begin
deal-friends = In this server
deal-copy = To copy:
alone-nobody-then = Nobody finished it.
alone-finished-then = { $count ->
    [one] One person finished
   *[other] { $count } people finished
}
refused-day-table-elsewhere = Each server has a ranking of the day: ask for it there with { $command-game-daily }. Here you can play the deal.
deal-streak = { $count ->
    [one] 🔥 1 day in a row
   *[other] 🔥 { $count } days in a row
}
deal-longest = { $streak } (longest: { $count })
deal-late = Finished more than an hour after its day, so it does not count.
deal-next = The next deal comes { $when }.
deal-until = If you begin it before that, you have until { $until } to finish.
deal-open = Not final before { $until }: who began in time may still be playing.
deal-shared-day = The deal of the day is the same for everybody: { $command-game-daily }
day-seals-about = Each deal is sealed before anybody sees a card of it.
day-seals-later = The seeds are shown here when the last games of the day are over: { $when }.
day-seals-none = This deal is older than the seals.
day-seals-empty = Nobody has asked for a deal on this day yet.
day-seals-seat = Seat { $seat } of { $seats } · the computer players, in their order: { $levels }
daily-deal-patience = the patience
daily-deal-against = against computers
refused-deal-spent = You have already played the deal of the day. The next one comes { $when }.
deal-post-title = The deal of the day · { $day }
deal-post-about = The same cards and opponents for everybody, and one try each. Only you see your game.
deal-post-yesterday = { $game } · { $day }
button-play-deal = Play { $game }
alone-day-note = With the same number of rows, fewer hints come first, then fewer moves taken back.
button-review-deal = Review { $game }
refused-deal-under-way = The deal of the day can be reviewed once nobody can play it any more: { $when }.
alone-daily-title = { $game } · { $day }
alone-shared-day = The deck of the day is the same for everybody: { $command-game-daily }

## Against computer players

against-opponents = Against { $players }
against-computer = { $name } ({ $level })
button-computers = Play against the computers
against-waits = Only you see this game. It waits for you as long as you like: { $command-my-games }
against-no-purse = The credits are for this game only: nothing is taken from your purse.
against-won = 🏆 You have won!
against-lost = Lost this time. Good luck with the next!
against-last = { $player } has won this one. Good luck with the next!
against-shared = **{ $player }** · { $game } against the computers · { $placed }
button-opponents = Opponents
button-opponents-play = Play
opponents-about = Choose your opponents. You keep them for later games.
opponents-count = { $count ->
    [one] one computer
   *[other] { $count } computers
}

## Games alone

refused-no-hints = There are no hints in a game against computer players.
button-again = Again
refused-too-many-alone = You have { $count } games of your own that are not over, and no more can wait. Go on with one ({ $command-my-games }), or close the oldest.
button-close-oldest = Close the oldest
alone-closed = Closed. Now there is room for another game.
refused-alone-closed = This game is closed. { $command-help } begins another one.
refused-not-your-game = That is somebody else's game.
refused-not-shared = A game that goes on from an earlier one is not shared.
alone-no-help = without help
alone-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
alone-taken-back = { $count ->
    [one] 1 move taken back
   *[other] { $count } moves taken back
}
alone-shared-already = You have already shared this result: { $link }
alone-shared-unseen = The bot cannot see whether that message is still there. If it is gone, you can share the result again.
button-share-again = Share again
alone-record = Your best so far: { $score }
alone-record-new = ✨ Your best result so far.
button-another = Another
button-same-deal = Play the same deal
fairness-yourself-alone = To check it yourself: the SHA-256 of the seed is the seal.
refused-game-held-away = The rules of “{ $missing }” got stuck in this game. It is set aside until they are mended, and nothing is lost: ask the person who runs the bot.
refused-deck-spent = You have already played the deck of the day. The next one comes { $when }; { $command-game-patience } deals others at any time.
refused-not-yours = That is somebody else's game. Start your own with { $command-game-patience }.
refused-cannot-take-back = That move cannot be taken back: you have seen a new card since. Play on, or start again with { $command-game-patience }.
alone-pick = What to play
alone-pick-between = What to play: { $first } … { $last }
alone-shared = { $player }: { $score }
alone-perfect = Nobody can do better.
alone-finished = { $count ->
    [one] 1 has finished
   *[other] { $count } have finished
}
alone-nobody = Nobody has finished today's yet. Be the first!
button-share = Share the result
button-hint = Hint
button-take-back = Take back

way-deal-new = Not played yet
way-deal-begun = Begun
way-deal-played = Played today
