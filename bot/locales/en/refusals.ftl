# Why something was refused, for all games. Each says what to do.

refused-unknown-move = That is no move I know: { $move }. Open your hand and use its buttons.
refused-not-your-turn = It is not your turn yet.
refused-game-over = This game is over. Start another with Rematch or the new command.
refused-draw-pile-empty = The draw pile has run out.
refused-bad-reshuffle = The reshuffle does not name the cards of the discard pile.

refused-unknown-option = There is no house rule { $option }.
refused-bad-option = { $value } is no choice for the house rule { $option }.
refused-bad-deck = That deck cannot be played with: { $reason }.
refused-bad-seed = { $seed } is no seed; one has 64 hex digits.
refused-unknown-card = There is no card { $card }.
refused-card-taken = Card { $card } stands twice.
refused-too-few-seats = A game needs at least { $least } players. Let somebody join, or add a computer player.
refused-too-many-seats = At most { $most } can play.

refused-stale-button = This button is from an earlier turn. Here is how things stand now.
refused-unknown-button = I do not know this button. Use the ones on the table's latest message, or open it again with the table command.
refused-unknown-table = That table is gone. Open a new one with the new command.
refused-no-table-here = There is no table in this channel. Open one with the new command.
refused-table-here = There is already a game in this channel: { $link }. Join it there, or open yours in another channel or thread.
refused-not-seated = You have no seat at this table. Join if it has not begun, or wait for the next game.
refused-already-seated = You already sit at this table.
refused-table-full = This table is full: all { $seats } seats are taken.
refused-already-started = The game has already begun. Join the next one.
refused-not-started = The game has not begun yet.
refused-only-host = Only { $host }, the host, can do that.
refused-only-host-or-moderator = Only { $host }, the host, or a moderator may end this game.
refused-no-computer = There is no computer player to take away.
refused-not-finished = A rematch is possible when the game is over.
refused-wrong-channel = That table stands in another channel.
refused-no-access = I cannot post in this channel. Ask a moderator to let me view it and send messages, then try again.
refused-guild-only = Tables are opened in a server's channel.
refused-not-saved = Nothing was played: I could not save it. Please try again in a moment.
refused-unexpected = Something went wrong on my side, and nothing was changed. Please try again.
refused-paused = The game is paused. Its host or a moderator can let it go on with the resume command.
refused-not-paused = The game is not paused.
refused-player-not-seated = { $player } has no seat at this table.
refused-kick-host = The host's seat cannot be taken away. End the game instead, or wait until they leave.
refused-channel-not-allowed = In this server games are opened in { $channels }.
refused-needs-manage-server = Only who may manage this server can change that.
refused-not-finished-yet = The game is not over yet. Its record can be had then.
refused-too-slow = I was too slow just now. Please try again.
refused-too-many-seated = { $seated } already sit here, and by these rules only { $most } can play. Let somebody leave first.
refused-no-season = There has been no season here yet.
refused-no-statistics = { $player } has finished no game here yet.
refused-still-seated = You still sit at a table. Leave it, or play it to its end, and then try again.
