"""Learning what cards are worth, by letting computer players play: ``python -m bot.games.claro.learning``.

For every round it is noted what each seat held when it began, and who won it. A linear regression over many rounds says
by how much each card raises the chance. The players who went by those values play the next games, with others who play
as most people do at first, so that the values hold against either; what comes out is the mean of all passes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.games.claro.careful import CarefulPlayer, Values
from bot.games.claro.deck import ALL_JOKERS, JOKERS, NUMBERS, CardSet, cards_in
from bot.games.claro.natural import NaturalPlayer
from bot.games.claro.rules import ClaroPosition
from bot.games.claro.values import FILE, spread, table_name
from bot.games.claro.view import ClaroOptions, ClaroView
from bot.games.game import Player, Seat
from bot.games.shuffle import Seeded

CONFIGURATIONS: Final = ((2, 5), (2, 10), (3, 5), (4, 5), (5, 5), (6, 5))
ROUNDS: Final = 50_000
"""Rounds of each pass."""
PASSES: Final = 5
SEED: Final = 1
RIDGE: Final = 20.0
"""Keeps the regression steady: so many rounds' worth of believing that a card makes no difference."""


class _Dice:
    """Chance from a seed."""

    def __init__(self, seed: int) -> None:
        self._generator = np.random.default_rng(seed)

    def randrange(self, stop: int, /) -> int:
        return int(self._generator.integers(stop))

    def bytes(self, length: int) -> bytes:
        return self._generator.bytes(length)


Floats = npt.NDArray[np.float64]


def main() -> None:
    """Learn all values and write the file; it takes some minutes."""
    values = {table_name(seats, hand): learn(seats, hand, ROUNDS, _Dice(SEED)) for seats, hand in CONFIGURATIONS}
    made_by = f"python -m bot.games.claro.learning (seed {SEED}, {PASSES} passes of {ROUNDS} rounds each)"
    FILE.write_text(json.dumps({"made_by": made_by, "values": values}, indent=1) + "\n", encoding="utf-8")


def learn(seats: int, hand: int, rounds: int, dice: _Dice) -> list[float]:
    """Return what each number and the joker is worth at a table of so many seats."""
    natural: Player[ClaroView] = NaturalPlayer()
    players = [natural] * seats
    passes: list[Floats] = []
    for _ in range(PASSES):
        held, won = _watch(players, hand, rounds, dice)
        passes.append(_regress(held, won))
        values = spread(np.mean(passes[-2:], axis=0).tolist())
        careful: Player[ClaroView] = CarefulPlayer(_always(values))
        players = [careful if seat % 2 == 0 else natural for seat in range(seats)]
    return [round(float(value), 4) for value in np.mean(passes, axis=0)]


def _always(values: Sequence[float]) -> Values:
    return lambda _seats, _hand: values


def _watch(players: list[Player[ClaroView]], hand: int, rounds: int, dice: _Dice) -> tuple[Floats, Floats]:
    """Return what each seat held at the beginning of each round, a row for each, and whether it won the round."""
    rows: list[list[int]] = []
    won: list[bool] = []
    while len(rows) < rounds * len(players):
        position = ClaroPosition(len(players), Seeded(dice.bytes(32)), ClaroOptions(hand=hand), 0)
        begun: list[CardSet] = []
        while position.to_act:
            seat = position.to_act[0]
            view = position.view(seat)
            if view.top is None and not view.discarding:
                begun = [position.view(other).hand for other in range(len(players))]
            position.play(seat, players[seat].choose(view, dice))
            if len(position.rounds) > len(view.rounds):
                _note(begun, position.rounds[-1].winner, rows, won)
    return np.array(rows, dtype=float), np.array(won, dtype=float)


def _note(begun: list[CardSet], winner: Seat, rows: list[list[int]], won: list[bool]) -> None:
    for seat, hand in enumerate(begun):
        row = [0] * (NUMBERS + 1)
        for card in cards_in(hand & ~ALL_JOKERS):
            row[card] = 1
        row[NUMBERS] = (hand & ALL_JOKERS).bit_count()
        rows.append(row)
        won.append(seat == winner)


def _regress(held: Floats, won: Floats) -> Floats:
    """Return the values, shifted so that an average card of the deck is worth nothing."""
    centred = held - held.mean(axis=0)
    gram = centred.T @ centred + RIDGE * np.eye(held.shape[1])
    values: Floats = np.linalg.solve(gram, centred.T @ (won - won.mean()))
    deck = np.append(np.ones(NUMBERS), JOKERS)
    shifted: Floats = values - (values @ deck) / deck.sum()
    return shifted


if __name__ == "__main__":
    main()
