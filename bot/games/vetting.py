"""What a package is to the bot, and running its code at the start, where it may do anything."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from threading import Timer
from typing import Final, TypeVar

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
    :raises BadPackage: it raises anything, even ``SystemExit``. Only what Ctrl-C raises goes on.
    """
    try:
        return work()
    except (BadPackage, KeyboardInterrupt):
        raise
    except BaseException as error:  # somebody else's code may raise anything
        said = ""
        with suppress(Exception):  # even its error may be broken
            said = (str(error).splitlines() or [""])[0]
        raise BadPackage(f"{what}: {type(error).__name__}{said and f': {said}'}") from error


def vet(package: Package, what: str, work: Callable[[], T]) -> T:
    """Do all of one step that the bot's start takes with a package: see ``load``. The log names a package that is slow.

    What is wrong with one of our own games is raised as it is.
    """
    if package.origin is None:
        return work()
    late = Timer(SLOW_SECONDS, log.warning, ("the start waits for the game %s", described(package)))
    late.daemon = True
    late.start()
    try:
        return load(what, work)
    finally:
        late.cancel()
