# Games alone, the deal of the day, and lessons.

## Commands

command-daily-deal = Das Spiel des Tages: für alle dieselben Karten und Computer
command-daily-deal-deal = Welches Spiel des Tages
command-daily-yesterday = Zeigen, wie es gestern auf diesem Server gelaufen ist
name-deal = spiel
name-yesterday = gestern
name-learn = lernen
command-learn = Lerne das Spiel in etwa fünf Minuten: ein erstes Spiel mit Anleitung, für dich allein
name-patience = patience
name-daily = spiel_des_tages
name-public = offen
command-patience = Die Patience legen, für dich allein; überall, auch in Direktnachrichten
command-patience-public = Alle im Kanal zuschauen lassen
command-daily = Die Patience des Tages: für alle derselbe Stapel
command-daily-table = Zeigen, wie dieser Server heute abgeschnitten hat

## Lessons

button-learn-back = Einen Schritt zurück
button-learn-again = Von vorn beginnen
button-learn-show = Zeig's mir
button-learn = In fünf Minuten lernen
learn-title = { $game } · { $step } / { $steps }
learn-free = Probiere aus, was du willst: hier zählt nichts.
learn-chapters = Zu einem Kapitel
learn-changed = Diese Lektion hat sich inzwischen geändert. Beginne mit dem Knopf unten von vorn.
learn-other-move = Das geht, aber hier gibt es einen besseren Zug.
learn-end-title = { $game }: du kannst es
learn-learnt = Was du gelernt hast
learn-next = Mit anderen: { $command-game-new }

## The deal of the day

deal-is-best = 🏅 Das bisher beste Ergebnis.
deal-best = Das beste bekannte Ergebnis: { $score }
deal-place-1 = gewonnen
deal-place-2 = Platz 2
deal-place-3 = Platz 3
deal-place-last = weiter hinten
deal-legend = Jede Runde: { $places }
deal-title = Spiel des Tages: { $game } · { $day }
deal-one-try = Für alle dieselben Karten, und ein Versuch.
button-begin-deal = Anfangen
deal-friends = Auf diesem Server
deal-copy = Zum Kopieren:
alone-nobody-then = Niemand ist fertig geworden.
alone-finished-then = { $count ->
    [one] Eine Person ist fertig geworden
   *[other] { $count } Leute sind fertig geworden
}
refused-day-table-elsewhere = Jeder Server hat eine Rangliste des Tages: Frag dort danach, mit { $command-game-daily }. Hier kannst du spielen.
deal-streak = { $count ->
    [one] 🔥 1 Tag in Folge
   *[other] 🔥 { $count } Tage in Folge
}
deal-longest = { $streak } (längste Serie: { $count })
deal-late = Mehr als eine Stunde nach dem Ende des Tages beendet: Das zählt nicht.
deal-next = Das nächste Spiel kommt { $when }.
deal-until = Wer vorher anfängt, hat bis { $until } Zeit.
deal-open = Endgültig erst um { $until }: Wer rechtzeitig angefangen hat, spielt vielleicht noch.
deal-shared-day = Das Spiel des Tages ist für alle gleich: { $command-game-daily }
day-seals-about = Jedes Spiel wird versiegelt, bevor jemand eine Karte davon sieht.
day-seals-later = Die Startwerte stehen hier, wenn auch die letzten Spiele des Tages vorbei sind: { $when }.
day-seals-none = Dieses Spiel ist älter als die Siegel.
day-seals-empty = An diesem Tag hat noch niemand ein Spiel begonnen.
day-seals-seat = Platz { $seat } von { $seats } · die Computer, der Reihe nach: { $levels }
daily-deal-patience = die Patience
daily-deal-against = gegen Computer
refused-deal-spent = Du hast das Spiel des Tages schon gespielt. Das nächste kommt { $when }.
deal-post-title = Das Spiel des Tages · { $day }
deal-post-about = Für alle dieselben Karten und Computer, und nur ein Versuch. Dein Spiel siehst nur du.
deal-post-yesterday = { $game } · { $day }
button-play-deal = { $game } spielen
alone-day-note = Bei gleich vielen Reihen zählen weniger Tipps, dann weniger zurückgenommene Züge.
button-review-deal = Analyse von { $game }
refused-deal-under-way = Das Spiel des Tages lässt sich analysieren, sobald es niemand mehr spielen kann: { $when }.
alone-daily-title = { $game } · { $day }
alone-shared-day = Der Stapel des Tages ist für alle gleich: { $command-game-daily }

## Against computer players

against-opponents = Gegen { $players }
against-computer = { $name } ({ $level })
button-computers = Gegen Computer
against-waits = Nur du siehst dieses Spiel. Es wartet auf dich, so lange du magst: { $command-my-games }
against-no-purse = Die Credits gelten nur in diesem Spiel: Aus deinem Geldbeutel geht nichts weg.
against-won = 🏆 Gewonnen!
against-lost = Diesmal verloren. Viel Glück beim nächsten Spiel!
against-last = Diesmal hat { $player } gewonnen. Viel Glück beim nächsten Spiel!
against-shared = **{ $player }** · { $game } gegen die Computer · { $placed }
button-opponents = Computer wählen
button-opponents-play = Spielen
opponents-about = Such dir aus, gegen wen du spielst. Bei späteren Spielen bleibt es dabei.
opponents-count = { $count ->
    [one] ein Computer
   *[other] { $count } Computer
}

## Games alone

refused-no-hints = In einem Spiel gegen Computer gibt es keine Tipps.
button-again = Noch einmal
refused-too-many-alone = Du hast { $count } eigene Spiele, die noch nicht zu Ende sind, und mehr können nicht warten. Spiel eines weiter ({ $command-my-games }), oder schließ das älteste.
button-close-oldest = Das älteste schließen
alone-closed = Geschlossen. Jetzt ist Platz für ein neues Spiel.
refused-alone-closed = Dieses Spiel ist geschlossen. Mit { $command-help } fängst du ein neues an.
refused-not-your-game = Das ist das Spiel von jemand anderem.
refused-not-shared = Ein Spiel, das ein früheres weiterführt, wird nicht geteilt.
alone-no-help = ohne Hilfe
alone-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
alone-taken-back = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
alone-shared-already = Dieses Ergebnis hast du schon geteilt: { $link }
alone-shared-unseen = Der Bot kann nicht sehen, ob die Nachricht noch da ist. Wenn sie fehlt, kannst du das Ergebnis noch einmal teilen.
button-share-again = Noch einmal teilen
alone-record = Dein bestes Ergebnis bisher: { $score }
alone-record-new = ✨ Dein bisher bestes Ergebnis.
button-another = Noch eine
button-same-deal = Dieselben Karten spielen
fairness-yourself-alone = Zum Nachprüfen: Der SHA-256 des Startwerts ist das Siegel.
refused-game-held-away = Die Regeln von „{ $missing }“ sind in diesem Spiel hängen geblieben. Es ruht, bis sie repariert sind, und nichts geht verloren: Frag die Person, die den Bot betreibt.
refused-deck-spent = Den Stapel des Tages hast du schon gespielt. Der nächste kommt { $when }; { $command-game-patience } gibt jederzeit einen anderen.
refused-not-yours = Das ist das Spiel von jemand anderem. Mit { $command-game-patience } beginnst du dein eigenes.
refused-cannot-take-back = Dieser Zug lässt sich nicht zurücknehmen: Du hast seither eine neue Karte gesehen. Spiel weiter, oder fang mit { $command-game-patience } neu an.
alone-pick = Was spielst du?
alone-pick-between = Was spielst du? { $first } … { $last }
alone-shared = { $player }: { $score }
alone-perfect = Besser geht es nicht.
alone-finished = { $count ->
    [one] 1 ist fertig
   *[other] { $count } sind fertig
}
alone-nobody = Heute ist noch niemand fertig. Mach den Anfang!
button-share = Ergebnis teilen
button-hint = Tipp
button-take-back = Zurücknehmen

way-deal-new = Noch nicht gespielt
way-deal-begun = Angefangen
way-deal-played = Heute gespielt
