# Pourquoi quelque chose est refusé, pour tous les jeux. Chaque phrase dit que faire.

refused-unknown-move = Je ne connais pas ce coup : { $move }. Ouvre ta main et utilise ses boutons.
refused-not-your-turn = Ce n'est pas encore ton tour.
refused-game-over = Cette partie est finie. Lancez-en une autre avec Revanche ou la commande nouvelle.
refused-draw-pile-empty = La pioche est épuisée.
refused-bad-reshuffle = Le nouveau mélange ne nomme pas les cartes de la défausse.

refused-unknown-option = La règle { $option } n'existe pas.
refused-bad-option = { $value } n'est pas un choix pour la règle { $option }.
refused-bad-deck = On ne peut pas jouer avec ce jeu de cartes : { $reason }.
refused-bad-seed = { $seed } n'est pas une graine ; elle a 64 chiffres hexadécimaux.
refused-unknown-card = La carte { $card } n'existe pas.
refused-card-taken = La carte { $card } est là deux fois.
refused-too-few-seats = Il faut au moins { $least } joueurs. Laisse quelqu'un s'asseoir, ou ajoute un ordinateur.
refused-too-many-seats = On peut être { $most } au plus.

refused-stale-button = Ce bouton est d'un tour précédent. Voici où l'on en est.
refused-unknown-button = Je ne connais pas ce bouton. Utilise ceux du dernier message de la table, ou affiche-le avec la commande table.
refused-unknown-table = Cette table n'existe plus. Ouvres-en une avec la commande nouvelle.
refused-no-table-here = Il n'y a pas de table dans ce salon. Ouvres-en une avec la commande nouvelle.
refused-table-here = Une partie est déjà en cours dans ce salon : { $link }. Rejoins-la, ou ouvre la tienne dans un autre salon ou fil.
refused-not-seated = Tu n'as pas de place à cette table. Assieds-toi avant le début, ou attends la prochaine partie.
refused-already-seated = Tu es déjà à cette table.
refused-table-full = La table est complète : les { $seats } places sont prises.
refused-already-started = La partie a déjà commencé. Rejoins la prochaine.
refused-not-started = La partie n'a pas encore commencé.
refused-only-host = Seul { $host }, l'hôte, peut le faire.
refused-only-host-or-moderator = Seul { $host }, l'hôte, ou un modérateur peut le faire.
refused-no-computer = Il n'y a pas d'ordinateur à retirer.
refused-not-finished = La revanche est possible quand la partie est finie.
refused-wrong-channel = Cette table est dans un autre salon.
refused-no-access = Je ne peux pas écrire dans ce salon. Demande à un modérateur de me laisser le voir et y écrire, puis réessaie.
refused-guild-only = Les tables s'ouvrent dans un salon d'un serveur.
refused-not-saved = Rien n'a été joué : je n'ai pas pu l'enregistrer. Réessaie dans un instant.
refused-unexpected = Quelque chose s'est mal passé de mon côté, et rien n'a changé. Réessaie.
refused-paused = La partie est en pause. L'hôte ou un modérateur peut la relancer avec la commande reprendre.
refused-not-paused = La partie n'est pas en pause.
refused-player-not-seated = { $player } n'a pas de place à cette table.
refused-kick-host = On ne peut pas retirer sa place à l'hôte. Termine plutôt la partie, ou attends son départ.
refused-channel-not-allowed = Sur ce serveur, on ouvre les parties dans { $channels }.
refused-needs-manage-server = Seul qui peut gérer ce serveur peut changer cela.
refused-not-finished-yet = La partie n'est pas finie. Son compte rendu vient ensuite.
refused-too-slow = J'ai été trop lent. Réessaie, s'il te plaît.
refused-too-many-seated = Il y a déjà { $seated } joueurs ici, et ces règles n'en permettent que { $most }. Quelqu'un doit d'abord partir.
refused-no-season = Il n'y a pas encore eu de saison ici.
refused-no-statistics = { $player } n'a encore fini aucune partie ici.
refused-still-seated = Tu es encore à une table. Quitte-la ou finis la partie, puis réessaie.
