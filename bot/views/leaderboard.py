"""A page of a leaderboard."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.art.top_ten import top_ten_picture
from bot.faces.catalog import FACES
from bot.locales.words import Words
from bot.store.standings.periods import LEAST_GAMES, Period
from bot.store.standings.ratings import points
from bot.store.standings.seasons import Season
from bot.store.standings.standings import Page, RankedBy, Standing
from bot.views.custom_id import CHOICE, Malformed, PageId, Verb, page_number
from bot.views.layout import Block, Picture, layout
from bot.views.plain import one_line, plain
from bot.views.record import Attachment

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}
HERE, SERVER = "channel", "server"
_KEY = re.compile(r"all|d\d{4}-\d\d-\d\d|w\d{4}-\d\d|m\d{4}-\d\d|s\d{1,18}")


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which leaderboard."""

    game: str
    what: RankedBy = RankedBy.STARS
    period: str = Period.ALL.value
    """The period's key, which names a date, so that all pages show the same period even after midnight."""
    where: str = SERVER
    page: int = 0

    @property
    def id(self) -> PageId:
        """The custom_id of a button that leads to this page."""
        return PageId(Verb.LEADERBOARD, (self.game, self.what, self.period, self.where, str(self.page)))

    @classmethod
    def read(cls, page: PageId) -> LeaderboardQuery:
        """Read a custom_id.

        :raises Malformed: the bot never made such a custom_id.
        """
        try:
            game, what, period, where, number = page.parts
            query = cls(game, RankedBy(what), period, where, page_number(number))
        except ValueError as error:
            raise Malformed(str(page)) from error
        if not _KEY.fullmatch(period) or where not in (HERE, SERVER) or game not in FACES:
            raise Malformed(str(page))
        return query


def leaderboard_picture(query: LeaderboardQuery, page: Page) -> Attachment | None:
    """Return a chart of the top ten; None if nobody is ranked, or for a later page. Blocks: call it in a thread."""
    if query.page or not page.lines:
        return None
    values = [_value(query.what, line) for line in page.lines]
    # All ratings are around a thousand, so bars from zero would look alike: bars start below the lowest rating.
    floor = min(values) - 50 if query.what is RankedBy.RATING else min(0, *values)
    longest = max(max(values) - floor, 1e-9)
    lines = tuple(
        (line.place, (value - floor) / longest, f"{value:.0%}" if query.what is RankedBy.RATE else str(value))
        for line, value in zip(page.lines, values, strict=True)
    )
    return Attachment("top-ten.png", top_ten_picture(lines))


def leaderboard_message(
    words: Words,
    query: LeaderboardQuery,
    page: Page,
    periods: Sequence[tuple[str, str]],
    picture: Attachment | None = None,
) -> ui.LayoutView:
    """Return a page of a leaderboard, with the asker's own place if it is not on the page.

    :param periods: the key and the name of each period to choose from. The names of seasons are made up by people.
    """
    # Buttons of yesterday's leaderboard still work today. Its name is then its date.
    name = plain(dict(periods).get(query.period, query.period[1:]))
    about = words(
        "leaderboard-about",
        what=what_name(words, query.game, query.what),
        period=name,
        where=words(f"where-{query.where}"),
    )
    head = f"## {words('leaderboard-title', game=words(f'{query.game}-title'))}\n{about}"
    lines = [_line(words, query, line) for line in page.lines] or [words("leaderboard-empty")]
    blocks: list[Block] = [head, "\n".join(lines)]
    if picture is not None:
        alt = words("leaderboard-picture", what=what_name(words, query.game, query.what))
        blocks.append(Picture(picture.url, alt))
    if page.mine is not None and page.mine.user not in {line.user for line in page.lines}:
        blocks.append(words("leaderboard-yours", line=_line(words, query, page.mine)))
    blocks.append("\n".join(f"-# {note}" for note in _notes(words, query)))
    rows: list[Sequence[ui.Item[Any]]] = [
        [
            _select(
                replace(query, page=0),
                "what",
                [(what, what_name(words, query.game, what)) for what in RankedBy],
                query.what,
            )
        ],
        [_select(replace(query, page=0), "period", periods, query.period)],
        [
            _step(words, query, page, -1),
            _step(words, query, page, 1),
            _elsewhere(words, query),
        ],
    ]
    return layout(words, blocks, rows, FACES[query.game].accent)


def what_name(words: Words, game: str, what: RankedBy) -> str:
    """Return the name of what people are ranked by. Each game has its own word for its score."""
    return words(f"{game}-score") if what is RankedBy.STARS else words(f"what-{what}")


def periods_of(words: Words, keys: dict[Period, str], seasons: Sequence[Season]) -> list[tuple[str, str]]:
    """Return the key and the name of each period to choose from: the current ones, then the seasons."""
    now = [(key, words(f"period-{period}")) for period, key in keys.items() if period is not Period.SEASON]
    named = [(f"s{season.id}", words("period-named", name=one_line(season.name))) for season in seasons]
    return [*now, *named][:25]


def _value(what: RankedBy, line: Standing) -> float:
    match what:
        case RankedBy.STARS:
            return line.stars
        case RankedBy.WINS:
            return line.wins
        case RankedBy.RATE:
            return line.rate or 0.0
        case RankedBy.RATING:
            return points(line.rating or 0.0)


def _line(words: Words, query: LeaderboardQuery, line: Standing) -> str:
    shown = {
        RankedBy.STARS: lambda: words(f"{query.game}-count-score", count=line.stars),
        RankedBy.WINS: lambda: words("count-wins", count=line.wins),
        RankedBy.RATE: lambda: words.percent(line.rate or 0),
        RankedBy.RATING: lambda: words("count-points", count=points(line.rating or 0)),
    }[query.what]()
    return words(
        "leaderboard-line",
        place=MEDALS.get(line.place, f"**{line.place}.**"),
        player=f"<@{line.user}>",
        what=shown,
        wins=words("count-wins", count=line.wins),
        games=words("count-games", count=line.games),
    )


def _notes(words: Words, query: LeaderboardQuery) -> list[str]:
    notes = [words("leaderboard-note")]
    if query.what is RankedBy.RATE:
        notes.append(words("leaderboard-least", games=LEAST_GAMES[query.period[0]]))
    if query.what is RankedBy.RATING:
        notes.append(words("leaderboard-rating-note"))
    return notes


def _select(
    query: LeaderboardQuery, name: str, choices: Sequence[tuple[str, str]], chosen: str
) -> ui.Select[ui.LayoutView]:
    place = {"what": 1, "period": 2}[name]
    parts = tuple(CHOICE if index == place else part for index, part in enumerate(query.id.parts))
    options = [discord.SelectOption(label=said, value=value, default=value == chosen) for value, said in choices]
    return ui.Select(custom_id=str(PageId(Verb.LEADERBOARD, parts)), options=options)


def _step(words: Words, query: LeaderboardQuery, page: Page, step: int) -> ui.Button[ui.LayoutView]:
    number = query.page + step
    possible = page.more if step > 0 else number >= 0
    # A button without a page still needs a custom_id of its own: Discord refuses duplicates.
    target = replace(query, page=max(number, 0)).id if possible else PageId(Verb.LEADERBOARD, ("none", str(step + 1)))
    label = words("button-next" if step > 0 else "button-previous")
    return ui.Button(label=label, style=ButtonStyle.secondary, disabled=not possible, custom_id=str(target))


def _elsewhere(words: Words, query: LeaderboardQuery) -> ui.Button[ui.LayoutView]:
    other = SERVER if query.where == HERE else HERE
    target = replace(query, where=other, page=0).id
    return ui.Button(label=words(f"where-{other}"), style=ButtonStyle.secondary, custom_id=str(target))
