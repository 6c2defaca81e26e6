# Was Leitern und Begegnungen statt der Sätze der Turniere sagen. Jeder Schlüssel ist die Art, dann der des Turniers.

## Leitern

ladder-tournament-no-winner = Die Saison ist vorbei. Niemand steht auf der Leiter.
ladder-tournament-called-off = Die Saison wurde vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-called-off-by = { $player } hat die Saison vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-channel-gone = Die Leiter ist zu Ende, weil ihr Kanal gelöscht wurde. Die Reihenfolge bleibt.
ladder-tournament-channel-gone-organiser = Deine Leiter **{ $title }** ist zu Ende: Der Kanal, in dem sie war, wurde gelöscht. Die Reihenfolge bleibt.
ladder-tournament-absence = Wer nicht innerhalb von { $time } den ersten Zug macht, gilt als abwesend: Der Computer spielt weiter, und das Spiel ist verloren.
ladder-tournament-absence-usual = Wer den ersten Zug nicht rechtzeitig macht, gilt als abwesend: Der Computer spielt weiter, und das Spiel ist verloren.
ladder-tournament-me-withdrew = Du hast dich von dieser Leiter abgemeldet.
ladder-tournament-me-disqualified = Die Spielleitung hat dich **disqualifiziert**: { $reason }
ladder-tournament-me-taken-out = Die Spielleitung hat dich **von der Leiter genommen**: { $reason }
ladder-tournament-direct-title = { $title }: Spielleitung
ladder-tournament-direct-call-off = Willst du die Saison von **{ $title }** jetzt beenden? Offene Herausforderungen entfallen, Tische werden geschlossen, und das lässt sich nicht rückgängig machen. Die Reihenfolge bleibt.
ladder-tournament-directors = Spielleitung: { $players }
ladder-tournament-directors-title = Spielleitung
ladder-tournament-directors-about = Die Spielleitung darf alles, was du als Veranstalter darfst, außer die Spielleitung zu bestimmen.
ladder-tournament-take-out-title = Jemanden von der Leiter nehmen
ladder-button-tournament-direct = Spielleitung
ladder-button-tournament-directors = Spielleitung bestimmen
ladder-button-tournament-calloff = Saison beenden
ladder-button-tournament-calloffsure = Ja, beenden
ladder-button-tournament-takeout = Von der Leiter nehmen

ladder-refused-unknown-tournament = Diese Leiter gibt es auf diesem Server nicht. { $command-ladder-show } zeigt die, die es gibt.
ladder-refused-tournament-over = Die Saison dieser Leiter ist vorbei. { $command-ladder-show } zeigt, ob die nächste schon begonnen hat.
ladder-refused-tournament-paused = Die Leiter ist angehalten. Die Spielleitung kann sie fortsetzen: **{ ladder-button-tournament-direct }**, dann **{ button-tournament-resume }**.
ladder-refused-tournament-not-paused = Die Leiter ist nicht angehalten, es geht also schon weiter.
ladder-refused-tournament-full = Auf dieser Leiter sind alle Plätze vergeben. Warte, bis sich jemand abmeldet, und versuch es noch einmal.
ladder-refused-not-entered = Du stehst noch nicht auf dieser Leiter. Drück auf **{ button-ladder-join }**: Du beginnst auf dem letzten Platz.
ladder-refused-entered-already = Du stehst schon auf dieser Leiter. **{ button-ladder-me }** zeigt deinen Platz und deine Herausforderung.
ladder-refused-disqualified = Die Spielleitung hat diese Person disqualifiziert, sie kann nicht mehr mitmachen. Frag die Spielleitung, wenn du das für falsch hältst.
ladder-refused-not-director = Das darf nur die Spielleitung dieser Leiter. Frag, wer sie veranstaltet.
ladder-refused-not-organiser = Nur wer die Leiter veranstaltet, bestimmt die Spielleitung. Frag dort nach.
ladder-refused-director-already = { $player } gehört schon zur Spielleitung dieser Leiter.
ladder-refused-no-director = { $player } gehört nicht zur Spielleitung oder veranstaltet die Leiter und leitet sie immer. **{ ladder-button-tournament-directors }** zeigt, wer dazugehört.
ladder-refused-too-many-directors = Zur Spielleitung einer Leiter gehören außer dem Veranstalter höchstens { $most } Leute. Nimm zuerst jemanden heraus.
ladder-refused-unknown-entrant = Auf dieser Leiter steht niemand, auf den das passt. Wähle jemanden aus der Liste.
ladder-refused-unknown-pairing = Diesen Tisch gibt es auf der Leiter nicht. Wähle einen aus der Liste: **{ button-tournament-results }**.
ladder-refused-corrections-over = Die Saison ist seit mehr als einem Tag vorbei, die Ergebnisse bleiben deshalb so. Schreib in den Kanal, was nicht gestimmt hat, damit es alle lesen.
ladder-refused-signed-up-too-often = Du bist zu oft auf diese Leiter zurückgekommen. Frag die Spielleitung, wenn du mitspielen willst.
ladder-refused-rules-settled = Die Saison hat begonnen, und die Ausschreibung gilt für alle bis zum Ende. Ändere sie, wenn du die nächste Leiter ausschreibst.
ladder-refused-bad-limit = Auf einer Leiter können { $least } bis { $most } Leute stehen. Wähle so eine Grenze mit { $command-ladder-new }.
ladder-refused-bad-turn-time = Zum Überlegen gibt es { $least } bis { $most } Sekunden. Wähle so eine Zeit mit { $command-ladder-new }.
ladder-refused-needs-manage-events = Eine Leiter ausschreiben kann nur, wer *Veranstaltungen verwalten*, *Nachrichten verwalten* oder *Server verwalten* darf. Bitte jemanden mit einem dieser Rechte darum.

## Begegnungen

match-tournament-starts-by-organiser = Sie beginnt, sobald die Spielleitung sie startet.
match-tournament-starts-soon = Sie beginnt gleich.
match-tournament-paused = ⏸️ Die Begegnung ist angehalten. Kein neuer Tisch wird eröffnet; laufende Spiele gehen weiter.
match-tournament-no-winner = Die Begegnung ist vorbei. Niemand hat sie gewonnen.
match-tournament-called-off = Die Begegnung wurde abgesagt. Die Ergebnisse bis dahin bleiben.
match-tournament-called-off-by = { $player } hat die Begegnung abgesagt. Die Ergebnisse bis dahin bleiben.
match-tournament-channel-gone = Die Begegnung ist zu Ende, weil ihr Kanal gelöscht wurde. Die Ergebnisse bis dahin bleiben.
match-tournament-channel-gone-organiser = Deine Begegnung **{ $title }** ist zu Ende: Der Kanal, in dem sie war, wurde gelöscht. Die bisherigen Ergebnisse bleiben.
match-tournament-too-few = Die Begegnung fällt aus: Es braucht { $least } Leute, und { $here ->
    [0] niemand war da
    [one] nur 1 war da
   *[other] nur { $here } waren da
}.
match-tournament-about-title = So geht diese Begegnung
match-tournament-seal-later = Der Startwert steht hier, sobald die Begegnung vorbei ist. Dann kann jeder jede Auslosung nachprüfen.
match-tournament-me-withdrew = Du hast dich von dieser Begegnung abgemeldet.
match-tournament-me-disqualified = Die Spielleitung hat dich **disqualifiziert**: { $reason }
match-tournament-me-taken-out = Die Spielleitung hat dich **herausgenommen**: { $reason }
match-tournament-me-over = Die Begegnung ist vorbei.
match-tournament-direct-title = { $title }: Spielleitung
match-tournament-direct-begin = { $count ->
    [one] 1 Person hat nicht eingecheckt und verliert ihren Platz, wenn die Begegnung jetzt beginnt: { $players }. Trotzdem beginnen?
   *[other] { $count } Leute haben nicht eingecheckt und verlieren ihren Platz, wenn die Begegnung jetzt beginnt: { $players }. Trotzdem beginnen?
}
match-tournament-direct-call-off = Willst du **{ $title }** absagen? Die Begegnung ist dann vorbei, ihre Tische werden geschlossen, und das lässt sich nicht rückgängig machen. Die Ergebnisse bis dahin bleiben.
match-tournament-directors = Spielleitung: { $players }
match-tournament-directors-title = Spielleitung
match-tournament-directors-about = Die Spielleitung darf alles, was du als Veranstalter darfst, außer die Spielleitung zu bestimmen.
match-tournament-take-out-title = Jemanden aus der Begegnung nehmen
match-tournament-change-settled = Die Begegnung hat begonnen, deshalb bleibt es dabei.
match-tournament-start-by-hand = **{ $title }** beginnt zu einer anderen Zeit: sobald die Spielleitung die Begegnung startet.
match-button-tournament-direct = Spielleitung
match-button-tournament-directors = Spielleitung bestimmen
match-button-tournament-calloff = Begegnung absagen
match-button-tournament-calloffsure = Ja, absagen
match-button-tournament-takeout = Herausnehmen

match-refused-tournament-over = Diese Begegnung ist vorbei. **{ button-tournament-standings }** zeigt, wie sie ausging; { $command-club-match } schreibt eine neue aus.
match-refused-tournament-begun = Diese Begegnung hat schon begonnen. Du kannst an den Tischen zusehen.
match-refused-tournament-not-begun = Diese Begegnung hat noch nicht begonnen. Die Spielleitung kann sie auf der Seite **{ match-button-tournament-direct }** starten.
match-refused-tournament-paused = Die Begegnung ist angehalten. Die Spielleitung kann sie fortsetzen: **{ match-button-tournament-direct }**, dann **{ button-tournament-resume }**.
match-refused-tournament-not-paused = Die Begegnung ist nicht angehalten, es geht also schon weiter.
match-refused-tournament-full = In dieser Begegnung sind alle Plätze vergeben. Warte, bis sich jemand abmeldet, und versuch es noch einmal.
match-refused-not-entered = Das ist nur für die, die in dieser Begegnung spielen. Um dabei zu sein, drück auf **{ button-tournament-signup }**, wenn es das noch gibt.
match-refused-no-check-in = Diese Begegnung ist ohne Check-in ausgeschrieben. Du kannst sie sofort starten: **{ button-tournament-begin }**.
match-refused-check-in-closed = Gerade ist kein Check-in. Wenn es einen gibt, frage ich, bevor die Begegnung beginnt.
match-refused-not-director = Das darf nur die Spielleitung. Frag, wer die Begegnung veranstaltet.
match-refused-not-organiser = Nur wer die Begegnung veranstaltet, bestimmt die Spielleitung. Frag dort nach.
match-refused-director-already = { $player } gehört schon zur Spielleitung.
match-refused-no-director = { $player } gehört nicht zur Spielleitung oder veranstaltet die Begegnung und leitet sie immer. **{ match-button-tournament-directors }** zeigt, wer dazugehört.
match-refused-too-many-directors = Zur Spielleitung einer Begegnung gehören außer dem Veranstalter höchstens { $most } Leute. Nimm zuerst jemanden heraus.
match-refused-unknown-entrant = In dieser Begegnung spielt niemand, auf den das passt. Wähle jemanden aus der Liste: **{ button-tournament-players }**.
match-refused-unknown-pairing = Diesen Tisch gibt es in der Begegnung nicht. Wähle einen aus der Liste: **{ button-tournament-round }**.
match-refused-corrections-over = Die Begegnung ist seit mehr als einem Tag vorbei, die Ergebnisse bleiben deshalb so. Schreib in den Kanal, was nicht gestimmt hat, damit es alle lesen.
match-refused-signed-up-too-often = Du hast dich für diese Begegnung zu oft angemeldet. Frag die Spielleitung, wenn du mitspielen willst.
match-refused-rules-settled = Die Begegnung hat begonnen, und die Ausschreibung gilt für alle bis zum Ende. Ändere sie, wenn du die nächste ausschreibst.
match-refused-bad-seats = An einem Tisch dieses Spiels können nach diesen Regeln { $least } bis { $most } spielen. Wähle so eine Zahl mit { $command-club-match }.
match-refused-needs-manage-events = Eine Begegnung ausschreiben kann hier nur, wer *Veranstaltungen verwalten*, *Nachrichten verwalten* oder *Server verwalten* darf. Bitte jemanden mit einem dieser Rechte darum.
