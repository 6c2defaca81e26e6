# How people hear that it is their turn.

turn-notice = { $count ->
    [one] { $players }, it is your turn.
   *[other] { $players }, it is your turn to choose.
}
turn-notice-until = { $count ->
    [one] { $players }, it is your turn · time runs out { $when }
   *[other] { $players }, it is your turn to choose · time runs out { $when }
}
turn-direct = { $game }: it is your turn.
turn-direct-until = { $game }: it is your turn · time runs out { $when }
