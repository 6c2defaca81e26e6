# Ratings: how certain they are, divisions, and who is on leaderboards.

rating-deviation = ± { $points }
rating-settling = settling, { $least } to { $most }
rating-settling-unknown = settling
rating-long-ago = { $points }, from long ago
rating-division = { $icon } { $name }
rating-division-bronze = Bronze
rating-division-silver = Silver
rating-division-gold = Gold
rating-division-platinum = Platinum
rating-division-crown = Crown
rating-division-next = { $count ->
    [one] Division: **{ $division }** · 1 point to { $next }
   *[other] Division: **{ $division }** · { $count } points to { $next }
}
rating-division-best = Division: **{ $division }**, the highest
rating-settled = 🎉 Your rating has settled: **{ $points }**. Your division: **{ $division }**
rating-division-up = ⬆️ You move up a division: **{ $division }**
rating-division-down = Your division is now **{ $division }**.
rating-missing = { $count ->
    [one] About 1 more game until it settles, with a place and a division.
   *[other] About { $count } more games until it settles, with a place and a division.
}
rating-again-missing = { $count ->
    [one] Your last rated game was long ago. About 1 more makes the rating certain again.
   *[other] Your last rated game was long ago. About { $count } more make the rating certain again.
}

## Why a rating changed


## Leaderboards

button-met = People I have played with
button-everybody = Everybody
where-met = people you have played with
leaderboard-own-empty = You are not on this list yet. It takes a finished game at a table; private games do not count.
leaderboard-own-unrated = You are not on this list yet. It takes a game with at least two people.
leaderboard-own-unlisted = You are not on leaderboards: only you see this line. { $command-my-settings } changes that.
leaderboard-settled-note = A new rating has no place until it settles, after about { $games } games.

## Settings

settings-ratings-on = Ratings and divisions are shown.
settings-listed-on = You are on leaderboards and among the results of the deal of the day.
refused-ratings-hidden = This server does not show ratings. { $command-game-leaderboard } ranks by other numbers; members with *Manage Server* can change that with { $command-server-settings }.
