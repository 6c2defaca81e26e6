"""A page of a leaderboard."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from discord import ui

from bot.faces.catalog import FACES
from bot.faces.face import LISTED
from bot.features.standings.pictures import Bar, top_ten_picture
from bot.features.standings.routes import StandingsAct
from bot.features.standings.store.ratings import Rating, games_missing, points
from bot.features.standings.store.seasons import Season
from bot.features.standings.store.standings import MOST_COUNTED, Page, RankedBy, Standing, Unranked
from bot.features.standings.views.statistics import board_text, missing_text
from bot.games.catalog import GAMES
from bot.games.game import Mode
from bot.interactions.components import layout as kit
from bot.interactions.components.form import form, text_field
from bot.interactions.components.phrases import (
    NO_PLACE,
    moment_text,
    name_text,
    one_line,
    period_text,
    person,
    place_sign,
    plain,
    unbroken,
)
from bot.interactions.routes.route import RouteMatch, snowflake
from bot.locales.words import RIGHT_TO_LEFT, Words
from bot.store.periods import LEAST_GAMES, Period

HERE, SERVER = "channel", "server"
MET = "met"
"""Stands in a custom_id for the people with whom the asker has played."""
CLUB = "club-"
"""Begins what stands in a custom_id for the members of a club; its number follows."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    """Which page of which leaderboard."""

    game: str
    what: RankedBy = RankedBy.STARS
    period: str = Period.ALL.value
    """The period's key, which names a date, so that all pages show the same period even after midnight."""
    where: str = SERVER
    page: int = 0
    met: bool = False
    """Whether it is only about people with whom the asker has played, and the asker."""
    club: int | None = None
    """The number of the club whose members it is about; None for everybody."""

    @property
    def id(self) -> RouteMatch:
        """The custom_id of a button that leads to this page."""
        among = [f"{CLUB}{self.club}"] if self.club is not None else [MET] if self.met else []
        return StandingsAct.LEADERBOARD(self.game, self.what, self.period, self.where, self.page, *among)

    @classmethod
    def read(cls, game: str, what: str, period: str, where: str, page: int, among: str = "") -> Self:
        """Read the parts of a custom_id.

        :raises Malformed: there is no such club.
        """
        club = snowflake(among.removeprefix(CLUB)) if among.startswith(CLUB) else None
        return cls(game, RankedBy(what), period, where, page, among == MET, club)


def leaderboard_picture(words: Words, query: LeaderboardQuery, page: Page) -> kit.Attachment | None:
    """Return a chart of the top ten; None if nobody has a place, or for a later page. Blocks: call it in a thread."""
    ranked = [line for line in page.lines if line.place]
    if query.page or not ranked:
        return None
    values = [_value(query.what, line) for line in ranked]
    # All ratings are around a thousand, so bars from zero would look alike: bars start below the lowest rating.
    # Who has lost money has no bar: it would look like something won.
    floor = min(values) - 50 if query.what is RankedBy.RATING else 0
    longest = max(max(values) - floor, 1e-9)
    lines = tuple(
        Bar(
            line.place,
            max(value - floor, 0) / longest,
            words.percent(value) if query.what is RankedBy.RATE else str(value).replace("-", "\N{MINUS SIGN}"),
            words.name_of(line.user) or "",
            medal=_won(value, line),
        )
        for line, value in zip(ranked, values, strict=True)
    )
    return kit.Attachment("top-ten.png", top_ten_picture(lines, mirrored=words.language in RIGHT_TO_LEFT))


def leaderboard_message(
    words: Words,
    query: LeaderboardQuery,
    page: Page,
    periods: Sequence[tuple[str, str]],
    picture: kit.Attachment | None = None,
    *,
    ratings: bool = True,
    shared: bool = False,
    listed: bool = True,
    club: str = "",
) -> kit.Layout:
    """Return a page of a leaderboard.

    :param shared: whether everybody sees it. Otherwise the asker's own line stands below, or what they lack to have
        one, and buttons lead to other pages.
    :param listed: whether others see the asker on leaderboards.
    :param club: the name of the club whose members it is about; empty for everybody.
    :param periods: the key and the name of each period to choose from. The names of seasons are made up by people.
    """
    # Buttons of yesterday's leaderboard still work today. Its name is then its date.
    named = dict(periods).get(query.period)
    name = (period_text(words, query.period) or plain(query.period[1:])) if named is None else plain(named)
    what, where = what_name(words, query.game, query.what), words(f"where-{query.where}")
    about = words("leaderboard-about", what=what, period=name, where=where)
    if query.met:
        about = f"{about} · {words('where-met')}"
    if query.club is not None:
        about = f"{about} · {words('where-club', club=name_text(club))}"
    head = f"## {words('leaderboard-title', game=words(f'{query.game}-title'))}\n{about}"
    lines = [_line(words, query, line) for line in page.lines]
    blocks: list[kit.Block] = [head, "\n".join(lines) or _empty(words, query, page.unranked)]
    if picture is not None:
        blocks.append(kit.Picture(picture.url, words("leaderboard-picture", what=what)))
    line = "" if shared else _own(words, query, page, listed=listed)
    if line:
        blocks.append(line)
    note = _note(words, query)
    if note:
        blocks.append(f"-# {note}")
    if shared:
        return kit.layout(words, blocks, (), FACES[query.game].accent)
    hidden = {*([] if ratings else [RankedBy.RATING]), *([] if GAMES[query.game].adds_up else [RankedBy.STARS])}
    choices = [(each, what_name(words, query.game, each)) for each in RankedBy if each not in hidden]
    steps = kit.page_steps(words, query.page, lambda number: replace(query, page=number).id, more=page.more)
    post = kit.table_button(StandingsAct.SHARE_LEADERBOARD(*query.id.parts), label=words("button-share-card"))
    share = [] if query.met else [post]  # whom the asker has met is nobody else's business
    other, limited = SERVER if query.where == HERE else HERE, query.met or query.club is not None
    there = words(f"where-{other}")
    limit = replace(query, met=not limited, club=None, page=0).id
    guessers = kit.table_button(StandingsAct.GUESSERS(query.game, 0), label=words("button-guessers"))
    rows = [
        [_list(query, "what", choices, query.what)],
        [_list(query, "period", periods, query.period)],
        [
            kit.table_button(replace(query, where=other, page=0).id, label=f"{there[:1].upper()}{there[1:]}"),
            kit.table_button(limit, label=words("button-everybody" if limited else "button-met")),
            *([] if GAMES[query.game].mode is Mode.COOPERATIVE else [guessers]),
            *([] if steps else share),
        ],
        [*steps, *share] if steps else [],
    ]
    return kit.layout(words, blocks, rows, FACES[query.game].accent)


def what_name(words: Words, game: str, what: RankedBy) -> str:
    """Return the name of what people are ranked by. Each game has its own word for its score."""
    return words(f"{game}-score") if what is RankedBy.STARS else words(f"what-{what}")


def periods_of(words: Words, keys: dict[Period, str], seasons: Sequence[Season]) -> list[tuple[str, str]]:
    """Return the key and the name of each period to choose from: the current ones, then the seasons."""
    now = [(key, words(f"period-{period}")) for period, key in keys.items() if period is not Period.SEASON]
    named = [(f"s{season.id}", words("period-named", name=one_line(season.name))) for season in seasons]
    return [*now, *named][:LISTED]


def _won(value: float, line: Standing) -> bool:
    """Tell whether there is something to give a medal for: a game won, and a number above zero to be ranked by."""
    return line.wins > 0 and value > 0


def _empty(words: Words, query: LeaderboardQuery, unranked: Unranked | None) -> str:
    if query.page or unranked is None or not unranked.most:
        # Of those whom somebody has met, it may be only they who have finished no game here.
        return words("leaderboard-own-empty" if query.met else "leaderboard-empty")
    if query.what is RankedBy.RATING:
        return words("leaderboard-nobody-rated")
    least = LEAST_GAMES[query.period[0]]
    return words("leaderboard-too-few", least=least, count=max(least - unranked.most, 1))


def _own(words: Words, query: LeaderboardQuery, page: Page, *, listed: bool) -> str:
    """Return the asker's own line if the page above lacks it, or what a line still takes."""
    lines: list[str] = []
    if page.mine is not None:
        if all(line.user != page.mine.user for line in page.lines):
            lines.append(words("leaderboard-yours", line=_line(words, query, page.mine, counted=False)))
        if page.mine.now is not None and not page.mine.now.certain:
            lines.append(f"-# {missing_text(words, page.mine.now)}")
    elif page.unranked is not None and (page.lines or page.unranked.most):  # an empty list says itself what it takes
        lines.append(_missing(words, query, page.unranked))
    if lines and not listed:
        lines.append(f"-# {words('leaderboard-own-unlisted')}")
    return "\n".join(lines)


def _missing(words: Words, query: LeaderboardQuery, unranked: Unranked) -> str:
    if not unranked.games:
        return words("leaderboard-own-empty")
    if query.what is RankedBy.RATING:
        return words("leaderboard-own-unrated")
    return words("leaderboard-missing", count=max(LEAST_GAMES[query.period[0]] - unranked.games, 1))


def _value(what: RankedBy, line: Standing) -> float:
    rate, rating = line.rate or 0.0, points(line.rating or 0.0)
    values = {RankedBy.STARS: line.stars, RankedBy.WINS: line.wins, RankedBy.RATE: rate, RankedBy.RATING: rating}
    return values[what]


def _line(words: Words, query: LeaderboardQuery, line: Standing, *, counted: bool = True) -> str:
    """Return a person's line. If places beyond ``MOST_COUNTED`` are not counted, it says no more of one."""
    shown = {
        RankedBy.STARS: lambda: words(f"{query.game}-count-score", count=line.stars),
        RankedBy.WINS: lambda: words("count-wins", count=line.wins),
        RankedBy.RATE: lambda: words.percent(line.rate or 0),
        RankedBy.RATING: lambda: board_text(words, line.rating or 0, line.now, settled=line.settled),
    }[query.what]()
    if not counted and line.place > MOST_COUNTED:
        sign = f"**>{MOST_COUNTED}**"
    else:
        sign = place_sign(line.place, won=_won(_value(query.what, line), line)) if line.place else NO_PLACE
    wins, games = unbroken(words("count-wins", count=line.wins)), unbroken(words("count-games", count=line.games))
    return words("leaderboard-line", place=sign, player=person(words, line.user), what=shown, wins=wins, games=games)


def _note(words: Words, query: LeaderboardQuery) -> str:
    if query.what is RankedBy.RATE:
        return words("leaderboard-least", games=LEAST_GAMES[query.period[0]])
    return words("leaderboard-settled-note", games=games_missing(Rating())) if query.what is RankedBy.RATING else ""


def _list(query: LeaderboardQuery, name: str, choices: Sequence[tuple[str, str]], chosen: str) -> kit.Component:
    place = {"what": 1, "period": 2}[name]
    parts = tuple(None if index == place else part for index, part in enumerate(replace(query, page=0).id.parts))
    return kit.choices_list(StandingsAct.LEADERBOARD(*parts), [kit.Option(*each) for each in choices], chosen=[chosen])


NAME: Final = "name"
NAME_LENGTH: Final = 50
"""The longest name of a season, in characters."""


def since(season: Season) -> str:
    """Return the day on which a season began, in Discord's markup."""
    return moment_text(season.started_at, "D")


def season_form(words: Words, game: str, current: Season, name: str) -> ui.Modal:
    """Return the form: which season ends, and the name of the new one, which a button could not carry."""
    about = words("season-form-about", name=plain(current.name), since=since(current))
    field = text_field(NAME, words("season-form-name"), name, NAME_LENGTH)
    return form(words, words("season-form-title"), StandingsAct.SEASON(game, current.id), field, about=about)
