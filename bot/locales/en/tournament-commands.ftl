# The commands of tournaments, and why something was refused. Each refusal says what to do.

name-show = show
name-format = format
name-title = title
name-rounds = rounds
name-limit = limit
name-starts-in = starts_in
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
refused-bad-seats = At a table of this game, { $least } to { $most } can play by these rules.
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
