"""A game as it lies on a board: a table's, one's own, a step of a lesson, a moment of a game that is over."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol, TypeAlias

from bot.faces.face import HandFace, Icons, Who
from bot.games.game import Outcome, Seat
from bot.games.told import Told
from bot.interactions.components.layout import Component, Layout
from bot.interactions.routes.route import LessonStep, RouteMatch, SoloGame
from bot.locales.words import Words
from bot.store.engine.status import Status

Kind: TypeAlias = Literal["table", "alone", "lesson", "past"]


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
    :ivar seconds: how long a turn lasts.
    :ivar cheers: how often those who watch have cheered, by the sign.
    :ivar at: where its hand is played, as ``hand_rows`` has it; None where nothing is played.
    """

    key: str
    kind: Kind
    game: str
    title: str
    status: Status
    seats: Sequence[Sitting]
    who: Who
    name_of: Callable[[int], str | None]
    you: Seat | None = None
    id: int = 0
    free: int = 0
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
    said: Sequence[Component] = ()
    rows: Sequence[Component] = ()
    outcome: Outcome | None = None
    cheers: Mapping[str, int] = field(default_factory=dict)
    at: int | SoloGame | LessonStep | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """A private message that is to be shown as a board.

    :ivar draft: the unfinished choice of its hand; None for none.
    """

    user: int
    words: Words
    icons: Icons
    message: Layout
    draft: str | None


class Boards(Protocol):
    """Whatever shows private messages of its own as boards."""

    def lies(self, matches: Sequence[RouteMatch]) -> RouteMatch | None:
        """Return by which of a message's buttons and lists its game is known; None if it is none of these messages."""

    async def board(self, match: RouteMatch, shown: Shown) -> Board | None:
        """Return the board; None where the message is better shown as it is.

        :raises Refusal: the game is gone, or somebody else's.
        """
