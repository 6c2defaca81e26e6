"""What all slash commands share: names and options in every language, and error handling."""

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, update_wrapper
from typing import Any, Final, Literal, TypeAlias, TypedDict

import discord
from discord import app_commands

from bot.games.game import OptionSpec
from bot.interactions.answers import AnyInteraction
from bot.interactions.commands.translator import localised
from bot.interactions.requests import Answer, Request, Services, respond
from bot.locales.words import dashed

Action: TypeAlias = Callable[..., Awaitable[Answer]]
"""Takes the request and the options of a command by name, and returns the answer."""

Completions: TypeAlias = Callable[[Request, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Takes the request and what was typed, and returns what can be meant."""

COMPLETES: Final = "completes"
"""The key among a command's extras of the function that answers its requests for completions."""


class Reach(TypedDict):
    """The arguments of a command group that say where it can be used."""

    allowed_contexts: app_commands.AppCommandContext
    allowed_installs: app_commands.AppInstallationType


IN_SERVERS: Final = Reach(
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
"""In servers that the bot has been added to."""

EVERYWHERE: Final = Reach(
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)
"""Also in direct messages, and wherever somebody is who has installed the bot for themselves."""


@dataclass(frozen=True)
class Option:
    """An option of a command, in every language."""

    kind: Any
    """The type of its values, as discord.py reads it from a signature."""
    hint: app_commands.locale_str
    """Its description."""
    name: app_commands.locale_str | None = None
    """Its name for users; None for the parameter's name in the code."""
    choices: Sequence[app_commands.Choice[str]] = ()
    """The values to choose from; empty if any value is allowed."""
    required: bool = False


def command(
    name: str,
    callback: Any,
    options: Mapping[str, Option] | None = None,
    *,
    description: str | None = None,
    reach: Reach | None = None,
) -> app_commands.Command[Any, ..., None]:
    """Return a subcommand with its name, description and options in every language.

    :param options: by the callback's parameter names.
    :param description: its description, or the key of it; by default, ``command-`` and the name.
    :param reach: where it can be used, if it is no subcommand.
    """
    options = options or {}
    parameter, either = inspect.Parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [
        parameter(each, either, annotation=option.kind)
        if option.required
        else parameter(each, either, default=None, annotation=option.kind | None)
        for each, option in options.items()
    ]
    # From this, discord.py reads the options.
    callback.__signature__ = inspect.Signature([parameter("interaction", either), *parameters])
    callback = app_commands.describe(**{each: option.hint for each, option in options.items()})(callback)
    named = {each: option.name for each, option in options.items() if option.name is not None}
    callback = app_commands.rename(**named)(callback)
    choices = {each: list(option.choices) for each, option in options.items() if option.choices}
    callback = app_commands.choices(**choices)(callback)
    called, described = localised(f"name-{name}"), localised(description or f"command-{name}")
    where: Any = reach or {"allowed_contexts": None, "allowed_installs": None}
    return app_commands.Command(name=called, description=described, callback=callback, **where)


def group(
    name: str, reach: Reach, *parts: app_commands.Command[Any, ..., Any], permissions: discord.Permissions | None = None
) -> app_commands.Group:
    """Return a command with its subcommands, in the order in which clients list them.

    :param permissions: Discord shows it to those who have them. The settings of a server can show it to others, and
        Discord cannot be told of one permission or another, so the bot checks on each use who may do what.
    """
    called, described = localised(f"name-{name}"), localised(f"command-{name}")
    made = app_commands.Group(name=called, description=described, default_permissions=permissions, **reach)
    for each in parts:
        made.add_command(each)
    return made


def option(
    of: str, name: str, kind: Any, choices: Sequence[app_commands.Choice[str]] = (), *, required: bool = False
) -> Option:
    """Return an option of a command, whose words have the usual keys.

    :param of: the command's name.
    """
    hint = localised(f"command-{of}-{dashed(name)}")
    return Option(kind, hint, localised(f"name-{dashed(name)}"), choices, required)


def game_option(of: str, games: Iterable[str], *, required: bool = False) -> Option:
    """Return the option of a command that chooses one of some games."""
    titles = [app_commands.Choice(name=localised(f"{name}-title"), value=name) for name in games]
    return option(of, "game", Literal[tuple(games)], titles, required=required)


def house_rule(game: str, spec: OptionSpec) -> Option:
    """Return the option that chooses one of a game's house rules."""
    key = f"{game}-option-{dashed(spec.name)}"
    name = localised(f"{key}-name")
    return Option(Literal[spec.values], localised(f"{key}-hint"), name, localised_choices(key, spec.values))


async def answered(
    services: Services,
    interaction: AnyInteraction,
    action: Callable[[Request], Awaitable[Answer]],
    game: str | None = None,
) -> None:
    """Do what was asked for, and answer. Any error becomes a sentence that only the asker sees."""

    async def act() -> None:
        await respond(interaction, await action(Request(interaction, services.languages.of(interaction))))

    await services.middleware.handle(interaction, act, game)


def guarded(action: Action, services: Services, game: str | None = None) -> Any:
    """Wrap a command so that it is answered, see ``answered``."""

    async def callback(interaction: AnyInteraction, **options: Any) -> None:
        await answered(services, interaction, lambda request: action(request, **options), game)

    return update_wrapper(callback, action, ())


def completing(made: app_commands.Command[Any, ..., None], completions: Completions, *options: str) -> None:
    """Complete what somebody types for some options of a command."""
    for each in options:
        callback: Any = completions  # Discord is told that there is one; the tree calls it, with a request
        made.autocomplete(each)(callback)
    made.extras[COMPLETES] = completions


def functions_of(tree: app_commands.CommandTree[Any], called: str) -> dict[str, Any]:
    """Return what the slash commands of a tree call in the end, by their names.

    :param called: a command's whole name, or the first word of several.
    """
    found = {}
    for each in tree.walk_commands():
        name = each.qualified_name
        if isinstance(each, app_commands.Command) and called in (name, name.partition(" ")[0]):
            function: Any = inspect.unwrap(each.callback)
            found[name] = function.func if isinstance(function, partial) else function
    return found


def localised_choices(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option. The name of each is the message ``key-value``."""
    return [app_commands.Choice(name=localised(f"{key}-{value}"), value=value) for value in values]
