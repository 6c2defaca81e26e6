"""The bot with packages of games from their folders, as a process that is started again when a file is saved."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from time import sleep
from typing import Any, Final

from bot.runtime import child_processes as tied
from bot.runtime.dumps import count_dumps, dumps_of

LOOK_SECONDS: Final = 0.3
"""How often files are looked at."""
LOAD_SECONDS: Final = 20.0
"""How long a package may take to be loaded: one that loops must not keep the next edit from being seen."""

WATCHED: Final = (".py", ".ftl", ".toml")
"""How the names of the files end that are looked at. Others may be written by the rules themselves, such as a log."""

FORGET: Final = (
    "UPDATE moves SET mark = NULL WHERE game_id IN (SELECT id FROM games WHERE game = ?)",
    "UPDATE games SET dealt_mark = NULL WHERE game = ?",
)
"""New rules take running games over: the fingerprints of the old ones would let them wait."""


def play_packages(
    packages: Sequence[Path],
    announced: tuple[list[str], list[Path]],
    environment: dict[str, str],
    folder: Path,
    people: Mapping[str, str],
    *,
    reload: bool,
) -> int:
    """Run the bot and the workbench until the bot ends by itself, and return its exit code.

    If it ends because the rules hold it up, it is started again, as a host does. With ``reload``, both are started
    again when a file of a package is saved. If the new rules cannot be loaded, the bot goes on with the last that could
    be. That they are loaded is said once people can play by them.

    :param announced: the games of the packages, and where Python finds them; see :func:`.announce`.
    :param folder: where the bot's database ``play.db`` is, and its log is put.
    :param people: the name of everybody, by their id.
    """
    games, places = announced
    path = os.pathsep.join([*map(str, places), *filter(None, [os.environ.get("PYTHONPATH", os.getcwd())])])
    bench = Bench(games, environment | {"PYTHONPATH": path}, folder, people)
    try:
        known = seen = _saved(packages)
        loading = set[str]()
        bench.show()
        bench.play()
        while (code := bench.bot.poll()) is None or bench.was_held():
            if code is not None:
                bench.play()
            sleep(LOOK_SECONDS)
            before, seen = seen, _saved(packages) if reload else known
            if known != seen == before:  # nothing has been saved for a moment
                changed = {file for file, _ in known.items() ^ seen.items()}
                known = seen
                if bench.show():
                    bench.play(again=True)
                    loading |= changed
            if loading and bench.is_ready():
                files = sorted(os.path.relpath(each, _home(each, packages)) for each in loading)
                print(f"  The new rules are loaded: {', '.join(files)}", flush=True)
                loading.clear()
        return int(code)
    finally:
        bench.stop()


def _home(file: str, packages: Sequence[Path]) -> Path:
    return next(each for each in packages if Path(file).is_relative_to(each))


def _saved(packages: Sequence[Path]) -> dict[str, int]:
    """Return when each file of the packages was saved that has code or words, but for those of their tests."""
    found = {}
    for folder, folders, files in (each for package in packages for each in os.walk(package)):
        folders[:] = [each for each in folders if not each.startswith((".", "__")) and each != "tests"]
        for each in filter(lambda name: name.endswith(WATCHED), files):
            file = os.path.join(folder, each)
            with suppress(OSError):
                found[file] = os.stat(file).st_mtime_ns
    return found


class Bench:
    """The two processes."""

    port = 0
    bot: Any = None
    page: Any = None

    def __init__(self, games: list[str], environment: dict[str, str], folder: Path, people: Mapping[str, str]) -> None:
        self._database, self._log, self._ready = folder / "play.db", folder / "log", folder / "ready"
        self._games, self._environment = games, environment | {tied.READY: str(self._ready)}
        self._people = json.dumps(people)
        self._dumped = 0
        """How often the rules have held up the bot since they were loaded."""

    def show(self) -> bool:
        """Start the workbench, and say where it is; return whether the package can be played."""
        tied.end(self.page)
        where = ("--port", str(self.port), "--database", str(self._database), "--log", str(self._log))
        command = ("bot.features.packages.workbench", *self._games, *where, "--people", self._people)
        self.page = tied.start(*command, env=self._environment, stdout=subprocess.PIPE)
        late = threading.Timer(LOAD_SECONDS, self.page.kill)
        late.daemon = True
        late.start()
        line = self.page.stdout.readline()
        late.cancel()
        if not line:
            print("  The rules cannot be loaded, or take too long.", file=sys.stderr, flush=True)
            return False
        told = json.loads(line)
        if self.port != told["port"]:
            self.port = told["port"]
            print(f"  Workbench at http://127.0.0.1:{self.port}\n", flush=True)
        return bool(told["good"])

    def play(self, *, again: bool = False) -> None:
        """Start the bot. With ``again``, its games go on by the new rules, if these allow their moves."""
        tied.end(self.bot)
        self._ready.unlink(missing_ok=True)
        if again:
            self._dumped = 0
            for file in dumps_of(self._database):
                file.unlink()
            with closing(sqlite3.connect(self._database)) as connection, connection:
                made = connection.execute("SELECT * FROM sqlite_master WHERE name = 'moves'").fetchone()
                for statement in FORGET if made else ():  # the bot may have ended before it made its tables
                    connection.executemany(statement, [(game,) for game in self._games])
        self.bot = tied.start("bot", "run", env=self._environment, stderr=subprocess.PIPE)
        threading.Thread(target=self._copy, args=(self.bot.stderr,), daemon=True).start()

    def is_ready(self) -> bool:
        """Tell whether the bot that was started last answers people."""
        return self._ready.exists()

    def was_held(self) -> bool:
        """Tell whether the bot has ended because the rules have held it up since this was asked last."""
        before, self._dumped = self._dumped, count_dumps(self._database)
        return self._dumped > before

    def _copy(self, lines: Any) -> None:
        """Show the bot's log here, and keep it for the workbench."""
        with lines, suppress(OSError, ValueError):
            for line in lines:
                sys.stderr.write(line)
                sys.stderr.flush()
                with self._log.open("a", encoding="utf-8") as log:
                    log.write(line)

    def stop(self) -> None:
        """End both processes."""
        tied.end(self.bot)
        tied.end(self.page)
