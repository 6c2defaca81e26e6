from bot.testkit.looks import GameTests


class TestQuarry(GameTests):
    name = "quarry"
