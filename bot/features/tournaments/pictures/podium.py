"""The podium with which an event ends: a step for each of the first three, higher for the better place."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from bot.art.canvas import INK
from bot.art.colours import GOLD, MEDALS
from bot.art.scene import SMALLEST, WIDTH, Scene
from bot.art.writing import fit

STEP: Final = 192
"""The width of a step, in pixels."""
HEIGHTS: Final = {1: 176, 2: 138, 3: 100}
"""How high a step is, by place."""
ROOM: Final = STEP - 20
"""How wide a name is at most."""
GROUND: Final = 396
"""Where the steps stand."""
PLACES: Final = ((0,), (-0.5, 0.5), (0, -1, 1))
"""Where the steps stand, in the order of the places, for one, two or three of them, in steps from the middle."""


@dataclass(frozen=True, slots=True)
class Step:
    """Whoever stands on a step.

    :ivar name: of two who share it, both, each on a line.
    :ivar note: what they have reached, in a few letters.
    """

    place: int
    name: str
    note: str = ""


def shared(one: Step, other: Step) -> Step | None:
    """Return the third step with both who share it; None if their names have no room there."""
    names = one.name, other.name
    has_room = one.place == other.place == 3 and all(fit(each, SMALLEST, ROOM) == each for each in names)
    return Step(3, "\n".join(names)) if has_room else None


@lru_cache(16)
def podium_picture(title: str, steps: tuple[Step, ...], more: str = "") -> bytes:
    """Return a PNG of up to three steps, the best place first, with a ribbon below, and who else shares a place."""
    scene = Scene(GROUND + (134 if more else 90))
    middle = WIDTH / 2
    scene.rays((middle, GROUND - HEIGHTS[1]), 210, GOLD)
    for step, place in sorted(zip(steps, PLACES[len(steps) - 1], strict=True), key=lambda each: -each[0].place):
        x, top, colour = middle + place * STEP, GROUND - HEIGHTS[step.place], MEDALS[step.place]
        left, right = x - STEP / 2, x + STEP / 2
        scene.shape([(left, top), (right, top), (right, GROUND), (left, GROUND)], colour)
        scene.disc((x, top - 44), 38, colour)
        scene.text(str(step.place), (x, top - 46), 48, INK, 60, bold=True)
        if step.place == 1:
            scene.crown((x, top - 84), 96)
        lines = [*(step.name.split("\n") if "\n" in step.name else _lines(step.name, ROOM)), step.note]
        for number, line in enumerate(filter(None, lines)):
            scene.text(line, (x, top + 28 + 34 * number), SMALLEST, INK, ROOM, bold=line != step.note)
    scene.ribbon(title, (middle, GROUND + 38), 520, size=44)
    if more:
        scene.plate(more, (middle, GROUND + 108), STEP * 2)
    return scene.png()


def _lines(name: str, width: float) -> list[str]:
    """Return a name in one line, or in two where it has a space and no room."""
    head, tail = name, ""
    while " " in head and fit(head, SMALLEST, width) != head:
        head, _, last = head.rpartition(" ")
        tail = f"{last} {tail}".strip()
    return [head, tail]
