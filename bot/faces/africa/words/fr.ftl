# L'Étoile d'Afrique : ses cartes, refus, règles et table.

africa-title = L'Étoile d'Afrique
africa-command = L'Étoile d'Afrique : des plis qui grimpent, des lions, des voleurs et des gemmes
africa-stage = tour { $round } sur { $rounds }

## Cartes

africa-lion = Lion
africa-topaz = Topaze
africa-emerald = Émeraude
africa-ruby = Rubis
africa-horseshoe = Fer à cheval
africa-brigand = le Brigand
africa-star = l'Étoile d'Afrique
africa-no-cards = aucune carte

## Pourquoi un coup est refusé

africa-refused-not-your-card = Tu n'as pas { $card } en main.
africa-refused-too-low = { $card } n'est pas plus haut que tout ce qui est sur la table.
africa-refused-must-lead = Tu entames, tu dois donc jouer une carte sur la table.
africa-refused-must-play = Jusqu'à 10 on ne passe pas : joue une carte plus haute, ou prends un jeton de voleur et glisse une carte plus basse dessous.
africa-refused-no-under-now = Au-dessus de 10 on ne glisse plus de carte dessous : joue plus haut, ou passe.
africa-refused-too-high-for-under = { $card } est plus haut que ce qui est sur la table : il se joue dessus.
africa-refused-bad-reshuffle = Le nouveau mélange ne nomme pas toutes les cartes du jeu, qui est mélangé avant chaque tour.

## Règles maison

africa-option-rounds-name = tours
africa-option-rounds-title = Tours
africa-option-rounds-hint = Combien de tours font une partie
africa-option-rounds-5 = cinq tours
africa-option-rounds-3 = trois tours
africa-option-rounds-1 = un tour
africa-house-rounds-3 = trois tours
africa-house-rounds-1 = un seul tour

## La table

africa-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
africa-leads = { $leader } entame avec la carte de son choix.
africa-top = Dessus : { $card }, joué par { $player }
africa-lion-counts = Le lion compte comme ce qu'il a battu : { $high }.
africa-trick = Ce pli : { $cards }
africa-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
africa-round-over = **Le dernier tour :**
africa-round-line = { $player } : { $points }
africa-fortune = { $jewels } ({ $worth })
africa-taken = { $points } pour l'instant
africa-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
africa-passed = a passé
africa-result = { $count ->
    [one] { $winners } a la plus grande fortune : { $worth } !
   *[other] { $winners } ont chacun { $worth } et se serrent la main !
}
africa-result-round = Tour { $number } : { $winner } avec { $points }
africa-picture-round = Tour { $number } : { $seats }.
africa-picture-seat = place { $number } { $points } points, joyaux valant { $jewels }

## La main

africa-hand-over = La partie est finie.
africa-hand-lead = Tu entames. Joue la carte de ton choix.
africa-hand-turn = À toi.
africa-hand-top = Dessus : { $card }
africa-hand-forced = Joue une carte plus haute, ou prends un jeton de voleur (2 points) et glisse dessous une carte qui n'est pas plus haute.
africa-hand-free = Au-dessus de 10, tu peux passer sans rien payer.
africa-hand-wait = À { $player } de jouer.
africa-under = { $card } dessous
africa-pass = Passer

## Les règles, avec nos propres mots

africa-rules =
    ### L'idée
    Remporte des plis pleins de cartes précieuses. Chacun des **cinq tours** rapporte des joyaux ; la plus grande fortune gagne.

    ### Un tour
    Chacun reçoit quatre cartes ; après en avoir joué une, on en pioche une tant qu'il y en a. Qui entame joue la carte de son choix. Puis, dans le sens horaire :
    - **jusqu'à 10** sur la table : jouer une carte **plus haute** dessus, ou prendre un **jeton de voleur** et glisser dessous une carte qui n'est pas plus haute ;
    - **au-dessus de 10** : jouer plus haut, ou **passer** sans rien payer.

    Quand tous les autres ont passé, qui a joué la carte du dessus prend le pli et entame. Quand un seul joueur a encore des cartes et que c'est à lui, le tour est fini : il les jette, et le pli va à qui a joué la carte du dessus.

    ### Cartes
    Le 2 est le **lion** : il bat aussi tout ce qui est sous 11, et compte alors comme ce qu'il a battu. 11 topaze, 12 émeraude, 13 rubis, 14 fer à cheval ; le **Brigand** les bat tous, l'**Étoile d'Afrique** bat tout. Les couleurs ne comptent pas.

    ### Points
    Étoile 3 ; Brigand, fers à cheval et gemmes 2 ; toute autre carte 1. Chaque jeton de voleur coûte 2 ; ceux que les points ne peuvent payer restent pour le tour suivant.
    Le plus de points : fer à cheval (8). Puis rubis (4), émeraude (2), topaze (1), rien. À égalité de points, la meilleure place va à qui a le moins de jetons de voleur ; à égalité de jetons aussi, on la partage, et la suivante n'est pas attribuée. Plus de 40 points : une topaze de plus.
    Égalité à la fin : gagne qui avait le moins de jetons de voleur au dernier tour.

    ### La patience
    Pour une personne, partout : poser toutes les cartes en aussi peu de rangées que possible. Une des deux cartes en main (trois, c'est plus facile) va au bout d'une rangée, puis on pioche. Va la **même valeur**, une valeur **voisine**, ou un lieu qui partage une **première lettre** (V et W n'en font qu'une ; chaque mot compte). Le lion va aussi sur toute carte de sa couleur, le fer à cheval vaut 14 ou 1, le Brigand va sur tout (la carte dessous continue de décider), l'Étoile vaut n'importe quelle carte ou joint deux rangées. On ne commence une rangée que si rien ne va.
africa-example-rank = De la plus basse à la plus haute : lion, nombres, topaze, émeraude, rubis, fer à cheval, puis le Brigand et l'Étoile.
africa-example-lion = Le lion bat le 9 et compte alors comme un 9 : un 10 le bat.
africa-example-trick = Sur 4 et 8, quelqu'un glisse un 3 dessous, contre un jeton de voleur. La topaze dépasse 10 : on peut maintenant passer. Le rubis prend le pli.

## Ordinateurs

africa-character-easy = joue toujours la plus petite carte qui bat
africa-character-normal = ne donne ses gemmes que pour une table pleine
africa-character-hard = joue chaque choix jusqu'au bout dans sa tête

## Classement

africa-score = fortune
africa-count-score = { $count ->
    [one] fortune de { $count }
   *[other] fortune de { $count }
}
africa-statistics-rounds = Tours : { $played } joués, { $won } gagnés
africa-statistics-points = Points par tour : { $average } en moyenne ; jetons de voleur : { $tokens }
africa-statistics-clean = { $count ->
    [one] { $count } tour gagné sans jeton de voleur
   *[other] { $count } tours gagnés sans jeton de voleur
}
africa-statistics-bonus = { $count ->
    [one] { $count } tour à plus de 40 points
   *[other] { $count } tours à plus de 40 points
}

### La patience : ses rangées, résultats et refus.

patience-title = L'Étoile d'Afrique, patience
patience-pile = { $count ->
    [0] Toutes les cartes sont tirées.
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
patience-hand = **Au choix :**
patience-lay = { $card } → rangée { $row }
patience-new-row = { $card } commence une rangée
patience-join = { $card } : rangée { $one } + { $other }
patience-hint = Indice : { $move }
patience-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
patience-result = { $rows } : { $rating }
patience-best = Le moins possible avec ce paquet : { $rows }.
patience-incredible = incroyable !
patience-very-good = très bien
patience-good = bien
patience-passable = passable
patience-insufficient = insuffisant

## Pourquoi un coup est refusé

patience-refused-not-your-card = { $card } n'est pas une de tes cartes.
patience-refused-no-such-row = Il n'y a pas de rangée { $row }.
patience-refused-does-not-fit = { $card } ne va pas sur la rangée { $row } : ni valeur égale ou voisine, ni lettre du lieu.
patience-refused-can-be-laid = On ne commence une rangée que si aucune de tes cartes ne peut être posée.

## Règles maison

patience-option-hand-name = main
patience-option-hand-title = Cartes au choix
patience-option-hand-hint = Cartes au choix : trois, c'est plus facile
patience-option-hand-2 = deux cartes
patience-option-hand-3 = trois cartes (plus facile)
