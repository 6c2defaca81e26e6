"""The parts that run tournaments, made and connected."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from weakref import WeakValueDictionary

from bot.features.tournaments.live.challenge_messages import ChallengeMessages
from bot.features.tournaments.live.director import Director
from bot.features.tournaments.live.event_messages import EventMessages
from bot.features.tournaments.live.news import News
from bot.features.tournaments.live.openings import Openings
from bot.features.tournaments.live.places import Places
from bot.features.tournaments.live.scheduled import Scheduled
from bot.features.tournaments.live.showing import Showing
from bot.features.tournaments.live.tournaments import Tournaments
from bot.features.tournaments.live.waiting import Waiting
from bot.features.tournaments.rules.challenging import ladder_of, same_people, still_barred
from bot.features.tournaments.rules.directors import pause_by_itself
from bot.features.tournaments.rules.entries import Announced, Begun, Changed, DirectorAdded, Ended, Ending, Entry
from bot.features.tournaments.rules.tournament import Phase, Tournament
from bot.features.tournaments.store.tournaments import TournamentStore
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.interactions.context import Context
from bot.runtime.background import Background
from bot.runtime.engine import Happening
from bot.runtime.refusal import Refusal
from bot.store.journal.journal import Journal
from bot.tables.live.room import Room
from bot.tables.messages.display import Display
from bot.tables.messages.threads import Threads

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Seasons:
    """Begins the next seasons of ladders that are over."""

    _tournaments: Tournaments
    _store: TournamentStore
    _games: Mapping[str, AnyGame]
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    """Held while the next season of a ladder is begun, by the ladder's number."""

    async def begin(self, former: Tournament, user: int) -> Tournament:
        """Announce the next season in the same channel, with the same people in the same order and the same directors.

        It is stored with all of them or not at all.

        :param user: who asks for it, and organises it. The former organiser directs it as well.
        :raises Refused: ``no_ladder``, ``season_not_over``, ``season_begun`` (it has a next season), ``game_away``.
        :raises NotSaved: the database did not take it.
        :raises NotOurs: another process serves the server.
        """
        ladder_of(former)
        if former.phase is not Phase.OVER or former.ending is Ending.CHANNEL_GONE:
            raise Refused("season_not_over")
        game = self._games.get(former.options.game)
        if game is None:
            raise Refusal("game_away", missing=former.options.game)
        lock = self._locks.setdefault(former.id, asyncio.Lock())
        async with lock:
            async for each in self._store.announced_since(former.guild, former.announced_at):
                if each.announced.options.follows == former.id:
                    raise Refused("season_begun")
            now = self._tournaments.now()
            more: list[Entry] = [*same_people(former, now)]
            more += still_barred(former, now, len(more))
            directors = former.directors | ({former.organiser} if former.organiser is not None else set())
            more += [DirectorAdded(now, each, user) for each in sorted(directors - {user})]
            options = replace(former.options, follows=former.id)
            place = former.guild, former.channel
            return await self._tournaments.announce(*place, game, options, user, more, former.language)


class TournamentServices:
    """What runs tournaments, for the commands and for the app."""

    def __init__(
        self, around: Context, journal: Journal, store: TournamentStore, room: Room, display: Display, threads: Threads
    ) -> None:
        self._clock, self._room = around.clock, room
        self.store = store
        self.tournaments = Tournaments(around, journal, store)
        self.places = Places(around, room)
        self.waiting = Waiting(self.places, room, self.tournaments)
        openings = Openings(around, self.tournaments, store, room, self.places, display, self.waiting)
        self.director = Director(around, self.tournaments, store, room, openings, self.places)
        self.showing = Showing(around, room.pace, self.waiting.line)
        self.messages = EventMessages(around.client, self.tournaments, self.showing, self.channel_gone)
        self.challenges = ChallengeMessages(around, self.tournaments, self.showing, self.channel_gone)
        self._scheduled = Scheduled(around)
        self._news = News(around, self.tournaments, self.showing, self.places, room.games)
        self.seasons = Seasons(self.tournaments, store, room.games)
        self._tasks = Background()
        self._declare_effects(room)
        threads.told_missing.append(self.director.missing)
        display.told_unseen.append(self.director.unseen)
        self.places.told_waiting.append(self.messages.touch)
        self.director.told_few = self._news.tell_few
        self.places.told_dropped.append(self._news.tell_dropped)

    def _declare_effects(self, room: Room) -> None:
        """Declare what follows what happens in tournaments, and at their tables."""
        effects, anything, every = self.tournaments.effects, Happening.READ_AGAIN, Entry.__subclasses__()
        on, forgotten = effects.on, effects.on_forgotten

        # A tournament that was restored goes on only with its game. The director finds it paused.
        on([anything], self._pause_without_game)
        forgotten(lambda number: self._clock.cancel(("tournament", number, "game")))

        # Whatever happens, something may be due: a table to open, a round to draw, an end.
        on([*every, anything], self.director.tournament_changed)
        forgotten(self.director.tournament_forgotten)
        room.effects.on([Happening.OVER, anything], self.director.table_over)
        room.effects.on([Happening.WOKEN], self.director.table_woken)

        # Everybody sees how it stands. The answer to its command posts a tournament that is announced.
        on([*(each for each in every if each is not Announced), anything], self.messages.touch)
        forgotten(self.messages.tournament_forgotten)
        on([*every, anything], self.challenges.tournament_changed)
        forgotten(self.challenges.tournament_forgotten)

        # Who is concerned is told, also that they have moved up from the waiting list.
        on([*every, anything], self._news.tournament_changed)
        forgotten(self._news.tournament_forgotten)

        # The server's calendar has its start and its end.
        on([Announced, Begun, Ended, Changed], self._scheduled.tournament_changed)

    def _pause_without_game(self, tournament: Tournament, happened: Happening) -> None:
        missing = tournament.options.game not in self._room.games
        if missing and not tournament.paused and tournament.phase is not Phase.OVER:
            log.error("tournament %d is paused: its game %s is not offered", tournament.id, tournament.options.game)
            key = ("tournament", tournament.id, "game")
            self._tasks.begin(self._clock.insist(key, lambda: self.tournaments.do(tournament, pause_by_itself)))

    def show_again(self, guild: int) -> None:
        """Show a server's events again, because its settings have changed, such as its language."""
        for tournament in self.tournaments.of_guild(guild):
            self.messages.touch(tournament)
            self.challenges.show_again(tournament)

    async def close(self) -> None:
        """Begin nothing more, and finish what is under way, and what that brings about."""
        # An edit may tell that a channel is gone, for example, which ends its tournaments.
        parts = self.director, self.messages, self.challenges, self._news, self._scheduled, self._tasks
        while any(await asyncio.gather(*(each.close() for each in parts))):
            pass

    def channel_gone(self, channel: int) -> None:
        """End the tournaments of a channel of whose deletion no event has told."""
        self._tasks.begin(self.director.abandon(channel=channel))
