# Tournaments: their commands, their messages, their news, and why something was refused.

## Commands

name-organise = organise
command-organise = For organisers: announce a tournament or a ladder, or found a club
name-turn-time = turn_time

## Changing a tournament

tournament-change = What was announced
tournament-change-note = Everybody sees what was changed last, and by whom. People who have signed up hear of a new start.
tournament-change-settled = It has begun, so this stays as it is.
tournament-change-title = Title
tournament-change-starts = Start
tournament-change-starts-hint = 20:00, Sat 20:00, 24 Dec 20:00, in 2 h, 90 min. Empty: it stays. 0: you begin it yourself.
tournament-change-starts-zone = Times are { $zone } here.
tournament-change-limit = Places
tournament-change-limit-hint = Later ones are on the waiting list. Empty: no limit.
tournament-change-check-in = Check-in
tournament-change-check-in-hint = How long before the start: 15 min, 2 h. Empty: none.
tournament-change-turn-seconds = Time for a turn
tournament-change-late = Late entry
tournament-change-late-hint = May people sign up after it has begun? Not in a knock-out.
tournament-change-computers = Computer players
tournament-change-computers-hint = May computer players fill tables up?
tournament-change-seats = Seats at a table
tournament-change-going-on = Going on from each table
tournament-change-rounds = Rounds
tournament-change-rounds-hint = Empty: as many as it takes to find one winner.
tournament-change-enough = as many as it takes
tournament-change-minutes = Minutes
tournament-change-channels = Channels
tournament-change-channels-hint = For tables, where no threads can be started. Empty: this channel.
tournament-change-house = House rules
tournament-change-unlimited = no limit
tournament-change-no-check-in = none
tournament-change-by-hand = when directors begin it
tournament-change-yes = yes
tournament-change-no = no
tournament-change-count-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
tournament-changed-by = ✏️ Changed by { $director }: { $what }
tournament-start-changed = the start of “**{ $title }**” has changed: { $when }.
tournament-start-by-hand = the start of “**{ $title }**” has changed: its directors will begin it.
tournament-start-clashes = At that time you are in another tournament here, too: **{ button-tournament-me }** says in which. Withdraw from one, or your tables wait for each other.
tournament-clashes = ⚠️ At the same time you are in “**{ $title }**”: { $link }. Withdraw from one, or your tables wait for each other.
button-tournament-change = Change …
button-tournament-changepart = Change
refused-rules-settled = It has begun, and what was announced holds until the end. Change it when you announce the next one.
refused-club-places-below-entered = { $there } people of one club are in already. Allow at least { $there } places for each club, or take somebody out first: **{ button-tournament-players }**.
refused-limit-below-entered = { $there } people are in already. Allow at least { $there }, or take somebody out first: **{ button-tournament-players }**.
refused-check-in-settled = Check-in is open already. Change the start instead.
refused-start-before-check-in = Check-in takes { $minutes } minutes, and there would be less time before the start. Begin later, or make check-in shorter.
refused-computers-entered = Computer players are in already. Take them out first: **{ button-tournament-players }**.
refused-bad-number = “{ $value }” is no number. Type digits only, such as 30.
notice-clocks-skip = The clocks skip that time on that day. The start is { $when }.
notice-clocks-repeat = The clocks show that time twice on that day. The start is the first of them, { $when }.

## Commands

name-format = format
name-title = title
name-rounds = rounds
name-limit = limit
name-starts = starts
name-tournament = tournament
name-mine = mine

command-tournament = Show a tournament, to you alone
command-tournament-new = Announce a tournament in this channel
command-tournament-new-game = Which game is played
command-tournament-new-format = How the tables follow from each other
command-tournament-new-title = What the tournament is called
command-tournament-mine = Your own page in it: results, next table, why you sit there
command-tournament-tournament = Which one; the newest in this channel, or with mine yours, if you say nothing

refused-unknown-tournament = There is no such tournament here. Members who can manage events can announce one.
refused-tournament-over = It is over. **{ button-tournament-standings }** shows how it ended.
refused-tournament-begun = It has already begun. You can watch its tables.
refused-tournament-not-begun = It has not begun yet. A director can begin it: **⋯**, **{ button-tournament-direct }**.
refused-tournament-paused = It is paused. A director can let it go on: **⋯**, **{ button-tournament-direct }**, then **{ button-tournament-resume }**.
refused-tournament-not-paused = It is not paused: there is nothing to resume.
refused-tournament-full = As many people are in as may play. Try again when somebody withdraws.
refused-entered-already = You are already in. **{ button-tournament-me }** shows your results and your next table.
refused-other-entered-already = { $player } is already in. Choose somebody who is not: **{ button-tournament-entrants }** shows who is.
refused-entered-elsewhere = You are in another tournament of this server at the same time: { $link }. Withdraw there first, or wait until it is over.
refused-not-entered = That is only for people who are in. Press **{ button-tournament-signup }** if it is still offered.
refused-disqualified = A director has disqualified this person, so they cannot enter. Ask a director if you think that is wrong.
refused-disqualified-already = This entrant is disqualified already. **{ button-tournament-players }** shows the others.
refused-check-in-open = Check-in is already open. Press **{ button-tournament-checkin }** if you play.
refused-check-in-closed = Check-in is not open. If there is one, I ask you before it begins.
refused-checked-in-already = You have already checked in. You will be pinged when your table opens.
refused-no-check-in = There is no check-in here. You can begin at once: **{ button-tournament-begin }**.
refused-too-many-live = At most { $most } tournaments, ladders and matches go on in a server at once. Wait until one is over.
refused-too-many-live-by-one = You have announced { $most } tournaments, ladders and matches that are not over, and nobody has more at once. Wait until one is over, or call one off: { $command-tournament }, then **⋯**, **{ button-tournament-direct }**.
refused-too-few-entrants = A tournament needs at least { $least } people, and { $here } are there. Wait until more have come, or call it off.
refused-too-few-people = A table needs at least { $least } people, and { $here } are there. Computer players can fill up: **{ button-tournament-change }**, *{ tournament-change-computers }*.
refused-not-director = Only directors may do that. Ask the organiser.
refused-not-organiser = Only the organiser chooses directors. Ask them.
refused-director-already = { $player } may direct already.
refused-no-director = { $player } does not direct, or is the organiser, who always does.
refused-too-many-directors = There are at most { $most } directors besides the organiser. Remove one first.
refused-unknown-entrant = Nobody like that is in it. Choose somebody from the list.
refused-unknown-pairing = There is no such table here. Choose one from the list.
refused-pairing-over = This table already has a result. A director can change it: **{ button-tournament-results }**.
refused-table-open = This table is already open. Its link is on the page **{ button-tournament-round }**.
refused-tables-open = Some tables have no result yet. Wait for them, or enter their results: **{ button-tournament-results }**.
refused-no-table = No table is open for these players. The next one opens by itself.
refused-bad-draw = These players cannot be drawn now. Please try again in a moment.
refused-bad-places = Those are no places for this table. Enter one number for each player, from 1; who is level shares a place, such as 1 1 3.
refused-same-result = That is the result already, so nothing has changed. Enter another one, or close the form.
refused-next-table-begun = This change would send somebody else on, but cards have been played at their next table already. Enter the next table's result by hand instead: **{ button-tournament-results }**.
refused-corrections-over = It has been over for more than a day, so the results stay. Say what was wrong in the channel, for everybody to read.
refused-reason-missing = A reason is missing. Say in a few words why; everybody sees it.
refused-reason-too-long = This reason is too long: it may have { $most } characters. Say it in fewer words.
refused-title-too-long = This title is too long: it may have { $most } characters. Choose a shorter one.
refused-bad-going-on = { $most ->
    [1] Only 1 can go on from a table of two.
   *[other] From each table, at most { $most } can go on: fewer than sit there.
}
refused-bad-rounds = A Swiss tournament has { $least } to { $most } rounds.
refused-bad-minutes = An arena lasts { $least } to { $most } minutes.
refused-bad-limit = Between { $least } and { $most } people can enter.
refused-bad-check-in = Check-in can last { $least } to { $most } minutes.
refused-bad-turn-time = A player may think for { $least } to { $most } seconds.
refused-start-past = That moment is in the past. Choose a later one.
refused-start-too-far = That is more than a year ahead. Choose an earlier moment.
refused-late-knock-out = Nobody can enter a knock-out after it has begun.
refused-no-computers = This game has no computer players.
refused-needs-manage-events = To announce that, one needs *Manage Events*, *Manage Messages* or *Manage Server*. Ask somebody who has one of them.

## News

tournament-channel-gone-organiser = “**{ $title }**” is over: its channel was deleted. The results so far stay.
tournament-left-to-directors = **{ $title }**: table { $number } was closed three times without a result. A director decides it: **⋯**, **{ button-tournament-direct }**, then **{ button-tournament-results }**.
tournament-game-missing = “**{ $title }**” is paused: the game “{ $missing }” is not available here at the moment. When it is back, a director presses **⋯**, **{ button-tournament-direct }**, then **{ button-tournament-resume }**.
tournament-without-threads = I may not start threads here, so the tables open in { $channels }, one after the other.
refused-not-for-tables = Tables cannot open in { $channel }: both you and I must be able to write there.
tournament-news-few = “**{ $title }**” has not begun: it needs { $least } people, and { $here } checked in. Whoever is late can still check in for 15 minutes.
button-tournament-wait = Wait five minutes
button-tournament-withcomputers = Begin with computers
tournament-news-won = 🏆 **{ $player }** wins “**{ $title }**”.
tournament-news-won-ahead = 🏆 **{ $player }** wins “**{ $title }**”, ahead of { $players }.
tournament-news-shared = 🏆 { $players } share the first place in “**{ $title }**”.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = “**{ $title }**” was called off. It does not take place.
tournament-news-disqualified = { $director } has disqualified you from “**{ $title }**”: { $reason }
tournament-news-taken-out = { $director } has taken you out of “**{ $title }**”: { $reason }
tournament-news-replaced = **{ $title }**: { $player } plays on in the place of { $former }, with all results.
tournament-moved-up = a place in “**{ $title }**” has become free: you are in. You will be pinged when your table opens.
tournament-news-bye-next = **{ $title }**, { $round }: you have no table, and go on to the next round.
tournament-news-bye = **{ $title }**, { $round }: you have no table, which counts as a win.
tournament-moved-up-check-in = a place in “**{ $title }**” has become free: you are in. Press **{ button-tournament-checkin }** before it begins, or you lose your place.
tournament-check-in-opened = check-in for “**{ $title }**” is open. Press **{ button-tournament-checkin }** before it begins, or you lose your place.
tournament-check-in-opened-until = check-in for “**{ $title }**” is open. It begins at { $when }: press **{ button-tournament-checkin }** before that, or you lose your place.
table-result-entered = A director has entered the result of this table; the message here says which, and why. The game ends here.
table-decided = This table is decided, because too few of its players still take part. Those who stayed come first. The game ends here.
table-called-off = Called off: the game at this table no longer counts.
refused-not-a-member = { $player } is a bot or no member of this server. Choose a person who is here.
refused-signed-up-too-often = You have signed up too often. Ask a director if you want to play.
tournament-news-corrected = ✏️ **{ $title }**: { $director } corrected the result of table { $number } after the end: { $reason }
tournament-news-changed = ✏️ **{ $title }**: { $director } changed the result of table { $number }: { $reason }
tournament-news-entered = ✏️ **{ $title }**: { $director } entered the result of table { $number }: { $reason }

## Places to play

tournament-lacks = ⚠️ No table can open: I need { $permissions } in { $channel }.
tournament-lacks-threads = ⚠️ I cannot open threads for the tables without { $permissions } in { $channel }. Until I have that, the tables open in { $channels }, one after the other.
tournament-lacks-paused = “**{ $title }**” is paused: I cannot open its tables without { $permissions } in { $channel }. Give me that, then a director presses **⋯**, **{ button-tournament-direct }** and **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Your table opens as soon as you have finished at the one of “**{ $title }**”: { $where }
tournament-waits-for-other = ⏳ Your table waits for somebody who still sits at a table of another tournament.
tournament-me-others = You are in others, too: { $tournaments }
tournament-channel-dropped = **{ $title }**: a channel named for its tables has been deleted. They open in { $channels } now.
tournament-waits-for-table = ⏳ The next table waits until another one in its channel is over: { $tables }. A director can close that one there with { $end }.
tournament-thread = Table { $number } · { $title }

## The message of a tournament

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
tournament-starts-by-organiser = Starts when { $organiser } starts it.
tournament-starts-by-directors = Starts when a director starts it.
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
tournament-byes-knock-out = Bye: { $players }
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
tournament-picture-podium = The podium: { $places }.

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
tournament-next-won = 🏆 You have won “**{ $title }**”!
tournament-next-table = You go on · { $round }: { $where }
tournament-next-out = You are out.
tournament-next-out-final = You are out. The final: { $where }
tournament-next-final = You are in the final. It comes when the others have finished.
tournament-reached-won = winner
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
tournament-withdraw-question = Do you want to withdraw from “**{ $title }**”? Your results stay, but you get no further table. If you are at a table now, the computer plays for you, and you come last there.
tournament-withdraw-question-early = Do you want to give up your place in “**{ $title }**”?
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
tournament-direct-begin-now = Do you want to begin “**{ $title }**” now?
tournament-direct-call-off = Do you want to call off “**{ $title }**”? Its tables are closed, and nobody can take that back. The results so far stay.
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
button-tournament-show = Overview

## What is said after a click

notice-tournament-entered = You are in “**{ $title }**”. You will be pinged when your table opens.
notice-tournament-entered-here = You are in “**{ $title }**”, and you have checked in with that. You will be pinged when your table opens.
notice-tournament-entered-check-in = You are in “**{ $title }**”. From { $when } on, press **{ button-tournament-checkin }**, or you lose your place.
notice-tournament-entered-asked = You are in “**{ $title }**”. When check-in opens, you are pinged: press **{ button-tournament-checkin }** then, or you lose your place.
notice-tournament-waiting = “**{ $title }**” is full. You are number { $number } on the waiting list: the next free place is yours, and you are pinged.
notice-tournament-here = You have checked in. You will be pinged when your table opens.
notice-tournament-withdrew = You have withdrawn from “**{ $title }**”.
notice-tournament-adjusted = ✅ Done: the result of table { $number } is entered.
notice-tournament-corrected = ✅ Done: the result of table { $number } is corrected.
notice-tournament-disqualified = ✅ Done: { $player } is disqualified.
notice-tournament-taken-out = ✅ Done: { $player } is taken out of the tournament.
notice-tournament-replaced = ✅ Done: { $player } plays on for { $former }.
tournament-ping = { $players }: your table in “**{ $title }**” is open. First to move: { $first }, by { $when }.
tournament-ping-waiting = { $players }: your table in “**{ $title }**” is open.
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

# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

## Ladders

ladder-tournament-no-winner = The season is over. Nobody stands on the ladder.
ladder-tournament-called-off = The season was ended early. The order stays.
ladder-tournament-called-off-by = { $player } ended the season early. The order stays.
ladder-tournament-channel-gone = The ladder ended because its channel was deleted. The order stays.
ladder-tournament-absence = If you do not make your first move within { $time }, you are away: the computer plays for you, and you lose.
ladder-tournament-absence-usual = If you do not make your first move in time, you are away: the computer plays for you, and you lose.
ladder-tournament-direct-call-off = Do you want to end the season of “**{ $title }**” now? Its open challenges are off, its tables are closed, and nobody can take that back. The order stays.
ladder-tournament-take-out-title = Take somebody off the ladder
ladder-button-tournament-calloff = End the season
ladder-button-tournament-calloffsure = Yes, end it
ladder-button-tournament-takeout = Take off the ladder

ladder-refused-unknown-tournament = There is no such ladder in this server. { $command-ladder } shows the one that there is.
ladder-refused-tournament-over = The season of this ladder is over. { $command-ladder } shows whether the next one has begun.
ladder-refused-not-entered = You do not stand on this ladder yet. Press **{ button-ladder-join }**: you begin at the last place.
ladder-refused-entered-already = You are on this ladder already. **{ button-ladder-me }** shows your place and your challenge.
ladder-refused-bad-limit = Between { $least } and { $most } people can stand on a ladder. Choose such a limit with { $command-organise-ladder }.

## The message of a ladder

name-reach = reach
name-days = days
name-weeks = weeks
name-ladder = ladder

command-ladder = A season's standing challenge: everybody has a place
command-ladder-new = Announce a ladder in this channel
command-ladder-new-game = Which game is played, always by two
command-ladder-new-title = What the ladder is called
command-ladder-new-reach = How many places above oneself one may challenge; 3 if you say nothing
command-ladder-new-days = How many days there are to play a challenge; 7 if you say nothing
command-ladder-new-weeks = How many weeks the season lasts; 8 if you say nothing
command-ladder-new-limit = How many people may stand on it; the others are on the waiting list
command-ladder-new-turn-time = How long a player may think
command-ladder-show-ladder = Which one; yours if you say nothing

tournament-format-ladder = ladder
tournament-about-ladder = Everybody has a place. Beat somebody a few places above you, and you take theirs.
why-challenge = The first of them challenged the second, and both were ready to play.

ladder-tournament-untitled = { $game } ladder
ladder-weeks = { $count ->
    [one] a season of 1 week
   *[other] a season of { $count } weeks
}
ladder-season-until = The season lasts from { $since } until { $when } ({ $countdown }).
ladder-season-ending = The season is over. The challenges that are still open are played; no new ones are made.
ladder-season-won = 🏆 **{ $player }** is first on “**{ $title }**” at the end of the season.
ladder-season-won-ahead = 🏆 **{ $player }** is first on “**{ $title }**” at the end of the season, ahead of { $players }.
ladder-tournament-paused = ⏸️ The ladder is paused. Nobody is challenged, and no time runs out.
ladder-how = { $count ->
    [one] Press **{ button-ladder-join }**, then challenge the person who stands 1 place above you.
   *[other] Press **{ button-ladder-join }**, then challenge somebody who stands up to { $count } places above you.
}
ladder-nobody = Nobody stands on it yet. Be the first!
ladder-order = Order
ladder-open = Open challenges
ladder-results = Latest results
ladder-challenge = { $challenger } challenges { $challenged } ({ $place }.)
ladder-is-ready = ✋ { $player } is ready
ladder-result-played = { $challenger } beat { $challenged } and takes place { $place }
ladder-result-conceded = { $challenged } conceded: { $challenger } takes place { $place }
ladder-result-unanswered = { $challenged } never answered: { $challenger } takes place { $place }
ladder-result-kept = { $challenged } keeps place { $place } against { $challenger }
ladder-ended-taken-back = { $challenger } took the challenge to { $challenged } back
ladder-ended-run-out = { $challenger } and { $challenged } did not play in time: the places stay
ladder-ended-left = The challenge of { $challenger } to { $challenged } is off: one of them has left
ladder-ended-broken-off = The challenge of { $challenger } to { $challenged } is off: the ladder has ended

## The message of a challenge

ladder-told = ⚔️ { $mention }: **{ $challenger }** challenges you for place **{ $place }** on “**{ $title }**”.
ladder-told-until = You have until { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] Press **{ button-ladder-ready }** when you can play now. If both of you are ready within 1 minute, your table opens. If only { $challenger } is ever ready, and by { $when }, the place is theirs.
   *[other] Press **{ button-ladder-ready }** when you can play now. If both of you are ready within { $count } minutes, your table opens. If only { $challenger } is ever ready, and by { $when }, the place is theirs.
}
ladder-told-table = Your table: { $where }
ladder-ready-until = ✋ **{ $player }** is ready until { $when }.
ladder-ready-ping = { $mention }: **{ $player }** is ready for your challenge on “**{ $title }**”. Press **{ button-ladder-ready }** by { $when }, and your table opens:

## How it works

ladder-about-title = How this ladder works
ladder-about-places = Everybody has a place. If you join, you stand last.
ladder-about-reach = { $count ->
    [one] You challenge the person 1 place above you. If you win, you change places. If you lose or tie, nothing changes.
   *[other] You challenge somebody up to { $count } places above you. If you win, you change places. If you lose or tie, nothing changes.
}
ladder-about-time = { $count ->
    [one] You have 1 day to play. Each has one open challenge at a time.
   *[other] You have { $count } days to play. Each has one open challenge at a time.
}
ladder-about-ready = { $count ->
    [one] Press **{ button-ladder-ready }** when you can play. If the other one is ready within 1 minute, your table opens, and both of you are pinged.
   *[other] Press **{ button-ladder-ready }** when you can play. If the other one is ready within { $count } minutes, your table opens, and both of you are pinged.
}
ladder-about-silence = If only the challenger was ever ready, and { $hours } hours or more before the time is up, they take the place. Otherwise nothing changes.
ladder-about-again = { $count ->
    [one] The same two wait 1 day before they meet again, unless nobody else is within reach.
   *[other] The same two wait { $count } days before they meet again, unless nobody else is within reach.
}
ladder-about-leave = If you withdraw, those below move up. If you come back, you stand last.
ladder-about-season = { $count ->
    [one] The season lasts 1 week. After that, only open challenges are played.
   *[other] The season lasts { $count } weeks. After that, only open challenges are played.
}

## One's own page

ladder-me-place = Your place: **{ $place }** of { $count }
ladder-me-not-on = You do not stand on this ladder. Press **{ button-ladder-join }**: you begin at the last place.
ladder-me-over = The season is over.
ladder-me-free = You have no open challenge.
ladder-me-ready = Press **{ button-ladder-ready }** when you can play now.
ladder-me-both-ready = Both of you are ready: your table opens in a moment.
ladder-me-past = Your challenges so far
ladder-pick-title = Whom do you challenge?
ladder-pick-about = { $count ->
    [one] They are pinged once, and you have 1 day to play.
   *[other] They are pinged once, and you have { $count } days to play.
}
ladder-pick-first = You stand first. Nobody is above you: wait until somebody challenges you.
ladder-pick-nobody = You can challenge nobody at the moment. Try again later.
ladder-pick-list = Choose somebody
ladder-cannot-busy = has an open challenge
ladder-cannot-lately = you can meet again { $when }
ladder-concede-question = Do you concede? **{ $challenger }** then takes place **{ $place }** without a game, and you get theirs.
ladder-withdraw-question = Do you want to withdraw from “**{ $title }**”? You lose your place, and those below you move up. If you come back, you stand last.

## Buttons

button-ladder-join = Join
button-ladder-challenge = Challenge…
button-ladder-me = My page
button-ladder-order = Whole order
button-ladder-about = How it works
button-ladder-ready = Ready
button-ladder-concede = Concede
button-ladder-concedesure = Yes, concede
button-ladder-takeback = Take back
button-ladder-next = New season

## What is said after a click

notice-ladder-joined = You stand on “**{ $title }**”. Press **{ button-ladder-challenge }** to challenge somebody above you.
notice-ladder-joined-first = You stand on “**{ $title }**”, at the first place. People who join can challenge you.
notice-ladder-challenged = You have challenged { $player }, who is told in { $channel }. Press **{ button-ladder-ready }** when you can play now.
notice-ladder-ready = You are ready until { $when }. As soon as the other one is, too, your table opens and you are pinged. After { $when }, press **{ button-ladder-ready }** again.
notice-ladder-conceded = You have conceded. Your places are changed.
notice-ladder-taken-back = You have taken your challenge back. Nothing has changed.
notice-ladder-next = { $count ->
    [one] The next season of “**{ $title }**” has begun in { $channel }, with 1 person. Nobody is pinged.
   *[other] The next season of “**{ $title }**” has begun in { $channel }, with { $count } people in the same order. Nobody is pinged.
}

## Why something was refused

refused-unknown-ladder = There is no such ladder here. Members who can manage events can announce one.
refused-no-ladder = This is no ladder. { $command-ladder } shows one.
refused-not-for-two = By these rules, this game needs more than two, and on a ladder two play. Choose another game with { $command-organise-ladder }.
refused-bad-reach = One may challenge { $least } to { $most } places above oneself. Choose such a number with { $command-organise-ladder }.
refused-bad-days = There are { $least } to { $most } days to play a challenge. Choose such a number with { $command-organise-ladder }.
refused-bad-weeks = A season lasts { $least } to { $most } weeks. Choose such a number with { $command-organise-ladder }.
refused-challenge-self = You cannot challenge yourself. Choose somebody above you: **{ button-ladder-challenge }**.
refused-challenge-nobody = { $player } does not stand on this ladder. Choose somebody who does: **{ button-ladder-challenge }**.
refused-challenge-below = { $player } stands below you. Choose somebody above you: **{ button-ladder-challenge }**.
refused-challenge-too-far = That is too far up: you may challenge up to { $reach } places above you. Choose somebody nearer: **{ button-ladder-challenge }**.
refused-challenge-left = This person has left the server. Choose somebody else: **{ button-ladder-challenge }**.
refused-challenging-already = You have an open challenge already. Play it first, or end it: **{ button-ladder-me }**.
refused-challenged-already = { $player } has an open challenge already. Wait until it is over, or choose somebody else: **{ button-ladder-challenge }**.
refused-challenged-lately = You and { $player } have met lately. You can challenge them again from { $when } on, or somebody else now: **{ button-ladder-challenge }**.
refused-season-over = The season is over. A director can begin the next one when the last challenges are played.
refused-season-not-over = The next season begins when this one is over. A director can end it now: **⋯**, **{ button-tournament-direct }**, then **{ ladder-button-tournament-calloff }**.
refused-season-begun = The next season has begun already. { $command-ladder } shows it.
refused-ladder-waiting = You are on the waiting list. The next free place is yours.
refused-unknown-challenge = There is no such challenge on this ladder. **{ button-ladder-me }** shows yours.
refused-not-your-challenge = This is not your challenge. **{ button-ladder-me }** shows whether you have one.
refused-challenge-over = This challenge is over. **{ button-ladder-me }** shows how it ended.
refused-challenge-at-table = This challenge is already being played. The link to your table is here: **{ button-ladder-me }**.
refused-ready-already = You are ready until { $when } already. You are pinged as soon as the other one is, too.
refused-only-challenged = Only the person who was challenged can concede. You can take your challenge back: **{ button-ladder-me }**.
refused-only-challenger = Only the challenger can take it back. You can concede: **{ button-ladder-me }**.
