# Ce que dit le guide de CLARO : avant chaque étape, pourquoi son coup est le meilleur (-why), et des autres (-not-).

claro-lesson-chapter-numbers = Nombres, étoiles et jokers
claro-lesson-chapter-passing = Ouvrir, passer, défausser
claro-lesson-chapter-empty = Jouer sa dernière carte
claro-lesson-chapter-winning = La troisième étoile

claro-lesson-number = Une carte convient si son nombre est plus grand. Laquelle des tiennes dépasse 24 ?
claro-lesson-number-why = 30 est plus grand que 24. Une carte basse suffisait, et tu as encore le 41.
claro-lesson-star = Une carte convient aussi si elle porte une étoile de la même couleur, même si son nombre est plus petit. Quelle carte plus basse partage une étoile avec 18 ?
claro-lesson-star-why = 13 est plus petit que 18, mais les deux ont une étoile jaune.
claro-lesson-joker = Rien dans ta main ne dépasse 45, et aucun de tes nombres n'a la même étoile. Mais un joker va sur toute carte avec une étoile.
claro-lesson-joker-why = Seule une carte avec une étoile va sur un joker ; Vega n'en avait pas et a dû passer. Les autres ont passé et tu as joué en dernier : la manche est finie, l'étoile est à toi.
claro-lesson-lead = Tu as gagné la manche : tu gardes tes cartes, complètes ta main à cinq et ouvres la suivante avec la carte de ton choix. Joue une carte basse sans étoile.
claro-lesson-lead-why = Les cartes basses sans étoile ne conviennent presque jamais plus tard ; c'est en ouvrant qu'on les joue le mieux.
claro-lesson-pass = Regarde tes cartes : rien ne dépasse 47, et aucune étoile n'est la même. C'est seulement alors que tu peux passer.
claro-lesson-pass-why = En passant, tu gardes tes cartes mais tu attends la fin de la manche. Personne ne pouvait jouer sur le 50 de Vega, qui prend donc cette étoile.
claro-lesson-discard = Tu n'as pas gagné cette manche : tu peux donc défausser. Marque tes cartes faibles (basses, avec moins de deux étoiles), puis confirme.
claro-lesson-discard-why = 25 et 35 n'étaient pas hauts et n'avaient pas d'étoile, et une carte basse à une seule étoile convient rarement. Regarde ce que tu as pioché.
claro-lesson-lowest = Plusieurs cartes vont sur 11. Joue celle dont tu as le moins besoin.
claro-lesson-lowest-why = 20 n'a qu'une étoile et n'est pas haut ; tes meilleures cartes restent dans ta main.
claro-lesson-must = Si une carte convient, il faut jouer : on ne peut pas passer maintenant. Quelle carte va sur 39 ?
claro-lesson-must-why = 39 n'a pas d'étoile : seul un nombre plus grand va dessus, et pas de joker.
claro-lesson-colours = 49 a une étoile jaune et une rose. Trois de tes cartes conviennent. Vega a passé : à laquelle Rigel pourra-t-il le plus difficilement répondre ?
claro-lesson-colours-why = Seule une carte avec une étoile va sur un joker, si haute soit-elle. Si Rigel n'en avait pas, la manche serait finie et l'étoile à toi.
claro-lesson-keep = Il te reste deux cartes, et les deux vont sur 2. L'autre devra aller sur la dernière carte de Rigel : compare leurs couleurs d'étoiles.
claro-lesson-keep-why = Le 9 a une couleur, le 6 en a deux : il convient plus souvent.
claro-lesson-last = Rigel a joué sa dernière carte. Ce n'est pas passer : Rigel peut encore gagner cette manche. Mais il te reste une carte.
claro-lesson-last-why = Vega a passé, et plus personne n'a de cartes. Cela aussi finit une manche, et l'étoile va à qui a joué en dernier : à toi, la main vide.
claro-lesson-third = Tu as deux étoiles, et trois gagnent la partie. Ouvre encore avec ce dont tu as le moins besoin.
claro-lesson-third-why = Tu gardes tes étoiles, ton joker et tes cartes les plus hautes.
claro-lesson-high = Rigel a joué 46. Qu'est-ce qui le bat sans le joker ?
claro-lesson-high-why = 48 est plus grand que 46 et partage aussi l'étoile rose. Vega ne peut que passer.
claro-lesson-count = Souviens-toi : 45, 46, 47, 48, 49 et 50 ont tous été joués. Qu'est-ce que plus personne ne peut battre ?
claro-lesson-count-why = Il ne reste pas de carte plus haute, et ni étoile ni joker ne va sur une carte sans étoile. Rigel doit passer, et tu as gagné !

claro-lesson-not-lowest = Cela convient. Mais une carte plus basse suffit ici : garde les hautes pour plus tard.
claro-lesson-not-later = 41 est plus grand, donc il convient. Mais c'est ta carte la plus haute : garde-la pour le moment où aucune étoile ne convient.
claro-lesson-not-joker = Le joker peut se jouer ici. Mais il va sur toutes les étoiles : garde-le pour le moment où rien d'autre ne convient.
claro-lesson-not-stars = C'est possible. Mais les cartes avec des étoiles vont aussi sur des cartes plus hautes : garde-les.
claro-lesson-not-useless = Tu peux tout garder. Mais 12, 25 et 35 conviendront rarement : défausse-les.
claro-lesson-not-high = Peu de cartes dépassent 41 : garde-le.
claro-lesson-not-both = Presque : 12, 25 et 35 sont faibles tous les trois. Défausse ces trois cartes, et rien d'autre.
claro-lesson-not-answerable = Elle convient. Mais tout nombre plus grand va aussi dessus, et presque tous le sont. Sur ton joker ne vont que des étoiles.
claro-lesson-not-colours = Le 6 convient aussi. Mais il a deux couleurs d'étoiles et conviendra plus souvent que le 9 : joue d'abord le 9.
claro-lesson-not-count = Le joker convient. Mais toute carte avec une étoile va sur lui, et Rigel en a peut-être une. Tu as une carte sur laquelle rien ne va.

claro-lesson-learnt =
    - Une carte convient avec un **nombre plus grand** ou une **étoile de la même couleur**. Un **joker** ne va que sur les étoiles, et seules les étoiles vont sur lui.
    - On ne **passe** que si rien ne convient, et on attend la manche suivante.
    - Une manche finit quand **une seule personne n'a pas passé**, ou quand plus personne **n'a de cartes**. La dernière à avoir joué prend une étoile et ouvre.
    - Les autres **défaussent** et complètent à cinq. **Trois étoiles** gagnent.
