# L'analyse d'une partie terminée : comment les chances de chacun ont évolué, et ce que valaient ses propres coups.

button-review = Analyse
button-review-number = Analyse { $number }
button-review-move = Coup { $number }
button-review-own = Mes coups
button-review-costliest = Mon coup le plus coûteux
button-review-overview = Vue d'ensemble
button-review-earlier = ◀ Mon coup
button-review-later = Mon coup ▶
button-review-play = Jouer à partir d'ici
review-title = { $game } · analyse
review-about = Les chances de gagner de chacun, après chaque coup.
review-picture = Les chances de gagner après chaque coup, une ligne par personne : { $seats }
review-lines = De gauche à droite : les coups. Les lignes : { $seats }
review-working = Je joue la suite de cette partie des milliers de fois, pour voir comment les chances de chacun ont évolué.
review-working-note = Les tables passent d'abord, il peut donc y avoir des pauses. Tu peux fermer ceci : l'analyse est gardée, et sera là tout de suite la prochaine fois.
review-newer = Tu as redemandé cette analyse : elle se trouve dans le message plus récent, plus bas.
review-turning-points = **Tournants**
review-turning-point = **{ $number }.** { $played } · { $change }
review-change = { $player } { $before } → { $after }
review-own = Tu as eu { $count ->
        [one] un vrai choix
       *[other] { $count } vrais choix
    } : { $verdicts }.
review-average = En moyenne, un choix t'a coûté { $points } points de chances.
review-decimal = { $whole },{ $tenths }
review-count-best = { $count ->
        [one] un parfait
       *[other] { $count } parfaits
    }
review-count-good = { $count ->
        [one] un bon
       *[other] { $count } bons
    }
review-count-inaccurate = { $count ->
        [one] un qui pouvait être un peu meilleur
       *[other] { $count } qui pouvaient être un peu meilleurs
    }
review-count-mistake = { $count ->
        [one] un qui avait une option nettement meilleure
       *[other] { $count } qui avaient une option nettement meilleure
    }
review-note = Les chances de chacun viennent des vraies cartes ; tes coups sont jugés d'après ce que tu pouvais voir. Un écart de moins de 4 % peut être dû au hasard.
review-note-hidden = Dans ce jeu, les cartes restent cachées : tout ici vient de ce que tu pouvais voir. Un écart de moins de 4 % peut être dû au hasard.
review-move-title = { $game } · analyse · coup { $ply } sur { $moves }
review-verdict-best = **Le meilleur coup.** D'après ce que tu pouvais voir, aucun autre coup ne promettait davantage : { $chance } de chances.
review-verdict-good = **Bon coup.** D'après ce que tu pouvais voir : { $chance } ; « { $best } » promettait à peu près autant ({ $better }).
review-verdict-inaccurate = **Un peu imprécis.** D'après ce que tu pouvais voir : { $chance } ; « { $best } » donnait { $better }, soit { $lost } de plus.
review-verdict-mistake = **Une erreur, ça arrive.** D'après ce que tu pouvais voir : { $chance } ; « { $best } » donnait { $better }, soit { $lost } de plus.
review-others = À peu près aussi bons : { $moves }
refused-no-review = L'analyse n'a pas pu être terminée pour le moment. Appuie encore sur **Analyse** dans un instant : rien n'est perdu.
refused-reviews-under-way = Deux analyses sont déjà en cours pour toi. Attends que l'une d'elles soit là, puis appuie de nouveau sur **Analyse**.
refused-reviews-off = Les analyses sont désactivées sur ce serveur. La personne qui le gère peut les activer avec { $command-settings-server }.
refused-review-private = Une personne de cette partie n'en montre l'analyse qu'à celles qui l'ont jouée. Tu peux tout de même la revoir.
name-reviews = analyses
command-server-reviews = Peut-on analyser les parties terminées ?
command-me-reviews = Les personnes qui n'y ont pas joué peuvent-elles voir l'analyse de tes parties ?
settings-reviews-on = Les parties terminées peuvent être analysées.
settings-reviews-off = Les parties terminées ne peuvent pas être analysées.
settings-my-reviews-on = Qui peut voir tes parties peut aussi en voir l'analyse.
settings-my-reviews-off = Seules les personnes qui ont joué tes parties en voient l'analyse.
button-review-deal = Analyse de { $game }
refused-deal-under-way = La donne du jour peut être analysée quand sa journée est finie : { $when }.
refused-no-own-deal = Tu n'as pas joué cette donne.
review-playing-on = Tu reprends juste avant le coup { $number }, contre des ordinateurs. Personne d'autre ne le voit, et rien n'est compté.
review-in-chart = Sur la courbe, qui connaît toutes les cartes :
review-in-chart-hidden = Sur la courbe :
