# The ways in: /help, playing against computers at one press, and moves that are typed.

name-help = help
command-help = New here? What each game is like, and how to begin

help-title = Card games in Discord
help-intro = Choose a game. Everything is done with buttons; only you see your cards.
help-players = { $least } to { $most } players
help-commands = At this channel's table: { $command-game-join } takes a seat, { $command-game-hand } shows your cards, { $command-game-table } brings the table down here, { $command-game-play } plays a move by name.
help-elsewhere = Games with others take place in a server: add me to one with the button below, and use { $command-help } there.
help-alone = For you alone, also in direct messages: { $command-game-patience }, and the deal of the day, the same for everybody: { $command-game-daily }.
help-tournaments = A tournament, several tables as one event: { $command-tournament-show } shows you the one that is on. Organisers announce one with { $command-tournament-new }.
help-own = Your games in all channels: { $command-games }. Your language and your reminders: { $command-settings-me }.
button-open = Play with others here
button-computers = Play against the computers

refused-ambiguous-move = “{ $typed }” could be any of these: { $moves }. Type one of them in full.
