"""Servers and what they consist of: roles, memberships, channels and threads. Private channels are channels, too."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass, field
from typing import Any, Final

from playground.world.permissions import EVERYBODY_MAY, FOR_MEMBER, Overwrite

TEXT, DIRECT, VOICE, GROUP, CATEGORY, ANNOUNCEMENT = 0, 1, 2, 3, 4, 5
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
STAGE, FORUM, MEDIA = 13, 15, 16
"""The types of channels."""

THREADS: Final = {ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD}
THREAD_ONLY: Final = {FORUM, MEDIA}
SPOKEN: Final = {VOICE, STAGE}
WITHOUT_MESSAGES: Final = {CATEGORY, FORUM, MEDIA}
IN_SERVERS: Final = {TEXT, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA}

PINNED, REQUIRE_TAG = 1 << 1, 1 << 4
"""The flags of posts and of forums."""

ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
"""The times without activity after which a thread can be archived, in minutes."""

AUDITED: Final = 1000
"""How many entries an audit log keeps."""


@dataclass
class Role:
    """A role of a server, except @everyone, which is the server's ``permissions``."""

    id: int
    name: str
    permissions: int = 0
    position: int = 1
    color: int = 0
    hoist: bool = False
    mentionable: bool = False
    bot: int | None = None
    """The id of the bot whose own role this is. Nobody can give, take or delete such a role."""


@dataclass
class Membership:
    """What a server knows of one of its members."""

    roles: set[int] = field(default_factory=set)
    nick: str | None = None
    avatar: str | None = None
    """The hash of the picture that the member has in this server alone."""
    joined_at: float | None = None
    """When the member joined, in Unix seconds; None if they have been there from the beginning."""
    timed_out_until: float | None = None
    """The end of the member's timeout, in Unix seconds. It may be in the past."""


@dataclass
class Thread:
    """What threads have besides other channels. Times are in Unix seconds."""

    owner: int
    created_at: float
    archived_at: float
    """When the thread was last archived or unarchived, or its ``archive_minutes`` were changed."""
    active_at: float
    """When somebody last wrote, unarchived the thread, or changed its ``archive_minutes``."""
    archive_minutes: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    """For a private thread, whether members who are no moderators may add people."""
    members: dict[int, float] = field(default_factory=dict)
    """When each member joined, by id."""
    messages: int = 0
    """The number of messages, except the first one and deleted ones."""
    sent: int = 0
    """The number of messages, with deleted ones."""
    tags: list[int] = field(default_factory=list)
    from_message: bool = False
    """Whether the thread was started from a message of its channel, whose id it then has."""


@dataclass
class Channel:
    """A channel of a server, a thread in one, or a private channel."""

    id: int
    name: str
    guild: int
    """The id of its server; 0 for private channels."""
    parent: int | None = None
    """The id of a thread's channel; None for a channel."""
    recipient: int | None = None
    """The id of the person whose direct messages with the bot these are; None in any other channel."""
    denied: dict[int, int] = field(default_factory=dict)
    """The permissions that a member lacks here, as Discord's bits, by the member's id."""
    type: int = TEXT
    category: int | None = None
    """The id of the category that holds the channel."""
    position: int | None = None
    """The place among the server's channels; None for the order in which they were made."""
    topic: str | None = None
    nsfw: bool = False
    rate_limit_per_user: int = 0
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    """What roles and members are allowed and denied here, besides ``denied``, by their id."""
    archive_minutes: int | None = None
    """The value that clients propose for a new thread."""
    flags: int = 0
    tags: list[dict[str, object]] = field(default_factory=list)
    """The tags that posts of a forum can have."""
    last_message: int | None = None
    thread: Thread | None = None
    """What a thread has besides; None for a channel."""
    recipients: tuple[int, ...] = ()
    """The people in a private channel without the bot. The first one made it."""

    def __post_init__(self) -> None:
        if self.recipient is not None:
            self.type = DIRECT
        elif self.parent is not None and self.type == TEXT:
            self.type = PUBLIC_THREAD

    @property
    def private(self) -> bool:
        """Whether the channel belongs to no server."""
        return self.type in (DIRECT, GROUP)

    def all_overwrites(self) -> dict[int, Overwrite]:
        """Return the overwrites by id, together with what members are ``denied``."""
        found = dict(self.overwrites)
        for member, denied in self.denied.items():
            own = found.get(member, Overwrite(member, FOR_MEMBER))
            found[member] = Overwrite(member, FOR_MEMBER, own.allow & ~denied, own.deny | denied)
        return found


@dataclass
class Guild:
    """A server."""

    id: int
    name: str
    owner: int
    locale: str = "en-US"
    members: set[int] = field(default_factory=set)
    permissions: int = EVERYBODY_MAY
    """Everybody's permissions, as Discord's bits."""
    channels: list[Channel] = field(default_factory=list)
    """Its channels and threads, oldest first."""
    roles: dict[int, Role] = field(default_factory=dict)
    """Its roles by id, without @everyone."""
    memberships: dict[int, Membership] = field(default_factory=dict)
    """What is known of members, by id. Members of whom nothing is known are missing; see ``membership``."""
    bans: dict[int, str | None] = field(default_factory=dict)
    """The reason of each ban, by the id of the banned user."""
    kept: defaultdict[str, dict[int, dict[str, Any]]] = field(default_factory=lambda: defaultdict(dict))
    """Its emojis, stickers, rules and so on, as Discord sends them, by kind and id. Paths name the kinds."""
    audit_log: deque[dict[str, Any]] = field(default_factory=lambda: deque(maxlen=AUDITED))
    """The newest entries of its audit log, oldest first."""
    pages: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What it has once and was set: its welcome screen, onboarding, widget and security actions."""
    voice: dict[int, dict[str, Any]] = field(default_factory=dict)
    """The voice states of members who are in voice channels, as Discord sends them without the member, by id."""
    voice_status: dict[int, str] = field(default_factory=dict)
    """What is said about voice channels, by their ids."""
    settings: dict[str, Any] = field(default_factory=dict)
    """What was set about it besides its name and language, by Discord's names of fields."""

    def everyone(self) -> Role:
        """Return the role that everybody has. It has the server's id, and changes of it change nothing."""
        return Role(self.id, "@everyone", self.permissions, position=0)

    def membership(self, user: int) -> Membership:
        """Return what is known of a member."""
        return self.memberships.setdefault(user, Membership())

    def roles_of(self, user: int) -> list[Role]:
        """Return a member's roles without @everyone, the highest last."""
        known = self.memberships.get(user)
        owned = [self.roles[role] for role in known.roles if role in self.roles] if known is not None else []
        return sorted(owned, key=_rank)

    def rank(self, user: int) -> tuple[int, int]:
        """Return how high a member is: the place of their highest role. The owner is above everybody."""
        if user == self.owner:
            return (1 << 31, 0)
        owned = self.roles_of(user)
        return _rank(owned[-1]) if owned else (0, 0)

    def is_below(self, role: Role, user: int) -> bool:
        """Tell whether a role is lower than a member's highest one."""
        return _rank(role) < self.rank(user)


def _rank(role: Role) -> tuple[int, int]:
    """Return how high a role is. Of two roles at one position, the older one is higher."""
    return role.position, -role.id
