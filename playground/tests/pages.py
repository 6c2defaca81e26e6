"""The code on the pages of the documentation: files, which the line before them names, and fragments of tests."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
NAMED = re.compile(r"in\s+`([\w./-]+\.\w+)`[^`]*:$", re.IGNORECASE)


def text_of(page):
    """Return the text of a page, or of the README."""
    return (README if page == "README" else DOCS / f"{page}.md").read_text(encoding="utf-8")


def blocks(page):
    """Return the blocks of code of a page: the name of each one's file, or None, and its text."""
    found = []
    for match in re.finditer(r"(?<=\n\n)(?: {4}.*\n+)+", text_of(page) + "\n"):
        lead = match.string[: match.start()].rstrip().rpartition("\n\n")[2]
        named = None if lead.startswith("    ") else NAMED.search(" ".join(lead.split()))
        found.append((named and named[1], textwrap.dedent(match[0]).strip("\n") + "\n"))
    return found


def files(page):
    """Return the files of a page by name."""
    return {name: code for name, code in blocks(page) if name is not None}


def fragment(page, beginning):
    """Return the only block of a page without a name that has this in it."""
    (found,) = (code for name, code in blocks(page) if name is None and beginning in code)
    return found


def write(page, folder):
    """Write the files of a page, and the bot of the README where it has none; return their names."""
    every = {"my_bot.py": files("README")["my_bot.py"], **files(page)}
    for name, code in every.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
    return list(every)
