"""The table in a panel, where the host has switched it on."""

from typing import Any

from discord.app_commands import CommandTree

from bot.base import Base
from bot.faces.drawing import drawings
from bot.features.panel.door import Door
from bot.features.panel.identity import Identities
from bot.features.panel.panels import Panels
from bot.features.panel.presses import Presses
from bot.features.panel.scene import PanelIcons
from bot.features.panel.server import PanelServer
from bot.interactions.components.layout import Component as Button
from bot.interactions.components.layout import table_button
from bot.interactions.requests import Clicks, Feature, Features
from bot.interactions.routes.routes import TableAct
from bot.locales.words import Words
from bot.runtime.lifecycle import Component, Phase
from bot.tables.effects import SHOWN
from bot.tables.feature import Tables
from bot.tables.rules.table import Status, Table


class Panel(Feature):
    """Shows tables in the panel, and puts the button that opens it on each table's message."""

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        secret = base.config.discord_client_secret
        assert secret is not None
        self._base, self._tables = base, tables
        self._drawings = {each.icon: each for each in drawings(base.deck)}
        self._identities = Identities(base.client, secret.get_secret_value())
        self._door = Door(base.client, signed_only=base.config.panel_signed_only)

    def offered(self, clicks: Clicks, commands: CommandTree[Any]) -> None:
        """See ``Feature``."""
        tables = self._tables
        self.panels = Panels(tables, clicks, commands, self._base.clock, PanelIcons(self._drawings.keys()))
        self._presses = Presses(self.panels, tables, clicks, commands, self._base.clock)
        tables.room.effects.on(SHOWN, self.panels.changed)
        tables.room.effects.on_forgotten(self.panels.forgotten)
        tables.settings.told_user.append(self.panels.settings_changed)
        tables.launched = self.panels.launched
        tables.opened = self._door.confirm
        tables.hand_delivery.is_seen_elsewhere = self.panels.is_seen
        self.panels.told_left.append(tables.hand_delivery.give_after_all)
        tables.renderer.on_tables.append(_open_button)
        self._base.lifecycle.add(Component(Phase.ANSWERS, forget=self.panels.forget, close=self.panels.close))

    def server(self) -> PanelServer:
        """Return what serves the panel's pages and sockets."""
        return PanelServer(
            self.panels,
            self._presses,
            self._identities,
            self._door,
            self._drawings,
            self._base.studio,
            self._base.client,
        )


def _open_button(words: Words, table: Table) -> list[Button]:
    """Return the button that opens the panel from a table's message; none once the table was closed."""
    if table.status is Status.ENDED:
        return []
    return [table_button(TableAct.OPEN(table.id), words("button-open-panel"))]
