"""Card faces as application emojis, which are uploaded once and used in texts and on buttons."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import Final, TypeAlias

import discord

from bot.faces.drawing import Drawing, read_name
from bot.faces.face import Icons
from bot.faces.studio import Studio
from bot.interactions.refused_requests import REQUEST_FAILURES, NotingFailure, is_passing
from bot.store.engine.fence import NotSaved

log = logging.getLogger(__name__)

Alone: TypeAlias = Callable[[], AbstractAsyncContextManager[None]]
"""Keeps other processes from uploading and deleting meanwhile, on a best-effort basis."""

LOOK_SECONDS = 3.0
"""How long a start waits for the list of emojis, in seconds; after that, cards are text until the emojis are there."""

TURN_SECONDS = 30.0
"""For how long, in seconds, a process uploads before it lets another one have a look and continue. After each turn,
the tables that now have emojis in the place of text are shown again."""

BETWEEN_TURNS_SECONDS = 1.0

FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 600.0

MOST_EMOJIS = 2000
"""How many emojis Discord allows an application."""

KEPT: Final = timedelta(days=30)
"""For how long an emoji is kept after another one has replaced it. Meanwhile, processes of an earlier version can use
it, and so can an earlier version to which the host goes back. Discord shows earlier messages with it, too."""

CLEAR_AFTER_SECONDS = 3600.0
"""How long after a start replaced emojis are deleted, in seconds. An upgrade of all processes takes less."""

_FAILURES: Final = (*REQUEST_FAILURES, discord.MissingApplicationID, NotSaved)
"""The errors of Discord and of the database."""


class NoRoom(Exception):
    """The application has as many emojis as Discord allows, and none of them can be deleted."""

    def __init__(self) -> None:
        super().__init__(f"it has {MOST_EMOJIS} already; delete some on its page Emojis in the developer portal")


class CardFaces:
    """Provides the cards' emojis. Cards without one are shown as text."""

    def __init__(
        self,
        client: discord.Client,
        icons: Icons,
        drawings: Sequence[Drawing],
        gained: Callable[[Collection[str]], None] = lambda _: None,
        studio: Studio | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.uploaded = 0
        """How many emojis this object has uploaded."""
        self._client = client
        self._icons = icons
        """Receives the emojis."""
        self._drawings = drawings
        """The cards' drawings. They are drawn when they are needed."""
        self._gained = gained
        """Called now and then with the icons that have got an emoji, where there was text before."""
        self._studio = studio or Studio()
        """Where they are drawn."""
        self._now = now
        self._there: dict[str, discord.Emoji] = {}
        """All of the application's emojis by name."""
        self._refused: set[str] = set()
        """The names of emojis that Discord does not take, or that cannot be drawn."""
        self._new: set[str] = set()
        """The icons of which ``gained`` has to be told."""

    async def take_over(self) -> None:
        """Use the emojis that an earlier run uploaded, so that a restart does not show."""
        with suppress(*_FAILURES):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._list()
        self._new.clear()

    async def complete(self, alone: Alone) -> None:
        """Upload the faces that the application does not have yet. Each is used from then on.

        After a transient error this tries again, with growing pauses.
        """
        pause, done = FIRST_PAUSE_SECONDS, False
        while not done:
            try:
                async with alone():
                    done = await self._take_turn()
            except (*_FAILURES, NoRoom) as error:
                if not (is_passing(error) or isinstance(error, NotSaved)):
                    log.warning("not all card faces are emojis, the others are shown as text: %s", error)
                    break
                log.warning("the card faces are not complete, trying again in %d seconds: %s", pause, error)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE_SECONDS)
            else:
                self._tell()
                if not done:
                    await asyncio.sleep(BETWEEN_TURNS_SECONDS)
        self._tell()

    async def clear(self, alone: Alone) -> None:
        """Delete the emojis that were replaced more than ``KEPT`` ago. What fails is left for the next start."""
        lost = "card faces that are no longer used could not be deleted: %s"
        with NotingFailure(log.info, lost, also=_FAILURES):
            async with alone():
                await self._list()
                for emoji in list(self._replaced()):
                    replaced_at = max(emoji.created_at, self._replacement(emoji).created_at)
                    if self._now() - replaced_at > KEPT:
                        await self._delete(emoji)

    async def _list(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        earlier: dict[tuple[str, str | None], discord.Emoji] = {}
        for emoji in sorted(self._there.values(), key=lambda each: each.id):
            named = read_name(emoji.name)
            if named is not None:
                earlier[named.icon, named.marks] = emoji
        for each in self._drawings:
            # Until it is uploaded, an earlier drawing of the same card serves. One with other marks would mislead.
            same, unknown = earlier.get((each.icon, each.marks)), earlier.get((each.icon, None))
            serving = self._there.get(each.emoji) or same or unknown
            if serving is not None:
                self._use(each.icon, serving)

    def _use(self, icon: str, emoji: discord.Emoji) -> None:
        if self._icons.get(icon) is None:
            self._new.add(icon)
        self._icons.put(icon, str(emoji))

    def _tell(self) -> None:
        new, self._new = self._new, set()
        if new:
            self._gained(new)

    async def _take_turn(self) -> bool:
        """Upload missing faces for ``TURN_SECONDS``; return whether all are there that Discord takes."""
        await self._list()
        missing = [each for each in self._drawings if each.emoji not in self._there and each.emoji not in self._refused]
        loop = asyncio.get_running_loop()
        end = loop.time() + TURN_SECONDS
        for number, each in enumerate(missing, start=1):
            if each.emoji not in self._there:
                while len(self._there) >= MOST_EMOJIS:  # the oldest one that was replaced makes room
                    oldest = next(self._replaced(), None)
                    if oldest is None:
                        raise NoRoom
                    await self._delete(oldest)
                await self._upload(each)
            if number % 10 == 0 or number == len(missing):
                there = sum(drawing.emoji in self._there for drawing in self._drawings)
                log.info("uploaded %d of %d card faces", there, len(self._drawings))
            if loop.time() > end:
                return number == len(missing)
        return True

    async def _upload(self, drawing: Drawing) -> None:
        picture = await self._studio.draw(drawing.game, f"the emoji {drawing.emoji}", drawing.draw)
        if picture is None:
            self._refused.add(drawing.emoji)
            return
        try:
            emoji = await self._client.create_application_emoji(name=drawing.emoji, image=picture)
        except discord.HTTPException as error:
            if error.status != HTTPStatus.BAD_REQUEST:
                raise
            # The name is taken if an earlier upload succeeded and its answer was lost, or if a paused process has
            # resumed its own upload.
            await self._list()
            if drawing.emoji not in self._there:
                self._refused.add(drawing.emoji)
                log.warning("not all card faces are emojis, %s is shown as text: %s", drawing.icon, error)
        else:
            self._there[drawing.emoji] = emoji
            self._use(drawing.icon, emoji)
            self.uploaded += 1

    # Emojis that are no longer used

    def _replaced(self) -> Iterator[discord.Emoji]:
        """Yield the emojis that we once uploaded, and that others have replaced, the oldest first."""
        wanted = {each.emoji for each in self._drawings}
        icons = {each.icon for each in self._drawings if each.emoji in self._there}
        for emoji in sorted(self._there.values(), key=lambda each: each.id):
            named = read_name(emoji.name)
            ours = emoji.user is not None and self._client.user is not None and emoji.user.id == self._client.user.id
            if ours and named is not None and named.icon in icons and emoji.name not in wanted:
                yield emoji

    def _replacement(self, emoji: discord.Emoji) -> discord.Emoji:
        named = read_name(emoji.name)
        return next(self._there[each.emoji] for each in self._drawings if named is not None and each.icon == named.icon)

    async def _delete(self, emoji: discord.Emoji) -> None:
        with suppress(discord.NotFound):
            await emoji.delete()
        del self._there[emoji.name]
        log.info("deleted the emoji %s, which %s has replaced", emoji.name, self._replacement(emoji).name)
