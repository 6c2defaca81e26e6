"""What a game shows, as text: to read a whole game, or a position, without Discord."""

from collections.abc import Iterator
from itertools import chain, islice
from string import ascii_uppercase
from typing import Final

from bot.faces.face import Ask, Face, HandFace, Icons, Pick
from bot.games.game import AnyPosition, Move, Seat
from bot.games.told import retell
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


def golden_game(face: Face, position: AnyPosition, moves: list[tuple[Seat, Move]]) -> str:
    """Return a game as text, with what each seat sees at each move. What has not changed since then is left out.

    A seat that sees too much is a difference in review.

    :param position: its beginning.
    """
    lines: list[str] = []
    shown: dict[str, str] = {}
    for what in chain([None], retell(position, ((seat, move, False) for seat, move in moves))):
        if what is not None:
            told = face.tell(words_for(DEFAULT), Icons(), what, letter)
            lines += ["", f"== {len(position.moves)}. {letter(what.seat)} {what.move}"]
            lines += [f"told: {each}" for each in told]
        for who, text in seen(face, position):
            if shown.get(who) != text:
                shown[who] = text
                lines += [f"{who}: {line}" for line in text.splitlines()]
    return "\n".join(lines).strip() + "\n"


def _rows(hand: HandFace) -> Iterator[str]:
    for row in hand.rows:
        if isinstance(row, Pick):
            yield f"list: {', '.join(each.label for each in row.options)}"
        else:  # a form can always be asked for
            can = [isinstance(each, Ask) or each.enabled for each in row]
            yield " ".join(f"[{each.label}]" if may else f"({each.label})" for each, may in zip(row, can, strict=True))
