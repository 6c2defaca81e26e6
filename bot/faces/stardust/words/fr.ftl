# Stardust : ses cartes, refus, règles et table.

stardust-title = Stardust
stardust-command = Stardust : miser sur le meilleur système planétaire, pour de l'argent fictif
stardust-stage = donne { $hand } sur { $hands }

## Cartes

stardust-forest = planète forestière
stardust-aqua = planète aquatique
stardust-desert = planète désertique
stardust-planet-large = Grande { $structure }, { $points }
stardust-planet-medium = Moyenne { $structure }, { $points }
stardust-planet-small = Petite { $structure }, { $points }
stardust-sun-red = Soleil rouge, { $stripes }
stardust-sun-yellow = Soleil jaune, { $stripes }
stardust-prism = Prisme d'Entaria
stardust-healer = Guérisseur de Garon
stardust-breath = Souffle de vie
stardust-hole = Trou noir
stardust-death = Mort rapide
stardust-water = Eau sombre
stardust-no-cards = aucune carte
stardust-seat = Place { $number }

## Combinaisons

stardust-two = système à deux
stardust-three = système à trois
stardust-mixed = système mixte
stardust-mega = mégasystème
stardust-cluster = amas d'étoiles
stardust-meeting = grande rencontre
stardust-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stardust-stripes = { $stripes ->
    [one] { $stripes } bande
   *[other] { $stripes } bandes
}
stardust-combination = { $name }, { $points }
stardust-combination-nothing = aucune combinaison

## Pourquoi un coup est refusé

stardust-refused-not-your-card = Tu n'as pas { $card } en main.
stardust-refused-no-bets-now = Il n'y a rien à miser maintenant : échange des cartes, ou garde-les toutes.
stardust-refused-must-call = Il y a une mise : suis avec { $amount }, relance ou couche-toi.
stardust-refused-nothing-to-call = Personne n'a encore misé : passe la parole, ou mise.
stardust-refused-check-instead = Personne n'a misé : passer la parole ne coûte rien, inutile de te coucher.
stardust-refused-no-bet-yet = Personne n'a encore misé : on mise, on ne relance pas.
stardust-refused-bet-stands = Il y a déjà une mise : on relance, on ne mise pas.
stardust-refused-cannot-raise = Tu ne peux pas relancer : personne ne pourrait répondre, ou tu as trop peu. Suis, passe la parole ou couche-toi.
stardust-refused-bet-too-small = C'est trop peu : ta mise doit atteindre au moins { $least }.
stardust-refused-bet-too-large = Tu n'as pas autant : ta mise peut atteindre au plus { $most }.
stardust-refused-no-exchange-now = On échange les cartes entre les deux tours de mise.
stardust-refused-too-many-exchanged = On peut échanger { $most } cartes au plus.
stardust-refused-cannot-lay = Seuls le Trou noir, la Mort rapide et l'Eau sombre peuvent être posés.
stardust-refused-no-such-rival = Désigne quelqu'un d'autre qui est encore dans la donne.
stardust-refused-death-asks = La Mort rapide est posée devant toi : choisis d'abord une carte à jeter.
stardust-refused-water-asks = L'Eau sombre est posée : paie d'abord la mise de base une nouvelle fois, ou couche-toi.
stardust-refused-nothing-asked = Aucun joker ne te demande rien maintenant.
stardust-refused-bad-reshuffle = Le nouveau mélange ne nomme pas toutes les cartes du jeu, qui est mélangé avant chaque donne.

## Règles maison

stardust-option-hands-name = donnes
stardust-option-hands-title = Donnes
stardust-option-hands-hint = Combien de donnes font une partie
stardust-option-hands-3 = trois donnes
stardust-option-hands-5 = cinq donnes
stardust-option-hands-10 = dix donnes
stardust-option-hands-20 = vingt donnes
stardust-option-stake-name = mise
stardust-option-stake-title = Mise
stardust-option-stake-hint = L'argent fictif que chacun apporte ; la mise de base est de 10
stardust-option-stake-100 = 100 crédits
stardust-option-stake-200 = 200 crédits
stardust-option-stake-500 = 500 crédits
stardust-option-stake-1000 = 1000 crédits
stardust-house-hands-3 = trois donnes
stardust-house-hands-10 = dix donnes
stardust-house-hands-20 = vingt donnes
stardust-house-stake-100 = une mise de 100
stardust-house-stake-500 = une mise de 500
stardust-house-stake-1000 = une mise de 1000

## La table

stardust-pot = Dans le pot : { $pot }
stardust-phase-first-bets = Premières mises. { $start } a la place de départ.
stardust-phase-exchange = Échange : chacun peut remplacer jusqu'à trois cartes et poser des jokers.
stardust-phase-second-bets = Secondes mises.
stardust-asks-death = { $player } a posé la Mort rapide : une carte doit partir.
stardust-asks-water = { $player } a posé l'Eau sombre : payer encore la mise de base, ou se coucher.
stardust-hand-over = **La dernière donne :**
stardust-took-all = { $player } prend { $credits } ; les autres se sont couchés.
stardust-showed = { $player } : { $cards } ({ $combination })
stardust-and-took = { " " }→ prend **{ $credits }**
stardust-count-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
stardust-won = { $credits } ({ $gain })
stardust-broke = plus rien
stardust-has-bet = mise { $amount }
stardust-exchanged = { $count ->
    [0] a tout gardé
    [one] 1 carte échangée
   *[other] { $count } cartes échangées
}
stardust-laid = a posé : { $joker }
stardust-folded = couché
stardust-all-in = tapis
stardust-starts = place de départ
stardust-result = { $count ->
    [one] { $winners } gagne la partie : { $gain } crédits !
   *[other] { $winners } partagent la victoire : { $gain } crédits chacun !
}
stardust-result-hand = Donne { $number } : { $winner } prend { $credits } ({ $combination })
stardust-all-folded = les autres couchés
stardust-picture = L'abattage de la donne { $number }.
stardust-picture-seat = Place { $number } : { $cards } ; { $combination } ; prend { $credits }.

## La main

stardust-hand-game-over = La partie est finie.
stardust-hand-broke = Tu n'as plus rien pour jouer à cette table.
stardust-hand-folded = Tu t'es couché. La prochaine donne viendra quand celle-ci sera finie.
stardust-hand-wait = À { $players } de jouer. Dans le pot : { $pot }
stardust-hand-call = À toi. Dans le pot : { $pot }. Pour suivre, tu paies **{ $amount }** ; tu as { $left }.
stardust-hand-check = À toi. Dans le pot : { $pot }. Personne n'a misé plus que toi ; tu as { $left }.
stardust-hand-exchange = Échange. Choisis jusqu'à { $most } cartes à jeter, puis confirme. Les jokers se posent avant.
stardust-hand-death = { $player } a posé la Mort rapide devant toi : choisis une carte à jeter ; tu en pioches une autre.
stardust-hand-water = { $player } a posé l'Eau sombre : paie { $amount } de plus, ou couche-toi.
stardust-hand-best = Tu as : **{ $combination }**
stardust-effect-hole = Trou noir : pose-le et pioche deux cartes.
stardust-effect-death = Mort rapide : pose-la devant quelqu'un, qui doit remplacer une carte ; tu en pioches une aussi.
stardust-effect-water = Eau sombre : pose-la, et chacun paie encore { $ante } ou se couche ; tu pioches une carte.
stardust-check = Parole
stardust-call = Suivre ({ $amount })
stardust-called = Suivre
stardust-fold = Se coucher
stardust-bet = Miser { $amount }
stardust-bet-question = Combien mises-tu ?
stardust-bet-other = Miser …
stardust-raise = Relancer à { $amount }
stardust-raise-question = À combien relances-tu ?
stardust-raise-other = Relancer à …
stardust-all-in-with = Tapis ({ $amount })
stardust-exchange = { $count ->
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
}
stardust-exchange-these = Échanger { $cards }
stardust-keep-all = Tout garder
stardust-pick-cards = Cartes à jeter (jusqu'à { $most })
stardust-pick-rival = Poser la Mort rapide devant …
stardust-lay = Poser : { $joker }
stardust-lay-before = Poser devant la place { $number } : { $joker }
stardust-discard = Jeter { $card }
stardust-discard-one = Jeter une carte
stardust-pay = Payer { $amount }

## Les règles, avec nos propres mots

stardust-rules =
    ### L'idée
    Réunis des planètes qui vont ensemble, et mise sur le fait d'avoir le plus de **points d'économie** à l'abattage. Tout se joue pour de l'argent fictif.

    ### Une donne
    1. Chacun paie la **mise de base** de 10 dans le pot et reçoit cinq cartes.
    2. **Premières mises**, dans le sens horaire depuis la place de départ : parole ou mise ; dès qu'il y a une mise, on suit, on relance ou on se couche. Qui a trop peu fait *tapis* et joue pour la part du pot qu'il a pu égaler. Ce que personne n'a suivi d'une mise est rendu à la fin du tour de mises.
    3. **Échange**, un tour : jeter jusqu'à trois cartes et en piocher autant. Avant cela, on peut poser des jokers.
    4. **Secondes mises**, comme avant.
    5. **Abattage** : ceux qui restent montrent leurs cartes, et la meilleure combinaison prend le pot. Si tous les autres se sont couchés, on ne montre rien.

    La place de départ avance dans le sens horaire après chaque donne. Qui a le plus après la dernière gagne la partie.

    ### Ce qui compte
    Les points de ta **seule meilleure** combinaison, quelle que soit sa sorte. Un **amas d'étoiles** (cinq soleils) bat tous les systèmes ; la **grande rencontre** (cinq jokers) bat tout.
    Égalité ? Le meilleur soleil en main gagne : rouge avant jaune, puis le plus de bandes. Sans soleil : forêt avant aqua avant désert. Toujours égal : on partage le pot.

    ### Jokers
    Un joker vaut une planète de n'importe quelle taille et structure avec ses points (une planète au moins doit être vraie). Le Prisme, le Guérisseur et le Souffle peuvent aussi valoir des soleils rouges à 3, 2 et 1 bandes.
    À l'échange, on peut en poser trois à la place : **Trou noir** – piocher deux cartes, donc six en main. **Mort rapide** – un rival remplace une carte de son choix, puis tu en pioches une. **Eau sombre** – chacun paie encore la mise de base ou se couche, et tu pioches une carte.
stardust-example-two = Système à deux : deux planètes de même taille et de même structure.
stardust-example-three = Système à trois : trois de même taille et de même structure, ou une grande, une moyenne et une petite de même structure.
stardust-example-mixed = Système mixte : un système à trois et un système à deux d'une autre structure.
stardust-example-mega = Mégasystème : un système à trois et un système à deux de même structure.
stardust-example-cluster = Amas d'étoiles : cinq soleils. Le nombre est celui de leurs bandes.
stardust-example-meeting = Grande rencontre : cinq jokers.
stardust-example-jokers = Les jokers complètent : le Prisme en troisième grande planète forestière, l'Eau sombre en seconde petite planète aquatique.

## Ordinateurs

stardust-character-easy = suit avec n'importe quelle paire et espère
stardust-character-normal = pèse ses chances contre le prix
stardust-character-hard = imagine cent donnes avant chaque mise

## Classement

stardust-score = crédits gagnés
stardust-count-score = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
stardust-statistics-hands = Donnes : { $dealt } reçues, { $won } gagnées
stardust-statistics-showdowns = Abattages : { $shown }, dont { $won } gagnés
stardust-statistics-best = Gagne le plus souvent avec : { $combination } ({ $times } fois)
