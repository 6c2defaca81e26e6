# The ways in, /help and what it leads to, and moves that are typed.

name-help = help
command-help = New here? What each game is like, and how to begin

help-players = { $least } to { $most } players
help-elsewhere = Games with others take place in a server: add me to one with the button below, and use { $command-help } there.
help-own = Everything else stands behind **/**. Your games in all channels: { $command-my-games }. Your language and your reminders: { $command-my-settings }.
button-open = Play with others here
way-help = Help
button-review = Review

refused-ambiguous-move = “{ $typed }” could be any of these: { $moves }. Type one of them in full.
