"""The messages that tell people that it is their turn."""

from collections.abc import Collection
from datetime import datetime

from bot.locales.words import Words
from bot.tables.kit.refusal import jump_link
from bot.tables.table.table import Table
from bot.views.kit.dates import countdown
from bot.views.kit.plain_text import person


def turn_notice(words: Words, table: Table, users: Collection[int], told: Collection[int]) -> str:
    """Return the text for the table's channel.

    :param users: the people whom it pings.
    :param told: people who were pinged before and still have to act; they are only named.
    """
    named = words.naming(table.names.get)
    players = [*(f"<@{user}>" for user in users), *(person(named, user) for user in told)]
    text = _text(words, "turn-notice", table.deadline, players=words.all_of(players), count=len(players))
    return words.with_direction(text)


def direct_turn_notice(words: Words, table: Table) -> str:
    """Return the text for a direct message to a person who has to act, with a link to the table."""
    link = jump_link(table.guild, table.channel, table.message)
    text = _text(words, "turn-direct", table.deadline, game=words(f"{table.game.name}-title"))
    return f"{words.with_direction(text)}\n{link}"


def _text(words: Words, key: str, deadline: datetime | None, **arguments: str | int) -> str:
    until = countdown(deadline)
    return words(key, **arguments) if until is None else words(f"{key}-until", when=until, **arguments)
