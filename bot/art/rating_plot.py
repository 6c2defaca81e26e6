"""A rating over time as a plot. Not for the event loop; matplotlib is loaded when the first one is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache
from io import BytesIO
from threading import Lock
from typing import Final

from bot.art.colours import GOLD, LINE, PAPER, TEXT

INCHES: Final = (7.6, 3.2)
DPI: Final = 100
_ONE_AT_A_TIME = Lock()
# matplotlib is not made for several threads at once.


@lru_cache(32)
def rating_plot(course: tuple[tuple[datetime, int], ...]) -> bytes:
    """Return a PNG of rating points over time."""
    with _ONE_AT_A_TIME:
        return _draw([moment for moment, _ in course], [points for _, points in course])


def _draw(moments: Sequence[datetime], points: Sequence[int]) -> bytes:
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

    figure = Figure(figsize=INCHES, dpi=DPI, facecolor=PAPER, layout="constrained")
    axes = figure.subplots()
    axes.set_facecolor(PAPER)
    # One step for each game: many games on one evening would be one upright line over time.
    axes.plot(range(len(points)), points, color=GOLD, linewidth=2, marker="o", markersize=3)
    axes.grid(color=LINE, linewidth=0.7)
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, nbins=6))
    ticks = sorted({round(index * (len(points) - 1) / 4) for index in range(5)})
    axes.set_xticks(ticks, [f"{moments[tick]:%Y-%m-%d}" for tick in ticks])
    axes.tick_params(colors=TEXT, labelsize=9)
    for spine in axes.spines.values():
        spine.set_color(LINE)
    buffer = BytesIO()
    figure.savefig(buffer, format="png")
    return buffer.getvalue()
