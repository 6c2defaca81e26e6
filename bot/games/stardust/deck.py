"""The cards of Stardust: 36 planets, six suns and six jokers (RULINGS, "Deck")."""

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Final

from bot.games.game import Card


class Structure(IntEnum):
    """The surface of a planet. The higher structure wins ties (rulebook, "End and evaluation")."""

    DESERT = 0
    AQUA = 1
    FOREST = 2


class Size(IntEnum):
    """The size of a planet."""

    SMALL = 0
    MEDIUM = 1
    LARGE = 2


class Joker(Enum):
    """The six jokers by their names in moves and records."""

    PRISM = "Prism"
    HEALER = "Healer"
    BREATH = "Breath"
    HOLE = "Hole"
    DEATH = "Death"
    WATER = "Water"


@dataclass(frozen=True, slots=True)
class Kind:
    """The structure and the size of a planet. Four cards share each kind."""

    structure: Structure
    size: Size


@dataclass(frozen=True, slots=True, order=True)
class Sun:
    """A sun. Red suns rank above yellow ones, then more stripes above fewer (rulebook, "Sun cards")."""

    red: bool
    stripes: int


KINDS: Final = tuple(Kind(structure, size) for structure in reversed(Structure) for size in reversed(Size))
"""All kinds of planets, large forests first."""

SUN_OF_JOKER: Final = {Joker.PRISM: Sun(True, 3), Joker.HEALER: Sun(True, 2), Joker.BREATH: Sun(True, 1)}
"""The suns that three of the jokers can stand for."""

LAYABLE: Final = (Joker.HOLE, Joker.DEATH, Joker.WATER)
"""The jokers that can be laid for their effects."""

PLANETS: Final = len(KINDS) * 4
SUNS: Final = 6
CARDS: Final = PLANETS + SUNS + len(Joker)


NAMES: Final = (
    *(f"{'DAF'[kind.structure]}{'SML'[kind.size]}{points}" for kind in KINDS for points in (4, 3, 2, 1)),
    *(f"{colour}{stripes}" for colour in "RY" for stripes in (3, 2, 1)),
    *(joker.value for joker in Joker),
)
"""The name of each card: a planet's structure, size and points (``FL4``), a sun's colour and stripes (``R3``), or a
joker's own (``Prism``)."""

CARD_OF_NAME: Final = {name: card for card, name in enumerate(NAMES)}

KIND_OF: Final[tuple[Kind | None, ...]] = tuple(KINDS[card // 4] if card < PLANETS else None for card in range(CARDS))
"""The kind of planet that each card is; None for suns and jokers."""

SUN_OF: Final[tuple[Sun | None, ...]] = (
    *[None] * PLANETS,
    *(Sun(name[0] == "R", int(name[1])) for name in NAMES[PLANETS : PLANETS + SUNS]),
    *[None] * len(Joker),
)
"""The sun that each card is; None for planets and jokers."""

JOKER_OF: Final[tuple[Joker | None, ...]] = (*[None] * (PLANETS + SUNS), *Joker)
"""The joker that each card is; None for planets and suns."""

CARD_OF_JOKER: Final[dict[Joker, Card]] = {joker: card for card, joker in enumerate(JOKER_OF) if joker is not None}

POINTS: Final = (*(int(name[2]) for name in NAMES[:PLANETS]), *[0] * SUNS, *(4, 3, 2, 3, 2, 1))
"""The economy points of each card, as a planet; 0 for suns. At the end are those of the planets that jokers stand
for, in the order of ``Joker`` (rulebook, "Jokers")."""
