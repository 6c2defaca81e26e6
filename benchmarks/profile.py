"""Where a move's processor time goes, at people's pace: gateway, decision, row, messages, sending.

The bot runs in a process of its own that looks at what it is doing after each millisecond of processor time
(``benchmarks.sampled_bot``). What is found on top of the stack decides; so the event loop's own work is "wake-ups".
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from pathlib import Path

from tqdm import tqdm

from benchmarks import pace
from benchmarks.figure import Figure
from benchmarks.sampled_bot import PLACES, THREADS, WAKE_UPS


def measure(quick: bool) -> list[Figure]:
    """Return the processor time of each part of a move, in milliseconds."""
    seconds = 5.0 if quick else 30.0
    with tqdm(total=1, desc="profile", leave=False) as bar, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "samples.json"
        cost = asyncio.run(
            pace.cost(["benchmarks.sampled_bot"], pace.open_table, pace.move_ours, seconds, SAMPLES=str(file))
        )
        counted: dict[str, float] = json.loads(file.read_text(encoding="utf-8"))
        bar.update()
    everything = sum(counted.values())
    figures = [Figure("profile.cpu_ms", round(cost.cpu_ms, 2), "ms, looked at while it runs")]
    for part in (*PLACES, WAKE_UPS, THREADS):
        share = counted.get(part, 0.0) / everything
        figures.append(Figure(f"profile.{part}", round(share * cost.cpu_ms, 2), f"ms, {share:.0%}"))
    return figures
