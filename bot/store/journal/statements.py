"""The SQL of each entry: statements and their parameters, for many entries at a time."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeAlias, assert_never

from sqlalchemy import ClauseElement, Connection, Dialect, Executable, bindparam, delete, insert, select, update
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.sql.compiler import SQLCompiler

from bot.store.engine.models import CheerRow, DeclineRow, GameRow, GuessRow, KickRow, MoveRow, NextRow, SeatRow
from bot.store.engine.status import Status
from bot.store.engine.upsert import made_number
from bot.store.journal import entries
from bot.store.journal.entries import Entry, New, Seating, Step
from bot.store.journal.stakes import check_stakes

_Compiled: TypeAlias = tuple[str, Sequence[tuple[str, Callable[[Any], Any] | None]]]
"""A statement's text, and the names of its parameters in order, each with what makes of its value what the driver
takes."""


class Frequent:
    """A statement of every move, executed by SQLite's driver itself, as its way there would take longer than the row.

    What SQLAlchemy compiles and how it converts the values is kept, so the rows are the same. Its columns have no
    defaults, and it returns nothing.
    """

    def __init__(self, statement: Executable, *columns: str) -> None:
        """:param columns: for an INSERT, the columns for which each row has a value."""
        self.statement = statement
        self._columns = columns
        self._compiled: _Compiled | None = None

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        """Execute the statement for each row of parameters, in the connection's transaction.

        :raises sqlalchemy.exc.SQLAlchemyError: the database refused.
        """
        dialect = connection.dialect
        if not isinstance(dialect, SQLiteDialect_pysqlite) or dialect.is_async:
            connection.execute(self.statement, rows)
            return
        sql, parameters = self._compiled = self._compiled or self._compile(dialect)
        try:
            values = [
                [row[name] if convert is None else convert(row[name]) for name, convert in parameters] for row in rows
            ]
        except Exception as error:
            raise StatementError(str(error), sql, None, error, hide_parameters=True) from error
        driver = connection.connection.driver_connection
        assert driver is not None
        try:
            driver.executemany(sql, values)
        except sqlite3.Error as error:
            options: dict[str, Any] = {"hide_parameters": True, "dialect": dialect}
            raise DBAPIError.instance(sql, values, error, sqlite3.Error, **options) from error

    def _compile(self, dialect: Dialect) -> _Compiled:
        assert isinstance(self.statement, ClauseElement)
        compiled = self.statement.compile(dialect=dialect, column_keys=self._columns or None)
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        types = {name: compiled.binds[name].type for name in compiled.positiontup}
        converts = [(name, kind.dialect_impl(dialect).bind_processor(dialect)) for name, kind in types.items()]
        return str(compiled), converts


_THIS_GAME = GameRow.id == bindparam("this_game")
_THIS_SEAT = (SeatRow.game_id == bindparam("this_game"), SeatRow.seat == bindparam("this_seat"))


def _change_game(*columns: str) -> Executable:
    return update(GameRow).where(_THIS_GAME).values({name: bindparam(name) for name in columns})


def _change_seat(*columns: str) -> Executable:
    return update(SeatRow).where(*_THIS_SEAT).values({name: bindparam(f"new_{name}") for name in columns})


# Built once: SQLAlchemy compiles a statement the first time it is executed, and all entries of a kind share it.
_OPEN = insert(GameRow)
_ADD_SEAT = insert(SeatRow)
_CLEAR: Final = {
    row: delete(row).where(row.game_id == bindparam("this_game"))
    for row in (SeatRow, KickRow, DeclineRow, CheerRow, GuessRow, NextRow)
}
_SET_HOST = _change_game("host_id", "deadline", "host_decides")
_TAKE_OVER = _change_game("host_id")
_ARRANGE = _change_game("capacity", "options", "turn_seconds", "deadline", "holds")
_START = _change_game("status", "seed", "commitment", "started_at", "deadline", "stake", "rules", "dealt_mark")
ADD_MOVE = insert(MoveRow)
_UNDO = delete(MoveRow).where(MoveRow.game_id == bindparam("this_game"), MoveRow.ply >= bindparam("kept"))
_SET_DEADLINE = _change_game("deadline")
_PAUSE = _change_game("paused", "deadline", "acted_by")
_PLACE = _change_game("holds", "channel_id", "parent_id", "own_thread", "message_id")
_WAIT = _change_game("waits")
_SET_MESSAGE = _change_game("message_id")
_SEAL = _change_game("sealed_in")
_CLOSE = _change_game("status", "ended_at", "deadline", "close_reason", "acted_by")
_HAND_OVER = _change_seat("away", "left_at", "taken_out", "settled", "played_by")
_TAKE_OUT = (
    update(SeatRow)
    .where(SeatRow.game_id == bindparam("this_game"), SeatRow.user_id == bindparam("by"))
    .values(took_out=True)
)
_EXCUSE = _change_seat("settled")
_SCORE = _change_seat("score", "place", "gain")
_SETTLE = _change_seat("gain")
_KICK = insert(KickRow)
_DECLINE = insert(DeclineRow)
_CLEAR_CHEER = _CLEAR[CheerRow].where(CheerRow.cheer == bindparam("cheer"))
_ADD_CHEER = insert(CheerRow)
_CLEAR_GUESS = _CLEAR[GuessRow].where(GuessRow.user_id == bindparam("user"))
_ADD_GUESS = insert(GuessRow)
_CLEAR_NEXT = _CLEAR[NextRow].where(NextRow.user_id == bindparam("user"))
_ADD_NEXT = insert(NextRow)
_PLAYERS = select(SeatRow.user_id).where(SeatRow.game_id == bindparam("this_game"), SeatRow.user_id.is_not(None))
_FORGET_GUESSES_OF_PLAYERS = _CLEAR[GuessRow].where(GuessRow.user_id.in_(_PLAYERS))
_JUDGE_GUESSES = update(GuessRow).where(GuessRow.game_id == bindparam("this_game")).values(good=bindparam("new_good"))
_JUDGE_SEAT = _JUDGE_GUESSES.where(GuessRow.seat == bindparam("this_seat"))

_OF_A_MOVE: Final = ("ply", "seat", "move", "automatic", "at", "mark", "late", "substituted")
_OF_EVERY_MOVE: Final = {
    each.statement: each for each in (Frequent(ADD_MOVE, "game_id", *_OF_A_MOVE), Frequent(_SET_DEADLINE))
}


Counts: TypeAlias = Callable[[Connection, Entry], object]
"""Counts what an entry that has been written means for others, in the same transaction."""


def write_all(
    connection: Connection, batch: Sequence[New | Entry], counting: Sequence[Counts] = ()
) -> list[int | None]:
    """Write entries, executing each kind of statement once for all of them; return the numbers of what is new.

    For other entries, the number is None. No two entries may be of the same table or tournament.

    :param counting: what then counts each of the entries, one after the other.
    :raises CannotPay: somebody cannot bring the stake of a game that begins.
    """
    check_stakes(connection, [entry for entry in batch if isinstance(entry, entries.Started)])
    numbers: list[int | None] = []
    together: dict[Executable, list[dict[str, Any]]] = {}
    for entry in batch:
        match entry:
            case entries.Opening():
                numbers.append(open_game(connection, entry))
            case entries.OtherNew():
                numbers.append(entry.store(connection))
            case _:
                numbers.append(None)
                for statement, parameters in _steps(entry):
                    together.setdefault(statement, []).append(parameters)
    for statement, rows in together.items():
        frequent = _OF_EVERY_MOVE.get(statement)
        if frequent is None:
            connection.execute(statement, rows)
        else:
            frequent.execute(connection, rows)
    for entry in batch:
        if isinstance(entry, Entry):
            for count in counting:
                count(connection, entry)
    return numbers


def open_game(connection: Connection, entry: entries.Opening) -> int:
    """Write the rows of a new game and its seats, and return its number."""
    values = {column: getattr(entry, name) for name, column in entries.OF_A_GAME.items()}
    values |= {"options": dict(entry.options), "status": Status.LOBBY, "created_at": entry.at, "host_decides": False}
    values["secret"] = entry.secret and entry.secret.hex()
    table = made_number(connection.execute(_OPEN, values))
    if entry.seats:
        connection.execute(_ADD_SEAT, [parameters for _, parameters in _seat_rows(table, entry.seats)])
    if entry.kicked:
        connection.execute(_KICK, [{"game_id": table, "user_id": user} for user in sorted(entry.kicked)])
    if entry.rematch_of is not None:
        connection.execute(_CLEAR[NextRow], {"this_game": entry.rematch_of})
    for user, at in entry.next.items():
        connection.execute(_ADD_NEXT, {"game_id": table, "user_id": user, "at": at})
    return table


def _seat_rows(table: int, seats: Sequence[Seating]) -> Iterator[Step]:
    for number, seat in enumerate(seats):
        values = {name: getattr(seat, name) for name in entries.OF_A_SEAT}
        stored = entries.stored_number(number, seat.team)
        yield _ADD_SEAT, {"game_id": table, "seat": stored, "user_id": seat.user, **values}


def _of(entry: Entry, *names: str) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in names}


def _steps(entry: Entry) -> Iterator[Step]:
    if not isinstance(entry, Entry):
        raise TypeError(f"not an entry: {entry!r}")
    if isinstance(entry, entries.Other):
        yield from entry.steps()
        return
    this: dict[str, Any] = {"this_game": entry.table}
    match entry:
        case entries.Moved():
            yield ADD_MOVE, {"game_id": entry.table, **_of(entry, *_OF_A_MOVE)}
            for seat in entry.back:
                yield _EXCUSE, {**this, "this_seat": seat, "new_settled": None}
            if entry.result is None:
                yield _SET_DEADLINE, {**this, "deadline": entry.deadline}
                return
            over = {"ended_at": entry.at, "deadline": None, "close_reason": None, "acted_by": None}
            yield _CLOSE, {**this, **over, "status": Status.FINISHED}
            result = entry.result
            for seat, (score, place, gain) in enumerate(zip(result.scores, result.places, result.gains, strict=True)):
                yield _SCORE, {**this, "this_seat": seat, "new_score": score, "new_place": place, "new_gain": gain}
            yield _FORGET_GUESSES_OF_PLAYERS, this
            yield _JUDGE_GUESSES, {**this, "new_good": False}
            for seat, place in enumerate(result.places):
                if place == 1:
                    yield _JUDGE_SEAT, {**this, "this_seat": seat, "new_good": True}
        case entries.MoveUndone():
            yield _UNDO, {**this, "kept": entry.kept}
            yield _SET_DEADLINE, {**this, "deadline": entry.deadline}
        case entries.DeadlineSet():
            yield _SET_DEADLINE, {**this, "deadline": entry.deadline}
        case entries.Seated():
            decides = entry.host_decides
            yield _SET_HOST, {**this, "host_id": entry.host, "deadline": entry.deadline, "host_decides": decides}
            yield _CLEAR[SeatRow], this
            yield from _seat_rows(entry.table, entry.seats)
            if entry.kicked is not None:
                yield _KICK, {"game_id": entry.table, "user_id": entry.kicked}
            for user in sorted(entry.declined):
                yield _DECLINE, {"game_id": entry.table, "user_id": user}
        case entries.Arranged():
            arranged = _of(entry, "capacity", "turn_seconds", "deadline", "holds")
            yield _ARRANGE, {**this, **arranged, "options": dict(entry.options)}
            yield _CLEAR[SeatRow], this
            yield from _seat_rows(entry.table, entry.seats)
        case entries.Started():
            now = {"status": Status.PLAYING, "seed": entry.seed.hex(), "started_at": entry.at}
            yield _START, {**this, **now, **_of(entry, "commitment", "deadline", "stake", "rules", "dealt_mark")}
            yield _CLEAR[DeclineRow], this
            if entry.host is not None:
                yield _TAKE_OVER, {**this, "host_id": entry.host}
            yield _CLEAR[SeatRow], this
            yield from _seat_rows(entry.table, entry.seats)
        case entries.SeatControl():
            changed = _of(entry, "away", "left_at", "taken_out", "settled", "played_by").items()
            yield _HAND_OVER, {**this, "this_seat": entry.seat, **{f"new_{name}": value for name, value in changed}}
            yield _SET_DEADLINE, {**this, "deadline": entry.deadline}
            if entry.kicked is not None:
                yield _KICK, {"game_id": entry.table, "user_id": entry.kicked}
            if entry.took_out:
                yield _TAKE_OUT, {**this, "by": entry.by}
        case entries.Paused():
            yield _PAUSE, {**this, "paused": entry.paused, "deadline": entry.deadline, "acted_by": entry.by}
            for seat, amount in entry.excused.items():
                yield _EXCUSE, {**this, "this_seat": seat, "new_settled": amount}
        case entries.Placed():
            where = {f"{name}_id": getattr(entry, name) for name in ("channel", "parent", "message")}
            yield _PLACE, {**this, **where, **_of(entry, "holds", "own_thread")}
        case entries.Waits():
            yield _WAIT, {**this, "waits": entry.why}
        case entries.Posted():
            yield _SET_MESSAGE, {**this, "message_id": entry.message}
            if entry.seals:
                yield _SEAL, {**this, "sealed_in": entry.message}
        case entries.Ended():
            closed = {"ended_at": entry.at, "deadline": None, "close_reason": entry.reason, "acted_by": entry.by}
            yield _CLOSE, {**this, **closed, "status": Status.ENDED}
            for seat, gain in enumerate(entry.settlement or ()):
                yield _SETTLE, {**this, "this_seat": seat, "new_gain": gain}
            for row in (DeclineRow, KickRow, CheerRow, GuessRow, NextRow):
                yield _CLEAR[row], this
        case entries.Cheered():
            yield _CLEAR_CHEER, {**this, "cheer": entry.cheer}
            yield _ADD_CHEER, {"game_id": entry.table, "cheer": entry.cheer, "count": entry.count}
        case entries.Guessed():
            yield _CLEAR_GUESS, {**this, "user": entry.user}
            if entry.seat is not None:
                guess = {"guild_id": entry.guild, "user_id": entry.user, "seat": entry.seat}
                yield _ADD_GUESS, {"game_id": entry.table, **guess}
        case entries.Queued():
            yield _CLEAR_NEXT, {**this, "user": entry.user}
            if entry.at is not None:
                yield _ADD_NEXT, {"game_id": entry.table, "user_id": entry.user, "at": entry.at}
        case _:
            assert_never(entry)
