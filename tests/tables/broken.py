"""The game of ``examples/template`` with a fault: somebody else's code, which is in no room of ours."""

from pathlib import Path
from types import ModuleType

from bot.games.game import AnyGame
from bot.games.search import give_players

HIGHER = Path(__file__).parents[2] / "examples" / "template" / "higher" / "game.py"

SPOILED = "INSERT INTO moves VALUES (1, 0, 0, 'no such move', 0, '2026-01-01', NULL, 0, 0)"
"""Spoils the first table of a database, so that its game cannot be rebuilt."""


def broken_game(fault: str = "", *edits: tuple[str, str], module: str = "higher.game") -> AnyGame:
    """Return the game as its package would have it.

    :param fault: code that is added to the end of its module.
    :param edits: what is replaced in the module, and by what.
    :param module: the name of the module.
    """
    return edited(HIGHER, *edits, fault=fault, module=module)


def edited(file: Path | str, *edits: tuple[str, str], fault: str = "", module: str = "higher.game") -> AnyGame:
    """Return the game of a module, as it is after these edits; see ``broken_game``."""
    source = Path(file).read_text(encoding="utf-8")
    for old, new in edits:
        assert old in source
        source = source.replace(old, new)
    made = ModuleType(module)
    exec(compile(f"{source}\n{fault}", module.replace(".", "/") + ".py", "exec"), vars(made))
    game: AnyGame = made.GAME
    if not game.players:
        give_players(game)
    return game


def late(method: str, fault: str, kind: str = "Position") -> str:
    """Return code with which a method has a fault once three moves have been played.

    :param fault: one statement. The method's arguments are ``self`` and ``more``.
    """
    return f"""
from functools import wraps

def spoil(method):
    @wraps(method)
    def spoiled(self, *more):
        if len(self.moves) >= 3:
            {fault}
        return method(self, *more)
    return spoiled

{kind}.{method} = spoil({kind}.{method})
"""
