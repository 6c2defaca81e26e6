"""The open panels: presses, and frames when a table changes."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from importlib.resources import files
from typing import Any, Final, TypeAlias, TypeVar, get_args, get_type_hints

import discord
from discord import app_commands

from bot.faces.catalog import FACES
from bot.faces.face import LISTED, PosterFace, icon_name
from bot.features.panel.emotes import EMOTES, Pauses
from bot.features.panel.frames import plain
from bot.features.panel.in_process_responses import Pictures, Private, Responses, new_id, with_files
from bot.features.panel.scene import PanelIcons, Viewer, events, scene, table_board
from bot.features.panel.session import ELSEWHERE, STOPPING, UNKNOWN, Lies, Person, Session
from bot.games.refused import Refused
from bot.interactions import answers
from bot.interactions.components.layout import Layout
from bot.interactions.components.phrases import name_text
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.requests import Clicks
from bot.interactions.routes.route import Malformed, RouteMatch, check_text
from bot.interactions.routes.routes import HandAct, TableAct
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
from bot.tables.rules import playing
from bot.tables.rules.table import Table
from bot.tables.views.board import Board, Shown, Way
from bot.tables.views.hand import advice_text

log = logging.getLogger(__name__)

T = TypeVar("T")

KEPT_SECONDS: Final = 900.0
"""How long a person's panel is known that is not connected, in seconds. After that, their page logs in anew."""

MOST_GUESTS: Final = 1_000

MOST_LOGGED: Final = 100
"""How many failures are known that are not logged again."""

MOST_OWN: Final = 4
"""How many panels one person has at a time: a telephone, a computer, and a tab or two. A new one ends the oldest."""

LONGEST_ID: Final = 20
"""How many digits an id of Discord's has at most."""

PEOPLE: Final = 5
"""Discord's number of a list of people, which only forms have."""

AT_DISCORD: Final = "https://cdn.discordapp.com/emojis/"

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
        self._faces: Recent[int, str | None] = Recent(MOST_GUESTS)
        """The addresses of people's pictures; None for who has none, or while Discord is asked."""
        self._last: dict[int, int] = {}
        """By channel, the table that was looked at there last."""
        self._places: Recent[tuple[int, int], dict[str, Place]] = Recent(MOST_GUESTS)
        """By person and server, where they have got to on boards that they can go on with, the newest last."""
        self._changed: set[Session] = set()
        self._logged: deque[tuple[int | None, type[Exception]]] = deque(maxlen=MOST_LOGGED)
        """Which tables could not be shown, and why."""
        self.told_left: list[Callable[[int], None]] = []
        """Called with who has closed their panel, or has lost the connection."""
        self._pauses = Pauses(clock)
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
        if person.user not in self._faces and person.avatar is not None:
            self._faces[person.user] = person.avatar
        return guest

    def _new(self, person: Person, table: int | None) -> Session:
        guest = Session(person, used_at=self._clock.now())
        guest.lies, guest.changed = self._lies, lambda: self._show_soon(guest)
        guest.replies = Responses(
            self._client, person.channel, guest, self._picture, partial(self.pictures.address, person.user)
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
        for each in self._guests.values():
            if each.person.user == user and each.socket is not None:
                self._show_soon(each)

    def tell_who_is_here(self, guest: Session) -> None:
        """Show the others at a table that somebody has opened the panel there, or has closed it."""
        for each in self._guests.values():
            if each is not guest and each.socket is not None and each.person.channel == guest.person.channel:
                self._show_soon(each)

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
            commands=self._callable(),
        )
        for message in guest.replies.messages:
            guest.show(message)

    def _callable(self) -> list[str]:
        """Return what everybody may call without options. Where messages mention it, there is a button."""
        return [
            each.qualified_name
            for each in self._commands.walk_commands()
            if isinstance(each, app_commands.Command)
            and (each.root_parent or each).default_permissions is None
            and not any(option.required for option in each.parameters)
        ]

    def _poster(self, game: str) -> list[str]:
        face = FACES[game]
        names = [icon_name(game, each) for each in face.poster()] if isinstance(face, PosterFace) else []
        return [each for each in names if self._icons.get(each) is not None]

    def _picture(self, url: str) -> str | None:
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
        for guest in self._guests.values():
            own = guest.at_home and table.is_seated(guest.person.user)  # they see where they can go on
            if guest.socket is not None and (own or guest.table == table.id or _is_near(table, guest.person)):
                self._show_soon(guest)

    async def _start_opens(self, table: Table) -> None:
        """Show a lobby again from which everybody may begin the game now."""
        self.changed(table, Happening.TOUCHED)

    def is_seen(self, table: Table, user: int) -> bool:
        """Tell whether somebody has a table before them in their panel, or will have once it begins."""
        return any(
            guest.person.user == user
            and guest.socket is not None
            and _is_near(table, guest.person)
            and (guest.table in (None, table.id) or not self._services.room.is_live(guest.table))
            for guest in self._guests.values()
        )

    def forgotten(self, number: int) -> None:
        """Show those who had a table before them what there is now."""
        for guest in self._guests.values():
            if guest.table == number and guest.socket is not None:
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
            before, table = guest.table, await self._table_of(guest)
            seen = before is not None or guest.ways is not None
            if seen and table is not None and table.id != before and table.host == guest.person.user:
                guest.put_away()  # what they have opened it from
            look = await self._look(guest, table)
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
                await self._tell_ways(guest)
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

    async def _look(self, guest: Session, table: Table | None) -> Viewer:
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
            avatar=self._faces.get,
            here={each.person.user for each in self._guests.values() if each.socket is not None}.__contains__,
            address=partial(self.pictures.address, user),
        )

    def _learn_faces(self, guest: Session, table: Table | None) -> None:
        """Have Discord asked for the pictures of those who sit at a table, once for each."""
        for user in () if table is None else [seat.user for seat in table.seats]:
            if user is not None and user not in self._faces:
                self._faces[user] = None
                self._tasks.begin(self._learn_face(guest, user))

    async def _learn_face(self, guest: Session, user: int) -> None:
        try:
            member = await self._services.visible_channels.member(self._client, guest.person.guild, user)
        except (*REQUEST_FAILURES, NotOurs):
            self._faces.pop(user)  # the next time that their table is shown, Discord is asked again
        else:
            avatar = None if member is None else member.guild_avatar or member.avatar
            if avatar is not None:
                self._faces[user] = avatar.replace(size=128, static_format="png", format="png").url
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
                board = await self._board_of(guest, number, look)
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

    async def _board_of(self, guest: Session, number: int, look: Viewer) -> Board | None:
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

    async def _tell_ways(self, guest: Session, here: str = "") -> None:
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

    async def _table_of(self, guest: Session) -> Table | None:
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

    # What they do

    async def act(self, guest: Session, frame: Mapping[str, Any]) -> None:
        """Do what somebody asks for. Whatever is wrong with it becomes a sentence.

        :raises Malformed: the frame is none.
        """
        person = guest.person
        words = self.words(person)
        guest.acts += frame.get("op") not in ("close", "leave", "open", "menu")
        try:
            present = await _answered(self._admitted(guest))
            match frame:
                case {"table": bool()} | {"turn": bool()}:  # which are numbers in Python
                    raise Malformed("no number")
                case {"op": "play", "on": str(on), "turn": int(turn), "move": str(move)} if _is_id(on):
                    await self._play_privately(guest, present, int(on), turn, check_text(move), drafts=False)
                case {"op": "draft", "on": str(on), "turn": int(turn), "draft": str(draft)} if _is_id(on):
                    await self._play_privately(guest, present, int(on), turn, draft and check_text(draft), drafts=True)
                case {"op": "leave"}:
                    if guest.table is not None and not self._services.room.is_live(guest.table):
                        guest.table = None
                        await self.show(guest)
                case {"op": "menu"}:
                    guest.ways = None
                    await self._tell_ways(guest, guest.key)
                case {"op": "open", "message": str(message)} if _is_id(message):
                    guest.open(int(message))
                case {"op": "play", "table": int(number), "turn": int(turn), "move": str(move)}:
                    await self._play(guest, words, number, turn, check_text(move))
                case {"op": "draft", "table": int(number), "turn": int(turn), "draft": str(draft)}:
                    table = await self._own(guest, number)
                    guest.draft = (number, turn, check_text(draft)) if draft else None
                    await self._services.room.attend(table, person.user)
                    await self.show(guest)
                case {"op": "press", "custom_id": str(custom_id)}:
                    await self._press(guest, present, words, custom_id, frame)
                case {"op": "submit", "custom_id": str(custom_id), "components": list(components)}:
                    form = self._meant(custom_id).route.form
                    people = await _answered(self._people(person.guild, components)) if form else {}
                    data = {"custom_id": custom_id, "components": components, "resolved": people}
                    await self._interact(guest, present, discord.InteractionType.modal_submit, data, frame.get("on"))
                case {"op": "close", "message": str(message)} if _is_id(message):
                    guest.close(int(message))
                case {"op": "emote", "sign": str(sign)} if sign in EMOTES:
                    await self._emote(guest, present, words, sign)
                case {"op": "command", "name": str(name)} if name.split():
                    await self._command(guest, present, name)
                case _:
                    raise Malformed("no such frame")
        except NotOurs:
            raise
        except Malformed:
            raise
        except Exception as error:  # noqa: BLE001 - a package's code may raise anything: never answer with silence
            if not isinstance(error, Refusal):
                log.info("a press in the panel failed: %r", error)
            guest.send("said", text=sentence(words, error))
            guest.show_again()
            await self.show(guest)

    async def _admitted(self, guest: Session) -> Present:
        """As ``present``; have whoever is not admitted any more log in again, where they are told why they cannot."""
        try:
            return await self.present(guest.person)
        except Refusal:
            guest.leave(UNKNOWN)
            raise

    async def _own(self, guest: Session, number: int) -> Table:
        table = await self._table_of(guest)
        if table is None or table.id != number:
            raise Refusal("unknown_table")
        return table

    async def _play(self, guest: Session, words: Words, number: int, turn: int, move: str) -> None:
        table, user, draft = await self._own(guest, number), guest.person.user, guest.draft
        try:
            back = await self._services.room.attend(table, user)
            if back is not None:
                guest.send("said", text=words(back))
            guest.draft = None
            await self._services.room.do(table, playing.play, user, turn, move)  # of which ``changed`` hears
        except Exception as error:
            guest.draft = draft
            if isinstance(error, NotOurs):
                raise
            guest.send("said", text=sentence(words, error, table.game.name))
            guest.show_again()
            await self.show(guest)

    async def _play_privately(
        self, guest: Session, present: Present, on: int, turn: int, text: str, *, drafts: bool
    ) -> None:
        """Play a move, or begin a choice, on the board of a private message, as its buttons would."""
        board = await self._board_of(guest, on, await self._look(guest, None))
        if board is None or board.at is None:
            raise Refusal("unknown_button")
        # In a lesson, what was tried stays marked until the step is over.
        guest.draft = (on, turn, text) if drafts and text else guest.draft if board.kind == "lesson" else None
        if not text:
            guest.draft = None
            await self.show(guest)
            return
        custom_id = str((HandAct.DRAFT if drafts else HandAct.PLAY)(board.at, turn, text))
        data = {"custom_id": custom_id, "component_type": 2, "values": []}
        await self._interact(guest, present, discord.InteractionType.component, data, str(on))

    def _meant(self, custom_id: str) -> RouteMatch:
        """Return what a custom_id means. Pages of an older version may send one that means nothing.

        :raises Refusal: ``unknown_button``.
        """
        try:
            return self._clicks.parse(custom_id)
        except Malformed as error:
            raise Refusal("unknown_button") from error

    async def _press(
        self, guest: Session, present: Present, words: Words, custom_id: str, frame: Mapping[str, Any]
    ) -> None:
        match, user = self._meant(custom_id), guest.person.user
        route, first = match.route, next(iter(match.parts), 0)
        values = frame.get("values") or []
        if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
            raise Malformed("no such values")
        waiting = route is TableAct.RESUME and (await self._own(guest, first)).waits
        if route is TableAct.HAND or waiting:
            table = await self._own(guest, first)
            if not table.live:
                ended = await self._services.renderer.hand(words, table, user)
                guest.show(guest.replies.take([with_files(each, {}, self._picture) for each in ended.view.components]))
                return
            back = await self._services.room.attend(table, user)
            if back is not None:
                guest.send("said", text=words(back))
            await self.show(guest)
            return
        if route is HandAct.ADVICE:
            table = await self._own(guest, first)
            await self._services.room.attend(table, user)
            told = advice_text(words, table, user, await self._services.turns.advise(table, user))
            guest.send("said", text=told)
            return
        on = frame.get("on")
        clicked = guest.replies.message(int(on)) if isinstance(on, str) and _is_id(on) else None
        every = () if clicked is None else Layout(clicked.components).every()
        kind = next((each["type"] for each in every if each.get("custom_id") == custom_id), None)
        data = {"custom_id": custom_id, "component_type": kind or (3 if values else 2), "values": values}
        await self._interact(guest, present, discord.InteractionType.component, data, on)

    async def _command(self, guest: Session, present: Present, name: str) -> None:
        """Call a slash command without options.

        :raises Refusal: ``panel_no_commands``: Discord would not let them use it, nor anybody during a timeout.
        """
        if not present.may.use_application_commands:
            raise Refusal("panel_no_commands")
        first, *rest = name.split()
        options: list[dict[str, Any]] = []
        for each in reversed(rest):
            options = [{"type": 1, "name": each, "options": options}]
        data = {"name": first, "type": 1, "options": options}  # without an id, from which its mentions would be made
        interaction = self._made(guest, present, discord.InteractionType.application_command, data, None)
        self._commands._from_interaction(interaction)  # noqa: SLF001 - as when Discord tells of one

    async def _emote(self, guest: Session, present: Present, words: Words, sign: str) -> None:
        """Show a sign of somebody's to all who have the same table before them.

        :raises Refusal: ``unknown_table``; ``panel_no_commands``: they may not use commands, as during a timeout.
        """
        if not present.may.use_application_commands:
            raise Refusal("panel_no_commands")
        table, user = await self._table_of(guest), guest.person.user
        if table is None:
            raise Refusal("unknown_table")
        if not self._pauses.begin(user):
            guest.send("said", text=words("emote-soon"))
            return
        seat = next((number for number, each in enumerate(table.seats) if each.user == user), None)
        name = name_text(guest.person.name, markdown=False)

        async def show(other: Session) -> None:
            other.send("emote", user=str(user), name=name, seat=seat, sign=sign)

        for other in self._guests.values():
            if other.socket is not None and other.table == table.id and _is_near(table, other.person):
                self._tasks.begin(self._show_if_present(other, show))

    async def _interact(
        self, guest: Session, present: Present, kind: discord.InteractionType, data: dict[str, Any], on: object
    ) -> None:
        clicked = guest.on_table
        if isinstance(on, str) and _is_id(on):
            clicked = guest.replies.message(int(on)) or clicked
        interaction = self._made(guest, present, kind, data, clicked)
        await self._clicks.clicked(interaction)
        with suppress(Refusal):
            await self.show(guest)

    async def _people(self, guild: int, components: list[Any]) -> dict[str, Any]:
        """Return the people whom somebody has chosen in a form, as far as they are members."""
        found: dict[str, Any] = {"users": {}, "members": {}}
        for chosen in sorted(_chosen(components))[:LISTED]:
            member = await self._services.visible_channels.member(self._client, guild, chosen)
            if member is not None:
                found["users"][str(chosen)] = _user(member)
                found["members"][str(chosen)] = _member(member)
        return found

    def _made(
        self,
        guest: Session,
        present: Present,
        kind: discord.InteractionType,
        data: dict[str, Any],
        clicked: Private | None,
    ) -> discord.Interaction[Any]:
        """Return an interaction as Discord would deliver it, whose answers go to the panel."""
        person, member = guest.person, present.member
        payload: dict[str, Any] = {
            "id": str(new_id()),
            "application_id": str(self._client.application_id),
            "type": kind.value,
            "data": data,
            "guild_id": str(person.guild),
            "member": {**_member(member), "user": _user(member), "permissions": str(present.may.value)},
            "token": guest.replies.token(clicked),
            "version": 1,
            "locale": person.locale,
            "app_permissions": str(present.bot_may.value),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(person.guild)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if clicked is not None:
            payload["message"] = guest.replies.payload(clicked)
        interaction: discord.Interaction[Any] = discord.Interaction(data=payload, state=self._client._connection)  # type: ignore[arg-type] # noqa: SLF001
        interaction.channel = present.channel  # type: ignore[assignment] # which is no part of the payload
        interaction._session = interaction.followup.session = guest.replies  # type: ignore[assignment] # noqa: SLF001
        interaction.extras[answers.IN_PANEL] = True
        return interaction


def _is_near(table: Table, person: Person) -> bool:
    """Tell whether a table is in the channel in which somebody has the panel open, or in a thread of its own there."""
    return table.channel == person.channel or (table.own_thread and table.parent == person.channel)


def _user(member: discord.Member) -> dict[str, Any]:
    named = {"username": member.name, "global_name": member.global_name, "discriminator": "0"}
    return {"id": str(member.id), **named, "avatar": None, "bot": member.bot}


def _member(member: discord.Member) -> dict[str, Any]:
    roles = [str(each.id) for each in member.roles if not each.is_default()]
    joined = None if member.joined_at is None else member.joined_at.isoformat()
    return {"nick": member.nick, "roles": roles, "joined_at": joined, "deaf": False, "mute": False, "flags": 0}


def _is_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isdecimal()


async def _answered(asking: Awaitable[T]) -> T:
    """Return what Discord says.

    :raises Refusal: ``panel_no_answer``.
    """
    try:
        return await asking
    except REQUEST_FAILURES as error:
        log.info("Discord does not answer what the panel asks: %r", error)
        raise Refusal("panel_no_answer") from error


def _chosen(components: list[Any]) -> set[int]:
    asked: list[Any] = []
    for each in components:
        if isinstance(each, dict):
            several = each.get("components")
            inner = [each.get("component"), *(several if isinstance(several, list) else ())]
            asked += [part for part in inner if isinstance(part, dict) and part.get("type") == PEOPLE]
    values = [value for each in asked if isinstance(each.get("values"), list) for value in each["values"]]
    return {int(value) for value in values if isinstance(value, str) and _is_id(value)}
