"""The face of a game from outside: whatever part of it fails or is too large is drawn by the plain face instead."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from bot.faces import face as faces
from bot.faces.decks import Deck
from bot.faces.face import (
    LISTED,
    LONGEST_TEXT,
    ROW,
    Ask,
    Choice,
    Example,
    Face,
    HandFace,
    Pick,
    Row,
    SeatFace,
    SpokenFace,
)
from bot.faces.plain import LONGEST_LABEL, PlainFace
from bot.faces.spread import Happening, Kind, Shape, Spread
from bot.games.errors import contained
from bot.games.game import AnyPosition
from bot.locales.words import Words

log = logging.getLogger(__name__)

MOST_COMPONENTS: Final = 35
"""The most components of a hand. Discord allows 40, and the bot adds up to five of its own."""
LONGEST_HAND: Final = 3000
"""The longest text of a hand, in characters. Discord allows 4000 in a message, and the bot adds lines of its own."""
LONGEST_BOARD: Final = 2000
"""The longest text that says what lies on the table, or how a game went."""
LONGEST_LINE: Final = 400
"""The longest line of other texts."""
LONGEST_RULES: Final = 3000
LONGEST_FIELD: Final = 45
"""Discord's limit for the label of a field in a form."""
MOST_LYING: Final = 400
"""The most cards that lie on a table."""
MOST_IN_A_ZONE: Final = 200
MOST_COLUMNS: Final = 20
LONGEST_MARK: Final = 2
"""The longest text that stands on a card."""
_ZONE: Final = re.compile(r"[A-Za-z0-9-]{1,40}")
"""What the name of a zone looks like."""
LONGEST_MOVE: Final = 60
"""How long a move may be: buttons carry it."""

T = TypeVar("T")


class Unfit(Exception):
    """A face returned something that no face may return, or that Discord would refuse. The text says why."""


class GuardedFace:
    """A wrapper around a package's face, which falls back to the plain face on errors.

    The first failure is logged with where it comes from, for the person who hosts the bot. Where the plain face fails,
    too, as it may by what a view is like, an exception is raised.
    """

    def __init__(self, face: Face, plain: PlainFace) -> None:
        """Guard a package's own face. The plain one draws what that one cannot."""
        self._face = face
        self.plain = plain
        deck = getattr(face, "deck", None)
        plain.deck = deck if isinstance(deck, Deck) else None
        self._logged = False
        self.strict = False
        """Whether a failure is raised instead: the tests of a package want to see it."""

    @property
    def accent(self) -> int:
        """The colour beside the game's messages."""
        return self._tried("accent", lambda each: _colour(each.accent))

    @property
    def introduced_by(self) -> str:
        """Whom the rules are introduced by."""
        return self._tried("introduced_by", lambda each: _text(each.introduced_by))

    def __getattr__(self, name: str) -> Any:
        """Return a part of the face, guarded; as it is, what the bot does not ask of every face."""
        check = _CHECKS.get(name)
        if check is None:
            return getattr(self._face, name)
        if name in _OPTIONAL and not hasattr(self._face, name):
            return partial(contained, getattr(self.plain, name))

        def part(*arguments: Any, **named: Any) -> Any:
            again = [[*each] if isinstance(each, Iterator) else each for each in arguments]  # both faces may read it
            return self._tried(name, lambda each: check(getattr(each, name)(*again, **named)))

        return part

    def card_label(self, words: Words, name: str) -> str:
        """Return a card's name. Nobody has to write that: the words of the package have it, or the name stands."""
        return self.plain.card_label(words, name)

    def card_spoken(self, words: Words, view: Any, name: str) -> str:
        """Return a card's name, as ``card_label`` does, if the face does not say it in its own way."""
        if not isinstance(self._face, SpokenFace):
            return self.card_label(words, name)
        return self._tried("card_spoken", lambda each: _line(each.card_spoken(words, view, name)))

    def won_with(self, position: AnyPosition) -> Sequence[str] | None:
        """Return the cards that have won, if the face tells them."""
        return self._tried("won_with", lambda each: _cards(faces.won_with(each, position)))

    def _tried(self, part: str, work: Callable[[Any], T]) -> T:
        try:
            return contained(work, self._face)
        except Exception as error:  # somebody else's code may raise anything
            if self.strict:
                raise
            if not self._logged:
                self._logged = True
                log.error("the face of %s failed in %s; the plain one draws it", self.plain.name, part, exc_info=error)
        return contained(work, self.plain)


def checked_hand(hand: HandFace) -> HandFace:
    """Return a hand that the bot can show and that Discord accepts.

    :raises Unfit: it is none.
    """
    if not _text(hand.text, LONGEST_HAND - len(_text(hand.about_buttons))):
        raise Unfit("a hand has no text")
    rows = [row if isinstance(row, Pick) else [*row] for row in hand.rows]
    components = sum(2 if isinstance(row, Pick) else 1 + len(row) for row in rows)
    if components > MOST_COMPONENTS:
        raise Unfit(f"a hand has {components} components")
    does = [each for row in rows for each in _checked_row(row)]
    if len(set(does)) < len(does):
        raise Unfit("two buttons of a hand do the same")
    return hand


def _checked_row(row: Row) -> list[str]:
    """Return what the buttons of a row do, each as a text; nothing for a list."""
    if isinstance(row, Pick):
        values = [each.value for each in row.options]
        if not 1 <= len(values) <= LISTED or len(set(values)) < len(values) or not 1 <= row.most <= len(values):
            raise Unfit(f"a list has {len(values)} options, and {row.most} can be picked")
        if not 0 <= row.fewest <= row.most:
            raise Unfit(f"of a list, {row.fewest} to {row.most} can be picked")
        for each in row.options:
            _some(each.label, LISTED * LONGEST_LABEL)  # what is longer than Discord allows is cut off
            _move(f"{row.word} {each.value}".strip())
        _text(row.hint, LONGEST_HAND)
        return []
    if not 1 <= len(row) <= ROW:
        raise Unfit(f"a row has {len(row)} buttons")
    return [_checked_button(each) for each in row]


def _checked_button(button: Choice | Ask) -> str:
    _some(button.label, LONGEST_LABEL)
    if isinstance(button, Ask):
        _some(button.question, LONGEST_FIELD)
        if button.least > button.most or (button.text and not 1 <= button.least <= button.most <= LONGEST_TEXT):
            what = "a text of" if button.text else "a number from"
            raise Unfit(f"a button asks for {what} {button.least} to {button.most}")
        return f"ask {_move(button.word)}"
    if (button.move is None) == (button.draft is None):
        raise Unfit(f"the button {button.label} has a move and a draft, or neither")
    return f"draft {_move(button.draft)}" if button.move is None else f"play {_move(button.move)}"


def _move(move: object) -> str:
    text = _some(move, LONGEST_MOVE)
    if not all(letter == " " or (letter.isascii() and letter.isalnum()) for letter in text):
        raise Unfit(f"a button cannot carry {text!r}")
    return text


def _text(found: object, most: int = LONGEST_BOARD) -> str:
    if not isinstance(found, str):
        raise Unfit(f"{found!r} is no text")
    if len(found) > most:
        raise Unfit(f"a text has {len(found)} characters; at most {most} are shown")
    return found


def _some(found: object, most: int) -> str:
    text = _text(found, most)
    if not text:
        raise Unfit("a text is empty")
    return text


_line = partial(_text, most=LONGEST_LINE)


def _lines(found: Iterable[object]) -> list[str]:
    if isinstance(found, str):
        raise Unfit("a text stands where lines are wanted")
    return [_line(each) for each in found]


def _cards(found: Iterable[object] | None) -> list[str] | None:
    return None if found is None else _lines(found)


def _colour(found: object) -> int:
    if not isinstance(found, int) or not 0 <= found <= 0xFFFFFF:
        raise Unfit(f"{found!r} is no colour")
    return found


def _seat(found: SeatFace) -> SeatFace:
    _some(found.counts, LONGEST_LINE)
    _lines(found.notes)
    return found


def _large(found: tuple[str, str] | None) -> tuple[str, str] | None:
    if found is not None and not _text(found[0]).startswith(("https://", "http://", "attachment://")):
        raise Unfit(f"{found[0]!r} is not the address of a picture")
    return None if found is None else (found[0], _text(found[1]))


def _drawn(found: tuple[str, Callable[[], bytes]] | None) -> tuple[str, Callable[[], bytes]] | None:
    """Return a picture whose drawing is guarded, too. Where it cannot be drawn, there is none."""
    return None if found is None else (_text(found[0]), lambda: contained(found[1]))


def checked_spread(found: Any) -> Spread:
    """Return what lies on a table, if the panel and messages can show it.

    :raises Unfit: it is no spread, has too many cards or breaks what ``bot.faces.spread`` says. The text says why.
    """
    if not isinstance(found, Spread):
        raise Unfit(f"no spread: {found!r}")
    names = [each.name for each in found.zones]
    if len(set(names)) < len(names):
        raise Unfit("two zones have the same name")
    lying = 0
    for zone in found.zones:
        if not _ZONE.fullmatch(zone.name):
            raise Unfit(f"the name of a zone has letters, digits and hyphens: {zone.name!r}")
        placed = zone.seat is None or (type(zone.seat) is int and zone.seat >= 0)
        if not (placed and isinstance(zone.shape, Shape)):
            raise Unfit(f"{zone.name} has the shape {zone.shape!r}, before seat {zone.seat!r}")
        _line(zone.label)
        if zone.shape is Shape.GRID and not 1 <= zone.columns <= MOST_COLUMNS:
            raise Unfit(f"the grid {zone.name} has {zone.columns} columns, of 1 to {MOST_COLUMNS}")
        cards = [each for each in zone.cards if each is not None]
        if len(cards) < len(zone.cards) and zone.shape is not Shape.GRID:
            raise Unfit(f"an empty place in {zone.name}, which is no grid")
        lying = max(lying, len(zone.cards))
        for each in cards:
            _line(each.card)
            _text(each.mark, LONGEST_MARK)
        for move in (zone.move, *(each.move for each in cards)):
            if move is not None:
                _move(move)
    if lying > MOST_IN_A_ZONE or sum(len(each.cards) for each in found.zones) > MOST_LYING:
        raise Unfit(f"more than {MOST_IN_A_ZONE} cards lie in a zone, or {MOST_LYING} on the table")
    _lines(found.hand)
    for mark in found.marks.values():
        _text(mark, LONGEST_MARK)
    return found


def checked_happenings(found: Iterable[Any]) -> list[Happening]:
    """Return what a move did, if it can be shown.

    :raises Unfit: something of it is no happening.
    """
    happenings = [*found]
    for each in happenings:
        if not isinstance(each, Happening) or not isinstance(each.kind, Kind):
            raise Unfit(f"no happening: {each!r}")
        _lines(each.cards)
    return happenings


_CHECKS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "stage": _line,
    "board": _text,
    "tell": _lines,
    "large": _large,
    "seat": _seat,
    "hand": checked_hand,
    "move_name": _line,
    "cards": _text,
    "statistics": _text,
    "result": _text,
    "moment": lambda found: None if found is None else _line(found),
    "picture": _drawn,
    "picture_alt": _text,
    "examples": list,
    "rules": lambda found: _text(found, LONGEST_RULES),
    "card_pictures": list,
    "sign_pictures": list,
    "poster": _lines,
    "spread": checked_spread,
    "happenings": checked_happenings,
    "hero": lambda found: None if found is None else Example(_line(found.name), _text(found.caption), found.draw),
}
"""For each part of a ``Face``, what returns what it has returned, or raises ``Unfit`` if that does not fit."""

_OPTIONAL: Final = ("poster", "hero", "spread", "happenings")
"""What a face from outside need not have; see ``PosterFace`` and ``SpreadFace``."""
