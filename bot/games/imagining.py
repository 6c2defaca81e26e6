"""What games share to imagine a position: dealing the cards that a seat has not seen, as chance has it.

``Game.imagine`` builds a position from a view. It has nothing else to go by, so no player can learn from it what its
seat may not see.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import comb
from typing import Final, TypeVar

from bot.games.game import Card, Chance, Move, Seat

TRIES: Final = 200
"""How often cards are dealt until they suit every seat, before a deal that suits is put together."""

UNKNOWN: Final[Move] = ""
"""Stands for each move of an imagined position that was played before it was imagined."""

T = TypeVar("T")


class ByChance:
    """A dealer that shuffles with the dice of a computer player. Copies of a position share these dice."""

    __slots__ = ("_chance",)

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in random order. The number of the shuffle does not matter."""
        return mixed(cards, self._chance)


class AsTheyLie:
    """A dealer that does not shuffle, for cards that are about to be replaced."""

    __slots__ = ()

    def shuffle(self, number: int, cards: Sequence[Card]) -> list[Card]:
        """Return the cards in the order in which they are given."""
        return list(cards)


def mixed(items: Sequence[T], chance: Chance) -> list[T]:
    """Return the items in random order; all orders are equally likely."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = chance.randrange(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def past(count: int) -> list[tuple[Seat, Move]]:
    """Return stand-ins for the moves that were played before a position was imagined, so that plies go on from them."""
    return [(0, UNKNOWN)] * count


def deal_unseen(
    cards: Collection[Card], held: Sequence[int], chance: Chance, barred: Sequence[Collection[Card]] | None = None
) -> tuple[list[list[Card]], list[Card]]:
    """Deal unseen cards to the seats, and return their hands and the cards that are left, in random order.

    Every deal that is possible is equally likely. If few are, so that ``TRIES`` deals do not find one, all possible
    deals can still occur, but some are more likely than others.

    :param held: the number of cards for each seat; 0 for the seat that sees its own.
    :param barred: for each seat, the cards that it cannot hold; None if every seat may hold all of them.
    :raises ValueError: there are too few cards for these seats.
    """
    strict = [seat for seat, count in enumerate(held) if count and barred is not None and barred[seat]]
    hands: list[list[Card]] = [[] for _ in held]
    rest = set(cards)
    if strict and barred is not None:
        given = _deal_strictly(rest, {seat: held[seat] for seat in strict}, chance, barred)
        for seat, hand in given.items():
            hands[seat] = hand
            rest.difference_update(hand)
    left = mixed(sorted(rest), chance)
    for seat, count in enumerate(held):
        if seat not in strict:
            if count > len(left):
                raise ValueError(f"{len(left)} cards for a hand of {count}")
            hands[seat], left = left[:count], left[count:]
    return hands, left


def _deal_strictly(
    cards: Collection[Card], held: dict[Seat, int], chance: Chance, barred: Sequence[Collection[Card]]
) -> dict[Seat, list[Card]]:
    """Deal to seats that cannot hold every card.

    One hand after another is drawn from the cards that its seat may hold. The earlier hands leave it fewer to choose
    from, in some deals more than in others. To make up for that, a deal is accepted with the chance that is the ratio
    of the number of hands left to the number of all hands.
    """
    possible = {seat: [card for card in sorted(cards) if card not in barred[seat]] for seat in held}
    order = sorted(held, key=lambda seat: len(possible[seat]) - held[seat])
    for _ in range(TRIES):
        hands: dict[Seat, list[Card]] = {}
        taken: set[Card] = set()
        for seat in order:
            free = [card for card in possible[seat] if card not in taken]
            ways = comb(len(possible[seat]), held[seat])
            if not ways or chance.randrange(ways) >= comb(len(free), held[seat]):
                break
            hands[seat] = mixed(free, chance)[: held[seat]]
            taken.update(hands[seat])
        else:
            return hands
    return _put_together(mixed(sorted(cards), chance), mixed(list(held), chance), held, barred)


def _put_together(
    cards: Sequence[Card], seats: Sequence[Seat], held: dict[Seat, int], barred: Sequence[Collection[Card]]
) -> dict[Seat, list[Card]]:
    """Give each seat cards that it may hold. A card is taken back from another seat that can have another one."""
    owner: dict[Card, Seat] = {}

    def give(seat: Seat, asked: set[Card]) -> bool:
        for card in cards:
            if card in asked or card in barred[seat] or owner.get(card) == seat:
                continue
            asked.add(card)
            if card not in owner or give(owner[card], asked):
                owner[card] = seat
                return True
        return False

    for seat in seats:
        for _ in range(held[seat]):
            if not give(seat, set()):
                raise ValueError("no deal suits every seat")
    return {seat: [card for card in cards if owner.get(card) == seat] for seat in seats}
