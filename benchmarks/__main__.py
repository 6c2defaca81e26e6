"""``python -m benchmarks [NAME…] [--quick] [--json FILE]`` runs benchmarks and prints their figures."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks import (
    channel,
    click,
    computers,
    crowd,
    export,
    frames,
    idle,
    journal,
    pairing,
    panel,
    patience,
    pictures,
    profile,
    reliability,
    restart,
    rules,
    scale,
    search,
    soak,
    standings,
    stardust,
    tools,
)
from benchmarks.figure import Figure, table

PARTS: dict[str, Callable[[bool], list[Figure]]] = {
    "rules": rules.measure,
    "journal": journal.measure,
    "click": click.measure,
    "crowd": crowd.measure,
    "channel": channel.measure,
    "computers": computers.measure,
    "restart": restart.measure,
    "idle": idle.measure,
    "soak": soak.measure,
    "pictures": pictures.measure,
    "standings": standings.measure,
    "stardust": stardust.measure,
    "patience": patience.measure,
    "search": search.measure,
    "reliability": reliability.measure,
    "scale": scale.measure,
    "export": export.measure,
    "pairing": pairing.measure,
    "panel": panel.measure,
    "frames": frames.measure,
    "profile": profile.measure,
    "tools": tools.measure,
}
LIBRARIES = ("discord.py", "SQLAlchemy", "aiosqlite", "asyncpg", "open_spiel", "rlcard")


def main(argv: Sequence[str] | None = None) -> int:
    """Measure the named parts, or all of them, and print each figure with its baseline."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Figures beside their baselines.")
    parser.add_argument("parts", nargs="*", metavar="NAME", help=f"which: {', '.join(PARTS)} (all)")
    parser.add_argument("--quick", action="store_true", help="under 40 seconds a part")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file")
    arguments = parser.parse_args(argv)
    unknown = set(arguments.parts) - set(PARTS)
    if unknown:
        parser.error(f"no part {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    figures = [figure for name in arguments.parts or PARTS for figure in PARTS[name](arguments.quick)]
    print(table(figures))
    if arguments.json:
        arguments.json.write_text(json.dumps(_report(figures), indent=2) + "\n", encoding="utf-8")
    return 0


def _report(figures: list[Figure]) -> dict[str, object]:
    versions: dict[str, str] = {"python": platform.python_version()}
    for library in LIBRARIES:
        try:
            versions[library] = version(library)
        except PackageNotFoundError:
            continue
    machine = {"system": platform.system(), "processor": platform.machine(), "cores": os.cpu_count()}
    return {"figures": [figure.as_json() for figure in figures], "machine": machine, "versions": versions}


if __name__ == "__main__":
    sys.exit(main())
