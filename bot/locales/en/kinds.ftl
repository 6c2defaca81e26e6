# What ladders and matches say in place of what tournaments say. Each key is the kind, then the tournaments' key.

## Ladders

ladder-tournament-no-winner = The season is over. Nobody stands on the ladder.
ladder-tournament-called-off = The season was ended early. The order stays.
ladder-tournament-called-off-by = { $player } ended the season early. The order stays.
ladder-tournament-channel-gone = The ladder ended because its channel was deleted. The order stays.
ladder-tournament-absence = If you do not make your first move within { $time }, you are away: the computer plays for you, and you lose.
ladder-tournament-absence-usual = If you do not make your first move in time, you are away: the computer plays for you, and you lose.
ladder-tournament-direct-call-off = Do you want to end the season of **{ $title }** now? Its open challenges are off, its tables are closed, and nobody can take that back. The order stays.
ladder-tournament-take-out-title = Take somebody off the ladder
ladder-button-tournament-calloff = End the season
ladder-button-tournament-calloffsure = Yes, end it
ladder-button-tournament-takeout = Take off the ladder

ladder-refused-unknown-tournament = There is no such ladder in this server. { $command-ladder } shows the one that there is.
ladder-refused-tournament-over = The season of this ladder is over. { $command-ladder } shows whether the next one has begun.
ladder-refused-not-entered = You do not stand on this ladder yet. Press **{ button-ladder-join }**: you begin at the last place.
ladder-refused-entered-already = You are on this ladder already. **{ button-ladder-me }** shows your place and your challenge.
ladder-refused-bad-limit = Between { $least } and { $most } people can stand on a ladder. Choose such a limit with { $command-organise-ladder }.
