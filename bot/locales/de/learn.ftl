# Die Lektion jedes Spiels: der Rahmen um das, was die Trainerin sagt.

name-learn = lernen
command-learn = Lerne das Spiel in etwa fünf Minuten: ein erstes Spiel mit Anleitung, für dich allein

button-learn = In fünf Minuten lernen
button-learn-back = Einen Schritt zurück
button-learn-again = Von vorn beginnen
button-learn-show = Zeig's mir
learn-title = { $game } · { $step } / { $steps }
learn-free = Probiere aus, was du willst: hier zählt nichts.
learn-chapters = Zu einem Kapitel
learn-changed = Diese Lektion hat sich inzwischen geändert. Beginne mit dem Knopf unten von vorn.
learn-other-move = Das geht, aber hier gibt es einen besseren Zug.
learn-end-title = { $game }: du kannst es
learn-learnt = Was du gelernt hast
learn-next = Mit anderen: { $command-game-new }
