"""How long tests wait: as long as it takes.

A test waits for what it expects and has no limit of its own. pytest's (``timeout`` in pyproject.toml) names a test that
hangs, and where. ``python -m playground.tests.patience`` serves a playground that waits as long.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from playground import server
from playground.changes import endpoint as http_bots
from playground.driver import person
from playground.gateway import endpoint, heartbeats
from playground.traffic import proxy
from playground.world import state

LONGEST_SECONDS: Final = 300.0
"""How long people and programs wait that must have a limit, in seconds. It is a hundred times what anything takes."""

PATIENT: Final = "from playground.tests.patience import be_patient\n\nbe_patient()\n"
"""What a suite of its own, or another program with a playground, begins with to be patient, too."""


def be_patient(change: Callable[[object, str, float], object] = setattr) -> None:
    """Let people, bots and clients take so long that a slow machine changes nothing.

    A test that is about one of these limits sets it to what it needs.

    :param change: sets an attribute, such as ``monkeypatch.setattr``; for good by default.
    """
    change(person, "PATIENCE", LONGEST_SECONDS)
    change(server, "PATIENCE", LONGEST_SECONDS)
    change(state, "INTERACTION_SECONDS", LONGEST_SECONDS)
    change(http_bots, "ASKED_SECONDS", LONGEST_SECONDS)
    change(endpoint, "STALL_SECONDS", LONGEST_SECONDS)
    change(heartbeats, "ANSWER_SECONDS", LONGEST_SECONDS)
    change(proxy, "CONNECT_SECONDS", LONGEST_SECONDS)


if __name__ == "__main__":
    from playground.__main__ import main

    be_patient()
    sys.exit(main())
