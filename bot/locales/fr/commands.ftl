# Les commandes dans les menus des membres et des messages, et ce qu'elles disent.

list-or = { $head } ou { $tail }
form-tick = { $rule } : { $value }

## Noms dans les menus

menu-challenge = Défier à une partie
menu-statistics = Statistiques de jeu
menu-replay = Revoir cette partie

## Un défi

challenge-title = Un défi
challenge-about = La table s'ouvre dans ce salon. Les personnes que tu défies sont mentionnées une fois, et la partie commence dès qu'elles ont toutes appuyé sur **Rejoindre**.
challenge-game = Jeu
challenge-people = Qui tu défies
challenge-said = ⚔️ { $host } défie { $players }.
challenge-declined = 🤝 { $players } : pas cette fois.

refused-challenge-yourself = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre, ou joue contre l'ordinateur avec { $command-help }.
refused-challenge-bot = { $player } est un bot et ne joue pas aux cartes. Pour jouer contre l'ordinateur, utilise { $command-game-new }.
refused-challenge-stranger = { $player } n'est pas sur ce serveur. Tu ne peux défier que ses membres.
refused-challenge-unseen = { $player } ne voit pas ce salon. Lance ton défi dans un salon visible pour vous deux.

## Revoir une partie

refused-shows-no-game = Ce message ne montre aucune de mes parties. Choisis le résultat d'une partie, ou cherches-en une avec { $command-my-history }.
refused-closed-early = Cette table a été fermée avant la fin : il n'y a pas de partie à revoir.
