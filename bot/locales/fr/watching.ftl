# What people without a seat see and can do: cheers and guesses.

button-guess = 🔮 Qui va gagner ?
watch-guesses = { $count ->
    [one] 🔮 1 pronostic
   *[other] 🔮 { $count } pronostics
}
watch-guessed = { $player } { $count }
watch-guessed-all = 🔮 { $guesses }
watch-guessed-right = { $count ->
    [one] 🔮 pronostics justes : { $good } sur 1
   *[other] 🔮 pronostics justes : { $good } sur { $count }
}
guess-title = 🔮 Qui va gagner ?
guess-yours = Ton pronostic : { $player }
guess-until = Tu peux faire un pronostic, et en changer, jusqu'à la fin de la première manche.
guess-pick = Ton pronostic
notice-cheered = Envoyé.

refused-players-cheer = Tu joues dans cette partie : les encouragements sont pour le public. Tes cartes sont sous **{ button-hand }**.
refused-has-cheered = Tu as déjà encouragé pendant ce tour. Tu pourras le refaire au prochain.
refused-unknown-cheer = Cet encouragement n'existe pas. Les encouragements sont derrière **⋯** à la table ; { $command-table-show } la ramène ici.
refused-players-guess = Tu joues dans cette partie : les pronostics sont pour le public. Tes cartes sont sous **{ button-hand }**.
refused-guesses-closed = Les pronostics sont clos : la première manche est finie. Tu peux encore encourager, et faire un pronostic à la prochaine partie.
refused-no-such-seat = Cette place n'existe pas à cette table. Appuie sur **⋯** à la table, puis sur **{ button-guess }**, et choisis dans la liste.
