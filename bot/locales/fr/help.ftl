# Les entrées : /help, jouer contre les ordinateurs d'une seule pression, et les coups tapés.

name-help = aide
command-help = Première visite ? À quoi ressemblent les jeux, et comment commencer

help-title = Des jeux de cartes dans Discord
help-intro = Choisis un jeu. Tout se fait avec des boutons ; tes cartes ne sont visibles que pour toi.
help-players = { $least } à { $most } joueurs
help-commands = À la table de ce salon : { $command-game-join } te donne une place, { $command-game-hand } montre tes cartes, { $command-game-table } ramène la table ici, { $command-game-play } joue un coup que tu tapes.
help-elsewhere = Les parties à plusieurs se jouent sur un serveur : ajoute-moi à l'un d'eux avec le bouton ci-dessous, et utilise { $command-help } là-bas.
help-alone = En solitaire, aussi en message privé : { $command-game-patience }, et la donne du jour, la même pour tout le monde : { $command-game-daily }.
help-tournaments = Un tournoi, plusieurs tables à la fois : { $command-tournament-show } te montre celui en cours. Qui en organise un l'annonce avec { $command-tournament-new }.
help-own = Tes parties dans tous les salons : { $command-games }. Ta langue et tes rappels : { $command-settings-me }.
button-open = Jouer ici avec d'autres
button-computers = Jouer contre l'ordinateur

refused-ambiguous-move = « { $typed } » peut désigner plusieurs coups : { $moves }. Tape l'un d'eux en entier.
