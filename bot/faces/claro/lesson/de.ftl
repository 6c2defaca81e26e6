# Was beim Lernen von CLARO gesagt wird: vor jedem Schritt, warum sein Zug der beste ist (-why), zu anderen (-not-).

claro-lesson-chapter-numbers = Zahlen, Sterne und Joker
claro-lesson-chapter-passing = Beginnen, passen, abwerfen
claro-lesson-chapter-empty = Die letzte Karte legen
claro-lesson-chapter-winning = Der dritte Stern

claro-lesson-number = Eine Karte passt, wenn ihre Zahl höher ist. Welche von deinen ist höher als 24?
claro-lesson-number-why = 30 ist höher als 24. Eine niedrige Karte hat gereicht, und die 41 hast du noch.
claro-lesson-star = Eine Karte passt auch, wenn sie einen Stern derselben Farbe zeigt, sogar mit niedrigerer Zahl. Welche niedrigere Karte hat einen Stern wie die 18?
claro-lesson-star-why = 13 ist niedriger als 18, aber beide haben einen gelben Stern.
claro-lesson-joker = Auf deiner Hand ist nichts höher als 45, und keine deiner Zahlen hat denselben Stern. Aber ein Joker passt auf jede Karte mit Stern.
claro-lesson-joker-why = Auf einen Joker passt nur eine Karte mit Stern. Die anderen sind raus, du hast zuletzt gelegt: Die Runde ist vorbei, der Stern gehört dir.
claro-lesson-lead = Die Runde ist deine: Du ziehst auf fünf nach und beginnst mit einer beliebigen Karte. Spiele eine niedrige ohne Stern.
claro-lesson-lead-why = Niedrige Karten ohne Stern passen später fast nie; zu Beginn wirst du sie am besten los.
claro-lesson-pass = Sieh dir deine Karten an: Nichts ist höher als 47, und kein Stern ist derselbe. Nur dann darfst du passen.
claro-lesson-pass-why = Du behältst deine Karten und bist raus, bis die Runde endet. Auf Vegas 50 konnte niemand legen, also hat Vega diesen Stern geholt.
claro-lesson-discard = Die Runde ging nicht an dich, also darfst du abwerfen. Markiere deine schwachen Karten (niedrig, mit weniger als zwei Sternen), und bestätige.
claro-lesson-discard-why = 25 und 35 waren nicht hoch und hatten keinen Stern, und eine niedrige Karte mit nur einem Stern passt selten. Schau, was du gezogen hast.
claro-lesson-lowest = Auf die 11 passen mehrere Karten. Lege die, die du am wenigsten brauchst.
claro-lesson-lowest-why = Die 20 hat nur einen Stern und ist nicht hoch; die besseren Karten bleiben auf deiner Hand.
claro-lesson-must = Passt eine Karte, musst du legen: Passen geht jetzt nicht. Welche Karte passt auf 39?
claro-lesson-must-why = Die 39 hat keinen Stern, also passt nur eine höhere Zahl darauf, und kein Joker.
claro-lesson-colours = Die 49 hat einen gelben und einen rosa Stern. Drei deiner Karten passen. Vega hat gepasst: Auf welche Karte kann Rigel am schwersten antworten?
claro-lesson-colours-why = Auf einen Joker passt nur eine Karte mit Stern, so hoch sie auch ist. Hätte Rigel keine, wäre die Runde zu Ende und der Stern deiner.
claro-lesson-keep = Du hast noch zwei Karten, und beide passen auf 2. Die andere muss auf Rigels letzte Karte passen: Vergleiche, wie viele Sternfarben sie haben.
claro-lesson-keep-why = Die 9 hat eine Farbe, die 6 hat zwei: Sie passt öfter.
claro-lesson-last = Rigel hat die letzte Karte gelegt. Das ist kein Passen: Rigel kann diese Runde noch gewinnen. Aber du hast noch eine Karte.
claro-lesson-last-why = Vega hat gepasst, und sonst hat niemand mehr Karten. Auch damit endet eine Runde, und der Stern geht an die Person, die zuletzt gelegt hat: an dich, mit leerer Hand.
claro-lesson-third = Du hast zwei Sterne, und drei gewinnen das Spiel. Beginne wieder mit dem, was du am wenigsten brauchst.
claro-lesson-third-why = Sterne, Joker und deine höchsten Karten bleiben dir.
claro-lesson-high = Rigel hat 46 gelegt. Was schlägt sie ohne den Joker?
claro-lesson-high-why = 48 ist höher als 46 und hat auch denselben rosa Stern. Vega kann nur passen.
claro-lesson-count = Denk zurück: 45, 46, 47, 48, 49 und 50 sind alle schon gelegt. Was kann niemand mehr schlagen?
claro-lesson-count-why = Höhere Karten gibt es nicht mehr, und auf eine Karte ohne Stern passen weder Sterne noch Joker. Rigel muss passen, und du hast gewonnen!

claro-lesson-not-lowest = Das passt. Aber hier reicht eine niedrigere Karte: Heb dir die hohen für später auf.
claro-lesson-not-later = 41 ist höher, also passt sie. Aber sie ist deine höchste: Heb sie auf, bis kein Stern von dir passt.
claro-lesson-not-joker = Der Joker geht hier. Aber er passt auf jeden Stern: Heb ihn auf, bis nichts anderes passt.
claro-lesson-not-stars = Das geht. Aber Karten mit Stern passen auch auf höhere: Behalte sie.
claro-lesson-not-useless = Du darfst alle behalten. Aber 12, 25 und 35 passen selten: Wirf sie ab.
claro-lesson-not-high = Wenige Karten sind höher als 41: Behalte sie.
claro-lesson-not-both = Fast: 12, 25 und 35 sind alle schwach. Wirf alle drei ab und sonst nichts.
claro-lesson-not-answerable = Das passt. Aber jede höhere Zahl passt auch darauf, und höher sind fast alle. Auf deinen Joker passen nur Sterne.
claro-lesson-not-colours = Die 6 passt auch. Aber sie hat zwei Sternfarben und passt öfter als die 9: Lege zuerst die 9.
claro-lesson-not-count = Der Joker passt. Aber auf ihn passt jede Karte mit Stern, und Rigel hat vielleicht eine. Du hast eine Karte, auf die nichts passt.

claro-lesson-learnt =
    - Eine Karte passt mit **höherer Zahl** oder einem **Stern derselben Farbe**. Ein **Joker** passt nur auf Sterne, und auf ihn nur Sterne.
    - Du **passt** nur, wenn nichts passt, und bist raus bis zur nächsten Runde.
    - Eine Runde endet, wenn **nur eine Person nicht gepasst** oder niemand mehr **Karten hat**. Wer zuletzt gelegt hat, holt einen Stern und beginnt.
    - Die anderen **werfen ab** und ziehen auf fünf nach. **Drei Sterne** gewinnen.
