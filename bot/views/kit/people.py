"""People by name, in messages whose mentions Discord's clients may not be able to resolve."""

from __future__ import annotations

from bot.locales.words import Words
from bot.store.engine.status import Verdict
from bot.views.kit.plain_text import name_text


def person(words: Words, user: int) -> str:
    """Return a person's name; a mention, which pings nobody here, if the name is not known or shows nothing."""
    name = words.name_of(user)
    return (name and name_text(name)) or f"<@{user}>"


def seat_name(words: Words, user: int | None, computer: str | None) -> str:
    """Return the name of whoever has or had a seat.

    :param user: the person's id; None for a computer player and for somebody who was forgotten.
    :param computer: the computer player's name; None if it is not one.
    """
    if user is not None:
        return person(words, user)
    return words("former-player") if computer is None else words("computer-name", name=words.apart(computer))


def finished_by(words: Words, name: str, verdict: Verdict) -> str:
    """Return who has finished a game in somebody's seat: their name, or that the computer did it for them."""
    return name if verdict is Verdict.COUNTS else words("seat-computer-for", player=name)
