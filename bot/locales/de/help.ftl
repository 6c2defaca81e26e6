# The ways in, /help and what it leads to, and moves that are typed.

name-help = hilfe
command-help = Neu hier? Wie die Spiele sind, und wie es losgeht

help-players = { $least } bis { $most } Personen
help-elsewhere = Spiele mit anderen gibt es auf Servern: Füge mich mit dem Knopf unten zu einem hinzu, und benutze dort { $command-help }.
help-own = Alles andere steht hinter **/**. Deine Spiele in allen Kanälen: { $command-my-games }. Deine Sprache und deine Erinnerungen: { $command-my-settings }.
button-open = Mit anderen spielen
way-help = Hilfe
button-review = Analyse

refused-ambiguous-move = „{ $typed }“ kann mehreres heißen: { $moves }. Tippe eines davon ganz aus.
