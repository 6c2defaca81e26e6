# The lesson of each game: the frame around what its coach says.

name-learn = learn
command-learn = Learn the game in about five minutes: a first game with a coach, for you alone

button-learn = Learn in five minutes
button-learn-back = One step back
button-learn-again = Begin again
button-learn-show = Show me
learn-title = { $game } · { $step } / { $steps }
learn-free = Try what you like: nothing counts here.
learn-chapters = Go to a chapter
learn-changed = This lesson has changed since. Begin again with the button below.
learn-other-move = That is possible, but there is a better move here.
learn-end-title = { $game }: you can play
learn-learnt = What you have learnt
learn-next = With others: { $command-game-new }
