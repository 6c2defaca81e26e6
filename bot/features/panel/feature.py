"""The table in a panel, where the host has switched it on."""

from typing import Any

from discord.app_commands import CommandTree

from bot.base import Base
from bot.faces.drawing import drawings
from bot.features.panel.identity import Identities
from bot.features.panel.panels import Panels
from bot.features.panel.payload import PanelIcons
from bot.features.panel.server import PanelServer
from bot.interactions.routing.click import Clicked, Feature, Features
from bot.runtime.lifecycle import Component, Phase
from bot.tables.effects import SHOWN
from bot.tables.feature import Tables


class Panel(Feature):
    """Shows tables in the panel, and puts the button that opens it on each table's message."""

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        secret = base.config.discord_client_secret
        assert secret is not None
        self._base, self._tables = base, tables
        self._drawings = {each.icon: each for each in drawings(base.deck)}
        self._identities = Identities(base.client, secret.get_secret_value())

    def offered(self, clicked: Clicked, commands: CommandTree[Any]) -> None:
        """See ``Feature``."""
        tables = self._tables
        self.panels = Panels(tables, clicked, commands, self._base.clock, PanelIcons(self._drawings.keys()))
        tables.room.effects.on(SHOWN, self.panels.changed)
        tables.room.effects.on_forgotten(self.panels.forgotten)
        tables.launched = self.panels.launched
        tables.hand_delivery.is_seen_elsewhere = self.panels.is_seen
        self.panels.told_left.append(tables.hand_delivery.give_after_all)
        tables.renderer.opens_panel = True
        self._base.lifecycle.add(Component(Phase.ANSWERS, close=self.panels.close))

    def server(self) -> PanelServer:
        """Return what serves the panel's pages and sockets."""
        return PanelServer(self.panels, self._identities, self._drawings, self._base.studio, self._base.client)
