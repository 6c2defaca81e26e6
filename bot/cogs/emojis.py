"""Card faces as application emojis: uploaded once, used in texts and on buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable

import aiohttp
import discord

from bot.art.faces import emoji_name
from bot.views.face import Icons

log = logging.getLogger(__name__)


async def provide_emojis(client: discord.Client, icons: Icons, draw: Callable[[], Iterable[tuple[str, bytes]]]) -> int:
    """Upload the card faces that the application has not got yet, fill the icons, and return how many were uploaded.

    ``draw`` gives the icon name and the PNG of every card; it takes a while and is called off the event loop.

    Without them cards are shown as text: a server that refuses them costs pictures, never a game.
    """
    try:
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        pictures = await asyncio.to_thread(lambda: list(draw()))
        missing = [(icon, picture) for icon, picture in pictures if emoji_name(icon, picture) not in there]
        for number, (icon, picture) in enumerate(missing, start=1):
            name = emoji_name(icon, picture)
            there[name] = await client.create_application_emoji(name=name, image=picture)
            if number % 10 == 0 or number == len(missing):
                log.info("uploaded %d of %d card faces", number, len(missing))
    except (discord.HTTPException, discord.MissingApplicationID, aiohttp.ClientError, OSError) as error:
        log.warning("no card faces as emojis, cards are shown as text: %s", error)
        return 0
    icons.fill({icon: str(there[emoji_name(icon, picture)]) for icon, picture in pictures})
    return len(missing)
