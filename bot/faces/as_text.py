"""What a game shows, as text: to read a whole game, or a position, without Discord."""

from collections.abc import Iterator
from itertools import islice
from string import ascii_uppercase
from typing import Final

from bot.faces.face import Ask, Face, HandFace, Icons, Pick
from bot.games.game import AnyPosition, Seat
from bot.locales.words import DEFAULT, words_for

MOST_MOVES: Final = 12
"""How many legal moves are written down."""


def letter(seat: Seat) -> str:
    """Return the name of a seat."""
    return ascii_uppercase[seat]


def seen(face: Face, position: AnyPosition) -> Iterator[tuple[str, str]]:
    """Yield what everybody sees of a position, and what each seat sees, each with whose view it is."""
    words, icons, view = words_for(DEFAULT), Icons(), position.view(None)
    if position.outcome is not None:
        yield "all", face.result(words, icons, position, letter)
        return
    seats = [face.seat(words, icons, view, seat) for seat in range(len(position.scores))]
    lines = [*filter(None, [face.stage(words, position)])]
    lines.append(face.board(words, icons, view, letter))
    lines += [f"{letter(seat)} {' · '.join([each.counts, *each.notes])}" for seat, each in enumerate(seats)]
    yield "all", "\n".join(lines)
    for seat in range(len(seats)):
        own = position.view(seat)
        hand = face.hand(words, icons, own, letter, letter, None)
        legal = [*islice(own.legal_moves, MOST_MOVES)]
        more = ["…"] if len(own.legal_moves) > MOST_MOVES else []
        moves = [f"may: {', '.join([*legal, *more])}"] if legal else []
        yield letter(seat), "\n".join([hand.text, *_rows(hand), *moves])


def _rows(hand: HandFace) -> Iterator[str]:
    for row in hand.rows:
        if isinstance(row, Pick):
            yield f"list: {', '.join(each.label for each in row.options)}"
        else:  # a form can always be asked for
            can = [isinstance(each, Ask) or each.enabled for each in row]
            yield " ".join(f"[{each.label}]" if may else f"({each.label})" for each, may in zip(row, can, strict=True))
