# Posts by the clock: the deal of the day, and the news of the week.

## Publication sur un serveur

deal-posts-ended = Le bot n'a pas le droit d'écrire dans { $channel } : il n'y publie plus la donne du jour. Quand il l'aura, règle-le de nouveau : { $command-server-settings }

## The news of the week

week-title = Une semaine en cartes
week-dates = du { $since } au { $until }
week-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
week-climb = 📈 **{ $player }** a progressé de { $points } points à { $game }.
week-run = 🔥 **{ $player }** a gagné { $count } parties d'affilée ({ $game }), la plus longue série.
week-close = 📸 La partie la plus serrée : { $players }, à { $game }.
week-bold = 🎲 Le coup le plus hardi : **{ $player }** ({ $game }) – { $what }.
week-note = On compte les parties que tout le monde ici peut voir. Qui gère le serveur choisit l'heure, ou désactive ce message, avec { $command-server-settings }.
button-week-close = La partie la plus serrée
button-week-bold = Le coup le plus hardi
week-about-climb = progression à { $game }
week-about-run = plus longue série à { $game }
week-about-close = partie la plus serrée à { $game }
week-about-bold = coup le plus hardi à { $game }
week-own-title = Ta semaine en cartes
week-own-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}, { $wins }
week-own-climb = Ta cote à { $game } a changé de { $points } points.
week-own-climb-in = Ta cote à { $game } ({ $server }) a changé de { $points } points.
week-own-run = Plus longue série : { $count } parties d'affilée ({ $game })
week-own-bold = Ton coup le plus hardi à { $game } : { $what }.
week-own-note = { $command-my-settings } désactive ce message.
week-ended = Le bot n'a pas le droit d'écrire dans { $channel } : il n'y publie plus les nouvelles de la semaine. Quand il l'aura, règle-les de nouveau : { $command-server-settings }

## Weekdays

weekday-0 = lundi
weekday-1 = mardi
weekday-2 = mercredi
weekday-3 = jeudi
weekday-4 = vendredi
weekday-5 = samedi
weekday-6 = dimanche
