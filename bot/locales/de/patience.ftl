# Die Patience: Reihen, Ergebnisse und Ablehnungen.

patience-title = Stern von Afrika, Patience
patience-pile = { $count ->
    [0] Alle Karten sind gezogen.
    [one] Noch 1 Karte
   *[other] Noch { $count } Karten
}
patience-hand = **Zur Wahl:**
patience-lay = { $card } → Reihe { $row }
patience-new-row = { $card } beginnt eine Reihe
patience-join = { $card }: Reihe { $one } + { $other }
patience-hint = Tipp: { $move }
patience-rows = { $count ->
    [one] 1 Reihe
   *[other] { $count } Reihen
}
patience-result = { $rows }: { $rating }
patience-best = So wenige wie möglich mit diesem Stapel: { $rows }.
patience-incredible = unglaublich!
patience-very-good = sehr gut
patience-good = gut
patience-passable = ausreichend
patience-insufficient = ungenügend

## Warum ein Zug abgelehnt wird

patience-refused-not-your-card = { $card } ist keine deiner Karten.
patience-refused-no-such-row = Es gibt keine Reihe { $row }.
patience-refused-does-not-fit = { $card } passt nicht auf Reihe { $row }: weder gleicher noch benachbarter Wert, noch ein Buchstabe des Ortes.
patience-refused-can-be-laid = Eine neue Reihe beginnt nur, wenn keine deiner Karten passt.

## Hausregeln

patience-option-hand-name = hand
patience-option-hand-title = Karten zur Wahl
patience-option-hand-hint = Karten zur Wahl: drei sind leichter
patience-option-hand-2 = zwei Karten
patience-option-hand-3 = drei Karten (leichter)
