"""The list of mutants: reasons outlive the next run, and go with the mutant that they are about."""

from tests.mutants.__main__ import changed, parts, without_effect
from tests.mutants.report import NO_REASON, Findings, Report, Survivor

ONE = Survivor("join", "if a < b:", "if a <= b:")
OTHER = Survivor("the module", "LIMIT = 3", "LIMIT = 4")


def test_a_reason_stays_with_its_mutant_when_the_list_is_written_again(tmp_path):
    path = tmp_path / "mutants.md"
    report = Report()
    report.put(Findings("bot/x.py", 12, 0, (ONE, OTHER)))
    report.put(Findings("bot/y.py", 5, 2, (ONE,)))
    report.write(path)
    assert path.read_text(encoding="utf-8").count(NO_REASON) == 3
    reason = "The two are never equal, since each of them is drawn from a range of its own, as the rules want it; so."
    path.write_text(path.read_text(encoding="utf-8").replace(NO_REASON, reason, 1), encoding="utf-8")
    again = Report.read(path)
    assert again.modules == report.modules
    assert again.summary == "2 modules, 15 mutants tried, 3 survived, 2 without a reason"
    again.put(Findings("bot/x.py", 13, 0, (OTHER, ONE)))
    again.write(path)
    assert Report.read(path).reasons == {
        ("bot/x.py", ONE): reason,
        ("bot/x.py", OTHER): NO_REASON,
        ("bot/y.py", ONE): NO_REASON,
    }


def test_a_mutant_is_named_by_the_lines_that_it_changes():
    diff = "--- mutation diff ---\n--- abot/x.py\n+++ bbot/x.py\n@@ -1,2 +1,2 @@\n x\n-    return 1\n+    return 2"
    assert changed(diff, "") == ("return 1", "return 2")


def test_changes_that_have_no_effect_are_left_out():
    source = "def f(a: int | None, *, b: int = 3 * 4) -> str | None:\n    return zip(a, b, strict=True)\n"
    places = [source.splitlines()[row - 1][column:end] for (row, column), (_, end) in sorted(without_effect(source))]
    assert places == ["int | None", "*", "int", "str | None", "True"]


def test_every_part_has_tests():
    found, operators = parts([])
    modules = {part.module for part in found}
    assert modules >= {"bot/tables/rules/lobby.py", "bot/games/claro/rules.py", "bot/features/fleet/leases.py"}
    assert all(part.tests for part in found)
    assert operators
