# Spiele einer Person gegen Computer, ohne Tisch

against-opponents = Gegen { $players }
against-computer = { $name } ({ $level })
refused-no-hints = In einem Spiel gegen Computer gibt es keine Tipps.
against-waits = Nur du siehst dieses Spiel. Es wartet auf dich, so lange du magst: { $command-my-games }
against-no-purse = Die Credits gelten nur in diesem Spiel: Aus deinem Geldbeutel geht nichts weg.
against-won = 🏆 Gewonnen!
against-lost = Diesmal verloren. Viel Glück beim nächsten Spiel!
against-last = Diesmal hat { $player } gewonnen. Viel Glück beim nächsten Spiel!
against-shared = **{ $player }** · { $game } gegen die Computer · { $placed }
button-again = Noch einmal
button-opponents = Computer wählen
button-opponents-play = Spielen
opponents-about = Such dir aus, gegen wen du spielst. Bei späteren Spielen bleibt es dabei.
opponents-count = { $count ->
    [one] ein Computer
   *[other] { $count } Computer
}
refused-too-many-alone = Du hast { $count } eigene Spiele, die noch nicht zu Ende sind, und mehr können nicht warten. Spiel eines weiter ({ $command-my-games }), oder schließ das älteste.
button-close-oldest = Das älteste schließen
alone-closed = Geschlossen. Jetzt ist Platz für ein neues Spiel.
refused-alone-closed = Dieses Spiel ist geschlossen. Mit { $command-help } fängst du ein neues an.

## Das Spiel des Tages

deal-is-best = 🏅 Niemand hat es bisher besser gemacht.
deal-best = Das beste bekannte Ergebnis: { $score }
deal-place-1 = Platz 1
deal-place-2 = Platz 2
deal-place-3 = Platz 3
deal-place-last = weiter hinten
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
deal-late = Nach dem Ende des Tages beendet: Das zählt nicht.
deal-next = Das nächste Spiel kommt { $when }.
deal-shared-day = Das Spiel des Tages ist für alle gleich: { $command-game-daily }
day-seals-about = Jedes Spiel wird versiegelt, bevor jemand eine Karte davon sieht.
day-seals-later = Die Startwerte stehen hier, wenn der Tag vorbei ist: { $when }.
day-seals-none = Dieses Spiel ist älter als die Siegel.
day-seals-empty = An diesem Tag hat noch niemand ein Spiel begonnen.
day-seals-seat = Platz { $seat } von { $seats } · die Computer, der Reihe nach: { $levels }
games-against = gegen Computer, begonnen { $when }
command-daily-deal = Das Spiel des Tages: für alle dieselben Karten und Computer
command-daily-deal-deal = Welches Spiel des Tages
command-daily-yesterday = Zeigen, wie es gestern auf diesem Server gelaufen ist
name-deal = spiel
name-yesterday = gestern
daily-deal-patience = die Patience
daily-deal-against = gegen Computer
refused-deal-spent = Du hast das Spiel des Tages schon gespielt. Das nächste kommt { $when }.
refused-not-your-game = Das ist das Spiel von jemand anderem.
refused-not-shared = Ein Spiel, das ein früheres weiterführt, wird nicht geteilt.

## Auf einem Server posten

deal-post-title = Das Spiel des Tages · { $day }
deal-post-about = Für alle dieselben Karten und Computer, und nur ein Versuch. Dein Spiel siehst nur du.
deal-post-yesterday = { $game } · { $day }
button-play-deal = { $game } spielen
settings-daily-off = Das Spiel des Tages wird nicht gepostet.
deal-posts-all = alle Spiele
deal-posts-ended = Der Bot darf in { $channel } nicht schreiben und postet dort das Spiel des Tages nicht mehr. Sobald er darf, richte es neu ein: { $command-server-settings }
name-game = spiel
