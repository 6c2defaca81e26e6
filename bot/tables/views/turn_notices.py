"""Whose turn it is, as reminders say it."""

from collections.abc import Collection
from datetime import datetime

from bot.interactions.components.phrases import countdown, person
from bot.locales.words import Words
from bot.runtime.refusal import jump_link
from bot.tables.rules.table import Table


def turn_notice(words: Words, table: Table, users: Collection[int], told: Collection[int]) -> str:
    """Return the text for the table's channel: it pings users, and names who was told before and must still act."""
    named = words.naming(table.name_of)
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
