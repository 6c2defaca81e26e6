"""A game as it lies on a board: a table's, one's own, a step of a lesson, a moment of a game that is over."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol, TypeAlias

from bot.faces.face import HandFace, Icons, Who
from bot.games.game import Outcome, Seat
from bot.games.told import Told
from bot.interactions.components.layout import Component, Kind, Layout, text_display
from bot.interactions.routes.route import LessonStep, Malformed, RouteMatch, SoloGame, reader
from bot.interactions.routes.routes import HandAct
from bot.locales.words import Words
from bot.store.engine.status import Status

About: TypeAlias = Literal["table", "alone", "lesson", "past"]

DRAWN: Final = (HandAct.PLAY, HandAct.PICK, HandAct.DRAFT, HandAct.SKETCH, HandAct.ASK)
"""What the buttons and lists of a hand do, which is drawn as cards."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A seat at a board, and whoever has it.

    :ivar name: as messages show it, without markup; empty where it is not known.
    :ivar user: the person's id; None for a computer player.
    :ivar level: how strong a computer player is, in words.
    :ivar team: the number of the team that it plays in, or has chosen; None where there is none.
    :ivar cards: the cards of the seat, where the viewer may see them although it is not theirs.
    """

    name: str
    user: int | None = None
    level: str = ""
    agreed: bool = False
    away: bool = False
    acting: bool = False
    team: int | None = None
    cards: Sequence[str] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """What somebody sees of a game, for whoever draws it.

    :ivar key: what stays while it is the same game: ``table 12``, ``alone 5``.
    :ivar id: the number of the table; 0 elsewhere.
    :ivar free: how many more can sit down before the game.
    :ivar chair: the buttons of an empty chair.
    :ivar view: the viewer's view of the game; None before it begins.
    :ivar public: everybody's view; None before it begins.
    :ivar plies: how many moves have been played.
    :ivar moves: of a moment of a game that is over, how many moves it has; None elsewhere.
    :ivar moment: the custom_id that shows another moment, with ``{ply}`` in place of how many moves had been played
        then; empty where none can be shown.
    :ivar hand: the viewer's hand; None for somebody who only looks on.
    :ivar playable: whether the viewer may play: not while they are away, or the table waits.
    :ivar state: why nobody plays, or somebody else does; empty while all is well.
    :ivar board: what stands there besides the cards; None for what the face says.
    :ivar story: what has happened, each line with how many moves had been played then.
    :ivar told: returns the moves after the first so many.
    :ivar message: what is shown in place of the game, before it and after it.
    :ivar said: what is shown beside the game.
    :ivar rows: the rows of its buttons.
    :ivar facts: what is worth telling of a game that is over, besides the places.
    :ivar seconds: how long a turn lasts.
    :ivar cheers: how often those who watch have cheered, by the sign.
    :ivar at: where its hand is played, as ``hand_rows`` has it; None where nothing is played.
    """

    key: str
    kind: About
    game: str
    title: str
    status: Status
    seats: Sequence[Sitting]
    who: Who
    name_of: Callable[[int], str | None]
    you: Seat | None = None
    id: int = 0
    free: int = 0
    chair: Sequence[Component] = ()
    stage: str = ""
    view: Any = None
    public: Any = None
    turn: int = 0
    plies: int = 0
    moves: int | None = None
    moment: str = ""
    hand: HandFace | None = None
    playable: bool = True
    paused: bool = False
    deadline: float | None = None
    seconds: float = 0.0
    state: str = ""
    board: str | None = None
    story: Sequence[tuple[int, str]] = ()
    told: Callable[[int], Sequence[Told]] = lambda since: ()
    message: Sequence[Component] = ()
    facts: Sequence[str] = ()
    said: Sequence[Component] = ()
    rows: Sequence[Component] = ()
    outcome: Outcome | None = None
    cheers: Mapping[str, int] = field(default_factory=dict)
    at: int | SoloGame | LessonStep | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A private message that is to be shown as a board.

    :ivar guild: the server in which it is shown.
    :ivar unfinished: the number of a choice, and what was chosen so far; None for nothing.
    """

    user: int
    guild: int
    words: Words
    icons: Icons
    message: Layout
    unfinished: tuple[int, str] | None

    def draft(self, turn: int) -> str | None:
        """Return the unfinished choice with this number; None for none."""
        return self.unfinished[1] if self.unfinished is not None and self.unfinished[0] == turn else None

    @property
    def rows(self) -> list[Component]:
        """The rows of buttons that are not the hand's."""
        return [each for each in self._around if all("custom_id" in one and "options" not in one for one in _in(each))]

    @property
    def more(self) -> list[Component]:
        """The rows around the hand that have lists, or links."""
        return [each for each in self._around if each not in self.rows]

    @property
    def _around(self) -> list[Component]:
        rows = [each for each in self.message.components if each["type"] == Kind.ACTION_ROW]
        return [each for each in rows if not any(map(_is_drawn, _in(each)))]

    def said(self, *texts: str) -> list[Component]:
        """Return texts without headings and signs of quotations, and what else is shown beside the game."""
        lines = (line for text in texts for line in text.split("\n") if not line.startswith("#"))
        shown = "\n".join(line.removeprefix("> ") for line in lines)
        return [*([text_display(shown)] if shown.strip() else []), *self.more]

    @property
    def blocks(self) -> list[Component]:
        """What the message says, for in place of the game: without the picture that shows the game itself."""
        return [each for each in self.message.components if each["type"] != Kind.ACTION_ROW]

    @property
    def plays(self) -> bool:
        """Whether the message has a hand."""
        return any(map(_is_drawn, self.message.every()))


def _in(row: Component) -> Sequence[Component]:
    found: Sequence[Component] = row["components"]
    return found


def _is_drawn(component: Component) -> bool:
    try:
        return reader(HandAct)(component.get("custom_id", "")).route in DRAWN
    except Malformed:
        return False


class Boards(Protocol):
    """Whatever shows private messages of its own as boards."""

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """Return what leads to the game of a message with these buttons and lists; None if it is none of its own."""

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """Return the board; None where the message is better shown as it is.

        :raises Refusal: the game is gone, or somebody else's.
        """


@dataclass(frozen=True, slots=True)
class Way:
    """A way on from where no game is: what somebody may begin, go on with or look at.

    :ivar kind: whether it is a game of their own that goes on, something of today, a game to begin, a lesson or
        anything else.
    :ivar label: what is pressed; of a game to begin that has no ``about``, the game's name.
    :ivar about: what is known of it, in a few words; of a game to begin, its name.
    :ivar game: the game that it is of; empty for none.
    :ivar command: the name of the slash command that it calls, which needs no options.
    :ivar custom_id: the button that it presses in place of a command.
    :ivar link: the address that it leads to in place of both.
    """

    kind: Literal["own", "today", "new", "learn", "more"]
    label: str
    about: str = ""
    game: str = ""
    command: str = ""
    custom_id: str = ""
    link: str = ""


Ways: TypeAlias = Callable[[Words, int, int, int], Awaitable[Sequence[Way]]]
"""Returns ways on for a person, in a server and its channel, in their words, the most important first."""
