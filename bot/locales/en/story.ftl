# What happens at a table, told: the last lines on it, and the log of the whole game.

story-automatic = { $what } (automatic)
button-log = Log
log-title = { $game } · the game so far
log-title-over = { $game } · the game, move by move
log-newest = the newest moves
log-empty = Nothing has happened yet.
button-fairness = Fairness
fairness-title = { $game } · fair shuffles
fairness-sealed = The cards of this game were shuffled before the first one was dealt, and the order was sealed at once. Nobody can change it now without breaking the seal: no player, no moderator, and not the person who runs the bot.
fairness-sealed-lobby = The seal stood in the lobby before anybody could know the number of its message. The cards follow from the secret behind the seal and from this number. Nobody can change them now without breaking the seal: no player, no moderator, and not the person who runs the bot.
fairness-seal = The seal: `{ $seal }`
fairness-message = The number of the message: `{ $message }` (the last one in [its link]({ $link }))
fairness-secret = The secret: `{ $secret }`
fairness-later = Look here again when the game is over. You will then see the seed that every shuffle comes from, checked against the seal.
fairness-seed = The seed: `{ $seed }`
fairness-checked = ✅ Checked just now: the seed matches the seal, and the { $moves } moves of this game fit its shuffles.
fairness-broken = ❌ Checked just now: the seed does not match the seal. Tell the person who runs the bot.
fairness-yourself = To check it yourself: the SHA-256 of the seed is the seal. **{ button-record }** gives the whole game as text.
fairness-yourself-lobby = To check it yourself: the SHA-256 of the secret is the seal. The SHA-256 of the secret, followed by the number, is the seed. **{ button-record }** gives the whole game as text.
result-place = **{ $place }.**
result-computer = The computer finished this game for { $players }, so nobody has won it.
victory-crown = A crown for { $players }.
victory-cards = Won with { $cards }.
seat-number = seat { $number }

## Before something that cannot be undone

sure-leave = Nobody else is at this table, so the game ends when you leave. It does not count then, and nobody can continue it. If you only want a break, just stop clicking: { $unit ->
    [never] the game pauses and waits for you.
    [hours] the game pauses and waits for you for { $count } h.
   *[days] the game pauses and waits for you for { $count } days.
}
sure-leave-seat = Do you want to leave? The computer plays on for you.
sure-end = This ends the game for { $players }, and it counts for nobody. Nobody can continue it.
sure-end-lost = This ends the game for { $players }. If you end it alone, you lose it, and it counts for nobody else. Nobody can continue it.
sure-end-took-out = You have removed somebody from this game: if you end it now, you lose it. It counts for nobody else, and nobody can continue it.
button-sure-ask = Ask the others
button-sure-agree = Agree
close-asked = { $host } would like to close this game, so that it counts for nobody. It closes when all agree: { $players }.
close-lapsed = The players are not asked any more whether to close this game.
button-undo = Take back my move
undo-asked = { $player } would like to take back their last move. It is taken back when all agree: { $players }.
undo-done = { $player } has taken their last move back.
undo-lapsed = The game has gone on: this move stays.
sure-end-bets = You lose the { $lost } credits that you have bet in this hand.
sure-kick = { $player } loses the seat and cannot come back to this table. In a game that is under way, the computer plays on, and the game does not count for { $player }. If you play in it, you gain nothing by it.
button-sure-leave = Leave and end the game
button-sure-end = End the game for all
button-sure-kick = Remove the player
button-sure-forget = Delete my name and results
button-resume = Resume
button-go-on = Go on here
table-ended-by = { $player } closed this table before the end. The game does not count.
table-agreed = All players agreed to close this table before the end. The game does not count.
table-cancelled-by = { $player } closed this table before the game began.
table-cancelled = This table was closed before the game began.
table-paused-by = ⏸️ { $player } has paused the game.
table-paused-closes = If nobody resumes it, this table closes { $when }.
