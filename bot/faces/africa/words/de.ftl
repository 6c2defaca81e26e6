# Stern von Afrika: Karten, Ablehnungen, Regeln und Tisch.

africa-title = Stern von Afrika
africa-command = Stern von Afrika: ein Stichspiel mit Löwen, Räubern und Edelsteinen
africa-command-new = Einen Tisch Stern von Afrika eröffnen: Stiche, Löwen, Räuber und Edelsteine
africa-about = Gewinne mit immer höheren Karten Stiche voller Edelsteine, und hüte dich vor Löwen und Räubern.
africa-length = etwa 30 Minuten
africa-stage = Runde { $round } von { $rounds }

## Karten

africa-lion = Löwe
africa-topaz = Topas
africa-emerald = Smaragd
africa-ruby = Rubin
africa-horseshoe = Hufeisen
africa-brigand = Räuber
africa-star = Stern von Afrika
africa-colour-red = rot
africa-colour-blue = blau
africa-colour-green = grün
africa-colour-yellow = gelb
africa-no-cards = keine Karten

## Warum ein Zug abgelehnt wird

africa-refused-not-your-card = { $card } hast du nicht auf der Hand.
africa-refused-too-low = { $card } ist nicht höher als alles, was auf dem Tisch liegt.
africa-refused-must-lead = Du spielst aus und musst eine Karte obenauf legen.
africa-refused-must-play = Bis 10 kann man nicht passen: Spiel eine höhere Karte, oder nimm eine Diebesmarke und schieb eine niedrigere darunter.
africa-refused-no-under-now = Über 10 schiebt niemand Karten darunter: Spiel eine höhere, oder passe.
africa-refused-too-high-for-under = { $card } ist höher als das, was liegt, und gehört obenauf.
africa-refused-bad-reshuffle = Die Mischung nennt nicht alle Karten: Vor jeder Runde werden alle gemischt.

## Hausregeln

africa-option-rounds-name = runden
africa-option-rounds-title = Runden
africa-option-rounds-hint = Wie viele Runden ein Spiel hat
africa-option-rounds-5 = fünf Runden
africa-option-rounds-3 = drei Runden
africa-option-rounds-1 = eine Runde
africa-house-rounds-3 = drei Runden
africa-house-rounds-1 = eine Runde

## Der Tisch

africa-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
africa-leads = { $leader } spielt eine beliebige Karte aus.
africa-top = Obenauf: { $card }
africa-lion-counts = Der Löwe zählt wie das, was er geschlagen hat: { $high }.
africa-trick = Dieser Stich: { $points }
africa-pile = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
africa-round-over = Vorige Runde:
africa-round-line = { $player }: { $points }
africa-fortune = { $jewels } = { $worth }
africa-passed = gepasst
africa-result = { $count ->
    [one] { $winners } hat das größte Vermögen: { $worth }!
   *[other] { $winners } haben je ein Vermögen von { $worth } und geben sich die Hand!
}
africa-picture-round = Runde { $number }: { $seats }.
africa-picture-seat = { $player } { $points } Punkte, Edelsteine im Wert von { $jewels }
africa-curve = Vermögen nach jeder Runde

### Was geschieht, erzählt

africa-told-play = { $left ->
    [0] { $player } spielt { $card } – ❗ **die letzte Karte**
    [1] { $player } spielt { $card } – ❗ **noch eine Karte**
   *[other] { $player } spielt { $card }
}
africa-told-under = { $player } schiebt { $card } darunter und nimmt eine Diebesmarke
africa-told-pass = { $player } passt
africa-told-trick = { $player } bekommt den Stich: { $points }
africa-told-big-trick = 🔥 **{ $player } bekommt einen fetten Stich: { $points }**
africa-told-round = 🏁 **{ $player } gewinnt Runde { $number }: { $points }**
africa-told-lead = 📈 **{ $player } geht mit einem Vermögen von { $worth } in Führung**
africa-told-last-round = 🎯 **Die Schlussrunde beginnt**

## Die Hand

africa-hand-over = Das Spiel ist vorbei.
africa-hand-lead = Du spielst aus: eine beliebige Karte.
africa-hand-top = Du bist dran. Obenauf: { $card }
africa-hand-forced = Spiel eine höhere Karte, oder schieb eine darunter: Eine Diebesmarke kostet dich 2 Punkte.
africa-hand-under = Keine deiner Karten ist höher. Schieb eine darunter: Eine Diebesmarke kostet dich 2 Punkte.
africa-hand-must-pass = Keine deiner Karten ist höher. Passen kostet nichts.
africa-hand-higher = Spiel eine höhere Karte.
africa-hand-free = Über 10 darfst du passen, ohne dass es etwas kostet.
africa-about-lion = Löwe: schlägt alles unter 11 und zählt dann so viel wie die geschlagene Karte.
africa-about-brigand = Räuber: schlägt alles außer dem Stern von Afrika.
africa-about-star = Stern von Afrika: schlägt alles.
africa-under = { $card } darunter
africa-pass = Passen

## Die Regeln, in unseren eigenen Worten

africa-rules =
    ### Worum es geht
    Gewinne Stiche voller wertvoller Karten. Jede Runde bringt Edelsteine; das größte Vermögen nach **fünf Runden** gewinnt, allein nach drei.

    ### Eine Runde
    Alle bekommen vier Karten; wer eine gespielt hat, zieht eine nach, solange der Stapel reicht. Wer ausspielt, nimmt eine beliebige Karte. Dann im Uhrzeigersinn:
    - **bis 10** auf dem Tisch: eine **höhere** Karte obenauf, oder eine **Diebesmarke** nehmen und eine Karte darunterschieben, die nicht höher ist;
    - **über 10**: höher spielen, oder **passen**, ohne dass es etwas kostet.

    Haben alle anderen gepasst, bekommt den Stich, wer die oberste Karte gespielt hat, und spielt wieder aus. Hat nur noch eine Person Karten und ist an der Reihe, dann ist die Runde vorbei: Ihre Karten kommen weg, und den Stich bekommt, wer die oberste Karte gespielt hat.

    ### Karten
    Die 2 ist der **Löwe**: Er schlägt auch alles unter 11 und zählt dann wie das, was er geschlagen hat. 11 Topas, 12 Smaragd, 13 Rubin, 14 Hufeisen; der **Räuber** schlägt sie alle, der **Stern von Afrika** schlägt alles. Farben spielen keine Rolle.

    ### Punkte
    Stern 3; Räuber, Hufeisen und Edelsteine 2; jede andere Karte 1. Jede Diebesmarke kostet 2; Marken, für die deine Punkte nicht reichen, bleiben für die nächste Runde.
    Die meisten Punkte: Hufeisen (8). Dann Rubin (4), Smaragd (2), Topas (1), nichts. Bei gleich vielen Punkten bekommt den besseren Platz, wer weniger Diebesmarken hat; bei gleich vielen Marken teilt man ihn, und der nächste entfällt. Über 40 Punkte: ein Topas dazu.
    Gleichstand am Ende: Es gewinnt, wer in der Schlussrunde weniger Diebesmarken hatte.

    ### Die Patience
    Für eine Person, überall: alle Karten in möglichst wenigen Reihen auslegen. Von den zwei Karten auf der Hand (drei sind leichter) kommt eine ans Ende einer Reihe, dann ziehst du nach. Es passt der **gleiche Wert**, ein **benachbarter**, oder ein gemeinsamer **Buchstabe** (V steht auch für W). Der Löwe geht auch auf jede Karte seiner Farbe, das Hufeisen ist 14 oder 1, der Räuber geht auf alles (es zählt weiter, was unter ihm liegt), der Stern ist jede Karte oder verbindet zwei Reihen. Eine neue Reihe beginnt nur, wenn nichts passt.
africa-hero = Immer höhere Karten: 4, 8, Topas, Rubin, Stern von Afrika.
africa-example-rank = Von der niedrigsten zur höchsten: Löwe, Zahlen, Topas, Smaragd, Rubin, Hufeisen, dann Räuber und Stern.
africa-example-lion = Der Löwe schlägt die 9 und zählt dann wie eine 9: Eine 10 schlägt ihn.
africa-example-trick = Auf 4 und 8 schiebt jemand eine 3 darunter, gegen eine Diebesmarke. Der Topas liegt über 10: Jetzt darf man passen. Der Rubin holt den Stich.

## Computer

africa-character-easy = spielt immer die kleinste Karte, die schlägt
africa-character-normal = gibt Edelsteine nur für volle Tische her
africa-character-hard = spielt jede Möglichkeit im Kopf zu Ende

## Bestenliste

africa-score = Vermögen
africa-count-score = { $count ->
    [one] ein Vermögen von 1
   *[other] ein Vermögen von { $count }
}
africa-statistics-rounds = Runden: { $played } gespielt, { $won } gewonnen
africa-statistics-points = Punkte je Runde: { $average } im Schnitt; Diebesmarken: { $tokens }
africa-statistics-clean = { $count ->
    [one] 1 Runde ohne Diebesmarke gewonnen
   *[other] { $count } Runden ohne Diebesmarke gewonnen
}
africa-statistics-bonus = { $count ->
    [one] 1 Runde mit über 40 Punkten
   *[other] { $count } Runden mit über 40 Punkten
}

### Die Patience: Reihen, Ergebnisse und Ablehnungen.

patience-title = Stern von Afrika, Patience
patience-aim = Ziel: alle 54 Karten in möglichst wenigen Reihen auslegen.
patience-fits = Es passt: gleicher oder benachbarter Wert, oder ein gemeinsamer Buchstabe. Dazu: der Löwe auf seine Farbe, das Hufeisen als 14 oder 1, Räuber und Stern überall; der Stern kann zwei Reihen verbinden. Eine blasse Karte oder ein grauer Knopf sagt, warum nicht.
patience-row = Reihe { $row }
patience-new = Neue Reihe
patience-joins = Zwei Reihen mit dem Stern verbinden
patience-hand = Zur Wahl: { $cards }.
patience-row-told = Reihe { $row }: { $count ->
    [one] 1 Karte, { $end }.
   *[other] { $count } Karten, am Ende { $end }.
}
patience-pile = { $count ->
    [0] Alle Karten sind gezogen.
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
patience-lay = { $card } → Reihe { $row }
patience-new-row = { $card } beginnt eine Reihe
patience-join = { $card } verbindet Reihe { $one } und { $other }
patience-hint = Tipp: { $move }
patience-rows = { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
}
patience-result = { $rows }.
patience-best = Bestmöglich: { $best }.

## Warum ein Zug abgelehnt wird

patience-refused-not-your-card = { $card } ist keine deiner Karten.
patience-refused-no-such-row = Es gibt keine Reihe { $row }.
patience-refused-does-not-fit = { $card } passt nicht auf Reihe { $row }: { $top } hat weder den gleichen oder einen benachbarten Wert noch einen Buchstaben gemeinsam.
patience-refused-can-be-laid = Eine neue Reihe beginnt nur, wenn keine deiner Karten passt.

## Hausregeln

patience-option-hand-name = hand
patience-option-hand-title = Karten zur Wahl
patience-option-hand-hint = Karten zur Wahl: drei sind leichter
patience-option-hand-2 = zwei Karten
patience-option-hand-3 = drei Karten (leichter)

## Der beste Moment eines Spiels

africa-best-trick = ein Stich in Runde { $number }: { $points }

## Das Spiel des Tages

africa-day-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
## Erfolge

africa-achievement-outshone = Überstrahlt
africa-achievement-outshone-for = Nimm einen Stich von mindestens vier Karten, indem du den Stern von Afrika auf den Räuber spielst.
africa-achievement-lions-share = Löwenanteil
africa-achievement-lions-share-for = Nimm einen Stich von mindestens vier Karten mit einem Löwen.
africa-achievement-jeweller = Juwelier
africa-achievement-jeweller-for = Nimm Topas, Smaragd, Rubin und Hufeisen in einem Stich.
africa-achievement-stable = Voller Stall
africa-achievement-stable-for = Nimm alle vier Hufeisen einer Runde (ab 4 am Tisch).
africa-achievement-caravan = Karawane
africa-achievement-caravan-for = Nimm einen Stich von mindestens 20 Punkten.
africa-achievement-pickpocket = Taschendieb
africa-achievement-pickpocket-for = Nimm einen Stich, in dem du mindestens fünf Karten daruntergelegt hast.
africa-achievement-master-thief = Meisterdieb
africa-achievement-master-thief-for = Gewinne mit mindestens zehn Diebesmarken, mehr als alle anderen nahmen (ab 3 Runden, ab 3 am Tisch).
africa-achievement-clean-hands = Saubere Hände
africa-achievement-clean-hands-for = Gewinne, ohne eine Diebesmarke zu nehmen (ab 3 Runden, ab 3 am Tisch).
africa-achievement-last-to-first = Von hinten
africa-achievement-last-to-first-for = Gewinne, obwohl du vor der Schlussrunde auf dem letzten Platz lagst (ab 3 Runden, ab 3 am Tisch).
africa-achievement-second-best = Schildkröte
africa-achievement-second-best-for = Gewinne ein Spiel mit fünf Runden, in dem du höchstens eine Runde gewinnst.
africa-achievement-every-round = Volltreffer
africa-achievement-every-round-for = Gewinne jede Runde eines Spiels (ab 3 Runden, ab 3 am Tisch).
africa-achievement-beggar-king = Bettelkönig
africa-achievement-beggar-king-for = Gewinne ein Spiel mit einer Runde ganz ohne Punkte (ab 3 Runden, ab 4 am Tisch).
africa-achievement-good-conscience = Gutes Gewissen
africa-achievement-good-conscience-for = Gewinne bei gleichem Vermögen, weil du weniger Diebesmarken hast (ab 3 Runden, ab 3 am Tisch).
africa-bold = ein Stich von { $points } Punkten, ohne den Räuber und den Stern von Afrika

## Help, and sharing

patience-rules =
    ### Worum es geht
    Lege alle 54 Karten in möglichst wenigen Reihen aus.

    ### Ein Zug
    Die erste Karte beginnt die erste Reihe. Von den zwei Karten, die dir zur Wahl stehen (mit dreien ist es leichter), legst du eine ans Ende einer Reihe, dann ziehst du die nächste. Eine Karte passt auf eine andere
    - mit dem **gleichen Wert** oder einem **benachbarten**, oder
    - mit einem gemeinsamen **Buchstaben**.

    ### Die Buchstaben
    Jede Karte von 2 bis 14 hat die Buchstaben eines Ortes in Afrika, in allen Sprachen die seines englischen Namens: **C** für Cairo, **C V** für Cape Verde. **V** steht für V und W.

    ### Besondere Karten
    - Der **Löwe** (2) passt auch auf jede Karte seiner Farbe.
    - Das **Hufeisen** ist 14 oder 1.
    - Der **Räuber** passt auf alles. Was passt, bestimmt weiter die Karte unter ihm.
    - Der **Stern** passt auf alles, und alles passt auf ihn; oder er verbindet zwei Reihen.

    ### Eine neue Reihe
    Du darfst sie nur beginnen, wenn keine deiner Karten irgendwo passt.

    ### Hilfe
    Der Knopf **{ button-hint }** nennt den Zug, der am besten scheint. **{ button-take-back }** geht, sobald keine Karte mehr zu ziehen ist. Beides wird gezählt und steht bei deinem Ergebnis. Derselbe Tipp zählt nur einmal.

    ### Der Stapel des Tages
    Alle bekommen denselben Stapel und spielen ihn einmal. Um Mitternacht (UTC) kommt ein neuer. Weniger Reihen sind besser, dann weniger Tipps, dann weniger zurückgenommene Züge. Medaillen gibt es für höchstens drei Reihen.
