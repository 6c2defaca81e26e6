"""Commands for the presiding player and for moderators: kick, substitute, pause, resume, end.

A command changes nothing itself: it returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from __future__ import annotations

from bot.games.game import Seat
from bot.store.journal.entries import Ended, Paused, SeatControl, Seated
from bot.tables.moment import Moment
from bot.tables.playing import close, hand_over
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table


def end(table: Table, moment: Moment, user: int, *, moderator: bool) -> Ended:
    """Close the table before the game ends.

    :raises Refusal: ``game_over``, ``only_host_or_moderator``.
    """
    table.require_manager(user, moderator=moderator)
    return close(table, moment, user)


def kick(table: Table, moment: Moment, user: int, target: int, *, moderator: bool) -> Seated | SeatControl:
    """Take a seat away from a person. In the lobby the seat becomes free; during a game the computer takes it over.

    :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``kick_host``, ``game_over``.
    """
    table.require_manager(user, moderator=moderator)
    seat = _seat_of_other(table, target)
    if target == table.presiding:
        raise Refusal("kick_host")
    if table.status is Status.PLAYING:
        return hand_over(table, seat, left_at=moment.now, kicked=True)
    rest = tuple(s for number, s in enumerate(table.seats) if number != seat)
    return Seated(table.id, table.host, rest, kicked=target)


def substitute(table: Table, moment: Moment, user: int, target: int, *, moderator: bool) -> SeatControl:
    """Let the computer play for a person who is away, until they click again.

    :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``not_started``, ``game_over``.
    """
    table.require_manager(user, moderator=moderator)
    seat = _seat_of_other(table, target)
    if table.status is not Status.PLAYING:
        raise Refusal("not_started")
    if not table.seats[seat].away and not table.missed.get(seat):
        raise Refusal("player_present", player=f"<@{target}>")
    return hand_over(table, seat, left_at=table.seats[seat].left_at)


def pause(table: Table, moment: Moment, user: int, *, moderator: bool) -> Paused:
    """Pause the game: nobody can move, and no time runs.

    :raises Refusal: ``only_host_or_moderator``, ``not_started``, ``game_over``, ``paused``.
    """
    table.require_manager(user, moderator=moderator)
    table.require_playing()
    return Paused(table.id, paused=True, deadline=None)


def resume(table: Table, moment: Moment, user: int, *, moderator: bool) -> Paused:
    """Continue a paused game with a new deadline.

    :raises Refusal: ``only_host_or_moderator``, ``not_paused``, ``game_over``.
    """
    table.require_manager(user, moderator=moderator)
    if not table.paused:
        raise Refusal("not_paused")
    return Paused(table.id, paused=False, deadline=table.deadline_after(moment) if table.people_to_act() else None)


def _seat_of_other(table: Table, target: int) -> Seat:
    if not table.is_seated(target) or target in table.kicked:
        raise Refusal("player_not_seated", player=f"<@{target}>")
    return table.seat_of(target)
