# Die Patience und der Stapel des Tages: Regeln, Buchstaben der Orte, Hilfe, Teilen.

patience-letters = Karten mit einem gemeinsamen Buchstaben passen auch. Es zählen nur die Buchstaben vor dem Ort.
patience-rules =
    ### Worum es geht
    Lege alle 54 Karten in möglichst wenigen Reihen aus.

    ### Ein Zug
    Die erste Karte beginnt die erste Reihe. Von den zwei Karten, die dir zur Wahl stehen (mit dreien ist es leichter), legst du eine ans Ende einer Reihe, dann ziehst du die nächste. Eine Karte passt auf eine andere
    - mit dem **gleichen Wert** oder einem **benachbarten**, oder
    - mit einem gemeinsamen **Buchstaben**.

    ### Die Buchstaben
    Jede Karte von 2 bis 14 nennt einen Ort auf Englisch, damit die Buchstaben für alle dieselben sind. Davor stehen die Buchstaben, die zählen: **C** Cairo, **C V** Cape Verde. **V** steht für V und W.

    ### Besondere Karten
    - Der **Löwe** (2) passt auch auf jede Karte seiner Farbe.
    - Das **Hufeisen** ist 14 oder 1.
    - Der **Räuber** passt auf alles. Was passt, bestimmt weiter die Karte unter ihm.
    - Der **Stern** passt auf alles, und alles passt auf ihn; oder er verbindet zwei Reihen.

    ### Eine neue Reihe
    Du darfst sie nur beginnen, wenn keine deiner Karten irgendwo passt.

    ### Hilfe
    Der Knopf **{ button-hint }** nennt den Zug, der am besten scheint. **{ button-take-back }** geht, sobald keine Karte mehr zu ziehen ist. Beides wird gezählt und steht bei deinem Ergebnis. Derselbe Tipp zählt nur einmal.

    ### Der Stapel des Tages
    Alle bekommen denselben Stapel und spielen ihn einmal. Um Mitternacht (UTC) kommt ein neuer. Weniger Reihen sind besser, dann weniger Tipps, dann weniger zurückgenommene Züge. Medaillen gibt es für höchstens drei Reihen.
alone-no-help = ohne Hilfe
alone-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
alone-taken-back = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
alone-day-note = Bei gleich vielen Reihen zählen weniger Tipps, dann weniger zurückgenommene Züge.
alone-shared-already = Dieses Ergebnis hast du schon geteilt: { $link }
alone-shared-unseen = Der Bot kann nicht sehen, ob die Nachricht noch da ist. Wenn sie fehlt, kannst du das Ergebnis noch einmal teilen.
button-share-again = Noch einmal teilen
alone-record = Dein bestes Ergebnis bisher: { $score }
alone-record-new = ✨ Dein bisher bestes Ergebnis.
button-another = Noch eine
fairness-yourself-alone = Zum Nachprüfen: Der SHA-256 des Startwerts ist das Siegel.
