# /my and /server: own games, settings, privacy, and the menus of people and messages.

## Commands

command-my-settings = Ta langue, tes rappels, et ce que les autres voient de toi
command-server-settings = Langue, salons, temps de réflexion, règles maison, publications
name-stats = statistiques
name-history = historique
name-member = membre
name-versus = contre
name-my = perso
name-everybody = tous
name-settings = réglages
name-server = serveur
command-server = Pour qui gère ce serveur
command-my = Tes parties, tes statistiques et tes exploits
command-my-game = Quel jeu ; sinon, celui auquel tu joues le plus
command-stats = Tes parties, victoires, cote et meilleurs moments, ou ceux d'une autre personne
command-stats-member = De qui ; les tiennes si tu ne nommes personne
command-stats-versus = Comparer avec cette personne
command-history = Les parties finies, à revoir coup par coup
command-history-member = Seulement les parties de cette personne
command-history-where = Sur tout le serveur, ou dans ce salon
command-history-everybody = Toutes les parties, même sans toi
name-privacy = données
command-privacy = Ce que le bot conserve sur toi

name-games = parties
command-games = Tes parties dans tous les salons, et à qui de jouer

## Menus of people and messages

menu-challenge = Défier à une partie
menu-statistics = Statistiques de jeu
menu-replay = Revoir cette partie
challenge-title = Un défi
challenge-about = La table s'ouvre dans ce salon. Les personnes que tu défies sont mentionnées une fois, et la partie commence dès qu'elles ont toutes appuyé sur **Rejoindre**.
challenge-game = Jeu
challenge-people = Qui tu défies
refused-challenge-yourself = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre, ou joue contre l'ordinateur avec { $command-help }.
refused-challenge-bot = { $player } est un bot et ne joue pas aux cartes. Pour jouer contre l'ordinateur, utilise { $command-game-new }.
refused-challenge-stranger = { $player } n'est pas sur ce serveur. Tu ne peux défier que ses membres.
refused-challenge-unseen = { $player } ne voit pas ce salon. Lance ton défi dans un salon visible pour vous deux.
taken-challenge = Aucun défi n'est parti : ce salon a déjà une table de { $at }, et il n'y en a qu'une à la fois par salon. Où veux-tu jouer à { $game } ?

## Own games

games-against = contre des ordinateurs, commencée { $when }
games-title = Tes parties
games-none = Tu n'as aucune partie en cours. Ouvre une table avec { $command-game-new }, appuie sur **Rejoindre** à celle de quelqu'un d'autre, ou joue contre l'ordinateur avec { $command-help }.
games-go = aller à la table
games-yours = **À toi de jouer**
games-yours-until = **À toi de jouer** · fin du temps { $when }
games-others = À quelqu'un d'autre de jouer
games-computer = À l'ordinateur de jouer
table-to-act = À { $players } de jouer
table-to-act-until = À { $players } de jouer · fin du temps { $when }
table-to-choose = Choix en attente : { $players }
table-to-choose-until = Choix en attente : { $players } · fin du temps { $when }
games-invited = Tu n'as pas encore accepté : **Rejoindre**
games-hidden = Tu ne peux pas voir ce salon
games-waiting = Pas disponible ici pour le moment ; la partie attend
games-failing = Le jeu a un défaut ; j'essaie de continuer la partie
games-more = { $count ->
    [one] 1 autre partie ne tient pas ici.
   *[other] { $count } autres parties ne tiennent pas ici.
}
games-alone = en solitaire, commencée { $when }
button-continue = Continuer { $number }

## Settings

settings-achievements-on = Les exploits sont montrés.
settings-daily-off = La donne du jour n'est pas publiée.
deal-posts-all = tous les jeux
settings-threads-on = Chaque table s'ouvre dans son propre fil (un défi reste dans le salon).
settings-ratings-on = Les cotes et les divisions sont visibles.
settings-listed-on = Tu figures aux classements et dans les résultats de la donne du jour.
settings-reviews-on = Les parties terminées peuvent être analysées.
settings-my-reviews-on = Qui peut voir tes parties peut aussi en voir l'analyse.
settings-at-once = Ce que tu choisis est enregistré tout de suite.
settings-at-once-server = { settings-at-once } Les tables ouvertes restent telles quelles.
settings-reminders = Rappels
settings-channels = Salons pour les parties
settings-on = Activé
settings-all-off = Tout est désactivé
settings-house-rules = Règles maison des nouvelles tables
settings-posts = Donne du jour et nouvelles
settings-zone = Fuseau horaire
settings-zone-hint = Le nom d'une grande ville suffit, par exemple Paris
settings-no-zone = Il n'y a pas de fuseau { $zone }. Écris le nom d'une grande ville du tien, par exemple Paris.
settings-which-zone = Quel fuseau veux-tu dire ?
settings-deals = Donne du jour
settings-news = Nouvelles de la semaine
switch-server-ping = Mentions
switch-server-threads = Un fil pour chaque table
switch-server-reviews = Analyses
switch-server-achievements = Exploits
switch-server-ratings = Cotes
switch-me-listed = Classements
switch-me-achievements = Exploits
switch-me-reviews = Analyses
switch-me-week = Ma semaine
switch-me-forced_moves = Passer automatiquement
switch-me-asks_first = Demander confirmation
language-auto = comme dans Discord ({ $language })
language-auto-server = celle de qui ouvre la table ou annonce l'évènement ; sinon { $language }
settings-server = Ce serveur
settings-me = Tes réglages
settings-language = Langue : { $language }
settings-ping-on = Une mention avertit chaque personne quand c'est son tour, selon son réglage.
settings-channels-all = On peut ouvrir des parties dans tous les salons.
settings-house = Règles maison des nouvelles tables : { $game }
notify-in-channel = Notification dans le salon de la table
notify-in-direct = Notification par message privé
settings-your-turn-every = Me prévenir à chaque tour, et encore une fois quand il me reste peu de temps.
settings-your-turn-short = Me prévenir quand il me reste peu de temps.
settings-your-turn-never = Ne jamais me prévenir.
settings-notify-channel = Tu reçois une mention dans le salon de la table.
settings-notify-direct = Si tu n'acceptes pas mes messages privés, tu reçois une mention dans le salon de la table.
settings-forced-on = Quand les règles t'obligent à passer, cela se fait tout seul.
settings-asks-on = Demander confirmation avant de se coucher, de faire tapis ou de quitter la table.
settings-week-off = Les nouvelles de la semaine ne sont pas publiées.
settings-own-week-on = Chaque lundi, tu reçois un résumé de ta semaine en message privé.

## Privacy, and what cannot be undone

refused-shows-no-game = Ce message ne montre aucune de mes parties. Choisis le résultat d'une partie, ou cherches-en une avec { $command-my-history }.
legal-privacy = Confidentialité
legal-terms = Conditions d'utilisation
legal-pages = Les pages
legal-languages = Langues
legal-forgotten = { $days ->
    [one] { $days } jour après que le serveur a retiré le bot
   *[other] { $days } jours après que le serveur a retiré le bot
}
legal-forgotten-at-once = au plus tard un jour après que le serveur a retiré le bot
refused-still-seated = Tu es encore à une table : { $link }. Quitte-la là-bas avec { $command-table-leave } ou finis la partie, puis réessaie.
refused-export-under-way = Ton dernier export n'est pas encore fini. Attends-le, s'il te plaît ; ensuite, { $command-my-privacy } marche de nouveau.
refused-exports-busy = D'autres attendent aussi leur export. Redemande le tien plus tard avec { $command-my-privacy }.
sure-forget = Tes places aux classements, ta cote, tes statistiques, tes réglages et ton nom seront effacés, sur tous les serveurs. Tes parties restent, sans ton nom. C'est irréversible. Avant cela, { $command-my-privacy } te donne tout ce que le bot conserve sur toi, en fichiers.
privacy-export = Tout ce que le bot conserve sur toi : des numéros de serveurs, de salons et de parties, ton nom sur chaque serveur, tes coups, et ce qui en est calculé. Ni messages, ni noms d'autres personnes.
privacy-export-part = Fichier { $number }
privacy-export-rest = Ce n'est pas tout.
privacy-title = Ce que le bot conserve sur toi
privacy-about = Tes parties, tes réglages, tes résultats et ton nom sur chaque serveur : reçois tout en fichiers, ou fais enlever ton nom de partout. Tes parties restent, avec « anonyme » à ta place.
button-export = Tout recevoir
button-forget = Effacer mes données
button-export-rest = Recevoir le reste
privacy-forgotten = C'est fait. Ton nom n'est plus dans aucun classement ; tes parties restent, avec « anonyme » à ta place.

way-statistics = Statistiques
way-leaderboard = Classement
way-settings = Réglages
