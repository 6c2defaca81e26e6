"""Change the code in small ways, one at a time, and see which changes no test notices: ``make mutants``.

Cosmic Ray makes the changes in a copy of what git tracks, so the working tree stays as it is. ``modules.toml`` says
which modules are changed and which tests must notice. The survivors are listed in docs/mutants.md; the reasons written
there are kept. A second run tries again what survived, and in a module that has changed, everything.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import resource
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mutants.report import Findings, Report, Survivor

ROOT = Path(__file__).parents[2]
WORK = ROOT / "build" / "mutants"
TREE = WORK / "tree"
REPORT = ROOT / "docs" / "mutants.md"

PYTEST = "-m pytest -x -q -p no:cacheprovider -p no:randomly -p no:xdist --hypothesis-seed=0"
"""One process and a fixed order: what a change does must not depend on chance."""

CPU_SECONDS = 600
"""How much processor time a process may use: Cosmic Ray for one module, or its tests for one mutant."""


@dataclass(frozen=True)
class Part:
    """How one module is tried."""

    module: str
    tests: tuple[str, ...]
    seconds: float
    """How long the tests may take with one mutant."""
    minutes: float
    """How long all mutants of the module may take."""


def parts(wanted: Iterable[str]) -> tuple[list[Part], frozenset[str]]:
    """Read what to try, in the order of the configuration, and the operators with which to change it.

    :param wanted: modules, such as ``bot/tables/rules/lobby.py``; none for all.
    """
    read = tomllib.loads((Path(__file__).parent / "modules.toml").read_text(encoding="utf-8"))
    found: dict[str, Part] = {}
    for part in read["part"]:
        for pattern in part["modules"]:
            for path in sorted(ROOT.glob(pattern)):
                module = str(path.relative_to(ROOT))
                found[module] = Part(module, tuple(part["tests"]), part["seconds"], part["minutes"])
    chosen = list(wanted) or list(found)
    unknown = [module for module in chosen if module not in found]
    if unknown:
        raise SystemExit(f"modules.toml does not have {', '.join(unknown)}")
    return [found[module] for module in chosen], frozenset(read["operators"])


def copy_tree() -> None:
    """Copy what git tracks, and new files that it does not ignore, to where it can be changed."""
    shutil.rmtree(TREE, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (TREE / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, TREE / name)
    # Cosmic Ray keeps the tests from writing bytecode, so without this each would compile the whole bot.
    subprocess.run([sys.executable, "-m", "compileall", "-q", "bot", "tests", "playground"], cwd=TREE, check=True)


class Session:
    """The mutants of one module, and what became of them."""

    def __init__(self, part: Part, tool: str) -> None:
        self.part = part
        self._tool = tool
        name = part.module.removesuffix(".py").replace("/", ".")
        self._path = WORK / f"{name}.sqlite"
        self._config = WORK / f"{name}.toml"
        self._basis = WORK / f"{name}.basis"
        """What the mutants were made from: the module and the operators."""

    def prepare(self, operators: frozenset[str]) -> None:
        """Find the mutants. If they are those of the last run, the ones that were noticed are not tried again."""
        # A folder of their own: pytest deletes the oldest of those that it makes by itself, even of other runs.
        arguments = [f"--basetemp={WORK / 'tmp'}", *self.part.tests]
        command = f"{sys.executable} {PYTEST} {shlex.join(arguments)}"
        self._config.write_text(
            "[cosmic-ray]\n"
            f'module-path = "{self.part.module}"\n'
            f"timeout = {self.part.seconds}\n"
            "excluded-modules = []\n"
            f"test-command = {json.dumps(command)}\n"
            '[cosmic-ray.distributor]\nname = "local"\n',
            encoding="utf-8",
        )
        source = (ROOT / self.part.module).read_text(encoding="utf-8")
        basis = "\n".join([source, *sorted(operators)])
        if self._path.exists() and self._basis.exists() and self._basis.read_text(encoding="utf-8") == basis:
            with closing(sqlite3.connect(self._path)) as connection, connection:
                connection.execute("DELETE FROM work_results WHERE test_outcome = 'SURVIVED' OR test_outcome IS NULL")
        else:
            self._path.unlink(missing_ok=True)
            self._run("init", str(self._config), str(self._path))
            self._basis.write_text(basis, encoding="utf-8")
        self._leave_out(operators, without_effect(source))

    def _leave_out(self, operators: frozenset[str], nowhere: list[tuple[tuple[int, int], tuple[int, int]]]) -> None:
        """Drop the mutants of other operators, and those in places where a change has no effect."""
        with closing(sqlite3.connect(self._path)) as connection, connection:
            rows = connection.execute(
                "SELECT job_id, operator_name, start_pos_row, start_pos_col FROM mutation_specs"
            ).fetchall()
            for job, operator, row, column in rows:
                if operator in operators and not any(begin <= (row, column) < end for begin, end in nowhere):
                    continue
                connection.execute("DELETE FROM mutation_specs WHERE job_id = ?", [job])
                connection.execute("DELETE FROM work_results WHERE job_id = ?", [job])
                connection.execute("DELETE FROM work_items WHERE job_id = ?", [job])

    def check(self) -> None:
        """See that the tests pass while nothing is changed.

        :raises SystemExit: they fail, so they can notice nothing.
        """
        try:
            self._run("baseline", str(self._config))
        except subprocess.CalledProcessError as error:
            raise SystemExit(f"{self.part.module}: its tests fail without any change\n{error.stderr}") from error

    def carry_on(self) -> None:
        """Try the mutants that are left, for as long as the module may take."""
        running = subprocess.Popen(
            [self._tool, "exec", str(self._config), str(self._path)],
            cwd=TREE,
            # A mutant may loop for ever, and its tests outlive Cosmic Ray if that is interrupted.
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS)),
        )
        try:
            running.wait(self.part.minutes * 60)
        except subprocess.TimeoutExpired:
            running.send_signal(signal.SIGINT)
            running.wait()
        finally:
            running.kill()
            shutil.copy2(ROOT / self.part.module, TREE / self.part.module)  # as it was, if it was stopped in a mutant

    def findings(self) -> Findings:
        """Return how many mutants there are, and which survived."""
        source = (ROOT / self.part.module).read_text(encoding="utf-8").splitlines()
        query = (
            "SELECT start_pos_row, definition_name, test_outcome, diff FROM mutation_specs"
            " LEFT JOIN work_results USING (job_id) ORDER BY start_pos_row, start_pos_col, operator_name, occurrence"
        )
        with closing(sqlite3.connect(self._path)) as connection:
            rows = connection.execute(query).fetchall()
        survivors = [
            Survivor(where or "the module", *changed(diff, source[row - 1]))
            for row, where, outcome, diff in rows
            if outcome == "SURVIVED"
        ]
        return Findings(
            self.part.module, len(rows), sum(outcome is None for _, _, outcome, _ in rows), tuple(survivors)
        )

    def _run(self, *arguments: str) -> None:
        subprocess.run([self._tool, *arguments], cwd=TREE, check=True, capture_output=True, text=True)


def without_effect(source: str) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Return where a change has no effect: where it begins and ends, as (row, column).

    Nothing evaluates annotations. ``frozen`` and ``slots`` of a dataclass, ``strict`` of ``zip`` and the ``*`` before
    keyword-only parameters only keep us from mistakes that the code does not make.
    """
    lines = source.splitlines()

    def found() -> Iterator[Any]:
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield node.returns
            elif isinstance(node, ast.arg | ast.AnnAssign):
                yield node.annotation
            elif isinstance(node, ast.keyword) and node.arg == "strict":
                yield node.value
            elif isinstance(node, ast.ClassDef):
                yield from (each for each in node.decorator_list if "dataclass" in ast.unparse(each))

    places = [
        ((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)) for node in found() if node is not None
    ]
    stars = ((row, line.find("*, ")) for row, line in enumerate(lines, start=1) if "*, " in line)
    bare = ((row, line.index("*")) for row, line in enumerate(lines, start=1) if line.strip() == "*,")
    return [*places, *((star, (star[0], star[1] + 1)) for star in (*stars, *bare))]


def changed(diff: str, line: str) -> tuple[str, str]:
    """Return the lines that a mutant takes out and puts in, without their indentation."""
    body = [each for each in diff.splitlines() if not each.startswith(("---", "+++"))]
    before = [each[1:].strip() for each in body if each.startswith("-")]
    after = [each[1:].strip() for each in body if each.startswith("+")]
    return " ".join(before) or line.strip(), " ".join(after)


def main() -> None:
    """Try the modules that were asked for, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", help="such as bot/tables/rules/lobby.py; all of modules.toml if none")
    parser.add_argument("--tool", default="cosmic-ray", help="the program cosmic-ray (default: from the PATH)")
    arguments = parser.parse_args()
    chosen, operators = parts(arguments.modules)
    tool = shutil.which(arguments.tool)
    if tool is None:
        raise SystemExit("cosmic-ray is not there; `make mutants` installs it")
    tool = os.path.abspath(tool)
    WORK.mkdir(parents=True, exist_ok=True)
    copy_tree()
    report = Report.read(REPORT)
    for part in chosen:
        session = Session(part, tool)
        session.prepare(operators)
        session.check()
        session.carry_on()
        findings = session.findings()
        if not findings.mutants:
            continue
        report.put(findings)
        report.write(REPORT)
        print(findings, flush=True)
    print(report.summary)


if __name__ == "__main__":
    main()
