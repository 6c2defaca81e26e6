# Leaderboards, ratings, seasons, histories, replays, achievements and purses.

## Commands

name-leaderboard = leaderboard
name-season = season
name-what = what
name-period = period
name-where = where
name-start = start
command-leaderboard = Who has won the most here
command-leaderboard-what = What people are ranked by
command-leaderboard-period = Since when
command-leaderboard-where = In the whole server, or in this channel
command-season = Begin or end a season (needs Manage Server), or see which one it is
command-season-game = Of which game
command-season-start = Begin one with this name
command-season-end = End the one under way
name-wallet = wallet
command-wallet = Your play money in this server, and a new purse when it is gone

## Achievements

button-achievements = Achievements
button-achievements-statistics = Statistics
achievements-title = Achievements of { $player } in { $game }
achievements-count = { $count ->
    [0] { $all } to discover
   *[other] { $count } of { $all } earned
}
achievements-secret = a secret achievement
achievements-pick = What each medal is for
achievements-alt = A shelf with { $all } numbered medals. { $count ->
    [0] None is in gold yet.
   *[other] In gold: { $names }.
}
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
any-achievement-giant = Giant-killer
any-achievement-giant-for = Win against somebody whose rating is at least 200 points above yours (once you have a division).
any-achievement-underdog = Underdog
any-achievement-underdog-for = Win with the lowest rating of four or more people at the table (once you have a division).
any-achievement-polymath = Polymath
any-achievement-polymath-for = Achieve something in three different games.
any-achievement-collector = Collector
any-achievement-collector-for = Achieve twelve different things in this server.

## Seasons

refused-no-season = There has been no season here yet. Members with *Manage Server* can begin one with { $command-server-season }.
season-form-title = Begin a new season?
season-form-about = Season **{ $name }** has been under way since { $since }. If you send this form, it ends now and cannot be continued: its leaderboard stays, but no more games count in it. Close the form to keep the season going.
season-form-name = Name of the new season
refused-season-changed = A season has begun or ended in the meantime, so nothing was changed. Look at it with { $command-server-season }, and begin yours there.
period-season = this season
season-none = No season is under way. Members with *Manage Server* can begin one with { $command-server-season }.
season-now = Season **{ $name }**, since { $since }. Its table stays when it is over.

## Ratings

card-rating = Rating: { $before } → **{ $after }** ({ $change })
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
rating-settled = 🎉 You have a rating now: **{ $points }**. Your division: **{ $division }**
rating-division-up = ⬆️ You move up a division: **{ $division }**
rating-division-down = Your division is now **{ $division }**.
rating-missing = { $count ->
    [one] About 1 more game until there is a place and a division.
   *[other] About { $count } more games until there is a place and a division.
}
rating-again-missing = { $count ->
    [one] Your last rated game was long ago. About 1 more makes the rating certain again.
   *[other] Your last rated game was long ago. About { $count } more make the rating certain again.
}
button-met = People I have played with
button-everybody = Everybody

## Statistics

refused-no-statistics = { $player } has not finished a game here yet. { $command-game-leaderboard } lists who has.
refused-no-own-statistics = You have not finished a game at a table here yet; private games do not count. { $command-game-new } opens a table.
statistics-title = { $game } · { $player }
statistics-games = { $count ->
    [1] { $games }, { $wins }
   *[other] { $games }, { $wins } ({ $rate })
}
statistics-streak = Wins in a row: { $now } now, { $best } at best
statistics-rating = Rating: **{ $points }** from { $games }
statistics-settling = Rating: between { $least } and { $most } for now
statistics-unrated = No rating yet: it takes a game with at least two people.
statistics-duel = Against { $player }: { $games } together, { $ahead } ahead, { $behind } behind
statistics-no-duel = No game together with { $player } yet.
statistics-picture = The rating over time: from { $first } to { $last }, between { $least } and { $most }.

## Histories and replays

button-review-number = Review { $number }
button-record = Record
button-replay-number = Replay { $number }
history-title = { $game } · finished games
history-empty = No finished game yet.
history-played-for = { $player } (for { $owner })
replay-title = { $game } · move { $ply } of { $moves }

## Purses

wallet-title = { $game } · your wallet
wallet-free = To play with: **{ $free }** credits
wallet-at-stake = On tables that are not over: { $at_stake }
wallet-note = Play money only: it cannot be bought, sold or exchanged for anything. When it is gone you can ask for { $purse } more, once a day.
wallet-tomorrow = You have already had a purse today. You can ask for the next one { $when }.
wallet-given = Here is a new purse. Good luck!
button-gift = Ask for { $purse } credits

## Who has guessed winners

button-guessers = 🔮 Best predictions
guessers-title = 🔮 Best predictions
guessers-about = Who has guessed the winner most often, in all finished games of this server.
guessers-line = { $place } { $player } · **{ $right }** of { $total }
guessers-empty = Nobody has guessed a winner yet. While you watch a game, you can guess at its table until the first round is over.

## Leaderboards

where-club = { $club }
refused-unknown-club = There is no such club in this server. { $command-club } shows those that there are.
leaderboard-too-few = { $count ->
    [one] Nobody has played { $least } games here yet: 1 more is needed.
   *[other] Nobody has played { $least } games here yet: { $count } more are needed.
}
leaderboard-missing = { $count ->
    [one] 1 more game until you are listed
   *[other] { $count } more games until you are listed
}
leaderboard-nobody-rated = Nobody has a rating here yet: it takes a game with at least two people.
where-met = people you have played with
leaderboard-own-empty = You are not on this list yet. It takes a finished game at a table; private games do not count.
leaderboard-own-unrated = You are not on this list yet. It takes a game with at least two people.
leaderboard-own-unlisted = You are not on leaderboards: only you see this line. { $command-my-settings } changes that.
leaderboard-settled-note = A place comes after about { $games } games.
refused-ratings-hidden = This server does not show ratings. { $command-game-leaderboard } ranks by other numbers; members with *Manage Server* can change that with { $command-server-settings }.
refused-just-shared = You have just shared this: { $link }
leaderboard-title = { $game } · leaderboard
leaderboard-empty = Nobody has finished a game here yet; private games do not count. Be the first!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } in { $games }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Only players with at least { $games } games are listed.
leaderboard-picture = The top ten as bars: { $what }.
what-wins = wins
what-rate = win rate
what-rating = rating
period-today = today
period-week = this week
period-month = this month
period-all = all time
period-named = season { $name }
where-server = this server
where-channel = this channel
count-wins = { $count ->
    [0] no wins
    [one] 1 win
   *[other] { $count } wins
}
count-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
button-leaderboard = Leaderboard
