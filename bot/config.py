"""Settings from the environment and a ``.env`` file. .env.example explains each of them."""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeVar
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.env_file import FILE, EnvFile, misnamed
from bot.runtime.proxies import proxy_for
from bot.store.engine.address import BadAddress, read_address
from bot.store.engine.database import Synchronous, file_of, is_file

DEFAULT_DATABASE = "sqlite+aiosqlite:///claro.db"
DEFAULT_API = "https://discord.com/api/v10"


class BadSettings(Exception):
    """A setting is missing or cannot be used. The text says which one, and what to do."""


@dataclass(frozen=True, slots=True)
class Operator:
    """Who hosts the bot, as the pages say it."""

    name: str
    contact: str
    """How to reach them. A mail address, or an address that begins with ``https://``, becomes a link."""
    forget_servers_after: int
    """For how many days what is stored about a server is kept after it has removed the bot."""


class Share(StrEnum):
    """Which of the bot's shards a process serves."""

    ALL = "all"
    """All of them: it is the only process."""
    AUTO = "auto"
    """Its fair share: processes that use the same database divide the shards among themselves."""


MOST_SHARDS = 100_000

MOST_DAYS = 365
"""For how long data may be kept about a server that has removed the bot: Discord lets nobody keep them without need."""

LEAST_KEPT_DAYS = 14
"""For how many days the moves of games that are over are kept at least."""

_QUOTED = re.compile(r"""(["'])(.*)\1""", re.DOTALL)

SHORTEST_TURN_SECONDS = 0.01
"""Below this, nobody's click could arrive in time. Our own tests play with a few hundredths of a second."""


SECRETS: Final = frozenset({"DISCORD_TOKEN", "DISCORD_CLIENT_SECRET", "DATABASE_URL", "PROXY_URL"})
"""Settings whose values are never shown."""

MOST_QUOTED: Final = 40
"""How many letters a wrong value may have to be shown. A longer one may be a secret in the wrong place."""


def _bare(value: object) -> object:
    if not isinstance(value, str):
        return value
    quoted = _QUOTED.fullmatch(value.strip())
    return quoted[2].strip() if quoted else value.strip()


def _reading(read: Callable[[str], object]) -> BeforeValidator:
    """Return what reads a setting from its text. A value that is no text stays as it is."""
    return BeforeValidator(lambda given: read(given) if isinstance(given, str) else given)


_PLACEHOLDER = re.compile(r"\$\{?\w+\}?|%\w+%|<.*>|\{\{.*\}\}")
"""What stands for a value where nobody has put one."""


def _one_word(text: str) -> str:
    if _PLACEHOLDER.fullmatch(text):
        raise ValueError("it is the name of a value, and not the value: nothing has put that in its place")
    if not all("!" <= letter <= "~" for letter in text):
        raise ValueError("it contains a space, a line break or another character that no token has; copy it anew")
    return text


def _web_address(text: str) -> str:
    if not re.fullmatch(r"https?://\S+", text):
        raise ValueError("a web address begins with https:// or http://")
    try:
        parts = urlsplit(text)
        found = parts.hostname is not None and parts.port != 0
    except ValueError:
        found = False
    if not found:
        raise ValueError("it names no server, or a port that is none")
    return text


def _kept(text: str) -> str:
    """Return the address of a database as ``open_engine`` would write it."""
    # It must not be in memory, where nothing is kept and our two connections would see two of them.
    url = read_address(text)
    if is_file(url) and (url.database in (None, "", ":memory:") or "mode=memory" in text):
        raise BadAddress("is in memory, which keeps nothing; name a file, such as sqlite+aiosqlite:///claro.db")
    return url.render_as_string(hide_password=False)


def _reached(address: str) -> str:
    """Return where something is reached on this machine that listens on an address, as it stands in a URL."""
    address = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address, address)  # noqa: S104 - it is read, not listened on
    return f"[{address}]" if ":" in address else address


def _numbers(text: str) -> tuple[int, ...]:
    """Read numbers and ranges, such as ``0-3,8``."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        last = last or first
        if not first.isdecimal() or not last.isdecimal():
            raise ValueError("give numbers and ranges, such as 0-3,8")
        if any(len(each) > len(str(MOST_SHARDS)) or int(each) >= MOST_SHARDS for each in (first, last)):
            raise ValueError(f"there are never more than {MOST_SHARDS} shards")
        found += range(int(first), int(last) + 1)
    return tuple(found)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(dict.fromkeys(filter(None, map(str.strip, text.split(",")))))
    if not names:
        raise ValueError("it names nothing; leave it empty for everything")
    return names


class _Read(BaseSettings):
    """Settings as they are read."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True, allow_inf_nan=False)

    @model_validator(mode="before")
    @classmethod
    def _strip(cls, given: dict[str, Any]) -> dict[str, Any]:
        """Take space and quotes off values; what is empty then is not set."""
        # Editors and secret files leave space there. ``docker --env-file`` passes quotes along.
        return {name: bare for name, value in given.items() if (bare := _bare(value)) != ""}


class _DatabaseSettings(_Read):
    database_url: Annotated[str, AfterValidator(_kept)] = DEFAULT_DATABASE


class Watched(_DatabaseSettings):
    """What tells how a bot is."""

    health_port: int | None = Field(default=None, ge=0, le=65_535)
    """The port on which to serve /health and /metrics; None to serve neither."""
    health_address: str = "127.0.0.1"
    """The address on which to serve them. By default, only this machine can reach it."""

    @property
    def health(self) -> str | None:
        """The address of the page; None if none is served."""
        if not self.health_port:
            return None
        return f"http://{_reached(self.health_address)}:{self.health_port}/health"


class _PageSettings(_Read):
    operator: str = Field(default="", max_length=200)
    """Who hosts the bot, for the pages about privacy and terms of use: a person's or an organisation's name."""
    operator_contact: str = Field(default="", max_length=200)
    """How to reach them: a mail address, a web address, or words."""
    forget_servers_after: int = Field(default=30, ge=0, le=MOST_DAYS)
    """For how many days what is stored about a server is kept after it has removed the bot."""

    def named(self) -> Operator:
        """Return who hosts the bot."""
        if not (self.operator and self.operator_contact):
            raise BadSettings("OPERATOR and OPERATOR_CONTACT are not set; the pages must name the host of the bot")
        return Operator(self.operator, self.operator_contact, self.forget_servers_after)


SettingsT = TypeVar("SettingsT", bound=BaseSettings)


class Settings(Watched, _PageSettings):
    """Everything a host can set."""

    sqlite_synchronous: Synchronous = Synchronous.FULL
    """What a power cut may cost on SQLite: nothing (FULL), or the last few commits (NORMAL)."""
    backup_daily: int = Field(default=0, ge=0, le=1_000)
    """How many daily copies of the database are kept; 0 for none."""
    backup_folder: Path | None = None
    """Where they are kept; None for the folder ``backups`` beside the SQLite file or, with PostgreSQL, in the current
    one."""
    keep_games_days: int = Field(default=0, ge=0, le=36_500)
    """For how many days the moves of games that are over are kept; 0 for ever. Results are kept in any case."""
    discord_token: Annotated[SecretStr, _reading(_one_word)]
    """The bot's token. It is never logged."""
    discord_client_secret: Annotated[SecretStr | None, _reading(_one_word)] = None
    """The application's client secret, with which the panel learns who people are; None for no panel."""
    panel_signed_only: bool = False
    """Whether the panel answers only what Discord's proxy has signed. Discord signs for applications that it lets."""
    tell_owner: bool = False
    """Whether the application's owner gets a direct message when another bot runs with this token."""
    discord_api_url: Annotated[str, AfterValidator(_web_address)] = DEFAULT_API
    """The address of Discord's REST API, which tells the gateway's address."""
    proxy_url: Annotated[str, AfterValidator(_web_address)] | None = None
    """The HTTP proxy through which Discord is reached; None to follow ``HTTPS_PROXY`` and ``NO_PROXY``."""
    games: Annotated[tuple[str, ...] | None, NoDecode, _reading(_names)] = None
    """The games to offer, by name; None for all that are installed."""
    turn_seconds: float = Field(default=180, ge=SHORTEST_TURN_SECONDS, le=86_400)
    """How long a person may think, unless their server or table has another time."""
    remind_seconds: float = Field(default=60, ge=0)
    """How long before the end of that time a person is reminded at least; 0 for never."""
    lobby_minutes: float = Field(default=120, ge=0, le=43_200)
    pause_hours: float = Field(default=168, ge=0, le=8_760)
    """After how long a lobby closes in which nobody does anything; 0 for never."""
    max_tables_per_person: int = Field(default=10, ge=0)
    """How many live tables a person may host in a server; 0 for any number."""
    think_seconds: float = Field(default=1.5, ge=0, le=60)
    """How long a computer player waits before it moves."""
    breath_seconds: float = Field(default=2.0, ge=0, le=3600)
    """How long a move that the rules force stands before it is played by itself."""
    thinkers: int = Field(default=1, ge=1, le=64)
    """How many processes the strongest computer players may think in. They are started when they are needed."""
    claro_deck: Path | None = None
    """A file with the deck to play CLARO with; None for the standard deck."""
    shards: Share = Share.ALL
    """Which shards this process serves."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode, _reading(_numbers)] = None
    """Serve exactly these shards, for hosts that number their processes; None to follow ``shards``."""
    shard_count: int | None = Field(default=None, ge=1, le=MOST_SHARDS)
    """The number of shards into which the servers are divided; None for what Discord recommends."""
    lease_seconds: float = Field(default=6, ge=2, le=60)
    """How long a process may be silent before others take over its shards."""
    card_emojis: bool = True
    """Whether to upload the card faces as application emojis."""
    pages_port: int | None = Field(default=None, ge=0, le=65_535)
    """The port on which to serve /privacy and /terms, which anybody may read; None to serve neither."""
    pages_address: str = "127.0.0.1"
    """The address on which to serve them."""
    held_seconds: float = Field(default=20, ge=0, le=3_600)
    """How long anything may hold up the whole process, in seconds, before it ends; 0 for ever."""
    held_folder: Path | None = None
    """Where a process that ends because of that notes what has held it; None for the folder of the SQLite file or, with
    PostgreSQL, the current one."""
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], _reading(str.upper)] = "INFO"

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
        if 0 < self.keep_games_days < LEAST_KEPT_DAYS:
            raise ValueError(f"KEEP_GAMES_DAYS is 0 or at least {LEAST_KEPT_DAYS}: posts about a week replay its games")
        if self.discord_client_secret is not None and self.pages_port is None:
            raise ValueError("DISCORD_CLIENT_SECRET needs PAGES_PORT, on which the panel is served")
        if self.pages_port is not None and not (self.operator and self.operator_contact):
            raise ValueError("PAGES_PORT needs OPERATOR and OPERATOR_CONTACT: the pages must name the host of the bot")
        return self

    @property
    def proxy(self) -> str | None:
        """The HTTP proxy through which Discord is reached; None for none."""
        return proxy_for(self.discord_api_url, self.proxy_url)

    @property
    def dumps(self) -> Path:
        """The path with which the paths of such notes begin."""
        file = file_of(read_address(self.database_url)) or Path("claro-bot").absolute()
        return file if self.held_folder is None else self.held_folder.absolute() / file.name


def read_settings() -> Settings:
    """Return the settings.

    :raises BadSettings: one is missing or cannot be used.
    """
    return _read(Settings)


OF_OTHERS: Final = frozenset({"POSTGRES_PASSWORD"})
"""What stands in .env for compose.yaml."""

OF_EARLIER_VERSIONS: Final = frozenset({"TOKEN_KEYS"})
"""What an earlier version read. It changes nothing any more."""

LIKE_OURS: Final = 0.85
"""From which likeness on a variable of the environment, where other programs have theirs, is a misspelt setting."""

LIKE_ANY: Final = 0.6
"""From which likeness on a setting is named as the one that is meant in .env."""


def not_settings() -> list[str]:
    """Return a sentence for each name that is no setting: all in .env, and those in the environment that resemble one.

    A setting of earlier versions is named once, wherever it stands.
    Call it after ``read_settings``, which says what is wrong with the file itself. If a setting is wrong, the text of
    ``BadSettings`` has these sentences already.
    """
    known = {name.upper() for name in Settings.model_fields} | OF_OTHERS
    in_file = DotEnvSettingsSource(Settings).env_vars
    given = {each.upper() for each in (*os.environ, *in_file)}
    sentences = [f"{name} is not needed any more; remove it" for name in sorted(OF_EARLIER_VERSIONS & given)]
    sentences += EnvFile().faults
    for where, names, likeness in (("the environment", os.environ, LIKE_OURS), (".env", in_file, LIKE_ANY)):
        for name in sorted({each.upper() for each in names} - known - OF_EARLIER_VERSIONS):
            if names is in_file and in_file[name.lower()] is None:
                continue  # it is among the faults
            meant = [f"; is {nearest} meant?" for nearest in get_close_matches(name, known, n=1, cutoff=likeness)]
            if meant or names is in_file:
                sentences.append("".join([f"{where} has {name}, which is no setting", *meant]))
    if (other := misnamed()) is not None:
        sentences.append(f"there is no .env, but {other}, which is not read: call it .env")
    return sentences


def read_database_url() -> str:
    """Return the database's address, for commands that do not connect to Discord and need no token.

    :raises BadSettings: it cannot be used.
    """
    return _read(_DatabaseSettings).database_url


def read_watched() -> Watched:
    """Return what tells how a bot is, for a command that needs no token.

    :raises BadSettings: a setting cannot be used.
    """
    return _read(Watched)


def read_operator() -> Operator:
    """Return who hosts the bot, for a command that needs no token.

    :raises BadSettings: the settings do not say it, or one cannot be used.
    """
    return _read(_PageSettings).named()


UNITS: Final = ("SECONDS", "MINUTES", "HOURS", "DAYS")
"""How settings end that are a number of these."""


def _explained(name: str, said: str, value: object) -> str:
    """Return what is wrong with a value, with the value, unless it may be a secret, and where it stands."""
    unit = name.rpartition("_")[2]
    if unit in UNITS and isinstance(value, str) and re.fullmatch(r"[\d.]+\s*[a-zA-Z]+", value):
        said = f"{said}; write the number of {unit.lower()} alone"
    elif "number" in said and isinstance(value, str) and re.fullmatch(r"\d+,\d+", value):
        said = f"{said}, with a point and no comma"
    quoted = "" if name in SECRETS or len(str(value)) > MOST_QUOTED else f"{value!r}; "
    place = "environment" if name in {each.upper() for each in os.environ} else EnvFile().place(name)
    return f"{name} is wrong: {said} ({quoted}{f'{place}; ' if place else ''}see .env.example)"


def _read(kind: type[SettingsT]) -> SettingsT:
    if FILE.is_dir():
        raise BadSettings(".env is a folder; it has to be a file (see .env.example)")
    try:
        return kind()
    except UnicodeDecodeError:
        raise BadSettings(".env is not in UTF-8; save it anew in that encoding") from None
    except OSError as error:
        raise BadSettings(f"cannot read .env: {error.strerror}") from None
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        said = first["msg"].removeprefix("Value error, ")
        if not name:  # from _agree
            reason = f"{said} (see .env.example)"
        elif first["type"] == "missing":
            reason = f"{name} is not set; put it into the environment or into .env (see .env.example)"
        elif isinstance(first.get("ctx", {}).get("error"), BadAddress):
            reason = f"{name} {said}"
        else:
            reason = _explained(name, said, first["input"])
        # Without the cause, which would print the values, including the token.
        raise BadSettings("; ".join([reason, *not_settings()])) from None
