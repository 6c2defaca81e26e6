# Die Patience und der Stapel des Tages: Regeln, Buchstaben der Orte, Hilfe, Teilen.

patience-letters = Karten mit einem gemeinsamen Buchstaben passen auch. Es zählen nur die Buchstaben vor dem Ort.
patience-rules =
    ### Worum es geht
    Lege alle 54 Karten in möglichst wenigen Reihen aus.

    ### Ein Zug
    Die erste Karte beginnt die erste Reihe. Von den zwei Karten, die dir zur Wahl stehen (mit dreien ist es leichter), legst du eine ans Ende einer Reihe, dann ziehst du die nächste. Eine Karte passt auf eine andere
    - mit dem **gleichen Wert** oder einem **benachbarten**,
    - mit einem gemeinsamen **Buchstaben**.

    ### Die Buchstaben
    Jede Karte von 2 bis 14 nennt einen Ort, und davor stehen die Buchstaben, die zählen: **C** Kairo, **C V** Kap Verde. Sie sind in allen Sprachen dieselben, wie auch immer der Ort dort heißt. **V** steht für V und W.

    ### Besondere Karten
    - Der **Löwe** (2) passt auch auf jede Karte seiner Farbe.
    - Das **Hufeisen** ist 14 oder 1.
    - Der **Räuber** passt auf alles. Was passt, bestimmt weiter die Karte unter ihm.
    - Der **Stern** passt auf alles, und alles passt auf ihn; oder er verbindet zwei Reihen.

    ### Eine neue Reihe
    Du darfst sie nur beginnen, wenn keine deiner Karten irgendwo passt.

    ### Das Ergebnis
    Eine Reihe ist unglaublich, zwei sind sehr gut, drei gut, vier ausreichend, mehr ungenügend.

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

## Orte. Die Buchstaben, die zählen, sind die der englischen Namen.

patience-place-addis-ababa = Addis Abeba
patience-place-ain-galaka = Ain Galaka
patience-place-bahr-el-ghazal = Bahr el-Ghazal
patience-place-cairo = Kairo
patience-place-canary-islands = Kanarische Inseln
patience-place-cape-guardafui = Kap Guardafui
patience-place-cape-st-mary = Kap St. Marie
patience-place-cape-verde = Kap Verde
patience-place-cape-town = Kapstadt
patience-place-congo = Kongo
patience-place-darfur = Darfur
patience-place-dar-es-salaam = Daressalam
patience-place-dragon-mountains = Drakensberge
patience-place-egypt = Ägypten
patience-place-gold-coast = Goldküste
patience-place-kandjama = Kandjama
patience-place-lake-victoria = Viktoriasee
patience-place-morocco = Marokko
patience-place-mozambique = Mosambik
patience-place-ocomba = Ocomba
patience-place-sahara = Sahara
patience-place-sierra-leone = Sierra Leone
patience-place-benin-coast = Beninküste
patience-place-st-helena = St. Helena
patience-place-suakin = Suakin
patience-place-tamatave = Tamatave
patience-place-tangier = Tanger
patience-place-timbuktu = Timbuktu
patience-place-tripoli = Tripolis
patience-place-tunis = Tunis
patience-place-victoria-falls = Viktoriafälle
patience-place-walvis-bay = Walfischbucht
