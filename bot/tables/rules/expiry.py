"""Expiry of idle lobbies, of paused games, and of games that cannot go on.

A lobby's deadline is the time at which it closes. It is stored with everything that somebody does there, so that
restarts do not keep a lobby open. The deadline of a paused game is the time at which it closes.

Games cannot go on whose rules fail again and again, or that never end. They count for nobody.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason
from bot.store.journal.entries import NOBODY, DeadlineSet, Ended, Placed
from bot.tables.rules import playing
from bot.tables.rules.fairness import loser_of
from bot.tables.rules.moment import A_DAY, Moment, pause_end
from bot.tables.rules.table import Status, Table

RETURN_SECONDS = 600.0
"""The least time that people have in a lobby after a restart, in seconds."""


def expiry(moment: Moment, turn_seconds: int | None) -> datetime | None:
    """Return when a lobby closes in which somebody has just done something; None for never.

    At a day's pace it waits as long as a paused game: it keeps nobody out of its channel.
    """
    pace = moment.pace
    seconds = max(pace.lobby, pace.pause) if turn_seconds == A_DAY else pace.lobby
    return moment.now + timedelta(seconds=seconds) if pace.lobby else None


def fresh_deadline(table: Table, moment: Moment) -> DeadlineSet | None:
    """Return the new deadline of a rebuilt table; None to keep the present one."""
    if table.status is not Status.LOBBY:
        if table.paused and table.deadline is None and moment.pace.pause:
            return DeadlineSet(table.id, pause_end(moment))
        return playing.fresh_deadline(table, moment)
    least = moment.now + timedelta(seconds=min(RETURN_SECONDS, moment.pace.lobby))
    if moment.pace.lobby and table.deadline is not None and table.deadline >= least:
        return None
    deadline = (
        None if not moment.pace.lobby else least if table.deadline is not None else expiry(moment, table.turn_seconds)
    )
    return DeadlineSet(table.id, deadline) if deadline != table.deadline else None


def expire(table: Table, moment: Moment) -> Ended:
    """Close a lobby in which nobody has done anything for too long.

    :raises Refusal: ``already_started`` or ``game_over``; ``stale_button`` if somebody has done something meanwhile.
    """
    table.require_lobby()
    if table.deadline is None or moment.now < table.deadline:
        raise Refusal("stale_button")
    return Ended(table.id, moment.now, reason=CloseReason.EXPIRED)


HOLD_SECONDS: Final = 1800.0
"""How long a lobby or a paused game keeps its channel after anybody has pressed something at it, in seconds."""


def give_way(table: Table, moment: Moment) -> Ended | Placed | None:
    """Give a table's channel to somebody who wants it, if nobody needs it there any more; see ``Table.gone``.

    A lobby is closed, and a game can go on as soon as one of its players wants that. A tournament's table stays.
    """
    if table.tournament is not None or not table.holds or not (table.ownerless or _is_left(table, moment)):
        return None
    lobby = table.status is Status.LOBBY
    return Ended(table.id, moment.now, reason=CloseReason.EXPIRED) if lobby else placed(table, holds=False)


def _is_left(table: Table, moment: Moment) -> bool:
    """Return whether a lobby has waited, or a game has been paused, for a while, and nobody has come."""
    lobby = table.status is Status.LOBBY
    if not (lobby or table.paused):
        return False
    kept = moment.pace.lobby if lobby else moment.pace.pause
    since = 0.0 if table.deadline is None else table.deadline.timestamp() - kept
    came = [seat.joined_at.timestamp() for seat in table.seats] if lobby else []
    last = max([since, *came, *table.start_asked.values(), *(at for _, at in table.seen.values())])
    return moment.now.timestamp() - last >= HOLD_SECONDS


def placed(table: Table, *, holds: bool, thread: int | None = None) -> Placed:
    """Return the entry that gives a table its channel, or a thread there, or takes it away."""
    if thread is None:
        return Placed(table.id, holds, table.channel, table.parent, table.own_thread, table.message)
    return Placed(table.id, holds, thread, table.channel, own_thread=True, message=None)


def end_pause(table: Table, moment: Moment) -> Ended:
    """Close a game that has been paused for too long. It counts for nobody but a player who paused it: they lose.

    If nobody did, whoever has taken somebody out of it loses.

    Whoever paused it loses their bets as if they had closed it, and so do all whom the game has waited for in vain:
    waiting saves nobody from a bet.

    :raises Refusal: ``stale_button`` if the game is not paused any more, or was paused anew.
    """
    if table.status is not Status.PLAYING or not table.paused or table.deadline is None or moment.now < table.deadline:
        raise Refusal("stale_button")
    lost = loser_of(table, table.acted_by or NOBODY)
    return replace(playing.close(table, moment, table.acted_by, CloseReason.EXPIRED), lost=lost)


MOST_FAILURES: Final = 5
"""How many times in a row a table's rules may fail before it is closed."""


def close_failed(table: Table, moment: Moment, reason: CloseReason) -> Ended:
    """Close a game that cannot go on; it may be paused.

    Everybody has their stake back: what has been won of it follows from the rules, which may have failed.

    :raises Refusal: ``game_over``.
    """
    if table.status is not Status.PLAYING:
        raise Refusal("game_over")
    return Ended(table.id, moment.now, reason=reason)
