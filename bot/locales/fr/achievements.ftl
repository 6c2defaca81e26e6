# Exploits : ce que chacun a réussi, sur la carte de fin et sur une page à part.

button-achievements = Exploits
button-achievements-statistics = Statistiques
achievements-title = Exploits de { $player } à { $game }
achievements-count = { $count ->
    [0] { $all } à découvrir
   *[other] { $count } sur { $all }
}
achievements-earned = { $sign } **{ $name }** · { $what }
achievements-open = ▫️ { $name } · { $what }
achievements-more = … et encore { $count }
achievements-more-secret = … et encore { $count } (secrets : { $secret })
achievements-secret-earned = ❔ ??? · un exploit secret
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
settings-achievements-on = Les exploits sont montrés.

## Exploits

any-achievement-giant = Tueur de géants
any-achievement-giant-for = Gagne contre quelqu'un dont la cote dépasse la tienne d'au moins 200 points, une fois la tienne établie.
any-achievement-underdog = Outsider
any-achievement-underdog-for = Gagne avec la plus basse cote d'au moins quatre personnes à la table, une fois la tienne établie.
any-achievement-polymath = Génie universel
any-achievement-polymath-for = Réussis quelque chose dans trois jeux différents.
any-achievement-collector = Collection
any-achievement-collector-for = Réussis douze choses différentes sur ce serveur.
