"""What the bot holds every game to."""

from types import MappingProxyType

from bot.testkit.looks import GameTests
from mau_mau.deck import NAMES


class TestMauMau(GameTests):
    name = "mau-mau"
    most_moves = 8 * 60 * 40  # seats, moves of each in a round, rounds
    golden_options = MappingProxyType({"length": "1"})

    def cards(self, position):
        piles = (*position._hands, position._stock, position._discards)
        return [NAMES[card] for pile in piles for card in pile]
