"""Interactions as a modified client could send them, past everything that an honest client and Discord check."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playground.checks.messages import walk
from playground.driver import Person
from playground.objects.payloads import interaction_json
from playground.rest import interactions
from playground.world import EPHEMERAL, Interaction, Json, Message
from tests.conftest import House

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, THINK, THINK_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass
class Answer:
    """What the bot has answered to one interaction."""

    interaction: Interaction
    callbacks: list[tuple[int, Json]] = field(default_factory=list)
    """The kind and the data of each first answer that the playground took."""
    follow_ups: list[Message] = field(default_factory=list)

    @property
    def kind(self) -> int:
        """The kind of the only first answer."""
        ((kind, _),) = self.callbacks
        return kind

    @property
    def data(self) -> Json:
        """The data of the only first answer."""
        ((_, data),) = self.callbacks
        return data

    @property
    def ephemeral(self) -> bool:
        """Whether it is a new message that only the sender sees."""
        return self.kind == REPLY and bool(int(self.data.get("flags") or 0) & EPHEMERAL)

    @property
    def text(self) -> str:
        """All text of the answer."""
        return "\n".join(_texts(self.data.get("components") or []))


def _texts(components: list[Json]) -> Iterator[str]:
    for _, component in walk(components):
        if component.get("type") == 10:
            yield str(component["content"])


class Forger:
    """Sends interactions with any data to the bot, and notes what it answers."""

    def __init__(self, house: House, monkeypatch: Any) -> None:
        self._house = house
        self.answers: dict[int, Answer] = {}
        """By the interaction's id."""
        self.order: list[Answer] = []
        """The answers in the order in which the playground took them."""
        answer = interactions._Answering._answer

        async def noted(
            answering: Any, interaction: Interaction, kind: int, data: Json, files: list[Any], origin: str
        ) -> Message | None:
            message = await answer(answering, interaction, kind, data, files, origin)
            noting = self.answers.setdefault(interaction.id, Answer(interaction))
            noting.callbacks.append((kind, data))
            self.order.append(noting)
            return message

        monkeypatch.setattr(interactions._Answering, "_answer", noted)

    async def send(self, person: Person, kind: int, data: Json, source: Message | None = None) -> Answer:
        """Send an interaction, wait until the bot has dealt with it, and return the answer.

        :param kind: 2 for a command, 3 for a click, 4 for a completion, 5 for a form.
        :param source: the message that was clicked, or whose form it is.
        """
        await person.connect()
        discord = self._house.discord
        world, nonce = discord.world, f"forged-{secrets.token_hex(8)}"
        interaction = Interaction(
            id=world.snowflakes.next(),
            token=secrets.token_urlsafe(48),
            type=kind,
            user=world.people[int(person.id)],
            bot=world.bot,
            channel=world.channels[int(person.channel)],
            at=world.now(),
            nonce=nonce,
            data={"name": str(data.get("name"))},  # the playground reads no more of it
            source=source,
        )
        world.interactions[interaction.token] = interaction
        told = asyncio.get_running_loop().create_future()
        person._answers[nonce] = told
        self.answers[interaction.id] = Answer(interaction)
        event = {**interaction_json(world, interaction, discord.url), "data": data}
        await discord.service.gateway.deliver(interaction, event)
        await told
        await self._house.app.base.middleware.in_flight.finish()
        answer = self.answers[interaction.id]
        answer.follow_ups = [world.messages[each] for each in interaction.follow_ups if each in world.messages]
        return answer

    async def slash(self, person: Person, command: str, resolved: Json | None = None, **options: Any) -> Answer:
        """Use a slash command with any values for its options."""
        return await self.send(person, COMMAND, command_data(self._house, command, resolved, **options))

    async def submit(self, person: Person, custom_id: str, **fields: Any) -> Answer:
        """Submit a form with any fields: a list is what was chosen in a select, and anything else a value."""
        components = [
            {"type": 18, "component": {"custom_id": name.replace("__", " "), "type": 3 if chosen else 4, key: value}}
            for name, value in fields.items()
            for chosen, key in [(isinstance(value, list), "values" if isinstance(value, list) else "value")]
        ]
        return await self.send(person, MODAL_SUBMIT, {"custom_id": custom_id, "components": components})


def command_data(house: House, command: str, resolved: Json | None = None, **options: Any) -> Json:
    """Return the data of a slash command, as a client sends it, with any values."""
    name, *path = command.split()
    root = known = next(each for each in house.discord.world.commands.values() if each["name"] == name)
    for step in path:
        known = next(each for each in known["options"] if each["name"] == step)
    kinds = {each["name"]: each["type"] for each in known.get("options", [])}
    given: list[Json] = [{"type": kinds.get(key, 3), "name": key, "value": value} for key, value in options.items()]
    for step in reversed(path):
        given = [{"type": 1, "name": step, "options": given}]
    data = {"id": root["id"], "name": name, "type": 1, "options": given}
    return data if resolved is None else {**data, "resolved": resolved}
