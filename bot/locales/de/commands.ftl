# Befehle in den Menüs von Personen und Nachrichten, und was sie sagen.

list-or = { $head } oder { $tail }
form-tick = { $rule }: { $value }

## Namen in den Menüs

menu-challenge = Zum Spiel herausfordern
menu-statistics = Kartenspiel-Statistik
menu-replay = Dieses Spiel nachspielen

## Eine Herausforderung

challenge-title = Eine Herausforderung
challenge-about = Der Tisch wird in diesem Kanal eröffnet. Alle, die du herausforderst, werden einmal angepingt, und das Spiel beginnt, sobald sie auf **Mitspielen** gedrückt haben.
challenge-game = Spiel
challenge-people = Wen du herausforderst
challenge-said = ⚔️ { $host } fordert { $players } heraus.
challenge-declined = 🤝 { $players }: diesmal nicht.

refused-challenge-yourself = Dich selbst kannst du nicht herausfordern. Wähle jemand anderen, oder spiel gegen den Computer: { $command-help }.
refused-challenge-bot = { $player } ist ein Bot und spielt keine Karten. Computergegner bekommst du mit { $command-game-new }.
refused-challenge-stranger = { $player } ist nicht auf diesem Server. Herausfordern kannst du nur seine Mitglieder.
refused-challenge-unseen = { $player } kann diesen Kanal nicht sehen. Fordere in einem Kanal heraus, den ihr beide seht.

## Nachspielen

refused-shows-no-game = Diese Nachricht zeigt kein Spiel von mir. Nimm das Ergebnis eines Spiels, oder such dir eines mit { $command-my-history } aus.
refused-closed-early = Dieser Tisch wurde vor dem Ende geschlossen, darum lässt sich kein Spiel nachspielen.
