"""Taking back the last move of a game, if the game allows it and the others at the table agree."""

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

    :raises Refusal: ``not_seated``, ``kicked``, ``not_started``, ``game_over``, ``paused``; ``no_undo``: the last move
        is not theirs, was made for them, or may not be taken back.
    """
    _own_last(table, user)
    assert table.position is not None
    table.undoing = {user: len(table.position.moves)}
    return None if asked(table) else _undone(table, moment)


def agree(table: Table, moment: Moment, user: int, plies: int) -> MoveUndone | None:
    """Note that a player agrees that the move before ``plies`` is taken back; return the entry once all do, else None.

    :raises Refusal: ``not_in_game``, ``kicked``, ``game_over``, ``paused``; ``stale_button``: it is asked no more.
    """
    position = table.require_playing()
    table.open_seat_of(user)
    asker = next(iter(table.undoing), None)
    if asker is None or {table.undoing[asker], plies} != {len(position.moves)} or not may_undo(table, asker):
        raise Refusal("stale_button")
    table.undoing[user] = plies
    return None if asked(table) else _undone(table, moment)


def asked(table: Table) -> list[int]:
    """Return who has yet to agree, in the order of the seats: all who play there and are not away."""
    asker = next(iter(table.undoing), None)
    others = [] if asker is None else table.others_at(asker)
    return [each for each in others if each not in table.undoing]


def waiting(table: Table) -> list[int]:
    """Return who has yet to agree to what somebody asks; nobody if nobody asks, or the game has gone on."""
    asker = next(iter(table.undoing), None)
    if table.position is None or table.undoing.get(asker or 0) != len(table.position.moves):
        return []
    return asked(table) if may_undo(table, asker or 0) else []


def _own_last(table: Table, user: int) -> None:
    position = table.require_playing()
    seat = table.open_seat_of(user)
    ply, played_itself = len(position.moves) - 1, table.by_itself.get(seat)
    if ply < 0 or position.moves[ply][0] != seat or ply in {*table.made_for, played_itself}:
        raise Refusal("no_undo")
    if table.seats[seat].given_up or not position.undoable():
        raise Refusal("no_undo")


def _undone(table: Table, moment: Moment) -> MoveUndone:
    assert table.position is not None
    kept = len(table.position.moves) - 1
    before = table.position_after(kept)
    deadline = table.deadline_after(moment, before) if people_to_act(before, table.seats) else None
    return MoveUndone(table.id, kept, deadline)
