"""What a feature brings: its commands, and who acts on its clicks."""

from collections.abc import Collection, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from discord import app_commands

from bot.games.game import AnyGame
from bot.interactions.routes.route import LessonStep, Route, SoloGame
from bot.interactions.routing.click import Click, Routed

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


class Subject(Protocol):
    """Looks up what clicks are about before it passes them on."""

    routed: Routed

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form."""


class Feature:
    """A subject about which people can ask for something. discord.py would call it a cog."""

    owners: Sequence[object] = ()
    """Whose marked methods act on clicks."""
    subjects: Mapping[type[Route | SoloGame | LessonStep], Subject] = {}
    """What acts on all clicks on some routes, and on those in hands that are in a game alone or in a lesson."""
    guild_commands: Collection[str] = ()
    """The names of those of its commands that it publishes in servers one by one."""

    anywhere = False
    """Whether ``subcommands`` need no server."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()

    def subcommands(self, game: AnyGame) -> Iterable[app_commands.Command[Any, ..., None]]:
        """Return what it adds to a game's command."""
        return ()

    def described(self, commands: Sequence[Any]) -> None:
        """Take all commands of the bot as Discord is told of them."""

    def publish(self) -> Coroutine[Any, Any, None] | None:
        """Publish its ``guild_commands`` where they should be. None if it has none."""
        return None
