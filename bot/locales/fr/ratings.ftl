# Cotes : leur certitude, les divisions, et qui figure aux classements.

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
rating-settled = 🎉 Ta cote est établie : **{ $points }**. Ta division : **{ $division }**
rating-division-up = ⬆️ Tu montes de division : **{ $division }**
rating-division-down = Ta division est maintenant : **{ $division }**
rating-missing = { $count ->
    [one] Encore { $count } partie environ pour l'établir, avec un rang et une division.
   *[other] Encore { $count } parties environ pour l'établir, avec un rang et une division.
}
rating-again-missing = { $count ->
    [one] La dernière partie cotée date. Encore { $count } environ pour que la cote soit de nouveau sûre.
   *[other] La dernière partie cotée date. Encore { $count } environ pour que la cote soit de nouveau sûre.
}

## Pourquoi une cote change


## Classements

button-met = Avec qui j'ai joué
button-everybody = Tout le monde
where-met = avec qui tu as joué
leaderboard-own-empty = Tu n'es pas encore au classement. Il faut une partie finie à une table ; les parties privées ne comptent pas.
leaderboard-own-unrated = Tu n'es pas encore au classement. Il faut une partie d'au moins deux personnes.
leaderboard-own-unlisted = Tu ne figures pas aux classements : cette ligne n'est visible que pour toi. Pour changer cela : { $command-my-settings }
leaderboard-settled-note = Une nouvelle cote n'a pas de rang avant d'être établie, après { $games } parties environ.

## Réglages

settings-ratings-on = Les cotes et les divisions sont visibles.
settings-listed-on = Tu figures aux classements et dans les résultats de la donne du jour.
refused-ratings-hidden = Ce serveur ne montre pas les cotes. { $command-game-leaderboard } classe selon d'autres nombres ; les membres qui peuvent *Gérer le serveur* peuvent changer cela avec { $command-server-settings }.
