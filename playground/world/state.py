"""The state of the local Discord: servers with channels, people, and one bot."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from unicodedata import normalize

from playground.errors import unauthorized, unknown
from playground.world.activities import Instance
from playground.world.clock import new_token
from playground.world.guild import Channel as Channel
from playground.world.guild import Guild as Guild
from playground.world.intents import PRIVILEGED, PRIVILEGED_BY_NAME
from playground.world.people import LOCALES
from playground.world.people import User as User
from playground.world.places import Places
from playground.world.plan import Server, check
from playground.world.polls import Poll
from playground.world.webhooks import Webhook

Json = dict[str, Any]

API = "/api/v10"
"""The path under which the REST API is served."""

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15

IDENTIFIES = 1000
"""How often a bot may identify in a day."""
MOST_GUILDS_A_SHARD = 2500
"""The most servers that a session of the bot may have."""

BOT = "Card Bot"
"""The name of the application's bot."""
CHANNELS = ("cards", "lounge")
"""The text channels of every server, unless a world is given others."""
CLIENT_SECRET = "playground-client-secret"
"""The application's client secret, unless it is given another one."""

INTERACTION_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0


@dataclass
class Attachment:
    """A file of a message."""

    id: int
    name: str
    content: bytes
    content_type: str
    description: str | None = None


@dataclass
class Message:
    """A message. Everybody in its channel sees it or, if it is ephemeral, only one person."""

    id: int
    channel: int
    author: User
    at: datetime
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_at: datetime | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    type: int = 0
    tts: bool = False
    reference: Json | None = None
    """What the message replies to, forwards or tells of."""
    snapshots: list[Json] = field(default_factory=list)
    """What a forwarding message shows of the other one."""
    pinned_at: datetime | None = None
    reactions: dict[str, list[int]] = field(default_factory=dict)
    """The ids of those who reacted, by emoji: the emoji itself, or ``name:id``."""
    only_for: int | None = None
    """The id of the only person who may see the message; None if everybody may."""
    metadata: Json | None = None
    """The description of the interaction that the message answers."""
    webhook: int | None = None
    """The id of the webhook that sent the message. What answers an interaction is none of a webhook in this sense."""
    nonce: int | str | None = None
    stickers: list[Json] = field(default_factory=list)
    """The id, name and format of each sticker."""
    poll: Poll | None = None

    @property
    def loading(self) -> bool:
        """Whether the message only says that the bot is thinking."""
        return bool(self.flags & LOADING)


@dataclass
class Interaction:
    """An interaction, and the state of its answer."""

    id: int
    token: str
    type: int
    user: User
    bot: User
    """The bot of the application that it is for."""
    channel: Channel
    at: float
    nonce: str | None
    data: Json
    source: Message | None = None
    """The message whose component was used."""
    owners: Json | None = None
    """The owners of the installations that serve the interaction; None to find them by its channel and user."""
    form: Json | None = None
    """The form that the bot has answered with."""
    opened_by: Json | None = None
    """For a form that was sent, the description of the interaction that opened it."""
    answered: bool = False
    original: int | None = None
    """The id of the message that ``@original`` names."""
    follow_ups: set[int] = field(default_factory=set)
    """The ids of the messages that were sent through the token later."""
    failed: bool = False
    struck: bool = False
    """Whether a fault has affected the interaction."""
    seconds: float = INTERACTION_SECONDS
    """How long the bot may take to answer for the first time, in seconds."""
    session: str = ""
    """The session of the client that started it."""
    launched: str | None = None
    """The id of the Activity's instance that the answer has launched or joined."""


class World(Places):
    """Everything that exists in the local Discord."""

    def __init__(
        self,
        people: Sequence[str],
        channels: Sequence[str] = CHANNELS,
        moderators: Sequence[str] = (),
        locales: Mapping[str, str] | None = None,
        guilds: int = 1,
        shards: int = 1,
        max_concurrency: int = 1,
        managers: Sequence[str] = (),
        strangers: Sequence[str] = (),
        privileged_intents: int | Collection[str] = 0,
        client_secret: str = CLIENT_SECRET,
        servers: Sequence[Server] | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        """Make a world with one application, whose bot is tested.

        :param people: the names of the people, who are in every server.
        :param channels: the names of the text channels that every server has.
        :param moderators: the names of the people who may manage messages.
        :param locales: the languages of people by name; American English is the default.
        :param guilds: the number of servers.
        :param shards: the number of shards that ``GET /gateway/bot`` recommends.
        :param max_concurrency: the number of shards that may identify within five seconds.
        :param managers: the names of the people who may manage the servers and their events.
        :param strangers: the names of more people, who are in no server.
        :param privileged_intents: the privileged intents that are switched on for the application: names among
            ``members``, ``presences`` and ``message_content``, or Discord's bits.
        :param client_secret: the application's secret, by which it exchanges codes for tokens (OAuth2).
        :param servers: the servers with their roles, channels and permissions, in place of ``guilds`` and ``channels``.
        :param bots: the names of other bots, each of an application of its own; see ``other_bots``.
        :raises ValueError: an argument makes no sense; the error says which and why.
        """
        counts = {"guilds": guilds, "shards": shards, "max_concurrency": max_concurrency}
        about = {"moderators": moderators, "managers": managers, "locales": locales or {}}
        _check(people, channels, strangers, bots, about)
        for what, count in counts.items():
            if isinstance(count, bool) or not isinstance(count, int) or count < 1:
                raise ValueError(f"{what}: a whole number from 1, not {count!r}")
        if servers is not None and (guilds != 1 or tuple(channels) != CHANNELS):
            raise ValueError("servers: they have channels of their own, in place of guilds and channels")
        names = ["Playground", *(f"Playground {number}" for number in range(2, guilds + 1))]
        plans = [Server(name, channels) for name in names] if servers is None else servers
        check(plans, {*people, *strangers}, [BOT, *bots])
        super().__init__()
        self.made_with: Json = {
            name: value
            for name, value, default in (
                ("servers", list(servers or ()), []),
                ("bots", list(bots), []),
                ("channels", list(channels), list(CHANNELS)),
                ("moderators", list(moderators), []),
                ("managers", list(managers), []),
                ("strangers", list(strangers), []),
                ("guilds", guilds, 1),
                ("shards", shards, 1),
                ("max_concurrency", max_concurrency, 1),
            )
            if value != default
        }
        """The arguments that are not the default ones, without those that can be changed later."""
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.identifies_left = IDENTIFIES
        """How often the bot may still identify today."""
        self.identifies_reset_at = 0.0
        """When the bot may identify as often as at first again, in Unix seconds; 0 before it has identified."""
        self.most_guilds_a_shard = MOST_GUILDS_A_SHARD
        self.interaction_seconds = INTERACTION_SECONDS
        """How long the bot may take to answer each interaction for the first time, in seconds."""
        self.privileged_intents = _bits(privileged_intents)
        new_id = self.snowflakes.next
        self.bot = self._new_user(BOT, bot=True)
        self.application = self.bot.id
        self.other_bots = {name: self._new_user(name, bot=True) for name in bots}
        """The bots of other applications, by name. What they may do here is what their tokens allow."""
        self.bots = {each.id: each for each in (self.bot, *self.other_bots.values())}
        """All bots by id, which is that of each one's application, too."""
        for name in (*people, *strangers):
            locale = (locales or {}).get(name, "en-US")
            person = self._new_user(name, locale=locale)
            if any(person.username == other.username for other in (self.bot, *self.people.values())):
                person.username = f"{person.username[:26]}{person.id % 1_000_000}"
            self.people[person.id] = person
        self._by_token = {user.token: user for user in (self.bot, *self.other_bots.values(), *self.people.values())}
        owner = self._new_user("Owner")
        self.owner = owner
        self._by_token[owner.token] = owner
        inside = [user.name for user in self.people.values() if user.name not in strangers]
        first = new_id()
        for number, plan in enumerate(plans):
            # Servers are made a millisecond apart, because their shards are chosen by the time in their ids.
            self.add_server(first + (number << 22), plan, [*inside, *bots])
        self.guild = self.guilds[first]
        for person in self.people.values():
            if person.name in moderators:
                self.make_moderator(person)
            if person.name in managers:
                self.make_manager(person)
        self.installed_by: set[int] = set()
        """The people who have installed the application for themselves. They can use it where the bot is not."""
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        """The interactions by token."""
        self.forms: dict[str, Interaction] = {}
        """The interactions that opened the forms that people see, by id."""
        self.webhooks: dict[int, Webhook] = {}
        """The webhooks of all servers, by id."""
        self.polls: dict[int, str] = {}
        """The messages with polls that are not over, and the address by which each one's author came."""
        self.invites: dict[str, Json] = {}
        """The invites of all servers, as Discord sends them, by their codes."""
        self.skus: list[Json] = []
        """What the application sells, as Discord sends it."""
        self.entitlements: dict[int, Json] = {}
        """What was bought, by id, as Discord sends it."""
        self.role_connections: list[Json] = []
        """What the application tells of its users' accounts elsewhere, for linked roles."""
        self.commands: dict[int, Json] = {}
        """The commands of all servers, and those of single ones, which have a ``guild_id``."""
        self.integration_types = (0, 1)
        """The ways in which the application can be installed: 0 in servers, 1 for users."""
        self.portal: Json = {}
        """What the developer portal says of the application in place of the defaults, by Discord's names of fields."""
        self.verify_key = "0" * 64
        """The application's public key, in hexadecimal digits. Interactions that are sent by HTTP are signed for it."""
        self.client_secret = client_secret
        self.activity: str | None = None
        """The address to which Discord's proxy leads: that of the application's Activity."""
        self.signs_proxied = True
        """Whether the proxy signs what people who take part in the Activity ask of it. Discord does so on request."""
        self.instances: dict[str, Instance] = {}
        """The instances of the Activity that people take part in, by id."""
        self.has_activities = False
        """Whether the application has an Activity, and so an Entry Point command; see ``enable_activities``."""
        self.forged_custom_ids = True
        """Whether a person's client can send a custom_id that the message does not have."""
        self.forged_values = False
        """Whether what a person's client sends in forms and selects reaches the bot unchecked."""
        self.pictures: dict[str, tuple[bytes, str]] = {}
        """The pictures and sounds that objects name by a hash: each one's content and its type."""
        self.emojis: dict[int, tuple[str, bytes, str]] = {}
        """The name, picture and content type of each application emoji."""
        self.emoji_owners: dict[int, int] = {}
        """Who uploaded an application emoji in the developer portal, by its id. The bot uploaded all others."""
        self.files: dict[int, Attachment] = {}
        self.retains_pictures = True
        """Whether an edit may show an earlier file as ``attachment://name`` without uploading it again."""
        self.knows_emojis = True
        """Whether application emojis are served. Servers that imitate Discord may lack them."""

    def _new_user(self, name: str, **more: Any) -> User:
        user = self.snowflakes.next()
        return User(user, name, new_token(user, self.now()), **more)

    def reset_bot_token(self) -> None:
        """Give the bot a new token. The old one is worthless at once."""
        del self._by_token[self.bot.token]
        self.bot.token = new_token(self.bot.id, self.now())
        self._by_token[self.bot.token] = self.bot

    # Looking things up

    def user_of(self, authorization: str | None) -> User:
        """Return the sender of an Authorization header: ``Bot TOKEN`` for the bot, the bare token for a person.

        :raises DiscordError: 401.
        """
        user = self.user_with((authorization or "").removeprefix("Bot "))
        if user.bot != (authorization or "").startswith("Bot "):
            raise unauthorized()
        return user

    def user_with(self, token: str) -> User:
        """Return the owner of a token.

        :raises DiscordError: 401.
        """
        if token not in self._by_token:
            raise unauthorized()
        return self._by_token[token]

    def user(self, user: int) -> User:
        """Return a user by id.

        :raises DiscordError: 10013.
        """
        if user == self.bot.id:
            return self.bot
        for each in (self.owner, *self.other_bots.values()):
            if user == each.id:
                return each
        if user not in self.people:
            raise unknown("User")
        return self.people[user]

    def emoji_name(self, emoji: int) -> str | None:
        """Return the name of an emoji of the application or of a server; None if there is none with this id."""
        if emoji in self.emojis:
            return self.emojis[emoji][0]
        found = (guild.kept["emojis"].get(emoji) for guild in self.guilds.values())
        return next((str(each["name"]) for each in found if each is not None), None)

    def knows(self, user: int) -> bool:
        """Tell whether there is a user with this id."""
        return user in self.people or user in (
            self.bot.id,
            self.owner.id,
            *(each.id for each in self.other_bots.values()),
        )

    def message(self, channel: int, message: int, reader: User | None) -> Message:
        """Return a message that the reader may see.

        :param reader: None finds only messages for everybody.
        :raises DiscordError: 10008, also for an ephemeral message that is not the reader's.
        """
        found = self.messages.get(message)
        if found is None or found.channel != channel or not self.may_see(reader, found):
            raise unknown("Message")
        return found

    @staticmethod
    def may_see(reader: User | None, message: Message) -> bool:
        """Tell whether a user may see a message. Only one person sees an ephemeral message; not even the bot does."""
        return message.only_for is None or (reader is not None and reader.id == message.only_for)

    def history(self, channel: int, reader: User) -> list[Message]:
        """Return the channel's messages that the reader may see, oldest first."""
        return [each for each in self.messages.values() if each.channel == channel and self.may_see(reader, each)]


def _check(
    people: Sequence[str],
    channels: Sequence[str],
    strangers: Sequence[str],
    bots: Sequence[str],
    about: Mapping[str, Collection[str]],
) -> None:
    """Check the names in a world.

    :param about: the names of people who are something, by the argument that says so.
    :raises ValueError: see ``World``.
    """
    for what, names in {"people": people, "channels": channels, "strangers": strangers, "bots": bots, **about}.items():
        if what == "channels" and not names:
            raise ValueError("channels: at least one")
        if isinstance(names, str) or not all(isinstance(each, str) and each for each in names):
            raise ValueError(f"{what}: a list of names, not {names!r}")
        for name in names:
            if any("\ud800" <= letter <= "\udfff" for letter in name):  # no JSON in UTF-8 can have it
                raise ValueError(f"{what}: {name!r} is not valid Unicode: it has half of a surrogate pair")
    everybody = [*people, *strangers]
    alike = [normalize("NFC", each) for each in (*everybody, *bots)]
    for twice in everybody:
        if alike.count(normalize("NFC", twice)) > 1:
            raise ValueError(f"people: two are called {twice}")
    for what, names in about.items():
        if unknown := sorted({*names} - {*everybody}):
            raise ValueError(f"{what}: nobody is called {', '.join(unknown)}")
    locales = about["locales"]
    assert isinstance(locales, Mapping)
    if wrong := sorted({*locales.values()} - {*LOCALES}):
        known = ", ".join(sorted(LOCALES))
        raise ValueError(f"locales: Discord has no language {', '.join(map(repr, wrong))}; it has {known}")


def _bits(privileged: int | Collection[str]) -> int:
    """Return privileged intents as Discord's bits.

    :raises ValueError: there are others among them.
    """
    known = ", ".join(PRIVILEGED_BY_NAME)
    if isinstance(privileged, int):
        if privileged & ~PRIVILEGED:
            raise ValueError(f"privileged_intents: {privileged} has bits of others than {known}")
        return privileged
    if isinstance(privileged, str) or (wrong := sorted({*privileged} - {*PRIVILEGED_BY_NAME})):
        named = repr(privileged) if isinstance(privileged, str) else ", ".join(map(repr, wrong))
        raise ValueError(f"privileged_intents: a list of {known}, not {named}")
    return sum(PRIVILEGED_BY_NAME[each] for each in {*privileged})
