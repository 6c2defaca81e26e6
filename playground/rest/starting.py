"""Interactions that people start: commands, components, completions and forms."""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

from aiohttp import web

from playground.changes.commands import check_use, installs_of, is_there
from playground.changes.metadata import metadata
from playground.changes.service import Endpoints, Service, origin_of
from playground.checks.commands import CHAT_INPUT, ENTRY_POINT, MESSAGE, USER
from playground.checks.components import BUTTON, SELECTS, STRING_SELECT
from playground.checks.forms import read_answers, resolve_values
from playground.checks.messages import walk
from playground.checks.options import read_options
from playground.checks.resolving import Resolver
from playground.errors import FormErrors, missing_permissions, unknown
from playground.objects.payloads import interaction_json
from playground.world import API, Interaction, Json, Message
from playground.world.forgetting import forget_interactions
from playground.world.installs import installs_at, owners, owners_of
from playground.world.permissions import USE_EMBEDDED_ACTIVITIES

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""The kinds of interactions."""

LAUNCHES: Final = 2
"""The handler of an Entry Point command by which Discord launches the Activity, without the bot."""

KINDS: Final = (COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoint."""
    return [web.post(f"{API}/interactions", _Starting(service).start)]


class _Starting(Endpoints):
    """The requests of people's clients."""

    async def start(self, request: web.Request) -> web.Response:
        """Take a person's request, and dispatch it to the bot."""
        user = self._service.user(request)
        body, files = self._service.body(request)
        kind = body.get("type")
        data = body.get("data")
        errors = FormErrors()
        if user.bot or kind not in KINDS:
            errors.add("type", "BASE_TYPE_CHOICES", "Value must be one of {2, 3, 4, 5}.")
        if not isinstance(data, dict):
            errors.required("data")
            data = {}
        errors.check()
        named = str(body.get("application_id"))
        bot = self._world.bots.get(int(named) if named.isdecimal() else 0)
        if bot is None:
            raise unknown("Application")
        channel = self._world.channel_for(int(body.get("channel_id") or 0), user)
        self._service.threads.check_active(channel)
        listed = data.get("attachments")
        numbers = [str(each.get("id")) for each in listed if isinstance(each, dict)] if isinstance(listed, list) else []
        resolver = Resolver(self._world, user, channel, origin_of(request), dict(zip(numbers, files, strict=False)))
        interaction = Interaction(
            id=self._world.snowflakes.next(),
            token=secrets.token_urlsafe(48),
            type=int(kind or 0),
            user=user,
            bot=bot,
            channel=channel,
            at=self._world.now(),
            nonce=None if body.get("nonce") is None else str(body["nonce"]),
            data={},
            seconds=self._world.interaction_seconds,
            session=str(body.get("session_id") or ""),
        )
        if kind in (COMMAND, AUTOCOMPLETE):
            self._use_command(interaction, data, resolver)
        elif kind == COMPONENT:
            self._use_component(interaction, data, body.get("message_id"), resolver)
        else:
            self._submit(interaction, data, resolver)
        if resolver.resolved:
            interaction.data["resolved"] = resolver.resolved
        forget_interactions(self._world)
        self._world.interactions[interaction.token] = interaction
        created = {"id": str(interaction.id), "nonce": interaction.nonce}
        await self._service.tell_asker(interaction, "INTERACTION_CREATE", created)
        if self._world.commands.get(int(interaction.data.get("id", 0)), {}).get("handler") == LAUNCHES:
            await self._launch(interaction)
            return web.Response(status=204)
        event = interaction_json(self._world, interaction, origin_of(request))
        if self._service.endpoint.url is None or bot is not self._world.bot:
            await self._service.gateway.deliver(interaction, event)
        else:
            self._service.gateway.after(0, lambda: self._ask(interaction, event, request.host))
        self._service.gateway.after(interaction.seconds, lambda: self._expire(interaction))
        return web.Response(status=204)

    async def _launch(self, interaction: Interaction) -> None:
        """Launch the Activity, without the bot."""
        await self._service.activities.join(interaction.user, interaction.channel, interaction.session)
        interaction.answered = True
        done = {"id": str(interaction.id), "nonce": interaction.nonce}
        await self._service.tell_asker(interaction, "INTERACTION_SUCCESS", done)

    async def _ask(self, interaction: Interaction, event: Json, host: str) -> None:
        """Ask a bot that takes interactions by HTTP. An answer that is no good fails at once."""
        frame: Json = {"op": 0, "t": "INTERACTION_CREATE", "d": event}
        self._service.gateway.note(self._world.bot, None, frame, json.dumps(event))
        if not await self._service.endpoint.ask(interaction, event, self._service.address, host):
            await self._fail(interaction)

    async def _expire(self, interaction: Interaction) -> None:
        """Tell the person that the bot did not answer in time."""
        left = interaction.seconds - (self._world.now() - interaction.at)
        if self._world.now.stopped and left > 0 and not interaction.answered:
            self._service.gateway.after(left, lambda: self._expire(interaction))
        else:
            await self._fail(interaction)

    async def _fail(self, interaction: Interaction) -> None:
        if not interaction.answered and not interaction.failed:
            interaction.failed = True
            failure = {"id": str(interaction.id), "nonce": interaction.nonce, "reason_code": 2}
            await self._service.tell_asker(interaction, "INTERACTION_FAILURE", failure)

    # Commands

    def _use_command(self, interaction: Interaction, data: Json, resolver: Resolver) -> None:
        world, user, channel = self._world, interaction.user, interaction.channel
        if not installs_at(world, user, channel, interaction.bot):
            raise unknown("Application")
        command = self._known(data, interaction)
        check_use(world, command, user, channel)
        if data.get("version") is not None and str(data["version"]) != command["version"]:
            message = "This command is outdated, please try again in a few minutes"
            _refuse("data", "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION", message)
        if command["type"] == ENTRY_POINT and not world.may(user, channel, USE_EMBEDDED_ACTIVITIES):
            raise missing_permissions()
        interaction.owners = owners_of(world, user, channel, interaction.bot, installs_of(command))
        passed_on: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if "guild_id" in command:
            passed_on["guild_id"] = command["guild_id"]
        completing = interaction.type == AUTOCOMPLETE
        if command["type"] == CHAT_INPUT:
            options = read_options(command, data.get("options"), resolver, completing=completing)
            if options:
                passed_on["options"] = options
        elif completing:
            _refuse("type", "BASE_TYPE_CHOICES", "Only slash commands can be completed")
        elif command["type"] in (USER, MESSAGE):
            find: Any = resolver.user if command["type"] == USER else resolver.message
            found = find(data.get("target_id"))
            if found is None:
                raise unknown("User" if command["type"] == USER else "Message")
            passed_on["target_id"] = str(data["target_id"])
        interaction.data = passed_on

    def _known(self, data: Json, interaction: Interaction) -> Json:
        """Return the command that a client names by its id, or else by its name and type."""
        application, user, channel = str(interaction.bot.id), interaction.user, interaction.channel
        named = str(data.get("id") or 0)
        command = self._world.commands.get(int(named) if named.isdecimal() else 0)
        if command is not None and command["application_id"] == application:
            return command
        key = str(data.get("name")), data.get("type") or CHAT_INPUT
        own = [each for each in self._world.commands.values() if each["application_id"] == application]
        same = [each for each in own if (each["name"], each["type"]) == key]
        if not same:
            raise unknown("application command")
        return next((each for each in same if is_there(self._world, each, user, channel)), same[0])

    # Components

    def _use_component(self, interaction: Interaction, data: Json, message: Any, resolver: Resolver) -> None:
        source = self._world.message(interaction.channel.id, int(message or 0), interaction.user)
        webhook = self._world.webhooks.get(source.webhook or 0)
        if source.author is not interaction.bot and (webhook is None or webhook.creator is not interaction.bot):
            raise unknown("Application")
        interaction.source = source
        interaction.owners = self._owners_of(source, interaction)
        if not interaction.owners:
            raise unknown("Application")
        custom_id = str(data.get("custom_id", ""))
        used = next((each for _, each in walk(source.components) if each.get("custom_id") == custom_id), None)
        given = data.get("component_type") or data.get("type")
        if used is None:
            # Discord refuses a custom_id that it does not find, but warns bots not to rely on it.
            if not self._world.forged_custom_ids:
                _refuse("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
            used = {"type": int(given or BUTTON), "id": 0}
        elif given is not None and int(given) != used["type"]:
            _refuse("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
        passed_on: Json = {"component_type": used["type"], "custom_id": custom_id, "id": used["id"]}
        if used["type"] in SELECTS:
            values = data.get("values") or []
            unchecked = "custom_id" not in used or self._world.forged_values
            passed_on["values"] = values if unchecked else self._chosen(used, values, resolver)
        interaction.data = passed_on

    def _owners_of(self, source: Message, interaction: Interaction) -> Json:
        """Return the owners of the installations that serve the use of a message's components.

        They are those of the interaction that the message answers. The application must still be installed there.
        """
        if source.metadata is None or "authorizing_integration_owners" not in source.metadata:
            return owners(self._world, interaction)
        channel, bot = interaction.channel, interaction.bot.id
        there = {"0": channel.private or bot in self._world.guilds[channel.guild].members}
        known: Json = source.metadata["authorizing_integration_owners"]
        return {
            kind: owner
            for kind, owner in known.items()
            if (there["0"] if kind == "0" else int(owner) in self._world.installed_by)
        }

    def _chosen(self, select: Json, values: Any, resolver: Resolver) -> list[str]:
        """Return what was chosen in a select of the message. Discord checks that the message offers it."""
        errors = FormErrors()
        given = [str(each) for each in values] if isinstance(values, list) else []
        if not select.get("min_values", 1) <= len(given) <= select.get("max_values", 1) or len(set(given)) < len(given):
            errors.add("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
        elif select["type"] == STRING_SELECT:
            if not set(given) <= {option["value"] for option in select["options"]}:
                errors.add("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
        else:
            given = resolve_values(select, given, "data.values", resolver, errors)
        errors.check()
        return given

    # Forms

    def _submit(self, interaction: Interaction, data: Json, resolver: Resolver) -> None:
        named = str(data.get("id"))
        opener = self._world.forms.get(named)
        me = interaction.user, interaction.channel, interaction.bot
        asked = opener is not None and (opener.user, opener.channel, opener.bot) == me
        if opener is None or opener.form is None or not asked:
            _refuse("data", "COMPONENT_VALIDATION_FAILED", "Component validation failed")
            return
        given = data.get("components")
        components = given if self._world.forged_values else read_answers(opener.form, given, resolver)
        interaction.data = {"custom_id": opener.form["custom_id"], "components": components}
        interaction.source = opener.source
        interaction.owners = opener.owners
        interaction.opened_by = metadata(self._world, opener)
        del self._world.forms[named]


def _refuse(path: str, code: str, message: str) -> None:
    errors = FormErrors()
    errors.add(path, code, message)
    errors.check()
