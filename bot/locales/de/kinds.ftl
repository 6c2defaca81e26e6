# Was Leitern und Begegnungen statt der Sätze der Turniere sagen. Jeder Schlüssel ist die Art, dann der des Turniers.

## Leitern

ladder-tournament-no-winner = Die Saison ist vorbei. Niemand steht auf der Leiter.
ladder-tournament-called-off = Die Saison wurde vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-called-off-by = { $player } hat die Saison vorzeitig beendet. Die Reihenfolge bleibt.
ladder-tournament-channel-gone = Die Leiter ist zu Ende, weil ihr Kanal gelöscht wurde. Die Reihenfolge bleibt.
ladder-tournament-absence = Machst du deinen ersten Zug nicht innerhalb von { $time }, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-absence-usual = Machst du deinen ersten Zug nicht rechtzeitig, giltst du als abwesend: Der Computer spielt für dich, und du verlierst.
ladder-tournament-direct-call-off = Willst du die Saison von **{ $title }** jetzt beenden? Offene Herausforderungen entfallen, Tische werden geschlossen, und das lässt sich nicht rückgängig machen. Die Reihenfolge bleibt.
ladder-tournament-take-out-title = Jemanden von der Leiter nehmen
ladder-button-tournament-calloff = Saison beenden
ladder-button-tournament-calloffsure = Ja, beenden
ladder-button-tournament-takeout = Von der Leiter nehmen

ladder-refused-unknown-tournament = Diese Leiter gibt es auf diesem Server nicht. { $command-ladder } zeigt die, die es gibt.
ladder-refused-tournament-over = Die Saison dieser Leiter ist vorbei. { $command-ladder } zeigt, ob die nächste schon begonnen hat.
ladder-refused-not-entered = Du stehst noch nicht auf dieser Leiter. Drück auf **{ button-ladder-join }**: Du beginnst auf dem letzten Platz.
ladder-refused-entered-already = Du stehst schon auf dieser Leiter. **{ button-ladder-me }** zeigt deinen Platz und deine Herausforderung.
ladder-refused-bad-limit = Auf einer Leiter können { $least } bis { $most } Leute stehen. Wähle so eine Grenze mit { $command-organise-ladder }.
