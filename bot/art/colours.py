"""The colours that all our pictures share: light on dark, as most people have their Discord."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#20263F"
LINE: Final = "#3A4266"
TEXT: Final = "#F4F1E4"
FAINT: Final = "#A9B0CC"
GOLD: Final = "#F5C542"
