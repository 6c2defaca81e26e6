"""Validation of packages: loading a package's code at the start, and running its checks."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from signal import SIGINT, SIGTERM, getsignal, signal
from threading import Timer, current_thread, main_thread
from types import FrameType
from typing import Any, Final, TypeVar

from bot.games.errors import places, told

log = logging.getLogger(__name__)

SLOW_SECONDS: Final = 5.0
"""How long a package's code may run at the start, in seconds, before the log names the package."""

T = TypeVar("T")


class BadPackage(Exception):
    """A package cannot be used. The text says why, for the person who hosts the bot."""


@dataclass(frozen=True, slots=True)
class Package:
    """Where the parts of a game are."""

    name: str
    """The game's name."""
    rules: str
    """The Python package whose module ``game`` has the rules."""
    look: str
    """The Python package with the module ``face`` and the folder ``words``."""
    origin: str | None = None
    """The distribution that brings it, such as ``claro-bot-higher 1.0``; None for our own games."""
    contract: int = 2
    """The version of the contract that it was written for."""


def described(package: Package) -> str:
    """Return how a package is called in messages to the host."""
    return package.name if package.origin is None else f"{package.name} ({package.origin})"


def load(what: str, work: Callable[[], T]) -> T:
    """Run a package's own code, and return what it returns.

    :param what: what it means that the code fails.
    :raises BadPackage: it raises anything, even ``SystemExit``. Only what a signal raises goes on, such as Ctrl-C.
    """
    with _signals():
        try:
            return work()
        except BadPackage:
            raise
        except BaseException as error:  # somebody else's code may raise anything
            raise BadPackage(f"{what}: {told(error)}") from error


@contextmanager
def _signals() -> Iterator[None]:
    """Raise what the handler of a signal raises meanwhile, whatever somebody else's code makes of it."""
    raised: list[BaseException] = []
    before: dict[int, Any] = {}

    def handle(number: int, frame: FrameType | None) -> None:
        try:
            before[number](number, frame)
        except BaseException as error:
            raised.append(error)
            raise

    if current_thread() is main_thread():  # only there can handlers be set
        before = {each: now for each in (SIGINT, SIGTERM) if callable(now := getsignal(each))}
    for number in before:
        signal(number, handle)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal(number, handler)
        if raised:
            raise raised[0]


def validate(package: Package, what: str, work: Callable[[], T]) -> T:
    """Do all of one step that the bot's start takes with a package: see ``load``. The log names a package that is slow.

    The text of what is raised ends with the package's file and line, where something has failed there.

    What is wrong with one of our own games is raised as it is.
    """
    if package.origin is None:
        return work()
    late = Timer(SLOW_SECONDS, log.warning, ("the start waits for the game %s", described(package)))
    late.daemon = True
    late.start()
    try:
        return load(what, work)
    except BadPackage as error:
        raise BadPackage(f"{error}{_place(error, package)}") from error
    finally:
        late.cancel()


def _place(error: BadPackage, package: Package) -> str:
    """Return in which file and line of a package something is wrong; nothing if no line is known."""
    wrong = error.__cause__
    if isinstance(wrong, SyntaxError) and wrong.filename:
        return f", in {wrong.filename}:{wrong.lineno}"
    return next((f", in {each}" for each in places(wrong, package.rules, package.look)), "")
