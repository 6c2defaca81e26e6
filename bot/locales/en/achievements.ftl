# Achievements: what people have achieved, on the end card and on a page of their own.

button-achievements = Achievements
button-achievements-statistics = Statistics
achievements-title = Achievements of { $player } in { $game }
achievements-count = { $count ->
    [0] { $all } to discover
   *[other] { $count } of { $all } earned
}
achievements-earned = { $sign } **{ $name }** · { $what }
achievements-open = ▫️ { $name } · { $what }
achievements-more = … and { $count } more
achievements-more-secret = … and { $count } more, of which secret: { $secret }
achievements-secret-earned = ❔ ??? · a secret achievement
achievements-havers = { $people ->
    [one] { $count } of 1 person here
   *[other] { $count } of { $people } people here
}
achievements-any = **In all games**
achievements-note = An achievement counts in games that at least two people play to the end, or alone at a table with the strongest computer players.
card-achieved = { $count ->
    [one] 🏅 New achievement: { $names }
   *[other] 🏅 New achievements: { $names }
}
refused-no-achievements = Achievements are switched off here, or { $player } does not show theirs.
settings-achievements-on = Achievements are shown.

## Achievements

any-achievement-giant = Giant-killer
any-achievement-giant-for = Win against somebody whose rating is at least 200 points above yours, once yours is settled.
any-achievement-underdog = Underdog
any-achievement-underdog-for = Win with the lowest rating of four or more people at the table, once yours is settled.
any-achievement-polymath = Polymath
any-achievement-polymath-for = Achieve something in three different games.
any-achievement-collector = Collector
any-achievement-collector-for = Achieve twelve different things in this server.
