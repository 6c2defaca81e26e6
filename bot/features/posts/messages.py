"""What the bot posts by the clock: each post once, also across restarts and with several processes."""

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, ClassVar, Final

import discord

from bot.features.posts.schedule import Schedule
from bot.features.posts.store import NOBODY, Claim, PostKey, PostStore
from bot.interactions.answers import sendable
from bot.interactions.components.layout import Attachment, Layout
from bot.interactions.context import Context
from bot.interactions.refused_requests import REQUEST_FAILURES, NotingFailure, is_passing
from bot.interactions.single_posts import SinglePost
from bot.runtime.background import Background
from bot.store.engine.fence import NotOurs, NotSaved
from bot.store.settings import GuildSettings

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 30.0
"""How often it is looked what is due, in seconds."""

GRACE: Final = timedelta(hours=6)
"""How late a post is still sent. After that, the next one is soon enough."""

PATIENCE: Final = timedelta(minutes=10)
"""How long a process that has begun to send a post is left alone."""

PACE_SECONDS: Final = 0.5
"""How long to wait after a message before the next one, in seconds."""

_LOOK: Final = "posts"


@dataclass(frozen=True, slots=True)
class Due:
    """One scheduled post: who gets it, and when."""

    guild: int
    """The server; ``NOBODY`` for a person's own."""
    user: int
    """The person; ``NOBODY`` for a server's."""
    schedule: Schedule
    at: datetime

    @property
    def since(self) -> datetime:
        """When it was due the time before."""
        return self.schedule.due_before(self.at)


@dataclass(frozen=True, slots=True)
class Post:
    """What is posted."""

    view: Layout
    mark: str
    """A text that this message contains as JSON, and no other message of the bot's in the channel since it was due."""
    files: Sequence[Attachment] = ()


class Series(ABC):
    """Posts of one kind."""

    kind: ClassVar[str]
    """Which kind, for the database."""

    @abstractmethod
    def due(self, now: datetime) -> Iterable[Due]:
        """Return what was due last for everybody who wants it, however long ago."""

    @abstractmethod
    async def post(self, due: Due) -> Post | None:
        """Return what to post; None if there is nothing to say.

        :raises NotSaved: the database does not answer.
        """

    @abstractmethod
    async def channel(self, due: Due) -> int:
        """Return the channel.

        :raises discord.HTTPException: Discord refuses direct messages to a person.
        """

    @abstractmethod
    async def end(self, due: Due) -> tuple[int, str] | None:
        """Switch these posts off, because the bot may not post there; return whom to tell and what, or None.

        :raises NotSaved: the database refused or did not answer.
        """


class ServerSeries(Series):
    """Posts that servers get by their settings."""

    setting: str
    """Which of the settings has the channel; without one, a server gets none of them."""
    ended: str
    """The key of what is said when they were switched off."""

    def __init__(self, around: Context) -> None:
        self._settings, self._languages, self._names = around.settings, around.languages, around.names

    @abstractmethod
    def times(self, settings: GuildSettings) -> Schedule:
        """Return when a server with a channel for them gets them."""

    def schedule(self, settings: GuildSettings) -> Schedule | None:
        """Return when a server gets them; None if it does not."""
        return None if getattr(settings, self.setting) is None else self.times(settings)

    def due(self, now: datetime) -> Iterator[Due]:
        """See ``Series``."""
        for guild, settings in self._settings.guilds().items():
            schedule = self.schedule(settings)
            if schedule is not None:
                yield Due(guild, NOBODY, schedule, schedule.last_due(now))

    async def channel(self, due: Due) -> int:
        """See ``Series``."""
        return getattr(self._settings.guild(due.guild), self.setting) or NOBODY

    async def end(self, due: Due) -> tuple[int, str] | None:
        """See ``Series``."""
        settings, words = self._settings.guild(due.guild), self._languages.at(due.guild)
        said = words(self.ended, channel=f"<#{getattr(settings, self.setting)}>")
        off: dict[str, Any] = {self.setting: None}
        await self._settings.set_guild(due.guild, replace(settings, **off))
        return None if settings.posts_by is None else (settings.posts_by, said)


class Posting:
    """Sends what is due, in the process that serves the server.

    That a post is about to be sent is stored first, and afterwards that it is sent. If a process stops in between, or
    Discord may or may not have taken a post, the next try looks for the message in the channel. Where it is too new to
    be found, Discord recognises it by its nonce. So each is posted once.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    def __init__(
        self, around: Context, store: PostStore, of_servers: Sequence[ServerSeries], of_people: Series
    ) -> None:
        self._client, self._settings = around.client, around.settings
        self._ownership, self._clock = around.ownership, around.clock
        self._store = store
        self._of_servers = of_servers
        self.kinds = frozenset(each.kind for each in of_servers)
        """The kinds of posts that servers can have."""
        self._of_people = of_people
        self._settled: set[PostKey] = set()
        """Posts about which this process has nothing left to do."""
        self._owed: set[PostKey] = set()
        """Posts that are sent however late, since their hour has been changed to an earlier one on their day."""
        self._sending = Background()
        self.close = self._sending.close

    def begin(self) -> None:
        """Begin to look from time to time."""
        self._clock.set(_LOOK, self._clock.now() + LOOK_SECONDS, self._look)

    async def changed(self, guild: int, before: GuildSettings) -> None:
        """Note that a server's settings have changed. What has another time now comes when it is due next.

        If the new hour of something that comes every day has passed on a day on which the former one has not, that
        day's post comes at once.
        """
        for series in self._of_servers:
            schedule, former = series.schedule(self._settings.guild(guild)), series.schedule(before)
            if schedule is not None and schedule != former:
                now = self._clock.utc()
                due = Due(guild, NOBODY, schedule, schedule.last_due(now))
                if former is None or schedule.weekday is not None:
                    await self._store.settle(_key(series, due))
                elif former.day_of(former.last_due(now)) < schedule.day_of(due.at):
                    self._owed.add(_key(series, due))

    async def wished(self, user: int) -> None:
        """Note that a person wishes their own posts from now on."""
        for due in self._of_people.due(self._clock.utc()):
            if due.user == user:
                await self._store.settle(_key(self._of_people, due))

    async def next_due(self, kind: str, guild: int) -> datetime | None:
        """Return when a server gets its next post of a kind; None if it gets none."""
        series = next((each for each in self._of_servers if each.kind == kind), None)
        schedule = None if series is None else series.schedule(self._settings.guild(guild))
        if series is None or schedule is None:
            return None
        due = Due(guild, NOBODY, schedule, schedule.next_due(self._clock.utc()))
        return schedule.next_due(due.at) if await self._store.settled(_key(series, due)) else due.at

    async def _look(self) -> None:
        """Send what is due, in the background. The clock waits for its alarms when it closes."""
        self.begin()
        self._sending.once("posts", self._send_quietly, "posts")

    async def _send_quietly(self) -> None:
        try:
            await self.send_due()
        except NotSaved as error:
            log.warning("posts wait until the database answers: %r", error.__cause__)
        except Exception:
            log.exception("posts cannot be sent")

    async def send_due(self) -> None:
        """Send everything that is due and that nobody else sends."""
        now = self._clock.utc()
        self._settled = {each for each in self._settled if each.day > (now - timedelta(days=2)).date()}
        self._owed -= self._settled
        sent = False
        for series in (*self._of_servers, self._of_people):
            for due in series.due(now):
                timely = due.at > now - GRACE or _key(series, due) in self._owed
                if timely and (due.guild == NOBODY or self._serves(due.guild)):
                    sent |= await self._try(series, due)
        if sent:
            await self._store.sweep(now)

    def _serves(self, guild: int) -> bool:
        try:
            self._ownership.fence(guild)
        except (NotOurs, NotSaved):
            return False
        return True

    async def _try(self, series: Series, due: Due) -> bool:
        """Send a post, unless that is done; return whether it is settled now and was not before."""
        key = _key(series, due)
        if key in self._settled:
            return False
        claim = await self._store.claim(key, self._clock.utc(), PATIENCE)
        if claim in (Claim.OURS, Claim.AGAIN):
            try:
                await self._send(series, due, again=claim is Claim.AGAIN)
            except REQUEST_FAILURES as error:
                if is_passing(error):
                    return await self._later(key, error)
                await self._refused(series, due, error)
            except NotSaved:
                raise
            except Exception:
                log.exception("%s cannot be sent", key)
                return False  # another try comes when this one's patience is over
            await self._store.finish(key)
        if claim is not Claim.WAIT:
            self._settled.add(key)
        return claim in (Claim.OURS, Claim.AGAIN)

    async def _send(self, series: Series, due: Due, *, again: bool) -> None:
        post = await series.post(due)
        if post is None:
            return
        channel = await series.channel(due)
        after = discord.utils.time_snowflake(due.at)

        def is_it(message: discord.Message) -> bool:
            return post.mark in json.dumps([each.to_dict() for each in message.components])

        await SinglePost(unsure=again).post(
            self._client,
            due.guild,
            channel,
            is_it,
            after,
            view=post.view,
            files=sendable(post.files),
            allowed_mentions=discord.AllowedMentions.none(),
            silent=True,
            # discord.py asks Discord to enforce a nonce: to take no second message with it within some minutes.
            nonce=f"{(due.guild or due.user) % 10**12}-{int(due.at.timestamp())}",
        )
        await asyncio.sleep(PACE_SECONDS)

    async def _later(self, key: PostKey, error: Exception) -> bool:
        log.info("%s is sent later: %s", key, error)
        await self._store.release(key)
        return False

    async def _refused(self, series: Series, due: Due, error: Exception) -> None:
        """Post there no more if the bot may not, and tell whoever has set it up, if they can be told."""
        log.info("%s is not taken (server %d): %s", series.kind, due.guild, error)
        if not isinstance(error, discord.Forbidden | discord.NotFound):
            return  # there is something wrong with this one
        telling = await series.end(due)
        if telling is None:
            return
        with NotingFailure(log.info, "server %d: nobody could be told that: %s", due.guild):
            channel = await self._client.create_dm(discord.Object(telling[0]))
            await channel.send(telling[1], allowed_mentions=discord.AllowedMentions.none())


def _key(series: Series, due: Due) -> PostKey:
    return PostKey(series.kind, due.guild, due.user, due.schedule.day_of(due.at))
