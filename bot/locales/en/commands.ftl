# Commands in the menus of people and messages, and what they say.

list-or = { $head } or { $tail }
form-tick = { $rule }: { $value }

## Names in the menus

menu-challenge = Challenge to a game
menu-statistics = Card statistics
menu-replay = Replay this game

## A challenge

challenge-title = A challenge
challenge-about = The table opens in this channel. The people you challenge are pinged once, and the game begins when all of them have pressed **Join**.
challenge-game = Game
challenge-people = Who to challenge
challenge-said = ⚔️ { $host } challenges { $players }.
challenge-declined = 🤝 { $players }: not this time.

refused-challenge-yourself = You cannot challenge yourself. Choose somebody else, or play against the computer: { $command-help }.
refused-challenge-bot = { $player } is a bot and cannot play. Add computer players with { $command-game-new }.
refused-challenge-stranger = { $player } is not in this server. You can only challenge its members.
refused-challenge-unseen = { $player } cannot see this channel. Send the challenge in a channel that both of you can see.

## A replay

refused-shows-no-game = That message does not show a game of mine. Use this on the result of a game, or choose a game with { $command-my-history }.
refused-closed-early = This table was closed before the end, so there is no game to replay.
