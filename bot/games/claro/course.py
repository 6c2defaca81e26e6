"""Each seat's chance to win a game of Claro, from a position whose hands are known, and of discards, whose are not.

The rest of the round is played out many times. What follows is valued as the expert values it: by the cards that the
seats have left, and by the stars.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from bot.games.claro.beliefs import beliefs
from bot.games.claro.careful import discard_move
from bot.games.claro.deck import ALL_CARDS, ALL_JOKERS, BIT_OF_NAME, CARDS, CardSet, bits, cards_in, names_of
from bot.games.claro.expert import ExpertPlayer, luck
from bot.games.claro.playout import NOTHING, Bits, Floats, Marks, Numbers, Order, order_of
from bot.games.claro.prospects import prospects
from bot.games.claro.values import card_values
from bot.games.claro.view import DISCARD, ClaroView
from bot.games.game import Chance, Move, Position, Seat

CARELESS: Final = 0.5
"""How often, from 0 to 1, a seat of a play-out plays any card that fits instead of the one of least value. Without it,
known hands would always give the same round."""

DISCARD_DEALS: Final = 3_000
"""The number of deals in which each discard is tried."""

_ONE: Final = np.uint64(1)
_SEEDS: Final = 1 << 62


def chances(position: Position[ClaroView], chance: Chance, samples: int) -> tuple[float, ...]:
    """Return each seat's chance to win from a position whose hands everybody knows; see ``Game.chances``."""
    view = position.view(None)
    seats = len(view.held)
    if view.outcome is not None:
        return tuple(float(seat in view.outcome.winners) for seat in range(seats))
    dice = np.random.default_rng(chance.randrange(_SEEDS))
    order = order_of(view.options.deck, card_values(seats, view.options.hand))
    held = [_read_hand(position.hand(seat)) for seat in range(seats)]
    if view.discarding:
        hands = _refilled(position, view, held, order, samples, dice)
    else:
        hands = np.repeat(np.array([_as_bits(hand, order) for hand in held], dtype=np.uint64)[:, None], samples, axis=1)
    rounds = Rounds(order, hands, view, dice)
    rounds.play(_leader(view) if view.discarding else view.to_act[0])
    return tuple(rounds.prospects(view.stars).mean(axis=1).tolist())


class Rounds:
    """Many rounds that are played at once, by seats that part with their cards of least value or with any card."""

    def __init__(self, order: Order, hands: Bits, view: ClaroView, dice: np.random.Generator) -> None:
        """Prepare the rounds.

        :param hands: for each seat, its hand in every round.
        :param view: what everybody may see; between two rounds, the next one begins.
        """
        seats, many = hands.shape
        self._order, self._dice, self._hands = order, dice, hands.copy()
        self._fits: Bits = np.append(order.fits, np.uint64((1 << CARDS) - 1))
        passed = view.passed if not view.discarding else (False,) * seats
        self._passed: Marks = np.tile(np.array(passed)[:, None], (1, many))
        top = CARDS if view.top is None else view.top
        last = next((turn.seat for turn in reversed(view.turns) if turn.card is not None), 0)
        self._top: Numbers = np.full(many, top, dtype=np.int64)
        self.winner: Numbers = np.full(many, last, dtype=np.int64)
        """The seat that played last in every round."""

    def play(self, seat: Seat, careless: float = CARELESS) -> None:
        """Play all rounds to their ends.

        :param seat: the seat to act.
        :param careless: see ``CARELESS``.
        """
        seats = len(self._hands)
        held: Numbers = np.bitwise_count(self._hands).astype(np.int64)
        over: Marks = np.zeros(self._hands.shape[1], dtype=bool)
        while not over.all():
            hand = self._hands[seat]
            to_act = ~(over | self._passed[seat] | (hand == NOTHING))
            fitting = np.where(to_act, hand & self._fits[self._top], NOTHING)
            plays = fitting != NOTHING
            chosen = self._choose(fitting, careless)
            card = self._order.card[np.where(plays, np.frexp(chosen.astype(np.float64))[1] - 1, CARDS)]
            self._hands[seat] = hand ^ chosen
            self._top = np.where(plays, card, self._top)
            self.winner = np.where(plays, seat, self.winner)
            self._passed[seat] |= to_act & ~plays
            held[seat] -= plays
            over |= ((~self._passed).sum(axis=0) == 1) | ((held * ~self._passed).sum(axis=0) == 0)
            seat = (seat + 1) % seats

    def _choose(self, fitting: Bits, careless: float) -> Bits:
        """Return the bit of the fitting card of least value, or, now and then, of any fitting card."""
        left = fitting
        if careless:
            skipped = (self._dice.random(len(fitting)) * np.bitwise_count(fitting)).astype(np.int64)
            skipped[self._dice.random(len(fitting)) >= careless] = 0
            while (more := skipped > 0).any():
                left = np.where(more, left & (left - _ONE), left)
                skipped -= 1
        chosen: Bits = left & (~left + _ONE)
        return chosen

    def prospects(self, stars: Sequence[int]) -> Floats:
        """Return each seat's chance (0 to 1) to win the game after every round; it has ``stars`` before it."""
        return prospects(np.array([self._left(seat) for seat in range(len(stars))]), self.winner, stars)

    def _left(self, seat: Seat) -> Floats:
        """Return what the cards that a seat has left are worth in every round."""
        worth: Floats = np.zeros(self._hands.shape[1])
        for bit, card in enumerate(self._order.card[:CARDS]):
            if self._order.worth[card]:
                worth += self._order.worth[card] * (self._hands[seat] >> np.uint64(bit) & _ONE)
        return worth


def _leader(view: ClaroView) -> Seat:
    """Return the seat that leads the next round: the last one's winner."""
    return view.rounds[-1].winner


def _read_hand(names: Sequence[str]) -> CardSet:
    """Return the cards of these names. All jokers are alike, so any of them will do."""
    hand: CardSet = 0
    for name in names:
        bit = BIT_OF_NAME[name]
        hand |= next(joker for joker in bits(ALL_JOKERS) if not joker & hand) if bit & ALL_JOKERS else bit
    return hand


def _as_bits(hand: CardSet, order: Order) -> int:
    return sum(int(order.bit[card]) for card in cards_in(hand))


def _refilled(
    position: Position[ClaroView],
    view: ClaroView,
    held: Sequence[CardSet],
    order: Order,
    samples: int,
    dice: np.random.Generator,
) -> Bits:
    """Return possible hands of all seats at the beginning of the next round.

    Seats that have chosen their discards make these; the others part with the cards that are worth the least.
    """
    chosen = dict(position.moves[-sum(view.chosen) :]) if any(view.chosen) else {}
    values = card_values(len(held), view.options.hand)
    kept = []
    for seat, hand in enumerate(held):
        named = chosen.get(seat) if view.chosen[seat] else None
        if seat == _leader(view):
            kept.append(hand)
        else:
            move = discard_move(hand, values) if named is None else named
            kept.append(hand & ~_read_hand_of(hand, move))
    hidden = ALL_CARDS & ~view.discard_pile
    for hand in held:
        hidden &= ~hand
    return _dealt(kept, hidden, [view.options.hand] * len(held), order, samples, dice)


def _read_hand_of(hand: CardSet, discards: Move) -> CardSet:
    """Return the cards that a discard takes from a hand."""
    thrown: CardSet = 0
    for name in discards.split()[1:]:
        bit = BIT_OF_NAME[name]
        thrown |= next(each for each in bits(hand & ALL_JOKERS & ~thrown)) if bit & ALL_JOKERS else bit
    return thrown


def _dealt(
    kept: Sequence[CardSet],
    hidden: CardSet,
    full: Sequence[int],
    order: Order,
    samples: int,
    dice: np.random.Generator,
    keys: Floats | None = None,
) -> Bits:
    """Return hands that are filled up from the hidden cards, at random. The seat that keeps the most draws last.

    :param full: how many cards each seat has then.
    :param keys: random numbers for all cards in every deal, so that several deals can have the same luck.
    """
    missing = [count - cards.bit_count() for count, cards in zip(full, kept, strict=True)]
    pool = cards_in(hidden)
    if len(pool) < sum(missing):  # the discard pile is shuffled
        pool = [card for card in range(CARDS) if not any(hand >> card & 1 for hand in kept)]
    if keys is None:
        keys = dice.random((samples, CARDS))
    dealt = order.bit[np.array(pool, dtype=np.int64)[np.argsort(keys[:, pool], axis=1)]]
    hands: Bits = np.zeros((len(kept), samples), dtype=np.uint64)
    start = 0
    # Seats that need the fewest cards come last, so that other discards of theirs leave the others' cards as they are.
    for seat, count in sorted(enumerate(missing), key=lambda each: (-full[each[0]] + kept[each[0]].bit_count(), each)):
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
        wanted.setdefault(each, view.hand & ~_read_hand_of(view.hand, each))
    order = order_of(view.options.deck, values)
    dice = np.random.default_rng(chance.randrange(_SEEDS))
    keys = luck(view, order, DISCARD_DEALS, dice)
    unseen = beliefs(view).unseen
    full = [view.options.hand] * seats
    found = []
    for each, kept in wanted.items():
        own = [kept if seat == me else 0 for seat in range(seats)]
        hands = _dealt(own, unseen, full, order, DISCARD_DEALS, dice, keys)
        rounds = Rounds(order, hands, view, dice)
        rounds.play(_leader(view), 0.0)
        found.append((each, float(rounds.prospects(view.stars)[me].mean())))
    return sorted(found, key=lambda each: -each[1])
