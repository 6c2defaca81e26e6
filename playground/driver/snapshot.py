"""What people see as plain text that is the same in every run, for assertions.

assert snapshot(laura.last) == "Card Bot (ephemeral)\\nYour hand\\n[Play · primary] [Pass]"
"""

from __future__ import annotations

from playground.driver.seen import Seen
from playground.objects.as_text import as_text
from playground.world import Json


def snapshot(shown: Seen | Json) -> str:
    """Return a message or a form as text, without ids, times, addresses of this machine and ``custom_id`` s.

    :param shown: a message as a person sees it, or the data of a message or of a form.
    """
    return shown.as_text if isinstance(shown, Seen) else as_text(shown)
