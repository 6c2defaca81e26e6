"""What the panel's page is sent: the shape of each frame. The page reads frames by ``shapes``, which follow from here.

Pictures of cards go by the names that they have below ``cards/``, such as ``claro_30``; texts are Discord's markdown.
What has an empty default need not be there; the page gives it the empty value of its kind: null for a number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

from bot.faces.spread import Happening, Zone
from bot.store.engine.status import Status
from bot.tables.views.board import About, Way

JSON: TypeAlias = Any
"""What the page passes on or shows as it is: components of Discord's messages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatShown:
    """A seat: who sits there (see ``Sitting``), and what is drawn or said of it (see ``Badges`` and ``SeatFace``)."""

    seat: int
    name: str
    user: str | None
    avatar: str | None
    here: bool
    """Whether they have the panel open."""
    agreed: bool
    you: bool
    away: bool
    acting: bool
    level: str = ""
    team: int | None = None
    counts: str = ""
    """What counts, in words, where it is not drawn."""
    notes: Sequence[str] = ()
    out: bool = False
    gone: bool = False
    stars: Sequence[int] | None = None
    held: int | None = None
    points: int | None = None
    chips: int | None = None
    bet: int = 0
    signs: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWay:
    """One of several moves with a card.

    :ivar zone: the zone into which it lays the card.
    """

    label: str
    move: str | None
    zone: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard(HandWay):
    """One of the viewer's own cards, and the move that it plays; the rules may refuse it, and then say why.

    :ivar draft: the unfinished choice that a press makes.
    :ivar value: its value where several are picked; see ``Picked``.
    :ivar ways: all moves that it can play, if there are several.
    :ivar dim: whether it does not fit.
    :ivar tag: what stands in its corner: a few letters, or ``picture:`` and the name of a picture.
    """

    card: str
    move: str | None = None
    draft: str | None = None
    value: str | None = None
    ways: Sequence[HandWay] = ()
    dim: bool = False
    marked: bool = False
    tag: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """How the cards of a hand are picked: the move or draft is the word and the values."""

    word: str
    least: int
    most: int
    drafts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionShown:
    """An option of a list."""

    label: str
    value: str
    chosen: bool
    card: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ListShown(Picked):
    """A list of the hand; see ``bot.faces.face.Pick``."""

    hint: str
    options: Sequence[OptionShown]


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question for a number or a text; see ``bot.faces.face.Ask``."""

    word: str
    question: str
    least: int
    most: int
    text: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonShown:
    """A button of the hand that is no card."""

    label: str
    tone: Literal["plain", "good", "main", "marked"]
    enabled: bool = True
    move: str | None = None
    draft: str | None = None
    ask: Asked | None = None
    card: str | None = None
    emoji: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandShown:
    """The viewer's own hand. Without buttons, it lies there while others are on turn.

    :ivar open: whether it is theirs to play: not while they are away, or the table waits.
    """

    text: str
    about: str
    cards: Sequence[HandCard]
    pick: Picked | None
    lists: Sequence[ListShown]
    buttons: Sequence[ButtonShown]
    open: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """A button of the table's message.

    :ivar more: whether it opens the menu of the rest.
    """

    label: str
    custom_id: str
    style: int
    disabled: bool
    more: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """A line of what has happened.

    :ivar ply: how many moves had been played after it; pressing it shows that moment, where moments can be shown.
    """

    text: str
    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A game as it lies on the board. What is called as in ``Board`` is as there.

    :ivar on: the private message that it stands for; nothing for the channel's table.
    :ivar again: of a private message, the custom_id that leads to its game again.
    :ivar deadline: when the turn ends, in Unix seconds.
    :ivar back: the picture of a card's back; empty if there is none.
    :ivar drawn: whether all that ``board`` says is drawn.
    :ivar spoken: what those hear who do not see pictures of cards, by the pictures.
    :ivar names: what people are called whom texts mention, by their ids.
    :ivar podium: the seats of a game that is over, by places; the winners first.
    :ivar lost: whether all have lost together.
    """

    key: str
    kind: About
    id: int
    on: str = ""
    again: str = ""
    game: str
    title: str
    stage: str
    status: Status
    accent: str
    turn: int
    plies: int
    moves: int | None = None
    moment: str = ""
    you: int | None
    paused: bool
    deadline: float | None
    seconds: float
    now: float
    seats: Sequence[SeatShown]
    free: int = 0
    chair: Sequence[Action] = ()
    back: str
    zones: Sequence[Zone]
    pot: int | None = None
    drawn: bool
    board: str
    state: str
    story: Sequence[Story]
    hand: HandShown | None
    actions: Sequence[Action]
    message: Sequence[JSON]
    said: Sequence[JSON] = ()
    cheers: Mapping[str, int] | None = None
    spoken: Mapping[str, str]
    names: Mapping[str, str]
    podium: Sequence[Sequence[int]] = ()
    facts: Sequence[str] = ()
    lost: bool = False


@cache
def _declared(kind: Any) -> list[tuple[str, Any]]:
    """Return the names of a class's fields, and the default of each that need not be there; else ``MISSING``."""
    return [(each.name, MISSING if each.default else each.default) for each in fields(kind)]


def plain(value: Any) -> JSON:
    """Return a value as it travels."""
    if value is None or isinstance(value, str | int | float | Mapping):
        return value
    if isinstance(value, Sequence):
        return [plain(each) for each in value]
    found = {}
    for name, default in _declared(value.__class__):
        given = getattr(value, name)
        if default is MISSING or given not in (default, [], {}):
            found[name] = plain(given)
    return found


def shape(kind: Any) -> JSON:
    """Return what the page checks a value against.

    A name stands for a kind of value, ``?`` before it for one that may be null; a list has the shape of what is in a
    list, ``{"*": …}`` that of what is in a dictionary, and ``{"=": […]}`` the values of an enumeration. Other
    dictionaries have the shape of each key; a key that need not be there ends with ``?``.
    """
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"=": [*inner]}
    if origin in (Sequence, tuple):
        return [shape(inner[0])]
    if origin is Mapping:
        return {"*": shape(inner[1])}
    if origin is UnionType:
        found = shape(_without_none(kind))
        return f"?{found}" if isinstance(found, str) else {"?": found}
    if issubclass(kind, StrEnum):
        return {"=": [*kind]}
    hints = get_type_hints(kind)
    return {
        name if default is MISSING else f"{name}?": shape(
            _without_none(hints[name]) if default is None else hints[name]
        )
        for name, default in _declared(kind)
    }


def _without_none(kind: Any) -> Any:
    (only,) = (each for each in get_args(kind) if each is not NoneType)
    return only


_PLAIN: Final = {Any: "any", str: "text", int: "number", float: "number", bool: "yes"}


def shapes() -> dict[str, JSON]:
    """Return the shapes of what the page reads."""
    return {"scene": shape(Scene), "event": shape(Happening), "way": shape(Way)}
