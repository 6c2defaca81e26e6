"""The button *Rematch*: it opens a lobby in which everybody is asked, or says yes in the one that is open.

The game begins with the last yes.
"""

from bot.commands.kit.command import AnyInteraction
from bot.commands.kit.services import Services, check_channel
from bot.interactions import answers
from bot.tables.kit.refusal import Refusal, jump_link
from bot.tables.table.table import Status, Table
from bot.views.kit.notice import notice_message


class Rematches:
    """Opens rematches."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def open(self, interaction: AnyInteraction, old: Table) -> None:
        """Answer with the lobby of a rematch, and ping the people who are asked, if the server allows pings.

        A game's rematch pings once, and two people ping each other once in a while; the sender hears who is not pinged.

        If the rematch has a lobby already, its sender takes their place in it.

        :raises Refusal: as ``check_channel`` and ``Room.rematch``.
        """
        old.open_seat_of(interaction.user.id)
        await check_channel(self._services, interaction)
        room = self._services.room
        asked_before = await room.rematch_of(old.id) is not None
        try:
            new = await room.rematch(old.id, interaction.user.id)
        except Refusal as refusal:
            if refusal.code != "rematch_here" or not await self._agree(interaction, old):
                raise
            return
        wishes = self._services.settings.guild(new.guild)
        asked = new.asked if wishes.ping and not asked_before else ()
        with self._services.pings.challenging(interaction.user.id, asked) as quiet:
            try:
                pinging = [each for each in asked if each not in quiet]
                await self._services.presenter.post(interaction, new, pinging=pinging)
            finally:
                if new.message is None and new.live:
                    self._services.display.post(new)  # without the interaction, as soon as Discord takes it
        if quiet:
            words = self._services.languages.of(interaction)
            people = words.all_of(f"<@{each}>" for each in asked if each in quiet)
            view = notice_message(words, words("notice-rematch-not-pinged", people=people))
            await answers.send(interaction, view, ephemeral=True)

    async def _agree(self, interaction: AnyInteraction, old: Table) -> bool:
        """Let the sender agree to the rematch that is open, if they are asked for the very same game, and say so."""
        new, user = await self._services.room.rematch_of(old.id), interaction.user.id
        if new is None or new.status is not Status.LOBBY or user not in new.asked:
            return False
        await self._services.room.join(new, user, old.terms)
        if new.position is not None:
            await self._services.presenter.show_hand(interaction, new)
            return True
        words = self._services.languages.of(interaction)
        text = words("notice-rematch-joined", link=jump_link(new.guild, new.channel, new.message))
        await answers.send(interaction, notice_message(words, text), ephemeral=True)
        return True
