"""The seats of a table, one below the other in the order of play."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces.face import SeatFace
from bot.games.game import Seat
from bot.locales.words import Words

TO_ACT: Final = "▶️"
WAITING: Final = "▫️"
OUT: Final = "➖"
"""What stands before a seat. All three are emojis, which are equally wide, so that the names stand in a column."""

BRANCH: Final = "╰"
"""What stands before the notes, which are a line of their own."""

CIRCLE: Final = 3
"""From how many seats on the order of play is said."""


@dataclass(frozen=True, slots=True)
class SeatText:
    """What is said of a seat."""

    name: str
    face: SeatFace
    away: bool = False
    """Whether the computer plays for the person who has the seat."""
    cards: str = ""
    """The cards, if everybody may see them."""


def seat_lines(words: Words, seats: Sequence[SeatText], to_act: Collection[Seat]) -> str:
    """Return a short line for each seat, and a smaller one below it for notes, if there are any.

    Whoever has to act stands out. Who is out of the round is small, and who is out of the game is struck through.
    """
    lines = [f"-# {words('seats-order')}"] if len(seats) >= CIRCLE else []
    for seat, said in enumerate(seats):
        lines += _lines(words, said, acts=seat in to_act)
    return "\n".join(lines)


def _lines(words: Words, said: SeatText, *, acts: bool) -> list[str]:
    face = said.face
    notes = [*face.notes, *([words("seats-away")] if said.away else [])]
    cards = [said.cards] if said.cards else []
    if face.gone or (face.out and not acts):
        name = f"~~{said.name}~~" if face.gone else said.name
        return [f"-# {OUT} {' · '.join([name, face.counts, *notes])}", *cards]
    first = f"{TO_ACT} **{said.name}**" if acts else f"{WAITING} {said.name}"
    below = [f"-# {BRANCH} {' · '.join(notes)}"] if notes else []
    return [f"{first} · {face.counts}", *below, *cards]
