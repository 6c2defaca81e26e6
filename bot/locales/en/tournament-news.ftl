# The news of a tournament that come without being asked for.

tournament-channel-gone-organiser = **{ $title }** is over: its channel was deleted. The results so far stay.
tournament-left-to-directors = **{ $title }**: table { $number } was closed three times without a result. A director decides it: **⋯**, **{ button-tournament-direct }**, then **{ button-tournament-results }**.
tournament-game-missing = **{ $title }** is paused: the game “{ $missing }” is not available here at the moment. When it is back, a director presses **⋯**, **{ button-tournament-direct }**, then **{ button-tournament-resume }**.
tournament-without-threads = I may not start threads here, so the tables open in { $channels }, one after the other.
refused-not-for-tables = Tables cannot open in { $channel }: both you and I must be able to write there.
tournament-news-won = 🏆 **{ $player }** wins **{ $title }**.
tournament-news-won-ahead = 🏆 **{ $player }** wins **{ $title }**, ahead of { $players }.
tournament-news-shared = 🏆 { $players } share the first place in **{ $title }**.
tournament-news-to = { $players }: { $text }
tournament-news-called-off = **{ $title }** was called off. It does not take place.
tournament-news-disqualified = { $director } has disqualified you from **{ $title }**: { $reason }
tournament-news-taken-out = { $director } has taken you out of **{ $title }**: { $reason }
tournament-news-replaced = **{ $title }**: { $player } plays on in the place of { $former }, with all results.
tournament-moved-up = a place in **{ $title }** has become free: you are in. You will be pinged when your table opens.
tournament-moved-up-check-in = a place in **{ $title }** has become free: you are in. Press **{ button-tournament-checkin }** before it begins, or you lose your place.
tournament-check-in-opened = check-in for **{ $title }** is open. Press **{ button-tournament-checkin }** before it begins, or you lose your place.
tournament-check-in-opened-until = check-in for **{ $title }** is open. It begins at { $when }: press **{ button-tournament-checkin }** before that, or you lose your place.
table-result-entered = A director has entered the result of this table; the message here says which, and why. The game ends here.
table-decided = This table is decided, because too few of its players still take part. Those who stayed come first. The game ends here.
table-called-off = Called off: the game at this table no longer counts.
refused-not-a-member = { $player } is a bot or no member of this server. Choose a person who is here.
refused-signed-up-too-often = You have signed up too often. Ask a director if you want to play.
tournament-news-corrected = ✏️ **{ $title }**: { $director } corrected the result of table { $number } after the end: { $reason }
tournament-news-changed = ✏️ **{ $title }**: { $director } changed the result of table { $number }: { $reason }
tournament-news-entered = ✏️ **{ $title }**: { $director } entered the result of table { $number }: { $reason }
