from bot.testkit.looks import GameTests


class TestQuarry(GameTests):
    name = "quarry"
    most_moves = 16
    hides_cards = False
