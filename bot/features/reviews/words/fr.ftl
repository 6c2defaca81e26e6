# The review of a finished game: how everybody's chances went, and what one's own moves were worth.

## Reviews

button-review-move = Coup { $number }
button-review-own = Mes coups
button-review-costliest = Mon coup le plus coûteux
button-review-overview = Vue d'ensemble
button-review-earlier = ◀ Mon coup
button-review-later = Mon coup ▶
button-review-play = Jouer à partir d'ici
button-review-chances = Voir les chances
review-title = { $game } · analyse
review-about = Chances de gagner, estimées, du premier coup au dernier.
review-picture = Les chances de gagner après chaque coup, une ligne par personne : { $seats }
review-working = La suite de cette partie est jouée des milliers de fois pour voir les chances de chaque place.
review-working-note = Tu peux fermer ce message : l'analyse est gardée.
review-newer = Cette analyse est dans ton message plus récent, plus bas.
review-turning-points = **Tournants**
review-turning-point = **{ $number }.** { $played }
review-change = { $player } { $before } → { $after }
review-own = { $count } choix : { $verdicts }
review-count-best = { $count ->
        [one] { $count } meilleur coup
       *[other] { $count } meilleurs coups
    }
review-count-good = { $count ->
        [one] { $count } bon coup
       *[other] { $count } bons coups
    }
review-count-slip = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
review-count-mistake = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
review-note = Sur la courbe, un petit écart (moins de { $share }) peut être dû au hasard.
review-move-title = { $game } · analyse · coup { $ply } sur { $moves }
review-verdict-best = **Le meilleur coup.**
review-verdict-good = **Bien.**
review-verdict-slip = **Imprécis.** Mieux : { $best }
review-verdict-mistake = **Une erreur.** Mieux : { $best }
review-own-view = D'après ce que tu pouvais voir : { $moves }
refused-no-review = L'analyse n'a pas pu être terminée. Appuie de nouveau sur **{ button-review }** dans un instant.
refused-reviews-under-way = Deux analyses sont déjà en cours pour toi. Appuie de nouveau sur **{ button-review }** quand l'une est là.
refused-reviews-off = Les analyses sont désactivées sur ce serveur.
refused-review-private = Quelqu'un de cette partie ne montre l'analyse qu'aux personnes qui y ont joué. Tu peux revoir la partie.
refused-no-own-deal = Tu n'as pas joué cette donne.
review-playing-on = Tu reprends juste avant le coup { $number }, contre des ordinateurs. Personne d'autre ne le voit, et rien ne compte.
review-in-chart = Sur la courbe, qui connaît toutes les cartes :
review-in-chart-hidden = Sur la courbe :
