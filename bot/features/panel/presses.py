"""What people do in the panel: a press is what a click in the channel is."""

import logging
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.faces.face import LISTED
from bot.features.panel.emotes import EMOTES, Pauses
from bot.features.panel.in_process_responses import Private, new_id, with_files
from bot.features.panel.panels import Panels
from bot.features.panel.session import UNKNOWN, Session
from bot.interactions import answers
from bot.interactions.components.form import read_answer
from bot.interactions.components.layout import Layout
from bot.interactions.components.phrases import name_text
from bot.interactions.refusals import sentence
from bot.interactions.refused_requests import REQUEST_FAILURES
from bot.interactions.requests import Clicks
from bot.interactions.routes.route import Malformed, RouteMatch, check_text
from bot.interactions.routes.routes import HandAct, TableAct
from bot.interactions.visible_channels import Present, TooManyQuestions
from bot.locales.words import Words
from bot.runtime.background import Clock
from bot.runtime.refusal import Refusal
from bot.store.engine.fence import NotOurs
from bot.tables.feature import Tables
from bot.tables.rules import playing
from bot.tables.rules.table import Table
from bot.tables.views.hand import advice_text

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_ID: Final = 20
LARGEST_ID: Final = 2**63 - 1
"""What ids of Discord's are at most. Discord refuses to be asked about larger ones."""

PEOPLE: Final = discord.ComponentType.user_select.value
ROLES: Final = discord.ComponentType.role_select.value
"""Discord's numbers of lists of people and of roles, which only forms have."""


class Presses:
    """Does what is asked for in the open panels."""

    def __init__(
        self, panels: Panels, services: Tables, clicks: Clicks, commands: app_commands.CommandTree[Any], clock: Clock
    ) -> None:
        self._panels, self._services, self._clicks, self._commands = panels, services, clicks, commands
        self._client, self._pauses = commands.client, Pauses(clock)

    async def act(self, guest: Session, frame: Mapping[str, Any]) -> None:
        """Do what somebody asks for. Whatever is wrong with it becomes a sentence.

        :raises Malformed: the frame is none.
        """
        person = guest.person
        words = self._panels.words(person)
        guest.acts += frame.get("op") not in ("close", "leave", "open", "menu")
        try:
            present = await _answered(self._admitted(guest))
            match frame:
                case {"table": bool()} | {"turn": bool()}:  # which are numbers in Python
                    raise Malformed("no number")
                case {"op": "play", "on": str(on), "turn": int(turn), "move": str(move)} if _is_id(on):
                    await self._play_privately(guest, present, int(on), turn, HandAct.PLAY, check_text(move))
                case {"op": "fill", "on": str(on), "turn": int(turn), "word": str(word)} if _is_id(on):
                    filled = frame.get("components")
                    await self._play_privately(guest, present, int(on), turn, HandAct.SAY, check_text(word), filled)
                case {"op": "draft", "on": str(on), "turn": int(turn), "draft": str(draft)} if _is_id(on):
                    text = draft and check_text(draft)
                    await self._play_privately(guest, present, int(on), turn, HandAct.DRAFT, text)
                case {"op": "leave"}:
                    if guest.table is not None and not self._services.room.is_live(guest.table):
                        guest.table = None
                        await self._panels.show(guest)
                case {"op": "menu"}:
                    guest.ways = None
                    await self._panels.tell_ways(guest, guest.key)
                case {"op": "open", "message": str(message)} if _is_id(message):
                    guest.open(int(message))
                case {"op": "play", "table": int(number), "turn": int(turn), "move": str(move)}:
                    await self._play(guest, words, number, turn, check_text(move))
                case {"op": "fill", "table": int(number), "turn": int(turn), "word": str(word)}:
                    move = f"{check_text(word)} {read_answer(frame.get('components'))}"
                    await self._play(guest, words, number, turn, move)
                case {"op": "draft", "table": int(number), "turn": int(turn), "draft": str(draft)}:
                    table = await self._own(guest, number)
                    guest.draft = (number, turn, check_text(draft)) if draft else None
                    await self._services.room.attend(table, person.user)
                    await self._panels.show(guest)
                case {"op": "press", "custom_id": str(custom_id)}:
                    await self._press(guest, present, words, custom_id, frame)
                case {"op": "submit", "custom_id": str(custom_id), "components": list(components)}:
                    form = self._meant(custom_id).route.form
                    chosen = await _answered(self._resolved(present, components)) if form else {}
                    data = {"custom_id": custom_id, "components": components, "resolved": chosen}
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
            await self._panels.show(guest)

    async def _admitted(self, guest: Session) -> Present:
        """As ``present``; have whoever is not admitted any more log in again, where they are told why they cannot."""
        try:
            present = await self._panels.present(guest.person)
        except Refusal:
            guest.leave(UNKNOWN)
            raise
        guest.member = present.member
        return present

    async def _own(self, guest: Session, number: int) -> Table:
        table = await self._panels.table_of(guest)
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
            await self._panels.show(guest)

    async def _play_privately(
        self, guest: Session, present: Present, on: int, turn: int, route: HandAct, text: str, filled: object = None
    ) -> None:
        """Play a move, or begin a choice, on the board of a private message, as its buttons and forms would.

        :param filled: what was filled in in the form.
        """
        board = await self._panels.board_of(guest, on, await self._panels.look(guest, None))
        if board is None or board.at is None:
            raise Refusal("unknown_button")
        # In a lesson, what was tried stays marked until the step is over.
        kept = guest.draft if board.kind == "lesson" else None
        guest.draft = (on, turn, text) if route is HandAct.DRAFT and text else kept
        if not text:
            guest.draft = None
            await self._panels.show(guest)
            return
        kinds, data = discord.InteractionType, dict[str, Any](custom_id=str(route(board.at, turn, text)))
        if route is HandAct.SAY:
            await self._interact(guest, present, kinds.modal_submit, {**data, "components": filled}, str(on))
        else:
            await self._interact(guest, present, kinds.component, {**data, "component_type": 2, "values": []}, str(on))

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
                guest.show(
                    guest.replies.take([with_files(each, {}, self._panels.picture) for each in ended.view.components])
                )
                return
            back = await self._services.room.attend(table, user)
            if back is not None:
                guest.send("said", text=words(back))
            await self._panels.show(guest)
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
        table, user = await self._panels.table_of(guest), guest.person.user
        if table is None:
            raise Refusal("unknown_table")
        if not self._pauses.begin(user):
            guest.send("said", text=words("emote-soon"))
            return
        seat = next((number for number, each in enumerate(table.seats) if each.user == user), None)
        name = name_text(guest.person.name, markdown=False)

        async def show(other: Session) -> None:
            other.send("emote", user=str(user), name=name, seat=seat, sign=sign)

        self._panels.tell_all(table, show)

    async def _interact(
        self, guest: Session, present: Present, kind: discord.InteractionType, data: dict[str, Any], on: object
    ) -> None:
        clicked = guest.on_table
        if isinstance(on, str) and _is_id(on):
            clicked = guest.replies.message(int(on)) or clicked
        interaction = self._made(guest, present, kind, data, clicked)
        await self._clicks.clicked(interaction)
        with suppress(Refusal):
            await self._panels.show(guest)

    async def _resolved(self, present: Present, components: list[Any]) -> dict[str, Any]:
        """Return the people and the roles that somebody has chosen in a form, as far as the server has them."""
        server = present.member.guild
        roles = {str(each): {"id": str(each)} for each in _chosen(components, ROLES) if server.get_role(each)}
        found: dict[str, Any] = {"users": {}, "members": {}, "roles": roles}
        for chosen in sorted(_chosen(components, PEOPLE))[:LISTED]:
            member = await self._services.visible_channels.member(self._client, server.id, chosen)
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


def _user(member: discord.Member) -> dict[str, Any]:
    named = {"username": member.name, "global_name": member.global_name, "discriminator": "0"}
    return {"id": str(member.id), **named, "avatar": None, "bot": member.bot}


def _member(member: discord.Member) -> dict[str, Any]:
    roles = [str(each.id) for each in member.roles if not each.is_default()]
    joined = None if member.joined_at is None else member.joined_at.isoformat()
    return {"nick": member.nick, "roles": roles, "joined_at": joined, "deaf": False, "mute": False, "flags": 0}


def _is_id(text: str) -> bool:
    return 0 < len(text) <= LONGEST_ID and text.isascii() and text.isdecimal() and int(text) <= LARGEST_ID


async def _answered(asking: Awaitable[T]) -> T:
    """Return what Discord says.

    :raises Refusal: ``panel_no_answer``; ``panel_slowly``: it is not asked for so many people at once.
    """
    try:
        return await asking
    except TooManyQuestions as error:
        raise Refusal("panel_slowly") from error
    except REQUEST_FAILURES as error:
        log.info("Discord does not answer what the panel asks: %r", error)
        raise Refusal("panel_no_answer") from error


def _chosen(components: list[Any], kind: int) -> set[int]:
    asked: list[Any] = []
    for each in components:
        if isinstance(each, dict):
            several = each.get("components")
            inner = [each.get("component"), *(several if isinstance(several, list) else ())]
            asked += [part for part in inner if isinstance(part, dict) and part.get("type") == kind]
    values = [value for each in asked if isinstance(each.get("values"), list) for value in each["values"]]
    return {int(value) for value in values if isinstance(value, str) and _is_id(value)}
