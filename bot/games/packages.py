"""Finding the games: ours, and those that installed packages bring.

A package names itself in its ``pyproject.toml``::

    [project.entry-points."claro_bot.games"]
    higher = "higher"

The name is the game's, and the value is a Python package with

- ``CONTRACT``, the version of this contract that it was written for;
- a module ``game`` with ``GAME``, its rules;
- a module ``face`` with ``FACE``, its look, unless the default look will do;
- a folder ``words`` with a file for each language, ``en.ftl`` at least.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from keyword import iskeyword
from typing import Final

from bot.games.game import AnyGame, Game
from bot.games.search import give_players
from bot.games.vetting import BadPackage, Package, described, load, vet

CONTRACT: Final = 1
"""The version of the contract between a game and the bot. It is raised when a game that kept to it no longer works."""

GROUP: Final = "claro_bot.games"
"""The group of entry points in which packages name their games."""

OURS: Final = ("claro", "stardust", "africa")
"""A game NAME of ours is two folders: its rules in ``bot/games/NAME`` and its look in ``bot/faces/NAME``. This line
joins them."""

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_RULE: Final = re.compile(r"[a-z][a-z0-9_]{0,31}")
_VALUE: Final = re.compile(r"[a-z0-9-]{1,40}")
_LEVEL: Final = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")
_MOST_VALUES: Final = 25
"""Discord's limit for the options of a list."""
_TAKEN_RULES: Final = frozenset({"bots", "level", "seats", "interaction"})
"""Names that no house rule may have: those of the other options of commands."""
_LONGEST: Final = 24
"""How long a game's name may be: custom_ids have it, and two options of a command begin with it."""
RESERVED: Final = frozenset({"help", "games", "settings", "privacy", "game", "plain"})
"""Names that no game may have: those of commands, and what stands for any game in our messages."""


def our_packages() -> list[Package]:
    """Return the packages of our own games."""
    return [Package(name, f"bot.games.{name}", f"bot.faces.{name}") for name in OURS]


def installed() -> list[EntryPoint]:
    """Return the entry points of installed games, in an order that does not depend on the machine."""
    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, _origin(each), each.value))


@dataclass(frozen=True, slots=True)
class Found:
    """The games that can be played, and the packages that cannot."""

    packages: Mapping[str, Package]
    games: Mapping[str, AnyGame]
    refused: Mapping[str, str]
    """Why a package was refused, by its game's name and, for an installed one, its distribution."""


def find(found: Iterable[EntryPoint]) -> Found:
    """Load the rules of our games and of those that packages bring. A package that cannot be used is left out."""
    packages = {each.name: each for each in our_packages()}
    games: dict[str, AnyGame] = {name: import_module(f"{each.rules}.game").GAME for name, each in packages.items()}
    taken = {patience.name for game in games.values() if (patience := game.patience) is not None} | RESERVED
    refused: dict[str, str] = {}
    for entry in found:
        package = Package(entry.name, entry.value, entry.value, _origin(entry))
        try:
            if entry.name in packages:
                other = packages[entry.name].origin or "the bot itself"
                raise BadPackage(f"its name is taken by {other}")
            if entry.name in taken:
                raise BadPackage("its name is taken by the bot itself")
            game = vet(package, "its rules cannot be used", partial(_rules, package))
            patience = game.patience
            if patience is not None and patience.name in taken | packages.keys() | {package.name}:
                raise BadPackage(f"the name of its patience, {patience.name}, is taken; a game without has None")
        except BadPackage as error:
            refused[described(package)] = str(error)
        else:
            games[entry.name], packages[entry.name] = game, package
            if patience is not None:
                taken |= {patience.name}
    return Found(packages, games, refused)


def _origin(entry: EntryPoint) -> str:
    return "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def _rules(package: Package) -> AnyGame:
    if not _NAME.fullmatch(package.name) or len(package.name) > _LONGEST:
        raise BadPackage(
            f"its name must be at most {_LONGEST} small letters, digits and hyphens, and begin with a letter"
        )
    module = load(f"{package.rules} cannot be imported", lambda: import_module(package.rules))
    contract = getattr(module, "CONTRACT", None)
    if contract is None:
        raise BadPackage(f"{package.rules} does not say which CONTRACT it was written for; this bot has {CONTRACT}")
    if contract != CONTRACT:
        raise BadPackage(
            f"it was written for version {contract!r} of the contract, and this bot has version {CONTRACT!r}"
        )
    inner = load(f"{package.rules}.game cannot be imported", lambda: import_module(f"{package.rules}.game"))
    game = getattr(inner, "GAME", None)
    if not isinstance(game, Game):
        raise BadPackage(f"{package.rules}.game has no GAME that is a bot.games.game.Game")
    if not game.players:
        give_players(game)
    load("its rules are not as the contract asks", lambda: check_rules(package.name, game))
    return game


def check_rules(name: str, game: AnyGame) -> None:
    """Check what a game says about itself.

    :raises ValueError: something is missing or impossible.
    """
    if game.name != name:
        raise ValueError(f"GAME.name is {game.name!r}, and the entry point is {name!r}")
    if not 2 <= game.seats.start < game.seats.stop:
        raise ValueError("GAME.seats must be a range of at least two seats")
    if not game.versions or game.versions.start < 1:
        raise ValueError("GAME.versions must count from 1")
    if not game.card_names:
        raise ValueError("GAME.card_names is empty")
    _check_levels(game)
    specs = [spec.name for spec in game.option_specs]
    if len(set(specs)) < len(specs) or not all(spec.values for spec in game.option_specs):
        raise ValueError("its house rules have the same name, or no values")
    for spec in game.option_specs:
        if not _RULE.fullmatch(spec.name) or not all(map(_VALUE.fullmatch, spec.values)):
            raise ValueError(
                f"its house rule {spec.name!r} or one of its values is not made of small letters and digits"
            )
        if spec.name in _TAKEN_RULES or iskeyword(spec.name):
            raise ValueError(f"its house rule {spec.name!r} has a name that means something else")
        if len(spec.values) > _MOST_VALUES:
            raise ValueError(f"its house rule {spec.name!r} has more than {_MOST_VALUES} values")
    game.read_options({})
    _check_daily(game)


def _check_daily(game: AnyGame) -> None:
    if game.daily is None:
        return
    options = game.read_options(game.daily.options)
    for level in game.daily.levels:
        if level not in game.levels:
            raise ValueError(f"its deal of the day has a player of the level {level!r}, which there is not")
    if len(game.daily.levels) + 1 not in game.seats_for(options):
        raise ValueError(f"its deal of the day cannot have {len(game.daily.levels) + 1} seats")


def _check_levels(game: AnyGame) -> None:
    if not game.levels:
        raise ValueError("it has players, and no levels")
    if len(game.levels) > _MOST_VALUES:
        raise ValueError(f"it has more than {_MOST_VALUES} levels")
    for level, kind in game.levels.items():
        if not _LEVEL.fullmatch(level):
            raise ValueError(f"its level {level!r} is not made of small letters and digits")
        if kind not in game.players:
            raise ValueError(f"its level {level!r} has no player {kind!r}")
        if level not in game.strengths:
            raise ValueError(f"its level {level!r} has no strength")
        if not isinstance(game.strengths[level], int | float):
            raise ValueError(f"the strength of its level {level!r} is no number")
