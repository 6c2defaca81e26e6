# Ce qui figure sur chaque table, quel que soit le jeu.

list-and = { $head } et { $tail }

## Commandes

name-new = nouvelle
name-join = rejoindre
name-leave = quitter
name-hand = main
name-table = table
name-end = terminer
name-rules = règles
name-leaderboard = classement
name-bots = ordinateurs
name-seats = places

command-new = Ouvrir une table dans ce salon et s'y asseoir
command-new-bots = Ordinateurs pour commencer
command-new-seats = Joueurs au plus à la table
command-join = S'asseoir à la table de ce salon
command-leave = Laisser sa place ; en partie, l'ordinateur la joue
command-hand = Montrer sa main, à toi seul
command-table = Afficher de nouveau la table de ce salon, ici en bas
command-end = Fermer la table de ce salon (hôte ou modérateur)
command-rules = Montrer les règles, à toi seul
command-leaderboard = Qui a gagné le plus d'étoiles sur ce serveur

## Avant la partie

lobby-title = { $game }
lobby-host = Hôte : { $host }
lobby-seats = { $taken } places prises sur { $seats }
lobby-house-rules = Règles de la maison : { $rules }
lobby-waiting = L'hôte appuie sur **Commencer** quand tout le monde est là (de { $least } à { $most } joueurs).
lobby-full = Tout le monde est là : l'hôte appuie sur **Commencer**.
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-cancel = Annuler
button-rules = Règles
button-hand = Ma main
button-rematch = Revanche

computer-name = 🤖 { $name }
computer-level-easy = facile
computer-level-normal = moyen
seat-computer = { $name } ({ $level })
seat-away = { $name } 💤 (l'ordinateur joue)

## En jeu

table-title = { $game } · manche { $round }
table-to-act = À { $players } de jouer
table-to-act-until = À { $players } de jouer, { $when }
table-to-choose = { $players } choisissent encore
table-to-choose-until = { $players } choisissent encore, { $when }
table-commitment = Mélange scellé par { $commitment }
table-ended = Cette table a été fermée avant la fin. La partie ne compte pas.
table-reminder = { $players }, c'est ton tour : { $when }

## Résultat

result-title = { $game } · la partie est finie
result-seed = La graine du mélange était { $seed }. Son SHA-256 est le sceau montré au début.

## Ce qu'une seule personne voit

notice-joined = Tu as une place. Ta main s'ouvre avec **Ma main** dès que la partie commence.
notice-back = Te revoilà : ta place est de nouveau à toi.
notice-left = Tu as quitté la table.
notice-left-playing = Tu es parti : l'ordinateur joue à ta place. Appuie sur **Ma main** pour la reprendre.
notice-ended = La table est fermée.
notice-done = C'est fait.
hand-not-begun = La partie n'a pas encore commencé. Tes cartes arrivent avec la première donne.

## Classement

leaderboard-title = { $game } · classement
leaderboard-empty = Personne n'a encore fini de partie ici. Sois le premier !
leaderboard-line = { $place } { $player } · { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} · { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
leaderboard-yours = Ton rang : { $line }
leaderboard-note = Les ordinateurs ne sont pas classés. Une partie fermée avant la fin ne compte pas ; qui quitte une partie n'en reçoit pas d'étoiles.
