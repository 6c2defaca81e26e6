# /my and /server: own games, settings, privacy, and the menus of people and messages.

## Commands

command-my-settings = Your language, your reminders, and what others see of you
command-server-settings = Language, channels, time for a turn, house rules, what is posted
name-stats = stats
name-history = history
name-member = member
name-versus = versus
name-my = my
name-everybody = everybody
name-settings = settings
name-server = server
command-server = For those who manage this server
command-my = Your games, your statistics and what you have achieved
command-my-game = Which game; by default the one that you play most
command-stats = Your games, wins, rating and best moments, or somebody else's
command-stats-member = Whose; yours if you name nobody
command-stats-versus = Compare with this player
command-history = Games that are over, to look at move by move
command-history-member = Only games of this player
command-history-where = In the whole server, or in this channel
command-history-everybody = All games, also those without you
name-privacy = privacy
command-privacy = What the bot keeps about you

name-games = games
command-games = Your games in all channels, and whose turn it is

## Menus of people and messages

menu-challenge = Challenge to a game
menu-statistics = Card statistics
menu-replay = Replay this game
challenge-title = A challenge
challenge-about = The table opens in this channel. The people you challenge are pinged once, and the game begins when all of them have pressed **Join**.
challenge-game = Game
challenge-people = Who to challenge
refused-challenge-yourself = You cannot challenge yourself. Choose somebody else, or play against the computer: { $command-help }.
refused-challenge-bot = { $player } is a bot and cannot play. Add computer players with { $command-game-new }.
refused-challenge-stranger = { $player } is not in this server. You can only challenge its members.
refused-challenge-unseen = { $player } cannot see this channel. Send the challenge in a channel that both of you can see.
taken-challenge = Nobody has been challenged: this channel has a table of { $at }, and room for one at a time. Where do you want to play { $game }?

## Own games

games-against = against computers, begun { $when }
games-title = Your games
games-none = You have no game under way. Open a table with { $command-game-new }, press **Join** at somebody else's, or play against the computer with { $command-help }.
games-go = to the table
games-yours = **Your turn**
games-yours-until = **Your turn** · time runs out { $when }
games-others = Somebody else's turn
games-computer = The computer is playing
table-to-act = { $players }'s turn
table-to-act-until = { $players }'s turn · time runs out { $when }
table-to-choose = { $players } still choosing
table-to-choose-until = { $players } still choosing · time runs out { $when }
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

## Settings

settings-achievements-on = Achievements are shown.
settings-daily-off = The deal of the day is not posted.
deal-posts-all = all games
settings-threads-on = Each table opens in its own thread (a challenge stays in the channel).
settings-ratings-on = Ratings and divisions are shown.
settings-listed-on = You are on leaderboards and among the results of the deal of the day.
settings-reviews-on = Finished games can be reviewed.
settings-my-reviews-on = Whoever may see your games may see reviews of them.
settings-at-once = What you choose is saved at once.
settings-at-once-server = { settings-at-once } Open tables stay as they are.
settings-reminders = Reminders
settings-channels = Channels for games
settings-on = Switched on
settings-all-off = Everything is off
settings-house-rules = House rules of new tables
settings-posts = Deal of the day and news
settings-zone = Time zone
settings-zone-hint = The name of a large city is enough, such as Berlin
settings-no-zone = There is no time zone { $zone }. Type the name of a large city in yours, such as Berlin.
settings-which-zone = Which time zone do you mean?
settings-deals = Deal of the day
settings-news = News of the week
switch-server-ping = Pings
switch-server-threads = A thread for each table
switch-server-reviews = Reviews
switch-server-achievements = Achievements
switch-server-ratings = Ratings
switch-me-listed = Leaderboards
switch-me-achievements = Achievements
switch-me-reviews = Reviews
switch-me-week = My week
switch-me-forced_moves = Forced passes
switch-me-asks_first = Ask again
language-auto = as in Discord ({ $language })
language-auto-server = that of whoever opens the table or announces the event; otherwise { $language }
settings-server = This server
settings-me = Your settings
settings-language = Language: { $language }
settings-ping-on = Players are pinged when it is their turn, as each of them has chosen.
settings-channels-all = Games can be opened in every channel.
settings-house = House rules of new tables: { $game }
notify-in-channel = You are told in the table's channel
notify-in-direct = You are told by direct message
settings-your-turn-every = Remind me at every turn, and again when my time is short.
settings-your-turn-short = Remind me when my time is short.
settings-your-turn-never = Never remind me.
settings-notify-channel = You are pinged in the table's channel.
settings-notify-direct = If you accept no direct messages from me, you are pinged in the table's channel.
settings-forced-on = A pass that the rules force is played for you.
settings-asks-on = Ask me once more before I fold, go all in or leave.
settings-week-off = The news of the week are not posted.
settings-own-week-on = You get your own week in a direct message each Monday.

## Privacy, and what cannot be undone

refused-shows-no-game = That message does not show a game of mine. Use this on the result of a game, or choose a game with { $command-my-history }.
legal-privacy = Privacy
legal-terms = Terms of use
legal-pages = Pages
legal-languages = Languages
legal-forgotten = { $days ->
    [one] { $days } day after the server has removed the bot
   *[other] { $days } days after the server has removed the bot
}
legal-forgotten-at-once = one day at most after the server has removed the bot
refused-still-seated = You still sit at a table: { $link }. Leave it there with { $command-table-leave }, or play it to its end, and then try again.
refused-export-under-way = Your last export is not finished yet. Please wait for it; then { $command-my-privacy } works again.
refused-exports-busy = Others are waiting for their exports, too. Please ask for yours again later with { $command-my-privacy }.
sure-forget = This deletes your places on leaderboards, your rating, your statistics, your settings and your name, in all servers. Your games stay, without your name. It cannot be undone. Before that, { $command-my-privacy } gives you everything that the bot keeps about you, as files.
privacy-export = Everything that the bot keeps about you: numbers of servers, channels and games, your name in each server, your moves, and what is counted from them. No messages, and nobody else's name.
privacy-export-part = Part { $number }
privacy-export-rest = This is not everything.
privacy-title = What the bot keeps about you
privacy-about = Your games, settings and results, and your name in each server: get all of it as files, or have your name taken out of everything. Your games stay, with a former player in your seat.
button-export = Get everything
button-forget = Delete my data
button-export-rest = Get the rest
privacy-forgotten = Done. Your name is out of every table; your games stay, with a former player in your seat.

way-statistics = Statistics
way-leaderboard = Leaderboard
way-settings = Settings
