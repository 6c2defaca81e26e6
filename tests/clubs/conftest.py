"""A playground with eight people who are in clubs."""

from tests.directing.conftest import house

__all__ = ["house"]
