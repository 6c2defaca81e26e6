# The patience: its rows, results and refusals.

patience-title = Star of Africa patience
patience-pile = { $count ->
    [0] All cards are drawn.
    [one] 1 card to come
   *[other] { $count } cards to come
}
patience-hand = **To choose from:**
patience-lay = { $card } → row { $row }
patience-new-row = { $card } begins a row
patience-join = { $card }: row { $one } + { $other }
patience-hint = Hint: { $move }
patience-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
patience-result = { $rows }: { $rating }
patience-best = The fewest possible with this deck: { $rows }.
patience-incredible = incredible!
patience-very-good = very good
patience-good = good
patience-passable = passable
patience-insufficient = insufficient

## Why a move is refused

patience-refused-not-your-card = { $card } is not one of your cards.
patience-refused-no-such-row = There is no row { $row }.
patience-refused-does-not-fit = { $card } does not fit on row { $row }: neither the same nor a neighbouring value, nor a letter of its place.
patience-refused-can-be-laid = A new row begins only when none of your cards can be laid.

## House rules

patience-option-hand-name = hand
patience-option-hand-title = Cards to choose from
patience-option-hand-hint = Cards to choose from: three are easier
patience-option-hand-2 = two cards
patience-option-hand-3 = three cards (easier)
