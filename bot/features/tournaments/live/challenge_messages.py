"""The messages that tell of the challenges of ladders: each posted once, edited as it goes on, and one ping more."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import discord

from bot.features.tournaments.live.places import is_member
from bot.features.tournaments.live.showing import Showing
from bot.features.tournaments.live.table_endings import attempt
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.routes import LadderAct
from bot.features.tournaments.rules import entries
from bot.features.tournaments.rules.challenging import told
from bot.features.tournaments.rules.entries import Entrant, Entry, Why
from bot.features.tournaments.rules.pairing.ladder_order import Challenge
from bot.features.tournaments.rules.signing_up import withdraw
from bot.features.tournaments.rules.tournament import Phase, Tournament, people
from bot.features.tournaments.views.ladder import challenge_message, ready_text
from bot.games.refused import Refused
from bot.interactions.answers import mentioning, naming
from bot.interactions.components.message_components import has_button
from bot.interactions.context import Context
from bot.interactions.refused_requests import UNKNOWN_CHANNEL, NotingFailure
from bot.interactions.single_posts import SinglePost
from bot.runtime.engine import Happening
from bot.runtime.refusal import jump_link
from bot.store.engine.fence import NotOurs, NotSaved
from bot.tables.messages.live_message import Kept, LiveMessage, pace_of

log = logging.getLogger(__name__)

REFUSED_SECONDS: Final = 60.0
"""How long to wait at most after Discord has refused to take a message, in seconds: it may permit it again."""

_Face: TypeAlias = tuple[object, ...]
"""What of a challenge its message shows."""

_About: TypeAlias = tuple[Tournament, entries.Challenge]
"""A ladder and a challenge."""


@dataclass(slots=True)
class _State(Kept):
    """What is known of a challenge's message."""

    face: _Face | None = None
    """What it shows; None if that is not known."""
    post: SinglePost = field(default_factory=SinglePost)


class ChallengeMessages(LiveMessage[_About, _State]):
    """Tells of challenges. A listener of the tournaments."""

    def __init__(
        self, around: Context, tournaments: Tournaments, showing: Showing, channel_gone: Callable[[int], None]
    ) -> None:
        super().__init__()
        self._client, self._languages, self._settings = around.client, around.languages, around.settings
        self._tournaments = tournaments
        self._showing = showing
        self._channel_gone = channel_gone
        """Is told of a channel that was deleted."""
        self._states: dict[int, dict[entries.Challenge, _State]] = {}
        """By ladder, the challenges that are open, or whose end is not shown yet."""
        self._pings: dict[tuple[int, entries.Challenge], Any] = {}
        """By ladder and challenge, the message that said that one of it is ready, until it is of no more use."""

    def tournament_changed(self, tournament: Tournament, entry: Entry | Happening) -> None:
        """Show the challenges that are new or have changed."""
        if tournament.ladder is None:
            return
        known = self._states.setdefault(tournament.id, {})
        for each in tournament.ladder.open:
            known.setdefault(each.number, _State(post=SinglePost(unsure=isinstance(entry, Happening))))
        if isinstance(entry, entries.Adjusted):
            for each in tournament.ladder.challenges:
                if each.pairing == entry.pairing:
                    known.setdefault(each.number, _State())
        for number in list(known):
            self._touch(tournament, number)
        self._drop_pings(tournament)
        if isinstance(entry, entries.Ready):
            found = tournament.ladder.challenges[entry.challenge]
            if found.ready == {entry.entrant: entry.at} and found.open:
                self._tasks.begin(self._ping(tournament, found, entry.entrant))

    def show_again(self, tournament: Tournament) -> None:
        """Show a ladder's open challenges again, because the language of its server may have changed."""
        for number, state in self._states.get(tournament.id, {}).items():
            state.face = None
            self._touch(tournament, number)

    def tournament_forgotten(self, number: int) -> None:
        """Drop the challenges of a ladder. What has ended is still shown."""
        self._states.pop(number, None)

    def _touch(self, tournament: Tournament, number: entries.Challenge) -> None:
        state = self._states[tournament.id][number]
        if state.task is None and not self._closing.is_set() and state.face != _face(tournament, number):
            self._bring_up_to_date((tournament, number), state, f"ladder {tournament.id}: challenge {number}")

    def _ended(self, about: _About, state: _State) -> None:
        tournament, number = about
        if not _challenge(tournament, number).open:
            self._states.get(tournament.id, {}).pop(number, None)

    def _is_due(self, about: _About, state: _State) -> bool:
        tournament, number = about
        served = self._states.get(tournament.id, {}).get(number) is state or tournament.phase is Phase.OVER
        return served and state.face != _face(tournament, number)

    async def _show(self, about: _About, state: _State) -> float:
        tournament, challenge, face = about[0], _challenge(*about), _face(*about)
        if not self._tournaments.serves(tournament):
            raise NotSaved
        try:
            if challenge.message is None and challenge.open:
                await self._post(tournament, challenge, state)
            elif challenge.message is not None:
                view = await self._view(tournament, challenge)
                message = self._channel(tournament).get_partial_message(challenge.message)
                await message.edit(view=view, allowed_mentions=naming(view))
        except NotSaved:
            state.post.unsure = True  # it is posted, and not noted
            raise
        state.face = face
        return pace_of(challenge.message)

    async def _refused(self, about: _About, state: _State, error: Exception) -> float | None:
        """Try later to tell of a challenge of which nobody has been told. An edit is not missed."""
        tournament, challenge = about[0], _challenge(*about)
        if isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
            self._channel_gone(tournament.channel)
        pause = state.refused(error, REFUSED_SECONDS)
        if challenge.open and challenge.message is None and tournament.phase is not Phase.OVER:
            return pause
        state.face, state.refusals = _face(*about), 0
        return None

    async def _post(self, tournament: Tournament, challenge: Challenge, state: _State) -> None:
        """Tell the challenged, unless an earlier attempt has, and note the message."""
        custom_id = str(LadderAct.CONCEDE(tournament.id, challenge.number))
        pings = self._settings.guild(tournament.guild).ping
        posted = await state.post.post(
            self._client,
            tournament.guild,
            tournament.channel,
            lambda each: has_button(each, custom_id),
            discord.utils.time_snowflake(challenge.at),
            view=await self._view(tournament, challenge),
            allowed_mentions=mentioning(people(tournament, [challenge.challenged]) if pings else ()),
            silent=not pings,
        )
        await self._tournaments.do(tournament, told, challenge.number, posted.message)

    async def _view(self, tournament: Tournament, challenge: Challenge) -> Any:
        words = self._languages.at(tournament.guild, tournament.language)
        now = self._tournaments.now()
        return await self._showing.told(words, tournament, challenge_message, challenge, now)

    async def _ping(self, tournament: Tournament, challenge: Challenge, ready: Entrant) -> None:
        """Ping the other player of a challenge once. A player who has left the server is taken out instead."""
        number, user = challenge.number, tournament.entrants[challenge.other(ready)].user
        if user is None:
            return
        lost, also = "ladder %d: nobody is told who is ready for challenge %d: %s", (NotSaved, NotOurs, Refused)
        with NotingFailure(log.info, lost, tournament.id, number, also=also):
            if not await is_member(self._client, tournament.guild, user):
                await attempt(self._tournaments, tournament, withdraw, user, Why.LEFT_SERVER)
                return
            words = self._languages.at(tournament.guild, tournament.language)
            said = await self._showing.told(words, tournament, ready_text, challenge, ready)
            challenge = _challenge(tournament, number)  # the ladder may have been read again
            if not challenge.open or challenge.pairing is not None or tournament.phase is Phase.OVER:
                return
            link = jump_link(tournament.guild, tournament.channel, challenge.message or tournament.message)
            pings = self._settings.guild(tournament.guild).ping
            mentions, nonce = mentioning([user] if pings else ()), f"l{tournament.id}-{number}"[:25]
            send, text = self._channel(tournament).send, f"{said} {link}"
            sent = await send(text, allowed_mentions=mentions, nonce=nonce, silent=not pings)
            self._pings[tournament.id, number] = sent
            self._drop_pings(tournament)  # the table may have opened meanwhile

    def _drop_pings(self, tournament: Tournament) -> None:
        """Delete the pings of challenges that have a table or are over. After a kill, they stay."""
        for number in [number for ladder, number in self._pings if ladder == tournament.id]:
            found = _challenge(tournament, number)
            if not self._closing.is_set() and (found.pairing is not None or not found.open):
                self._tasks.begin(self._delete(tournament, self._pings.pop((tournament.id, number))))

    async def _delete(self, tournament: Tournament, ping: Any) -> None:
        with NotingFailure(log.info, "ladder %d: a ping is not deleted: %s", tournament.id):
            await ping.delete()

    def _channel(self, tournament: Tournament) -> Any:
        return self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)


def _challenge(tournament: Tournament, number: entries.Challenge) -> Challenge:
    assert tournament.ladder is not None
    return tournament.ladder.challenges[number]


def _face(tournament: Tournament, number: entries.Challenge) -> _Face:
    found = _challenge(tournament, number)
    channel = None if found.pairing is None else tournament.pairings[found.pairing].channel
    users = tuple(tournament.entrants[each].user for each in found.two)
    if not found.open:
        return found.how, found.won, found.place, users
    return found.until, tuple(found.ready.items()), found.pairing, channel, users
