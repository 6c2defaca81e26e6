# Ranglisten mit wenigen Spielen, und Daten.

leaderboard-too-few = { $count ->
    [one] Diese Liste beginnt bei { $least } Spielen. So viele hat noch niemand: Es fehlt noch 1.
   *[other] Diese Liste beginnt bei { $least } Spielen. So viele hat noch niemand: Es fehlen noch { $count }.
}
leaderboard-missing = { $count ->
    [one] Noch 1 Spiel bis zu deinem Platz auf der Liste
   *[other] Noch { $count } Spiele bis zu deinem Platz auf der Liste
}
leaderboard-nobody-rated = Noch hat hier niemand eine Wertung: Dazu braucht es ein Spiel mit mindestens zwei Menschen.

## Daten

period-week-of = Woche ab { $day }
period-month-of = { $month } { $year }
date-short = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-short-1 = Jan.
month-short-2 = Feb.
month-short-3 = März
month-short-4 = Apr.
month-short-5 = Mai
month-short-6 = Juni
month-short-7 = Juli
month-short-8 = Aug.
month-short-9 = Sept.
month-short-10 = Okt.
month-short-11 = Nov.
month-short-12 = Dez.
