"""What a feature brings to what people can ask for, and how its commands get into the tree."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Protocol, TypeAlias

import discord
from discord import app_commands

from bot.commands.kit.click import Click, Routed
from bot.commands.kit.command import AnyCommand
from bot.commands.kit.limits import OverLimit, check_limits
from bot.commands.translator import describe
from bot.faces.catalog import UnknownGame
from bot.games.catalog import PACKAGES
from bot.games.game import AnyGame
from bot.games.vetting import BadPackage, described, vet
from bot.locales.words import MissingWords
from bot.views.kit.route import Route

Make: TypeAlias = Callable[[Mapping[str, AnyGame]], Iterable[AnyCommand]]
"""Makes all commands of the bot, with those of the given games."""


async def fit(
    tree: app_commands.CommandTree[discord.Client], games: Mapping[str, AnyGame], make: Make
) -> dict[str, str]:
    """Fill a tree with the commands of every game that Discord takes.

    Discord refuses the whole list if one command in it is wrong, so games from outside are tried one after the other.

    :return: why games are left out, by their names.
    :raises UnknownGame: there are no games, or none is left.
    """
    kept = {name: game for name, game in games.items() if PACKAGES[name].origin is None}
    refused: dict[str, str] = {}
    for name in [name for name in games if name not in kept]:
        tried = {each: game for each, game in games.items() if each in kept or each == name}
        try:
            vet(PACKAGES[name], "its commands cannot be made", partial(_fill, tree, tried, make))
            check_limits(await describe(tree))
        except (BadPackage, MissingWords) as error:
            refused[name] = str(error)
        except OverLimit as error:
            refused[name] = f"Discord does not take its commands: {error}"
        else:
            kept = tried
    if not kept:
        why = "; ".join(f"{described(PACKAGES[name])}: {reason}" for name, reason in refused.items())
        raise UnknownGame(f"no game can be played{why and f': {why}'}")
    _fill(tree, kept, make)
    return refused


def _fill(tree: app_commands.CommandTree[discord.Client], games: Mapping[str, AnyGame], make: Make) -> None:
    tree.clear_commands(guild=None)
    for command in make(games):
        tree.add_command(command)


class Subject(Protocol):
    """Looks up what clicks are about before it passes them on."""

    routed: Routed

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form."""


class Feature:
    """A subject about which people can ask for something."""

    owners: Sequence[object] = ()
    """Whose marked methods act on clicks."""
    subjects: Mapping[type[Route], Subject] = {}
    """What acts on all clicks on some routes."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()
