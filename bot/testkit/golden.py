"""A whole game as text, with what each seat sees at each move. A seat that sees too much is a difference in review."""

from itertools import chain

from bot.faces.as_text import letter, seen
from bot.faces.face import Face, Icons
from bot.games.game import AnyPosition, Move, Seat
from bot.games.told import retell
from bot.locales.words import DEFAULT, words_for


def golden_game(face: Face, position: AnyPosition, moves: list[tuple[Seat, Move]]) -> str:
    """Return a game as text. What has not changed since the move before is left out.

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
