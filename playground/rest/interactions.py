"""The bot's first answer to an interaction, within three seconds."""

from __future__ import annotations

from typing import Any, Final

from aiohttp import web

from playground.changes.metadata import metadata
from playground.changes.service import Endpoints, Service, number, origin_of
from playground.checks.answers import read_choices
from playground.checks.commands import STRING
from playground.checks.forms import read_form
from playground.errors import DiscordError, FormErrors, already_acknowledged, unknown
from playground.objects.payloads import message_json
from playground.world import API, EPHEMERAL, LOADING, Interaction, Json, Message
from playground.world.installs import must_be_ephemeral

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
PONG, REPLY, THINK, THINK_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH, ELIGIBILITY = 1, 4, 5, 6, 7, 8, 9, 12, 13
ALLOWED: Final[dict[int, set[int]]] = {
    COMMAND: {REPLY, THINK, MODAL, LAUNCH},
    COMPONENT: {REPLY, THINK, THINK_UPDATE, UPDATE, MODAL, LAUNCH},
    AUTOCOMPLETE: {CHOICES},
    MODAL_SUBMIT: {REPLY, THINK, THINK_UPDATE, UPDATE, LAUNCH},
}
KNOWN: Final = (PONG, REPLY, THINK, THINK_UPDATE, UPDATE, CHOICES, MODAL, LAUNCH, ELIGIBILITY)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoint."""
    return [web.post(f"{API}/interactions/{{interaction}}/{{token}}/callback", _Answering(service).callback)]


class _Answering(Endpoints):
    """The bot's first answers to interactions."""

    async def callback(self, request: web.Request) -> web.Response:
        """Take the bot's first answer."""
        interaction = self._world.interactions.get(request.match_info["token"])
        if interaction is None or interaction.id != number(request, "interaction") or interaction.failed:
            raise unknown("interaction")
        if not interaction.answered and self._world.now() - interaction.at > interaction.seconds:
            raise unknown("interaction")
        if interaction.answered:
            raise already_acknowledged()
        body, files = self._service.body(request)
        kind = self._kind(interaction, body.get("type"))
        data: Json = body.get("data") or {}
        interaction.answered = True
        try:
            message = await self._answer(interaction, kind, data, files, origin_of(request))
        except DiscordError as refusal:
            interaction.answered = False
            if refusal.errors is not None and "data" not in refusal.errors:
                refusal.errors = {"data": refusal.errors}  # here the message is a part of the body
            raise
        if kind != CHOICES:
            done = {"id": str(interaction.id), "nonce": interaction.nonce}
            await self._service.tell_asker(interaction, "INTERACTION_SUCCESS", done)
        if request.query.get("with_response", "").lower() not in ("1", "true"):
            return web.Response(status=204)
        return web.json_response(self._confirmation(interaction, kind, message, origin_of(request)))

    def _kind(self, interaction: Interaction, kind: Any) -> int:
        """Return the kind of an answer.

        :raises DiscordError: 50035 if it is unknown, or does not fit the interaction.
        """
        errors = FormErrors()
        if kind is None:
            errors.required("type")
        elif kind not in KNOWN:
            errors.add("type", "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, KNOWN))}}}.")
        elif (
            kind not in ALLOWED[interaction.type]
            or (kind in (UPDATE, THINK_UPDATE) and interaction.source is None)
            or (kind == LAUNCH and not self._world.has_activities)
        ):
            errors.add("type", "INTERACTION_TYPE_INVALID", "Interaction response type is invalid for this interaction.")
        errors.check()
        return int(kind)

    async def _answer(
        self, interaction: Interaction, kind: int, data: Json, files: list[Any], origin: str
    ) -> Message | None:
        match kind:
            case 4 | 5:
                flags = int(data.get("flags") or 0)
                if kind == THINK:
                    flags &= EPHEMERAL  # the only flag that this answer can have
                if must_be_ephemeral(self._world, interaction):
                    flags |= EPHEMERAL
                message = await self._service.create_message(
                    interaction.channel.id,
                    interaction.bot,
                    {**data, "flags": flags, "nonce": interaction.nonce},
                    files,
                    origin,
                    only_for=interaction.user.id if flags & EPHEMERAL else None,
                    metadata=metadata(self._world, interaction),
                    extra_flags=LOADING if kind == THINK else 0,
                )
                interaction.original = message.id
                return message
            case 6 | 7:
                assert interaction.source is not None
                if kind == UPDATE:
                    gone = interaction.source.id not in self._world.messages
                    if gone and interaction.source.channel in self._world.channels:
                        raise unknown("Message")
                    await self._service.edit_message(interaction.source, data, files, origin)
                interaction.original = interaction.source.id
                return interaction.source
            case 8:
                choices = read_choices(data, _focused(interaction.data.get("options") or []))
                answer = {"nonce": interaction.nonce, "choices": choices}
                await self._service.tell_asker(interaction, "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", answer)
            case 12:
                instance = await self._service.activities.join(
                    interaction.user, interaction.channel, interaction.session
                )
                interaction.launched = instance.id
            case 9:
                interaction.form = read_form(self._world, data)
                self._world.forms[str(interaction.id)] = interaction
                modal = {
                    **interaction.form,
                    "id": str(interaction.id),
                    "nonce": interaction.nonce,
                    "channel_id": str(interaction.channel.id),
                    "application": {"id": str(interaction.bot.id), "name": interaction.bot.name},
                }
                await self._service.tell_asker(interaction, "INTERACTION_MODAL_CREATE", modal)
        return None

    def _confirmation(self, interaction: Interaction, kind: int, message: Message | None, origin: str) -> Json:
        """Return the description of an answer. Only new and changed messages and Activities are in it whole."""
        about: Json = {
            "id": str(interaction.id),
            "type": interaction.type,
            "channel_id": str(interaction.channel.id),
        }
        if interaction.channel.guild:
            about["guild_id"] = str(interaction.channel.guild)
        if kind == LAUNCH:
            about["activity_instance_id"] = interaction.launched
            instance: Json = {"id": interaction.launched}
            return {"interaction": about, "resource": {"type": kind, "activity_instance": instance}}
        if message is None:
            return {"interaction": about}
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.loading
        about["response_message_ephemeral"] = message.only_for is not None
        if kind not in (REPLY, UPDATE):
            return {"interaction": about}
        return {"interaction": about, "resource": {"type": kind, "message": message_json(self._world, message, origin)}}


def _focused(options: list[Json]) -> int:
    """Return the type of the option that is being completed."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused(option["options"])
    return STRING
