"""Games that one person plays alone: beginning, playing, taking back, and the daily deck that everybody shares."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta

from bot.games.game import AnyGame, AnyPosition, BadSetup, IllegalMove, Move
from bot.games.shuffle import SEED_BYTES, Seeded
from bot.store.solo import DayPage, DeckSpent, SavedSolo, SoloStore
from bot.tables.refusal import Refusal
from bot.tables.thinking import Thinker

log = logging.getLogger(__name__)

REMEMBERED = 256
"""How many games' best scores are kept in memory, since every look at a finished game needs one."""


@dataclass(frozen=True, slots=True)
class Solo:
    """A game that one person plays alone, as it stands."""

    saved: SavedSolo
    game: AnyGame
    position: AnyPosition
    best: int | None = None
    """The best possible score with its deck, once the game is over; None if it is not known."""


class SoloGames:
    """All games that people play alone. As at the tables, a move is on disk before it is answered."""

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        store: SoloStore,
        thinker: Thinker,
        draw_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Make a place for such games.

        :param thinker: finds the best possible score of a deck.
        :param draw_seed: returns the 32 bytes that a game is dealt from.
        """
        self.games = games
        self._store = store
        self._thinker = thinker
        self._best: dict[int, int | None] = {}
        """The best possible scores that were asked for last, by the game's number."""
        self._draw_seed = draw_seed
        self._now = now

    async def begin(self, game: AnyGame, user: int, guild: int | None, options: Mapping[str, str]) -> Solo:
        """Deal a new game from a random deck.

        :raises Refusal: the rules' reason against the options.
        :raises NotSaved: the database did not take it.
        """
        try:
            written = game.write_options(game.read_options(options))
        except BadSetup as error:
            raise Refusal(error.code, **error.details) from error
        seed, now = self._draw_seed(), self._now()
        return self._rebuilt(await self._store.open(game.name, user, guild, written, seed, now, rules=game.rules))

    async def daily(self, game: AnyGame, user: int, guild: int | None) -> Solo:
        """Deal today's game, or continue it. Everybody gets the same deck and plays it once. The day is the UTC day.

        :raises Refusal: ``deck_spent``: they have played it, and were forgotten since.
        :raises NotSaved: the database did not take it.
        """
        now = self._now()
        seed, _ = await self._store.day(game.name, now.date(), self._draw_seed)
        try:
            saved = await self._store.open(game.name, user, guild, {}, seed, now, now.date(), rules=game.rules)
        except DeckSpent as error:
            tomorrow = datetime.combine(now.date() + timedelta(days=1), time(), UTC)
            raise Refusal("deck_spent", when=f"<t:{int(tomorrow.timestamp())}:R>") from error
        return await self._with_best(self._rebuilt(saved))

    async def find(self, number: int, user: int) -> Solo:
        """Return a person's game.

        :raises Refusal: ``unknown_table``, ``not_yours``.
        :raises NotSaved: the database does not answer.
        """
        solo = await self._store.find(number)
        if solo is None or solo.game not in self.games:
            raise Refusal("unknown_table")
        if solo.user != user:
            raise Refusal("not_yours")
        return await self._with_best(self._rebuilt(solo))

    async def play(self, number: int, user: int, ply: int, move: Move) -> Solo:
        """Play a move that was chosen after ``ply`` moves.

        :raises Refusal: ``unknown_table``, ``not_yours``, ``stale_button``.
        :raises IllegalMove: the rules refuse it.
        :raises NotSaved: the database did not take it, and nothing was played.
        """
        solo = await self.find(number, user)
        if ply != len(solo.saved.moves):
            raise Refusal("stale_button")
        solo.position.play(0, move)
        return await self._written(solo)

    async def take_back(self, number: int, user: int) -> Solo:
        """Take back the last move, if it revealed nothing new.

        :raises Refusal: ``unknown_table``, ``not_yours``, ``cannot_take_back``, ``stale_button``.
        :raises NotSaved: the database did not take it.
        """
        solo = await self.find(number, user)
        if solo.position.outcome is not None or not solo.position.can_take_back():
            raise Refusal("cannot_take_back")
        before = self._replayed(replace(solo.saved, moves=solo.saved.moves[:-1]))
        return await self._written(replace(solo, position=before))

    async def table(self, game: AnyGame, guild: int, user: int) -> DayPage:
        """Return today's results in a server.

        :raises NotSaved: the database does not answer.
        """
        return await self._store.table(game.name, self._now().date(), guild, user)

    async def _written(self, solo: Solo) -> Solo:
        """Save the state of a game."""
        position, saved = solo.position, solo.saved
        moves = tuple(move for _, move in position.moves)
        score = None if position.outcome is None else position.scores[0]
        if not await self._store.write(saved, moves, score, self._now()):
            raise Refusal("stale_button")
        return await self._with_best(replace(solo, saved=replace(saved, moves=moves, score=score)))

    async def _with_best(self, solo: Solo) -> Solo:
        """Add the best possible score to a game that is over."""
        if solo.position.outcome is None:
            return solo
        number = solo.saved.id
        best = self._best.get(number)
        if best is None:
            best = await self._best_of(solo)
            if len(self._best) >= REMEMBERED:
                self._best.pop(next(iter(self._best)))
            self._best[number] = best
        return replace(solo, best=best)

    async def _best_of(self, solo: Solo) -> int | None:
        """Return the best possible score of a deck. For a daily deck it is computed once for everybody."""
        saved = solo.saved
        if saved.day is not None:
            _, known = await self._store.day(saved.game, saved.day, lambda: saved.seed)
            if known is not None:
                return known
        best = await self._thinker.best(solo.game, saved.seed, saved.options)
        if saved.day is not None and best is not None:
            await self._store.solved(saved.game, saved.day, best)
        return best

    def _rebuilt(self, saved: SavedSolo) -> Solo:
        return Solo(saved, self.games[saved.game], self._replayed(saved))

    def _replayed(self, saved: SavedSolo) -> AnyPosition:
        game = self.games[saved.game]
        try:
            options = game.read_options(saved.options)
            position = game.start(1, Seeded(saved.seed), options, rules=saved.rules)
            for move in saved.moves:
                position.play(0, move)
        except (BadSetup, IllegalMove) as error:
            log.exception("solo game %d cannot be rebuilt", saved.id)
            raise Refusal("unknown_table") from error
        return position
