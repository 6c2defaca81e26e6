# Clubs: their commands, their pages, their matches, and why something was refused.

## Commands

name-club = club
name-name = name
name-role = role
name-against = against
name-tables = tables

command-club = Show a club or all of them, to you alone: members, keepers, matches
command-club-new = Found a club
command-club-new-name = What the club is called
command-club-new-role = Everybody with this role is a member; a list of people if you say nothing
command-club-club = Which one; if you say nothing, yours, or all to choose from
command-club-match-against = To announce a match here: the other club; one of its keepers has to accept
command-club-match-game = Which game is played
command-club-match-tables = At how many tables the clubs meet at most
command-club-match-seats = How many play at a table; 2 if you say nothing
command-club-match-rounds = How many rounds; 1 if you say nothing
command-club-match-starts = When it begins: 20:00, Sat 20:00, 24 Dec 20:00, in 2 h; if you say nothing, you begin it

## The page of a club

club-of-role = Everybody with the role { $role } is a member, once they have used me in this server.
club-of-list = People join by accepting an invitation, or by asking.
club-role-gone = ⚠️ The role of this club has been deleted. A keeper can give the club another role, or make it a list of people.
club-members = { $count ->
    [0] It has no members yet.
    [one] **1 member**
   *[other] **{ $count } members**
}
club-keepers = Keepers: { $players }
club-no-keepers = Nobody keeps this club. Members with *Manage Server* can choose keepers.
club-asked = { $count ->
    [one] 1 has asked to join: { $players }
   *[other] { $count } have asked to join: { $players }
}
club-invited = { $count ->
    [one] 1 is invited: { $players }
   *[other] { $count } are invited: { $players }
}
club-matches = Matches
club-own-member = You are a member.
club-own-invited = You are invited.
club-own-asked = You have asked to join. A keeper answers.
club-own-outside = You are not a member.
clubs-title = Clubs of this server
clubs-about = Pick one to see who is in it, or to join it.
club-listed-member = you are a member
club-listed-invited = you are invited
club-listed-asked = you have asked to join
club-pick = Which club?
club-leaderboard = Leaderboard of the club: which game?
club-let-in = Whom do you let in?
club-turn-down = Whose request do you decline?
club-invitation = { $players }: { $keeper } invites you to the club **{ $club }**.
club-invitation-answered = Everybody has answered this invitation to the club **{ $club }**.
club-request = Somebody asks to join the club **{ $club }**. Its keepers answer on its page.
club-request-answered = A keeper of **{ $club }** has answered this request to join.
club-end-question = Do you want to end the club **{ $club }**? Its list is deleted for good. Its matches go on, and their results stay.
club-invite-about = Whom do you want to invite to **{ $club }**? They are pinged here, and are members once they accept.
club-invite-who = People
club-remove-about = Who is to leave **{ $club }**? Invitations and requests can be taken back here, too.
club-remove-who = People
club-keepers-about = Keepers of **{ $club }** invite and remove people, and announce and accept matches. The founder always keeps it.
club-keepers-who = Keepers
club-role-about = Everybody with this role is a member of **{ $club }**, and nobody else.
club-role-who = Role

button-club-show = The club
button-club-all = All clubs
button-club-join = Ask to join
button-club-leave = Leave
button-club-take-back = Take my request back
button-club-accept = Join
button-club-decline = No, thanks
button-club-letin = Let in
button-club-turndown = Decline
button-club-invite = Invite
button-club-remove = Remove
button-club-keepers = Choose keepers
button-club-role = Another role
button-club-list = Make it a list
button-club-end = End the club…
button-club-endsure = Yes, end it

notice-club-founded = **{ $club }** is founded.
notice-club-joined = You are a member of **{ $club }**.
notice-club-accepted = You are a member of **{ $club }**.
notice-club-declined = You have declined.
notice-club-asked = You have asked to join **{ $club }**. A keeper answers.
notice-club-left = You are not in **{ $club }** any more.
notice-club-left-match = You are not in **{ $club }** any more, and out of its match.
notice-club-let-in = Done: they are members of **{ $club }**.
notice-club-turned-down = Done: you have declined this request to join **{ $club }**.
notice-club-removed = Done: they are not in **{ $club }** any more.
notice-club-removed-match = Done: they are not in **{ $club }** any more, and out of its match.
notice-club-keepers = Done: the keepers of **{ $club }** are chosen.
notice-club-role = **{ $club }** has another role.
notice-club-list = **{ $club }** is a list now. Everybody who had the role is invited.
notice-club-ended = The club **{ $club }** has ended.

## Matches

tournament-format-clubs = club against club
tournament-about-clubs = As many people of each club play. A club's points are what its people win at the tables, added up.
why-clubs = Two clubs meet: the table has as many of each as can be.
club-match-title = { $one } – { $other }
club-score = { $one } **{ $points } – { $others }** { $other }
club-winner = 🏆 { $club } wins the match!
club-level = { $one } and { $other } are level!
club-side = { $count ->
    [0] { $club }: nobody yet, of up to { $most }
   *[other] { $club } ({ $count } of up to { $most }): { $players }
}
club-awaits = **{ $other }** asks for this match. A keeper of **{ $club }** can accept it. If nobody does by { $when }, it is called off.
club-own-side = You play for **{ $club }**.
club-which-side = You are a member of both clubs. For which do you play in “**{ $title }**”?
club-not-accepted = The match does not take place: no keeper of { $club } has accepted it.
club-out-of-match = not in the club { $club } any more
button-tournament-accept = Accept the match
button-tournament-decline = Decline
notice-club-match-accepted = The match takes place. Members of both clubs can sign up now, and you are one of its directors.
notice-club-match-declined = The match does not take place.
notice-club-waiting = All places of { $club } are taken. You are number { $number } on the waiting list: the next free place is yours, and you are pinged.

## Refusals

refused-no-clubs = There is no club in this server yet. { $command-organise-club } founds one.
refused-club-name-taken = There is already a club called { $name } in this server. Choose another name.
refused-too-many-clubs = A server has at most { $most } clubs. End one first: { $command-club }.
refused-club-name-empty = This name shows nothing. Choose one with letters or signs that everybody sees.
refused-club-needs-manage = Only members with *Manage Server* or *Manage Events* can found a club. Ask one of them.
refused-club-bad-role = That role cannot make a club. Choose one that some members have, and not everybody.
refused-club-role-there = The role of this club exists, so nothing has changed. To found a club with another role, use { $command-organise-club }.
refused-club-role-deleted = The role of the club { $name } has been deleted. A keeper can give it another one: { $command-club }.
refused-club-has-role = Everybody with the role { $role } is in this club. Ask somebody who gives roles in this server.
refused-club-member-already = You are already a member of this club. { $command-club } shows it.
refused-club-asked-already = You have already asked to join. A keeper answers; { $command-club } shows who they are.
refused-club-full = This club is full. A keeper can remove people first.
refused-club-not-invited = You are not invited to this club. You can ask to join: { $command-club }.
refused-not-in-club = You are not a member of this club. { $command-club } shows how to join it.
refused-not-club-keeper = Only keepers of this club may do that. { $command-club } shows who they are.
refused-not-keeper-of-club = Only keepers of { $name } may do that. { $command-club } shows who they are.
refused-not-club-founder = Only the founder and members with *Manage Server* choose keepers. Ask one of them.
refused-too-many-keepers = A club has at most { $most } keepers besides its founder. Choose fewer.
refused-club-invited-already = They are members or invited already. Choose somebody else.
refused-club-invited-lately = They were invited to a club here within the last week. They can ask to join by themselves.
refused-club-not-asked = This person has not asked to join, or has got an answer. { $command-club } shows how it is now.
refused-club-nobody-removed = None of them is in this club. { $command-club } shows who is.
refused-club-empty = The club { $name } has no members yet, so it cannot play. A keeper can invite people: { $command-club }.
refused-which-own-club = Say for which club, with the option **{ name-club }**: { $command-club }.
refused-match-lacks = For a match, say also the options **{ name-game }** and **{ name-tables }**: { $command-club }.
refused-not-of-clubs = Only members of { $one } and of { $other } can play here. { $command-club } shows how to join one.
refused-match-not-accepted = The other club has not accepted this match yet. One of its keepers has to press **{ button-tournament-accept }** first.
refused-which-club = Say for which club you play: press **{ button-tournament-signup }** once more.
refused-accepted-already = There is nothing to accept any more. If the match takes place, press **{ button-tournament-signup }**.
refused-bad-clubs = A match needs two different clubs. Name another one: { $command-club }.
refused-match-live = { $one } and { $other } have a match that is not over: { $link }. Play it first, or let a director call it off.
refused-match-again-later = The last match of { $one } and { $other } did not take place. You can announce another one { $when }.
refused-too-many-matches = Nobody announces more than { $most } matches within a day. You can announce the next one { $when }.
refused-bad-tables = Clubs meet at { $least } to { $most } tables. Choose such a number with { $command-club }.
refused-uneven-tables = With { $seats } at a table, the number of tables has to be even, so that as many of each club play. Choose an even number.
refused-too-few-of-club = The match needs { $least } or more people of each club, and { $here } of { $club } are there. Wait until more have come, or call it off.
why-byes-clubs = Both clubs play with as many people. The one who has sat out most often plays first, then the lot decides who has no table.
