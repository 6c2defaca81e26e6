# Words for games that bring none of their own: the default look, and what all games have in common.

plain-yes = yes
plain-no = no
plain-house-rule = House rule
plain-score = points
plain-count-score = { $count ->
    [one] 1 point
   *[other] { $count } points
}
plain-character-easy = plays any card
plain-character-normal = thinks before it plays
plain-character-hard = thinks long before it plays
plain-character = plays by itself
plain-refused = The rules do not allow that now.

## The table

plain-stage = round { $round }
plain-top = On top: { $card }
plain-table = On the table: { $cards }
plain-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
plain-told = { $player }: { $move }
plain-told-hidden = { $player } has chosen
plain-round-won = ★ { $player } wins round { $number }
plain-result-winner = { $winner } wins!
plain-result-draw = A draw between { $winners }.
plain-result-team = { $winners } win!
plain-result-together = You have won together!
plain-result-lost = You have lost together.
plain-result-nobody = Nobody wins.
plain-team = Team { $number }

## The hand

plain-hand-turn = Your turn.
plain-hand-choose = Choose. The others choose at the same time.
plain-hand-wait = Waiting for { $players }.
plain-hand-over = The game is over.
plain-hand-cards = Your cards: { $cards }
plain-pick-part = Choose a move ({ $first } to { $last })
plain-play = Play: { $move }
