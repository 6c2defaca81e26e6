"""``help()`` and ``docs/api.md`` tell what a package of other people has to know, and of nothing that is not there."""

import builtins
import inspect
import pydoc
import re
from importlib import import_module
from typing import get_type_hints

from bot.games.game import Game, Mode
from tests.cases import for_each
from tests.docs.api import HEAD, MODULES, PAGE, ROOT, attributes, classes, methods, page

CLASSES = [(name, each) for name in MODULES for each in classes(name)]
each_class = for_each(("name", "kind"), CLASSES)


def test_the_page_is_what_the_docstrings_say():
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.docs.api"
    assert HEAD in page()


def shown(name, kind):
    """Return the class itself, and what ``help()`` shows of it."""
    found = getattr(import_module(name), kind.name)
    return found, pydoc.plain(pydoc.render_doc(found))


@each_class
def test_help_says_what_each_attribute_means(name, kind):
    found, text = shown(name, kind)
    explained = re.findall(r":ivar (\w+):", text)
    assert set(explained) <= attributes(kind).keys() <= {*vars(found), *get_type_hints(found)}
    assert len(set(explained)) == len(explained)
    if kind.name in ("Game", "Position", "Face"):  # where the name alone does not say it
        assert set(explained) == attributes(kind).keys()


@each_class
def test_help_speaks_of_nothing_that_is_not_there(name, kind):
    """``Game.teams`` is a method, ``bot/games/search.py`` a file, and ``LazyMoves`` a class of the contract."""
    found, _ = shown(name, kind)
    known = {each.name for _, each in CLASSES} | {*vars(import_module(name)), *vars(builtins)}
    docs = [found.__doc__, *(getattr(found, each.name).__doc__ for each in methods(kind))]
    for said in re.findall(r"``([^`\s]+)``", "\n".join(filter(None, docs))):
        first, _, rest = said.partition(".")
        owner = next((getattr(import_module(where), first) for where, each in CLASSES if each.name == first), None)
        if owner is not None and rest:
            assert rest in {*dir(owner), *get_type_hints(owner)}, said
        elif said.endswith(".py"):
            assert (ROOT / said).is_file(), said
        elif re.fullmatch(r"[A-Z][A-Za-z_]+", said) and said != "NAME-VERSION.txt":
            assert said in known, said


def test_the_table_of_what_a_game_is_says_what_the_code_has():
    """Whatever a class leaves out is as the page says."""
    text = (ROOT / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    section = text.partition("## What a game is")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \| (.+?) \|$", section, re.MULTILINE)
    means = {"each for itself": Mode.COMPETITIVE, "no cards": (), "none": (), "no moves": frozenset()}
    assert {name for name, _, _ in rows} >= {"seats", "mode", "card_names", "option_specs"}
    for name, says, without in rows:
        assert name in Game.__annotations__
        if without == "needed":
            assert not hasattr(Game, name)
        elif says.startswith(("True if", "False if")):
            assert getattr(Game, name) is says.startswith("False"), name
        else:
            assert getattr(Game, name) == means[without], name
    flags = {name for name, kind in get_type_hints(Game).items() if kind is bool}
    assert flags - {"open_afterwards"} <= {name for name, _, _ in rows}
    assert {
        f"`{name}({', '.join(inspect.signature(getattr(Game, name)).parameters)})`".replace("self, ", "")
        for name in ("teams", "hand_size")
    } <= {*re.findall(r"`[^`]+`", section)}
