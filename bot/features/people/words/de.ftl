# /my and /server: own games, settings, privacy, and the menus of people and messages.

## Commands

command-my-settings = Deine Sprache, deine Erinnerungen, und was andere von dir sehen
command-server-settings = Sprache, Kanäle, Bedenkzeit, Hausregeln und was gepostet wird
name-stats = statistik
name-history = chronik
name-member = mitglied
name-versus = gegen
name-my = meine
name-everybody = alle
name-settings = einstellungen
name-server = server
command-server = Für alle, die diesen Server verwalten
command-my = Deine Spiele, deine Statistik und deine Erfolge
command-my-game = Welches Spiel; sonst das, was du am meisten spielst
command-stats = Deine Spiele, Siege, Wertung und besten Momente, oder die von jemand anderem
command-stats-member = Von wem; von dir, wenn du niemanden nennst
command-stats-versus = Mit wem du vergleichst
command-history = Beendete Spiele, Zug für Zug zum Ansehen
command-history-member = Nur Spiele dieser Person
command-history-where = Auf dem ganzen Server oder in diesem Kanal
command-history-everybody = Alle Spiele, auch die ohne dich
name-privacy = daten
command-privacy = Was über dich gespeichert ist

name-games = spiele
command-games = Deine Spiele in allen Kanälen, und wer dran ist

## Menus of people and messages

menu-challenge = Zum Spiel herausfordern
menu-statistics = Kartenspiel-Statistik
menu-replay = Dieses Spiel nachspielen
challenge-title = Eine Herausforderung
challenge-about = Der Tisch wird in diesem Kanal eröffnet. Alle, die du herausforderst, werden einmal angepingt, und das Spiel beginnt, sobald sie auf **Mitspielen** gedrückt haben.
challenge-game = Spiel
challenge-people = Wen du herausforderst
refused-challenge-yourself = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen, oder spiel gegen den Computer: { $command-help }.
refused-challenge-bot = { $player } ist ein Bot und spielt keine Karten. Computergegner bekommst du mit { $command-game-new }.
refused-challenge-stranger = { $player } ist nicht auf diesem Server. Herausfordern kannst du nur seine Mitglieder.
refused-challenge-unseen = { $player } kann diesen Kanal nicht sehen. Fordere in einem Kanal heraus, den ihr beide seht.
taken-challenge = Niemand wurde herausgefordert: In diesem Kanal steht schon ein Tisch für { $at }. Wo möchtest du { $game } spielen?

## Own games

games-against = gegen Computer, begonnen { $when }
games-title = Deine Spiele
games-none = Du hast kein laufendes Spiel. Öffne mit { $command-game-new } einen Tisch, drück an einem anderen auf **Mitspielen**, oder spiel mit { $command-help } gegen den Computer.
games-go = zum Tisch
games-yours = **Du bist dran**
games-yours-until = **Du bist dran** · die Zeit läuft { $when } ab
games-others = Jemand anders ist dran
games-computer = Der Computer ist dran
table-to-act = { $players } ist dran
table-to-act-until = { $players } ist dran · die Zeit läuft { $when } ab
table-to-choose = Noch am Wählen: { $players }
table-to-choose-until = Noch am Wählen: { $players } · die Zeit läuft { $when } ab
games-invited = Du hast noch nicht zugesagt: **Mitspielen**
games-hidden = Diesen Kanal kannst du nicht sehen
games-waiting = Gibt es hier im Moment nicht; es wartet
games-failing = Das Spiel hat einen Fehler; ich versuche, es fortzusetzen
games-more = { $count ->
    [one] 1 weiteres Spiel passt nicht mehr hierher.
   *[other] { $count } weitere Spiele passen nicht mehr hierher.
}
games-alone = allein, begonnen { $when }
button-continue = Weiter { $number }

## Settings

settings-achievements-on = Erfolge werden gezeigt.
settings-daily-off = Das Spiel des Tages wird nicht gepostet.
deal-posts-all = alle Spiele
settings-threads-on = Jeder Tisch wird in einem eigenen Thread eröffnet (eine Herausforderung bleibt im Kanal).
settings-ratings-on = Wertungen und Ligen werden gezeigt.
settings-listed-on = Du stehst auf Ranglisten und unter den Ergebnissen vom Spiel des Tages.
settings-reviews-on = Beendete Spiele können analysiert werden.
settings-my-reviews-on = Wer deine Spiele sehen darf, darf auch ihre Analysen sehen.
settings-at-once = Was du wählst, ist sofort gespeichert.
settings-at-once-server = { settings-at-once } Offene Tische bleiben, wie sie sind.
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
switch-me-asks_first = Noch einmal fragen
language-auto = wie bei Discord eingestellt ({ $language })
language-auto-server = die der Person, die den Tisch eröffnet oder die Veranstaltung ankündigt; sonst { $language }
settings-server = Dieser Server
settings-me = Deine Einstellungen
settings-language = Sprache: { $language }
settings-ping-on = Wer dran ist, wird angepingt, je nach eigener Einstellung.
settings-channels-all = Spiele können in jedem Kanal eröffnet werden.
settings-house = Hausregeln neuer Tische: { $game }
notify-in-channel = Benachrichtigung im Kanal des Tisches
notify-in-direct = Benachrichtigung per Direktnachricht
settings-your-turn-every = Bei jedem Zug benachrichtigen, und noch einmal, wenn die Zeit knapp wird.
settings-your-turn-short = Benachrichtigen, wenn die Zeit knapp wird.
settings-your-turn-never = Nie benachrichtigen.
settings-notify-channel = Du wirst im Kanal des Tisches angepingt.
settings-notify-direct = Nimmst du von mir keine Direktnachrichten an, wirst du im Kanal des Tisches angepingt.
settings-forced-on = Erzwungenes Passen übernimmt der Bot.
settings-asks-on = Vor dem Aussteigen, All-in und Verlassen wird noch einmal gefragt.
settings-week-off = Die Neuigkeiten der Woche werden nicht gepostet.
settings-own-week-on = Jeden Montag bekommst du deine eigene Woche als Direktnachricht.

## Privacy, and what cannot be undone

refused-shows-no-game = Diese Nachricht zeigt kein Spiel von mir. Nimm das Ergebnis eines Spiels, oder such dir eines mit { $command-my-history } aus.
legal-privacy = Datenschutz
legal-terms = Nutzungsbedingungen
legal-pages = Seiten
legal-languages = Sprachen
legal-forgotten = { $days ->
    [one] { $days } Tag nachdem der Server den Bot entfernt hat
   *[other] { $days } Tage nachdem der Server den Bot entfernt hat
}
legal-forgotten-at-once = spätestens einen Tag nachdem der Server den Bot entfernt hat
refused-still-seated = Du sitzt noch an einem Tisch: { $link }. Verlass ihn dort mit { $command-table-leave } oder spiel zu Ende, und versuch es dann noch einmal.
refused-export-under-way = Deine letzte Datei wird noch erstellt. Bitte warte auf sie; danach geht { $command-my-privacy } wieder.
refused-exports-busy = Gerade warten auch andere auf ihre Daten. Bitte versuch es später noch einmal mit { $command-my-privacy }.
sure-forget = Damit werden deine Plätze auf den Ranglisten, deine Wertung, deine Statistik, deine Einstellungen und dein Name gelöscht, auf allen Servern. Deine Spiele bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen. Mit { $command-my-privacy } kannst du dir vorher alles als Dateien holen.
privacy-export = Alles, was über dich gespeichert ist: Nummern von Servern, Kanälen und Spielen, dein Name auf jedem Server, deine Züge und was daraus errechnet wird. Keine Nachrichten, keine Namen anderer.
privacy-export-part = Teil { $number }
privacy-export-rest = Das ist noch nicht alles.
privacy-title = Was über dich gespeichert ist
privacy-about = Deine Spiele, Einstellungen und Ergebnisse, und dein Name auf jedem Server: Hol dir alles als Dateien, oder lass deinen Namen überall entfernen. Deine Spiele bleiben, mit „anonym“ auf deinem Platz.
button-export = Alles holen
button-forget = Meine Daten löschen
button-export-rest = Den Rest holen
privacy-forgotten = Erledigt. Dein Name steht in keiner Rangliste mehr; deine Spiele bleiben, mit „anonym“ auf deinem Platz.

way-statistics = Statistik
way-leaderboard = Rangliste
way-settings = Einstellungen
