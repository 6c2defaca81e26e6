"""Star of Africa as a game of the catalogue: its options, seats and card names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.africa.deck import NAMES
from bot.games.africa.patience import Patience
from bot.games.africa.player import LEVELS, PLAYERS, SLOW, STRENGTHS, advise
from bot.games.africa.rules import HAND, AfricaPosition
from bot.games.africa.tallies import tallies
from bot.games.africa.view import AfricaOptions, AfricaView
from bot.games.game import AnyGame, Chance, Dealer, Game, Move, OptionSpec, Position, Seat


class Africa(Game[AfricaOptions, AfricaView]):
    """Star of Africa for 2 to 5 players."""

    name = "africa"
    seats = range(2, 6)
    card_names = NAMES
    option_specs = (OptionSpec("rounds", ("5", "3", "1")),)

    players = PLAYERS
    levels = LEVELS
    strengths = STRENGTHS
    slow = SLOW
    patience = Patience()

    def read_options(self, options: Mapping[str, str]) -> AfricaOptions:
        """Read the house rules from text: ``rounds`` is the number of rounds.

        :raises BadSetup: ``unknown_option`` or ``bad_option``.
        """
        return AfricaOptions(rounds=int(self.check_options(options)["rounds"]))

    def write_options(self, options: AfricaOptions) -> dict[str, str]:
        """Return the options that differ from the defaults, as text."""
        return self.without_defaults({"rounds": str(options.rounds)})

    def start(
        self, seats: int, dealer: Dealer, options: AfricaOptions, leader: Seat = 0, rules: int | None = None
    ) -> AfricaPosition:
        """Deal from the top of the shuffled deck, one seat's hand after another.

        :raises BadSetup: ``unknown_rules``, ``too_few_seats`` or ``too_many_seats``.
        """
        self.check_rules(rules)
        self.check_seats(seats)
        return AfricaPosition(seats, dealer, options, leader)

    def seats_for(self, options: AfricaOptions) -> range:
        """Return 2 to 5 seats."""
        return self.seats

    def advise(self, view: AfricaView, chance: Chance) -> Sequence[tuple[Move, float | None]]:
        """Return the moves as the expert ranks them, the best first."""
        return advise(view, chance)

    def tallies(self, position: Position[AfricaView]) -> Sequence[Mapping[str, int]]:
        """Return rounds played and won, points and thief tokens."""
        return tallies(position.view(None).rounds, len(position.scores))

    def hand_size(self, options: AfricaOptions) -> int:
        """Return the number of cards that each seat is dealt."""
        return HAND


GAME: Final[AnyGame] = Africa()
"""The game that the catalogue finds here."""
