"""The seats of a table, one below the other in the order of play."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.faces.face import Face, Icons, SeatFace
from bot.games.game import Seat
from bot.locales.words import Words

TO_ACT: Final = "▶️"
WAITING: Final = "▫️"
OUT: Final = "➖"
"""What stands before a seat. All three are emojis, which are equally wide, so that the names stand in a column."""


@dataclass(frozen=True, slots=True)
class SeatText:
    """What is said of a seat."""

    name: str
    face: SeatFace
    away: bool = False
    """Whether the computer plays for the person who has the seat."""
    cards: str = ""
    """The cards, if everybody may see them."""


def result_lines(
    words: Words, icons: Icons, face: Face, view: Any, scores: Sequence[int], name: Callable[[Seat], str]
) -> list[str]:
    """Return a line for each seat of a finished game, the best first."""
    return [
        f"{words('result-place', place=1 + sum(score > scores[seat] for score in scores))} {name(seat)}"
        f" · {face.seat(words, icons, view, seat).counts}"
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat])
    ]


def seat_lines(words: Words, seats: Sequence[SeatText], to_act: Collection[Seat]) -> str:
    """Return a line for each seat, and its cards below it, if everybody may see them.

    Whoever has to act stands out. Who is out of the round is small, and who is out of the game is struck through.
    """
    return "\n".join(
        line for seat, said in enumerate(seats) for line in _lines(words, said, acts=seat in to_act) if line
    )


def _lines(words: Words, said: SeatText, *, acts: bool) -> tuple[str, str]:
    face = said.face
    about = " · ".join([face.counts, *face.notes, *([words("seats-away")] if said.away else [])])
    if face.gone or (face.out and not acts):
        name = f"~~{said.name}~~" if face.gone else said.name
        return f"-# {OUT} {name} · {about}", said.cards
    return f"{TO_ACT} **{said.name}** · {about}" if acts else f"{WAITING} {said.name} · {about}", said.cards
