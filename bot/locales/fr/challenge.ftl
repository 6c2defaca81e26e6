# A challenge from the menu of a person.

challenge-title = Un défi
challenge-about = La table s'ouvre dans ce salon. Les personnes que tu défies sont mentionnées une fois, et la partie commence dès qu'elles ont toutes appuyé sur **Rejoindre**.
challenge-game = Jeu
challenge-people = Qui tu défies
challenge-said = ⚔️ { $host } défie { $players }.
challenge-declined = 🤝 { $players } : pas cette fois.

