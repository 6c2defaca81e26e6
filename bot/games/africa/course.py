"""Each seat's chance to win a game of Star of Africa, from known hands; and what a seat can know of its own moves.

The rest of the round is played out many times. The rounds after it are drawn from many that computer players have
played, each with its places given to the seats at random.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.games.africa.deck import CARD_OF_NAME, CARDS
from bot.games.africa.expert import SIMPLE, distinct, played_out
from bot.games.africa.playout import Playout
from bot.games.africa.rules import HAND, AfricaPosition, jewels_for, points_left
from bot.games.africa.view import AfricaOptions, AfricaView
from bot.games.game import Chance, Move, Position
from bot.games.imagining import AsTheyLie, mixed
from bot.games.shuffle import shuffled

ROUNDS: Final = 200
"""The number of whole rounds from which later rounds are drawn."""

FUTURES: Final = 8
"""The number of ways in which the game goes on after each round that is played out."""

DEALS: Final = 400
"""The number of deals in which a seat's moves are tried."""

Floats = npt.NDArray[np.float64]

_SEEDS: Final = 1 << 62


def chances(position: Position[AfricaView], chance: Chance, samples: int) -> tuple[float, ...]:
    """Return each seat's chance to win a game that is not over, from hands that all know; see ``Game.chances``."""
    view = position.view(None)
    seats = len(view.held)
    hands = [[CARD_OF_NAME[name] for name in position.hand(seat)] for seat in range(seats)]
    known = {*view.gone, *(played.card for played in view.trick), *(card for hand in hands for card in hand)}
    pile = [card for card in range(CARDS) if card not in known]
    everybody = frozenset(range(seats))
    ends: list[Playout] = []
    for number in range(samples):
        playout = Playout(view, hands, mixed(pile, chance))
        playout.finish(everybody if number % SIMPLE == 0 else frozenset())
        ends.append(playout)
    found = _valued(view, ends, np.random.default_rng(chance.randrange(_SEEDS))).mean(axis=0)
    return tuple(found.tolist())


def judge(view: AfricaView, move: Move, chance: Chance) -> list[tuple[Move, float]]:
    """Return the moves of a seat, the best first; see ``Game.judge``. Only one card of each value is among them."""
    assert view.seat is not None
    me = view.seat
    choices = [move if distinct([move, each]) == [move] else each for each in distinct(view.legal_moves)]
    everybody = frozenset(range(len(view.held)))  # its own seat too: it is not told the chance of a better player
    ends: dict[Move, list[Playout]] = {each: [] for each in choices}
    for each, end in played_out(view, choices, DEALS, everybody, chance):
        ends[each].append(end)
    seed = chance.randrange(_SEEDS)
    values = {each: _valued(view, played, np.random.default_rng(seed))[:, me] for each, played in ends.items()}
    return sorted(((each, float(value.mean())) for each, value in values.items()), key=lambda each: -each[1])


def _valued(view: AfricaView, ends: Sequence[Playout], dice: np.random.Generator) -> Floats:
    """Return each seat's chance to win the game after each round that was played out. Equals share it."""
    results = [_result(end) for end in ends]
    fortune: Floats = np.array(view.fortune) + np.array([jewels for jewels, _ in results], dtype=np.float64)
    left = view.options.rounds - len(view.rounds) - 1
    if not left:
        # Among equals, the fewest thief tokens in the last round win.
        fortune -= np.array([tokens for _, tokens in results]) / 1000
        return _shares(fortune)
    seats = len(view.held)
    rounds = _rounds(seats)
    total: Floats = np.zeros_like(fortune)
    for _ in range(FUTURES):
        end = fortune.copy()
        for _ in range(left):
            drawn = rounds[dice.integers(len(rounds), size=len(ends))]
            end += dice.permuted(drawn, axis=1)
        total += _shares(end)
    shared: Floats = total / FUTURES
    return shared


def _result(end: Playout) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return jewels_for(points_left(end.taken, end.tokens), end.tokens), tuple(end.tokens)


def _shares(fortune: Floats) -> Floats:
    best = np.isclose(fortune, fortune.max(axis=1, keepdims=True))
    shares: Floats = best / best.sum(axis=1, keepdims=True)
    return shares


@cache
def _rounds(seats: int) -> Floats:
    """Return what many rounds have brought their seats. They are always the same."""
    begun = AfricaPosition(seats, AsTheyLie(), AfricaOptions(), leader=0).view(None)
    found = []
    for number in range(ROUNDS):
        cards = shuffled(b"", f"round {number}", range(CARDS))
        hands = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
        playout = Playout(begun, hands, cards[HAND * seats :])
        playout.finish(frozenset(range(seats)) if number % SIMPLE == 0 else frozenset())
        found.append(_result(playout)[0])
    return np.array(found, dtype=np.float64)
