from bot.testkit.looks import GameTests


class TestHigher(GameTests):
    name, most_moves = "higher", 30
