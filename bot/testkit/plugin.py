"""The option ``--update-golden``, and ``--held`` for ``claro-bot add``.

A package names this module in its ``conftest.py``: ``pytest_plugins``.
"""

from pathlib import Path
from typing import Final, NoReturn

import pytest

UPDATE: Final = "--update-golden"
HELD: Final = "--held"

HOLDING: Final[dict[type, str]] = {}
"""By each class that holds a game to the kit, the game's name."""

_TO_WRITE: Final = "bot.testkit writes"
"""The property of a test that says which file is written, and what."""

SAID: Final = "bot.testkit says"
"""The property of a test with a line that the end of the session shows."""

MANY: Final = 5
"""How many tests that fail at the same place are told together, so that nobody looks for as many faults."""

_CANNOT_IMAGINE: Final = "has no method imagine"


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Add the options."""
    parser.addoption(UPDATE, action="store_true", help="write the golden games of bot.testkit anew")
    parser.addoption(HELD, metavar="FILE", help="write the names of the games that these tests hold to the kit")
    pluginmanager.register(_Afterwards())


def updates(request: pytest.FixtureRequest) -> bool:
    """Tell whether golden games and records are to be written."""
    return bool(request.config.getoption(UPDATE, default=False))


def write_later(request: pytest.FixtureRequest, file: Path, text: str) -> None:
    """Write a file at the end of the session, if all tests have passed by then: nothing unfinished is frozen."""
    request.node.user_properties.append((_TO_WRITE, (str(file), text)))


def skip_what_imagines(game: str) -> NoReturn:
    """Leave a test out because it needs ``Game.imagine``. The end of the session says so."""
    pytest.skip(f"{game} {_CANNOT_IMAGINE}")


class _Afterwards:
    """What is done, and said, when all tests have been run."""

    def __init__(self) -> None:
        self._files: dict[str, str] = {}
        self._untried: dict[str, list[str]] = {}
        self._said: list[str] = []
        self._broken: dict[str, list[str]] = {}
        """By the file and line where a test has failed, what was said there."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            for name, value in report.user_properties:
                if name == _TO_WRITE and isinstance(value, tuple | list):
                    self._files[value[0]] = value[1]
                elif name == SAID:
                    self._said.append(str(value))
        crash = getattr(report.longrepr, "reprcrash", None) if report.failed else None
        if crash is not None:
            said = (str(crash.message).splitlines() or [""])[0]
            self._broken.setdefault(f"{crash.path}:{crash.lineno}", []).append(said)
        if report.skipped and isinstance(report.longrepr, tuple) and _CANNOT_IMAGINE in report.longrepr[2]:
            why = report.longrepr[2].removeprefix("Skipped: ")
            self._untried.setdefault(why, []).append(report.nodeid.rpartition("::")[2])

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if file := session.config.getoption(HELD):
            kinds = {item.cls for item in session.items if isinstance(item, pytest.Function)}
            held = {game for kind, game in HOLDING.items() if kind in kinds}
            Path(file).write_text("\n".join(sorted(held)), encoding="utf-8")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if not self._files or hasattr(session.config, "workerinput"):  # one of several processes that share the tests
            return
        if exitstatus != pytest.ExitCode.OK:
            self._said.append(f"{UPDATE} has written nothing, because not all tests have passed: mend it, and repeat")
            return
        for name, text in self._files.items():
            file = Path(name)
            file.parent.mkdir(exist_ok=True)
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        many = [(where, said) for where, said in self._broken.items() if len(said) >= MANY]
        self._said += [f"{len(said)} tests fail at {where}: {said[0]}" for where, said in many]
        self._said += [f"{why}, so this was not tried: {', '.join(tests)}" for why, tests in self._untried.items()]
        for each in self._said:
            terminalreporter.write_line(each, yellow=True)
