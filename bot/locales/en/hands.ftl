# Open hands, and the card that each becomes when the game is over.

hand-time-out = ⏰ Time ran out. This was played for you: **{ $move }**
hand-played-for = 🤖 Played for you meanwhile: { $moves }
hand-taken-over = You take over { $player }'s seat; the game will not count for you.
hand-away = 💤 Your time ran out, so the computer plays for you.
hand-away-by = 💤 Your time ran out, so { $player } lets the computer play for you.
hand-left = 👋 You have left: the computer plays on in your seat.
hand-left-waiting = 👋 You have left. Nobody else is there now, so the game waits.
hand-kicked = 🚪 You were removed from this table. You can join the next one.
hand-no-seat = You have no seat at this table now.
hand-seat-taken = { $player } has taken over your seat, which you had left.
button-come-back = I'm back

card-place = Place **{ $place }** of { $seats }
card-won-together = **Won together!**
card-lost-together = **Lost together**
card-place-computer = Finished by the computer · { $placed }
card-given-up = The game counts as a loss: you had left, or the computer was playing for you, when it ended.
card-team = { $team }, with { $players }
card-took-over = You took this seat over, so the game does not count for you.
card-taken-out = The game does not count for you: you were taken out of it, or it went on without you after a pause.
card-settled = What the game brings you: { $score }
card-moment = ✨ Your best moment: { $moment }
card-shared-moment = ✨ Best moment: { $moment }
podium-moment = ✨ { $player }: { $moment }
card-shared = **{ $player }** · { $game } · { $placed }
card-shared-already = You have already shared this result: { $link }
button-share-card = Share
