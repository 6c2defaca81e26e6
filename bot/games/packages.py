"""Finding the games: ours, and those that installed packages bring.

A package names itself in its ``pyproject.toml``::

    [project.entry-points."claro_bot.games"]
    higher = "higher"

The name is the game's, and the value is a Python package with

- ``CONTRACT``, the version of this contract that it was written for, and perhaps ``KIT``, what ``bot.testkit`` has to
  know;
- a module ``game`` with ``GAME``, its rules;
- a module ``face`` with ``FACE``, its look, unless the default look will do;
- a folder ``words`` with a file for each language, ``en.ftl`` at least.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from keyword import iskeyword
from typing import Any, Final

from bot.games.checks import check_teams, deal
from bot.games.game import AnyGame, Game, Mode
from bot.games.search import give_players
from bot.games.shuffle import SEED_BYTES, Seeded
from bot.games.validation import BadPackage, Package, described, load, validate

CONTRACT: Final = 2
"""The version of the contract between a game and the bot. It is raised when a game that kept to it no longer works."""

SUPPORTED: Final = (1, 2)
"""The versions whose packages are played. What one of version 1 lacks is added by ``_adapt``."""

GROUP: Final = "claro_bot.games"
"""The group of entry points in which packages name their games."""

ASIDE: Final = "CLARO_BOT_ASIDE"
"""The variable of the environment in which a process finds the games that are set aside, as a JSON object of reasons.
The processes that think for computer players inherit it."""

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
COMMANDS: Final = frozenset({"my", "table", "server", "organise", "tournament", "club", "ladder", "help"})
"""The names of the bot's commands that are about no game. A test compares them with what is published."""
RESERVED: Final = COMMANDS | {"games", "settings", "privacy", "game", "plain", "any"}
"""Names that no game may have: those of commands, now and before, and what stands for any game in our messages."""


def our_packages() -> list[Package]:
    """Return the packages of our own games."""
    return [Package(name, f"bot.games.{name}", f"bot.faces.{name}") for name in OURS]


def installed() -> list[EntryPoint]:
    """Return the entry points of installed games, in an order that does not depend on the machine."""
    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, brought_by(each), each.value))


@dataclass(frozen=True, slots=True)
class Found:
    """The games that can be played, and the packages that cannot."""

    packages: Mapping[str, Package]
    games: Mapping[str, AnyGame]
    refused: Mapping[str, str]
    """Why a package was refused, by its game's name and, for an installed one, its distribution."""


def find(found: Iterable[EntryPoint], aside: Mapping[str, str]) -> Found:
    """Load the rules of our games and of those that packages bring. A package that cannot be used is left out.

    :param aside: the games that are left out though they may be fine, with the reason: nothing of theirs is run.
    """
    packages = {each.name: each for each in our_packages()}
    games: dict[str, AnyGame] = {name: import_module(f"{each.rules}.game").GAME for name, each in packages.items()}
    taken = {patience.name for game in games.values() if (patience := game.patience) is not None} | RESERVED
    refused: dict[str, str] = {}
    for entry in found:
        package = Package(entry.name, entry.value, entry.value, brought_by(entry))
        try:
            if entry.name in packages:
                other = packages[entry.name].origin or "the bot itself"
                raise BadPackage(f"its name is taken by {other}")
            if entry.name in taken:
                raise BadPackage("its name is taken by the bot itself")
            if entry.name in aside:
                raise BadPackage(aside[entry.name])
            game, contract = validate(package, "its rules cannot be used", partial(_rules, package))
            patience = game.patience
            if patience is not None and patience.name in taken | packages.keys() | {package.name}:
                raise BadPackage(f"the name of its patience, {patience.name}, is taken; a game without has None")
        except BadPackage as error:
            refused[described(package)] = str(error)
        else:
            games[entry.name], packages[entry.name] = game, replace(package, contract=contract)
            if patience is not None:
                taken |= {patience.name}
    return Found(packages, games, refused)


def brought_by(entry: EntryPoint) -> str:
    """Return the distribution that brings a game, such as ``claro-bot-higher 1.0``; empty if it is not known."""
    return "" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def check_name(name: str) -> None:
    """Check that a game may have this name; whether it is taken is not checked.

    :raises BadPackage: it may not.
    """
    if not _NAME.fullmatch(name) or len(name) > _LONGEST:
        letters = "small letters and digits, with single hyphens between them, and begin with a letter"
        raise BadPackage(f"its name must have at most {_LONGEST} characters: {letters}")


def _rules(package: Package) -> tuple[AnyGame, int]:
    """Return the rules of a package, and the version of the contract that it was written for."""
    check_name(package.name)
    module = load(f"{package.rules} cannot be imported", lambda: import_module(package.rules))
    contract = getattr(module, "CONTRACT", None)
    if contract is None:
        raise BadPackage(f"{package.rules} does not say which CONTRACT it was written for; this bot has {CONTRACT}")
    if contract not in SUPPORTED:
        known = " and ".join(map(str, SUPPORTED))
        raise BadPackage(f"it was written for version {contract!r} of the contract, and this bot knows {known}")
    try:
        inner = load(f"{package.rules}.game cannot be imported", lambda: import_module(f"{package.rules}.game"))
    except BadPackage as error:
        if "partially initialized module 'bot." not in str(error):
            raise
        raise BadPackage(
            f"{package.rules}.game imports parts of the bot that need the rules themselves: it may import those in"
            " bot.games, and face.py all others"
        ) from error.__cause__
    game = getattr(inner, "GAME", None)
    if not isinstance(game, Game):
        raise BadPackage(f"{package.rules}.game has no GAME that is a bot.games.game.Game")
    if contract == 1:
        _adapt(game)
    if not game.players:
        give_players(game)
    load("its rules are not as the contract asks", lambda: check_rules(package.name, game))
    load("its rules cannot begin a game", lambda: _begin(game))
    return game, contract


def _begin(game: AnyGame) -> None:
    """Deal once for the fewest seats and once for the most, so that the host hears of a fault and no table does.

    :raises Exception: whatever is wrong.
    """
    options = game.read_options({})
    counts = game.seats_for(options)
    for seats in {min(counts), max(counts)}:
        deal(game, seats, Seeded(bytes(SEED_BYTES)), options)


def _adapt(game: AnyGame) -> None:
    """Let a game that was written for version 1 of the contract be asked as the present version asks.

    There, the size of a hand did not depend on the number of seats.
    """
    alike: Any = game.hand_size
    setattr(game, "hand_size", lambda options, seats: alike(options))  # noqa: B010 - a method of this game alone


def check_rules(name: str, game: AnyGame) -> None:
    """Check what a game says about itself.

    :raises ValueError: something is missing or impossible.
    """
    _demand(game.name == name, f"GAME.name is {game.name!r}, and the entry point is {name!r}")
    seats = [*game.seats] if isinstance(game.seats, Iterable) else []
    counts = bool(seats) and all(type(each) is int and each >= 2 for each in seats)
    _demand(counts and seats == sorted({*seats}), "GAME.seats must be numbers from 2 on, in ascending order")
    _demand(isinstance(game.mode, Mode), f"GAME.mode is {game.mode!r}, which is no bot.games.game.Mode")
    _demand(bool(game.versions) and game.versions.start >= 1, "GAME.versions must count from 1")
    _demand(bool(game.levels), "it has players, and no levels")
    _demand(len(game.levels) <= _MOST_VALUES, f"it has more than {_MOST_VALUES} levels")
    for level, kind in game.levels.items():
        _demand(bool(_LEVEL.fullmatch(level)), f"its level {level!r} is not made of small letters and digits")
        _demand(kind in game.players, f"its level {level!r} has no player {kind!r}")
        _demand(level in game.strengths, f"its level {level!r} has no strength")
        number = isinstance(game.strengths[level], int | float)
        _demand(number, f"the strength of its level {level!r} is no number")
    specs = [spec.name for spec in game.option_specs]
    different = len(set(specs)) == len(specs) and all(spec.values for spec in game.option_specs)
    _demand(different, "its house rules have the same name, or no values")
    for spec in game.option_specs:
        its = f"its house rule {spec.name!r}"
        plain = _RULE.fullmatch(spec.name) and all(map(_VALUE.fullmatch, spec.values))
        _demand(bool(plain), f"{its} or one of its values is not made of small letters and digits")
        free = spec.name not in _TAKEN_RULES and not iskeyword(spec.name)
        _demand(free, f"{its} has a name that means something else")
        _demand(len(spec.values) <= _MOST_VALUES, f"{its} has more than {_MOST_VALUES} values")
    usual = game.read_options({})
    for count in game.seats_for(usual):
        check_teams(game.teams(count, usual), count)
    if game.daily is not None:
        _demand(game.mode is Mode.COMPETITIVE, "only a game that each seat plays for itself has a deal of the day")
        day, options = "its deal of the day", game.read_options(game.daily.options)
        for level in game.daily.levels:
            _demand(level in game.levels, f"{day} has a player of the level {level!r}, which there is not")
        playing = len(game.daily.levels) + 1
        _demand(playing in game.seats_for(options), f"{day} cannot have {playing} seats")


def _demand(holds: bool, otherwise: str) -> None:
    if not holds:
        raise ValueError(otherwise)
