"""The button *In a thread*: it opens the table that somebody wanted where there was one already."""

import asyncio
import logging

from bot.commands.kit.click import Click
from bot.commands.kit.services import Services, place_of
from bot.commands.table.play import open_table
from bot.interactions import answers
from bot.interactions.clicked import has_button
from bot.locales.words import Words
from bot.tables.kit.refusal import Refusal
from bot.tables.table.table import Table
from bot.views.kit.notice import notice_message
from bot.views.kit.route import Malformed, on
from bot.views.kit.routes import PageAct
from bot.views.person.taken import read_wish

log = logging.getLogger(__name__)


class Taken:
    """Acts on the button."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._opening: dict[tuple[int, int], asyncio.Future[Table | None]] = {}
        """By person and channel, the table that they open there at this moment, on whichever page they have pressed."""

    @on(PageAct.TAKEN)
    async def clicked(self, click: Click, name: str, *_wish: object) -> None:
        """Open the table in a thread, and say where it is in place of the button.

        :raises Malformed: the clicked message has no such button.
        :raises Refusal: ``free_again`` if the channel has no table any more; else as ``open_table``.
        """
        interaction, game = click.interaction, self._services.room.games[name]
        message = interaction.message
        if message is None or not message.flags.ephemeral or not has_button(message, str(click.meant)):
            raise Malformed(str(click.meant))
        wish = read_wish(game, click.meant)
        _, channel = place_of(interaction)
        if not self._services.room.is_taken(channel):
            raise Refusal("free_again")
        shown = await answers.acknowledge(interaction)
        here = interaction.user.id, channel
        if here in self._opening:
            await _tell(click.words, shown, await asyncio.shield(self._opening[here]))
            return
        opening = self._opening[here] = asyncio.get_running_loop().create_future()
        table: Table | None = None
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
            await _tell(click.words, shown, table)
        finally:
            del self._opening[here]
            opening.set_result(table)


async def _tell(words: Words, shown: answers.Shown | None, table: Table | None) -> None:
    """Say on a page where the table is, in place of the button."""
    if shown is None or table is None:
        return
    try:
        await shown.edit(notice_message(words, words("taken-opened", channel=f"<#{table.channel}>")))
    except (*answers.FAILURES, OSError) as error:
        log.info("a page keeps its buttons: %s", error)
