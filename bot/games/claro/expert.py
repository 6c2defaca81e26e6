"""The strongest computer player. It deals the unseen cards at random, many times, and plays each deal to its end.

It sees what a person in its seat sees. It chooses the card that gives it the best chance to win the *game*. That chance
depends on the winner of the round in each deal, on everybody's stars after it, and on the cards left to keep for the
next round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

import numpy as np

from bot.games.claro.beliefs import Beliefs, beliefs, hidden_from
from bot.games.claro.careful import discard_move
from bot.games.claro.deck import CARDS, JOKER_NAME, NAMES, CardSet, cards_in
from bot.games.claro.playout import Bits, Floats, Marks, Order, Playouts, order_of
from bot.games.claro.rules import STARS_TO_WIN
from bot.games.claro.values import card_values
from bot.games.claro.view import PASS, ClaroView
from bot.games.game import Card, Chance, Move, Seat

ROUNDS: Final = 16_000
"""The number of rounds that are played to their end for one choice, over all plans."""

PLANNED: Final = 5
"""With this many cards or fewer, each order of playing them is a plan. More cards have too many orders: then there is
one plan for each first card, and the others follow in the order in which to part with them."""

SKILL: Final = 0.03
"""How far the expert's chance to win a round is above an equal share, other things being equal."""

KEPT: Final = 1.6
"""The weight of a card that is left over, compared with a card of a new hand. It is above 1 because it was kept by
choice."""

LEADS: Final = -0.02
"""How the chance to win a round changes for the seat that leads it, as the last round's winner must."""

LEAST, MOST = 0.02, 0.95
"""The limits of an estimated chance to win a round."""

_SEEDS: Final = 1 << 62


class ExpertPlayer:
    """Plays the card that wins the game most often over many possible deals. It discards as the careful player does."""

    def __init__(self, rounds: int = ROUNDS) -> None:
        self._rounds: Final = rounds

    def choose(self, view: ClaroView, chance: Chance, /) -> Move:
        """Return the move. Chance deals the unseen cards."""
        if view.discarding:
            return discard_move(view.hand, card_values(len(view.held), view.options.hand))
        cards = [move for move in view.legal_moves if move != PASS]
        if len(cards) < 2:
            return cards[0] if cards else PASS
        return max(zip(self.chances(view, cards, chance), cards, strict=True))[1]

    def advise(self, view: ClaroView, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the cards that may be played, the best first, each with the chance to win the game after it."""
        cards = [move for move in view.legal_moves if move != PASS] if not view.discarding else []
        if not cards:
            return [(self.choose(view, chance), None)]
        found = zip(self.chances(view, cards, chance), cards, strict=True)
        return [(card, value) for value, card in sorted(found, reverse=True)]

    def chances(self, view: ClaroView, cards: Sequence[Move], chance: Chance) -> list[float]:
        """Return, for each of these cards, the chance (0 to 1) to win the game after playing it now."""
        assert view.seat is not None
        seats, me = len(view.held), view.seat
        order = order_of(view.options.deck, card_values(seats, view.options.hand))
        plans = _plans(view.hand, [_held_card(view.hand, name) for name in cards], order)
        deals = max(1, self._rounds // len(plans))
        hands, worth = _deal(view, order, deals, np.random.default_rng(chance.randrange(_SEEDS)))
        # All plans get the same deals, so they differ in nothing but the plan.
        playouts = Playouts(order, np.tile(hands, len(plans)), np.tile(worth, len(plans)), view.held, view.passed)
        playouts.follow(me, np.repeat(np.array(plans, dtype=np.int64).T, deals, axis=1))
        for number, plan in enumerate(plans):
            playouts.play(me, plan[0], slice(number * deals, (number + 1) * deals))
        playouts.finish(me)
        value = _value(playouts, view.stars, me)
        means: list[float] = value.reshape(len(plans), deals).mean(axis=1).tolist()
        best: dict[Card, float] = {}
        for plan, mean in zip(plans, means, strict=True):
            best[plan[0]] = max(best.get(plan[0], 0.0), mean)
        return [best[_held_card(view.hand, name)] for name in cards]

    def chance_of_passing(self, view: ClaroView, chance: Chance) -> float:
        """Return the chance (0 to 1) to win the game after passing now. The seat keeps its cards."""
        assert view.seat is not None
        order = order_of(view.options.deck, card_values(len(view.held), view.options.hand))
        hands, worth = _deal(view, order, self._rounds // PLANNED, np.random.default_rng(chance.randrange(_SEEDS)))
        passed = [gone or seat == view.seat for seat, gone in enumerate(view.passed)]
        playouts = Playouts(order, hands, worth, view.held, passed)
        assert view.top is not None
        playouts.lie(next(turn.seat for turn in reversed(view.turns) if turn.card is not None), view.top)
        playouts.finish(view.seat)
        return float(_value(playouts, view.stars, view.seat).mean())


def _value(playouts: Playouts, stars: Sequence[int], me: Seat) -> Floats:
    """Return my chance to win the game after each of the rounds."""
    seats = len(stars)
    worth_mine = playouts.worth[me]
    worth_others = (playouts.worth.sum(axis=0) - worth_mine) / (seats - 1)
    ahead = KEPT * (worth_mine - worth_others) + np.where(playouts.winner == me, LEADS, 0.0)
    next_round = np.clip(1 / seats + SKILL + ahead, LEAST, MOST)
    won, lost = _prospects(stars, me)
    value: Floats = won[playouts.winner] * next_round + lost[playouts.winner] * (1 - next_round)
    return value


def _plans(hand: CardSet, firsts: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    """Return orders of playing a hand, each beginning with one of these cards.

    A plan is the same for all deals, because a player does not see what the others were dealt.
    """
    cards = cards_in(hand)
    if len(cards) <= PLANNED:
        return [plan for plan in permutations(cards) if plan[0] in firsts]
    cheapest = sorted(cards, key=lambda card: int(order.bit[card]))
    return [(first, *(card for card in cheapest if card != first)) for first in firsts]


def _held_card(hand: CardSet, name: Move) -> Card:
    return next(card for card in cards_in(hand) if NAMES[card] == name) if name == JOKER_NAME else int(name) - 1


def _deal(view: ClaroView, order: Order, deals: int, dice: np.random.Generator) -> tuple[Bits, Floats]:
    """Return possible hands of every seat, and what each hand is worth if it is left over."""
    known = beliefs(view)
    hands: Bits = np.zeros((len(view.held), deals), dtype=np.uint64)
    worth: Floats = np.zeros((len(view.held), deals))
    free: Marks = np.tile(_marks(known.unseen), (deals, 1))
    keys = dice.random((deals, CARDS))
    each = np.arange(deals)[:, None]
    for seat in sorted(hidden_from(view), key=lambda seat: _room(known, view, seat)):
        # The seat gets the cards with the smallest keys among those that it may hold, or others if these are too few.
        rather = np.where(_marks(known.possible[seat])[None, :], keys, keys + 1)
        picked = np.argpartition(np.where(free, rather, 9.0), view.held[seat] - 1, axis=1)[:, : view.held[seat]]
        free[each, picked] = False
        hands[seat] = order.bit[picked].sum(axis=1, dtype=np.uint64)
        worth[seat] = order.worth[picked].sum(axis=1)
    mine = cards_in(view.hand)
    assert view.seat is not None
    hands[view.seat] = order.bit[mine].sum(dtype=np.uint64)
    worth[view.seat] = order.worth[mine].sum()
    return hands, worth


def _room(known: Beliefs, view: ClaroView, seat: Seat) -> int:
    """Return how many more cards are possible for a seat than it holds. Seats with the least room come first."""
    return known.possible[seat].bit_count() - view.held[seat]


def _marks(cards: CardSet) -> Marks:
    return np.array([cards >> card & 1 for card in range(CARDS)], dtype=bool)


def _prospects(stars: Sequence[int], me: Seat) -> tuple[Floats, Floats]:
    """Return, for each possible winner of this round, my chance to win the game if I win the next round, and if not."""
    won, lost = np.zeros(len(stars)), np.zeros(len(stars))
    for winner in range(len(stars)):
        after = [count + (seat == winner) for seat, count in enumerate(stars)]
        mine, others = after[me], tuple(sorted(after[:me] + after[me + 1 :]))
        if STARS_TO_WIN in after:
            won[winner] = lost[winner] = float(winner == me)
            continue
        won[winner] = _race(mine + 1, others)
        lost[winner] = np.mean([_race(mine, _with_star(others, other)) for other in range(len(others))])
    return won, lost


@lru_cache(None)
def _race(mine: int, others: tuple[int, ...]) -> float:
    """Return my chance to be the first with three stars, judged by the stars and by SKILL."""
    if mine == STARS_TO_WIN:
        return 1.0
    if STARS_TO_WIN in others:
        return 0.0
    share = 1 / (len(others) + 1) + SKILL
    rest = sum(_race(mine, _with_star(others, other)) for other in range(len(others))) / len(others)
    return share * _race(mine + 1, others) + (1 - share) * rest


def _with_star(others: tuple[int, ...], other: int) -> tuple[int, ...]:
    return tuple(sorted((*others[:other], others[other] + 1, *others[other + 1 :])))
