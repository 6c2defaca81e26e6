"""Who in a server has guessed winners best. It follows from the guesses that are stored with each game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Subquery, case, func, or_, select

from bot.store.engine.database import Store
from bot.store.engine.models import GuessRow
from bot.store.settings import is_listed

ON_A_PAGE: Final = 10


@dataclass(frozen=True, slots=True)
class Guesser:
    """How well a person has guessed."""

    place: int
    """From 1. Those who are level share a place."""
    user: int
    right: int
    """How many of their guesses were right."""
    total: int
    """How many of their guesses were about games that were finished."""


@dataclass(frozen=True, slots=True)
class GuesserPage:
    """A page of the list of guessers."""

    lines: Sequence[Guesser]
    more: bool
    """Whether there is a page after this one."""
    mine: Guesser | None
    """The asker's own line; None if no guess of theirs was right."""


class Guessers(Store):
    """Reads how well people have guessed, in all games of a server."""

    async def page(self, guild: int, number: int, asker: int) -> GuesserPage:
        """Return a page (from 0) of those who were right at least once.

        Who was right most often comes first; among equals, who guessed less often.
        """
        listed, everybody = _ranked(guild), _ranked(guild, asker)
        skipped = number * ON_A_PAGE
        in_order = select(listed).order_by(listed.c.place, listed.c.user_id).limit(ON_A_PAGE + 1).offset(skipped)
        async with self._database.read() as connection:
            rows = (await connection.execute(in_order)).all()
            mine = (await connection.execute(select(everybody).where(everybody.c.user_id == asker))).one_or_none()
        lines = [Guesser(*row) for row in rows[:ON_A_PAGE]]
        return GuesserPage(lines, len(rows) > ON_A_PAGE, None if mine is None else Guesser(*mine))


def _ranked(guild: int, shown: int | None = None) -> Subquery:
    """Return the places and numbers of all who were right at least once, and are on leaderboards or to be shown."""
    right: ColumnElement[int] = func.sum(case((GuessRow.good.is_(True), 1), else_=0))
    place = func.rank().over(order_by=(right.desc(), func.count())).label("place")
    return (
        select(place, GuessRow.user_id, right.label("good"), func.count().label("total"))
        .where(GuessRow.guild_id == guild, GuessRow.good.is_not(None))
        .where(or_(is_listed(GuessRow.user_id), GuessRow.user_id == shown))
        .group_by(GuessRow.user_id)
        .having(right > 0)
        .subquery()
    )
