"""Random playouts through the public Game contract, in moves per second, beside OpenSpiel's crazy_eights."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from random import Random

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.games.catalog import GAMES
from bot.games.shuffle import Seeded

SEATS = 4


def measure(quick: bool) -> list[Figure]:
    """Play for a few seconds each, ours and the baseline in turns, and compare the best of each."""
    turns, seconds = (3, 1.0) if quick else (8, 2.0)
    baseline = _open_spiel()
    ours, theirs = 0.0, 0.0
    for number in tqdm(range(turns), desc="rules", leave=False):
        ours = max(ours, _rate(_claro, seconds, number))
        if baseline is not None:
            theirs = max(theirs, _rate(baseline, seconds, number))
    figures = [Figure("rules.moves_per_s", round(ours), "moves/s")]
    ratio = round(ours / theirs, 2) if theirs else None
    return [*figures, Figure("rules.vs_open_spiel", ratio, "ratio", round(theirs) or None, 1.0)]


def _rate(playout: Callable[[Random], int], seconds: float, seed: int) -> float:
    chance = Random(seed)
    moves, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        moves += playout(chance)
    return moves / spent


def _claro(chance: Random) -> int:
    game = GAMES["claro"]
    position = game.start(SEATS, Seeded(chance.randbytes(32)), game.read_options({}))
    while position.to_act:
        seat = position.to_act[0]
        legal = position.legal_moves(seat)
        position.play(seat, legal[int(chance.random() * len(legal))])
    return len(position.moves)


def _open_spiel() -> Callable[[Random], int] | None:
    """Return a playout of OpenSpiel's crazy_eights; None if it is not installed."""
    try:
        game = import_module("pyspiel").load_game(f"crazy_eights(players={SEATS})")
    except ImportError:
        return None

    def playout(chance: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            dealing = state.is_chance_node()
            legal = [action for action, _ in state.chance_outcomes()] if dealing else state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += not dealing
        return moves

    return playout
