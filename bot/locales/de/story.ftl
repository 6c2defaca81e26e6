# Was an einem Tisch geschieht, erzählt: die letzten Zeilen darauf und der Verlauf des ganzen Spiels.

story-automatic = { $what } (automatisch)
button-log = Spielverlauf
log-title = { $game } · Spielverlauf bis jetzt
log-title-over = { $game } · das Spiel, Zug um Zug
log-newest = die neuesten Züge
log-empty = Noch ist nichts geschehen.
button-fairness = Fair gemischt?
fairness-title = { $game } · fair gemischt
fairness-sealed = Die Karten dieses Spiels wurden gemischt, bevor die erste ausgeteilt war, und ihre Reihenfolge wurde sofort versiegelt. Niemand kann sie jetzt noch ändern, ohne das Siegel zu brechen: nicht die Mitspielenden, nicht die Moderation und auch nicht, wer den Bot betreibt.
fairness-sealed-lobby = Das Siegel stand in der Lobby, bevor jemand die Nummer ihrer Nachricht kennen konnte. Die Karten folgen aus dem Geheimnis hinter dem Siegel und aus dieser Nummer. Niemand kann sie jetzt noch ändern, ohne das Siegel zu brechen: nicht die Mitspielenden, nicht die Moderation und auch nicht, wer den Bot betreibt.
fairness-seal = Das Siegel: `{ $seal }`
fairness-message = Die Nummer der Nachricht: `{ $message }` (die letzte in [ihrem Link]({ $link }))
fairness-secret = Das Geheimnis: `{ $secret }`
fairness-later = Wenn das Spiel vorbei ist, kannst du hier noch einmal nachsehen: Dann steht hier der Startwert, aus dem jedes Mischen folgt, und er wird mit dem Siegel verglichen.
fairness-seed = Der Startwert: `{ $seed }`
fairness-checked = ✅ Gerade geprüft: Der Startwert passt zum Siegel, und die { $moves } Züge dieses Spiels passen zu den Karten, die daraus folgen.
fairness-broken = ❌ Gerade geprüft: Der Startwert passt nicht zum Siegel. Sag es der Person, die den Bot betreibt.
fairness-yourself = So prüfst du es selbst: Der SHA-256 des Startwerts ist das Siegel. **{ button-record }** gibt dir das ganze Spiel als Text.
fairness-yourself-lobby = So prüfst du es selbst: Der SHA-256 des Geheimnisses ist das Siegel. Der SHA-256 des Geheimnisses, gefolgt von der Nummer, ist der Startwert. **{ button-record }** gibt dir das ganze Spiel als Text.
result-place = **{ $place }.**
result-computer = Der Computer hat für { $players } zu Ende gespielt: Niemand hat gewonnen.
victory-crown = Eine Krone für { $players }.
victory-cards = Gewonnen mit { $cards }.
seat-number = Sitz { $number }

## Vor dem, was nicht rückgängig zu machen ist

sure-leave = Außer dir sitzt niemand an diesem Tisch: Wenn du gehst, endet das Spiel. Es zählt dann nicht und lässt sich nicht wieder aufnehmen. Willst du nur eine Pause machen, klick einfach nicht weiter: { $unit ->
    [never] Das Spiel hält an und wartet auf dich.
    [hours] Das Spiel hält an und wartet { $count } Std. auf dich.
   *[days] Das Spiel hält an und wartet { $count } Tage auf dich.
}
sure-leave-seat = Willst du den Platz verlassen? Der Computer spielt für dich weiter.
sure-end = Damit endet das Spiel für { $players } und zählt für niemanden. Es lässt sich nicht wieder aufnehmen.
sure-end-lost = Damit endet das Spiel für { $players }. Wenn du es allein beendest, verlierst du es, und für alle anderen zählt es nicht. Es lässt sich nicht wieder aufnehmen.
sure-end-took-out = Du hast jemanden aus diesem Spiel entfernt: Wenn du es jetzt beendest, verlierst du es. Für alle anderen zählt es nicht, und es lässt sich nicht wieder aufnehmen.
button-sure-ask = Die anderen fragen
button-sure-agree = Zustimmen
close-asked = { $host } möchte dieses Spiel schließen, sodass es für niemanden zählt. Es schließt, wenn alle zustimmen: { $players }.
close-lapsed = Ob dieses Spiel geschlossen wird, steht nicht mehr zur Wahl.
button-undo = Meinen Zug zurücknehmen
undo-asked = { $player } möchte den letzten Zug zurücknehmen. Das geschieht, wenn alle zustimmen: { $players }.
undo-done = { $player } hat den letzten Zug zurückgenommen.
undo-lapsed = Das Spiel ist weitergegangen: Dieser Zug bleibt.
sure-end-bets = Du verlierst die { $lost } Credits, die du in dieser Runde gesetzt hast.
sure-kick = { $player } verliert den Platz und kann an diesen Tisch nicht zurück. In einem laufenden Spiel spielt der Computer weiter, und es zählt für { $player } nicht. Spielst du selbst mit, gewinnst du darin nichts.
button-sure-leave = Verlassen und Spiel beenden
button-sure-end = Spiel für alle beenden
button-sure-kick = Platz wegnehmen
button-sure-forget = Namen und Ergebnisse löschen
button-resume = Fortsetzen
button-go-on = Hier weiterspielen
table-ended-by = { $player } hat diesen Tisch vor dem Ende geschlossen. Das Spiel zählt nicht.
table-agreed = Alle waren einverstanden, diesen Tisch vor dem Ende zu schließen. Das Spiel zählt nicht.
table-cancelled-by = { $player } hat diesen Tisch geschlossen, bevor das Spiel begann.
table-cancelled = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
table-paused-by = ⏸️ { $player } hat das Spiel angehalten.
table-paused-closes = Setzt es niemand fort, schließt dieser Tisch { $when }.
