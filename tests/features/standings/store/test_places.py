"""Every line of every page of a leaderboard has the place that counting by hand gives it, on both databases."""

from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import delete, insert

from bot.features.standings.rows import DuelRow, PlayerRow
from bot.features.standings.store.standings import PAGE, Place, RankedBy, Standings
from bot.store.engine.models import BoardRow, StandingRow, UserSettingsRow

BOARD = Place("claro", 10, is_channel=False, period="all")
NOW = datetime(2026, 5, 1, tzinfo=UTC)
ASKERS = (1, 4, 40)
"""40 has no line."""


@dataclass(frozen=True)
class Line:
    """Somebody's line, as it is stored."""

    user: int
    stars: int
    wins: int
    rate: float | None
    rating: float | None
    settled: bool | None
    listed: bool
    met: bool
    """Whether the asker has played with them."""

    def key(self, what):
        """Return what decides their place; None if they have none."""
        return {
            RankedBy.STARS: (self.stars, self.wins),
            RankedBy.WINS: (self.wins, self.stars),
            RankedBy.RATE: None if self.rate is None else (self.rate, self.wins),
            RankedBy.RATING: None if self.rating is None else (self.settled, self.rating, self.wins),
        }[what]


@st.composite
def boards(draw):
    """Draw a leaderboard on which many people are level."""
    few = st.integers(0, 2)
    lines = []
    for user in range(1, draw(st.integers(0, 34)) + 1):
        rated = draw(st.integers(0, 3))
        rating, settled = (draw(few) / 2, rated > 1) if rated else (None, None)
        rate = draw(st.sampled_from([None, 0.25, 0.5]))
        lines.append(Line(user, draw(few), draw(few), rate, rating, settled, draw(few) > 0, draw(st.booleans())))
    return lines


async def store(engine, lines, asker):
    async with engine.begin() as connection:
        for model in (StandingRow, BoardRow, PlayerRow, DuelRow, UserSettingsRow):
            await connection.execute(delete(model))
        board = {"id": 1, "guild_id": 10, "place_id": 10, "is_channel": False, "game": "claro", "period": "all"}
        await connection.execute(insert(BoardRow), [board, {**board, "id": 2, "place_id": 11}])
        for line in lines:
            who = {"user_id": line.user}
            numbers = {"games": 9, "wins": line.wins, "stars": line.stars, "rate": line.rate, "rating": line.rating}
            for id_ in (1, 2):  # the lines of another leaderboard count for nothing
                row = {"board_id": id_, **who, **numbers, "settled": line.settled}
                await connection.execute(insert(StandingRow), row)
            if line.user % 2 or not line.listed:  # the others have never changed a setting
                await connection.execute(insert(UserSettingsRow), {**who, "reminders": True, "listed": line.listed})
            if line.rating is not None:
                player = {"mu": line.rating + 9, "sigma": 3.0, "rated": 1, "streak": 0, "best_streak": 0}
                await connection.execute(insert(PlayerRow), {"guild_id": 10, "game": "claro", **who, **player})
            if line.met and line.user != asker:
                first, second = sorted((asker, line.user))
                pair = {"first_id": first, "second_id": second, "games": 1, "first_ahead": 1, "second_ahead": 0}
                await connection.execute(insert(DuelRow), {"guild_id": 10, "game": "claro", **pair})


@pytest.mark.parametrize("what", RankedBy)
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=boards(), asker=st.sampled_from(ASKERS), met=st.booleans())
async def test_places(engine, what, lines, asker, met):
    await store(engine, lines, asker)
    standings = Standings(engine)
    ranked = [line for line in lines if line.key(what) is not None]
    listed = [line for line in ranked if line.listed and (not met or line.met or line.user == asker)]

    def place(line):
        if what is RankedBy.RATING and not line.settled:
            return 0
        return 1 + sum(other.key(what) > line.key(what) for other in listed)

    in_order = sorted(listed, key=lambda line: (line.key(what), line.user), reverse=True)
    expected = [(place(line), line.user) for line in in_order]
    own = next((line for line in ranked if line.user == asker), None)
    for number in range(len(expected) // PAGE + 2):
        page = await standings.page(BOARD, what, number, asker, met=met, now=NOW)
        first, last = number * PAGE, (number + 1) * PAGE
        assert [(line.place, line.user) for line in page.lines] == expected[first:last]
        assert page.more == (len(expected) > last)
        assert (page.mine and (page.mine.place, page.mine.user)) == (own and (place(own), asker))
        for line in page.lines:
            assert (line.now is None) == (what is not RankedBy.RATING)
