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
stardust-lesson-bet-why = Die meisten Punkte nehmen den Topf: deine 9 gegen Vegas 4.
stardust-lesson-fold = Ein neues Blatt: Nichts gehört zusammen, und Vega verlangt 30 Credits.
stardust-lesson-fold-why = Du verlierst nur den Mindesteinsatz. Sonst blieb niemand dabei, also zeigt Vega nichts: vielleicht ein Bluff.
stardust-lesson-strong = Ein Joker steht für einen Planeten: Mit dem Prisma hast du ein Dreiersystem, 8 Punkte. Setze so viel, wie im Topf ist.
stardust-lesson-strong-why = Beide sind mitgegangen, und der Topf ist größer.
stardust-lesson-water = Manche Joker wirken, wenn du sie auslegst. Leg das Dunkle Wasser aus: Alle zahlen noch einmal den Mindesteinsatz oder steigen aus.
stardust-lesson-water-why = Rigel ist ausgestiegen, Vega hat bezahlt, und du hast eine Karte gezogen. Jetzt darfst du tauschen.
stardust-lesson-rest = Zwei deiner Karten gehören nicht zum System. Markiere sie und bestätige.
stardust-lesson-rest-why = Das Prisma bildet mit dem großen Wüstenplaneten ein Paar: ein gemischtes System, 15 Punkte.
stardust-lesson-death = Welchen Planeten kannst du ersetzen?
stardust-lesson-death-why = Das Prisma bildet mit jedem Planeten, den du ziehst, ein Paar: diesmal mit einem kleinen Waldplaneten, 14 Punkte.
stardust-lesson-all = Du hast ein sehr gutes Blatt, und der Topf ist groß. Setze so viel, wie im Topf ist.
stardust-lesson-all-why = Vega ging mit den letzten 140 all-in, und du gewinnst den Topf. In einem ganzen Spiel gewinnen nach der letzten Runde die meisten Credits.

stardust-lesson-not-wait = Das geht. Aber vor dem Tausch kann sich ein Blatt noch ändern: Schau erst, was die anderen tun, und bleib billig dabei.
stardust-lesson-not-cheap = Zwei Planeten, die zusammengehören, sind schon eine Kombination, und neue Karten kosten nur 10: Bleib dabei.
stardust-lesson-not-useless = Du darfst alle Karten behalten. Aber manche gehören zu nichts: Tausche sie.
stardust-lesson-not-system = Das zerstört dein System. Behalte, was zusammengehört.
stardust-lesson-not-more = Fast: Tausche alles, was nicht zu deinem System gehört, und sonst nichts.
stardust-lesson-not-earn = Schieben bringt nichts ein. Du hast ein gutes Blatt: Lass die anderen zahlen.
stardust-lesson-not-frighten = Bei so einem Einsatz steigen die anderen aus, und du gewinnst wenig. Setze das Mindeste.
stardust-lesson-not-hopeless = 30 Credits sind viel ohne Kombination, und der Tausch rettet ein Blatt selten.
stardust-lesson-not-bluff = Ein Bluff kann gelingen. Aber Vega hat gerade hoch gesetzt und steigt kaum aus: Spar deine Credits.
stardust-lesson-not-layit = Getauscht bewirkt das Dunkle Wasser nichts. Ausgelegt lässt es alle den Mindesteinsatz noch einmal zahlen oder aussteigen.
stardust-lesson-not-first = Mit dem Tausch endet dein Zug. Leg erst den Joker aus.
stardust-lesson-not-joker = Wirf das Prisma nicht weg: Es steht für jeden Planeten, den du brauchst, mit 4 Punkten.
stardust-lesson-not-spare = Er hat nur 1 Punkt, aber ohne ihn zerfällt dein Dreiersystem.
stardust-lesson-not-pot = Das geht. Ein Einsatz so hoch wie der Topf bringt mehr als ein kleiner und lässt dir noch etwas übrig.

stardust-lesson-learnt =
    - Ein **Zweiersystem** sind zwei Planeten gleicher Größe und Struktur, ein **Dreiersystem** drei davon, oder ein großer, ein mittlerer und ein kleiner einer Struktur.
    - Es zählt nur deine **beste Kombination**. Fünf **Sonnen** schlagen jedes System, fünf **Joker** alles.
    - **Joker** stehen für Planeten, oder du legst sie aus.
    - Rechtzeitig aussteigen ist so viel wert wie gut setzen.
