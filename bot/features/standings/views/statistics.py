"""A person's statistics in a game, rating and play money."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Final

from discord import ButtonStyle

from bot.art.chart import rating_plot
from bot.faces.catalog import FACES
from bot.faces.face import Icons
from bot.features.standings.routes import StandingsAct
from bot.features.standings.rules.rating_change import RatingChange
from bot.features.standings.store.ratings import POINTS, Division, Rating, division, division_at, games_missing, points
from bot.features.standings.store.statistics import Statistics
from bot.features.standings.views.achievements import can_achieve
from bot.games.catalog import GAMES
from bot.games.game import AnyGame, Mode
from bot.interactions.components.layout import Attachment, Block, Layout, Picture, layout, table_button
from bot.interactions.components.phrases import person, short_date
from bot.locales.words import Words
from bot.tables.rules.purses import Purse

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
    best = statistics.best_streak
    earned = [words(f"{game}-count-score", count=statistics.stars)] if GAMES[game].adds_up else []
    lines = [
        ", ".join([words("statistics-games", count=statistics.games, games=games, wins=wins, rate=rate), *earned]),
        *([words("statistics-streak", now=statistics.streak, best=best)] if best > 1 else []),
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
    buttons = [table_button(StandingsAct.STATISTICS(each, user), label=words(f"{each}-title")) for each in others]
    if achievements and can_achieve(game):
        buttons.append(table_button(StandingsAct.ACHIEVEMENTS(game, user), words("button-achievements"), emoji="🏅"))
    if listed:
        compared = [] if versus is None else [versus]
        buttons.append(
            table_button(StandingsAct.SHARE_STATISTICS(game, user, *compared), label=words("button-share-card"))
        )
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


ICONS: Final[Mapping[Division, str]] = {
    Division.BRONZE: "🟤",
    Division.SILVER: "⚪",
    Division.GOLD: "🟡",
    Division.PLATINUM: "🔷",
    Division.CROWN: "👑",
}
"""What stands before each division's name."""


def number_text(words: Words, rating: Rating) -> str:
    """Return the points of a rating, or between which points it is settling."""
    return str(points(rating.value)) if rating.settled else range_text(words, rating, "rating-settling")


def range_text(words: Words, rating: Rating, key: str) -> str:
    """Return a message that names the points between which a rating is settling."""
    least, most = (str(round(points(value), -1)) for value in rating.expected)
    return words(key, least=least, most=most)


def division_name(words: Words, which: Division) -> str:
    """Return the icon and the name of a division."""
    return words("rating-division", icon=ICONS[which], name=words(f"rating-division-{which.name.lower()}"))


def board_text(words: Words, value: float, now: Rating | None, *, settled: bool) -> str:
    """Return a rating for a line of a leaderboard: its value there, or with today's certainty if that is known."""
    if not settled:
        return words("rating-settling-unknown") if now is None else number_text(words, now)
    shown = points(value)
    number = words("count-points", count=shown)
    if now is not None and not now.certain:
        number = words("rating-long-ago", points=number)
    return f"{ICONS[division_at(shown)]} {number}"


def standing_lines(words: Words, rating: Rating) -> list[str]:
    """Return how far the next division is, or how far a place and a division are, and why a rating is uncertain."""
    which, lines = division(rating), list[str]()
    if which is not None and which.next is None:
        lines.append(words("rating-division-best", division=division_name(words, which)))
    elif which is not None and which.next is not None:
        name, left = division_name(words, which), which.next.begins - points(rating.value)
        following = division_name(words, which.next)
        lines.append(words("rating-division-next", division=name, count=left, next=following))
    if not rating.certain:
        lines.append(f"-# {missing_text(words, rating)}")
    return lines


def missing_text(words: Words, rating: Rating) -> str:
    """Return about how many more games an uncertain rating takes, and what they bring."""
    key = "rating-again-missing" if rating.settled else "rating-missing"
    return words(key, count=max(games_missing(rating), 1))


def change_line(words: Words, change: RatingChange) -> str:
    """Return in one line what a game did to its owner's rating: the number, and the division if that is another.

    It is empty while the rating is settling.
    """
    # While the rating is not certain, no game's change means anything.
    before, after = change.points
    was, now = change.divisions
    if now is None:
        return ""
    if was is None:
        return words("rating-settled", points=str(after), division=division_name(words, now))
    if not change.certain:
        return missing_text(words, change.after)
    line = words("card-rating", before=str(before), after=str(after), change=words.signed(after - before))
    if now == was:
        return line
    key = "rating-division-up" if now > was else "rating-division-down"
    return f"{line} · {words(key, division=division_name(words, now))}"


def wallet_message(words: Words, game: AnyGame, purse: Purse, today: date, notice: str | None = None) -> Layout:
    """Return a person's play money, with a button to ask for a new purse if they may."""
    lines = [f"> {notice}"] if notice else []
    lines += [f"## {words('wallet-title', game=words(f'{game.name}-title'))}", words("wallet-free", free=purse.free)]
    if purse.at_stake:
        lines.append(words("wallet-at-stake", at_stake=purse.at_stake))
    blocks, row = ["\n".join(lines)], []
    if purse.next_gift is not None and purse.next_gift <= today:
        label = words("button-gift", purse=game.purse)
        row.append(table_button(StandingsAct.GIFT(game.name), label, ButtonStyle.success))
    elif purse.next_gift is not None:
        then = datetime.combine(purse.next_gift, datetime.min.time(), UTC)
        blocks.append(words("wallet-tomorrow", when=f"<t:{int(then.timestamp())}:R>"))
    blocks.append(f"-# {words('wallet-note', purse=game.purse)}")
    return layout(words, blocks, [row], FACES[game.name].accent)
