# Claro : ses cartes, ses refus, ses règles et sa table.

claro-title = CLARO
claro-joker = Joker
claro-colour-blue = bleu
claro-colour-yellow = jaune
claro-colour-pink = rose
claro-command = CLARO, le jeu de cartes rapide des nombres et des étoiles
claro-command-new = Ouvrir une table de CLARO, le jeu rapide des nombres et des étoiles
claro-about = Joue une carte plus haute ou de même étoile ; la dernière personne à jouer prend une étoile. Trois étoiles gagnent.
claro-length = environ 15 minutes

## Pourquoi un coup est refusé

claro-refused-not-your-card = Tu n'as pas { $card } en main.
claro-refused-does-not-fit = { $card } ne va pas sur { $top } : son nombre n'est pas plus grand, et les deux cartes n'ont aucune couleur d'étoile en commun.
claro-refused-joker-on-grey = Un joker ne va pas sur { $top }, seulement sur une carte avec une étoile.
claro-refused-grey-on-joker = { $card } ne va pas sur un joker : elle n'a pas d'étoile.
claro-refused-must-play = On ne passe que si aucune carte ne convient, et { $card } convient.
claro-refused-must-lead = Tu ouvres cette manche : tu dois poser une carte.
claro-refused-discard-first = La manche est finie. Choisis d'abord les cartes à défausser, ou garde-les toutes.
claro-refused-wait-for-discards = Les autres choisissent encore leur défausse.
claro-refused-no-discards-now = On ne défausse qu'entre deux manches.
claro-refused-winner-keeps = Tu as gagné la manche : tu gardes tes cartes.
claro-refused-already-discarded = Ton choix est déjà fait. Les autres choisissent encore.
claro-refused-hand-for-two = Les mains de dix cartes se jouent à deux. Ouvre une table à deux places, ou jouez avec cinq.

## Règles maison

claro-option-free-pass-name = passe_libre
claro-option-free-pass-title = Passer
claro-option-free-pass-hint = Peut-on passer alors qu'une carte convient ?
claro-option-free-pass-no = seulement si rien ne convient
claro-option-free-pass-yes = quand on veut
claro-option-hand-name = main
claro-option-hand-title = Cartes en main
claro-option-hand-hint = Dix cartes : à deux seulement
claro-option-hand-5 = cinq cartes
claro-option-hand-10 = dix cartes
claro-house-free-pass-yes = on passe librement
claro-house-hand-10 = mains de dix

## La table

claro-top-none = { $leader } ouvre avec n'importe quelle carte.
claro-top-is = Sur le dessus : { $card }
claro-discarding = Manche terminée : c'est le moment de défausser.
claro-stage = manche { $round }
claro-passed = a passé
claro-is-choosing = choisit
claro-has-chosen = a choisi
claro-result-winner = { $winner } est la Superstar avec trois étoiles !
claro-picture-round = Manche { $number } : { $cards } ; { $player } prend l'étoile.

## Ce qui se passe, raconté

claro-told-play = { $left ->
    [0] { $player } joue { $card } — ❗ **sa dernière carte**
    [1] { $player } joue { $card } — ❗ **il ne lui reste qu'une carte**
   *[other] { $player } joue { $card }
}
claro-told-pass = { $player } passe
claro-told-must-pass = { $player } passe : rien ne convient
claro-told-star = { $left ->
    [0] { $star } **{ $player } prend la troisième étoile et gagne**
    [1] { $star } **{ $player } prend l'étoile** · 🎯 **encore une pour gagner**
   *[other] { $star } **{ $player } prend l'étoile**
}
claro-told-lead = 📈 **{ $player } prend la tête**
claro-guess-until = Tu peux faire un pronostic, et en changer, jusqu'à ce que la première étoile soit prise.
claro-match-point = **plus qu'une étoile**

## La main

claro-hand-lead = Tu ouvres. Pose la carte que tu veux.
claro-hand-your-turn = À toi. Sur le dessus : { $card }
claro-hand-must-pass = Rien ne va sur { $card }. Tu ne peux que passer.
claro-hand-discard = Manche finie. Marque les cartes à défausser, puis confirme. Tu repioches ensuite jusqu'à en avoir { $size }.
claro-hand-winner-waits = Tu as gagné la manche et gardes tes cartes. Les autres choisissent.
claro-hand-chosen = Ton choix est fait. Les autres choisissent encore.
claro-hand-over = La partie est finie.
claro-hand-empty = Tu n'as plus de cartes.
claro-about-joker = Joker : va sur toute carte qui a une étoile. Dessus, il faut aussi une étoile.
claro-button-joker = Que fait le joker ?
claro-pass = Passer
claro-keep-all = Tout garder
claro-pick-discards = Cartes à défausser
claro-discard-marked = { $count ->
    [one] Défausser { $count } carte
   *[other] Défausser { $count } cartes
}
claro-discard-these = Défausser { $cards }
claro-joker-count = Joker ×{ $count }

## Les règles, dans nos mots

claro-rules =
    ### L'idée
    Sois la dernière personne à pouvoir jouer et prends une étoile. **Trois étoiles** gagnent la partie.

    ### Jouer
    La personne qui ouvre pose la carte de son choix. Puis, dans le sens des aiguilles d'une montre, on pose à tour de rôle une carte qui **convient** à celle du dessus :
    - son nombre est **plus grand**, ou
    - elle porte une **étoile de la même couleur**,
    - ou les deux.

    Couleurs des étoiles : { $blue } bleu, { $yellow } jaune, { $pink } rose. On ne pioche pas pendant la manche.

    ### Jokers
    Un joker { $joker } n'a pas de nombre mais les trois couleurs. Il ne va que sur une carte avec une étoile, et seule une carte avec une étoile va sur lui.

    ### Passer
    Si rien ne convient, tu passes, gardes tes cartes et attends la manche suivante. Si quelque chose convient, tu dois jouer. Avoir posé sa dernière carte n'est pas passer : on peut encore gagner la manche.

    ### Fin d'une manche
    Une seule personne n'a pas passé, ou plus personne en jeu n'a de cartes. La personne qui a **joué en dernier** prend une étoile et complète sa main. Les autres peuvent défausser des cartes, autant que voulu, puis complètent aussi. Qui a pris l'étoile ouvre la manche suivante.
claro-hero = 30 sur 24 : plus haut. 17 sur 30 : même étoile.
claro-example-fitting = Ce qui convient, et ce qui ne convient pas. En haut : 30 sur 24 (plus haut), 17 sur 30 et 48 sur 17 (même étoile), un joker sur 4. En bas : 13 n'est pas plus haut que 29, ni 39 que 48, et aucune étoile n'est commune ; sous un joker et sur lui, il faut une étoile.
claro-example-a = La manche finit quand une seule personne n'a pas passé. Sur la pile : 24, 30, 17, 29. Rien chez Armin ne convient sur 29 : il passe. Laura joue 31, sans étoile : ni le joker ni le 20 de Clara ne convient, ni le 10 de Konrad. Laura prend l'étoile.
claro-example-b = La manche finit quand plus personne en jeu n'a de cartes. Sur la pile : 24, 30, 17, 48. Armin passe. La dernière carte de Laura, 3, partage une étoile avec 48 ; celle de Clara est un joker. Le 42 de Konrad n'a pas d'étoile : il passe. Clara prend l'étoile.

## Standings

claro-score = étoiles
claro-count-score = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
claro-no-cards = pas de cartes
claro-statistics-card = Gagne le plus souvent avec { $card } ({ $times ->
    [1] une fois
   *[other] { $times } fois
})
claro-statistics-moments = Meilleurs moments : { $moments }
claro-moment-comeback = { $count ->
    [one] { $count } partie gagnée après un retard de 0 à 2
   *[other] { $count } parties gagnées après un retard de 0 à 2
}
claro-moment-sweep = { $count ->
    [one] { $count } partie où personne d'autre n'a pris d'étoile
   *[other] { $count } parties où personne d'autre n'a pris d'étoile
}
claro-moment-joker-finish = { $count ->
    [one] { $count } partie gagnée avec un joker
   *[other] { $count } parties gagnées avec un joker
}
claro-moment-low-card = { $count ->
    [one] { $count } manche gagnée avec une carte jusqu'à 10
   *[other] { $count } manches gagnées avec une carte jusqu'à 10
}
claro-character-easy = joue la plus petite carte et espère
claro-character-normal = garde ses meilleures cartes pour plus tard
claro-character-hard = compte chaque carte et chaque passe

## Le meilleur moment d'une partie

claro-best-comeback = victoire après un retard de 0 à 2
claro-best-sweep = victoire sans laisser d'étoile aux autres
claro-best-joker = une étoile prise avec un joker
claro-best-low-card = une étoile prise avec { $card }

## La donne du jour

claro-day-score = { $side ->
    [ahead] victoire avec { $away } ⭐ d'avance
    [behind] à { $away } ⭐ de la première place
   *[level] à égalité en tête
}
claro-deal-place-last = perdue
## Exploits

claro-achievement-phoenix = Phénix
claro-achievement-phoenix-for = Gagne une partie où quelqu'un avait déjà deux étoiles et toi aucune.
claro-achievement-clean-sweep = Table rase
claro-achievement-clean-sweep-for = Gagne avec trois étoiles, sans en laisser une seule aux autres (au moins 4 à table).
claro-achievement-photo-finish = Photo-finish
claro-achievement-photo-finish-for = Gagne alors que tout le reste de la table a deux étoiles (au moins 3 à table).
claro-achievement-jesters = Cour des jokers
claro-achievement-jesters-for = Prends deux étoiles d'une partie avec des jokers.
claro-achievement-low-five = Fourmi
claro-achievement-low-five-for = Prends une étoile avec une carte qui ne dépasse pas 5.
claro-achievement-number-one = Numéro un
claro-achievement-number-one-for = Prends une étoile avec le 1.
claro-achievement-dive = Plongée profonde
claro-achievement-dive-for = Prends une étoile avec une carte inférieure d'au moins 35 à celle qu'elle recouvre.
claro-achievement-full-hand = Les mains vides
claro-achievement-full-hand-for = Gagne une partie en jouant toute ta main dans chacune des trois manches que tu gagnes.
claro-achievement-marathon = Marathon
claro-achievement-marathon-for = Prends l'étoile d'une manche d'au moins 25 cartes.
claro-achievement-silence = Silence
claro-achievement-silence-for = Ouvre une manche avec une carte sur laquelle personne ne joue (au moins 3 à table).
claro-achievement-staircase = Escalier
claro-achievement-staircase-for = Joue deux fois exactement le nombre suivant, dans une manche que tu gagnes.
claro-achievement-echo = Écho
claro-achievement-echo-for = Prends deux étoiles d'une partie avec le même nombre.
claro-achievement-colourful = En couleurs
claro-achievement-colourful-for = Gagne une partie avec trois nombres qui portent tous une étoile.
claro-achievement-bridesmaid = Si près du but
claro-achievement-bridesmaid-for = Aie deux étoiles alors que personne d'autre n'en a, et perds la partie.
claro-bold = une étoile avec le { $card }
