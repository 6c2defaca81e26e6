# Was an jedem Tisch steht, was dort auch gespielt wird.

list-and = { $head } und { $tail }

## Befehle

name-new = neu
name-join = mitspielen
name-leave = verlassen
name-hand = hand
name-table = tisch
name-end = beenden
name-rules = regeln
name-leaderboard = rangliste
name-bots = computer
name-seats = plätze
name-pause = pause
name-resume = weiter
name-kick = entfernen
name-substitute = vertreten
name-player = spieler
name-play = spielen
name-move = zug
name-server = server
name-me = ich
name-language = sprache
name-turn-time = bedenkzeit
name-ping = erinnern
name-channel = kanal
name-everywhere = überall
name-reminders = erinnerungen

command-new = Einen Tisch in diesem Kanal eröffnen und sich setzen
command-new-bots = Computergegner zu Beginn
command-new-seats = So viele können höchstens mitspielen
command-pause = Das Spiel anhalten (Gastgeber oder Moderator)
command-resume = Ein angehaltenes Spiel weitergehen lassen (Gastgeber oder Moderator)
command-kick = Jemandem den Platz wegnehmen (Gastgeber oder Moderator)
command-kick-player = Wessen Platz es ist
command-substitute = Den Computer für jemanden spielen lassen, der weg ist (Gastgeber oder Moderator)
command-substitute-player = Wer weg ist
command-play = Eine Karte legen, passen oder abwerfen, ohne Knöpfe
command-play-move = Tippe ein wenig und wähle aus den Zügen, die du hast
command-settings = Was dieser Server und du einstellen könnt
command-server = Für diesen Server einstellen, oder sehen, was eingestellt ist
command-server-language = Sprache der Tische
command-server-turn-time = Wie lange man überlegen darf
command-server-ping = Spieler anpingen, deren Zeit knapp wird?
command-server-channel = Ein Kanal, in dem Spiele eröffnet werden dürfen, neben den bisherigen
command-server-everywhere = Spiele wieder in jedem Kanal erlauben
command-me = Für dich einstellen, oder sehen, was eingestellt ist
command-me-language = Sprache von allem, was nur du siehst
command-me-reminders = Dich anpingen, wenn deine Zeit knapp wird?
command-join = Sich an den Tisch dieses Kanals setzen
command-leave = Den Platz aufgeben; im Spiel übernimmt ihn der Computer
command-hand = Die eigene Hand zeigen, nur dir
command-table = Den Tisch dieses Kanals hier unten noch einmal zeigen
command-end = Den Tisch dieses Kanals schließen (Gastgeber oder Moderator)
command-rules = Die Regeln zeigen, nur dir
command-leaderboard = Wer auf diesem Server die meisten Sterne hat

## Vor dem Spiel

lobby-title = { $game }
lobby-host = Gastgeber: { $host }
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-house-rules = Hausregeln: { $rules }
lobby-waiting = Wenn alle da sind, drückt der Gastgeber **Start** ({ $least } bis { $most } können spielen).
lobby-full = Alle sind da: Der Gastgeber drückt **Start**.
button-join = Mitspielen
button-leave = Verlassen
button-start = Start
button-arrange = Hausregeln
form-title = { $game }: dieser Tisch
form-seats = Plätze
form-turn-time = Zeit für einen Zug
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-cancel = Abbrechen
button-rules = Regeln
button-hand = Meine Hand
button-down = Tisch hierher
button-record = Protokoll
button-rematch = Revanche

computer-name = 🤖 { $name }
computer-level-easy = leicht
computer-level-normal = mittel
seat-computer = { $name } ({ $level })
seat-away = { $name } 💤 (der Computer spielt)

## Im Spiel

table-title = { $game } · Runde { $round }
table-to-act = { $players } ist dran
table-to-act-until = { $players } ist dran, { $when }
table-to-choose = { $players } wählen noch
table-to-choose-until = { $players } wählen noch, { $when }
table-commitment = Mischung versiegelt mit { $commitment }
table-ended = Dieser Tisch wurde vor dem Ende geschlossen. Das Spiel zählt nicht.
table-reminder = { $players }, du bist dran: { $when }

## Ergebnis

record-note = Das Spiel als Text, Zug um Zug. In docs/fairness.md steht, wie man es nachprüft, mit unserem Programm und ohne. Die Plätze sind in der Reihenfolge des Spiels nummeriert.
result-title = { $game } · das Spiel ist vorbei
result-seed = Der Startwert der Mischung war { $seed }. Sein SHA-256 ist das Siegel vom Anfang.

## Was nur einer sieht

notice-joined = Du hast einen Platz. Wenn das Spiel beginnt, öffnest du deine Hand mit **Meine Hand**.
notice-back = Willkommen zurück: Dein Platz gehört wieder dir.
notice-left = Du hast den Tisch verlassen.
notice-left-playing = Du bist gegangen: Der Computer spielt für dich weiter. Mit **Meine Hand** bekommst du den Platz zurück.
notice-ended = Der Tisch ist geschlossen.
notice-done = Erledigt.
hand-not-begun = Das Spiel hat noch nicht begonnen. Deine Karten kommen mit dem ersten Geben.

## Rangliste

leaderboard-title = { $game } · Rangliste
leaderboard-empty = Hier hat noch niemand ein Spiel beendet. Sei der Erste!
leaderboard-line = { $place } { $player } · { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} · { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}
leaderboard-yours = Dein Rang: { $line }
leaderboard-note = Computergegner zählen nicht mit. Ein vorzeitig geschlossenes Spiel zählt nicht; wer ein Spiel verlässt, bekommt daraus keine Sterne.

## Auswahl

language-auto = wie bei Discord eingestellt
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
settings-me = Du
settings-language = Sprache: { $language }
settings-turn-time = Bedenkzeit: { $time }
settings-as-usual = wie üblich
settings-ping-on = Wessen Zeit knapp wird, der wird angepingt.
settings-ping-off = Niemand wird angepingt.
settings-channels = Spiele können in { $channels } eröffnet werden.
settings-channels-all = Spiele können in jedem Kanal eröffnet werden.
settings-no-house-rules = Hausregeln: keine
settings-reminders-on = Du wirst angepingt, wenn deine Zeit knapp wird.
settings-reminders-off = Du wirst nie angepingt.

## Für den Gastgeber

notice-paused = Das Spiel steht still. Mit dem Befehl weiter geht es weiter.
notice-resumed = Das Spiel geht weiter.
notice-kicked = { $player } hat keinen Platz mehr.
notice-substituted = Der Computer spielt für { $player }, bis von dort wieder ein Klick kommt.
table-paused = ⏸️ Das Spiel ist angehalten.
