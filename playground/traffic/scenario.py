"""What people did, kept step by step, and written out as a test: in Python for the plugin, or as HTTP requests."""

from __future__ import annotations

import base64
import json
import re
import shlex
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Any, Final
from unicodedata import is_normalized
from urllib.parse import quote

from aiohttp import web

from playground.checks.commands import ENTRY_POINT
from playground.checks.forms import fields_of
from playground.checks.messages import walk
from playground.checks.polls import DAY
from playground.objects.payloads import message_json
from playground.objects.texts import own_texts_of, texts_of
from playground.traffic.records import BODY, Records, command_of
from playground.world import API, Json, Message, World
from playground.world.intents import PRIVILEGED_BY_NAME

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

MOST_STEPS: Final = 1000
"""How many steps are kept. The oldest are forgotten first."""

CHANNEL: Final = re.compile(rf"{API}/channels/([0-9]+)/")
SAYS: Final = re.compile(rf"{API}/channels/[0-9]+/messages")
REACTS: Final = re.compile(rf"{API}/channels/[0-9]+/messages/([0-9]+)/reactions/([^/]+)/@me")
VOTES: Final = re.compile(rf"{API}/channels/[0-9]+/polls/([0-9]+)/answers/@me")
COMMAND, COMPONENT, FORM = 2, 3, 5
"""The types of interactions that a step can be."""
BUTTON: Final = 2
OWN, NAMED = "text", "named"
"""The attributes of ``Seen`` that have the text of a message: its own, or what else it shows."""
UNSAID: Final = (None, OWN)
MESSAGE, THINKING, UPDATE = 4, 5, 7
"""The kinds of answers that a person sees as a message. That of a bot that thinks is what comes next."""
NAMING_OPTIONS: Final = (6, 7, 8, 9)
NAMING_SELECTS: Final = (5, 6, 7, 8)
"""The types of options and selects whose values are people, roles or channels."""
MENTION: Final = re.compile(r"<(@&|@!?|#|a?:\w+:)([0-9]+)>")
"""A mention, or an emoji that somebody has uploaded, in a text."""
MOST_UPLOADED: Final = 10_000
"""How many bytes of a file are kept."""
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
    what: list[Any] = field(default_factory=list)
    """A command, a label, a custom_id or placeholder with values, a text, an emoji, a channel, a question with answers,
    answers, or a file in base64."""
    options: Json = field(default_factory=dict)
    """The options of a command, the fields of a form, or on which message or in which server something is done."""
    interaction: int | None = None

    def json(self, answer: str | None) -> Json:
        """Return the step with a part of what the bot has answered."""
        return {"person": self.person, "does": self.does, "what": self.what, "options": self.options, "answer": answer}


class Scenario:
    """The steps of a session."""

    def __init__(self, world: World, records: Records) -> None:
        self._world, self._records = world, records
        self._steps: deque[Step] = deque(maxlen=MOST_STEPS)
        self._where: dict[str, tuple[int, int]] = {}
        """In which server and channel each person has acted last, by name. They begin in the first channel."""

    def begin(self) -> None:
        """Forget what was done so far."""
        self._steps.clear()
        self._where.clear()

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep what a person's request does, if it is not refused."""
        response = await handler(request)
        changes = request.method in ("POST", "PUT", "DELETE")
        if not changes or not request.path.startswith(API) or response.status >= 300:
            return response
        token = request.headers.get("Authorization", "")
        person = next((each for each in self._world.people.values() if each.token == token), None)
        if person is not None:
            with suppress(KeyError, TypeError, ValueError, AttributeError):  # no client sends what cannot be read
                step = self._step(person.name, request, response)
                self._steps.extend([] if step is None else [*self._goes(person.name, request), step])
        return response

    def _goes(self, person: str, request: web.Request) -> Iterator[Step]:
        """Yield the step to the channel in which a person acts, if they have acted elsewhere before."""
        named = CHANNEL.match(request.path)
        channel = self._world.channels[int(named[1] if named else request.get(BODY, {})["channel_id"])]
        home = self._home()
        guild, before = self._where.get(person, (self._world.guild.id, home))
        self._where[person] = (channel.guild or guild, channel.id)
        if channel.id == before:
            return
        if channel.recipient is not None:
            yield Step(person, "go_to_the_bot")
        else:
            another = channel.guild not in (0, guild)
            there = {"guild": self._world.guilds[channel.guild].name} if another else {}
            yield Step(person, "go_to", [channel.name or str(channel.id)], there)

    def _home(self) -> int:
        """Return the id of the channel in which people begin; 0 if there is none."""
        world = self._world
        return next((each.id for each in world.channels.values() if each.guild == world.guild.id), 0)

    def _step(self, person: str, request: web.Request, response: web.StreamResponse) -> Step | None:
        """Return the step that a request is; None for others."""
        body: Any = request.get(BODY)
        if reacts := REACTS.fullmatch(request.path):
            taken = {"take": True} if request.method == "DELETE" else {}
            return Step(person, "react", [reacts[2].partition(":")[0]], {**self._on(reacts[1]), **taken})
        if votes := VOTES.fullmatch(request.path):
            return Step(person, "vote", list(body["answer_ids"]), self._on(votes[1]))
        if request.path == f"{API}/interactions":
            return self._started(person, body)
        if request.method == "POST" and SAYS.fullmatch(request.path) and isinstance(response, web.Response):
            return self._said(person, self._world.messages[int(json.loads(response.text or "")["id"])])
        return None

    def _said(self, person: str, message: Message) -> Step | None:
        """Return the step that a message is; None for one that people in tests cannot send."""
        content = self._written(message.content)
        if (poll := message.poll) is not None:
            answers = [str(each.get("text") or "") for each in poll.answers]
            hours = round((poll.ends_at - message.at.timestamp()) / 3600)
            more = {**({"hours": hours} if hours != DAY else {}), **({"several": True} if poll.multiple else {})}
            return Step(person, "poll", [poll.question, *answers], more)
        if message.attachments:
            file = message.attachments[0]
            raw = base64.b64encode(file.content[:MOST_UPLOADED]).decode()
            return Step(person, "upload", [file.name, raw, *([content] if content else [])])
        if message.reference is not None and not message.snapshots:
            return Step(person, "reply", [content], self._on(message.reference["message_id"]))
        return Step(person, "say", [content]) if content else None

    def _written(self, text: str) -> str:
        """Return a text with names instead of ids, as ``Person.say`` takes it."""

        def named(found: re.Match[str]) -> str:
            if ":" in found[1]:
                return f"<:{found[1].split(':')[1]}>"
            name = self._names(found[2])
            return f"<{found[1].replace('!', '')}{name}>"

        return MENTION.sub(named, text)

    def _on(self, message: str) -> Json:
        """Return how a message is named in a step: by a text in it, or not at all, as the newest is.

        A message without text is named by what else it shows; see ``Seen.named``.
        """
        found = self._world.messages.get(int(message))
        text = "" if found is None else _longest(texts_of(message_json(self._world, found, ""))) or ""
        return {} if not text or text.isdecimal() else {"on": text}

    def _names(self, ids: Any) -> Any:
        """Return the names of the people, the bot, roles or channels that ids are of: other ids in each session."""
        if isinstance(ids, list):
            return [self._names(each) for each in ids]
        world, number = self._world, int(ids) if str(ids).isdecimal() else 0
        if number == world.bot.id:
            return world.bot.name
        if number in world.guilds:
            return "@everyone"
        roles = (guild.roles.get(number) for guild in world.guilds.values())
        known: Any = (world.people.get(number), world.channels.get(number), *roles)
        return next((each.name for each in known if each is not None), ids)

    def _started(self, person: str, body: Json) -> Step | None:
        """Return the step that an interaction is; None for what asks for completions."""
        data, kind = body.get("data"), body.get("type")
        if not isinstance(data, dict):
            return None
        made = (each for each in reversed(self._world.interactions.values()) if each.nonce == body.get("nonce"))
        interaction = next((each.id for each in made if each.user.name == person), None)
        if kind == COMMAND and data.get("type") == 1:
            name, options = command_of(data)
            given = {str(each["name"]): self._given(each) for each in options}
            return Step(person, "slash", [name], given, interaction)
        if kind == COMMAND and data.get("type") == ENTRY_POINT:
            return Step(person, "launch", [str(data.get("name"))], {}, interaction)
        if kind == COMMAND:
            menu, target = "user_command" if data.get("type") == 2 else "message_command", str(data.get("target_id"))
            named = self._names(target) if data.get("type") == 2 else self._on(target).get("on", "")
            return Step(person, menu, [str(data.get("name")), named], {}, interaction)
        if kind == COMPONENT and "values" in data:
            named = self._placeholder(int(body.get("message_id") or 0), str(data.get("custom_id")))
            values = self._chosen(data.get("component_type"), [str(each) for each in data["values"] or ()])
            return Step(person, "choose", [named, *values], {}, interaction)
        if kind == COMPONENT:
            label = self._label(int(body.get("message_id") or 0), str(data.get("custom_id")))
            custom_id = [] if label else [str(data.get("custom_id"))]
            return Step(person, "click", [label or "", *custom_id], {}, interaction)
        if kind == FORM:
            return Step(person, "submit", [], self._filled(data), interaction)
        return None

    def _filled(self, data: Json) -> Json:
        """Return what the fields of a form were given, by label where it is unique."""
        labels, filled = self._labels(str(data["id"])), {}
        for each in _fields(data):
            custom_id, given = str(each["custom_id"]), each.get("value", each.get("values"))
            filled[labels.get(custom_id, custom_id)] = self._chosen(each["type"], given)
        return filled

    def _given(self, option: Json) -> Any:
        """Return the value of a command's option, with names instead of ids."""
        kind, value = option.get("type"), option.get("value")
        return self._names(value) if kind in NAMING_OPTIONS else value

    def _chosen(self, kind: Any, values: Any) -> Any:
        """Return the values of a select, with names instead of ids."""
        return self._names(values) if kind in NAMING_SELECTS else values

    def _labels(self, form: str) -> dict[str, str]:
        """Return the labels of a form's fields by custom_id, as far as they are unique."""
        opened = (each.form for each in reversed(self._world.interactions.values()) if str(each.id) == form)
        # An interaction that is sent in late is known no more.
        fields = list(fields_of((next(opened, None) or {}).get("components", [])))
        labels = [label for label, _ in fields]
        return {each["custom_id"]: label for label, each in fields if label and labels.count(label) == 1}

    def _placeholder(self, message: int, custom_id: str) -> str:
        """Return the placeholder of a select, if it is the only one with it in its message, or else its custom_id."""
        found = self._world.messages.get(message)
        selects = [] if found is None else [each for _, each in walk(found.components) if each.get("placeholder")]
        shown = [each["placeholder"] for each in selects]
        mine = next((each["placeholder"] for each in selects if each.get("custom_id") == custom_id), None)
        return mine if mine is not None and shown.count(mine) == 1 else custom_id

    def _label(self, message: int, custom_id: str) -> str | None:
        """Return the label of a button, if it is the only one with it in its message."""
        found = self._world.messages.get(message)
        buttons = _buttons(found) if found is not None else []
        label = next((label for each, label in buttons if each == custom_id), None)
        return label if label and [each for _, each in buttons].count(label) == 1 else None

    def steps(self) -> list[Json]:
        """Return the steps, oldest first."""
        return [step for step, _ in self._answered()]

    def _answered(self) -> list[tuple[Json, str]]:
        """Return the steps, each with the attribute of ``Seen`` in which its part of the answer is."""
        said: dict[int, tuple[str | None, str]] = {}
        for each in self._records.after(0):
            if each["kind"] != "request" or not each["interaction"] or each["status"] >= 300:
                continue
            interaction, body = int(each["interaction"]["id"]), each["body"]
            is_callback = each["path"].partition("?")[0].endswith("/callback")
            kind = body.get("type") if is_callback and isinstance(body, dict) else None
            if each["method"] in ("POST", "PATCH") and kind != THINKING and interaction not in said:
                shown = not is_callback or kind in (MESSAGE, UPDATE)
                said[interaction] = self._told(each) if shown else UNSAID
        answers = (said.get(each.interaction or 0, UNSAID) for each in self._steps)
        return [(each.json(part), where) for each, (part, where) in zip(self._steps, answers, strict=True)]

    def _told(self, record: Json) -> tuple[str | None, str]:
        """Return a line of the message that a request makes or changes, and the attribute of ``Seen`` that has it."""
        answer, body = record["answer"], record["body"] if isinstance(record["body"], dict) else {}
        message: Any = answer if isinstance(answer, dict) else {}
        message = (message.get("resource") or {}).get("message") or message
        if "content" not in message:  # the answer to a callback has no message by default, and a long answer is cut
            message = body["data"] if isinstance(body.get("data"), dict) else body
            if body.get("type") != MESSAGE:  # the body does not tell what else a changed message shows
                return _longest(own_texts_of(message)), OWN
            message = {**message, "attachments": self._files(int(record["interaction"]["id"]))}
        return _longest(texts_of(message)), OWN if own_texts_of(message) else NAMED

    def _files(self, interaction: int) -> list[Json]:
        """Return the files of the first answer, if nobody has edited it since. Its body may lack their names."""
        ids = (each.original for each in self._world.interactions.values() if each.id == interaction)
        message = self._world.messages.get(next(ids, None) or 0)
        if message is None or message.edited_at is not None:
            return []
        files: list[Json] = message_json(self._world, message, "")["attachments"]
        return files

    def python(self) -> str:
        """Return the steps as a test for the plugin. The bot is made by ``make_client`` of ``my_bot``, as in README."""
        about = ",\n".join(f"    {name}={value!r}" for name, value in self._marked().items())
        lines = [
            "import pytest",
            "from my_bot import make_client",
            "",
            "",
            "@pytest.mark.asyncio",
            f"@pytest.mark.discord(\n{about},\n)",
            "async def test_session(discord, people):",
            "    client = make_client(discord.api_url)",
            "    start = client.start(discord.world.bot.token)",
            "    await discord.run_bot(start, ready=client.wait_until_ready, close=client.close)",
        ]
        for step, attribute in self._answered():
            lines += [f"    {line}" for line in _python(step, attribute)]
        return "\n".join(lines) + "\n"

    def shell(self, address: str) -> str:
        """Return the steps as a script of requests by curl, which ends at the first answer that differs.

        Where the script runs, people may be anywhere. So who goes somewhere in it begins in the first channel.

        :param address: where the playground is, unless the variable ``PLAYGROUND`` says otherwise when the script runs.
        """
        steps = self.steps()
        home = self._world.channels.get(self._home())
        movers = dict.fromkeys(each["person"] for each in steps if each["does"].startswith("go_to"))
        first = [Step(each, "go_to", [home.name], {"guild": self._world.guild.name}) for each in movers if home]
        return SHELL.replace("ADDRESS", address) + "".join(
            f"{_curl(step)}\n" for step in (*(each.json(None) for each in first), *steps)
        )

    def _marked(self) -> Json:
        """Return the arguments of the plugin's marker that make this world."""
        world = self._world
        intents = [name for name, bit in PRIVILEGED_BY_NAME.items() if world.privileged_intents & bit]
        locales = {user.name: user.locale for user in world.people.values() if user.locale != "en-US"}
        people = [user.name for user in world.people.values() if user.name not in world.made_with.get("strangers", ())]
        launched = {"activity": world.activity} if any(each.does == "launch" for each in self._steps) else {}
        marked = {"people": people, **world.made_with, "locales": locales, "privileged_intents": intents, **launched}
        return {name: value for name, value in marked.items() if value}


SHELL: Final = """\
#!/bin/sh
PLAYGROUND="${PLAYGROUND:-ADDRESS}"
count=0
step() { # what is done by whom, the body, and a part of the answer
    count=$((count + 1))
    answer=$(curl -sS --fail-with-body "$PLAYGROUND/control/people/$1" --json "$2") &&
        printf '%s\\n' "$answer" | grep -qF -e "${3-}" && return
    printf 'step %s, %s %s: no "%s" in the answer\\n%s\\n' "$count" "$1" "$2" "${3-}" "$answer" >&2
    exit 1
}
"""
"""The beginning of a script of requests."""


PATHS: Final = {"say": "message", "go_to_the_bot": "go_to"}
"""The paths under ``/control`` that are called otherwise than the method."""


def _python(step: Json, attribute: str) -> Iterator[str]:
    given = [repr(each) for each in step["what"]]
    does = step["does"]
    if does == "click" and len(step["what"]) == 2:
        does, given = "press", given[1:]
    if does == "upload":
        given[1] = repr(base64.b64decode(step["what"][1]))
    options = step["options"]
    plain = all(_can_be_argument(name) for name in options)
    more = [f"{name}={value!r}" for name, value in options.items()] if plain else [f"**{options!r}"]
    call = f"await people[{step['person']!r}].{does}({', '.join([*given, *(more if options else [])])})"
    if step["answer"] is None:
        yield call
    else:
        yield f"seen = {call}"
        yield f"assert {step['answer']!r} in seen.{attribute}"


def _can_be_argument(name: str) -> bool:
    """Tell whether Python takes a name as that of an argument, and as it is: it reads the letter ﬁ as fi."""
    return name.isidentifier() and not iskeyword(name) and name != "__debug__" and is_normalized("NFKC", name)


def _curl(step: Json) -> str:
    what, does = step["what"], step["does"]
    on = {"message": step["options"]["on"]} if "on" in step["options"] else {}
    bodies: dict[str, Callable[[], Json]] = {
        "slash": lambda: {"command": what[0], "options": step["options"]},
        "user_command": lambda: {"command": what[0], "user": what[1]},
        "message_command": lambda: {"command": what[0], **({"message": what[1]} if what[1] else {})},
        "reply": lambda: {"content": what[0], **on},
        "react": lambda: {"emoji": what[0], **on, **({"take": True} if "take" in step["options"] else {})},
        "vote": lambda: {"answers": what, **on},
        "poll": lambda: {"question": what[0], "answers": what[1:], **step["options"]},
        "go_to": lambda: {"channel": what[0], **step["options"]},
        "go_to_the_bot": lambda: {"bot": True},
        "upload": lambda: {"name": what[0], "file": what[1], "content": "".join(what[2:])},
        "launch": lambda: {"command": what[0]},
        "click": lambda: {"label": what[0]} if what[0] else {"custom_id": what[1]},
        "choose": lambda: {"custom_id": what[0], "values": what[1:]},
        "submit": lambda: {"values": step["options"]},
        "say": lambda: {"content": what[0]},
    }
    path = f"{quote(step['person'], safe='')}/{PATHS.get(does, does)}"
    body = shlex.quote(json.dumps(bodies[does](), ensure_ascii=False))
    expected = "" if step["answer"] is None else f" {shlex.quote(json.dumps(step['answer'])[1:-1])}"
    return f"step {shlex.quote(path)} {body}{expected}"


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


def _longest(texts: list[str]) -> str | None:
    """Return the longest line that is the same in every session; None if there is none."""
    parts = [part.strip() for text in texts for line in text.splitlines() for part in VARIES.split(line)]
    longest = max(parts, key=len, default="")
    return longest if len(longest) >= LEAST_SAID else None
