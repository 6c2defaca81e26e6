"""Where commands can be used: the contexts and the kinds of installation that Discord is told of."""

from typing import Final, TypedDict

from discord import app_commands


class Reach(TypedDict):
    """The arguments of a command group that say where it can be used."""

    allowed_contexts: app_commands.AppCommandContext
    allowed_installs: app_commands.AppInstallationType


IN_SERVERS: Final = Reach(
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
)
"""In servers that the bot has been added to."""

EVERYWHERE: Final = Reach(
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
    allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
)
"""Also in direct messages, and wherever somebody is who has installed the bot for themselves."""
