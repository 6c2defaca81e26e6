# Die Befehle für Turniere, und warum etwas abgelehnt wurde. Jede Absage sagt, was zu tun ist.

name-show = zeigen
name-format = modus
name-title = titel
name-rounds = runden
name-limit = höchstzahl
name-starts-in = beginn_in
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
refused-too-many-live = Auf einem Server laufen höchstens { $most } Turniere, Leitern und Begegnungen zugleich. Warte, bis eines davon vorbei ist.
refused-too-many-live-by-one = Du hast { $most } Turniere, Leitern und Begegnungen ausgeschrieben, die noch nicht vorbei sind, und mehr darf niemand zugleich haben. Warte, bis eines vorbei ist, oder sag eines ab: { $command-tournament }, dann **⋯**, **{ button-tournament-direct }**.
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
refused-bad-seats = An einem Tisch dieses Spiels können nach diesen Regeln { $least } bis { $most } sitzen.
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
