"""``python -m bot new``: write the package of a small game, to begin one's own with."""

import argparse
import re
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from bot.games.catalog import ALL_GAMES
from bot.games.packages import RESERVED, check_name, installed
from bot.games.validation import BadPackage
from bot.runtime.exits import refuse

_PACKAGED: Final = Path(__file__).with_name("template")
TEMPLATE: Final = _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[3] / "examples" / "template"
"""The game that is written under another name: in this package once it is installed, else in the checkout."""

FILES: Final = (
    *("pyproject.toml", "higher/__init__.py", "higher/game.py", "higher/face.py", "higher/words/en.ftl"),
    *("tests/conftest.py", "tests/test_higher.py", "tests/golden/higher-1.txt"),
)

_PACKAGE: Final = re.compile(r'\bhigher(?=\.game\b)|(?<=\bhigher = ")higher|(?<=\[")higher')
"""Where the template's name is that of the Python package, in which a hyphen is not possible."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    parser.add_argument("name", metavar="NAME", help="the game's name, such as sea-battle")


def main(arguments: argparse.Namespace) -> int:
    """Write the package into a new folder, and say how to go on. If that is not possible, say why; return 2."""
    name: str = arguments.name
    package = name.replace("-", "_")
    try:
        check_name(name)
    except BadPackage as error:
        return refuse(error, name.strip() or "NAME")
    if name in ALL_GAMES.keys() | RESERVED | {each.name for each in installed()}:
        return refuse("the bot has a game or a command of this name; choose another one", name)
    if iskeyword(package) or find_spec(package) is not None:
        return refuse(f"Python knows {package} as something else; choose another name", name)
    folder = Path(name)
    try:
        folder.mkdir()
        for each in FILES:
            place = folder / each.replace("higher", name if each.startswith("tests/golden") else package)
            place.parent.mkdir(parents=True, exist_ok=True)
            text = (TEMPLATE / each).read_text(encoding="utf-8")
            place.write_text(_renamed(text, name, package, code=each.endswith(".py")), encoding="utf-8")
    except FileExistsError:
        return refuse("there is already a file or a folder of this name here", name)
    except OSError as error:
        return refuse(error.strerror, error.filename)
    print(f"{name}/ has a game for you to change; its rules are in {package}/game.py. Go on with")
    print(f'\n  cd {name}\n  pip install -e ".[tests]"\n  python -m pytest\n  claro-bot play --package . --reload')
    return 0


def _renamed(text: str, name: str, package: str, *, code: bool) -> str:
    """Return the text of a file with the game's name in place of the template's.

    :param code: whether the capitalised name is that of a class, rather than the title in the words.
    """
    words = name.split("-")
    title = "".join(map(str.capitalize, words)) if code else " ".join(words).capitalize()
    return _PACKAGE.sub(package, text).replace("higher", name).replace("Higher", title)
