"""Reviews of games that are over: how everybody's chances went, and what each of somebody's moves was worth.

A review is worked out piece by piece in the processes for slow players, whenever no table needs them. People take
turns, and those who ask for the same review share the work. The same game always gets the same review.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Final, TypeAlias

from bot.features.reviews.store import EVERYBODY, ReviewPart, ReviewStore
from bot.games.catalog import GAMES
from bot.games.game import AnyGame, AnyPosition, Move, Seat
from bot.runtime.background import finish
from bot.runtime.refusal import Refusal
from bot.runtime.thinking import Thinker
from bot.store.engine.fence import NotSaved
from bot.tables.rules.dealt import Dealt, positions, replayed
from bot.tables.rules.verdicts import Verdict, about_as_good, verdict

log = logging.getLogger(__name__)

VERSION: Final = 2
"""The version of the method. Reviews of other versions are worked out again."""

PLIES: Final = 3
"""For how many moves one piece of work finds the chances."""

TURNING_POINTS: Final = 3

TRIES: Final = 3
"""How often a piece of work is tried."""

MOST_GAMES: Final = 2
"""How many games' reviews are worked out at once for one person."""

Found = list[Any]
"""What a part of a review has found, as JSON has it."""


TURN_FROM: Final = 0.05
"""The smallest change of a chance that counts as a turning point, however certain it is."""

SURE: Final = 2.0
"""By how many standard errors two chances must differ, so that a turn is more than the luck of the play-outs."""


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A game that is over."""

    game: AnyGame
    dealt: Dealt
    moves: tuple[tuple[Seat, Move], ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """A move, and what its seat might have played instead."""

    ply: int
    """How many moves had been played before it."""
    move: Move
    chances: tuple[tuple[Move, float], ...]
    """The moves that were considered, this one among them, each with the chance (0 to 1) to win after it. The best
    comes first."""

    @property
    def chance(self) -> float:
        """The chance to win after the move."""
        return next(chance for move, chance in self.chances if move == self.move)

    @property
    def best(self) -> tuple[Move, float]:
        """The best move, and the chance to win after it."""
        return self.chances[0]

    @property
    def lost(self) -> float:
        """By how much the best move was better, from 0 to 1."""
        return max(self.best[1] - self.chance, 0.0)

    @property
    def verdict(self) -> Verdict:
        """How good it was."""
        return verdict(self.chance, self.best[1])

    @property
    def others(self) -> list[tuple[Move, float]]:
        """The other moves that were about as good as the best one."""
        return [each for each in about_as_good(self.chances) if each[0] not in (self.move, self.best[0])]


@dataclass(frozen=True, slots=True)
class Review:
    """What somebody may learn about a game."""

    course: tuple[tuple[float, ...], ...]
    """After each number of moves, from 0 to all, each seat's chance to win (0 to 1)."""
    judged: tuple[Judged, ...]
    """The person's own moves where they had a choice; none for somebody who had no seat."""

    deciders: tuple[Seat | None, ...] = ()
    """For each move, the seat that chose it; None if it had no choice, or if cards were dealt with the move."""
    samples: int = 1
    """From how many play-outs each of the chances comes."""

    @property
    def margin(self) -> float:
        """From which difference on (0 to 1) two chances of the course differ by more than the luck of the play-outs."""
        return SURE * sqrt(0.5 / self.samples)

    @property
    def turning_points(self) -> list[int]:
        """The moves (from 0) that changed the chance of whoever chose them most, in their order.

        They are not next to each other. A change that may come from the cards dealt, or from the luck of the play-outs,
        is none.
        """
        swings: dict[int, float] = {}
        for ply, seat in enumerate(self.deciders):
            if seat is not None:
                before, after = self.course[ply][seat], self.course[ply + 1][seat]
                error = sqrt((before * (1 - before) + after * (1 - after)) / self.samples)
                if abs(after - before) >= max(TURN_FROM, SURE * error):
                    swings[ply] = abs(after - before)
        found: list[int] = []
        for ply in sorted(swings, key=lambda ply: (-swings[ply], ply)):
            if len(found) < TURNING_POINTS and all(abs(ply - other) > 1 for other in found):
                found.append(ply)
        return sorted(found)


@dataclass(eq=False, repr=False, slots=True)
class _Work:
    """A part of a review that is being worked out."""

    person: int
    """Who asked for it first."""
    pieces: int
    done: int = 0
    task: asyncio.Task[Found] = field(init=False)


@dataclass(eq=False, repr=False, slots=True)
class Asked:
    """A review that somebody has asked for."""

    _played: Reviewed
    _found: dict[ReviewPart, Found | None]
    _works: Mapping[ReviewPart, _Work]

    @property
    def at_once(self) -> bool:
        """Whether all of it was kept, so that nobody has to wait."""
        return not self._works

    async def finish(self, progress: Callable[[float], Awaitable[None]] | None = None, seconds: float = 2.0) -> Review:
        """Wait for the review, and return it.

        :param progress: is told every few seconds which part of the work (0 to 1) is done; not if all was kept.
        :param seconds: how often.
        :raises Refusal: ``no_review``: the work failed or was stopped. It can be asked for again.
        """
        found = dict(self._found)
        await self._wait(progress, seconds)
        try:
            for part, work in self._works.items():
                found[part] = await asyncio.shield(work.task)
        except asyncio.CancelledError as error:
            if not any(work.task.cancelled() for work in self._works.values()):
                raise  # it is the one who waits that is cancelled
            raise Refusal("no_review") from error
        except Exception as error:  # which the end of the work has logged
            raise Refusal("no_review") from error
        return _read(found[ReviewPart.COURSE] or [], found.get(ReviewPart.ADVICE) or [], self._played)

    async def _wait(self, progress: Callable[[float], Awaitable[None]] | None, seconds: float) -> None:
        works = self._works.values()
        tasks = [work.task for work in works]
        while tasks:
            _, waiting = await asyncio.wait(tasks, timeout=seconds)
            if not waiting:
                return
            if progress is not None:
                await progress(sum(work.done for work in works) / max(1, sum(work.pieces for work in works)))


_Key: TypeAlias = tuple[ReviewStore, int, ReviewPart, Seat]


class Reviewer:
    """Works out reviews, and remembers them."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._works: dict[_Key, _Work] = {}
        self._closed = False

    async def ask(self, number: int, played: Reviewed, seat: Seat | None, kept: ReviewStore, person: int) -> Asked:
        """Begin to work out what is not kept of the review for the owner of a seat, or for somebody who watched.

        :param number: the game's number in ``kept``.
        :param kept: where the review is looked up and kept.
        :param person: who asks.
        :raises Refusal: ``reviews_under_way``: ``MOST_GAMES`` others are being worked out for this person;
            ``no_review``: the bot is stopping.
        :raises NotSaved: the database does not answer.
        """
        hidden = seat is not None and not played.game.open_afterwards
        wanted = [(ReviewPart.COURSE, seat if seat is not None and hidden else EVERYBODY)]
        if seat is not None:
            wanted.append((ReviewPart.ADVICE, seat))
        found = {part: await kept.of(number, part, whose, VERSION) for part, whose in wanted}
        missing = [(part, whose) for part, whose in wanted if found[part] is None]
        if any((kept, number, part, whose) not in self._works for part, whose in missing):
            theirs = {key[:2] for key, work in self._works.items() if work.person == person}
            if len(theirs - {(kept, number)}) >= MOST_GAMES:
                raise Refusal("reviews_under_way")
        works = {part: self._begin((kept, number, part, whose), played, person) for part, whose in missing}
        return Asked(played, found, works)

    def _begin(self, key: _Key, played: Reviewed, person: int) -> _Work:
        known = self._works.get(key)
        if known is not None:
            return known
        if self._closed:
            raise Refusal("no_review")
        pieces = _pieces(played, *key[2:])
        work = self._works[key] = _Work(person, len(pieces))
        work.task = asyncio.create_task(self._work_out(work, key, played, pieces))
        work.task.add_done_callback(lambda task: self._ended(key, task))
        return work

    def _ended(self, key: _Key, task: asyncio.Task[Found]) -> None:
        del self._works[key]
        if not task.cancelled() and task.exception() is not None:
            log.warning("a review could not be worked out: %r", task.exception())

    async def _work_out(self, work: _Work, key: _Key, played: Reviewed, pieces: Sequence[tuple[int, ...]]) -> Found:
        kept, number, part, seat = key
        game = played.game.name
        found: Found = []
        for plies in pieces:
            moves = played.moves[: plies[-1] + 1]
            if part is ReviewPart.COURSE:
                found += await self._piece(work.person, _course, game, played.dealt, moves, plies, seat)
            else:
                found += await self._piece(work.person, _judged, game, played.dealt, moves, plies[0])
            work.done += 1
        try:
            await kept.keep(number, part, seat, VERSION, found)
        except NotSaved as error:
            log.info("a review is not kept: %s", error)
        return found

    async def _piece(self, person: int, work: Callable[..., Found], *arguments: object) -> Found:
        """Do a piece of work. If it fails, its process was killed or died, so it is tried again in another."""
        for _ in range(TRIES - 1):
            try:
                return await self._thinker.aside(person, work, *arguments)
            except (TimeoutError, OSError) as error:
                log.info("a piece of a review is tried again: %r", error)
        return await self._thinker.aside(person, work, *arguments)

    async def close(self) -> None:
        """Stop all work. Whoever waits for it is told."""
        self._closed = True
        await finish([work.task for work in self._works.values()], 0.0)


def _pieces(played: Reviewed, part: ReviewPart, seat: Seat) -> list[tuple[int, ...]]:
    if part is ReviewPart.COURSE:
        last = len(played.moves) + 1
        return [tuple(range(ply, min(ply + PLIES, last))) for ply in range(0, last, PLIES)]
    course = zip(played.moves, positions(played.game, played.dealt, played.moves), strict=False)
    own = ((ply, position) for ply, ((mover, _), position) in enumerate(course) if mover == seat)
    return [(ply,) for ply, position in own if _has_choice(position, seat)]


def _has_choice(position: AnyPosition, seat: Seat) -> bool:
    return position.formality(seat) is None and len(position.legal_moves(seat)) > 1


def _read(course: Found, advice: Found, played: Reviewed) -> Review:
    judged = [
        Judged(ply, played.moves[ply][1], tuple((str(move), float(chance)) for move, chance in chances))
        for ply, chances in advice
    ]
    known = tuple(tuple(map(float, chances)) for chances, _ in course)
    moves = zip(played.moves, course[1:], strict=True)
    deciders = tuple(seat if decided else None for (seat, _), (_, decided) in moves)
    return Review(known, tuple(judged), deciders, played.game.samples)


# In the worker processes


def _course(game: str, dealt: Dealt, moves: Sequence[tuple[Seat, Move]], plies: Sequence[int], seat: Seat) -> Found:
    """Return the chances after each of these numbers of moves, as the owner of a seat can know them.

    With each comes whether somebody chose the last move, and no cards were dealt with it.
    """
    rule_set, seats = GAMES[game], range(dealt.seats)
    known = None if rule_set.open_afterwards else () if seat == EVERYBODY else (seat,)
    found: Found = []
    chose, hands = False, [Counter[str]() for _ in seats]
    for ply, position in enumerate(positions(rule_set, dealt, moves[: plies[-1]])):
        if ply not in plies and ply + 1 not in plies:
            continue
        had, hands = hands, [Counter(position.hand(each)) for each in seats]
        if ply in plies:
            # The dice depend on nothing hidden.
            chances = rule_set.chances(position, Random(ply), rule_set.samples, known)  # noqa: S311
            drew = any(now - before for before, now in zip(had, hands, strict=True))
            found.append([[round(chance, 4) for chance in chances], chose and not drew])
        if ply < len(moves):
            chose = _has_choice(position, moves[ply][0])
    return found


def _judged(game: str, dealt: Dealt, moves: Sequence[tuple[Seat, Move]], ply: int) -> Found:
    """Return a move's number and the moves that were considered, each with its chance to win."""
    seat, move = moves[ply]
    position = replayed(GAMES[game], dealt, moves[:ply])
    chances = GAMES[game].judge(position, seat, move, Random(ply))  # noqa: S311
    return [[ply, [[each, round(chance, 4)] for each, chance in chances]]]
