"""Interactions: people start them, and the bot answers them within three seconds."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

from aiohttp import web

from playground.answer_checks import check_choices, check_modal, check_options
from playground.checks import walk
from playground.errors import DiscordError, FormErrors, already_acknowledged, unknown
from playground.payloads import channel_json, interaction_json, member_json, message_json, user_json
from playground.service import Service, number, origin_of
from playground.world import API, EPHEMERAL, INTERACTION_SECONDS, LOADING, Channel, Interaction, Json, Message, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
PONG, REPLY, THINK, THINK_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
ALLOWED: Final[dict[int, set[int]]] = {
    COMMAND: {REPLY, THINK, MODAL},
    COMPONENT: {REPLY, THINK, THINK_UPDATE, UPDATE, MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {REPLY, THINK, THINK_UPDATE, UPDATE},
}

SUB_COMMAND, SUB_COMMAND_GROUP, USER_OPTION, CHANNEL_OPTION = 1, 2, 6, 7
"""The kinds of command options."""


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    starting = _Starting(service)
    answering = _Answering(service)
    return [
        web.post(f"{API}/interactions", starting.start),
        web.post(f"{API}/interactions/{{interaction}}/{{token}}/callback", answering.callback),
    ]


class _Starting:
    """The requests of people's clients."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world

    async def start(self, request: web.Request) -> web.Response:
        """Take a person's request, and dispatch it to the bot."""
        user = self._service.user(request)
        body, _ = await self._service.body(request)
        kind = body.get("type")
        if user.bot or kind not in ALLOWED:
            errors = FormErrors()
            errors.add("type", "BASE_TYPE_CHOICES", "Value must be one of (2, 3, 4, 5).")
            errors.check()
        if str(body.get("application_id")) != str(self._world.application):
            raise unknown("Application")
        channel = self._world.channel_for(int(body.get("channel_id") or 0), user)
        there = channel.recipient is not None or self._world.bot.id in self._world.guilds[channel.guild].members
        if not there and user.id not in self._world.installed_by:
            raise unknown("Application")
        if kind in (COMMAND, AUTOCOMPLETE):
            self._check_place(body.get("data"), channel, there=there)
        data, source = self._data(int(kind or 0), body, user)
        opener = self._world.forms.pop(str(data.get("id")), None) if kind == MODAL_SUBMIT else None
        interaction = Interaction(
            id=self._world.snowflakes.next(),
            token=secrets.token_urlsafe(48),
            type=int(kind or 0),
            user=user,
            channel=channel,
            at=self._world.now(),
            nonce=None if body.get("nonce") is None else str(body["nonce"]),
            data=data,
            source=source if opener is None else opener.source,
            opened_by=None if opener is None else metadata(opener),
        )
        self._world.interactions[interaction.token] = interaction
        created = {"id": str(interaction.id), "nonce": interaction.nonce}
        await self._service.tell_asker(interaction, "INTERACTION_CREATE", created)
        event = interaction_json(self._world, interaction, origin_of(request))
        await self._service.gateway.deliver(interaction, event)
        asyncio.get_running_loop().call_later(
            INTERACTION_SECONDS, lambda: asyncio.ensure_future(self._expire(interaction))
        )
        return web.Response(status=204)

    async def _expire(self, interaction: Interaction) -> None:
        """Tell the person that the bot did not answer in time."""
        if not interaction.answered:
            interaction.failed = True
            failure = {"id": str(interaction.id), "nonce": interaction.nonce, "reason_code": 2}
            await self._service.tell_asker(interaction, "INTERACTION_FAILURE", failure)

    def _data(self, kind: int, body: Json, user: User) -> tuple[Json, Message | None]:
        data = body.get("data")
        if not isinstance(data, dict):
            errors = FormErrors()
            errors.required("data")
            errors.check()
            raise AssertionError("unreachable")
        if kind in (COMMAND, AUTOCOMPLETE):
            return self._command(data, user), None
        source = None
        if body.get("message_id") is not None or kind == COMPONENT:
            source = self._world.message(int(body["channel_id"]), int(body.get("message_id") or 0), user)
        if kind == COMPONENT:
            return self._component(data, source), source
        return data, source

    def _check_place(self, data: Any, channel: Channel, *, there: bool) -> None:
        """Refuse a command in direct messages, or where the bot is not, unless the command allows it."""
        if not isinstance(data, dict):
            return
        command = self._known(data)
        contexts = command.get("contexts") or ([0, 1] if command.get("dm_permission", True) else [0])
        if (channel.recipient is not None and 1 not in contexts) or (
            not there and 1 not in (command.get("integration_types") or [0])
        ):
            raise unknown("application command")

    def _known(self, data: Json) -> Json:
        """Return the command that a client names."""
        command = self._world.commands.get(int(data.get("id") or 0))
        if command is None:
            command = next((c for c in self._world.commands.values() if c["name"] == data.get("name")), None)
        if command is None:
            raise unknown("application command")
        return command

    def _command(self, data: Json, asker: User) -> Json:
        command = self._known(data)
        check_options(command, data.get("options") or [])
        options = data.get("options", [])
        passed_on: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        resolved = self._resolved(options, asker)
        return {**passed_on, "resolved": resolved} if resolved else passed_on

    def _resolved(self, options: list[Json], asker: User) -> Json:
        """Return the people, their memberships and the channels that the options name."""
        found: dict[str, dict[str, Json]] = {}
        for option in options:
            if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
                return self._resolved(option.get("options") or [], asker)
            named = option.get("value")
            if option["type"] == USER_OPTION:
                user = self._world.user(int(str(named)))
                found.setdefault("users", {})[str(user.id)] = user_json(user)
                guild = next((g for g in self._world.guilds.values() if {user.id, asker.id} <= g.members), None)
                if guild is not None:
                    member = member_json(self._world, guild, user)
                    member["permissions"] = str(guild.permissions)
                    del member["user"]
                    found.setdefault("members", {})[str(user.id)] = member
            elif option["type"] == CHANNEL_OPTION:
                channel = self._world.channel_for(int(str(named)), asker)
                partial = channel_json(self._world, channel)
                partial["permissions"] = str(self._world.permissions(asker, channel))
                found.setdefault("channels", {})[str(channel.id)] = partial
        return dict(found)

    @staticmethod
    def _component(data: Json, source: Message | None) -> Json:
        """Return a component's data. Any custom_id is passed on, because a client can send any."""
        custom_id = str(data.get("custom_id", ""))
        used = next((c for _, c in walk(source.components) if c.get("custom_id") == custom_id), {}) if source else {}
        kind = int(data.get("component_type") or used.get("type") or 2)
        passed_on: Json = {"component_type": kind, "custom_id": custom_id, "id": used.get("id", 0)}
        if kind != 2:
            passed_on["values"] = data.get("values", [])
        return passed_on


class _Answering:
    """The bot's first answers to interactions."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world

    async def callback(self, request: web.Request) -> web.Response:
        """Take the bot's first answer."""
        interaction = self._world.interactions.get(request.match_info["token"])
        if interaction is None or interaction.id != number(request, "interaction") or interaction.failed:
            raise unknown("interaction")
        if not interaction.answered and self._world.now() - interaction.at > INTERACTION_SECONDS:
            raise unknown("interaction")
        if interaction.answered:
            raise already_acknowledged()
        body, files = await self._service.body(request)
        kind = int(body.get("type") or 0)
        if kind not in ALLOWED[interaction.type] or (kind in (UPDATE, THINK_UPDATE) and interaction.source is None):
            errors = FormErrors()
            errors.add("type", "INTERACTION_TYPE_INVALID", "Interaction response type is invalid for this interaction.")
            errors.check()
        data: Json = body.get("data") or {}
        interaction.answered = True
        try:
            message = await self._answer(interaction, kind, data, files, origin_of(request))
        except DiscordError:
            interaction.answered = False
            raise
        if kind in (REPLY, THINK, UPDATE, THINK_UPDATE, MODAL):
            done = {"id": str(interaction.id), "nonce": interaction.nonce}
            await self._service.tell_asker(interaction, "INTERACTION_SUCCESS", done)
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return web.Response(status=204)
        return web.json_response(self._confirmation(interaction, kind, message, origin_of(request)))

    async def _answer(
        self, interaction: Interaction, kind: int, data: Json, files: list[Any], origin: str
    ) -> Message | None:
        match kind:
            case 4 | 5:
                ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
                message = await self._service.create_message(
                    interaction.channel.id,
                    self._world.bot,
                    {**data, "nonce": interaction.nonce},
                    files,
                    origin,
                    only_for=interaction.user.id if ephemeral else None,
                    metadata=metadata(interaction),
                    extra_flags=LOADING if kind == THINK else 0,
                )
                interaction.original = message.id
                return message
            case 6 | 7:
                assert interaction.source is not None
                if kind == UPDATE:
                    await self._service.edit_message(interaction.source, data, files, origin)
                interaction.original = interaction.source.id
                return interaction.source
            case 8:
                check_choices(data)
                choices = {"nonce": interaction.nonce, "choices": data["choices"]}
                await self._service.tell_asker(interaction, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", choices)
            case 9:
                check_modal(data)
                self._world.forms[str(interaction.id)] = interaction
                modal = {
                    **data,
                    "id": str(interaction.id),
                    "nonce": interaction.nonce,
                    "channel_id": str(interaction.channel.id),
                    "application": {"id": str(self._world.application), "name": self._world.bot.name},
                }
                await self._service.tell_asker(interaction, "INTERACTION_MODAL_CREATE", modal)
        return None

    def _confirmation(self, interaction: Interaction, kind: int, message: Message | None, origin: str) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.type}
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = message.only_for is not None
        return {"interaction": about, "resource": {"type": kind, "message": message_json(self._world, message, origin)}}


def metadata(interaction: Interaction) -> Json:
    """Return the description of an interaction that its answer carries."""
    about: Json = {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": user_json(interaction.user),
        "authorizing_integration_owners": {"0": str(interaction.channel.guild)},
    }
    if interaction.type == COMMAND:
        about["name"] = _full_name(interaction.data)
    elif interaction.type == MODAL_SUBMIT:
        about["triggering_interaction_metadata"] = interaction.opened_by or {}
    elif interaction.source is not None:
        about["interacted_message_id"] = str(interaction.source.id)
    return about


def _full_name(data: Json) -> str:
    """Return the name of a command, with that of its subcommand."""
    words = [str(data["name"])]
    options = data.get("options") or []
    while options and options[0].get("type") in (1, 2):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)
