# Tournaments: their commands, their messages, their news, and why something was refused.

## Befehle

name-organise = veranstalten
command-organise = Für alle, die veranstalten: Turniere und Ranglisten mit Forderungen ausschreiben, Clubs gründen
name-turn-time = bedenkzeit

## Changing a tournament

tournament-change = Die Ausschreibung
tournament-change-note = Alle sehen, was du änderst. Wer angemeldet ist, erfährt von einer neuen Zeit.
tournament-change-settled = Es hat begonnen, deshalb bleibt es dabei.
tournament-change-title = Titel
tournament-change-starts = Beginn
tournament-change-starts-hint = 20:00, Sa 20:00, 24.12. 20:00, in 2 h, 90 min. Leer: wie bisher. 0: Du startest es selbst.
tournament-change-starts-zone = Uhrzeiten gelten hier in { $zone }.
tournament-change-limit = Plätze
tournament-change-limit-hint = Wer später kommt, steht auf der Warteliste. Leer: keine Grenze.
tournament-change-check-in = Check-in
tournament-change-check-in-hint = Wie lange vor dem Beginn: 15 min, 2 h. Leer: keiner.
tournament-change-turn-seconds = Bedenkzeit
tournament-change-late = Später einsteigen
tournament-change-late-hint = Darf man nach dem Beginn noch dazukommen? Nicht im K.-o.-System.
tournament-change-computers = Computergegner
tournament-change-computers-hint = Dürfen Computer die Tische auffüllen?
tournament-change-seats = Plätze an einem Tisch
tournament-change-going-on = Weiter kommen von jedem Tisch
tournament-change-rounds = Turnierrunden
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
tournament-start-changed = „**{ $title }**“ beginnt zu einer anderen Zeit: { $when }.
tournament-start-by-hand = „**{ $title }**“ hat keine feste Zeit mehr: Die Spielleitung gibt den Start.
tournament-start-clashes = Zu dieser Zeit spielst du hier noch in einem anderen Turnier: **{ button-tournament-me }** sagt, in welchem. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
tournament-clashes = ⚠️ Zur gleichen Zeit spielst du bei „**{ $title }**“: { $link }. Melde dich bei einem ab, sonst warten deine Tische aufeinander.
button-tournament-change = Ändern …
button-tournament-changepart = Ändern
refused-rules-settled = Es hat begonnen. Ändern kannst du das erst beim nächsten Mal.
refused-club-places-below-entered = Von einem Club sind schon { $there } dabei. Lass jedem Club mindestens { $there } Plätze, oder nimm zuerst jemanden heraus: **{ button-tournament-players }**.
refused-limit-below-entered = { $there } sind schon dabei. Lass mindestens so viele zu, oder nimm zuerst jemanden heraus: **{ button-tournament-players }**.
refused-check-in-settled = Der Check-in ist schon offen. Ändere stattdessen den Beginn.
refused-start-before-check-in = Der Check-in dauert { $minutes } Minuten, und bis zum Beginn ist es kürzer. Lass es später beginnen, oder mach den Check-in kürzer.
refused-computers-entered = Computergegner sind schon dabei. Nimm sie zuerst heraus: **{ button-tournament-players }**.
refused-bad-number = „{ $value }“ ist keine Zahl. Gib Ziffern ein, etwa 30.
notice-clocks-skip = Diese Uhrzeit gibt es an dem Tag nicht, weil die Uhren vorgestellt werden. Beginn ist { $when }.
notice-clocks-repeat = Diese Uhrzeit gibt es an dem Tag zweimal, weil die Uhren zurückgestellt werden. Beginn ist beim ersten Mal, { $when }.

## Commands

name-format = modus
name-title = titel
name-rounds = runden
name-limit = höchstzahl
name-starts = beginn
name-tournament = turnier
name-mine = meins

command-tournament = Ein Turnier zeigen, nur dir
command-tournament-new = Ein Turnier in diesem Kanal ausschreiben
command-tournament-new-game = Welches Spiel gespielt wird
command-tournament-new-format = Wie die Tische aufeinander folgen
command-tournament-new-title = Wie das Turnier heißt
command-tournament-mine = Deine Seite darin: Ergebnisse, nächster Tisch, warum du dort sitzt
command-tournament-tournament = Welches; ohne Angabe das neueste in diesem Kanal, oder deines

refused-unknown-tournament = So ein Turnier gibt es hier nicht. Wer Veranstaltungen verwalten darf, kann eines ausschreiben.
refused-tournament-over = Es ist vorbei. **{ button-tournament-standings }** zeigt, wie es ausging.
refused-tournament-begun = Es hat schon begonnen. Du kannst an den Tischen zusehen.
refused-tournament-not-begun = Es hat noch nicht begonnen. Die Spielleitung kann es starten: **⋯**, **{ button-tournament-direct }**.
refused-tournament-paused = Es ist angehalten. Die Spielleitung kann es fortsetzen: **⋯**, **{ button-tournament-direct }**, dann **{ button-tournament-resume }**.
refused-tournament-not-paused = Es ist nicht angehalten und geht schon weiter.
refused-tournament-full = Alle Plätze sind vergeben. Versuch es wieder, wenn sich jemand abmeldet.
refused-entered-already = Du bist schon dabei. **{ button-tournament-me }** zeigt dir deine Ergebnisse und deinen nächsten Tisch.
refused-other-entered-already = { $player } ist schon dabei. Wähle jemand anderen: **{ button-tournament-entrants }** zeigt, wer dabei ist.
refused-entered-elsewhere = Du bist zur gleichen Zeit in einem anderen Turnier dieses Servers: { $link }. Melde dich erst dort ab, oder warte, bis es vorbei ist.
refused-not-entered = Das ist nur für Leute, die dabei sind. Drück auf **{ button-tournament-signup }**, wenn es den Knopf noch gibt.
refused-disqualified = Die Spielleitung hat diese Person disqualifiziert: Sie kann nicht teilnehmen. Frag dort, wenn du das für falsch hältst.
refused-disqualified-already = Diese Person ist schon disqualifiziert. **{ button-tournament-players }** zeigt die anderen.
refused-check-in-open = Der Check-in ist schon offen. Drück auf **{ button-tournament-checkin }**, wenn du mitspielst.
refused-check-in-closed = Der Check-in ist nicht offen. Wenn es einen gibt, frage ich dich vor dem Beginn.
refused-checked-in-already = Du hast schon eingecheckt. Du wirst angepingt, wenn dein Tisch offen ist.
refused-no-check-in = Hier gibt es keinen Check-in. Du kannst gleich starten: **{ button-tournament-begin }**.
refused-too-many-live = Auf einem Server laufen höchstens { $most } Turniere, Ranglisten und Begegnungen zugleich. Warte, bis eines davon vorbei ist.
refused-too-many-live-by-one = Du hast { $most } Turniere, Ranglisten und Begegnungen ausgeschrieben, die noch nicht vorbei sind, und mehr darf niemand zugleich haben. Warte, bis eines vorbei ist, oder sag eines ab: { $command-tournament }, dann **⋯**, **{ button-tournament-direct }**.
refused-too-few-entrants = Zu einem Turnier gehören mindestens { $least } Leute, und { $here } sind da. Warte, bis mehr gekommen sind, oder sag es ab.
refused-too-few-people = An einen Tisch gehören mindestens { $least } Leute, und { $here } sind da. Computergegner können auffüllen: **{ button-tournament-change }**, *{ tournament-change-computers }*.
refused-not-director = Das darf nur die Spielleitung. Frag die Person, die veranstaltet.
refused-not-organiser = Nur die Person, die veranstaltet, bestimmt die Spielleitung. Frag dort nach.
refused-director-already = { $player } gehört schon zur Spielleitung.
refused-no-director = { $player } gehört nicht zur Spielleitung, oder veranstaltet selbst und leitet immer.
refused-too-many-directors = Außer der Person, die veranstaltet, gehören höchstens { $most } Leute zur Spielleitung. Nimm zuerst jemanden heraus.
refused-unknown-entrant = Diese Person ist nicht dabei. Wähle jemanden aus der Liste.
refused-unknown-pairing = Diesen Tisch gibt es hier nicht. Wähle einen aus der Liste.
refused-pairing-over = Dieser Tisch hat schon ein Ergebnis. Die Spielleitung kann es ändern: **{ button-tournament-results }**.
refused-table-open = Dieser Tisch ist schon eröffnet. Der Link steht auf der Seite **{ button-tournament-round }**.
refused-tables-open = An manchen Tischen fehlt noch das Ergebnis. Warte darauf, oder trag die Ergebnisse ein: **{ button-tournament-results }**.
refused-no-table = Für diese Leute ist kein Tisch offen. Der nächste öffnet sich von selbst.
refused-bad-draw = Für diese Leute geht die Auslosung gerade nicht. Versuch es gleich noch einmal.
refused-bad-places = Das sind keine Plätze für diesen Tisch. Gib für jeden Namen eine Zahl ab 1 ein; wer gleichauf ist, teilt sich einen Platz, etwa 1 1 3.
refused-same-result = Das ist schon das Ergebnis, geändert hat sich nichts. Gib ein anderes ein, oder schließ das Formular.
refused-next-table-begun = Damit käme jemand anderes weiter, aber am nächsten Tisch wird schon gespielt. Trag stattdessen dort das Ergebnis von Hand ein: **{ button-tournament-results }**.
refused-corrections-over = Es ist seit mehr als einem Tag vorbei, und die Ergebnisse stehen fest. Schreib in den Kanal, was nicht gestimmt hat.
refused-reason-missing = Es fehlt die Begründung. Sag in ein paar Worten, warum; alle sehen es.
refused-reason-too-long = Die Begründung ist zu lang: Sie darf { $most } Zeichen haben. Sag es kürzer.
refused-title-too-long = Der Titel ist zu lang: Er darf { $most } Zeichen haben. Wähle einen kürzeren.
refused-bad-going-on = { $most ->
    [1] Von einem Zweiertisch kann nur 1 weiterkommen.
   *[other] Von jedem Tisch können höchstens { $most } weiterkommen: weniger, als dort sitzen.
}
refused-bad-rounds = Ein Turnier nach Schweizer System hat { $least } bis { $most } Runden.
refused-bad-minutes = Eine Arena dauert { $least } bis { $most } Minuten.
refused-bad-limit = Teilnehmen können { $least } bis { $most } Leute.
refused-bad-check-in = Der Check-in kann { $least } bis { $most } Minuten dauern.
refused-bad-turn-time = Die Bedenkzeit beträgt { $least } bis { $most } Sekunden.
refused-start-past = Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren.
refused-start-too-far = Bis dahin ist es mehr als ein Jahr. Wähle einen früheren Zeitpunkt.
refused-late-knock-out = In ein laufendes K.-o.-Turnier kann niemand einsteigen.
refused-no-computers = Für dieses Spiel gibt es keine Computergegner.
refused-needs-manage-events = Dafür braucht man *Veranstaltungen verwalten*, *Nachrichten verwalten* oder *Server verwalten*. Bitte jemanden mit einem dieser Rechte darum.

## News

tournament-channel-gone-organiser = „**{ $title }**“ ist zu Ende: Der Kanal wurde gelöscht. Die Ergebnisse bis dahin bleiben.
tournament-left-to-directors = **{ $title }**: Tisch { $number } wurde dreimal ohne Ergebnis geschlossen. Die Spielleitung entscheidet: **⋯**, **{ button-tournament-direct }**, dann **{ button-tournament-results }**.
tournament-game-missing = „**{ $title }**“ ist angehalten: Das Spiel „{ $missing }“ gibt es hier im Moment nicht. Sobald es wieder da ist, drückt die Spielleitung **⋯**, **{ button-tournament-direct }**, dann **{ button-tournament-resume }**.
tournament-without-threads = Ich darf hier keine Threads eröffnen. Die Tische kommen deshalb nacheinander in { $channels }.
refused-not-for-tables = In { $channel } kann ich keine Tische eröffnen: Du und ich müssen dort schreiben dürfen.
tournament-news-few = „**{ $title }**“ hat nicht begonnen: { $least } Leute werden gebraucht, und { $here } sind da. Wer zu spät kommt, hat noch 15 Minuten für den Check-in.
button-tournament-wait = Fünf Minuten warten
button-tournament-withcomputers = Mit Computern beginnen
tournament-news-won = 🏆 **{ $player }** gewinnt „**{ $title }**“.
tournament-news-won-ahead = 🏆 **{ $player }** gewinnt „**{ $title }**“ vor { $players }.
tournament-news-shared = 🏆 { $players } teilen sich den ersten Platz bei „**{ $title }**“.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = „**{ $title }**“ wurde abgesagt und findet nicht statt.
tournament-news-disqualified = Du wurdest bei „**{ $title }**“ von { $director } disqualifiziert: { $reason }
tournament-news-taken-out = Du wurdest aus „**{ $title }**“ von { $director } herausgenommen: { $reason }
tournament-news-replaced = **{ $title }**: { $player } spielt anstelle von { $former } weiter, mit allen Ergebnissen.
tournament-moved-up = Bei „**{ $title }**“ ist ein Platz frei geworden: Du bist dabei. Du wirst angepingt, wenn dein Tisch offen ist.
tournament-news-bye-next = **{ $title }**, { $round }: Du bist spielfrei und kommst in die nächste Runde.
tournament-news-bye = **{ $title }**, { $round }: Du bist spielfrei; das zählt als Sieg.
tournament-moved-up-check-in = Bei „**{ $title }**“ ist ein Platz frei geworden: Du bist dabei. Drück vor dem Beginn auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
tournament-check-in-opened = Der Check-in für „**{ $title }**“ ist offen. Drück vor dem Beginn auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
tournament-check-in-opened-until = Der Check-in für „**{ $title }**“ ist offen. Es beginnt um { $when }: Drück vorher auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
table-result-entered = Die Spielleitung hat für diesen Tisch ein Ergebnis eingetragen; es steht mit dem Grund in dieser Nachricht. Das Spiel ist zu Ende.
table-decided = Zu wenige von diesem Tisch sind noch dabei, damit ist er entschieden: Wer geblieben ist, liegt vorn.
table-called-off = Abgesagt: Das Spiel an diesem Tisch zählt nicht mehr.
refused-not-a-member = { $player } ist ein Bot oder kein Mitglied dieses Servers. Wähle eine Person, die hier ist.
refused-signed-up-too-often = Du hast dich zu oft angemeldet. Frag die Spielleitung, wenn du mitspielen willst.
tournament-news-corrected = ✏️ **{ $title }**: Das Ergebnis von Tisch { $number } wurde nach dem Ende von { $director } berichtigt: { $reason }
tournament-news-changed = ✏️ **{ $title }**: { $director } hat das Ergebnis von Tisch { $number } geändert: { $reason }
tournament-news-entered = ✏️ **{ $title }**: { $director } hat das Ergebnis von Tisch { $number } eingetragen: { $reason }

## Places to play

tournament-lacks = ⚠️ Ich kann keinen Tisch eröffnen: In { $channel } fehlt mir { $permissions }.
tournament-lacks-threads = ⚠️ Ohne { $permissions } in { $channel } kann ich für die Tische keine Threads eröffnen. Bis ich das darf, kommen sie nacheinander in { $channels }.
tournament-lacks-paused = „**{ $title }**“ ist angehalten: Ohne { $permissions } in { $channel } kann ich keine Tische eröffnen. Gebt mir dieses Recht, dann drückt die Spielleitung **⋯**, **{ button-tournament-direct }** und **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Dein Tisch kommt, sobald du bei „**{ $title }**“ fertig bist: { $where }
tournament-waits-for-other = ⏳ Dein Tisch wartet auf eine Person, die noch in einem anderen Turnier spielt.
tournament-me-others = Du spielst auch hier: { $tournaments }
tournament-channel-dropped = **{ $title }**: Ein Kanal für die Tische wurde gelöscht. Sie kommen jetzt in { $channels }.
tournament-waits-for-table = ⏳ Der nächste Tisch wartet, bis ein anderer in seinem Kanal fertig ist: { $tables }. Die Spielleitung kann diesen mit { $end } schließen.
tournament-thread = Tisch { $number } · { $title }

## The message of a tournament

tournament-untitled = { $game }-Turnier
tournament-format-knock-out = K.-o.-System
tournament-format-swiss = Schweizer System
tournament-format-round-robin = alle gegen alle
tournament-format-arena = Arena-Modus
tournament-tables-of = { $count ->
    [2] Zweiertische
   *[other] Tische zu höchstens { $count }
}
tournament-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
tournament-about-knock-out = { $count ->
    [one] Wer seinen Tisch gewinnt, kommt weiter. Alle anderen scheiden aus.
   *[other] Die besten { $count } jedes Tisches kommen weiter. Alle anderen scheiden aus.
}
tournament-about-swiss = Alle spielen in jeder Runde, gegen Leute mit etwa gleich vielen Punkten, denen sie am seltensten begegnet sind.
tournament-about-round-robin = Alle spielen einmal gegen alle.
tournament-about-arena = { $count ->
    [one] 1 Minute lang wird gespielt, immer gegen eine Person, die gerade frei ist: so viele Spiele, wie du schaffst.
   *[other] { $count } Minuten lang wird gespielt, immer gegen eine Person, die gerade frei ist: so viele Spiele, wie du schaffst.
}
tournament-starts = Es beginnt { $when } ({ $countdown }).
tournament-starts-soon = Es beginnt gleich.
tournament-starts-by-organiser = Beginnt, sobald { $organiser } es startet.
tournament-starts-by-directors = Beginnt, sobald die Spielleitung es startet.
tournament-check-in-later = { $count ->
    [one] Drück in der letzten Minute davor auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
   *[other] Drück in den letzten { $count } Minuten davor auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
}
tournament-check-in-asked = Drück vor dem Beginn auf **{ button-tournament-checkin }**, wenn du dazu aufgefordert wirst, sonst verlierst du deinen Platz.
tournament-check-in-now = **Der Check-in ist offen.** Drück auf **{ button-tournament-checkin }**, wenn du da bist, sonst verlierst du deinen Platz.
tournament-organiser = Veranstaltet von { $player }
tournament-directors = Spielleitung: { $players }
tournament-nobody = Noch hat sich niemand angemeldet. Mach den Anfang!
tournament-in = { $count ->
    [one] **1** ist dabei
   *[other] **{ $count }** sind dabei
}
tournament-in-of = **{ $number }** von { $limit } Plätzen vergeben
tournament-waiting = { $count ->
    [one] 1 auf der Warteliste
   *[other] { $count } auf der Warteliste
}
tournament-here = { $count ->
    [one] 1 hat eingecheckt
   *[other] { $count } haben eingecheckt
}
tournament-computers = { $count ->
    [one] 1 Computergegner
   *[other] { $count } Computergegner
}
tournament-computer = 🤖 Computer Nr. { $number }
tournament-more = { $count ->
    [one] … und noch 1
   *[other] … und { $count } weitere
}
tournament-round = Runde { $number }
tournament-round-of = Runde { $number } von { $rounds }
tournament-final = Finale
tournament-semi-final = Halbfinale
tournament-quarter-final = Viertelfinale
tournament-arena-until = Neue Spiele beginnen bis { $when } ({ $countdown }).
tournament-arena-closed = Es beginnen keine neuen Spiele mehr. Die letzten werden zu Ende gespielt.
tournament-paused = ⏸️ Angehalten. Kein neuer Tisch wird eröffnet; laufende Spiele gehen weiter.
tournament-progress = { $all ->
    [one] Ergebnisse: { $done } von { $all } Tisch
   *[other] Ergebnisse: { $done } von { $all } Tischen
}
tournament-drawing = Gleich werden die nächsten Tische ausgelost.
tournament-table = **Tisch { $number }** · { $players }
tournament-table-soon = noch nicht eröffnet
tournament-table-changed = ✏️ { $director } hat dieses Ergebnis geändert: { $reason }
tournament-table-changed-former = ✏️ Die Spielleitung hat dieses Ergebnis geändert: { $reason }
tournament-table-entered = ✏️ { $director } hat dieses Ergebnis eingetragen: { $reason }
tournament-table-entered-former = ✏️ Die Spielleitung hat dieses Ergebnis eingetragen: { $reason }
tournament-absent = { $player } ({ $why })
tournament-out-disqualified = ⛔ Disqualifiziert von { $director }: { $reason }
tournament-out-taken-out = ⛔ Herausgenommen von { $director }: { $reason }
tournament-some-director = der Spielleitung
tournament-byes = In dieser Runde spielfrei (zählt als Sieg): { $players }
tournament-byes-round-robin = In dieser Runde spielfrei: { $players }
tournament-byes-knock-out = Freilos: { $players }
tournament-standings = Tabelle
tournament-standings-empty = Noch gibt es kein Ergebnis.
tournament-standings-yours = Dein Platz: { $line }
tournament-points = { $number ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
}
tournament-reached = erreicht: { $round }
tournament-tie-break = { $name } { $value }
tournament-winner = 🏆 { $player } gewinnt das Turnier!
tournament-winners = 🏆 { $players } teilen sich den ersten Platz!
tournament-no-winner = Es ist vorbei. Niemand hat gewonnen.
tournament-called-off = Abgesagt. Die Ergebnisse bis dahin bleiben.
tournament-called-off-by = Abgesagt von { $player }. Die Ergebnisse bis dahin bleiben.
tournament-too-few = Es fällt aus: Es braucht { $least } Leute, und { $here ->
    [0] niemand war da
    [one] nur 1 war da
   *[other] nur { $here } waren da
}.
tournament-channel-gone = Es ist zu Ende, weil der Kanal gelöscht wurde. Die Ergebnisse bis dahin bleiben.
tournament-bracket-bye = spielfrei
tournament-picture-bracket = Die Tische des K.-o.-Turniers und wer weiterkam.
tournament-picture-standings = Die Ersten der Tabelle mit ihren Ergebnissen: { $players }.
tournament-picture-podium = Das Siegerpodest: { $places }.

## Wer dabei ist

tournament-entrants = Wer dabei ist
tournament-entrants-waiting = Warteliste
tournament-entrants-out = Nicht mehr dabei

## Warum diese Tische

tournament-why-title = Warum diese Paarungen?
why-level = { $count ->
    [2] Beide hatten vor dieser Runde { $points }.
   *[other] Alle hatten vor dieser Runde { $points }.
}
why-near = Ihre Punkte lagen so nah beieinander wie möglich: { $players }.
why-with-points = { $player } { $points }
why-never-met = Sie waren sich noch nie begegnet.
why-met = { $count ->
    [one] { $players } waren sich schon einmal begegnet: Alle anderen mit solchen Punkten waren es auch oder hatten schon einen Tisch.
   *[other] { $players } waren sich schon { $count }-mal begegnet: Alle anderen mit solchen Punkten waren es auch oder hatten schon einen Tisch.
}
why-new = { $count ->
    [0] Wer übrig war, sitzt zusammen; niemand begegnet sich hier zum ersten Mal.
    [one] Ein Paar von ihnen begegnet sich zum ersten Mal.
   *[other] { $count } Paare von ihnen begegnen sich zum ersten Mal.
}
why-first = Es war die erste Runde: Da entscheidet allein das Los.
why-byes-swiss = Die Zahl geht nicht auf. Spielfrei sind zuerst Computergegner, dann wer es am seltensten war, dann wer die wenigsten Punkte hat; sonst entscheidet das Los.
why-byes-knock-out = Die Zahl geht nicht auf. Spielfrei kommt weiter, wer es am seltensten war; sonst entscheidet das Los.
why-byes-round-robin = Nach dem Spielplan sind in jeder Runde einige spielfrei, alle gleich oft.
why-lot = In allem anderen hat das Los entschieden.
why-bracket = So kamen sie im K.-o.-System hierher: { $players }.
why-from-table = { $player } von Tisch { $number }
why-from-bye = { $player } hatte spielfrei
why-final = Alle, die übrig waren, sitzen an einem Tisch.
why-schedule = Alle treffen auf alle, und diese beiden waren sich noch nicht begegnet.
why-free = { $count ->
    [0] Sie waren zur gleichen Zeit frei.
    [one] Sie waren zur gleichen Zeit frei; am längsten hat jemand 1 Minute gewartet.
   *[other] Sie waren zur gleichen Zeit frei; am längsten hat jemand { $count } Minuten gewartet.
}
why-small = { $count ->
    [one] Der Tisch hat 1 Platz weniger als möglich, weil die Zahl der Leute nicht aufgeht.
   *[other] Der Tisch hat { $count } Plätze weniger als möglich, weil die Zahl der Leute nicht aufgeht.
}
why-computer = { $players }: damit der Tisch voll ist.
tournament-why-seal = Was die Gründe offenlassen, entscheidet das Los. Die Auslosung folgt aus den bisherigen Ergebnissen und einem Startwert, der vorher versiegelt wurde.

## Erklärungen

tournament-about-title = So geht es
tournament-about-points = An einem Tisch zu zweit ist ein Sieg 1 Punkt wert und ein Unentschieden ½. An einem größeren Tisch zählt der Anteil der anderen, die du schlägst; wer gleichauf ist, zählt halb.
tournament-about-points-two = Ein Sieg ist 1 Punkt wert, ein Unentschieden ½.
tournament-about-byes = Wer in einer Runde spielfrei ist, bekommt 1 Punkt wie für einen Sieg.
tournament-absence = Machst du deinen ersten Zug nicht innerhalb von { $time }, giltst du als abwesend: Der Computer spielt für dich, und du kommst hinter allen, die geblieben sind.
tournament-absence-usual = Machst du deinen ersten Zug nicht rechtzeitig, giltst du als abwesend: Der Computer spielt für dich, und du kommst hinter allen, die geblieben sind.
tournament-about-late = Du kannst dich auch nach dem Beginn noch anmelden. Du spielst ab der nächsten Runde mit.
tournament-about-not-late = Nach dem Beginn kann sich niemand mehr anmelden.
tournament-about-computers = Computergegner füllen die Tische auf. Sie bekommen keinen Preis.
tournament-about-ties = Bei Gleichstand entscheidet der Reihe nach:

## Das Siegel

tournament-seal-title = Das Siegel der Auslosungen
tournament-seal-about = Jede Auslosung folgt aus den Ergebnissen davor und einem Startwert. Das hier ist das Siegel dieses Startwerts, veröffentlicht, bevor sich jemand anmelden konnte:
tournament-seal-later = Der Startwert steht hier, sobald es vorbei ist. Dann können alle jede Auslosung nachprüfen.
tournament-seal-open = Das ist der Startwert. Damit können alle jede Auslosung nachprüfen:
tournament-seal-record = Die Datei enthält alles, woraus die Auslosungen folgen, als Text und ohne Namen. Man kann sie nachprüfen, mit unserem Programm und ohne; wie, steht in der Dokumentation des Bots.

## Die eigene Seite

tournament-me-title = { $title }: deine Seite
tournament-me-not-in = Du hast dich nicht angemeldet.
tournament-me-replaced = { $player } hat deinen Platz übernommen, mit allen Ergebnissen.
tournament-me-replaced-table = Dein Spiel an Tisch { $number } läuft noch, und du kannst es zu Ende spielen: { $where }. Das Ergebnis zählt für { $player }.
tournament-me-stand-in = Dieses Spiel spielt noch die Person zu Ende, deren Platz du übernommen hast; das Ergebnis zählt für dich. Du spielst ab deinem nächsten Tisch.
tournament-me-in = Du bist dabei.
tournament-me-check-in = Du bist dabei, hast aber noch nicht eingecheckt: Drück auf **{ button-tournament-checkin }**.
tournament-me-here = Du bist dabei und hast eingecheckt.
tournament-me-waiting = Du stehst auf der Warteliste an Stelle { $number }. Wird ein Platz frei, ist er deiner.
tournament-me-withdrew = Du hast dich abgemeldet.
tournament-me-not-there = Du bist nicht gekommen und spielst nicht weiter mit.
tournament-me-no-check-in = Du hast nicht rechtzeitig eingecheckt und deshalb deinen Platz verloren.
tournament-me-disqualified = Die Spielleitung hat dich **disqualifiziert**: { $reason }
tournament-me-taken-out = Die Spielleitung hat dich **herausgenommen**: { $reason }
tournament-me-left-server = Du warst nicht mehr auf dem Server und spielst nicht weiter mit.
tournament-me-forgotten = Du spielst nicht weiter mit.
tournament-me-results-stay = Deine Ergebnisse bleiben.
tournament-me-knocked-out = Du bist ausgeschieden. Danke fürs Mitspielen!
tournament-next-won = 🏆 Du hast „**{ $title }**“ gewonnen!
tournament-next-table = Du bist weiter · { $round }: { $where }
tournament-next-out = Du bist ausgeschieden.
tournament-next-out-final = Du bist ausgeschieden. Das Finale: { $where }
tournament-next-final = Du bist im Finale. Es kommt, wenn die anderen fertig sind.
tournament-reached-won = gewonnen
tournament-me-over = Es ist vorbei.
tournament-me-place = Dein Platz: **{ $place }** von { $count } · { $points }
tournament-me-table = **Dein Tisch: { $number }** · { $players } · { $where }
tournament-me-bye = In dieser Runde bist du spielfrei.
tournament-me-bye-next = In dieser Runde bist du spielfrei und kommst weiter.
tournament-me-wait = Dein nächster Tisch kommt, wenn die anderen fertig sind. Du wirst angepingt.
tournament-me-wait-arena = Dein nächster Tisch kommt, sobald noch jemand frei ist. Du wirst angepingt.
tournament-me-results = Deine Ergebnisse
tournament-result-won = gewonnen gegen { $players }
tournament-result-level = unentschieden gegen { $players }
tournament-result-lost = verloren gegen { $players }
tournament-result-place = Platz { $place } · { $players }
tournament-result-bye = spielfrei (zählt als Sieg)
tournament-result-bye-next = spielfrei, weiter
tournament-result-bye-round-robin = spielfrei
tournament-result-absent = { $why ->
    [withdrew] du hattest dich abgemeldet
    [taken-out] die Spielleitung hatte dich herausgenommen
    [disqualified] du warst disqualifiziert
    [left-server] du warst nicht mehr auf dem Server
    [not-there] du bist nicht gekommen
   *[other] du bist weggegangen
}
tournament-result-open = läuft noch · { $players }
tournament-result-broken-off = abgebrochen · { $players }
tournament-withdraw-question = Willst du dich von „**{ $title }**“ abmelden? Deine Ergebnisse bleiben, aber du bekommst keinen Tisch mehr. Sitzt du gerade an einem, spielt der Computer für dich, und du kommst dort auf den letzten Platz.
tournament-withdraw-question-early = Willst du deinen Platz bei „**{ $title }**“ aufgeben?
tournament-withdraw-waiting = Ihn bekommt, wer auf der Warteliste zuerst kommt.

## Die Seite der Spielleitung

tournament-direct-title = { $title }: Spielleitung
tournament-direct-open = { $count ->
    [0] Kein Tisch wartet auf ein Ergebnis.
    [one] 1 Tisch wartet auf ein Ergebnis.
   *[other] { $count } Tische warten auf ein Ergebnis.
}
tournament-direct-missing = { $count ->
    [one] Zu Beginn füllt 1 Computergegner die Tische auf.
   *[other] Zu Beginn füllen { $count } Computergegner die Tische auf.
}
tournament-direct-note = Was du hier änderst, sehen alle, mit deinem Namen und deiner Begründung.
tournament-direct-pick-open = Ein Tisch ohne Ergebnis
tournament-direct-pick-result = Ein Tisch, dessen Ergebnis du eintragen oder ändern willst
tournament-direct-pick-player = Wer?
tournament-direct-option = Tisch { $number }: { $players }
tournament-direct-won = { $player } hat gewonnen
tournament-direct-level = unentschieden
tournament-direct-results = Ein Ergebnis eintragen oder ändern
tournament-direct-results-none = Noch ist kein Tisch ausgelost.
tournament-direct-players = Leute
tournament-direct-begin = { $count ->
    [one] 1 Person hat nicht eingecheckt und verliert ihren Platz, wenn es jetzt beginnt: { $players }. Trotzdem anfangen?
   *[other] { $count } Leute haben nicht eingecheckt und verlieren ihren Platz, wenn es jetzt beginnt: { $players }. Trotzdem anfangen?
}
tournament-direct-begin-now = Willst du „**{ $title }**“ jetzt starten?
tournament-direct-call-off = Willst du „**{ $title }**“ absagen? Die Tische werden geschlossen, und das lässt sich nicht zurücknehmen. Die Ergebnisse bis dahin bleiben.
tournament-why-out-withdrew = abgemeldet
tournament-why-out-taken-out = herausgenommen
tournament-why-out-away = weggegangen
tournament-why-out-not-there = nicht gekommen
tournament-why-out-disqualified = disqualifiziert
tournament-why-out-left-server = nicht mehr auf dem Server
tournament-why-out-forgotten = Daten gelöscht
tournament-adjust-title = Tisch { $number }: Ergebnis
tournament-adjust-about = Alle sehen diese Änderung, mit deinem Namen und deiner Begründung. Läuft das Spiel noch, wird es abgebrochen, und dieses Ergebnis gilt. Runden, die schon ausgelost sind, bleiben, wie sie sind.
tournament-adjust-places = Plätze
tournament-adjust-places-hint = Für jeden Namen eine Zahl, in dieser Reihenfolge. Bei Gleichstand derselbe Platz, etwa 1 1 3.
tournament-adjust-winner = Wer hat gewonnen?
tournament-adjust-level = Niemand: unentschieden
tournament-adjust-reason = Begründung
tournament-adjust-reason-hint = Alle sehen sie.
tournament-take-out-title = Jemanden herausnehmen
tournament-take-out-about = { $player } spielt nicht weiter mit. Die Ergebnisse bis dahin bleiben. Wo man sich nachmelden kann, ist eine Rückkehr möglich.
tournament-disqualify-title = Jemanden disqualifizieren
tournament-disqualify-about = { $player } spielt nicht weiter mit und kann sich nicht wieder anmelden. Die Ergebnisse bis dahin bleiben.
tournament-replace-title = Jemanden ersetzen
tournament-replace-about = { $player } gibt den Platz ab, und jemand anderes spielt mit allen Ergebnissen weiter. Ich frage nicht nach, sprecht es also vorher ab.
tournament-replace-who = Wer weiterspielt
tournament-directors-title = Spielleitung
tournament-directors-about = Du veranstaltest. Die Spielleitung darf alles, was du darfst, außer die Spielleitung zu bestimmen.
tournament-directors-who = Wer zur Spielleitung gehört

## Knöpfe

button-tournament-signup = Anmelden
button-tournament-withdraw = Abmelden
button-tournament-withdrawsure = Ja, abmelden
button-tournament-back = Nein, zurück
button-tournament-checkin = Einchecken
button-tournament-me = Meine Seite
button-tournament-standings = Tabelle
button-tournament-round = Tische
button-tournament-why = Warum diese Paarungen?
button-tournament-about = So geht’s
button-tournament-seal = Auslosung prüfen
button-tournament-entrants = Wer dabei ist
button-tournament-direct = Spielleitung
button-tournament-opencheckin = Check-in öffnen
button-tournament-begin = Jetzt starten
button-tournament-beginsure = Ja, beginnen
button-tournament-fill = Mit Computern auffüllen
button-tournament-pause = Anhalten
button-tournament-resume = Fortsetzen
button-tournament-calloff = Turnier absagen
button-tournament-calloffsure = Ja, absagen
button-tournament-results = Ergebnisse
button-tournament-players = Leute
button-tournament-directors = Spielleitung bestimmen
button-tournament-takeout = Herausnehmen
button-tournament-disqualify = Disqualifizieren
button-tournament-replace = Ersetzen
button-tournament-again = Verbessern
button-tournament-show = Übersicht

## Was nach einem Klick gesagt wird

notice-tournament-entered = Du bist bei „**{ $title }**“ dabei. Du wirst angepingt, wenn dein Tisch offen ist.
notice-tournament-entered-here = Du bist bei „**{ $title }**“ dabei und hast damit eingecheckt. Du wirst angepingt, wenn dein Tisch offen ist.
notice-tournament-entered-check-in = Du bist bei „**{ $title }**“ dabei. Drück ab { $when } auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
notice-tournament-entered-asked = Du bist bei „**{ $title }**“ dabei. Wenn der Check-in öffnet, wirst du angepingt: Drück dann auf **{ button-tournament-checkin }**, sonst verlierst du deinen Platz.
notice-tournament-waiting = „**{ $title }**“ ist voll. Du stehst auf der Warteliste an Stelle { $number }: Wird ein Platz frei, ist er deiner, und du wirst angepingt.
notice-tournament-here = Du hast eingecheckt. Du wirst angepingt, wenn dein Tisch offen ist.
notice-tournament-withdrew = Du hast dich von „**{ $title }**“ abgemeldet.
notice-tournament-adjusted = ✅ Erledigt: Das Ergebnis von Tisch { $number } ist eingetragen.
notice-tournament-corrected = ✅ Erledigt: Das Ergebnis von Tisch { $number } ist korrigiert.
notice-tournament-disqualified = ✅ Erledigt: { $player } ist disqualifiziert.
notice-tournament-taken-out = ✅ Erledigt: { $player } ist aus dem Turnier genommen.
notice-tournament-replaced = ✅ Erledigt: { $player } spielt für { $former } weiter.
tournament-ping = { $players }: Euer Tisch bei „**{ $title }**“ ist offen. Zuerst am Zug: { $first }, bis { $when }.
tournament-ping-waiting = { $players }: Euer Tisch bei „**{ $title }**“ ist offen.
tournament-ping-absence = Verpasst du deinen ersten Zug, spielt der Computer für dich, bis du zurück bist; bleibst du weg, kommst du auf den letzten Platz.

## Feinwertung

tie-break-line = **{ $name }:** { $about }
tie-break-buchholz = Buchholz
tie-break-buchholz-cut = Buchholz mit Streichwert
tie-break-wins = Siege
tie-break-direct = direkter Vergleich
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-rounds = überstandene Runden
tie-break-last-table = Punkte am letzten Tisch
tie-break-games = Spiele
tie-break-buchholz-about = die Punkte aller, auf die du getroffen bist, zusammengezählt (an größeren Tischen ihr Durchschnitt): Wer auf Stärkere getroffen ist, liegt vorn.
tie-break-buchholz-cut-about = dasselbe ohne den Tisch, an dem es am wenigsten war, damit dich ein schwacher Tisch nicht den Platz kostet.
tie-break-wins-about = wie viele Tische du gewonnen hast.
tie-break-direct-about = wie du gegen die abgeschnitten hast, mit denen du gleichauf bist.
tie-break-sonneborn-berger-about = die Punkte derer, die du geschlagen hast, und die halben Punkte derer, mit denen du gleichauf warst.
tie-break-rounds-about = wie viele Runden du überstanden hast.
tie-break-last-table-about = welchen Anteil der anderen du dort hinter dir gelassen hast.
tie-break-games-about = wer für gleich viele Punkte weniger Spiele gebraucht hat, liegt vorn.

# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## Ranglisten

ladder-tournament-no-winner = Die Saison ist vorbei. Niemand steht auf der Rangliste.
ladder-tournament-called-off = Die Saison wurde vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-called-off-by = { $player } hat die Saison vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-channel-gone = Die Rangliste ist zu Ende, weil ihr Kanal gelöscht wurde. Die Reihenfolge bleibt.
ladder-tournament-absence = Machst du deinen ersten Zug nicht innerhalb von { $time }, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-absence-usual = Machst du deinen ersten Zug nicht rechtzeitig, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-direct-call-off = Willst du die Saison von „**{ $title }**“ jetzt beenden? Offene Herausforderungen entfallen, Tische werden geschlossen, und das lässt sich nicht rückgängig machen. Die Reihenfolge bleibt.
ladder-tournament-take-out-title = Jemanden von der Rangliste nehmen
ladder-button-tournament-calloff = Saison beenden
ladder-button-tournament-calloffsure = Ja, beenden
ladder-button-tournament-takeout = Von der Rangliste nehmen

ladder-refused-unknown-tournament = Diese Rangliste gibt es auf diesem Server nicht. { $command-ladder } zeigt die, die es gibt.
ladder-refused-tournament-over = Die Saison dieser Rangliste ist vorbei. { $command-ladder } zeigt, ob die nächste schon begonnen hat.
ladder-refused-not-entered = Du stehst noch nicht auf dieser Rangliste. Drück auf **{ button-ladder-join }**: Du beginnst auf dem letzten Platz.
ladder-refused-entered-already = Du stehst schon auf dieser Rangliste. **{ button-ladder-me }** zeigt deinen Platz und deine Herausforderung.
ladder-refused-bad-limit = Auf einer Rangliste können { $least } bis { $most } Leute stehen. Wähle so eine Grenze mit { $command-organise-ladder }.

## The message of a ladder

name-reach = reichweite
name-days = tage
name-weeks = wochen
name-ladder = forderungen

command-ladder = Eine Saison lang herausfordern: Auf der Rangliste haben alle einen Platz
command-ladder-new = Eine Rangliste mit Forderungen in diesem Kanal ausschreiben
command-ladder-new-game = Welches Spiel gespielt wird, immer zu zweit
command-ladder-new-title = Wie die Rangliste heißt
command-ladder-new-reach = Wie viele Plätze weiter oben man herausfordern darf; ohne Angabe 3
command-ladder-new-days = Wie viele Tage Zeit man für eine Herausforderung hat; ohne Angabe 7
command-ladder-new-weeks = Wie viele Wochen die Saison dauert; ohne Angabe 8
command-ladder-new-limit = Wie viele darauf stehen können; alle weiteren kommen auf die Warteliste
command-ladder-new-turn-time = Wie lange man überlegen darf
command-ladder-show-ladder = Welche; ohne Angabe deine

tournament-format-ladder = Rangliste mit Forderungen
tournament-about-ladder = Alle haben einen Platz. Schlag eine Person, die ein paar Plätze über dir steht, und du nimmst ihren Platz.
why-challenge = Wer zuerst genannt ist, hat herausgefordert, und beide waren bereit.

ladder-tournament-untitled = { $game }-Rangliste mit Forderungen
ladder-weeks = { $count ->
    [one] Saison von 1 Woche
   *[other] Saison von { $count } Wochen
}
ladder-season-until = Die Saison dauert von { $since } bis { $when } ({ $countdown }).
ladder-season-ending = Die Saison ist vorbei. Offene Herausforderungen werden noch gespielt, neue gibt es nicht mehr.
ladder-season-won = 🏆 **{ $title }**: **{ $player }** steht am Ende der Saison ganz oben.
ladder-season-won-ahead = 🏆 **{ $title }**: **{ $player }** steht am Ende der Saison ganz oben, vor { $players }.
ladder-tournament-paused = ⏸️ Die Rangliste ist angehalten. Niemand wird herausgefordert, und keine Frist läuft ab.
ladder-how = { $count ->
    [one] Drück auf **{ button-ladder-join }**, und fordere dann heraus, wer 1 Platz über dir steht.
   *[other] Drück auf **{ button-ladder-join }**, und fordere dann eine Person heraus, die bis zu { $count } Plätze über dir steht.
}
ladder-nobody = Noch steht niemand darauf. Mach den Anfang!
ladder-order = Reihenfolge
ladder-open = Offene Herausforderungen
ladder-results = Letzte Ergebnisse
ladder-challenge = { $challenger } fordert { $challenged } ({ $place }.) heraus
ladder-is-ready = ✋ { $player } ist bereit
ladder-result-played = { $challenger } schlägt { $challenged } und steht auf Platz { $place }
ladder-result-conceded = { $challenged } gibt auf: { $challenger } bekommt Platz { $place }
ladder-result-unanswered = { $challenged } war nicht bereit: { $challenger } bekommt Platz { $place }
ladder-result-kept = { $challenged } behält Platz { $place } gegen { $challenger }
ladder-ended-taken-back = { $challenger } hat die Herausforderung an { $challenged } zurückgenommen
ladder-ended-run-out = { $challenger } und { $challenged } haben nicht rechtzeitig gespielt: Die Plätze bleiben
ladder-ended-left = Die Herausforderung von { $challenger } an { $challenged } entfällt: Jemand von beiden ist nicht mehr dabei
ladder-ended-broken-off = Die Herausforderung von { $challenger } an { $challenged } entfällt: Die Rangliste ist zu Ende

## Die Nachricht einer Herausforderung

ladder-told = ⚔️ { $mention }: **{ $challenger }** fordert dich um Platz **{ $place }** heraus (**{ $title }**).
ladder-told-until = Ihr habt Zeit bis { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst. Seid ihr beide innerhalb einer Minute bereit, öffnet sich euer Tisch. Ist bis { $when } nur { $challenger } bereit, geht der Platz an { $challenger }.
   *[other] Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst. Seid ihr beide innerhalb von { $count } Minuten bereit, öffnet sich euer Tisch. Ist bis { $when } nur { $challenger } bereit, geht der Platz an { $challenger }.
}
ladder-told-table = Euer Tisch: { $where }
ladder-ready-until = ✋ **{ $player }** ist bis { $when } bereit.
ladder-ready-ping = { $mention }: **{ $player }** ist für eure Herausforderung bereit (**{ $title }**). Drück bis { $when } auf **{ button-ladder-ready }**, dann öffnet sich euer Tisch:

## Wie es geht

ladder-about-title = So geht diese Rangliste
ladder-about-places = Alle haben einen Platz. Wer dazukommt, beginnt ganz unten.
ladder-about-reach = { $count ->
    [one] Du forderst heraus, wer 1 Platz über dir steht. Gewinnst du, tauscht ihr die Plätze. Bei Niederlage oder Unentschieden bleibt alles, wie es ist.
   *[other] Du forderst eine Person heraus, die bis zu { $count } Plätze über dir steht. Gewinnst du, tauscht ihr die Plätze. Bei Niederlage oder Unentschieden bleibt alles, wie es ist.
}
ladder-about-time = { $count ->
    [one] Ihr habt 1 Tag Zeit. Alle haben höchstens eine offene Herausforderung.
   *[other] Ihr habt { $count } Tage Zeit. Alle haben höchstens eine offene Herausforderung.
}
ladder-about-ready = { $count ->
    [one] Drück auf **{ button-ladder-ready }**, wenn du spielen kannst. Sind innerhalb einer Minute beide bereit, öffnet sich euer Tisch, und ihr werdet angepingt.
   *[other] Drück auf **{ button-ladder-ready }**, wenn du spielen kannst. Sind innerhalb von { $count } Minuten beide bereit, öffnet sich euer Tisch, und ihr werdet angepingt.
}
ladder-about-silence = War nur bereit, wer herausgefordert hat, und zwar { $hours } Stunden vor dem Ende oder früher, geht der Platz trotzdem über. Sonst ändert sich nichts.
ladder-about-again = { $count ->
    [one] Nach einem Spiel könnt ihr euch 1 Tag lang nicht herausfordern, außer wenn sonst niemand in Reichweite ist.
   *[other] Nach einem Spiel könnt ihr euch { $count } Tage lang nicht herausfordern, außer wenn sonst niemand in Reichweite ist.
}
ladder-about-leave = Meldest du dich ab, rücken alle unter dir auf. Kommst du zurück, beginnst du ganz unten.
ladder-about-season = { $count ->
    [one] Die Saison dauert 1 Woche. Danach werden nur noch offene Herausforderungen gespielt.
   *[other] Die Saison dauert { $count } Wochen. Danach werden nur noch offene Herausforderungen gespielt.
}

## Die eigene Seite

ladder-me-place = Dein Platz: **{ $place }** von { $count }
ladder-me-not-on = Du stehst nicht auf dieser Rangliste. Drück auf **{ button-ladder-join }**: Du beginnst ganz unten.
ladder-me-over = Die Saison ist vorbei.
ladder-me-free = Du hast keine offene Herausforderung.
ladder-me-ready = Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst.
ladder-me-both-ready = Ihr seid beide bereit: Gleich öffnet sich euer Tisch.
ladder-me-past = Deine bisherigen Herausforderungen
ladder-pick-title = Wen forderst du heraus?
ladder-pick-about = { $count ->
    [one] Wen du wählst, wird einmal angepingt, und ihr habt 1 Tag Zeit zum Spielen.
   *[other] Wen du wählst, wird einmal angepingt, und ihr habt { $count } Tage Zeit zum Spielen.
}
ladder-pick-first = Du stehst ganz oben: Jetzt fordern die anderen dich heraus.
ladder-pick-nobody = Gerade kannst du niemanden herausfordern. Versuch es später.
ladder-pick-list = Wähle jemanden
ladder-cannot-busy = hat eine offene Herausforderung
ladder-cannot-lately = wieder möglich { $when }
ladder-concede-question = Willst du aufgeben? Dann tauscht ihr ohne Spiel: **{ $challenger }** bekommt Platz **{ $place }**.
ladder-withdraw-question = Willst du dich von „**{ $title }**“ abmelden? Alle unter dir rücken auf. Kommst du zurück, beginnst du ganz unten.

## Knöpfe

button-ladder-join = Mitmachen
button-ladder-challenge = Herausfordern …
button-ladder-me = Meine Seite
button-ladder-order = Ganze Reihenfolge
button-ladder-about = So geht’s
button-ladder-ready = Bereit
button-ladder-concede = Aufgeben
button-ladder-concedesure = Ja, aufgeben
button-ladder-takeback = Zurücknehmen
button-ladder-next = Neue Saison

## Was nach einem Klick gesagt wird

notice-ladder-joined = Du bist jetzt bei „**{ $title }**“ dabei. Drück auf **{ button-ladder-challenge }**, um jemanden über dir herauszufordern.
notice-ladder-joined-first = Du bist jetzt bei „**{ $title }**“ dabei, auf dem ersten Platz. Wer dazukommt, kann dich herausfordern.
notice-ladder-challenged = Du hast { $player } herausgefordert; die Nachricht steht in { $channel }. Drück auf **{ button-ladder-ready }**, wenn du gerade spielen kannst.
notice-ladder-ready = Du bist bis { $when } bereit. Sobald das Gegenüber auch bereit ist, öffnet sich euer Tisch, und du wirst angepingt. Nach { $when } drück noch einmal auf **{ button-ladder-ready }**.
notice-ladder-conceded = Du hast aufgegeben. Eure Plätze sind getauscht.
notice-ladder-taken-back = Du hast deine Herausforderung zurückgenommen. Es hat sich nichts geändert.
notice-ladder-next = { $count ->
    [one] Die nächste Saison von „**{ $title }**“ hat in { $channel } begonnen, mit 1 Person. Niemand wird angepingt.
   *[other] Die nächste Saison von „**{ $title }**“ hat in { $channel } begonnen, mit { $count } Leuten in derselben Reihenfolge. Niemand wird angepingt.
}

## Warum etwas abgelehnt wurde

refused-unknown-ladder = So eine Rangliste gibt es hier nicht. Wer Veranstaltungen verwalten darf, kann eine ausschreiben.
refused-no-ladder = Das ist keine Rangliste. { $command-ladder } zeigt eine.
refused-not-for-two = Auf einer Rangliste spielen zwei, und nach diesen Regeln braucht das Spiel mehr. Wähle ein anderes: { $command-organise-ladder }.
refused-bad-reach = Herausfordern kann man { $least } bis { $most } Plätze weiter oben. Wähle so eine Zahl: { $command-organise-ladder }.
refused-bad-days = Möglich sind { $least } bis { $most } Tage für eine Herausforderung. Wähle so eine Zahl: { $command-organise-ladder }.
refused-bad-weeks = Eine Saison dauert { $least } bis { $most } Wochen. Wähle so eine Zahl: { $command-organise-ladder }.
refused-challenge-self = Dich selbst kannst du nicht herausfordern. Wähle jemanden über dir: **{ button-ladder-challenge }**.
refused-challenge-nobody = { $player } steht nicht auf dieser Rangliste. Wähle eine Person, die darauf steht: **{ button-ladder-challenge }**.
refused-challenge-below = { $player } steht unter dir. Wähle jemanden über dir: **{ button-ladder-challenge }**.
refused-challenge-too-far = Das ist zu weit oben: Herausfordern kannst du bis zu { $reach } Plätze über dir. Wähle eine Person, die näher steht: **{ button-ladder-challenge }**.
refused-challenge-left = Diese Person hat den Server verlassen. Wähle jemand anderen: **{ button-ladder-challenge }**.
refused-challenging-already = Du hast schon eine offene Herausforderung. Spiel sie zuerst, oder beende sie: **{ button-ladder-me }**.
refused-challenged-already = { $player } hat schon eine offene Herausforderung. Warte, bis sie vorbei ist, oder wähle jemand anderen: **{ button-ladder-challenge }**.
refused-challenged-lately = Ihr habt gerade erst gegeneinander gespielt. { $player } kannst du { $when } wieder herausfordern, jemand anderen schon jetzt: **{ button-ladder-challenge }**.
refused-season-over = Die Saison ist vorbei. Sind die letzten Herausforderungen gespielt, kann die Spielleitung die nächste beginnen.
refused-season-not-over = Die nächste Saison beginnt, wenn diese vorbei ist. Die Spielleitung kann sie jetzt beenden: **⋯**, **{ button-tournament-direct }**, dann **{ ladder-button-tournament-calloff }**.
refused-season-begun = Die nächste Saison hat schon begonnen. { $command-ladder } zeigt sie.
refused-ladder-waiting = Du stehst auf der Warteliste. Der nächste freie Platz ist deiner.
refused-unknown-challenge = Diese Herausforderung gibt es auf der Rangliste nicht. **{ button-ladder-me }** zeigt deine.
refused-not-your-challenge = Das ist nicht deine Herausforderung. **{ button-ladder-me }** zeigt, ob du eine hast.
refused-challenge-over = Diese Herausforderung ist vorbei. **{ button-ladder-me }** zeigt, wie sie ausging.
refused-challenge-at-table = Diese Herausforderung wird schon gespielt. Der Link zu eurem Tisch steht hier: **{ button-ladder-me }**.
refused-ready-already = Du bist schon bis { $when } bereit. Du wirst angepingt, sobald das Gegenüber es auch ist.
refused-only-challenged = Aufgeben kann nur, wer herausgefordert wurde. Du kannst deine Herausforderung zurücknehmen: **{ button-ladder-me }**.
refused-only-challenger = Zurücknehmen kann nur, wer herausgefordert hat. Du kannst aufgeben: **{ button-ladder-me }**.
