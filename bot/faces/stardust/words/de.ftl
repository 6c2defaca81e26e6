# Stardust: Karten, Ablehnungen, Regeln und Tisch.

stardust-title = Stardust
stardust-command = Stardust: auf das beste Planetensystem setzen, um Spielgeld
stardust-command-new = Einen Tisch Stardust eröffnen: Poker mit Planeten, um Spielgeld
stardust-about = Poker mit Planeten: Setze Spielgeld, tausche Karten, und zeige das beste Planetensystem.
stardust-length = etwa 30 Minuten
stardust-stage = Runde { $hand } von { $hands }

## Karten

stardust-forest = Waldplanet
stardust-aqua = Aquaplanet
stardust-desert = Wüstenplanet
stardust-planet-large = Großer { $structure }, { $points }
stardust-planet-medium = Mittlerer { $structure }, { $points }
stardust-planet-small = Kleiner { $structure }, { $points }
stardust-sun-red = Rote Sonne, { $stripes }
stardust-sun-yellow = Gelbe Sonne, { $stripes }
stardust-prism = Prisma von Entaria
stardust-healer = Heiler von Garon
stardust-breath = Lebenshauch
stardust-hole = Schwarzes Loch
stardust-death = Schneller Tod
stardust-water = Dunkles Wasser
stardust-no-cards = keine Karten
stardust-seat = Sitz { $number }

## Kombinationen

stardust-two = Zweiersystem
stardust-three = Dreiersystem
stardust-mixed = gemischtes System
stardust-mega = Megasystem
stardust-cluster = Sternenhaufen
stardust-meeting = großes Treffen
stardust-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stardust-stripes = { $stripes ->
    [one] 1 Streifen
   *[other] { $stripes } Streifen
}
stardust-combination = { $name }, { $points }
stardust-combination-nothing = keine Kombination

## Warum ein Zug abgelehnt wird

stardust-refused-not-your-card = { $card } hast du nicht auf der Hand.
stardust-refused-no-bets-now = Jetzt gibt es nichts zu setzen: Tausch Karten, oder behalte alle.
stardust-refused-must-call = Es liegt schon ein Einsatz: Geh mit { $amount } mit, erhöhe, oder steig aus.
stardust-refused-nothing-to-call = Es liegt kein Einsatz: Schieb, oder setz.
stardust-refused-check-instead = Es liegt kein Einsatz: Schieben kostet nichts, du brauchst nicht auszusteigen.
stardust-refused-no-bet-yet = Es liegt kein Einsatz zum Erhöhen, also setzt du.
stardust-refused-bet-stands = Es liegt schon ein Einsatz, also erhöhst du und setzt nicht neu.
stardust-refused-cannot-raise = Du kannst nicht erhöhen: Niemand könnte antworten, oder du hast zu wenig. Geh mit, schieb, oder steig aus.
stardust-refused-bet-too-small = Das ist zu wenig: Dein Einsatz muss mindestens { $least } betragen.
stardust-refused-bet-too-large = So viel hast du nicht: Dein Einsatz kann höchstens { $most } betragen.
stardust-refused-no-exchange-now = Getauscht wird zwischen den beiden Setzrunden.
stardust-refused-too-many-exchanged = Man kann höchstens { $most } Karten tauschen.
stardust-refused-cannot-lay = Nur Schwarzes Loch, Schneller Tod und Dunkles Wasser können ausgelegt werden.
stardust-refused-no-such-rival = Nenn jemand anderen, der in dieser Runde noch dabei ist.
stardust-refused-death-asks = Vor dir liegt der Schnelle Tod: Wähle erst eine Karte zum Abwerfen.
stardust-refused-water-asks = Das Dunkle Wasser liegt aus: Zahl erst noch einmal den Mindesteinsatz, oder steig aus.
stardust-refused-nothing-asked = Kein Joker verlangt jetzt etwas von dir.
stardust-refused-bad-reshuffle = Die Mischung nennt nicht alle Karten: Vor jeder Runde werden alle gemischt.

## Hausregeln

stardust-option-hands-name = runden
stardust-option-hands-title = Runden
stardust-option-hands-hint = Wie viele Runden ein Spiel hat
stardust-option-hands-3 = drei Runden
stardust-option-hands-5 = fünf Runden
stardust-option-hands-10 = zehn Runden
stardust-option-hands-20 = zwanzig Runden
stardust-option-stake-name = einsatz
stardust-option-stake-title = Einsatz
stardust-option-stake-hint = So viel Spielgeld bringen alle mit; jede Runde beginnt mit dem Mindesteinsatz von 10
stardust-option-stake-100 = 100 Credits
stardust-option-stake-200 = 200 Credits
stardust-option-stake-500 = 500 Credits
stardust-option-stake-1000 = 1000 Credits
stardust-house-hands-3 = drei Runden
stardust-house-hands-10 = zehn Runden
stardust-house-hands-20 = zwanzig Runden
stardust-house-stake-100 = Einsatz 100
stardust-house-stake-500 = Einsatz 500
stardust-house-stake-1000 = Einsatz 1000

## Der Tisch

stardust-pot = Im Topf: { $pot }
stardust-phase-first-bets = Erste Setzrunde.
stardust-phase-exchange = Kartentausch: Alle können bis zu drei Karten tauschen und Joker auslegen.
stardust-phase-second-bets = Zweite Setzrunde.
stardust-asks-death = { $player } hat den Schnellen Tod ausgelegt: Eine Karte muss weg.
stardust-asks-water = { $player } hat das Dunkle Wasser ausgelegt: noch einmal den Mindesteinsatz zahlen, oder aussteigen.
stardust-hand-over = **Vorige Runde:**
stardust-took-all = { $player } bekommt { $credits }; alle anderen sind ausgestiegen.
stardust-showed = { $player }: { $cards } ({ $combination })
stardust-and-took = { " " }→ bekommt **{ $credits }**
stardust-count-credits = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
stardust-won = { $credits } ({ $gain })
stardust-broke = nichts mehr übrig
stardust-has-bet = setzt { $amount }
stardust-exchanged = { $count ->
    [0] alle Karten behalten
    [one] 1 Karte getauscht
   *[other] { $count } Karten getauscht
}
stardust-laid = { $joker } ausgelegt
stardust-folded = ausgestiegen
stardust-all-in = All-in
stardust-starts = Startplatz
stardust-result = { $count ->
    [one] { $winners } gewinnt das Spiel: { $gain } Credits!
   *[other] { $winners } teilen sich den Sieg: je { $gain } Credits!
}
stardust-result-hand = Runde { $number }: { $winner } bekommt { $credits } ({ $combination })
stardust-all-folded = alle anderen ausgestiegen
stardust-curve = Credits nach jeder Runde

## Was geschieht, erzählt

stardust-told-check = { $player } schiebt
stardust-told-call = { $left ->
    [0] { $player } geht mit { $amount } mit – ❗ **All-in**
   *[other] { $player } geht mit { $amount } mit
}
stardust-told-bet = { $left ->
    [0] { $player } setzt { $amount } – ❗ **All-in**
   *[other] { $player } setzt { $amount }
}
stardust-told-raise = { $left ->
    [0] { $player } erhöht auf { $amount } – ❗ **All-in**
   *[other] { $player } erhöht auf { $amount }
}
stardust-told-fold = { $player } steigt aus
stardust-told-exchange = { $count ->
    [0] { $player } behält alle Karten
    [one] { $player } tauscht eine Karte
   *[other] { $player } tauscht { $count } Karten
}
stardust-told-lay = 🃏 **{ $player } legt den Joker { $joker } aus**
stardust-told-lay-before = 🃏 **{ $player } legt { $rival } den Joker { $joker } vor**
stardust-told-discard = { $player } wirft eine Karte ab und zieht eine neue
stardust-told-pay = { $player } zahlt noch einmal { $amount }
stardust-told-wins = { $sign } **{ $player } gewinnt { $credits } ({ $combination })**
stardust-told-takes = { $sign } **{ $player } bekommt { $credits }: alle anderen sind ausgestiegen**
stardust-told-broke = 💥 **{ $player } hat nichts mehr**
stardust-told-lead = 📈 **{ $player } führt mit { $credits } Credits**
stardust-told-last-hand = 🎯 **Die Schlussrunde beginnt**
stardust-guess-until = Du kannst tippen und deinen Tipp ändern, bis die erste Runde vorbei ist.

## Die Hand

stardust-hand-game-over = Das Spiel ist vorbei.
stardust-hand-broke = An diesem Tisch hast du nichts mehr, womit du spielen könntest.
stardust-hand-folded = Du bist ausgestiegen. Die nächste Runde kommt, wenn diese vorbei ist.
stardust-hand-wait = { $players } ist dran. Im Topf: { $pot }
stardust-hand-call = Du bist dran. Im Topf: { $pot }. Mitgehen kostet **{ $amount }**; du hast { $left }.
stardust-hand-check = Du bist dran. Im Topf: { $pot }. Es liegt kein Einsatz; du hast { $left }.
stardust-hand-exchange = Kartentausch. Wähle bis zu { $most } Karten zum Abwerfen, und bestätige. Joker legst du vorher aus.
stardust-hand-death = { $player } hat den Schnellen Tod vor dir ausgelegt: Wähle eine Karte zum Abwerfen; du ziehst eine neue.
stardust-hand-water = { $player } hat das Dunkle Wasser ausgelegt: Zahl { $amount } dazu, oder steig aus.
stardust-hand-best = Du hast: **{ $combination }**
stardust-worth-two = Zwei gleiche Planeten. Mehr Punkte gewinnen.
stardust-worth-three = Drei gleiche Planeten oder einer jeder Größe gleicher Struktur. Mehr Punkte gewinnen.
stardust-worth-mixed = Ein Dreiersystem und ein Zweiersystem anderer Struktur. Mehr Punkte gewinnen.
stardust-worth-mega = Ein Dreiersystem und ein Zweiersystem gleicher Struktur. Mehr Punkte gewinnen.
stardust-worth-cluster = Fünf Sonnen schlagen jedes System.
stardust-worth-meeting = Fünf Joker schlagen alles.
stardust-worth-nothing = Jede Kombination ist besser.
stardust-effect-hole = Schwarzes Loch: Leg es aus und zieh zwei Karten.
stardust-effect-death = Schneller Tod: Leg ihn vor einer anderen Person aus, die dann eine Karte ersetzen muss; auch du ziehst eine.
stardust-effect-water = Dunkles Wasser: Leg es aus, und alle zahlen noch einmal { $ante } oder steigen aus; du ziehst eine Karte.
stardust-check = Schieben
stardust-call = Mitgehen ({ $amount })
stardust-called = Mitgehen
stardust-fold = Aussteigen
stardust-bet = { $amount } setzen
stardust-bet-question = Wie viel setzt du?
stardust-bet-other = Setzen …
stardust-raise = Auf { $amount } erhöhen
stardust-raise-question = Auf wie viel erhöhst du?
stardust-raise-other = Erhöhen auf …
stardust-all-in-with = All-in ({ $amount })
stardust-exchange = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
}
stardust-exchange-these = { $cards } tauschen
stardust-keep-all = Alle behalten
stardust-pick-cards = Karten zum Abwerfen (bis zu { $most })
stardust-pick-rival = Den Schnellen Tod auslegen vor …
stardust-lay = { $joker } auslegen
stardust-lay-before = { $joker } vor Sitz { $number } auslegen
stardust-discard = { $card } abwerfen
stardust-discard-one = Eine Karte abwerfen
stardust-pay = { $amount } zahlen

## Die Regeln, in unseren eigenen Worten

stardust-rules =
    ### Worum es geht
    Sammle Planeten, die zusammengehören, und setz darauf, dass du beim Aufdecken die meisten **Wirtschaftspunkte** hast. Alles um Spielgeld.

    ### Eine Runde
    1. Alle zahlen den **Mindesteinsatz** von 10 in den Topf und bekommen fünf Karten.
    2. **Erste Setzrunde**, im Uhrzeigersinn ab dem Startplatz: schieben oder setzen; liegt schon ein Einsatz, dann mitgehen, erhöhen oder aussteigen. Wer zu wenig hat, geht *All-in* und spielt um den Teil des Topfs, für den es gereicht hat. Was von einem Einsatz niemand mitgehen konnte, geht am Ende der Setzrunde zurück.
    3. **Kartentausch**, einmal reihum: bis zu drei Karten abwerfen und ebenso viele ziehen. Vorher können Joker ausgelegt werden.
    4. **Zweite Setzrunde**, wie zuvor.
    5. **Aufdecken**: Wer noch dabei ist, zeigt seine Karten, und die beste Kombination bekommt den Topf. Sind alle anderen ausgestiegen, wird nichts gezeigt.

    Nach jeder Runde rückt der Startplatz im Uhrzeigersinn weiter. Wer nach der letzten am meisten hat, gewinnt das Spiel.

    ### Was zählt
    Die Punkte deiner **einen besten** Kombination, egal welcher Art. Ein **Sternenhaufen** (fünf Sonnen) schlägt jedes System, das **große Treffen** (fünf Joker) schlägt alles.
    Gleichstand? Die bessere Sonne auf der Hand gewinnt: Rot vor Gelb, dann mehr Streifen. Ohne Sonnen: Wald vor Aqua vor Wüste. Immer noch gleich: Der Topf wird geteilt.

    ### Joker
    Ein Joker steht für einen Planeten beliebiger Größe und Struktur mit seinen Punkten (mindestens ein Planet muss echt sein). Prisma, Heiler und Lebenshauch können auch rote Sonnen mit 3, 2 und 1 Streifen sein.
    Beim Tausch kann man stattdessen drei auslegen: **Schwarzes Loch** – zwei Karten ziehen, also sechs auf der Hand. **Schneller Tod** – eine andere Person ersetzt eine Karte ihrer Wahl, danach ziehst du eine. **Dunkles Wasser** – alle zahlen noch einmal den Mindesteinsatz oder steigen aus, und du ziehst eine.
stardust-example-two = Zweiersystem: zwei Planeten gleicher Größe und Struktur.
stardust-example-three = Dreiersystem: drei gleicher Größe und Struktur, oder ein großer, ein mittlerer und ein kleiner gleicher Struktur.
stardust-example-mixed = Gemischtes System: ein Dreiersystem und ein Zweiersystem anderer Struktur.
stardust-example-mega = Megasystem: ein Dreiersystem und ein Zweiersystem gleicher Struktur.
stardust-example-cluster = Sternenhaufen: fünf Sonnen. Die Zahl ist die ihrer Streifen.
stardust-example-meeting = Großes Treffen: fünf Joker.
stardust-example-jokers = Joker füllen auf: das Prisma als dritter großer Waldplanet, das Dunkle Wasser als zweiter kleiner Aquaplanet.

## Computer

stardust-character-easy = geht mit jedem Paar mit und hofft
stardust-character-normal = wägt Chancen gegen den Preis
stardust-character-hard = malt sich vor jedem Einsatz hundert Verteilungen aus

## Bestenliste

stardust-score = gewonnene Credits
stardust-count-score = { $count ->
    [one] 1 Credit
   *[other] { $count } Credits
}
stardust-statistics-hands = Runden: { $dealt } gespielt, { $won } gewonnen
stardust-statistics-showdowns = Aufgedeckt: { $shown }, davon { $won } gewonnen
stardust-statistics-best = Gewinnt am häufigsten mit: { $combination } ({ $times ->
    [one] einmal
    [2] zweimal
   *[other] { $times }-mal
})

## Der beste Moment eines Spiels

stardust-best-pot = ein Topf von { $credits } Credits mit { $combination }
stardust-best-folded = ein Topf von { $credits } Credits: alle anderen sind ausgestiegen

## Das Spiel des Tages

stardust-day-score = { $signed } Credits
## Erfolge

stardust-achievement-phoenix = Phönix
stardust-achievement-phoenix-for = Gewinne ein Spiel, in dem du höchstens noch ein Zehntel deines Einsatzes hattest.
stardust-achievement-every-hand = Erdrutschsieg
stardust-achievement-every-hand-for = Gewinne jede Runde eines Spiels mit mindestens drei Runden.
stardust-achievement-one-hand = Eine genügt
stardust-achievement-one-hand-for = Gewinne ein Spiel mit mindestens fünf Runden, von denen du nur eine Runde gewinnst.
stardust-achievement-stare-down = Eiskalter Blick
stardust-achievement-stare-down-for = Bring alle mit deinem Einsatz zum Aussteigen (ab drei Starteinsätzen im Topf).
stardust-achievement-empty-sky = Leerer Himmel
stardust-achievement-empty-sky-for = Gewinne beim Aufdecken ohne eine Kombination.
stardust-achievement-mega-system = Nichts als Planeten
stardust-achievement-mega-system-for = Gewinne beim Aufdecken mit einem Megasystem ohne Joker.
stardust-achievement-star-cluster = Fünf Sonnen
stardust-achievement-star-cluster-for = Gewinne beim Aufdecken mit einem Sternenhaufen.
stardust-achievement-great-meeting = Erster Kontakt
stardust-achievement-great-meeting-for = Gewinne beim Aufdecken mit dem großen Treffen.
stardust-achievement-stand-pat = Die Ruhe selbst
stardust-achievement-stand-pat-for = Gewinne ein Aufdecken mit mindestens vier Händen, ohne eine Karte zu tauschen.
stardust-achievement-sun-decides = Um einen Sonnenstrahl
stardust-achievement-sun-decides-for = Gewinne ein Aufdecken, das allein die Sonnen entscheiden.
stardust-achievement-dead-heat = Totes Rennen
stardust-achievement-dead-heat-for = Zeig beim Aufdecken die stärkste Hand zusammen mit jemandem, dessen Hand genau gleich stark ist.
stardust-achievement-triple-knockout = Supernova
stardust-achievement-triple-knockout-for = Gewinne eine Runde, in der drei andere ihren letzten Credit verlieren.
stardust-achievement-conjurer = Zauberer
stardust-achievement-conjurer-for = Leg in einem Spiel Schwarzes Loch, Schnellen Tod und Dunkles Wasser.
stardust-achievement-flood = Flut
stardust-achievement-flood-for = Bring mit Dunklem Wasser zwei andere zum Aussteigen.
stardust-achievement-bad-stars = Unter keinem guten Stern
stardust-achievement-bad-stars-for = Verlier beim Aufdecken mit einem Sternenhaufen oder einem Megasystem ohne Joker.
stardust-bold = ein Topf von { $pot } beim Aufdecken, mit einer Hand von nur { $points } Punkten
