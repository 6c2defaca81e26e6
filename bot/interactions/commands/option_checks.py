"""Checks what a client sends with a command against what the command offers.

Discord's own clients send nothing else, and Discord checks some of it. A modified client may send anything.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NoReturn

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.runtime.refusal import Refusal

CHAT_INPUT: Final = discord.AppCommandType.chat_input.value
TARGETS: Final = {discord.AppCommandType.user.value: "users", discord.AppCommandType.message.value: "messages"}
"""What the commands in menus are used on, as ``resolved`` calls it, by the type of the command."""
LONGEST_TEXT: Final = 6000
"""Discord's limit for the value of an option, in characters."""

_ID = re.compile(r"[0-9]{1,19}")
_HALVES = re.compile("[\ud800-\udfff]")
"""Halves of surrogate pairs, which JSON may contain, and which cannot be stored."""


def check_offered(
    tree: app_commands.CommandTree[Any], data: Any, own: Collection[str] = (), *, complete: bool = False
) -> None:
    """Check that a command exists, and that each option has a value that the command offers.

    :param data: the data of the interaction.
    :param complete: whether the client asks for completions of one option while the others may still be missing.
    :raises Refusal: ``unknown_command``: there is no such command or option; ``not_offered``: the option has no such
        value.
    """
    if isinstance(data, dict) and isinstance(data.get("type"), int) and data["type"] in TARGETS:
        if complete:
            _unknown()
        _check_menu(tree, data)
        return
    command, given = _command(tree, data, own)
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    resolved = data.get("resolved")
    named: list[str] = []
    focused = 0
    for option in given:
        parameter = parameters.get(str(option.get("name")))
        if parameter is None or option.get("type") != parameter.type.value or parameter.display_name in named:
            _unknown()
        named.append(parameter.display_name)
        if complete and option.get("focused"):
            focused += 1
            if not parameter.autocomplete or not isinstance(option.get("value"), str):
                _unknown()
        else:
            _check_value(parameter, option.get("value"), resolved if isinstance(resolved, dict) else {})
    if complete and focused != 1:
        _unknown()
    if not complete and any(each.required and name not in named for name, each in parameters.items()):
        _unknown()


def _command(
    tree: app_commands.CommandTree[Any], data: Any, own: Collection[str]
) -> tuple[app_commands.Command[Any, ..., Any], list[Mapping[str, Any]]]:
    if not isinstance(data, dict) or data.get("type", CHAT_INPUT) != CHAT_INPUT:
        _unknown()
    if data.get("guild_id") is not None and data.get("name") not in own:
        _unknown()
    found: Any = tree.get_command(str(data.get("name")))
    options = _options(data)
    while isinstance(found, app_commands.Group):
        if len(options) != 1:
            _unknown()
        found = found.get_command(str(options[0].get("name")))
        options = _options(options[0])
    if not isinstance(found, app_commands.Command):
        _unknown()
    return found, options


def _check_menu(tree: app_commands.CommandTree[Any], data: Mapping[str, Any]) -> None:
    kind, resolved = data["type"], data.get("resolved")
    known = tree.get_command(str(data.get("name")), type=discord.AppCommandType(kind))
    target = _resolved(resolved if isinstance(resolved, dict) else {}, TARGETS[kind], data.get("target_id"))
    if known is None or target is None or data.get("guild_id") is not None or data.get("options"):
        _unknown()


def _options(of: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    options = of.get("options", [])
    if not isinstance(options, list) or not all(isinstance(option, dict) for option in options):
        _unknown()
    return options


def _unknown() -> NoReturn:
    raise Refusal("unknown_command")


def _check_value(parameter: app_commands.Parameter, value: Any, resolved: Mapping[str, Any]) -> None:
    right = _CHECKS[parameter.type](parameter, value, resolved)
    if right and parameter.choices:
        right = value in [choice.value for choice in parameter.choices]
    if not right:
        raise Refusal("not_offered", value=str(value), option=parameter.display_name)


def _is_text(parameter: app_commands.Parameter, value: Any, resolved: Mapping[str, Any]) -> bool:
    least, most = parameter.min_value or 0, parameter.max_value or LONGEST_TEXT
    return isinstance(value, str) and least <= len(value) <= most and not _HALVES.search(value)


def _is_number(parameter: app_commands.Parameter, value: Any, resolved: Mapping[str, Any]) -> bool:
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    least, most = parameter.min_value, parameter.max_value
    return (least is None or value >= least) and (most is None or value <= most)


def _is_channel(parameter: app_commands.Parameter, value: Any, resolved: Mapping[str, Any]) -> bool:
    channel = _resolved(resolved, "channels", value)
    return channel is not None and channel.get("type") in [kind.value for kind in parameter.channel_types]


def _resolved(resolved: Mapping[str, Any], kind: str, value: Any) -> Mapping[str, Any] | None:
    """Return what Discord says about the user, role or channel that an option names; None if it says nothing."""
    if not isinstance(value, str) or not _ID.fullmatch(value):
        return None
    known = resolved.get(kind)
    found = known.get(value) if isinstance(known, dict) else None
    return found if isinstance(found, dict) else None


_CHECKS: Final[Mapping[Kind, Callable[[app_commands.Parameter, Any, Mapping[str, Any]], bool]]] = {
    Kind.string: _is_text,
    Kind.integer: _is_number,
    Kind.boolean: lambda parameter, value, resolved: isinstance(value, bool),
    Kind.user: lambda parameter, value, resolved: _resolved(resolved, "users", value) is not None,
    Kind.channel: _is_channel,
    Kind.role: lambda parameter, value, resolved: _resolved(resolved, "roles", value) is not None,
}
"""How the value of each kind of option is checked."""
