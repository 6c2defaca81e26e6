higher-title = Higher
higher-command = Higher, five tricks with forty cards
higher-about = Everybody plays a card, and the highest takes the trick. Five tricks are a game.
higher-length = about 5 minutes
higher-count-score = ★ { $count }
higher-refused-not-your-card = You do not hold { $card }.
higher-stage = trick { $round }
higher-round-won = ★ { $player } takes trick { $number }
