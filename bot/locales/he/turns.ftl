# How people hear that it is their turn.

turn-notice = { $count ->
    [one] { $players }, התור שלך.
   *[other] { $players }, התור שלכם לבחור.
}
turn-notice-until = { $count ->
    [one] { $players }, התור שלך · הזמן נגמר { $when }
   *[other] { $players }, התור שלכם לבחור · הזמן נגמר { $when }
}
turn-direct = { $game }: התור שלך.
turn-direct-until = { $game }: התור שלך · הזמן נגמר { $when }
