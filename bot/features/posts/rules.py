"""The news of a week, found in the records of its finished games."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.features.standings.rules.own_result import OwnResult, own_result
from bot.games.fingerprint import ChangedRules
from bot.games.game import AnyGame, IllegalMove
from bot.games.highlights import Bold, Highlights
from bot.store.engine.status import Verdict
from bot.store.journal.played import Played
from bot.tables.rules.table import Table

_Key: TypeAlias = tuple[int, int, str]
"""A person, a server and a game."""

CLIMBERS: Final = 3
"""How many people are named who have climbed."""
LEAST_RUN: Final = 2
"""How many games in a row are a run, at least."""


@dataclass(frozen=True, slots=True)
class Climb:
    """By how many points games have changed somebody's rating, all together."""

    user: int
    guild: int
    game: str
    points: int


@dataclass(frozen=True, slots=True)
class Run:
    """How many games of a kind somebody has won one after the other."""

    user: int
    game: str
    games: int


@dataclass(frozen=True, slots=True)
class Close:
    """A game that was won by a little."""

    table: int
    guild: int
    channel: int
    game: str
    users: Sequence[int | None]
    """The people at the table in the order of their places; None for somebody who was forgotten."""


@dataclass(frozen=True, slots=True)
class BoldMoment:
    """The boldest thing that somebody has brought off."""

    table: int
    guild: int
    channel: int
    game: str
    user: int
    bold: Bold


@dataclass(frozen=True, slots=True)
class Week:
    """The news of a week."""

    games: int
    people: int
    """How many people have played to the end."""
    wins: Mapping[int, int]
    """How many games each person has won."""
    climbs: Sequence[Climb]
    """Everybody whose rating has changed and may be told, the highest climb first."""
    guilds: Sequence[int]
    """The servers in which the games were, the one with the most games first."""
    run: Run | None
    closest: Close | None
    boldest: BoldMoment | None


class News:
    """Collects the news of some finished games.

    How close and how bold a game was is told of games among people: at least two for whom the game counts.
    """

    def __init__(
        self,
        catalog: Mapping[str, AnyGame],
        only: int | None = None,
        *,
        ratings: Callable[[int], bool] = lambda guild: True,
        listed: Callable[[int], bool] = lambda user: True,
    ) -> None:
        self._catalog = catalog
        self._only = only
        """Tell of this person alone; None for everybody."""
        self._ratings = ratings
        """Whether a server shows ratings. Of other servers no climbs are told."""
        self._listed = listed
        """Whether a person is named. Nothing is told of others, nor of a game with them how close it was."""
        self._guilds: Counter[int] = Counter()
        self._games = 0
        self._people: set[int] = set()
        self._wins: Counter[int] = Counter()
        self._climbs: Counter[_Key] = Counter()
        self._streaks: Counter[_Key] = Counter()
        self._runs: dict[_Key, int] = {}
        self._closest: tuple[float, int, int, Close] | None = None
        self._boldest: tuple[float, int, BoldMoment] | None = None

    def add(self, games: Iterable[Played]) -> None:
        """Add games in the order in which they ended. This may take some milliseconds for each."""
        for played in games:
            try:
                table = Table.restore(played.saved, self._catalog[played.saved.game])
            except (KeyError, ValueError, IllegalMove, ChangedRules):
                continue
            if table.outcome is not None:
                self._add(table, played)

    def week(self) -> Week | None:
        """Return the news; None if there was no game."""
        if not self._games:
            return None
        told = [key for key in self._climbs if self._ratings(key[1]) and self._listed(key[0])]
        climbs = [Climb(*key, self._climbs[key]) for key in told]
        runs = [each for each in self._runs.items() if self._listed(each[0][0])]
        longest = max(runs, key=lambda each: (each[1], -each[0][0]), default=None)
        return Week(
            games=self._games,
            people=len(self._people),
            wins=self._wins,
            climbs=sorted(climbs, key=lambda each: (-each.points, each.user, each.guild, each.game)),
            guilds=[guild for guild, _ in self._guilds.most_common()],
            run=None if longest is None or longest[1] < LEAST_RUN else Run(longest[0][0], longest[0][2], longest[1]),
            closest=None if self._closest is None else self._closest[3],
            boldest=None if self._boldest is None else self._boldest[2],
        )

    def _add(self, table: Table, played: Played) -> None:
        before = [each for each in played.ratings_before if each is not None]
        ratings = before if len(before) == len(table.seats) else None
        self._games += 1
        self._guilds[table.guild] += 1
        counting: list[tuple[int, int, int | None]] = []
        for number, seat in enumerate(table.seats):
            result = own_result(table, number, ratings)
            if seat.level is None and result.verdict is not Verdict.TAKEN_OUT:
                counting.append((result.place, number, seat.user))
                if seat.user is not None and self._only in (None, seat.user):
                    self._count((seat.user, table.guild, table.game.name), result)
        if len(counting) >= 2 and table.position is not None:
            told = table.game.highlights(table.position)
            if told is not None:
                self._compare(table, told, [user for _, _, user in sorted(counting, key=lambda each: each[:2])])

    def _count(self, key: _Key, result: OwnResult) -> None:
        won = result.place == 1 and result.verdict is Verdict.COUNTS
        if result.verdict is Verdict.COUNTS:
            self._people.add(key[0])
        self._wins[key[0]] += won
        self._streaks[key] = self._streaks[key] + 1 if won else 0
        self._runs[key] = max(self._runs.get(key, 0), self._streaks[key])
        if result.rating is not None and result.rating.certain:
            before, after = result.rating.points
            self._climbs[key] += after - before

    def _compare(self, table: Table, told: Highlights, users: Sequence[int | None]) -> None:
        """Compare a game with the closest and the boldest so far. Of equally close ones, the longest is closest."""
        assert table.position is not None
        place = (table.id, table.guild, table.channel, table.game.name)
        close = (told.margin, -len(table.position.rounds), table.id, Close(*place, users))
        named = all(user is None or self._listed(user) for user in users)
        if named and (self._closest is None or close[:3] < self._closest[:3]):
            self._closest = close
        if told.bold is None:
            return
        user = table.seats[told.bold.seat].user
        counts = own_result(table, told.bold.seat, None).verdict is Verdict.COUNTS
        if user is not None and counts and self._only in (None, user) and self._listed(user):
            bold = (-told.bold.boldness, table.id, BoldMoment(*place, user, told.bold))
            if self._boldest is None or bold[:2] < self._boldest[:2]:
                self._boldest = bold
