# Ladders, and what they say in place of what tournaments say: that key is the kind, then the tournaments' key.

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
ladder-season-won = 🏆 **{ $player }** is first on **{ $title }** at the end of the season.
ladder-season-won-ahead = 🏆 **{ $player }** is first on **{ $title }** at the end of the season, ahead of { $players }.
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

ladder-told = ⚔️ { $mention }: **{ $challenger }** challenges you for place **{ $place }** on **{ $title }**.
ladder-told-until = You have until { $when } ({ $countdown }).
ladder-told-how = { $count ->
    [one] Press **{ button-ladder-ready }** when you can play now. If both of you are ready within 1 minute, your table opens. If only { $challenger } is ever ready, and by { $when }, the place is theirs.
   *[other] Press **{ button-ladder-ready }** when you can play now. If both of you are ready within { $count } minutes, your table opens. If only { $challenger } is ever ready, and by { $when }, the place is theirs.
}
ladder-told-table = Your table: { $where }
ladder-ready-until = ✋ **{ $player }** is ready until { $when }.
ladder-ready-ping = { $mention }: **{ $player }** is ready for your challenge on **{ $title }**. Press **{ button-ladder-ready }** by { $when }, and your table opens:

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
ladder-withdraw-question = Do you want to withdraw from **{ $title }**? You lose your place, and those below you move up. If you come back, you stand last.

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

notice-ladder-joined = You stand on **{ $title }**. Press **{ button-ladder-challenge }** to challenge somebody above you.
notice-ladder-joined-first = You stand on **{ $title }**, at the first place. People who join can challenge you.
notice-ladder-challenged = You have challenged { $player }, who is told in { $channel }. Press **{ button-ladder-ready }** when you can play now.
notice-ladder-ready = You are ready until { $when }. As soon as the other one is, too, your table opens and you are pinged. After { $when }, press **{ button-ladder-ready }** again.
notice-ladder-conceded = You have conceded. Your places are changed.
notice-ladder-taken-back = You have taken your challenge back. Nothing has changed.
notice-ladder-next = { $count ->
    [one] The next season of **{ $title }** has begun in { $channel }, with 1 person. Nobody is pinged.
   *[other] The next season of **{ $title }** has begun in { $channel }, with { $count } people in the same order. Nobody is pinged.
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
