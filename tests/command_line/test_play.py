"""``make play`` opens the page for somebody who sits before a screen, and for nobody else."""

import pytest

from bot.command_line.play import has_browser


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "opens"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", True, False),
        ({}, "darwin", True, True),
        ({"SSH_CONNECTION": "1.2.3.4 1 5.6.7.8 22"}, "darwin", True, False),
        ({}, "win32", True, True),
        ({"CI": "1"}, "win32", True, False),
    ],
)
def test_the_browser_is_opened_only_before_a_screen(environment, platform, terminal, opens):
    assert has_browser(environment, platform, terminal=terminal) is opens
