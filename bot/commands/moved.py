"""Where commands went that were called otherwise in the version before.

Discord's clients may send a command for some time after it was replaced, and people remember its name.
"""

from collections.abc import Mapping
from typing import Any, Final

from bot.games.catalog import GAMES

MOST_STEPS: Final = 3
"""How many names a command has at most: its own, its group's and its subcommand's."""

OF_GAMES: Final[Mapping[str, str]] = {
    **{name: f"table {name}" for name in ("join", "leave", "end", "kick", "substitute")},
    **{name: f"my {name}" for name in ("stats", "history")},
    **dict.fromkeys(("table", "pause", "resume"), "table show"),
    "rules": "help",
    "season": "server season",
}
"""By the name that a subcommand of every game had, what does the same now."""

OTHERS: Final[Mapping[str, str]] = {
    "games": "my games",
    **{f"privacy {name}": "my privacy" for name in ("export", "forget")},
    "settings me": "my settings",
    **{f"settings {name}": "server settings" for name in ("server", "daily", "week")},
    **{f"settings house {game}": "server settings" for game in GAMES},
    **{f"{name} new": f"organise {name}" for name in ("tournament", "ladder", "club")},
    **{f"ladder {name}": "ladder" for name in ("show", "challenge", "me")},
}
"""By the whole name that another command had, what does the same now."""


def where_now(data: Mapping[str, Any]) -> str | None:
    """Return what has replaced the command that a client has sent; None for every other one.

    :param data: the data of the interaction, which may be anything.
    """
    group, *names = _names(data)
    if group in GAMES and len(names) == 1:
        return OF_GAMES.get(names[0])
    return OTHERS.get(" ".join([group, *names]))


def _names(data: Mapping[str, Any]) -> list[str]:
    """Return the names of a command from the outermost on, with those of its options where it has no subcommand."""
    names, step = [str(data.get("name"))], data
    while len(names) < MOST_STEPS:
        options = step.get("options")
        if not isinstance(options, list) or len(options) != 1 or not isinstance(options[0], dict):
            break
        step = options[0]
        if "value" in step:
            break
        names.append(str(step.get("name")))
    return names
