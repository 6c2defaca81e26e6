# L'Étoile d'Afrique : ses cartes, refus, règles et table.

africa-title = L'Étoile d'Afrique
africa-command = L'Étoile d'Afrique : un jeu de plis avec des lions, des brigands et des gemmes
africa-command-new = Ouvrir une table de L'Étoile d'Afrique : plis, lions, brigands et gemmes
africa-about = Gagne des plis pleins de gemmes avec des cartes toujours plus hautes ; gare aux lions et aux brigands.
africa-length = environ 30 minutes
africa-stage = manche { $round } sur { $rounds }

## Cartes

africa-lion = Lion
africa-topaz = Topaze
africa-emerald = Émeraude
africa-ruby = Rubis
africa-horseshoe = Fer à cheval
africa-brigand = Brigand
africa-star = Étoile d'Afrique
africa-colour-red = rouge
africa-colour-blue = bleu
africa-colour-green = vert
africa-colour-yellow = jaune
africa-no-cards = aucune carte

## Pourquoi un coup est refusé

africa-refused-not-your-card = Tu n'as pas { $card } en main.
africa-refused-too-low = { $card } ne bat pas la carte du dessus de la table.
africa-refused-must-lead = Tu entames, tu dois donc jouer une carte sur la table.
africa-refused-must-play = Jusqu'à 10 on ne passe pas : joue une carte plus haute, ou prends un jeton de voleur et glisse une carte plus basse dessous.
africa-refused-no-under-now = Au-dessus de 10 on ne glisse plus de carte dessous : joue plus haut, ou passe.
africa-refused-too-high-for-under = { $card } dépasse ce qui est sur la table : cette carte se joue dessus.
africa-refused-bad-reshuffle = Le nouveau mélange ne nomme pas toutes les cartes du jeu, qui est mélangé avant chaque manche.

## Règles maison

africa-option-rounds-name = manches
africa-option-rounds-title = Manches
africa-option-rounds-hint = Combien de manches font une partie
africa-option-rounds-5 = cinq manches
africa-option-rounds-3 = trois manches
africa-option-rounds-1 = une manche
africa-house-rounds-3 = trois manches
africa-house-rounds-1 = une seule manche

## La table

africa-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
africa-leads = { $leader } entame avec la carte de son choix.
africa-top = Sur le dessus : { $card }
africa-lion-counts = Le lion compte comme ce qu'il a battu : { $high }.
africa-trick = Ce pli : { $points }
africa-pile = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
africa-round-over = Manche précédente :
africa-round-line = { $player } : { $points }
africa-fortune = { $jewels } = { $worth }
africa-passed = a passé
africa-result = { $count ->
    [one] { $winners } a la plus grande fortune : { $worth } !
   *[other] { $winners } ont la même fortune, { $worth }, et se serrent la main !
}
africa-picture-round = Manche { $number } : { $seats }.
africa-picture-seat = { $player } { $points } points, joyaux valant { $jewels }
africa-curve = Fortune après chaque manche

### Ce qui se passe, raconté

africa-told-play = { $left ->
    [0] { $player } joue { $card } — ❗ **sa dernière carte**
    [1] { $player } joue { $card } — ❗ **il ne lui reste qu'une carte**
   *[other] { $player } joue { $card }
}
africa-told-under = { $player } glisse { $card } dessous et prend un jeton de voleur
africa-told-pass = { $player } passe
africa-told-trick = { $player } remporte le pli : { $points }
africa-told-big-trick = 🔥 **{ $player } remporte un gros pli : { $points }**
africa-told-round = 🏁 **{ $player } gagne la manche { $number } avec { $points }**
africa-told-lead = 📈 **{ $player } prend la tête avec une fortune de { $worth }**
africa-told-last-round = 🎯 **La dernière manche commence**

## La main

africa-hand-over = La partie est finie.
africa-hand-lead = Tu entames. Joue la carte de ton choix.
africa-hand-top = À toi. Sur le dessus : { $card }
africa-hand-forced = Joue une carte plus haute, ou glisse-en une dessous : un jeton de voleur te coûte 2 points.
africa-hand-under = Aucune de tes cartes n'est plus haute. Glisse-en une dessous : un jeton de voleur te coûte 2 points.
africa-hand-must-pass = Aucune de tes cartes n'est plus haute. Passer ne coûte rien.
africa-hand-higher = Joue une carte plus haute.
africa-hand-free = Au-dessus de 10, tu peux passer sans rien payer.
africa-about-lion = Lion : bat tout ce qui est au-dessous de 11, et compte alors comme ce qu'il a battu.
africa-about-brigand = Brigand : bat tout, sauf l'Étoile d'Afrique.
africa-about-star = Étoile d'Afrique : bat tout.
africa-under = { $card } dessous
africa-pass = Passer

## Les règles, avec nos propres mots

africa-rules =
    ### L'idée
    Remporte des plis pleins de cartes précieuses. Chaque manche rapporte des joyaux ; la plus grande fortune après **cinq manches** gagne, en solo après trois.

    ### Une manche
    On reçoit quatre cartes ; après en avoir joué une, on en pioche une tant qu'il y en a. La personne qui entame joue la carte de son choix. Puis, dans le sens horaire :
    - **jusqu'à 10** sur la table : jouer une carte **plus haute** dessus, ou prendre un **jeton de voleur** et glisser dessous une carte qui n'est pas plus haute ;
    - **au-dessus de 10** : jouer plus haut, ou **passer** sans rien payer.

    Quand les autres ont passé, la personne qui a joué la carte du dessus prend le pli et entame. Quand une seule personne a encore des cartes et que c'est à elle, la manche est finie : elle les jette, et le pli va à la personne qui a joué la carte du dessus.

    ### Cartes
    Le 2 est le **lion** : il bat aussi tout ce qui est sous 11, et compte alors comme ce qu'il a battu. 11 topaze, 12 émeraude, 13 rubis, 14 fer à cheval ; le **Brigand** les bat tous, l'**Étoile d'Afrique** bat tout. Les couleurs ne comptent pas.

    ### Points
    Étoile 3 ; Brigand, fers à cheval et gemmes 2 ; toute autre carte 1. Chaque jeton de voleur coûte 2 ; ceux que tes points ne peuvent pas payer restent pour la manche suivante.
    Le plus de points : fer à cheval (8). Puis rubis (4), émeraude (2), topaze (1), rien. À égalité de points, la meilleure place va à la personne qui a le moins de jetons de voleur ; à égalité de jetons aussi, on la partage, et la suivante n'est pas attribuée. Plus de 40 points : une topaze de plus.
    Égalité à la fin : la personne qui avait le moins de jetons de voleur à la dernière manche gagne.

    ### La patience
    Pour une personne, partout : poser toutes les cartes en aussi peu de rangées que possible. Une des deux cartes en main (trois, c'est plus facile) va au bout d'une rangée, puis on pioche. Va la **même valeur**, une valeur **voisine**, ou une **lettre** en commun (V vaut aussi pour W). Le lion va aussi sur toute carte de sa couleur, le fer à cheval vaut 14 ou 1, le Brigand va sur tout (la carte dessous continue de décider), l'Étoile vaut n'importe quelle carte ou joint deux rangées. On ne commence une rangée que si rien ne va.
africa-hero = Des cartes toujours plus hautes : 4, 8, topaze, rubis, Étoile d'Afrique.
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
    [one] une fortune de { $count }
   *[other] une fortune de { $count }
}
africa-statistics-rounds = Manches : { $played } jouées, { $won } gagnées
africa-statistics-points = Points par manche : { $average } en moyenne ; jetons de voleur : { $tokens }
africa-statistics-clean = { $count ->
    [one] { $count } manche gagnée sans jeton de voleur
   *[other] { $count } manches gagnées sans jeton de voleur
}
africa-statistics-bonus = { $count ->
    [one] { $count } manche à plus de 40 points
   *[other] { $count } manches à plus de 40 points
}

### La patience : ses rangées, résultats et refus.

patience-title = L'Étoile d'Afrique, patience
patience-aim = But : poser les 54 cartes en aussi peu de rangées que possible.
patience-fits = Ce qui va : une valeur égale ou voisine, ou une lettre en commun. Et aussi : le lion sur sa couleur, le fer à cheval comme 14 ou 1, le Brigand et l'Étoile partout ; l'Étoile peut joindre deux rangées. Une carte pâle ou un bouton gris dit pourquoi non.
patience-row = Rangée { $row }
patience-new = Nouvelle rangée
patience-joins = Joindre deux rangées avec l'Étoile
patience-hand = Au choix : { $cards }.
patience-row-told = Rangée { $row } : { $count ->
    [one] { $count } carte, { $end }.
   *[other] { $count } cartes, au bout { $end }.
}
patience-pile = { $count ->
    [0] Toutes les cartes sont tirées.
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
patience-lay = { $card } → rangée { $row }
patience-new-row = { $card } commence une rangée
patience-join = { $card } joint les rangées { $one } et { $other }
patience-hint = Indice : { $move }
patience-rows = { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}
patience-result = { $rows }.
patience-best = Au mieux : { $best }.

## Pourquoi un coup est refusé

patience-refused-not-your-card = { $card } n'est pas une de tes cartes.
patience-refused-no-such-row = Il n'y a pas de rangée { $row }.
patience-refused-does-not-fit = { $card } ne va pas sur la rangée { $row } : { $top } n'a ni valeur égale ou voisine, ni lettre en commun.
patience-refused-can-be-laid = On ne commence une rangée que si aucune de tes cartes ne peut être posée.

## Règles maison

patience-option-hand-name = main
patience-option-hand-title = Cartes au choix
patience-option-hand-hint = Cartes au choix : trois, c'est plus facile
patience-option-hand-2 = deux cartes
patience-option-hand-3 = trois cartes (plus facile)

## Le meilleur moment d'une partie

africa-best-trick = un pli de { $points } à la manche { $number }

## La donne du jour

africa-day-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
## Exploits

africa-achievement-outshone = Éclipse
africa-achievement-outshone-for = Prends un pli d'au moins quatre cartes en jouant l'Étoile d'Afrique sur le Brigand.
africa-achievement-lions-share = La part du lion
africa-achievement-lions-share-for = Prends un pli d'au moins quatre cartes avec un lion.
africa-achievement-jeweller = Joaillerie
africa-achievement-jeweller-for = Prends une topaze, une émeraude, un rubis et un fer à cheval dans un même pli.
africa-achievement-stable = Écurie pleine
africa-achievement-stable-for = Prends les quatre fers à cheval d'une manche (au moins 4 à table).
africa-achievement-caravan = Caravane
africa-achievement-caravan-for = Prends un pli d'au moins 20 points.
africa-achievement-pickpocket = Pickpocket
africa-achievement-pickpocket-for = Prends un pli où tu as glissé au moins cinq cartes en dessous.
africa-achievement-master-thief = Roi des voleurs
africa-achievement-master-thief-for = Gagne avec au moins dix jetons de voleur, plus que n'importe qui (au moins 3 manches, 3 à table).
africa-achievement-clean-hands = Les mains propres
africa-achievement-clean-hands-for = Gagne sans prendre de jeton de voleur (au moins 3 manches, 3 à table).
africa-achievement-last-to-first = De la dernière place
africa-achievement-last-to-first-for = Gagne alors que tu étais à la dernière place avant la manche finale (au moins 3 manches, 3 à table).
africa-achievement-second-best = Tortue
africa-achievement-second-best-for = Gagne une partie de cinq manches sans gagner plus d'une manche.
africa-achievement-every-round = Dans le mille
africa-achievement-every-round-for = Gagne toutes les manches d'une partie (au moins 3 manches, 3 à table).
africa-achievement-beggar-king = Roi mendiant
africa-achievement-beggar-king-for = Gagne une partie avec une manche sans aucun point (au moins 3 manches, 4 à table).
africa-achievement-good-conscience = Bonne conscience
africa-achievement-good-conscience-for = Gagne à égalité de fortune, grâce à moins de jetons de voleur (au moins 3 manches, 3 à table).
africa-bold = un pli de { $points } points, sans le Brigand ni l'Étoile d'Afrique

## Help, and sharing

patience-rules =
    ### L'idée
    Pose les 54 cartes en aussi peu de rangées que possible.

    ### Un coup
    La première carte commence la première rangée. Des deux cartes au choix (trois, c'est plus facile), pose-en une au bout d'une rangée, puis pioche la suivante. Une carte va sur une autre avec
    - la **même valeur** ou une valeur **voisine**, ou
    - une **lettre** en commun.

    ### Les lettres
    Chaque carte de 2 à 14 a les lettres d'un lieu d'Afrique, dans toutes les langues celles de son nom anglais : **C** pour Cairo, **C V** pour Cape Verde. **V** vaut pour V et W.

    ### Cartes spéciales
    - Le **lion** (2) va aussi sur toute carte de sa couleur.
    - Le **fer à cheval** vaut 14 ou 1.
    - Le **Brigand** va sur tout. La carte dessous continue de décider de ce qui va.
    - L'**Étoile** va sur tout et reçoit tout, ou bien elle joint deux rangées.

    ### Une nouvelle rangée
    Tu ne peux en commencer une que si aucune de tes cartes ne va nulle part.

    ### Aide
    Le bouton **{ button-hint }** donne le coup qui semble le meilleur. **{ button-take-back }** marche dès qu'il ne reste plus de carte à piocher. Les deux sont comptés et affichés avec ton résultat. Le même indice redemandé ne compte qu'une fois.

    ### Le paquet du jour
    Tout le monde reçoit le même paquet et le joue une fois. Il change à minuit UTC. Moins de rangées, c'est mieux ; puis moins d'indices, puis moins de coups annulés. Une médaille demande trois rangées au plus.
