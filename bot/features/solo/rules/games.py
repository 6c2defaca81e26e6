"""Games that one person plays without a table: beginning, playing, taking back, and the deal that everybody shares.

Most such games are patiences. In the others, computer players have the other seats; see ``computers``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from random import Random
from weakref import WeakValueDictionary

from bot.features.solo.rules.computers import Dealt, Setup, answer, computer_names, replayed
from bot.features.solo.rules.deals import DealResult, Offer, SealedDeal, deal_for, experts_best, mark_of, streaks
from bot.features.solo.store.deals import DayDeal, end_of
from bot.features.solo.store.solo import (
    MOST_UNFINISHED,
    DayPage,
    DeckSpent,
    Help,
    Opponents,
    SavedSolo,
    SoloStore,
    TooManyAlone,
)
from bot.games import checks, fingerprint
from bot.games.game import AnyGame, AnyPosition, BadSetup, IllegalMove, Move, Seat
from bot.games.origins import with_origin
from bot.runtime.background import Background
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal, rules_refusing
from bot.runtime.thinking import Thinker, default_level
from bot.store.journal.entries import Seating
from bot.tables.rules.moment import draw_seed
from bot.tables.rules.table import Status, Table

log = logging.getLogger(__name__)

USUAL_OPPONENTS = 3
"""How many computer players somebody plays against who has not said how many, if the game has that many seats."""

REMEMBERED = 256
"""How many games' best scores are kept in memory, since every look at a finished game needs one."""


@dataclass(frozen=True, slots=True)
class Solo:
    """A game that one person plays without a table, as it stands."""

    saved: SavedSolo
    game: AnyGame
    position: AnyPosition
    best: int | None = None
    """The best possible score with its deck, once the game is over; None if it is not known."""
    record: int | None = None
    """The person's best score in their other games alone like it, once it is over; None if they have no other."""
    deal: DealResult | None = None
    """How the person did, once the deal of the day is over; None for other games."""
    plays_forced: bool = False
    """Whether the person wants forced moves to be played by themselves."""

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return self.saved.seat


@dataclass(eq=False, repr=False)
class SoloGames:
    """All games that people play without a table. As at the tables, a move is on disk before it is answered.

    Every method that asks the database raises ``NotSaved`` if it does not answer.
    """

    games: Mapping[str, AnyGame]
    store: SoloStore
    thinker: Thinker
    """Finds the best possible score of a deck."""
    draw_seed: Callable[[], bytes] = draw_seed
    """Returns the 32 bytes that a game is dealt from."""
    now: Callable[[], datetime] = lambda: datetime.now(UTC)
    host_options: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By game, options that the host of the bot has chosen for all games."""
    plays_forced: Callable[[int], bool] = lambda user: False
    """Tells whether a person wants forced moves to be played by themselves."""

    def __post_init__(self) -> None:
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
        """Locks of the games whose results are just being shared: of two presses at once, one shares."""
        self._answering: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks of the games in which computer players are just choosing: what never ends is found out once."""
        self._playing: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks of the games in which a move is just made: of two presses at once, one makes them."""

    async def begin(self, game: AnyGame, user: int, guild: int | None, options: Mapping[str, str]) -> Solo:
        """Deal a new game from a random deck.

        :raises Refusal: the rules' reason against the options; ``too_many_alone``.
        """
        with rules_refusing():
            written = game.write_options(game.read_options(options))
        new = SavedSolo(0, game.name, user, guild, written, self.draw_seed(), None, (), None, game.rules)
        return await self._opened(new)

    async def _opened(self, new: SavedSolo) -> Solo:
        """Store a game that begins, and return it once it is the person's turn; see ``SoloStore.open``."""
        now, mark = self.now(), fingerprint.fingerprint(self._replayed(new), new.seats)
        try:
            saved = await self.store.open(replace(new, begun=now, mark=mark))
        except DeckSpent as error:
            raise Refusal(
                "deck_spent" if new.opponents is None else "deal_spent",
                when=f"<t:{int(end_of(now.date()).timestamp())}:R>",
            ) from error
        except TooManyAlone as error:
            raise Refusal("too_many_alone", count=str(MOST_UNFINISHED), oldest=str(error.oldest)) from error
        self._check_offered(saved)  # it may be one that they have begun before
        return await self._answered(self._rebuilt(saved))

    async def begin_alone(
        self, game: AnyGame, user: int, guild: int | None, house: Mapping[str, str], chosen: Sequence[str] = ()
    ) -> Solo:
        """Begin a game of somebody's own against computer players, in a seat that follows from the deal.

        :param house: the house rules; those that the host of the bot has chosen hold, too.
        :param chosen: the levels of the computer players; empty for those of their last game, or for the usual ones.
        :raises Refusal: as ``begin_against``.
        """
        seed, options = self.draw_seed(), {**self.host_options.get(game.name, {}), **house}
        levels = chosen or await self.usual_opponents(game, user, house)
        seat = seed[0] % (len(levels) + 1)
        opponents = Opponents((*levels[:seat], None, *levels[seat:]))
        return await self.begin_against(game, user, guild, Setup(seed, opponents, options))

    async def again(self, number: int, user: int, guild: int | None) -> Solo:
        """Begin a game like one that a person has finished: the same house rules, the same computer players.

        :raises Refusal: as ``find`` and ``begin_against``; ``not_finished_yet``.
        """
        solo = await self.find(number, user)
        if solo.position.outcome is None:
            raise Refusal("not_finished_yet")
        if solo.saved.opponents is None:
            return await self.begin(solo.game, user, guild, solo.saved.options)
        return await self.begin_alone(solo.game, user, guild, solo.saved.options, solo.saved.levels)

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
            seats = game.seats_for(game.read_options({**self.host_options.get(game.name, {}), **house}))
        return [each - 1 for each in seats if each > 1]

    async def begin_against(
        self, game: AnyGame, user: int, guild: int | None, setup: Setup, day: date | None = None
    ) -> Solo:
        """Begin a game against computer players, or play an earlier game on against them, and return it.

        It is the person's turn then, or the game is over.

        :param day: the day whose deal it is; None for other games. If they have begun that deal, it goes on.
        :raises Refusal: the rules' reason against the options, the seats or the moves; ``deal_spent``: they have played
            the day's deal, and were forgotten since; ``too_many_alone``.
        """
        rules = game.rules if setup.rules is None else setup.rules
        with rules_refusing():
            written = game.write_options(game.read_options(setup.options))
            position = replayed(game, Dealt(written, rules, setup.seed, setup.opponents), setup.played)
        new = SavedSolo(
            *(0, game.name, user, guild, written, setup.seed, day, (), None, rules), opponents=setup.opponents
        )
        return await self._opened(replace(new, moves=new.written(position.moves)))

    async def daily(self, game: AnyGame, user: int, guild: int | None) -> Solo:
        """Deal today's game, or continue it. Everybody gets the same deck and plays it once. The day is the UTC day.

        :raises Refusal: ``deck_spent``: they have played it, and were forgotten since; ``game_changed_away``.
        """
        day = self.current_day
        deal = await self._deal(game, day)
        if game.daily is not None:
            setup = Setup(deal.seed, Opponents(deal.levels), deal.options, deal.rules)
            return await self.begin_against(game, user, guild, setup, day)
        new = SavedSolo(0, game.name, user, guild, deal.options, deal.seed, day, (), None, deal.rules)
        return await self._opened(new)

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

    async def find(self, number: int, user: int) -> Solo:
        """Return a person's game. If the computer players' moves have not been stored, they make them now.

        That happens when the process that dealt the game has been killed.

        :raises Refusal: ``alone_closed``, ``game_away`` if its game is not offered.
        """
        saved = await self._own(number, user)
        self._check_offered(saved)
        return await self._answered(self._rebuilt(saved))

    async def _own(self, number: int, user: int) -> SavedSolo:
        saved = await self.store.find(number)
        if saved is None:
            raise Refusal("unknown_table")
        if saved.user != user:
            raise Refusal("not_yours" if saved.opponents is None else "not_your_game")
        return saved

    async def reviewable(self, number: int, user: int) -> Solo:
        """Return a person's finished game against computer players, if a review may show its cards.

        :raises Refusal: ``not_your_game``, ``not_finished_yet``; ``deal_under_way`` while others may still play that
            deal for its day; ``game_away`` if its game is not offered.
        """
        saved = await self._own(number, user)
        if saved.opponents is None:
            raise Refusal("unknown_table")
        self._check_offered(saved)
        solo = self._rebuilt(saved)
        if solo.position.outcome is None:
            solo = await self._answered(solo)
        if solo.position.outcome is None:
            raise Refusal("not_finished_yet")
        if saved.day is not None and self.current_day <= saved.day:
            raise Refusal("deal_under_way", when=f"<t:{int(end_of(saved.day).timestamp())}:R>")
        return solo

    async def close_game(self, number: int, user: int) -> None:
        """Close a person's unfinished game and all older ones. Those of a day stay: nobody has many of them.

        It need not be offered now.

        :raises Refusal: ``not_your_game``; ``alone_closed`` if it is closed or over already.
        """
        saved = await self._own(number, user)
        if saved.day is not None:
            raise Refusal("unknown_table")
        if saved.ended is not None or not await self.store.close(user, number, self.now()):
            raise Refusal("alone_closed")

    async def play(self, number: int, user: int, ply: int, move: Move) -> Solo:
        """Play a move that was chosen after ``ply`` moves.

        :raises Refusal: ``stale_button``.
        :raises IllegalMove: the rules refuse it.
        """
        async with self._playing.setdefault(number, asyncio.Lock()):
            solo = await self.find(number, user)
            if ply != len(solo.saved.moves):
                raise Refusal("stale_button")
            checks.play(solo.game, solo.position, solo.seat, move, len(solo.saved.levels) + 1, solo.seat)
            await self._answer(solo)
            return await self._written(solo)

    async def take_back(self, number: int, user: int, ply: int | None = None) -> Solo:
        """Take back the last move, if it revealed nothing new.

        :param ply: after how many moves this was asked for; None for buttons of earlier versions, which do not say so.
        :raises Refusal: ``cannot_take_back``, ``stale_button``.
        """
        solo = await self.find(number, user)
        if ply not in (None, len(solo.saved.moves)):
            raise Refusal("stale_button")
        if solo.position.outcome is not None or not solo.position.can_take_back():
            raise Refusal("cannot_take_back")
        before = self._replayed(replace(solo.saved, moves=solo.saved.moves[:-1], mark=None))
        return await self._written(replace(solo, position=before), taken_back=1)

    async def hint(self, number: int, user: int) -> tuple[Solo, Sequence[Move]]:
        """Return a game and its legal moves, the best first. The hint is counted before anybody sees it.

        :raises Refusal: ``game_over``; ``no_hints`` against computer players.
        """
        solo = await self.find(number, user)
        if solo.saved.opponents is not None:
            raise Refusal("no_hints")
        if solo.position.outcome is not None:
            raise Refusal("game_over")
        moves = [move for move, _ in solo.game.advise(solo.position.view(0), Random(0))]  # noqa: S311 - patiences need no dice
        await self.store.hinted(solo.saved)
        return solo, moves

    async def game_of(self, number: int) -> AnyGame:
        """Return which game this is, whoever plays it.

        :raises Refusal: ``game_away`` if it is not offered.
        """
        saved = await self.store.find(number)
        if saved is None:
            raise Refusal("unknown_table")
        self._check_offered(saved)
        return self.games[saved.game]

    def _check_offered(self, saved: SavedSolo) -> None:
        """Check that a game can be played on and shown now."""
        if saved.closed:
            raise Refusal("alone_closed")
        game = self.games.get(saved.game)
        if game is None or saved.rules not in game.versions:
            raise Refusal("game_away", missing=saved.game)
        if saved.id in self._endless:
            raise Refusal("game_held_away", missing=saved.game)

    @asynccontextmanager
    async def sharing(self, number: int, user: int) -> AsyncIterator[Solo]:
        """Keep others from sharing a person's finished game while its result is shared.

        :raises Refusal: ``not_finished_yet``; ``not_shared`` if it goes on from an earlier game.
        """
        async with self._sharing.setdefault(number, asyncio.Lock()):
            solo = await self.find(number, user)
            if solo.position.outcome is None:
                raise Refusal("not_finished_yet")
            if solo.saved.opponents is not None and solo.saved.opponents.origin is not None:
                raise Refusal("not_shared")
            yield solo

    async def table(self, game: AnyGame, guild: int, user: int, day: date | None = None) -> DayPage:
        """Return a day's results in a server.

        :param day: the day; None for today.
        """
        return await self.store.table(game.name, day or self.current_day, guild, user, highest=game.daily is not None)

    @property
    def current_day(self) -> date:
        """The UTC day."""
        return self.now().date()

    async def best_known(self, game: AnyGame, day: date) -> int | None:
        """Return the best score that is known of a day's deal; None if nobody has played it."""
        return max((each for each in await self.store.deals.best(game.name, day) if each is not None), default=None)

    async def sealed(self, day: date) -> tuple[list[SealedDeal], date | None]:
        """Return what anybody may know of the deals of a day, and the last day before it that has any.

        Today's are drawn now where nobody has asked for them. Nobody learns a seed before its day is over, whatever
        games they have finished.
        """
        today = self.current_day
        if day == today:
            patiences = [game.patience for game in self.games.values() if game.patience is not None]
            for game in (*(game for game in self.games.values() if game.daily is not None), *patiences):
                await self._drawn(game, day)
        deals, earlier = await self.store.deals.on(day)
        found = [(self.games[name], deal) for name, deal in deals.items() if name in self.games]
        return [SealedDeal(game, deal.seal, deal if day < today else None) for game, deal in found], earlier

    async def _deal(self, game: AnyGame, day: date) -> DayDeal:
        """Return a day's deal, which is the same for everybody."""
        deal = await self._drawn(game, day)
        if deal.mark is not None and mark_of(game, deal) != deal.mark:
            log.warning("the deal of %s for %s cannot be played: the rules have changed", with_origin(game.name), day)
            raise Refusal("game_changed_away", missing=game.name)
        return deal

    async def _drawn(self, game: AnyGame, day: date) -> DayDeal:
        options = self.host_options.get(game.name, {})
        return await self.store.deals.of(game.name, day, lambda: deal_for(game, self.draw_seed(), options))

    async def _result(self, solo: Solo) -> DealResult:
        """Return how somebody did with the deal of a day, which is over.

        The first who finishes a deal lets the strongest computer player try it. Nobody waits for that.
        """
        saved, deals = solo.saved, self.store.deals
        assert saved.day is not None
        people, computer = await deals.best(saved.game, saved.day)
        if computer is None:
            day = saved.day
            self._trying.once((solo.game.name, day), lambda: self._tried(solo.game, day))
        days = await deals.days(saved.game, saved.user)
        score, counts = saved.score or 0, saved.day in days
        known = [each for each in (people, computer, score if counts else None) if each is not None]
        run, longest = streaks([day for day in days if day <= saved.day], saved.day)
        places = tuple(solo.game.daily_places(solo.position, solo.seat))
        return DealResult(score, places, max(known, default=score), computer is not None, counts, run, longest)

    async def _tried(self, game: AnyGame, day: date) -> None:
        try:
            best = await experts_best(self.thinker, game, await self._deal(game, day))
            await self.store.solved(game.name, day, best)
        except Exception:
            log.exception("the deal of %s for %s could not be tried", game.name, day)

    async def _answer(self, solo: Solo) -> None:
        """Play for the computer players in a game's position, and what the rules force the person to, if they want."""
        saved, opponents = solo.saved, solo.saved.opponents
        if opponents is None:
            return
        # A game in which they have made no move stays untouched: of two presses that begin it, one deals.
        forced = solo.plays_forced and any(seat == opponents.seat for seat, _ in solo.position.moves)
        async with self._answering.setdefault(saved.id, asyncio.Lock()):
            if saved.id in self._endless:
                raise Refusal("game_held_away", missing=saved.game)
            try:
                await answer(self.thinker, solo.game, solo.position, opponents, saved.seed, forced=forced)
            except checks.TooManyMoves as error:
                self._endless.add(saved.id)
                name = with_origin(saved.game)
                log.error("game %d without a table: the game %s cannot go on: %s", saved.id, name, error)
                raise Refusal("game_held_away", missing=saved.game) from error

    async def _answered(self, solo: Solo) -> Solo:
        """Return a game once the computer players have made the moves that are theirs, if any."""
        await self._answer(solo)
        if len(solo.position.moves) == len(solo.saved.moves):
            return await self._with_best(solo)
        try:
            return await self._written(solo)
        except Refusal:  # the same person has asked for it twice at once
            return await self.find(solo.saved.id, solo.saved.user)

    async def _written(self, solo: Solo, taken_back: int = 0) -> Solo:
        """Save the state of a game, in which so many moves were taken back."""
        position, saved = solo.position, solo.saved
        moves = saved.written(position.moves)
        score = None if position.outcome is None else position.scores[saved.seat]
        if score is not None and saved.opponents is not None and saved.day is not None:
            score = solo.game.daily_score(position, saved.seat)
        if position.outcome is not None:
            checks.check_score(score)
        mark, now = fingerprint.fingerprint(position, saved.seats), self.now()
        if not await self.store.write(saved, moves, score, now, taken_back=taken_back, mark=mark):
            raise Refusal("stale_button")
        help_taken = saved.help and Help(saved.help.hints, saved.help.taken_back + taken_back)
        ended = None if score is None else now
        written = replace(saved, moves=moves, score=score, help=help_taken, ended=ended, mark=mark)
        return await self._with_best(replace(solo, saved=written))

    async def _with_best(self, solo: Solo) -> Solo:
        """Add the best possible score to a game that is over."""
        if solo.position.outcome is None:
            return solo
        if solo.saved.opponents is not None:
            return solo if solo.saved.day is None else replace(solo, deal=await self._result(solo))
        number = solo.saved.id
        best = self._best.get(number)
        if best is None:
            best = await self._best_of(solo)
            self._best[number] = best
        return replace(solo, best=best, record=await self.store.best_of_others(solo.saved))

    async def _best_of(self, solo: Solo) -> int | None:
        """Return the best possible score of a deck. For a daily deck it is computed once for everybody."""
        saved = solo.saved
        if saved.day is not None:
            _, known = await self.store.deals.best(saved.game, saved.day)
            if known is not None:
                return known
        best = await self.thinker.best(solo.game, saved.seed, saved.options)
        if saved.day is not None and best is not None:
            await self.store.solved(saved.game, saved.day, best)
        return best

    def _rebuilt(self, saved: SavedSolo) -> Solo:
        forced = self.plays_forced(saved.user)
        return Solo(saved, self.games[saved.game], self._replayed(saved), plays_forced=forced)

    def _replayed(self, saved: SavedSolo) -> AnyPosition:
        game = self.games[saved.game]
        try:
            dealt = Dealt(saved.options, saved.rules, saved.seed, saved.opponents)
            position = replayed(game, dealt, saved.played)
            fingerprint.check(position, saved.seats, len(saved.moves) - 1, saved.mark, None)
        except (BadSetup, IllegalMove, fingerprint.ChangedRules) as error:
            if saved.id not in self._unshown:
                self._unshown.add(saved.id)
                name = with_origin(saved.game)
                reason = f"the game {name}, version {saved.rules}: {error}"
                log.warning("game %d without a table cannot be shown as it was played: %s", saved.id, reason)
            raise Refusal("game_changed_away", missing=saved.game) from error
        return position


NOWHERE = 0
"""Stands for the server and the channel of a game that is in none."""


@dataclass(slots=True, kw_only=True)
class PrivateTable(Table):
    """A finished game against computer players. Its number is that of the game, and no table's."""

    opponents: Opponents

    @classmethod
    def of(cls, solo: Solo) -> PrivateTable:
        """Return a game that one person has played against computer players."""
        saved, opponents = solo.saved, solo.saved.opponents
        assert opponents is not None
        began = saved.begun or datetime.now(UTC)
        seats = tuple(
            Seating(saved.user if level is None else None, level, began, name=name)
            for level, name in zip(opponents.levels, computer_names(opponents), strict=True)
        )
        return cls(
            id=saved.id,
            game=solo.game,
            guild=saved.guild or NOWHERE,
            channel=NOWHERE,
            host=saved.user,
            capacity=len(seats),
            options=saved.options,
            seats=seats,
            status=Status.FINISHED,
            seed=saved.seed,
            rules=saved.rules,
            position=solo.position,
            opponents=opponents,
        )

    def position_after(self, ply: int) -> AnyPosition:
        """Return the position after the first ``ply`` moves."""
        assert self.seed is not None
        assert self.position is not None
        dealt = Dealt(self.options, self.rules, self.seed, self.opponents)
        return replayed(self.game, dealt, self.position.moves[:ply])
