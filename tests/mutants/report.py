"""The list of mutants that no test notices, as Markdown: generated, but for the reasons."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill

HEAD = """\
# Mutants

A mutant is the code with one small change, such as `<` for `<=`. If all tests still pass, either a
test is missing or the change means nothing. `make mutants` makes such changes, runs the fast tests
of each module, and lists here what survived; `make mutants ARGS="bot/tables/rules/lobby.py"` does
so for some modules. [modules.toml](../tests/mutants/modules.toml) says which modules are changed,
how, and which tests must notice.

The tests through Discord and PostgreSQL mostly take too long for this, so something may live here
that they notice.

The list is generated. The sentence below a change is written by hand, stays when the list is
generated again, and says why the mutant may live.
"""

NO_REASON = "No reason given yet."

_ENTRY = re.compile(r"^In `([^`]+)`:\n\n```diff\n- (.*)\n\+ (.*)\n```\n\n((?:.+\n)+)", re.MULTILINE)
_COUNTS = re.compile(r"^(\d+) mutants, (\d+) not tried\.$", re.MULTILINE)


@dataclass(frozen=True)
class Survivor:
    """A change that no test notices."""

    where: str
    """The function or class."""
    before: str
    after: str


@dataclass(frozen=True)
class Findings:
    """What became of one module's mutants."""

    module: str
    mutants: int
    untried: int
    survivors: tuple[Survivor, ...]

    def __str__(self) -> str:
        untried = f", {self.untried} not tried" if self.untried else ""
        return f"{self.module}: {self.mutants} mutants, {len(self.survivors)} survived{untried}"


@dataclass
class Report:
    """The findings of all modules that were ever tried, and the reasons."""

    modules: dict[str, Findings] = field(default_factory=dict)
    reasons: dict[tuple[str, Survivor], str] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Report:
        """Read what an earlier run has written; return an empty report if there is none."""
        report = cls()
        if not path.exists():
            return report
        for section in path.read_text(encoding="utf-8").split("\n## ")[1:]:
            module = section.split("\n", 1)[0]
            survivors = []
            for where, before, after, reason in _ENTRY.findall(section):
                survivor = Survivor(where, before, after)
                survivors.append(survivor)
                report.reasons[module, survivor] = " ".join(reason.split())
            counts = _COUNTS.search(section)
            assert counts is not None, f"{path}: {module} has no numbers"
            report.modules[module] = Findings(module, int(counts[1]), int(counts[2]), tuple(survivors))
        return report

    def put(self, findings: Findings) -> None:
        """Replace what was known of a module."""
        self.modules[findings.module] = findings

    def write(self, path: Path) -> None:
        """Write everything down; a survivor without a reason gets the sentence that it has none."""
        lines = [HEAD]
        for module, findings in sorted(self.modules.items()):
            lines += [f"## {module}\n", f"{findings.mutants} mutants, {findings.untried} not tried.\n"]
            for survivor in findings.survivors:
                lines.append(f"In `{survivor.where}`:\n")
                lines.append(f"```diff\n- {survivor.before}\n+ {survivor.after}\n```\n")
                lines.append(fill(self._reason(module, survivor), 100, break_on_hyphens=False) + "\n")
        path.write_text("\n".join(lines), encoding="utf-8")

    def _reason(self, module: str, survivor: Survivor) -> str:
        return self.reasons.get((module, survivor), NO_REASON)

    @property
    def summary(self) -> str:
        """Say in a line how many survived, and how many of them have no reason yet."""
        survivors = [(module, each) for module, found in self.modules.items() for each in found.survivors]
        open_ones = sum(self._reason(*each) == NO_REASON for each in survivors)
        tried = sum(found.mutants - found.untried for found in self.modules.values())
        survived = f"{len(survivors)} survived, {open_ones} without a reason"
        survived = f"{len(survivors)} survived, {open_ones} without a reason"
        return f"{len(self.modules)} modules, {tried} mutants tried, {survived}"
