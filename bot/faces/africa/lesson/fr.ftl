# Ce que dit le guide de L'Étoile d'Afrique : avant chaque étape, pourquoi (-why), et des autres coups (-not-).

africa-lesson-chapter-higher = Cartes plus hautes et lion
africa-lesson-chapter-thief = Jetons de voleur et Étoile
africa-lesson-chapter-end = La fin d'une manche

africa-lesson-higher = Jusqu'à 10, il faut jouer : une carte plus haute dessus, ou une plus basse dessous. Qu'est-ce qui bat le 7 au meilleur prix ?
africa-lesson-higher-why = 9 est plus haut que 7. Après chaque carte tu en pioches une autre, tant qu'il y en a.
africa-lesson-lion = Le 2 est le lion : il bat aussi toute carte sous 11. Qu'il montre les dents.
africa-lesson-lion-why = Le lion compte maintenant comme le 10 : Vega devait donc dépasser 10. Rigel pouvait passer, car au-dessus de 10 cela ne coûte rien.
africa-lesson-gem = Onze, douze et treize sont des gemmes : topaze, émeraude, rubis. Sept cartes sont là. Les veux-tu ?
africa-lesson-gem-why = Les autres ont passé, le pli est donc à toi : une gemme rapporte 2 points, une carte simple 1.
africa-lesson-lead = La personne qui prend un pli entame le suivant avec la carte de son choix. De laquelle peux-tu te passer ?
africa-lesson-lead-why = Chaque carte simple rapporte un point, que ce soit un 3 ou un 10. Garde donc les hautes.
africa-lesson-thief = Tu n'as rien de plus haut que 10, et tu ne peux pas passer : prends un jeton de voleur et glisse une carte dessous.
africa-lesson-thief-why = Le jeton te coûte 2 points à la fin de la manche : n'en prends que s'il le faut. La nouvelle carte en valait la peine : c'est l'Étoile !
africa-lesson-star = Le Brigand bat tous les nombres, gemmes et fers à cheval. Une seule carte bat le Brigand.
africa-lesson-star-why = L'Étoile d'Afrique bat tout et rapporte 3 points, le Brigand 2. Le pli est à toi.
africa-lesson-runout = Il n'y a plus rien à piocher, les mains vont donc diminuer. À toi d'entamer.
africa-lesson-runout-why = De nouveau une carte basse pour commencer. Vega a joué une émeraude.
africa-lesson-pass = Une émeraude est dessus, et tu n'as rien de plus haut. Que coûte-t-il de passer au-dessus de 10 ?
africa-lesson-pass-why = Rien du tout. Et tu ne passes que pour ce tour : si quelqu'un joue plus haut, tu peux rejouer.
africa-lesson-enough = Tes deux cartes battent le 5. Laquelle suffit ?
africa-lesson-enough-why = Le 6 suffit, et le 7 reste pour le pli suivant.
africa-lesson-again = Un fer à cheval, le 14 : seuls le Brigand et l'Étoile sont plus hauts.
africa-lesson-again-why = Rigel prend ce pli. Mais Rigel a aussi un jeton de voleur.
africa-lesson-last = Joue ta dernière carte.
africa-lesson-last-why = Vega aussi a joué sa dernière carte, et Rigel en avait encore une. C'est la fin de la manche, et le pli va à Vega, dont la carte était dessus.

africa-lesson-not-under = C'est possible, mais contre un jeton de voleur, qui coûte 2 points. Tu as une carte qui bat.
africa-lesson-not-lion = Le lion bat le 7, mais aussi un 10 : garde-le pour une carte que rien d'autre ne bat.
africa-lesson-not-gem = L'émeraude la bat, une carte moins chère aussi : garde la gemme pour un plus gros pli.
africa-lesson-not-take = Passer ne coûte rien ici. Mais ta carte bat ce qui est sur la table, et cela vaut la peine.
africa-lesson-not-low = C'est possible. Mais une carte plus basse suffit ici : garde les plus hautes.

africa-lesson-learnt =
    - **Jusqu'à 10**, joue plus haut, ou prends un **jeton de voleur** (2 points) et glisse une carte dessous. **Au-dessus de 10**, tu peux passer.
    - Le **lion** (2) bat tout ce qui est sous 11, le **Brigand** tout sauf l'**Étoile**.
    - Si les autres passent, la carte du dessus prend le **pli** : Étoile 3 points, Brigand, fers à cheval et gemmes 2, les autres 1.
    - La manche finit quand **une seule personne a des cartes** et que c'est à elle. Une partie en a cinq.
