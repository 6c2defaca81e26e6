# What people without a seat see and can do: cheers and guesses.

button-guess = 🔮 Who will win?
watch-guesses = { $count ->
    [one] 🔮 1 guess
   *[other] 🔮 { $count } guesses
}
watch-guessed = { $player } { $count }
watch-guessed-all = 🔮 { $guesses }
watch-guessed-right = { $count ->
    [one] 🔮 { $good } of 1 guess was right
   *[other] 🔮 { $good } of { $count } guesses were right
}
guess-title = 🔮 Who will win?
guess-yours = Your guess: { $player }
guess-until = You can guess, and change your guess, until the first round is over.
guess-pick = Pick the winner
notice-cheered = Sent.

refused-players-cheer = You are playing in this game, and cheers are for those who watch. Your cards are under **{ button-hand }**.
refused-has-cheered = You have already cheered in this turn. You can cheer again when the next one begins.
refused-unknown-cheer = There is no such cheer. The cheers are behind **⋯** at the table; { $command-table-show } posts it again.
refused-players-guess = You are playing in this game, and guesses are for those who watch. Your cards are under **{ button-hand }**.
refused-guesses-closed = Guesses are closed: the first round is over. You can still cheer, and guess again in the next game.
refused-no-such-seat = There is no such seat at this table. Press **⋯** at the table, then **{ button-guess }**, and pick from the list.
