# What the bot posts by the clock: the deal of the day, and the news of a week.

command-posts-channel = The channel; at first this one
command-posts-day = The weekday
command-posts-hour = The hour, from 0 to 23
command-posts-zone = The time zone of this server, such as Europe/Berlin
command-posts-off = Post it no more
name-day = day
name-hour = hour
name-zone = zone
name-off = off
posts-next = Next: { $when }
posts-zone = This server's time zone, for the deal of the day and the news of the week: { $zone }
refused-unknown-time-zone = There is no time zone { $zone }. Choose one from the list, such as Europe/Berlin.

## House rules of new tables

name-house = house
command-house = The house rules of new tables in this server
settings-house-of = House rules, { $game }
