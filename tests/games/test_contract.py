"""Our games are held to what any game is held to."""

from bot.games.catalog import PATIENCES
from bot.games.claro.deck import cards_in
from bot.testkit.looks import GameTests
from bot.testkit.rules import RulesTests


class TestClaro(GameTests):
    name = "claro"

    def cards(self, position):
        played = [turn.card for turn in position._turns if turn.card is not None]
        held = [card for hand in position._hands for card in cards_in(hand)]
        everywhere = [*held, *position._draw_pile, *cards_in(position._discard_pile), *played]
        return [self.game.card_name(card) for card in everywhere]


class TestStardust(GameTests):
    name = "stardust"
    most_moves = 20_000


class TestAfrica(GameTests):
    name = "africa"
    golden_options = {"rounds": "1"}  # noqa: RUF012 - nobody changes it

    def cards(self, position):
        if position.outcome is not None:
            return None
        played = [each.card for each in position._trick]
        held = [card for hand in position._hands for card in hand]
        return [self.game.card_name(card) for card in (*held, *position._pile, *position._gone, *played)]


class TestPatience(RulesTests):
    game = PATIENCES["patience"]
    hides_cards = False

    def cards(self, position):
        return [self.game.card_name(card) for row in (*position._rows, position._hand, position._pile) for card in row]
