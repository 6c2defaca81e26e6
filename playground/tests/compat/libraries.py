"""The libraries that are tried, and what each cannot do for a reason of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from playground.tests.compat import red


@dataclass(frozen=True)
class Library:
    """A client library."""

    name: str
    """Its name, which is also that of its package."""
    bot: str
    """The file of its bot."""
    lacks: Mapping[str, str] = field(default_factory=dict)
    """By the name of a check, why the library cannot pass it. A check that passes all the same is a failure."""

    commands: Mapping[str, str] = field(default_factory=dict)
    """For a finished bot, the commands that are typed in place of the checks, and what is in their answers."""

    @property
    def on_node(self) -> bool:
        """Whether it runs on Node."""
        return self.bot.endswith(".js")


LIBRARIES = (
    Library("discord.py", "discordpy_bot.py"),
    Library("hikari", "hikari_bot.py"),
    Library("disnake", "disnake_bot.py"),
    Library("nextcord", "nextcord_bot.py", {"Components V2 with a file": "has no such components"}),
    Library("py-cord", "pycord_bot.py"),
    Library("interactions.py", "interactions_bot.py"),
    Library("Red", "red_bot.py", commands=red.COMMANDS),
    Library("discord.js", "discordjs_bot.js"),
    Library("@sapphire/framework", "sapphire_bot.js"),
    Library("oceanic.js", "oceanic_bot.js"),
    Library("eris", "eris_bot.js", {"Components V2 with a file": "has no such components"}),
)
