# The lobby of a rematch, and what nobody should be surprised by: being kicked, or a channel that is taken.

rematch-title = { $game } · rematch
rematch-ready = **{ $ready } of { $people } ready**
rematch-ready-player = ✅ { $player }
rematch-host-asked = { $player } stands in for { $host }.
rematch-host-now = Host: { $host }, in place of { $before }
rematch-can-start = { $host } can press **Start** now.
rematch-too-few = { $host } can press **Start** as soon as { $least } are ready. Anybody can take a free seat, and **⋯** fills one with a computer.
rematch-begins = The game begins when everybody is in.
rematch-begins-at = The game begins { $when }, with everybody who is in.
rematch-all-in = { $host } presses **Start** when all are here.
rematch-without = { $host } can press **Start** at once, without those who have not answered.
button-rematch-join = I'm in
button-rematch-leave = Not this time
notice-not-pinged = { $count ->
    [one] { $people } has only just been pinged.
   *[other] { $people } have only just been pinged.
}
notice-rematch-joined = The rematch is already open, and you are in: { $link }
refused-rematch-here = The rematch of this game is already open: { $link }. Press **I'm in** there.
refused-rematch-begun = The rematch of this game has begun: { $link }. Watch it there; when it is over, you can join the next one.
refused-no-rematch = This table was closed before the end, so it has no rematch. Open a new one with { $command-game-new }.
refused-rematch-over = This game has had its rematch: { $link }. Press **Rematch** there, or open a new table with { $command-game-new }.
refused-kick-asked = { $player } has been asked but has not answered yet, so this is not possible. Press **Start** to begin without them.
refused-seats-kept = The last seats are kept for { $players }, who have been asked for a rematch. Wait for their answer, or open a table in another channel or thread with { $command-game-new }.

## Kicked

notice-you-were-kicked = You have been removed from the table of { $title } at { $link }. You cannot take a seat there again. At any other table you can, and { $command-game-new } opens your own in another channel or thread.

## What somebody cannot do alone, or not now

taken-here = This channel has a table of { $at }, and room for one at a time. Where do you want to play { $game }?
taken-opened = Your table is in its thread: { $channel }
button-taken-join = Join { $game }
button-taken-thread = In a thread
button-taken-watch = Look at the table
refused-free-again = This channel is free again. { $command-game-new } opens your table right here.
refused-no-thread-here = I cannot start a thread here now. Open your table in another channel with { $command-game-new }.
refused-not-yourself = You cannot kick or replace yourself. { $command-table-leave } gives up your seat.
guess-until-single = You can guess, and change your guess, until everybody has had a move.
refused-guesses-closed-single = Guesses are closed: this game has one round, and everybody has had a move. You can still cheer, and guess again in the next game.
refused-advice-under-way = The advice that you asked for last is still being worked on. Wait for it, then ask again.
