"""One person's statistics for a game in a server."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import BindParameter, and_, bindparam, cast, null, select, true, union_all

from bot.features.standings.rows import DuelRow, PlayerRow, TallyRow
from bot.features.standings.store.finished import DISPLACED, newest_first
from bot.features.standings.store.ratings import Rating
from bot.store.engine.database import Store
from bot.store.engine.models import BoardRow, GameRow, SeatRow, StandingRow
from bot.store.engine.planning import literal_number, planned_anew
from bot.store.periods import Period

PLOTTED: Final = 200
"""How many of the latest games a plot of the rating shows."""


@dataclass(frozen=True, slots=True)
class Duel:
    """How one person has done against another: games together, games in which they came ahead, and behind."""

    games: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """A person's numbers for a game in a server."""

    games: int
    wins: int
    stars: int
    rating: Rating
    """As uncertain as time has made it."""
    rated: int
    """Games that have changed the rating."""
    streak: int
    """Games won in a row, up to now."""
    best_streak: int
    tallies: Mapping[str, int]
    """How often each thing that the game counts has happened to them."""
    course: Sequence[tuple[datetime, float]]
    """The rating's value before each of the latest games, the oldest first, and its value now."""
    duel: Duel | None
    """The comparison that was asked for; None without one, or if the two have never played together."""


class StatisticsStore(Store):
    """Reads statistics."""

    async def of(self, guild: int, game: str, user: int, versus: int | None, now: datetime) -> Statistics | None:
        """Return a person's statistics; None if they have finished no game of this kind in this server.

        :param versus: whom to compare them with; None for nobody.
        :param now: the moment that the end of ``course`` bears, and for which the rating's certainty is told.
        """
        first, second = sorted((user, user if versus is None else versus))
        who = {"guild": guild, "game": game, "user": user}
        lines = await self._database.rows(_STATISTICS, {**who, "first": first, "second": second})
        if not lines:
            return None
        player = lines[0]
        rating = Rating(player.mu, player.sigma, player.least_sigma).grown(player.rated_at, now)
        games = [line for line in reversed(lines) if line.ended_at is not None]
        course = [(line.ended_at, Rating(line.mu_before, line.sigma_before, line.least_before).value) for line in games]
        duel = None
        if player.together is not None:
            ahead = (player.first_ahead, player.second_ahead)
            duel = Duel(player.together, *(ahead if user == player.first_id else ahead[::-1]))
        return Statistics(
            *(player.games, player.wins, player.stars, rating, player.rated, player.streak, player.best_streak),
            tallies={line.name: line.times for line in lines if line.name is not None},
            course=[*course, (now, rating.value)],
            duel=duel,
        )

    async def games(self, guild: int, user: int) -> dict[str, int]:
        """Return how many games of each kind a person has finished in a server. Kinds without any are left out."""
        rows = await self._database.rows(_GAMES, {"guild": guild, "user": user})
        return {row.game: row.games for row in rows}


_WHO: Final[tuple[BindParameter[Any], ...]] = (bindparam("guild"), bindparam("game"), bindparam("user"))

# Built once: it takes longer to put a statement together than most databases take to answer it.
_COURSE: Final = (
    newest_first(
        select(GameRow.id, GameRow.ended_at, GameRow.counted, SeatRow.mu, SeatRow.sigma, SeatRow.least_sigma)
        .join(SeatRow, SeatRow.game_id == GameRow.id)
        .where(SeatRow.user_id == _WHO[2], SeatRow.mu.is_not(None))
        .where(GameRow.guild_id == _WHO[0], GameRow.game == _WHO[1], planned_anew(GameRow)),
        literal_number(PLOTTED + DISPLACED),
    )
    .limit(literal_number(PLOTTED))
    .subquery()
)
_PAST: Final = _COURSE.c
_OF_EITHER_KIND: Final = union_all(
    select(
        TallyRow.name,
        TallyRow.count.label("times"),
        *(cast(null(), column.type).label(column.name) for column in _PAST),
    ).where(TallyRow.guild_id == _WHO[0], TallyRow.game == _WHO[1], TallyRow.user_id == _WHO[2]),
    select(cast(null(), TallyRow.name.type), cast(null(), TallyRow.count.type), *_PAST),
).subquery()
_LINE: Final = _OF_EITHER_KIND.c
_GAMES: Final = (
    select(BoardRow.game, StandingRow.games)
    .join(StandingRow, StandingRow.board_id == BoardRow.id)
    .where(BoardRow.place_id == bindparam("guild"), BoardRow.period == Period.ALL.value, BoardRow.is_channel.is_(False))
    .where(StandingRow.user_id == bindparam("user"))
)
_EVERYWHERE: Final = (
    select(BoardRow.id)
    .where(BoardRow.place_id == _WHO[0], BoardRow.game == _WHO[1])
    .where(BoardRow.period == Period.ALL.value, BoardRow.is_channel.is_(False))
    .scalar_subquery()
)
_THE_TWO: Final = DuelRow.first_id == bindparam("first"), DuelRow.second_id == bindparam("second")
# A row for each thing that is counted of them and for each of their latest games, or one row if there is neither. They
# are one statement because each takes longer on its way to the database and back than there.
_STATISTICS: Final = (
    select(
        PlayerRow.__table__,
        *(StandingRow.games, StandingRow.wins, StandingRow.stars),
        *(DuelRow.first_id, DuelRow.games.label("together"), DuelRow.first_ahead, DuelRow.second_ahead),
        *(_LINE.name, _LINE.times, _LINE.ended_at),
        *(_LINE.mu.label("mu_before"), _LINE.sigma.label("sigma_before"), _LINE.least_sigma.label("least_before")),
    )
    .select_from(PlayerRow)
    .join(StandingRow, and_(StandingRow.board_id == _EVERYWHERE, StandingRow.user_id == _WHO[2]))
    .outerjoin(DuelRow, and_(DuelRow.guild_id == _WHO[0], DuelRow.game == _WHO[1], *_THE_TWO))
    .outerjoin(_OF_EITHER_KIND, true())
    .where(PlayerRow.guild_id == _WHO[0], PlayerRow.game == _WHO[1], PlayerRow.user_id == _WHO[2])
    .order_by(_LINE.counted.desc(), _LINE.ended_at.desc(), _LINE.id.desc())
)
