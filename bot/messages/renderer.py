"""Messages with their pictures. Pictures are drawn in a thread; if drawing fails, the message goes without."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from discord import ui

from bot.faces.face import Icons
from bot.interactions.languages import Languages
from bot.locales.words import Words
from bot.tables.table import Table
from bot.views.notice import draw_examples, rules_message
from bot.views.record import Attachment
from bot.views.table import table_message, table_picture

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message, and the files to send with it."""

    view: ui.LayoutView
    files: tuple[Attachment, ...] = ()


class Renderer:
    """Renders the messages that have pictures."""

    def __init__(self, icons: Icons, languages: Languages) -> None:
        self._icons = icons
        self._languages = languages

    async def table(self, table: Table, *, hurried: bool = False) -> Rendered:
        """Return a table's public message as it should look now.

        :param hurried: whether to leave out the picture of a round. The picture of a finished game is always drawn.
        """
        picture = None if hurried and table.live else await self._picture(table)
        view = table_message(self._languages.at(table.guild), self._icons, table, picture)
        return Rendered(view, () if picture is None else (picture,))

    async def _picture(self, table: Table) -> Attachment | None:
        wanted = table_picture(table)
        if wanted is None:
            return None
        name, draw = wanted
        try:
            drawn = await asyncio.to_thread(draw)
        except Exception:
            log.exception("table %d: %s could not be drawn", table.id, name)
            return None
        now = table_picture(table)  # the game may have moved on meanwhile
        return Attachment(name, drawn) if now is not None and now[0] == name else None

    async def rules(self, words: Words, game: str) -> Rendered:
        """Return a game's rules in a language.

        :param game: the game's name.
        """
        pictures = await asyncio.to_thread(draw_examples, words, game)
        return Rendered(rules_message(words, self._icons, game, pictures), tuple(pictures))
