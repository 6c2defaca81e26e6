"""The bot with a game's package from a folder, as a process that is started again when a file is saved."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

from bot.command_line import tied
from bot.command_line.packages import announce

LOOK_SECONDS: Final = 0.3
"""How often files are looked at."""
LOAD_SECONDS: Final = 20.0
"""How long a package may take to be loaded: one that loops must not keep the next edit from being seen."""

FORGET: Final = (
    "UPDATE moves SET mark = NULL WHERE game_id IN (SELECT id FROM games WHERE game = ?)",
    "UPDATE games SET dealt_mark = NULL WHERE game = ?",
    "UPDATE alone SET mark = NULL WHERE game = ?",
)
"""New rules take running games over: the fingerprints of the old ones would let them wait."""


def play_package(
    package: Path, environment: dict[str, str], database: Path, people: Mapping[str, str], *, reload: bool
) -> int:
    """Run the bot and the workbench until the bot ends by itself, and return its exit code.

    With ``reload``, both are started again when a file of the package is saved. If the new rules cannot be loaded, the
    bot goes on with the last that could be.

    :param people: the name of everybody, by their id.
    :raises NoPackage: the folder has none.
    """
    with TemporaryDirectory() as folder:
        games, places = announce(package, Path(folder))
        path = os.pathsep.join([*map(str, places), *filter(None, [os.environ.get("PYTHONPATH", os.getcwd())])])
        bench = Bench(games, environment | {"PYTHONPATH": path}, database, Path(folder) / "log", people)
        try:
            known = seen = _saved(package)
            bench.show()
            bench.play()
            while bench.bot.poll() is None:
                sleep(LOOK_SECONDS)
                before, seen = seen, _saved(package) if reload else known
                if known != seen == before:  # nothing has been saved for a moment
                    known = seen
                    if bench.show():
                        bench.play(again=True)
                        print("  The new rules are loaded.", flush=True)
            return int(bench.bot.returncode)
        finally:
            bench.stop()


def _saved(package: Path) -> dict[str, int]:
    """Return when each file of a package was saved, but for what tests and Python write."""
    found = {}
    for folder, folders, files in os.walk(package):
        folders[:] = [each for each in folders if not each.startswith((".", "__")) and each != "tests"]
        for each in files:
            file = os.path.join(folder, each)
            with suppress(OSError):
                found[file] = os.stat(file).st_mtime_ns
    return found


class Bench:
    """The two processes."""

    port = 0
    bot: Any = None
    page: Any = None

    def __init__(
        self, games: list[str], environment: dict[str, str], database: Path, log: Path, people: Mapping[str, str]
    ) -> None:
        self._games, self._environment, self._database, self._log = games, environment, database, log
        self._people = json.dumps(people)

    def show(self) -> bool:
        """Start the workbench, and say where it is; return whether the package can be played."""
        tied.end(self.page)
        where = ("--port", str(self.port), "--database", str(self._database), "--log", str(self._log))
        command = ("bot.command_line.workbench", *self._games, *where, "--people", self._people)
        self.page = tied.start(*command, env=self._environment, stdout=subprocess.PIPE)
        late = threading.Timer(LOAD_SECONDS, self.page.kill)
        late.daemon = True
        late.start()
        line = self.page.stdout.readline()
        late.cancel()
        if not line:
            print("  The package cannot be loaded, or takes too long.", file=sys.stderr, flush=True)
            return False
        told = json.loads(line)
        if self.port != told["port"]:
            self.port = told["port"]
            print(f"  Workbench at http://127.0.0.1:{self.port}\n", flush=True)
        return bool(told["good"])

    def play(self, *, again: bool = False) -> None:
        """Start the bot. If it is started again, its games go on by the new rules, if these allow their moves."""
        if again:
            tied.end(self.bot)
            with closing(sqlite3.connect(self._database)) as connection, connection:
                for statement in FORGET:
                    connection.executemany(statement, [(game,) for game in self._games])
        self.bot = tied.start("bot", "run", env=self._environment, stderr=subprocess.PIPE)
        threading.Thread(target=self._copy, args=(self.bot.stderr,), daemon=True).start()

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
