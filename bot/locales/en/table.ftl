# What stands on every table, whatever is played there.

list-and = { $head } and { $tail }

## Commands

name-new = new
name-join = join
name-leave = leave
name-hand = hand
name-table = table
name-end = end
name-rules = rules
name-leaderboard = leaderboard
name-bots = bots
name-seats = seats

command-new = Open a table in this channel and take a seat
command-new-bots = Computer players to begin with
command-new-seats = Most players at the table
command-join = Take a seat at this channel's table
command-leave = Give up your seat; in a game the computer plays it on
command-hand = Show your hand, to you alone
command-table = Post this channel's table again, down here
command-end = Close this channel's table (host or moderator)
command-rules = Show the rules, to you alone
command-leaderboard = Who has won the most stars in this server

## Lobby

lobby-title = { $game }
lobby-host = Host: { $host }
lobby-seats = { $taken } of { $seats } seats taken
lobby-house-rules = House rules: { $rules }
lobby-waiting = The host presses **Start** when everybody is here ({ $least } to { $most } can play).
lobby-full = Everybody is here: the host presses **Start**.
button-join = Join
button-leave = Leave
button-start = Start
button-add-computer = Add computer
button-remove-computer = Remove computer
button-cancel = Cancel
button-rules = Rules
button-hand = My hand
button-rematch = Rematch

computer-name = 🤖 { $name }
computer-level-easy = easy
computer-level-normal = normal
seat-computer = { $name } ({ $level })
seat-away = { $name } 💤 (the computer plays)

## Playing

table-title = { $game } · round { $round }
table-to-act = { $players } to play
table-to-act-until = { $players } to play, { $when }
table-to-choose = { $players } still choosing
table-to-choose-until = { $players } still choosing, { $when }
table-commitment = Shuffle sealed with { $commitment }
table-ended = This table was closed before the end. The game does not count.
table-reminder = { $players }, it is your turn: { $when }

## Result

result-title = { $game } · the game is over
result-seed = The shuffle's seed was { $seed }. Its SHA-256 is the seal shown at the start.

## What only one person sees

notice-joined = You have a seat. Your hand opens with **My hand** once the game begins.
notice-back = Welcome back: your seat is yours again.
notice-left = You have left the table.
notice-left-playing = You have left: the computer plays your seat on. Press **My hand** to take it back.
notice-ended = The table is closed.
notice-done = Done.
hand-not-begun = The game has not begun yet. Your cards come with the first deal.

## Leaderboard

leaderboard-title = { $game } · leaderboard
leaderboard-empty = Nobody has finished a game here yet. Be the first!
leaderboard-line = { $place } { $player } · { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaderboard-yours = Your place: { $line }
leaderboard-note = Computer players do not rank. A game that was closed early does not count; who leaves a game gets no stars from it.
