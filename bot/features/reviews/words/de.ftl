# The review of a finished game: how everybody's chances went, and what one's own moves were worth.

## Reviews

button-review-move = Zug { $number }
button-review-own = Meine Züge
button-review-costliest = Mein teuerster Zug
button-review-overview = Überblick
button-review-earlier = ◀ Mein Zug
button-review-later = Mein Zug ▶
button-review-play = Von hier weiterspielen
button-review-chances = Chancen
review-title = { $game } · Analyse
review-about = Die geschätzten Gewinnchancen aller, vom ersten Zug bis zum letzten.
review-picture = Die Gewinnchancen nach jedem Zug, eine Linie für jeden Platz: { $seats }
review-working = Das Spiel wird tausende Male weitergespielt, um die Chancen aller zu sehen.
review-working-note = Du kannst das hier schließen: Die Analyse bleibt erhalten.
review-newer = Diese Analyse steht in deiner neueren Nachricht weiter unten.
review-turning-points = **Wendepunkte**
review-turning-point = **{ $number }.** { $played }
review-change = { $player } { $before } → { $after }
review-own = { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }: { $verdicts }
review-count-best = { $count } beste
review-count-good = { $count } gute
review-count-slip = { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
review-count-mistake = { $count } Fehler
review-note = Kleine Unterschiede in der Kurve (unter { $share }) können Zufall sein.
review-move-title = { $game } · Analyse · Zug { $ply } von { $moves }
review-verdict-best = **Der beste Zug.**
review-verdict-good = **Gut.**
review-verdict-slip = **Ungenau.** Besser: { $best }
review-verdict-mistake = **Ein Fehler.** Besser: { $best }
review-own-view = Nach dem, was du sehen konntest: { $moves }
refused-no-review = Die Analyse wurde nicht fertig. Drück gleich noch einmal auf **{ button-review }**.
refused-reviews-under-way = Für dich werden schon zwei Analysen berechnet. Drück noch einmal auf **{ button-review }**, wenn eine da ist.
refused-reviews-off = Analysen sind auf diesem Server ausgeschaltet.
refused-review-private = Jemand aus diesem Spiel zeigt die Analyse nur denen, die dabei waren. Du kannst das Spiel nachspielen.
review-playing-on = Du spielst ab Zug { $number } gegen Computer weiter. Niemand sonst sieht es, und es zählt nirgends.
refused-no-own-deal = Du hast dieses Spiel des Tages nicht gespielt.
review-in-chart = In der Kurve, die alle Karten kennt:
review-in-chart-hidden = In der Kurve:
