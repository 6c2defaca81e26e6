# Die Analyse eines beendeten Spiels: wie die Chancen aller verliefen und was die eigenen Züge wert waren.

button-review = Analyse
button-review-number = Analyse { $number }
button-review-move = Zug { $number }
button-review-own = Meine Züge
button-review-costliest = Mein teuerster Zug
button-review-overview = Überblick
button-review-earlier = ◀ Meiner
button-review-later = Meiner ▶
button-review-play = Von hier weiterspielen
review-title = { $game } · Analyse
review-about = Die Gewinnchancen aller nach jedem Zug.
review-picture = Die Gewinnchancen nach jedem Zug, eine Linie für jeden: { $seats }
review-lines = Von links nach rechts: die Züge. Die Linien: { $seats }
review-working = Ich spiele dieses Spiel tausende Male weiter, um zu sehen, wie die Chancen aller verliefen.
review-working-note = Tische gehen vor, daher kann es zwischendurch stocken. Du kannst das hier schließen: Die Analyse wird aufbewahrt und ist beim nächsten Mal sofort da.
review-newer = Du hast diese Analyse noch einmal angefordert: Sie steht in der neueren Nachricht weiter unten.
review-turning-points = **Wendepunkte**
review-turning-point = **{ $number }.** { $played } · { $change }
review-change = { $player } { $before } → { $after }
review-own = Du hattest { $count ->
        [one] eine echte Entscheidung
       *[other] { $count } echte Entscheidungen
    }: { $verdicts }.
review-average = Im Schnitt hat dich eine Entscheidung { $points } Prozentpunkte deiner Gewinnchance gekostet.
review-decimal = { $whole },{ $tenths }
review-count-best = { $count ->
        [one] eine so gut wie möglich
       *[other] { $count } so gut wie möglich
    }
review-count-good = { $count ->
        [one] eine gut
       *[other] { $count } gut
    }
review-count-inaccurate = { $count ->
        [one] eine mit einer etwas besseren Möglichkeit
       *[other] { $count } mit einer etwas besseren Möglichkeit
    }
review-count-mistake = { $count ->
        [one] eine mit einer deutlich besseren Möglichkeit
       *[other] { $count } mit einer deutlich besseren Möglichkeit
    }
review-note = Die Chancen aller folgen aus den echten Karten; deine Züge sind danach beurteilt, was du sehen konntest. Unterschiede unter 4 % können Zufall sein.
review-note-hidden = In diesem Spiel bleiben Karten verdeckt, daher folgt hier alles aus dem, was du sehen konntest. Unterschiede unter 4 % können Zufall sein.
review-move-title = { $game } · Analyse · Zug { $ply } von { $moves }
review-verdict-best = **Bester Zug.** Nach dem, was du sehen konntest, versprach nichts mehr: { $chance }.
review-verdict-good = **Gut.** Nach dem, was du sehen konntest: { $chance }; { $best } versprach etwa gleich viel ({ $better }).
review-verdict-inaccurate = **Etwas ungenau.** Nach dem, was du sehen konntest: { $chance }; mit { $best } wären es { $better } gewesen, also { $lost } mehr.
review-verdict-mistake = **Ein Fehler, wie er vorkommt.** Nach dem, was du sehen konntest: { $chance }; mit { $best } wären es { $better } gewesen, also { $lost } mehr.
review-others = Etwa gleich gut: { $moves }
refused-no-review = Die Analyse konnte gerade nicht fertig werden. Drück gleich noch einmal **Analyse**: Es ist nichts verloren.
refused-reviews-under-way = Für dich werden schon zwei Analysen berechnet. Warte, bis eine davon da ist, und drück dann noch einmal auf **Analyse**.
refused-reviews-off = Analysen sind auf diesem Server ausgeschaltet. Wer ihn verwaltet, kann sie mit { $command-settings-server } einschalten.
refused-review-private = Jemand, der mitgespielt hat, zeigt die Analyse nur denen, die dabei waren. Du kannst das Spiel trotzdem nachspielen.
name-reviews = analysen
command-server-reviews = Können beendete Spiele analysiert werden?
command-me-reviews = Dürfen Leute, die nicht mitgespielt haben, Analysen deiner Spiele sehen?
settings-reviews-on = Beendete Spiele können analysiert werden.
settings-reviews-off = Beendete Spiele können nicht analysiert werden.
settings-my-reviews-on = Wer deine Spiele sehen darf, darf auch ihre Analysen sehen.
settings-my-reviews-off = Analysen deiner Spiele sehen nur die, die mitgespielt haben.
review-playing-on = Du spielst von vor Zug { $number } gegen Computer weiter. Niemand sonst sieht es, und es zählt nirgends.
button-review-deal = Analyse von { $game }
refused-deal-under-way = Das Spiel des Tages lässt sich analysieren, sobald sein Tag vorbei ist: { $when }.
refused-no-own-deal = Du hast dieses Spiel des Tages nicht gespielt.
review-in-chart = In der Kurve, die alle Karten kennt:
review-in-chart-hidden = In der Kurve:
