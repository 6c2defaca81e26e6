"""Closing games that cannot go on: their rules fail again and again, or they never end. They count for nobody."""

from __future__ import annotations

from typing import Final

from bot.store.engine.status import CloseReason
from bot.store.journal.entries import Ended
from bot.tables.kit.moment import Moment
from bot.tables.kit.refusal import Refusal
from bot.tables.table.table import Status, Table

MOST_FAILURES: Final = 5
"""How many times in a row a table's rules may fail before it is closed."""

MOST_MOVES: Final = 50_000
"""The most moves of a game. Of our games, Stardust is the longest: the kit for games holds it to 20,000."""


def close_broken(table: Table, moment: Moment) -> Ended:
    """Close a game whose rules fail. Everybody has their stake back: what has been won of it follows from the rules.

    :raises Refusal: ``game_over``.
    """
    _require_begun(table)
    return Ended(table.id, moment.now, reason=CloseReason.BROKEN)


def close_endless(table: Table, moment: Moment) -> Ended:
    """Close a game that has had too many moves.

    :raises Refusal: ``game_over``.
    """
    _require_begun(table)
    return Ended(table.id, moment.now, reason=CloseReason.ENDLESS)


def _require_begun(table: Table) -> None:
    """Check that a game is in progress; it may be paused."""
    if table.status is not Status.PLAYING:
        raise Refusal("game_over")
