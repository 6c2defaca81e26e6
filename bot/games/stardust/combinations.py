"""The strength of a hand of Stardust: its best combination, and what breaks ties.

Planets and jokers have codes: a planet's kind (0 to 8, as in ``KINDS``), or ``WILD`` for any joker. Whether cards are a
system depends on their codes alone. So all systems are computed once, and the parts of a hand are looked up in them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from bot.games.game import Card
from bot.games.stardust.deck import JOKER_OF, KINDS, PLANETS, POINTS, SUN_OF, SUN_OF_JOKER, SUNS, Structure, Sun

WILD: Final = len(KINDS)
"""The code of a joker."""

FIRST_JOKER: Final = PLANETS + SUNS
LARGEST_HAND: Final = 6


class Class(Enum):
    """The kinds of combinations (rulebook, "Possible combinations")."""

    TWO = "two"
    """Two planets of the same size and structure."""
    THREE = "three"
    """Three planets of the same size and structure, or a large, a medium and a small one of the same structure."""
    MIXED = "mixed"
    """A three-system and a two-system of another structure."""
    MEGA = "mega"
    """A three-system and a two-system of the same structure."""
    CLUSTER = "cluster"
    """Five suns: they destroy all systems."""
    MEETING = "meeting"
    """Five jokers: they outlive even five suns."""


class Strength(NamedTuple):
    """The strength of a hand. Hands are compared field by field; equal ones share (RULINGS, "Who wins" and "Ties")."""

    rank: int
    """2 for the great meeting, 1 for a star cluster, 0 for all other hands."""
    points: int
    """The economy points of the best system, or 0 without a system; for a cluster, its stripes."""
    red: int
    """The number of red suns in a cluster."""
    suns: int
    """The suns in the hand, a bit for each. The red sun with three stripes has the highest bit."""
    structure: int
    """The structure of the system: 1 for desert, 2 for aqua, 3 for forest; 0 without a system."""


@dataclass(frozen=True, slots=True)
class Combination:
    """The cards of a hand that count, and the combination that they are."""

    kind: Class
    cards: tuple[Card, ...]
    points: int
    """The economy points of a system; the stripes of a cluster; 0 for the great meeting."""


def strength(hand: Iterable[Card]) -> Strength:
    """Return the strength of a hand of up to six cards."""
    cards = sorted(hand)
    systems: list[Card] = []
    suns = jokers = 0
    for card in cards:
        if PLANETS <= card < FIRST_JOKER:
            suns |= 1 << (FIRST_JOKER - 1 - card)
        else:
            systems.append(card)
            jokers += card >= FIRST_JOKER
    if jokers >= 5:
        return Strength(2, 0, 0, suns, 0)
    if suns and suns.bit_count() + jokers >= 5:
        cluster = _cluster(cards)
        if cluster is not None:
            stripes, red, _ = cluster
            return Strength(1, stripes, red, suns, 0)
    if len(systems) < 2:
        return Strength(0, 0, 0, suns, 0)
    points, structure, _ = _best_system(systems)
    return Strength(0, points, 0, suns, structure)


def best_combination(hand: Iterable[Card]) -> Combination | None:
    """Return the best combination in a hand of up to six cards; None if it has none."""
    cards = sorted(hand)
    jokers = [card for card in cards if card >= FIRST_JOKER]
    if len(jokers) >= 5:
        return Combination(Class.MEETING, tuple(jokers[:5]), 0)
    cluster = _cluster(cards)
    if cluster is not None:
        return Combination(Class.CLUSTER, cluster[2], cluster[0])
    systems = [card for card in cards if SUN_OF[card] is None]
    if len(systems) < 2:
        return None
    points, _, where = _best_system(systems)
    if not where:
        return None
    chosen = tuple(systems[place] for place in where)
    if len(chosen) < 5:
        return Combination(Class.TWO if len(chosen) == 2 else Class.THREE, chosen, points)
    readings = list(_readings([_code(card) for card in chosen]))
    best_of_three = max(three for three, _ in readings)  # the reading that wins ties
    kind = Class.MEGA if (best_of_three, best_of_three) in readings else Class.MIXED
    return Combination(kind, chosen, points)


def _code(card: Card) -> int:
    return card // 4 if card < PLANETS else WILD


def _cluster(cards: Sequence[Card]) -> tuple[int, int, tuple[Card, ...]] | None:
    """Return the stripes, the number of red suns and the cards of the best star cluster; None without five suns.

    Three of the jokers can stand for suns, but at least one sun must be real.
    """
    as_suns: list[tuple[Sun, Card]] = []
    for card in cards:
        joker = JOKER_OF[card]
        sun = SUN_OF[card] or (SUN_OF_JOKER.get(joker) if joker is not None else None)
        if sun is not None:
            as_suns.append((sun, card))
    found = [
        (sum(sun.stripes for sun, _ in five), sum(sun.red for sun, _ in five), tuple(card for _, card in five))
        for five in combinations(as_suns, 5)
        if any(SUN_OF[card] for _, card in five)
    ]
    return max(found, default=None)


_PARTS: Final = tuple(
    tuple(part for size in (5, 3, 2) for part in combinations(range(cards), size)) for cards in range(LARGEST_HAND + 1)
)
"""For each number of planets and jokers, the places of all parts that may be systems."""


def _best_system(cards: Sequence[Card]) -> tuple[int, int, tuple[int, ...]]:
    """Return the points, the structure (as in ``Strength``) and the places of the best system among sorted cards.

    Of several systems with equal points, it is the one that wins ties.
    """
    structures = _structures()
    codes = [card // 4 if card < PLANETS else WILD for card in cards]
    best, best_structure = 0, 0
    where: tuple[int, ...] = ()
    for part in _PARTS[len(cards)]:
        key = 1
        points = 0
        for place in part:
            key = key * 10 + codes[place]
            points += POINTS[cards[place]]
        if points >= best:
            structure = structures.get(key, 0)
            if structure and (points > best or structure > best_structure):
                best, best_structure, where = points, structure, part
    return best, best_structure, where


@cache
def _structures() -> dict[int, int]:
    """Return the structure (as in ``Strength``) of every possible system, by its sorted codes after a leading 1."""
    found: dict[int, int] = {}
    for size in (2, 3, 5):
        for codes in combinations_with_replacement(range(WILD + 1), size):
            structure = max((three for three, _ in _readings(codes)), default=None)
            if structure is not None and codes[0] != WILD:  # at least one planet must be real
                found[int("1" + "".join(map(str, codes)))] = structure + 1
    return found


def _readings(codes: Sequence[int]) -> Iterator[tuple[Structure, Structure | None]]:
    """Yield every way to read cards as one system.

    A way is the structure that counts in ties and, for five cards, the structure of their two-system.
    """
    if len(codes) < 5:
        for structure in _possible(codes):
            yield structure, None
        return
    for three in combinations(range(5), 3):
        two = [codes[place] for place in range(5) if place not in three]
        for first in _possible([codes[place] for place in three]):
            for second in _possible(two):
                yield first, second


def _possible(codes: Sequence[int]) -> list[Structure]:
    """Return the structures that two or three cards can have as a two-system or three-system."""
    kinds = [KINDS[code] for code in codes if code != WILD]
    if not kinds:
        return list(Structure)
    one_structure = len({kind.structure for kind in kinds}) == 1
    sizes = len({kind.size for kind in kinds})
    same = one_structure and sizes == 1
    one_of_each = one_structure and len(codes) == 3 and sizes == len(kinds)
    return [kinds[0].structure] if same or one_of_each else []
