"""What can happen to a table, as the journal stores it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, ClassVar, Final, TypeAlias

from sqlalchemy import Connection, Executable

from bot.games.fingerprint import DEAL
from bot.store.engine.fence import ChannelTaken, NotSaved
from bot.store.engine.status import CloseReason, Status, Verdict, Wait, verdict_on

Step: TypeAlias = tuple[Executable, dict[str, Any]]
"""A statement, and its parameters."""

NOBODY: Final = 0
"""Stands for the person who paused a game, where the bot did: nobody was there any more."""


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat's player: a person (``user``) or a computer player (``level``)."""

    user: int | None
    level: str | None
    joined_at: datetime
    away: bool = False
    """Whether the computer plays for the seat's owner."""
    left_at: datetime | None = None
    """When the owner gave the seat up for good; None while they have it."""
    name: str | None = None
    """The name of a computer player. People's names are not stored."""
    agreed: bool = True
    """Whether its owner has agreed to the game that the table is about to play."""
    taken_out: bool = False
    """Whether somebody else took the owner out of the game while they were playing."""
    took_out: bool = False
    """Whether the owner has taken somebody else out of the game, and gains nothing by it."""
    settled: int | None = None
    """What the owner took away from a game for money when they were taken out of it, in credits. For somebody who is
    still there, what they will take away unless they act again: the game was resumed after a pause without them."""

    owner: int | None = None
    """Who has left the game, and whom it still counts for alone, where ``user`` has taken the seat over from them;
    ``NOBODY`` if they have been forgotten."""
    team: int | None = None
    """In a lobby, the number of the team that its owner has chosen, from 0; None for one that is drawn by lot. Once the
    game has begun, the seat itself tells the team."""

    @property
    def counts_for(self) -> int | None:
        """The person whom the game counts for; None for a computer player, and if they have been forgotten."""
        return self.user if self.owner is None else self.owner or None

    @property
    def verdict(self) -> Verdict:
        """What a game that has reached its end is for the owner of the seat."""
        return verdict_on(self)

    @property
    def finished(self) -> Verdict:
        """The same as far as messages tell it: who has taken the seat over has finished it, too."""
        return Verdict.COUNTS if self.owner is not None and not self.away else self.verdict

    @property
    def given_up(self) -> bool:
        """Whether its owner has left, and nobody has taken it over."""
        return self.left_at is not None and self.owner is None

    @property
    def held(self) -> bool:
        """Whether a person has agreed to the game in the seat, and has not given it up."""
        return self.user is not None and self.agreed and not self.given_up

    @property
    def former(self) -> bool:
        """Whether the seat belonged to a person who has been forgotten."""
        return self.user is None and self.level is None


OF_A_SEAT: Final = ("level", "name", "away", "joined_at", "left_at", "agreed", "taken_out", "took_out", "settled")
"""The columns of a seat that are called as in ``Seating``."""

OF_A_GAME: Final[Mapping[str, str]] = {
    **{name: f"{name}_id" for name in ("guild", "channel", "host", "parent", "tournament")},
    **{
        name: name
        for name in (
            *("game", "capacity", "turn_seconds", "deadline", "own_thread", "rematch_of", "pairing", "language"),
            "holds",
        )
    },
}
"""By field of ``Opening`` and ``Saved``, the column of a game that has it as it is."""


BY_TEAM: Final = 1000
"""What is added to the stored number of a lobby's seat for each team up to the one that its owner has chosen.

So a lobby needs no column that means nothing once the game has begun. Earlier versions read such seats in their order.
"""


def in_order(seats: Iterable[Seating]) -> tuple[Seating, ...]:
    """Return the seats of a lobby in the order in which they are stored: those first whose team is drawn by lot."""
    return tuple(sorted(seats, key=lambda seat: -1 if seat.team is None else seat.team))


def stored_number(number: int, team: int | None) -> int:
    """Return the number with which a seat is stored."""
    return number if team is None else number + BY_TEAM * (team + 1)


def seating(row: Any) -> Seating:
    """Return a seat as its row in the database has it."""
    user, owner = (row.user_id, None) if row.played_by is None else (row.played_by, row.user_id or NOBODY)
    team = row.seat // BY_TEAM - 1 if row.seat >= BY_TEAM else None
    return Seating(user, owner=owner, team=team, **{name: getattr(row, name) for name in OF_A_SEAT})


@dataclass(frozen=True, slots=True)
class Help:
    """The help that somebody took in a game that they play alone."""

    hints: int = 0
    """For how many choices a hint was taken."""
    taken_back: int = 0
    """How many moves were taken back."""


@dataclass(frozen=True, slots=True)
class Solo:
    """What a game has besides that one person plays alone or against computer players, in no channel.

    The person is its host.
    """

    guild: int | None = None
    """The server in which it is played; None for direct messages."""
    day: date | None = None
    """The day whose deal is played; None for a deal of the game's own."""
    began: int = 0
    """How many moves had been made when the person took over: 0 unless an earlier game is played on from there."""
    origin: int | None = None
    """The number of that earlier game; None if there is none."""
    help: Help | None = Help()
    """The help that it took; None if it was not counted, as in games that were begun before it was."""
    score: int | None = None
    """The final score; None while the game is under way."""
    ended: datetime | None = None
    """When it was over; None while it is under way."""
    changes: int = 0
    """How often its moves were written. Each write names the number that it has seen, and changes nothing if another
    process has written meanwhile. So such a game needs no lease."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A new table that has no number yet."""

    game: str
    guild: int
    channel: int
    host: int
    capacity: int
    options: Mapping[str, str]
    seats: tuple[Seating, ...]
    at: datetime
    turn_seconds: int | None = None
    """How many seconds a person may think at this table; None for the usual time."""
    deadline: datetime | None = None
    """When the lobby closes, unless somebody does something in it; None for never."""
    parent: int | None = None
    """The channel of the thread that the table is in; None if it is not in a thread."""
    own_thread: bool = False
    """Whether the bot itself started that thread, for a table."""
    rematch_of: int | None = None
    """The table that this one is a rematch of; None if it is none."""
    last_host: int | None = None
    """Who was the host of that table."""
    kicked: frozenset[int] = frozenset()
    """Who was kicked from that table, and cannot take a seat at this one either."""
    next: Mapping[int, datetime] = field(default_factory=dict)
    """By person without a seat who plays the game after this one, since when they have wanted to."""
    tournament: int | None = None
    """The number of the tournament that the table belongs to; None for none."""
    pairing: int | None = None
    """The pairing of that tournament that the table plays."""
    language: str | None = None
    """That of who has opened the table, which it speaks if neither the server nor Discord has chosen one."""
    holds: bool = True
    """Whether it needs its channel while it is live: no other table that does can be opened there."""
    solo: Solo | None = None
    """What only a game has that one person plays in no channel; None for a table."""
    secret: bytes | None = None
    """The secret whose hash is the table's seal; None for games that are sealed when they begin."""


class OtherNew(ABC):
    """Something new that a feature keeps, and that has no number yet."""

    __slots__ = ()

    @abstractmethod
    def store(self, connection: Connection) -> int:
        """Store it; return its number."""


@dataclass(frozen=True, slots=True)
class Seated:
    """The seats, the host and the deadline of a lobby after somebody joined or left."""

    table: int
    host: int
    seats: tuple[Seating, ...]
    kicked: int | None = None
    """Who was kicked, and cannot take a seat at this table again."""
    deadline: datetime | None = None
    host_decides: bool = True
    """Whether the game begins when its host says so, and not with the last yes."""
    declined: frozenset[int] = frozenset()
    """Who has just declined for the first time."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """The host of a lobby has changed the options of its game. Its fields mean what they mean in ``Opening``."""

    conflict: ClassVar[type[Exception]] = ChannelTaken
    table: int
    capacity: int
    options: Mapping[str, str]
    turn_seconds: int | None
    seats: tuple[Seating, ...]
    """Whoever is to agree to the new rules has not agreed here."""
    deadline: datetime | None = None
    holds: bool = True


@dataclass(frozen=True, slots=True)
class Started:
    """The game has begun, and the cards are dealt."""

    table: int
    seats: tuple[Seating, ...]
    """In the order that was drawn. The first one leads."""
    seed: bytes
    commitment: str
    at: datetime
    deadline: datetime | None
    stake: int = 0
    """How much play money each seat puts in."""
    purse: int = 0
    """The play money that everybody begins with; the journal checks in its transaction that all can pay the stake."""
    rules: int = 1
    """The version of the rules that the game is played by: the newest at its start."""
    host: int | None = None
    """Who is the host from now on; None if the host stays the same."""
    dealt_mark: str | None = None
    """The fingerprint of the deal."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Each sequence has one item per seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """From 1. Seats that are level share a place."""
    strengths: tuple[float | None, ...]
    """The strength of the seat's computer player, as a rating's ``mu``; None for a person, or if it is not known."""
    tallies: tuple[Mapping[str, int], ...]
    """What else is counted for the player's statistics, by name. Empty if the game counts nothing."""
    verdicts: tuple[Verdict, ...]
    """What the game is for the seat's owner."""
    gains: tuple[int, ...]
    """What the game brings the seat's owner, in stars or credits."""
    achieved: tuple[tuple[str, ...], ...] = ()
    """The names of what each seat's owner has achieved; empty if nobody could achieve anything."""
    teams: tuple[int, ...] = ()
    """The number of the team that each seat plays in; empty if each plays for itself."""
    rated: bool = True
    """Whether it changes the ratings of people."""
    played: tuple[int, ...] = ()
    """How many moves the seat's player has made: not those that were made for somebody. Empty if it is not known, which
    is as if it were enough."""
    took_out: tuple[bool, ...] = ()
    """Whether the seat's owner has taken somebody else out; empty if nobody has."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made."""

    table: int
    ply: int
    """The number of the move in its game, from 0."""
    seat: int
    move: str
    automatic: bool
    """Whether it was made for a person: their time was up, or they were away."""
    at: datetime
    deadline: datetime | None
    """By when the next move must be made; None if no person is to move."""
    result: Result | None = None
    """Only the move that ends the game has one."""
    back: tuple[int, ...] = ()
    """The seats whose owners are excused no more: the one that acts, or all that have missed nothing at the end."""
    mark: str | None = None
    """The fingerprint of the position after it; most moves have none."""
    by_itself: bool = False
    """Whether it was played for its owner because the rules forced it. It is not stored: such a move is like others."""
    late: bool = False
    """Whether it is automatic because the time of the seat's owner was up."""
    substituted: bool = False
    """Whether somebody else made it in the place of the seat's owner, who had left."""


@dataclass(frozen=True, slots=True)
class MoveUndone:
    """The last move was taken back."""

    table: int
    kept: int
    """How many moves of the game stay."""
    deadline: datetime | None


@dataclass(frozen=True, slots=True)
class SeatControl:
    """The computer took over a seat, or the owner took it back."""

    table: int
    seat: int
    away: bool
    left_at: datetime | None
    deadline: datetime | None
    taken_out: bool = False
    """Whether somebody else took the owner out while they were playing."""
    settled: int | None = None
    """What the owner takes away then from a game for money, in credits."""
    kicked: int | None = None
    """Who was kicked, and cannot take a seat at this table again."""
    by: int | None = None
    """Who has taken the seat away from its owner, or lets the computer play for them. It is not stored."""
    took_out: bool = False
    """Whether the owner still had the seat that ``by`` has taken away."""
    played_by: int | None = None
    """Who plays the seat in the place of its owner, who has left; None for nobody."""


@dataclass(frozen=True, slots=True)
class DeadlineSet:
    """The current move has a new deadline."""

    table: int
    deadline: datetime | None
    limit: datetime | None = None
    """Until when it may be moved again for the same choice; None for no such limit. It is not stored."""


@dataclass(frozen=True, slots=True)
class Paused:
    """The game was paused, or resumed."""

    table: int
    paused: bool
    deadline: datetime | None
    """By when people have to act; in a pause, when the table closes."""
    by: int | None = None
    """Who paused the game, or ``NOBODY``; None if it was resumed."""
    excused: Mapping[int, int] = field(default_factory=dict)
    """By seat, what each owner takes away if they do not come back after the pause, in credits."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The table has given its channel to others, or has it again, or a thread in its place."""

    conflict: ClassVar[type[Exception]] = ChannelTaken
    table: int
    holds: bool
    channel: int
    parent: int | None
    own_thread: bool
    message: int | None
    """The message that shows it; None where it has none yet."""


@dataclass(frozen=True, slots=True)
class Waits:
    """The table cannot go on now, or it can again."""

    table: int
    why: Wait | None
    """None if it can again."""


@dataclass(frozen=True, slots=True)
class Posted:
    """The table has a new message in its channel."""

    table: int
    message: int
    seals: bool = False
    """Whether it is the first one in which the seal of the lobby stands."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The table was closed before its game was finished."""

    table: int
    at: datetime
    settlement: tuple[int, ...] | None = None
    """What it brings the owner of each seat, in credits; None unless a game for money was being played."""
    reason: CloseReason | None = None
    """Why the table was closed, if not by one person; else None."""
    by: int | None = None
    """Who closed the table, or paused the game that was closed because nobody resumed it (see ``Paused``); None if
    nobody did."""
    lost: int | None = None
    """The seat of a player who has closed a game of others by themselves, which they have lost; None for nobody's."""


@dataclass(frozen=True, slots=True)
class Cheered:
    """Somebody who watches the game has cheered. Only the count is stored, and not who it was."""

    table: int
    user: int
    turn: int
    """The number of the choice that was open then; a person cheers once in it."""
    cheer: str
    """Its name; see ``bot.tables.rules.watching``."""
    count: int
    """How many cheers of this kind the game has had with this one."""


@dataclass(frozen=True, slots=True)
class Guessed:
    """Somebody who watches the game has guessed who will win it, or has taken the guess back."""

    table: int
    guild: int
    user: int
    seat: int | None
    """The seat that they expect to win; None if they guess no longer."""


@dataclass(frozen=True, slots=True)
class Queued:
    """Somebody without a seat plays the next game at a table, or does so no longer."""

    table: int
    user: int
    at: datetime | None
    """None if they do so no longer."""


class Other(ABC):
    """What happens to something else that a feature keeps, and is stored in the order of the journal."""

    __slots__ = ()

    conflict: ClassVar[type[Exception]] = NotSaved
    """What is raised if it does not go with what is stored."""

    @abstractmethod
    def steps(self) -> Iterator[Step]:
        """Yield the statements that store it."""


_OfTheGame: TypeAlias = (
    Seated
    | Arranged
    | Started
    | Moved
    | MoveUndone
    | SeatControl
    | DeadlineSet
    | Paused
    | Placed
    | Waits
    | Posted
    | Ended
)
Entry: TypeAlias = _OfTheGame | Cheered | Guessed | Queued | Other

New: TypeAlias = Opening | OtherNew
"""The entries that the database numbers."""


@dataclass(frozen=True, slots=True)
class Live:
    """A live table's number and place."""

    id: int
    guild: int
    channel: int
    parent: int | None = None
    """The channel of the thread that it is in; None if it is not in a thread."""
    holds: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Saved(Opening):
    """A stored table, with everything that is needed to rebuild it.

    Who was its last host may have been forgotten, and its ``parent`` is not known of old tables.
    """

    id: int
    message: int | None
    seed: bytes | None
    status: Status
    moves: tuple[tuple[int, str], ...]
    """Each move's seat and its text, in order."""
    commitment: str | None = None
    """The seal, as it was published: the hash of the secret, or of the seed if there is none; None before the game."""
    sealed_in: int | None = None
    """The message in which the seal first stood, from which the seed follows, too; None if no lobby has shown it."""
    automatic: frozenset[int] = frozenset()
    """The numbers of the moves, from 0, that were made for a person: their time was up, or they were away."""
    late: frozenset[int] = frozenset()
    """Those of them that are known to have been made because somebody's time was up."""
    substituted: frozenset[int] = frozenset()
    """The numbers of the moves of people who have taken over the seat of somebody who has left."""
    paused: bool = False
    rules: int = 1
    kicked: frozenset[int] = frozenset()
    """Who cannot take a seat at this table again."""
    kicked_before: frozenset[int] = frozenset()
    """Who was kicked from the table that this one is a rematch of."""
    close_reason: CloseReason | None = None
    """Why the bot itself closed the table; None if it did not."""
    acted_by: int | None = None
    """Who paused the game that is paused, or ``NOBODY``, or closed it; None if nobody did, or they were forgotten."""
    cheers: Mapping[str, int] = field(default_factory=dict)
    """How often those who watch have cheered, by the cheer's name."""
    guesses: Mapping[int, int] = field(default_factory=dict)
    """By person who watches, the seat that they expect to win."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """By the number of a move, from 0, the fingerprint of the position after it; that of the deal by ``DEAL``."""
    waits: Wait | None = None
    """Why it could not go on when it was rebuilt last; None if it could."""
    host_decides: bool = True
    """See ``Seated``."""
    declined: frozenset[int] = frozenset()
    """Who has declined."""
    begun: bool = False
    """Whether it is over after cards had been dealt."""

    @property
    def thinned(self) -> bool:
        """Whether only its result is kept: it had begun, and its moves have been deleted since."""
        return self.seed is None and (self.begun or self.status is Status.FINISHED or self.solo is not None)


def saved(row: Any, seats: Sequence[Any], moves: Sequence[Any], solo: Any = None, **more: Any) -> Saved:
    """Return a game as its row has it, with the rows of its seats and moves, and what is in other tables.

    :param solo: its row in ``solo``, if it is played without a table.
    """
    if solo is None:
        status = Status(row.status)
    else:
        own = {name: getattr(solo, name) for name in ("day", "began", "origin", "score", "changes")}
        help_taken = None if None in (solo.hints, solo.taken_back) else Help(solo.hints, solo.taken_back)
        more["solo"] = Solo(solo.guild_id, help=help_taken, ended=row.ended_at, **own)
        over = Status.ENDED if solo.score is None else Status.FINISHED
        status = Status.PLAYING if row.ended_at is None else over
    left = {each.seat: each.left_at for each in seats if each.played_by is None}
    plain = ("id", "options", "commitment", "paused", "rules", "acted_by", "host_decides", "sealed_in")
    return Saved(
        **{name: getattr(row, column) for name, column in OF_A_GAME.items()},
        **{name: getattr(row, name) for name in plain},
        message=row.message_id,
        at=row.created_at,
        seed=bytes.fromhex(row.seed) if row.seed else None,
        secret=bytes.fromhex(row.secret) if row.secret else None,
        status=status,
        seats=tuple(map(seating, seats)),
        moves=tuple((move.seat, move.move) for move in moves),
        # Earlier versions did not note that a computer made a move for somebody who had left.
        automatic=frozenset(each.ply for each in moves if each.automatic or (left.get(each.seat) or each.at) < each.at),
        late=frozenset(each.ply for each in moves if each.late),
        substituted=frozenset(each.ply for each in moves if each.substituted),
        begun=row.started_at is not None and row.ended_at is not None,
        close_reason=None if row.close_reason is None else CloseReason(row.close_reason),
        marks={ply: mark for ply, mark in ((DEAL, row.dealt_mark), *((each.ply, each.mark) for each in moves)) if mark},
        waits=None if row.waits is None else Wait(row.waits),
        **more,
    )
