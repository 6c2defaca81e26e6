# Comment on apprend que c'est son tour, et la liste de ses parties.

notify-in-channel = Notification dans le salon de la table
notify-in-direct = Notification par message privé
settings-your-turn-every = On te prévient à chaque tour, et encore une fois quand il te reste peu de temps.
settings-your-turn-short = On te prévient quand il te reste peu de temps.
settings-your-turn-never = On ne te prévient jamais que c'est ton tour.
settings-notify-channel = Tu reçois une mention dans le salon de la table.
settings-notify-direct = Si tu n'acceptes pas mes messages privés, tu reçois une mention dans le salon de la table.

turn-notice = { $count ->
    [one] { $players }, c'est ton tour.
   *[other] { $players }, c'est votre tour.
}
turn-notice-until = { $count ->
    [one] { $players }, c'est ton tour · l'ordinateur joue pour toi { $when }
   *[other] { $players }, c'est votre tour · l'ordinateur joue pour vous { $when }
}
turn-direct = { $game } : c'est ton tour.
turn-direct-until = { $game } : c'est ton tour · l'ordinateur joue pour toi { $when }

name-games = parties
command-games = Tes parties dans tous les salons, et à qui de jouer
games-title = Tes parties
games-none = Tu n'as aucune partie en cours. Ouvre une table avec { $command-game-new }, appuie sur **Rejoindre** à celle de quelqu'un d'autre, ou joue contre l'ordinateur avec { $command-help }.
games-go = aller à la table
games-yours = **À toi de jouer**
games-yours-until = **À toi de jouer** · l'ordinateur joue pour toi { $when }
games-others = À quelqu'un d'autre de jouer
games-computer = À l'ordinateur de jouer
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

## A move that the rules force

settings-forced-on = Quand les règles t'obligent à passer, cela se fait tout seul.
