"""Notices what holds up the event loop: nobody's clicks are answered meanwhile. A game's rules may compute for long.

Rules that do not come to an end are somebody else's code in this process, and nothing can take the event loop back from
them. So the process ends, and its next start leaves their table alone.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FrameType
from typing import Final, NamedTuple

from bot.features.solo.rules.games import PrivateTable, Solo
from bot.features.solo.store.solo import SavedSolo
from bot.games.catalog import GAMES, PACKAGES
from bot.games.game import Game
from bot.games.packages import OURS
from bot.store.engine.fence import NotSaved
from bot.store.holds import Hold, HoldKind, HoldNotes
from bot.store.journal.entries import Saved
from bot.tables.live.aside import origin_of, package_of
from bot.tables.rules.table import Table

log = logging.getLogger(__name__)


_BASES: Final = frozenset({"bot.games.game", "bot.faces.plain"})
"""The modules with the classes that a game's rules, positions and look derive from, wherever their own modules are."""


class Running(NamedTuple):
    """One run of a game's rules. Two functions that call them at the same table, one after the other, are two runs."""

    hold: Hold
    frame: FrameType
    """What has called the rules: the innermost function that knows the table, or the game's outermost."""


def culprit(frame: FrameType | None) -> Running | None:
    """Return whose rules are running; None if no game's code runs.

    The modules of the frames tell which games it may be, and the outer frames decide between them: by their modules,
    and by the table in the variables of the functions that have called the rules. So nothing has to be noted while
    rules run, which they do many times for each move. If neither tells the game, its name is empty.

    :param frame: the innermost frame of the thread.
    """
    among: frozenset[str] = frozenset()
    outermost = frame
    while frame is not None:
        games = _games_of(frame)
        if games:
            among, outermost = among & games or among or games, frame
        if among:
            for value in list(frame.f_locals.values()):
                game, kind, number = _place(value)
                if number and game in among:
                    return Running(Hold(game, origin_of(game), kind, number), frame)
        frame = frame.f_back
    if outermost is None or not among:
        return None
    game = "".join(among) if len(among) == 1 else ""
    return Running(Hold(game, origin_of(game)), outermost)


def _games_of(frame: FrameType) -> frozenset[str]:
    """Return the games that a function may belong to: those whose module is nearest to it.

    A method of rules, a look or a player from a library that belongs to no game may be any game's.
    """
    module = str(frame.f_globals.get("__name__"))
    near: dict[int, set[str]] = {}
    for name, package in PACKAGES.items():
        roots = {package.rules, package.look}
        if name not in OURS and name in GAMES:
            roots.add(type(GAMES[name]).__module__.partition(".")[0])
        for root in roots - {"bot"}:
            if module == root or module.startswith(f"{root}."):
                near.setdefault(len(root), set()).add(name)
    if near:
        return frozenset(near[max(near)])
    arguments = frame.f_code.co_varnames[: frame.f_code.co_argcount]
    owner = frame.f_locals.get(arguments[0]) if arguments else None
    if issubclass(type(owner), Game) and isinstance(owner, Game):
        return frozenset({package_of(owner.name)})
    is_player = any(owner is player for game in GAMES.values() for player in game.players.values())
    derived = any(base.__module__ in _BASES for base in type(owner).__mro__)
    return frozenset(PACKAGES) if is_player or derived else frozenset()


def _place(value: object) -> tuple[str, HoldKind, int]:
    """Return whose game a variable holds, and which one; no name if it holds none."""
    if not issubclass(type(value), Table | Saved | SavedSolo | Solo):  # ``isinstance`` asks the object itself
        return "", HoldKind.NONE, 0
    assert isinstance(value, Table | Saved | SavedSolo | Solo)
    kind = HoldKind.ALONE if isinstance(value, PrivateTable | SavedSolo | Solo) else HoldKind.TABLE
    game = value.game if isinstance(value.game, str) else value.game.name
    return package_of(game), kind, value.saved.id if isinstance(value, Solo) else value.id


HELD_SECONDS: Final = 2.0
"""How long the event loop may be held, in seconds, before the log says by what."""

BEAT_SECONDS: Final = 0.5
"""How often the event loop shows that it runs, and how often that is looked at, in seconds."""

STOP_SECONDS: Final = 5.0
"""How long after it is told to stop a process whose event loop is held goes on, in seconds."""

CERTAIN_SECONDS: Final = 300.0
"""After how long it is written down for good that rules do not come back, in seconds, if the process goes on."""

ENDED: Final = 70
"""The exit code of a process that ends because its event loop is held: EX_SOFTWARE of Unix."""

FRAMES: Final = 6
"""How many functions are named, the innermost first."""


@dataclass(eq=False, repr=False)
class HeldLoop:
    """Looks from a thread whether the event loop runs. It takes a few microseconds a second.

    A loop within code that is not Python, and does not let other threads run, cannot be noticed.
    """

    held: float = HELD_SECONDS
    beat: float = BEAT_SECONDS
    end_after: float = 0.0
    """How long a game's rules may hold the event loop, in seconds, before the process ends; 0 for ever."""
    notes: HoldNotes | None = None
    """Where it is written down which rules hold it; None for nowhere."""
    end: Callable[[int], object] = os._exit
    """Ends the process with an exit code."""

    def __post_init__(self) -> None:
        self._beats = 0
        self._expected = False
        self._loop_thread = 0
        self._timer: asyncio.TimerHandle | None = None
        self._told_at: float | None = None
        self._named = False
        """Whether the log says what holds the event loop."""
        self._running: Running | None = None
        self._since = 0.0
        """For how long the event loop had been held when these rules were first seen, in seconds."""
        self._noted: tuple[int, Hold] | None = None
        self._outdated: list[int] = []
        """The notes that are to be taken back."""
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None

    def begin(self) -> None:
        """Begin to look at the running event loop. The second call does nothing."""
        if self._thread is not None:
            return
        self._loop_thread = threading.get_ident()
        self._show_running()
        self._thread = threading.Thread(target=self._look, name="held loop", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop looking. The thread ends soon."""
        self._closing.set()
        if self._timer is not None:
            self._timer.cancel()

    def told_to_stop(self) -> None:
        """Note that the process is told to stop: if its event loop is held, it ends in ``STOP_SECONDS``."""
        self._told_at = self._told_at or time.monotonic()

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Do not mind that the event loop is held for long meanwhile."""
        self._expected = True
        try:
            yield
        finally:
            self._show_running()
            self._expected = False

    def _show_running(self) -> None:
        self._beats += 1
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self.beat, self._show_running)

    def _look(self) -> None:
        """Log what holds the event loop, once each time, and end the process if a game's rules do not stop."""
        beats, silent, looked_at = 0, 0.0, time.monotonic()
        while not self._closing.wait(self.beat):
            now = time.monotonic()
            # A process that was stopped as a whole has not been held meanwhile.
            passed, looked_at = min(now - looked_at, 2 * self.beat), now
            if self._expected or self._beats != beats:
                beats, silent, self._named = self._beats, 0.0, False
                self._follow(None)
                self._take_back()
                continue
            silent += passed
            if self._judge(silent):
                return
        self._follow(None)
        self._take_back()

    def _judge(self, silent: float) -> bool:
        """Look at what runs while the event loop is held, for so many seconds now. Return whether the process ends."""
        frame = sys._current_frames().get(self._loop_thread)  # noqa: SLF001 - there is no other way
        running, failure = None, None
        try:
            running = culprit(frame)
        except BaseException as error:  # noqa: BLE001 - a package's objects may raise anything when they are looked at
            failure = error
        # Several things may take long, one after the other. Each has its own time.
        if running != self._running:
            self._follow(running)
            self._since = silent
        if silent < self.held + self.beat:
            return False
        if not self._named:
            self._named = True
            said = "the event loop has been held for %.0f s, and nobody is answered: %s"
            log.warning(said, silent, where(frame), exc_info=failure)
        lasted = 0.0 if running is None else silent - self._since
        endless = bool(self.end_after) and lasted >= self.end_after
        stop = self._told_at is not None and time.monotonic() - self._told_at >= STOP_SECONDS
        certain = endless or lasted >= (STOP_SECONDS if stop else CERTAIN_SECONDS)
        if running is not None and lasted > 0:
            self._note(replace(running.hold, suspected=not certain))
            self._take_back()
        if endless or stop:
            self._log_end(silent, where(frame))
            self.end(ENDED)
        return endless or stop

    def _follow(self, running: Running | None) -> None:
        """Look at other rules from now on: those before have come back."""
        self._running = running
        if self._noted is not None:
            self._outdated.append(self._noted[0])
            self._noted = None

    def _note(self, hold: Hold) -> None:
        """Write down what holds the event loop, unless that is written down already."""
        number, before = self._noted or (None, None)
        if self.notes is None or not hold.game or hold == before:
            return
        try:
            self._noted = self.notes.note(hold, number), hold
        except NotSaved as error:
            log.warning("%s cannot be written down: %r", hold, error.__cause__)

    def _take_back(self) -> None:
        """Delete the notes of what has come back. What fails is tried again with the next beat."""
        while self.notes is not None and self._outdated:
            try:
                self.notes.take_back(self._outdated[0])
            except NotSaved as error:
                log.warning("a note about rules that take long cannot be taken back yet: %r", error.__cause__)
                return
            del self._outdated[0]

    def _log_end(self, silent: float, functions: str) -> None:
        what, then = "something", ""
        if self._running is not None:
            certain = self._noted is not None and not self._noted[1].suspected
            what = f"the rules of {self._running.hold}"
            then = f", and {'is set aside from now on' if certain else 'is not set aside'}"
        held = "%s: the event loop has been held for %.0f s; this process ends with code %d%s: %s"
        log.critical(held, what, silent, ENDED, then, functions)


def where(frame: FrameType | None) -> str:
    """Return which functions are running, the innermost first.

    Their modules tell the game, where a game's code is among them.
    """
    found: list[str] = []
    while frame is not None and len(found) < FRAMES:
        found.append(f"{frame.f_globals.get('__name__')}.{frame.f_code.co_qualname}, line {frame.f_lineno}")
        frame = frame.f_back
    return " ← ".join(found)
