"""The button *In a thread*: it opens the table that somebody wanted where there was one already."""

from __future__ import annotations

import logging

from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services, place_of
from bot.commands.table.play import open_table
from bot.interactions import answers
from bot.interactions.clicked import has_button
from bot.tables.kit.refusal import Refusal
from bot.views.kit.custom_id import PageId, Verb
from bot.views.kit.notice import notice_message
from bot.views.kit.route import Malformed, on
from bot.views.person.taken import read_wish

log = logging.getLogger(__name__)


class Taken:
    """Acts on the button."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._opening: set[int] = set()
        """The messages whose button was pressed, while the table is opened."""

    @on(Verb.TAKEN)
    async def clicked(self, interaction: AnyInteraction, page: PageId) -> None:
        """Open the table in a thread, and say where it is in place of the button.

        :raises Malformed: the clicked message has no such button.
        :raises Refusal: ``free_again`` if the channel has no table any more; else as ``open_table``.
        """
        message, game = interaction.message, self._services.room.games.get(page.parts[0] if page.parts else "")
        if message is None or game is None or not message.flags.ephemeral or not has_button(message, str(page)):
            raise Malformed(str(page))
        wish = read_wish(game, page)
        _, channel = place_of(interaction)
        if not self._services.room.is_taken(channel):
            raise Refusal("free_again")
        shown = await answers.acknowledge(interaction)
        if message.id in self._opening:
            return  # pressed twice: the page is about to say where the table is
        self._opening.add(message.id)
        try:
            table = await open_table(
                self._services,
                interaction,
                game,
                wish.seats,
                computers=wish.computers,
                level=wish.level,
                options=wish.options,
                in_thread=True,
            )
        finally:
            self._opening.discard(message.id)
        if shown is not None and table is not None:
            words = self._services.languages.of(interaction)
            try:
                await shown.edit(notice_message(words, words("taken-opened", channel=f"<#{table.channel}>")))
            except (*answers.FAILURES, OSError) as error:
                log.info("a page keeps its buttons: %s", error)
