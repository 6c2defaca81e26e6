"""Which version this is, with what it runs on: for logs, metrics and whoever asks for help."""

import platform
from importlib.metadata import version
from typing import NamedTuple, Self

from bot import __version__
from bot.store.engine.models import REVISION


class Version(NamedTuple):
    """Names a bot that runs."""

    bot: str
    schema: str
    """The version of the database's tables that it reads and writes."""
    python: str
    discord_py: str

    @classmethod
    def here(cls) -> Self:
        """Return this process's."""
        return cls(__version__, REVISION, platform.python_version(), version("discord.py"))

    def __str__(self) -> str:
        return f"claro-bot {self.bot}, schema {self.schema}, Python {self.python}, discord.py {self.discord_py}"
