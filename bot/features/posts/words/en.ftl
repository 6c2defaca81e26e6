# Posts by the clock: the deal of the day, and the news of the week.

## Posting it in a server

deal-posts-ended = The bot may not write in { $channel }, so it does not post the deal of the day there any more. When it may, set it up again: { $command-server-settings }

## The news of the week

week-title = A week in cards
week-dates = { $since } to { $until }
week-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $people ->
    [one] 1 person
   *[other] { $people } people
}
week-climb = 📈 **{ $player }** climbed by { $points } in { $game }.
week-run = 🔥 **{ $player }** won { $count } games of { $game } in a row, the longest run.
week-close = 📸 The closest game: { $players } in { $game }.
week-bold = 🎲 The boldest moment: **{ $player }** in { $game }: { $what }.
week-note = It counts games that everybody here may see. A server's managers choose when it comes, or switch it off, with { $command-server-settings }.
button-week-close = The closest game
button-week-bold = The boldest moment
week-about-climb = climbed in { $game }
week-about-run = longest run in { $game }
week-about-close = closest game of { $game }
week-about-bold = boldest moment in { $game }
week-own-title = Your week in cards
week-own-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $wins }
week-own-climb = Rating in { $game }: { $points }
week-own-climb-in = Rating in { $game } ({ $server }): { $points }
week-own-run = Longest run: { $count } games of { $game } in a row
week-own-bold = Your boldest moment in { $game }: { $what }.
week-own-note = { $command-my-settings } switches this message off.
week-ended = The bot may not write in { $channel }, so it does not post the news of the week there any more. When it may, set it up again: { $command-server-settings }

## Weekdays

weekday-0 = Mondays
weekday-1 = Tuesdays
weekday-2 = Wednesdays
weekday-3 = Thursdays
weekday-4 = Fridays
weekday-5 = Saturdays
weekday-6 = Sundays
