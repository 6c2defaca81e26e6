"""A person's statistics in a game."""

from __future__ import annotations

from discord import ui

from bot.art.rating_plot import rating_plot
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.locales.words import Words
from bot.store.standings.ratings import points
from bot.store.standings.statistics import Statistics
from bot.views.layout import Block, Picture, layout
from bot.views.record import Attachment

LEAST_PLOTTED = 3
"""The least number of ratings that are worth a plot."""


def rating_picture(statistics: Statistics) -> Attachment | None:
    """Return a plot of a person's rating; None if there are too few ratings. Blocks: call it in a thread."""
    if statistics.rated + 1 < LEAST_PLOTTED:
        return None
    course = tuple((moment, points(value)) for moment, value in statistics.course)
    return Attachment("rating.png", rating_plot(course))


def statistics_message(
    words: Words,
    icons: Icons,
    game: str,
    user: int,
    statistics: Statistics,
    versus: int | None = None,
    picture: Attachment | None = None,
) -> ui.LayoutView:
    """Return a person's statistics, and their results against another person if one was given."""
    face = FACES[game]
    rate = words.percent(statistics.wins / max(1, statistics.games))
    lines = [
        words(
            "statistics-games",
            games=words("count-games", count=statistics.games),
            wins=words("count-wins", count=statistics.wins),
            rate=rate,
            stars=words(f"{game}-count-score", count=statistics.stars),
        ),
        words("statistics-streak", now=statistics.streak, best=statistics.best_streak),
        _rating(words, statistics),
    ]
    blocks: list[Block] = [
        f"## {words('statistics-title', game=words(f'{game}-title'), player=f'<@{user}>')}",
        "\n".join(lines),
        face.statistics(words, icons, statistics.tallies),
    ]
    if versus is not None:
        blocks.append(_duel(words, statistics, versus))
    if picture is not None:
        values = [points(value) for _, value in statistics.course]
        alt = words(
            "statistics-picture",
            first=str(values[0]),
            last=str(values[-1]),
            least=str(min(values)),
            most=str(max(values)),
        )
        blocks.append(Picture(picture.url, alt))
    return layout(words, blocks, accent=face.accent)


def _rating(words: Words, statistics: Statistics) -> str:
    if not statistics.rated:
        return words("statistics-unrated")
    games = words("count-games", count=statistics.rated)
    return words("statistics-rating", points=str(points(statistics.rating.value)), games=games)


def _duel(words: Words, statistics: Statistics, versus: int) -> str:
    duel = statistics.duel
    if duel is None:
        return words("statistics-no-duel", player=f"<@{versus}>")
    games = words("count-games", count=duel.games)
    return words("statistics-duel", player=f"<@{versus}>", games=games, ahead=duel.ahead, behind=duel.behind)
