"""A person's data as ZIP files of JSON lines. It is read in pages and written in a thread, in bounded memory.

docs/privacy.md describes the format.
"""

import asyncio
import json
import threading
import time
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import URL, ColumnElement, RowMapping, Select, and_, literal, or_, select, tuple_
from sqlalchemy.sql.elements import NamedColumn

from bot.features.posts.rows import PostRow
from bot.features.reviews.rows import ReviewRow
from bot.features.solo.rows import SharedRow
from bot.features.standings.rows import AchievementRow, DuelRow, PlayerRow, TallyRow
from bot.features.tournaments.rows import TournamentEntryRow, TournamentRow
from bot.store.engine import models
from bot.store.engine.database import Database, open_engine
from bot.store.engine.status import SOLO

ROWS: Final = 200
"""How many rows are read at a time."""

GAMES: Final = 10
"""How many games are read at a time, with their moves."""

RESTS: Final = 2.0
"""How long the thread rests after each page, in times of what the page took.

While it works, the event loop has to wait for Python's lock, up to five milliseconds each time it needs it.
"""

MARGIN: Final = 1 << 18
"""The bytes of a part that are left free: for what the compressor holds back, and for the archive's directory."""

OWN: Final = (
    *(SharedRow, models.KickRow, models.DeclineRow, models.NextRow, PlayerRow, TallyRow, AchievementRow),
    *(models.GiftRow, models.GuessRow, models.NameRow, models.NoticeRow, PostRow),
)
"""The tables whose rows are about one person each, and go with them; besides those that have another name in a file."""


class Stopped(Exception):
    """The export was stopped before its end."""


@dataclass(frozen=True, slots=True)
class Part:
    """One file of an export."""

    number: int
    """From 1."""
    content: bytes
    """A ZIP archive."""
    rest: int | None
    """The number of a game: what is missing after this part is in an export from that game on. None for the last."""


@dataclass(frozen=True, slots=True)
class _Line:
    """A line of one of the files in the archives."""

    file: str
    text: bytes
    game: int
    """An export from this game on has this line, too."""


class Export:
    """Makes the parts of one export. Only ``stop`` may be called on the event loop; the rest is for a thread."""

    def __init__(self, url: URL, user: int, today: date, from_game: int, part_bytes: int) -> None:
        """Prepare an export without opening the database.

        :param today: the first UTC day whose deals may be under way. Seeds from then on are left out.
        :param from_game: games with smaller numbers are left out.
        :param part_bytes: the size of a part at most, above ``MARGIN``.
        """
        self._user, self._today, self._from_game, self._part_bytes = user, today, from_game, part_bytes
        self._engine = open_engine(url.render_as_string(hide_password=False))
        self._database = Database(self._engine)
        # The drivers work on an event loop, which must not be the one that answers clicks.
        self._runner = asyncio.Runner(loop_factory=asyncio.new_event_loop)
        self._parts = self._made()
        self._one_at_a_time = threading.Lock()
        self._stop = threading.Event()
        self._rested = 0.0
        """When the thread has rested last, by the monotonic clock."""

    def next_part(self) -> Part | None:
        """Return the next part, or None after the last.

        :raises NotSaved: the database does not answer.
        :raises Stopped: ``stop`` was called.
        """
        with self._one_at_a_time:
            self._rested = time.monotonic()
            return next(self._parts, None)

    def stop(self) -> None:
        """Let ``next_part`` end soon."""
        self._stop.set()

    def close(self) -> None:
        """Close the connection to the database, once ``next_part`` has ended."""
        with self._one_at_a_time:
            self._parts.close()
            self._runner.run(self._engine.dispose())
            self._runner.close()

    def _made(self) -> Generator[Part]:
        part = _Part(1, self._part_bytes)
        try:
            for line in self._lines():
                if not part.has_room(line):
                    yield part.finished(self._about(line.game))
                    part = _Part(part.number + 1, self._part_bytes)
                part.write(line)
            yield part.finished(self._about(None))
        finally:
            part.close()

    def _about(self, rest: int | None) -> dict[str, Any]:
        day = self._today.isoformat()
        return {"user_id": str(self._user), "day": day, "from_game": str(self._from_game), "rest": rest and str(rest)}

    def _lines(self) -> Iterator[_Line]:
        rest = self._from_game
        game, seat, solo = models.GameRow, models.SeatRow, models.SoloRow
        about = (game.game, game.guild_id, game.channel_id, game.status, game.started_at, game.ended_at)
        games = (
            select(seat.__table__, *about, (game.host_id == self._user).label("host"))
            .join(game)
            .where(seat.user_id == self._user, seat.game_id >= self._from_game, game.status != SOLO)
        )
        for row, moves in self._with_moves(games):
            rest = row["game_id"] + 1
            yield _Line("games", _written({**self._plain(row), "moves": moves}), row["game_id"])
        alone = (
            select(solo.__table__, seat.seat, game.options, game.seed, game.rules, game.capacity)
            .add_columns(game.created_at, game.ended_at)
            .join(game, game.id == solo.game_id)
            .join(seat, and_(seat.game_id == solo.game_id, seat.user_id == solo.user_id))
            .where(solo.user_id == self._user)
        )
        for row, moves in self._with_moves(alone):
            yield _Line("solo", _written({**self._plain(row), "moves": moves}), rest)
        for name, (query, key) in _others(self._user).items():
            for page in self._pages(query, key, ROWS):
                for row in page:
                    yield _Line(name, _written(self._plain(row)), rest)

    def _with_moves(self, games: Select[*tuple[Any, ...]]) -> Iterator[tuple[RowMapping, list[dict[str, Any]]]]:
        """Yield the rows of games in order, each with the person's moves."""
        for page in self._pages(games, list(models.SeatRow.__table__.primary_key), GAMES):
            moves = self._moves(page)
            yield from ((row, moves[row["game_id"], row["seat"]]) for row in page)

    def _pages(
        self, query: Select[*tuple[Any, ...]], key: Sequence[NamedColumn[Any]], size: int
    ) -> Iterator[Sequence[RowMapping]]:
        """Yield a query's rows in pages, each read in a transaction of its own.

        :param key: columns of the query that tell its rows apart. The rows come in their order.
        """
        paged = query.order_by(*key).limit(size)
        page = self._rows(paged)
        while page:
            yield page
            last = [literal(page[-1][column.name], column.type) for column in key]
            page = self._rows(paged.where(tuple_(*key) > tuple_(*last))) if len(page) == size else []

    def _moves(self, page: Sequence[RowMapping]) -> Mapping[tuple[int, int], list[dict[str, Any]]]:
        """Return the person's moves in a page of games, by game and seat."""
        move, seat = models.MoveRow, models.SeatRow
        query = (
            select(move.game_id, move.seat, *(getattr(move, each) for each in _OF_A_MOVE))
            .join(seat, and_(seat.game_id == move.game_id, seat.seat == move.seat))
            .where(seat.user_id == self._user, seat.game_id.between(page[0]["game_id"], page[-1]["game_id"]))
            .order_by(move.game_id, move.ply)
        )
        found: defaultdict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
        for row in self._rows(query):
            found[row["game_id"], row["seat"]].append({key: self._plain_value(key, row[key]) for key in _OF_A_MOVE})
        return found

    def _rows(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        if self._stop.wait(RESTS * (time.monotonic() - self._rested)):
            raise Stopped
        self._rested = time.monotonic()
        return self._runner.run(self._read(query))

    async def _read(self, query: Select[*tuple[Any, ...]]) -> Sequence[RowMapping]:
        async with self._database.read() as connection:
            return (await connection.execute(query)).mappings().all()

    def _plain(self, row: Mapping[Any, Any]) -> dict[str, Any]:
        """Return a row in a form that JSON has: without other people's ids, and without a seed that is still secret."""
        kept = {str(key): self._plain_value(str(key), value) for key, value in row.items()}
        kept.pop("mark", None)  # it follows from everybody's cards, so that it would tell of those of others
        if "seed" in kept and (row["ended_at"] is None or (row["day"] is not None and row["day"] >= self._today)):
            kept["seed"] = None
        if "seed" in kept and row["capacity"] > 1:  # the other seats' cards are nobody's, and may never be shown
            kept["seed"] = None
        return kept

    def _plain_value(self, key: str, value: Any) -> Any:
        if key in ("by_id", "first_id", "second_id", "user_id"):
            return str(value) if value == self._user else None
        if isinstance(value, datetime | date):
            return value.isoformat()
        return str(value) if key.endswith("_id") and value is not None else value


class _Part:
    """A part while it is written."""

    def __init__(self, number: int, most_bytes: int) -> None:
        self.number = number
        self._most_bytes = most_bytes
        self._content = BytesIO()
        self._archive = ZipFile(self._content, "w", ZIP_DEFLATED)
        self._name: str | None = None
        self._file: Any = None

    def has_room(self, line: _Line) -> bool:
        """Tell whether a line fits in, even if it cannot be compressed. The first line always does."""
        return self._name is None or self._content.tell() + len(line.text) + MARGIN <= self._most_bytes

    def write(self, line: _Line) -> None:
        """Add a line to its file. All lines of a file follow one another."""
        if line.file != self._name:
            self._close_file()
            self._name = line.file
            self._file = self._archive.open(f"{line.file}-{self.number}.jsonl", "w")
        self._file.write(line.text)

    def finished(self, about: Mapping[str, Any]) -> Part:
        """Return the part.

        :param about: what to say of it in a file of its own.
        """
        self._close_file()
        described = json.dumps({**about, "part": self.number}, indent=1)
        self._archive.writestr(f"export-{self.number}.json", described)
        self.close()
        rest = about["rest"]
        return Part(self.number, self._content.getvalue(), None if rest is None else int(rest))

    def close(self) -> None:
        """Close the archive, finished or not."""
        self._close_file()
        self._archive.close()

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()


_OF_A_MOVE: Final = ("ply", "move", "automatic", "late", "substituted", "at")


def _others(user: int) -> Mapping[str, tuple[Select[*tuple[Any, ...]], Sequence[NamedColumn[Any]]]]:
    game, seat, standing = models.GameRow, models.SeatRow, models.StandingRow
    board, entry = models.BoardRow, TournamentEntryRow
    table = (game.id, game.game, game.guild_id, game.channel_id, game.status)
    seated = select(seat.game_id).where(seat.game_id == game.id, seat.user_id == user).exists()
    boards = (board.guild_id, board.place_id, board.game, board.period)
    duel, settings, club = DuelRow, models.GuildSettingsRow, models.ClubRow
    own: dict[str, Any] = {row.__tablename__: row for row in OWN}
    own |= {"settings": models.UserSettingsRow}
    whole: dict[str, tuple[Any, ColumnElement[bool]]] = {
        **{name: (row, row.user_id == user) for name, row in own.items()},
        "duels": (duel, or_(duel.first_id == user, duel.second_id == user)),
        "posts_set_up": (settings, settings.posts_by == user),
        "clubs_founded": (club, club.founder_id == user),
    }
    queries: dict[str, tuple[Select[*tuple[Any, ...]], Any]] = {
        **{name: (select(row.__table__).where(where), row) for name, (row, where) in whole.items()},
        "hosted": (select(*table, game.created_at).where(game.host_id == user, ~seated), game),
        "acted": (select(*table, game.paused).where(game.acted_by == user), game),
        "standings": (select(standing.__table__, *boards).join(board).where(standing.user_id == user), standing),
        "reviews": (
            select(ReviewRow.__table__)
            .join(seat, and_(seat.game_id == ReviewRow.game_id, seat.seat == ReviewRow.seat))
            .where(seat.user_id == user),
            ReviewRow,
        ),
        "tournaments": (
            select(entry.__table__, TournamentRow.guild_id, TournamentRow.channel_id)
            .join(TournamentRow)
            .where(or_(entry.user_id == user, entry.by_id == user)),
            entry,
        ),
        "clubs": (
            select(models.ClubMemberRow.__table__, club.name).join(club).where(models.ClubMemberRow.user_id == user),
            models.ClubMemberRow,
        ),
    }
    return {name: (query, list(model.__table__.primary_key)) for name, (query, model) in queries.items()}


def _written(row: Mapping[str, Any]) -> bytes:
    return json.dumps(row, ensure_ascii=False).encode() + b"\n"
