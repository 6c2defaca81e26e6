"""A finished game that one person played without a table, in the form in which tables' games are looked back on."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.games.game import AnyPosition
from bot.store.journal.entries import Seating
from bot.store.solo import Opponents
from bot.tables.opponents import computer_names, replayed
from bot.tables.solo import Solo
from bot.tables.table.table import Status, Table

NOWHERE = 0
"""Stands for the server and the channel of a game that is in none."""


@dataclass(slots=True, kw_only=True)
class PrivateTable(Table):
    """A finished game against computer players. Its number is that of the game, and no table's."""

    opponents: Opponents

    @classmethod
    def of(cls, solo: Solo) -> PrivateTable:
        """Return a game that one person has played against computer players."""
        saved, opponents = solo.saved, solo.saved.opponents
        assert opponents is not None
        began = saved.begun or datetime.now(UTC)
        seats = tuple(
            Seating(saved.user if level is None else None, level, began, name=name)
            for level, name in zip(opponents.levels, computer_names(opponents), strict=True)
        )
        return cls(
            id=saved.id,
            game=solo.game,
            guild=saved.guild or NOWHERE,
            channel=NOWHERE,
            host=saved.user,
            capacity=len(seats),
            options=saved.options,
            seats=seats,
            status=Status.FINISHED,
            seed=saved.seed,
            rules=saved.rules,
            position=solo.position,
            opponents=opponents,
        )

    def position_after(self, ply: int) -> AnyPosition:
        """Return the position after the first ``ply`` moves."""
        assert self.seed is not None
        assert self.position is not None
        moves = self.position.moves[:ply]
        return replayed(self.game, self.options, self.rules, self.seed, self.opponents, moves)

    def played_on(self, ply: int) -> Opponents:
        """Return the computer players of a game that goes on after the first ``ply`` moves.

        If this game goes on from an earlier one itself, so does that.
        """
        earlier = self.opponents
        began = ply if earlier.origin is None else min(ply, earlier.began)
        return Opponents(earlier.levels, began, earlier.origin)
