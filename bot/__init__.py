"""A Discord bot that hosts card games in channels."""

from typing import Final

__version__: Final = "0.3.0"
