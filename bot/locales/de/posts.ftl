# Was der Bot nach der Uhr postet: das Spiel des Tages und die Neuigkeiten einer Woche.

command-posts-channel = Der Kanal; zuerst dieser hier
command-posts-day = Der Wochentag
command-posts-hour = Die Stunde, von 0 bis 23
command-posts-zone = Die Zeitzone dieses Servers, etwa Europe/Berlin
command-posts-off = Nicht mehr posten
name-day = wochentag
name-hour = stunde
name-zone = zeitzone
name-off = aus
posts-next = Das nächste Mal: { $when }
posts-zone = Die Zeitzone dieses Servers, für das Spiel des Tages und die Neuigkeiten der Woche: { $zone }
refused-unknown-time-zone = Es gibt keine Zeitzone { $zone }. Wähl eine aus der Liste, etwa Europe/Berlin.

## Hausregeln neuer Tische

name-house = hausregeln
command-house = Die Hausregeln neuer Tische auf diesem Server
settings-house-of = Hausregeln, { $game }
