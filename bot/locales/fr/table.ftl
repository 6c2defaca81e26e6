# Ce qui figure sur chaque table, quel que soit le jeu.

list-and = { $head } et { $tail }
list-or = { $head } ou { $tail }
form-tick = { $rule } : { $value }
challenge-said = ⚔️ { $host } défie { $players }.
challenge-declined = 🤝 { $players } : pas cette fois.
number = { $number }
percent = { $number } %

## Commandes

name-new = créer
name-join = rejoindre
name-leave = quitter
name-hand = main
name-table = table
name-end = terminer
name-bots = ordinateurs
name-level = niveau
name-seats = places
name-kick = exclure
name-substitute = remplacer
name-player = personne
name-play = jouer
name-move = coup
name-game = jeu
name-show = montrer
name-language = langue
name-channel = salon

command-new = Ouvrir une table dans ce salon et y prendre place
command-new-bots = Ordinateurs pour commencer
command-new-level = Le niveau des ordinateurs ; si tu ne dis pas combien, un seul joue
command-new-seats = Combien de personnes au plus à la table
command-kick = Retirer sa place à quelqu'un (hôte ou modération)
command-kick-player = Qui perd sa place
command-substitute = Laisser l'ordinateur jouer pour une personne absente (hôte ou modération)
command-substitute-player = La personne absente
command-play = Jouer un coup au clavier, par exemple le nom d'une carte
command-play-move = Tape un peu et choisis parmi tes coups
command-join = Prendre place à la table de ce salon
command-leave = Quitter ta place ; en cours de partie, l'ordinateur joue pour toi
command-hand = Montrer ta main, rien qu'à toi
command-table = La table de ce salon, quel que soit le jeu
command-table-show = Ramener ici la table de ce salon
command-end = Fermer la table de ce salon (hôte ou modération)

## Avant la partie

poster-alt = { $game }, avec les cartes { $cards }
lobby-wants = **{ $host } veut jouer** · { $terms }
lobby-host = Hôte : { $host }
lobby-seats = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
lobby-stake = Mise de départ : { $stake } crédits fictifs par personne
lobby-house-rules = Règles maison : { $rules }
rules-house-rules = Règles maison, le choix habituel en premier
lobby-seal = ⁠🔒⁠`{ $seal }`
lobby-waiting = { $host } appuie sur **Commencer**.
lobby-anybody = À partir de { $when }, tout le monde peut appuyer sur **Commencer**.
lobby-team = { $team } : { $players }
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (les règles ont changé : **Rejoindre** de nouveau)
lobby-until = Si personne ne fait rien à cette table, elle fermera { $when }.
button-join = Rejoindre
button-leave = Quitter
button-take-over = Prendre la place libre
button-join-next = Jouer la prochaine partie
button-leave-next = Pas la prochaine partie
button-start = Commencer
button-shuffle = Tirer les équipes
button-fill = { $count ->
    [one] Ajouter un ordinateur
   *[other] Ajouter { $count } ordinateurs
}
button-arrange = Règles maison
button-table-settings = Réglages de la table
button-change = Modifier
form-title = { $game } : cette table
form-seats = Places
form-limits = De { $least } à { $most }
form-turn-time = Temps de réflexion
form-turn-time-hint = Un coup par jour : sans se presser, et le salon reste libre pour d'autres parties.
form-level = Niveau des ordinateurs
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-cancel = Fermer la table
button-pause = Mettre en pause
button-rules = Règles
button-hand = Ma main
button-more-back = ⋯ Cette table
button-down = Ramener la table ici
button-rematch = Revanche
button-advice = Conseil
button-special = Cartes spéciales
button-next = Suivant
button-previous = Précédent
page-of = Page { $number } sur { $pages }

computer-name = 🤖 { $name }
computer-level-easy = facile
computer-level-normal = moyen
computer-level-hard = difficile
seat-computer = { $name } ({ $level })
seats-away = 💤 l'ordinateur joue
seats-free = 🪑 place libre
table-next = Prochaine partie : { $players }

## En jeu

table-ended = Cette table a été fermée avant la fin. La partie ne compte pas.
table-expired = Personne n'a rien fait ici depuis un moment : cette table a été fermée. Ouvrez-en une autre avec { $command-game-new }.
table-pause-expired = Personne n'a repris la partie en pause : cette table a été fermée. La partie ne compte pas.
table-failing = ⚠️ Ce jeu a un défaut, et je ne peux pas continuer la partie pour le moment. Je réessaie plusieurs fois. Si cela n'aide pas, je ferme la table, et la partie ne compte pour personne.
table-broken = Ce jeu a un défaut : j'ai fermé la table. La partie ne compte pour personne. Ouvrez-en une autre avec { $command-game-new }.
table-endless = Cette partie a eu plus de coups que toute partie qui a une fin : j'ai fermé la table. La partie ne compte pour personne.

## Résultat

record-note = La partie, coup par coup, en texte. On peut la vérifier avec notre programme et sans ; la documentation du bot dit comment. Les places sont numérotées dans l'ordre de jeu.
result-title = { $game } · la partie est finie

## Ce qu'une seule personne voit

notice-joined = Tu as une place. Tes cartes arrivent quand la partie commence.
notice-back = Te revoilà : ta place est de nouveau à toi.
notice-next = Tu joues la prochaine partie. Tes cartes arriveront toutes seules.
notice-goes-on = Te revoilà : la partie reprend, avec un tour entier.
notice-left = Tu as quitté la table.
notice-declined = D'accord, peut-être une autre fois.
notice-ended = La table est fermée.
notice-ended-bets = La table est fermée. Tu perds les { $credits } crédits que tu avais misés dans cette donne ; les autres récupèrent leurs mises.
notice-done = C'est fait.
hand-not-begun = La partie n'a pas encore commencé. Tes cartes arrivent avec la première donne.

## Classement

leaderboard-yours = Ton rang : { $line }

## Choix

language-en = English
language-de = Deutsch
language-fr = français
language-he = עברית
turn-time-30s = 30 secondes
turn-time-1m = 1 minute
turn-time-2m = 2 minutes
turn-time-3m = 3 minutes
turn-time-5m = 5 minutes
turn-time-10m = 10 minutes
turn-time-1h = 1 heure
turn-time-1d = 1 jour
pace-day = Un coup par jour

## Réglages

settings-turn-time = Temps de réflexion : { $time }
settings-as-usual = par défaut
settings-usual-time = { $time } (par défaut)
settings-more-channels = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}

## Pour l'hôte

notice-paused = La partie est en pause. Le bouton **{ button-resume }** sous la table la fait repartir.
notice-undone = Ton dernier coup est repris.
notice-kicked = { $player } n'a plus de place.
notice-substituted = L'ordinateur joue pour { $player } jusqu'à son prochain clic.
table-until-paused = ⏳ la partie se met en pause { $when }
table-paused = ⏸️ La partie est en pause.
table-paused-resume = { $host } ou la modération peut la reprendre.
table-paused-resume-tournament = La modération peut la reprendre.
table-waits = ⏸️ Personne n'a joué depuis un moment : la partie attend. Elle reprend dès que quelqu'un qui y joue appuie sur **{ button-hand }**.
table-deserted = 💤 Il n'y a personne. Les ordinateurs jouent la partie jusqu'au bout, car il faut un résultat au tournoi.
hand-waits = ⏸️ Personne n'a joué depuis un moment : la partie attend. Elle reprend dès que tu appuies sur un bouton.
seat-computer-for = { $player } (par l'ordinateur)
refused-nobody-there = Personne n'a joué depuis un moment : la partie attend. Elle reprend dès que quelqu'un qui y joue appuie sur **{ button-hand }**.

## Standings

former-player = anonyme
replay-move = { $player } : { $move }

## Advice

advice = L'ordinateur le plus fort jouerait **{ $move }**.
advice-others = Tout aussi bon : { $moves }.
