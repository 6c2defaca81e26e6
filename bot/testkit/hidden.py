"""Whether what somebody sees depends on cards that they may not see."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from itertools import islice
from typing import Any, Final

from bot.games.game import AnyPosition

LISTED: Final = 200
"""The most moves of a list that are compared: a list may have a thousand, and make each when it is asked for."""

DEEP: Final = 12
"""How deep values within values are compared."""

AHEAD: Final = 8
"""How many moves are played on to look for a trace in what no view shows."""


def difference(one: Any, other: Any, where: str = "", depth: int = DEEP, besides: Collection[str] = ()) -> str | None:
    """Return the name of what differs between two views; None if nothing does.

    All fields count, also those that ``==`` leaves out, and all other attributes.

    :param besides: names of fields of the views that do not count.
    """
    if one is other or depth == 0:
        return None
    if type(one) is not type(other):
        return where or "its class"
    names = {each.name for each in fields(one)} if is_dataclass(one) else set()
    names |= {name for each in (one, other) for name in (*getattr(each, "_fields", ()), *getattr(each, "__dict__", ()))}
    if names:
        return _first(
            difference(getattr(one, name, None), getattr(other, name, None), f"{where}.{name}".strip("."), depth - 1)
            for name in sorted(names.difference(besides))
        )
    if isinstance(one, Mapping):
        return difference([*one.items()], [*other.items()], where, depth)
    if isinstance(one, Sequence) and not isinstance(one, str | bytes):
        if len(one) != len(other):
            return where or "its length"
        items = islice(zip(one, other, strict=True), LISTED)
        return _first(difference(*each, where or "an item", depth - 1) for each in items)
    return None if one == other else where or "its value"


def _first(found: Iterable[str | None]) -> str | None:
    return next(filter(None, found), None)


def ahead(position: AnyPosition) -> list[Any]:
    """Return what a position and all views are like after some more moves: what no view shows comes to light then."""
    position, seats = position.copy(), range(len(position.scores))
    found: list[Any] = []
    for _ in range(AHEAD):
        found.append([position.hand(seat) for seat in seats])
        if not position.to_act:
            break
        seat = position.to_act[0]
        position.play(seat, position.automatic(seat))
    return [*found, position.scores, position.to_act, position.view(None)]
