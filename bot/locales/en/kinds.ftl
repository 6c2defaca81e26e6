# What ladders and matches say in place of what tournaments say. Each key is the kind, then the tournaments' key.

## Ladders

ladder-tournament-no-winner = The season is over. Nobody stands on the ladder.
ladder-tournament-called-off = The season was ended early. The order stays.
ladder-tournament-called-off-by = { $player } ended the season early. The order stays.
ladder-tournament-channel-gone = The ladder ended because its channel was deleted. The order stays.
ladder-tournament-channel-gone-organiser = Your ladder **{ $title }** is over: the channel that it was in has been deleted. Its order is kept.
ladder-tournament-absence = If you do not make your first move within { $time }, you are away: the computer plays for you, and you lose.
ladder-tournament-absence-usual = If you do not make your first move in time, you are away: the computer plays for you, and you lose.
ladder-tournament-me-withdrew = You have withdrawn from this ladder.
ladder-tournament-me-disqualified = A director has **disqualified** you: { $reason }
ladder-tournament-me-taken-out = A director has **taken you off** the ladder: { $reason }
ladder-tournament-direct-title = { $title }: for directors
ladder-tournament-direct-call-off = Do you want to end the season of **{ $title }** now? Its open challenges are off, its tables are closed, and nobody can take that back. The order stays.
ladder-tournament-directors = Directors: { $players }
ladder-tournament-directors-title = Directors
ladder-tournament-directors-about = Directors may do all that the organiser may, except for choosing directors.
ladder-tournament-take-out-title = Take somebody off the ladder
ladder-button-tournament-direct = For directors
ladder-button-tournament-directors = Directors
ladder-button-tournament-calloff = End the season
ladder-button-tournament-calloffsure = Yes, end it
ladder-button-tournament-takeout = Take off the ladder

ladder-refused-unknown-tournament = There is no such ladder in this server. { $command-ladder-show } shows the one that there is.
ladder-refused-tournament-over = The season of this ladder is over. { $command-ladder-show } shows whether the next one has begun.
ladder-refused-tournament-paused = The ladder is paused. A director can let it go on: **{ ladder-button-tournament-direct }**, then **{ button-tournament-resume }**.
ladder-refused-tournament-not-paused = The ladder is not paused, so there is nothing to resume.
ladder-refused-tournament-full = This ladder has as many people as may stand on it. Wait until somebody withdraws, and try again.
ladder-refused-not-entered = You do not stand on this ladder yet. Press **{ button-ladder-join }**: you begin at the last place.
ladder-refused-entered-already = You are on this ladder already. **{ button-ladder-me }** shows your place and your challenge.
ladder-refused-disqualified = A director has disqualified this person, so they cannot join. Ask a director if you think that is wrong.
ladder-refused-not-director = Only directors of this ladder may do that. Ask the organiser.
ladder-refused-not-organiser = Only the organiser of the ladder chooses directors. Ask them.
ladder-refused-director-already = { $player } may direct this ladder already.
ladder-refused-no-director = { $player } does not direct this ladder, or is its organiser, who always does. **{ ladder-button-tournament-directors }** shows who does.
ladder-refused-too-many-directors = A ladder has at most { $most } directors besides its organiser. Remove one first.
ladder-refused-unknown-entrant = Nobody like that is on this ladder. Choose somebody from the list.
ladder-refused-unknown-pairing = There is no such table on this ladder. Choose one from the list: **{ button-tournament-results }**.
ladder-refused-corrections-over = The season has been over for more than a day, so its results stay as they are. Say what was wrong in the channel, for everybody to read.
ladder-refused-signed-up-too-often = You have joined this ladder too often. Ask a director if you want to play.
ladder-refused-rules-settled = The season has begun, and what was announced holds for everybody until its end. Change it when you announce another ladder.
ladder-refused-bad-limit = Between { $least } and { $most } people can stand on a ladder. Choose such a limit with { $command-ladder-new }.
ladder-refused-bad-turn-time = A player may think for { $least } to { $most } seconds. Choose such a time with { $command-ladder-new }.
ladder-refused-needs-manage-events = To announce a ladder, one needs *Manage Events*, *Manage Messages* or *Manage Server*. Ask somebody who has one of them.

## Matches of clubs

match-tournament-starts-by-organiser = It begins as soon as a director begins it.
match-tournament-starts-soon = It begins in a moment.
match-tournament-paused = ⏸️ The match is paused. No new table opens; games under way are played on.
match-tournament-no-winner = The match is over. Nobody has won it.
match-tournament-called-off = The match was called off. Its results so far stay.
match-tournament-called-off-by = { $player } called the match off. Its results so far stay.
match-tournament-channel-gone = The match ended because its channel was deleted. Its results so far stay.
match-tournament-channel-gone-organiser = Your match **{ $title }** is over: the channel that it was in has been deleted. Its results so far are kept.
match-tournament-too-few = The match does not take place: it needs { $least } people, and { $here ->
    [0] nobody was there
    [one] only 1 was there
   *[other] only { $here } were there
}.
match-tournament-about-title = How this match works
match-tournament-seal-later = The seed is published here when the match is over. Then anybody can check every draw.
match-tournament-me-withdrew = You have withdrawn from this match.
match-tournament-me-disqualified = A director has **disqualified** you: { $reason }
match-tournament-me-taken-out = A director has **taken you out** of the match: { $reason }
match-tournament-me-over = The match is over.
match-tournament-direct-title = { $title }: for directors
match-tournament-direct-begin = { $count ->
    [one] 1 person has not checked in, and loses their place if the match begins now: { $players }. Begin anyway?
   *[other] { $count } people have not checked in, and lose their places if the match begins now: { $players }. Begin anyway?
}
match-tournament-direct-call-off = Do you want to call off **{ $title }**? The match is then over, its tables are closed, and nobody can take that back. The results so far stay.
match-tournament-directors = Directors: { $players }
match-tournament-directors-title = Directors
match-tournament-directors-about = Directors may do all that the organiser may, except for choosing directors.
match-tournament-take-out-title = Take somebody out of the match
match-tournament-change-settled = The match has begun: this stays as it is.
match-tournament-start-by-hand = The start of **{ $title }** has changed: the directors will begin it.
match-button-tournament-direct = For directors
match-button-tournament-directors = Directors
match-button-tournament-calloff = Call off
match-button-tournament-calloffsure = Yes, call it off
match-button-tournament-takeout = Take out

match-refused-tournament-over = This match is over. **{ button-tournament-standings }** shows how it ended; { $command-club-match } announces another.
match-refused-tournament-begun = This match has already begun. You can watch its tables.
match-refused-tournament-not-begun = This match has not begun yet. A director can begin it on the page **{ match-button-tournament-direct }**.
match-refused-tournament-paused = The match is paused. A director can let it go on: **{ match-button-tournament-direct }**, then **{ button-tournament-resume }**.
match-refused-tournament-not-paused = The match is not paused, so there is nothing to resume.
match-refused-tournament-full = This match has as many people as may play. Wait until somebody withdraws, and try again.
match-refused-not-entered = That is only for those who play in this match. To be among them, press **{ button-tournament-signup }** if that is still offered.
match-refused-no-check-in = This match was announced without check-in. You can begin it at once: **{ button-tournament-begin }**.
match-refused-check-in-closed = Check-in is not open. If there is one, I ask you before the match begins.
match-refused-not-director = Only directors of this match may do that. Ask the organiser.
match-refused-not-organiser = Only the organiser of the match chooses directors. Ask them.
match-refused-director-already = { $player } may direct this match already.
match-refused-no-director = { $player } does not direct this match, or is its organiser, who always does. **{ match-button-tournament-directors }** shows who does.
match-refused-too-many-directors = A match has at most { $most } directors besides its organiser. Remove one first.
match-refused-unknown-entrant = Nobody like that plays in this match. Choose somebody from the list: **{ button-tournament-players }**.
match-refused-unknown-pairing = There is no such table in this match. Choose one from the list: **{ button-tournament-round }**.
match-refused-corrections-over = The match has been over for more than a day, so its results stay as they are. Say what was wrong in the channel, for everybody to read.
match-refused-signed-up-too-often = You have signed up for this match too often. Ask a director if you want to play.
match-refused-rules-settled = The match has begun, and what was announced holds for everybody until its end. Change it when you announce the next one.
match-refused-bad-seats = At a table of this game, { $least } to { $most } can play by these rules. Choose such a number with { $command-club-match }.
match-refused-needs-manage-events = To announce a match here, one needs *Manage Events*, *Manage Messages* or *Manage Server*. Ask somebody who has one of them.
