quarry-title = Quarry
quarry-command = Quarry, stones in a square for two
quarry-about = Lay your stones into the square. Each row and each column goes to the higher sum.
quarry-length = about 5 minutes
quarry-score = lines
quarry-count-score = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
quarry-laid = { $player } lays { $stone } on { $place }
quarry-refused-not-free = This place is not free.
quarry-rules = Each of two people has eight stones, numbered from 1 to 8 and shuffled. You see only the next one of each. In turn, lay yours on any free place of the square. When it is full, each row and each column goes to whoever has the higher sum in it. Who has more of them wins.
