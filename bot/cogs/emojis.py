"""Card faces as application emojis: uploaded once, used in texts and on buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from http import HTTPStatus

import aiohttp
import discord

from bot.art.faces import emoji_name
from bot.store.journal import NotSaved
from bot.views.face import Icons

log = logging.getLogger(__name__)

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 600.0


async def provide_emojis(
    client: discord.Client,
    icons: Icons,
    draw: Callable[[], Iterable[tuple[str, bytes]]],
    alone: Callable[[], AbstractAsyncContextManager[None]],
) -> int:
    """Upload the card faces that the application has not got yet, fill the icons, and return how many were uploaded.

    Without them cards are shown as text: a server that refuses them costs pictures, never a game. Where something
    only stumbles it is tried again, after pauses that grow.

    :param draw: gives the icon name and the PNG of every card; it takes a while and is called off the event loop.
    :param alone: keeps other processes from uploading at the same time, as well as that can be done.
    """
    pictures = await asyncio.to_thread(lambda: list(draw()))
    names = {icon: emoji_name(icon, picture) for icon, picture in pictures}
    uploads = _Uploads(client, {names[icon]: picture for icon, picture in pictures})
    pause = FIRST_PAUSE_SECONDS
    while True:
        try:
            async with alone():
                await uploads.complete()
            break
        except (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError, NotSaved) as error:
            if _is_final(error):
                log.warning("no card faces as emojis, cards are shown as text: %s", error)
                return uploads.made
            log.warning("no card faces as emojis yet, trying again in %d seconds: %s", pause, error)
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE_SECONDS)
    icons.fill({icon: uploads.there[name] for icon, name in names.items()})
    return uploads.made


class _Uploads:
    """Uploads what is missing, as often as it takes."""

    def __init__(self, client: discord.Client, pictures: dict[str, bytes]) -> None:
        self.there: dict[str, str] = {}
        """How an emoji is written in a text, by its name."""
        self.made = 0
        self._client = client
        self._pictures = pictures

    async def complete(self) -> None:
        """Upload what the application has not got.

        :raises discord.HTTPException: Discord refuses that.
        """
        await self._look()
        missing = [name for name in self._pictures if name not in self.there]
        for number, name in enumerate(missing, start=1):
            if name not in self.there:
                await self._upload(name)
            if number % 10 == 0 or number == len(missing):
                log.info("uploaded %d of %d card faces", number, len(missing))

    async def _look(self) -> None:
        self.there = {emoji.name: str(emoji) for emoji in await self._client.fetch_application_emojis()}

    async def _upload(self, name: str) -> None:
        try:
            emoji = await self._client.create_application_emoji(name=name, image=self._pictures[name])
        except discord.HTTPException as error:
            # The name is taken if an upload took effect and its answer was lost, or if another process, which had
            # been paused, goes on with its own.
            if error.status == HTTPStatus.BAD_REQUEST:
                await self._look()
            if name not in self.there:
                raise
        else:
            self.there[name] = str(emoji)
            self.made += 1


def _is_final(error: Exception) -> bool:
    """Tell whether the same would be refused again."""
    if not isinstance(error, discord.HTTPException):
        return isinstance(error, discord.MissingApplicationID)
    return (
        HTTPStatus.BAD_REQUEST <= error.status < HTTPStatus.INTERNAL_SERVER_ERROR
        and error.status != HTTPStatus.TOO_MANY_REQUESTS
    )
