"""The games that a database keeps, at tables and without one, to be played again by the rules that are there now."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection

from bot.features.solo.rules.table import dealt_of, named
from bot.games import fingerprint
from bot.games.game import AnyGame, AnyPosition, Move, Seat
from bot.store.engine.status import Status
from bot.store.journal.played import dealt_games
from bot.tables.rules.dealt import Dealt, positions


@dataclass(frozen=True, slots=True)
class Kept:
    """A game that has begun, as it is stored."""

    what: str
    """What it is called in the log, such as ``table 17``."""
    over: bool
    dealt: Dealt
    moves: list[tuple[Seat, Move]]
    players: Sequence[int | str] = ()
    """Who sits in each seat: a person's id, or the name of a computer player."""
    marks: Mapping[int, str] = field(default_factory=dict)
    """By the number of a move, from 0, the fingerprint of the position after it; that of the deal by ``DEAL``."""

    def positions(self, game: AnyGame) -> Iterator[AnyPosition]:
        """Yield the position after each number of moves, which the next move changes. The rules may raise anything."""
        yield from positions(game, self.dealt, self.moves)

    def change(self, game: AnyGame) -> str | None:
        """Return how the rules change this game, with the first move that differs; None if they do not."""
        seats, reached, good, outcome = self.dealt.seats, -1, None, None
        try:
            for reached, position in enumerate(self.positions(game)):
                good = fingerprint.check(position, seats, reached - 1, self.marks.get(reached - 1), good)
                outcome = position.outcome
        except fingerprint.ChangedRules as error:
            return str(error)
        except Exception as error:  # noqa: BLE001 - somebody else's rules may raise anything
            why = f"{type(error).__name__}: {error}"
            return f"{self.stopped(reached)}: {why}"
        return "it is over, and its moves do not lead to an end" if self.over and outcome is None else None

    def stopped(self, reached: int) -> str:
        """Return what the rules fail at, if so many moves can be played; -1 if the game cannot even be dealt."""
        if reached < 0:
            return "it cannot be dealt"
        if reached == len(self.moves):
            return f"after move {reached}, it cannot go on"
        seat, move = self.moves[reached]
        return f"move {reached + 1}, {move!r} of seat {seat}, cannot be played"


def kept_games(connection: Connection, game: str) -> Iterator[Kept]:
    """Yield all games of this name that have been dealt and were not closed before their end."""
    for saved in dealt_games(connection, game):
        who = [seat.user or seat.name or str(seat.level) for seat in named(saved.seats)]
        what = f"table {saved.id}" if saved.solo is None else f"game {saved.id} without a table"
        yield Kept(what, saved.status is Status.FINISHED, dealt_of(saved), [*saved.moves], who, saved.marks)
