"""Each seat's chance to end a game of Stardust with the most credits, as somebody can know it.

Whoever asks knows their own hand, or nobody's: hands stay hidden after a game. The others' hands are dealt anew, as
their exchanges and bets suggest. The hand is played out by rules of thumb. The hands after it are drawn from many that
were played so, each with its gains and losses given to the seats at random.
"""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from bot.games.game import Chance, Move, Seat
from bot.games.imagining import mixed
from bot.games.shuffle import Seeded
from bot.games.stardust.betting import CALL, CHECK, FOLD
from bot.games.stardust.combinations import strength
from bot.games.stardust.deck import CARD_OF_JOKER, CARD_OF_NAME, CARDS
from bot.games.stardust.expert import PRESSURE, ExpertPlayer, rival_hand
from bot.games.stardust.rules import StardustPosition
from bot.games.stardust.rules_of_thumb import share_beaten, without_bets
from bot.games.stardust.view import Phase, StardustOptions, StardustView

HANDS: Final = 300
"""The number of whole hands from which later hands are drawn."""

FUTURES: Final = 16
"""The number of ways in which the game goes on after each hand that is played out."""

BOLDNESS: Final = 2.0
"""How much more a hand brings and costs at a table than in a play-out, whose seats bet by rules of thumb.

With 1, leads seemed too safe: of the moments with a told chance of 94 %, 84 % were won, and of those with 3 %, 6 %. See
the reliability benchmark.
"""

DEALS: Final = 320
"""The number of deals in which a seat's moves are tried."""

CONSIDERED: Final = 5
"""How many of the expert's moves are tried besides the one that was played."""

GOOD: Final = 0.85
"""The share of all hands that a hand beats with which a seat of a play-out raises."""

WHIMS: Final = 5
"""In one of this many bets, a seat of a play-out calls or folds whatever its hand."""

Floats = npt.NDArray[np.float64]

_SEEDS: Final = 1 << 62


class _Dice:
    """Numbers that look random, for imagined players. The same seed gives the same numbers."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def randrange(self, stop: int, /) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
        return (self._state >> 33) % stop


def chances(
    position: StardustPosition, chance: Chance, samples: int, known: Collection[Seat] | None
) -> tuple[float, ...]:
    """Return each seat's chance to win a game that is not over; see ``Game.chances``."""
    view = position.view(None)
    open_seats = range(len(view.credits)) if known is None else known
    ends, weights = [], []
    for _ in range(samples):
        imagined, weight = _imagine(position, open_seats, chance)
        ends.append(_played_out(imagined, chance))
        weights.append(weight)
    found = _valued(view, ends, np.random.default_rng(chance.randrange(_SEEDS)))
    return tuple(np.average(found, axis=0, weights=weights).tolist())


def judge(position: StardustPosition, seat: Seat, move: Move, chance: Chance) -> list[tuple[Move, float]]:
    """Return the moves that the expert considers most, and this one, the best first; see ``Game.judge``."""
    view = position.view(seat)
    choices = [each for each, _ in ExpertPlayer().advise(view, chance)[:CONSIDERED]]
    if move not in choices:
        choices.append(move)
    ends: dict[Move, list[tuple[int, ...]]] = {each: [] for each in choices}
    weights = []
    for _ in range(DEALS):
        imagined, weight = _imagine(position, (seat,), chance)
        weights.append(weight)
        luck = chance.randrange(_SEEDS)
        for each in choices:  # the same deal and the same luck for every choice
            played = imagined.copy()
            played.change(seat, each)
            ends[each].append(_played_out(played, _Dice(luck)))
    seed = chance.randrange(_SEEDS)
    found = []
    for each, left in ends.items():
        value = _valued(view, left, np.random.default_rng(seed))[:, seat]
        found.append((each, float(np.average(value, weights=weights))))
    return sorted(found, key=lambda each: -each[1])


def unseen_anew(position: StardustPosition, seat: Seat, seed: bytes) -> StardustPosition:
    """Return a copy in which all cards that a seat does not see are dealt anew; see ``Game.unseen_anew``."""
    imagined, _ = _imagine(position, (seat,), _Dice(int.from_bytes(seed[:8], "big")))
    return imagined.dealt_by(Seeded(seed))


def _imagine(position: StardustPosition, known: Collection[Seat], chance: Chance) -> tuple[StardustPosition, float]:
    """Deal anew what these seats do not know; return the position, and how well its deal explains everybody's bets."""
    view = position.view(None)
    hands = {seat: [CARD_OF_NAME[name] for name in position.hand(seat)] for seat in known}
    seen = {card for hand in hands.values() for card in hand}
    seen |= {CARD_OF_JOKER[joker] for laid in view.laid for joker in laid}
    pool = [card for card in range(CARDS) if card not in seen]
    weight = 1.0
    for seat, held in enumerate(view.held):
        if seat in hands:
            continue
        idle = view.exchanged[seat] is None or view.folded[seat]
        hand = hands[seat] = mixed(pool, chance)[:held] if idle else rival_hand(view, seat, pool, chance)
        pool = [card for card in pool if card not in hand]
        if view.bets[seat] and not view.folded[seat]:
            weight *= share_beaten(strength(hand)) ** (PRESSURE * 4 * view.bets[seat] / max(view.pot, 1))
    return position.with_cards([hands[seat] for seat in range(len(view.held))], mixed(pool, chance)), max(weight, 1e-6)


def _played_out(position: StardustPosition, chance: Chance) -> tuple[int, ...]:
    hands = len(position.rounds)
    while position.to_act and len(position.rounds) == hands:
        seat = position.to_act[0]
        position.change(seat, _thumb(position.view(seat), chance))
    return position.settled


def _thumb(view: StardustView, chance: Chance) -> Move:
    move, limits = without_bets(view), view.limits
    if move is not None:
        return move
    assert limits is not None
    beaten, whim = share_beaten(strength(view.hand)), chance.randrange(WHIMS * 2)
    if limits.most and beaten > GOOD and limits.high < view.pot and whim != 1:
        wanted = limits.high + max(limits.step, view.pot // 2)
        return f"{limits.word} {min(max(wanted, limits.least), limits.most)}"
    if not limits.to_call:
        return CHECK
    if whim == 0:
        return CALL
    # Before the exchange, any hand may still become a good one.
    hope = max(beaten, 0.5) if view.phase is Phase.FIRST_BETS else beaten
    wins = hope ** max(1, len(view.still_in) - 1)
    return CALL if wins * (view.pot + limits.to_call) > limits.to_call and whim != 1 else FOLD


def _valued(view: StardustView, ends: Sequence[tuple[int, ...]], dice: np.random.Generator) -> Floats:
    """Return each seat's chance to have the most credits at the end, after each hand that was played out."""
    purses: Floats = np.array(ends, dtype=np.float64)
    left = view.options.hands - len(view.rounds) - 1
    if not left:
        return _shares(purses)
    gains = _gains(purses.shape[1])
    total: Floats = np.zeros_like(purses)
    for _ in range(FUTURES):
        had = purses.copy()
        for _ in range(left):
            drawn = dice.permuted(gains[dice.integers(len(gains), size=len(had))], axis=1)
            lost = np.minimum(np.maximum(-drawn, 0), had)
            won = np.maximum(drawn, 0) * (had > 0)
            share = won / np.maximum(won.sum(axis=1, keepdims=True), 1e-9)
            lost *= won.sum(axis=1, keepdims=True) > 0
            had += share * lost.sum(axis=1, keepdims=True) - lost
        total += _shares(had)
    shared: Floats = total / FUTURES
    return shared


def _shares(purses: Floats) -> Floats:
    best = np.isclose(purses, purses.max(axis=1, keepdims=True))
    shares: Floats = best / best.sum(axis=1, keepdims=True)
    return shares


@cache
def _gains(seats: int) -> Floats:
    """Return what many hands have brought their seats, in credits. They are always the same."""
    found = []
    for number in range(HANDS):
        options = StardustOptions(hands=1)
        position = StardustPosition(seats, Seeded(number.to_bytes(32, "big")), options, number % seats)
        found.append([now - options.stake for now in _played_out(position, _Dice(number))])
    return BOLDNESS * np.array(found, dtype=np.float64)
