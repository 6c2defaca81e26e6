# Offene Handkarten, und die Karte, zu der sie am Ende des Spiels werden.

hand-time-out = ⏰ Die Zeit ist abgelaufen. Für dich wurde gespielt: **{ $move }**
hand-played-for = 🤖 Inzwischen für dich gespielt: { $moves }
hand-taken-over = Du übernimmst den Platz von { $player }; für dich wird das Spiel nicht zählen.
hand-away = 💤 Deine Zeit ist abgelaufen, deshalb spielt der Computer für dich.
hand-away-by = 💤 Deine Zeit ist abgelaufen, deshalb lässt { $player } den Computer für dich spielen.
hand-left = 👋 Du hast den Tisch verlassen: Der Computer spielt auf deinem Platz weiter.
hand-left-waiting = 👋 Du hast den Tisch verlassen. Jetzt ist niemand mehr da, darum wartet das Spiel.
hand-kicked = 🚪 Du wurdest von diesem Tisch entfernt. Am nächsten kannst du wieder mitspielen.
hand-no-seat = Du hast an diesem Tisch gerade keinen Platz.
hand-seat-taken = { $player } hat den Platz übernommen, den du verlassen hattest.
button-come-back = Selbst spielen

card-place = Platz **{ $place }** von { $seats }
card-won-together = **Gemeinsam gewonnen!**
card-lost-together = **Gemeinsam verloren**
card-place-computer = Vom Computer zu Ende gespielt · { $placed }
card-given-up = Das Spiel zählt als verloren: Am Ende warst du weg, oder der Computer hat für dich gespielt.
card-team = { $team }, mit { $players }
card-took-over = Du hast diesen Platz übernommen; für dich zählt das Spiel nicht.
card-taken-out = Das Spiel zählt für dich nicht: Du wurdest herausgenommen, oder es ging nach einer Pause ohne dich weiter.
card-settled = Das bringt dir das Spiel: { $score }
card-moment = ✨ Dein bester Moment: { $moment }
card-shared-moment = ✨ Bester Moment: { $moment }
podium-moment = ✨ { $player }: { $moment }
card-shared = **{ $player }** · { $game } · { $placed }
card-shared-already = Du hast dieses Ergebnis schon geteilt: { $link }
button-share-card = Teilen
