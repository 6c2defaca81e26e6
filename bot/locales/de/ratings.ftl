# Wertungen: wie sicher sie sind, Ligen, und wer auf Ranglisten steht.

rating-uncertain = { $points }?
rating-uncertain-points = { $points }? Punkte
rating-deviation = ± { $points }
rating-division = { $icon } { $name }
rating-division-bronze = Bronze
rating-division-silver = Silber
rating-division-gold = Gold
rating-division-platinum = Platin
rating-division-crown = Krone
rating-division-next = { $count ->
    [one] Liga: **{ $division }** · noch 1 Punkt bis { $next }
   *[other] Liga: **{ $division }** · noch { $count } Punkte bis { $next }
}
rating-division-best = Liga: **{ $division }**, die höchste
rating-division-first = 🎉 Deine Wertung steht jetzt fest. Deine Liga: **{ $division }**
rating-division-up = ⬆️ Du steigst auf in die Liga **{ $division }**.
rating-division-down = Deine Liga ist jetzt **{ $division }**.
rating-missing = { $count ->
    [one] Das Fragezeichen: eine vorläufige Wertung. Noch etwa 1 Spiel, dann steht sie fest, mit Platz und Liga.
   *[other] Das Fragezeichen: eine vorläufige Wertung. Noch etwa { $count } Spiele, dann steht sie fest, mit Platz und Liga.
}
rating-again-missing = { $count ->
    [one] Das Fragezeichen: lange kein gewertetes Spiel. Noch etwa 1 Spiel, dann ist die Wertung wieder sicher.
   *[other] Das Fragezeichen: lange kein gewertetes Spiel. Noch etwa { $count } Spiele, dann ist die Wertung wieder sicher.
}

## Warum sich eine Wertung ändert

rating-why-ahead-of-stronger = Du lagst vor { $player }, vorher als stärker eingeschätzt.
rating-why-ahead-of-even = Du lagst vor { $player }, vorher als gleich stark eingeschätzt.
rating-why-ahead-of-weaker = Du lagst vorn, aber nur vor Schwächeren wie { $player }.
rating-why-behind-stronger = Du lagst zurück, aber nur hinter Stärkeren wie { $player }.
rating-why-behind-even = { $player }, vorher als gleich stark eingeschätzt, lag vor dir.
rating-why-behind-weaker = { $player }, vorher als schwächer eingeschätzt, lag vor dir.
rating-why-level-stronger = Du lagst gleichauf mit { $player }, vorher als stärker eingeschätzt.
rating-why-level-even = Du lagst gleichauf mit { $player }, vorher als gleich stark eingeschätzt.
rating-why-level-weaker = Du lagst gleichauf mit { $player }, vorher als schwächer eingeschätzt.
rating-why-surer = Die Zahl steigt, weil jedes Spiel die Wertung sicherer macht.

## Ranglisten

button-met = Mit denen ich gespielt habe
button-everybody = Alle
where-met = mit denen du gespielt hast
leaderboard-own-empty = { $player }: noch nicht auf dieser Liste. Dazu braucht es ein beendetes Spiel.
leaderboard-own-unrated = { $player }: noch nicht auf dieser Liste. Dazu braucht es ein Spiel mit mindestens zwei Menschen.
leaderboard-own-unlisted = Du stehst auf keiner Rangliste: Diese Zeile siehst nur du. Mit { $command-settings-me } änderst du das.
leaderboard-settled-note = Ein Fragezeichen: noch nicht sicher, oder nach langer Zeit ohne Spiele. Eine neue Wertung hat keinen Platz, bis sie feststeht; das dauert etwa { $games } Spiele.

## Einstellungen

name-ratings = wertungen
name-listed = gelistet
command-server-ratings = Wertungen und Ligen zeigen?
command-me-listed = Dich auf Ranglisten und unter den Ergebnissen vom Spiel des Tages zeigen?
settings-ratings-on = Wertungen und Ligen werden gezeigt.
settings-ratings-off = Wertungen und Ligen werden nicht gezeigt.
settings-listed-on = Du stehst auf Ranglisten und unter den Ergebnissen vom Spiel des Tages.
settings-listed-off = Du stehst weder auf Ranglisten noch unter den Ergebnissen vom Spiel des Tages: Deinen Platz siehst nur du.
refused-ratings-hidden = Dieser Server zeigt keine Wertungen. { $command-game-leaderboard } ordnet nach anderen Zahlen; wer *Server verwalten* darf, kann das mit { $command-settings-server } ändern.
