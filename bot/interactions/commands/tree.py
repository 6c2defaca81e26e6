"""The command tree: the features' commands within Discord's limits, and checks of what a client sends with one.

Discord's own clients send nothing but what a command offers, and Discord checks some of it. A modified client may send
anything.
"""

import logging
import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NoReturn, TypeAlias

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from bot.faces.catalog import UnknownGame
from bot.games.catalog import PACKAGES
from bot.games.game import AnyGame
from bot.games.validation import BadPackage, described, validate
from bot.interactions import answers
from bot.interactions.answers import AnyInteraction
from bot.interactions.commands.command import COMPLETES
from bot.interactions.commands.translator import SLASH, describe
from bot.interactions.middleware import fail
from bot.interactions.requests import AnyCommand, Request, Services
from bot.locales.words import MissingWords
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)


class CheckedTree(app_commands.CommandTree[discord.Client]):
    """Lets only commands through that Discord's own clients could have sent."""

    def __init__(self, client: discord.Client, services: Services, own: Collection[str]) -> None:
        """:param own: the names of the commands that are published in servers one by one."""
        super().__init__(client)
        self._own = own
        self._services = services

    async def interaction_check(self, interaction: AnyInteraction, /) -> bool:
        """Return whether a command offers what was sent. If not, the sender gets a sentence, or no completions."""
        completing = interaction.type is discord.InteractionType.autocomplete
        if completing and not _certainly_admits(self._services):
            return False
        try:
            check_offered(self, interaction.data, self._own, complete=completing)
        except Refusal as refusal:
            if completing:
                await answers.complete(interaction)
            else:
                await self._services.middleware.handle(interaction, partial(fail, refusal))
            return False
        if completing:
            # discord.py would send refused completions once more, and log the second refusal as an error.
            await _complete(Request(interaction, self._services.languages.of(interaction)))
            return False
        data: Any = interaction.data
        everywhere = data.get("guild_id") is None  # a server's own command has another id in each
        if everywhere and data.get("type", SLASH) == SLASH and str(data.get("id")).isdecimal():
            self._services.languages.mention({data["name"]: int(data["id"])})
        return True

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """Answer for a command that a client offers though it was removed, or changed, and for one that fails."""
        log.warning("a command could not be called: %s", error)
        reason = error.original if isinstance(error, app_commands.CommandInvokeError) else Refusal("unknown_command")
        await self._services.middleware.handle(interaction, partial(fail, reason))


async def _complete(request: Request) -> None:
    interaction = request.interaction
    data: Any = interaction.data
    options, typed = list(data.get("options") or ()), ""
    while options:
        option = options.pop()
        options += option.get("options") or ()
        typed = str(option.get("value", "")) if option.get("focused") else typed
    command = interaction.command
    completing = command.extras.get(COMPLETES) if isinstance(command, app_commands.Command) else None
    if completing is None:
        await answers.complete(interaction)
    else:
        await answers.complete(interaction, await completing(request, typed))


def _certainly_admits(services: Services) -> bool:
    try:
        return services.middleware.admits()
    except NotSaved:
        return False  # the sender types on, and gets completions for that


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
            validate(PACKAGES[name], "its commands cannot be made", partial(_fill, tree, tried, make))
            check_limits(describe(tree))
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


LONGEST_NAME: Final = 32
LONGEST_DESCRIPTION: Final = 100
"""The longest description of a command or option, and the longest name of a choice, in characters."""
MOST: Final = 25
"""How many options a command has at most, and how many choices an option."""
LARGEST: Final = 8000
"""How many characters all names, descriptions and values of a command have together, each in its longest language."""
SUBCOMMANDS: Final = (1, 2)
"""Discord's numbers for subcommands and groups of them."""
_SIGNS: Final = "-_'"
_IN_ENGLISH: Final = ""
"""The place of the English words among those of all languages."""


class OverLimit(ValueError):
    """Discord would refuse a command. The text says where, and why."""


def check_limits(commands: Iterable[Any]) -> None:
    """Check commands as they are registered; see ``describe``.

    :raises OverLimit: Discord would refuse one of them, and with it all.
    """
    slash = [each for each in commands if "description" in each]  # commands in menus have none, nor options
    _check_repeated(slash, "the bot", "commands")
    for command in slash:
        _check(command, f"/{command['name']}")
        if (size := _size(command)) > LARGEST:
            raise OverLimit(f"/{command['name']} has {size} characters in all, and at most {LARGEST} are allowed")


def _check(command: Mapping[str, Any], path: str) -> None:
    for language, name in _in_languages(command, "name"):
        if not 1 <= len(name) <= LONGEST_NAME or not _is_name(name):
            raise OverLimit(
                f"{path} has the name {name!r}{_in(language)}, and names have 1 to {LONGEST_NAME} small letters,"
                " digits, hyphens and underscores"
            )
    _check_length(command, "description", path, "its description")
    options: list[Any] = command.get("options") or []
    choices: list[Any] = command.get("choices") or []
    if len(options) > MOST:
        kind = "subcommands" if options[0]["type"] in SUBCOMMANDS else "options"
        raise OverLimit(f"{path} has {len(options)} {kind}, and at most {MOST} are allowed")
    if len(choices) > MOST:
        raise OverLimit(f"{path} has {len(choices)} values, and at most {MOST} are allowed")
    for choice in choices:
        _check_length(choice, "name", path, f"its value {choice['value']!r}")
    _check_repeated(options, path, "options")
    _check_repeated(choices, path, "values")
    for option in options:
        _check(option, f"{path} {option['name']}")


def _check_length(named: Mapping[str, Any], field: str, path: str, what: str) -> None:
    for language, text in _in_languages(named, field):
        if not 1 <= len(text) <= LONGEST_DESCRIPTION:
            raise OverLimit(
                f"{path}: {what} has {len(text)} characters{_in(language)}, and 1 to {LONGEST_DESCRIPTION} are allowed"
            )


def _check_repeated(named: Sequence[Mapping[str, Any]], path: str, what: str) -> None:
    found: set[tuple[str, str]] = set()
    for each in named:
        for language, name in _in_languages(each, "name"):
            if (language, name) in found:
                raise OverLimit(f"{path} has two {what} with the name {name!r}{_in(language)}")
            found.add((language, name))


def _in_languages(named: Mapping[str, Any], field: str) -> Iterator[tuple[str, str]]:
    """Yield a text in English and in every other language, with the language."""
    yield _IN_ENGLISH, str(named[field])
    yield from (named.get(f"{field}_localizations") or {}).items()


def _in(language: str) -> str:
    return "" if language == _IN_ENGLISH else f" in {language}"


def _is_name(name: str) -> bool:
    return name == name.lower() and all(each in _SIGNS or unicodedata.category(each)[0] in "LN" for each in name)


def _size(named: Mapping[str, Any]) -> int:
    texts = {
        field: [text for _, text in _in_languages(named, field)]
        for field in ("name", "description", "value")
        if field in named
    }
    own = sum(max(map(len, each)) for each in texts.values())
    return own + sum(_size(each) for inner in ("options", "choices") for each in named.get(inner) or ())


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
