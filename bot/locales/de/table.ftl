# Was an jedem Tisch steht, was dort auch gespielt wird.

list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
form-tick = { $rule }: { $value }
challenge-said = ⚔️ { $host } fordert { $players } heraus.
challenge-declined = 🤝 { $players }: diesmal nicht.
number = { $number }
percent = { $number } %

## Befehle

name-new = neu
name-join = mitspielen
name-leave = verlassen
name-hand = hand
name-table = tisch
name-end = beenden
name-bots = computer
name-level = stärke
name-seats = plätze
name-kick = entfernen
name-substitute = vertreten
name-player = person
name-play = spielen
name-move = zug
name-game = spiel
name-show = zeigen
name-language = sprache
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
command-join = Am Tisch dieses Kanals Platz nehmen
command-leave = Deinen Platz aufgeben; im Spiel spielt der Computer für dich weiter
command-hand = Deine Hand zeigen, nur dir
command-table = Der Tisch dieses Kanals, was auch immer dort gespielt wird
command-table-show = Den Tisch dieses Kanals hier unten noch einmal zeigen
command-end = Den Tisch dieses Kanals schließen (Gastgeberrolle oder Moderation)

## Vor dem Spiel

poster-alt = { $game }, mit den Karten { $cards }
lobby-wants = **{ $host } möchte spielen** · { $terms }
lobby-host = Eröffnet von { $host }
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-stake = Einsatz: je { $stake } Credits Spielgeld
lobby-house-rules = Hausregeln: { $rules }
rules-house-rules = Hausregeln, die übliche Wahl zuerst
lobby-seal = ⁠🔒⁠`{ $seal }`
lobby-waiting = { $host } drückt **Start**.
lobby-anybody = Ab { $when } können alle auf **Start** drücken.
lobby-team = { $team }: { $players }
lobby-not-agreed = ⏳ { $player }
lobby-rules-changed = ⏳ { $player } (die Regeln wurden geändert: noch einmal **Mitspielen** drücken)
lobby-until = Wenn an diesem Tisch niemand etwas tut, schließt er { $when }.
button-join = Mitspielen
button-leave = Verlassen
button-take-over = Freien Platz übernehmen
button-join-next = Beim nächsten Spiel mitspielen
button-leave-next = Doch nicht mitspielen
button-start = Start
button-shuffle = Teams auslosen
button-fill = { $count ->
    [one] Einen Computer dazu
   *[other] { $count } Computer dazu
}
button-arrange = Hausregeln
button-table-settings = Einstellungen des Tischs
button-change = Ändern
form-title = { $game }: dieser Tisch
form-seats = Plätze
form-limits = Von { $least } bis { $most }
form-turn-time = Bedenkzeit
form-turn-time-hint = Ein Zug am Tag: ohne Eile, und im Kanal ist daneben Platz für andere Spiele.
form-level = Stärke der Computergegner
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-cancel = Tisch schließen
button-pause = Anhalten
button-rules = Regeln
button-hand = Meine Hand
button-more-back = ⋯ Dieser Tisch
button-down = Tisch hierher
button-rematch = Revanche
button-advice = Tipp
button-special = Sonderkarten
button-next = Weiter
button-previous = Zurück
page-of = Seite { $number } von { $pages }

computer-name = 🤖 { $name }
computer-level-easy = leicht
computer-level-normal = mittel
computer-level-hard = schwer
seat-computer = { $name } ({ $level })
seats-away = 💤 der Computer spielt
seats-free = 🪑 Platz frei
table-next = Nächstes Spiel: { $players }

## Im Spiel

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
notice-next = Du bist beim nächsten Spiel dabei. Deine Karten kommen von selbst.
notice-goes-on = Willkommen zurück: Das Spiel geht weiter, und ein ganzer Zug beginnt.
notice-left = Du hast den Tisch verlassen.
notice-declined = OK, vielleicht nächstes Mal.
notice-ended = Der Tisch ist geschlossen.
notice-ended-bets = Der Tisch ist geschlossen. Deine { $credits } Credits Einsatz aus dieser Runde sind verloren; alle anderen bekommen ihre Einsätze zurück.
notice-done = Erledigt.
hand-not-begun = Das Spiel hat noch nicht begonnen. Deine Karten bekommst du, sobald es losgeht.

## Rangliste

leaderboard-yours = Dein Rang: { $line }

## Auswahl

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
pace-day = Ein Zug am Tag

## Einstellungen

settings-turn-time = Bedenkzeit: { $time }
settings-as-usual = Standard
settings-usual-time = { $time } (Standard)
settings-more-channels = { $count ->
    [one] 1 weiterem
   *[other] { $count } weiteren
}

## Für die Gastgeberrolle

notice-paused = Das Spiel ist angehalten. Mit dem Knopf **{ button-resume }** unter dem Tisch geht es weiter.
notice-undone = Dein letzter Zug ist zurückgenommen.
notice-kicked = { $player } hat keinen Platz mehr.
notice-substituted = Bis zum nächsten eigenen Klick spielt der Computer für { $player }.
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
replay-move = { $player }: { $move }

## Advice

advice = Der stärkste Computergegner würde **{ $move }** spielen.
advice-others = Ebenso gut: { $moves }.
