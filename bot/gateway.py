"""Handlers of gateway events."""

from bot.base import Base
from bot.client import Begun, DeletedPlace
from bot.registry import CommandRegistry
from bot.tables.feature import Tables


class Gateway:
    """Acts on the client's events, see ``Events``."""

    def __init__(self, base: Base, tables: Tables, registry: CommandRegistry) -> None:
        """Have the client hand its events on."""
        self._base = base
        self.on_interaction = registry.clicks.clicked
        self.on_thread_shut = tables.shut
        self.on_heard_again = tables.give_time
        base.client.hand_to(self, base.connector)

    async def set_up(self) -> None:
        """Begin."""
        await self._base.lifecycle.forward(lambda each: each.begin())

    def on_guild_here(self, guild: int) -> None:
        """Note that a server is there."""
        for tell in self._base.appeared:
            tell(guild)

    async def on_deleted_place(self, place: DeletedPlace) -> None:
        """Close the tables of a deleted channel or thread, or of a server that the bot is no longer in.

        The names of the server's people and its language are deleted, and everything else about the server some time
        later.
        """
        with self._base.heeded.here():
            if place.guild is not None:
                for tell in self._base.removed:
                    await tell(place.guild)
            await self._base.lifecycle.backward(lambda each: each.abandon(place.channel, place.guild))

    async def on_guild_locale(self, guild: int, locale: str) -> None:
        """Show what stands in a server's channels in its language, if that has changed."""
        if self._base.languages.correct(guild, locale):
            self._base.lifecycle.show_again(guild)

    async def on_session_begun(self, session: Begun) -> None:
        """Note which servers are missing, and which are back."""
        with self._base.heeded.here():
            for tell in self._base.begun:
                await tell(session)
