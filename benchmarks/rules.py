"""Moves per second of random games through the public Game contract, compared with OpenSpiel and RLCard."""

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

Playout = Callable[[Random], int]
"""Plays a game of random moves and returns their number."""


def measure(quick: bool) -> list[Figure]:
    """Play our game and the baselines in turns, and compare the best rate of each."""
    turns, seconds = (3, 1.0) if quick else (8, 2.0)
    playouts: dict[str, Playout | None] = {"ours": _claro, "open_spiel": _open_spiel(), "rlcard": _rlcard()}
    best: dict[str, float] = {}
    for number in tqdm(range(turns), desc="rules", leave=False):
        for name, playout in playouts.items():
            if playout is not None:
                best[name] = max(best.get(name, 0.0), _rate(playout, seconds, number))
    return [
        Figure("rules.moves_per_s", round(best["ours"]), "moves/s"),
        _ratio("rules.vs_open_spiel", best["ours"], best.get("open_spiel"), 1.0),
        _ratio("rules.vs_rlcard", best["ours"], best.get("rlcard"), 20),
    ]


def _ratio(name: str, ours: float, theirs: float | None, goal: float) -> Figure:
    if theirs is None:
        return Figure(name, None, "ratio", None, goal)
    return Figure(name, round(ours / theirs, 2), "ratio", round(theirs), goal)


def _rate(playout: Playout, seconds: float, seed: int) -> float:
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


def _open_spiel() -> Playout | None:
    """Return a playout of OpenSpiel's crazy_eights; None if it is not installed."""
    try:
        game = import_module("pyspiel").load_game(f"crazy_eights(players={SEATS})")
    except ImportError:
        return None

    def playout(chance: Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            hand_delivery = state.is_chance_node()
            legal = [action for action, _ in state.chance_outcomes()] if hand_delivery else state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            moves += not hand_delivery
        return moves

    return playout


def _rlcard() -> Playout | None:
    """Return a playout of RLCard's UNO through its public environment; None if it is not installed."""
    try:
        environment = import_module("rlcard").make("uno", config={"game_num_players": SEATS})
    except ImportError:
        return None

    def playout(chance: Random) -> int:
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(chance.random() * len(legal))])
            moves += 1
        return moves

    return playout
