# Was ausgeschrieben ist, und wie man es vor dem Beginn ändert.

tournament-change = Die Ausschreibung
tournament-change-note = Alle sehen, was zuletzt geändert wurde und von wem. Wer angemeldet ist, erfährt von einem neuen Beginn.
tournament-change-settled = Es hat begonnen, deshalb bleibt es dabei.
tournament-change-title = Titel
tournament-change-starts = Beginn
tournament-change-starts-hint = In wie vielen Minuten ab jetzt? Leer: wie bisher. 0: Du startest es selbst.
tournament-change-limit = Plätze
tournament-change-limit-hint = Wer später kommt, steht auf der Warteliste. Leer: keine Grenze.
tournament-change-check-in = Check-in
tournament-change-check-in-hint = Wie viele Minuten vor dem Beginn. Leer: keiner.
tournament-change-turn-seconds = Bedenkzeit
tournament-change-late = Nachmeldung
tournament-change-late-hint = Darf man nach dem Beginn noch einsteigen? Nicht im K.-o.-System.
tournament-change-computers = Computergegner
tournament-change-computers-hint = Dürfen Computer die Tische auffüllen?
tournament-change-seats = Plätze an einem Tisch
tournament-change-going-on = Weiter kommen von jedem Tisch
tournament-change-rounds = Runden
tournament-change-rounds-hint = Leer: so viele, wie es für einen Ersten braucht.
tournament-change-enough = so viele wie nötig
tournament-change-minutes = Minuten
tournament-change-channels = Kanäle
tournament-change-channels-hint = Für Tische, wo keine Threads möglich sind. Leer: dieser Kanal.
tournament-change-house = Hausregeln
tournament-change-unlimited = unbegrenzt
tournament-change-no-check-in = keiner
tournament-change-by-hand = sobald die Spielleitung es startet
tournament-change-yes = ja
tournament-change-no = nein
tournament-change-count-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
tournament-changed-by = ✏️ Geändert von { $director }: { $what }
tournament-start-changed = **{ $title }** beginnt zu einer anderen Zeit: { $when }.
tournament-start-by-hand = **{ $title }** beginnt zu einer anderen Zeit: sobald die Spielleitung anfängt.
tournament-start-clashes = Zu dieser Zeit bist du hier noch in einem anderen Turnier: **{ button-tournament-me }** sagt, in welchem. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
tournament-clashes = ⚠️ Zur gleichen Zeit bist du bei **{ $title }** dabei: { $link }. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
button-tournament-change = Ändern …
button-tournament-changepart = Ändern
refused-rules-settled = Es hat begonnen, und die Ausschreibung gilt bis zum Ende. Ändere sie beim nächsten Mal.
refused-limit-below-entered = { $there } Leute sind schon dabei. Lass mindestens { $there } zu oder nimm zuerst jemanden heraus: **{ button-tournament-players }**.
refused-check-in-settled = Der Check-in ist schon offen. Ändere stattdessen den Beginn.
refused-start-before-check-in = Der Check-in dauert { $minutes } Minuten, und bis zum Beginn bliebe weniger Zeit. Lass es später beginnen, oder mach den Check-in kürzer.
refused-computers-entered = Es sind schon Computergegner dabei. Nimm sie zuerst heraus: **{ button-tournament-players }**.
refused-bad-number = „{ $value }“ ist keine Zahl. Gib nur Ziffern ein, etwa 30.
