"""What the panel's tests share."""

import pytest

from tests.features.panel.pages import open_panel_house


@pytest.fixture
async def panel(tmp_path):
    """A house whose bot serves the panel."""
    async with open_panel_house(tmp_path) as opened:
        yield opened
