"""A person's statistics in a game."""

from collections.abc import Sequence

from bot.art.plots import rating_plot
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.games.catalog import GAMES
from bot.games.game import Mode
from bot.locales.words import Words
from bot.store.standings.ratings import POINTS, points
from bot.store.standings.statistics import Statistics
from bot.views.kit.dates import short_date
from bot.views.kit.layout import Block, Layout, Picture, layout, table_button
from bot.views.kit.plain_text import person
from bot.views.kit.record import Attachment
from bot.views.kit.routes import PageAct
from bot.views.standings.rating import number_text, range_text, standing_lines

LEAST_PLOTTED = 3
"""The least number of ratings that are worth a plot."""


def rating_picture(words: Words, statistics: Statistics) -> Attachment | None:
    """Return a plot of a person's rating; None until it has settled. Blocks: call it in a thread."""
    if statistics.rated + 1 < LEAST_PLOTTED or not statistics.rating.settled:
        return None  # the first games move a rating more than they tell
    course = tuple((short_date(words, moment.date()), points(value)) for moment, value in statistics.course)
    return Attachment("rating.png", rating_plot(course))


def statistics_message(
    words: Words,
    icons: Icons,
    game: str,
    user: int,
    statistics: Statistics,
    versus: int | None = None,
    picture: Attachment | None = None,
    others: Sequence[str] = (),
    *,
    achievements: bool = False,
    ratings: bool = True,
    shared: bool = False,
    listed: bool = True,
) -> Layout:
    """Return a person's statistics, and their results against another person if one was given.

    :param others: the games that have a button which shows the person's statistics in them.
    :param shared: whether everybody sees them. There are no buttons then.
    :param listed: whether there is a button which posts them for everybody.
    """
    face, rate = FACES[game], words.percent(statistics.wins / max(1, statistics.games))
    games, wins = words("count-games", count=statistics.games), words("count-wins", count=statistics.wins)
    earned = [words(f"{game}-count-score", count=statistics.stars)] if GAMES[game].adds_up else []
    lines = [
        ", ".join([words("statistics-games", games=games, wins=wins, rate=rate), *earned]),
        words("statistics-streak", now=statistics.streak, best=statistics.best_streak),
        *(_rating(words, statistics) if ratings and GAMES[game].is_rated else []),
    ]
    blocks: list[Block] = [
        f"## {words('statistics-title', game=words(f'{game}-title'), player=person(words, user))}",
        "\n".join(lines),
        face.statistics(words, icons, statistics.tallies),
    ]
    if versus is not None and GAMES[game].mode is not Mode.COOPERATIVE:  # where nobody is ahead of anybody
        blocks.append(_duel(words, statistics, person(words, versus)))
    if picture is not None:
        values = [points(value) for _, value in statistics.course]
        first, last, least, most = map(str, (values[0], values[-1], min(values), max(values)))
        alt = words("statistics-picture", first=first, last=last, least=least, most=most)
        blocks.append(Picture(picture.url, alt))
    if shared:
        return layout(words, blocks, (), face.accent)
    buttons = [table_button(PageAct.STATISTICS(each, user), label=words(f"{each}-title")) for each in others]
    if achievements:
        buttons.append(table_button(PageAct.ACHIEVEMENTS(game, user), words("button-achievements"), emoji="🏅"))
    if listed:
        compared = [] if versus is None else [versus]
        buttons.append(table_button(PageAct.SHARE_STATISTICS(game, user, *compared), label=words("button-share-card")))
    return layout(words, blocks, [buttons[:5], buttons[5:]], face.accent)


def _rating(words: Words, statistics: Statistics) -> list[str]:
    if not statistics.rated:
        return [words("statistics-unrated")]
    rating, games = statistics.rating, words("count-games", count=statistics.rated)
    if rating.settled:
        line = words("statistics-rating", points=number_text(words, rating), games=games)
        line = f"{line} · {words('rating-deviation', points=round(POINTS * rating.sigma))}"
    else:
        line = range_text(words, rating, "statistics-settling")
    return [line, *standing_lines(words, rating)]


def _duel(words: Words, statistics: Statistics, rival: str) -> str:
    duel = statistics.duel
    if duel is None:
        return words("statistics-no-duel", player=rival)
    games = words("count-games", count=duel.games)
    return words("statistics-duel", player=rival, games=games, ahead=duel.ahead, behind=duel.behind)
