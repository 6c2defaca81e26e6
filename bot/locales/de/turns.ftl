# Wie man erfährt, dass man dran ist, und die Liste der eigenen Spiele.

notify-in-channel = Benachrichtigung im Kanal des Tisches
notify-in-direct = Benachrichtigung per Direktnachricht
settings-your-turn-every = Du wirst bei jedem Zug benachrichtigt, und noch einmal, wenn deine Zeit knapp wird.
settings-your-turn-short = Du wirst benachrichtigt, wenn deine Zeit knapp wird.
settings-your-turn-never = Du wirst nie benachrichtigt, wenn du dran bist.
settings-notify-channel = Du wirst im Kanal des Tisches angepingt.
settings-notify-direct = Nimmst du von mir keine Direktnachrichten an, wirst du im Kanal des Tisches angepingt.

turn-notice = { $count ->
    [one] { $players }, du bist dran.
   *[other] { $players }, ihr seid dran.
}
turn-notice-until = { $count ->
    [one] { $players }, du bist dran · die Zeit läuft { $when } ab
   *[other] { $players }, ihr seid dran · die Zeit läuft { $when } ab
}
turn-direct = { $game }: Du bist dran.
turn-direct-until = { $game }: Du bist dran · die Zeit läuft { $when } ab

name-games = spiele
command-games = Deine Spiele in allen Kanälen, und wer dran ist
games-title = Deine Spiele
games-none = Du hast kein laufendes Spiel. Öffne mit { $command-game-new } einen Tisch, drück an einem anderen auf **Mitspielen**, oder spiel mit { $command-help } gegen den Computer.
games-go = zum Tisch
games-yours = **Du bist dran**
games-yours-until = **Du bist dran** · die Zeit läuft { $when } ab
games-others = Jemand anders ist dran
games-computer = Der Computer ist dran
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

## A move that the rules force

settings-forced-on = Wenn die Regeln dich zwingen zu passen, wird für dich gepasst.
