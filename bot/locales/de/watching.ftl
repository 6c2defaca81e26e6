# What people without a seat see and can do: cheers and guesses.

button-guess = 🔮 Wer gewinnt?
watch-guesses = { $count ->
    [one] 🔮 1 Tipp
   *[other] 🔮 { $count } Tipps
}
watch-guessed = { $player } { $count }
watch-guessed-all = 🔮 { $guesses }
watch-guessed-right = { $count ->
    [one] 🔮 { $good } von 1 Tipp war richtig
   *[other] 🔮 { $good } von { $count } Tipps waren richtig
}
guess-title = 🔮 Wer gewinnt?
guess-yours = Dein Tipp: { $player }
guess-until = Du kannst tippen und deinen Tipp ändern, bis die erste Runde vorbei ist.
guess-pick = Auf wen tippst du?
notice-cheered = Abgeschickt.

refused-players-cheer = Du spielst selbst mit: Beifall ist für alle, die zuschauen. Deine Karten findest du unter **{ button-hand }**.
refused-has-cheered = In diesem Zug hast du schon Beifall gespendet. Beim nächsten geht es wieder.
refused-unknown-cheer = Diesen Beifall gibt es nicht. Beifall klatschst du am Tisch über **⋯**; { $command-table-show } zeigt ihn noch einmal.
refused-players-guess = Du spielst selbst mit: Tipps sind für alle, die zuschauen. Deine Karten findest du unter **{ button-hand }**.
refused-guesses-closed = Tippen geht nicht mehr: Die erste Runde ist vorbei. Beifall geht noch, und im nächsten Spiel kannst du wieder tippen.
refused-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht. Drück am Tisch auf **⋯**, dann auf **{ button-guess }**, und wähle aus der Liste.
