"""What the page says to Discord's window is what Discord's own SDK, from npm, says there."""

import json
import subprocess

import pytest

from playground.tests.npm import NPM, unpacked
from tests.features.panel.test_page_units import NODE, PAGE_TESTS

SDK = "@discord/embedded-app-sdk@2.5.0"


@pytest.mark.skipif(NPM is None, reason="no npm on this machine")
def test_the_page_asks_discord_as_its_sdk_does(tmp_path):
    folder = unpacked(tmp_path, SDK) / "output"
    told = subprocess.run([NODE, PAGE_TESTS / "sdk.js", folder], capture_output=True, text=True, check=False)
    assert not told.returncode, told.stderr
    ours, theirs = [json.loads(told.stdout)[each] for each in ("ours", "theirs")]
    for posted in theirs.values():
        for _, frame in posted:
            frame.pop("sdk_version", None)  # with which the SDK names itself
    assert ours == theirs
