# Leaderboards, ratings, seasons, histories, replays, achievements and purses.

## Commands

name-leaderboard = rangliste
name-season = saison
name-what = was
name-period = zeitraum
name-where = wo
name-start = beginn
command-leaderboard = Wer hier am meisten gewonnen hat
command-leaderboard-what = Wonach geordnet wird
command-leaderboard-period = Seit wann
command-leaderboard-where = Auf dem ganzen Server oder in diesem Kanal
command-season = Eine Saison beginnen oder beenden (mit dem Recht „Server verwalten“), oder sehen, welche läuft
command-season-game = Von welchem Spiel
command-season-start = Eine neue mit diesem Namen beginnen
command-season-end = Die laufende beenden
name-wallet = geldbeutel
command-wallet = Dein Spielgeld auf diesem Server, und neues, wenn es weg ist

## Achievements

button-achievements = Erfolge
button-achievements-statistics = Statistik
achievements-title = Erfolge von { $player } in { $game }
achievements-count = { $count ->
    [0] { $all } zu entdecken
   *[other] { $count } von { $all } erreicht
}
achievements-secret = ein geheimer Erfolg
achievements-pick = Wofür die Medaillen stehen
achievements-alt = Ein Regal mit { $all } nummerierten Medaillen. { $count ->
    [0] Noch keine ist golden.
   *[other] Golden: { $names }.
}
achievements-havers = { $people ->
    [one] { $count } von 1 Person hier
   *[other] { $count } von { $people } Leuten hier
}
achievements-any = **In allen Spielen**
achievements-note = Erfolge zählen in Spielen, die mindestens zwei Menschen zu Ende spielen, oder allein an einem Tisch mit den stärksten Computern.
card-achieved = { $count ->
    [one] 🏅 Neuer Erfolg: { $names }
   *[other] 🏅 Neue Erfolge: { $names }
}
refused-no-achievements = Erfolge sind hier ausgeschaltet, oder { $player } zeigt sie nicht.
any-achievement-giant = Riesentöter
any-achievement-giant-for = Gewinne gegen jemanden mit mindestens 200 Wertungspunkten mehr als du (sobald du eine Liga hast).
any-achievement-underdog = Außenseiter
any-achievement-underdog-for = Gewinne mit der niedrigsten Wertung von mindestens vier Leuten am Tisch (sobald du eine Liga hast).
any-achievement-polymath = Universalgenie
any-achievement-polymath-for = Erreiche etwas in drei verschiedenen Spielen.
any-achievement-collector = Sammlung
any-achievement-collector-for = Erreiche auf diesem Server zwölf verschiedene Dinge.

## Seasons

refused-no-season = Hier gab es noch keine Saison. Mitglieder mit dem Recht *Server verwalten* können mit { $command-server-season } eine beginnen.
season-form-title = Neue Saison beginnen?
season-form-about = Die Saison **{ $name }** läuft seit dem { $since }. Wenn du abschickst, endet sie jetzt: Ihre Rangliste bleibt sichtbar, niemand kann in ihr noch etwas gewinnen, und sie lässt sich nicht wieder aufnehmen. Schließ das Formular, damit sie weiterläuft.
season-form-name = Name der neuen Saison
refused-season-changed = Inzwischen hat eine Saison begonnen oder geendet, darum wurde nichts geändert. Sieh mit { $command-server-season } nach, und beginne deine dort.
period-season = diese Saison
season-none = Es läuft keine Saison. Mitglieder mit dem Recht *Server verwalten* können mit { $command-server-season } eine beginnen.
season-now = Saison **{ $name }**, seit dem { $since }. Ihre Rangliste bleibt, wenn sie vorbei ist.

## Ratings

card-rating = Wertung: { $before } → **{ $after }** ({ $change })
rating-deviation = ± { $points }
rating-settling = pendelt sich ein, { $least } bis { $most }
rating-settling-unknown = pendelt sich ein
rating-long-ago = { $points }, lange her
rating-division = { $icon } { $name }
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
rating-settled = 🎉 Du hast jetzt eine Wertung: **{ $points }**. Deine Liga: **{ $division }**
rating-division-up = ⬆️ Du steigst auf in die Liga **{ $division }**.
rating-division-down = Deine Liga ist jetzt **{ $division }**.
rating-missing = { $count ->
    [one] Noch etwa 1 Spiel, dann gibt es einen Platz und eine Liga.
   *[other] Noch etwa { $count } Spiele, dann gibt es einen Platz und eine Liga.
}
rating-again-missing = { $count ->
    [one] Das letzte gewertete Spiel ist lange her. Noch etwa 1, dann ist die Wertung wieder sicher.
   *[other] Das letzte gewertete Spiel ist lange her. Noch etwa { $count }, dann ist die Wertung wieder sicher.
}
button-met = Mit denen ich gespielt habe
button-everybody = Alle

## Statistics

refused-no-statistics = { $player } hat hier noch kein Spiel beendet. { $command-game-leaderboard } zeigt, wer schon eines beendet hat.
refused-no-own-statistics = Du hast hier noch kein Spiel an einem Tisch beendet; private Spiele zählen nicht. { $command-game-new } öffnet einen Tisch.
statistics-title = { $game } · { $player }
statistics-games = { $count ->
    [1] { $wins } in { $games }
   *[other] { $wins } in { $games } ({ $rate })
}
statistics-streak = Siege in Folge: jetzt { $now }, höchstens { $best }
statistics-rating = Wertung: **{ $points }** aus { $games }
statistics-settling = Wertung: vorerst zwischen { $least } und { $most }
statistics-unrated = Noch keine Wertung: Dazu braucht es ein Spiel mit mindestens zwei Menschen.
statistics-duel = Gegen { $player }: zusammen in { $games }, vorn: { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
}, hinten: { $behind ->
    [one] einmal
   *[other] { $behind }-mal
}
statistics-no-duel = Noch kein Spiel zusammen mit { $player }.
statistics-picture = Die Wertung im Lauf der Zeit: von { $first } bis { $last }, zwischen { $least } und { $most }.

## Histories and replays

button-review-number = Analyse { $number }
button-record = Protokoll
button-replay-number = Nachspielen { $number }
history-title = { $game } · beendete Spiele
history-empty = Noch kein beendetes Spiel.
history-played-for = { $player } (für { $owner })
replay-title = { $game } · Zug { $ply } von { $moves }

## Purses

wallet-title = { $game } · dein Geldbeutel
wallet-free = Zum Spielen: **{ $free }** Credits
wallet-at-stake = Auf Tischen, die noch nicht zu Ende sind: { $at_stake }
wallet-note = Nur Spielgeld: Man kann es nicht kaufen, verkaufen oder eintauschen. Ist es weg, bekommst du einmal am Tag { $purse } dazu.
wallet-tomorrow = Heute hast du schon neues Spielgeld bekommen. Das nächste gibt es { $when }.
wallet-given = Hier ist neues Spielgeld. Viel Glück!
button-gift = Um { $purse } Credits bitten

## Who has guessed winners

button-guessers = 🔮 Beste Tipps
guessers-title = 🔮 Beste Tipps
guessers-about = Wer am häufigsten richtig getippt hat, in allen beendeten Spielen dieses Servers.
guessers-line = { $place } { $player } · **{ $right }** von { $total }
guessers-empty = Noch hat niemand richtig getippt. Wer zuschaut, kann am Tisch tippen, bis die erste Runde vorbei ist.

## Leaderboards

where-club = { $club }
refused-unknown-club = Diesen Club gibt es auf diesem Server nicht. { $command-club } zeigt, welche es gibt.
leaderboard-too-few = { $count ->
    [one] Diese Liste beginnt bei { $least } Spielen. So viele hat noch niemand: Es fehlt noch 1.
   *[other] Diese Liste beginnt bei { $least } Spielen. So viele hat noch niemand: Es fehlen noch { $count }.
}
leaderboard-missing = { $count ->
    [one] Noch 1 Spiel bis zu deinem Platz auf der Liste
   *[other] Noch { $count } Spiele bis zu deinem Platz auf der Liste
}
leaderboard-nobody-rated = Noch hat hier niemand eine Wertung: Dazu braucht es ein Spiel mit mindestens zwei Menschen.
where-met = mit denen du gespielt hast
leaderboard-own-empty = Du stehst noch nicht auf dieser Liste. Dazu braucht es ein beendetes Spiel an einem Tisch; private Spiele zählen nicht.
leaderboard-own-unrated = Du stehst noch nicht auf dieser Liste. Dazu braucht es ein Spiel mit mindestens zwei Menschen.
leaderboard-own-unlisted = Du stehst auf keiner Rangliste: Diese Zeile siehst nur du. Mit { $command-my-settings } änderst du das.
leaderboard-settled-note = Einen Platz gibt es nach etwa { $games } Spielen.
refused-ratings-hidden = Dieser Server zeigt keine Wertungen. { $command-game-leaderboard } ordnet nach anderen Zahlen; wer *Server verwalten* darf, kann das mit { $command-server-settings } ändern.
refused-just-shared = Du hast das gerade geteilt: { $link }
leaderboard-title = { $game } · Rangliste
leaderboard-empty = Hier hat noch niemand ein Spiel beendet; private Spiele zählen nicht. Mach den Anfang!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } in { $games }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Auf der Liste ab { $games } Spielen.
leaderboard-picture = Die ersten zehn als Balken: { $what }.
what-wins = Siege
what-rate = Siegquote
what-rating = Wertung
period-today = heute
period-week = diese Woche
period-month = diesen Monat
period-all = insgesamt
period-named = Saison { $name }
where-server = dieser Server
where-channel = dieser Kanal
count-wins = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
}
count-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
button-leaderboard = Rangliste
