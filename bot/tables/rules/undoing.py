"""Taking back the last move of a game, if the game allows it and the others at the table agree.

It belongs to whoever made the move: neither to the owner of the seat for whom it was made, nor to who has taken the
seat since. Once a table was rebuilt, nobody knows which of those who took a seat has made its moves of before: they
stay. Whoever is away, or has left the server, is not asked.
"""

from contextlib import suppress

from bot.runtime.refusal import Refusal
from bot.store.journal.entries import MoveUndone
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Table, people_to_act


def may_undo(table: Table, user: int) -> bool:
    """Tell whether somebody may ask to take the last move back: it is their own, and nobody has acted since."""
    with suppress(Exception):  # also where the rules fail: the page that asks has to be shown
        _own_last(table, user)
        return True
    return False


def ask(table: Table, moment: Moment, user: int) -> MoveUndone | None:
    """Note that somebody would like to take their move back; return the entry if there is nobody to be asked.

    If they have asked already, those who have agreed need not be asked again.

    :raises Refusal: ``not_seated``, ``kicked``, ``not_started``, ``game_over``, ``paused``; ``no_undo``: the last move
        is not theirs, was made for them, or may not be taken back.
    """
    _own_last(table, user)
    again = asked_for(table) is not None and next(iter(table.undoing)) == user
    table.undoing = table.undoing if again else {user: table.number_of(len(table.require_playing().moves))}
    return None if asked(table) else _undone(table, moment)


def agree(table: Table, moment: Moment, user: int, number: int) -> MoveUndone | None:
    """Note that a player agrees to what is asked by a number; return the entry once all do, else None.

    :raises Refusal: ``not_in_game``, ``kicked``, ``game_over``, ``paused``; ``stale_button``: it is asked no more.
    """
    position = table.require_playing()
    table.open_seat_of(user)
    if asked_for(table) is None or not table.is_now(number, len(position.moves)):
        raise Refusal("stale_button")
    table.undoing[user] = number
    return None if asked(table) else _undone(table, moment)


def asked(table: Table) -> list[int]:
    """Return who has yet to agree, in the order of the seats: all who play there and are not away."""
    asker = next(iter(table.undoing), None)
    others = [] if asker is None else table.others_at(asker)
    return [each for each in others if each not in table.undoing.keys() | table.gone]


def asked_for(table: Table) -> int | None:
    """Return the number by which a move is asked for; None if nobody asks, or the game has gone on."""
    asker, number = next(iter(table.undoing.items()), (0, -1))
    return number if may_undo(table, asker) and table.is_now(number, len(table.require_playing().moves)) else None


def waiting(table: Table) -> list[int]:
    """Return who has yet to agree to what somebody asks; nobody if nobody asks, or the game has gone on."""
    return [] if asked_for(table) is None else asked(table)


def _own_last(table: Table, user: int) -> None:
    position = table.require_playing()
    seat = table.open_seat_of(user)
    ply, played_itself, seating = len(position.moves) - 1, table.by_itself.get(seat), table.seats[seat]
    taken = None if seating.owner is None else max(table.rebuilt_at, table.taken_at.get(seat, 0))
    if ply < (taken or 0) or position.moves[ply][0] != seat or ply in {*table.automatic, played_itself}:
        raise Refusal("no_undo")
    if seating.given_up or (ply in table.substituted) != (taken is not None) or not position.undoable():
        raise Refusal("no_undo")


def _undone(table: Table, moment: Moment) -> MoveUndone:
    assert table.position is not None
    kept = len(table.position.moves) - 1
    before = table.position_after(kept)
    deadline = table.deadline_after(moment, before) if people_to_act(before, table.seats) else None
    return MoveUndone(table.id, kept, deadline)
