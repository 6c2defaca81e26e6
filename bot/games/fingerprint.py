"""Fingerprints of positions: whether a game that is rebuilt from its moves is still the game that was played."""

import json
from hashlib import sha256
from typing import Final

from bot.games.game import AnyPosition, Outcome

EVERY: Final = 8
"""Of so many moves in a row, one has the fingerprint of the position after it, beginning with the first of a game."""

DEAL: Final = -1
"""Stands for the number of a move where it is the deal, before all moves."""

DIGITS: Final = 16
"""How many hexadecimal digits a fingerprint has."""

MOST_MOVES: Final = 64
"""If a seat has more legal moves than this, they are counted rather than named: lists of them may be very long."""


class ChangedRules(Exception):
    """By the rules as they are now, the moves of a game lead to another position than the one that was played."""

    def __init__(self, ply: int, good: int | None) -> None:
        """Tell where it was noticed.

        :param ply: the number of the move, from 0, after which the position is another one; ``DEAL``.
        :param good: the number of the last move after which it is known to be the same, or ``DEAL``; None if there is
            none.
        """
        same = "" if good is None else f", and {_after(good)} it is still the same"
        super().__init__(f"its rules have changed: {_after(ply)} the position is another one{same}")
        self.ply = ply


def is_due(ply: int, position: AnyPosition) -> bool:
    """Tell whether the position after a move is one that gets a fingerprint: one of ``EVERY``, or the game's last."""
    return ply % EVERY == 0 or position.outcome is not None


def _after(ply: int) -> str:
    return "after the deal" if ply == DEAL else f"after move {ply + 1}"


def fingerprint(position: AnyPosition, seats: int) -> str | None:
    """Return a position's fingerprint; None if the rules cannot tell what it is made of.

    It is made of what no later version may change without changing the game: who is to act, the legal moves of these
    seats, everybody's cards by their names, the scores, the rounds and the outcome, with the places if it tells them.
    Views, words and pictures may change. It is the same in every process and for every version of Python.

    :param seats: how many seats the game has.
    """
    try:
        outcome = position.outcome
        legal = [position.legal_moves(seat) for seat in sorted(position.to_act)]
        facts = (
            sorted(position.to_act),
            [len(moves) if len(moves) > MOST_MOVES else sorted(moves) for moves in legal],
            [sorted(position.hand(seat)) for seat in range(seats)],
            position.scores,
            [each.winner if each.team is None else (each.winner, each.team) for each in position.rounds],
            None if outcome is None else _end(outcome),
        )
        return sha256(json.dumps(facts).encode()).hexdigest()[:DIGITS]
    except Exception:  # noqa: BLE001 - the game can be played without, and somebody else's rules may raise anything
        return None


def _end(outcome: Outcome) -> tuple[object, ...]:
    end = (outcome.scores, sorted(outcome.winners))
    return end if outcome.places is None else (*end, outcome.places)


def check(position: AnyPosition, seats: int, ply: int, known: str | None, good: int | None) -> int | None:
    """Compare a position with the fingerprint that was stored of it; return the last move known to be the same.

    :param seats: how many seats the game has.
    :param ply: the number of the move after which it is the position, from 0; ``DEAL``.
    :param known: the stored fingerprint; None if there is none, and nothing is compared.
    :param good: the last move that was known to be the same before.
    :raises ChangedRules: it differs.
    """
    if known is None:
        return good
    if fingerprint(position, seats) != known:
        raise ChangedRules(ply, good)
    return ply
