"""Changing the settings of a server, for those who may manage it."""

from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services
from bot.store.settings import GuildSettings
from bot.tables.kit.refusal import Refusal


async def change_guild(services: Services, interaction: AnyInteraction, guild: int, after: GuildSettings) -> None:
    """Store other settings of a server, and show what changes in its channels. Nothing happens if they are the same.

    :raises Refusal: ``needs_manage_server``.
    :raises NotSaved: the database refused or did not answer.
    """
    before = services.settings.guild(guild)
    if after == before:
        return
    if not interaction.permissions.manage_guild:
        raise Refusal("needs_manage_server")
    await services.settings.set_guild(guild, after)
    await services.posting.changed(guild, before)
    services.show_again(guild)
