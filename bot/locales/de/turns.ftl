# How people hear that it is their turn.

turn-notice = { $count ->
    [one] { $players }, du bist dran.
   *[other] { $players }, ihr seid dran.
}
turn-notice-until = { $count ->
    [one] { $players }, du bist dran · die Zeit läuft { $when } ab
   *[other] { $players }, ihr seid dran · die Zeit läuft { $when } ab
}
turn-direct = { $game }: Du bist dran.
turn-direct-until = { $game }: Du bist dran · die Zeit läuft { $when } ab
