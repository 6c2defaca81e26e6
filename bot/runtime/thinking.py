"""How computer players decide: quick ones in this process, slow ones in worker processes."""

import asyncio
import faulthandler
import logging
import multiprocessing
import multiprocessing.context
import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any, Final, TypeVar

from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.errors import BrokenRules, contained, told
from bot.games.game import AnyGame, Move, Player, RandomPlayer
from bot.games.origins import in_packages, origin_of, with_origin
from bot.games.shuffle import Seeded
from bot.runtime.background import Background

log = logging.getLogger(__name__)


class FairLane:
    """Serves people in turns: somebody with many computations waits between them for everybody else's."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: dict[Hashable, deque[asyncio.Future[None]]] = {}
        """What waits, by whose it is. Whose turn comes next stands first."""

    @asynccontextmanager
    async def turn(self, whose: Hashable) -> AsyncIterator[None]:
        """Hold the lane, once it is free and it is this person's turn.

        :param whose: for whom the work is done.
        """
        if self._taken:
            await self._wait(whose)
        self._taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: Hashable) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()  # the lane was handed to somebody who no longer wants it
            raise

    def _pass_on(self) -> None:
        """Call the next person who still waits; free the lane if there is none."""
        while self._waiting:
            whose = next(iter(self._waiting))
            line = self._waiting.pop(whose)
            called = line.popleft()
            if line:
                self._waiting[whose] = line  # behind everybody else
            if not called.done():
                called.set_result(None)
                return
        self._taken = False


DECISION_SECONDS = 5.0
"""How long a slow player may take, in seconds, before a quick player decides instead and its process is killed."""

ASIDE_SECONDS = 20.0
"""How long a piece of work aside may take, in seconds, before its process is killed. It usually takes a tenth of one;
the first piece of a process loads numpy, too."""

ASIDE_WAITS_SECONDS = 2.0
"""For how long a piece of work aside lets all decisions go first, in seconds. Then it stands in line with them."""

STARTING_SECONDS = 60.0
"""How long a worker process may take to start, in seconds, before it is killed."""

STARTING: multiprocessing.context.BaseContext = multiprocessing.get_context("spawn")
"""How worker processes start: afresh, as a fork of this process would share its locks, connections and threads."""

NICENESS = 10
"""The Unix niceness of a worker process, so that the process that answers clicks comes first."""

ALONE_SECONDS = 10.0
"""How long after its time is over work ends its process by itself, in seconds. Before that, the bot kills the process,
unless the bot has died."""

MOST_LATE: Final = 2
"""How often one kind of player of somebody else's package may take too long. From then on a quick one decides: a loop
would keep the workers from the players of all other games."""

T = TypeVar("T")


class _Worker:
    """A worker process. It starts with its first decision, and again after it has died or was killed."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._process: BaseProcess | None = None

    async def decide(self, seconds: float, work: Callable[..., T], *arguments: object) -> T:
        """Run a decision in the process. Whatever keeps it from ending in time ends the process, too.

        :param seconds: how long it may take, not counting the start of the process.
        """
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                async with asyncio.timeout(STARTING_SECONDS):
                    await asyncio.wrap_future(self._start())
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(self._pool, _told, seconds + ALONE_SECONDS, work, *arguments)
        except (BrokenExecutor, TimeoutError, asyncio.CancelledError):
            await self.end()
            raise

    def _start(self) -> Future[int]:
        others = multiprocessing.active_children()
        self._pool = ProcessPoolExecutor(1, STARTING, initializer=_begin)
        started = self._pool.submit(os.getpid)
        self._process = next((each for each in multiprocessing.active_children() if each not in others), None)
        return started

    async def end(self) -> None:
        """Kill the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        if self._process is not None:
            self._process.kill()
        pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(pool.shutdown)


class Thinker:
    """Chooses the moves of computer players. If the worker processes break, that is an ``OSError``."""

    def __init__(self, processes: int = 1) -> None:
        """Make a thinker. Each worker process starts with the first slow decision that finds the others busy."""
        self._idle = [_Worker() for _ in range(processes)]
        """The workers without a decision. The one that was used last comes last, and is used next."""
        self._places = asyncio.Semaphore(processes)
        """How many slow decisions are made at the same time, at most."""
        self._deciding = Background(seconds=0.0)
        self._wanted = 0
        """How many decisions are being made or waited for, without the work that is done aside."""
        self._quiet = asyncio.Event()
        """Set while no decision is."""
        self._quiet.set()
        self._aside = FairLane()
        self._thinking: Counter[str] = Counter()
        """How many decisions are being made of each player."""
        self._late: Counter[str] = Counter()
        """By player, how many decisions have taken too long."""

    async def choose(self, game: AnyGame, kind: str, view: Any, seed: int, *, hurried: bool = False) -> Move:
        """Return the move that a kind of player chooses.

        :param view: what the player's seat sees; the player is given nothing else.
        :param seed: seeds the player's random numbers.
        :param hurried: whether a quick player decides instead of a slow one.
        """
        player, who = game.players[kind], f"the {kind} player of {with_origin(game.name)}"
        given_up = self._late[who] >= MOST_LATE and origin_of(game.name)
        if kind in game.slow and not (hurried or given_up):
            try:
                return await self._in_worker(who, _choose, game.name, kind, view, seed)
            except (BrokenExecutor, TimeoutError, OSError) as error:
                log.warning("%s cannot think: %s; a quick one decides", who, told(error))
        if kind in game.slow:
            player = quick_player(game)
        return contained(player.choose, view, Random(seed))  # noqa: S311 - dice for computer players

    async def advise(self, game: AnyGame, view: Any, seed: int) -> Sequence[tuple[Move, float | None]]:
        """Return what the strongest player thinks of the choices a seat has, the best first; see ``Game.advise``.

        :raises TimeoutError: the player takes too long.
        """
        try:
            return await self._in_worker(_strongest(game), _advise, game.name, view, seed)
        except BrokenExecutor as error:
            raise OSError("nobody to ask") from error

    async def best(self, game: AnyGame, seed: bytes, options: Mapping[str, str]) -> int | None:
        """Return the best possible score of a deal, see ``Game.best``; None also if that takes too long to find."""
        try:
            return await self._in_worker(_strongest(game), _best, game.name, seed, dict(options))
        except (BrokenExecutor, TimeoutError, OSError) as error:
            log.warning("the best score of a deal of %s is not known: %s", with_origin(game.name), told(error))
            return None

    async def _in_worker(self, who: str, work: Callable[..., T], *arguments: object) -> T:
        """Run a decision in a worker process that has nothing else to do.

        :param who: who decides, for the log.
        """
        self._wanted += 1
        self._quiet.clear()
        until = asyncio.get_running_loop().time() + DECISION_SECONDS
        try:
            try:
                async with asyncio.timeout_at(until):
                    await self._places.acquire()
            except TimeoutError:
                raise TimeoutError(f"no process is free, because of {', '.join(self._thinking)}") from None
            async with asyncio.timeout_at(until):
                return await asyncio.shield(self._begin_deciding(who, DECISION_SECONDS, work, *arguments))
        finally:
            self._wanted -= 1
            if not self._wanted:
                self._quiet.set()

    async def aside(self, whose: Hashable, work: Callable[..., T], *arguments: object) -> T:
        """Run a small piece of work in a worker process while no decision is being made or waited for.

        Where one decision follows another, it comes between them after ``ASIDE_WAITS_SECONDS``. There is one such piece
        at a time, so a decision waits for one at most. The work must not take long.

        :param whose: the person for whom it is done. People take turns.
        :param arguments: what the work is done with; first, if it is about a game, that game's name.
        :raises TimeoutError: it takes longer than ``ASIDE_SECONDS``, not counting the wait.
        """
        async with self._aside.turn(whose):
            clock = asyncio.get_running_loop().time
            patient_until = clock() + ASIDE_WAITS_SECONDS
            while True:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(patient_until):
                        await self._quiet.wait()
                await self._places.acquire()
                if self._quiet.is_set() or clock() >= patient_until:
                    break
                self._places.release()
            who = f"a review of {with_origin(str(arguments[0]))}" if arguments else "a piece of work"
            try:
                return await asyncio.shield(self._begin_deciding(who, ASIDE_SECONDS, work, *arguments))
            except BrokenExecutor as error:
                raise OSError("a worker process has died") from error

    def _begin_deciding(self, who: str, seconds: float, work: Callable[..., T], *arguments: object) -> asyncio.Task[T]:
        """Begin a decision in one of the idle workers; a place for it has been taken."""
        self._thinking[who] += 1
        deciding = self._deciding.once(object(), lambda: self._decide(self._idle.pop(), seconds, work, *arguments))
        deciding.add_done_callback(lambda done: self._decided(who, done))
        return deciding

    async def _decide(self, worker: _Worker, seconds: float, work: Callable[..., T], *arguments: object) -> T:
        try:
            return await worker.decide(seconds, work, *arguments)
        finally:
            self._idle.append(worker)
            self._places.release()

    def _decided(self, who: str, deciding: asyncio.Task[Any]) -> None:
        self._thinking -= Counter([who])
        if not deciding.cancelled() and isinstance(deciding.exception(), TimeoutError):
            self._late[who] += 1
            log.warning("%s took too long; its process was killed", who)

    async def close(self) -> None:
        """Stop the worker processes, whatever they are doing. The next slow decision starts new ones."""
        await self._deciding.close()
        for worker in self._idle:
            await worker.end()


def quick_player(game: AnyGame) -> Player[Any]:
    """Return the player of a game's default level; if that one is slow, too, one that plays at random."""
    kind = game.levels[default_level(game)]
    return RandomPlayer() if kind in game.slow else game.players[kind]


def default_level(game: AnyGame) -> str:
    """Return the middle one of a game's levels."""
    levels = list(game.levels)
    return levels[len(levels) // 2]


def _strongest(game: AnyGame) -> str:
    return f"the strongest player of {with_origin(game.name)}"


# In the worker processes


def _begin() -> None:
    """Set up a worker: lower its priority, ignore Ctrl-C, which the parent handles, and exit when the parent exits.

    While it computes inside C, it does not notice that; see ``_told``.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _told(seconds: float, work: Callable[..., T], *arguments: object) -> T:
    """Do what a worker is there for; see ``contained``.

    A regular expression that backtracks holds the interpreter's lock, which ``faulthandler`` does not need.

    :param seconds: after how long the process ends.
    """
    try:
        with open(os.devnull, "w") as nowhere:  # nobody reads a dump of it
            faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
            try:
                return contained(work, *arguments)
            finally:
                faulthandler.cancel_dump_traceback_later()
    except Exception as error:  # noqa: BLE001 - somebody else's code may raise anything
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = next(in_packages(error), f"{frame.filename}:{frame.lineno}")
        raise BrokenRules(f"{told(error)}, in {place}") from None


def _choose(game: str, kind: str, view: Any, seed: int) -> Move:
    move: Move = GAMES[game].players[kind].choose(view, Random(seed))  # noqa: S311
    return move


def _advise(game: str, view: Any, seed: int) -> Sequence[tuple[Move, float | None]]:
    return GAMES[game].advise(view, Random(seed))  # noqa: S311


def _best(game: str, seed: bytes, options: Mapping[str, str]) -> int | None:
    return ALL_GAMES[game].best(Seeded(seed), ALL_GAMES[game].read_options(options))
