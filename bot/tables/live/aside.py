"""Tables and games that are set aside, because their rules have held up the bot."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from bot.games.catalog import GAMES, PACKAGES
from bot.games.faults import places
from bot.games.vetting import described
from bot.store.holds import Hold, HoldKind, HoldStore

TWICE: Final = 2
"""In how many of its games the rules of a package may hold up the bot before the whole package is set aside."""


def package_of(game: str) -> str:
    """Return the name of the package that a game belongs to: its own, or that of the game whose patience it is."""
    patiences = {each.patience.name: name for name, each in GAMES.items() if each.patience is not None}
    return patiences.get(game, game)


def origin_of(game: str) -> str:
    """Return the distribution that brings a game, and its version; empty for our own games and unknown ones."""
    package = PACKAGES.get(package_of(game))
    return "" if package is None else package.origin or ""


def with_origin(game: str) -> str:
    """Return a game's name with the distribution that brings it, for the log."""
    return f"{game} ({origin_of(game) or 'the bot itself'})"


def in_packages(error: BaseException) -> Iterator[str]:
    """Yield where an error, or what has caused it, has passed through packages of other people; see ``places``."""
    for package in PACKAGES.values():
        if package.origin is not None:
            yield from (f"{described(package)}, {place}" for place in places(error, package.rules, package.look))


def outdated(hold: Hold) -> str:
    """Return why a note counts no more; empty if it counts. Another version of a package may be mended."""
    if hold.origin == (now := origin_of(hold.game)):
        return ""
    return f"{now} is installed now" if now else "its package is not installed now, or is refused"


def told(hold: Hold) -> str:
    """Return a note as the host reads it."""
    return f"{hold}{(why := outdated(hold)) and f': counts no more, as {why}'}"


class Aside:
    """Knows what is set aside. To ask raises ``NotSaved`` if the database does not answer."""

    def __init__(self, store: HoldStore | None = None, *, shared: bool = False) -> None:
        """Begin with nothing; ``refresh`` reads it."""
        self._store = store
        """What was written down; None for nothing, ever."""
        self._shared = shared
        """Whether other processes write something down while this one runs."""
        self._single: frozenset[tuple[HoldKind, int, str]] = frozenset()
        self.games: Mapping[str, str] = {}
        """The games that are set aside as a whole, with the reason."""

    async def refresh(self) -> None:
        """Read what is set aside."""
        if self._store is None:
            return
        holds = [each for each in await self._store.all() if not outdated(each)]
        self._single = frozenset((each.kind, each.number, each.game) for each in holds)
        found: defaultdict[str, list[Hold]] = defaultdict(list)  # those from outside, at different tables
        for hold in holds:
            if hold.origin and not hold.suspected and (hold.kind is HoldKind.NONE or hold not in found[hold.game]):
                found[hold.game].append(hold)
        self.games = {
            game: f"its rules have held up the bot {len(each)} times ({_places(each)}); install a mended version, or"
            " see `python -m bot aside`"
            for game, each in found.items()
            if len(each) >= TWICE
        }

    async def has(self, kind: HoldKind, number: int, game: str) -> bool:
        """Tell whether a single game is set aside. It is read again if that may have changed: rules may only be slow.

        :param game: the name under which it is played.
        """
        this = (kind, number, package_of(game))
        if self._shared or this in self._single:
            await self.refresh()
        return this in self._single


def _places(holds: Collection[Hold]) -> str:
    places = {HoldKind.TABLE: "table", HoldKind.ALONE: "game without a table"}
    return ", ".join(f"{places[each.kind]} {each.number}" if each.kind in places else "elsewhere" for each in holds)
