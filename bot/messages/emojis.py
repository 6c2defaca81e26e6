"""Card faces as application emojis: uploaded once, used in texts and on buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from http import HTTPStatus
from typing import Final

import aiohttp
import discord

from bot.faces.drawing import emoji_name, icon_of
from bot.faces.face import Icons
from bot.store.errors import NotSaved

log = logging.getLogger(__name__)

LOOK_SECONDS = 3.0
"""How long players wait for pictures after a restart; then cards are text until the pictures are there."""

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 600.0

_FAILURES: Final = (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError, NotSaved)
"""What Discord and the database can answer with."""


class CardFaces:
    """Sees to it that cards can be shown as emojis. Without them they are text, which costs pictures, never a game."""

    def __init__(self, client: discord.Client, icons: Icons, draw: Callable[[], Iterable[tuple[str, bytes]]]) -> None:
        """Provide nothing yet.

        :param icons: what is filled with them.
        :param draw: gives the icon name and the PNG of every card; it takes a while and is called off the event loop.
        """
        self.uploaded = 0
        """How many we have uploaded."""
        self._client = client
        self._icons = icons
        self._draw = draw
        self._there: dict[str, discord.Emoji] = {}

    async def take_over(self) -> None:
        """Use the faces that an earlier start has uploaded, before anything is drawn: a restart must not show."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._look()
        except _FAILURES as error:
            log.debug("which card faces there are is not known yet: %s", error)
            return
        known: dict[str, discord.Emoji] = {}
        for name, emoji in self._there.items():
            icon = icon_of(name)
            if icon is not None and (icon not in known or emoji.id > known[icon].id):
                known[icon] = emoji
        self._icons.fill({icon: str(emoji) for icon, emoji in known.items()})

    async def complete(self, alone: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        """Upload the faces that the application has not got, and use exactly these.

        Where something only stumbles it is tried again, after pauses that grow.

        :param alone: keeps other processes from uploading at the same time, as well as that can be done.
        """
        pictures = await asyncio.to_thread(lambda: list(self._draw()))
        names = {icon: emoji_name(icon, picture) for icon, picture in pictures}
        wanted = {names[icon]: picture for icon, picture in pictures}
        pause = FIRST_PAUSE_SECONDS
        while True:
            try:
                async with alone():
                    await self._upload_all(wanted)
                break
            except _FAILURES as error:
                if _is_final(error):
                    log.warning("not all card faces are emojis, the others are shown as text: %s", error)
                    break
                log.warning("the card faces are not complete, trying again in %d seconds: %s", pause, error)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE_SECONDS)
        self._icons.fill({icon: str(self._there[name]) for icon, name in names.items() if name in self._there})

    async def _look(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}

    async def _upload_all(self, pictures: Mapping[str, bytes]) -> None:
        """Upload those of the pictures, by the emojis' names, that are missing.

        :raises discord.HTTPException: Discord refuses that.
        """
        await self._look()
        missing = [name for name in pictures if name not in self._there]
        for number, name in enumerate(missing, start=1):
            if name not in self._there:
                await self._upload(name, pictures[name])
            if number % 10 == 0 or number == len(missing):
                log.info("uploaded %d of %d card faces", number, len(missing))

    async def _upload(self, name: str, picture: bytes) -> None:
        try:
            emoji = await self._client.create_application_emoji(name=name, image=picture)
        except discord.HTTPException as error:
            # The name is taken if an upload took effect and its answer was lost, or if another process, which had
            # been paused, goes on with its own.
            if error.status == HTTPStatus.BAD_REQUEST:
                await self._look()
            if name not in self._there:
                raise
        else:
            self._there[name] = emoji
            self.uploaded += 1


def _is_final(error: Exception) -> bool:
    """Tell whether the same would be refused again."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, discord.MissingApplicationID)
    return (
        HTTPStatus.BAD_REQUEST <= error.status < HTTPStatus.INTERNAL_SERVER_ERROR
        and error.status != HTTPStatus.TOO_MANY_REQUESTS
    )
