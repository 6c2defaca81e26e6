# A challenge from the menu of a person.

challenge-title = A challenge
challenge-about = The table opens in this channel. The people you challenge are pinged once, and the game begins when all of them have pressed **Join**.
challenge-game = Game
challenge-people = Who to challenge
challenge-said = ⚔️ { $host } challenges { $players }.
challenge-declined = 🤝 { $players }: not this time.

