"""What goes wrong with a bot although nobody looks: refused requests, closed sockets, unhandled errors."""

from __future__ import annotations

import logging
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

MOST: Final = 100
"""How many troubles are kept: the first ones."""
LONGEST: Final = 500
"""How much of one is kept, in characters."""


class Troubles:
    """The troubles of a bot, each in a line, oldest first."""

    def __init__(self) -> None:
        self._found: list[str] = []
        self.allowed: list[str] = []
        """Texts. A trouble in whose line one of them occurs is meant."""
        self.looks: list[Callable[[], list[str]]] = []
        """Functions that return what is known only when somebody asks."""

    def note(self, line: str) -> None:
        """Note a trouble. Those that are meant take no room from others."""
        if len(self._found) < MOST and not self._meant(line[:LONGEST]):
            self._found.append(line[:LONGEST])

    def request(self, method: str, path: str, status: int, answer: object) -> None:
        """Note a request of the bot that was refused. A rate limit is none of its faults: it sends it again."""
        if status < HTTPStatus.BAD_REQUEST or status == HTTPStatus.TOO_MANY_REQUESTS:
            return
        told = answer if isinstance(answer, dict) else {}
        if "not_served" in told:
            self.note(f"not served here: {told['not_served']}")
            return
        code = " ".join(str(told[each]) for each in ("code", "message") if each in told)
        self.note(f"refused: {method} {path}: {status} {code} {told.get('errors', '')}".rstrip())

    def unexpected(self) -> list[str]:
        """Return the troubles that are not allowed."""
        found = [*self._found, *(each for look in self.looks for each in look())]
        return [each for each in dict.fromkeys(found) if not self._meant(each)]

    def _meant(self, line: str) -> bool:
        return any(text in line for text in self.allowed)


@contextmanager
def noted(note: Callable[[str], None]) -> Iterator[None]:
    """Note what nobody has handled in this block: errors that are logged with an exception, and those of threads."""
    errors = _Errors(note)
    logging.getLogger().addHandler(errors)
    earlier = threading.excepthook

    def hook(failed: threading.ExceptHookArgs) -> None:
        if errors.notes and failed.exc_value is not None:
            name = "a thread" if failed.thread is None else failed.thread.name
            note(f"error: {described(failed.exc_value)} (a thread: {name})")
        earlier(failed)

    threading.excepthook = hook
    try:
        yield
    finally:
        errors.notes = False
        logging.getLogger().removeHandler(errors)
        if threading.excepthook is hook:
            threading.excepthook = earlier


class _Errors(logging.Handler):
    """Notes errors that are logged with an exception: libraries log so what a bot has not handled."""

    def __init__(self, note: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self.notes = True
        self._note = note

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error."""
        if record.exc_info and record.exc_info[1] is not None:
            self._note(f"error: {described(record.exc_info[1])} ({record.name}: {record.getMessage()})")


def described(error: BaseException) -> str:
    """Return an exception in one line, with the one from which it comes."""
    cause = error.__cause__
    said = traceback.format_exception_only(error)[-1].strip()
    return said if cause is None else f"{said}, from {described(cause)}"
