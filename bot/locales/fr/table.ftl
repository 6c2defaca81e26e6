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
name-pause = pause
name-resume = reprendre
name-kick = exclure
name-substitute = remplacer
name-player = joueur
name-play = jouer
name-move = coup
name-server = serveur
name-me = moi
name-language = langue
name-turn-time = temps
name-ping = rappels_publics
name-channel = salon
name-everywhere = partout
name-reminders = rappels

command-new = Ouvrir une table dans ce salon et s'y asseoir
command-new-bots = Ordinateurs pour commencer
command-new-seats = Joueurs au plus à la table
command-pause = Mettre la partie en pause (hôte ou modérateur)
command-resume = Reprendre une partie en pause (hôte ou modérateur)
command-kick = Retirer sa place à quelqu'un (hôte ou modérateur)
command-kick-player = À qui est la place
command-substitute = Laisser l'ordinateur jouer pour un absent (hôte ou modérateur)
command-substitute-player = Qui est absent
command-play = Poser une carte, passer ou défausser, sans boutons
command-play-move = Tape un peu et choisis parmi tes coups
command-settings = Ce que ce serveur et toi pouvez régler
command-server = Régler pour ce serveur, ou voir ce qui est réglé
command-server-language = Langue des tables
command-server-turn-time = Temps de réflexion
command-server-ping = Notifier les joueurs dont le temps s'achève ?
command-server-channel = Un salon où ouvrir des parties, en plus des précédents
command-server-everywhere = Permettre de nouveau les parties dans tous les salons
command-me = Régler pour toi, ou voir ce qui est réglé
command-me-language = Langue de ce que toi seul vois
command-me-reminders = Te notifier quand ton temps s'achève ?
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
button-arrange = Règles maison
form-title = { $game } : cette table
form-seats = Places
form-turn-time = Temps par tour
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-cancel = Annuler
button-rules = Règles
button-hand = Ma main
button-down = Table ici en bas
button-record = Compte rendu
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

record-note = La partie, coup par coup, en texte. docs/fairness.md dit comment la vérifier, avec notre programme et sans. Les places sont numérotées dans l'ordre du jeu.
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

## Choix

language-auto = comme dans Discord
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

## Réglages

settings-server = Ce serveur
settings-me = Toi
settings-language = Langue : { $language }
settings-turn-time = Temps de réflexion : { $time }
settings-as-usual = comme d'habitude
settings-ping-on = Les joueurs dont le temps s'achève sont notifiés.
settings-ping-off = Personne n'est notifié.
settings-channels = On peut ouvrir des parties dans { $channels }.
settings-channels-all = On peut ouvrir des parties dans tous les salons.
settings-no-house-rules = Règles de la maison : aucune
settings-reminders-on = Tu es notifié quand ton temps s'achève.
settings-reminders-off = Tu n'es jamais notifié.

## Pour l'hôte

notice-paused = La partie est en pause. La commande reprendre la relance.
notice-resumed = La partie reprend.
notice-kicked = { $player } n'a plus de place.
notice-substituted = L'ordinateur joue pour { $player } jusqu'à son prochain clic.
table-paused = ⏸️ La partie est en pause.
