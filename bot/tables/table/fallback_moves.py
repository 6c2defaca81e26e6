"""What is played where a computer player, or the rules' own modest move, fails: a game must go on."""

from __future__ import annotations

from bot.games.game import AnyPosition, Move, Seat
from bot.store.journal.entries import Moved
from bot.tables.computers import ComputerTurn
from bot.tables.kit.moment import Moment
from bot.tables.table import playing
from bot.tables.table.table import Table


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
    return playing.computer_move(table, moment, ComputerTurn(ply, seat, "", None, None), move)
