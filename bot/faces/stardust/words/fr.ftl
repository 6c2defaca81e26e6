# Stardust : ses cartes, refus, règles et table.

stardust-title = Stardust
stardust-command = Stardust : miser sur le meilleur système planétaire, pour de l'argent fictif
stardust-command-new = Ouvrir une table de Stardust : un poker de planètes, pour de l'argent fictif
stardust-about = Un poker de planètes : mise de l'argent fictif, échange des cartes et montre le meilleur système planétaire.
stardust-length = environ 30 minutes
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
stardust-seat = Siège { $number }

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
stardust-refused-nothing-to-call = Aucune mise à suivre : fais parole, ou mise.
stardust-refused-check-instead = Aucune mise à suivre : faire parole ne coûte rien, inutile de te coucher.
stardust-refused-no-bet-yet = Aucune mise à relancer : on mise.
stardust-refused-bet-stands = Il y a déjà une mise : on relance, on ne mise pas.
stardust-refused-cannot-raise = Tu ne peux pas relancer : personne ne pourrait répondre, ou tu as trop peu. Suis, fais parole ou couche-toi.
stardust-refused-bet-too-small = C'est trop peu : ta mise doit atteindre au moins { $least }.
stardust-refused-bet-too-large = Tu n'as pas autant : ta mise peut atteindre au plus { $most }.
stardust-refused-no-exchange-now = On échange les cartes entre les deux tours de mise.
stardust-refused-too-many-exchanged = On peut échanger { $most } cartes au plus.
stardust-refused-cannot-lay = Seuls le Trou noir, la Mort rapide et l'Eau sombre peuvent être posés.
stardust-refused-no-such-rival = Désigne quelqu'un d'autre qui est encore dans la donne.
stardust-refused-death-asks = La Mort rapide est posée devant toi : choisis d'abord une carte à jeter.
stardust-refused-water-asks = L'Eau sombre est posée : paie d'abord l'ante une nouvelle fois, ou couche-toi.
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
stardust-option-stake-title = Mise de départ
stardust-option-stake-hint = L'argent fictif que tout le monde apporte ; chaque donne commence par une ante de 10
stardust-option-stake-100 = 100 crédits
stardust-option-stake-200 = 200 crédits
stardust-option-stake-500 = 500 crédits
stardust-option-stake-1000 = 1000 crédits
stardust-house-hands-3 = trois donnes
stardust-house-hands-10 = dix donnes
stardust-house-hands-20 = vingt donnes
stardust-house-stake-100 = une mise de départ de 100
stardust-house-stake-500 = une mise de départ de 500
stardust-house-stake-1000 = une mise de départ de 1000

## La table

stardust-pot = Dans le pot : { $pot }
stardust-phase-first-bets = Premières mises.
stardust-phase-exchange = Échange : on peut remplacer jusqu'à trois cartes et poser des jokers.
stardust-phase-second-bets = Secondes mises.
stardust-asks-death = { $player } a posé la Mort rapide : une carte doit partir.
stardust-asks-water = { $player } a posé l'Eau sombre : payer encore l'ante, ou se coucher.
stardust-hand-over = **Donne précédente :**
stardust-took-all = { $player } prend { $credits } ; les autres ont jeté leurs cartes.
stardust-showed = { $player } : { $cards } ({ $combination })
stardust-and-took = { " " }→ prend **{ $credits }**
stardust-count-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
stardust-won = { $credits } ({ $gain })
stardust-broke = plus rien
stardust-has-bet = mise { $amount }
stardust-exchanged = { $count ->
    [0] a tout gardé
    [one] 1 carte échangée
   *[other] { $count } cartes échangées
}
stardust-laid = a posé : { $joker }
stardust-folded = se couche
stardust-all-in = tapis
stardust-starts = place de départ
stardust-result = { $count ->
    [one] { $winners } gagne la partie : { $gain } crédits !
   *[other] { $winners } partagent la victoire : { $gain } crédits par personne !
}
stardust-result-hand = Donne { $number } : { $winner } prend { $credits } ({ $combination })
stardust-all-folded = les autres ont jeté leurs cartes
stardust-curve = Crédits après chaque donne

## Ce qui se passe, raconté

stardust-told-check = { $player } fait parole
stardust-told-call = { $left ->
    [0] { $player } suit de { $amount } — ❗ **tapis**
   *[other] { $player } suit de { $amount }
}
stardust-told-bet = { $left ->
    [0] { $player } mise { $amount } — ❗ **tapis**
   *[other] { $player } mise { $amount }
}
stardust-told-raise = { $left ->
    [0] { $player } relance à { $amount } — ❗ **tapis**
   *[other] { $player } relance à { $amount }
}
stardust-told-fold = { $player } se couche
stardust-told-exchange = { $count ->
    [0] { $player } garde toutes ses cartes
    [one] { $player } échange une carte
   *[other] { $player } échange { $count } cartes
}
stardust-told-lay = 🃏 **{ $player } pose le joker { $joker }**
stardust-told-lay-before = 🃏 **{ $player } pose le joker { $joker } devant { $rival }**
stardust-told-discard = { $player } jette une carte et en pioche une autre
stardust-told-pay = { $player } paie encore { $amount }
stardust-told-wins = { $sign } **{ $player } remporte { $credits } ({ $combination })**
stardust-told-takes = { $sign } **{ $player } remporte { $credits } : les autres ont jeté leurs cartes**
stardust-told-broke = 💥 **{ $player } n'a plus rien**
stardust-told-lead = 📈 **{ $player } mène avec { $credits } crédits**
stardust-told-last-hand = 🎯 **La dernière donne commence**
stardust-guess-until = Tu peux faire un pronostic, et en changer, jusqu'à la fin de la première donne.

## La main

stardust-hand-game-over = La partie est finie.
stardust-hand-broke = Tu n'as plus rien pour jouer à cette table.
stardust-hand-folded = Tu as jeté tes cartes. La prochaine donne viendra quand celle-ci sera finie.
stardust-hand-wait = À { $players } de jouer. Dans le pot : { $pot }
stardust-hand-call = À toi. Dans le pot : { $pot }. Pour suivre, tu paies **{ $amount }** ; tu as { $left }.
stardust-hand-check = À toi. Dans le pot : { $pot }. Aucune mise à suivre ; tu as { $left }.
stardust-hand-exchange = Échange. Choisis jusqu'à { $most } cartes à jeter, puis confirme. Les jokers se posent avant.
stardust-hand-death = { $player } a posé la Mort rapide devant toi : choisis une carte à jeter ; tu en pioches une autre.
stardust-hand-water = { $player } a posé l'Eau sombre : paie { $amount } de plus, ou couche-toi.
stardust-hand-best = Tu as : **{ $combination }**
stardust-worth-two = Deux planètes identiques. Plus de points gagnent.
stardust-worth-three = Trois planètes identiques, ou une de chaque taille de même structure. Plus de points gagnent.
stardust-worth-mixed = Un système à trois et un système à deux d'une autre structure. Plus de points gagnent.
stardust-worth-mega = Un système à trois et un système à deux de même structure. Plus de points gagnent.
stardust-worth-cluster = Cinq soleils battent tous les systèmes.
stardust-worth-meeting = Cinq jokers battent tout.
stardust-worth-nothing = Toute combinaison est meilleure.
stardust-effect-hole = Trou noir : pose-le et pioche deux cartes.
stardust-effect-death = Mort rapide : pose-la devant quelqu'un, qui doit remplacer une carte ; tu en pioches une aussi.
stardust-effect-water = Eau sombre : pose-la, et tout le monde paie encore { $ante } ou se couche ; tu pioches une carte.
stardust-check = Parole
stardust-call = Suivre ({ $amount })
stardust-called = Suivre
stardust-fold = Se coucher
stardust-bet = Miser { $amount }
stardust-bet-question = Combien mises-tu ?
stardust-bet-other = Miser…
stardust-raise = Relancer à { $amount }
stardust-raise-question = À combien relances-tu ?
stardust-raise-other = Relancer à…
stardust-all-in-with = Tapis ({ $amount })
stardust-exchange = { $count ->
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
}
stardust-exchange-these = Échanger { $cards }
stardust-keep-all = Tout garder
stardust-pick-cards = Cartes à jeter (jusqu'à { $most })
stardust-pick-rival = Poser la Mort rapide devant…
stardust-lay = Poser : { $joker }
stardust-lay-before = Poser devant le siège { $number } : { $joker }
stardust-discard = Jeter { $card }
stardust-discard-one = Jeter une carte
stardust-pay = Payer { $amount }

## Les règles, avec nos propres mots

stardust-rules =
    ### L'idée
    Réunis des planètes qui vont ensemble, et parie que tu auras le plus de **points d'économie** à l'abattage. Tout se joue pour de l'argent fictif.

    ### Une donne
    1. Tout le monde paie l'**ante** de 10 crédits dans le pot et reçoit cinq cartes.
    2. **Premières mises**, dans le sens horaire depuis la place de départ : on fait parole ou on mise ; dès qu'il y a une mise, on suit, on relance ou on se couche. La personne qui a trop peu fait *tapis* et joue pour la part du pot qu'elle a pu égaler. Ce que personne n'a suivi d'une mise est rendu à la fin du tour de mises.
    3. **Échange**, un tour : jeter jusqu'à trois cartes et en piocher autant. Avant cela, on peut poser des jokers.
    4. **Secondes mises**, comme avant.
    5. **Abattage** : les mains restantes se montrent, et la meilleure combinaison prend le pot. Si les autres ont jeté leurs cartes, on ne montre rien.

    La place de départ avance dans le sens horaire après chaque donne. La personne qui a le plus après la dernière gagne la partie.

    ### Ce qui compte
    Les points de ta **seule meilleure** combinaison, quelle que soit sa sorte. Un **amas d'étoiles** (cinq soleils) bat tous les systèmes ; la **grande rencontre** (cinq jokers) bat tout.
    Égalité ? Le meilleur soleil en main gagne : rouge avant jaune, puis le plus de bandes. Sans soleil : forêt avant aqua avant désert. Toujours égal : on partage le pot.

    ### Jokers
    Un joker vaut une planète de n'importe quelle taille et structure avec ses points (une planète au moins doit être vraie). Le Prisme, le Guérisseur et le Souffle peuvent aussi valoir des soleils rouges à 3, 2 et 1 bandes.
    À l'échange, on peut en poser trois à la place : **Trou noir** – piocher deux cartes, donc six en main. **Mort rapide** – une autre personne remplace une carte de son choix, puis tu en pioches une. **Eau sombre** – tout le monde paie encore l'ante ou se couche, et tu pioches une carte.
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
    [one] { $count } crédit
   *[other] { $count } crédits
}
stardust-statistics-hands = Donnes : { $dealt } reçues, { $won } gagnées
stardust-statistics-showdowns = Abattages : { $shown }, dont { $won } gagnés
stardust-statistics-best = Gagne le plus souvent avec : { $combination } ({ $times ->
    [1] une fois
   *[other] { $times } fois
})

## Le meilleur moment d'une partie

stardust-best-pot = un pot de { $credits } crédits avec { $combination }
stardust-best-folded = un pot de { $credits } crédits : les autres ont jeté leurs cartes

## La donne du jour

stardust-day-score = { $signed } crédits
## Exploits

stardust-achievement-phoenix = Phénix
stardust-achievement-phoenix-for = Gagne une partie où il ne te restait qu'un dixième de ta mise au plus.
stardust-achievement-every-hand = Raz-de-marée
stardust-achievement-every-hand-for = Gagne toutes les donnes d'une partie d'au moins trois donnes.
stardust-achievement-one-hand = Une seule a suffi
stardust-achievement-one-hand-for = Gagne une partie d'au moins cinq donnes en ne gagnant qu'une donne.
stardust-achievement-stare-down = Regard de glace
stardust-achievement-stare-down-for = Par ta mise, fais se coucher tout le monde dans un pot d'au moins trois mises de départ.
stardust-achievement-empty-sky = Ciel vide
stardust-achievement-empty-sky-for = Gagne à l'abattage sans aucune combinaison.
stardust-achievement-mega-system = Rien que des planètes
stardust-achievement-mega-system-for = Gagne à l'abattage avec un mégasystème sans joker.
stardust-achievement-star-cluster = Cinq soleils
stardust-achievement-star-cluster-for = Gagne à l'abattage avec un amas d'étoiles.
stardust-achievement-great-meeting = Premier contact
stardust-achievement-great-meeting-for = Gagne à l'abattage avec la grande rencontre.
stardust-achievement-stand-pat = Sérénité
stardust-achievement-stand-pat-for = Gagne un abattage d'au moins quatre mains sans échanger de carte.
stardust-achievement-sun-decides = D'un rayon de soleil
stardust-achievement-sun-decides-for = Gagne un abattage que seuls les soleils départagent.
stardust-achievement-dead-heat = Ex æquo
stardust-achievement-dead-heat-for = Montre à l'abattage la main la plus forte, à égalité parfaite avec une autre.
stardust-achievement-triple-knockout = Supernova
stardust-achievement-triple-knockout-for = Gagne une donne où trois autres perdent leur dernier crédit.
stardust-achievement-conjurer = Prestidigitateur
stardust-achievement-conjurer-for = Pose le Trou noir, la Mort rapide et l'Eau sombre dans une même partie.
stardust-achievement-flood = Déluge
stardust-achievement-flood-for = Fais abandonner deux autres avec l'Eau sombre.
stardust-achievement-bad-stars = Mauvaise étoile
stardust-achievement-bad-stars-for = Perds à l'abattage avec un amas d'étoiles ou un mégasystème sans joker.
stardust-bold = un pot de { $pot } à l'abattage, avec une main de { $points } points seulement
