lanterns-title = Lanterns
lanterns-command = Lanterns, a game that all win or lose together
lanterns-about = You see all hands but your own. Give each other hints, and lay both rows from 1 to 5 together.
lanterns-length = about 10 minutes
lanterns-score = lanterns
lanterns-count-score = { $count ->
    [one] 1 lantern
   *[other] { $count } lanterns
}
lanterns-move-play = Play card { $cards }
lanterns-move-discard = Discard card { $cards }
lanterns-hint-colour = Tell { $player } of { $sign }
lanterns-told-play = { $player } plays { $cards }
lanterns-told-discard = { $player } discards { $cards }
lanterns-told-hint = 💡 { $player } tells { $other } of { $sign }
lanterns-refused-not-possible = This is not possible now. Press one of the buttons of your hand.
lanterns-stage = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
lanterns-rows = ### 🏮 { $rows }
lanterns-left = Hints: { $hints } · Mistakes: { $mistakes } of 3
lanterns-discards = Discarded: { $cards }
lanterns-rules = Each colour has the cards 1 1 1 2 2 3 3 4 4 5. Lay a row from 1 to 5 in both colours, and you all win. You see the others' cards, and not your own. In your turn, play a card, discard one, or tell somebody of all their cards of a colour or a number. A hint costs one of 8; a discard brings one back. The third card that does not fit loses the game. So do rows that are not complete one turn each after the last card was drawn.
