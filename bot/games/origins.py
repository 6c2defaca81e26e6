"""Which package a game belongs to, and which distribution brings it."""

from collections.abc import Iterator

from bot.games.catalog import BROUGHT, GAMES, PACKAGES
from bot.games.errors import places
from bot.games.validation import described


def package_of(game: str) -> str:
    """Return the name of the package that a game belongs to: its own, or that of the game whose patience it is."""
    patiences = {each.patience.name: name for name, each in GAMES.items() if each.patience is not None}
    return patiences.get(game, game)


def origin_of(game: str) -> str:
    """Return the distribution that brings a game, and its version; empty for our own games and unknown ones.

    A game that is left out has one, too.
    """
    package = PACKAGES.get(package_of(game))
    return BROUGHT.get(game, "") if package is None else package.origin or ""


def with_origin(game: str) -> str:
    """Return a game's name with the distribution that brings it, for the log."""
    return f"{game} ({origin_of(game) or 'the bot itself'})"


def in_packages(error: BaseException) -> Iterator[str]:
    """Yield where an error, or what has caused it, has passed through packages of other people; see ``places``."""
    for package in PACKAGES.values():
        if package.origin is not None:
            yield from (f"{described(package)}, {place}" for place in places(error, package.rules, package.look))
