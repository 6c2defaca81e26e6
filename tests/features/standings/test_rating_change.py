"""What a finished game has done to a rating, as its players are told it."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import ClassVar

from bot.features.standings.rules.rating_change import rating_change
from bot.features.standings.store.ratings import Rating, rate
from bot.games.game import Mode, Outcome
from bot.store.journal.entries import Seating
from bot.tables.rules.table import Table
from tests.games.tiny import Kuhn


class Partners(Kuhn):
    mode = Mode.TEAMS
    levels: ClassVar = {"easy": "🌱"}

    def tallies(self, position):
        return [{}] * 4

    def achieved(self, position):
        return [()] * 4


def test_partners_are_told_what_their_team_has_won():
    seats = tuple(Seating(user, None, datetime(2026, 5, 4, tzinfo=UTC)) for user in range(1, 5))
    table = Table(1, Partners(), 1, 1, 1, 4, {}, seats)
    table.position = SimpleNamespace(moves=[], outcome=Outcome((5, 3, 5, 3), (0, 2)))
    known = [Rating(), Rating(30.0, 3.0), Rating(), Rating(30.0, 3.0)]
    told = [rating_change(table, seat, known).after for seat in range(4)]
    assert told == rate(known, [1, 2, 1, 2], [0, 1, 0, 1])
    assert told != rate(known, [1, 2, 1, 2])
