"""How a game lies on a table: its cards on piles, in rows and before the seats, and what a move does with them.

A face may say it beside its words. The panel draws it, and moves the cards as the log tells. Cards go by the names of
their pictures, without the name of the game: ``30``, ``Star``.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, Protocol, runtime_checkable

from bot.faces.face import Choice, Icons
from bot.games.game import Move, Seat
from bot.games.told import Told
from bot.locales.words import Words

FACE_DOWN: Final = ""
"""Stands for a card that lies face down."""

LONGEST_GRIDS: Final = 1500
"""How long the rows of grids are with emojis, at most, in characters."""

_NOTHING: Final = "▫️"
"""An empty place of a grid, in words."""


class Shape(StrEnum):
    """How the cards of a zone lie.

    :ivar PILE: on one another, the last on top.
    :ivar ROW: side by side; one that is too long overlaps.
    :ivar GRID: in as many columns as the zone has; an empty place is None.
    :ivar DECK: face down, to draw from; only their number is seen.
    """

    PILE = "pile"
    ROW = "row"
    GRID = "grid"
    DECK = "deck"


@dataclass(frozen=True, slots=True)
class Lying:
    """A card on the table.

    :ivar card: the name of its picture; ``FACE_DOWN`` for one of which only the back is seen.
    :ivar seat: who has played it, if that matters.
    :ivar under: whether it lies below the cards before it.
    :ivar move: the move that a press on it plays; None for none. ``Zone.move`` is for a press beside the cards.
    :ivar mark: one or two letters that stand on it.
    """

    card: str
    seat: Seat | None = None
    under: bool = False
    move: Move | None = None
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Zone:
    """Cards that lie together.

    :ivar name: letters, digits and hyphens; different for each zone of a table, and the same from move to move.
    :ivar cards: up to 200, in order; None is an empty place of a grid.
    :ivar seat: before whom it lies; None for the middle of the table.
    :ivar columns: of a grid, how many places stand side by side.
    :ivar count: a number that stands at it: how many cards a deck has.
    :ivar label: what it is, in a few words; empty where that is plain.
    :ivar move: the move that a press on the zone plays.
    """

    name: str
    cards: Sequence[Lying | None] = ()
    shape: Shape = Shape.PILE
    seat: Seat | None = None
    columns: int = 0
    count: int | None = None
    label: str = ""
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Badges:
    """What is drawn at a seat.

    :ivar stars: how many stars the seat has, and how many win.
    :ivar held: how many cards it holds, which are drawn as a fan of backs.
    :ivar points: what it has won in this round.
    :ivar chips: what it has to bet with.
    :ivar bet: what it has bet.
    :ivar signs: pictures that lie before it, such as jewels.
    :ivar notes: how many of the notes of ``Face.seat`` are written; None for all. The others are drawn.
    """

    stars: tuple[int, int] | None = None
    held: int | None = None
    points: int | None = None
    chips: int | None = None
    bet: int = 0
    signs: Sequence[str] = ()
    notes: int | None = None


@dataclass(frozen=True, slots=True)
class Spread:
    """All that lies on a table, as one seat or a spectator sees it.

    :ivar zones: what lies in the middle and before the seats.
    :ivar seats: what is drawn at each seat; empty where ``Face.seat`` says it in words.
    :ivar hand: the viewer's own cards in the order in which they are held.
    :ivar pot: how much lies in the middle to be won.
    :ivar tells: whether all that ``Face.board`` says is drawn, so that only those hear it who do not see.
    :ivar marks: one or two letters that stand on cards of the hand, by the card.
    """

    zones: Sequence[Zone] = ()
    seats: Sequence[Badges] = ()
    hand: Sequence[str] = ()
    pot: int | None = None
    tells: bool = False
    marks: Mapping[str, str] = field(default_factory=dict)


class Kind(StrEnum):
    """What can happen on a table.

    :ivar PLAY: a seat lays a card into a zone.
    :ivar PASS: a seat passes, or checks.
    :ivar FOLD: a seat drops out of the round.
    :ivar SWEEP: the cards of a zone go to a seat, which has won them.
    :ivar STAR: a seat takes what the round was about.
    :ivar PAY: a seat pays an amount into the pot.
    :ivar TAKE: a seat takes an amount out of the pot.
    :ivar SHOW: a seat shows its cards.
    :ivar DRAW: a seat draws cards.
    :ivar DISCARD: a seat throws cards away that nobody sees.
    :ivar DEAL: the cards are dealt anew.
    """

    PLAY = "play"
    PASS = "pass"
    FOLD = "fold"
    SWEEP = "sweep"
    STAR = "star"
    PAY = "pay"
    TAKE = "take"
    SHOW = "show"
    DRAW = "draw"
    DISCARD = "discard"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Happening:
    """One thing that a move did, as everybody saw it.

    :ivar cards: the names of the cards' pictures, where they are seen.
    :ivar zone: the name of the zone; empty for the first in the middle.
    :ivar amount: how many credits or cards.
    """

    kind: Kind
    seat: Seat
    cards: Sequence[str] = ()
    zone: str = ""
    amount: int = 0


@runtime_checkable
class SpreadFace(Protocol):
    """What a face has besides, if its game is drawn as it lies on the table."""

    def spread(self, words: Words, view: Any) -> Spread:
        """Return what lies on the table. It shows no more than the view does."""

    def happenings(self, words: Words, told: Told) -> Sequence[Happening]:
        """Return what a move did, in order. It tells no more than ``Face.tell``: all who look on see it."""


@runtime_checkable
class SpreadSoloFace(SpreadFace, Protocol):
    """The same for the face of a game for one person.

    :ivar cards_of: the name of the game whose cards it is played with.
    """

    cards_of: str

    def choices(self, words: Words, icons: Icons, view: Any) -> Sequence[Choice]:
        """Return a button for each legal move, and for each card without one what the rules refuse, with the reason."""


def drawn(before: Sequence[int], after: Sequence[int]) -> Iterator[Happening]:
    """Yield who has drawn cards, by how many cards each seat held before and holds now."""
    for seat, (had, has) in enumerate(zip(before, after, strict=True)):
        if has > had:
            yield Happening(Kind.DRAW, seat, amount=has - had)


def happened(face: object, words: Words, story: Sequence[Told]) -> Iterator[Happening]:
    """Yield what some moves did, one after the other; nothing for a face that draws no table."""
    if isinstance(face, SpreadFace):
        for told in story:
            yield from face.happenings(words, told)


def zones_of(face: object, words: Words, view: Any) -> Sequence[Zone]:
    """Return the zones of a table; nothing for a face that draws none."""
    return face.spread(words, view).zones if isinstance(face, SpreadFace) else ()


def before_seats(name: str, played: Iterable[tuple[str, Seat]]) -> list[Zone]:
    """Return a zone before each seat that has played cards, such as ``trick-2``: by the name of each card, its seat."""
    lying: dict[Seat, list[Lying]] = {}
    for card, seat in played:
        lying.setdefault(seat, []).append(Lying(card, seat))
    return [Zone(f"{name}-{seat}", cards, Shape.ROW, seat) for seat, cards in sorted(lying.items())]


def in_rows(zones: Iterable[Zone], show: Callable[[str], str], label: Callable[[str], str]) -> list[str]:
    """Return grids in words, row by row.

    :param show: returns a card as a message shows it.
    :param label: returns it in short, which stands there if the rows would be longer than ``LONGEST_GRIDS``.
    """
    grids = [each for each in zones if each.shape is Shape.GRID]

    def rows(say: Callable[[str], str]) -> Iterator[str]:
        for grid in grids:
            signs = [_NOTHING if each is None else _sign(each, say) for each in grid.cards]
            for start in range(0, len(signs), grid.columns):
                yield " ".join(signs[start : start + grid.columns])

    shown = [*rows(show)]
    return shown if sum(map(len, shown)) <= LONGEST_GRIDS else [*rows(label)]


def _sign(lying: Lying, say: Callable[[str], str]) -> str:
    return f"{'🎴' if lying.card == FACE_DOWN else say(lying.card)}{lying.mark}"
