"""Ratings and divisions in words."""

from collections.abc import Mapping
from typing import Final

from bot.locales.words import Words
from bot.store.standings.ratings import Division, Rating, division, division_at, games_missing, points
from bot.tables.own_result import RatingChange

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

    While the rating is not certain, no game's change means anything: only how it settles is told.
    """
    before, after = change.points
    was, now = change.divisions
    if now is None:
        return words("card-settling", rating=number_text(words, change.after))
    if was is None:
        return words("rating-settled", points=str(after), division=division_name(words, now))
    if not change.certain:
        return missing_text(words, change.after)
    line = words("card-rating", before=str(before), after=str(after), change=words.signed(after - before))
    if now == was:
        return line
    key = "rating-division-up" if now > was else "rating-division-down"
    return f"{line} · {words(key, division=division_name(words, now))}"
