"""The strangers' bots: where their sources are, how they are started, and in which world."""

from __future__ import annotations

import socket
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playground import Channel, Playground, Role, Server, World

START: Final = Path(__file__).parent / "start"
TICKETS: Final = Server(
    "Club",
    channels=["cards", Channel("Modmail", "category"), Channel("bot-logs", category="Modmail")],
    roles=[Role("Staff", ["administrator"], people=["Laura"])],
    bot=["administrator"],
)


@dataclass(frozen=True)
class Stranger:
    """A bot that somebody else wrote."""

    name: str
    """The name of its list, and of the folder with its sources."""
    source: str
    """Where its sources come from."""
    requirements: Callable[[Path], list[str]] | None
    """Returns what pip installs for it; None where npm does."""
    command: Callable[[Path, str], list[str]]
    """Returns what starts it, of its sources and its Python or Node."""
    variables: Callable[[Playground], Mapping[str, str]]
    """Returns its settings."""
    world: Callable[[], World]
    python: str = "3.11"
    """The oldest Python that it takes."""


def _of_pyproject(sources: Path) -> list[str]:
    with (sources / "pyproject.toml").open("rb") as file:
        return [str(each) for each in tomllib.load(file)["project"]["dependencies"]]


def _of_file(sources: Path) -> list[str]:
    # A database of its own is beyond a test of Discord: this one is in the bot's memory.
    return ["--requirement", str(sources / "requirements.txt"), "mongomock-motor==0.0.36"]


def _lancebot(discord: Playground) -> dict[str, str]:
    world = discord.world
    (cards,) = (each.id for each in world.channels.values() if each.name == "cards")
    return {
        "CLIENT_TOKEN": world.bot.token,
        "CLIENT_GUILD": str(world.guild.id),
        "CLIENT_MONTH_OVERRIDE": "2",
        "CHANNELS_BOT_COMMANDS": str(cards),
        "CHANNELS_SIR_LANCEBOT_PLAYGROUND": str(cards),
        "CHANNELS_DEVLOG": str(cards),
        "REDIS_USE_FAKEREDIS": "true",
    }


def _modmail(discord: Playground) -> dict[str, str]:
    return {
        "TOKEN": discord.world.bot.token,
        "GUILD_ID": str(discord.world.guild.id),
        "OWNERS": discord.person("Laura").id,
        "CONNECTION_URI": "mongodb://localhost/",
        "LOG_URL": "http://logs.example/",
        "DISABLE_UPDATES": "yes",
        "DISABLE_AUTOUPDATES": "yes",
    }


def _example(discord: Playground) -> dict[str, str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    described = discord.description()
    return {
        "APP_ID": described["application_id"],
        "DISCORD_TOKEN": described["bot_token"],
        "PUBLIC_KEY": described["public_key"],
        "PORT": str(port),
    }


def _in_club() -> World:
    return World(["Laura", "Clara"], servers=[TICKETS], privileged_intents=["members", "presences", "message_content"])


STRANGERS: Final = (
    Stranger(
        "sir-lancebot",
        "https://github.com/python-discord/sir-lancebot",
        _of_pyproject,
        lambda sources, python: [python, str(START / "discordpy.py"), str(sources), "bot"],
        _lancebot,
        _in_club,
        python="3.13",
    ),
    Stranger(
        "modmail",
        "https://github.com/modmail-dev/Modmail",
        _of_file,
        lambda sources, python: [python, str(START / "discordpy.py"), str(sources), "bot"],
        _modmail,
        _in_club,
    ),
    Stranger(
        "discord-example-app",
        "https://github.com/discord/discord-example-app",
        None,
        lambda sources, node: [node, "--import", str(START / "address.mjs"), str(START / "example.mjs"), str(sources)],
        _example,
        lambda: World(["Laura", "Clara"]),
    ),
)
