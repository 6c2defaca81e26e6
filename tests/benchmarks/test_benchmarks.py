"""The report of the benchmarks. No test asserts the measured values."""

import json

import pytest

from benchmarks.__main__ import PARTS, main
from benchmarks.figure import Figure


def test_the_report(tmp_path, capsys, monkeypatch):
    figures = [
        Figure("a.b", 2.0, "ratio", 10.0, 1.5),
        Figure("c", None, "ratio", None, 1.0),
        Figure("d", 7, "ms"),
        Figure("e", 2.0, "ratio", 1, 1.5, at_most=True),
    ]
    monkeypatch.setitem(PARTS, "rules", lambda quick: figures)
    assert main(["rules", "--quick", "--json", str(tmp_path / "x.json")]) == 0
    report = json.loads((tmp_path / "x.json").read_text(encoding="utf-8"))
    assert set(report) == {"figures", "machine", "versions"}
    first = {"name": "a.b", "value": 2.0, "unit": "ratio", "baseline": 10.0, "goal": 1.5, "met": True}
    assert report["figures"][0] == first
    assert [figure["met"] for figure in report["figures"]] == [True, None, None, False]
    printed = capsys.readouterr().out
    lines = {line.split()[0]: line for line in printed.splitlines()}
    assert lines["a.b"].endswith("at least 1.5  met")
    assert "skipped" in lines["c"]
    assert lines["e"].endswith("at most 1.5   MISSED")


def test_an_unknown_part_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["nothing"])
    assert "no part nothing" in capsys.readouterr().err
