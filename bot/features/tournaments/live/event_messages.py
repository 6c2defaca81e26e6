"""The message that shows a tournament: posted once, and edited as often as Discord allows."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.features.tournaments.live.showing import Showing
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.routes import Act
from bot.features.tournaments.rules.entries import Entry
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.interactions.answers import naming, sendable
from bot.interactions.components.layout import Rendered
from bot.interactions.components.message_components import shows
from bot.interactions.refused_requests import ARCHIVED, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.interactions.single_posts import SinglePost
from bot.runtime.engine import Happening
from bot.store.engine.fence import NotSaved
from bot.tables.messages.live_message import MOST_REFUSALS, Kept, LiveMessage, pace_of

SHOWN: Final = tuple(each for each in Act if each is not Act.SHOW)
"""The routes by which a message shows a tournament: a table, too, has the button that leads to it."""


@dataclass(slots=True, kw_only=True)
class _State(Kept):
    """What is known of a tournament's message."""

    tournament: Tournament
    post: SinglePost = field(default_factory=SinglePost)
    attached: tuple[str, ...] | None = None
    """The names of the files that the message has; None if they are not known."""


class EventMessages(LiveMessage[int, _State]):
    """Keeps the messages of tournaments up to date. Many changes in a row become one edit."""

    def __init__(
        self, client: discord.Client, tournaments: Tournaments, showing: Showing, channel_gone: Callable[[int], None]
    ) -> None:
        super().__init__()
        self._client = client
        self._tournaments = tournaments
        self._showing = showing
        self._channel_gone = channel_gone
        """Is told of a channel that was deleted."""
        self._states: dict[int, _State] = {}

    def tournament_forgotten(self, number: int) -> None:
        """Drop the state of a tournament's message. The end of a tournament is still shown."""
        state = self._states.get(number)
        if state is not None and state.tournament.phase is not Phase.OVER:
            self._states.pop(number)
            if state.task is not None:
                state.task.cancel()

    def touch(self, tournament: Tournament, happened: Entry | Happening = Happening.TOUCHED) -> None:
        """Have the message edited soon, or posted if there is none, also if it turns out to be deleted."""
        state = self._states.setdefault(tournament.id, _State(tournament=tournament, post=SinglePost(unsure=True)))
        state.tournament = tournament
        state.changes += 1
        if state.task is None and not self._closing.is_set():
            self._bring_up_to_date(tournament.id, state, f"tournament {tournament.id}: its message")

    def _is_due(self, number: int, state: _State) -> bool:
        return state.changes > state.shown and self._states.get(number) is state

    def _ended(self, number: int, state: _State) -> None:
        if state.tournament.phase is Phase.OVER and self._states.get(number) is state:
            self._states.pop(number)

    async def _show(self, number: int, state: _State) -> float:
        tournament = state.tournament
        if not self._tournaments.serves(tournament):
            raise NotSaved
        rendered = await self._showing.event(tournament)
        if tournament.message is None:
            await self._post(state, rendered)
        else:
            await self._edit(state, rendered, tournament.message)
        return pace_of(tournament.message)

    async def _refused(self, number: int, state: _State, error: Exception) -> float | None:
        tournament, code = state.tournament, error.code if isinstance(error, discord.HTTPException) else None
        if code == UNKNOWN_CHANNEL:
            self._channel_gone(tournament.channel)
            return None
        if code in (UNKNOWN_MESSAGE, ARCHIVED) and tournament.message is not None:
            tournament.message, state.attached = None, None  # it is posted again
            return 0.0
        pause = state.refused(error)
        return None if tournament.phase is Phase.OVER and state.refusals >= MOST_REFUSALS else pause

    async def _edit(self, state: _State, rendered: Rendered, message: int) -> None:
        channel = self._channel(state.tournament)
        names = tuple(file.name for file in rendered.files)
        files = None if names == state.attached else rendered.files
        state.attached = None
        await channel.get_partial_message(message).edit(
            view=rendered.view, attachments=sendable(files), allowed_mentions=naming(rendered.view)
        )
        state.attached = names

    async def _post(self, state: _State, rendered: Rendered) -> None:
        tournament = state.tournament
        posted = await state.post.post(
            self._client,
            tournament.guild,
            tournament.channel,
            lambda each: shows(each, SHOWN, tournament.id),
            view=rendered.view,
            files=sendable(rendered.files),
            allowed_mentions=naming(rendered.view),
            silent=True,
        )
        if posted.before:
            state.changes += 1
        else:
            state.attached = tuple(file.name for file in rendered.files)
        await self._tournaments.posted(tournament, posted.message)

    def _channel(self, tournament: Tournament) -> Any:
        return self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
