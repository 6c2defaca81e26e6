# The pages of settings, of a server and of a person.

settings-at-once = Was du wählst, gilt sofort.
settings-reminders = Erinnerungen
settings-channels = Kanäle für Spiele
settings-on = Eingeschaltet
settings-all-off = Alles ist aus
settings-house-rules = Hausregeln neuer Tische
settings-posts = Spiel des Tages und Neuigkeiten
settings-zone = Zeitzone
settings-zone-hint = Der Name einer großen Stadt genügt, etwa Berlin
settings-no-zone = Es gibt keine Zeitzone { $zone }. Schreib den Namen einer großen Stadt in deiner, etwa Berlin.
settings-which-zone = Welche Zeitzone meinst du?
settings-deals = Spiel des Tages
settings-news = Neuigkeiten der Woche
switch-server-ping = Pings, wenn man dran ist
switch-server-threads = Ein Thread für jeden Tisch
switch-server-reviews = Analysen
switch-server-achievements = Erfolge
switch-server-ratings = Wertungen
switch-me-listed = Ranglisten
switch-me-achievements = Erfolge
switch-me-reviews = Analysen
switch-me-week = Meine Woche
switch-me-forced_moves = Erzwungenes Passen
command-my-settings = Deine Sprache, deine Erinnerungen, und was andere von dir sehen
command-server-settings = Sprache, Kanäle, Bedenkzeit, Hausregeln und was gepostet wird
