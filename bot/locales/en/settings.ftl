# The pages of settings, of a server and of a person.

settings-at-once = What you choose takes effect at once.
settings-reminders = Reminders
settings-channels = Channels for games
settings-on = Switched on
settings-all-off = Everything is off
settings-house-rules = House rules of new tables
settings-posts = Deal of the day and news
settings-zone = Time zone
settings-zone-hint = The name of a large city is enough, such as Berlin
settings-no-zone = There is no time zone { $zone }. Type the name of a large city in yours, such as Berlin.
settings-which-zone = Which time zone do you mean?
settings-deals = Deal of the day
settings-news = News of the week
switch-server-ping = Pings
switch-server-threads = A thread for each table
switch-server-reviews = Reviews
switch-server-achievements = Achievements
switch-server-ratings = Ratings
switch-me-listed = Leaderboards
switch-me-achievements = Achievements
switch-me-reviews = Reviews
switch-me-week = My week
switch-me-forced_moves = Forced passes
command-my-settings = Your language, your reminders, and what others see of you
command-server-settings = Language, channels, time for a turn, house rules, what is posted
