"""Commands for the presiding player and for moderators: kick, substitute, pause, resume, end.

A command changes nothing itself: it returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from dataclasses import replace

from bot.games.game import Seat
from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason
from bot.store.journal.entries import NOBODY, Ended, Paused, SeatControl, Seated
from bot.tables.rules.fairness import loser_of, settled
from bot.tables.rules.moment import Moment, pause_end
from bot.tables.rules.playing import close, hand_over
from bot.tables.rules.table import SLOW_TURNS, Status, Table, seated

ASKED_SECONDS = 5 * 60.0
"""How long others can agree that a game is closed, in seconds."""


def end(table: Table, moment: Moment, user: int, *, moderator: bool) -> Ended:
    """Close the table before the game ends. Who plays there, and closes a game of others by themselves, has lost it.

    :raises Refusal: ``game_over``, ``only_host_or_moderator``.
    """
    table.require_manager(user, moderator=moderator)
    return replace(close(table, moment, user), lost=loser_of(table, user))


def ask_to_close(table: Table, moment: Moment, user: int, *, moderator: bool) -> None:
    """Note that somebody who may close the table asks the others at it first.

    :raises Refusal: as ``end``; ``stale_button``: they have taken somebody out, and lose it anyway.
    """
    table.require_manager(user, moderator=moderator)
    if table.took_out(user):
        raise Refusal("stale_button")
    table.closing = {user: moment.now.timestamp()}


def agree_to_close(table: Table, moment: Moment, user: int) -> Ended | None:
    """Note that a player agrees; return the entry that closes the game once all have who have not left, else None.

    Who has taken somebody out loses it all the same.

    :raises Refusal: ``not_in_game``, ``kicked``, ``game_over``, ``paused``; ``stale_button``: nobody has asked lately.
    """
    table.require_playing()
    table.open_seat_of(user)
    now = moment.now.timestamp()
    asker = next(iter(table.closing), None)
    if asker is None or now - table.closing[asker] > ASKED_SECONDS:
        raise Refusal("stale_button")
    table.closing[user] = now
    if still_asked(table):
        return None
    lost = loser_of(table, NOBODY)
    if lost is not None:
        return replace(close(table, moment, None), by=asker, lost=lost)
    return replace(close(table, moment, None, CloseReason.AGREED), by=asker)


def still_asked(table: Table) -> list[int]:
    """Return who has yet to agree that the game is closed, in the order of the seats."""
    asker = next(iter(table.closing), None)
    others = [] if asker is None else table.others_at(asker, away=True)
    return [each for each in others if each not in table.closing]


def check_kick(table: Table, user: int, target: int, *, moderator: bool) -> Seat:
    """Check that one person may take another one's seat away, and return that seat.

    Somebody who is asked has not sat down yet, so they have no seat that could be taken away.

    :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``not_yourself``, ``kick_host``, ``kick_asked``,
        ``game_over``, ``tournament_table``.
    """
    table.require_manager(user, moderator=moderator)
    seat = _seat_of_other(table, user, target)
    if target == table.presiding:
        raise Refusal("kick_host")
    if not table.seats[seat].agreed:
        raise Refusal("kick_asked", player=f"<@{target}>")
    return seat


def kick(table: Table, moment: Moment, user: int, target: int, *, moderator: bool) -> Seated | SeatControl:
    """Take a seat away from a person. In the lobby the seat becomes free; during a game the computer takes it over.

    :raises Refusal: see ``check_kick``.
    """
    seat = check_kick(table, user, target, moderator=moderator)
    if table.status is Status.PLAYING:
        return hand_over(table, seat, left_at=moment.now, kicked=True, by=user)
    rest = tuple(s for number, s in enumerate(table.seats) if number != seat)
    return seated(table, table.host, rest, kicked=target)  # a host who has agreed presides, and stays


def substitute(table: Table, moment: Moment, user: int, target: int, *, moderator: bool) -> SeatControl:
    """Let the computer play for a person who is away, or does not choose, until they click again.

    :raises Refusal: ``only_host_or_moderator``, ``player_not_seated``, ``not_yourself``, ``not_started``,
        ``player_present``, ``game_over``, ``tournament_table``.
    """
    table.require_manager(user, moderator=moderator)
    seat = _seat_of_other(table, user, target)
    if table.status is not Status.PLAYING:
        raise Refusal("not_started")
    chooses = not table.missed.get(seat) and table.idle.get(seat, 0) < SLOW_TURNS
    if chooses and not table.seats[seat].away:
        raise Refusal("player_present", player=f"<@{target}>")
    return hand_over(table, seat, left_at=table.seats[seat].left_at, by=user)


def stand_aside(table: Table, moment: Moment, user: int) -> SeatControl | None:
    """Let the computer play for a person who agrees to it, until they click again; return None if it does already.

    :raises Refusal: ``not_seated``, ``kicked``, ``not_started``, ``game_over``, ``tournament_table``.
    """
    if not table.live:
        raise Refusal("game_over")
    if table.tournament is not None:
        raise Refusal("tournament_table")
    table.require_welcome(user)
    seat = table.seat_of(user)
    if table.status is not Status.PLAYING:
        raise Refusal("not_started")
    return None if table.seats[seat].away else hand_over(table, seat, left_at=None)


def pause(table: Table, moment: Moment, user: int, *, moderator: bool) -> Paused:
    """Pause the game: nobody can move, and no time runs until somebody resumes it or ``Pace.pause`` is over.

    :raises Refusal: ``only_host_or_moderator``, ``not_started``, ``game_over``, ``paused``.
    """
    table.require_manager(user, moderator=moderator)
    table.require_playing()
    return Paused(table.id, paused=True, deadline=pause_end(moment), by=user)


def resume(table: Table, moment: Moment, user: int, *, moderator: bool) -> Paused:
    """Continue a paused game with a new deadline.

    Everybody else is excused until they act again: they have not agreed to go on now. If they do not come back, the
    game is not theirs. Whoever paused it is not excused: otherwise a player could pause a lost game and stay away.

    :raises Refusal: ``only_host_or_moderator``, ``not_paused``, ``game_over``, ``nobody_there``.
    """
    table.require_manager(user, moderator=moderator)
    if not table.paused:
        raise Refusal("not_paused")
    if table.waits:
        raise Refusal("nobody_there")
    assert table.position is not None
    excused = {
        number: settled(table.position, number) if table.stake else 0
        for number, seat in enumerate(table.seats)
        if seat.user not in (None, user, table.acted_by)
        if seat.left_at is None and not seat.away and seat.settled is None
    }
    deadline = table.deadline_after(moment) if table.people_to_act() else None
    return Paused(table.id, paused=False, deadline=deadline, excused=excused)


def _seat_of_other(table: Table, user: int, target: int) -> Seat:
    """Return the seat of somebody else than the person who asks: to be taken out of a game is not one's own choice.

    At a tournament's table, directors disqualify, and nobody else takes a seat away.
    """
    if table.tournament is not None:
        raise Refusal("tournament_table")
    if not table.is_seated(target) or target in table.kicked:
        raise Refusal("player_not_seated", player=f"<@{target}>")
    if target == user:
        raise Refusal("not_yourself")
    return table.seat_of(target)
