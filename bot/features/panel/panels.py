"""The open panels: who is there, and what they see when a table changes."""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.resources import files
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_type_hints

import discord
from discord import app_commands

from bot.faces.catalog import FACES
from bot.faces.face import PosterFace, icon_name
from bot.features.panel.emotes import EMOTES
from bot.features.panel.frames import plain
from bot.features.panel.in_process_responses import Pictures, Responses
from bot.features.panel.scene import MENTIONED, PanelIcons, Viewer, events, scene, table_board
from bot.features.panel.session import ELSEWHERE, STOPPING, UNKNOWN, Lies, Person, Session
from bot.games.refused import Refused
from bot.interactions.components.layout import Component, Layout
from bot.interactions.components.phrases import name_text
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.requests import Clicks
from bot.interactions.routes.route import Malformed, RouteMatch
from bot.interactions.visible_channels import Present
from bot.locales.words import DEFAULT, RIGHT_TO_LEFT, Words, entries
from bot.runtime.background import Background, Clock
from bot.runtime.engine import Happening
from bot.runtime.recent import Recent
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs, NotSaved
from bot.store.engine.status import Status
from bot.store.journal.entries import Entry
from bot.tables.feature import Tables
from bot.tables.rules.table import Table
from bot.tables.views.board import Board, Shown, Way

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_SECONDS: Final = 900.0
"""How long a person's panel is known that is not connected, in seconds. After that, their page logs in anew."""

MOST_GUESTS: Final = 1_000

MOST_LOGGED: Final = 100
"""How many failures are known that are not logged again."""

MOST_OWN: Final = 4
"""How many panels one person has at a time: a telephone, a computer, and a tab or two. A new one ends the oldest."""

AT_DISCORD: Final = "https://cdn.discordapp.com/emojis/"

_PLACES: Final = re.compile("<(#|@&)([0-9]{1,20})>")
"""A channel, or a role, that a text mentions."""

MOST_PLACES: Final = 3
"""How many places of a person's are remembered."""

Place: TypeAlias = tuple[str, str, str, RouteMatch]
"""What kind of board it is, of which game, how far they have come, and what leads there."""

WAYS: Final = get_args(get_type_hints(Way)["kind"])
"""The kinds of ways on, in their order."""

WORDS: Final = (files("bot.features.panel") / "words" / f"{DEFAULT}.ftl").read_text(encoding="utf-8")
PAGE_WORDS: Final = [each for each in entries(WORDS) if each.startswith("panel-")]
"""The page's own words. What it says of names and numbers has ``{name}`` there."""


class Panels:
    """The panels that are open at this process."""

    def __init__(
        self,
        services: Tables,
        clicks: Clicks,
        commands: app_commands.CommandTree[Any],
        clock: Clock,
        icons: PanelIcons,
    ) -> None:
        self._services, self._clicks, self._commands = services, clicks, commands
        self._client, self._clock, self._icons = commands.client, clock, icons
        self.pictures = Pictures()
        self._guests: dict[str, Session] = {}
        """By session, who was there last at the end."""
        self._posters: dict[str, list[str]] = {}
        """By game, the pictures of the cards with which it presents itself."""
        for game in services.room.games.values():
            for each in (game, game.patience) if game.patience is not None else (game,):
                self._posters[each.name] = self._poster(game.name)
        self._launches: Recent[tuple[int, int], int] = Recent(MOST_GUESTS)
        """By channel and person, the table whose button they have pressed to open the panel."""
        self._faces: Recent[tuple[int, int], str | None] = Recent(MOST_GUESTS)
        """By server and person, the addresses of pictures, of which somebody may have one in each server. None for who
        has none, or while Discord is asked."""
        self._last: dict[int, int] = {}
        """By channel, the table that was looked at there last."""
        self._places: Recent[tuple[int, int], dict[str, Place]] = Recent(MOST_GUESTS)
        """By person and server, where they have got to on boards that they can go on with, the newest last."""
        self._changed: set[Session] = set()
        self._logged: deque[tuple[int | None, type[Exception]]] = deque(maxlen=MOST_LOGGED)
        """Which tables could not be shown, and why."""
        self.told_left: list[Callable[[int], None]] = []
        """Called with who has closed their panel, or has lost the connection."""
        self._tasks = Background()

    async def close(self) -> None:
        """Wait for what is still to be shown, and for what that begins, which reads the database, too."""
        while await self._tasks.close():
            pass

    # Who is there

    def launched(self, interaction: discord.Interaction[Any], table: int) -> None:
        """Note by which table's button somebody opens the panel."""
        self._launches[interaction.channel_id or 0, interaction.user.id] = table

    def admit(self, session: str, person: Person) -> Session:
        """Let somebody in who has shown who they are."""
        launched = self._launches.get((person.channel, person.user))
        guest = self._take_back(person, launched) or self._new(person, launched)
        self._clock.soon(self, KEPT_SECONDS / 15, self._forget_gone)
        there = self._there()
        there.sort(key=lambda each: each[1].socket is not None)  # who is connected stays longest
        self._guests = dict(there[max(0, len(there) + 1 - MOST_GUESTS) :])
        own = [key for key, each in self._guests.items() if each.person.user == person.user]
        for key in own[: max(0, len(own) + 1 - MOST_OWN)]:
            self._guests.pop(key).leave(ELSEWHERE)
        self._guests[session] = guest
        face = person.guild, person.user
        if face not in self._faces and person.avatar is not None:
            self._faces[face] = person.avatar
        return guest

    def _new(self, person: Person, table: int | None) -> Session:
        guest = Session(person, used_at=self._clock.now())
        guest.lies, guest.changed = self._lies, lambda: self._show_soon(guest)
        guest.fill_lists = partial(self._fill_lists, guest)
        guest.mentioned = partial(self._mentioned, guest)
        guest.replies = Responses(
            self._client, person.channel, guest, self.picture, partial(self.pictures.address, person.user)
        )
        guest.table = self._last.get(person.channel) if table is None else table
        return guest

    def _take_back(self, person: Person, table: int | None) -> Session | None:
        """Return what somebody had before them whose page is gone, as after it was loaded anew; None for nothing.

        :param table: by whose button they have come, if by any.
        """
        for key, guest in reversed(self._there()):
            same = (guest.person.user, guest.person.channel) == (person.user, person.channel)
            if same and guest.socket is None and table in (None, guest.table):
                del self._guests[key]
                guest.person, guest.used_at = person, self._clock.now()
                guest.put_sheets_away()
                return guest
        return None

    def _there(self) -> list[tuple[str, Session]]:
        """Return who has the panel open, or has closed it not long ago, with their sessions."""
        oldest = self._clock.now() - KEPT_SECONDS
        return [(key, each) for key, each in self._guests.items() if each.socket or each.used_at > oldest]

    async def _forget_gone(self) -> None:
        """Forget who has closed the panel long ago, also if nobody comes after them."""
        self._guests = dict(self._there())
        if self._guests:
            self._clock.soon(self, KEPT_SECONDS / 15, self._forget_gone)

    def guest(self, session: str) -> Session | None:
        """Return who has a session; None if nobody does, or not any more."""
        guest = self._guests.get(session)
        if guest is not None:
            guest.used_at, guest.ended = self._clock.now(), None
        return guest

    def left(self, guest: Session) -> None:
        """Note that somebody's page is connected no more."""
        guest.used_at = self._clock.now()
        self.tell_who_is_here(guest)
        for tell in self.told_left:
            tell(guest.person.user)

    def settings_changed(self, user: int) -> None:
        """Show somebody their page again, whose language may be another one now."""
        self._show_to(lambda each: each.person.user == user)

    def tell_who_is_here(self, guest: Session) -> None:
        """Show the others at a table that somebody has opened the panel there, or has closed it."""
        is_beside = self._beside(guest.person)
        self._show_to(lambda each: each is not guest and is_beside(each))

    def _beside(self, person: Person) -> Callable[[Session], bool]:
        """Return what tells whether somebody has the panel open where a person has: there, or at a table near both."""
        near = [each for each in self._services.room.tables if _is_near(each, person)]
        return lambda other: (
            other.person.channel == person.channel or any(_is_near(each, other.person) for each in near)
        )

    def words(self, person: Person) -> Words:
        """Return a person's words."""
        return self._services.languages.words(self._services.settings.user(person.user).language or person.locale)

    def welcome(self, guest: Session) -> None:
        """Tell somebody's page who they are, and its words."""
        words = self.words(guest.person)
        guest.language, guest.ways = words.language, None
        guest.show_again()
        guest.send(
            "ready",
            you={"id": str(guest.person.user), "name": name_text(guest.person.name, markdown=False)},
            language=words.language,
            rtl=words.language in RIGHT_TO_LEFT,
            words={key.removeprefix("panel-"): words.bare(key) for key in PAGE_WORDS},
            emotes=[*EMOTES],
            posters=self._posters,
            commands=self._callable(words),
        )
        for message in guest.replies.messages:
            guest.show(message)

    def _callable(self, words: Words) -> dict[str, str]:
        """Return what everybody may call without options, and its name in their language.

        Where messages mention it, there is a button.
        """
        return {
            each.qualified_name: words.command_name(each.qualified_name)
            for each in self._commands.walk_commands()
            if isinstance(each, app_commands.Command)
            and (each.root_parent or each).default_permissions is None
            and not any(option.required for option in each.parameters)
        }

    def _poster(self, game: str) -> list[str]:
        face = FACES[game]
        names = [icon_name(game, each) for each in face.poster()] if isinstance(face, PosterFace) else []
        return [each for each in names if self._icons.get(each) is not None]

    def picture(self, url: str) -> str | None:
        """Return the page's address of a card's picture that Discord has as an emoji; None for any other address."""
        name = self._services.icons.named(url) if url.startswith(AT_DISCORD) else None
        return None if name is None else f"cards/{name}.webp"

    async def present(self, person: Person) -> Present:
        """Return somebody as Discord knows them now, in the channel in which they have opened the panel.

        :raises Refusal: ``panel_stranger``: they are not there, or may not see it; ``panel_no_bot``: the bot is not.
        :raises NotOurs: another process serves the server.
        """
        self._services.room.check(person.guild)
        found = await self._services.visible_channels.present(self._client, person.guild, person.channel, person.user)
        if found is None:
            gone = self._services.visible_channels.is_gone(person.guild)
            raise Refusal("panel_no_bot" if gone else "panel_stranger")
        return found

    # What they see

    def changed(self, table: Table, happened: Entry | Happening) -> None:
        """Show a table again to those who have it before them."""

        def sees(guest: Session) -> bool:
            own = guest.at_home and table.is_seated(guest.person.user)  # they see where they can go on
            return own or guest.table == table.id or _is_near(table, guest.person)

        self._show_to(sees)

    async def _start_opens(self, table: Table) -> None:
        """Show a lobby again from which everybody may begin the game now."""
        self.changed(table, Happening.TOUCHED)

    def is_seen(self, table: Table, user: int) -> bool:
        """Tell whether somebody has a table before them in their panel, or will have once it begins."""
        return any(
            guest.person.user == user
            and _is_near(table, guest.person)
            and (guest.table in (None, table.id) or not self._services.room.is_live(guest.table))
            for guest in self._connected
        )

    def forgotten(self, number: int) -> None:
        """Show those who had a table before them what there is now."""
        self._show_to(lambda each: each.table == number)

    @property
    def _connected(self) -> list[Session]:
        return [each for each in self._guests.values() if each.socket is not None]

    def _show_to(self, wanted: Callable[[Session], bool]) -> None:
        for guest in filter(wanted, self._connected):
            self._show_soon(guest)

    def _show_soon(self, guest: Session) -> None:
        """Show somebody their table once this change is complete; of several changes at once, the last."""
        if not self._changed:
            self._tasks.begin(self._show_all())
        self._changed.add(guest)

    async def _show_all(self) -> None:
        await asyncio.sleep(0)  # what is told of one change is told first
        changed, self._changed = self._changed, set()
        await asyncio.gather(*map(self._show_if_present, changed))  # nobody waits for what Discord says of others

    def tell_all(self, table: Table, show: Callable[[Session], Awaitable[object]]) -> None:
        """Show something to all who have a table before them and may see its channel."""
        for other in self._connected:
            if other.table == table.id and _is_near(table, other.person):
                self._tasks.begin(self._show_if_present(other, show))

    async def _show_if_present(
        self, guest: Session, show: Callable[[Session], Awaitable[object]] | None = None
    ) -> None:
        try:
            with suppress(*REQUEST_FAILURES):
                await self.present(guest.person)
            await (show or self.show)(guest)
        except NotOurs:
            guest.leave(STOPPING)
        except Refusal:
            guest.leave(UNKNOWN)

    async def show(self, guest: Session) -> None:
        """Show somebody their table as it is now, and all of the page anew if their language has changed."""
        if guest.language not in ("", self.words(guest.person).language):
            self.welcome(guest)
        async with guest.showing:  # what was read first is shown first
            await self._show(guest)

    async def _show(self, guest: Session) -> None:
        try:
            before, table = guest.table, await self.table_of(guest)
            seen = before is not None or guest.ways is not None
            if seen and table is not None and table.id != before and table.host == guest.person.user:
                guest.put_away()  # what they have opened it from
            look = await self.look(guest, table)
            board = await self._private(guest, look)
            on = again = ""
            if board is not None:
                number, (_, match) = [*guest.boards.items()][-1]
                on, again = str(number), str(match)
            if board is None and table is not None:
                board = await self._table_board(guest, table, look)
                opens = table.anybody_starts if table.status is Status.LOBBY else None
                if opens is not None and opens > look.now:
                    self._clock.set((self, table.id), opens, partial(self._start_opens, table))
            else:
                self._tell_turn(guest, table)
            if board is None:
                await self.tell_ways(guest)
                guest.show_scene(None)
                return
            guest.show_scene(scene(board, look, on, again), lambda before: events(board, look.words, before))
        except NotOurs:
            raise
        except Exception as error:
            if (guest.table, type(error)) not in self._logged:  # it fails for everybody, and at each move
                self._logged.append((guest.table, type(error)))
                log.exception("the panel of table %s cannot be shown", guest.table)
            guest.send("said", text=self.words(guest.person)("table-failing"))

    async def look(self, guest: Session, table: Table | None) -> Viewer:
        """Return how somebody looks at a table, or at another board."""
        user = guest.person.user
        self._learn_faces(guest, table)
        return Viewer(
            user,
            self.words(guest.person),
            self._icons,
            self._services.room.pace,
            self._clock.now(),
            moderates=table is not None and table.paused and await self._moderates(guest),
            asks=self._services.settings.user(user).asks_first,
            avatar=lambda shown: self._faces.get((guest.person.guild, shown)),
            here={each.person.user for each in filter(self._beside(guest.person), self._connected)}.__contains__,
            address=partial(self.pictures.address, user),
        )

    def _learn_faces(self, guest: Session, table: Table | None) -> None:
        """Have Discord asked for the pictures of those who sit at a table, once for each."""
        for user in () if table is None else [seat.user for seat in table.seats]:
            face = guest.person.guild, user or 0
            if user is not None and face not in self._faces:
                self._faces[face] = None
                self._tasks.begin(self._learn_face(guest, user))

    async def _learn_face(self, guest: Session, user: int) -> None:
        face = guest.person.guild, user
        try:
            member = await self._services.visible_channels.member(self._client, guest.person.guild, user)
        except (*REQUEST_FAILURES, NotOurs):
            self._faces.pop(face)  # the next time that their table is shown, Discord is asked again
        else:
            avatar = None if member is None else member.guild_avatar or member.avatar
            if avatar is not None:
                self._faces[face] = avatar.replace(size=128, static_format="png", format="png").url
                self._show_soon(guest)

    async def _table_board(self, guest: Session, table: Table, look: Viewer) -> Board:
        picture = None
        if not table.live:
            people = {seat.user for seat in table.seats if seat.user is not None}
            if any(table.name_of(user) is None for user in people):
                table.name_of = (await self._services.names.of(table.guild, people)).get
            picture = await self._services.renderer.picture(table)
        added = self._services.renderer.added_to(look.words, table)
        number, turn, draft = guest.draft or (-1, -1, None)
        return table_board(table, look, draft if (number, turn) == (table.id, table.choice) else None, picture, added)

    def _mentioned(self, guest: Session, text: str) -> dict[str, dict[str, str]]:
        """Return what people, channels and roles are called that a text mentions: of channels, those that are seen."""
        person, member, server = guest.person, guest.member, self._client.get_guild(guest.person.guild)
        users = sorted(set(MENTIONED.findall(text)))
        name_of = self._services.names.lookup(person.guild, map(int, users))
        names = {each: name_text(name, markdown=False) for each in users if (name := name_of(int(each)))}
        places = dict[str, str]()
        for kind, number in _PLACES.findall(text):
            if member is None or server is None:
                continue
            if kind == "@&" and (role := server.get_role(int(number))) is not None:
                places[number] = f"@{role.name}"
            elif kind == "#" and (channel := server.get_channel_or_thread(int(number))) is not None:
                private = isinstance(channel, discord.Thread) and channel.is_private()
                if not private and channel.permissions_for(member).view_channel:
                    places[number] = f"#{channel.name}"
        return {key: found for key, found in (("names", names), ("places", places)) if found}

    async def _fill_lists(self, guest: Session, form: Component) -> None:
        """Put into a form's lists what Discord's own clients know by themselves.

        Of people, these are the chosen ones, who need not be there: the page knows the others.
        """
        for label in form.get("components", ()):
            field = label.get("component") or {}
            chosen = [int(each["id"]) for each in field.get("default_values") or ()]
            offered = list[tuple[int, str]]()
            with suppress(Refusal, *REQUEST_FAILURES):
                offered = await self._offered(guest.person, field.get("type"), chosen)
            if offered:
                field["options"] = [
                    {"label": name, "value": str(each), "default": each in chosen} for each, name in offered
                ]

    async def _offered(self, person: Person, kind: object, chosen: Sequence[int]) -> list[tuple[int, str]]:
        """Return the ids and names of what a list offers, by the kind of its component."""
        kinds = discord.ComponentType
        if kind == kinds.user_select.value:
            names = await self._services.names.of(person.guild, chosen)
            return [(each, name_text(names.get(each) or f"@{each}", markdown=False)) for each in chosen]
        if kind == kinds.role_select.value:
            roles = (await self.present(person)).member.guild.roles
            return [(each.id, each.name) for each in reversed(roles) if not each.is_default()]
        if kind == kinds.channel_select.value:
            listed = await self._services.visible_channels.listed(self._client, person.guild, person.user)
            return [(each.id, f"#{each.name}") for each in listed if each.type is not discord.ChannelType.category]
        return []

    # Private messages as boards

    def _lies(self, message: Layout) -> Lies | None:
        matches = []
        for each in message.every():
            with suppress(Malformed):
                matches += [self._clicks.parse(each["custom_id"])] if "custom_id" in each else []
        found = ((each, each.lies(matches)) for each in self._services.boards)
        return next(((each, match) for each, match in found if match is not None), None)

    async def _private(self, guest: Session, look: Viewer) -> Board | None:
        """Return the board of the newest private message that is one; None if there is none."""
        for number in reversed([*guest.boards]):
            with suppress(Refusal):
                board = await self.board_of(guest, number, look)
                if board is not None:
                    self._note_place(guest, board, guest.boards[number][1])
                    return board
            guest.boards.pop(number, None)
            message = guest.replies.message(number)
            if message is not None:
                guest.show_sheet(message)
        return None

    def _note_place(self, guest: Session, board: Board, match: RouteMatch) -> None:
        """Note where somebody has got to in a lesson, or in a game that they look back on, until its end."""
        person, at = guest.person, match.parts[-1]
        if board.kind not in ("lesson", "past") or at == 0:  # who begins once more may still go on
            return
        places = dict(self._places.get((person.user, person.guild), {}))
        places.pop(board.key, None)
        if not board.message:
            far = board.stage if board.moves is None else f"{board.plies}/{board.moves}"
            places[board.key] = board.kind, board.game, far, match
        self._places[person.user, person.guild] = dict([*places.items()][-MOST_PLACES:])

    def forget(self, user: int) -> None:
        """Forget where a person has got to."""
        for person, guild in self._places:
            if person == user:
                self._places[person, guild] = {}

    async def board_of(self, guest: Session, number: int, look: Viewer) -> Board | None:
        """Return the board of a private message; None if it is none, or is gone.

        :raises Refusal: its game is gone.
        """
        lies, message = guest.boards.get(number), guest.replies.message(number)
        if lies is None or message is None:
            return None
        at, turn, draft = guest.draft or (-1, -1, "")
        begun = (turn, draft) if at == number else None
        (boards, match), components = lies, Layout(message.components)
        return await boards.board(
            match, Shown(look.user, guest.person.guild, look.words, look.icons, components, begun)
        )

    async def tell_ways(self, guest: Session, here: str = "") -> None:
        """Tell somebody's page where they can go on, if that has changed.

        :param here: the key of what lies before them; empty for nothing.
        """
        words, person, found = self.words(guest.person), guest.person, list[Way]()
        for ways in self._services.ways:
            try:
                found += await ways(words, person.user, person.guild, person.channel)
            except (NotSaved, Refused, *REQUEST_FAILURES) as error:
                log.info("what somebody could go on with is not known: %r", error)
        places = self._places.get((person.user, person.guild), {})
        for key, (kind, game, far, match) in reversed(places.items()):
            if key != here:
                about = words("way-lesson" if kind == "lesson" else "way-past", far=far)
                found.append(Way("own", words(f"{game}-title"), about, game, custom_id=str(match)))
        found.sort(key=lambda each: WAYS.index(each.kind))
        if found != guest.ways:
            guest.ways = found
            guest.send("home", ways=plain(found))

    def _tell_turn(self, guest: Session, table: Table | None) -> None:
        """Tell somebody who has another board before them that it is their turn at the table."""
        if table is None or table.status is not Status.PLAYING or not guest.boards:
            return
        acting = {table.seats[seat].user for seat in table.people_to_act()}
        if guest.person.user in acting and guest.told_turn != (table.id, table.turn):
            guest.told_turn = table.id, table.turn
            guest.send("turn", title=self.words(guest.person)(f"{table.game.name}-title"))

    async def _moderates(self, guest: Session) -> bool:
        try:
            return (await self.present(guest.person)).may.manage_messages
        except REQUEST_FAILURES:
            return False

    async def table_of(self, guest: Session) -> Table | None:
        """Return the table of a session: the live table of its channel, or else the last table shown.

        From a table's own thread, its channel is as near as the thread.
        """
        room = self._services.room
        person, here = guest.person, room.number_at(guest.person.channel)
        # One's own table of a tournament has a thread of its own.
        near = (each for each in room.tables if each.live and each.is_seated(person.user) and _is_near(each, person))
        live = here or next((each.id for each in near), None)
        if live is None and guest.table is None:
            return None
        if live is not None and (guest.table is None or not room.is_live(guest.table)):
            guest.table = live
            if here is not None:
                self._last[person.channel] = here
        assert guest.table is not None
        try:
            table = await room.find(guest.table)
        except Refusal:
            return None
        return table if table.guild == guest.person.guild and _is_near(table, guest.person) else None


def _is_near(table: Table, person: Person) -> bool:
    """Tell whether a table is in the channel in which somebody has the panel open, or in a thread of its own there."""
    return table.channel == person.channel or (table.own_thread and table.parent == person.channel)
