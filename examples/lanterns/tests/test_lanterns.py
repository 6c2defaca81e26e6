from bot.testkit.looks import GameTests


class TestLanterns(GameTests):
    name = "lanterns"
    most_moves = 200
    sees = "others"
    public_hints = frozenset({"hand", "known"})
