"""What people without a seat can do at a game: cheer, and guess who will win.

These are commands like those of ``playing``: each returns the entry to write down, or raises. ``Room.do`` runs it.
"""

from typing import Final

from bot.games.game import Seat
from bot.runtime.refusal import Refusal
from bot.store.journal.entries import Cheered, Guessed
from bot.tables.rules.moment import Moment
from bot.tables.rules.table import Table

CHEERS: Final = ("clap", "fire", "wow")
"""The names of the cheers, as they are stored: 1 to 16 small letters each."""


def cheer(table: Table, moment: Moment, user: int, name: str) -> Cheered:
    """Cheer, once in each turn of the game.

    :raises Refusal: ``not_started``, ``game_over``, ``paused``; ``players_cheer``, ``unknown_cheer``, ``has_cheered``.
    """
    position = table.require_playing()
    if table.is_seated(user):
        raise Refusal("players_cheer")
    if name not in CHEERS:
        raise Refusal("unknown_cheer")
    if table.cheered.get(user) == position.turn:
        raise Refusal("has_cheered")
    return Cheered(table.id, user, position.turn, name, table.cheers.get(name, 0) + 1)


def guess(table: Table, moment: Moment, user: int, seat: Seat) -> Guessed | None:
    """Guess who will win, or change the guess; return None if it is the same as before.

    :raises Refusal: ``no_such_seat``, or as ``check_guessing``.
    """
    check_guessing(table, user)
    if not 0 <= seat < len(table.seats):
        raise Refusal("no_such_seat")
    return Guessed(table.id, table.guild, user, seat) if table.guesses.get(user) != seat else None


def check_guessing(table: Table, user: int) -> None:
    """Check that a person may guess now who will win.

    :raises Refusal: ``not_started``, ``game_over``, ``paused``; ``players_guess``, ``guesses_closed``,
        ``guesses_closed_single`` in a game of one round.
    """
    table.require_playing()
    if table.is_seated(user):
        raise Refusal("players_guess")
    if not table.guessing:
        raise Refusal("guesses_closed_single" if table.single else "guesses_closed")


def withdraw(table: Table, moment: Moment, user: int) -> Guessed | None:
    """Take a person's guess back; return None if there is none, or if the game is over."""
    return Guessed(table.id, table.guild, user, None) if table.live and user in table.guesses else None
