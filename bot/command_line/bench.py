"""The bot with a game's package from a folder, as a process that is started again when a file is saved."""

import json
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any, Final

from bot.command_line.packages import announce

LOOK_SECONDS: Final = 0.3
"""How often files are looked at."""
STOP_SECONDS: Final = 20.0
LOAD_SECONDS: Final = 20.0
"""How long a package may take to be loaded: one that loops must not keep the next edit from being seen."""

FORGET: Final = (
    "UPDATE moves SET mark = NULL WHERE game_id IN (SELECT id FROM games WHERE game = ?)",
    "UPDATE alone SET mark = NULL WHERE game = ?",
)
"""New rules take running games over: the fingerprints of the old ones would let them wait."""


def play_package(package: Path, environment: dict[str, str], database: Path, *, reload: bool) -> int:
    """Run the bot and the workbench until the bot ends by itself, and return its exit code.

    With ``reload``, both are started again when a file of the package is saved. If the new rules cannot be loaded, the
    bot goes on with the last that could be.

    :raises NoPackage: the folder has none.
    """
    with TemporaryDirectory() as folder:
        games, places = announce(package, Path(folder))
        path = os.pathsep.join([*map(str, places), *filter(None, [os.environ.get("PYTHONPATH", os.getcwd())])])
        bench = Bench(games, environment | {"PYTHONPATH": path}, database, Path(folder) / "log")
        try:
            good = bench.show()
            print(f"  Workbench at http://127.0.0.1:{bench.port}\n", flush=True)
            bench.play()
            known = _saved(package)
            while bench.bot.poll() is None:
                sleep(LOOK_SECONDS)
                found = _saved(package) if reload else known
                if found != known:
                    known, good = found, bench.show()
                    if good:
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

    def __init__(self, games: list[str], environment: dict[str, str], database: Path, log: Path) -> None:
        self._games, self._environment, self._database, self._log = games, environment, database, log

    def show(self) -> bool:
        """Start the workbench; return whether the package can be played."""
        _end(self.page)
        where = ("--port", str(self.port), "--database", str(self._database), "--log", str(self._log))
        command = [sys.executable, "-m", "bot.command_line.workbench", self._games[0], *where]
        self.page = subprocess.Popen(
            command, env=self._environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        late = threading.Timer(LOAD_SECONDS, self.page.kill)
        late.daemon = True
        late.start()
        line = self.page.stdout.readline()
        late.cancel()
        if not line:
            print("  The package cannot be loaded, or takes too long.", file=sys.stderr, flush=True)
            return False
        told = json.loads(line)
        self.port = told["port"]
        return bool(told["good"])

    def play(self, *, again: bool = False) -> None:
        """Start the bot. If it is started again, its games go on by the new rules, if these allow their moves."""
        if again:
            _end(self.bot)
            with closing(sqlite3.connect(self._database)) as connection, connection:
                for statement in FORGET:
                    connection.executemany(statement, [(game,) for game in self._games])
        command = [sys.executable, "-m", "bot", "run"]
        self.bot = subprocess.Popen(command, env=self._environment, stderr=subprocess.PIPE, text=True)
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
        _end(self.bot)
        _end(self.page)


def _end(process: Any) -> None:
    if process is None:
        return
    for pipe in filter(None, (process.stdin, process.stdout)):
        pipe.close()
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
