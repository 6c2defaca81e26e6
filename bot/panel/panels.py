"""Everybody who has a panel open: what they press, and what they are shown when something happens at their table."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands.clicks import Clicks
from bot.commands.kit.services import Services
from bot.interactions import answers
from bot.interactions.refusals import sentence
from bot.locales.words import RIGHT_TO_LEFT, Words
from bot.panel.guest import Guest, Person
from bot.panel.replies import Private, Replies, new_id
from bot.panel.scene import Looking, PanelIcons, scene
from bot.store.engine.fence import NotOurs
from bot.store.journal.entries import Entry
from bot.tables.kit.background import Background
from bot.tables.kit.clock import Clock
from bot.tables.kit.refusal import Refusal
from bot.tables.table import playing
from bot.tables.table.listener import Listener
from bot.tables.table.table import Table
from bot.views.kit.route import Malformed, check_text
from bot.views.kit.routes import HandAct, TableAct, parse
from bot.views.table.hand import advice_text

log = logging.getLogger(__name__)

KEPT_SECONDS: Final = 6 * 3600.0
"""How long a person's panel is known after they have last used it, in seconds."""

MOST_GUESTS: Final = 5_000

PAGE_WORDS: Final = (
    "panel-connecting", "panel-reconnecting", "panel-retry", "panel-close", "panel-your-turn", "panel-turn-of",
    "panel-spectating", "panel-seat", "panel-story", "panel-table", "panel-hand", "panel-none", "panel-you",
    "panel-computer", "panel-away", "panel-error", "panel-seconds-left", "panel-send", "panel-choose", "panel-cancel",
    "panel-cards-left", "panel-round-won", "panel-play-card", "panel-log", "panel-log-in", "panel-played",
)  # fmt: skip
"""The page's own words. What it says of names and numbers has ``{name}`` there."""

PLAIN_PERMISSIONS: Final = discord.Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True,
    send_messages_in_threads=True, use_external_emojis=True, use_application_commands=True,
)  # fmt: skip
"""What the bot may do in a channel, where Discord has not said: its requests are refused where this is wrong."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How somebody has opened the panel, as the interaction told that opened it."""

    permissions: int
    """What they may do in the channel."""
    of_bot: int
    """What the bot may do there."""
    guild_locale: str | None
    channel_type: int
    table: int | None = None
    """The table whose button they have pressed."""


class Panels(Listener):
    """The panels that are open at this process."""

    def __init__(
        self,
        services: Services,
        clicks: Clicks,
        commands: app_commands.CommandTree[Any],
        clock: Clock,
        icons: PanelIcons,
    ) -> None:
        self._services, self._clicks, self._commands = services, clicks, commands
        self._client, self._clock, self._icons = commands.client, clock, icons
        self._guests: dict[str, Guest] = {}
        """By session, who was there last at the end."""
        self._launches: dict[tuple[int, int], Launch] = {}
        """By channel and person, and by channel and 0 for the last of anybody."""
        self._changed: set[Guest] = set()
        self._tasks = Background()
        self.close = self._tasks.close

    # Who is there

    def launched(self, interaction: discord.Interaction[Any], table: int | None = None) -> None:
        """Note how somebody opens the panel."""
        where = interaction.channel
        launch = Launch(
            interaction.permissions.value,
            interaction.app_permissions.value,
            None if interaction.guild_locale is None else interaction.guild_locale.value,
            0 if where is None else where.type.value,
            table,
        )
        channel = interaction.channel_id or 0
        for user in (interaction.user.id, 0):
            self._launches.pop((channel, user), None)
            self._launches[channel, user] = launch
        while len(self._launches) > MOST_GUESTS:
            del self._launches[next(iter(self._launches))]

    def admit(self, session: str, person: Person) -> Guest:
        """Let somebody in who has shown who they are."""
        guest = Guest(person, used_at=self._clock.now())
        guest.replies = Replies(self._client, person.channel, guest)
        launch = self._launches.get((person.channel, person.user))
        guest.table = None if launch is None else launch.table
        oldest = self._clock.now() - KEPT_SECONDS
        self._guests = {key: each for key, each in self._guests.items() if each.socket or each.used_at > oldest}
        while len(self._guests) >= MOST_GUESTS:
            del self._guests[next(iter(self._guests))]
        self._guests[session] = guest
        self._services.names.note(person.guild, person.user, person.name)
        return guest

    def guest(self, session: str) -> Guest | None:
        """Return who has a session; None if nobody does, or not any more."""
        guest = self._guests.get(session)
        if guest is not None:
            guest.used_at = self._clock.now()
        return guest

    def words(self, person: Person) -> Words:
        """Return a person's words."""
        return self._services.languages.words(self._services.settings.user(person.user).language or person.locale)

    def welcome(self, guest: Guest) -> None:
        """Tell somebody's page who they are, and its words."""
        words = self.words(guest.person)
        guest.show_again()
        guest.send(
            "ready",
            you={"id": str(guest.person.user), "name": guest.person.name},
            language=words.language,
            rtl=words.language in RIGHT_TO_LEFT,
            words={key.removeprefix("panel-"): words.bare(key) for key in PAGE_WORDS},
            commands=[{"name": f"{name} new", "label": words(f"{name}-title")} for name in self._services.room.games],
        )

    # What they see

    def changed(self, table: Table, entry: Entry | None) -> None:
        """See ``Listener``."""
        for guest in self._guests.values():
            here = table.channel == guest.person.channel or (table.own_thread and table.parent == guest.person.channel)
            if guest.socket is not None and (guest.table == table.id or here):
                self._show_soon(guest)

    def forgotten(self, number: int) -> None:
        """See ``Listener``."""
        for guest in self._guests.values():
            if guest.table == number and guest.socket is not None:
                self._show_soon(guest)

    def _show_soon(self, guest: Guest) -> None:
        """Show somebody their table once this change is complete; of several changes at once, the last."""
        if not self._changed:
            self._tasks.begin(self._show_all())
        self._changed.add(guest)

    async def _show_all(self) -> None:
        await asyncio.sleep(0)  # what is told of one change is told first
        changed, self._changed = self._changed, set()
        for guest in changed:
            await self.show(guest)

    async def show(self, guest: Guest) -> None:
        """Show somebody their table as it is now."""
        try:
            table = await self._table_of(guest)
            guest.show_table(None if table is None else self._scene(guest, table))
        except Exception:
            log.exception("the panel of a table cannot be shown")
            guest.send("said", text=self.words(guest.person)("table-failing"))

    def _scene(self, guest: Guest, table: Table) -> dict[str, Any]:
        turn, draft = guest.draft or (-1, None)
        look = Looking(
            guest.person.user, self.words(guest.person), self._icons, self._services.room.pace, self._clock.now()
        )
        return scene(table, look, draft if turn == table.turn else None)

    async def _table_of(self, guest: Guest) -> Table | None:
        """Return the table that somebody looks at: the live one of their channel, or else the one that they saw last.

        From a table's own thread, its channel is as near as the thread.
        """
        room = self._services.room
        live = room.number_at(guest.person.channel)
        if live is None and guest.table is None:
            return None
        if live is not None and (guest.table is None or not room.is_live(guest.table)):
            guest.table = live
        assert guest.table is not None
        try:
            table = await room.find(guest.table)
        except Refusal:
            return None
        near = table.channel == guest.person.channel or (table.own_thread and table.parent == guest.person.channel)
        return table if table.guild == guest.person.guild and near else None

    # What they do

    async def act(self, guest: Guest, frame: Mapping[str, Any]) -> None:
        """Do what somebody asks for. Whatever is wrong with it becomes a sentence.

        :raises Malformed: the frame is none.
        """
        person = guest.person
        words = self.words(person)
        try:
            self._services.room.check(person.guild)
            match frame:
                case {"op": "play", "table": int(number), "turn": int(turn), "move": str(move)}:
                    await self._play(guest, words, number, turn, check_text(move))
                case {"op": "draft", "table": int(number), "turn": int(turn), "draft": str(draft)}:
                    table = await self._own(guest, number)
                    guest.draft = (turn, check_text(draft)) if draft else None
                    await self._services.room.attend(table, person.user)
                    await self.show(guest)
                case {"op": "press", "custom_id": str(custom_id)}:
                    await self._press(guest, words, custom_id, frame)
                case {"op": "submit", "custom_id": str(custom_id), "components": list()}:
                    data = {"custom_id": custom_id, "components": frame["components"]}
                    data["resolved"] = {}
                    await self._interact(guest, discord.InteractionType.modal_submit, data, frame.get("on"))
                case {"op": "close", "message": str(message)} if message.isdecimal():
                    guest.replies.close(int(message))
                case {"op": "command", "name": str(name)}:
                    await self._command(guest, name)
                case _:
                    raise Malformed("no such frame")
        except NotOurs:
            raise
        except Malformed:
            raise
        except Exception as error:  # noqa: BLE001 - a package's code may raise anything: never answer with silence
            if not isinstance(error, Refusal):
                log.info("a press in the panel failed: %r", error)
            game = None if guest.table is None else frame.get("game")
            guest.send("said", text=sentence(words, error, game or "claro"))
            guest.show_again()
            await self.show(guest)

    async def _own(self, guest: Guest, number: int) -> Table:
        """Return the table that somebody looks at, by its number.

        :raises Refusal: ``unknown_table``: they look at another one.
        """
        table = await self._table_of(guest)
        if table is None or table.id != number:
            raise Refusal("unknown_table")
        return table

    async def _play(self, guest: Guest, words: Words, number: int, turn: int, move: str) -> None:
        table, user = await self._own(guest, number), guest.person.user
        try:
            back = await self._services.room.attend(table, user)
            if back is not None:
                guest.send("said", text=words(back))
            await self._services.room.do(table, playing.play, user, turn, move)
            guest.draft = None
        except Exception as error:
            if isinstance(error, NotOurs):
                raise
            guest.send("said", text=sentence(words, error, table.game.name))
            guest.show_again()
        await self.show(guest)

    async def _press(self, guest: Guest, words: Words, custom_id: str, frame: Mapping[str, Any]) -> None:
        meant, user = parse(custom_id), guest.person.user
        route, first = meant.route, next(iter(meant.parts), 0)
        values = frame.get("values") or []
        if not isinstance(values, list) or not all(isinstance(each, str) for each in values):
            raise Malformed("no such values")
        waiting = route is TableAct.RESUME and (await self._own(guest, first)).waits
        if route is TableAct.HAND or waiting:
            back = await self._services.room.attend(await self._own(guest, first), user)
            if back is not None:
                guest.send("said", text=words(back))
            return
        if route is HandAct.ADVICE:
            table = await self._own(guest, first)
            await self._services.room.attend(table, user)
            told = advice_text(words, table, user, await self._services.turns.advise(table, user))
            guest.send("said", text=told)
            return
        data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": values}
        await self._interact(guest, discord.InteractionType.component, data, frame.get("on"))

    async def _command(self, guest: Guest, name: str) -> None:
        """Call a slash command without options."""
        first, *rest = name.split()
        options: list[dict[str, Any]] = []
        for each in reversed(rest):
            options = [{"type": 1, "name": each, "options": options}]
        data = {"id": str(new_id()), "name": first, "type": 1, "options": options}
        interaction = self._made(guest, discord.InteractionType.application_command, data, None)
        self._commands._from_interaction(interaction)  # noqa: SLF001 - as when Discord tells of one

    async def _interact(self, guest: Guest, kind: discord.InteractionType, data: dict[str, Any], on: object) -> None:
        clicked = guest.on_table
        if isinstance(on, str) and on.isdecimal():
            clicked = guest.replies.message(int(on)) or clicked
        interaction = self._made(guest, kind, data, clicked)
        await self._clicks.clicked(interaction)
        with suppress(Refusal):
            await self.show(guest)

    def _made(
        self, guest: Guest, kind: discord.InteractionType, data: dict[str, Any], clicked: Private | None
    ) -> discord.Interaction[Any]:
        """Return an interaction as Discord would deliver it, whose answers go to the panel."""
        person = guest.person
        launch = self._launches.get((person.channel, person.user))
        near = launch or self._launches.get((person.channel, 0))
        user = {
            "id": str(person.user), "username": person.name, "global_name": person.name, "discriminator": "0",
            "avatar": None, "bot": False,
        }  # fmt: skip
        permissions = launch.permissions if launch else discord.Permissions(view_channel=True, send_messages=True).value
        member: dict[str, Any] = {
            "user": user,
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        payload: dict[str, Any] = {
            "id": str(new_id()),
            "application_id": str(self._client.application_id),
            "type": kind.value,
            "data": data,
            "guild_id": str(person.guild),
            "channel": {
                "id": str(person.channel),
                "type": near.channel_type if near else 0,
                "guild_id": str(person.guild),
            },
            "channel_id": str(person.channel),
            "member": {**member, "permissions": str(permissions)},
            "token": guest.replies.token(clicked),
            "version": 1,
            "locale": person.locale,
            "app_permissions": str(near.of_bot if near else PLAIN_PERMISSIONS.value),
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(person.guild)},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if near is not None and near.guild_locale is not None:
            payload["guild_locale"] = near.guild_locale
        if clicked is not None:
            payload["message"] = guest.replies.payload(clicked)
        interaction: discord.Interaction[Any] = discord.Interaction(data=payload, state=self._client._connection)  # type: ignore[arg-type] # noqa: SLF001
        interaction._session = interaction.followup.session = guest.replies  # type: ignore[assignment] # noqa: SLF001
        interaction.extras[answers.IN_PANEL] = True
        return interaction
