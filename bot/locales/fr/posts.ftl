# Ce que le bot publie à heure fixe : la donne du jour et les nouvelles de la semaine.

command-posts-channel = Le salon ; d'abord celui-ci
command-posts-day = Le jour de la semaine
command-posts-hour = L'heure, de 0 à 23
command-posts-zone = Le fuseau horaire de ce serveur, par exemple Europe/Paris
command-posts-off = Ne plus rien publier
name-day = jour
name-hour = heure
name-zone = fuseau
name-off = arrêt
posts-next = La prochaine fois : { $when }
posts-zone = Le fuseau horaire de ce serveur, pour la donne du jour et les nouvelles de la semaine : { $zone }
refused-unknown-time-zone = Il n'y a pas de fuseau { $zone }. Choisis-en un dans la liste, par exemple Europe/Paris.

## Règles maison des nouvelles tables

name-house = maison
command-house = Les règles maison des nouvelles tables sur ce serveur
settings-house-of = Règles maison, { $game }
