"""Beginning the next season of a ladder, once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.directing.tournaments import Tournaments
from bot.games.game import AnyGame
from bot.games.refused import Refused
from bot.store.tournaments import TournamentStore
from bot.tables.kit.refusal import Refusal
from bot.tournaments.challenging import ladder_of, same_people, still_barred
from bot.tournaments.entries import DirectorAdded, Ending, Entry
from bot.tournaments.tournament import Phase, Tournament


class Seasons:
    """Begins the next seasons of ladders that are over."""

    def __init__(self, tournaments: Tournaments, store: TournamentStore, games: Mapping[str, AnyGame]) -> None:
        self._tournaments = tournaments
        self._store = store
        self._games = games
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
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
            if await self._is_followed(former):
                raise Refused("season_begun")
            now = self._tournaments.now()
            more: list[Entry] = [*same_people(former, now)]
            more += still_barred(former, now, len(more))
            directors = former.directors | ({former.organiser} if former.organiser is not None else set())
            more += [DirectorAdded(now, each, user) for each in sorted(directors - {user})]
            options = replace(former.options, follows=former.id)
            return await self._tournaments.announce(former.guild, former.channel, game, options, user, more)

    async def _is_followed(self, former: Tournament) -> bool:
        before: int | None = None
        while True:
            listed = await self._store.of_guild(former.guild, before=before)
            if any(each.announced.options.follows == former.id for each in listed):
                return True
            if not listed or listed[-1].id <= former.id:
                return False
            before = listed[-1].id
