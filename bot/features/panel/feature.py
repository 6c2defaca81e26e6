"""The table in a panel, where the host has switched it on."""

from bot.base import Base
from bot.faces.drawing import drawings
from bot.features.panel.identity import Identities
from bot.features.panel.panels import Panels
from bot.features.panel.payload import PanelIcons
from bot.features.panel.server import PanelServer
from bot.registry import Offering
from bot.runtime.lifecycle import Part, Stage
from bot.tables.feature import Tables


class Panel:
    """Shows tables in the panel, and puts the button that opens it on each table's message."""

    def __init__(self, base: Base, tables: Tables, offering: Offering, secret: str) -> None:
        """:param secret: the application's client secret."""
        self._base = base
        self._drawings = {each.icon: each for each in drawings(base.deck)}
        self.panels = Panels(tables, offering.clicks, offering.commands, base.clock, PanelIcons(self._drawings.keys()))
        self._identities = Identities(base.client, secret)
        tables.room.subscribe(self.panels)
        tables.launched = self.panels.launched
        tables.dealing.is_seen_elsewhere = self.panels.is_seen
        self.panels.told_left.append(tables.dealing.give_after_all)
        tables.renderer.opens_panel = True
        base.parts.add(Part(Stage.ANSWERS, close=self.panels.close))

    def server(self) -> PanelServer:
        """Return what serves the panel's pages and sockets."""
        return PanelServer(self.panels, self._identities, self._drawings, self._base.studio, self._base.client)
