# Games of one person against computer players, without a table

against-opponents = Against { $players }
against-computer = { $name } ({ $level })
refused-no-hints = There are no hints in a game against computer players.
against-waits = Only you see this game. It waits for you as long as you like: { $command-my-games }
against-no-purse = The credits are for this game only: nothing is taken from your purse.
against-won = 🏆 You have won!
against-lost = Lost this time. Good luck with the next!
against-last = { $player } has won this one. Good luck with the next!
against-shared = **{ $player }** · { $game } against the computers · { $placed }
button-again = Again
button-opponents = Opponents
button-opponents-play = Play
opponents-about = Choose your opponents. You keep them for later games.
opponents-count = { $count ->
    [one] one computer
   *[other] { $count } computers
}
refused-too-many-alone = You have { $count } games of your own that are not over, and no more can wait. Go on with one ({ $command-my-games }), or close the oldest.
button-close-oldest = Close the oldest
alone-closed = Closed. Now there is room for another game.
refused-alone-closed = This game is closed. { $command-help } begins another one.

## The deal of the day

deal-is-best = 🏅 Nobody is known to have done better.
deal-best = The best known: { $score }
deal-place-1 = first
deal-place-2 = second
deal-place-3 = third
deal-place-last = further back
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
deal-late = Finished after its day was over, so it does not count.
deal-next = The next deal comes { $when }.
deal-shared-day = The deal of the day is the same for everybody: { $command-game-daily }
day-seals-about = Each deal is sealed before anybody sees a card of it.
day-seals-later = The seeds are shown here when the day is over: { $when }.
day-seals-none = This deal is older than the seals.
day-seals-empty = Nobody has asked for a deal on this day yet.
day-seals-seat = Seat { $seat } of { $seats } · the computer players, in their order: { $levels }
games-against = against computers, begun { $when }
command-daily-deal = The deal of the day: the same cards and opponents for everybody
command-daily-deal-deal = Which deal of the day
command-daily-yesterday = Show how this server did yesterday
name-deal = deal
name-yesterday = yesterday
daily-deal-patience = the patience
daily-deal-against = against computers
refused-deal-spent = You have already played the deal of the day. The next one comes { $when }.
refused-not-your-game = That is somebody else's game.
refused-not-shared = A game that goes on from an earlier one is not shared.

## Posting it in a server

deal-post-title = The deal of the day · { $day }
deal-post-about = The same cards and opponents for everybody, and one try each. Only you see your game.
deal-post-yesterday = { $game } · { $day }
button-play-deal = Play { $game }
settings-daily-off = The deal of the day is not posted.
deal-posts-all = all games
deal-posts-ended = The bot may not write in { $channel }, so it does not post the deal of the day there any more. When it may, set it up again: { $command-server-settings }
name-game = game
