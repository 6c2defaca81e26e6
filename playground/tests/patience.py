"""How long tests wait: as long as it takes.

A test waits for what it expects and has no limit of its own. pytest's (``timeout`` in pyproject.toml) names a test that
hangs, and where.
"""

from __future__ import annotations

from typing import Final

LONGEST_SECONDS: Final = 300.0
"""How long people and programs wait that must have a limit, in seconds. It is a hundred times what anything takes."""
