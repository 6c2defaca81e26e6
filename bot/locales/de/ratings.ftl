# Wertungen: wie sicher sie sind, Ligen, und wer auf Ranglisten steht.

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
rating-settled = 🎉 Deine Wertung hat sich eingependelt: **{ $points }**. Deine Liga: **{ $division }**
rating-division-up = ⬆️ Du steigst auf in die Liga **{ $division }**.
rating-division-down = Deine Liga ist jetzt **{ $division }**.
rating-missing = { $count ->
    [one] Noch etwa 1 Spiel, dann hat sie sich eingependelt, mit Platz und Liga.
   *[other] Noch etwa { $count } Spiele, dann hat sie sich eingependelt, mit Platz und Liga.
}
rating-again-missing = { $count ->
    [one] Das letzte gewertete Spiel ist lange her. Noch etwa 1, dann ist die Wertung wieder sicher.
   *[other] Das letzte gewertete Spiel ist lange her. Noch etwa { $count }, dann ist die Wertung wieder sicher.
}

## Warum sich eine Wertung ändert


## Ranglisten

button-met = Mit denen ich gespielt habe
button-everybody = Alle
where-met = mit denen du gespielt hast
leaderboard-own-empty = Du stehst noch nicht auf dieser Liste. Dazu braucht es ein beendetes Spiel an einem Tisch; private Spiele zählen nicht.
leaderboard-own-unrated = Du stehst noch nicht auf dieser Liste. Dazu braucht es ein Spiel mit mindestens zwei Menschen.
leaderboard-own-unlisted = Du stehst auf keiner Rangliste: Diese Zeile siehst nur du. Mit { $command-my-settings } änderst du das.
leaderboard-settled-note = Eine neue Wertung hat keinen Platz, bis sie sich eingependelt hat: nach etwa { $games } Spielen.

## Einstellungen

settings-ratings-on = Wertungen und Ligen werden gezeigt.
settings-listed-on = Du stehst auf Ranglisten und unter den Ergebnissen vom Spiel des Tages.
refused-ratings-hidden = Dieser Server zeigt keine Wertungen. { $command-game-leaderboard } ordnet nach anderen Zahlen; wer *Server verwalten* darf, kann das mit { $command-server-settings } ändern.
