# How people hear that it is their turn, and the list of their games.

notify-in-channel = You are told in the table's channel
notify-in-direct = You are told by direct message
settings-your-turn-every = You are told at every turn, and again when your time is short.
settings-your-turn-short = You are told when your time is short.
settings-your-turn-never = You are never told that it is your turn.
settings-notify-channel = You are pinged in the table's channel.
settings-notify-direct = If you accept no direct messages from me, you are pinged in the table's channel.

turn-notice = { $count ->
    [one] { $players }, it is your turn.
   *[other] { $players }, it is your turn to choose.
}
turn-notice-until = { $count ->
    [one] { $players }, it is your turn · time runs out { $when }
   *[other] { $players }, it is your turn to choose · time runs out { $when }
}
turn-direct = { $game }: it is your turn.
turn-direct-until = { $game }: it is your turn · time runs out { $when }

name-games = games
command-games = Your games in all channels, and whose turn it is
games-title = Your games
games-none = You have no game under way. Open a table with { $command-game-new }, press **Join** at somebody else's, or play against the computer with { $command-help }.
games-go = to the table
games-yours = **Your turn**
games-yours-until = **Your turn** · time runs out { $when }
games-others = Somebody else's turn
games-computer = The computer is playing
games-invited = You have not agreed yet: **Join**
games-hidden = You cannot see this channel
games-waiting = Not available here at the moment; it waits
games-failing = Its game has a fault; I try to go on with it
games-more = { $count ->
    [one] 1 more game does not fit here.
   *[other] { $count } more games do not fit here.
}
games-alone = alone, begun { $when }
button-continue = Continue { $number }

## A move that the rules force

settings-forced-on = A pass that the rules force is played for you.
