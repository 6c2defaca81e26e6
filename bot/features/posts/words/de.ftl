# Posts by the clock: the deal of the day, and the news of the week.

## Auf einem Server posten

deal-posts-ended = Der Bot darf in { $channel } nicht schreiben und postet dort das Spiel des Tages nicht mehr. Sobald er darf, richte es neu ein: { $command-server-settings }

## The news of the week

week-title = Die Woche am Tisch
week-dates = { $since } bis { $until }
week-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}, { $people ->
    [one] 1 Person
   *[other] { $people } Leute
}
week-climb = 📈 **{ $player }** ist in { $game } um { $points } gestiegen.
week-run = 🔥 **{ $player }** hat { $count } Spiele { $game } nacheinander gewonnen, die längste Serie.
week-close = 📸 Das knappste Spiel: { $players } in { $game }.
week-bold = 🎲 Der kühnste Moment: **{ $player }** in { $game }: { $what }.
week-note = Gezählt werden Spiele, die hier alle sehen dürfen. Wer den Server verwaltet, bestimmt mit { $command-server-settings }, wann das kommt, oder schaltet es aus.
button-week-close = Das knappste Spiel
button-week-bold = Der kühnste Moment
week-about-climb = gestiegen in { $game }
week-about-run = längste Serie in { $game }
week-about-close = knappstes Spiel in { $game }
week-about-bold = kühnster Moment in { $game }
week-own-title = Deine Woche am Tisch
week-own-count = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}, { $wins }
week-own-climb = Wertung in { $game }: { $points }
week-own-climb-in = Wertung in { $game } ({ $server }): { $points }
week-own-run = Längste Serie: { $count } Spiele { $game } nacheinander
week-own-bold = Dein kühnster Moment in { $game }: { $what }.
week-own-note = { $command-my-settings } schaltet diese Nachricht aus.
week-ended = Der Bot darf in { $channel } nicht schreiben und postet dort die Neuigkeiten der Woche nicht mehr. Sobald er darf, richte es neu ein: { $command-server-settings }

## Weekdays

weekday-0 = montags
weekday-1 = dienstags
weekday-2 = mittwochs
weekday-3 = donnerstags
weekday-4 = freitags
weekday-5 = samstags
weekday-6 = sonntags
