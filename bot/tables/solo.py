"""Games that one person plays alone: begun, played, taken back, and the same deck for everybody each day."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.games.game import AnyGame, AnyPosition, BadSetup, IllegalMove, Move
from bot.games.shuffle import SEED_BYTES, Seeded
from bot.store.solo import AloneStore, DayPage, Solo
from bot.tables.refusal import Refusal
from bot.tables.thinking import Thinker

log = logging.getLogger(__name__)

REMEMBERED = 256
"""Decks whose best score is kept in memory: it is asked for with every look at a game that is over."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game that one person plays alone, as it stands."""

    solo: Solo
    game: AnyGame
    position: AnyPosition
    best: int | None = None
    """The best that can be made of its deck, told when it is over; None where nobody knows."""


class Alone:
    """Everybody's games of their own. A move is answered when it is on disk, as at the tables."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: AloneStore,
        thinker: Thinker,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Make a place to play.

        :param thinker: what works out the best that can be made of a deck.
        :param draw_seed: where the 32 bytes come from that a game is dealt from.
        """
        self.games = games
        self._store = store
        self._thinker = thinker
        self._best: dict[int, int | None] = {}
        """The best of the latest decks that were asked for, by their games' numbers."""
        self._draw_seed = draw_seed
        self._now = now

    async def begin(self, game: AnyGame, user: int, guild: int | None, options: Mapping[str, str]) -> Sitting:
        """Deal a game of its own.

        :raises Refusal: what is wrong with the options.
        :raises NotSaved: the database did not take it.
        """
        try:
            written = game.write_options(game.read_options(options))
        except BadSetup as error:
            raise Refusal(error.code, **error.details) from error
        return self._sit(await self._store.open(game.name, user, guild, written, self._draw_seed(), self._now()))

    async def daily(self, game: AnyGame, user: int, guild: int | None) -> Sitting:
        """Deal today's game, or go on with it: everybody has the same deck, and plays it once. Days are UTC's.

        :raises NotSaved: the database did not take it.
        """
        now = self._now()
        seed, _ = await self._store.day(game.name, now.date(), self._draw_seed)
        sitting = self._sit(await self._store.open(game.name, user, guild, {}, seed, now, now.date()))
        return await self._told(sitting)

    async def find(self, number: int, user: int) -> Sitting:
        """Return somebody's game.

        :raises Refusal: ``unknown_table``; ``not_yours``.
        :raises NotSaved: the database does not answer.
        """
        solo = await self._store.find(number)
        if solo is None or solo.game not in self.games:
            raise Refusal("unknown_table")
        if solo.user != user:
            raise Refusal("not_yours")
        return await self._told(self._sit(solo))

    async def play(self, number: int, user: int, ply: int, move: Move) -> Sitting:
        """Play a move, made when so many had been played.

        :raises Refusal: ``unknown_table``, ``not_yours``, ``stale_button``.
        :raises IllegalMove: the rules refuse it.
        :raises NotSaved: the database did not take it, and nothing was played.
        """
        sitting = await self.find(number, user)
        if ply != len(sitting.solo.moves):
            raise Refusal("stale_button")
        sitting.position.play(0, move)
        return await self._written(sitting)

    async def take_back(self, number: int, user: int) -> Sitting:
        """Take the last move back, if nothing new was seen after it.

        :raises Refusal: ``unknown_table``, ``not_yours``, ``cannot_take_back``, ``stale_button``.
        :raises NotSaved: the database did not take it.
        """
        sitting = await self.find(number, user)
        if sitting.position.outcome is not None or not sitting.position.can_take_back():
            raise Refusal("cannot_take_back")
        before = self._replayed(replace(sitting.solo, moves=sitting.solo.moves[:-1]))
        return await self._written(replace(sitting, position=before))

    async def table(self, game: AnyGame, guild: int, user: int) -> DayPage:
        """Return today's table of a server.

        :raises NotSaved: the database does not answer.
        """
        return await self._store.table(game.name, self._now().date(), guild, user)

    async def _written(self, sitting: Sitting) -> Sitting:
        """Write down how a game stands now."""
        position, solo = sitting.position, sitting.solo
        moves = tuple(move for _, move in position.moves)
        score = None if position.outcome is None else position.scores[0]
        if not await self._store.write(solo, moves, score, self._now()):
            raise Refusal("stale_button")
        return await self._told(replace(sitting, solo=replace(solo, moves=moves, score=score)))

    async def _told(self, sitting: Sitting) -> Sitting:
        """Add the best that can be made of the deck to a game that is over; it is worked out once for each day."""
        solo = sitting.solo
        if sitting.position.outcome is None:
            return sitting
        best = self._best.get(solo.id)
        if best is None:
            best = await self._best_of(sitting)
            if len(self._best) >= REMEMBERED:
                self._best.pop(next(iter(self._best)))
            self._best[solo.id] = best
        return replace(sitting, best=best)

    async def _best_of(self, sitting: Sitting) -> int | None:
        """Work out the best that can be made of a deck; a day's deck once for everybody."""
        solo = sitting.solo
        if solo.day is not None:
            _, known = await self._store.day(solo.game, solo.day, lambda: solo.seed)
            if known is not None:
                return known
        best = await self._thinker.best(sitting.game, solo.seed, solo.options)
        if solo.day is not None and best is not None:
            await self._store.solved(solo.game, solo.day, best)
        return best

    def _sit(self, solo: Solo) -> Sitting:
        return Sitting(solo, self.games[solo.game], self._replayed(solo))

    def _replayed(self, solo: Solo) -> AnyPosition:
        game = self.games[solo.game]
        position = game.start(1, Seeded(solo.seed), game.read_options(solo.options))
        try:
            for move in solo.moves:
                position.play(0, move)
        except IllegalMove as error:
            log.exception("the game %d of one person cannot be rebuilt", solo.id)
            raise Refusal("unknown_table") from error
        return position
