"""What the fuzz sends: requests to every served path, right ones and such as are broken in one place or more."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from copy import deepcopy

import aiohttp
from hypothesis import strategies as st

from playground.objects.payloads import user_json
from playground.server import Playground
from playground.world import Interaction, World
from playground.world.guild import STAGE
from playground.world.permissions import ALL

BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go", "emoji": {"name": "\N{GLOWING STAR}"}}
SELECT = {
    "type": 3,
    "custom_id": "pick",
    "placeholder": "x",
    "min_values": 0,
    "max_values": 1,
    "options": [{"label": "a", "value": "a", "description": "x", "default": False}],
}
EMBED = {
    "title": "a",
    "description": "b",
    "url": "https://example.org",
    "timestamp": "2026-11-22T12:00:00+00:00",
    "color": 5,
    "footer": {"text": "f", "icon_url": "https://example.org/a.png"},
    "image": {"url": "attachment://a.png"},
    "author": {"name": "a", "url": "https://example.org"},
    "fields": [{"name": "n", "value": "v", "inline": True}],
}
MESSAGE = {
    "content": "hello <@1> @everyone",
    "nonce": "n",
    "enforce_nonce": False,
    "tts": False,
    "flags": 4,
    "embeds": [EMBED],
    "allowed_mentions": {"parse": ["roles"], "users": ["1"], "replied_user": True},
    "message_reference": {"type": 0, "message_id": "MESSAGE", "channel_id": "CHANNEL", "fail_if_not_exists": False},
    "components": [{"type": 1, "components": [BUTTON]}, {"type": 1, "components": [SELECT]}],
    "attachments": [{"id": "0", "filename": "a.png", "description": "x"}],
    "sticker_ids": [],
}
POLL = {
    "question": {"text": "a"},
    "answers": [{"poll_media": {"text": "a", "emoji": {"name": "\N{GLOWING STAR}"}}}],
    "duration": 1,
    "allow_multiselect": True,
    "layout_type": 1,
}
RULE = {
    "name": "a",
    "event_type": 1,
    "trigger_type": 1,
    "trigger_metadata": {"keyword_filter": ["*ace*"], "allow_list": ["a"], "regex_patterns": ["(a+)+"]},
    "actions": [
        {"type": 1, "metadata": {"custom_message": "a"}},
        {"type": 2, "metadata": {"channel_id": "CHANNEL"}},
        {"type": 3, "metadata": {"duration_seconds": 5}},
    ],
    "enabled": True,
    "exempt_roles": ["5"],
    "exempt_channels": ["5"],
}
WELCOME = {
    "enabled": True,
    "description": "a",
    "welcome_channels": [{"channel_id": "CHANNEL", "description": "b", "emoji_id": None, "emoji_name": "a"}],
}
PROMPT = {
    "id": "0",
    "title": "a",
    "options": [{"title": "b", "description": "c", "emoji_name": "a", "role_ids": ["ROLE"], "channel_ids": []}],
    "single_select": True,
    "required": False,
    "in_onboarding": True,
    "type": 1,
}
SOUND = "data:audio/ogg;base64,T2dnUw=="
GALLERY = {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, "description": "x", "spoiler": False}]}
SECTION = {"type": 9, "components": [{"type": 10, "content": "a"}], "accessory": {**BUTTON, "custom_id": "b"}}
PARTS = [{"type": 10, "content": "a"}, SECTION, GALLERY, {"type": 14, "divider": True, "spacing": 1}]
V2 = {"flags": 1 << 15, "components": [{"type": 17, "accent_color": 5, "spoiler": False, "components": PARTS}]}
FORM = {
    "custom_id": "form",
    "title": "t",
    "components": [
        {"type": 18, "label": "l", "description": "d", "component": {"type": 4, "custom_id": "i", "style": 1}},
        {"type": 1, "components": [{"type": 4, "custom_id": "j", "style": 1, "label": "x", "required": False}]},
    ],
}
OPTION = {"type": 3, "name": "card", "description": "x", "choices": [{"name": "a", "value": "a"}], "required": True}
COMMAND = {
    "name": "play",
    "type": 1,
    "description": "x",
    "name_localizations": {"de": "spielen"},
    "default_member_permissions": "8",
    "contexts": [0, 1],
    "integration_types": [0],
    "nsfw": False,
    "options": [
        OPTION,
        {"type": 4, "name": "n", "description": "x", "min_value": 1, "max_value": 5, "autocomplete": True},
    ],
}
GIVEN = {"id": "COMMAND", "name": "try", "type": 1, "version": "1", "options": []}
STARTED = {
    "application_id": "APPLICATION",
    "guild_id": "GUILD",
    "channel_id": "CHANNEL",
    "session_id": "s",
    "nonce": "5",
}
PRESSED = {"component_type": 2, "custom_id": "go"}
FILLED = {"id": "1", "custom_id": "form", "components": [{"type": 18, "component": {"type": 4, "value": "x"}}]}

PICTURE = "data:image/png;base64,iVBORw0KGgo="

GOOD = {
    ("POST", "channels/*/messages"): [MESSAGE, V2],
    ("PATCH", "channels/*/messages/*"): [MESSAGE, V2],
    ("POST", "channels/*/messages/bulk-delete"): [{"messages": ["MESSAGE", "5"]}],
    ("POST", "webhooks/*/*"): [MESSAGE, V2, {"poll": POLL}],
    ("PATCH", "webhooks/*/*/messages/*"): [MESSAGE, V2],
    ("POST", "interactions/*/*/callback"): [
        {"type": 4, "data": MESSAGE},
        {"type": 7, "data": V2},
        {"type": 8, "data": {"choices": OPTION["choices"]}},
        {"type": 9, "data": FORM},
        {"type": 5, "data": {"flags": 64}},
    ],
    ("PUT", "applications/*/commands"): [[COMMAND]],
    ("POST", "applications/*/emojis"): [{"name": "star", "image": PICTURE}],
    ("POST", "interactions"): [
        {**STARTED, "type": 2, "data": GIVEN},
        {**STARTED, "type": 4, "data": GIVEN},
        {**STARTED, "type": 3, "message_id": "MESSAGE", "message_flags": 0, "data": PRESSED},
        {**STARTED, "type": 5, "data": FILLED},
    ],
    ("POST", "users/@me/channels"): [{"recipient_id": "PERSON"}],
    ("POST", "channels/*/webhooks"): [{"name": "a", "avatar": PICTURE}],
    ("PATCH", "webhooks/*"): [{"name": "a", "avatar": PICTURE, "channel_id": "CHANNEL"}],
    ("PATCH", "webhooks/*/*"): [{"name": "a", "avatar": PICTURE}],
    ("PATCH", "users/@me"): [{"username": "Dealer", "avatar": PICTURE}],
    ("PATCH", "applications/@me"): [{"description": "a", "icon": PICTURE, "tags": ["a"]}],
    ("PATCH", "guilds/*"): [{"name": "Hall", "icon": PICTURE, "afk_channel_id": "CHANNEL", "afk_timeout": 60}],
    ("POST", "guilds/*/bulk-ban"): [{"user_ids": ["5", "APPLICATION"], "delete_message_seconds": 5}],
    ("POST", "channels/*/followers"): [{"webhook_channel_id": "CHANNEL"}],
    ("POST", "guilds/*/emojis"): [{"name": "star", "image": PICTURE, "roles": ["5"]}],
    ("PATCH", "guilds/*/emojis/*"): [{"name": "sun", "roles": []}],
    ("POST", "guilds/*/stickers"): [{"name": "ace", "tags": "a", "description": "b"}],
    ("PATCH", "guilds/*/stickers/*"): [{"name": "ace", "tags": "a", "description": None}],
    ("POST", "guilds/*/soundboard-sounds"): [{"name": "bell", "sound": SOUND, "volume": 0.5, "emoji_id": None}],
    ("PATCH", "guilds/*/soundboard-sounds/*"): [{"name": "bell", "volume": 0.5, "emoji_name": "a"}],
    ("POST", "guilds/*/auto-moderation/rules"): [RULE, {**RULE, "trigger_type": 5, "trigger_metadata": {}}],
    ("PATCH", "guilds/*/auto-moderation/rules/*"): [RULE],
    ("POST", "channels/*/invites"): [{"max_age": 5, "max_uses": 1, "temporary": True, "unique": False}],
    ("PUT", "channels/*/polls/*/answers/@me"): [{"answer_ids": [1]}],
    ("PATCH", "guilds/*/welcome-screen"): [WELCOME],
    ("PUT", "guilds/*/onboarding"): [{"prompts": [PROMPT], "default_channel_ids": ["5"], "enabled": True, "mode": 1}],
    ("PATCH", "guilds/*/widget"): [{"enabled": True, "channel_id": "CHANNEL"}],
    ("PUT", "guilds/*/incident-actions"): [{"invites_disabled_until": "2100-01-01T00:00:00+00:00"}],
    ("POST", "guilds/*/prune"): [{"days": 7, "compute_prune_count": True, "include_roles": ["ROLE"]}],
    ("POST", "stage-instances"): [{"channel_id": "STAGE", "topic": "a", "privacy_level": 2}],
    ("PATCH", "stage-instances/*"): [{"topic": "a", "privacy_level": 2}],
    ("POST", "applications/*/entitlements"): [{"sku_id": "5", "owner_id": "PERSON", "owner_type": 2}],
    ("PUT", "applications/*/role-connections/metadata"): [[{"type": 2, "key": "a", "name": "b", "description": "c"}]],
}
"""Right bodies by method and path. Words in capitals stand for ids."""

ANY = {
    "name": "a", "type": 0, "topic": "x", "parent_id": None, "permissions": "8", "channel_id": "CHANNEL", "position": 1,
    "message": MESSAGE, "auto_archive_duration": 60, "nick": "x", "roles": [], "archived": True, "locked": False,
    "permission_overwrites": [{"id": "PERSON", "type": 1, "allow": "0", "deny": "0"}], "recipient_id": "PERSON",
    "communication_disabled_until": None, "rate_limit_per_user": 0, "mentionable": True, "color": 5, **COMMAND,
}  # fmt: skip
"""Fields of many bodies, for paths of which no body is listed."""

WRONG = st.sampled_from(
    [
        None, True, False, 0, 1, -1, 5, 11, 99, 1 << 40, 1 << 70, -(1 << 70), 1.5, 1e308, float("inf"), "", "x", "0",
        "5", "-1", "x" * 5000, "\ud800", "\0", "@everyone", "attachment://", "attachment://x", "http://[", "https://a/b",
        [], [[]], [None], [0], ["x"], [{}], ["5", "5"], {}, {"": ""}, {"type": 2}, {"id": "x"}, {"_errors": []},
        {"a.b": {}},
    ]
)  # fmt: skip

NAMES = (
    "limit",
    "before",
    "after",
    "around",
    "with_response",
    "with_counts",
    "type",
    "wait",
    "x",
    "with_localizations",
)
ODD = (
    "",
    "x",
    "0",
    "-1",
    "5",
    "²",
    "٣",
    "%00",
    "null",
    "9" * 30,
    "@original",
    "1e3",
    "true",
    "\N{GLOWING STAR}",
    "a:5",
)
TYPES = (
    "application/json; charset=x",
    "text/plain",
    "multipart/form-data",
    "application/x-www-form-urlencoded",
    "",
    "/",
)


def star(route):
    """Return a method and a path with a star for each parameter."""
    method, path = route
    return method, "/".join("*" if step.startswith("{") else step for step in path.split("/"))


def places(body, path=()):
    """Return the paths of all values in a body."""
    found = [path]
    if isinstance(body, dict | list):
        for key, value in body.items() if isinstance(body, dict) else enumerate(body):
            found += places(value, (*path, key))
    return found


@st.composite
def broken(draw, body):
    """Return a body that is changed in up to three places."""
    body = deepcopy(body)
    for _ in range(draw(st.integers(0, 3))):
        *path, last = ("", *draw(st.sampled_from(places(body))))
        if not path:
            body = deepcopy(draw(WRONG))
            continue
        holder = body
        for step in path[1:]:
            holder = holder[step]
        match draw(st.sampled_from(("wrong", "wrong", "wrong", "gone", "more"))):
            case "wrong":
                holder[last] = deepcopy(draw(WRONG))
            case "gone":
                del holder[last]
            case "more" if isinstance(holder, list):
                holder.extend([holder[last]] * draw(st.integers(1, 30)))
            case "more":
                holder[draw(st.sampled_from(("x", "type", "id", "components", "options", "data")))] = deepcopy(
                    draw(WRONG)
                )
    return body


@st.composite
def requests(draw, routes):
    """Return a request: method, path, odd values for its parameters, sender, query, encoding, body and a number."""
    with_bodies = [route for route in routes if star(route) in GOOD]
    method, path = draw(st.one_of(st.sampled_from(routes), st.sampled_from(with_bodies)))
    count = path.count("{")
    odd = draw(st.lists(st.sampled_from(ODD), max_size=count)) if draw(st.integers(0, 9)) == 0 else []
    sender = draw(st.sampled_from(("bot", "bot", "bot", "bot", "bot", "person", "nobody", "stranger")))
    query = (
        draw(st.dictionaries(st.sampled_from(NAMES), st.sampled_from(ODD), max_size=2)) if draw(st.booleans()) else {}
    )
    body, encoding = None, "none"
    if method not in ("GET", "DELETE"):
        body = draw(broken(draw(st.sampled_from(GOOD.get(star((method, path)), [ANY])))))
        encoding = draw(st.sampled_from(("json",) * 7 + ("multipart", "fields", "cut", "flipped", "type")))
    return method, path, odd, sender, query, encoding, body, draw(st.integers(0, 1 << 16))


class Fuzzed:
    """A playground of its own with something of everything in it."""

    def __init__(self, discord, http):
        self.discord = discord
        self._http = http
        self._channel = next(iter(discord.world.channels.values()))
        world = discord.world
        person = next(iter(world.people.values()))
        self.ids = {
            "APPLICATION": world.application,
            "GUILD": world.guild.id,
            "CHANNEL": self._channel.id,
            "PERSON": person.id,
        }
        self.senders = {
            "bot": f"Bot {world.bot.token}", "person": person.token, "nobody": None, "stranger": "Bot x.y.z",
        }  # fmt: skip

    async def prepare(self):
        """Make a command, a message, and an interaction that waits for its answer."""
        ids, world = self.ids, self.discord.world
        world.guild.permissions = ALL  # so that bodies are read
        ids["ROLE"] = world.add_role(world.guild, "players").id
        ids["THREAD"] = world.add_channel(world.guild, "side game", world.channels[ids["CHANNEL"]]).id
        await self.send("PUT", f"/applications/{ids['APPLICATION']}/commands", [{"name": "try", "description": "x"}])
        ids["COMMAND"] = next(iter(world.commands))
        sent = {"content": "a", "components": [{"type": 1, "components": [BUTTON]}]}
        _, _, text = await self.send("POST", f"/channels/{ids['CHANNEL']}/messages", sent)
        ids["MESSAGE"] = int(json.loads(text)["id"])
        _, _, text = await self.send("POST", f"/channels/{ids['CHANNEL']}/webhooks", {"name": "Dealer"})
        self.webhook = json.loads(text)
        ids["WEBHOOK"] = int(self.webhook["id"])
        base = f"/guilds/{ids['GUILD']}"
        ids["STAGE"] = world.add_channel(world.guild, "show", kind=STAGE).id
        world.skus.append({"id": "5", "type": 5, "name": "a", "slug": "a", "flags": 0, "application_id": "5"})
        form = aiohttp.FormData({"name": "ace", "tags": "a"})
        form.add_field("file", b"\x89PNG\r\n\x1a\n", filename="a.png")
        for name, key, path, more in (
            ("SERVER_EMOJI", "id", f"{base}/emojis", {"body": {"name": "star", "image": PICTURE}}),
            ("STICKER", "id", f"{base}/stickers", {"data": form}),
            ("SOUND", "sound_id", f"{base}/soundboard-sounds", {"body": {"name": "bell", "sound": SOUND}}),
            ("RULE", "id", f"{base}/auto-moderation/rules", {"body": {**RULE, "actions": [{"type": 1}]}}),
            ("CODE", "code", f"/channels/{ids['CHANNEL']}/invites", {"body": {}}),
            ("LIVE", "id", "/stage-instances", {"body": {"channel_id": str(ids["STAGE"]), "topic": "a"}}),
            (
                "ENTITLEMENT",
                "id",
                f"/applications/{ids['APPLICATION']}/entitlements",
                {"body": {"sku_id": "5", "owner_id": str(ids["PERSON"]), "owner_type": 2}},
            ),
            ("POLL", "id", f"/channels/{ids['CHANNEL']}/messages", {"body": {"poll": POLL}}),
        ):
            status, _, text = await self.send("POST", path, **more)
            assert status in (200, 201), text
            ids[name] = json.loads(text)[key]
        for path, method, body in (
            (f"{base}/welcome-screen", "PATCH", {}),
            (f"{base}/widget", "PATCH", {"enabled": True}),
        ):
            status, _, text = await self.send(method, path, body)
            assert status == 200, text
        person = world.people[ids["PERSON"]]
        for kind in (2, 3, 4, 5):
            self.start(person, kind)

    def of_server(self, path):
        """Return the values of the parameters of a path that name what a server keeps."""
        names = {"sticker": "STICKER", "sound": "SOUND", "rule": "RULE", "code": "CODE", "stage": "STAGE"}
        names |= {"entitlement": "ENTITLEMENT", "integration": "APPLICATION"}
        names |= {"emoji": "SERVER_EMOJI"} if path.startswith("guilds") else {}
        names |= {"message": "POLL"} if "/polls/" in path else {}
        return {"answer": 1} | {parameter: self.ids[name] for parameter, name in names.items()}

    def start(self, person, kind):
        """Start an interaction. The world has it as it has those that people start."""
        world = self.discord.world
        message = world.messages.get(self.ids["MESSAGE"])
        data = {"id": str(self.ids["COMMAND"]), "name": "try", "type": 1} if kind in (2, 4) else {"custom_id": "go"}
        source = message if kind in (3, 5) else None
        new_id = world.snowflakes.next()
        token = f"token{kind}"
        started = Interaction(new_id, token, kind, person, world.bot, self._channel, world.now(), "1", data, source)
        if kind == 5:
            about = {"id": str(new_id), "type": 2, "authorizing_integration_owners": {}, "name": "try"}
            started.opened_by = {**about, "user": user_json(person)}
        world.interactions[token] = started
        self.ids[f"INTERACTION{kind}"] = new_id

    async def send(self, method, path, body=None, sender="bot", **more):
        """Send a request; return the status, the headers and the body of the answer."""
        token = self.senders[sender]
        headers = {**({} if token is None else {"Authorization": token}), **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        url = f"{self.discord.api_url}{path}"
        async with self._http.request(method, url, headers=headers, **more) as response:
            return response.status, response.headers, await response.text()

    async def carry_out(self, request):
        """Send one of ``requests``."""
        method, path, odd, sender, query, encoding, body, number = request
        kind = 2 + number % 4
        if "{interaction}" in path or "{token}" in path:
            self.start(self.discord.world.people[self.ids["PERSON"]], kind)  # one that has no answer yet
        values = {
            "application": self.ids["APPLICATION"], "guild": self.ids["GUILD"],
            "channel": self.ids["THREAD" if number % 5 == 0 and "message" not in path else "CHANNEL"],
            "user": self.ids["PERSON"], "token": f"token{kind}",
            "message": "@original" if path.startswith("webhooks") else self.ids["MESSAGE"],
            "interaction": self.ids[f"INTERACTION{kind}"], "emoji": "\N{GLOWING STAR}", "command": self.ids["COMMAND"],
            "role": self.ids["ROLE"], "overwrite": self.ids["ROLE"], "webhook": self.ids["WEBHOOK"],
            **self.of_server(path),
        }  # fmt: skip
        if "{webhook}" in path or (path.startswith("webhooks") and number % 3 == 0):
            values |= {"application": self.ids["WEBHOOK"], "token": self.webhook["token"]}
        steps = [values.get(step[1:-1], "5") if step.startswith("{") else step for step in path.split("/")]
        holes = [place for place, step in enumerate(path.split("/")) if step.startswith("{")]
        for value, place in zip(odd, holes, strict=False):
            steps[place] = value
        if values["token"] == f"token{kind}" and "{token}" in path and "callback" not in path and number % 2:
            await self.send("POST", f"/interactions/{values['interaction']}/{values['token']}/callback", {"type": 5})
        path = "/" + "/".join(str(step).replace("%", "%25").replace("/", "%2F") or "%20" for step in steps)
        text = json.dumps(body)
        for name, value in self.ids.items():
            text = text.replace(f'"{name}"', f'"{value}"')
        more = {"params": query}
        match encoding:
            case "json" | "type":
                kind = TYPES[number % len(TYPES)] if encoding == "type" else "application/json"
                more |= {"data": text.encode(), "headers": {"Content-Type": kind} if kind else {}}
            case "cut" | "flipped":
                raw = bytearray(text.encode())
                place = number % len(raw)
                if encoding == "flipped":
                    raw[place] ^= 1 << number % 8
                more |= {"data": bytes(raw[:place] if encoding == "cut" else raw)}
                more["headers"] = {"Content-Type": "application/json"}
            case "multipart":
                form = aiohttp.FormData()
                form.add_field("payload_json", text, content_type="application/json" if number % 2 else None)
                form.add_field(("files[0]", "files[x]", "file", "")[number % 4], b"picture", filename="a.png")
                more["data"] = form
            case "fields":
                fields = body if isinstance(body, dict) else {"x": 1}
                more["data"] = {str(key): json.dumps(value) for key, value in fields.items()}
        return path, *await self.send(method, path, sender=sender, **more)


@asynccontextmanager
async def fuzzed():
    """Serve a new playground to the fuzz."""
    async with Playground(World(["Laura"])) as discord, aiohttp.ClientSession() as http:
        ready = Fuzzed(discord, http)
        await ready.prepare()
        yield ready


def served():
    """Return the method and the path of everything that is served under the API's path."""
    return [(method, path.removeprefix("/")) for method, path in Playground(World(["Laura"])).routes()]


def problem(sender, path, status, headers, text):
    """Return what is wrong with an answer; None if it is a success or a refusal of Discord's form."""
    if status >= 500:
        return f"{status}: {text[:200]}"
    if sender != "person" and not path.endswith("/callback") and "X-RateLimit-Bucket" not in headers:
        return "it does not tell of its limit"
    if status in (204, 304):
        return None if not text else "it has a body"
    try:
        body = json.loads(text)
    except ValueError:
        return f"{status}: no JSON: {text[:200]}"
    if status < 400:
        return None
    if path.startswith("oauth2/") and isinstance(body, dict) and isinstance(body.get("error"), str):
        return None  # OAuth2 has refusals of its own form
    if not isinstance(body, dict) or not isinstance(body.get("code"), int) or not isinstance(body.get("message"), str):
        return f"no refusal: {text[:200]}"
    return form_problem(body["errors"]) if "errors" in body else None


def form_problem(errors):
    """Return what is wrong with the tree of errors in a refusal; None if nothing is."""
    if not isinstance(errors, dict) or not errors:
        return f"no errors: {errors}"
    for key, value in errors.items():
        if key == "_errors":
            if not value or not all(set(each) == {"code", "message"} for each in value):
                return f"no list of errors: {value}"
        elif (found := form_problem(value)) is not None:
            return found
    return None


def run(coroutine):
    """Run a coroutine in a loop of its own. Hypothesis calls functions that are not coroutines."""
    return asyncio.run(coroutine)
