"""Each seat's chance to win a game of Claro, from a position whose hands are known, and of discards, whose are not.

The rest of the round is played out many times. What follows is valued as the expert values it: by the cards that the
seats have left, and by the stars.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from bot.games.claro.careful import discard_move
from bot.games.claro.deck import ALL_CARDS, ALL_JOKERS, BIT_OF_NAME, CARDS, CardSet, bits, cards_in, names_of
from bot.games.claro.expert import ExpertPlayer, luck
from bot.games.claro.playout import ONE, Bits, Floats, Order, Playouts, order_of
from bot.games.claro.prospects import prospects
from bot.games.claro.values import card_values
from bot.games.claro.view import DISCARD, ClaroView, beliefs
from bot.games.game import Chance, Move, Position, Seat

CARELESS: Final = 0.5
"""How often, from 0 to 1, a seat of a play-out plays any card that fits instead of the one of least value. Without it,
known hands would always give the same round."""

DISCARD_DEALS: Final = 3_000
"""The number of deals in which each discard is tried."""

_SEEDS: Final = 1 << 62


def chances(position: Position[ClaroView], chance: Chance, samples: int) -> tuple[float, ...]:
    """Return each seat's chance to win a game that is not over, from hands that all know; see ``Game.chances``."""
    view = position.view(None)
    seats = len(view.held)
    dice = np.random.default_rng(chance.randrange(_SEEDS))
    values = card_values(seats, view.options.hand)
    order = order_of(view.options.deck, values)
    held = [_read_hand(position.hand(seat)) for seat in range(seats)]
    if view.discarding:
        # Seats that have chosen their discards make these; the others part with the cards that are worth the least.
        chosen = dict(position.moves[-sum(view.chosen) :]) if any(view.chosen) else {}
        kept, hidden = list(held), ALL_CARDS & ~view.discard_pile
        for seat, hand in enumerate(held):
            hidden &= ~hand
            if seat != _leader(view):
                move = chosen.get(seat) or discard_move(hand, values)
                kept[seat] = hand & ~_read_hand(move.split()[1:], hand)
        hands = _dealt(kept, hidden, view.options.hand, order, dice.random((samples, CARDS)))
    else:
        hands = np.repeat(np.array([_as_bits(hand, order) for hand in held], dtype=np.uint64)[:, None], samples, axis=1)
    rounds = Rounds(order, hands, view, dice)
    rounds.finish((_leader(view) if view.discarding else view.to_act[0]) - 1)
    return tuple(rounds.prospects(view.stars).mean(axis=1).tolist())


class Rounds(Playouts):
    """Many rounds in which the seats part with their cards of least value or, now and then, with any card."""

    def __init__(
        self, order: Order, hands: Bits, view: ClaroView, dice: np.random.Generator, careless: float = CARELESS
    ) -> None:
        """Prepare the rounds.

        :param hands: for each seat, its hand in every round.
        :param view: what everybody may see; between two rounds, the next one begins.
        :param careless: see ``CARELESS``.
        """
        passed = (False,) * len(hands) if view.discarding else view.passed
        super().__init__(order, hands.copy(), np.zeros(hands.shape), passed)
        self.lie(view.last_to_play or 0, CARDS if view.top is None else view.top)
        self._dice, self._careless = dice, careless

    def _choose(self, fitting: Bits) -> Bits:
        left = fitting
        if self._careless:
            skipped = (self._dice.random(len(fitting)) * np.bitwise_count(fitting)).astype(np.int64)
            skipped[self._dice.random(len(fitting)) >= self._careless] = 0
            while (more := skipped > 0).any():
                left = np.where(more, left & (left - ONE), left)
                skipped -= 1
        return super()._choose(left)

    def prospects(self, stars: Sequence[int]) -> Floats:
        """Return each seat's chance (0 to 1) to win the game after every round; it has ``stars`` before it."""
        return prospects(np.array([self._left(seat) for seat in range(len(stars))]), self.winner, stars)

    def _left(self, seat: Seat) -> Floats:
        """Return what the cards that a seat has left are worth in every round."""
        worth: Floats = np.zeros(self._hands.shape[1])
        for bit, card in enumerate(self._order.card[:CARDS]):
            if self._order.worth[card]:
                worth += self._order.worth[card] * (self._hands[seat] >> np.uint64(bit) & ONE)
        return worth


def _leader(view: ClaroView) -> Seat:
    return view.rounds[-1].winner


def _read_hand(names: Sequence[str], hand: CardSet = ALL_CARDS) -> CardSet:
    """Return the cards of these names that a hand has. All jokers are alike, so any of them will do."""
    found: CardSet = 0
    for name in names:
        bit = BIT_OF_NAME[name]
        found |= next(bits(hand & ALL_JOKERS & ~found)) if bit & ALL_JOKERS else bit
    return found


def _as_bits(hand: CardSet, order: Order) -> int:
    return sum(int(order.bit[card]) for card in cards_in(hand))


def _dealt(kept: Sequence[CardSet], hidden: CardSet, full: int, order: Order, keys: Floats) -> Bits:
    """Return hands that are filled up from the hidden cards, at random. The seat that keeps the most draws last.

    :param full: how many cards each seat has then.
    :param keys: random numbers for all cards in every deal, so that several deals can have the same luck.
    """
    missing = [full - cards.bit_count() for cards in kept]
    pool = cards_in(hidden)
    if len(pool) < sum(missing):  # the discard pile is shuffled
        pool = [card for card in range(CARDS) if not any(hand >> card & 1 for hand in kept)]
    dealt = order.bit[np.array(pool, dtype=np.int64)[np.argsort(keys[:, pool], axis=1)]]
    hands: Bits = np.zeros((len(kept), len(keys)), dtype=np.uint64)
    start = 0
    # Seats that need the fewest cards come last, so that other discards of theirs leave the others' cards as they are.
    for seat, count in sorted(enumerate(missing), key=lambda each: -each[1]):
        got = dealt[:, start : start + count].sum(axis=1, dtype=np.uint64)
        hands[seat] = got | np.uint64(_as_bits(kept[seat], order))
        start += count
    return hands


# What a seat knows


def judge(view: ClaroView, move: Move, chance: Chance) -> list[tuple[Move, float]]:
    """Return the moves that the expert considers, and this one, the best first; see ``Game.judge``."""
    if view.discarding:
        return _judged_discards(view, move, chance)
    found = zip(view.legal_moves, ExpertPlayer().chances(view, view.legal_moves, chance), strict=True)
    return sorted(found, key=lambda each: -each[1])


def _judged_discards(view: ClaroView, move: Move, chance: Chance) -> list[tuple[Move, float]]:
    assert view.seat is not None
    seats, me = len(view.held), view.seat
    values = card_values(seats, view.options.hand)
    best_first = sorted(cards_in(view.hand), key=lambda card: (-values[card], card))
    wanted: dict[Move, CardSet] = {}
    for count in range(len(best_first) + 1):
        kept = sum(1 << card for card in best_first[:count])
        wanted.setdefault(" ".join([DISCARD, *names_of(view.hand & ~kept)]), kept)
    usual = discard_move(view.hand, values)
    for each in (usual, move):
        wanted.setdefault(each, view.hand & ~_read_hand(each.split()[1:], view.hand))
    order = order_of(view.options.deck, values)
    dice = np.random.default_rng(chance.randrange(_SEEDS))
    keys = luck(view, order, DISCARD_DEALS, dice)
    unseen, _ = beliefs(view)
    found = []
    for each, kept in wanted.items():
        own = [kept if seat == me else 0 for seat in range(seats)]
        hands = _dealt(own, unseen, view.options.hand, order, keys)
        rounds = Rounds(order, hands, view, dice, careless=0.0)
        rounds.finish(_leader(view) - 1)
        found.append((each, float(rounds.prospects(view.stars)[me].mean())))
    return sorted(found, key=lambda each: -each[1])
