"""The colours that all our pictures share: light on dark, as most people have their Discord."""

from typing import Final

PAPER: Final = "#20263F"
LINE: Final = "#3A4266"
TEXT: Final = "#F4F1E4"
FAINT: Final = "#A9B0CC"
GOLD: Final = "#F5C542"
BOX: Final = "#2D3558"
MEDALS: Final = {1: GOLD, 2: "#C9D1E0", 3: "#D9935B"}
