"""What computer players decide: the quick ones at once, what takes long in processes of their own."""

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
"""How long a decision may take before a quick player makes it instead."""

NICENESS = 10
"""By how much a thinking process stands back behind the one that answers clicks, as Unix counts it."""

T = TypeVar("T")


class Thinker:
    """Decides for computer players."""

    def __init__(self, processes: int = 1) -> None:
        """Make a thinker; its processes are started when the first slow decision is to be made.

        :param processes: how many decisions are made at the same time, at most.
        """
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: AnyGame, kind: str, view: Any, seed: int) -> Move:
        """Return the move of a kind of player.

        :param view: what the player's seat sees; it is handed nothing else.
        :param seed: of the dice it may throw.
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

        :raises TimeoutError: it takes too long.
        :raises OSError: there is nobody to ask.
        """
        try:
            return await self._in_worker(_advise, game.name, view, seed)
        except BrokenExecutor as error:
            raise OSError("nobody to ask") from error

    async def best(self, game: AnyGame, seed: bytes, options: Mapping[str, str]) -> int | None:
        """Return the best score that can be made of a deal; see ``Game.best``. None also where it takes too long."""
        try:
            return await self._in_worker(_best, game.name, seed, dict(options))
        except (BrokenExecutor, TimeoutError, OSError) as error:
            log.warning("the best of a deal of %s is not known: %r", game.name, error)
            return None

    async def _in_worker(self, work: Callable[..., T], *arguments: object) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        pool = self._pool
        try:
            # Waiting counts, too: with many tables a decision may come too late only because others are before it.
            async with asyncio.timeout(DECISION_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
        except BrokenExecutor:
            if self._pool is pool:  # nobody else has noticed yet
                self._pool = None
            pool.shutdown(wait=False)
            raise

    async def close(self) -> None:
        """Let the processes go, whatever they are doing; the next slow decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.kill()
            await asyncio.to_thread(pool.shutdown)


def default_level(game: AnyGame) -> str:
    """Return the middle one of the levels that a game offers."""
    levels = list(game.levels)
    return levels[len(levels) // 2]


# In the other processes


def _begin() -> None:
    """Think when nobody else needs the processor; leave stopping to the parent, but do not outlive it."""
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
