# Mau-Mau : ses cartes, ses refus, ses règles et sa table.

mau-mau-title = Mau-Mau
mau-mau-command = Mau-Mau, cousin du 8 américain : couleurs, sept et valets
mau-mau-command-new = Ouvrir une table de Mau-Mau : couleurs, sept et vœux
mau-mau-about = Débarrasse-toi de tes cartes : suis la couleur ou la valeur, et dis Mau quand il t'en reste une.
mau-mau-length = environ 10 minutes
mau-mau-stage = manche { $round } sur { $rounds }
mau-mau-stage-points = manche { $round }, jusqu'à { $target } points
mau-mau-stage-single = une manche

## Cartes

mau-mau-suit-clubs = trèfle
mau-mau-suit-spades = pique
mau-mau-suit-hearts = cœur
mau-mau-suit-diamonds = carreau
mau-mau-no-cards = aucune carte
mau-mau-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mau-mau-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Pourquoi un coup est refusé

mau-mau-refused-not-your-card = Tu n'as pas { $card } en main.
mau-mau-refused-only-drawn = Tu as pioché : joue cette carte, { $card }, ou garde-la.
mau-mau-refused-answer-seven = Un sept est sur le dessus : joue un autre sept, ou pioche { $count } cartes.
mau-mau-refused-jack-on-jack = À cette table, on ne joue pas de valet sur un valet.
mau-mau-refused-does-not-fit = { $card } ne va pas sur { $top } : ni la couleur demandée ({ $suit ->
    [C] trèfle
    [S] pique
    [H] cœur
   *[D] carreau
}), ni la valeur.
mau-mau-refused-wish-needed = Dis quelle couleur tu demandes avec { $card }.
mau-mau-refused-no-wish-now = { $card } ne demande rien maintenant.
mau-mau-refused-no-mau-now = On ne dit Mau qu'en jouant son avant-dernière carte.
mau-mau-refused-already-drawn = Tu as déjà pioché. Joue la carte piochée, ou garde-la.
mau-mau-refused-nothing-to-draw = Il n'y a aucune carte à piocher.
mau-mau-refused-must-play = Il n'y a aucune carte à piocher, et { $card } convient : tu dois jouer.
mau-mau-refused-draw-first = Pioche d'abord une carte.
mau-mau-refused-pack-too-small = Le jeu est trop petit pour tant de monde. On peut y jouer à { $most } au plus.
mau-mau-refused-too-few-cards = Il y a trop peu de cartes : aucune ne reste à retourner.
mau-mau-refused-bad-reshuffle = Le mélange ne nomme pas exactement les cartes à mélanger.

## Règles maison

mau-mau-option-length-name = durée
mau-mau-option-length-title = Durée
mau-mau-option-length-hint = Combien de temps dure une partie
mau-mau-option-length-1 = une manche
mau-mau-option-length-3 = trois manches
mau-mau-option-length-5 = cinq manches
mau-mau-option-length-to100 = jusqu'à 100 points
mau-mau-option-length-to200 = jusqu'à 200 points
mau-mau-option-mau-name = mau
mau-mau-option-mau-title = Mau oublié
mau-mau-option-mau-hint = Ce qui arrive si l'on ne dit pas Mau avant sa dernière carte
mau-mau-option-mau-1 = on pioche une carte
mau-mau-option-mau-2 = on pioche deux cartes
mau-mau-option-mau-no = sans pénalité
mau-mau-option-ace-name = as
mau-mau-option-ace-title = As
mau-mau-option-ace-hint = Ce que fait un as
mau-mau-option-ace-no = aucun effet
mau-mau-option-ace-again = on rejoue
mau-mau-option-ace-skip = la personne suivante saute son tour
mau-mau-option-jack-on-jack-name = valet_sur_valet
mau-mau-option-jack-on-jack-title = Valet sur valet
mau-mau-option-jack-on-jack-hint = Peut-on jouer un valet sur un valet ?
mau-mau-option-jack-on-jack-no = interdit
mau-mau-option-jack-on-jack-yes = permis
mau-mau-option-keep-drawn-name = après_la_pioche
mau-mau-option-keep-drawn-title = Après la pioche
mau-mau-option-keep-drawn-hint = Le tour finit-il quand on pioche ?
mau-mau-option-keep-drawn-no = on peut jouer la carte piochée
mau-mau-option-keep-drawn-yes = le tour est fini
mau-mau-option-hand-name = main
mau-mau-option-hand-title = Cartes en main
mau-mau-option-hand-hint = Cartes en main au début d'une manche
mau-mau-option-hand-5 = cinq cartes
mau-mau-option-hand-6 = six cartes
mau-mau-option-pack-name = jeu
mau-mau-option-pack-title = Jeu de cartes
mau-mau-option-pack-hint = Avec combien de cartes on joue
mau-mau-option-pack-auto = 32 cartes ; 52 à partir de six personnes (de cinq avec six cartes en main)
mau-mau-option-pack-32 = 32 cartes
mau-mau-option-pack-52 = 52 cartes
mau-mau-house-length-1 = une seule manche
mau-mau-house-length-5 = cinq manches
mau-mau-house-length-to100 = jusqu'à 100 points
mau-mau-house-length-to200 = jusqu'à 200 points
mau-mau-house-mau-2 = deux cartes pour un Mau oublié
mau-mau-house-mau-no = sans dire Mau
mau-mau-house-ace-again = on rejoue après un as
mau-mau-house-ace-skip = un as fait sauter un tour
mau-mau-house-jack-on-jack-yes = valet sur valet
mau-mau-house-keep-drawn-yes = piocher finit le tour
mau-mau-house-hand-6 = mains de six
mau-mau-house-pack-32 = 32 cartes
mau-mau-house-pack-52 = 52 cartes

## La table

mau-mau-top = Carte du dessus : { $card }
mau-mau-wished = couleur demandée : { $suit }
mau-mau-due = ❗ Joue un sept, ou pioche { $cards }
mau-mau-before = Avant : { $cards }
mau-mau-stock = { $count ->
    [0] La pioche est vide.
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
mau-mau-called = 📣 **Mau !**
mau-mau-has-drawn = a pioché
mau-mau-last-round = Manche précédente : { $winner } avec { $card }, { $points }
mau-mau-result = { $count ->
    [one] { $winners } gagne avec { $points } !
   *[other] { $winners } gagnent ensemble, avec { $points } par personne !
}
mau-mau-result-round = Manche { $number } : { $winner } avec { $card }, { $points }
mau-mau-result-stopped = Manche { $number }, arrêtée : { $winner }, { $points }
mau-mau-picture-seat = { $player } : { $cards } ; { $points } en tout

## Ce qui se passe, raconté

mau-mau-told-play = { $player } joue { $card }
mau-mau-told-mau = { $player } joue { $card } — 📣 **Mau !**
mau-mau-told-last = { $player } joue { $card } — 🏁 **sa dernière carte**
mau-mau-told-forgot = { $count ->
    [0] { $player } a oublié de dire Mau
    [one] 🤐 { $player } a oublié de dire Mau et pioche une carte
   *[other] 🤐 { $player } a oublié de dire Mau et pioche { $count } cartes
}
mau-mau-told-draw = { $count ->
    [0] { $player } ne trouve rien à piocher
    [one] { $player } pioche une carte
   *[other] { $player } pioche { $count } cartes
}
mau-mau-told-many = { $count ->
    [one] 🔥 **{ $player } pioche une carte**
   *[other] 🔥 **{ $player } pioche { $count } cartes**
}
mau-mau-told-pass = { $player } ne peut rien faire
mau-mau-told-skipped = ⏭️ { $player } saute son tour
mau-mau-told-round = ★ **{ $player } gagne la manche { $number } : { $points }**
mau-mau-told-stopped = ⏹️ **La manche { $number } s'arrête. { $player } a le moins de points en main : { $points }**
mau-mau-told-lead = 📈 **{ $player } prend la tête**
mau-mau-told-last-round = 🎯 **La dernière manche commence**

## La main

mau-mau-hand-over = La partie est finie.
mau-mau-hand-turn = À toi.
mau-mau-hand-drawn-fits = Tu as pioché { $card }. Joue cette carte, ou garde-la.
mau-mau-hand-drawn = Tu as pioché { $card }. Elle ne convient pas.
mau-mau-hand-wait = À { $player } de jouer.
mau-mau-hand-wish = Quelle couleur demandes-tu avec { $card } ?
mau-mau-about-mau = { $count ->
    [one] Appuie sur Mau avant de jouer ton avant-dernière carte. Sinon, tu pioches une carte.
   *[other] Appuie sur Mau avant de jouer ton avant-dernière carte. Sinon, tu pioches { $count } cartes.
}
mau-mau-mau = Mau !
mau-mau-draw = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
mau-mau-keep = La garder
mau-mau-pass = Passer
mau-mau-back = Autre carte
mau-mau-pick = Choisis une carte qui convient
mau-mau-move-wish = { $card }, couleur demandée { $suit }
mau-mau-move-mau = { $move }, Mau !

## Les règles, dans nos mots

mau-mau-rules =
    ### L'idée
    Débarrasse-toi de toutes tes cartes avant les autres.

    ### Jouer
    Dans le sens des aiguilles d'une montre, on joue à tour de rôle une carte de **même couleur** ou de **même valeur** que celle du dessus. Si tu ne peux ou ne veux pas, pioche une carte ; tu peux la jouer aussitôt.

    ### Cartes spéciales
    - **7** : la personne suivante pioche deux cartes, ou joue un autre sept. Celle d'après en pioche alors quatre, et ainsi de suite.
    - **8** : la personne suivante saute son tour.
    - **Valet** (J) : il va sur tout, sauf sur un valet. Qui le joue demande une couleur.

    ### Mau !
    Appuie sur **Mau !** avant de jouer ton avant-dernière carte. Si tu l'oublies, tu pioches une carte.

    ### Points
    Qui gagne une manche reçoit les points des cartes des autres : valet (J) 20, as (A) 11, roi (K) et dame (Q) 10, les autres leur nombre. Après trois manches, le plus de points gagne. La première carte d'une manche n'a aucun effet, quelle qu'elle soit. Quand la pioche est vide, les cartes sous celle du dessus sont mélangées et forment la nouvelle pioche. Une manche s'arrête quand personne ne peut continuer, ou après 60 coups par personne ; qui a le moins de points en main reçoit alors ce que les autres ont de plus.

    ### Règles maison
    L'hôte choisit la durée, la pénalité pour un Mau oublié, ce que fait un as, valet sur valet, si piocher finit le tour, cinq ou six cartes, et le jeu : 32 cartes (du 7 à l'as) ou 52.
mau-mau-example-fitting = Sur le neuf de cœur vont un autre cœur, un autre neuf ou un valet, mais pas le roi de pique.
mau-mau-example-sevens = Les sept s'additionnent : après trois, la personne suivante pioche six cartes.
mau-mau-example-wish = Le valet de pique demande cœur : le huit de cœur suit.

## Ordinateurs

mau-mau-character-easy = joue la première carte qui convient
mau-mau-character-normal = garde ses valets et ses sept pour le bon moment
mau-mau-character-hard = calcule chaque coup jusqu'à la fin de la manche

## Classement

mau-mau-score = points
mau-mau-count-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mau-mau-statistics-rounds = Manches : { $played } jouées, { $won } gagnées
mau-mau-statistics-points = Une manche gagnée rapporte { $points } en moyenne
mau-mau-statistics-won-with-jack = { $count ->
    [one] { $count } manche gagnée avec un valet
   *[other] { $count } manches gagnées avec un valet
}
mau-mau-statistics-forgot-mau = { $count ->
    [one] a oublié une fois de dire Mau
   *[other] a oublié { $count } fois de dire Mau
}

## Le meilleur moment d'une partie

mau-mau-best-sevens = a fait piocher { $count } cartes avec un sept
mau-mau-best-round = a gagné une manche avec { $points }
