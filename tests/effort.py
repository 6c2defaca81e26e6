"""What to parametrize the longest tests with, and how much they try."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from playground.tests.effort import WHOLE as WHOLE
from playground.tests.effort import effort as effort
from playground.tests.effort import thorough as thorough


def usually(usual: Any, values: Iterable[Any]) -> list[Any]:
    """Return what to parametrize a test with: the usual value in the suite, and the others in the thorough tests.

    This is for tests of code that does not differ by the game, or by the language. A tuple is for several parameters.
    """
    rest = [each if isinstance(each, tuple) else (each,) for each in values if each != usual]
    return [usual, *(pytest.param(*each, marks=thorough) for each in rest)]
