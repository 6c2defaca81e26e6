"""The deal of the day: who plays it, what a result says, and how many days in a row somebody has played."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.features.solo.rules.computers import answer, dice
from bot.features.solo.store.deals import DayDeal
from bot.features.solo.store.solo import DayPage
from bot.games import checks, fingerprint
from bot.games.game import AnyGame, AnyPosition
from bot.games.shuffle import Seeded
from bot.runtime.thinking import Thinker

TRIES = 3
"""How often the strongest computer player plays a day's deal in the person's seat."""

HURRIED_FROM = 2_000
"""From which move on a quick player goes on instead. The deals of our games have fewer."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """How somebody did with the deal of a day."""

    score: int
    places: tuple[int, ...]
    """The person's place in each round or hand, from 1."""
    best: int
    """The best score that is known: of everybody, and of the strongest computer player in the same seat."""
    settled: bool
    """Whether that computer player has tried."""
    counts: bool
    """Whether the game was finished in time."""
    streak: int
    """How many days in a row they have finished the deal in time, up to that day."""
    longest: int
    """The most days in a row that they ever have."""


@dataclass(frozen=True, slots=True)
class Besides:
    """What the message of a game that one person plays without a table tells besides the game."""

    best: int | None = None
    """The best possible score with its deck, once it is over; None if it is not known."""
    record: int | None = None
    """The person's best score in their other games alone like it, once it is over; None if they have no other."""
    deal: DealResult | None = None
    """How they did with the deal of the day, once it is over; None for other games."""
    others: DayPage | None = None
    """How others have done with it; None for nothing about them."""
    reviews: bool = True
    """Whether finished games can be reviewed where it is shown."""
    plays_forced: bool = False
    """Whether the person wants forced moves to be played by themselves."""
    asks: bool = False
    """Whether they are asked once more before what is grave."""


@dataclass(frozen=True, slots=True)
class Offer:
    """The deal of a day for somebody who has not begun it."""

    game: AnyGame
    day: date
    levels: tuple[str | None, ...]
    """The level of the computer player in each seat; None for the person's seat."""
    streak: int
    """For how many days in a row, up to yesterday, they have finished the deal in time."""


@dataclass(frozen=True, slots=True)
class SealedDeal:
    """What anybody may know of the deal of a day."""

    game: AnyGame
    seal: str | None
    """The SHA-256 of its seed in hex; None if it was drawn before there were seals."""
    opened: DayDeal | None
    """The deal; None before it is closed."""


def deal_for(game: AnyGame, seed: bytes, host_options: Mapping[str, str]) -> DayDeal:
    """Return the deal of a day that follows from a seed, as docs/fairness.md says.

    :param host_options: options that the host of the bot has chosen for all games.
    """
    daily, deal = game.daily, DayDeal(seed, rules=game.rules)
    if daily is not None:  # otherwise it is a patience
        seat = seed[0] % (len(daily.levels) + 1)
        levels: tuple[str | None, ...] = (*daily.levels[:seat], None, *daily.levels[seat:])
        options = game.write_options(game.read_options({**host_options, **daily.options}))
        deal = DayDeal(seed, options, game.rules, levels)
    return replace(deal, mark=mark_of(game, deal))


def mark_of(game: AnyGame, deal: DayDeal) -> str | None:
    """Return the fingerprint of a day's deal by the rules as they are now; None if they do not deal it."""
    try:
        return fingerprint.fingerprint(_dealt(game, deal), len(deal.levels))
    except Exception:  # noqa: BLE001 - whoever begins it hears why; somebody else's rules may raise anything
        return None


def _dealt(game: AnyGame, deal: DayDeal) -> AnyPosition:
    return game.start(len(deal.levels), Seeded(deal.seed), game.read_options(deal.options), rules=deal.rules)


def streaks(days: Sequence[date], until: date) -> tuple[int, int]:
    """Return how many days in a row end with a day, and the most days in a row.

    A day that is not there yet does not end the row of the days before it.

    :param days: different days, the earliest first.
    :param until: the day with which a row must end, or with the day before.
    """
    longest = run = current = 0
    before: date | None = None
    for day in days:
        run = run + 1 if before is not None and day - before == timedelta(days=1) else 1
        longest = max(longest, run)
        if day in (until, until - timedelta(days=1)):
            current = run
        before = day
    return current, longest


async def experts_best(thinker: Thinker, game: AnyGame, deal: DayDeal) -> int:
    """Return the best score of the strongest computer player with a day's deal, of ``TRIES`` tries.

    Each of its choices is a decision of its own, so that the computer players of tables get their turns in between.

    :raises BrokenRules: as ``answer``.
    """
    strongest, seat = list(game.levels.values())[-1], deal.levels.index(None)
    scores = []
    for number in range(TRIES):
        position = _dealt(game, deal)
        await answer(thinker, game, position, deal.levels, deal.seed)
        while position.outcome is None:
            ply = len(position.moves)
            chance, hurried = dice(deal.seed, ply) + number, ply >= HURRIED_FROM
            move = await thinker.choose(game, strongest, position.view(seat), chance, hurried=hurried)
            checks.play(game, position, seat, move, len(deal.levels), seat)
            await answer(thinker, game, position, deal.levels, deal.seed)
        scores.append(game.daily_score(position, seat))
    return max(scores)
