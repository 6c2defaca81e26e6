"""The card faces that the application has as emojis."""

import asyncio
from contextlib import nullcontext
from functools import partial

from bot.base import Base
from bot.faces.drawing import drawings
from bot.features.emojis.card_emojis import CLEAR_AFTER_SECONDS, Alone, CardFaces
from bot.interactions.requests import Feature, Features
from bot.runtime.lifecycle import Component, Phase
from bot.store.engine.fence import EMOJIS
from bot.tables.feature import Tables


class Faces(Feature):
    """Uploads the faces that are missing, and later deletes those that are no longer used."""

    def __init__(self, base: Base, tables: Tables, _others: Features) -> None:
        self._base = base
        self._alone: Alone = nullcontext if base.processes is None else partial(base.processes.holding, EMOJIS)
        self.cards = CardFaces(base.client, base.icons, drawings(base.deck), tables.gained, base.studio)
        self.uploading: asyncio.Task[None] | None = None
        base.lifecycle.add(
            Component(Phase.REQUESTS, close=self._stop),
            Component(Phase.MESSAGES, begin=self.cards.take_over),
            Component(Phase.READY, begin=self._begin),
        )

    def _begin(self) -> None:
        self.uploading = asyncio.create_task(self._complete(), name="emojis")

    async def _complete(self) -> None:
        await self.cards.complete(self._alone)

        async def clear() -> None:
            self._base.late.begin(self.cards.clear(self._alone))  # the clock waits for its alarms when it is closed

        self._base.clock.soon("emojis", CLEAR_AFTER_SECONDS, clear)

    async def _stop(self) -> None:
        if self.uploading is not None:
            self.uploading.cancel()
            await asyncio.wait([self.uploading])
