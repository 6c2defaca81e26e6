"""A game's package in a folder, which is found as if it were installed."""

import tomllib
from pathlib import Path
from typing import Final

from bot.games.packages import GROUP

PROJECT: Final = "pyproject.toml"


class NoPackage(Exception):
    """A folder has no game's package. The text says why."""


def announce(package: Path, place: Path) -> tuple[list[str], list[Path]]:
    """Write what ``pip install`` would note of a package; return the names of its games, and where Python finds them.

    Python must look there before it looks anywhere else: an earlier version of the package may be installed.

    :param place: a folder for the notes of this package and of others.
    :raises NoPackage: its ``pyproject.toml`` is not there, cannot be read, or names no game; or another is called so.
    """
    try:
        project = tomllib.loads((package / PROJECT).read_text(encoding="utf-8"))["project"]
        games: dict[str, str] = project["entry-points"][GROUP]
        name, version = project["name"], project.get("version", "0")
    except OSError as error:
        raise NoPackage(f"{package / PROJECT}: {error.strerror}") from error
    except ValueError as error:
        raise NoPackage(f"{package / PROJECT}: {error}") from error
    except (KeyError, TypeError) as error:
        raise NoPackage(
            f'{package / PROJECT} has no name, or names no game in [project.entry-points."{GROUP}"]'
        ) from error
    notes = place / f"{name.replace('-', '_')}-{version}.dist-info"
    if notes.exists():
        raise NoPackage(f"two packages are called {name}")
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    entries = "".join(f"{game} = {module}\n" for game, module in games.items())
    (notes / "entry_points.txt").write_text(f"[{GROUP}]\n{entries}", encoding="utf-8")
    first = next(iter(games.values())).partition(".")[0]
    source = package / "src"
    return [*games], [place, (source if (source / first).exists() else package).resolve()]
