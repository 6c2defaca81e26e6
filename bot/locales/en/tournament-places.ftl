# Where the tables of tournaments are opened, and what stands in the way.

tournament-lacks = ⚠️ No table can open: I need { $permissions } in { $channel }.
tournament-lacks-threads = ⚠️ I cannot open threads for the tables without { $permissions } in { $channel }. Until I have that, the tables open in { $channels }, one after the other.
tournament-lacks-paused = **{ $title }** is paused: I cannot open its tables without { $permissions } in { $channel }. Give me that, then a director presses **⋯**, **{ button-tournament-direct }** and **{ button-tournament-resume }**.
tournament-waits-for-you = ⏳ Your table opens as soon as you have finished at the one of **{ $title }**: { $where }
tournament-waits-for-other = ⏳ Your table waits for somebody who still sits at a table of another tournament.
tournament-me-others = You are in others, too: { $tournaments }
tournament-channel-dropped = **{ $title }**: a channel named for its tables has been deleted. They open in { $channels } now.
tournament-waits-for-table = ⏳ The next table waits until another one in its channel is over: { $tables }. A director can close that one there with { $end }.
tournament-thread = Table { $number } · { $title }
