# The pages of settings, of a server and of a person.

settings-at-once = Ce que tu choisis vaut tout de suite.
settings-reminders = Rappels
settings-channels = Salons pour les parties
settings-on = Activé
settings-all-off = Tout est désactivé
settings-house-rules = Règles maison des nouvelles tables
settings-posts = Donne du jour et nouvelles
settings-zone = Fuseau horaire
settings-zone-hint = Le nom d'une grande ville suffit, par exemple Paris
settings-no-zone = Il n'y a pas de fuseau { $zone }. Écris le nom d'une grande ville du tien, par exemple Paris.
settings-which-zone = Quel fuseau veux-tu dire ?
settings-deals = Donne du jour
settings-news = Nouvelles de la semaine
switch-server-ping = Mentions
switch-server-threads = Un fil pour chaque table
switch-server-reviews = Analyses
switch-server-achievements = Exploits
switch-server-ratings = Cotes
switch-me-listed = Classements
switch-me-achievements = Exploits
switch-me-reviews = Analyses
switch-me-week = Ma semaine
switch-me-forced_moves = Passer automatiquement
command-my-settings = Ta langue, tes rappels, et ce que les autres voient de toi
command-server-settings = Langue, salons, temps de réflexion, règles maison, publications
