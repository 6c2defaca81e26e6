"""What a feature brings: its commands, and who acts on its clicks."""

from collections.abc import Awaitable, Callable, Collection, Container, Coroutine, Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from discord import app_commands

from bot.games.game import AnyGame
from bot.interactions.routes.route import LessonStep, Route, SoloGame
from bot.interactions.routing.click import AnyInteraction, Click, Routed

AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


Clicked: TypeAlias = Callable[[AnyInteraction], Awaitable[None]]


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

    names: Mapping[str, Container[str]] = {}
    """The names that its routes may have, by the kind of field."""
    anywhere = False
    """Whether ``subcommands`` need no server."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()

    def subcommands(self, game: AnyGame) -> Iterable[app_commands.Command[Any, ..., None]]:
        """Return what it adds to a game's command."""
        return ()

    def offered(self, clicked: Clicked, commands: app_commands.CommandTree[Any]) -> None:
        """Take what hands clicks and commands on to the features."""

    def described(self, commands: Sequence[Any]) -> None:
        """Take all commands of the bot as Discord is told of them."""

    def publish(self) -> Coroutine[Any, Any, None] | None:
        """Publish its ``guild_commands`` where they should be. None if it has none."""
        return None


F = TypeVar("F", bound=Feature)


class Features(list[Feature]):
    """The features of a bot, in the order in which they were made."""

    def find(self, kind: type[F]) -> F | None:
        """Return a feature; None if it is left out, or made later."""
        return next((each for each in self if isinstance(each, kind)), None)

    def need(self, kind: type[F]) -> F:
        """Return a feature without which the one that asks cannot be."""
        found = self.find(kind)
        assert found is not None, f"{kind} is left out"
        return found
