from bot.testkit.looks import GameTests


class TestLanterns(GameTests):
    name = "lanterns"
