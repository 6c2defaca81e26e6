from bot.testkit.looks import GameTests


class TestPartners(GameTests):
    name = "partners"
    most_moves = 32
    public_hints = frozenset({"trumps"})
