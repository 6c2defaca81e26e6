# What was announced of a tournament, and changing it before it begins.

tournament-change = What was announced
tournament-change-note = Everybody sees what was changed last, and by whom. People who have signed up hear of a new start.
tournament-change-settled = It has begun, so this stays as it is.
tournament-change-title = Title
tournament-change-starts = Start
tournament-change-starts-hint = In how many minutes from now? Empty: it stays. 0: you begin it yourself.
tournament-change-limit = Places
tournament-change-limit-hint = Later ones are on the waiting list. Empty: no limit.
tournament-change-check-in = Check-in
tournament-change-check-in-hint = How many minutes before the start. Empty: none.
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
tournament-start-changed = the start of **{ $title }** has changed: { $when }.
tournament-start-by-hand = the start of **{ $title }** has changed: its directors will begin it.
tournament-start-clashes = At that time you are in another tournament here, too: **{ button-tournament-me }** says in which. Withdraw from one, or your tables wait for each other.
tournament-clashes = ⚠️ At the same time you are in **{ $title }**: { $link }. Withdraw from one, or your tables wait for each other.
button-tournament-change = Change …
button-tournament-changepart = Change
refused-rules-settled = It has begun, and what was announced holds until the end. Change it when you announce the next one.
refused-limit-below-entered = { $there } people are in already. Allow at least { $there }, or take somebody out first: **{ button-tournament-players }**.
refused-check-in-settled = Check-in is open already. Change the start instead.
refused-start-before-check-in = Check-in takes { $minutes } minutes, and there would be less time before the start. Begin later, or make check-in shorter.
refused-computers-entered = Computer players are in already. Take them out first: **{ button-tournament-players }**.
refused-bad-number = “{ $value }” is no number. Type digits only, such as 30.
