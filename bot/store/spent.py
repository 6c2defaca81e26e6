"""What a person may not have again before a day is over, although nothing else is kept about it any more.

That is what somebody who was forgotten today has used up today, how often they have met others in rated games, and an
invitation to a club that has ended.

A digest stands for a person, a thing and a day. It does not contain the id, and goes when the day is over.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, func, select

from bot.store.engine.models import SpentRow
from bot.store.engine.upsert import insert_or_ignore

_PEOPLE: Final = 0x5045_4F50
"""Tells locks of people from our other advisory locks."""

MOST_MET: Final = 8
"""How many games of two people are remembered. Another one counts for hardly anything anyway."""


def purse(guild: int, game: str) -> str:
    """Return the name of the purse that everybody has for a game in a server."""
    return f"purse {guild} {game}"


def deck(game: str) -> str:
    """Return the name of a game's deck of the day."""
    return f"deck {game}"


def invitation(guild: int) -> str:
    """Return the name of an invitation to a club of a server: nobody has two within a week."""
    return f"invitation {guild}"


def digest(thing: str, user: int, day: date) -> str:
    """Return what stands for a thing that a person has used up on a day."""
    return sha256(f"{thing} {user} {day.isoformat()}".encode()).hexdigest()


def lock_person(connection: Connection, user: int) -> None:
    """Lock a person against gifts and erasure by other transactions, until this one ends.

    SQLite has one writer at a time anyway.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_PEOPLE, func.hashtext(str(user)))))


def note_spent(connection: Connection, user: int, things: list[str], today: date, until: date | None = None) -> None:
    """Remember until a day is over that a person has used these things up.

    :param until: that day; by default today.
    """
    last = until or today
    rows = [{"digest": digest(thing, user, last), "day": last} for thing in things]
    if rows:
        connection.execute(insert_or_ignore(SpentRow, connection.dialect.name), rows)
    connection.execute(delete(SpentRow).where(SpentRow.day < today))


def is_spent(connection: Connection, thing: str, user: int, day: date) -> bool:
    """Tell whether a person has used a thing up on a day, and was forgotten then."""
    found = select(SpentRow.day).where(SpentRow.digest == digest(thing, user, day), SpentRow.day == day)
    return connection.execute(found).first() is not None


def spent_lately(connection: Connection, thing: str, users: Collection[int], today: date, days: int) -> frozenset[int]:
    """Return the people with an unexpired note that a thing is used up, and until when."""
    until = [today + timedelta(days=each) for each in range(days + 1)]
    digests = {digest(thing, user, day): user for user in users for day in until}
    found = connection.scalars(select(SpentRow.digest).where(SpentRow.digest.in_(digests)))
    return frozenset(digests[each] for each in found)


def met(
    connection: Connection, where: tuple[int, str], pairs: Collection[tuple[int, int]], day: date
) -> Mapping[tuple[int, int], int]:
    """Return how many rated games two people have had on a day of which one of them was forgotten since.

    :param where: the server's id, and the name of the game.
    :param pairs: two people each, the one with the smaller id first.
    """
    numbers = range(1, MOST_MET + 1)
    digests = {_meeting(where, pair, number, day): pair for pair in pairs for number in numbers}
    found = connection.scalars(select(SpentRow.digest).where(SpentRow.digest.in_(digests), SpentRow.day == day))
    return Counter(digests[each] for each in found)


def note_met(connection: Connection, where: tuple[int, str], pair: tuple[int, int], times: int, day: date) -> None:
    """Remember until a day is over that two people have had so many more rated games on it; see ``met``."""
    known = met(connection, where, [pair], day).get(pair, 0)
    numbers = range(known + 1, min(known + times, MOST_MET) + 1)
    rows = [{"digest": _meeting(where, pair, number, day), "day": day} for number in numbers]
    if rows:
        connection.execute(insert_or_ignore(SpentRow, connection.dialect.name), rows)


def _meeting(where: tuple[int, str], pair: tuple[int, int], number: int, day: date) -> str:
    return digest(f"met {where[0]} {where[1]} {pair[1]} {number}", pair[0], day)
