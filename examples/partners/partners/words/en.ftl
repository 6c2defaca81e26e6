partners-title = Partners
partners-command = Partners, tricks for two teams of two
partners-about = Whoever sits opposite is your partner. Follow suit, trump what you cannot follow, and take more tricks.
partners-length = about 10 minutes
partners-score = tricks
partners-count-score = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
partners-refused-not-your-card = You do not hold { $card }.
partners-refused-must-follow = You hold a card of the suit that was led, { $suit }: play one of those.
partners-stage = trick { $round }
partners-round-won = ★ { $player } takes trick { $number }
partners-trumps = Trumps: { $suit }
partners-rules = Four people play with 32 cards, and each gets eight. The last card dealt shows the trumps. Who leads plays any card, and the others follow its suit if they can. The highest trump takes the trick; without one, the highest card of the suit that was led. Its winner leads the next. The tricks of partners count together, and the team with more of the eight wins; four each is a draw.
