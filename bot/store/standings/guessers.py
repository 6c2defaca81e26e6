"""Who in a server has guessed winners best. It follows from the guesses that are stored with each game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Select, Subquery, and_, case, func, or_, select

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
        """Return a page of those who were right at least once.

        Who was right most often comes first; among equals, who guessed less often.

        :param number: the page's number, from 0.
        """
        counted = _counted(guild)
        in_order = (
            select(counted)
            .order_by(counted.c.good.desc(), counted.c.total, counted.c.user_id)
            .limit(ON_A_PAGE + 1)
            .offset(number * ON_A_PAGE)
        )
        everybody = _counted(guild, asker)
        own = select(everybody).where(everybody.c.user_id == asker)
        async with self._database.read() as connection:
            rows = (await connection.execute(in_order)).all()
            mine = (await connection.execute(own)).one_or_none()
            lines: list[Guesser] = []
            for row in rows[:ON_A_PAGE]:
                last = lines[-1] if lines else None
                if last is not None and (last.right, last.total) == (row.good, row.total):
                    place = last.place
                elif last is not None:
                    place = number * ON_A_PAGE + len(lines) + 1
                else:
                    place = 1 + (await connection.scalar(_ahead(counted, row.good, row.total)) or 0)
                lines.append(Guesser(place, row.user_id, row.good, row.total))
            if mine is None:
                return GuesserPage(lines, len(rows) > ON_A_PAGE, None)
            place = 1 + (await connection.scalar(_ahead(counted, mine.good, mine.total)) or 0)
            return GuesserPage(lines, len(rows) > ON_A_PAGE, Guesser(place, asker, mine.good, mine.total))


def _counted(guild: int, shown: int | None = None) -> Subquery:
    """Return the numbers of everybody who is on leaderboards.

    :param shown: whose numbers to return in any case.
    """
    right: ColumnElement[int] = func.sum(case((GuessRow.good.is_(True), 1), else_=0))
    return (
        select(GuessRow.user_id, right.label("good"), func.count().label("total"))
        .where(GuessRow.guild_id == guild, GuessRow.good.is_not(None))
        .where(or_(is_listed(GuessRow.user_id), GuessRow.user_id == shown))
        .group_by(GuessRow.user_id)
        .having(right > 0)
        .subquery()
    )


def _ahead(counted: Subquery, right: int, total: int) -> Select[int]:
    """Return the query for how many people come before somebody with these numbers."""
    better = or_(counted.c.good > right, and_(counted.c.good == right, counted.c.total < total))
    return select(func.count()).select_from(counted).where(better)
