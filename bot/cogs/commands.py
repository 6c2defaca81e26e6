"""What all slash commands have in common: how they are named, guarded, and given their options."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.cogs import answers
from bot.cogs.host import Host
from bot.cogs.refusals import sentence
from bot.cogs.translator import localised
from bot.views.notice import notice_message

AnyInteraction: TypeAlias = discord.Interaction[Any]
Action: TypeAlias = Callable[..., Awaitable[None]]


def command(name: str, callback: Any) -> app_commands.Command[Any, ..., None]:
    """Return a subcommand, named and described in every language."""
    description = localised(f"command-{name}")
    return app_commands.Command(name=localised(f"name-{name}"), description=description, callback=callback)


def guarded(action: Action, host: Host, game: str | None = None) -> Any:
    """Wrap a command so that whatever goes wrong becomes a sentence that only its caller sees."""

    async def callback(interaction: AnyInteraction, **options: Any) -> None:
        with host.work.in_progress(), answers.in_time(interaction):
            try:
                await action(interaction, **options)
            except Exception as error:  # noqa: BLE001 - never answer with silence
                words = host.languages.of(interaction)
                notice = notice_message(words, sentence(words, error, game))
                await answers.send(interaction, notice, ephemeral=True)

    set_options(callback, {})
    return callback


def set_options(callback: Any, kinds: Mapping[str, Any], required: Iterable[str] = ()) -> None:
    """Give a callback the options of its command; discord.py reads them from its signature."""
    parameter, either = inspect.Parameter, inspect.Parameter.POSITIONAL_OR_KEYWORD
    options = [
        parameter(name, either, annotation=kind)
        if name in required
        else parameter(name, either, default=None, annotation=kind | None)
        for name, kind in kinds.items()
    ]
    callback.__signature__ = inspect.Signature([parameter("interaction", either), *options])


def localised_choices(key: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return the choices of an option, each named by the message of its value."""
    return [app_commands.Choice(name=localised(f"{key}-{value}"), value=value) for value in values]


def option_key(key: str) -> tuple[str, str]:
    """Return the game and the house rule that a key such as ``claro-option-free-pass`` speaks of."""
    game, _, option = key.partition("-option-")
    return game, option.replace("-", "_")
