"""Moves as people type them: in the words of the buttons and of the lists, in any language."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any, Final, TypeAlias

from bot.faces.catalog import FACES
from bot.faces.face import Choice, Face, Icons, SeatLabel
from bot.games.game import Move, Seat
from bot.locales.words import LANGUAGES, Words, words_for
from bot.runtime.refusal import Refusal

MOST_LOOKED_AT: Final = 1100
"""How many legal moves are looked at: a hand of ten allows over a thousand discards."""

MOST_NAMED: Final = 10
"""How many moves are named if what was typed could be any of them."""

LONGEST_SHOWN: Final = 100
"""How much of what was typed is repeated, in characters."""


def spelling(text: str) -> str:
    """Return a text without what nobody types: capitals, accents, marks of direction, and repeated spaces."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    kept = (each for each in plain if unicodedata.category(each) not in ("Mn", "Cf"))
    return " ".join("".join(kept).split())


def letters_and_digits(text: str) -> str:
    """Return a text in words and numbers alone, without the signs of cards and without punctuation."""
    return " ".join(re.findall(r"[^\W_]+", spelling(text).replace("'", "").replace("’", "").replace("׳", "")))


def same_spelling(typed: str, said: str) -> bool:
    """Tell whether two texts differ in nothing but what nobody types."""
    return spelling(typed) == spelling(said)


def same_words(typed: str, said: str) -> bool:
    """Tell whether two texts have the same words and numbers."""
    return letters_and_digits(typed) == letters_and_digits(said) != ""


def same_letters(typed: str, said: str) -> bool:
    """Tell whether a text is another without that one's numbers: ``all in`` for ``All in (190)``."""
    kept = " ".join(each for each in letters_and_digits(said).split() if not each.isdigit())
    return letters_and_digits(typed) == kept != ""


def some_words(typed: str, said: str) -> bool:
    """Tell whether a text consists of words of another, and not of numbers alone: ``keep`` for ``Keep all``."""
    words = letters_and_digits(typed).split()
    return not all(each.isdigit() for each in words) and set(words) <= set(letters_and_digits(said).split())


def _unnamed(seat: Seat) -> None:
    """Return no name: only the number of a seat is known."""


def read_move(words: Words, icons: Icons, game: str, view: Any, typed: str, names: SeatLabel = _unnamed) -> Move:
    """Return the move that a typed text means; the text itself if it is no legal move.

    The text of a move itself comes first, then the words of the sender's language, then those of the other languages.
    This takes a tenth of a second for a hand with a thousand moves, so call it in a thread.

    :param words: the sender's.
    :param view: what the sender's seat sees.
    :param names: the names of seats, for moves that name one.
    :raises Refusal: ``ambiguous_move``.
    """
    typed = " ".join(typed.split())
    if typed in view.legal_moves:
        return typed
    face = FACES[game]
    others = [words_for(each) for each in LANGUAGES if each != words.language]
    for sayings, fits in _WAYS:
        for spoken in ([words], others):
            pairs = (pair for each in spoken for pair in sayings(each, icons, face, view, names))
            found = list(dict.fromkeys(move for label, move in pairs if fits(typed, label)))
            if len(found) == 1 or (found and sayings in (_refused, _known)):
                return found[0]
            if found:
                said = [f"{face.move_name(words, view, move, names=names)} ({move})" for move in found[:MOST_NAMED]]
                more = [] if len(found) <= MOST_NAMED else ["…"]
                raise Refusal("ambiguous_move", typed=typed[:LONGEST_SHOWN], moves=", ".join([*said, *more]))
    return typed


def completions(
    words: Words, icons: Icons, game: str, view: Any, typed: str, names: SeatLabel = _unnamed
) -> Iterator[tuple[str, Move]]:
    """Yield the names of the legal moves, in the sender's words, that contain what they have typed.

    What the buttons in the hand say counts as well, in any language.
    """
    face, wanted = FACES[game], spelling(typed)
    labels: dict[Move, list[str]] = {}
    for each in LANGUAGES:
        for said, move in _labels(words_for(each), icons, face, view, names):
            labels.setdefault(move, []).append(said)
    for name, move in _names(words, icons, face, view, names):
        if any(wanted in spelling(text) for text in (f"{name} {move}", *labels.get(move, ()))):
            yield name, move


def _labels(
    words: Words, icons: Icons, face: Face, view: Any, names: SeatLabel, *, playable: bool = True
) -> Iterator[tuple[str, Move]]:
    """Yield the labels of the buttons in a hand that play what can be played now, or else what is refused."""
    for row in face.hand(words, icons, view, str, names, None).rows:
        for each in row if isinstance(row, (list, tuple)) else ():
            if isinstance(each, Choice) and each.move is not None and (each.move in view.legal_moves) is playable:
                yield each.label, each.move


_refused = partial(_labels, playable=False)


def _names(words: Words, icons: Icons, face: Face, view: Any, names: SeatLabel) -> Iterator[tuple[str, Move]]:
    return ((face.move_name(words, view, move, names=names), move) for move in islice(view.legal_moves, MOST_LOOKED_AT))


def _known(words: Words, icons: Icons, face: Face, view: Any, names: SeatLabel) -> Iterator[tuple[str, Move]]:
    """Yield the moves that a game has words for whether or not they can be played: the rules say why they cannot.

    What comes from outside need not have ``known_moves``.
    """
    for move in getattr(face, "known_moves", ()):
        yield move, move
        yield face.move_name(words, view, move, names=names), move


Sayings: TypeAlias = Callable[[Words, Icons, Face, Any, SeatLabel], Iterator[tuple[str, Move]]]
_EXACTLY: Final = (same_spelling, same_words, same_letters)
_WAYS: Final[tuple[tuple[Sayings, Callable[[str, str], bool]], ...]] = (
    *((_labels, fits) for fits in _EXACTLY),
    *((_names, fits) for fits in _EXACTLY),
    (_labels, some_words),
    *((_refused, fits) for fits in _EXACTLY),
    (_known, same_spelling),
    (_known, same_words),
)
"""What a typed move is compared with, and how: the likeliest way first."""
