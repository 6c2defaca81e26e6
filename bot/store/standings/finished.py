"""Reading finished games: all of them in order, to recount them, and page by page, as a history."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from sqlalchemy import BindParameter, Select, bindparam, select
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store.database import Database
from bot.store.models import GameRow, SeatRow
from bot.store.status import Status

PAGE: Final = 5
"""How many games a page of a history has."""


@dataclass(frozen=True, slots=True)
class Past:
    """One line of a history."""

    id: int
    channel: int
    ended_at: datetime
    seats: Sequence[tuple[int | None, str | None, int, int]]
    """Each seat in the order of places: the person's id, the computer player's name, the score, the place."""


@dataclass(frozen=True, slots=True)
class PastPage:
    """One page of a history, the newest game first."""

    games: Sequence[Past]
    more: bool
    """Whether there is a next page."""


DISPLACED: Final = 60
"""How many games somebody may finish while another one goes on that is still in its place."""


def newest_first(games: Select[*tuple[Any, ...]], most: Any) -> Select[*tuple[Any, ...]]:
    """Return the query for one person's games in the order in which they were counted, the last one first.

    Only the games that were opened last are looked at, which have an index: so it takes no longer for somebody with
    many games.

    :param games: the query for them, with their ``id``, ``ended_at`` and ``counted``.
    :param most: how many of them to look at, at least ``DISPLACED`` more than are shown.
    """
    latest = games.order_by(SeatRow.game_id.desc()).limit(most).subquery()
    return select(latest).order_by(latest.c.counted.desc(), latest.c.ended_at.desc(), latest.c.id.desc())


# Built once: it takes longer to put a statement together than most databases take to answer it.
_PAST: Final = (
    select(GameRow.id, GameRow.channel_id, GameRow.ended_at)
    .where(GameRow.game == bindparam("game"), GameRow.status == Status.FINISHED)
    .limit(PAGE + 1)
    .offset(bindparam("skipped"))
)
_CHANNELS: Final[BindParameter[Any]] = bindparam("channels", expanding=True)
_THERE: Final = GameRow.channel_id.in_(_CHANNELS) | (GameRow.own_thread & GameRow.parent_id.in_(_CHANNELS))
# The thread of a game that is over is archived, and Discord lists no archived threads. The bot's are public: whoever
# can see their channel can see them.
_OF_CHANNEL: Final = _PAST.where(GameRow.channel_id == bindparam("channel")).order_by(GameRow.ended_at.desc())
_OF_GUILD: Final = _PAST.where(GameRow.guild_id == bindparam("guild"), _THERE).order_by(GameRow.ended_at.desc())
_THEIRS: Final = (
    select(GameRow.id, GameRow.channel_id, GameRow.ended_at, GameRow.counted)
    .join(SeatRow, SeatRow.game_id == GameRow.id)
    .where(GameRow.game == bindparam("game"), GameRow.status == Status.FINISHED)
    .where(SeatRow.user_id == bindparam("user"), GameRow.guild_id == bindparam("guild"))
)
_MOST: Final[BindParameter[int]] = bindparam("most")
_OF_USER: Final = newest_first(_THEIRS, _MOST).limit(PAGE + 1).offset(bindparam("skipped"))
_OF_USER_THERE: Final = newest_first(_THEIRS.where(_THERE), _MOST).limit(PAGE + 1).offset(bindparam("skipped"))
_SEATS_OF: Final = (
    select(SeatRow.game_id, SeatRow.user_id, SeatRow.name, SeatRow.score, SeatRow.place)
    .where(SeatRow.game_id.in_(bindparam("games", expanding=True)))
    .order_by(SeatRow.game_id, SeatRow.place, SeatRow.seat)
)


class History:
    """Reads the histories of channels, servers and people."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._database = Database(engine)

    async def of_channel(self, channel: int, game: str, number: int) -> PastPage:
        """Return a page (from 0) of a channel's finished games, the newest first.

        :raises NotSaved: the database does not answer.
        """
        return await self._page(_OF_CHANNEL, {"channel": channel, "game": game}, number)

    async def of_guild(self, guild: int, game: str, number: int, channels: Sequence[int]) -> PastPage:
        """Return a page (from 0) of the finished games in these channels of a server, the newest first.

        :raises NotSaved: the database does not answer.
        """
        return await self._page(_OF_GUILD, {"guild": guild, "game": game, "channels": list(channels)}, number)

    async def of_user(
        self, user: int, guild: int, game: str, number: int, channels: Sequence[int] | None = None
    ) -> PastPage:
        """Return a page (from 0) of a person's finished games in a server, the newest first.

        :param channels: leave out games in other channels; None for no such limit.
        :raises NotSaved: the database does not answer.
        """
        most = (number + 1) * PAGE + 1 + DISPLACED
        who: dict[str, Any] = {"user": user, "guild": guild, "game": game, "most": most}
        if channels is None:
            return await self._page(_OF_USER, who, number)
        return await self._page(_OF_USER_THERE, {**who, "channels": list(channels)}, number)

    async def _page(self, query: Select[*tuple[Any, ...]], what: Mapping[str, Any], number: int) -> PastPage:
        async with self._database.read() as connection:
            games = (await connection.execute(query, {**what, "skipped": number * PAGE})).all()
            seats = (await connection.execute(_SEATS_OF, {"games": [each.id for each in games[:PAGE]]})).all()
        by_game = {number: list(some) for number, some in groupby(seats, key=lambda seat: seat.game_id)}
        past = [
            Past(
                each.id,
                each.channel_id,
                each.ended_at,
                [(s.user_id, s.name, s.score, s.place) for s in by_game.get(each.id, [])],
            )
            for each in games[:PAGE]
        ]
        return PastPage(past, more=len(games) > PAGE)
