# La leçon de chaque jeu : le cadre autour de ce que dit le guide.

name-learn = apprendre
command-learn = Apprends le jeu en cinq minutes environ : une première partie guidée, rien que pour toi

button-learn = Apprendre en cinq minutes
button-learn-back = Un pas en arrière
button-learn-again = Recommencer
button-learn-show = Montre-moi
learn-title = { $game } · { $step } / { $steps }
learn-free = Essaie ce que tu veux : rien ne compte ici.
learn-chapters = Aller à un chapitre
learn-changed = Cette leçon a changé depuis. Recommence avec le bouton ci-dessous.
learn-other-move = C'est possible, mais il y a mieux à jouer ici.
learn-end-title = { $game } : tu sais jouer
learn-learnt = Ce que tu as appris
learn-next = À plusieurs : { $command-game-new }
