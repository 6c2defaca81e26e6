# Leaderboards with few games, and dates.

leaderboard-too-few = { $count ->
    [one] Nobody has played { $least } games here yet: 1 more is needed.
   *[other] Nobody has played { $least } games here yet: { $count } more are needed.
}
leaderboard-missing = { $count ->
    [one] 1 more game until you are listed
   *[other] { $count } more games until you are listed
}
leaderboard-nobody-rated = Nobody has a rating here yet: it takes a game with at least two people.

## Dates

period-week-of = week from { $day }
period-month-of = { $month } { $year }
date-short = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
month-short-1 = Jan
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
