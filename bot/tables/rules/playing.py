"""Commands of a game in progress: moves by people, computers and the clock; leaving and coming back.

A command changes nothing itself: it returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.games import checks, fingerprint
from bot.games.errors import failing
from bot.games.game import AnyPosition, Move, Seat
from bot.runtime.refusal import Refusal
from bot.store.engine.status import CloseReason
from bot.store.journal.entries import NOBODY, DeadlineSet, Ended, Moved, Paused, Queued, SeatControl, Seated, Seating
from bot.tables.rules.computers import ComputerTurn
from bot.tables.rules.fairness import loser_of, result_of, settled, settlement_of
from bot.tables.rules.moment import Moment, pause_end
from bot.tables.rules.table import SLOW_TURNS, TURNS, Status, Table, first_seated, people_to_act, seated

LAST_PART: Final = 3
"""Whoever gives a sign of life in the last one of this many parts of their turn has as much time again from then on.
It is no more than ``Pace.fresh``."""


SLOW_FRESH_SECONDS: Final = 3600.0
"""The least time that people have after a restart at a table at a day's pace, in seconds."""


class Back(StrEnum):
    """What a returning player got back; the value is the key of the sentence."""

    SEAT = "notice-back"
    """Their own seat, for which the computer has played."""
    GAME = "notice-goes-on"
    """A game that has waited for them."""


def play(table: Table, moment: Moment, user: int, turn: int | None, move: Move) -> Moved | None:
    """Play a person's move, made for the choice numbered ``turn``; return None if it has just been played by itself.

    :param turn: the number of the choice that the move was made for, as buttons carry it; None for the open one.
    :raises Refusal: ``not_seated``, ``not_started``, ``game_over``, ``stale_button``.
    :raises IllegalMove: the rules refuse it.
    """
    seat = table.seat_of(user)
    past = turn is not None and not table.is_now(turn, table.turn)
    if turn is not None and past and turn % TURNS == table.by_itself.get(seat):
        return None
    table.require_playing()
    if past:
        raise Refusal("stale_button")
    return _move(table, moment, seat, move, automatic=False, by_owner=True)


def is_offered(table: Table, user: int, move: Move) -> bool:
    """Tell whether a person is offered a move, as far as the rules can tell: anybody can send any."""
    with suppress(Exception):
        return move in table.require_playing().legal_moves(table.seat_of(user))
    return True


def play_forced(table: Table, moment: Moment, turn: int, seat: Seat) -> Moved:
    """Play the only move that a person has for the choice numbered ``turn``; see ``Position.forced``.

    :raises Refusal: ``not_started``, ``game_over``, ``paused``; ``stale_button`` if they have moved, or are away.
    """
    position = table.require_playing()
    move = position.forced(seat)
    if turn != position.turn or seat not in table.people_to_act() or move is None:
        raise Refusal("stale_button")
    return replace(_move(table, moment, seat, move, automatic=False), by_itself=True)


def computer_move(table: Table, moment: Moment, turn: ComputerTurn, move: Move) -> Moved:
    """Play a computer player's move.

    :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if the table has changed meanwhile;
        ``nobody_there``.
    :raises IllegalMove: the rules refuse it.
    """
    position = table.require_playing()
    if table.must_wait:
        raise Refusal("nobody_there")
    if turn.ply != len(position.moves) or turn.seat not in table.computers_to_act():
        raise Refusal("stale_button")
    seat = table.seats[turn.seat]
    automatic = seat.user is not None and (turn.formality is None or seat.left_at is not None)
    return _move(table, moment, turn.seat, move, automatic=automatic)


def time_is_up(
    table: Table, moment: Moment, turn: int, choose: Callable[[AnyPosition, Seat], Move] | None = None
) -> Moved | DeadlineSet | Paused:
    """Act when the time for the choice numbered ``turn`` is up.

    Somebody in the midst of choosing gets more time. Otherwise the default move is played for the first person who has
    not chosen, and for whom somebody waits who is there. Where nobody is, the game is paused; a tournament's goes on.

    :param choose: returns the default move; None for ``Position.automatic``.
    :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if everybody chose in time.
    """
    position = table.require_playing()
    acting = table.people_to_act()
    if turn != position.turn or not acting:
        raise Refusal("stale_button")
    late = table.held_up(late=True)
    more = _more_time(table, moment, acting, bounded=bool(late))
    if more is not None:
        return more
    seat = (late or acting)[0]
    move = choose(position, seat) if choose is not None else position.automatic(seat)
    moved = _move(table, moment, seat, move, automatic=True)  # in any case: a game whose rules fail must not wait
    return moved if late else Paused(table.id, paused=True, deadline=pause_end(moment), by=NOBODY)


def _more_time(table: Table, moment: Moment, acting: Sequence[Seat], *, bounded: bool) -> DeadlineSet | None:
    """Return a later deadline if somebody is in the midst of choosing; None if it stays as it is.

    :param bounded: whether others wait: then a turn lasts twice as long at most, however often somebody presses, and
        nobody has more time who has let their time run out in ``SLOW_TURNS`` turns in a row.
    """
    choosing = [seat for seat in acting if not bounded or table.idle.get(seat, 0) < SLOW_TURNS]
    signs = [at for seat in choosing if (at := table.seen_at(seat)) is not None]
    if table.deadline is None or not signs:
        return None
    seconds = table.turn_seconds or moment.pace.turn
    until = datetime.fromtimestamp(max(signs) + min(moment.pace.fresh, seconds / LAST_PART), moment.now.tzinfo)
    limit = None
    if bounded:
        moved, limit = table.limit or (-1, table.deadline)
        if moved != table.turn:
            limit = table.deadline + timedelta(seconds=seconds)
        until = min(until, limit)
    return DeadlineSet(table.id, until, limit) if until > max(table.deadline, moment.now) else None


def wait_for_people(table: Table, moment: Moment) -> Paused:
    """Pause a game at which nobody is there, until one of its players is back.

    :raises Refusal: ``not_started``, ``game_over``, ``paused``, or ``stale_button`` if somebody is there.
    """
    table.require_playing()
    if not table.must_wait:
        raise Refusal("stale_button")
    return Paused(table.id, paused=True, deadline=pause_end(moment), by=NOBODY)


def leave(table: Table, moment: Moment, user: int) -> Seated | SeatControl | Ended | Queued:
    """Give up a seat, or one in the next game: in the lobby it becomes free, in a game the computer takes it over.

    The host's powers pass to the person who sat down next. When the last person leaves, the table is closed; at a
    tournament's table, the computers play on, so that it has a result.

    :raises Refusal: ``not_seated``, ``kicked``, ``game_over``.
    """
    if not table.live:
        raise Refusal("game_over")
    if user in table.next:
        return Queued(table.id, user, None)
    table.require_welcome(user)
    seat = table.seat_of(user)
    others = [each for each in table.seats if each.held and each.user != user]
    if not others and table.tournament is None:
        return replace(close(table, moment, user), lost=loser_of(table, user))
    if table.status is Status.PLAYING:
        if table.seats[seat].given_up:
            raise Refusal("not_in_game")
        # Somebody else has paused the game, and may resume it at any time.
        excused = table.paused and not table.waits and user not in (table.presiding, table.acted_by)
        return hand_over(table, seat, left_at=moment.now, excused=excused)
    rest = tuple(s for number, s in enumerate(table.seats) if number != seat)
    heir = first_seated(others) or table.host
    return seated(table, heir if user == table.host else table.host, rest)


def close(table: Table, moment: Moment, closer: int | None, reason: CloseReason | None = None) -> Ended:
    """Return the entry that closes a table before its game's end.

    :param closer: the person who closes it; None if nobody does, as when its channel is deleted.
    :param reason: why it is closed, if not by one person; else None.
    """
    if table.status is not Status.PLAYING or table.position is None or not table.stake:
        return Ended(table.id, moment.now, reason=reason, by=closer)
    return Ended(table.id, moment.now, settlement_of(table.position, table.seats, closer), reason=reason, by=closer)


def close_live(table: Table, moment: Moment, reason: CloseReason | None = None) -> Ended | None:
    """Close a table that is not over, by nobody's wish; see ``close``."""
    return close(table, moment, None, reason) if table.live else None


def step_back(table: Table, moment: Moment, seat: Seat) -> SeatControl:
    """Let the computer play for a person who has missed a turn, until they click again."""
    return hand_over(table, seat, left_at=None)


def come_back(table: Table, moment: Moment, user: int) -> SeatControl | Paused | None:
    """Give an absent person their seat back, and excuse them no more; then let a game go on that waited for them.

    Return None once they are there and the game goes on, or is paused by somebody. A game that has waited goes on with
    a whole turn. It excuses nobody: no person has paused it, and whoever is missing has been missing before.

    :raises Refusal: ``not_seated``.
    """
    seat = table.seat_of(user)
    away = table.seats[seat].away
    if table.status is not Status.PLAYING or not (away or _excused(table.seats[seat]) or table.waits):
        return None
    table.require_welcome(user)
    if not away and not _excused(table.seats[seat]):
        return Paused(table.id, paused=False, deadline=table.deadline_after(moment) if table.people_to_act() else None)
    deadline = table.deadline
    if away and table.position is not None and seat in table.position.to_act and not table.paused:
        deadline = deadline or table.deadline_after(moment)
    kept = table.seats[seat]
    if kept.owner is None:
        return SeatControl(table.id, seat, away=False, left_at=None, deadline=deadline)
    return SeatControl(table.id, seat, False, kept.left_at, deadline, kept.taken_out, kept.settled, played_by=user)


def take_over(table: Table, moment: Moment, user: int) -> SeatControl:
    """Give a person the first seat whose owner has left the game, or the server, with its cards.

    For its owner the game counts as if nobody had taken the seat. For who has taken it, it does not count.

    :raises Refusal: ``kicked``, ``already_seated``, ``tournament_table``, or as ``require_playing`` unless the game
        waits for people; ``no_free_seat``.
    """
    if not table.waits:
        table.require_playing()
    if table.tournament is not None:
        raise Refusal("tournament_table")
    table.require_welcome(user)
    if any(user in (each.user, each.owner) for each in table.seats):
        raise Refusal("already_seated")
    seat = next(iter(table.free_seats), None)
    if seat is None:
        raise Refusal("no_free_seat")
    deadline = table.deadline
    if table.position is not None and seat in table.position.to_act and not table.paused:
        deadline = deadline or table.deadline_after(moment)
    left_at = table.seats[seat].left_at or moment.now
    return replace(hand_over(table, seat, left_at), away=False, deadline=deadline, played_by=user)


def fresh_deadline(table: Table, moment: Moment) -> DeadlineSet | None:
    """Extend a deadline that is too close after a restart; return None if people have time enough or no time runs."""
    if not table.people_to_act() or table.paused:
        return None
    seconds = SLOW_FRESH_SECONDS if table.slow else min(moment.pace.fresh, moment.pace.turn)
    fresh = datetime.fromtimestamp(moment.now.timestamp() + seconds, moment.now.tzinfo)
    return DeadlineSet(table.id, fresh) if table.deadline is None or table.deadline < fresh else None


def hand_over(
    table: Table,
    seat: Seat,
    left_at: datetime | None,
    *,
    kicked: bool = False,
    excused: bool = False,
    by: int | None = None,
) -> SeatControl:
    """Return the entry that hands a seat to the computer. The deadline stays: whoever is back has no more time.

    :param kicked: whether somebody else takes the seat away from its owner. Unless they have left, they are taken out.
    :param excused: whether the owner leaves for a reason that is not theirs, and is taken out.
    :param by: who else hands it over; None if nobody does.
    """
    seating = table.seats[seat]
    taken_out, amount = seating.taken_out, seating.settled
    excused = (excused or kicked) and seating.left_at is None  # who has left is not, whoever plays the seat since
    stays = None if seating.owner is None or kicked or left_at not in (None, seating.left_at) else seating.user
    if seating.owner is not None:
        left_at = seating.left_at
    if _excused(seating):
        taken_out = True
    elif excused and not taken_out and table.position is not None:
        taken_out, amount = True, settled(table.position, seat) if table.stake else None
    return SeatControl(
        table.id,
        seat,
        away=True,
        left_at=left_at,
        deadline=table.deadline,
        taken_out=taken_out,
        settled=amount,
        kicked=seating.user if kicked else None,
        by=by,
        took_out=kicked and seating.left_at is None,
        played_by=stays,
    )


@failing()
def _move(table: Table, moment: Moment, seat: Seat, move: Move, *, automatic: bool, by_owner: bool = False) -> Moved:
    before = table.require_playing()
    after = before.copy()
    played = checks.play(table.game, after, seat, move, len(table.seats), None)
    if not people_to_act(after, table.seats):
        deadline = None
    elif after.turn == before.turn and table.deadline is not None:
        deadline = table.deadline
    else:
        deadline = table.deadline_after(moment, after)
    # Nobody has to be excused at the end of a game in which they have missed nothing since it was resumed.
    back = tuple(
        number
        for number, seating in enumerate(table.seats)
        if _excused(seating)
        and (
            (number == seat and by_owner) or (after.outcome is not None and not _misses(table, number, seat, automatic))
        )
    )
    ply, result, substituted = len(before.moves), None, table.seats[seat].owner is not None
    if after.outcome is not None:
        seats = [replace(each, settled=None) if number in back else each for number, each in enumerate(table.seats)]
        made_for = table.made_for | ({ply} if automatic or substituted else set())
        result = result_of(table.game, after, seats, table.teams, for_gains=table.for_gains, automatic=made_for)
    mark = fingerprint.fingerprint(after, len(table.seats)) if fingerprint.is_due(ply, after) else None
    late = automatic and not table.seats[seat].away
    of_move = {"late": late, "substituted": substituted}
    return Moved(table.id, ply, seat, played, automatic, moment.now, deadline, result, back, mark, **of_move)


def _misses(table: Table, seat: Seat, mover: Seat, automatic: bool) -> bool:
    """Return whether a seat's owner has missed their last choice, this move included."""
    if seat == mover:
        return automatic and table.seen_at(seat) is None
    return bool(table.missed.get(seat))


def first_move(position: AnyPosition, seat: Seat) -> Move:
    """Return the first of a seat's legal moves."""
    return position.legal_moves(seat)[0]


def modest_move(position: AnyPosition, seat: Seat) -> Move:
    """Return the most modest move of a seat; its first legal one if the rules fail to name a modest one."""
    try:
        move = position.automatic(seat)
        position.copy().play(seat, move)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, another move has to be played
        return first_move(position, seat)
    return move


def instead_of_computer(table: Table, moment: Moment, ply: int, seat: Seat) -> Moved:
    """Play a modest move for a computer player that cannot choose one.

    :param ply: how many moves had been played when the choice opened.
    :raises Refusal: ``not_started``, ``game_over``, ``paused`` or ``stale_button``, if the table has changed meanwhile.
    """
    position = table.require_playing()
    move = modest_move(position, seat) if seat in position.to_act else ""
    return computer_move(table, moment, ComputerTurn(ply, seat, "", None, None), move)


def _excused(seating: Seating) -> bool:
    """Return whether a seat's owner has not acted since somebody else resumed the game after a pause."""
    return seating.settled is not None and not seating.taken_out
