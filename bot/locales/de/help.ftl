# Die Wege hinein: /help, mit einem Druck gegen Computer spielen, und getippte Züge.

name-help = hilfe
command-help = Neu hier? Wie die Spiele sind, und wie es losgeht

help-title = Kartenspiele in Discord
help-intro = Wähle ein Spiel. Alles geht mit Knöpfen; deine Karten siehst nur du.
help-players = { $least } bis { $most } Spieler
help-commands = Am Tisch dieses Kanals: { $command-game-join } gibt dir einen Platz, { $command-game-hand } zeigt deine Karten, { $command-game-table } holt den Tisch nach unten, { $command-game-play } spielt einen Zug, den du tippst.
help-elsewhere = Spiele mit anderen gibt es auf Servern: Füge mich mit dem Knopf unten zu einem hinzu, und benutze dort { $command-help }.
help-alone = Für dich allein, auch in Direktnachrichten: { $command-game-patience }, und das Spiel des Tages, für alle gleich: { $command-game-daily }.
help-tournaments = Ein Turnier, mehrere Tische zusammen: { $command-tournament-show } zeigt dir das laufende. Wer eines veranstaltet, schreibt es mit { $command-tournament-new } aus.
help-own = Deine Spiele in allen Kanälen: { $command-games }. Deine Sprache und deine Erinnerungen: { $command-settings-me }.
button-open = Hier mit anderen spielen
button-computers = Gegen die Computer spielen

refused-ambiguous-move = „{ $typed }“ kann mehreres heißen: { $moves }. Tippe eines davon ganz aus.
