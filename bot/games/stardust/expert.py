"""The strongest computer player of Stardust. It imagines its rivals' hands and estimates the value of each choice.

It deals the unseen cards to its rivals many times. A rival's hand counts only if it would have exchanged as many cards
as the rival has; after a few attempts, any hand counts. A deal weighs more if it explains the rivals' bets.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from bot.games.game import Card, Chance, Move, Seat
from bot.games.stardust.betting import CALL, CHECK, FOLD, BetLimits
from bot.games.stardust.combinations import Strength, strength
from bot.games.stardust.deck import CARD_OF_JOKER, LAYABLE, NAMES, Joker
from bot.games.stardust.rules_of_thumb import death_move, drawn_from, exchange_move, share_beaten, worth_keeping
from bot.games.stardust.view import DISCARD, LAY, MOST_EXCHANGED, PAY, Phase, StardustView

DEALS: Final = 80
"""The number of deals that it imagines before it bets."""

TRIES: Final = 6
"""The most hands that a rival is dealt until one fits the number of cards that the rival has exchanged."""

DRAWS: Final = 40
"""The number of draws that it imagines for each choice of cards to exchange."""

PRESSURE: Final = 3.0
"""How strongly a rival's bet, as a part of the pot, tells of its hand."""

LOYALTY: Final = 1.0
"""How readily rivals call: 1 if they follow the odds, more if they call more often."""

SIZES: Final = (0.5, 1.0, 2.0)
"""The raises that it considers, as parts of the pot."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands that everybody may end up with."""

    own: Strength
    rivals: tuple[tuple[Seat, Strength, float], ...]
    """The seat and the hand of each rival, and the share of all hands that this hand beats."""
    weight: float
    """How well the deal explains the rivals' bets."""


class ExpertPlayer:
    """Chooses the move that wins most on average over the deals that it imagines."""

    def choose(self, view: StardustView, chance: Chance, /) -> Move:
        """Return the best move."""
        return self.advise(view, chance)[0][0]

    def advise(self, view: StardustView, chance: Chance) -> list[tuple[Move, float | None]]:
        """Return the moves that it considers, the best first.

        It ranks them by credits or by strength, so they come without chances to win.
        """
        if view.question is not None and view.question.joker is Joker.DEATH:
            gains = {f"{DISCARD} {NAMES[card]}": self._kept(view, (card,), 1, chance) for card in view.hand}
        elif view.question is not None:
            price = min(view.options.ante, view.credits[view.seat or 0])
            gains = {PAY: self._to_win(view, chance) * (view.pot + price) - price, FOLD: 0.0}
        elif view.phase is Phase.EXCHANGE:
            gains = self._exchanges(view, chance)
        else:
            assert view.limits is not None
            gains = self._bets(view, view.limits, chance)
        return [(move, None) for move in sorted(gains, key=lambda move: -gains[move])]

    # Cards

    def _exchanges(self, view: StardustView, chance: Chance) -> dict[Move, float]:
        """Return, for each exchange and each joker laid, the average chance that the hand then beats all rivals."""
        gains: dict[Move, float] = {}
        for count in range(MOST_EXCHANGED + 1):
            for thrown in combinations(view.hand, count):
                kept = [card for card in view.hand if card not in thrown]
                gains[exchange_move(view.hand, kept)] = self._kept(view, thrown, count, chance)
        for joker in LAYABLE:
            card = CARD_OF_JOKER[joker]
            if card not in view.hand:
                continue
            # The exchange follows, so the joker goes now, and later the cards that are not worth keeping.
            kept = worth_keeping([each for each in view.hand if each != card])
            rest = [each for each in view.hand if each != card and each not in kept]
            more = 2 if joker is Joker.HOLE else 1
            gain = self._kept(view, (card, *rest), len(rest) + more, chance)
            gains[death_move(view) if joker is Joker.DEATH else f"{LAY} {joker.value}"] = gain
        return gains

    def _kept(self, view: StardustView, thrown: Sequence[Card], drawn: int, chance: Chance) -> float:
        """Return the average chance that the hand is the best after throwing and drawing cards.

        :param thrown: the cards that leave the hand.
        :param drawn: the number of cards that are drawn.
        """
        kept = [card for card in view.hand if card not in thrown]
        rivals = len(view.still_in) - 1
        unseen = view.unseen
        if not drawn:
            return share_beaten(strength(kept)) ** rivals
        total = 0.0
        for _ in range(DRAWS):
            total += share_beaten(strength([*kept, *drawn_from(unseen, drawn, chance)])) ** rivals
        return total / DRAWS

    # Bets

    def _to_win(self, view: StardustView, chance: Chance) -> float:
        won = total = 0.0
        for deal in self._deals(view, chance):
            best = max((worth for _, worth, _ in deal.rivals), default=deal.own)
            won += deal.weight * (1.0 if deal.own > best else 0.5 if deal.own == best else 0.0)
            total += deal.weight
        return won / total

    def _bets(self, view: StardustView, limits: BetLimits, chance: Chance) -> dict[Move, float]:
        """Return what each bet that it considers brings on average, in credits."""
        deals = list(self._deals(view, chance))
        gains: dict[Move, float] = {}
        if limits.to_call:
            gains[FOLD] = 0.0
            gains[CALL] = _value(view, limits, deals, limits.own + limits.to_call)
        else:
            gains[CHECK] = _value(view, limits, deals, limits.own)
        for part in SIZES:
            amount = limits.high + max(limits.step, round(part * (view.pot + limits.to_call)))
            if limits.most:
                amount = min(max(amount, limits.least), limits.most)
                gains[f"{limits.word} {amount}"] = _value(view, limits, deals, amount)
        return gains

    def _deals(self, view: StardustView, chance: Chance) -> Iterator[Deal]:
        rivals = [seat for seat in view.still_in if seat != view.seat]
        unseen = view.unseen
        mine = view.exchanged[view.seat or 0]
        own = strength(view.hand)
        kept = worth_keeping(view.hand)
        for _ in range(DEALS):
            pool = list(unseen)
            if mine is None and view.phase is not Phase.SECOND_BETS:
                drawn = drawn_from(pool, len(view.hand) - len(kept), chance)
                own = strength([*kept, *drawn])
                pool = [card for card in pool if card not in drawn]
            weight = 1.0
            hands: list[tuple[Seat, Strength, float]] = []
            for seat in rivals:
                hand = rival_hand(view, seat, pool, chance)
                pool = [card for card in pool if card not in hand]
                worth = strength(hand)
                beats = share_beaten(worth)
                # A large bet is more likely with a hand that beats many others.
                weight *= beats ** (PRESSURE * 4 * view.bets[seat] / max(view.pot, 1)) if view.bets[seat] else 1.0
                hands.append((seat, worth, beats))
            yield Deal(own, tuple(hands), max(weight, 1e-6))


def rival_hand(view: StardustView, seat: Seat, pool: list[Card], chance: Chance) -> list[Card]:
    """Return a hand that a rival may have after its exchange."""
    exchanged = view.exchanged[seat]
    size = 5
    hand: list[Card] = []
    kept: list[Card] = []
    for _ in range(TRIES):
        hand = drawn_from(pool, size, chance)
        kept = worth_keeping(hand)
        if exchanged is None or len(kept) == size - exchanged:
            break
    rest = [card for card in pool if card not in hand]
    return [*kept, *drawn_from(rest, view.held[seat] - len(kept), chance)]


def _value(view: StardustView, limits: BetLimits, deals: Sequence[Deal], amount: int) -> float:
    """Return the average gain, in credits, with this amount as the seat's whole bet of the betting round.

    A rival stays in if its hand beats enough others for the price of a call. Nobody raises again.
    """
    cost = amount - limits.own
    total = weights = 0.0
    for deal in deals:
        pot = view.pot + cost
        best: Strength | None = None
        for seat, worth, beats in deal.rivals:
            price = min(max(amount - view.bets[seat], 0), view.credits[seat])
            if price and LOYALTY * beats ** max(1, len(deal.rivals) - 1) * (pot + price) < price:
                continue
            pot += price
            best = worth if best is None else max(best, worth)
        share = 1.0 if best is None or deal.own > best else 0.5 if deal.own == best else 0.0
        total += deal.weight * (share * pot - cost)
        weights += deal.weight
    return total / weights
