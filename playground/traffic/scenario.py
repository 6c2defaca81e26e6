"""What people did, kept step by step, and written out as a test: in Python for the plugin, or as HTTP requests."""

from __future__ import annotations

import json
import re
import shlex
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import web

from playground.checks.commands import ENTRY_POINT
from playground.checks.messages import walk
from playground.traffic.records import BODY, Records, command_of
from playground.world import API, Json, Message, World

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

MOST_STEPS: Final = 1000
"""How many steps are kept. The oldest are forgotten first."""

SAYS: Final = re.compile(rf"{API}/channels/[0-9]+/messages")
COMMAND, COMPONENT, FORM = 2, 3, 5
"""The types of interactions that a step can be."""
BUTTON, TEXT = 2, 10
VARIES: Final = re.compile(r"<[^>]*>|[0-9]{15,}|https?://\S+")
"""What is another one in each session: mentions, times, ids and addresses."""
LEAST_SAID: Final = 3
"""How many characters a text needs at least to be looked for."""


@dataclass
class Step:
    """One thing that a person did."""

    person: str
    does: str
    """The name of the method of ``Person``, which is that of the path under ``/control`` as well."""
    what: list[str] = field(default_factory=list)
    """A command, a label, a custom_id with values, or a text."""
    options: Json = field(default_factory=dict)
    """The options of a command, or the fields of a form."""
    interaction: int | None = None

    def json(self, answer: str | None) -> Json:
        """Return the step with a part of what the bot has answered."""
        return {"person": self.person, "does": self.does, "what": self.what, "options": self.options, "answer": answer}


class Scenario:
    """The steps of a session."""

    def __init__(self, world: World, records: Records) -> None:
        self._world, self._records = world, records
        self._steps: deque[Step] = deque(maxlen=MOST_STEPS)

    def begin(self) -> None:
        """Forget what was done so far."""
        self._steps.clear()

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep what a person's request does, if it is not refused."""
        starts = request.method == "POST" and request.path == f"{API}/interactions"
        says = request.method == "POST" and SAYS.fullmatch(request.path) is not None
        response = await handler(request)
        body = request.get(BODY)
        if not (starts or says) or response.status >= 300 or not isinstance(body, dict):
            return response
        token = request.headers.get("Authorization", "")
        person = next((each for each in self._world.people.values() if each.token == token), None)
        if person is not None:
            with suppress(KeyError, TypeError, ValueError, AttributeError):  # no client sends what cannot be read
                step = self._started(person.name, body) if starts else None
                step = Step(person.name, "say", [str(body.get("content"))]) if says else step
                self._steps.extend([] if step is None else [step])
        return response

    def _started(self, person: str, body: Json) -> Step | None:
        """Return the step that an interaction is; None for what asks for completions."""
        data, kind = body.get("data"), body.get("type")
        if not isinstance(data, dict):
            return None
        made = (each for each in reversed(self._world.interactions.values()) if each.nonce == body.get("nonce"))
        interaction = next((each.id for each in made if each.user.name == person), None)
        if kind == COMMAND and data.get("type") == 1:
            name, options = command_of(data)
            given = {str(each["name"]): each.get("value") for each in options}
            return Step(person, "slash", [name], given, interaction)
        if kind == COMMAND and data.get("type") == ENTRY_POINT:
            return Step(person, "launch", [str(data.get("name"))], {}, interaction)
        if kind == COMMAND:
            menu = "user_command" if data.get("type") == 2 else "message_command"
            return Step(person, menu, [str(data.get("name")), str(data.get("target_id"))], {}, interaction)
        if kind == COMPONENT and "values" in data:
            values = [str(each) for each in data["values"] or ()]
            return Step(person, "choose", [str(data.get("custom_id")), *values], {}, interaction)
        if kind == COMPONENT:
            label = self._label(int(body.get("message_id") or 0), str(data.get("custom_id")))
            custom_id = [] if label else [str(data.get("custom_id"))]
            return Step(person, "click", [label or "", *custom_id], {}, interaction)
        if kind == FORM:
            fields = {each["custom_id"]: each.get("value", each.get("values")) for each in _fields(data)}
            return Step(person, "submit", [], fields, interaction)
        return None

    def _label(self, message: int, custom_id: str) -> str | None:
        """Return the label of a button, if it is the only one with it in its message."""
        found = self._world.messages.get(message)
        buttons = _buttons(found) if found is not None else []
        label = next((label for each, label in buttons if each == custom_id), None)
        return label if label and [each for _, each in buttons].count(label) == 1 else None

    def steps(self) -> list[Json]:
        """Return the steps, oldest first."""
        records = [each for each in self._records.after(0) if each["kind"] == "request" and each["interaction"]]
        said: dict[int, str] = {}
        for each in records:
            text = _told(each["body"])
            if text is not None and each["status"] < 300 and not each["path"].startswith("/interactions?"):
                said.setdefault(int(each["interaction"]["id"]), text)
        return [each.json(said.get(each.interaction or 0)) for each in self._steps]

    def python(self) -> str:
        """Return the steps as a test for the plugin. The bot is made by ``make_client`` of ``my_bot``, as in README."""
        people = list(dict.fromkeys(each.person for each in self._steps)) or ["Laura"]
        locales = {user.name: user.locale for user in self._world.people.values() if user.name in people}
        foreign = {name: locale for name, locale in locales.items() if locale != "en-US"}
        about = f"people={people!r}" + (f", locales={foreign!r}" if foreign else "")
        if any(each.does == "launch" for each in self._steps):
            about += f", activity={self._world.activity!r}"
        lines = [
            "import pytest",
            "from my_bot import make_client",
            "",
            "",
            "@pytest.mark.asyncio",
            f"@pytest.mark.discord({about})",
            "async def test_session(discord, people):",
            "    client = make_client(discord.api_url)",
            "    start = client.start(discord.world.bot.token)",
            "    await discord.run_bot(start, ready=client.wait_until_ready, close=client.close)",
        ]
        for step in self.steps():
            lines += [f"    {line}" for line in _python(step)]
        return "\n".join(lines) + "\n"

    def shell(self) -> str:
        """Return the steps as a script of requests by curl, which ends at the first answer that differs."""
        lines = ["#!/bin/sh", "set -e", 'PLAYGROUND="${PLAYGROUND:-http://127.0.0.1:8700}"']
        return "\n".join([*lines, *(_curl(step) for step in self.steps())]) + "\n"


def _python(step: Json) -> Iterator[str]:
    given = [repr(each) for each in step["what"]]
    does = step["does"]
    if does == "click" and len(step["what"]) == 2:
        does, given = "press", given[1:]
    options = step["options"]
    plain = all(name.isidentifier() for name in options)
    more = [f"{name}={value!r}" for name, value in options.items()] if plain else [f"**{options!r}"]
    call = f"await people[{step['person']!r}].{does}({', '.join([*given, *(more if options else [])])})"
    if step["answer"] is None:
        yield call
    else:
        yield f"seen = {call}"
        yield f"assert {step['answer']!r} in seen.text"


def _curl(step: Json) -> str:
    what, does = step["what"], step["does"]
    bodies: dict[str, Callable[[], Json]] = {
        "slash": lambda: {"command": what[0], "options": step["options"]},
        "user_command": lambda: {"command": what[0], "user": what[1]},
        "message_command": lambda: {"command": what[0], "message": what[1]},
        "launch": lambda: {"command": what[0]},
        "click": lambda: {"label": what[0]} if what[0] else {"custom_id": what[1]},
        "choose": lambda: {"custom_id": what[0], "values": what[1:]},
        "submit": lambda: {"values": step["options"]},
        "say": lambda: {"content": what[0]},
    }
    path = f"/control/people/{step['person']}/{'message' if does == 'say' else does}"
    body = shlex.quote(json.dumps(bodies[does](), ensure_ascii=False))
    expected = step["answer"]
    look = "" if expected is None else f" | grep -F {shlex.quote(json.dumps(expected)[1:-1])}"
    return f'curl -sS --fail-with-body "$PLAYGROUND"{shlex.quote(path)} --json {body}{look} >/dev/null'


def _fields(data: Json) -> Iterator[Json]:
    """Yield what a form's fields were given."""
    for row in data.get("components") or []:
        for each in [row.get("component"), *(row.get("components") or [])]:
            if isinstance(each, dict) and "custom_id" in each:
                yield each


def _buttons(message: Message) -> list[tuple[str, str]]:
    """Return the custom_id and the label of each button."""
    found = (each for _, each in walk(message.components))
    return [(str(each.get("custom_id")), str(each.get("label") or "")) for each in found if each["type"] == BUTTON]


def _told(body: Any) -> str | None:
    """Return the longest line of what a bot says that is the same in every session; None if it says nothing."""
    if not isinstance(body, dict):
        return None
    data = body.get("data") if isinstance(body.get("data"), dict) else body
    assert isinstance(data, dict)
    components = [each for each in data.get("components") or [] if isinstance(each, dict)]
    texts = [data.get("content"), *(each.get("content") for _, each in walk(components) if each.get("type") == TEXT)]
    parts = [part.strip() for text in texts if text for line in str(text).splitlines() for part in VARIES.split(line)]
    longest = max(parts, key=len, default="")
    return longest if len(longest) >= LEAST_SAID else None
