"""What the panel's page is sent: the shape of each frame. The page reads frames by ``shapes``, which follow from here.

Pictures of cards go by the names that they have below ``cards/``, such as ``claro_30``; texts are Discord's markdown.
A key that need not be there is ``NotRequired``; the page gives it the empty value of its kind: null for a
number.
"""

from types import NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, TypeAlias, TypedDict, get_args, get_origin, get_type_hints

JSON: TypeAlias = Any
"""What the page passes on or shows as it is: components of Discord's messages."""


class Lies(TypedDict):
    """A card on the table; see ``bot.faces.spread.Lying``."""

    card: str
    """Its picture; empty for one that lies face down."""
    seat: NotRequired[int]
    under: NotRequired[bool]
    move: NotRequired[str]
    mark: NotRequired[str]


class ZoneShown(TypedDict):
    """Cards that lie together; see ``bot.faces.spread.Zone``."""

    name: str
    shape: Literal["pile", "row", "grid", "deck"]
    cards: list[Lies | None]
    seat: NotRequired[int]
    columns: NotRequired[int]
    count: NotRequired[int]
    label: NotRequired[str]
    move: NotRequired[str]


class SeatShown(TypedDict):
    """A seat: who sits there, and what is drawn or said of it."""

    seat: int
    name: str
    user: str | None
    """The person's id; None for a computer player."""
    avatar: str | None
    here: bool
    """Whether they have the panel open."""
    level: NotRequired[str]
    """How strong a computer player is, in words."""
    agreed: bool
    you: bool
    away: bool
    acting: bool
    counts: NotRequired[str]
    """What counts, in words, where it is not drawn."""
    notes: NotRequired[list[str]]
    out: NotRequired[bool]
    gone: NotRequired[bool]
    stars: NotRequired[list[int]]
    """How many stars the seat has, and how many win."""
    held: NotRequired[int]
    points: NotRequired[int]
    chips: NotRequired[int]
    bet: NotRequired[int]
    signs: NotRequired[list[str]]
    team: NotRequired[int]
    """The number of the team that it plays in, from 0: in a lobby, the one that its owner has chosen."""


class Way(TypedDict):
    """One of several moves with a card."""

    label: str
    move: str
    zone: NotRequired[str]
    """The zone into which it lays the card."""


class HandCard(TypedDict):
    """One of the viewer's own cards."""

    card: str
    label: str
    move: NotRequired[str]
    """The move that it plays; it may be one that the rules refuse, and then say why."""
    draft: NotRequired[str]
    """The unfinished choice that a press makes."""
    value: NotRequired[str]
    """Its value where several are picked; see ``Picked``."""
    ways: NotRequired[list[Way]]
    """More moves than one that it can play."""
    zone: NotRequired[str]
    """The zone into which its move lays it."""
    dim: NotRequired[bool]
    """Whether it does not fit."""
    marked: NotRequired[bool]
    tag: NotRequired[str]
    """What stands in its corner: a few letters, or ``picture:`` and the name of a picture."""


class Picked(TypedDict):
    """How the cards of a hand are picked: the move or draft is the word and the values."""

    word: str
    least: int
    most: int
    drafts: bool


class Asked(TypedDict):
    """A question for a number or a text; see ``bot.faces.face.Ask``."""

    word: str
    question: str
    least: int
    most: int
    text: bool


class ButtonShown(TypedDict):
    """A button of the hand that is no card."""

    label: str
    tone: Literal["plain", "good", "main", "marked"]
    enabled: bool
    move: NotRequired[str]
    draft: NotRequired[str]
    ask: NotRequired[Asked]
    card: NotRequired[str]
    emoji: NotRequired[str]


class OptionShown(TypedDict):
    """An option of a list."""

    label: str
    value: str
    chosen: bool
    card: NotRequired[str]


class ListShown(TypedDict):
    """A list of the hand; see ``bot.faces.face.Pick``."""

    hint: str
    word: str
    least: int
    most: int
    drafts: bool
    options: list[OptionShown]


class HandShown(TypedDict):
    """The viewer's own hand. Without buttons, it lies there while others are on turn."""

    text: str
    about: str
    cards: list[HandCard]
    pick: Picked | None
    lists: list[ListShown]
    buttons: list[ButtonShown]
    open: bool
    """Whether it is theirs to play: not while they are away, or the table waits."""


class Action(TypedDict):
    """A button of the table's message."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    more: bool
    """Whether it opens the menu of the rest."""


class Story(TypedDict):
    """A line of what has happened."""

    text: str
    ply: int
    """How many moves had been played after it; pressing it shows that moment, where moments can be shown."""


class Scene(TypedDict):
    """A game as it lies on the board."""

    key: str
    """Stays while it is the same game: ``table 12``, ``alone 5``, ``learn claro``, ``past 12``."""
    kind: Literal["table", "alone", "lesson", "past"]
    id: int
    """The number of the table; 0 elsewhere."""
    on: NotRequired[str]
    """The private message that it stands for; nothing for the channel's table."""
    game: str
    title: str
    stage: str
    status: Literal["lobby", "playing", "finished", "ended"]
    accent: str
    turn: int
    plies: int
    moves: NotRequired[int]
    """Of a moment of a game that is over: how many moves it has."""
    moment: NotRequired[str]
    """What is pressed ``on`` its message for another moment: a custom_id, with ``{ply}`` for its number of moves."""
    you: int | None
    paused: bool
    deadline: float | None
    """When the turn ends, in Unix seconds."""
    seconds: float
    """How long a turn lasts."""
    now: float
    seats: list[SeatShown]
    free: NotRequired[int]
    """How many more can sit down before the game."""
    back: str
    """The picture of a card's back; empty if there is none."""
    zones: list[ZoneShown]
    pot: NotRequired[int]
    drawn: bool
    """Whether all that ``board`` says is drawn."""
    board: str
    state: str
    """Why nobody or somebody else plays; empty while all is well."""
    story: list[Story]
    hand: HandShown | None
    actions: list[Action]
    message: list[JSON]
    """What is shown in place of the table before a game and after it."""
    said: NotRequired[list[JSON]]
    """What is shown beside the table: a coach's words, a review's verdict."""
    cheers: NotRequired[dict[str, int]]
    """How often those who watch have cheered, by the sign."""
    spoken: dict[str, str]
    """What those hear who do not see pictures of cards, by the pictures."""
    names: dict[str, str]
    """What people are called whom texts mention, by their ids."""
    podium: NotRequired[list[list[int]]]
    """The seats of a game that is over, by places; the winners first."""
    lost: NotRequired[bool]
    """Whether all have lost together."""


class Event(TypedDict):
    """One thing that a move did; see ``bot.faces.spread.Happening``."""

    kind: Literal["play", "pass", "fold", "sweep", "star", "pay", "take", "show", "draw", "discard", "deal"]
    seat: int
    cards: NotRequired[list[str]]
    zone: NotRequired[str]
    amount: NotRequired[int]
    text: NotRequired[str]


class WayOn(TypedDict):
    """What somebody may begin, go on with or look at where they see no game: one of the frame ``home``'s ``ways``.

    It has one of ``command``, ``custom_id``, which is pressed ``on`` nothing, and ``link``.
    """

    kind: Literal["own", "today", "new", "more"]
    label: str
    about: NotRequired[str]
    """What is known of it, in a few words."""
    game: NotRequired[str]
    command: NotRequired[str]
    custom_id: NotRequired[str]
    link: NotRequired[str]


def shape(kind: Any) -> JSON:
    """Return what the page checks a value against.

    A name stands for a kind of value, ``?`` before it for one that may be null; a list has the shape of what is in a
    list, ``{"*": …}`` that of what is in a dictionary, and ``{"=": […]}`` the values of an enumeration. Other
    dictionaries have the shape of each key; a key that need not be there ends with ``?``.
    """
    if kind is Any:
        return "any"
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return {"=": [*inner]}
    if origin is list:
        return [shape(inner[0])]
    if origin is dict:
        return {"*": shape(inner[1])}
    if origin in (UnionType,):
        (only,) = (each for each in inner if each is not NoneType)
        found = shape(only)
        return f"?{found}" if isinstance(found, str) else {"?": found}
    hints = get_type_hints(kind)
    return {key if key in kind.__required_keys__ else f"{key}?": shape(hint) for key, hint in hints.items()}


_PLAIN: Final = {str: "text", int: "number", float: "number", bool: "yes"}


def shapes() -> dict[str, JSON]:
    """Return the shapes of what the page reads."""
    return {"scene": shape(Scene), "event": shape(Event), "way": shape(WayOn)}
