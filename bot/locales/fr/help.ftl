# The ways in, /help and what it leads to, and moves that are typed.

name-help = aide
command-help = Première visite ? À quoi ressemblent les jeux, et comment commencer

help-players = { $least } à { $most } personnes
help-elsewhere = Les parties à plusieurs se jouent sur un serveur : ajoute-moi à l'un d'eux avec le bouton ci-dessous, et utilise { $command-help } là-bas.
help-own = Tape **/** pour tout le reste. Tes parties dans tous les salons : { $command-my-games }. Ta langue et tes rappels : { $command-my-settings }.
button-open = Jouer ici avec d'autres
way-help = Aide
button-review = Analyse

refused-ambiguous-move = « { $typed } » peut désigner plusieurs coups : { $moves }. Tape l'un d'eux en entier.
