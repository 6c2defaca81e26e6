"""What most parts of the bot need: the connection, the clock, the settings, and how people are spoken to."""

from collections.abc import Mapping

import discord

from bot.games.game import AnyGame
from bot.interactions.languages import Languages
from bot.interactions.names import Names
from bot.interactions.visible_channels import VisibleChannels
from bot.runtime.background import Clock
from bot.store.engine.fence import Ownership
from bot.store.settings import SettingsStore


class Context:
    """A subclass makes them. They are given to a part as one."""

    client: discord.AutoShardedClient
    games: Mapping[str, AnyGame]
    """The games that are offered, by name."""
    settings: SettingsStore
    clock: Clock
    ownership: Ownership
    languages: Languages
    names: Names
    visible_channels: VisibleChannels
