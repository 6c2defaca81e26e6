from bot.testkit.looks import GameTests


class TestSpades(GameTests):
    name = "spades"
    most_moves = 5 * 56
