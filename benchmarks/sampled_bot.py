"""The bot, which notes after each millisecond of processor time what it is doing, and writes the counts at its end.

Signals reach the main thread only. What the other threads use is the rest of the process's time.
"""

from __future__ import annotations

import json
import os
import signal
import threading
import time
from collections.abc import Iterable
from pathlib import Path
from types import FrameType
from typing import Final

from bot.__main__ import main

SECONDS: Final = 0.001
WARM_SECONDS: Final = 5.0
"""How long nothing is counted, as people sit down meanwhile, in seconds."""

PLACES: Final = {
    "gateway": (
        "/discord/gateway",
        "/discord/state",
        "/discord/interactions",
        "/discord/shard",
        "/bot/interactions/",
        "/aiohttp/client_ws",
        "/aiohttp/_websocket",
    ),
    "decide": ("/bot/games/", "/bot/tables/"),
    "write": ("/bot/store/", "/sqlalchemy/", "/aiosqlite/"),
    "build": ("/bot/views/", "/bot/faces/", "/discord/ui/", "/bot/locales/", "/fluent", "/discord/components"),
    "send": ("/aiohttp/", "/discord/http", "/discord/webhook", "/bot/tables/messages/", "/yarl/", "/ssl.py"),
    "pictures": ("/bot/art/", "/PIL/"),
}
"""Each part of a move, with what is in the names of the files that do it. The innermost file that has a part decides,
so what the standard library does belongs to whoever called it."""

WAKE_UPS: Final = "wake-ups"
"""The part of what belongs to nothing else: the event loop that looks for work, and hands it from thread to thread."""

THREADS: Final = "threads"
"""The part of the other threads: the writer of the database, the drawing of pictures."""

_seconds: dict[str, float] = dict.fromkeys([*PLACES, WAKE_UPS, THREADS], 0.0)
_known: dict[str, str | None] = {}
_last = {"main": 0.0, "process": 0.0}


def part_of(files: Iterable[str]) -> str:
    """Return the part of a move to which a stack belongs, from its innermost file on."""
    for file in files:
        if file not in _known:
            parts = (part for part, names in PLACES.items() if any(name in file for name in names))
            _known[file] = next(parts, None)
        part = _known[file]
        if part is not None:
            return part
    return WAKE_UPS


def _files(frame: FrameType | None) -> Iterable[str]:
    while frame is not None:
        yield frame.f_code.co_filename
        frame = frame.f_back


def _sample(_: int, frame: FrameType | None) -> None:
    """Give the processor time since the last look to what the main thread is doing, and the others' to them."""
    main_s, process_s = time.thread_time(), time.process_time()
    if not _last["process"]:
        _last.update(main=main_s, process=process_s)
    spent = main_s - _last["main"]
    _seconds[part_of(_files(frame))] += spent
    _seconds[THREADS] += process_s - _last["process"] - spent
    _last.update(main=main_s, process=process_s)


def _begin() -> None:
    """Begin to count. Runs in a thread of its own, so the first look only notes where the main thread is."""
    signal.setitimer(signal.ITIMER_PROF, SECONDS, SECONDS)


if __name__ == "__main__":
    signal.signal(signal.SIGPROF, _sample)
    timer = threading.Timer(WARM_SECONDS, _begin)
    timer.daemon = True
    timer.start()
    try:
        main(["run"])
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(os.environ["SAMPLES"]).write_text(json.dumps(_seconds), encoding="utf-8")
