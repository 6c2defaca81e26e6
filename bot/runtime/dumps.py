"""The dumps of processes that have ended because they were held: where each of their threads was.

``faulthandler`` writes them. The next start reads them, and sets the packages aside whose code has held a process.
"""

import os
import re
import stat
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from glob import escape
from hashlib import sha256
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Final, TypeAlias

if sys.platform != "win32":
    import fcntl

from bot.games.packages import OURS, brought_by, installed

CODE: Final = (".py", ".pyd", ".so", ".ftl", ".toml")
"""How the names of the files end by which a package is known. Its rules may write others, such as a log."""

BEGINS: Final = "Timeout ("
"""With what a dump begins."""

CUT: Final = "..."
"""With what a stack ends in a dump that is deeper than the hundred functions that a dump has."""

LIMITED: Final = os.path.join(os.sep, "bot", "runtime", "limited.py")
"""How the path ends of the file whose ``run`` begins the threads that the bot gives to the code of games."""

THREADING: Final = os.path.join(os.sep, "threading.py")
"""How the path ends of the file whose ``_bootstrap`` begins every thread but the main one."""

RE: Final = os.path.join(os.path.dirname(re.__file__), "")
"""The folder of regular expressions: code that calls ``re.match`` is as good as inside C itself."""

TOLD: Final = 6
"""How many functions of a stack are told, the innermost first."""

MOST: Final = 1_000_000
"""How many characters of a file with dumps are read at most."""

_FILE: Final = re.compile(r"\.held-[0-9a-f]{8}")
"""How the name of a file with dumps ends."""
_STACK: Final = re.compile(r"^(?:Current thread|Thread) 0x", re.MULTILINE)
_FRAME: Final = re.compile(r'^  File "(.*)", line (\S+) in (.*)$', re.MULTILINE)

Frame: TypeAlias = tuple[str, str, str]
"""A file, a line and a function."""


def dumps_of(base: Path) -> list[Path]:
    """Return the files with dumps whose paths begin with another one."""
    found = base.parent.glob(f"{escape(base.name)}.held-*")
    return sorted(each for each in found if _FILE.fullmatch(each.name.removeprefix(base.name)))


def count_dumps(base: Path) -> int:
    """Return how many dumps there are in these files. One that cannot be read has none."""
    count = 0
    for file in dumps_of(base):
        with suppress(OSError, _NoDumps):
            count += len(_parsed(file)[1])
    return count


class _NoDumps(Exception):
    """A file that is called as one with dumps is something else. The text says what."""


def _parsed(file: Path) -> tuple[str, list[str]]:
    """Return the first lines of a file with dumps, and the dumps.

    :raises OSError: it cannot be read.
    :raises _NoDumps: somebody else has written it, or not all of its first lines were written.
    """
    if not stat.S_ISREG(file.stat().st_mode):  # opening a named pipe would wait for a writer
        raise _NoDumps("it is no regular file")
    with file.open(encoding="utf-8", errors="replace") as stream:
        text = stream.read(MOST)
        cut = bool(stream.read(1))
    head, *dumps = text.split(BEGINS)
    if text and not file.name.endswith(_suffix(head)):
        raise _NoDumps("its first lines are not those that the bot writes")
    return head, dumps[:-1] if cut else dumps


def _suffix(head: str) -> str:
    return f".held-{sha256(head.encode()).hexdigest()[:8]}"


class Dumps:
    """The files with the dumps of processes that have ended because they were held.

    A file's name follows from the packages that are installed: processes with the same packages share it, and each only
    adds to it. Its first lines say what each package is. The dumps stand below them.
    """

    def __init__(self, base: Path) -> None:
        """Look at the installed packages.

        :param base: the path with which the files' paths begin.
        """
        self._base = base
        found: dict[str, list[EntryPoint]] = {}
        for each in installed():
            if each.name not in OURS:
                found.setdefault(each.name, []).append(each)  # of several, the first is played that can be
        self._folders = {name: _folders(each.value for each in entries) for name, entries in found.items()}
        self._roots = {name: _folders(each.value.split(".")[0] for each in entries) for name, entries in found.items()}
        """By game, the outermost folders of its package, which it may share with other games."""
        self._seals = {
            name: f"{', '.join(map(brought_by, entries))} {_digest(self._roots[name])}"
            for name, entries in found.items()
        }
        """By game, the version of its package and a digest of its files."""
        self._head = "".join(f"{name}\t{seal}\n" for name, seal in self._seals.items())
        self._spent: list[Path] = []
        self._strange: list[Path] = []
        self.file: Final = base.with_name(f"{base.name}{_suffix(self._head)}")
        """Where this process leaves its own dump."""
        self.aside: dict[str, str] = {}
        """The games that are set aside, with the reason."""
        self.others: list[str] = []
        """What else has held a process, each in a sentence."""
        self.unread: list[str] = []
        """The files that cannot be read or tidied, each with the reason. What they say does not count."""

    def read(self) -> None:
        """Read the files. A dump counts as long as the package is what it was."""
        for file in dumps_of(self._base):
            try:
                head, dumps = _parsed(file)
            except OSError as error:
                if not isinstance(error, FileNotFoundError) or file.is_symlink():  # else another process has tidied
                    self.unread.append(f"{file}: {error.strerror}")
                continue
            except _NoDumps as why:
                self._strange.append(file)
                self.unread.append(f"{file}: {why}")
                continue
            seals = {name: seal for name, _, seal in (line.partition("\t") for line in head.split("\n"))}
            blamed = [self._blamed(dump) for dump in dumps]
            self.others += [_told(frames[:TOLD]) for games, frames in blamed if not games]
            counting = {
                game: f"it is set aside, as its code has held up the whole bot: {_told(frames[:1])}; install a mended"
                f" version, or delete {file}, and restart the bot"
                for games, frames in blamed
                for game in games
                if seals.get(game) == self._seals[game]
            }
            self.aside |= counting
            if not counting and (dumps or file != self.file):
                self._spent.append(file)

    def tidy(self) -> None:
        """Delete the files that have been read and do not count, and rename those that are something else."""
        for file in self._spent:
            with self._noting(file):
                if file == self.file:
                    file.write_text(self._head, encoding="utf-8")  # another process may have it open
                else:
                    _delete(file)
        for file in self._strange:
            with self._noting(file):
                file.replace(f"{file}.unread")

    @contextmanager
    def _noting(self, file: Path) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            self.unread.append(f"{file}: {error.strerror}")

    def open(self) -> IO[str]:
        """Open the file for this process's own dump.

        :raises OSError: it cannot be written.
        """
        stream = self.file.open("a", encoding="utf-8")
        _lock(stream, sole=False)
        while not self.file.exists() or not os.path.samestat(self.file.stat(), os.fstat(stream.fileno())):
            stream.close()  # another process was deleting it
            stream = self.file.open("a", encoding="utf-8")
            _lock(stream, sole=False)
        if not stream.tell():
            stream.write(self._head)
            stream.flush()
        return stream

    def _blamed(self, dump: str) -> tuple[list[str], list[Frame]]:
        """Return the games whose code has held the process, and the stack from there on; no games if none has.

        It is the code on the stack of the main thread. If there is none, it may be a thread that the bot has given to
        the code of a game, and whose innermost function is the game's: that may hold the interpreter's lock, inside C.
        Other threads of packages wait for something at most times, so they are never blamed.
        """
        main, *others = [*reversed(_STACK.split(dump)[1:])] or [""]  # the main thread comes last
        stack = _FRAME.findall(main)
        if stack and stack[-1][0].endswith(THREADING) and stack[-1][2] == "_bootstrap":
            main, others, stack = "", [main, *others], []  # it is not there: there were too many, or no room for it
        if games_there := self._on(stack):
            return games_there
        if not main.rstrip().endswith(CUT):  # else the functions that are missing may be those that held it
            for each in map(_FRAME.findall, others):
                if any(file.endswith(LIMITED) and function == "run" for file, _, function in each):
                    innermost = next((frame for frame in each if not frame[0].startswith(_dumped(RE))), each[0])
                    if (games_there := self._on(each)) and games_there[1][0] == innermost:
                        return games_there
        return [], stack

    def _on(self, stack: list[Frame]) -> tuple[list[str], list[Frame]] | None:
        """Return the games whose code is the innermost on a stack, and the stack from there on; None if none is."""
        for by_game in (self._folders, self._roots):
            for place, (file, _, _) in enumerate(stack):
                within = {
                    name: len(folder)
                    for name, folders in by_game.items()
                    for folder in map(_dumped, folders)
                    if file.startswith(folder)
                }
                nearest = max(within.values(), default=0)
                if nearest:
                    return [name for name, length in within.items() if length == nearest], stack[place:]
        return None


def _delete(file: Path) -> None:
    """Delete a file, unless a process has it open for its own dump.

    :raises OSError: it cannot be deleted.
    """
    if sys.platform == "win32":
        with suppress(PermissionError):  # it is open
            file.unlink(missing_ok=True)
        return
    with file.open("a", encoding="utf-8") as stream:
        if _lock(stream, sole=True):
            file.unlink(missing_ok=True)


def _lock(stream: IO[str], *, sole: bool) -> bool:
    """Lock a file until it is closed, or the process ends; tell whether that is possible now.

    Windows has no such locks, and needs none: it deletes no file that is open.

    :param sole: whether no other process may have it open; it is not waited for.
    """
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB if sole else fcntl.LOCK_SH)
    except OSError:  # a process has it, or this file system knows no locks
        return False
    return True


def _folders(modules: Iterable[str]) -> list[str]:
    """Return the folders of some modules, each with a separator at its end. Nothing of them is imported."""
    found = []
    for module in modules:
        top, *inner = module.split(".")
        with suppress(ImportError, ValueError):
            spec = find_spec(top)
            places = () if spec is None else spec.submodule_search_locations or ()
            found += [os.path.join(each, *inner, "") for each in places]
    return found


def _dumped(path: str) -> str:
    return path.encode("ascii", "backslashreplace").decode()


def _digest(folders: Iterable[str]) -> str:
    found = sha256()
    for folder in folders:
        for path, inner, names in os.walk(folder):
            inner.sort()
            for name in sorted(each for each in names if each.endswith(CODE)):
                with suppress(OSError):
                    found.update(os.fsencode(name) + Path(path, name).read_bytes())
    return found.hexdigest()[:16]


def _told(frames: Iterable[Frame]) -> str:
    return " ← ".join(f"{file}, line {line}, in {function}" for file, line, function in frames) or "nobody knows where"
