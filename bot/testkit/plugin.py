"""The option ``--update-golden``. A package names this module in its ``conftest.py``: ``pytest_plugins``."""

from typing import Final

import pytest

UPDATE: Final = "--update-golden"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(UPDATE, action="store_true", help="write the golden games of bot.testkit anew")
