# Was beim Lernen von Stardust gesagt wird: vor jedem Schritt, warum sein Zug der beste ist (-why), zu anderen (-not-).

stardust-lesson-chapter-bets = Setzen
stardust-lesson-chapter-exchange = Karten tauschen
stardust-lesson-chapter-folding = Aussteigen
stardust-lesson-chapter-jokers = Joker

stardust-lesson-check = Alle haben den Mindesteinsatz von 10 bezahlt. Planeten gleicher Größe und Struktur gehören zusammen, und du hast zwei große Waldplaneten. Noch hat niemand gesetzt, also kannst du umsonst schieben.
stardust-lesson-check-why = Du hast gesehen, was die anderen tun, und nichts dafür bezahlt. Vega hat 10 gesetzt.
stardust-lesson-call = Um dabeizubleiben, zahlst du so viel wie die anderen: Du gehst mit. Du kannst auch erhöhen oder aussteigen.
stardust-lesson-call-why = Nun haben alle gleich viel gesetzt, und der Tausch beginnt.
stardust-lesson-exchange = Dein Zweiersystem ist 4 + 3 = 7 Punkte wert. Du darfst bis zu drei Karten abwerfen und ebenso viele ziehen: Markiere die, die nicht dazugehören, und bestätige.
stardust-lesson-exchange-why = Du hast einen dritten großen Waldplaneten gezogen: ein Dreiersystem, 9 Punkte!
stardust-lesson-bet = In der zweiten Runde soll dein gutes Blatt etwas einbringen. Setze wenig, damit die anderen dabeibleiben.
stardust-lesson-bet-why = Vega hat bezahlt, um deine Karten zu sehen. Beim Aufdecken nehmen die meisten Punkte den Topf: deine 9 gegen 4.
stardust-lesson-fold = Ein neues Blatt: Keine zwei deiner Planeten gehören zusammen, und Vega verlangt 30 Credits.
stardust-lesson-fold-why = Du verlierst nur deinen Mindesteinsatz. Alle anderen sind ausgestiegen, also zeigt Vega nichts: Vielleicht war es ein Bluff.
stardust-lesson-strong = Ein Joker steht für den Planeten, der dir fehlt: Mit dem Prisma sind deine zwei mittleren Aquaplaneten ein Dreiersystem, 8 Punkte. Lass die anderen dafür zahlen: Setze so viel, wie im Topf ist.
stardust-lesson-strong-why = Beide sind mitgegangen, und der Topf ist größer.
stardust-lesson-water = Beim Tausch kannst du manche Joker für ihre Wirkung auslegen. Das Dunkle Wasser nützt deinem System nichts: Leg es aus, und alle zahlen den Mindesteinsatz noch einmal oder steigen aus.
stardust-lesson-water-why = Rigel ist ausgestiegen, Vega hat bezahlt, und du hast eine Karte gezogen. Der Tausch selbst kommt noch.
stardust-lesson-rest = Zwei deiner Karten gehören nicht zum System. Markiere sie und bestätige.
stardust-lesson-rest-why = Drei mittlere Aquaplaneten, und das Prisma bildet mit dem großen Wüstenplaneten ein Paar: ein gemischtes System, 15 Punkte. Aber Vega hat den Schnellen Tod gegen dich ausgelegt.
stardust-lesson-death = Der Schnelle Tod verlangt, dass du eine Karte deiner Wahl abwirfst und eine andere ziehst. Welcher Planet ist zu ersetzen?
stardust-lesson-death-why = Das Prisma bildet mit jedem Planeten, den du ziehst, ein Paar: diesmal mit einem kleinen Waldplaneten, 14 Punkte.
stardust-lesson-all = Du hast ein sehr gutes Blatt, und der Topf ist groß. Setze so viel, wie im Topf ist.
stardust-lesson-all-why = Vega ging mit den letzten 140 all-in, und du gewinnst den Topf. In einem ganzen Spiel folgen weitere Runden: Wer nach der letzten die meisten Credits hat, gewinnt.

stardust-lesson-not-wait = Das geht. Aber vor dem Tausch kann sich ein Blatt noch ändern: Schau erst, was die anderen tun, und bleib billig dabei.
stardust-lesson-not-cheap = Zwei Planeten, die zusammengehören, sind schon eine Kombination, und neue Karten kosten nur 10: Bleib dabei.
stardust-lesson-not-useless = Du darfst alle Karten behalten. Aber manche gehören zu nichts: Tausche sie.
stardust-lesson-not-system = Das würde dein System zerstören. Behalte die Planeten, die zusammengehören.
stardust-lesson-not-more = Fast: Tausche alle Karten, die nicht zu deinem System gehören, und keine anderen.
stardust-lesson-not-earn = Schieben kostet nichts, bringt aber auch nichts. Du hast ein gutes Blatt: Lass die anderen zahlen.
stardust-lesson-not-frighten = Bei einem so hohen Einsatz steigen die anderen aus, und dann gibt es wenig zu gewinnen. Setze das Mindeste.
stardust-lesson-not-hopeless = 30 Credits sind viel für ein Blatt ohne Kombination, und der Tausch rettet es selten.
stardust-lesson-not-bluff = Ein Bluff kann gelingen. Aber Vega hat gerade hoch gesetzt und steigt kaum aus: Spar deine Credits.
stardust-lesson-not-layit = Getauscht bewirkt das Dunkle Wasser nichts. Ausgelegt lässt es alle den Mindesteinsatz noch einmal zahlen oder aussteigen.
stardust-lesson-not-first = Mit dem Tausch endet dein Zug. Leg zuerst das Dunkle Wasser aus.
stardust-lesson-not-joker = Wirf das Prisma nicht weg: Es steht für jeden Planeten, den du brauchst, mit 4 Punkten.
stardust-lesson-not-spare = Er hat nur 1 Punkt, aber ohne ihn zerfällt dein Dreiersystem.
stardust-lesson-not-pot = Das geht. Ein Einsatz so hoch wie der Topf bringt mehr als ein kleiner und lässt dir noch etwas übrig.

stardust-lesson-learnt =
    - Ein Blatt wird so gespielt: **Mindesteinsatz**, setzen, **tauschen**, setzen, **aufdecken**. Schieben, setzen, mitgehen, erhöhen oder aussteigen.
    - Ein **Zweiersystem** sind zwei Planeten gleicher Größe und Struktur, ein **Dreiersystem** drei davon, oder ein großer, ein mittlerer und ein kleiner einer Struktur. Beide zusammen sind ein gemischtes System oder ein Megasystem.
    - Es zählen nur die Punkte deiner **besten Kombination**. Fünf **Sonnen** schlagen jedes System, fünf **Joker** alles.
    - **Joker** stehen für Planeten, oder du legst sie aus: Schwarzes Loch, Schneller Tod, Dunkles Wasser.
    - Rechtzeitig aussteigen ist so viel wert wie gut setzen.
