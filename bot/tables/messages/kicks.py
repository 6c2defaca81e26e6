"""Tells people who were kicked so, at their next click or command in the server, whatever it is about."""

from typing import Any, Final

import discord

from bot.interactions import answers
from bot.interactions.components.layout import layout
from bot.interactions.languages import Languages
from bot.runtime.engine import Happening
from bot.runtime.recent import Recent
from bot.runtime.refusal import jump_link
from bot.store.journal.entries import SeatControl, Seated
from bot.tables.rules.table import Table

AT_ONCE: Final = 5
"""How many kicks one person hears of at most, the last ones: a message takes only so many letters."""

REMEMBERED: Final = 10_000
"""How many people's kicks are remembered at most. The oldest are dropped first: a click at their
table still tells of them."""


class Kicks:
    """Remembers who has not heard of their kick. After a restart, people kicked from live tables hear of it again."""

    def __init__(self, languages: Languages) -> None:
        self._languages = languages
        self.untold: Recent[tuple[int, int], Recent[int, tuple[str, str]]] = Recent(REMEMBERED)
        """By server and person, the last kicks by their tables: each table's game, and a link to it."""

    def seated(self, table: Table, entry: Seated | SeatControl) -> None:
        """Note whoever has just been kicked."""
        if entry.kicked is not None:
            self._note(table, entry.kicked)

    def woken(self, table: Table, happened: Happening) -> None:
        """Note everybody who was kicked from a table that was rebuilt."""
        if table.live:
            for user in table.kicked - table.kicked_before:
                self._note(table, user)

    def told(self, guild: int, user: int, table: int) -> None:
        """Note that a person has heard of their kick from a table in some other way."""
        kicks = self.untold.get((guild, user))
        if kicks is not None:
            kicks.pop(table)
            if not kicks:
                self.untold.pop((guild, user))

    async def tell(self, guild: int, interaction: discord.Interaction[Any]) -> None:
        """Tell the sender of an interaction, in a message of its own after its answer, if they were kicked.

        Nothing is said with a form, since Discord shows that alone.

        :raises discord.HTTPException: Discord refused it.
        """
        if interaction.response.type is discord.InteractionResponseType.modal:
            return
        kicks = self.untold.pop((guild, interaction.user.id))
        if kicks:
            words = self._languages.of(interaction)
            texts = [
                words.of(game, "notice-you-were-kicked", title=words(f"{game}-title"), link=link)
                for _, (game, link) in kicks.items()
            ]
            await answers.send(interaction, layout(words, ["\n\n".join(texts)]), ephemeral=True)

    def _note(self, table: Table, user: int) -> None:
        kicks = self.untold.get((table.guild, user)) or Recent(AT_ONCE)
        kicks[table.id] = table.game.name, jump_link(table.guild, table.channel, table.message)
        self.untold[table.guild, user] = kicks
