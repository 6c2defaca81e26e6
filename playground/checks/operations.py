"""The operations of Discord's API, as its description lists them, and which of them are served here."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

OPERATIONS: Final = tuple((Path(__file__).parent / "operations.txt").read_text(encoding="utf-8").splitlines())
"""The method and the path of each operation, such as ``GET /channels/{channel_id}``."""


def operation_of(method: str, path: str) -> str | None:
    """Return the operation of Discord's that a request names; None if Discord has none.

    :param path: the path without the API's part of it. It begins with a slash.
    """
    return next((each for each, pattern in _PATTERNS if pattern.fullmatch(f"{method} {path}")), None)


def unserved(routes: Iterable[tuple[str, str]]) -> list[str]:
    """Return the operations that no route serves.

    :param routes: the method and path of each route, without the API's part of it.
    """
    patterns = [_pattern(f"{method} {path}") for method, path in routes]
    examples = {each: re.sub(r"\{\w+\}", "1", each) for each in OPERATIONS}
    return [each for each, spelt in examples.items() if not any(pattern.fullmatch(spelt) for pattern in patterns)]


def coverage(routes: Iterable[tuple[str, str]]) -> str:
    """Return what is served as Markdown: a table by the first part of the path, and the operations that lack."""
    lacking = unserved(routes)
    all_of, lacks = Counter(map(_tag, OPERATIONS)), Counter(map(_tag, lacking))
    rows = [f"| `{tag}` | {count - lacks[tag]} | {count} |" for tag, count in sorted(all_of.items())]
    total = f"| all | {len(OPERATIONS) - len(lacking)} | {len(OPERATIONS)} |"
    table = ["| operations | served | Discord's |", "|---|---|---|", *rows, total]
    return "\n".join([*table, "", "Not served:", "", *(f"    {each}" for each in lacking)])


def _tag(operation: str) -> str:
    return operation.split("/")[1]


def _pattern(operation: str) -> re.Pattern[str]:
    """Return what matches a method and path, with anything in the place of each parameter."""
    parts = re.split(r"\{[^{}]*\}", operation)
    return re.compile("[^/]+".join(re.escape(part) for part in parts))


# Words win over parameters: @me and @original over ids.
_PATTERNS: Final = [(each, _pattern(each)) for each in sorted(OPERATIONS, key=lambda each: each.count("{"))]
