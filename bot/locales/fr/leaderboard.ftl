# Classements de peu de parties, et dates.

leaderboard-too-few = { $count ->
    [one] Ce classement commence à { $least } parties. Personne n'en a encore autant : il en manque { $count }.
   *[other] Ce classement commence à { $least } parties. Personne n'en a encore autant : il en manque { $count }.
}
leaderboard-missing = { $count ->
    [one] Encore { $count } partie pour figurer au classement
   *[other] Encore { $count } parties pour figurer au classement
}
leaderboard-nobody-rated = Personne n'a encore de cote ici : il faut une partie d'au moins deux personnes.

## Dates

period-week-of = semaine du { $day }
period-month-of = { $month } { $year }
date-short = { $day } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
month-short-1 = janv.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
