"""What a feature brings to what people can ask for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence

from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.registration import AnyCommand
from bot.games.game import AnyGame
from bot.views.kit.route import Meant, Route


class Feature:
    """A subject about which people can ask for something."""

    owners: Sequence[object] = ()
    """Whose marked methods act on clicks."""
    routed: Mapping[type[Route], Callable[[AnyInteraction, Meant], Awaitable[None]]] = {}
    """What acts on the clicks of whole families."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()
