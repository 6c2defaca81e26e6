"""Posting a message once, also if Discord's answer to it was lost, or the process stopped before it noted it."""

import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import discord

from bot.interactions import answers
from bot.interactions.answers import AnyInteraction
from bot.interactions.components.layout import Layout
from bot.interactions.refused_requests import REQUEST_FAILURES, TRANSIENT, UNKNOWN_MESSAGE, is_passing
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)

LOOKED_THROUGH: Final = 100
"""How many messages of a channel are looked through for one of ours. One request returns that many."""

UNKNOWN: Final = 0
"""Stands for the id of a message that has been sent, or was about to be when the process stopped."""


class Posted(NamedTuple):
    """A message in its channel."""

    message: int
    before: bool
    """Whether an earlier attempt has posted it, so that it may show something older."""


@dataclass(slots=True)
class SinglePost:
    """One message in a channel, and what is known of the attempts to post it."""

    unsure: bool = False
    """Whether an attempt may have posted it of which no answer has come."""

    async def post(
        self,
        client: discord.Client,
        guild: int,
        channel: int,
        is_it: Callable[[discord.Message], bool],
        after: int | None = None,
        **message: Any,
    ) -> Posted:
        """Post the message, unless an earlier attempt has.

        Where Discord does not let us look for it, it is posted.

        :param guild: the server; 0 for direct messages.
        :param is_it: tells the message from all others of the bot's.
        :param after: look through the first messages after this id; None for the newest of the channel.
        :param message: what ``discord.abc.Messageable.send`` takes.
        :raises discord.HTTPException: Discord refuses it, or fails.
        :raises aiohttp.ClientError: Discord cannot be reached.
        """
        place: Any = client.get_partial_messageable(channel, guild_id=guild or None)
        found = await self._find(client, place, is_it, after) if self.unsure else None
        if found is None:
            before, self.unsure = self.unsure, True
            try:
                sent = await place.send(**message)
            except discord.HTTPException as error:
                if not isinstance(error, TRANSIENT):
                    self.unsure = before  # Discord says that it was not posted
                raise
        self.unsure = False
        return Posted(int(sent.id), before=False) if found is None else Posted(found, before=True)

    async def _find(
        self, client: discord.Client, place: Any, is_it: Callable[[discord.Message], bool], after: int | None
    ) -> int | None:
        own = {client.application_id, None if client.user is None else client.user.id}
        since: Any = {} if after is None else {"after": discord.Object(after), "oldest_first": True}
        try:
            async for each in place.history(limit=LOOKED_THROUGH, **since):
                if each.author.id in own and is_it(each):
                    return int(each.id)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            log.info("channel %d cannot be searched for a message that may be there: %s", place.id, error.text)
        return None


async def post_once(interaction: AnyInteraction, view: Layout, note: Callable[[int | None], Awaitable[object]]) -> None:
    """Answer with something for everybody. That it is posted is stored first, since no token finds it afterwards.

    So neither a crash nor a database that stops answering lets it be posted twice.

    :param note: stores the message's id, or ``UNKNOWN``; for None, what was stored before: Discord has refused it.
    """
    await note(UNKNOWN)
    try:
        shown = await answers.send(interaction, view, ephemeral=False)
    except discord.HTTPException as error:
        if not is_passing(error):
            await note(None)
        raise
    if shown is not None and shown.message is not None:
        with suppress(NotSaved):  # then *Share* links to the channel only
            await note(shown.message)


async def is_there(
    interaction: AnyInteraction, channel: int, message: int, gone: Collection[int] = (UNKNOWN_MESSAGE,)
) -> bool | None:
    """Tell whether a posted message still exists; None if the bot cannot see that.

    :param gone: Discord's error codes that say that it does not.
    """
    if message == UNKNOWN:
        return None
    try:
        await interaction.client.http.get_message(channel, message)
    except REQUEST_FAILURES as error:
        if isinstance(error, discord.HTTPException) and error.code in gone:
            return False
        log.info("cannot see whether a shared result is still there: %s", error)
        return None
    return True
