from bot.testkit.looks import GameTests


class TestHigher(GameTests):
    name = "higher"
    most_moves = 30
