# Claro: Karten, Ablehnungen, Regeln und Tisch.

claro-title = CLARO
claro-joker = Joker
claro-colour-blue = blau
claro-colour-yellow = gelb
claro-colour-pink = pink
claro-command = CLARO, das schnelle Kartenspiel um Zahlen und Sterne
claro-command-new = Einen Tisch CLARO eröffnen, das schnelle Spiel um Zahlen und Sterne
claro-about = Lege eine höhere Karte oder eine mit gleichem Stern; wer zuletzt legt, bekommt einen Stern. Drei Sterne gewinnen.
claro-length = etwa 15 Minuten

## Warum ein Zug abgelehnt wird

claro-refused-not-your-card = { $card } hast du nicht auf der Hand.
claro-refused-does-not-fit = { $card } passt nicht auf { $top }: Die Zahl ist nicht höher, und sie haben keine Sternfarbe gemeinsam.
claro-refused-joker-on-grey = Ein Joker passt nicht auf { $top }, nur auf eine Karte mit Stern.
claro-refused-grey-on-joker = { $card } passt nicht auf einen Joker: Sie hat keinen Stern.
claro-refused-must-play = Passen darfst du nur, wenn keine Karte passt, aber { $card } passt.
claro-refused-must-lead = Du beginnst die Runde und musst eine Karte legen.
claro-refused-discard-first = Die Runde ist vorbei. Wähle zuerst, welche Karten du abwirfst, oder behalte alle.
claro-refused-wait-for-discards = Die anderen wählen noch, was sie abwerfen.
claro-refused-no-discards-now = Abwerfen kannst du nur zwischen den Runden.
claro-refused-winner-keeps = Du hast die Runde gewonnen und behältst deine Karten.
claro-refused-already-discarded = Deine Wahl ist schon getroffen. Die anderen wählen noch.
claro-refused-hand-for-two = Zehn Handkarten gibt es nur zu zweit. Eröffne einen Tisch mit zwei Plätzen oder spielt mit fünf.

## Hausregeln

claro-option-free-pass-name = passen_frei
claro-option-free-pass-title = Passen
claro-option-free-pass-hint = Darf man passen, obwohl eine Karte passt?
claro-option-free-pass-no = nur wenn nichts passt
claro-option-free-pass-yes = wann man will
claro-option-hand-name = handkarten
claro-option-hand-title = Handkarten
claro-option-hand-hint = Zehn nur zu zweit
claro-option-hand-5 = fünf Karten
claro-option-hand-10 = zehn Karten
claro-house-free-pass-yes = Passen ist frei
claro-house-hand-10 = zehn Handkarten

## Der Tisch

claro-top-none = { $leader } beginnt mit einer beliebigen Karte.
claro-top-is = Oben liegt: { $card }
claro-discarding = Runde vorbei: Jetzt wird abgeworfen.
claro-stage = Runde { $round }
claro-passed = hat gepasst
claro-is-choosing = wählt
claro-has-chosen = hat gewählt
claro-result-winner = { $winner } ist mit drei Sternen der Superstar!
claro-picture-round = Runde { $number }: { $cards }; { $player } bekommt den Stern.

## Was geschieht, erzählt

claro-told-play = { $left ->
    [0] { $player } spielt { $card } – ❗ **die letzte Karte**
    [1] { $player } spielt { $card } – ❗ **noch eine Karte**
   *[other] { $player } spielt { $card }
}
claro-told-pass = { $player } passt
claro-told-must-pass = { $player } muss passen
claro-told-star = { $left ->
    [0] { $star } **{ $player } holt den dritten Stern und gewinnt**
    [1] { $star } **{ $player } holt den Stern** · 🎯 **noch einer zum Sieg**
   *[other] { $star } **{ $player } holt den Stern**
}
claro-told-lead = 📈 **{ $player } geht in Führung**
claro-guess-until = Du kannst tippen und deinen Tipp ändern, bis der erste Stern vergeben ist.
claro-match-point = **ein Stern fehlt**

## Die Hand

claro-hand-lead = Du beginnst. Lege eine beliebige Karte.
claro-hand-your-turn = Du bist dran. Oben liegt: { $card }
claro-hand-must-pass = Auf { $card } passt nichts. Du kannst nur passen.
claro-hand-discard = Runde vorbei. Markiere, was du abwerfen willst, und bestätige. Dann ziehst du wieder auf { $size } nach.
claro-hand-winner-waits = Du hast die Runde gewonnen und behältst deine Karten. Die anderen wählen.
claro-hand-chosen = Deine Wahl ist getroffen. Die anderen wählen noch.
claro-hand-over = Das Spiel ist vorbei.
claro-hand-empty = Du hast keine Karten.
claro-about-joker = Joker: passt auf jede Karte mit einem Stern. Danach passt nur eine Karte mit einem Stern.
claro-button-joker = Was kann der Joker?
claro-pass = Passen
claro-keep-all = Alle behalten
claro-pick-discards = Karten zum Abwerfen
claro-discard-marked = { $count ->
    [one] 1 Karte abwerfen
   *[other] { $count } Karten abwerfen
}
claro-discard-these = { $cards } abwerfen
claro-joker-count = Joker ×{ $count }

## Die Regeln in unseren Worten

claro-rules =
    ### Worum es geht
    Wer zuletzt noch eine Karte legt, holt sich einen Stern. **Drei Sterne** gewinnen das Spiel.

    ### Legen
    Wer beginnt, legt eine beliebige Karte. Dann legen im Uhrzeigersinn alle reihum eine Karte, die auf die oberste **passt**:
    - ihre Zahl ist **höher**, oder
    - sie zeigt einen **Stern der gleichen Farbe**,
    - oder beides.

    Sternfarben: { $blue } Blau, { $yellow } Gelb, { $pink } Pink. Während der Runde zieht niemand nach.

    ### Joker
    Ein Joker { $joker } hat keine Zahl, aber alle drei Sternfarben. Er passt nur auf eine Karte mit Stern, und auf ihn passt nur eine Karte mit Stern.

    ### Passen
    Passt nichts, dann passt du, behältst deine Karten und bist bis zur nächsten Runde draußen. Passt etwas, musst du legen. Wer seine letzte Karte gelegt hat, hat nicht gepasst und kann die Runde noch gewinnen.

    ### Ende der Runde
    Nur eine Person hat nicht gepasst, oder niemand von denen, die noch dabei sind, hat noch Karten. Wer **zuletzt gelegt** hat, bekommt einen Stern und zieht die Hand wieder voll. Alle anderen dürfen beliebig viele Karten abwerfen und ziehen dann auch nach. Wer den Stern bekommen hat, beginnt die nächste Runde.
claro-hero = 30 auf 24: höher. 17 auf 30: gleicher Stern.
claro-example-fitting = Was passt und was nicht. Oben: 30 auf 24 (höher), 17 auf 30 und 48 auf 17 (gleicher Stern), ein Joker auf 4. Unten: 13 ist nicht höher als 29 und 39 nicht höher als 48, und kein Stern ist gleich; auf einen Joker und unter ihn gehört ein Stern.
claro-example-a = Die Runde endet, wenn alle bis auf eine Person gepasst haben. Auf dem Stapel: 24, 30, 17, 29. Von Armins Karten passt keine auf 29, er passt. Laura spielt 31. Die hat keinen Stern: Weder Claras Joker noch ihre 20 passt, auch nicht Konrads 10. Laura bekommt den Stern.
claro-example-b = Die Runde endet, wenn alle, die noch dabei sind, ihre letzte Karte gespielt haben. Auf dem Stapel: 24, 30, 17, 48. Armin passt. Lauras letzte Karte, 3, teilt einen Stern mit 48; Claras letzte Karte ist ein Joker. Konrads 42 hat keinen Stern, er passt. Clara bekommt den Stern.

## Standings

claro-score = Sterne
claro-count-score = { $count ->
    [one] 1 Stern
   *[other] { $count } Sterne
}
claro-no-cards = keine Karten
claro-statistics-card = Gewinnt am häufigsten mit { $card } ({ $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
})
claro-statistics-moments = Beste Momente: { $moments }
claro-moment-comeback = { $count ->
    [one] ein Spiel nach einem 0 : 2 gewonnen
   *[other] { $count } Spiele nach einem 0 : 2 gewonnen
}
claro-moment-sweep = { $count ->
    [one] ein Spiel, in dem niemand sonst einen Stern bekam
   *[other] { $count } Spiele, in denen niemand sonst einen Stern bekam
}
claro-moment-joker-finish = { $count ->
    [one] ein Spiel mit einem Joker gewonnen
   *[other] { $count } Spiele mit einem Joker gewonnen
}
claro-moment-low-card = { $count ->
    [one] eine Runde mit einer Karte bis 10 gewonnen
   *[other] { $count } Runden mit einer Karte bis 10 gewonnen
}
claro-character-easy = spielt die kleinste Karte und hofft
claro-character-normal = spart die besten Karten auf
claro-character-hard = zählt jede Karte und jedes Passen mit

## Der beste Moment eines Spiels

claro-best-comeback = nach einem 0 : 2 noch gewonnen
claro-best-sweep = gewonnen, und niemand sonst bekam einen Stern
claro-best-joker = einen Stern mit einem Joker geholt
claro-best-low-card = einen Stern mit { $card } geholt

## Das Spiel des Tages

claro-day-score = { $side ->
    [ahead] mit { $away } ⭐ Vorsprung gewonnen
    [behind] { $away } ⭐ hinter Platz 1
   *[level] gleichauf an der Spitze
}
claro-deal-place-last = nicht gewonnen
## Erfolge

claro-achievement-phoenix = Phönix
claro-achievement-phoenix-for = Gewinne ein Spiel, in dem jemand anderes schon zwei Sterne hatte und du noch keinen.
claro-achievement-clean-sweep = Reiner Tisch
claro-achievement-clean-sweep-for = Gewinne mit drei Sternen, ohne dass sonst jemand einen nimmt (ab 4 am Tisch).
claro-achievement-photo-finish = Fotofinish
claro-achievement-photo-finish-for = Gewinne, während alle anderen zwei Sterne haben (ab 3 am Tisch).
claro-achievement-jesters = Narrenhof
claro-achievement-jesters-for = Nimm in einem Spiel zwei Sterne mit Jokern.
claro-achievement-low-five = Ameise
claro-achievement-low-five-for = Nimm einen Stern mit einer Karte, die höchstens 5 ist.
claro-achievement-number-one = Nummer eins
claro-achievement-number-one-for = Nimm einen Stern mit der 1.
claro-achievement-dive = Tieftaucher
claro-achievement-dive-for = Nimm einen Stern mit einer Karte, die mindestens 35 niedriger ist als die unter ihr.
claro-achievement-full-hand = Mit leeren Händen
claro-achievement-full-hand-for = Gewinne ein Spiel, und spiel in jeder der drei Runden, die du gewinnst, deine ganze Hand aus.
claro-achievement-marathon = Marathon
claro-achievement-marathon-for = Nimm den Stern einer Runde mit mindestens 25 Karten.
claro-achievement-silence = Stille
claro-achievement-silence-for = Eröffne eine Runde mit einer Karte, auf die niemand etwas spielt (ab 3 am Tisch).
claro-achievement-staircase = Treppe
claro-achievement-staircase-for = Spiel zweimal genau die nächste Zahl, in einer Runde, die du gewinnst.
claro-achievement-echo = Echo
claro-achievement-echo-for = Nimm in einem Spiel zwei Sterne mit derselben Zahl.
claro-achievement-colourful = In Farbe
claro-achievement-colourful-for = Gewinne ein Spiel mit drei Zahlen, die alle selbst einen Stern tragen.
claro-achievement-bridesmaid = So nah dran
claro-achievement-bridesmaid-for = Hab zwei Sterne, während sonst niemand einen hat, und verlier das Spiel.
claro-bold = mit der { $card } ein Stern
