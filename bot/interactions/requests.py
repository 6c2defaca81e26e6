"""What people ask for with commands and clicks, and how it gets to the features that act on it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Container, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

import discord
from discord import app_commands, ui

from bot.faces.catalog import FACES
from bot.faces.face import Ask
from bot.faces.lessons import LESSONS
from bot.games.catalog import PATIENCES
from bot.games.game import AnyGame
from bot.interactions import answers
from bot.interactions.answers import AnyInteraction
from bot.interactions.components.form import question_form, read_answer
from bot.interactions.components.layout import Attachment, Layout, Rendered, layout
from bot.interactions.components.phrases import channel_names
from bot.interactions.languages import Languages
from bot.interactions.middleware import Middleware, server_of
from bot.interactions.names import Names
from bot.interactions.permissions import check_may_post, check_membership
from bot.interactions.routes.route import (
    LessonStep,
    Malformed,
    May,
    Route,
    RouteMatch,
    SoloGame,
    check_text,
    handlers,
    on,
    reader,
)
from bot.interactions.routes.routes import COMMON, HandAct, MoreAct, TableAct
from bot.locales.words import Argument, Words
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.settings import SettingsStore


class Room(Protocol):
    """Knows which games are offered."""

    games: Mapping[str, AnyGame]


class MorePages(Protocol):
    """Remembers the open pages of buttons."""

    open: Recent[int, Any]
    """By message."""

    def pressed(self, message: int) -> None:
        """Note that a message is answered by what takes its place."""


class Services:
    """What every interaction is attended with. What knows the tables subclasses it."""

    middleware: Middleware
    settings: SettingsStore
    languages: Languages
    names: Names
    room: Room
    open_menus: MorePages


@dataclass(frozen=True)
class Request:
    """What somebody asks for with a command or a click, and their words."""

    interaction: AnyInteraction
    words: Words

    @property
    def user(self) -> int:
        """Who asks."""
        return self.interaction.user.id

    @property
    def permissions(self) -> discord.Permissions:
        """What they may do in the channel."""
        return self.interaction.permissions

    @property
    def server(self) -> int | None:
        """Where they ask; see ``server_of``."""
        return server_of(self.interaction)

    @property
    def guild(self) -> int:
        """The server in which they ask.

        :raises Refusal: ``guild_only``, also in servers that the bot is not in.
        """
        if (guild := self.server) is None or self.interaction.channel_id is None:
            raise Refusal("guild_only")
        return guild

    @property
    def channel(self) -> int:
        """The channel of a server in which they ask.

        :raises Refusal: as ``guild``.
        """
        assert self.guild
        assert self.interaction.channel_id is not None
        return self.interaction.channel_id

    async def tell(self, key: str, **details: Argument) -> None:
        """Answer with a sentence in a new ephemeral message."""
        view = layout(self.words, [self.words(key, **details)])
        await answers.send(self.interaction, view, ephemeral=True)


def managed(request: Request) -> int:
    """Return the server of a request whose sender may manage it.

    :raises Refusal: ``guild_only``, ``needs_manage_server``.
    """
    guild = request.guild
    if not request.permissions.manage_guild:
        raise Refusal("needs_manage_server")
    return guild


async def check_access(request: Request) -> None:
    """Check that the bot may post in the channel of an interaction.

    :raises Refusal: ``no_access``, ``not_in_thread``.
    """
    check_may_post(request.interaction, request.words)
    await check_membership(request.interaction)


async def check_channel(services: Services, request: Request, *, posts: bool = True) -> None:
    """Check that games may be opened in the channel of an interaction. In a thread, its channel counts as well.

    :param posts: whether the table is to be posted there, and not in a new thread of the channel.
    :raises Refusal: ``channel_not_allowed``, ``no_access``, ``not_in_thread``.
    """
    guild, channel = request.guild, request.channel
    allowed = services.settings.guild(guild).channels
    here = request.interaction.channel
    parent = here.parent_id if isinstance(here, discord.Thread) else None
    if allowed and channel not in allowed and parent not in allowed:
        raise Refusal("channel_not_allowed", channels=channel_names(request.words, allowed))
    if posts:
        await check_access(request)


@dataclass(frozen=True)
class NewMessage:
    """A new message, whatever was clicked."""

    view: Layout
    files: Sequence[Attachment] = ()
    names_players: bool = False
    """See ``answers.send``."""
    public: bool = False
    """Whether everybody sees it."""


Answer: TypeAlias = Layout | Rendered | NewMessage | ui.Modal | None
"""A page, which takes the place of one that only the asker sees; a form; or None if the interaction is answered."""


async def respond(
    interaction: AnyInteraction, answer: Answer, public: Callable[[discord.Message], bool] = lambda message: False
) -> None:
    """Answer an interaction.

    :param public: see ``answers.show``.
    """
    match answer:
        case ui.Modal():
            await answers.ask(interaction, answer)
        case NewMessage(view, files, named, everybody):
            await answers.send(interaction, view, ephemeral=not everybody, files=files, names_players=named)
        case Rendered(view, files):
            await answers.show(interaction, view, files, public)
        case Layout():
            await answers.show(interaction, answer, (), public)


def picked(interaction: AnyInteraction) -> list[str]:
    """Return the values that were picked from a list; none if a button was clicked.

    :raises Malformed: no list offers such values.
    """
    data: Any = interaction.data or {}
    values = data.get("values") or []
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Malformed(str(values))
    return values


@dataclass(frozen=True)
class Click(Request):
    """What was clicked or submitted, by whom, and the clicker's words."""

    match: RouteMatch

    @property
    def given(self) -> tuple[Any, ...]:
        """Handler arguments: the subject that the custom_id names, then its other parts."""
        return self.match.parts

    @property
    def private(self) -> bool:
        """Whether the clicked message is one that only the clicker sees."""
        return self.interaction.message is not None and self.interaction.message.flags.ephemeral

    @property
    def submitted(self) -> bool:
        """Whether it is a submitted form."""
        return self.interaction.type is discord.InteractionType.modal_submit

    @property
    def fields(self) -> Any:
        """What was filled in in the form, as a client sends it."""
        data: Any = self.interaction.data or {}
        return data.get("components")

    @property
    def members(self) -> set[int]:
        """The people named in the form who are members of the server, and no bots."""
        data: Any = self.interaction.data or {}
        resolved = data.get("resolved") or {}
        people = {int(each) for each, user in (resolved.get("users") or {}).items() if not user.get("bot")}
        return people & {int(each) for each in resolved.get("members") or {}}

    def move(self, text: str) -> str:
        """Return the move, or the unfinished choice, that begins with a text: what was picked or filled in follows.

        :raises Malformed: it is nothing that a list offers.
        :raises Refusal: ``not_a_number``.
        """
        if self.submitted:
            return f"{text} {read_answer(self.fields)}"
        return check_text(" ".join([*text.split(), *picked(self.interaction)])) if self.match.route.lists else text


class Router:
    """Passes clicks on to the methods that are marked with ``on``, and answers with what those return."""

    def __init__(self, *owners: object) -> None:
        """:param owners: whose methods handle the routes."""
        self.handlers: dict[tuple[Route, bool], Callable[..., Awaitable[Answer]]] = {}
        for owner in owners:
            found = handlers(owner)
            assert self.handlers.keys().isdisjoint(found), f"handled twice: {owner}"
            self.handlers |= found

    async def act(self, click: Click) -> Answer:
        """Do what a click asks for, and return the answer.

        :raises Malformed: no such form can be submitted, or no button has this custom_id.
        """
        handler = self.handlers.get((click.match.route, click.submitted))
        if handler is None:
            raise Malformed(str(click.match))
        return await handler(click, *click.given)

    async def handle(self, click: Click) -> None:
        """Handle a click; see ``act``."""
        await respond(click.interaction, await self.act(click))


AnyCommand: TypeAlias = app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu


Clicked: TypeAlias = Callable[[AnyInteraction], Awaitable[None]]


class Subject(Protocol):
    """Looks up what clicks are about before it passes them on."""

    router: Router

    async def clicked(self, click: Click) -> None:
        """Act on a click, or on a submitted form."""


class Feature:
    """A subject about which people can ask for something. discord.py would call it a cog."""

    owners: Sequence[object] = ()
    """Whose marked methods act on clicks."""
    routes: Sequence[type[Route]] = ()
    """What its own buttons, lists and forms mean."""
    subjects: Mapping[type[Route | SoloGame | LessonStep], Subject] = {}
    """What acts on all clicks on some routes, and on those in hands that are in a game alone or in a lesson."""
    guild_commands: Collection[str] = ()
    """The names of those of its commands that it publishes in servers one by one."""

    names: Mapping[str, Container[str]] = {}
    """The names that its routes may have, by the kind of field."""
    anywhere = False
    """Whether ``subcommands`` need no server."""

    def commands(self, games: Mapping[str, AnyGame]) -> Iterable[AnyCommand]:
        """Return its commands, with those of the given games."""
        return ()

    def subcommands(self, game: AnyGame) -> Iterable[app_commands.Command[Any, ..., None]]:
        """Return what it adds to a game's command."""
        return ()

    def offered(self, clicks: Clicks, commands: app_commands.CommandTree[Any]) -> None:
        """Take what hands clicks and commands on to the features."""

    def described(self, commands: Sequence[Any]) -> None:
        """Take all commands of the bot as Discord is told of them."""

    def publish(self) -> Coroutine[Any, Any, None] | None:
        """Publish its ``guild_commands`` where they should be. None if it has none."""
        return None


F = TypeVar("F", bound=Feature)


class Features(list[Feature]):
    """The features of a bot, in the order in which they were made."""

    def find(self, kind: type[F]) -> F | None:
        """Return a feature; None if it is left out, or made later."""
        return next((each for each in self if isinstance(each, kind)), None)

    def need(self, kind: type[F]) -> F:
        """Return a feature without which the one that asks cannot be."""
        found = self.find(kind)
        assert found is not None, f"{kind} is left out"
        return found


LEAVING_PAGES: Final = (MoreAct.ARRANGE, TableAct.ARRANGE_PAGE)
"""The routes that are answered by a form, which leaves the page where it is."""

WITH_A_CUSTOM_ID: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Clicks:
    """Parses the custom_id of a click or a submitted form, and passes the interaction on."""

    def __init__(self, services: Services, features: Sequence[Feature]) -> None:
        self._services = services
        self.routes = (*COMMON, *(routes for each in features for routes in each.routes))
        """What there is to click, by subject."""
        self.parse = reader(*self.routes)
        """Reads any custom_id that a feature of this bot has made; raises ``Malformed``."""
        self._subjects: dict[type, Subject] = {}
        self._names: dict[str, Container[str]] = {"game": services.room.games, "known": FACES, "lesson": LESSONS}
        for each in features:
            self._subjects |= each.subjects
            self._names |= each.names
        self.router = Router(*(owner for each in features for owner in each.owners))

    def handlers(self, route: Route) -> list[Callable[..., object]]:
        """Return who handles clicks on a route, and then its submitted forms."""
        handlers = self.router.handlers | self._subjects.get(type(route), self).router.handlers
        return [handlers[key] for key in ((route, False), (route, True)) if key in handlers]

    async def clicked(self, interaction: AnyInteraction) -> None:
        """Act on a click or a submitted form; ignore every other interaction."""
        # discord.py's ``DynamicItem`` could find a button's class by its custom_id, too. But it would first rebuild the
        # whole view from the message, and would not answer clicks on buttons that are no longer on the message.
        if interaction.type not in WITH_A_CUSTOM_ID:
            return
        await self._services.middleware.handle(interaction, lambda: self._hand_on(interaction))

    async def _hand_on(self, interaction: AnyInteraction) -> None:
        data: Any = interaction.data or {}
        match = self.parse(str(data.get("custom_id", "")))
        clicked, pages = interaction.message, self._services.open_menus
        if clicked is not None and clicked.id in pages.open and match.route not in LEAVING_PAGES:
            pages.pressed(clicked.id)
        match = match.filled(picked(interaction))
        offered = self._services.room.games
        for (_, kind), part in zip(match.route.fields, match.parts, strict=False):
            kind, name = ("lesson", part.game) if isinstance(part, LessonStep) else (kind, part)
            if name not in self._names.get(kind.split("|")[0], (name,)):
                if name in offered or name in PATIENCES:
                    raise Malformed(str(match))  # the button is not for this game
                raise Refusal("game_away", missing=name)
        click = Click(interaction, self._services.languages.of(interaction), match)
        if match.route.may is May.MANAGER:
            managed(click)
        subject = self._subjects.get(type(match.route))
        if isinstance(match.route, HandAct):
            subject = self._subjects.get(type(match.parts[0]), subject)
        await (self.router.handle(click) if subject is None else subject.clicked(click))


ClickT = TypeVar("ClickT", bound=Click)


class InHand(ABC, Generic[ClickT]):
    """Acts on the buttons, lists and forms of hands. A handler gets where the hand is, such as the table."""

    @abstractmethod
    async def act(self, click: ClickT, at: Any, turn: int, text: str, *, drafts: bool) -> Answer:
        """Play the move that begins with a text, or begin a choice with it; return the hand as it is afterwards."""

    @abstractmethod
    async def asked(self, click: ClickT, at: Any, turn: int, word: str) -> tuple[str, Ask] | Answer:
        """Return the game's name, and what asks for the number that a move needs; another answer if nothing does."""

    @on(HandAct.PLAY, HandAct.PICK, HandAct.DRAFT, HandAct.SKETCH)
    @on(HandAct.SAY, submitted=True)
    async def _in_hand(self, click: ClickT, at: Any, turn: int, text: str, _: int = 0) -> Answer:
        return await self.act(click, at, turn, text, drafts=click.match.route in (HandAct.DRAFT, HandAct.SKETCH))

    @on(HandAct.ASK)
    async def _ask(self, click: ClickT, at: Any, turn: int, word: str) -> Answer:
        found = await self.asked(click, at, turn, word)
        if not isinstance(found, tuple):
            return found
        return question_form(click.words, found[0], HandAct.SAY(click.match.parts[0], turn, found[1].word), found[1])
