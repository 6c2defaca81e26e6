"""A playground with eight people who are in clubs."""

from tests.features.tournaments.live.conftest import house

__all__ = ["house"]
