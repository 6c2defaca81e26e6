"""Checks whether Discord knows the commands of this version."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.doctor.finding import Finding, fine, note

CHAT_INPUT, OPENS_ACTIVITY = 1, 4
"""Discord's numbers for slash commands, and for the command that opens an Activity."""

UNORDERED: Final = ("integration_types", "contexts")
PERMISSIONS: Final = "default_member_permissions"
"""What Discord takes as a number or as text, and returns as text."""
DEPRECATED: Final = ("dm_permission", "default_permission")
"""What ``contexts`` and others have replaced. Discord derives it."""


def check_commands(ours: Sequence[Any], registered: Sequence[Any], installs: Mapping[str, Any] | None) -> Finding:
    """Compare this version's commands with those that Discord knows.

    :param ours: the commands as they are registered.
    :param registered: the commands as Discord returns them, in every language.
    :param installs: the kinds of installation that the portal allows, by Discord's numbers; None if it does not say.
    """
    known = {_key(each): each for each in registered if each.get("type") != OPENS_ACTIVITY}
    wanted = {_key(each): _cut(each, installs) for each in ours}
    if not known:
        return note("commands", "Discord knows none yet", "the first start publishes them")
    differing = [name for name in wanted.keys() | known.keys() if not _says(known.get(name), wanted.get(name))]
    if differing:
        names = ", ".join(sorted(_shown(each) for each in differing))
        return note("commands", f"not those of this version: {names}", "the next start publishes them")
    return fine("commands", f"{', '.join(sorted(map(_shown, wanted)))} as in this version")


def _key(command: Any) -> tuple[int, str]:
    return command.get("type", CHAT_INPUT), command["name"]


def _shown(key: tuple[int, str]) -> str:
    kind, name = key
    return f"/{name}" if kind == CHAT_INPUT else name


def _cut(command: Any, installs: Mapping[str, Any] | None) -> Any:
    """Return a command with only those kinds of installation that the portal allows, as it is published."""
    if not installs:
        return command
    allowed = [kind for kind in command["integration_types"] if str(kind) in installs]
    return {**command, "integration_types": allowed or [min(map(int, installs))]}


def _says(theirs: Any, ours: Any) -> bool:
    """Tell whether Discord's description of something says all that ours says. It may say more, such as ids.

    What is empty or false may be left out on either side.
    """
    if not ours:
        return not theirs
    if isinstance(ours, Mapping):
        if not isinstance(theirs, Mapping):
            return False
        told = {key: sorted(value) if key in UNORDERED and value else value for key, value in theirs.items()}
        said = {key: sorted(value) if key in UNORDERED and value else value for key, value in ours.items()}
        for bits in (told, said):
            if bits.get(PERMISSIONS) is not None:
                bits[PERMISSIONS] = str(bits[PERMISSIONS])
        return all(_says(told.get(key), value) for key, value in said.items() if key not in DEPRECATED)
    if isinstance(ours, list):
        alike = isinstance(theirs, list) and len(theirs) == len(ours)
        return alike and all(_says(each, mine) for each, mine in zip(theirs, ours, strict=True))
    return bool(theirs == ours)
