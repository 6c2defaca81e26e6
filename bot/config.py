"""Settings from the environment and from a ``.env`` file; .env.example explains each."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.store.database import Synchronous

DEFAULT_DATABASE = "sqlite+aiosqlite:///claro.db"
DEFAULT_API = "https://discord.com/api/v10"


class BadSettings(Exception):
    """A setting that cannot be used; its text says which and what to do."""


class _DatabaseSettings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    database_url: str = DEFAULT_DATABASE


class Settings(_DatabaseSettings):
    """Everything a host can set."""

    sqlite_synchronous: Synchronous = Synchronous.FULL
    """What a power cut may cost, on SQLite: nothing (FULL), or the last moments (NORMAL)."""
    discord_token: SecretStr
    """The bot's token; never logged."""
    discord_api_url: str = Field(default=DEFAULT_API, pattern=r"^https?://\S+$")
    """Where Discord's REST API is; the gateway's address is what it answers."""
    turn_seconds: float = Field(default=180, gt=0, le=86_400)
    """How long a person may think."""
    remind_seconds: float = Field(default=60, ge=0)
    """How long before the end of that time they are reminded; 0 for never."""
    think_seconds: float = Field(default=1.5, ge=0, le=60)
    """How long a computer player seems to think."""
    thinkers: int = Field(default=1, ge=1, le=64)
    """Processes in which the strongest computer players think; none is started before one plays."""
    claro_deck: Path | None = None
    """A deck file to play Claro with."""
    card_emojis: bool = True
    """Whether to upload the card faces as application emojis."""
    health_port: int | None = Field(default=None, ge=0, le=65_535)
    """Where /health and /metrics are served; None for nowhere."""
    health_address: str = "127.0.0.1"
    """Who is served: this machine alone, unless it is an address that others reach."""
    log_level: str = Field(default="INFO", pattern=r"^(DEBUG|INFO|WARNING|ERROR)$")


def read_settings() -> Settings:
    """Return the settings.

    :raises BadSettings: one is missing or malformed.
    """
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        if first["type"] == "missing":
            reason = f"{name} is not set; put it into the environment or into .env (see .env.example)"
        else:
            reason = f"{name} is wrong: {first['msg']} (see .env.example)"
        raise BadSettings(reason) from None  # the cause would print the values, the token among them


def read_database_url() -> str:
    """Return the database's address alone, for commands that do not talk to Discord."""
    return _DatabaseSettings().database_url
