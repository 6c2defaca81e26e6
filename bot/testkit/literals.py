"""What a package's code names: the keys of messages, and the codes of refused moves."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from bot.games.game import IllegalMove


def named_keys(package: str, name: str) -> set[str]:
    """Return the keys of messages that a game's code names in full.

    Keys that are put together while the code runs are not among them.

    :param package: the Python package with the game's look.
    :param name: the game's name, with which the keys begin.
    """
    key = re.compile(rf"{name}(-[a-z0-9]+)+")
    return {text for tree in _trees(package) for text in _texts(tree) if key.fullmatch(text)}


def named_refusals(package: str) -> set[str]:
    """Return the codes with which a game's code refuses moves.

    :param package: the Python package with the game's rules.
    """
    calls = (each for tree in _trees(package) for each in ast.walk(tree) if isinstance(each, ast.Call))
    named = ((getattr(each.func, "id", getattr(each.func, "attr", "")), each.args[:1]) for each in calls)
    codes = (code for name, first in named if name == IllegalMove.__name__ for code in first)
    return {text for code in codes for text in _texts(code)}


def _texts(tree: ast.AST) -> Iterator[str]:
    """Yield the texts in code, without those that are parts of others."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    elif not isinstance(tree, ast.JoinedStr):
        for each in ast.iter_child_nodes(tree):
            yield from _texts(each)


def _trees(package: str) -> Iterator[ast.AST]:
    folders: list[Traversable] = [files(package)]
    for folder in folders:
        for each in folder.iterdir():
            if each.is_dir():
                folders.append(each)
            elif each.name.endswith(".py"):
                yield ast.parse(each.read_text(encoding="utf-8"))
