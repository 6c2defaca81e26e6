"""What people did, kept step by step, and written out as a test: in Python for the plugin, or as HTTP requests."""

from __future__ import annotations

import base64
import itertools
import json
import re
import shlex
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import reduce
from keyword import iskeyword
from operator import and_
from typing import Any, Final
from unicodedata import is_normalized
from urllib.parse import quote

from aiohttp import web

from playground.checks.commands import ENTRY_POINT
from playground.checks.forms import fields_of
from playground.checks.messages import walk
from playground.checks.polls import DAY
from playground.objects.as_text import as_text
from playground.objects.payloads import message_json
from playground.objects.sight import Sight
from playground.objects.texts import texts_of
from playground.traffic.records import BODY, command_of
from playground.world import API, LOADING, Attachment, Interaction, Json, Message, User, World
from playground.world.guild import WITHOUT_MESSAGES
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
MOST_HAPPENINGS: Final = 3000
"""How often something that becomes of a message is kept. The oldest goes first."""
MOST_WATCHING: Final = 8
"""Of how many people a test says what they see, unless more have done something."""
NAMING_OPTIONS: Final = (6, 7, 8, 9)
NAMING_SELECTS: Final = (5, 6, 7, 8)
FILE, FILES = 11, 19
"""The types of options and selects whose values are people, roles or channels, and of those for files."""
MENTION: Final = re.compile(r"<(@&|@!?|#|a?:\w+:)([0-9]+)>")
"""A mention, or an emoji that somebody has uploaded, in a text."""
MOST_UPLOADED: Final = 64 * 1024
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
    or answers."""
    options: Json = field(default_factory=dict)
    """The options of a command, the fields of a form, files, or on which message, or in which server."""
    interaction: Interaction | None = None
    start: int = 0
    """How much had happened before it."""
    place: int | None = None
    """The channel to which it leads, by id."""

    def json(self, answer: str | None) -> Json:
        """Return the step with a part of what the bot has answered."""
        return {"person": self.person, "does": self.does, "what": self.what, "options": self.options, "answer": answer}


@dataclass(frozen=True, slots=True)
class Happening:
    """What becomes of a message or a form."""

    channel: int
    id: int
    only_for: int | None
    text: str | None
    """The whole of it as text; None if it is gone."""
    line: str | None = None
    """A line of it that is the same in every session."""
    form: bool = False
    thinking: bool = False


class Scenario:
    """The steps of a session, and what people see after each of them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._happened: deque[Happening] = deque(maxlen=MOST_HAPPENINGS)
        self._count = 0
        """How much has happened so far."""
        self._steps: deque[Step] = deque(maxlen=MOST_STEPS)
        self._where: dict[str, tuple[int, int]] = {}
        """In which server and channel each person has acted last, by name. They begin in the first channel."""

    def begin(self) -> None:
        """Forget what was done so far."""
        self._steps.clear()
        self._where.clear()
        self._happened.clear()

    def witness(self, channel: int, number: int, only_for: int | None, data: Json | None) -> None:
        """Note what becomes of a message or a form; see ``Service.witness``."""
        self._count += 1
        if data is None:
            self._happened.append(Happening(channel, number, only_for, None))
            return
        form, thinking = "title" in data, bool(data.get("flags", 0) & LOADING)
        line = None if form else _longest(texts_of(data))
        self._happened.append(Happening(channel, number, only_for, as_text(data), line, form, thinking))

    def _between(self, start: int, end: int) -> list[Happening]:
        """Return what has happened after so much and before so much."""
        first = self._count - len(self._happened)
        return list(itertools.islice(self._happened, max(start - first, 0), max(end - first, 0)))

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Keep what a person's request does, if it is not refused."""
        start = self._count
        response = await handler(request)
        changes = request.method in ("POST", "PUT", "PATCH", "DELETE")
        if not changes or not request.path.startswith(API) or response.status >= 300:
            return response
        token = request.headers.get("Authorization", "")
        person = next((each for each in self._world.people.values() if each.token == token), None)
        if person is not None:
            steps: list[Step] = []
            with suppress(KeyError, TypeError, ValueError, AttributeError):  # no client sends what cannot be read
                step = self._step(person.name, request, response)
                steps = [] if step is None else [*self._goes(person.name, request), step]
            if not steps:  # the test will not do it, so nobody will see what it has done
                while self._count > start and self._happened:
                    self._happened.pop()
                    self._count -= 1
            for step in steps:
                step.start = start
            self._steps.extend(steps)
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
            yield Step(person, "go_to_the_bot", place=channel.id)
        else:
            another = channel.guild not in (0, guild)
            there = {"guild": self._world.guilds[channel.guild].name} if another else {}
            yield Step(person, "go_to", [channel.name or str(channel.id)], there, place=channel.id)

    def _home(self) -> int:
        """Return the id of the channel in which people begin; 0 if there is none."""
        return next((each.id for each in self._world.guild.channels if each.type not in WITHOUT_MESSAGES), 0)

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
        files = {"files": [_file(each) for each in message.attachments]} if message.attachments else {}
        if message.reference is not None and not message.snapshots:
            return Step(person, "reply", [content], {**self._on(message.reference["message_id"]), **files})
        return Step(person, "say", [content], files) if content or files else None

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
        if number in world.guilds:
            return "@everyone"
        bots = {each.id: each for each in (world.bot, *world.other_bots.values())}
        roles = (guild.roles.get(number) for guild in world.guilds.values())
        known: Any = (world.people.get(number), bots.get(number), world.channels.get(number), *roles)
        return next((each.name for each in known if each is not None), ids)

    def _started(self, person: str, body: Json) -> Step | None:
        """Return the step that an interaction is; None for what asks for completions."""
        data, kind = body.get("data"), body.get("type")
        if not isinstance(data, dict):
            return None
        made = (each for each in reversed(self._world.interactions.values()) if each.nonce == body.get("nonce"))
        interaction = next((each for each in made if each.user.name == person), None)
        if kind == COMMAND and data.get("type") == 1:
            name, options = command_of(data)
            read = {} if interaction is None else {each["name"]: each for each in command_of(interaction.data)[1]}
            given = {str(each["name"]): self._given(read.get(each["name"], each)) for each in options}
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
            return Step(person, "submit", [], self._filled(data, interaction), interaction)
        return None

    def _filled(self, data: Json, interaction: Interaction | None) -> Json:
        """Return what the fields of a form were given, by label where it is unique."""
        labels, filled = self._labels(str(data["id"])), {}
        for each in _fields(data if interaction is None else interaction.data):
            custom_id, given = str(each["custom_id"]), each.get("value", each.get("values"))
            filled[labels.get(custom_id, custom_id)] = self._chosen(each["type"], given)
        return filled

    def _given(self, option: Json) -> Any:
        """Return the value of a command's option, with names instead of ids."""
        kind, value = option.get("type"), option.get("value")
        return self._files([str(value)])[0] if kind == FILE else self._names(value) if kind in NAMING_OPTIONS else value

    def _chosen(self, kind: Any, values: Any) -> Any:
        """Return the values of a select, with names instead of ids, or of a field for files, with the files."""
        return self._files(values) if kind == FILES else self._names(values) if kind in NAMING_SELECTS else values

    def _files(self, ids: list[str]) -> list[Any]:
        """Return files by their ids; the id of one that is gone."""
        found = [(each, self._world.files.get(int(each))) for each in ids]
        return [each if file is None else _file(file) for each, file in found]

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
        """Return the steps, oldest first, each with a line of the answer that is the same in every session."""
        return [each.json(self._line(each, happened)) for each, happened in self._with_happenings()]

    def _with_happenings(self) -> list[tuple[Step, list[Happening]]]:
        """Return the steps, each with what has happened until the next one."""
        steps = list(self._steps)
        ends = [*(each.start for each in steps[1:]), self._count]
        return [(each, self._between(each.start, end)) for each, end in zip(steps, ends, strict=False)]

    @staticmethod
    def _line(step: Step, happened: list[Happening]) -> str | None:
        """Return a line of the message that answers a step first; None if none does."""
        original = None if step.interaction is None else step.interaction.original
        return next((each.line for each in happened if each.id == original and not each.thinking), None)

    def _news(self) -> Iterator[tuple[Step | None, dict[str, list[str]]]]:
        """Yield the steps, each with what is new to whom after it, and before them what people find there."""
        watching = self._watching()
        places = dict.fromkeys(watching, self._home())
        sights = {name: Sight() for name in watching}
        shown: dict[int, dict[int, Happening]] = {}
        steps = self._with_happenings()
        earlier = self._between(0, steps[0][0].start if steps else self._count)
        for step, happened in ([(None, earlier)] if earlier else []) + steps:
            for each in happened:
                there = shown.setdefault(0 if each.form else each.channel, {})
                there[each.id] = each
                if each.text is None:
                    del there[each.id]
            if step is not None and step.place is not None:
                places[step.person] = step.place
            news = {}
            for name, user in watching.items():
                channel = self._world.channels.get(places[name])
                visible = channel is not None and self._world.sees(user, channel)
                texts = (_seen_by(user, shown.get(where, {})) for where in (places[name] if visible else -1, 0))
                news[name] = sights[name].look(str(places[name]), *texts)
            yield step, news

    def _watching(self) -> dict[str, User]:
        """Return those of whom a test says what they see, by name: who has done something, and first of all others."""
        everybody = {user.name: user for user in self._world.people.values()}
        acted = dict.fromkeys(step.person for step in self._steps if step.person in everybody)
        names = list(dict.fromkeys([*acted, *everybody]))[: max(MOST_WATCHING, len(acted))]
        return {name: user for name, user in everybody.items() if name in names}

    def python(self) -> str:
        """Return the steps as a test for the plugin. ``make_client`` of ``my_bot`` makes the bot."""
        about = ",\n".join(f"    {name}={value!r}" for name, value in self._marked().items())
        lines = [
            "@pytest.mark.asyncio",
            f"@pytest.mark.discord(\n{about},\n)",
            "async def test_session(discord, people):",
            "    client = make_client(discord.api_url)",
            "    start = client.start(discord.world.bot.token)",
            "    await discord.run_bot(start, ready=client.wait_until_ready, close=client.close)",
        ]
        lines += [f"    audience = await Audience.of(people[name] for name in {list(self._watching())!r})"]
        for step, news in self._news():
            done = [] if step is None else [_python(step)]
            if step is not None and step.interaction is not None and step.interaction.failed:
                done = ["with pytest.raises(InteractionFailed):", f"    {done[0]}"]
            lines += [f"    {line}" for line in (*done, *_sees(news))]
        text = "\n".join(lines)
        used = [name for name in IMPORTED if re.search(rf"\b{name}[.()]", text)]
        imports = f"import pytest\nfrom my_bot import make_client\nfrom playground import {', '.join(used)}\n"
        return f"{imports}\n\n{text}\n"

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


def _python(step: Step) -> str:
    """Return the call that does what a person did."""
    given, does = [repr(each) for each in step.what], step.does
    if does == "click" and len(step.what) == 2:
        does, given = "press", given[1:]
    plain = all(_can_be_argument(name) for name in step.options)
    more = [f"{name}={_literal(value)}" for name, value in step.options.items()]
    if not plain:
        more = [f"**{_literal(step.options)}"]
    return f"await people[{step.person!r}].{does}({', '.join([*given, *more])})"


def _literal(value: Any) -> str:
    """Return a value as Python writes it, with files for the objects that describe them."""
    if isinstance(value, list):
        return f"[{', '.join(map(_literal, value))}]"
    if not isinstance(value, dict):
        return repr(value)
    if value.keys() == {"name", "file"}:
        return f"File({value['name']!r}, {base64.b64decode(value['file'])!r})"
    return f"{{{', '.join(f'{name!r}: {_literal(each)}' for name, each in value.items())}}}"


def _sees(news: dict[str, list[str]]) -> Iterator[str]:
    """Yield the lines that say what everybody sees, and what only some do."""
    common = reduce(and_, map(Counter, news.values()))
    everybody = list(common.elements())
    only = {name: list((Counter(each) - common).elements()) for name, each in news.items()}
    named = {name: texts for name, texts in only.items() if texts}
    if not everybody and not named:
        yield "await audience.sees()"
        return
    yield "await audience.sees("
    yield "    ["
    yield from _texts(everybody)
    yield "    ],"
    if named:
        yield "    {"
        for name, texts in named.items():
            yield f"        {name!r}: ["
            yield from (f"    {line}" for line in _texts(texts))
            yield "        ],"
        yield "    },"
    yield ")"


def _texts(texts: list[str]) -> Iterator[str]:
    """Yield the items of a list of texts, each line of a text on its own."""
    for text in texts:
        *lines, last = text.split("\n")
        yield from (f"        {line + chr(10)!r}" for line in lines)
        yield f"        {last!r},"


IMPORTED: Final = ("Audience", "Channel", "File", "InteractionFailed", "Role", "Server")
"""What a written test may need of this package."""


def _can_be_argument(name: str) -> bool:
    """Tell whether Python takes a name as that of an argument, and as it is: it reads the letter ﬁ as fi."""
    return name.isidentifier() and not iskeyword(name) and name != "__debug__" and is_normalized("NFKC", name)


def _curl(step: Json) -> str:
    what, does = step["what"], step["does"]
    on = {"message": step["options"]["on"]} if "on" in step["options"] else {}
    files = {"files": step["options"]["files"]} if "files" in step["options"] else {}
    bodies: dict[str, Callable[[], Json]] = {
        "slash": lambda: {"command": what[0], "options": step["options"]},
        "user_command": lambda: {"command": what[0], "user": what[1]},
        "message_command": lambda: {"command": what[0], **({"message": what[1]} if what[1] else {})},
        "reply": lambda: {"content": what[0], **on, **files},
        "react": lambda: {"emoji": what[0], **on, **({"take": True} if "take" in step["options"] else {})},
        "vote": lambda: {"answers": what, **on},
        "poll": lambda: {"question": what[0], "answers": what[1:], **step["options"]},
        "go_to": lambda: {"channel": what[0], **step["options"]},
        "go_to_the_bot": lambda: {"bot": True},
        "launch": lambda: {"command": what[0]},
        "click": lambda: {"label": what[0]} if what[0] else {"custom_id": what[1]},
        "choose": lambda: {"custom_id": what[0], "values": what[1:]},
        "submit": lambda: {"values": step["options"]},
        "say": lambda: {**({"content": what[0]} if what[0] else {}), **files},
    }
    path = f"{quote(step['person'], safe='')}/{PATHS.get(does, does)}"
    body = shlex.quote(json.dumps(bodies[does](), ensure_ascii=False))
    expected = "" if step["answer"] is None else f" {shlex.quote(json.dumps(step['answer'])[1:-1])}"
    return f"step {shlex.quote(path)} {body}{expected}"


def _seen_by(user: User, there: dict[int, Happening]) -> dict[str, str]:
    """Return the texts of what a user sees, by id."""
    return {str(each.id): each.text or "" for each in there.values() if each.only_for in (None, user.id)}


def _file(file: Attachment) -> Json:
    """Return a file as ``/control`` takes it. Of a large one it has only the beginning."""
    return {"name": file.name, "file": base64.b64encode(file.content[:MOST_UPLOADED]).decode()}


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
