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

command-new = Einen Tisch in diesem Kanal eröffnen und sich setzen
command-new-bots = Computergegner zu Beginn
command-new-seats = So viele können höchstens mitspielen
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
button-add-computer = Computer dazu
button-remove-computer = Computer weg
button-cancel = Abbrechen
button-rules = Regeln
button-hand = Meine Hand
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
