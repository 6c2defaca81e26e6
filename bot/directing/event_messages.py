"""The message that shows a tournament: posted once, and edited as often as Discord allows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.directing.showing import Showing
from bot.directing.tournaments import Tournaments
from bot.interactions.answers import TRANSIENT, blocked_seconds, naming, sendable
from bot.interactions.clicked import shows_tournament
from bot.messages.board import CHANNEL_PACE, OLD_PACE, is_old
from bot.messages.renderer import Rendered
from bot.store.errors import NotSaved
from bot.store.fence import NotOurs
from bot.tables.background import finish
from bot.tournaments.entries import Announced, Entry
from bot.tournaments.tournament import Phase, Tournament

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
"""Discord's error codes for a deleted channel, a deleted message, and a thread that is archived."""

RETRY_SECONDS = 2.0
"""How long to wait after an edit that failed for a transient reason, in seconds."""

REFUSED_SECONDS, LONGEST_SECONDS = 10.0, 15 * 60.0
"""How long to wait after an edit that Discord refused, and at most after many, in seconds."""

MOST_REFUSALS: Final = 5
"""How often it is tried to show the end of a tournament."""

LOOKED_THROUGH: Final = 50
"""How many messages of a channel are looked through for the one that shows a tournament."""

CLOSING_SECONDS = 3.0
"""How long edits under way may take when the bot stops, in seconds."""


@dataclass(slots=True)
class _State:
    """What is known of a tournament's message."""

    tournament: Tournament
    changes: int = 0
    """How often the tournament has changed."""
    shown: int = 0
    """How many of these changes the message shows."""
    unsure: bool = False
    """Whether a message may have been posted without an answer that gave its id."""
    refusals: int = 0
    """How often Discord has refused the newest edit."""
    attached: tuple[str, ...] | None = None
    """The names of the files that the message has; None if they are not known."""
    not_before: float = 0.0
    """When the next edit may come, by the event loop's time."""
    task: asyncio.Task[None] | None = None


class EventMessages:
    """Keeps the messages of tournaments up to date. Many changes in a row become one edit."""

    def __init__(
        self,
        client: discord.Client,
        tournaments: Tournaments,
        showing: Showing,
        channel_gone: Callable[[int], None],
    ) -> None:
        """Make one that knows no message yet.

        :param channel_gone: is told of a channel that was deleted.
        """
        self._client = client
        self._tournaments = tournaments
        self._showing = showing
        self._channel_gone = channel_gone
        self._states: dict[int, _State] = {}
        self._closing = asyncio.Event()

    def tournament_changed(self, tournament: Tournament, entry: Entry | None) -> None:
        """See ``TournamentListener``. A tournament that is announced is posted by the answer to its command."""
        if not isinstance(entry, Announced):
            self.touch(tournament)

    def tournament_forgotten(self, number: int) -> None:
        """See ``TournamentListener``. The end of a tournament is still shown."""
        state = self._states.get(number)
        if state is not None and state.tournament.phase is not Phase.OVER:
            self._states.pop(number)
            if state.task is not None:
                state.task.cancel()

    def touch(self, tournament: Tournament) -> None:
        """Have the message edited soon, or posted if there is none, also if it turns out to be deleted."""
        state = self._states.setdefault(tournament.id, _State(tournament, unsure=True))
        state.tournament = tournament
        state.changes += 1
        if state.task is None and not self._closing.is_set():
            state.task = asyncio.create_task(self._paint(state), name=f"message of tournament {tournament.id}")

    async def close(self) -> bool:
        """Show the last changes at once, and finish the edits under way; return whether any were."""
        self._closing.set()
        return await finish([each.task for each in self._states.values() if each.task is not None], CLOSING_SECONDS)

    async def _paint(self, state: _State) -> None:
        number = state.tournament.id
        try:
            while state.changes > state.shown and self._states.get(number) is state:
                if await self._wait(state.not_before):
                    continue  # something may have happened meanwhile
                if self._closing.is_set() and state.refusals:
                    return
                pause = await self._show(state)
                if pause is None or self._closing.is_set():
                    return
                state.not_before = asyncio.get_running_loop().time() + pause
        except NotOurs:
            return
        except Exception:
            log.exception("tournament %d: its message cannot be shown", number)
        finally:
            state.task = None
            if state.tournament.phase is Phase.OVER and self._states.get(number) is state:
                self._states.pop(number)

    async def _wait(self, until: float) -> bool:
        """Wait until a time of the event loop, but not while the bot stops; return whether there was time to wait."""
        seconds = until - asyncio.get_running_loop().time()
        if seconds <= 0 or self._closing.is_set():
            return False
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return True

    async def _show(self, state: _State) -> float | None:
        """Edit the message, or post it; return after how many seconds the next edit may come, or None for never."""
        tournament, rendering = state.tournament, state.changes
        if not self._tournaments.serves(tournament):
            return RETRY_SECONDS
        try:
            rendered = await self._showing.event(tournament)
            if tournament.message is None:
                await self._post(state, rendered)
            else:
                await self._edit(state, rendered, tournament.message)
        except (*TRANSIENT, NotSaved) as error:
            log.info("tournament %d: its message is shown later: %s", tournament.id, error)
            return RETRY_SECONDS
        except discord.HTTPException as error:
            return self._refused(state, error)
        state.shown, state.refusals = rendering, 0
        return OLD_PACE if tournament.message is None or is_old(tournament.message) else CHANNEL_PACE

    def _refused(self, state: _State, error: discord.HTTPException) -> float | None:
        tournament, blocked = state.tournament, blocked_seconds(error)
        if blocked is not None:
            return blocked
        if error.code == UNKNOWN_CHANNEL:
            self._channel_gone(tournament.channel)
            return None
        if error.code in (UNKNOWN_MESSAGE, ARCHIVED) and tournament.message is not None:
            tournament.message, state.attached = None, None  # it is posted again
            return 0.0
        state.refusals += 1
        if state.refusals == 1:
            log.warning("tournament %d: its message cannot be shown: %s", tournament.id, error)
        if tournament.phase is Phase.OVER and state.refusals >= MOST_REFUSALS:
            return None
        return float(min(REFUSED_SECONDS * 2 ** (state.refusals - 1), LONGEST_SECONDS))

    async def _edit(self, state: _State, rendered: Rendered, message: int) -> None:
        channel = self._channel(state.tournament)
        names = tuple(file.name for file in rendered.files)
        files = None if names == state.attached else rendered.files
        state.attached = None
        more: Any = {} if files is None else {"attachments": sendable(files)}
        await channel.get_partial_message(message).edit(
            view=rendered.view, allowed_mentions=naming(rendered.view), **more
        )
        state.attached = names

    async def _post(self, state: _State, rendered: Rendered) -> None:
        tournament, channel = state.tournament, self._channel(state.tournament)
        found = await self._posted_before(tournament) if state.unsure else None
        if found is None:
            state.unsure = True
            sent = await channel.send(
                view=rendered.view,
                files=sendable(rendered.files),
                allowed_mentions=naming(rendered.view),
                silent=True,
            )
            found, state.attached = sent.id, tuple(file.name for file in rendered.files)
        else:
            state.changes += 1  # it may show something older
        state.unsure = False
        await self._tournaments.posted(tournament, found)

    async def _posted_before(self, tournament: Tournament) -> int | None:
        """Return a message of ours that shows a tournament, if an earlier attempt got no answer."""
        own = {self._client.application_id, None if self._client.user is None else self._client.user.id}
        async for each in self._channel(tournament).history(limit=LOOKED_THROUGH):
            if each.author.id in own and shows_tournament(each, tournament.id):
                return int(each.id)
        return None

    def _channel(self, tournament: Tournament) -> Any:
        return self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
