"""The page ``docs/api.md``, made from the docstrings of what packages of other people build on.

``python -m tests.docs.api`` writes it. It reads code, and runs none: types are written as the code has them.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import fill
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "api.md"
WIDTH: Final = 100

MODULES: Final[Mapping[str, str]] = {
    "bot.games.game": "Game Position View Outcome Round Mode OptionSpec IllegalMove BadSetup CannotImagine Dealer"
    " Chance Player Daily",
    "bot.games.plain_position": "PlainPosition",
    "bot.games.stages": "Stage StagedPosition",
    "bot.games.lazy_moves": "LazyMoves",
    "bot.games.told": "Told",
    "bot.games.achievement": "Achievement",
    "bot.games.highlights": "Highlights Bold",
    "bot.faces.face": "Face PosterFace SeatFace HandFace Choice Tone Ask Pick PickOption Example CardPicture Icons",
    "bot.faces.plain": "PlainFace",
    "bot.faces.spread": "SpreadFace Spread Zone Shape Lying Badges Happening Kind",
    "bot.faces.decks": "Deck",
    "bot.testkit.rules": "RulesTests",
    "bot.testkit.looks": "GameTests",
}
"""The modules of the contract, and their classes that belong to it."""

HEAD: Final = """# The contract, in full

What a [package of your own](your-own-game.md) builds on, in the words that `help()` has in Python.
"""


def page() -> str:
    """Return the page."""
    return "\n".join([HEAD, *(part for name in MODULES for part in about_module(name))])


def classes(name: str) -> list[ast.ClassDef]:
    """Return the classes of a module that belong to the contract, in the order of the page."""
    found = {each.name: each for each in _source(name).body if isinstance(each, ast.ClassDef)}
    return [found[each] for each in MODULES[name].split()]


def attributes(kind: ast.ClassDef) -> dict[str, str]:
    """Return how each public attribute of a class is declared, by its name."""
    declared = {}
    for each in kind.body:
        if isinstance(each, ast.Assign | ast.AnnAssign):
            name = ast.unparse(each.targets[0] if isinstance(each, ast.Assign) else each.target)
            if not name.startswith("_"):
                declared[name] = re.sub(r"ClassVar\[(.*)\](?= =|$)", r"\1", ast.unparse(each)).replace("'", '"')
    return declared


def methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    """Return the public methods and properties of a class."""
    found = [each for each in kind.body if isinstance(each, ast.FunctionDef) and not each.name.startswith("_")]
    return [each for each in found if not any("fixture" in ast.unparse(mark) for mark in each.decorator_list)]


def _source(name: str) -> ast.Module:
    return ast.parse((ROOT / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8"))


def about_module(name: str) -> Iterator[str]:
    """Yield the parts of the page about a module."""
    yield f"## {name}\n"
    yield _prose(ast.get_docstring(_source(name)))
    for kind in classes(name):
        bases = ", ".join(map(ast.unparse, kind.bases))
        yield f"### {kind.name}\n"
        yield _code(f"class {kind.name}({bases}):" if bases else f"class {kind.name}:", *attributes(kind).values())
        yield _prose(ast.get_docstring(kind))
        needed = [f"`{each.name}`" for each in methods(kind) if "abstractmethod" in _marks(each)]
        if needed:
            yield _prose(f"A class that builds on it needs {', '.join(needed)}.")
        for method in methods(kind):
            if not method.name.startswith("test_"):
                yield _code(_signature(method))
                yield _prose(ast.get_docstring(method))
        tests = [each for each in methods(kind) if each.name.startswith("test_")]
        if tests:
            yield _prose("\n".join(f"- {(ast.get_docstring(each) or '').partition(chr(10))[0]}" for each in tests))


def _marks(method: ast.FunctionDef) -> set[str]:
    return {ast.unparse(each) for each in method.decorator_list}


def _signature(method: ast.FunctionDef) -> str:
    returned = "" if method.returns is None else ast.unparse(method.returns)
    if "property" in _marks(method):
        return f"{method.name}: {returned}"
    return f"{method.name}({re.sub(r'^self(, )?', '', ast.unparse(method.args))}) -> {returned}"


def _code(first: str, *inner: str) -> str:
    lines = [first, *(f"    {each}" for each in inner)]
    shown = (fill(each, WIDTH, subsequent_indent=" " * 8, break_on_hyphens=False) for each in lines)
    return "\n".join(["```python", *shown, "```\n"])


def _prose(doc: str | None) -> str:
    """Return a docstring as Markdown, with what it says of parameters, attributes and errors as a list."""
    found = ""
    for block in re.split(r"\n{2,}|\n(?=[:-])", doc or ""):
        field = re.fullmatch(r":(ivar|param|raises) ([^:]+): (.*)", block, re.DOTALL)
        if field:
            kind, name, text = field.groups()
            block = f"- {'raises ' if kind == 'raises' else ''}`{name}`: {text}"
        text, listed = " ".join(block.replace("``", "`").split()), block.startswith("- ")
        found += "" if not found else "\n" if listed and found.rpartition("\n\n")[2].startswith("- ") else "\n\n"
        found += fill(text, WIDTH, subsequent_indent="  " * listed, break_long_words=False, break_on_hyphens=False)
    return f"{found}\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
