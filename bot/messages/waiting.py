"""Shows in a channel that a table waits, because its game cannot go on here for now."""

import logging
from typing import Any

from bot.interactions.answers import naming
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.surroundings import Surroundings
from bot.store.journal.entries import Saved
from bot.tables.kit.background import Background
from bot.tables.table.listener import Listener
from bot.tables.table.missing import GameMissing
from bot.views.table.table import waiting_message

log = logging.getLogger(__name__)


class WaitingTables(Listener):
    """Edits the messages of tables that wait, which have told whose turn it is, and by when.

    ``Display`` cannot: it shows a table that was rebuilt.
    """

    def __init__(self, around: Surroundings) -> None:
        self._client, self._languages = around.client, around.languages
        self._telling = Background(seconds=3.0)
        self.close = self._telling.close

    def waits(self, saved: Saved, refusal: GameMissing) -> None:
        """See ``Listener``."""
        if saved.message is not None:
            self._telling.begin(self._tell(saved, saved.message, refusal), f"waiting {saved.id}")

    async def _tell(self, saved: Saved, message: int, refusal: GameMissing) -> None:
        words = self._languages.at(saved.guild, saved.language)
        game = saved.game if words.has(f"{saved.game}-title") else None
        view = waiting_message(words, saved.id, saved.game, sentence(words, refusal, game))
        channel: Any = self._client.get_partial_messageable(saved.channel, guild_id=saved.guild)
        try:
            edited = channel.get_partial_message(message)
            await edited.edit(view=view, attachments=[], allowed_mentions=naming(view))
        except REQUEST_FAILURES as error:
            log.info("table %d: its message cannot say that it waits: %s", saved.id, error)
