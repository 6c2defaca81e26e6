# Ratings: how certain they are, divisions, and who is on leaderboards.

rating-uncertain = { $points }?
rating-uncertain-points = { $points }? points
rating-deviation = ± { $points }
rating-division = { $icon } { $name }
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
rating-division-first = 🎉 Your rating is settled. Your division: **{ $division }**
rating-division-up = ⬆️ You move up a division: **{ $division }**
rating-division-down = Your division is now **{ $division }**.
rating-missing = { $count ->
    [one] The question mark: a provisional rating. About 1 more game settles it, with a place and a division.
   *[other] The question mark: a provisional rating. About { $count } more games settle it, with a place and a division.
}
rating-again-missing = { $count ->
    [one] The question mark: no rated game for a long time. About 1 more game makes the rating certain again.
   *[other] The question mark: no rated game for a long time. About { $count } more games make the rating certain again.
}

## Why a rating changed

rating-why-ahead-of-stronger = You came ahead of { $player }, who had looked stronger.
rating-why-ahead-of-even = You came ahead of { $player }, who had looked as strong as you.
rating-why-ahead-of-weaker = You came ahead, but only of people who had looked weaker, such as { $player }.
rating-why-behind-stronger = You came behind, but only behind people who had looked stronger, such as { $player }.
rating-why-behind-even = { $player }, who had looked as strong as you, came ahead of you.
rating-why-behind-weaker = { $player }, who had looked weaker, came ahead of you.
rating-why-level-stronger = You were level with { $player }, who had looked stronger.
rating-why-level-even = You were level with { $player }, who had looked as strong as you.
rating-why-level-weaker = You were level with { $player }, who had looked weaker.
rating-why-surer = The number rises because each game makes the rating more certain.

## Leaderboards

button-met = People I have played with
button-everybody = Everybody
where-met = people you have played with
leaderboard-own-empty = { $player }: not on this list yet. It takes a finished game.
leaderboard-own-unrated = { $player }: not on this list yet. It takes a game with at least two people.
leaderboard-own-unlisted = You are not on leaderboards: only you see this line. { $command-settings-me } changes that.
leaderboard-settled-note = A question mark: not certain yet, or after a long time without games. A new rating has no place until it settles, which takes about { $games } games.

## Settings

name-ratings = ratings
name-listed = listed
command-server-ratings = Show ratings and divisions?
command-me-listed = Show you on leaderboards and among the results of the deal of the day?
settings-ratings-on = Ratings and divisions are shown.
settings-ratings-off = Ratings and divisions are hidden.
settings-listed-on = You are on leaderboards and among the results of the deal of the day.
settings-listed-off = You are not on leaderboards, nor among the results of the deal of the day: only you see your place.
refused-ratings-hidden = This server does not show ratings. { $command-game-leaderboard } ranks by other numbers; members with *Manage Server* can change that with { $command-settings-server }.
