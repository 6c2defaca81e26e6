"""The hands people have open: refreshed when their turn comes, as long as Discord lets us."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from bot.cogs.answers import persist
from bot.games.game import Seat
from bot.locales.words import words_for
from bot.tables.table import Table
from bot.views.face import Icons
from bot.views.hand import hand_message

log = logging.getLogger(__name__)

TOKEN_SECONDS = 14 * 60
"""How long a hand can be refreshed after a click: Discord's tokens live 15 minutes, less a margin."""


@dataclass(slots=True)
class _Open:
    """A hand somebody is looking at."""

    interaction: discord.Interaction[Any]
    until: float
    shown: int
    """The number of the choice it shows."""


class Hands:
    """Knows which hands are open, and through which interaction each can be changed."""

    def __init__(self, icons: Icons) -> None:
        self._icons = icons
        self._open: dict[int, dict[Seat, _Open]] = {}
        self._busy: set[tuple[int, Seat]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def remember(self, interaction: discord.Interaction[Any], table: Table, seat: Seat) -> None:
        """Note that this interaction's answer shows the seat's hand as it stands now."""
        if table.live:
            turn = table.position.turn if table.position else -1
            shown = _Open(interaction, time.monotonic() + TOKEN_SECONDS, turn)
            self._open.setdefault(table.id, {})[seat] = shown

    @contextmanager
    def answering(self, table: Table, seat: Seat) -> Iterator[None]:
        """Leave a hand alone while a click in it is answered, since the answer will be the newest hand."""
        self._busy.add((table.id, seat))
        try:
            yield
        finally:
            self._busy.discard((table.id, seat))
            self.wake(table)

    def wake(self, table: Table) -> None:
        """Refresh the open hands of those whose turn it has become."""
        if not table.live:
            self._open.pop(table.id, None)
            return
        hands = self._open.get(table.id)
        if not hands or table.position is None:
            return
        for seat in table.people_to_act():
            hand = hands.get(seat)
            if hand is None or hand.shown == table.position.turn or (table.id, seat) in self._busy:
                continue
            if time.monotonic() > hand.until:
                del hands[seat]
                continue
            hand.shown = table.position.turn
            task = asyncio.create_task(self._refresh(hand, table, seat), name=f"hand {table.id}/{seat}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _refresh(self, hand: _Open, table: Table, seat: Seat) -> None:
        if (table.id, seat) in self._busy:
            return
        view = hand_message(words_for(hand.interaction.locale.value), self._icons, table, seat)
        try:
            nobody = discord.AllowedMentions.none()
            await persist(lambda: hand.interaction.edit_original_response(view=view, allowed_mentions=nobody))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # Closed by its owner, or too old: the next click on the table gives a fresh one.
            log.debug("table %d: a hand could not be refreshed: %s", table.id, error)
            self._open.get(table.id, {}).pop(seat, None)
