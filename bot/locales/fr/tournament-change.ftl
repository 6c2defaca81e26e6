# Ce qui a été annoncé d'un tournoi, et comment le modifier avant le début.

tournament-change = Ce qui est annoncé
tournament-change-note = Tout le monde voit ce qui a été modifié en dernier, et par qui. Un nouveau début est annoncé aux personnes inscrites.
tournament-change-settled = C'est commencé : cela ne change plus.
tournament-change-title = Titre
tournament-change-starts = Début
tournament-change-starts-hint = Dans combien de minutes ? Vide : inchangé. 0 : tu le lances toi-même.
tournament-change-limit = Nombre de places
tournament-change-limit-hint = Au-delà : liste d'attente. Vide : pas de limite.
tournament-change-check-in = Pointage
tournament-change-check-in-hint = Combien de minutes avant le début. Vide : aucun.
tournament-change-turn-seconds = Temps de réflexion
tournament-change-late = Inscription tardive
tournament-change-late-hint = Peut-on s'inscrire après le début ? Pas en élimination directe.
tournament-change-computers = Ordinateurs
tournament-change-computers-hint = Des ordinateurs peuvent-ils compléter les tables ?
tournament-change-seats = Places par table
tournament-change-going-on = Combien continuent par table
tournament-change-rounds = Rondes
tournament-change-rounds-hint = Vide : autant qu'il en faut pour une seule victoire.
tournament-change-enough = autant qu'il en faut
tournament-change-minutes = Minutes
tournament-change-channels = Salons
tournament-change-channels-hint = Pour les tables, là où les fils sont impossibles. Vide : ce salon.
tournament-change-house = Règles maison
tournament-change-unlimited = sans limite
tournament-change-no-check-in = aucun
tournament-change-by-hand = au signal des arbitres
tournament-change-yes = oui
tournament-change-no = non
tournament-change-count-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tournament-changed-by = ✏️ Modifié par { $director } : { $what }
tournament-start-changed = le début de **{ $title }** a changé : { $when }.
tournament-start-by-hand = le début de **{ $title }** a changé : les arbitres donneront le départ.
tournament-start-clashes = Au même moment, tu participes à un autre tournoi ici : **{ button-tournament-me }** dit lequel. Retire-toi de l'un des deux, sinon tes tables s'attendront.
tournament-clashes = ⚠️ Au même moment, tu participes à **{ $title }** : { $link }. Retire-toi de l'un des deux, sinon tes tables s'attendront.
button-tournament-change = Modifier…
button-tournament-changepart = Modifier
refused-rules-settled = C'est commencé, et ce qui est annoncé vaut jusqu'à la fin. Change-le la prochaine fois.
refused-limit-below-entered = { $there } personnes participent déjà. Prévois au moins { $there } places, ou retire d'abord quelqu'un : **{ button-tournament-players }**.
refused-check-in-settled = Le pointage est déjà ouvert. Change plutôt le début.
refused-start-before-check-in = Le pointage dure { $minutes } minutes, et il resterait moins de temps avant le début. Commence plus tard, ou raccourcis le pointage.
refused-computers-entered = Des ordinateurs participent déjà. Retire-les d'abord : **{ button-tournament-players }**.
refused-bad-number = « { $value } » n'est pas un nombre. Tape seulement des chiffres, par exemple 30.
