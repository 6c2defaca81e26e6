# Cotes : leur certitude, les divisions, et qui figure aux classements.

rating-uncertain = { $points } ?
rating-uncertain-points = { $points } ? points
rating-deviation = ± { $points }
rating-division = { $icon } { $name }
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
rating-division-first = 🎉 Ta cote est établie. Ta division : **{ $division }**
rating-division-up = ⬆️ Tu montes de division : **{ $division }**
rating-division-down = Ta division est maintenant : **{ $division }**
rating-missing = { $count ->
    [one] Le point d'interrogation : une cote provisoire. Encore { $count } partie environ pour l'établir, avec un rang et une division.
   *[other] Le point d'interrogation : une cote provisoire. Encore { $count } parties environ pour l'établir, avec un rang et une division.
}
rating-again-missing = { $count ->
    [one] Le point d'interrogation : longtemps sans partie cotée. Encore { $count } partie environ pour que la cote soit de nouveau sûre.
   *[other] Le point d'interrogation : longtemps sans partie cotée. Encore { $count } parties environ pour que la cote soit de nouveau sûre.
}

## Pourquoi une cote change

rating-why-ahead-of-stronger = Tu as fini devant { $player }, que l'on croyait d'un meilleur niveau.
rating-why-ahead-of-even = Tu as fini devant { $player }, que l'on croyait de ton niveau.
rating-why-ahead-of-weaker = Tu as fini devant, mais seulement devant des gens que l'on croyait d'un niveau moins élevé, comme { $player }.
rating-why-behind-stronger = Tu as fini derrière, mais seulement derrière des gens que l'on croyait d'un meilleur niveau, comme { $player }.
rating-why-behind-even = { $player }, que l'on croyait de ton niveau, a fini devant toi.
rating-why-behind-weaker = { $player }, que l'on croyait d'un niveau moins élevé, a fini devant toi.
rating-why-level-stronger = Tu as fini à égalité avec { $player }, que l'on croyait d'un meilleur niveau.
rating-why-level-even = Tu as fini à égalité avec { $player }, que l'on croyait de ton niveau.
rating-why-level-weaker = Tu as fini à égalité avec { $player }, que l'on croyait d'un niveau moins élevé.
rating-why-surer = Le nombre monte parce que chaque partie rend la cote plus sûre.

## Classements

button-met = Avec qui j'ai joué
button-everybody = Tout le monde
where-met = avec qui tu as joué
leaderboard-own-empty = { $player } : pas encore au classement. Il faut une partie finie.
leaderboard-own-unrated = { $player } : pas encore au classement. Il faut une partie d'au moins deux personnes.
leaderboard-own-unlisted = Tu ne figures pas aux classements : cette ligne n'est visible que pour toi. Pour changer cela : { $command-settings-me }
leaderboard-settled-note = Un point d'interrogation : cote pas encore sûre, ou longtemps sans partie. Une nouvelle cote n'a pas de rang avant d'être établie, ce qui prend environ { $games } parties.

## Réglages

name-ratings = cotes
name-listed = classé
command-server-ratings = Montrer les cotes et les divisions ?
command-me-listed = Te montrer dans les classements et les résultats de la donne du jour ?
settings-ratings-on = Les cotes et les divisions sont visibles.
settings-ratings-off = Les cotes et les divisions sont cachées.
settings-listed-on = Tu figures aux classements et dans les résultats de la donne du jour.
settings-listed-off = Tu ne figures ni aux classements ni dans les résultats de la donne du jour : ton rang n'est visible que pour toi.
refused-ratings-hidden = Ce serveur ne montre pas les cotes. { $command-game-leaderboard } classe selon d'autres nombres ; les membres qui peuvent *Gérer le serveur* peuvent changer cela avec { $command-settings-server }.
