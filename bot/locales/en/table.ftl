# What stands on every table, whatever is played there.

list-and = { $head } and { $tail }
number = { $number }
percent = { $number }%

## Commands

name-new = new
name-join = join
name-leave = leave
name-hand = hand
name-table = table
name-end = end
name-leaderboard = leaderboard
name-stats = stats
name-history = history
name-season = season
name-what = what
name-period = period
name-where = where
name-member = member
name-versus = versus
name-start = start
name-bots = bots
name-level = level
name-seats = seats
name-kick = kick
name-substitute = substitute
name-player = player
name-play = play
name-move = move
name-my = my
name-organise = organise
command-organise = For organisers: announce a tournament or a ladder, or found a club
name-everybody = everybody
name-settings = settings
name-server = server
name-language = language
name-turn-time = turn_time
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
command-server = For those who manage this server
command-join = Take a seat at this channel's table
command-leave = Give up your seat; in a game, the computer plays on for you
command-hand = Show your hand, to you alone
command-table = This channel's table, whatever is played there
command-table-show = Post this channel's table again, down here
command-end = Close this channel's table (host or moderator)
command-leaderboard = Who has won the most here
command-leaderboard-what = What people are ranked by
command-leaderboard-period = Since when
command-leaderboard-where = In the whole server, or in this channel
command-my = Your games, your statistics and what you have achieved
command-my-game = Which game; by default the one that you play most
command-stats = Your games, wins, rating and best moments, or somebody else's
command-stats-member = Whose; yours if you name nobody
command-stats-versus = Compare with this player
command-history = Games that are over, to look at move by move
command-history-member = Only games of this player
command-history-where = In the whole server, or in this channel
command-history-everybody = All games, also those without you
command-season = Begin or end a season (needs Manage Server), or see which one it is
command-season-game = Of which game
command-season-start = Begin one with this name
command-season-end = End the one under way
name-privacy = privacy
command-privacy = What the bot keeps about you

## Lobby

lobby-title = { $game }
lobby-host = Host: { $host }
lobby-seats = { $taken } of { $seats } seats taken
lobby-stake = Stake: { $stake } credits of play money each
lobby-house-rules = House rules: { $rules }
rules-house-rules = House rules, the usual choice first
lobby-waiting = { $host } presses **Start** when everybody is here.
lobby-too-few = At least { $least } are needed. **{ button-fill }** takes the seats that are missing.
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (the rules have changed: press **Join** again)
lobby-until = If nobody does anything at this table, it closes { $when }.
button-join = Join
button-leave = Leave
button-start = Start
button-fill = Fill with computers
button-arrange = House rules
button-table-settings = Table settings
button-change = Change
form-title = { $game }: this table
form-seats = Seats
form-limits = From { $least } to { $most }
form-turn-time = Time for a turn
form-level = Level of computer players
button-add-computer = Add computer
button-remove-computer = Remove computer
button-cancel = Close table
button-pause = Pause
button-rules = Rules
button-hand = My hand
button-more-back = ⋯ This table
button-down = Table down here
button-record = Record
button-rematch = Rematch
button-advice = Advice
button-special = Special cards
button-next = Next
button-previous = Back
page-of = Page { $number } of { $pages }
button-replay-number = Replay { $number }

computer-name = 🤖 { $name }
computer-level-easy = easy
computer-level-normal = normal
computer-level-hard = hard
seat-computer = { $name } ({ $level })

## Playing

table-to-act = { $players }'s turn
table-to-act-until = { $players }'s turn · time runs out { $when }
table-to-choose = { $players } still choosing
table-to-choose-until = { $players } still choosing · time runs out { $when }
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
notice-goes-on = Welcome back: the game goes on, and a whole turn begins.
notice-left = You have left the table.
notice-declined = Noted: not this time.
notice-ended = The table is closed.
notice-ended-bets = The table is closed. You lose the { $credits } credits that you had bet in this hand; everybody else gets their bets back.
notice-done = Done.
hand-not-begun = The game has not begun yet. Your cards come with the first deal.

## Leaderboard

leaderboard-title = { $game } · leaderboard
leaderboard-empty = Nobody has finished a game here yet; private games do not count. Be the first!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } in { $games }
leaderboard-yours = Your place: { $line }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Only players with at least { $games } games are listed.
leaderboard-picture = The top ten as bars: { $what }.

## Choices

language-auto = as in Discord ({ $language })
language-auto-server = that of whoever opens the table or announces the event; otherwise { $language }
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

## Settings

settings-server = This server
settings-me = Your settings
settings-language = Language: { $language }
settings-turn-time = Time for a turn: { $time }
settings-as-usual = as usual
settings-usual-time = { $time } (as usual)
settings-ping-on = Players are pinged when it is their turn, as each of them has chosen.
settings-more-channels = { $count ->
    [one] 1 more
   *[other] { $count } more
}
settings-channels-all = Games can be opened in every channel.
settings-house = House rules of new tables: { $game }

## The host's tools

notice-paused = The game is paused. The button **{ button-resume }** below the table lets it go on.
notice-kicked = { $player } no longer has a seat.
notice-substituted = The computer plays for { $player } until they click again.
table-until = ⏳ 🤖 plays { $when }
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
what-wins = wins
what-rate = win rate
what-rating = rating
period-today = today
period-week = this week
period-month = this month
period-season = this season
period-all = all time
period-named = season { $name }
where-server = this server
where-channel = this channel
count-wins = { $count ->
    [0] no wins
    [one] 1 win
   *[other] { $count } wins
}
count-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
statistics-title = { $game } · { $player }
statistics-games = { $count ->
    [1] { $games }, { $wins }
   *[other] { $games }, { $wins } ({ $rate })
}
statistics-streak = Wins in a row: { $now } now, { $best } at best
statistics-rating = Rating: **{ $points }** from { $games }
statistics-settling = Rating: between { $least } and { $most } for now
statistics-unrated = No rating yet: it takes a game with at least two people.
statistics-duel = Against { $player }: { $games } together, { $ahead } ahead, { $behind } behind
statistics-no-duel = No game together with { $player } yet.
statistics-picture = The rating over time: from { $first } to { $last }, between { $least } and { $most }.
history-title = { $game } · games that are over
history-empty = No finished game yet.
replay-title = { $game } · move { $ply } of { $moves }
replay-move = { $player }: { $move }
season-none = No season is under way. Members with *Manage Server* can begin one with { $command-server-season }.
season-now = Season **{ $name }**, since { $since }. Its table stays when it is over.
privacy-export = Everything that the bot keeps about you: numbers of servers, channels and games, your name in each server, your moves, and what is counted from them. No messages, and nobody else's name.
privacy-export-part = Part { $number }
privacy-export-rest = This is not everything.
privacy-title = What the bot keeps about you
privacy-about = Your games, settings and results, and your name in each server: get all of it as files, or have your name taken out of everything. Your games stay, with a former player in your seat.
button-export = Get everything
button-forget = Delete my data
button-export-rest = Get the rest
privacy-forgotten = Done. Your name is out of every table; your games stay, with a former player in your seat.

## Advice

advice = The strongest computer player would play **{ $move }**.
advice-others = Just as good: { $moves }.

## Play money

name-wallet = wallet
command-wallet = Your play money in this server, and a new purse when it is gone
wallet-title = { $game } · your wallet
wallet-free = To play with: **{ $free }** credits
wallet-at-stake = On tables that are not over: { $at_stake }
wallet-note = Play money only: it cannot be bought, sold or exchanged for anything. When it is gone you can ask for { $purse } more, once a day.
wallet-tomorrow = You have already had a purse today. You can ask for the next one { $when }.
wallet-given = Here is a new purse. Good luck!
button-gift = Ask for { $purse } credits

## Alone

name-patience = patience
name-daily = daily
name-public = public
command-patience = Play the patience on your own; anywhere, even in direct messages
command-patience-public = Let everybody in the channel watch
command-daily = The patience of the day: the same deck for everybody
command-daily-table = Show how this server has done today
alone-pick = What to play
alone-pick-between = What to play: { $first } … { $last }
alone-daily-title = { $game } · { $day }
alone-shared = { $player }: { $score }
alone-shared-day = The deck of the day is the same for everybody: { $command-game-daily }
alone-perfect = Nobody can do better.
alone-finished = { $count ->
    [one] 1 has finished
   *[other] { $count } have finished
}
alone-nobody = Nobody has finished today's yet. Be the first!
button-share = Share the result
button-hint = Hint
button-take-back = Take back
