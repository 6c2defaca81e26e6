# Ce que dit le guide de Stardust : avant chaque étape, pourquoi son coup est le meilleur (-why), et des autres (-not-).

stardust-lesson-chapter-bets = Miser
stardust-lesson-chapter-exchange = Échanger des cartes
stardust-lesson-chapter-folding = Se coucher
stardust-lesson-chapter-jokers = Les jokers

stardust-lesson-check = Tout le monde a mis 10 dans le pot : c'est l'ante. Les planètes de même taille et de même structure vont ensemble, et tu as deux grandes planètes forestières. Personne n'a encore misé : tu peux faire parole sans rien payer.
stardust-lesson-check-why = Tu as vu ce que font les autres sans rien payer. Vega a misé 10.
stardust-lesson-call = Pour rester, paie autant que les autres : suis. Tu peux aussi relancer ou te coucher.
stardust-lesson-call-why = Toutes les mises sont égales, et l'échange commence.
stardust-lesson-exchange = Ton système à deux vaut 4 + 3 = 7 points. Tu peux jeter jusqu'à trois cartes et en piocher autant : marque celles qui n'en font pas partie, puis confirme.
stardust-lesson-exchange-why = Tu as pioché une troisième grande planète forestière : un système à trois, 9 points !
stardust-lesson-bet = Aux secondes mises, ta bonne main doit rapporter. Mise peu, pour que les autres restent.
stardust-lesson-bet-why = Le plus de points prend le pot : tes 9 contre les 4 de Vega.
stardust-lesson-fold = Une nouvelle donne : rien ne va ensemble, et Vega demande 30 crédits.
stardust-lesson-fold-why = Tu ne perds que l'ante. Plus personne d'autre ne reste, Vega ne montre donc rien : un bluff, peut-être.
stardust-lesson-strong = Un joker vaut la planète qui te manque : avec le Prisme, tu as un système à trois, 8 points. Mise autant qu'il y a dans le pot.
stardust-lesson-strong-why = Les deux ont suivi, et le pot a grossi.
stardust-lesson-water = Certains jokers agissent quand on les pose. Pose l'Eau sombre : tout le monde paie encore l'ante ou se couche.
stardust-lesson-water-why = Rigel a préféré se coucher, Vega a payé, et tu as pioché une carte. Tu peux maintenant échanger.
stardust-lesson-rest = Deux de tes cartes ne font pas partie du système. Marque-les et confirme.
stardust-lesson-rest-why = Le Prisme fait la paire avec la grande planète désertique : un système mixte, 15 points.
stardust-lesson-death = Quelle planète peux-tu remplacer ?
stardust-lesson-death-why = Le Prisme fait la paire avec n'importe quelle planète piochée : cette fois une petite planète forestière, 14 points.
stardust-lesson-all = Tu as une très bonne main, et le pot est gros. Mise autant qu'il y a dans le pot.
stardust-lesson-all-why = Vega a fait tapis avec ses 140 derniers crédits, et tu gagnes le pot. Dans une partie entière, le plus de crédits après la dernière donne gagne.

stardust-lesson-not-wait = C'est possible. Mais avant l'échange une main peut encore changer : regarde d'abord ce que font les autres, et reste à bas prix.
stardust-lesson-not-cheap = Deux planètes qui vont ensemble sont déjà une combinaison, et voir de nouvelles cartes ne coûte que 10 : reste.
stardust-lesson-not-useless = Tu peux garder toutes tes cartes. Mais certaines ne vont avec rien : échange-les.
stardust-lesson-not-system = Cela casse ton système. Garde ce qui va ensemble.
stardust-lesson-not-more = Presque : échange tout ce qui ne fait pas partie de ton système, et rien d'autre.
stardust-lesson-not-earn = Faire parole ne rapporte rien. Tu as une bonne main : fais payer les autres.
stardust-lesson-not-frighten = Une mise si haute fait coucher les autres, et tu gagnes peu. Mise le minimum.
stardust-lesson-not-hopeless = 30 crédits, c'est beaucoup sans combinaison, et l'échange sauve rarement une main.
stardust-lesson-not-bluff = Un bluff peut réussir. Mais Vega vient de miser gros et ne va guère se coucher : garde tes crédits.
stardust-lesson-not-layit = Échangée, l'Eau sombre ne fait rien. Posée, elle fait payer encore l'ante à tout le monde, ou se coucher.
stardust-lesson-not-first = L'échange finit ton tour. Pose d'abord l'Eau sombre.
stardust-lesson-not-joker = Ne jette pas le Prisme : il vaut n'importe quelle planète qu'il te faut, avec 4 points.
stardust-lesson-not-spare = Elle n'a qu'un point, mais sans elle ton système à trois est cassé.
stardust-lesson-not-pot = C'est possible. Une mise égale au pot rapporte plus qu'une petite et te laisse quelque chose.

stardust-lesson-learnt =
    - Un **système à deux**, ce sont deux planètes de même taille et de même structure ; un **système à trois**, trois, ou une grande, une moyenne et une petite d'une structure.
    - Seule compte ta **meilleure combinaison**. Cinq **soleils** battent tout système, cinq **jokers** battent tout.
    - Les **jokers** valent des planètes, ou se posent.
    - Se coucher à temps vaut autant que bien miser.
