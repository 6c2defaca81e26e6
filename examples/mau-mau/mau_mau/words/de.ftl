# Mau-Mau: Karten, Ablehnungen, Regeln und Tisch.

mau-mau-title = Mau-Mau
mau-mau-command = Mau-Mau, das Kartenspiel mit Farben, Siebenen und Wünschen
mau-mau-command-new = Einen Tisch Mau-Mau eröffnen: Farben, Siebenen und Wünsche
mau-mau-about = Werde alle Karten los: Bediene Farbe oder Wert, und sag Mau, wenn dir eine Karte bleibt.
mau-mau-length = etwa 10 Minuten
mau-mau-stage = Runde { $round } von { $rounds }
mau-mau-stage-points = Runde { $round }, bis { $target } Punkte
mau-mau-stage-single = eine Runde

## Karten

mau-mau-suit-clubs = Kreuz
mau-mau-suit-spades = Pik
mau-mau-suit-hearts = Herz
mau-mau-suit-diamonds = Karo
mau-mau-no-cards = keine Karten
mau-mau-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
mau-mau-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}

## Warum ein Zug abgelehnt wird

mau-mau-refused-not-your-card = { $card } hast du nicht auf der Hand.
mau-mau-refused-only-drawn = Du hast gezogen: Spiel diese Karte, { $card }, oder behalte sie.
mau-mau-refused-answer-seven = Eine Sieben liegt obenauf: Spiel auch eine Sieben, oder zieh { $count } Karten.
mau-mau-refused-jack-on-jack = An diesem Tisch darf kein Bube auf einen Buben.
mau-mau-refused-does-not-fit = { $card } passt nicht auf { $top }: Weder die Farbe ({ $suit ->
    [C] Kreuz
    [S] Pik
    [H] Herz
   *[D] Karo
}) noch der Wert stimmt.
mau-mau-refused-wish-needed = Sag dazu, welche Farbe du dir mit { $card } wünschst.
mau-mau-refused-no-wish-now = Mit { $card } wünscht man sich jetzt nichts.
mau-mau-refused-no-mau-now = Mau sagst du nur, wenn du deine vorletzte Karte spielst.
mau-mau-refused-already-drawn = Du hast schon gezogen. Spiel die gezogene Karte, oder behalte sie.
mau-mau-refused-nothing-to-draw = Es gibt keine Karte zu ziehen.
mau-mau-refused-must-play = Es gibt keine Karte zu ziehen, und { $card } passt: Du musst spielen.
mau-mau-refused-draw-first = Zieh erst eine Karte.
mau-mau-refused-pack-too-small = Für so viele reicht das Blatt nicht. Höchstens { $most } können damit spielen.
mau-mau-refused-too-few-cards = Es sind zu wenige Karten: Keine bleibt zum Aufdecken.
mau-mau-refused-bad-reshuffle = Die Mischung nennt nicht genau die Karten, die gemischt werden.

## Hausregeln

mau-mau-option-length-name = länge
mau-mau-option-length-title = Länge
mau-mau-option-length-hint = Wie lang ein Spiel ist
mau-mau-option-length-1 = eine Runde
mau-mau-option-length-3 = drei Runden
mau-mau-option-length-5 = fünf Runden
mau-mau-option-length-to100 = bis 100 Punkte
mau-mau-option-length-to200 = bis 200 Punkte
mau-mau-option-mau-name = mau
mau-mau-option-mau-title = Vergessenes Mau
mau-mau-option-mau-hint = Was geschieht, wenn jemand vor der letzten Karte nicht Mau sagt
mau-mau-option-mau-1 = eine Karte ziehen
mau-mau-option-mau-2 = zwei Karten ziehen
mau-mau-option-mau-no = keine Strafe
mau-mau-option-ace-name = ass
mau-mau-option-ace-title = Asse
mau-mau-option-ace-hint = Was ein Ass bewirkt
mau-mau-option-ace-no = keine Wirkung
mau-mau-option-ace-again = noch einmal spielen
mau-mau-option-ace-skip = die nächste Person setzt aus
mau-mau-option-jack-on-jack-name = bube_auf_bube
mau-mau-option-jack-on-jack-title = Bube auf Bube
mau-mau-option-jack-on-jack-hint = Darf ein Bube auf einen Buben gespielt werden?
mau-mau-option-jack-on-jack-no = verboten
mau-mau-option-jack-on-jack-yes = erlaubt
mau-mau-option-keep-drawn-name = nach_dem_ziehen
mau-mau-option-keep-drawn-title = Nach dem Ziehen
mau-mau-option-keep-drawn-hint = Endet ein Zug mit dem Ziehen?
mau-mau-option-keep-drawn-no = die gezogene Karte darf man spielen
mau-mau-option-keep-drawn-yes = der Zug ist vorbei
mau-mau-option-hand-name = hand
mau-mau-option-hand-title = Karten auf der Hand
mau-mau-option-hand-hint = Karten auf der Hand zu Beginn einer Runde
mau-mau-option-hand-5 = fünf Karten
mau-mau-option-hand-6 = sechs Karten
mau-mau-option-pack-name = blatt
mau-mau-option-pack-title = Blatt
mau-mau-option-pack-hint = Mit wie vielen Karten gespielt wird
mau-mau-option-pack-auto = 32 Karten; 52 ab sechs Personen (ab fünf bei sechs Karten auf der Hand)
mau-mau-option-pack-32 = 32 Karten
mau-mau-option-pack-52 = 52 Karten
mau-mau-house-length-1 = eine Runde
mau-mau-house-length-5 = fünf Runden
mau-mau-house-length-to100 = bis 100 Punkte
mau-mau-house-length-to200 = bis 200 Punkte
mau-mau-house-mau-2 = zwei Karten für ein vergessenes Mau
mau-mau-house-mau-no = ohne Mau-Sagen
mau-mau-house-ace-again = nach einem Ass noch einmal
mau-mau-house-ace-skip = beim Ass aussetzen
mau-mau-house-jack-on-jack-yes = Bube auf Bube
mau-mau-house-keep-drawn-yes = Ziehen beendet den Zug
mau-mau-house-hand-6 = sechs Karten auf der Hand
mau-mau-house-pack-32 = 32 Karten
mau-mau-house-pack-52 = 52 Karten

## Der Tisch

mau-mau-top = Obenauf: { $card }
mau-mau-wished = gewünscht: { $suit }
mau-mau-due = ❗ Spiel eine Sieben, oder zieh { $cards }
mau-mau-before = Davor: { $cards }
mau-mau-stock = { $count ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
mau-mau-called = 📣 **Mau!**
mau-mau-has-drawn = hat gezogen
mau-mau-last-round = Vorige Runde: { $winner } mit { $card }, { $points }
mau-mau-result = { $count ->
    [one] { $winners } gewinnt: { $points }!
   *[other] { $winners } gewinnen gemeinsam: je { $points }!
}
mau-mau-result-round = Runde { $number }: { $winner } mit { $card }, { $points }
mau-mau-result-stopped = Runde { $number }, abgebrochen: { $winner }, { $points }
mau-mau-picture-seat = { $player }: { $cards }; insgesamt { $points }

## Was geschieht, erzählt

mau-mau-told-play = { $player } spielt { $card }
mau-mau-told-mau = { $player } spielt { $card } – 📣 **Mau!**
mau-mau-told-last = { $player } spielt { $card } – 🏁 **die letzte Karte**
mau-mau-told-forgot = { $count ->
    [0] { $player } hat vergessen, Mau zu sagen
    [one] 🤐 { $player } hat vergessen, Mau zu sagen, und zieht 1 Karte
   *[other] 🤐 { $player } hat vergessen, Mau zu sagen, und zieht { $count } Karten
}
mau-mau-told-draw = { $count ->
    [0] { $player } findet nichts zu ziehen
    [one] { $player } zieht 1 Karte
   *[other] { $player } zieht { $count } Karten
}
mau-mau-told-many = { $count ->
    [one] 🔥 **{ $player } zieht 1 Karte**
   *[other] 🔥 **{ $player } zieht { $count } Karten**
}
mau-mau-told-pass = { $player } kann nichts tun
mau-mau-told-skipped = ⏭️ { $player } setzt aus
mau-mau-told-round = ★ **{ $player } gewinnt Runde { $number }: { $points }**
mau-mau-told-stopped = ⏹️ **Runde { $number } wird abgebrochen. Am wenigsten auf der Hand hat { $player }: { $points }**
mau-mau-told-lead = 📈 **{ $player } geht in Führung**
mau-mau-told-last-round = 🎯 **Die Schlussrunde beginnt**

## Die Hand

mau-mau-hand-over = Das Spiel ist vorbei.
mau-mau-hand-turn = Du bist dran.
mau-mau-hand-drawn-fits = Du hast { $card } gezogen. Spiel die Karte, oder behalte sie.
mau-mau-hand-drawn = Du hast { $card } gezogen. Das passt nicht.
mau-mau-hand-wait = { $player } ist dran.
mau-mau-hand-wish = Welche Farbe wünschst du dir mit { $card }?
mau-mau-about-mau = { $count ->
    [one] Drück auf Mau, bevor du deine vorletzte Karte spielst. Sonst ziehst du 1 Karte.
   *[other] Drück auf Mau, bevor du deine vorletzte Karte spielst. Sonst ziehst du { $count } Karten.
}
mau-mau-mau = Mau!
mau-mau-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
mau-mau-keep = Behalten
mau-mau-pass = Weiter
mau-mau-back = Andere Karte
mau-mau-pick = Wähle eine Karte, die passt
mau-mau-move-wish = { $card }, Wunsch { $suit }
mau-mau-move-mau = { $move }, Mau!

## Die Regeln, in unseren eigenen Worten

mau-mau-rules =
    ### Worum es geht
    Werde vor allen anderen deine Karten los.

    ### Spielen
    Im Uhrzeigersinn spielt jede Person eine Karte mit **gleicher Farbe** oder **gleichem Wert** wie die oberste. Kannst oder willst du nicht, dann zieh eine Karte; diese darfst du gleich spielen.

    ### Besondere Karten
    - **7**: Die nächste Person zieht zwei Karten, oder sie spielt auch eine Sieben. Dann zieht die übernächste vier, und so weiter.
    - **8**: Die nächste Person setzt aus.
    - **Bube** (J): Er passt auf alles außer einem Buben. Wer ihn spielt, wünscht sich eine Farbe.

    ### Mau!
    Drück auf **Mau!**, bevor du deine vorletzte Karte spielst. Vergisst du es, ziehst du eine Karte.

    ### Punkte
    Wer eine Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch haben: Bube (J) 20, Ass (A) 11, König (K) und Dame (Q) 10, andere Karten ihre Zahl. Nach drei Runden gewinnen die meisten Punkte. Die erste Karte einer Runde bewirkt nichts, egal welche es ist. Ist der Stapel leer, werden die Karten unter der obersten gemischt und bilden den neuen Stapel. Eine Runde wird abgebrochen, wenn niemand mehr weiterkann oder nach 60 Zügen je Person; dann bekommt, wer die wenigsten Punkte auf der Hand hat, was die anderen mehr haben.

    ### Hausregeln
    Wer den Tisch eröffnet, wählt die Länge, die Strafe für ein vergessenes Mau, was ein Ass bewirkt, Bube auf Bube, ob das Ziehen den Zug beendet, fünf oder sechs Karten, und das Blatt: 32 Karten (7 bis Ass) oder 52.
mau-mau-example-fitting = Auf die Herz-Neun passt ein anderes Herz, eine andere Neun oder ein Bube, aber kein Pik-König.
mau-mau-example-sevens = Siebenen zählen zusammen: Nach dreien zieht die nächste Person sechs Karten.
mau-mau-example-wish = Der Pik-Bube wünscht sich Herz, also folgt die Herz-Acht.

## Computer

mau-mau-character-easy = spielt die erste Karte, die passt
mau-mau-character-normal = hebt Buben und Siebenen auf, bis sie wehtun
mau-mau-character-hard = spielt jede Möglichkeit im Kopf zu Ende

## Bestenliste

mau-mau-score = Punkte
mau-mau-count-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
mau-mau-statistics-rounds = Runden: { $played } gespielt, { $won } gewonnen
mau-mau-statistics-points = Eine gewonnene Runde bringt im Schnitt { $points }
mau-mau-statistics-won-with-jack = { $count ->
    [one] 1 Runde mit einem Buben gewonnen
   *[other] { $count } Runden mit einem Buben gewonnen
}
mau-mau-statistics-forgot-mau = { $count ->
    [one] einmal vergessen, Mau zu sagen
   *[other] { $count }-mal vergessen, Mau zu sagen
}

## Der beste Moment eines Spiels

mau-mau-best-sevens = hat jemanden mit einer Sieben { $count } Karten ziehen lassen
mau-mau-best-round = hat in einer Runde { $points } gewonnen
