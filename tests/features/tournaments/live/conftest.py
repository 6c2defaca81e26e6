"""A playground with eight people who enter tournaments."""

from collections.abc import AsyncIterator

import pytest

from tests.conftest import House, open_house
from tests.features.tournaments.live.event import MORE


@pytest.fixture
async def house(tmp_path) -> AsyncIterator[House]:
    """A playground with the bot and eight people, in which a turn lasts long enough for any test."""
    async with open_house(tmp_path, more_people=MORE, turn_seconds=600, remind_seconds=0) as opened:
        yield opened
