# Tournaments: the event's message, its pages, its buttons.

tournament-untitled = { $game } tournament
tournament-format-knock-out = knock-out
tournament-format-swiss = Swiss system
tournament-format-round-robin = round robin
tournament-format-arena = arena
tournament-tables-of = { $count ->
    [2] tables of 2
   *[other] tables of up to { $count }
}
tournament-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournament-about-knock-out = { $count ->
    [one] The winner of each table goes on. Everybody else is out.
   *[other] The best { $count } of each table go on. Everybody else is out.
}
tournament-about-swiss = Everybody plays in every round, against people with about as many points whom they have met least.
tournament-about-round-robin = Everybody meets everybody.
tournament-about-arena = { $count ->
    [one] For 1 minute, whoever is free plays whoever is free: as many games as you can.
   *[other] For { $count } minutes, whoever is free plays whoever is free: as many games as you can.
}
tournament-starts = It begins { $when } ({ $countdown }).
tournament-starts-soon = It begins in a moment.
tournament-starts-by-organiser = It begins when a director begins it.
tournament-check-in-later = { $count ->
    [one] In the last minute before that, press **{ button-tournament-checkin }**. If you do not, you lose your place.
   *[other] In the last { $count } minutes before that, press **{ button-tournament-checkin }**. If you do not, you lose your place.
}
tournament-check-in-asked = Before it begins, you are asked to press **{ button-tournament-checkin }**. If you do not, you lose your place.
tournament-check-in-now = **Check-in is open.** Press **{ button-tournament-checkin }** if you are here. If you do not, you lose your place.
tournament-organiser = Organiser: { $player }
tournament-directors = Directors: { $players }
tournament-nobody = Nobody has signed up yet. Be the first!
tournament-in = { $count ->
    [one] **1** is in
   *[other] **{ $count }** are in
}
tournament-in-of = **{ $number }** of { $limit } places are taken
tournament-waiting = { $count ->
    [one] 1 on the waiting list
   *[other] { $count } on the waiting list
}
tournament-here = { $count ->
    [one] 1 has checked in
   *[other] { $count } have checked in
}
tournament-computers = { $count ->
    [one] 1 computer player
   *[other] { $count } computer players
}
tournament-computer = 🤖 Computer { $number }
tournament-more = { $count ->
    [one] … and 1 more
   *[other] … and { $count } more
}
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-final = Final
tournament-semi-final = Semi-final
tournament-quarter-final = Quarter-final
tournament-arena-until = New games begin until { $when } ({ $countdown }).
tournament-arena-closed = No new games begin any more. The last ones are played to their end.
tournament-paused = ⏸️ Paused. No new table opens; games under way are played on.
tournament-progress = { $all ->
    [one] Results: { $done } of { $all } table
   *[other] Results: { $done } of { $all } tables
}
tournament-drawing = The next tables are about to be drawn.
tournament-table = **Table { $number }** · { $players }
tournament-table-soon = not open yet
tournament-table-changed = ✏️ { $director } changed this result: { $reason }
tournament-table-changed-former = ✏️ A director changed this result: { $reason }
tournament-table-entered = ✏️ { $director } entered this result: { $reason }
tournament-table-entered-former = ✏️ A director entered this result: { $reason }
tournament-absent = { $player } ({ $why })
tournament-out-disqualified = ⛔ Disqualified by { $director }: { $reason }
tournament-out-taken-out = ⛔ Taken out by { $director }: { $reason }
tournament-some-director = a director
tournament-byes = No table in this round (counts as a win): { $players }
tournament-byes-round-robin = No table in this round: { $players }
tournament-byes-knock-out = Goes on without a table in this round: { $players }
tournament-standings = Standings
tournament-standings-empty = Nobody has a result yet.
tournament-standings-yours = Your place: { $line }
tournament-points = { $number ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
}
tournament-reached = reached: { $round }
tournament-tie-break = { $name } { $value }
tournament-winner = 🏆 { $player } wins the tournament!
tournament-winners = 🏆 { $players } share the first place!
tournament-no-winner = It is over. Nobody has won.
tournament-called-off = Called off. The results so far stay.
tournament-called-off-by = Called off by { $player }. The results so far stay.
tournament-too-few = It does not take place: it needs { $least } people, and { $here ->
    [0] nobody was there
    [one] only 1 was there
   *[other] only { $here } were there
}.
tournament-channel-gone = It ended because its channel was deleted. The results so far stay.
tournament-bracket-bye = goes on without a table
tournament-picture-bracket = The tables of the knock-out, and who went on.
tournament-picture-standings = The first of the standings with their results: { $players }.

## Who is in

tournament-entrants = Who is in
tournament-entrants-waiting = Waiting list
tournament-entrants-out = No longer in

## Why these tables

tournament-why-title = Why do these sit together?
why-level = { $count ->
    [2] Both had { $points } before this round.
   *[other] All had { $points } before this round.
}
why-near = Their points were as near as could be: { $players }.
why-with-points = { $player } { $points }
why-never-met = None of them had met before.
why-met = { $count ->
    [one] { $players } had met once before: everybody else with such points was met or taken.
   *[other] { $players } had met { $count } times before: everybody else with such points was met or taken.
}
why-new = { $count ->
    [0] Those who were left sit together; nobody here meets for the first time.
    [one] One pair of them meets for the first time.
   *[other] { $count } pairs of them meet for the first time.
}
why-first = It was the first round, so the lot alone decided.
why-byes-swiss = Not everybody can sit at a table. A computer player stays without one first, then the one with the fewest byes, then with the fewest points; then the lot decides.
why-byes-knock-out = The entrants do not fit the tables exactly. The one with the fewest byes goes on without a table, then the lot decides.
why-byes-round-robin = By the schedule, some have no table in each round, and everybody as often as the others.
why-lot = The lot decided everything else.
why-bracket = They came here through the knock-out: { $players }.
why-from-table = { $player } from table { $number }
why-from-bye = { $player } without a table
why-final = All who were left sit at one table.
why-schedule = Everybody meets everybody, and these two had not met.
why-free = { $count ->
    [0] They were free at the same time.
    [one] They were free at the same time; the longest waited 1 minute.
   *[other] They were free at the same time; the longest waited { $count } minutes.
}
why-small = { $count ->
    [one] The table has 1 seat fewer than it could have, because the entrants cannot be divided evenly.
   *[other] The table has { $count } seats fewer than it could have, because the entrants cannot be divided evenly.
}
why-computer = { $players }: so that the table is full.
tournament-why-seal = What the reasons leave open, the lot decides. The draw follows from the results so far and from a seed that was sealed beforehand.

## Explanations

tournament-about-title = How it works
tournament-about-points = At a table of two, a win is worth 1 point and a tie ½. At a larger table, you get the share of the others that you beat; those level with you count half.
tournament-about-points-two = A win is worth 1 point and a tie ½.
tournament-about-byes = If you have no table in a round, you get 1 point, as for a win.
tournament-absence = If you do not make your first move within { $time }, you are away: the computer plays for you, and you come behind everybody who stayed.
tournament-absence-usual = If you do not make your first move in time, you are away: the computer plays for you, and you come behind everybody who stayed.
tournament-about-late = You can still sign up after it has begun. You play from the next round on.
tournament-about-not-late = Nobody can sign up after it has begun.
tournament-about-computers = Computer players fill tables up. They win no prize place.
tournament-about-ties = Level? These decide, in this order:

## The seal

tournament-seal-title = The seal of the draws
tournament-seal-about = Each draw follows from the results before it and from a seed. This is the seal of that seed, published before anybody could sign up:
tournament-seal-later = The seed is published here when it is over. Then anybody can check every draw.
tournament-seal-open = This is the seed. With it, anybody can check every draw:
tournament-seal-record = The file has everything from which the draws follow, as text and without names. It can be checked with our program and without; the bot's documentation says how.

## A player's own page

tournament-me-title = { $title }: your page
tournament-me-not-in = You have not signed up.
tournament-me-replaced = { $player } has taken your place, with all results.
tournament-me-replaced-table = Your game at table { $number } goes on, and you may finish it: { $where }. Its result counts for { $player }.
tournament-me-stand-in = The person whose place you have taken still plays this game, and its result counts for you. You play from your next table on.
tournament-me-in = You are in.
tournament-me-check-in = You are in, but you have not checked in yet: press **{ button-tournament-checkin }**.
tournament-me-here = You are in, and you have checked in.
tournament-me-waiting = You are number { $number } on the waiting list. The next free place is yours.
tournament-me-withdrew = You have withdrawn.
tournament-me-not-there = You did not come, so you no longer take part.
tournament-me-no-check-in = You did not check in in time, so you have lost your place.
tournament-me-disqualified = A director has **disqualified** you: { $reason }
tournament-me-taken-out = A director has **taken you out**: { $reason }
tournament-me-left-server = You had left the server, so you no longer take part.
tournament-me-forgotten = You no longer take part.
tournament-me-results-stay = Your results stay.
tournament-me-knocked-out = You are out. Thank you for playing!
tournament-me-over = It is over.
tournament-me-place = Your place: **{ $place }** of { $count } · { $points }
tournament-me-table = **Your table: { $number }** · { $players } · { $where }
tournament-me-bye = You have no table in this round.
tournament-me-bye-next = You have no table in this round and go on to the next.
tournament-me-wait = Your next table comes when the others have finished. You will be pinged.
tournament-me-wait-arena = Your next table comes as soon as somebody else is free. You will be pinged.
tournament-me-results = Your results
tournament-result-won = won against { $players }
tournament-result-level = level with { $players }
tournament-result-lost = lost to { $players }
tournament-result-place = place { $place } · { $players }
tournament-result-bye = no table (counts as a win)
tournament-result-bye-next = no table, went on
tournament-result-bye-round-robin = no table
tournament-result-absent = { $why ->
    [withdrew] you had withdrawn
    [taken-out] a director had taken you out
    [disqualified] you were disqualified
    [left-server] you had left the server
    [not-there] you did not come
   *[other] you went away
}
tournament-result-open = being played · { $players }
tournament-result-broken-off = broken off · { $players }
tournament-withdraw-question = Do you want to withdraw from **{ $title }**? Your results stay, but you get no further table. If you are at a table now, the computer plays for you, and you come last there.
tournament-withdraw-question-early = Do you want to give up your place in **{ $title }**?
tournament-withdraw-waiting = It goes to the first on the waiting list.

## The directors' page

tournament-direct-title = { $title }: for directors
tournament-direct-open = { $count ->
    [0] No table is waiting for a result.
    [one] 1 table is waiting for a result.
   *[other] { $count } tables are waiting for a result.
}
tournament-direct-missing = { $count ->
    [one] 1 computer player fills the tables up when it begins.
   *[other] { $count } computer players fill the tables up when it begins.
}
tournament-direct-note = What you change here, everybody sees, with your name and your reason.
tournament-direct-pick-open = A table without a result
tournament-direct-pick-result = A table whose result to enter or change
tournament-direct-pick-player = An entrant
tournament-direct-option = Table { $number }: { $players }
tournament-direct-won = { $player } won
tournament-direct-level = They were level
tournament-direct-results = Enter or change a result
tournament-direct-results-none = No table has been drawn yet.
tournament-direct-players = Entrants
tournament-direct-begin = { $count ->
    [one] 1 person has not checked in, and loses their place if it begins now: { $players }. Begin anyway?
   *[other] { $count } people have not checked in, and lose their places if it begins now: { $players }. Begin anyway?
}
tournament-direct-call-off = Do you want to call off **{ $title }**? Its tables are closed, and nobody can take that back. The results so far stay.
tournament-why-out-withdrew = withdrew
tournament-why-out-taken-out = taken out
tournament-why-out-away = went away
tournament-why-out-not-there = did not come
tournament-why-out-disqualified = disqualified
tournament-why-out-left-server = left the server
tournament-why-out-forgotten = data deleted
tournament-adjust-title = Table { $number }: result
tournament-adjust-about = Everybody sees this change, with your name and your reason. If the game is still going on, it is broken off, and this result stands. The rounds that are already drawn stay as they are.
tournament-adjust-places = Places
tournament-adjust-places-hint = One number for each, in this order. Level ones share a place, such as 1 1 3.
tournament-adjust-winner = Who won?
tournament-adjust-level = Nobody: they are level
tournament-adjust-reason = Reason
tournament-adjust-reason-hint = Everybody sees it.
tournament-take-out-title = Take an entrant out
tournament-take-out-about = { $player } no longer takes part. The results so far stay. Where late entry is allowed, they can come back.
tournament-disqualify-title = Disqualify an entrant
tournament-disqualify-about = { $player } no longer takes part and cannot sign up again. The results so far stay.
tournament-replace-title = Replace an entrant
tournament-replace-about = Another person goes on for { $player }, with all results. They are not asked, so ask them first.
tournament-replace-who = Who goes on
tournament-directors-title = Directors
tournament-directors-about = Directors may do all that you may as the organiser, except for choosing directors.
tournament-directors-who = Directors

## Buttons

button-tournament-signup = Sign up
button-tournament-withdraw = Withdraw
button-tournament-withdrawsure = Yes, withdraw
button-tournament-back = No, back
button-tournament-checkin = Check in
button-tournament-me = My page
button-tournament-standings = Standings
button-tournament-round = Tables
button-tournament-why = Why these tables?
button-tournament-about = How it works
button-tournament-seal = Check the draw
button-tournament-entrants = Who is in
button-tournament-show = Overview
button-tournament-direct = For directors
button-tournament-opencheckin = Open check-in
button-tournament-begin = Begin now
button-tournament-beginsure = Yes, begin
button-tournament-fill = Fill up with computers
button-tournament-pause = Pause
button-tournament-resume = Resume
button-tournament-calloff = Call off
button-tournament-calloffsure = Yes, call it off
button-tournament-results = Results
button-tournament-players = Entrants
button-tournament-directors = Directors
button-tournament-takeout = Take out
button-tournament-disqualify = Disqualify
button-tournament-replace = Replace
button-tournament-again = Correct it

## What is said after a click

notice-tournament-entered = You are in **{ $title }**. You will be pinged when your table opens.
notice-tournament-entered-here = You are in **{ $title }**, and you have checked in with that. You will be pinged when your table opens.
notice-tournament-entered-check-in = You are in **{ $title }**. From { $when } on, press **{ button-tournament-checkin }**, or you lose your place.
notice-tournament-entered-asked = You are in **{ $title }**. When check-in opens, you are pinged: press **{ button-tournament-checkin }** then, or you lose your place.
notice-tournament-waiting = **{ $title }** is full. You are number { $number } on the waiting list: the next free place is yours, and you are pinged.
notice-tournament-here = You have checked in. You will be pinged when your table opens.
notice-tournament-withdrew = You have withdrawn from **{ $title }**.
notice-tournament-adjusted = ✅ Done: the result of table { $number } is entered.
notice-tournament-corrected = ✅ Done: the result of table { $number } is corrected.
notice-tournament-disqualified = ✅ Done: { $player } is disqualified.
notice-tournament-taken-out = ✅ Done: { $player } is taken out of the tournament.
notice-tournament-replaced = ✅ Done: { $player } plays on for { $former }.
tournament-ping = { $players }: your table in **{ $title }** is open. First to move: { $first }, by { $when }.
tournament-ping-waiting = { $players }: your table in **{ $title }** is open.
tournament-ping-absence = If you miss your first move, the computer plays for you until you are back; if you stay away, you come last.

## Tie-breaks

tie-break-line = **{ $name }:** { $about }
tie-break-buchholz = Buchholz
tie-break-buchholz-cut = Buchholz without the lowest
tie-break-wins = wins
tie-break-direct = direct result
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-rounds = rounds survived
tie-break-last-table = points at the last table
tie-break-games = games
tie-break-buchholz-about = the points of all whom you have met, added up (at a larger table, their average): who had the harder opponents is ahead.
tie-break-buchholz-cut-about = the same without the table where it was least, so that one weak table does not cost you your place.
tie-break-wins-about = how many tables you have won.
tie-break-direct-about = how you did against those who are level with you.
tie-break-sonneborn-berger-about = the points of those whom you have beaten, and half the points of those with whom you were level.
tie-break-rounds-about = how many rounds you have survived.
tie-break-last-table-about = which share of the others you left behind you there.
tie-break-games-about = who needed fewer games for the same points is ahead.
