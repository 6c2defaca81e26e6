# A challenge from the menu of a person.

challenge-title = Eine Herausforderung
challenge-about = Der Tisch wird in diesem Kanal eröffnet. Alle, die du herausforderst, werden einmal angepingt, und das Spiel beginnt, sobald sie auf **Mitspielen** gedrückt haben.
challenge-game = Spiel
challenge-people = Wen du herausforderst
challenge-said = ⚔️ { $host } fordert { $players } heraus.
challenge-declined = 🤝 { $players }: diesmal nicht.

