"""The news of a week: found in the records of its finished games, and told to a server or to one person."""

import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from bot.art.colours import BOX, FAINT, GOLD, PAPER, TEXT
from bot.art.packing import png, soft_palette
from bot.art.writing import drawable, fit, shrunk, write
from bot.features.standings.rules.rating_change import RatingChange, rating_change
from bot.features.standings.store.ratings import Rating
from bot.games.checks import check_highlights
from bot.games.errors import contained, told
from bot.games.fingerprint import ChangedRules
from bot.games.game import AnyGame, IllegalMove
from bot.games.highlights import Highlights
from bot.games.origins import with_origin
from bot.interactions.components.layout import Attachment, Block, Component, Layout, Picture, layout, table_button
from bot.interactions.components.phrases import moment_text, person
from bot.interactions.routes.routes import PageAct
from bot.locales.words import Words
from bot.store.engine.status import Verdict
from bot.store.journal.played import Played
from bot.tables.rules.fairness import result_at
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)

COLOURS: Final = {"climb": GOLD, "run": "#FF8A5C", "close": "#6FB1FF", "bold": "#FF8AC2"}
"""The kinds of news, and their colours: how far somebody's rating has climbed, how many games of a kind somebody has
won one after the other, which game was won by the least, and which moment was the boldest."""
LINKED: Final = ("close", "bold")
"""The kinds that are about one game. A button opens its log."""

CLIMBERS: Final = 3
"""How many climbs a server is told of."""
OWN_CLIMBS: Final = 6
"""How many changes of rating a person is told of."""
LEAST_RUN: Final = 2
"""How many games in a row are a run, at least."""

ACCENT: Final = 0xF5C542

WIDTH: Final = 520
"""The width of the picture. A phone shows it at little more than half, so that its smallest text is 12 pixels high."""
BAND, GAP, MARGIN = 82, 8, 16
"""The height of a band, and the room between bands and around them, in pixels."""
EDGE: Final = 10
"""The width of the coloured edge of a band."""
VALUE: Final = 130
"""The width of the room for the number."""
ABOUT, NAME, LEAST = 23, 30, 18
"""The heights of what a band is about, and of names and numbers; below the least, what is too long is cut."""

_Key: TypeAlias = tuple[int, int, str]
"""A person, a server and a game."""


@dataclass(frozen=True, slots=True)
class News:
    """One piece of news."""

    kind: str
    """One of ``COLOURS``."""
    game: str
    users: Sequence[int | None]
    """Whom it is about, in the order of their places; None for somebody who was forgotten."""
    number: int = 0
    """By how many points a rating has changed, or how many games were won."""
    guild: int = 0
    """In which server a rating has changed."""
    table: int = 0
    """Which game it is of ``LINKED``."""
    details: Mapping[str, str | int] = field(default_factory=dict)
    """What was bold, for the words of the game."""


@dataclass(frozen=True, slots=True)
class Week:
    """The news of a week."""

    games: int
    people: int
    """How many people have played to the end."""
    wins: Mapping[int, int]
    """How many games each person has won."""
    guilds: Sequence[int]
    """The servers in which the games were, the one with the most games first."""
    climbs: Sequence[News]
    """Everybody whose rating has changed and may be told, the highest climb first."""
    news: Sequence[News]
    """The longest run, the closest game and the boldest moment, where there are any."""


class Records:
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
        """:param only: whose news are told; None for everybody's.

        :param ratings: whether a server shows ratings. Of other servers no climbs are told.
        :param listed: whether a person is named. Nothing is told of others, nor of a game with them how close it was.
        """
        self._catalog = catalog
        self._only = only
        self._ratings = ratings
        self._listed = listed
        self._games = 0
        self._guilds: Counter[int] = Counter()
        self._people: set[int] = set()
        self._wins: Counter[int] = Counter()
        self._climbs: Counter[_Key] = Counter()
        self._streaks: Counter[_Key] = Counter()
        self._runs: Counter[_Key] = Counter()
        self._close: list[tuple[tuple[float, int, int], News]] = []
        """Games, with what is least for the closest. Of equally close ones, the longest is closest."""
        self._bold: list[tuple[tuple[float, int], News]] = []

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
        climbs = sorted(self._climbs.items(), key=lambda each: (-each[1], each[0]))
        runs = [each for each in self._runs.items() if each[1] >= LEAST_RUN and self._listed(each[0][0])]
        longest = max(runs, key=lambda each: (each[1], -each[0][0]), default=None)
        first = (min(each, key=lambda one: one[0], default=None) for each in (self._close, self._bold))
        news = [each[1] for each in first if each is not None]
        if longest is not None:
            (user, guild, game), won = longest
            news.insert(0, News("run", game, [user], won, guild))
        return Week(
            games=self._games,
            people=len(self._people),
            wins=self._wins,
            guilds=[guild for guild, _ in self._guilds.most_common()],
            climbs=[
                News("climb", game, [user], points, guild)
                for (user, guild, game), points in climbs
                if self._ratings(guild) and self._listed(user)
            ],
            news=news,
        )

    def _add(self, table: Table, played: Played) -> None:
        assert table.position is not None
        known = [Rating(*each) for each in played.ratings_before if each is not None]
        before = known if len(known) == len(table.seats) else None
        result = result_at(table)
        counting = [
            (result.places[number], number)
            for number, seat in enumerate(table.seats)
            if seat.level is None and seat.verdict is not Verdict.TAKEN_OUT
        ]
        name = table.game.name
        self._games += 1
        self._guilds[table.guild] += 1
        for place, number in counting:
            user, verdict = table.seats[number].counts_for, table.seats[number].verdict
            if user is not None and self._only in (None, user):
                self._count((user, table.guild, name), place, verdict, rating_change(table, number, before))
        found = _highlights(table) if len(counting) >= 2 else None
        if found is None:
            return
        users = [table.seats[number].user for _, number in sorted(counting)]
        if all(user is None or self._listed(user) for user in users):
            close = News("close", name, users, table=table.id)
            self._close.append(((found.margin, -len(table.position.rounds), table.id), close))
        if found.bold is None:
            return
        user, verdict = table.seats[found.bold.seat].user, table.seats[found.bold.seat].verdict
        if user is not None and verdict is Verdict.COUNTS and self._only in (None, user) and self._listed(user):
            bold = News("bold", name, [user], table=table.id, details=found.bold.details)
            self._bold.append(((-found.bold.boldness, table.id), bold))

    def _count(self, key: _Key, place: int, verdict: Verdict, change: RatingChange | None) -> None:
        won = place == 1 and verdict is Verdict.COUNTS
        if verdict is Verdict.COUNTS:
            self._people.add(key[0])
        self._wins[key[0]] += won
        self._streaks[key] = self._streaks[key] + 1 if won else 0
        self._runs[key] = max(self._runs[key], self._streaks[key])
        if change is not None and change.certain:
            before, after = change.points
            self._climbs[key] += after - before


def _highlights(table: Table) -> Highlights | None:
    """Return what is worth telling of a game; None if its rules cannot tell: the news are those of all games."""
    assert table.position is not None
    try:
        found = contained(table.game.highlights, table.position)
        check_highlights(found, len(table.seats))
    except Exception as error:  # noqa: BLE001 - somebody else's code may raise anything
        log.error("game %s of %s has no highlights: %s", table.id, with_origin(table.game.name), told(error))
        return None
    return found


def told_to_server(week: Week) -> list[News]:
    """Return the news of a week for a server: of the climbs, the highest."""
    return [*[each for each in week.climbs if each.number > 0][:CLIMBERS], *week.news]


def week_message(words: Words, week: Week, since: datetime, until: datetime, picture: Attachment | None) -> Layout:
    """Return the news of a server's week, which began and ended at these times."""
    told = told_to_server(week)
    count = words("week-count", count=week.games, people=week.people)
    sentences = "\n".join(words(f"week-{each.kind}", points=each.number, **_facts(words, each)) for each in told)
    blocks: list[Block] = [f"{_head(words, 'week-title', since, until)} · {count}", sentences]
    if picture is not None:
        alt = (f"{band.about} – {band.name} {band.value}".strip() for band in bands_of(words, week))
        blocks.append(Picture(picture.url, "; ".join(alt)))
    logs: dict[int, Component] = {}
    for each in told:
        if each.kind in LINKED and each.table not in logs:
            logs[each.table] = table_button(PageAct.LOG(each.table), label=words(f"button-week-{each.kind}"))
    blocks.append(f"-# {words('week-note')}")
    return layout(words, blocks, [[*logs.values()]], ACCENT)


def own_week_message(
    words: Words, week: Week, since: datetime, until: datetime, user: int, servers: Mapping[int, str]
) -> Layout:
    """Return a person's own week, which began and ended at these times. Of servers, it has the names that are known."""
    wins = words("count-wins", count=week.wins.get(user, 0))
    lines = [words("week-own-count", count=week.games, wins=wins)]
    for each in (*week.climbs[:OWN_CLIMBS], *week.news):
        server = servers.get(each.guild, "") if each.kind == "climb" else ""
        key = f"week-own-{each.kind}-in" if server else f"week-own-{each.kind}"
        if each.kind != "close":
            lines.append(words(key, points=words.signed(each.number), server=server, **_facts(words, each)))
    head = _head(words, "week-own-title", since, until)
    return layout(words, [head, "\n".join(lines), f"-# {words('week-own-note')}"], accent=ACCENT)


def mark_of(until: datetime) -> str:
    """Return the day on which a week ended, in Discord's markup. By it, the message about that week can be found."""
    return moment_text(until, "D")


def _head(words: Words, title: str, since: datetime, until: datetime) -> str:
    return f"## {words(title)}\n{words('week-dates', since=mark_of(since), until=mark_of(until))}"


def _facts(words: Words, news: News) -> dict[str, str | int]:
    people = [words("former-player") if user is None else person(words, user) for user in news.users]
    return {
        "game": words(f"{news.game}-title"),
        "player": people[0],
        "players": words.all_of(people),
        "count": news.number,
        "what": words(f"{news.game}-bold", **news.details) if news.kind == "bold" else "",
    }


@dataclass(frozen=True, slots=True)
class Band:
    """What the picture of a week says of a piece of news: what it is about, who it was, and a number."""

    kind: str
    about: str
    name: str
    value: str


def bands_of(words: Words, week: Week) -> list[Band]:
    """Return what the picture of a server's week shows."""
    bands = []
    for each in told_to_server(week):
        about = words(f"week-about-{each.kind}", game=words(f"{each.game}-title"))
        names = ", ".join(filter(None, (words.name_of(user) for user in each.users if user is not None)))
        bands.append(
            Band(each.kind, about, names, {"climb": "+{}", "run": "{}"}.get(each.kind, "").format(each.number))
        )
    return bands


def week_picture(bands: Sequence[Band], *, mirrored: bool = False) -> bytes:
    """Return a PNG with a band for each piece of news, mirrored for right to left. It has what the font can draw."""
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + len(bands) * (BAND + GAP) - GAP), PAPER)
    draw = ImageDraw.Draw(image)

    def at(x: float) -> float:
        return WIDTH - x if mirrored else x

    near, far = ("rm", "lm") if mirrored else ("lm", "rm")
    for row, band in enumerate(bands):
        top, colour = MARGIN + row * (BAND + GAP), COLOURS[band.kind]
        draw.rounded_rectangle((MARGIN, top, WIDTH - MARGIN, top + BAND), radius=10, fill=BOX)
        edge = sorted((at(MARGIN), at(MARGIN + EDGE)))
        draw.rounded_rectangle((edge[0], top, edge[1], top + BAND), radius=5, fill=colour)
        left, room = MARGIN + EDGE + 14, WIDTH - 2 * MARGIN - EDGE - 28 - (VALUE if band.value else 0)
        for text, size, below, fill in ((band.about, ABOUT, 23, FAINT), (band.name, NAME, 57, TEXT)):
            short, short_size = shrunk(drawable(text), size, room, LEAST)
            if short:
                write(draw, short, (at(left), top + below), short_size, fill, anchor=near)
        value = fit(drawable(band.value), NAME, VALUE)
        if value:
            write(draw, value, (at(WIDTH - MARGIN - 14), top + BAND / 2), NAME, colour, anchor=far)
    return png(image, soft_palette((PAPER, BOX), (TEXT, FAINT, *COLOURS.values())))
