# Leaderboards, ratings, seasons, histories, replays, achievements and purses.

## Commands

name-leaderboard = classement
name-season = saison
name-what = quoi
name-period = période
name-where = où
name-start = début
command-leaderboard = Qui a le plus gagné ici
command-leaderboard-what = Selon quoi classer
command-leaderboard-period = Depuis quand
command-leaderboard-where = Sur tout le serveur, ou dans ce salon
command-season = Commencer ou finir une saison (permission « Gérer le serveur »), ou voir celle en cours
command-season-game = De quel jeu
command-season-start = En commencer une sous ce nom
command-season-end = Finir celle en cours
name-wallet = bourse
command-wallet = Ton argent fictif sur ce serveur, et une nouvelle bourse quand il n'y en a plus

## Achievements

button-achievements = Exploits
button-achievements-statistics = Statistiques
achievements-title = Exploits de { $player } à { $game }
achievements-count = { $count ->
    [0] { $all } à découvrir
   *[other] { $count } sur { $all }
}
achievements-secret = un exploit secret
achievements-pick = Ce que chaque médaille récompense
achievements-alt = Une étagère de { $all } médailles numérotées. { $count ->
    [0] Aucune n'est encore dorée.
   *[other] En or : { $names }.
}
achievements-havers = { $people ->
    [one] { $count } sur { $people } personne ici
   *[other] { $count } sur { $people } personnes ici
}
achievements-any = **Tous jeux confondus**
achievements-note = Un exploit compte dans les parties qu'au moins deux personnes jouent jusqu'au bout, ou en solo à une table avec les ordinateurs les plus forts.
card-achieved = { $count ->
    [one] 🏅 Nouvel exploit : { $names }
   *[other] 🏅 Nouveaux exploits : { $names }
}
refused-no-achievements = Les exploits sont désactivés ici, ou { $player } ne montre pas les siens.
any-achievement-giant = Tueur de géants
any-achievement-giant-for = Gagne contre une cote supérieure à la tienne d'au moins 200 points (une fois dans une division).
any-achievement-underdog = Outsider
any-achievement-underdog-for = Gagne avec la plus basse cote d'au moins quatre personnes à la table (une fois dans une division).
any-achievement-polymath = Génie universel
any-achievement-polymath-for = Réussis quelque chose dans trois jeux différents.
any-achievement-collector = Collection
any-achievement-collector-for = Réussis douze choses différentes sur ce serveur.

## Seasons

refused-no-season = Il n'y a pas encore eu de saison ici. Les membres qui peuvent gérer ce serveur peuvent en commencer une avec { $command-server-season }.
season-form-title = Commencer une nouvelle saison ?
season-form-about = La saison **{ $name }** est en cours depuis le { $since }. Si tu envoies ce formulaire, elle se termine maintenant : son classement reste visible, plus personne ne peut y gagner quoi que ce soit, et on ne peut pas la reprendre. Ferme le formulaire pour la laisser continuer.
season-form-name = Nom de la nouvelle saison
refused-season-changed = Entre-temps, une saison a commencé ou s'est terminée : rien n'a donc changé. Regarde avec { $command-server-season }, et commence la tienne à partir de là.
period-season = cette saison
season-none = Aucune saison en cours. Les membres qui peuvent gérer ce serveur peuvent en commencer une avec { $command-server-season }.
season-now = Saison **{ $name }**, depuis le { $since }. Son classement reste quand elle est finie.

## Ratings

card-rating = Cote : { $before } → **{ $after }** ({ $change })
rating-deviation = ± { $points }
rating-settling = provisoire : entre { $least } et { $most }
rating-settling-unknown = provisoire
rating-long-ago = { $points }, il y a longtemps
rating-division = { $icon } { $name }
rating-division-bronze = Bronze
rating-division-silver = Argent
rating-division-gold = Or
rating-division-platinum = Platine
rating-division-crown = Couronne
rating-division-next = { $count ->
    [one] Division : **{ $division }** · encore { $count } point pour { $next }
   *[other] Division : **{ $division }** · encore { $count } points pour { $next }
}
rating-division-best = Division : **{ $division }**, la plus haute
rating-settled = 🎉 Tu as maintenant une cote : **{ $points }**. Ta division : **{ $division }**
rating-division-up = ⬆️ Tu montes de division : **{ $division }**
rating-division-down = Ta division est maintenant : **{ $division }**
rating-missing = { $count ->
    [one] Encore { $count } partie environ avant un rang et une division.
   *[other] Encore { $count } parties environ avant un rang et une division.
}
rating-again-missing = { $count ->
    [one] La dernière partie cotée date. Encore { $count } environ pour que la cote soit de nouveau sûre.
   *[other] La dernière partie cotée date. Encore { $count } environ pour que la cote soit de nouveau sûre.
}
button-met = Avec qui j'ai joué
button-everybody = Tout le monde

## Statistics

refused-no-statistics = { $player } n'a encore fini aucune partie ici. { $command-game-leaderboard } montre qui en a déjà fini une.
refused-no-own-statistics = Tu n'as encore fini aucune partie à une table ici ; les parties privées ne comptent pas. { $command-game-new } ouvre une table.
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

## Histories and replays

button-review-number = Analyser la partie { $number }
button-record = Compte rendu
button-replay-number = Revoir la partie { $number }
history-title = { $game } · parties finies
history-empty = Encore aucune partie finie.
history-played-for = { $player } (pour { $owner })
replay-title = { $game } · coup { $ply } sur { $moves }

## Purses

wallet-title = { $game } · ta bourse
wallet-free = Pour jouer : **{ $free }** crédits
wallet-at-stake = Sur des tables en cours : { $at_stake }
wallet-note = De l'argent fictif seulement : il ne s'achète, ne se vend et ne s'échange pas. Quand il n'y en a plus, tu peux en demander { $purse }, une fois par jour.
wallet-tomorrow = Tu as déjà reçu une bourse aujourd'hui. Tu pourras demander la prochaine { $when }.
wallet-given = Voici une nouvelle bourse. Bonne chance !
button-gift = Demander { $purse } crédits

## Who has guessed winners

button-guessers = 🔮 Meilleurs pronostics
guessers-title = 🔮 Meilleurs pronostics
guessers-about = Qui a deviné le plus souvent, dans toutes les parties finies de ce serveur.
guessers-line = { $place } { $player } · **{ $right }** sur { $total }
guessers-empty = Aucun pronostic n'a encore été juste. En regardant une partie, on peut en faire un à sa table jusqu'à la fin de la première manche.

## Leaderboards

where-club = { $club }
refused-unknown-club = Ce club n'est pas sur ce serveur. { $command-club } montre ceux qui y sont.
leaderboard-too-few = { $count ->
    [one] Ce classement commence à { $least } parties. Personne n'en a encore autant : il en manque { $count }.
   *[other] Ce classement commence à { $least } parties. Personne n'en a encore autant : il en manque { $count }.
}
leaderboard-missing = { $count ->
    [one] Encore { $count } partie pour figurer au classement
   *[other] Encore { $count } parties pour figurer au classement
}
leaderboard-nobody-rated = Personne n'a encore de cote ici : il faut une partie d'au moins deux personnes.
where-met = avec qui tu as joué
leaderboard-own-empty = Tu n'es pas encore au classement. Il faut une partie finie à une table ; les parties privées ne comptent pas.
leaderboard-own-unrated = Tu n'es pas encore au classement. Il faut une partie d'au moins deux personnes.
leaderboard-own-unlisted = Tu ne figures pas aux classements : cette ligne n'est visible que pour toi. Pour changer cela : { $command-my-settings }
leaderboard-settled-note = Le rang vient après { $games } parties environ.
refused-ratings-hidden = Ce serveur ne montre pas les cotes. { $command-game-leaderboard } classe selon d'autres nombres ; les membres qui peuvent *Gérer le serveur* peuvent changer cela avec { $command-server-settings }.
refused-just-shared = Tu viens de partager ça : { $link }
leaderboard-title = { $game } · classement
leaderboard-empty = Personne n'a encore fini de partie ici ; les parties privées ne comptent pas. À toi d'ouvrir le bal !
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } en { $games }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Classement à partir de { $games } parties.
leaderboard-picture = Les dix premières places en barres : { $what }.
what-wins = victoires
what-rate = taux de victoire
what-rating = cote
period-today = aujourd'hui
period-week = cette semaine
period-month = ce mois
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
button-leaderboard = Classement
