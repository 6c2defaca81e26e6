"""The seats of a table, one below the other in the order of play."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from bot.faces.face import Face, Icons, SeatFace
from bot.games.game import AnyGame, AnyPosition, Mode, Outcome, Seat
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
    words: Words, icons: Icons, face: Face, game: AnyGame, position: AnyPosition, name: Callable[[Seat], str]
) -> list[str]:
    """Return a line for each seat of a finished game, the best first. Where all play together, none has a place."""
    assert position.outcome is not None
    view, places = position.view(None), game.places(position.outcome, len(position.scores))
    lines = []
    for seat in sorted(range(len(places)), key=places.__getitem__):
        place = "" if game.mode is Mode.COOPERATIVE else f"{words('result-place', place=places[seat])} "
        lines.append(f"{place}{name(seat)} · {face.seat(words, icons, view, seat).counts}")
    return lines


def seat_lines(words: Words, seats: Sequence[SeatText], to_act: Collection[Seat]) -> str:
    """Return a line for each seat, and its cards below it, if everybody may see them.

    Whoever has to act stands out. Who is out of the round is small, and who is out of the game is struck through.
    """
    lines = (line for seat, said in enumerate(seats) for line in _lines(words, said, acts=seat in to_act))
    return "\n".join(filter(None, lines))


def _lines(words: Words, said: SeatText, *, acts: bool) -> tuple[str, str]:
    face = said.face
    about = " · ".join([face.counts, *face.notes, *([words("seats-away")] if said.away else [])])
    if face.gone or (face.out and not acts):
        name = f"~~{said.name}~~" if face.gone else said.name
        return f"-# {OUT} {name} · {about}", said.cards
    return f"{TO_ACT} **{said.name}** · {about}" if acts else f"{WAITING} {said.name} · {about}", said.cards


def place_text(words: Words, game: AnyGame, places: Sequence[int], seat: Seat, score: str) -> str:
    """Return how a game went for a seat: its place among all seats or teams, or what all have reached; and its score.

    :param score: see ``score_text``.
    """
    if game.mode is Mode.COOPERATIVE:
        place = words("card-won-together" if places[seat] == 1 else "card-lost-together")
    else:
        count = len(places) if game.mode is Mode.COMPETITIVE else len({*places})
        place = words("card-place", place=places[seat], seats=count)
    return " · ".join(filter(None, [place, score]))


def score_text(words: Words, name: str, outcome: Outcome, seat: Seat) -> str:
    """Return the points of a seat in the game's own unit; nothing in a game without points."""
    return "" if not outcome.scores else words(f"{name}-count-score", count=outcome.scores[seat])
