"""Tables and games that are set aside, because their rules have held up the bot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from bot.games.catalog import PACKAGES
from bot.store.holds import Hold, HoldKind, HoldStore

TWICE: Final = 2
"""In how many of its games the rules of a package may hold up the bot before the whole package is set aside."""


def origin_of(game: str) -> str:
    """Return the distribution that brings a game, and its version; empty for our own games and unknown ones."""
    return (PACKAGES[game].origin or "") if game in PACKAGES else ""


class Aside:
    """Knows what is set aside. A note about another version of a package counts no more: that one may be mended."""

    def __init__(self, store: HoldStore | None = None) -> None:
        """Begin with nothing; ``refresh`` reads it.

        :param store: what was written down; None for nothing, ever.
        """
        self._store = store
        self._single: frozenset[tuple[HoldKind, int]] = frozenset()
        self.games: Mapping[str, str] = {}
        """The games that are set aside as a whole, with the reason."""

    async def refresh(self) -> None:
        """Read what is set aside.

        :raises NotSaved: the database does not answer.
        """
        if self._store is not None:
            holds = [each for each in await self._store.all() if each.origin == origin_of(each.game)]
            self._single = frozenset((each.kind, each.number) for each in holds if each.kind is not HoldKind.NONE)
            self.games = set_aside(holds)

    def has(self, kind: HoldKind, number: int) -> bool:
        """Tell whether a single game is set aside."""
        return (kind, number) in self._single


def set_aside(holds: Iterable[Hold]) -> dict[str, str]:
    """Return the games from outside that have held up the bot ``TWICE``, at different tables, and each time's place."""
    found: defaultdict[str, list[Hold]] = defaultdict(list)
    for hold in holds:
        if hold.origin and (hold.kind is HoldKind.NONE or hold not in found[hold.game]):
            found[hold.game].append(hold)
    return {
        game: f"its rules have held up the bot {len(each)} times ({_places(each)}); install a mended version, or see"
        " `python -m bot aside`"
        for game, each in found.items()
        if len(each) >= TWICE
    }


def _places(holds: Collection[Hold]) -> str:
    places = {HoldKind.TABLE: "table", HoldKind.ALONE: "game without a table"}
    return ", ".join(f"{places[each.kind]} {each.number}" if each.kind in places else "elsewhere" for each in holds)
