"""How deep JSON's values are nested."""

from __future__ import annotations

from typing import Any


def is_deeper(value: Any, most: int) -> bool:
    """Tell whether lists and objects are nested more than this many times. It works however deep they are."""
    level = [value]
    for _ in range(most + 1):
        level = [
            inner
            for each in level
            if isinstance(each, (dict, list))
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
        if not level:
            return False
    return True
