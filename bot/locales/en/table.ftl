# What stands on every table, whatever is played there.

list-and = { $head } and { $tail }
list-or = { $head } or { $tail }
form-tick = { $rule }: { $value }
challenge-said = ⚔️ { $host } challenges { $players }.
challenge-declined = 🤝 { $players }: not this time.
number = { $number }
percent = { $number }%

## Commands

name-new = new
name-join = join
name-leave = leave
name-hand = hand
name-table = table
name-end = end
name-bots = bots
name-level = level
name-seats = seats
name-kick = kick
name-substitute = substitute
name-player = player
name-play = play
name-move = move
name-game = game
name-show = show
name-language = language
name-channel = channel

command-new = Open a table in this channel and take a seat
command-new-bots = Computer players to begin with
command-new-level = How strong the computers play; one joins if you do not say how many
command-new-seats = Most players at the table
command-kick = Remove a player (host or moderator)
command-kick-player = Who to remove
command-substitute = Let the computer play for somebody who is away (host or moderator)
command-substitute-player = Who is away
command-play = Type a move, such as a card's name, instead of pressing a button
command-play-move = Start typing, and choose from the moves you have
command-join = Take a seat at this channel's table
command-leave = Give up your seat; in a game, the computer plays on for you
command-hand = Show your hand, to you alone
command-table = This channel's table, whatever is played there
command-table-show = Post this channel's table again, down here
command-end = Close this channel's table (host or moderator)

## Lobby

poster-alt = { $game }, with the cards { $cards }
lobby-wants = **{ $host } wants to play** · { $terms }
lobby-host = Host: { $host }
lobby-seats = { $taken } of { $seats } seats taken
lobby-stake = Stake: { $stake } credits of play money each
lobby-house-rules = House rules: { $rules }
rules-house-rules = House rules, the usual choice first
lobby-seal = ⁠🔒⁠`{ $seal }`
lobby-waiting = { $host } presses **Start**.
lobby-anybody = From { $when }, anybody can press **Start**.
lobby-team = { $team }: { $players }
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (the rules have changed: press **Join** again)
lobby-until = If nobody does anything at this table, it closes { $when }.
button-join = Join
button-leave = Leave
button-take-over = Take the free seat
button-join-next = Join the next game
button-leave-next = Not the next game
button-start = Start
button-shuffle = Shuffle teams
button-fill = { $count ->
    [one] Add a computer
   *[other] Add { $count } computers
}
button-arrange = House rules
button-table-settings = Table settings
button-change = Change
form-title = { $game }: this table
form-seats = Seats
form-limits = From { $least } to { $most }
form-turn-time = Time for a turn
form-turn-time-hint = A move a day: no hurry, and other games fit in beside it in the channel.
form-level = Level of computer players
button-add-computer = Add computer
button-remove-computer = Remove computer
button-cancel = Close table
button-pause = Pause
button-rules = Rules
button-hand = My hand
button-more-back = ⋯ This table
button-down = Move table down
button-rematch = Rematch
button-advice = Advice
button-special = Special cards
button-next = Next
button-previous = Back
page-of = Page { $number } of { $pages }

computer-name = 🤖 { $name }
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
seat-computer = { $name } ({ $level })
seats-away = 💤 the computer plays
seats-free = 🪑 seat free
table-next = Next game: { $players }

## Playing

table-ended = This table was closed before the end. The game does not count.
table-expired = Nobody did anything here for a while, so this table was closed. Open a new one with { $command-game-new }.
table-pause-expired = Nobody resumed the paused game, so this table was closed. The game does not count.
table-failing = ⚠️ This game has a fault, and I cannot go on with it now. I try again a few times. If that does not help, I close the table, and the game counts for nobody.
table-broken = This game has a fault, so I have closed the table. The game counts for nobody. Open a new one with { $command-game-new }.
table-endless = This game had more moves than any game that comes to an end, so I have closed the table. The game counts for nobody.

## Result

record-note = The game, move by move, as text. It can be checked with our program and without; the bot's documentation says how. Seats are numbered in the order of play.
result-title = { $game } · the game is over

## What only one person sees

notice-joined = You have a seat. Your cards come when the game begins.
notice-back = Welcome back: your seat is yours again.
notice-next = You're in the next game. Your cards come by themselves.
notice-goes-on = Welcome back: the game goes on, and a whole turn begins.
notice-left = You have left the table.
notice-declined = OK, maybe next time.
notice-ended = The table is closed.
notice-ended-bets = The table is closed. You lose the { $credits } credits that you had bet in this hand; everybody else gets their bets back.
notice-done = Done.
hand-not-begun = The game has not begun yet. Your cards come with the first deal.

## Leaderboard

leaderboard-yours = Your place: { $line }

## Choices

language-en = English
language-de = Deutsch
language-fr = français
language-he = עברית
turn-time-30s = 30 seconds
turn-time-1m = 1 minute
turn-time-2m = 2 minutes
turn-time-3m = 3 minutes
turn-time-5m = 5 minutes
turn-time-10m = 10 minutes
turn-time-1h = 1 hour
turn-time-1d = 1 day
pace-day = A move a day

## Settings

settings-turn-time = Time for a turn: { $time }
settings-as-usual = as usual
settings-usual-time = { $time } (as usual)
settings-more-channels = { $count ->
    [one] 1 more
   *[other] { $count } more
}

## The host's tools

notice-paused = The game is paused. The button **{ button-resume }** below the table lets it go on.
notice-undone = Your last move is taken back.
notice-kicked = { $player } no longer has a seat.
notice-substituted = The computer plays for { $player } until they click again.
table-until-paused = ⏳ the game is paused { $when }
table-paused = ⏸️ The game is paused.
table-paused-resume = { $host } or a moderator can resume it.
table-paused-resume-tournament = A moderator can resume it.
table-waits = ⏸️ Nobody has played for a while, so the game waits. It goes on when a player presses **{ button-hand }**.
table-deserted = 💤 Nobody is there. The computers play this game to its end, because the tournament needs a result.
hand-waits = ⏸️ Nobody has played for a while, so the game waits. It goes on with your next press.
seat-computer-for = { $player } (played by the computer)
refused-nobody-there = Nobody has played for a while, so the game waits. It goes on when one of its players presses **{ button-hand }**.

## Standings

former-player = former player
replay-move = { $player }: { $move }

## Advice

advice = The strongest computer player would play **{ $move }**.
advice-others = Just as good: { $moves }.
