# Ce qui figure sur chaque table, quel que soit le jeu.

list-and = { $head } et { $tail }
number = { $number }
percent = { $number } %

## Commandes

name-new = créer
name-join = rejoindre
name-leave = quitter
name-hand = main
name-table = table
name-end = terminer
name-leaderboard = classement
name-stats = statistiques
name-history = historique
name-season = saison
name-what = quoi
name-period = période
name-where = où
name-member = membre
name-versus = contre
name-start = début
name-bots = ordinateurs
name-level = niveau
name-seats = places
name-kick = exclure
name-substitute = remplacer
name-player = personne
name-play = jouer
name-move = coup
name-my = perso
name-organise = organiser
command-organise = Pour qui organise : annoncer un tournoi ou une échelle, fonder un club
name-everybody = tous
name-settings = réglages
name-server = serveur
name-language = langue
name-turn-time = temps
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
command-server = Pour qui gère ce serveur
command-join = Prendre place à la table de ce salon
command-leave = Quitter ta place ; en cours de partie, l'ordinateur joue pour toi
command-hand = Montrer ta main, rien qu'à toi
command-table = La table de ce salon, quel que soit le jeu
command-table-show = Ramener ici la table de ce salon
command-end = Fermer la table de ce salon (hôte ou modération)
command-leaderboard = Qui a le plus gagné ici
command-leaderboard-what = Selon quoi classer
command-leaderboard-period = Depuis quand
command-leaderboard-where = Sur tout le serveur, ou dans ce salon
command-my = Tes parties, tes statistiques et tes exploits
command-my-game = Quel jeu ; sinon, celui auquel tu joues le plus
command-stats = Tes parties, victoires, cote et meilleurs moments, ou ceux d'une autre personne
command-stats-member = De qui ; les tiennes si tu ne nommes personne
command-stats-versus = Comparer avec cette personne
command-history = Les parties finies, à revoir coup par coup
command-history-member = Seulement les parties de cette personne
command-history-where = Sur tout le serveur, ou dans ce salon
command-history-everybody = Toutes les parties, même sans toi
command-season = Commencer ou finir une saison (permission « Gérer le serveur »), ou voir celle en cours
command-season-game = De quel jeu
command-season-start = En commencer une sous ce nom
command-season-end = Finir celle en cours
name-privacy = données
command-privacy = Ce que le bot conserve sur toi

## Avant la partie

lobby-title = { $game }
lobby-host = Hôte : { $host }
lobby-seats = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
}
lobby-stake = Mise de départ : { $stake } crédits fictifs par personne
lobby-house-rules = Règles maison : { $rules }
rules-house-rules = Règles maison, le choix habituel en premier
lobby-waiting = { $host } appuie sur **Commencer** quand tout le monde est là.
lobby-too-few = Il faut être au moins { $least }. **{ button-fill }** occupe les places qui manquent.
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (les règles ont changé : **Rejoindre** de nouveau)
lobby-until = Si personne ne fait rien à cette table, elle fermera { $when }.
button-join = Rejoindre
button-leave = Quitter
button-start = Commencer
button-fill = Compléter avec l'ordinateur
button-arrange = Règles maison
button-table-settings = Réglages de la table
button-change = Modifier
form-title = { $game } : cette table
form-seats = Places
form-limits = De { $least } à { $most }
form-turn-time = Temps de réflexion
form-level = Niveau des ordinateurs
button-add-computer = Ajouter un ordinateur
button-remove-computer = Retirer un ordinateur
button-cancel = Fermer la table
button-pause = Mettre en pause
button-rules = Règles
button-hand = Ma main
button-more-back = ⋯ Cette table
button-down = Ramener la table ici
button-record = Compte rendu
button-rematch = Revanche
button-advice = Conseil
button-special = Cartes spéciales
button-next = Suivant
button-previous = Précédent
page-of = Page { $number } sur { $pages }
button-replay-number = Revoir la partie { $number }

computer-name = 🤖 { $name }
computer-level-easy = facile
computer-level-normal = moyen
computer-level-hard = difficile
seat-computer = { $name } ({ $level })

## En jeu

table-to-act = À { $players } de jouer
table-to-act-until = À { $players } de jouer · fin du temps { $when }
table-to-choose = Choix en attente : { $players }
table-to-choose-until = Choix en attente : { $players } · fin du temps { $when }
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
notice-goes-on = Te revoilà : la partie reprend, avec un tour entier.
notice-left = Tu as quitté la table.
notice-declined = C'est noté : pas cette fois.
notice-ended = La table est fermée.
notice-ended-bets = La table est fermée. Tu perds les { $credits } crédits que tu avais misés dans cette donne ; les autres récupèrent leurs mises.
notice-done = C'est fait.
hand-not-begun = La partie n'a pas encore commencé. Tes cartes arrivent avec la première donne.

## Classement

leaderboard-title = { $game } · classement
leaderboard-empty = Personne n'a encore fini de partie ici ; les parties privées ne comptent pas. À toi d'ouvrir le bal !
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } en { $games }
leaderboard-yours = Ton rang : { $line }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Classement à partir de { $games } parties.
leaderboard-picture = Les dix premières places en barres : { $what }.

## Choix

language-auto = comme dans Discord ({ $language })
language-auto-server = celle de qui ouvre la table ou annonce l'évènement ; sinon { $language }
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
settings-me = Tes réglages
settings-language = Langue : { $language }
settings-turn-time = Temps de réflexion : { $time }
settings-as-usual = par défaut
settings-usual-time = { $time } (par défaut)
settings-ping-on = Une mention avertit chaque personne quand c'est son tour, selon son réglage.
settings-more-channels = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
settings-channels-all = On peut ouvrir des parties dans tous les salons.
settings-house = Règles maison des nouvelles tables : { $game }

## Pour l'hôte

notice-paused = La partie est en pause. Le bouton **{ button-resume }** sous la table la fait repartir.
notice-kicked = { $player } n'a plus de place.
notice-substituted = L'ordinateur joue pour { $player } jusqu'à son prochain clic.
table-until = ⏳ sinon 🤖 joue { $when }
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
what-wins = victoires
what-rate = taux de victoire
what-rating = cote
period-today = aujourd'hui
period-week = cette semaine
period-month = ce mois
period-season = cette saison
period-all = depuis toujours
period-named = saison { $name }
where-server = ce serveur
where-channel = ce salon
count-wins = { $count ->
    [0] aucune victoire
    [one] { $count } victoire
   *[other] { $count } victoires
}
count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
count-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
statistics-title = { $game } · { $player }
statistics-games = { $count ->
    [1] { $games }, { $wins }
   *[other] { $games }, { $wins } ({ $rate })
}
statistics-streak = Victoires d'affilée : { $now } en cours, { $best } au mieux
statistics-rating = Cote : **{ $points }** sur { $games }
statistics-settling = Cote : entre { $least } et { $most } pour l'instant
statistics-unrated = Pas encore de cote : il faut une partie d'au moins deux personnes.
statistics-duel = Contre { $player } : { $games } ensemble, { $ahead } fois devant, { $behind } fois derrière
statistics-no-duel = Pas encore de partie avec { $player }.
statistics-picture = La cote au fil du temps : de { $first } à { $last }, entre { $least } et { $most }.
history-title = { $game } · parties finies
history-empty = Encore aucune partie finie.
replay-title = { $game } · coup { $ply } sur { $moves }
replay-move = { $player } : { $move }
season-none = Aucune saison en cours. Les membres qui peuvent gérer ce serveur peuvent en commencer une avec { $command-server-season }.
season-now = Saison **{ $name }**, depuis le { $since }. Son classement reste quand elle est finie.
privacy-export = Tout ce que le bot conserve sur toi : des numéros de serveurs, de salons et de parties, ton nom sur chaque serveur, tes coups, et ce qui en est calculé. Ni messages, ni noms d'autres personnes.
privacy-export-part = Fichier { $number }
privacy-export-rest = Ce n'est pas tout.
privacy-title = Ce que le bot conserve sur toi
privacy-about = Tes parties, tes réglages, tes résultats et ton nom sur chaque serveur : reçois tout en fichiers, ou fais enlever ton nom de partout. Tes parties restent, avec « anonyme » à ta place.
button-export = Tout recevoir
button-forget = Effacer mes données
button-export-rest = Recevoir le reste
privacy-forgotten = C'est fait. Ton nom n'est plus dans aucun classement ; tes parties restent, avec « anonyme » à ta place.

## Advice

advice = L'ordinateur le plus fort jouerait **{ $move }**.
advice-others = Tout aussi bon : { $moves }.

## Argent fictif

name-wallet = bourse
command-wallet = Ton argent fictif sur ce serveur, et une nouvelle bourse quand il n'y en a plus
wallet-title = { $game } · ta bourse
wallet-free = Pour jouer : **{ $free }** crédits
wallet-at-stake = Sur des tables en cours : { $at_stake }
wallet-note = De l'argent fictif seulement : il ne s'achète, ne se vend et ne s'échange pas. Quand il n'y en a plus, tu peux en demander { $purse }, une fois par jour.
wallet-tomorrow = Tu as déjà reçu une bourse aujourd'hui. Tu pourras demander la prochaine { $when }.
wallet-given = Voici une nouvelle bourse. Bonne chance !
button-gift = Demander { $purse } crédits

## Seul

name-patience = patience
name-daily = donne_du_jour
name-public = public
command-patience = Faire la patience en solitaire ; partout, aussi en message privé
command-patience-public = Laisser tout le salon regarder
command-daily = La patience du jour : le même paquet pour tout le monde
command-daily-table = Montrer les résultats de ce serveur aujourd'hui
alone-pick = Que joues-tu ?
alone-pick-between = Que joues-tu ? { $first } … { $last }
alone-daily-title = { $game } · { $day }
alone-shared = { $player } : { $score }
alone-shared-day = Le paquet du jour est le même pour tout le monde : { $command-game-daily }
alone-perfect = On ne peut pas faire mieux.
alone-finished = { $count ->
    [one] { $count } personne a fini
   *[other] { $count } personnes ont fini
}
alone-nobody = Personne n'a encore fini celle d'aujourd'hui. À toi d'ouvrir le bal !
button-share = Partager le résultat
button-hint = Indice
button-take-back = Annuler le coup
