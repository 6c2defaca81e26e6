"""The bot, which counts its statements and its event loop's rounds, and writes the counts when it is asked for them.

How quickly tables are rebuilt after a start can be set, so that they can be measured before and after.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, event

from bot.__main__ import main
from bot.command_line import serving
from bot.store.journal.statements import Frequent
from bot.tables.live import live_tables, room, watchdog

COUNTS: Final = "COUNTS"
"""The environment's name of the folder with the question, a named pipe, and the answer, a file with the counts."""
QUESTION, ANSWER = "question", "answer.json"
WAKE_PER_SECOND: Final = "WAKE_PER_SECOND"
LOOK_SECONDS: Final = "LOOK_SECONDS"

_counts: Counter[str] = Counter()
_rooms: list[room.Room] = []


def _count_statement(*_: Any) -> None:
    _counts["statements"] += 1


def _note_rooms() -> None:
    """Note each room that is made."""
    make = room.Room.__init__

    def noted(self: room.Room, *arguments: Any, **named: Any) -> None:
        _rooms.append(self)
        make(self, *arguments, **named)

    room.Room.__init__ = noted  # type: ignore[assignment,method-assign]


def _note_moves() -> None:
    """Count the statements that SQLAlchemy does not execute."""
    execute = Frequent.execute

    def noted(self: Frequent, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        _count_statement()
        execute(self, connection, rows)

    Frequent.execute = noted  # type: ignore[method-assign]


def _counting_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop that counts its rounds, and the timers that it is given. libuv's does not let us."""
    loop: Any = asyncio.new_event_loop()
    call_at, run_once = loop.call_at, loop._run_once  # noqa: SLF001 - there is no other way

    def counted_at(*arguments: Any, **named: Any) -> asyncio.TimerHandle:
        _counts["timers"] += 1
        handle: asyncio.TimerHandle = call_at(*arguments, **named)
        return handle

    def counted_round() -> None:
        _counts["rounds"] += 1
        run_once()

    loop.call_at, loop._run_once = counted_at, counted_round  # noqa: SLF001
    return loop  # type: ignore[no-any-return]


def _answer(folder: Path) -> None:
    """Write the counts whenever the question is asked. Until then, the thread waits and uses no time."""
    while True:
        (folder / QUESTION).read_bytes()
        _write(folder / ANSWER)


def _write(file: Path) -> None:
    live, awake = sum(map(len, _rooms)), sum(len(each.tables) for each in _rooms)
    draft = file.with_suffix(".new")
    draft.write_text(json.dumps({**_counts, "awake": awake, "live": live}), encoding="utf-8")
    draft.rename(file)


if __name__ == "__main__":
    live_tables.WAKE_PER_SECOND = float(os.environ[WAKE_PER_SECOND])  # type: ignore[assignment]
    watchdog.LOOK_SECONDS = float(os.environ[LOOK_SECONDS])
    _note_rooms()
    event.listen(Engine, "before_cursor_execute", _count_statement)
    _note_moves()
    serving._event_loop = _counting_loop  # noqa: SLF001 - nobody else wants another one
    threading.Thread(target=_answer, args=(Path(os.environ[COUNTS]),), daemon=True).start()
    sys.argv = ["bot", "run"]
    sys.exit(main())
