"""Errors in the code of a game. Somebody else may have written it, so it may raise anything, and at any moment."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

OUR_MODULES: Final = "bot."
"""What the names of the modules of our own games begin with. Their code raises nothing but exceptions."""


class BrokenRules(Exception):
    """A game does what no game may do. The text says what."""


def at_fault(error: BaseException) -> bool:
    """Tell whether an error that a game's code raises is its own. Only that of Ctrl-C is not.

    Ctrl-C raises nothing where anything but Python itself heeds it, as the event loop of a bot that serves does.
    """
    return not isinstance(error, KeyboardInterrupt) or signal.getsignal(signal.SIGINT) is not signal.default_int_handler


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
        raise BrokenRules(f"{type(error).__name__}: {error}") from error


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
