"""How computer players decide: quick ones in this process, slow ones in worker processes."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Any, TypeVar

from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.game import AnyGame, Move
from bot.games.shuffle import Seeded

log = logging.getLogger(__name__)

DECISION_SECONDS = 5.0
"""How long a slow player may take, in seconds, before a quick player decides instead."""

NICENESS = 10
"""The Unix niceness of a worker process, so that the process that answers clicks comes first."""

T = TypeVar("T")


class Thinker:
    """Chooses the moves of computer players."""

    def __init__(self, processes: int = 1) -> None:
        """Make a thinker. Its worker processes start with the first slow decision.

        :param processes: how many slow decisions are made at the same time, at most.
        """
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: AnyGame, kind: str, view: Any, seed: int) -> Move:
        """Return the move that a kind of player chooses.

        :param view: what the player's seat sees; the player is given nothing else.
        :param seed: seeds the player's random numbers.
        """
        if kind in game.slow:
            try:
                return await self._in_worker(_choose, game.name, kind, view, seed)
            except (BrokenExecutor, TimeoutError, OSError) as error:
                log.warning("a %s player cannot think: %r; a quick one decides", kind, error)
                kind = game.levels[default_level(game)]
        move: Move = game.players[kind].choose(view, Random(seed))  # noqa: S311 - dice for computer players
        return move

    async def advise(self, game: AnyGame, view: Any, seed: int) -> Sequence[tuple[Move, float | None]]:
        """Return what the strongest player thinks of the choices a seat has, the best first; see ``Game.advise``.

        :raises TimeoutError: the player takes too long.
        :raises OSError: the worker processes broke.
        """
        try:
            return await self._in_worker(_advise, game.name, view, seed)
        except BrokenExecutor as error:
            raise OSError("nobody to ask") from error

    async def best(self, game: AnyGame, seed: bytes, options: Mapping[str, str]) -> int | None:
        """Return the best possible score of a deal, see ``Game.best``; None also if that takes too long to find."""
        try:
            return await self._in_worker(_best, game.name, seed, dict(options))
        except (BrokenExecutor, TimeoutError, OSError) as error:
            log.warning("the best score of a deal of %s is not known: %r", game.name, error)
            return None

    async def _in_worker(self, work: Callable[..., T], *arguments: object) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        pool = self._pool
        try:
            # This includes waiting for a worker: with many tables, a decision may be late because others come first.
            async with asyncio.timeout(DECISION_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenExecutor:
            if self._pool is pool:  # no other decision has replaced it yet
                self._pool = None
            pool.shutdown(wait=False)
            raise

    async def close(self) -> None:
        """Stop the worker processes, whatever they are doing. The next slow decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.kill()
            await asyncio.to_thread(pool.shutdown)


def default_level(game: AnyGame) -> str:
    """Return the middle one of a game's levels."""
    levels = list(game.levels)
    return levels[len(levels) // 2]


# In the worker processes


def _begin() -> None:
    """Set up a worker: lower its priority, ignore Ctrl-C, which the parent handles, and exit when the parent exits."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _choose(game: str, kind: str, view: Any, seed: int) -> Move:
    move: Move = GAMES[game].players[kind].choose(view, Random(seed))  # noqa: S311
    return move


def _advise(game: str, view: Any, seed: int) -> Sequence[tuple[Move, float | None]]:
    return GAMES[game].advise(view, Random(seed))  # noqa: S311


def _best(game: str, seed: bytes, options: Mapping[str, str]) -> int | None:
    return ALL_GAMES[game].best(Seeded(seed), ALL_GAMES[game].read_options(options))
