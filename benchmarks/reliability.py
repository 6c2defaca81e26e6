"""How true the chances are that advice tells: of the moments where it told 40 %, how many were won.

Computer players of all levels play whole games, each seat's kind drawn at random, as people differ. At some random
choices of each game, the benchmark asks ``Game.judge`` for the chance after the move that was played, and compares it
with the end of the game. Moments of one game hang together, so standard errors count games, not moments.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from tqdm import tqdm

from benchmarks.figure import Figure
from bot.games.catalog import GAMES
from bot.games.game import AnyGame, AnyPosition
from bot.games.shuffle import Seeded

KINDS: Final[Mapping[str, Sequence[str]]] = {
    "claro": ("natural", "careful", "expert"),
    "stardust": ("natural", "odds", "expert"),
    "africa": ("natural", "careful"),  # its expert would take as long as all the rest
}
SEATS: Final = (2, 4)
"""How many seats play. Games that need more seats than the first of these begin with their least."""

SAMPLES: Final[Mapping[str, tuple[int, int]]] = {"claro": (1_500, 6), "stardust": (250, 3), "africa": (1_500, 1)}
"""How many games are played, and how many choices of each are judged. One of Stardust takes the longest."""

BINS: Final = (0.0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8)
"""Where the classes of told chances begin."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A move that was played in a game which is over."""

    game: int
    """The number of the game."""
    told: float
    """The chance to win after the move, as advice tells it."""
    won: float
    """The share of the win that the seat got: 1, 0, or less than 1 in a draw."""
    best: bool
    """Whether advice told no better move."""
    position: AnyPosition
    """The position before the move."""
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Told:
    """Chances that were told, and what became of them, on average."""

    moments: int
    told: float
    won: float
    error: float
    """The standard error of the difference between the two."""


def measure(quick: bool) -> list[Figure]:
    """Return for each game, number of seats and class of told chances what was told and what was won, in per cent.

    What was won stands as the baseline.
    """
    figures: list[Figure] = []
    runs = [(game, seats) for game in GAMES.values() for seats in (max(SEATS[0], min(game.seats)), SEATS[1])]
    for game, seats in tqdm(runs, desc="reliability", leave=False):
        games, each = SAMPLES[game.name]
        moments = list(sampled(game, seats, games // 150 if quick else games, each))
        figures += [_figure(f"{game.name}.{seats}_seats", compared(moments))]
        figures += [_figure(f"{game.name}.{seats}_seats.from_{least:.0%}", told) for least, told in by_told(moments)]
    return figures


def sampled(game: AnyGame, seats: int, games: int, each: int, seed: int = 1) -> Iterator[Moment]:
    """Play games and yield some moments of each.

    :param each: how many moments of a game, at most.
    """
    for number in range(games):
        dice = Random(f"{seed} {game.name} {seats} {number}")
        kinds = [dice.choice(KINDS[game.name]) for _ in range(seats)]
        dealer = Seeded(dice.randbytes(32))
        options = game.read_options({})
        position = game.start(seats, dealer, options)
        choices: list[int] = []
        while position.to_act:
            seat = position.to_act[0]
            formality = position.formality(seat)
            if formality is None and len(position.legal_moves(seat)) > 1:
                choices.append(len(position.moves))
            position.play(seat, formality or game.players[kinds[seat]].choose(position.view(seat), dice))
        assert position.outcome is not None
        winners, moves = position.outcome.winners, position.moves
        chosen = sorted(dice.sample(choices, min(each, len(choices))))
        before = game.start(seats, dealer, options)
        for ply, (seat, move) in enumerate(moves):
            if ply in chosen:
                found = dict(game.judge(before, seat, move, Random(ply)))
                won = (seat in winners) / len(winners)
                best = found[move] >= max(found.values())
                yield Moment(number, found[move], won, best, before.copy(), seat, move)
            before.play(seat, move)


def by_told(moments: Sequence[Moment]) -> list[tuple[float, Told]]:
    """Return the reliability diagram: for each class of told chances, where it begins, and what became of them."""
    found = []
    for least, end in zip(BINS, (*BINS[1:], 2.0), strict=True):
        here = [each for each in moments if least <= each.told < end]
        if here:
            found.append((least, compared(here)))
    return found


def compared(moments: Sequence[Moment]) -> Told:
    """Return what was told and what was won on average, with the standard error for games as clusters."""
    count = len(moments)
    off = sum(each.told - each.won for each in moments) / count
    of_game: dict[int, float] = {}
    for each in moments:
        of_game[each.game] = of_game.get(each.game, 0.0) + each.told - each.won - off
    error = sqrt(sum(total**2 for total in of_game.values())) / count
    return Told(count, sum(each.told for each in moments) / count, sum(each.won for each in moments) / count, error)


def _figure(name: str, found: Told) -> Figure:
    unit = f"% told, se {100 * found.error:.1f}, {found.moments} moments"
    return Figure(f"reliability.{name}", round(100 * found.told, 1), unit, round(100 * found.won, 1))
