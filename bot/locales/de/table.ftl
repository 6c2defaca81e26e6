# Was an jedem Tisch steht, was dort auch gespielt wird.

list-and = { $head } und { $tail }
number = { $number }
percent = { $number } %

## Befehle

name-new = neu
name-join = mitspielen
name-leave = verlassen
name-hand = hand
name-table = tisch
name-end = beenden
name-leaderboard = rangliste
name-stats = statistik
name-history = verlauf
name-season = saison
name-what = was
name-period = zeitraum
name-where = wo
name-member = mitglied
name-versus = gegen
name-start = beginn
name-bots = computer
name-level = stärke
name-seats = plätze
name-kick = entfernen
name-substitute = vertreten
name-player = person
name-play = spielen
name-move = zug
name-my = meine
name-organise = veranstalten
command-organise = Für alle, die veranstalten: ein Turnier oder eine Leiter ankündigen, einen Club gründen
name-everybody = alle
name-settings = einstellungen
name-server = server
name-language = sprache
name-turn-time = bedenkzeit
name-channel = kanal

command-new = Einen Tisch in diesem Kanal eröffnen und Platz nehmen
command-new-bots = Computergegner zu Beginn
command-new-level = Wie stark die Computer spielen; ohne Anzahl spielt einer mit
command-new-seats = So viele können höchstens mitspielen
command-kick = Jemandem den Platz wegnehmen (Gastgeberrolle oder Moderation)
command-kick-player = Wer den Platz verliert
command-substitute = Den Computer für eine Person spielen lassen, die weg ist (Gastgeberrolle oder Moderation)
command-substitute-player = Wer weg ist
command-play = Einen Zug tippen, etwa den Namen einer Karte, statt einen Knopf zu drücken
command-play-move = Tippe ein wenig und wähle aus den Zügen, die du hast
command-server = Für alle, die diesen Server verwalten
command-join = Am Tisch dieses Kanals Platz nehmen
command-leave = Deinen Platz aufgeben; im Spiel spielt der Computer für dich weiter
command-hand = Deine Hand zeigen, nur dir
command-table = Der Tisch dieses Kanals, was auch immer dort gespielt wird
command-table-show = Den Tisch dieses Kanals hier unten noch einmal zeigen
command-end = Den Tisch dieses Kanals schließen (Gastgeberrolle oder Moderation)
command-leaderboard = Wer hier am meisten gewonnen hat
command-leaderboard-what = Wonach geordnet wird
command-leaderboard-period = Seit wann
command-leaderboard-where = Auf dem ganzen Server oder in diesem Kanal
command-my = Deine Spiele, deine Statistik und deine Erfolge
command-my-game = Welches Spiel; sonst das, was du am meisten spielst
command-stats = Deine Spiele, Siege, Wertung und besten Momente, oder die von jemand anderem
command-stats-member = Von wem; von dir, wenn du niemanden nennst
command-stats-versus = Mit wem du vergleichst
command-history = Beendete Spiele, Zug für Zug zum Ansehen
command-history-member = Nur Spiele dieser Person
command-history-where = Auf dem ganzen Server oder in diesem Kanal
command-history-everybody = Alle Spiele, auch die ohne dich
command-season = Eine Saison beginnen oder beenden (mit dem Recht „Server verwalten“), oder sehen, welche läuft
command-season-game = Von welchem Spiel
command-season-start = Eine neue mit diesem Namen beginnen
command-season-end = Die laufende beenden
name-privacy = daten
command-privacy = Was über dich gespeichert ist

## Vor dem Spiel

lobby-title = { $game }
lobby-host = Gastgeberrolle: { $host }
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-stake = Einsatz: je { $stake } Credits Spielgeld
lobby-house-rules = Hausregeln: { $rules }
rules-house-rules = Hausregeln, die übliche Wahl zuerst
lobby-waiting = Wenn alle da sind, drückt { $host } auf **Start**.
lobby-too-few = Mindestens { $least } werden gebraucht. **{ button-fill }** besetzt die fehlenden Plätze.
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (die Regeln wurden geändert: noch einmal **Mitspielen** drücken)
lobby-until = Wenn an diesem Tisch niemand etwas tut, schließt er { $when }.
button-join = Mitspielen
button-leave = Verlassen
button-start = Start
button-fill = Mit Computern auffüllen
button-arrange = Hausregeln
button-table-settings = Einstellungen des Tischs
button-change = Ändern
form-title = { $game }: dieser Tisch
form-seats = Plätze
form-limits = Von { $least } bis { $most }
form-turn-time = Bedenkzeit
form-level = Stärke der Computergegner
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-cancel = Tisch schließen
button-pause = Anhalten
button-rules = Regeln
button-hand = Meine Hand
button-more-back = ⋯ Dieser Tisch
button-down = Tisch hierher
button-record = Protokoll
button-rematch = Revanche
button-advice = Tipp
button-special = Sonderkarten
button-next = Weiter
button-previous = Zurück
page-of = Seite { $number } von { $pages }
button-replay-number = Nachspielen { $number }

computer-name = 🤖 { $name }
computer-level-easy = leicht
computer-level-normal = mittel
computer-level-hard = schwer
seat-computer = { $name } ({ $level })

## Im Spiel

table-to-act = { $players } ist dran
table-to-act-until = { $players } ist dran · die Zeit läuft { $when } ab
table-to-choose = Noch am Wählen: { $players }
table-to-choose-until = Noch am Wählen: { $players } · die Zeit läuft { $when } ab
table-ended = Dieser Tisch wurde vor dem Ende geschlossen. Das Spiel zählt nicht.
table-expired = Hier hat eine Weile niemand etwas getan, darum wurde dieser Tisch geschlossen. Eröffnet einen neuen mit { $command-game-new }.
table-pause-expired = Niemand hat das angehaltene Spiel fortgesetzt, darum wurde der Tisch geschlossen. Das Spiel zählt nicht.
table-failing = ⚠️ Dieses Spiel hat einen Fehler, und ich kann es gerade nicht fortsetzen. Ich versuche es noch ein paarmal. Wenn das nicht hilft, schließe ich den Tisch, und das Spiel zählt für niemanden.
table-broken = Dieses Spiel hat einen Fehler, darum habe ich den Tisch geschlossen. Das Spiel zählt für niemanden. Eröffnet einen neuen mit { $command-game-new }.
table-endless = Dieses Spiel hatte mehr Züge als jedes Spiel, das zu einem Ende kommt, darum habe ich den Tisch geschlossen. Das Spiel zählt für niemanden.

## Ergebnis

record-note = Das Spiel als Text, Zug um Zug. Man kann es nachprüfen, mit unserem Programm und ohne; wie, steht in der Dokumentation des Bots. Die Plätze sind in der Reihenfolge des Spiels nummeriert.
result-title = { $game } · das Spiel ist vorbei

## Was nur einer sieht

notice-joined = Du hast einen Platz. Wenn das Spiel beginnt, kommen deine Karten.
notice-back = Willkommen zurück: Dein Platz gehört wieder dir.
notice-goes-on = Willkommen zurück: Das Spiel geht weiter, und ein ganzer Zug beginnt.
notice-left = Du hast den Tisch verlassen.
notice-declined = Notiert: diesmal nicht.
notice-ended = Der Tisch ist geschlossen.
notice-ended-bets = Der Tisch ist geschlossen. Deine { $credits } Credits Einsatz aus dieser Runde sind verloren; alle anderen bekommen ihre Einsätze zurück.
notice-done = Erledigt.
hand-not-begun = Das Spiel hat noch nicht begonnen. Deine Karten bekommst du, sobald es losgeht.

## Rangliste

leaderboard-title = { $game } · Rangliste
leaderboard-empty = Hier hat noch niemand ein Spiel beendet; private Spiele zählen nicht. Mach den Anfang!
leaderboard-line = { $place } { $player } · **{ $what }** · { $wins } in { $games }
leaderboard-yours = Dein Rang: { $line }
leaderboard-about = { $what } · { $period } · { $where }
leaderboard-least = Auf der Liste ab { $games } Spielen.
leaderboard-picture = Die ersten zehn als Balken: { $what }.

## Auswahl

language-auto = wie bei Discord eingestellt ({ $language })
language-auto-server = die der Person, die den Tisch eröffnet oder die Veranstaltung ankündigt; sonst { $language }
language-en = English
language-de = Deutsch
language-fr = français
language-he = עברית
turn-time-30s = 30 Sekunden
turn-time-1m = 1 Minute
turn-time-2m = 2 Minuten
turn-time-3m = 3 Minuten
turn-time-5m = 5 Minuten
turn-time-10m = 10 Minuten
turn-time-1h = 1 Stunde
turn-time-1d = 1 Tag

## Einstellungen

settings-server = Dieser Server
settings-me = Deine Einstellungen
settings-language = Sprache: { $language }
settings-turn-time = Bedenkzeit: { $time }
settings-as-usual = Standard
settings-usual-time = { $time } (Standard)
settings-ping-on = Wer dran ist, wird angepingt, je nach eigener Einstellung.
settings-more-channels = { $count ->
    [one] 1 weiterem
   *[other] { $count } weiteren
}
settings-channels-all = Spiele können in jedem Kanal eröffnet werden.
settings-house = Hausregeln neuer Tische: { $game }

## Für die Gastgeberrolle

notice-paused = Das Spiel ist angehalten. Mit dem Knopf **{ button-resume }** unter dem Tisch geht es weiter.
notice-kicked = { $player } hat keinen Platz mehr.
notice-substituted = Bis zum nächsten eigenen Klick spielt der Computer für { $player }.
table-until = ⏳ 🤖 spielt { $when }
table-until-paused = ⏳ das Spiel wird { $when } angehalten
table-paused = ⏸️ Das Spiel ist angehalten.
table-paused-resume = { $host } oder die Moderation kann es fortsetzen.
table-paused-resume-tournament = Die Moderation kann es fortsetzen.
table-waits = ⏸️ Seit einer Weile hat niemand gespielt, darum wartet das Spiel. Es geht weiter, sobald eine Person, die mitspielt, auf **{ button-hand }** drückt.
table-deserted = 💤 Niemand ist da. Die Computer spielen zu Ende, weil das Turnier ein Ergebnis braucht.
hand-waits = ⏸️ Seit einer Weile hat niemand gespielt, darum wartet das Spiel. Sobald du etwas drückst, geht es weiter.
seat-computer-for = { $player } (vom Computer gespielt)
refused-nobody-there = Seit einer Weile hat niemand gespielt, darum wartet das Spiel. Es geht weiter, sobald eine Person, die mitspielt, auf **{ button-hand }** drückt.

## Standings

former-player = anonym
what-wins = Siege
what-rate = Siegquote
what-rating = Wertung
period-today = heute
period-week = diese Woche
period-month = diesen Monat
period-season = diese Saison
period-all = insgesamt
period-named = Saison { $name }
where-server = dieser Server
where-channel = dieser Kanal
count-wins = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
}
count-games = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spielen
}
count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
statistics-title = { $game } · { $player }
statistics-games = { $count ->
    [1] { $wins } in { $games }
   *[other] { $wins } in { $games } ({ $rate })
}
statistics-streak = Siege in Folge: jetzt { $now }, höchstens { $best }
statistics-rating = Wertung: **{ $points }** aus { $games }
statistics-settling = Wertung: vorerst zwischen { $least } und { $most }
statistics-unrated = Noch keine Wertung: Dazu braucht es ein Spiel mit mindestens zwei Menschen.
statistics-duel = Gegen { $player }: zusammen in { $games }, vorn: { $ahead ->
    [one] einmal
   *[other] { $ahead }-mal
}, hinten: { $behind ->
    [one] einmal
   *[other] { $behind }-mal
}
statistics-no-duel = Noch kein Spiel zusammen mit { $player }.
statistics-picture = Die Wertung im Lauf der Zeit: von { $first } bis { $last }, zwischen { $least } und { $most }.
history-title = { $game } · beendete Spiele
history-empty = Noch kein beendetes Spiel.
replay-title = { $game } · Zug { $ply } von { $moves }
replay-move = { $player }: { $move }
season-none = Es läuft keine Saison. Mitglieder mit dem Recht *Server verwalten* können mit { $command-server-season } eine beginnen.
season-now = Saison **{ $name }**, seit dem { $since }. Ihre Rangliste bleibt, wenn sie vorbei ist.
privacy-export = Alles, was über dich gespeichert ist: Nummern von Servern, Kanälen und Spielen, dein Name auf jedem Server, deine Züge und was daraus errechnet wird. Keine Nachrichten, keine Namen anderer.
privacy-export-part = Teil { $number }
privacy-export-rest = Das ist noch nicht alles.
privacy-title = Was über dich gespeichert ist
privacy-about = Deine Spiele, Einstellungen und Ergebnisse, und dein Name auf jedem Server: Hol dir alles als Dateien, oder lass deinen Namen überall entfernen. Deine Spiele bleiben, mit „anonym“ auf deinem Platz.
button-export = Alles holen
button-forget = Meine Daten löschen
button-export-rest = Den Rest holen
privacy-forgotten = Erledigt. Dein Name steht in keiner Rangliste mehr; deine Spiele bleiben, mit „anonym“ auf deinem Platz.

## Advice

advice = Der stärkste Computergegner würde **{ $move }** spielen.
advice-others = Ebenso gut: { $moves }.

## Spielgeld

name-wallet = geldbeutel
command-wallet = Dein Spielgeld auf diesem Server, und neues, wenn es weg ist
wallet-title = { $game } · dein Geldbeutel
wallet-free = Zum Spielen: **{ $free }** Credits
wallet-at-stake = Auf Tischen, die noch nicht zu Ende sind: { $at_stake }
wallet-note = Nur Spielgeld: Man kann es nicht kaufen, verkaufen oder eintauschen. Ist es weg, bekommst du einmal am Tag { $purse } dazu.
wallet-tomorrow = Heute hast du schon neues Spielgeld bekommen. Das nächste gibt es { $when }.
wallet-given = Hier ist neues Spielgeld. Viel Glück!
button-gift = Um { $purse } Credits bitten

## Allein

name-patience = patience
name-daily = spiel_des_tages
name-public = offen
command-patience = Die Patience legen, für dich allein; überall, auch in Direktnachrichten
command-patience-public = Alle im Kanal zuschauen lassen
command-daily = Die Patience des Tages: für alle derselbe Stapel
command-daily-table = Zeigen, wie dieser Server heute abgeschnitten hat
alone-pick = Was spielst du?
alone-pick-between = Was spielst du? { $first } … { $last }
alone-daily-title = { $game } · { $day }
alone-shared = { $player }: { $score }
alone-shared-day = Der Stapel des Tages ist für alle gleich: { $command-game-daily }
alone-perfect = Besser geht es nicht.
alone-finished = { $count ->
    [one] 1 ist fertig
   *[other] { $count } sind fertig
}
alone-nobody = Heute ist noch niemand fertig. Mach den Anfang!
button-share = Ergebnis teilen
button-hint = Tipp
button-take-back = Zurücknehmen
