"""A whole game as text, with what each seat sees at each move. A seat that sees too much is a difference in review."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from string import ascii_uppercase
from typing import Final

from bot.faces.face import Ask, Face, HandFace, Icons, Pick
from bot.games.game import AnyPosition, Move, Seat
from bot.games.told import Told, ended_since
from bot.locales.words import DEFAULT, words_for

MOST_MOVES: Final = 12
"""How many legal moves are written down."""


def letter(seat: Seat) -> str:
    """Return the name of a seat."""
    return ascii_uppercase[seat]


def golden_game(face: Face, position: AnyPosition, moves: list[tuple[Seat, Move]]) -> str:
    """Return a game as text. What has not changed since the move before is left out.

    :param position: its beginning.
    """
    lines: list[str] = []
    shown: dict[str, str] = {}
    before = position.view(None)
    for seat, move in [(-1, ""), *moves]:
        told: list[str] = []
        if seat >= 0:
            over = len(position.rounds)
            position.play(seat, move)
            after = position.view(None)
            what = Told(seat, move, False, before, after, ended_since(position, over))
            told = [*face.tell(words_for(DEFAULT), Icons(), what, letter)]
            before = after
            lines += ["", f"== {len(position.moves)}. {letter(seat)} {move}", *(f"told: {each}" for each in told)]
        for who, text in _seen(face, position):
            if shown.get(who) != text:
                shown[who] = text
                lines += [f"{who}: {line}" for line in text.splitlines()]
    return "\n".join(lines).strip() + "\n"


def _seen(face: Face, position: AnyPosition) -> Iterator[tuple[str, str]]:
    """Yield what everybody and what each seat sees now."""
    words, icons, view = words_for(DEFAULT), Icons(), position.view(None)
    if position.outcome is not None:
        yield "all", face.result(words, icons, position, letter)
        return
    seats = [face.seat(words, icons, view, seat) for seat in range(len(position.scores))]
    lines = [face.stage(words, position), face.standing(words, icons, view, letter)]
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
        else:
            yield " ".join(f"[{each.label}]" if _can(each) else f"({each.label})" for each in row)


def _can(button: object) -> bool:
    """Tell whether a button can be pressed."""
    return isinstance(button, Ask) or bool(getattr(button, "enabled", True))
