"""Rules of thumb that all computer players of Stardust share: which cards to keep, and how good a hand is."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.games.game import Card, Chance, Move
from bot.games.shuffle import shuffled
from bot.games.stardust.combinations import FIRST_JOKER, Strength, best_combination, strength
from bot.games.stardust.deck import CARDS, KIND_OF, NAMES, POINTS, Joker
from bot.games.stardust.view import DISCARD, EXCHANGE, LAY, MOST_EXCHANGED, PAY, Phase, StardustView

FIELD: Final = 1500
"""The number of hands that a hand is compared with."""


def worth_keeping(hand: Sequence[Card]) -> list[Card]:
    """Return the cards to keep in an exchange: those of the best combination, or those that may become one."""
    best = best_combination(hand)
    if best is not None:
        kept = list(best.cards)
    else:
        jokers = [card for card in hand if card >= FIRST_JOKER]
        planets = [card for card in hand if KIND_OF[card] is not None]
        promising = (_promising(planets, card) for card in planets)
        kept = jokers + max(promising, key=lambda cards: sum(POINTS[card] for card in cards), default=[])
    # At most three cards may go, so of the others the ones with the most points stay.
    others = sorted((card for card in hand if card not in kept), key=lambda card: POINTS[card])
    return kept + others[MOST_EXCHANGED:]


def _promising(planets: Sequence[Card], first: Card) -> list[Card]:
    """Return a planet, and another of its structure if there is one. A planet of the third size may complete them."""
    mine = KIND_OF[first]
    assert mine is not None
    kinds = ((each, KIND_OF[each]) for each in planets if each != first)
    partners = [each for each, kind in kinds if kind is not None and kind.structure == mine.structure]
    return [first, *sorted(partners, key=lambda card: -POINTS[card])[:1]]


def exchange_move(hand: Sequence[Card], kept: Sequence[Card]) -> Move:
    """Return the exchange that keeps these cards."""
    return " ".join([EXCHANGE, *(NAMES[card] for card in hand if card not in kept)])


def least_missed(hand: Sequence[Card]) -> Card:
    """Return the card without which the hand is strongest; among equals, the one with the fewest points."""
    return max(hand, key=lambda card: (strength(each for each in hand if each != card), -POINTS[card]))


def without_bets(view: StardustView) -> Move | None:
    """Return the answer to a joker, or the exchange of the cards that are not worth keeping; None where a seat bets."""
    if view.question is not None:
        return f"{DISCARD} {NAMES[least_missed(view.hand)]}" if view.question.joker is Joker.DEATH else PAY
    return exchange_move(view.hand, worth_keeping(view.hand)) if view.phase is Phase.EXCHANGE else None


def death_move(view: StardustView) -> Move:
    """Return the move that lays Quick Death before the rival that exchanged the fewest cards.

    It probably has the best hand, and so the most to lose.
    """
    rivals = [seat for seat in view.still_in if seat != view.seat]
    target = min(rivals, key=lambda seat: 2 if view.exchanged[seat] is None else view.exchanged[seat] or 0)
    return f"{LAY} {Joker.DEATH.value} {target + 1}"


def drawn_from(pool: list[Card], count: int, chance: Chance) -> list[Card]:
    """Return random cards of a pool. This changes the order of the pool."""
    for place in range(count):  # the first steps of a shuffle
        other = place + chance.randrange(len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:count]


@cache
def field() -> tuple[Strength, ...]:
    """Return the strengths of many hands after an exchange, weakest first. They are always the same."""
    found: list[Strength] = []
    for number in range(FIELD):
        cards = shuffled(b"", f"field {number}", range(CARDS))
        hand, pile = cards[:5], cards[5:8]
        kept = worth_keeping(hand)
        found.append(strength([*kept, *pile[: 5 - len(kept)]]))
    return tuple(sorted(found))


def share_beaten(worth: Strength) -> float:
    """Return the share (0 to 1) of all other hands that a hand beats; equally strong ones count half."""
    others = field()
    return (bisect_left(others, worth) + bisect_right(others, worth)) / 2 / len(others)
