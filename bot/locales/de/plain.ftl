# Worte für Spiele, die keine eigenen mitbringen: das allgemeine Aussehen, und was alle Spiele gemeinsam haben.

plain-yes = ja
plain-no = nein
plain-house-rule = Hausregel
plain-score = Punkte
plain-count-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
plain-character-easy = spielt irgendeine Karte
plain-character-normal = denkt nach, bevor er spielt
plain-character-hard = denkt lange nach, bevor er spielt
plain-character = spielt von allein
plain-refused = Das erlauben die Regeln jetzt nicht.

## Der Tisch

plain-stage = Runde { $round }
plain-top = Oben liegt: { $card }
plain-table = Auf dem Tisch: { $cards }
plain-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
plain-told = { $player }: { $move }
plain-told-hidden = { $player } hat gewählt
plain-round-won = ★ { $player } gewinnt Runde { $number }
plain-result-winner = { $winner } gewinnt!
plain-result-draw = Unentschieden zwischen { $winners }.
plain-result-team = { $winners } gewinnen!
plain-result-together = Gemeinsam gewonnen!
plain-result-lost = Gemeinsam verloren.
plain-result-nobody = Niemand gewinnt.
plain-team = Team { $number }

## Die Hand

plain-hand-turn = Du bist am Zug.
plain-hand-choose = Wähle. Die anderen wählen gleichzeitig.
plain-hand-wait = Es fehlt noch: { $players }.
plain-hand-over = Das Spiel ist zu Ende.
plain-hand-cards = Deine Karten: { $cards }
plain-pick-part = Wähle einen Zug ({ $first } bis { $last })
plain-play = Spielen: { $move }
