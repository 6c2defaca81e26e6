"""Commands of a game in progress: moves by people, computers and the clock; leaving and coming back.

A command changes nothing itself: it returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.games.game import AnyPosition, Move, Seat
from bot.store.journal.entries import DeadlineSet, Ended, Moved, SeatControl, Seated
from bot.tables.computers import ComputerTurn
from bot.tables.fairness import result_of, settled, settlement_of
from bot.tables.moment import Moment
from bot.tables.refusal import Refusal
from bot.tables.table import Status, Table, people_to_act, replaced


def play(table: Table, moment: Moment, user: int, turn: int | None, move: Move) -> Moved:
    """Play a person's move, made for the choice numbered ``turn``.

    :param turn: the number of the choice that the move was made for; None for the one that is open now.
    :raises Refusal: ``not_seated``, ``not_started``, ``game_over``, ``stale_button``.
    :raises IllegalMove: the rules refuse it.
    """
    seat = table.seat_of(user)
    position = table.require_playing()
    if turn not in (None, position.turn):
        raise Refusal("stale_button")
    return _move(table, moment, seat, move, automatic=False)


def computer_move(table: Table, moment: Moment, turn: ComputerTurn, move: Move) -> Moved:
    """Play a computer player's move.

    :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if the table has changed meanwhile.
    :raises IllegalMove: the rules refuse it.
    """
    position = table.require_playing()
    if turn.ply != len(position.moves) or turn.seat not in table.computers_to_act():
        raise Refusal("stale_button")
    return _move(table, moment, turn.seat, move, automatic=False)


def automatic_move(
    table: Table, moment: Moment, turn: int, choose: Callable[[AnyPosition, Seat], Move] | None = None
) -> Moved:
    """Play the default move for the first person who has not made the choice numbered ``turn`` in time.

    :param choose: returns the move; None for ``Position.automatic``.
    :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if everybody made it in time.
    """
    position = table.require_playing()
    waiting = table.people_to_act()
    if turn != position.turn or not waiting:
        raise Refusal("stale_button")
    move = choose(position, waiting[0]) if choose is not None else position.automatic(waiting[0])
    return _move(table, moment, waiting[0], move, automatic=True)


def leave(table: Table, moment: Moment, user: int) -> Seated | SeatControl | Ended:
    """Give up a seat: in the lobby it becomes free, in a game the computer takes it over.

    The host's powers pass to the person who joined next. When the last person leaves, the table is closed.

    :raises Refusal: ``not_seated``, ``game_over``.
    """
    seat = table.seat_of(user)
    if not table.live:
        raise Refusal("game_over")
    others = [s.user for s in table.seats if s.user not in (None, user) and s.agreed and s.left_at is None]
    if not others:
        return close(table, moment, user)
    if table.status is Status.PLAYING:
        if table.seats[seat].left_at is not None:
            raise Refusal("not_seated")
        return hand_over(table, seat, left_at=moment.now)
    rest = tuple(s for number, s in enumerate(table.seats) if number != seat)
    heir = others[0] or table.host
    return Seated(table.id, heir if user == table.host else table.host, rest)


def close(table: Table, moment: Moment, closer: int | None) -> Ended:
    """Return the entry that closes a table before its game's end.

    :param closer: the person who closes it; None if nobody does, as when its channel is deleted.
    """
    if table.status is not Status.PLAYING or table.position is None or not table.stake:
        return Ended(table.id, moment.now)
    return Ended(table.id, moment.now, settlement_of(table.position, table.seats, closer))


def step_back(table: Table, moment: Moment, seat: Seat) -> SeatControl:
    """Let the computer play for a person who has missed too many turns, until they click again."""
    return hand_over(table, seat, left_at=None)


def come_back(table: Table, moment: Moment, user: int) -> SeatControl | None:
    """Give an absent person their seat back; return None if the computer does not play for them.

    :raises Refusal: ``not_seated``.
    """
    seat = table.seat_of(user)
    if table.status is not Status.PLAYING or not table.seats[seat].away:
        return None
    table.require_welcome(user)
    to_act = table.position is not None and seat in table.position.to_act
    deadline = table.deadline_after(moment) if to_act and not table.paused else table.deadline
    return SeatControl(table.id, seat, away=False, left_at=None, deadline=deadline)


def fresh_deadline(table: Table, moment: Moment) -> DeadlineSet | None:
    """Extend a deadline that is too close after a restart; return None if people have time enough or no time runs."""
    if not table.people_to_act() or table.paused:
        return None
    seconds = min(moment.pace.fresh, moment.pace.turn)
    fresh = datetime.fromtimestamp(moment.now.timestamp() + seconds, moment.now.tzinfo)
    return DeadlineSet(table.id, fresh) if table.deadline is None or table.deadline < fresh else None


def hand_over(table: Table, seat: Seat, left_at: datetime | None, *, kicked: bool = False) -> SeatControl:
    """Return the entry that hands a seat to the computer. No deadline runs if no other person has to act.

    :param kicked: whether somebody else takes the seat away from its owner. If they are playing, they are taken out.
    """
    seating = table.seats[seat]
    seats = replaced(table.seats, seat, replace(seating, away=True))
    deadline = table.deadline if people_to_act(table.position, seats) else None
    taken_out, amount = seating.taken_out, seating.settled
    if kicked and not seating.away and table.position is not None:
        taken_out, amount = True, settled(table.position, seat) if table.stake else None
    return SeatControl(
        table.id,
        seat,
        away=True,
        left_at=left_at,
        deadline=deadline,
        taken_out=taken_out,
        settled=amount,
        kicked=seating.user if kicked else None,
    )


def _move(table: Table, moment: Moment, seat: Seat, move: Move, *, automatic: bool) -> Moved:
    before = table.require_playing()
    after = before.copy()
    played = after.play(seat, move)
    if not people_to_act(after, table.seats):
        deadline = None
    elif after.turn == before.turn and table.deadline is not None:
        deadline = table.deadline
    else:
        deadline = table.deadline_after(moment)
    result = None if after.outcome is None else result_of(table.game, after, table.seats)
    return Moved(table.id, len(before.moves), seat, played, automatic, moment.now, deadline, result)
