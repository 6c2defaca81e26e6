"""Games that one person plays alone or against computer players, each a row, and the deck of each day."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.solo.store.deals import DealStore, end_of
from bot.store.engine.database import Store
from bot.store.engine.models import DayRow, SharedRow, SoloRow
from bot.store.engine.upsert import insert_or_ignore, insert_or_replace, made_number
from bot.store.settings import is_listed
from bot.store.spent import deck, is_spent, lock_person

BETWEEN: Final = ";"
"""Separates two moves. Where computer players have seats, each move comes after its seat and a space."""

MOVES_DIGITS: Final = 8
"""How many hexadecimal digits, before a stored fingerprint, tell which moves it belongs to."""

MOST_UNFINISHED: Final = 5
"""How many unfinished games of their own a person has at most. The deals of days do not count."""

NAMED: Final = ":"
"""Separates a computer player's level from its name."""


@dataclass(frozen=True, slots=True)
class Help:
    """The help that a game took."""

    hints: int = 0
    """For how many choices a hint was taken."""
    taken_back: int = 0
    """How many moves were taken back."""


@dataclass(frozen=True, slots=True)
class SharedMessage:
    """A message that shares a result in a place: a server, or a channel of direct messages or of a group."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Opponents:
    """The computer players of a game that one person plays without a table, and where the person took over."""

    levels: tuple[str | None, ...]
    """The level of the computer player in each seat; None for the person's own seat, of which there is one."""
    began: int = 0
    """How many moves had been made when the person took over: 0 unless an earlier game is played on from there."""
    origin: int | None = None
    """The number of that earlier game; None if there is none."""
    names: tuple[str | None, ...] = ()
    """The names that computer players had in that earlier game; None for every other seat. Empty if there is none."""

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.levels.index(None)


@dataclass(frozen=True, slots=True)
class SavedSolo:
    """A game that one person plays alone, or against computer players without a table."""

    id: int
    game: str
    user: int
    guild: int | None
    """The server in which it is played; None for direct messages."""
    options: Mapping[str, str]
    seed: bytes
    day: date | None
    """The day whose deck is played; None for a deck of the game's own."""
    moves: tuple[str, ...]
    """All moves, in order. If there are computer players, each move comes after its seat and a space."""
    score: int | None
    """The final score; None while the game is under way."""
    rules: int = 1
    """The version of the rules that it is played by."""
    begun: datetime | None = None
    """When it was begun; None if it was not read from the database."""
    help: Help | None = None
    """The help that it took; None if it was not counted, as in games that were begun before it was."""
    opponents: Opponents | None = None
    """The computer players; None if the person plays alone."""
    ended: datetime | None = None
    """When it was over; None while it is under way."""
    mark: str | None = None
    """The fingerprint of the position after its moves; None if an earlier version of the bot has written these."""

    @property
    def closed(self) -> bool:
        """Whether the person has closed it before its end."""
        return self.ended is not None and self.score is None

    @property
    def untouched(self) -> bool:
        """Whether the person has made no move of it yet."""
        return all(seat != self.seat for seat, _ in self.played)

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the computer players, without the person's seat; empty if the person plays alone."""
        return () if self.opponents is None else tuple(each for each in self.opponents.levels if each is not None)

    @property
    def seats(self) -> int:
        """How many seats it has."""
        return 1 + len(self.levels)

    @property
    def late(self) -> bool:
        """Whether it was over only after its day: then anybody may have known the seed."""
        return self.day is not None and self.ended is not None and self.ended >= end_of(self.day)

    @property
    def seat(self) -> int:
        """The person's seat."""
        return 0 if self.opponents is None else self.opponents.seat

    @property
    def played(self) -> list[tuple[int, str]]:
        """All moves in order, each with its seat."""
        if self.opponents is None:
            return [(0, move) for move in self.moves]
        parted = (move.partition(" ") for move in self.moves)
        return [(int(seat), move) for seat, _, move in parted]

    def written(self, played: Sequence[tuple[int, str]]) -> tuple[str, ...]:
        """Return moves as ``moves`` has them."""
        return tuple(move if self.opponents is None else f"{seat} {move}" for seat, move in played)


@dataclass(frozen=True, slots=True)
class Placed:
    """One line of a day's table."""

    place: int
    user: int
    score: int
    help: Help | None = None
    """The help that it took; None if it was not counted."""


@dataclass(frozen=True, slots=True)
class DayPage:
    """A day's table in a server."""

    lines: Sequence[Placed]
    """The best players, the best first."""
    finished: int
    """How many people who are on leaderboards have finished the day's game."""
    mine: Placed | None
    """The asker's own line; None if they have not finished."""


@dataclass(eq=False)
class TooManyAlone(Exception):
    """The person has as many unfinished games of their own as they may have. Nothing was stored."""

    oldest: int
    """The number of the newest game to close, with all that are older, so that there is room for one."""


class DeckSpent(Exception):
    """The person has played the day's deck already. Nothing was stored."""


class SoloStore(Store):
    """Reads and writes games played alone, and the days' decks."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self.deals = DealStore(engine)
        """The deals of each day."""

    async def open(self, new: SavedSolo) -> SavedSolo:
        """Store a new game and return it. If the person has a game with that day's deck already, return that one.

        Instead of a game that is no day's, return one that is begun like it and in which they have made no move, or one
        that goes on from the same position of an earlier game. So a doubled press deals one game.

        A day's game that was begun in direct messages is assigned to the first server in which they ask for it.

        :param new: the game; its number and its help are not stored.
        :raises DeckSpent: they have played the day's deck, and were forgotten since.
        :raises TooManyAlone: they have ``MOST_UNFINISHED`` such games that are not over.
        """
        game, user, day, moves = new.game, new.user, new.day, new.moves
        values: dict[str, Any] = {"game": game, "user_id": user, "guild_id": new.guild, "options": dict(new.options)}
        values |= {"seed": new.seed.hex(), "rules": new.rules, "day": day}
        values |= {"ply": len(moves), "moves": BETWEEN.join(moves), "hints": 0, "taken_back": 0}
        values |= {"created_at": new.begun, "computers": None, "began": 0, "origin": None}
        values["mark"] = _stored(new.mark, moves)
        if (against := new.opponents) is not None:
            values |= {"began": against.began, "origin": against.origin, "computers": _written(against)}
        async with self._database.write() as connection:
            await connection.run_sync(lock_person, user)  # or a transaction that forgets them could miss this deck
            if day is None:
                begun = (await connection.execute(_ALL.where(*_private(user)).order_by(SoloRow.id.desc()))).all()
                same = next((each for each in map(_solo, begun) if _begun_alike(each, new)), None)
                if same is not None:
                    return same
                if len(begun) >= MOST_UNFINISHED:
                    raise TooManyAlone(begun[MOST_UNFINISHED - 1].id)
                number = made_number(await connection.execute(insert(SoloRow).values(values)))
                return replace(new, id=number, help=Help())
            theirs = (SoloRow.game == game, SoloRow.user_id == user, SoloRow.day == day)
            await connection.execute(insert_or_ignore(SoloRow, connection.dialect.name).values(values))
            in_no_server = update(SoloRow).where(*theirs, SoloRow.guild_id.is_(None))
            await connection.execute(in_no_server.values(guild_id=new.guild))
            # Asked after the insert: it has waited for a transaction that was just forgetting them.
            if await connection.run_sync(is_spent, deck(game), user, day):
                raise DeckSpent
            return _solo((await connection.execute(_ALL.where(*theirs))).one())

    async def find(self, number: int) -> SavedSolo | None:
        """Return the game with this number, or None."""
        if not 0 < number < 1 << 63:
            return None
        row = await self._database.row(_ALL.where(SoloRow.id == number))
        return None if row is None else _solo(row)

    async def unfinished(self, user: int, most: int) -> tuple[list[SavedSolo], int]:
        """Return a person's games that are not over, at most so many, the newest first, and how many there are."""
        theirs = (SoloRow.user_id == user, SoloRow.ended_at.is_(None))
        async with self._database.read() as connection:
            rows = (await connection.execute(_ALL.where(*theirs).order_by(SoloRow.id.desc()).limit(most))).all()
            count = await connection.scalar(select(func.count()).where(*theirs))
        return [_solo(row) for row in rows], count or len(rows)

    async def close(self, user: int, number: int, now: datetime) -> bool:
        """Close a person's unfinished game and all older ones, except those of a day; return whether there was any."""
        closed = update(SoloRow).where(*_private(user), SoloRow.id <= number).values(ended_at=now)
        return await self._database.execute(closed) > 0

    async def last_levels(self, game: str, user: int) -> tuple[str, ...]:
        """Return the levels of the computer players in a person's last game of their own; empty if they have none."""
        theirs = (SoloRow.game == game, SoloRow.user_id == user, SoloRow.day.is_(None))
        against = (SoloRow.origin.is_(None), SoloRow.computers.is_not(None))
        row = await self._database.row(_ALL.where(*theirs, *against).order_by(SoloRow.id.desc()).limit(1))
        return () if row is None else _solo(row).levels

    async def best_of_others(self, solo: SavedSolo) -> int | None:
        """Return a person's lowest score in other games with the same options; None without another game."""
        row = SoloRow
        theirs = (row.game == solo.game, row.user_id == solo.user, row.id != solo.id, row.score.is_not(None))
        found = await self._database.rows(select(row.score, row.options).where(*theirs))
        return min((each.score for each in found if each.options == solo.options), default=None)

    async def write(
        self,
        solo: SavedSolo,
        moves: Sequence[str],
        score: int | None,
        now: datetime,
        *,
        taken_back: int = 0,
        mark: str | None = None,
    ) -> bool:
        """Store all moves of a game; return False, having stored nothing, if the game has changed since it was read.

        Each write names all moves that it was decided on. So it needs no lease: a process that no longer serves the
        person stores a move only if nobody else has stored or taken back one since it looked.

        :param solo: the game as it was read.
        :param score: the final score; None while the game is under way.
        :param taken_back: how many moves were taken back since it was read.
        :param mark: the fingerprint of the position after these moves.
        """
        ended = None if score is None else now
        changed = (
            update(SoloRow)
            .where(SoloRow.id == solo.id, SoloRow.ended_at.is_(None))
            .where(SoloRow.ply == len(solo.moves), SoloRow.moves == BETWEEN.join(solo.moves))
            .values(ply=len(moves), moves=BETWEEN.join(moves), score=score, ended_at=ended)
            .values(mark=_stored(mark, moves))
            .values(taken_back=SoloRow.taken_back + taken_back)  # what is unknown stays unknown
        )
        return await self._database.execute(changed) > 0

    async def hinted(self, solo: SavedSolo) -> None:
        """Count a hint for the next move of a game as it was read, unless the last hint was for the same one."""
        ply = len(solo.moves)
        counted = (
            update(SoloRow)
            .where(SoloRow.id == solo.id, SoloRow.hinted_ply.is_distinct_from(ply), SoloRow.ended_at.is_(None))
            .values(hints=SoloRow.hints + 1, hinted_ply=ply)
        )
        await self._database.execute(counted)

    async def shared(self, solo: SavedSolo, place: int) -> SharedMessage | None:
        """Return the message that shares a game's result in a place; None if there is none."""
        row = SharedRow
        asked = select(row.channel_id, row.message_id).where(row.alone_id == solo.id, row.place_id == place)
        found = await self._database.row(asked)
        return None if found is None else SharedMessage(found.channel_id, found.message_id)

    async def share(self, solo: SavedSolo, place: int, shared: SharedMessage | None) -> None:
        """Store the message that shares a game's result in a place, instead of an earlier one; None if none does."""
        if shared is None:
            this = (SharedRow.alone_id == solo.id, SharedRow.place_id == place)
            await self._database.execute(delete(SharedRow).where(*this))
            return
        values = {"alone_id": solo.id, "place_id": place, "user_id": solo.user}
        values |= {"channel_id": shared.channel, "message_id": shared.message}
        async with self._database.write() as connection:
            await connection.run_sync(lock_person, solo.user)  # or a transaction that forgets them could miss this
            if (await connection.execute(select(SoloRow.id).where(SoloRow.id == solo.id))).one_or_none() is not None:
                await connection.execute(insert_or_replace(SharedRow, connection.dialect.name).values(values))

    async def solved(self, game: str, day: date, best: int) -> None:
        """Store the best score that a day's deck allows."""
        await self._database.execute(update(DayRow).where(DayRow.game == game, DayRow.day == day).values(best=best))

    async def table(
        self, game: str, day: date, guild: int, user: int, most: int = 10, *, highest: bool = False
    ) -> DayPage:
        """Return a day's table in a server: the lowest score first, and among equals who took the least help.

        With ``highest``, the highest score comes first. Only games count that were finished on their day: afterwards,
        anybody may know the seed.

        Of two with the same score, the one with fewer hints is better; then the one who took back fewer moves. Help
        that was not counted is held against nobody. People who are level stand in the order in which they finished.

        :param user: the asker, whose own line is looked up, too.
        :param most: how many lines to return at most.
        """
        row = SoloRow
        score = row.score.desc() if highest else row.score
        order = (score, func.coalesce(row.hints, 0), func.coalesce(row.taken_back, 0))
        place = func.rank().over(order_by=order).label("place")
        finished = (
            select(place, row.user_id, row.score, row.hints, row.taken_back, row.ended_at)
            .where(row.game == game, row.day == day, row.guild_id == guild)
            .where(row.ended_at.is_not(None), row.ended_at < end_of(day))
        )
        own = finished.where(or_(is_listed(row.user_id), row.user_id == user)).subquery()
        ranked = finished.where(is_listed(row.user_id)).subquery()
        in_order = select(ranked).order_by(ranked.c.place, ranked.c.ended_at, ranked.c.user_id).limit(most)
        async with self._database.read() as connection:
            first = (await connection.execute(in_order)).all()
            count = (await connection.execute(select(func.count()).select_from(ranked))).scalar_one()
            mine = (await connection.execute(select(own).where(own.c.user_id == user))).one_or_none()
        return DayPage([_placed(each) for each in first], count, None if mine is None else _placed(mine))


_ALL: Final = select(SoloRow.__table__)


def _private(user: int) -> tuple[ColumnElement[bool], ...]:
    """Return what tells a person's unfinished games, except those of a day, which nobody can have many of."""
    return SoloRow.user_id == user, SoloRow.ended_at.is_(None), SoloRow.day.is_(None)


def _begun_alike(one: SavedSolo, new: SavedSolo) -> bool:
    """Tell whether a game is as good as a new one: nobody has touched it, or it goes on from the same position."""
    if (one.game, one.options, one.rules) != (new.game, new.options, new.rules):
        return False
    if (one.opponents, one.seed, one.moves[: len(new.moves)]) == (new.opponents, new.seed, new.moves):
        return True
    fresh = not new.moves and all(each.opponents is None or each.opponents.origin is None for each in (one, new))
    return fresh and one.levels == new.levels and one.untouched


def _placed(row: Any) -> Placed:
    return Placed(row.place, row.user_id, row.score, _help(row))


def _help(row: Any) -> Help | None:
    return None if row.hints is None or row.taken_back is None else Help(row.hints, row.taken_back)


def _written(opponents: Opponents) -> list[str | None]:
    """Return a level for each seat, and behind it the name that the computer player has from an earlier game."""
    names = opponents.names or [None] * len(opponents.levels)
    return [
        level if level is None or name is None else f"{level}{NAMED}{name}"
        for level, name in zip(opponents.levels, names, strict=True)
    ]


def games_alone(connection: Connection, game: str) -> Iterator[SavedSolo]:
    """Yield all games of this name without a table, in order, except those that were closed before their end."""
    closed = SoloRow.ended_at.is_not(None) & SoloRow.score.is_(None)
    yield from map(_solo, connection.execute(_ALL.where(SoloRow.game == game, ~closed).order_by(SoloRow.id)))


def _solo(row: Any) -> SavedSolo:
    moves, opponents, mark = tuple(row.moves.split(BETWEEN)) if row.moves else (), None, None
    if row.computers is not None:
        parts = [(None, "", "") if each is None else each.partition(NAMED) for each in row.computers]
        names = tuple(name or None for _, _, name in parts)
        levels = tuple(level for level, _, _ in parts)
        opponents = Opponents(levels, row.began, row.origin, names if any(names) else ())
    if row.mark is not None and row.mark.startswith(digest := _digest(moves)):
        mark = row.mark.removeprefix(digest)
    return SavedSolo(
        *(row.id, row.game, row.user_id, row.guild_id, row.options, bytes.fromhex(row.seed), row.day, moves, row.score),
        *(row.rules, row.created_at, _help(row), opponents, row.ended_at, mark),
    )


def _stored(mark: str | None, moves: Sequence[str]) -> str | None:
    return mark and f"{_digest(moves)}{mark}"


def _digest(moves: Sequence[str]) -> str:
    """Return what tells some moves from others, to be stored with the fingerprint of the position after them.

    During a rolling upgrade, an earlier version of the bot writes other moves and leaves the fingerprint as it was.
    """
    return sha256(BETWEEN.join(moves).encode()).hexdigest()[:MOVES_DIGITS]
