"""The strongest computer player. It deals the unseen cards at random, many times, and plays each deal to its end.

It sees what a person in its seat sees. It chooses the card that gives it the best chance to win the *game*. That chance
depends on the winner of the round in each deal, on everybody's stars after it, and on the cards left to keep for the
next round.
"""

from collections.abc import Sequence
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np

from bot.games.claro.careful import discard_move
from bot.games.claro.deck import CARDS, JOKER_NAME, NAMES, CardSet, cards_in
from bot.games.claro.playout import Bits, Floats, Marks, Order, Playouts, order_of
from bot.games.claro.prospects import prospects
from bot.games.claro.values import KEPT_FROM, card_values
from bot.games.claro.view import PASS, ClaroView, beliefs
from bot.games.game import Card, Chance, Move

ROUNDS: Final = 16_000
"""The number of rounds that are played to their end for one choice, over all plans."""

TOLD: Final = 1_000
"""The number of deals in which the chance after a move is found, if somebody is to be told."""

LIKELIER: Final = {2: 1.8, 3: 1.4}
"""How many times likelier another seat holds an unseen card that is worth keeping than one that is not, in all rounds
but the first, with two seats and with more: between rounds, people part with the others. It is fitted to what they hold
and to the games they win (``python -m benchmarks reliability``)."""

LIKELIER_AHEAD: Final = {2: 3.0, 3: 2.2}
"""The same for the hands of the next round, as seen before people part with cards: these are still among the unseen."""

PLANNED: Final = 5
"""With this many cards or fewer, each order of playing them is a plan. More cards have too many orders: then there is
one plan for each first card, and the others follow in the order in which to part with them."""

Plan: TypeAlias = tuple[Card, ...]
"""An order of playing a hand."""

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
        found = self._best_plans(view, [_held_card(view.hand, name) for name in cards], self._rounds, chance)
        return max((mean, name) for (mean, _), name in zip(found, cards, strict=True))[1]

    def advise(self, view: ClaroView, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the cards that may be played, the best first, each with the chance to win the game after it."""
        cards = [move for move in view.legal_moves if move != PASS] if not view.discarding else []
        if not cards:
            return [(self.choose(view, chance), None)]
        found = zip(self.chances(view, cards, chance), cards, strict=True)
        return [(card, value) for value, card in sorted(found, reverse=True)]

    def chances(self, view: ClaroView, moves: Sequence[Move], chance: Chance) -> list[float]:
        """Return, for each of these cards or a pass, the chance (0 to 1) to win the game after playing it now.

        Of many plans, the one that does best in some deals was also lucky in them. So once each card has its plan, the
        chances are found in other deals, which are the same for all moves.
        """
        cards = [_held_card(view.hand, name) for name in moves if name != PASS]
        plans = [plan for _, plan in self._best_plans(view, cards, self._rounds // 2, chance)] if cards else []
        seed = chance.randrange(_SEEDS)
        told = iter(_means(view, plans, TOLD, seed) if plans else ())
        return [_mean_of_passing(view, TOLD, seed) if name == PASS else next(told) for name in moves]

    @staticmethod
    def _best_plans(view: ClaroView, cards: Sequence[Card], rounds: int, chance: Chance) -> list[tuple[float, Plan]]:
        """Return, for each of these cards, the best plan that begins with it, and how it did in the deals tried."""
        plans = _plans(view.hand, cards, _order(view))
        means = _means(view, plans, max(1, rounds // len(plans)), chance.randrange(_SEEDS))
        best: dict[Card, tuple[float, Plan]] = {}
        for plan, mean in zip(plans, means, strict=True):
            if plan[0] not in best or mean > best[plan[0]][0]:
                best[plan[0]] = mean, plan
        return [best[card] for card in cards]


def _means(view: ClaroView, plans: Sequence[Plan], deals: int, seed: int) -> list[float]:
    """Return, for each plan, the average chance to win the game after beginning it, over the same deals for all."""
    assert view.seat is not None
    me, order = view.seat, _order(view)
    hands, worth = _deal(view, order, deals, np.random.default_rng(seed))
    playouts = Playouts(order, np.tile(hands, len(plans)), np.tile(worth, len(plans)), view.passed)
    playouts.follow(me, np.repeat(np.array(plans, dtype=np.int64).T, deals, axis=1))
    for number, plan in enumerate(plans):
        playouts.play(me, plan[0], slice(number * deals, (number + 1) * deals))
    playouts.finish(me)
    value = prospects(playouts.worth, playouts.winner, view.stars)[me]
    means: list[float] = value.reshape(len(plans), deals).mean(axis=1).tolist()
    return means


def _mean_of_passing(view: ClaroView, deals: int, seed: int) -> float:
    """Return the average chance to win the game after passing now. The seat keeps its cards."""
    last, order = view.last_to_play, _order(view)
    assert view.seat is not None
    assert view.top is not None
    assert last is not None
    hands, worth = _deal(view, order, deals, np.random.default_rng(seed))
    passed = [gone or seat == view.seat for seat, gone in enumerate(view.passed)]
    playouts = Playouts(order, hands, worth, passed)
    playouts.lie(last, view.top)
    playouts.finish(view.seat)
    return float(prospects(playouts.worth, playouts.winner, view.stars)[view.seat].mean())


def _order(view: ClaroView) -> Order:
    return order_of(view.options.deck, card_values(len(view.held), view.options.hand))


def _plans(hand: CardSet, firsts: Sequence[Card], order: Order) -> list[Plan]:
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
    unseen, possible = beliefs(view)
    hands: Bits = np.zeros((len(view.held), deals), dtype=np.uint64)
    worth: Floats = np.zeros((len(view.held), deals))
    free: Marks = np.tile(_marks(unseen), (deals, 1))
    keys = luck(view, order, deals, dice)
    each = np.arange(deals)[:, None]
    hidden = (seat for seat, held in enumerate(view.held) if held and seat != view.seat)
    # A seat with little room, that is, few more possible cards than it holds, comes first.
    for seat in sorted(hidden, key=lambda seat: possible[seat].bit_count() - view.held[seat]):
        # The seat gets the cards with the smallest keys among those that it may hold, or others if these are too few.
        rather = np.where(_marks(possible[seat])[None, :], keys, keys + 1)
        picked = np.argpartition(np.where(free, rather, 9.0), view.held[seat] - 1, axis=1)[:, : view.held[seat]]
        free[each, picked] = False
        hands[seat] = order.bit[picked].sum(axis=1, dtype=np.uint64)
        worth[seat] = order.worth[picked].sum(axis=1)
    mine = cards_in(view.hand)
    assert view.seat is not None
    hands[view.seat] = order.bit[mine].sum(dtype=np.uint64)
    worth[view.seat] = order.worth[mine].sum()
    return hands, worth


def luck(view: ClaroView, order: Order, deals: int, dice: np.random.Generator) -> Floats:
    """Return a random number for each card in every deal. The others hold the unseen cards with the smallest ones."""
    keys = dice.random((deals, CARDS))
    if view.rounds:
        likelier = LIKELIER_AHEAD if view.discarding else LIKELIER
        keys[:, order.worth[:CARDS] >= KEPT_FROM] /= likelier[min(len(view.held), 3)]
    return keys


def _marks(cards: CardSet) -> Marks:
    return np.array([cards >> card & 1 for card in range(CARDS)], dtype=bool)
