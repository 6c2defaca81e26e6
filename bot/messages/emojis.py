"""Card faces as application emojis, which are uploaded once and used in texts and on buttons."""

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
"""How long a start waits for the list of emojis, in seconds; after that, cards are text until the emojis are there."""

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 600.0

_FAILURES: Final = (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError, NotSaved)
"""The errors of Discord and of the database."""


class CardFaces:
    """Provides the cards' emojis. Cards without one are shown as text."""

    def __init__(self, client: discord.Client, icons: Icons, draw: Callable[[], Iterable[tuple[str, bytes]]]) -> None:
        """Make the provider; it provides nothing yet.

        :param icons: receives the emojis.
        :param draw: returns the icon name and the PNG of every card. It is slow, so it is called in a thread.
        """
        self.uploaded = 0
        """How many emojis this object has uploaded."""
        self._client = client
        self._icons = icons
        self._draw = draw
        self._there: dict[str, discord.Emoji] = {}

    async def take_over(self) -> None:
        """Use the emojis that an earlier run uploaded, before anything is drawn, so that a restart does not show."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self._list()
        except _FAILURES as error:
            log.debug("the card faces at Discord are not known yet: %s", error)
            return
        known: dict[str, discord.Emoji] = {}
        for name, emoji in self._there.items():
            icon = icon_of(name)
            if icon is not None and (icon not in known or emoji.id > known[icon].id):
                known[icon] = emoji
        self._icons.fill({icon: str(emoji) for icon, emoji in known.items()})

    async def complete(self, alone: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        """Upload the faces that the application does not have yet, and use exactly the current faces.

        After a transient error this tries again, with growing pauses.

        :param alone: keeps other processes from uploading at the same time, on a best-effort basis.
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

    async def _list(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}

    async def _upload_all(self, pictures: Mapping[str, bytes]) -> None:
        """Upload the missing pictures, which are given by their emojis' names.

        :raises discord.HTTPException: Discord refused one.
        """
        await self._list()
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
            # The name is taken if an earlier upload succeeded and its answer was lost, or if a paused process has
            # resumed its own upload.
            if error.status == HTTPStatus.BAD_REQUEST:
                await self._list()
            if name not in self._there:
                raise
        else:
            self._there[name] = emoji
            self.uploaded += 1


def _is_final(error: Exception) -> bool:
    """Return whether trying again would fail in the same way."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, discord.MissingApplicationID)
    return (
        HTTPStatus.BAD_REQUEST <= error.status < HTTPStatus.INTERNAL_SERVER_ERROR
        and error.status != HTTPStatus.TOO_MANY_REQUESTS
    )
