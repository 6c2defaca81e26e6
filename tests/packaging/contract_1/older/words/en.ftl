older-title = Older
older-command = Older, five tricks with forty cards
older-about = Everybody plays a card, and the highest takes the trick. Five tricks are a game.
older-length = about 5 minutes
older-count-score = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
older-refused-not-your-card = You do not hold { $card }.
older-stage = trick { $round }
older-round-won = ★ { $player } takes trick { $number }
older-lay = Lay { $card }
older-option-hand-name = hand
older-option-hand-title = Cards
older-option-hand-hint = How many cards does each get?
older-option-hand-5 = 5 cards
older-option-hand-3 = 3 cards
older-house-hand-3 = hands of 3 cards
