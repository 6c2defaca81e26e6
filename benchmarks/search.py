"""The search for any game, compared with OpenSpiel's ISMCTS at Kuhn poker: what both try, and who wins."""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from random import Random
from typing import Any, Final

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.games.search import Searcher
from tests.games.tiny import BET, PASS, Kuhn, KuhnPosition

KUHN: Final = Kuhn()
MOVES: Final = (PASS, BET)
"""Kuhn's moves by OpenSpiel's number of each."""

BEFORE: Final[tuple[tuple[str, ...], ...]] = ((), (PASS,), (BET,), (PASS, BET))
"""What may have been said when a seat is to choose."""

EXPLORATION: Final = 0.5
MOST_ERRORS: Final = 4.0
"""The largest difference that chance explains, in standard errors."""

SMALLEST_ERROR: Final = 0.005
"""The smallest standard error of a share of visits. Where one move is clearly better, all searches try the other one
equally often, and then a difference of a few visits is no difference in policy: OpenSpiel evaluates a node before it
counts the first visit of any move there."""

RANGE: Final = 4
"""The difference between the highest and the lowest score. OpenSpiel does not set scores on a scale of 0 to 1."""


def measure(quick: bool) -> list[Figure]:
    """Compare how often both bet with what they know, and let them play against each other."""
    try:
        spiel: Any = import_module("pyspiel")
    except ImportError:
        return [Figure("search.vs_open_spiel", None, "errors", None, MOST_ERRORS, at_most=True)]
    return [*_bets(spiel, 10 if quick else 50), *_games(spiel, 300 if quick else 2000)]


def _theirs(spiel: Any, iterations: int, seed: int) -> Any:
    evaluator = spiel.RandomRolloutEvaluator(1, seed)
    return spiel.ISMCTSBot(seed, evaluator, EXPLORATION * RANGE, iterations)


def _state(spiel: Any, position: KuhnPosition) -> Any:
    state = spiel.load_game("kuhn_poker").new_initial_state()
    for action in (*position.cards, *(MOVES.index(move) for move in position.said)):
        state.apply_action(action)
    return state


def _bets(spiel: Any, searches: int, iterations: int = 1000) -> list[Figure]:
    """Return how much of their visits both give to a bet, for everything that a seat may know.

    The last figure is the largest difference, in standard errors. With twelve differences, three are nothing unusual.
    """
    figures: list[Figure] = []
    widest = 0.0
    ours = Searcher(KUHN, iterations, own_eyes=True, exploration=EXPLORATION)
    for said in tqdm(BEFORE, desc="search", leave=False):
        seat = len(said) % 2
        for card in range(3):
            position = KuhnPosition((card, (card + 1) % 3) if seat == 0 else ((card + 1) % 3, card), said)
            mine, theirs = [], []
            for number in range(searches):
                weighed = {each.move: each.visits for each in ours.weigh(position.view(seat), Random(number))}
                mine.append(weighed[BET] / sum(weighed.values()))
                policy = dict(_theirs(spiel, iterations, number).get_policy(_state(spiel, position)))
                theirs.append(policy.get(1, 0.0))
            error = sqrt((_variance(mine) + _variance(theirs)) / searches + SMALLEST_ERROR**2)
            widest = max(widest, abs(_mean(mine) - _mean(theirs)) / error)
            name = "_".join(("search.bets", KUHN.card_names[card], *said))
            figures.append(Figure(name, round(_mean(mine), 3), "of visits", round(_mean(theirs), 3)))
    return [
        *figures,
        Figure("search.vs_open_spiel", round(widest, 1), "errors", None, MOST_ERRORS, at_most=True),
    ]


def _games(spiel: Any, games: int, iterations: int = 300) -> list[Figure]:
    """Return what the search wins of OpenSpiel's, in antes a game, and in standard errors of this."""
    ours = Searcher(KUHN, iterations, own_eyes=True, exploration=EXPLORATION)
    gains: list[float] = []
    for number in tqdm(range(games), desc="search", leave=False):
        chance = Random(number // 2)  # each deal is played twice, with the seats exchanged
        position, mine = KuhnPosition(chance.sample(range(3), 2)), number % 2
        chance = Random(number)
        theirs = _theirs(spiel, iterations, number)
        while position.to_act:
            seat = position.to_act[0]
            if seat == mine:
                move = ours.choose(position.view(seat), chance)
            else:
                move = MOVES[theirs.step(_state(spiel, position))]
            position.play(seat, move)
        gains.append(float(position.scores[mine]))
    gain, error = _mean(gains), sqrt(_variance(gains) / games)
    return [
        Figure("search.gain", round(gain, 3), "antes"),
        Figure("search.gain_in_errors", round(gain / error, 1), "errors", None, -MOST_ERRORS),
    ]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _variance(values: list[float]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)
