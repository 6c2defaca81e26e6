"""Learns the values of the cards from games of computer players: ``python -m benchmarks.card_values``.

Each round gives, for each seat, the hand that it began with and whether it won. A linear regression over many rounds
tells by how much each card raises the chance to win. In the next pass, half of the players go by these values and half
play as most people do at first, so the values hold against both. The result is the mean of all passes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.games.claro.careful import CarefulPlayer, NaturalPlayer, Values
from bot.games.claro.deck import ALL_JOKERS, JOKERS, NUMBERS, CardSet, cards_in
from bot.games.claro.rules import ClaroPosition
from bot.games.claro.values import FILE, spread, table_name
from bot.games.claro.view import ClaroOptions, ClaroView
from bot.games.game import Player, Seat
from bot.games.shuffle import Seeded

CONFIGURATIONS: Final = ((2, 5), (2, 10), (3, 5), (4, 5), (5, 5), (6, 5))
ROUNDS: Final = 50_000
"""The number of rounds in each pass."""
PASSES: Final = 5
SEED: Final = 1
RIDGE: Final = 20.0
"""The ridge of the regression, which keeps it stable: it weighs like this many rounds in which no card mattered."""


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
    """Learn all values and write the file. This takes some minutes."""
    values = {table_name(seats, hand): learn(seats, hand, ROUNDS, _Dice(SEED)) for seats, hand in CONFIGURATIONS}
    made_by = f"python -m benchmarks.card_values (seed {SEED}, {PASSES} passes of {ROUNDS} rounds each)"
    FILE.write_text(json.dumps({"made_by": made_by, "values": values}, indent=1) + "\n", encoding="utf-8")


def learn(seats: int, hand: int, rounds: int, dice: _Dice) -> list[float]:
    """Return the values of the numbers and of the joker, at a table of ``seats`` with hands of ``hand`` cards."""
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
    """Return a row for each seat and round: the hand that it began with, and whether it won."""
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
    """Return the values, shifted so that the average card of the deck has the value 0."""
    centred = held - held.mean(axis=0)
    gram = centred.T @ centred + RIDGE * np.eye(held.shape[1])
    values: Floats = np.linalg.solve(gram, centred.T @ (won - won.mean()))
    deck = np.append(np.ones(NUMBERS), JOKERS)
    shifted: Floats = values - (values @ deck) / deck.sum()
    return shifted


if __name__ == "__main__":
    main()
