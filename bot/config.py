"""Settings from the environment and a ``.env`` file. .env.example explains each of them."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Self

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.store.database import Synchronous

DEFAULT_DATABASE = "sqlite+aiosqlite:///claro.db"
DEFAULT_API = "https://discord.com/api/v10"


class BadSettings(Exception):
    """A setting is missing or cannot be used. The text says which one, and what to do."""


class Share(StrEnum):
    """Which of the bot's shards a process serves."""

    ALL = "all"
    """All of them: it is the only process."""
    AUTO = "auto"
    """Its fair share: processes that use the same database divide the shards among themselves."""


def _numbers(text: object) -> object:
    """Read numbers and ranges, such as ``0-3,8``."""
    if not isinstance(text, str):
        return text
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdecimal() or not (last or first).isdecimal():
            raise ValueError("give numbers and ranges, such as 0-3,8")
        found += range(int(first), int(last or first) + 1)
    return tuple(found)


class _DatabaseSettings(BaseSettings):
    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    database_url: str = DEFAULT_DATABASE


class Settings(_DatabaseSettings):
    """Everything a host can set."""

    sqlite_synchronous: Synchronous = Synchronous.FULL
    """What a power cut may cost on SQLite: nothing (FULL), or the last few commits (NORMAL)."""
    discord_token: SecretStr
    """The bot's token. It is never logged."""
    discord_api_url: str = Field(default=DEFAULT_API, pattern=r"^https?://\S+$")
    """The address of Discord's REST API, which tells the gateway's address."""
    turn_seconds: float = Field(default=180, gt=0, le=86_400)
    """How long a person may think, unless their server or table has another time."""
    remind_seconds: float = Field(default=60, ge=0)
    """How long before the end of that time a person is reminded; 0 for never."""
    think_seconds: float = Field(default=1.5, ge=0, le=60)
    """How long a computer player waits before it moves."""
    thinkers: int = Field(default=1, ge=1, le=64)
    """How many processes the strongest computer players may think in. They are started when they are needed."""
    claro_deck: Path | None = None
    """A file with the deck to play CLARO with; None for the standard deck."""
    shards: Share = Share.ALL
    """Which shards this process serves."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, BeforeValidator(_numbers)] = None
    """Serve exactly these shards, for hosts that number their processes; None to follow ``shards``."""
    shard_count: int | None = Field(default=None, ge=1, le=100_000)
    """The number of shards into which the servers are divided; None for what Discord recommends."""
    lease_seconds: float = Field(default=6, ge=2, le=60)
    """How long a process may be silent before others take over its shards."""
    card_emojis: bool = True
    """Whether to upload the card faces as application emojis."""
    health_port: int | None = Field(default=None, ge=0, le=65_535)
    """The port on which to serve /health and /metrics; None to serve neither."""
    health_address: str = "127.0.0.1"
    """The address on which to serve them. By default, only this machine can reach it."""
    log_level: str = Field(default="INFO", pattern=r"^(DEBUG|INFO|WARNING|ERROR)$")

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.shards is Share.AUTO and not self.database_url.startswith("postgresql"):
            raise ValueError("SHARDS=auto needs PostgreSQL, which the processes share; see DATABASE_URL")
        if self.shard_ids is not None:
            if self.shards is Share.AUTO:
                raise ValueError("SHARD_IDS cannot be combined with SHARDS=auto")
            if self.shard_count is None:
                raise ValueError("SHARD_IDS needs SHARD_COUNT")
            if not self.shard_ids or max(self.shard_ids) >= self.shard_count:
                raise ValueError("SHARD_IDS must be below SHARD_COUNT")
        return self


def read_settings() -> Settings:
    """Return the settings.

    :raises BadSettings: one is missing or cannot be used.
    """
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        said = first["msg"].removeprefix("Value error, ")
        if not name:  # from _agree
            reason = f"{said} (see .env.example)"
        elif first["type"] == "missing":
            reason = f"{name} is not set; put it into the environment or into .env (see .env.example)"
        else:
            reason = f"{name} is wrong: {said} (see .env.example)"
        raise BadSettings(reason) from None  # the cause would print the values, including the token


def read_database_url() -> str:
    """Return the database's address, for commands that do not connect to Discord and need no token."""
    return _DatabaseSettings().database_url
