"""Games that one person plays without a table: beginning, playing, taking back, and the deal that everybody shares.

Most such games are patiences. In the others, computer players have the other seats; see ``computers``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date
from itertools import zip_longest
from random import Random
from weakref import WeakValueDictionary

from bot.features.solo.rules.computers import Setup, answer
from bot.features.solo.rules.deals import (
    Besides,
    DealResult,
    Offer,
    SealedDeal,
    deal_for,
    experts_best,
    mark_of,
    streaks,
)
from bot.features.solo.rules.table import SoloTable, dealt_of, named
from bot.features.solo.store.deals import DayDeal, closes, end_of
from bot.features.solo.store.solo import (
    MOST_UNFINISHED,
    NOWHERE,
    DayPage,
    DeckSpent,
    Hinted,
    SoloStore,
    TooManyAlone,
    WentOn,
)
from bot.games import checks, fingerprint
from bot.games.game import AnyGame, AnyPosition, BadSetup, IllegalMove, Move
from bot.games.origins import with_origin
from bot.runtime.background import Background, Clock
from bot.runtime.engine import Engine
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal, rules_refusing
from bot.runtime.thinking import Thinker, default_level
from bot.store.engine.status import Status
from bot.store.journal.entries import Saved, Seating, Solo
from bot.store.journal.journal import Journal
from bot.tables.rules.dealt import replayed
from bot.tables.rules.moment import draw_seed

log = logging.getLogger(__name__)

USUAL_OPPONENTS = 3
"""How many computer players somebody plays against who has not said how many, if the game has that many seats."""

REMEMBERED = 256
"""How many games' best scores are kept in memory, since every look at a finished game needs one."""


class SoloGames(Engine[SoloTable, WentOn]):
    """All games that people play without a table. As at the tables, a move is on disk before it is answered.

    None is kept in memory: each press reads its game, as any process may have written it.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    def __init__(
        self,
        games: Mapping[str, AnyGame],
        journal: Journal,
        store: SoloStore,
        thinker: Thinker,
        clock: Clock,
        *,
        draw_seed: Callable[[], bytes] = draw_seed,
        host_options: Mapping[str, Mapping[str, str]] | None = None,
        plays_forced: Callable[[int], bool] = lambda user: False,
    ) -> None:
        """Make them.

        :param draw_seed: returns the 32 bytes that a game is dealt from.
        :param host_options: by game, options that the host of the bot has chosen for all games.
        :param plays_forced: tells whether a person wants forced moves to be played by themselves.
        """
        super().__init__(clock, journal, None)  # which process writes needs no lease; see ``WentOn``
        self.games = games
        self.store = store
        self._thinker = thinker
        self.draw_seed = draw_seed
        self._host_options = host_options or {}
        self._plays_forced = plays_forced
        self._best: Recent[int, int | None] = Recent(REMEMBERED)
        """The best possible scores that were asked for last, by the game's number."""
        self._unshown: set[int] = set()
        """The games that cannot be rebuilt: each is logged once."""
        self._endless: set[int] = set()
        """The games whose rules would never give the person a turn again. The next start tries them again."""
        self._trying = Background(seconds=0.0)
        """The strongest computer player's tries of deals. What is not tried is tried when somebody finishes it next."""
        self.close = self._trying.close
        self._sharing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while a result is shared, by the game's number: of two presses at once, one does it."""

    async def begin(self, game: AnyGame, user: int, guild: int | None, options: Mapping[str, str]) -> SoloTable:
        """Deal a new game for one person from a random deck; see ``deal``."""
        return await self.deal(game, user, guild, Setup(self.draw_seed(), options=options))

    async def deal(self, game: AnyGame, user: int, guild: int | None, setup: Setup) -> SoloTable:
        """Begin a game, or play an earlier one on, and return it.

        It is the person's turn then, or the game is over. If they have begun the deal of that day, it goes on.

        :raises Refusal: the rules' reason against the options, the seats or the moves; ``too_many_alone``;
            ``deck_spent`` or ``deal_spent``: they have played the day's deal, and were forgotten since.
        """
        rules, now = game.rules if setup.rules is None else setup.rules, self.now()
        seats = tuple(
            Seating(user if level is None else None, level, now, name=name)
            for level, name in zip_longest(setup.levels, setup.names)
        )
        place = (game.name, NOWHERE, NOWHERE, user, len(seats))
        with rules_refusing():
            written = game.write_options(game.read_options(setup.options))
            new = Saved(
                *(*place, written, named(seats), now),
                id=0,
                message=None,
                seed=setup.seed,
                status=Status.PLAYING,
                rules=rules,
                moves=setup.played,
                solo=replace(setup.solo, guild=guild),
            )
            position = replayed(game, dealt_of(new), setup.played)
        new = replace(new, moves=tuple(position.moves))
        try:
            saved = await self.store.open(new, fingerprint.fingerprint(position, len(seats)))
        except DeckSpent as error:
            code, end = "deck_spent" if len(seats) == 1 else "deal_spent", end_of(now.date())
            raise Refusal(code, when=f"<t:{int(end.timestamp())}:R>") from error
        except TooManyAlone as error:
            raise Refusal("too_many_alone", count=str(MOST_UNFINISHED), oldest=str(error.oldest)) from error
        return await self._up_to_date(saved)

    async def begin_alone(
        self, game: AnyGame, user: int, guild: int | None, house: Mapping[str, str], chosen: Sequence[str] = ()
    ) -> SoloTable:
        """Begin a game of somebody's own against computer players, in a seat that follows from the deal.

        :param house: the house rules; those that the host of the bot has chosen hold, too.
        :param chosen: the levels of the computer players; empty for those of their last game, or for the usual ones.
        :raises Refusal: as ``deal``.
        """
        seed, options = self.draw_seed(), {**game.alone, **self._host_options.get(game.name, {}), **house}
        levels = chosen or await self.usual_opponents(game, user, house)
        seat = seed[0] % (len(levels) + 1)
        return await self.deal(game, user, guild, Setup(seed, (*levels[:seat], None, *levels[seat:]), options))

    async def again(self, number: int, user: int, guild: int | None) -> SoloTable:
        """Begin a game like one that a person has finished: the same house rules, the same computer players.

        :raises Refusal: as ``find`` and ``deal``; ``not_finished_yet``.
        """
        table = await self._finished(number, user)
        if table.against:
            return await self.begin_alone(table.game, user, guild, table.options, table.levels)
        return await self.begin(table.game, user, guild, table.options)

    async def same(self, number: int, user: int, guild: int | None) -> SoloTable:
        """Begin a game with the deal of somebody's finished game: it is no record, as its cards may be known.

        :raises Refusal: as ``deal``; ``not_finished_yet``, ``unknown_table``, ``game_away``.
        """
        saved = await self._saved(number)
        self._check_offered(saved)
        if saved.solo is None or saved.solo.day is not None or saved.seed is None:
            raise Refusal("unknown_table")
        if saved.solo.ended is None:
            raise Refusal("not_finished_yet")
        levels = tuple(seat.level for seat in saved.seats)
        names = tuple(None if seat.level is None else seat.name for seat in saved.seats)
        again = Solo(origin=saved.id)
        setup = Setup(saved.seed, levels, saved.options, saved.rules, solo=again, names=names)
        return await self.deal(self.games[saved.game], user, guild, setup)

    async def usual_opponents(self, game: AnyGame, user: int, house: Mapping[str, str]) -> Sequence[str]:
        """Return the levels of the computer players against whom a person plays unless they choose others.

        They are those of their last such game, so far as the house rules allow as many and the game still has them.
        """
        levels = [each for each in await self.store.last_levels(game.name, user) if each in game.levels]
        possible = self.possible_opponents(game, house)
        wanted = min(possible, key=lambda each: (abs(each - (len(levels) or USUAL_OPPONENTS)), each))
        return [*levels, *[levels[-1] if levels else default_level(game)] * wanted][:wanted]

    def possible_opponents(self, game: AnyGame, house: Mapping[str, str]) -> list[int]:
        """Return how many computer players somebody may have in a game of their own."""
        with rules_refusing():
            seats = game.seats_for(game.read_options({**self._host_options.get(game.name, {}), **house}))
        return [each - 1 for each in seats if each > 1]

    async def daily(self, game: AnyGame, user: int, guild: int | None) -> SoloTable:
        """Deal today's game, or continue it. Everybody gets the same deck and plays it once. The day is the UTC day.

        :raises Refusal: ``deck_spent``: they have played it, and were forgotten since; ``game_changed_away``.
        """
        day = self.current_day
        deal = await self._deal(game, day)
        setup = Setup(deal.seed, deal.levels, deal.options, deal.rules, solo=Solo(day=day))
        return await self.deal(game, user, guild, setup)

    async def standing(self, game: AnyGame, user: int) -> str:
        """Return whether a person has played today's deal of a game: ``new``, ``begun`` or ``played``."""
        number = await self.store.deals.own(game.name, self.current_day, user)
        saved = None if number is None else await self.store.find(number)
        return "new" if saved is None or saved.solo is None else "begun" if saved.solo.ended is None else "played"

    async def offer(self, game: AnyGame, user: int) -> Offer | int:
        """Return today's offer, or the number of the person's game of today once it is begun.

        :raises Refusal: ``game_changed_away``.
        """
        day, deals = self.current_day, self.store.deals
        number = await deals.own(game.name, day, user)
        if number is not None:
            return number
        deal = await self._deal(game, day)
        run, _ = streaks(await deals.days(game.name, user), day)
        return Offer(game, day, deal.levels, run)

    async def find(self, number: int, user: int) -> SoloTable:
        """Return a person's game. If the computer players' moves have not been stored, they make them now.

        That happens when the process that dealt the game has been killed.

        :raises Refusal: ``alone_closed``, ``game_away`` if its game is not offered.
        """
        return await self._up_to_date(await self._own(number, user))

    async def _saved(self, number: int) -> Saved:
        saved = await self.store.find(number)
        if saved is None:
            raise Refusal("unknown_table")
        if saved.thinned:
            raise Refusal("game_thinned")
        return saved

    async def _own(self, number: int, user: int) -> Saved:
        saved = await self._saved(number)
        if saved.host != user:
            raise Refusal("not_yours" if saved.capacity == 1 else "not_your_game")
        return saved

    async def _finished(self, number: int, user: int) -> SoloTable:
        table = await self.find(number, user)
        if table.position.outcome is None:
            raise Refusal("not_finished_yet")
        return table

    async def reviewable(self, number: int, user: int) -> SoloTable:
        """Return a person's finished game against computer players, if a review may show its cards.

        :raises Refusal: ``not_your_game``, ``not_finished_yet``; ``deal_under_way`` while others may still play that
            deal for its day; ``game_away`` if its game is not offered.
        """
        table = await self._finished(number, user)
        if not table.against:
            raise Refusal("unknown_table")
        day = table.solo.day
        if day is not None and self.is_open(day):
            raise Refusal("deal_under_way", when=f"<t:{int(closes(day).timestamp())}:R>")
        return table

    async def close_game(self, number: int, user: int) -> None:
        """Close a person's unfinished game and all older ones. Those of a day stay: nobody has many of them.

        It need not be offered now.

        :raises Refusal: ``not_your_game``; ``alone_closed`` if it is closed or over already.
        """
        saved = await self._own(number, user)
        if saved.solo is None or saved.solo.day is not None:
            raise Refusal("unknown_table")
        if saved.solo.ended is not None or not await self.store.close(user, saved.id, self.now()):
            raise Refusal("alone_closed")

    async def play(self, number: int, user: int, turn: int, move: Move) -> SoloTable:
        """Play a move that was chosen where ``SoloTable.choice`` was this number.

        :raises Refusal: ``stale_button``.
        :raises IllegalMove: the rules refuse it.
        """
        table = await self.find(number, user)

        async def decide() -> WentOn:
            if not table.is_now(turn, len(table.position.moves)):
                raise Refusal("stale_button")
            position = table.position.copy()
            checks.play(table.game, position, table.seat, move, len(table.seats), table.seat)
            await self._answer(table, position)
            return table.went_on(position, self.now())

        await self._run(table, decide)
        return table

    async def take_back(self, number: int, user: int, turn: int | None = None) -> SoloTable:
        """Take back the last move, if it revealed nothing new.

        :param turn: where this was asked for, see ``play``; None for buttons of earlier versions, which do not say so.
        :raises Refusal: ``cannot_take_back``, ``stale_button``.
        """
        table = await self.find(number, user)

        async def decide() -> WentOn:
            if turn is not None and not table.is_now(turn, len(table.position.moves)):
                raise Refusal("stale_button")
            return table.took_back(self.now())

        await self._run(table, decide)
        return table

    async def hint(self, number: int, user: int) -> tuple[SoloTable, Sequence[Move]]:
        """Return a game and its legal moves, the best first. The hint is counted before anybody sees it.

        :raises Refusal: ``game_over``; ``no_hints`` against computer players.
        """
        table = await self.find(number, user)
        if table.against:
            raise Refusal("no_hints")
        if table.position.outcome is not None:
            raise Refusal("game_over")
        moves = [move for move, _ in table.game.advise(table.position.view(0), Random(0))]  # noqa: S311 - patiences need no dice
        await self._journal.write(Hinted(table.id, len(table.position.moves)))
        return table, moves

    async def game_of(self, number: int) -> AnyGame:
        """Return which game this is, whoever plays it.

        :raises Refusal: ``game_away`` if it is not offered.
        """
        saved = await self._saved(number)
        self._check_offered(saved)
        return self.games[saved.game]

    def _check_offered(self, saved: Saved) -> None:
        """Check that a game can be played on and shown now."""
        if saved.status is Status.ENDED:
            raise Refusal("alone_closed")
        game = self.games.get(saved.game)
        if game is None or saved.rules not in game.versions:
            raise Refusal("game_away", missing=saved.game)
        if saved.id in self._endless:
            raise Refusal("game_held_away", missing=saved.game)

    @asynccontextmanager
    async def sharing(self, number: int, user: int) -> AsyncIterator[SoloTable]:
        """Keep others from sharing a person's finished game while its result is shared.

        :raises Refusal: ``not_finished_yet``; ``not_shared`` if it goes on from an earlier game.
        """
        saved = await self._own(number, user)
        async with self._sharing.setdefault(saved.id, asyncio.Lock()):
            table = await self._finished(saved.id, user)
            if table.solo.origin is not None:
                raise Refusal("not_shared")
            yield table

    async def table(self, game: AnyGame, guild: int, user: int, day: date | None = None) -> DayPage:
        """Return a day's results in a server.

        :param day: the day; None for today.
        """
        return await self.store.table(game.name, day or self.current_day, guild, user, highest=game.daily is not None)

    @property
    def current_day(self) -> date:
        """The UTC day."""
        return self.now().date()

    def is_open(self, day: date) -> bool:
        """Tell whether somebody may still play a day's deals for that day, so that their seeds are secret."""
        return self.now() < closes(day)

    async def best_known(self, game: AnyGame, day: date) -> int | None:
        """Return the best score that is known of a day's deal; None if nobody has played it."""
        return max((each for each in await self.store.deals.best(game.name, day) if each is not None), default=None)

    async def sealed(self, day: date) -> tuple[list[SealedDeal], date | None]:
        """Return what anybody may know of the deals of a day, and the last day before it that has any.

        Today's are drawn now where nobody has asked for them. Nobody learns a seed before the deal is closed, whatever
        games they have finished.
        """
        if day == self.current_day:
            patiences = [game.patience for game in self.games.values() if game.patience is not None]
            for game in (*(game for game in self.games.values() if game.daily is not None), *patiences):
                await self._drawn(game, day)
        deals, earlier = await self.store.deals.on(day)
        found = [(self.games[name], deal) for name, deal in deals.items() if name in self.games]
        secret = self.is_open(day)
        return [SealedDeal(game, deal.seal, None if secret else deal) for game, deal in found], earlier

    async def _deal(self, game: AnyGame, day: date) -> DayDeal:
        """Return a day's deal, which is the same for everybody."""
        deal = await self._drawn(game, day)
        if deal.mark is not None and mark_of(game, deal) != deal.mark:
            log.warning("the deal of %s for %s cannot be played: the rules have changed", with_origin(game.name), day)
            raise Refusal("game_changed_away", missing=game.name)
        return deal

    async def _drawn(self, game: AnyGame, day: date) -> DayDeal:
        options = self._host_options.get(game.name, {})
        return await self.store.deals.of(game.name, day, lambda: deal_for(game, self.draw_seed(), options))

    async def _result(self, table: SoloTable, day: date) -> DealResult:
        """Return how somebody did with the deal of a day, which is over.

        The first who finishes a deal lets the strongest computer player try it. Nobody waits for that.
        """
        game, deals = table.game, self.store.deals
        people, computer = await deals.best(game.name, day)
        if computer is None:
            self._trying.once((game.name, day), lambda: self._tried(game, day))
        days = await deals.days(game.name, table.host)
        score, counts = table.solo.score or 0, day in days
        known = [each for each in (people, computer, score if counts else None) if each is not None]
        run, longest = streaks([each for each in days if each <= day], day)
        places = tuple(game.daily_places(table.position, table.seat))
        return DealResult(score, places, max(known, default=score), computer is not None, counts, run, longest)

    async def _tried(self, game: AnyGame, day: date) -> None:
        try:
            best = await experts_best(self._thinker, game, await self._deal(game, day))
            await self.store.solved(game.name, day, best)
        except Exception:
            log.exception("the deal of %s for %s could not be tried", game.name, day)

    async def _answer(self, table: SoloTable, position: AnyPosition) -> None:
        """Play for the computer players in a later position, and what the rules force the person to, if they want."""
        if not table.against:
            return
        if table.id in self._endless:
            raise Refusal("game_held_away", missing=table.game.name)
        levels = [seat.level for seat in table.seats]
        # A game in which they have made no move stays untouched: of two presses that begin it, one deals.
        forced = self._plays_forced(table.host) and any(seat == table.seat for seat, _ in position.moves)
        try:
            await answer(self._thinker, table.game, position, levels, table.seed, forced=forced)
        except checks.TooManyMoves as error:
            self._endless.add(table.id)
            name = with_origin(table.game.name)
            log.error("game %d without a table: the game %s cannot go on: %s", table.id, name, error)
            raise Refusal("game_held_away", missing=table.game.name) from error

    async def _up_to_date(self, saved: Saved) -> SoloTable:
        """Return a game once the computer players have made the moves that are theirs, if any."""
        table = self._rebuilt(saved)

        async def decide() -> WentOn | None:
            position = table.position.copy()
            await self._answer(table, position)
            return None if len(position.moves) == len(table.position.moves) else table.went_on(position, self.now())

        if self._lock(table).locked():  # another press may change it before this one's turn
            self._doubt(table.id)
        await self._run(table, decide)
        return table

    async def _reload(self, table: SoloTable) -> None:
        table.become(self._rebuilt(await self._own(table.id, table.host)))
        self._doubtful.discard(table.id)

    async def besides(self, table: SoloTable) -> Besides:
        """Return what is told of a game besides, once it is over; nothing of one that is under way."""
        if table.position.outcome is None:
            return Besides()
        if table.against:
            day = table.solo.day
            return Besides() if day is None else Besides(deal=await self._result(table, day))
        best = self._best.get(table.id)
        if best is None:
            best = await self._best_of(table)
            self._best[table.id] = best
        record = await self.store.best_of_others(table.game.name, table.host, table.options, table.id)
        return Besides(best, record)

    async def _best_of(self, table: SoloTable) -> int | None:
        """Return the best possible score of a deck. For a daily deck it is computed once for everybody."""
        game, day = table.game, table.solo.day
        if day is not None:
            _, known = await self.store.deals.best(game.name, day)
            if known is not None:
                return known
        best = await self._thinker.best(game, table.seed, table.options)
        if day is not None and best is not None:
            await self.store.solved(game.name, day, best)
        return best

    def _rebuilt(self, saved: Saved) -> SoloTable:
        self._check_offered(saved)
        try:
            return SoloTable.restore(saved, self.games[saved.game])
        except (BadSetup, IllegalMove, fingerprint.ChangedRules) as error:
            if saved.id not in self._unshown:
                self._unshown.add(saved.id)
                name = with_origin(saved.game)
                reason = f"the game {name}, version {saved.rules}: {error}"
                log.warning("game %d without a table cannot be shown as it was played: %s", saved.id, reason)
            raise Refusal("game_changed_away", missing=saved.game) from error
