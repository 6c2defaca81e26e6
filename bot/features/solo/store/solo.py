"""Games that one person plays alone or against computer players, in the tables of the journal, and their results."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, case, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.features.solo.rows import DayRow, SharedRow
from bot.features.solo.store.deals import DealStore, closes
from bot.store.engine.fence import OutOfDate
from bot.store.engine.models import GameRow, MoveRow, SeatRow, SoloRow
from bot.store.engine.status import SOLO
from bot.store.engine.upsert import insert_or_replace
from bot.store.journal.entries import Help, Other, Saved, Step
from bot.store.journal.journal import SharingStore, Writer, load_solo
from bot.store.journal.statements import ADD_MOVE, open_game
from bot.store.settings import is_listed
from bot.store.spent import deck, is_spent, lock_person

MOST_UNFINISHED: Final = 5
"""How many unfinished games of their own a person has at most. The deals of days do not count."""

NOWHERE: Final = 0
"""Stands for the server and the channel of a game that is at no table."""


@dataclass(frozen=True, slots=True)
class SharedMessage:
    """A message that shares a result in a place: a server, or a channel of direct messages or of a group."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game that is not over, in the list of a person's games."""

    id: int
    game: str
    day: date | None
    begun: datetime
    against: bool
    """Whether it is against computer players."""


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


_SOLO: Final = SoloRow.game_id == bindparam("this_game")
_RUNNING: Final = exists().where(GameRow.id == SoloRow.game_id, GameRow.ended_at.is_(None))
_GO_ON: Final = (
    update(SoloRow)
    .where(_SOLO)
    .values(
        # NULL is refused there: nothing is written if another process has written meanwhile.
        changes=case((and_(SoloRow.changes == bindparam("seen"), _RUNNING), SoloRow.changes + 1), else_=None),
        score=bindparam("new_score"),
        taken_back=SoloRow.taken_back + bindparam("more"),  # what is unknown stays unknown
    )
)
_END: Final = update(GameRow).where(GameRow.id == bindparam("this_game")).values(ended_at=bindparam("at"))
_DROP: Final = delete(MoveRow).where(MoveRow.game_id == bindparam("this_game"), MoveRow.ply >= bindparam("kept"))
_HINT: Final = (
    update(SoloRow)
    .where(_SOLO, _RUNNING, SoloRow.hinted_ply.is_distinct_from(bindparam("ply")))
    .values(hints=SoloRow.hints + 1, hinted_ply=bindparam("ply"))
)


@dataclass(frozen=True, slots=True)
class WentOn(Other):
    """What a press has brought a game that one person plays alone: moves, or one that was taken back.

    It needs no lease: a process that no longer serves the person stores it only if nobody else has stored anything
    since it looked.
    """

    conflict = OutOfDate

    table: int
    changes: int
    """See ``Solo``; as it was read."""
    kept: int
    """How many of the moves that were there stay."""
    at: datetime
    moves: Sequence[tuple[int, str]]
    """The moves that follow, each with its seat."""
    mark: str | None
    """The fingerprint of the position after them."""
    score: int | None = None
    """The final score; None while the game is under way."""
    taken_back: int = 0
    """How many moves the person has taken back."""

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        this = {"this_game": self.table}
        yield _GO_ON, {**this, "seen": self.changes, "new_score": self.score, "more": self.taken_back}
        if self.taken_back:
            yield _DROP, {**this, "kept": self.kept}
        yield from _moves(self.table, self.kept, self.moves, self.mark, self.at)
        if self.score is not None:
            yield _END, {**this, "at": self.at}


@dataclass(frozen=True, slots=True)
class Hinted(Other):
    """A hint was taken for the next move of such a game. It counts unless the last one was for the same move."""

    table: int
    ply: int
    """After how many moves."""

    def steps(self) -> Iterator[Step]:
        """See ``Other``."""
        yield _HINT, {"this_game": self.table, "ply": self.ply}


def _moves(game: int, kept: int, moves: Sequence[tuple[int, str]], mark: str | None, at: datetime) -> Iterator[Step]:
    plain, last = (
        {"game_id": game, "automatic": False, "at": at, "late": False, "substituted": False},
        kept + len(moves) - 1,
    )
    for ply, (seat, move) in enumerate(moves, start=kept):
        yield ADD_MOVE, {**plain, "ply": ply, "seat": seat, "move": move, "mark": mark if ply == last else None}


class SoloStore(SharingStore):
    """Begins, closes and reads games that people play alone. What they go on with is written by the journal."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        super().__init__(engine, writer)
        self.deals = DealStore(engine)
        """The deals of each day."""

    async def open(self, new: Saved, mark: str | None) -> Saved:
        """Store a new game and return it. If the person has a game with that day's deck already, return that one.

        Instead of a game that is no day's, return one that is begun like it and in which they have made no move, or one
        that goes on from the same position of an earlier game. So a doubled press deals one game.

        A day's game that was begun in direct messages is assigned to the first server in which they ask for it.

        :param new: the game; its number is not stored.
        :param mark: the fingerprint of its position.
        :raises DeckSpent: they have played the day's deck, and were forgotten since.
        :raises TooManyAlone: they have ``MOST_UNFINISHED`` such games that are not over.
        """
        return await self._transact(lambda connection: _open(connection, new, mark))

    async def find(self, number: int) -> Saved | None:
        """Return the game with this number, or None; see ``load_solo``."""
        if not -1 << 63 < number < 1 << 63:
            return None
        async with self._database.read() as connection:
            return await connection.run_sync(load_solo, number)

    async def unfinished(self, user: int, most: int) -> tuple[list[Unfinished], int]:
        """Return a person's games that are not over, at most so many, the newest first, and how many there are."""
        columns = GameRow.id, GameRow.game, SoloRow.day, GameRow.created_at, GameRow.capacity
        theirs = select(*columns).join(SoloRow).where(SoloRow.user_id == user, GameRow.ended_at.is_(None))
        async with self._database.read() as connection:
            rows = (await connection.execute(theirs.order_by(GameRow.id.desc()).limit(most))).all()
            count = await connection.scalar(select(func.count()).select_from(theirs.subquery()))
        return [Unfinished(*row[:4], row.capacity > 1) for row in rows], count or len(rows)

    async def close(self, user: int, number: int, now: datetime) -> bool:
        """Close a person's unfinished game and all older ones, except those of a day; return whether there was any."""
        private = select(SoloRow.game_id).where(SoloRow.user_id == user, SoloRow.day.is_(None))
        older = (GameRow.id.in_(private), GameRow.id <= number, GameRow.ended_at.is_(None))
        return await self._database.execute(update(GameRow).where(*older).values(ended_at=now)) > 0

    async def last_levels(self, game: str, user: int) -> tuple[str, ...]:
        """Return the levels of the computer players in a person's last game of their own; empty if they have none."""
        theirs = (SoloRow.game == game, SoloRow.user_id == user, SoloRow.day.is_(None), SoloRow.origin.is_(None))
        last = select(func.max(SoloRow.game_id)).join(GameRow).where(*theirs, GameRow.capacity > 1)
        seats = select(SeatRow.level).where(SeatRow.game_id == last.scalar_subquery()).order_by(SeatRow.seat)
        return tuple(each for each in await self._database.values(seats) if each is not None)

    async def best_of_others(self, game: str, user: int, options: Mapping[str, str], number: int) -> int | None:
        """Return a person's lowest score in other games with the same options; None without another game."""
        theirs = (SoloRow.game == game, SoloRow.user_id == user, SoloRow.score.is_not(None))
        query = select(SoloRow.score, GameRow.options).join(GameRow).where(*theirs, SoloRow.game_id != number)
        found = await self._database.rows(query)
        return min((each.score for each in found if each.options == options), default=None)

    async def shared(self, number: int, place: int) -> SharedMessage | None:
        """Return the message that shares a game's result in a place; None if there is none."""
        asked = select(SharedRow.channel_id, SharedRow.message_id)
        found = await self._database.row(asked.where(SharedRow.game_id == number, SharedRow.place_id == place))
        return None if found is None else SharedMessage(found.channel_id, found.message_id)

    async def share(self, number: int, user: int, place: int, shared: SharedMessage | None) -> None:
        """Store the message that shares a game's result in a place, instead of an earlier one; None if none does."""
        if shared is None:
            this = (SharedRow.game_id == number, SharedRow.place_id == place)
            await self._database.execute(delete(SharedRow).where(*this))
            return
        values = {"game_id": number, "place_id": place, "user_id": user}
        values |= {"channel_id": shared.channel, "message_id": shared.message}
        async with self._database.write() as connection:
            await connection.run_sync(lock_person, user)  # or a transaction that forgets them could miss this
            there = select(SoloRow.game_id).where(SoloRow.game_id == number)
            if (await connection.execute(there)).one_or_none() is not None:
                await connection.execute(insert_or_replace(SharedRow, connection.dialect.name).values(values))

    async def solved(self, game: str, day: date, best: int) -> None:
        """Store the best score that a day's deck allows."""
        await self._database.execute(update(DayRow).where(DayRow.game == game, DayRow.day == day).values(best=best))

    async def table(
        self, game: str, day: date, guild: int, user: int, most: int = 10, *, highest: bool = False
    ) -> DayPage:
        """Return a day's table in a server: the lowest score first, and among equals who took the least help.

        With ``highest``, the highest score comes first. Only games count that were finished before the day's
        deals were closed: afterwards, anybody may know the seed.

        Of two with the same score, the one with fewer hints is better; then the one who took back fewer moves. Help
        that was not counted is held against nobody. People who are level stand in the order in which they finished.

        :param user: the asker, whose own line is looked up, too.
        :param most: how many lines to return at most.
        """
        row, ended = SoloRow, GameRow.ended_at
        score = row.score.desc() if highest else row.score
        order = (score, func.coalesce(row.hints, 0), func.coalesce(row.taken_back, 0))
        place = func.rank().over(order_by=order).label("place")
        finished = (
            select(place, row.user_id, row.score, row.hints, row.taken_back, ended)
            .join(GameRow)
            .where(row.game == game, row.day == day, row.guild_id == guild)
            .where(ended.is_not(None), ended < closes(day))
        )
        own = finished.where(or_(is_listed(row.user_id), row.user_id == user)).subquery()
        ranked = finished.where(is_listed(row.user_id)).subquery()
        in_order = select(ranked).order_by(ranked.c.place, ranked.c.ended_at, ranked.c.user_id).limit(most)
        async with self._database.read() as connection:
            first = (await connection.execute(in_order)).all()
            count = (await connection.execute(select(func.count()).select_from(ranked))).scalar_one()
            mine = (await connection.execute(select(own).where(own.c.user_id == user))).one_or_none()
        return DayPage([_placed(each) for each in first], count, None if mine is None else _placed(mine))


def _open(connection: Connection, new: Saved, mark: str | None) -> Saved:
    user, solo = new.host, new.solo
    assert solo is not None
    lock_person(connection, user)  # or a transaction that forgets them could miss this deck
    if solo.day is None:
        private = (SoloRow.user_id == user, SoloRow.day.is_(None), GameRow.ended_at.is_(None))
        numbers = connection.scalars(select(GameRow.id).join(SoloRow).where(*private).order_by(GameRow.id.desc())).all()
        for number in numbers:
            begun = load_solo(connection, number)
            if begun is not None and _begun_alike(begun, new):
                return begun
        if len(numbers) >= MOST_UNFINISHED:
            raise TooManyAlone(numbers[MOST_UNFINISHED - 1])
        return _inserted(connection, new, mark)
    of_day = (SoloRow.game == new.game, SoloRow.user_id == user, SoloRow.day == solo.day)
    this = select(SoloRow.game_id).where(*of_day)
    own = connection.scalar(this)
    if own is None:
        if is_spent(connection, deck(new.game), user, solo.day):
            raise DeckSpent
        return _inserted(connection, new, mark)
    in_no_server = update(SoloRow).where(*of_day, SoloRow.guild_id.is_(None))
    connection.execute(in_no_server.values(guild_id=solo.guild))
    found = load_solo(connection, own)
    assert found is not None
    return found


def _inserted(connection: Connection, new: Saved, mark: str | None) -> Saved:
    assert new.solo is not None
    assert new.seed is not None
    number = open_game(connection, new)
    begun = {"status": SOLO, "seed": new.seed.hex(), "rules": new.rules, "started_at": new.at}
    begun["dealt_mark"] = None if new.moves else mark
    connection.execute(update(GameRow).where(GameRow.id == number).values(begun))
    own = {"game_id": number, "game": new.game, "user_id": new.host, "guild_id": new.solo.guild, "day": new.solo.day}
    own |= {"began": new.solo.began, "origin": new.solo.origin, "hints": 0, "taken_back": 0}
    connection.execute(insert(SoloRow).values(own))
    rows = [row for _, row in _moves(number, 0, new.moves, mark, new.at)]
    if rows:
        connection.execute(ADD_MOVE, rows)
    return replace(new, id=number)


def _begun_alike(one: Saved, new: Saved) -> bool:
    """Tell whether a game is as good as a new one: nobody has touched it, or it goes on from the same position."""
    assert one.solo is not None
    assert new.solo is not None
    if (one.game, one.options, one.rules) != (new.game, new.options, new.rules):
        return False
    levels, others = ([seat.level for seat in each.seats] for each in (one, new))
    begun = (one.seed, one.solo.began, one.solo.origin, one.moves[: len(new.moves)])
    if levels == others and begun == (new.seed, new.solo.began, new.solo.origin, new.moves):
        return True
    fresh = not new.moves and one.solo.origin is None and new.solo.origin is None
    own = levels.index(None)
    return fresh and all(seat != own for seat, _ in one.moves) and [*filter(None, levels)] == [*filter(None, others)]


def _placed(row: Any) -> Placed:
    taken = None if None in (row.hints, row.taken_back) else Help(row.hints, row.taken_back)
    return Placed(row.place, row.user_id, row.score, taken)
