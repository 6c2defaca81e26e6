# Was ausgeschrieben ist, und wie man es vor dem Beginn ändert.

tournament-change = Die Ausschreibung
tournament-change-note = Alle sehen, was du änderst. Wer angemeldet ist, erfährt von einer neuen Zeit.
tournament-change-settled = Es hat begonnen, deshalb bleibt es dabei.
tournament-change-title = Titel
tournament-change-starts = Beginn
tournament-change-starts-hint = In wie vielen Minuten? Leer: wie bisher. 0: Du startest es selbst.
tournament-change-limit = Plätze
tournament-change-limit-hint = Wer später kommt, steht auf der Warteliste. Leer: keine Grenze.
tournament-change-check-in = Check-in
tournament-change-check-in-hint = Wie viele Minuten vor dem Beginn. Leer: keiner.
tournament-change-turn-seconds = Bedenkzeit
tournament-change-late = Später einsteigen
tournament-change-late-hint = Darf man nach dem Beginn noch dazukommen? Nicht im K.-o.-System.
tournament-change-computers = Computergegner
tournament-change-computers-hint = Dürfen Computer die Tische auffüllen?
tournament-change-seats = Plätze an einem Tisch
tournament-change-going-on = Weiter kommen von jedem Tisch
tournament-change-rounds = Runden
tournament-change-rounds-hint = Leer: so viele wie nötig.
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
tournament-start-by-hand = **{ $title }** hat keine feste Zeit mehr: Die Spielleitung gibt den Start.
tournament-start-clashes = Zu dieser Zeit spielst du hier noch in einem anderen Turnier: **{ button-tournament-me }** sagt, in welchem. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
tournament-clashes = ⚠️ Zur gleichen Zeit spielst du bei **{ $title }**: { $link }. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
button-tournament-change = Ändern …
button-tournament-changepart = Ändern
refused-rules-settled = Es hat begonnen. Ändern kannst du das erst beim nächsten Mal.
refused-limit-below-entered = { $there } sind schon dabei. Lass mindestens so viele zu, oder nimm zuerst jemanden heraus: **{ button-tournament-players }**.
refused-check-in-settled = Der Check-in ist schon offen. Ändere stattdessen den Beginn.
refused-start-before-check-in = Der Check-in dauert { $minutes } Minuten, und bis zum Beginn ist es kürzer. Lass es später beginnen, oder mach den Check-in kürzer.
refused-computers-entered = Computergegner sind schon dabei. Nimm sie zuerst heraus: **{ button-tournament-players }**.
refused-bad-number = „{ $value }“ ist keine Zahl. Gib Ziffern ein, etwa 30.
