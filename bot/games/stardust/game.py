"""Stardust as a game of the catalogue: its options, seats and card names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.game import AnyGame, Chance, Dealer, Game, Move, OptionSpec, Position, Seat
from bot.games.stardust.deck import NAMES
from bot.games.stardust.player import LEVELS, PLAYERS, SLOW, STRENGTHS, advise
from bot.games.stardust.rules import HAND, StardustPosition
from bot.games.stardust.tallies import tallies
from bot.games.stardust.thumb import field
from bot.games.stardust.version_1 import StardustPosition1
from bot.games.stardust.view import StardustOptions, StardustView

VERSIONS: Final[Mapping[int, type[StardustPosition]]] = {1: StardustPosition1, 2: StardustPosition}
"""The positions of each version of the rules."""


class Stardust(Game[StardustOptions, StardustView]):
    """Stardust for 3 to 5 players."""

    name = "stardust"
    versions = range(1, 3)
    seats = range(3, 6)
    card_names = NAMES
    option_specs = (OptionSpec("hands", ("5", "3", "10", "20")), OptionSpec("stake", ("200", "100", "500", "1000")))

    players = PLAYERS
    levels = LEVELS
    strengths = STRENGTHS
    slow = SLOW
    purse = 1000
    least_stake = 100
    open_afterwards = False

    def read_options(self, options: Mapping[str, str]) -> StardustOptions:
        """Read the house rules from text: the number of ``hands``, and the ``stake`` that each seat brings in credits.

        :raises BadSetup: ``unknown_option`` or ``bad_option``.
        """
        chosen = self.check_options(options)
        return StardustOptions(hands=int(chosen["hands"]), stake=int(chosen["stake"]))

    def write_options(self, options: StardustOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        return self.without_defaults({"hands": str(options.hands), "stake": str(options.stake)})

    def start(
        self, seats: int, dealer: Dealer, options: StardustOptions, leader: Seat = 0, rules: int | None = None
    ) -> StardustPosition:
        """Deal the first hand from the top of the shuffled deck, one seat after another. The leader is its start seat.

        :raises BadSetup: ``unknown_rules``, ``too_few_seats`` or ``too_many_seats``.
        """
        version = VERSIONS[self.check_rules(rules)]
        self.check_seats(seats)
        return version(seats, dealer, options, leader)

    def seats_for(self, options: StardustOptions) -> range:
        """Return 3 to 5 seats, whatever the options."""
        return self.seats

    def prepare(self) -> None:
        """Compute all systems, and the strengths of hands that others are compared with."""
        field()

    def stake(self, options: StardustOptions) -> int:
        """Return what each seat brings to the table, in credits."""
        return options.stake

    def advise(self, view: StardustView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves as the expert ranks them, the best first."""
        return advise(view, chance)

    def tallies(self, position: Position[StardustView]) -> Sequence[Mapping[str, int]]:
        """Return hands dealt and won, showdowns, and the combinations that won them."""
        return tallies(position.view(None).rounds, len(position.scores))

    def hand_size(self, options: StardustOptions) -> int:
        """Return the number of cards that each seat is dealt."""
        return HAND


GAME: Final[AnyGame] = Stardust()
"""The game that the catalogue finds here."""
