"""Errors in the code of a game. Somebody else may have written it, so it may raise anything, and at any moment."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from traceback import walk_tb
from types import FunctionType
from typing import Any, Final, ParamSpec, TypeVar

from bot.games.refused import Refused

P = ParamSpec("P")
T = TypeVar("T")

OUR_MODULES: Final = "bot."
"""What the names of the modules of our own games begin with. Their code raises nothing but exceptions."""

LONGEST: Final = 300
"""The longest text of an error that is told, in characters."""
_ADDRESS: Final = re.compile(r" at 0x[0-9a-fA-F]+\b")
"""Where an object is in memory, which differs each time that the same error is told."""


class BrokenRules(Exception):
    """A game does what no game may do. The text says what."""


def at_fault(error: BaseException) -> bool:
    """Tell whether an error that a game's code raises is its own. Only that of Ctrl-C is not.

    Ctrl-C raises nothing where anything but Python itself heeds it, as the event loop of a bot that serves does.
    """
    return not isinstance(error, KeyboardInterrupt) or signal.getsignal(signal.SIGINT) is not signal.default_int_handler


def told(error: BaseException) -> str:
    """Return an error's type and the first line of what it says, cut off where it is too long.

    What ``BrokenRules`` says needs no type: it is what the bot has found.
    """
    try:
        line = next(filter(None, map(str.strip, str(error).splitlines())), "")
    except BaseException as broken:  # somebody else's error may be broken itself
        if not at_fault(broken):
            raise
        line = ""
    line = _ADDRESS.sub("", line)
    shown = line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
    kind = "" if shown and isinstance(error, BrokenRules) else type(error).__name__
    return ": ".join(filter(None, (kind, shown)))


def places(error: BaseException | None, *modules: str) -> Iterator[str]:
    """Yield the files and lines where an error, or what has caused it, has passed through some modules.

    The innermost place comes first.
    """
    if error is None:
        return
    yield from places(error.__cause__, *modules)
    for frame, line in reversed([*walk_tb(error.__traceback__)]):
        if f"{frame.f_globals.get('__name__')}.".startswith(tuple(f"{each}." for each in modules)):
            yield f"{frame.f_code.co_filename}:{line}"


@contextmanager
def failing() -> Iterator[None]:
    """Let nothing be raised but refusals and ``BrokenRules``: whatever else a game's rules raise, they have failed."""
    try:
        yield
    except (Refused, BrokenRules):
        raise
    except Exception as error:
        raise BrokenRules(told(error)) from error


def contained(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
    """Run a game's code, and return what it returns.

    It is not asynchronous, so a ``CancelledError`` is its own, too.

    :raises BrokenRules: it raises something that is no exception, such as ``SystemExit``, which would end the bot.
    """
    try:
        return work(*arguments, **named)
    except Exception:
        raise
    except BaseException as error:
        if not at_fault(error):
            raise
        raise BrokenRules(told(error)) from error


def contain(kind: type[Any], contract: type[Any]) -> None:
    """Let what a class does raise exceptions only; see ``contained``. Our own classes stay as they are.

    :param kind: a class that keeps to the contract.
    :param contract: the class whose methods the bot calls. Those that it defines itself raise nothing else anyway.
    """
    if kind.__module__.startswith(OUR_MODULES):
        return
    for name in {*vars(kind), *vars(contract)}:
        found = vars(kind).get(name, getattr(kind, name, None))
        if name.startswith("_") or found is vars(contract).get(name):
            continue
        if isinstance(found, FunctionType):
            setattr(kind, name, _containing(found))
        elif isinstance(found, property) and found.fget is not None:
            setattr(kind, name, found.getter(_containing(found.fget)))


def _containing(method: Callable[..., T]) -> Callable[..., T]:
    @wraps(method)
    def run(*arguments: Any, **named: Any) -> T:
        return contained(method, *arguments, **named)

    return run
