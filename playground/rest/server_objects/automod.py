"""Auto-moderation: the rules of a server, and what they do to a message that a member writes."""

from __future__ import annotations

from typing import Any, Final

from aiohttp import web

from playground.changes.service import Service
from playground.checks.fields import Listed, Words
from playground.checks.shapes import Choice, Flag, Form, Id, Shape, Whole
from playground.errors import FormErrors
from playground.rest.server_objects.kept import Kept, checked, refuse
from playground.world import Attachment, Guild, Json, User
from playground.world.automod import (
    ALERT,
    BLOCK,
    KEYWORD,
    KEYWORD_PRESET,
    MEMBER_PROFILE,
    MENTION_SPAM,
    MESSAGE_SEND,
    QUARANTINE,
    SPAM,
    TIMEOUT,
)
from playground.world.permissions import MANAGE_GUILD, MODERATE_MEMBERS

MOST: Final = {KEYWORD: 6, SPAM: 1, KEYWORD_PRESET: 1, MENTION_SPAM: 1, MEMBER_PROFILE: 1}
"""How many rules of each trigger a server can have."""

_keywords: Final = Listed(Words(60, 1), 1000)
_keyword: Final[dict[str, Shape]] = {
    "keyword_filter": _keywords,
    "regex_patterns": Listed(Words(260, 1), 10),
    "allow_list": Listed(Words(60, 1), 100),
}
FITTING: Final = {
    KEYWORD: (BLOCK, ALERT, TIMEOUT),
    SPAM: (BLOCK, ALERT),
    KEYWORD_PRESET: (BLOCK, ALERT),
    MENTION_SPAM: (BLOCK, ALERT, TIMEOUT),
    MEMBER_PROFILE: (ALERT, QUARANTINE),
}
"""The actions that each trigger can have."""

METADATA: Final[dict[int, dict[str, Shape]]] = {
    KEYWORD: _keyword,
    MEMBER_PROFILE: _keyword,
    KEYWORD_PRESET: {"presets": Listed(Choice((1, 2, 3)), 3), "allow_list": _keywords},
    MENTION_SPAM: {"mention_total_limit": Whole(0, 50), "mention_raid_protection_enabled": Flag()},
    SPAM: {},
}
NOTHING: Final[dict[str, Any]] = {
    "keyword_filter": [],
    "regex_patterns": [],
    "allow_list": [],
    "presets": [],
    "mention_total_limit": 20,
    "mention_raid_protection_enabled": False,
}
"""What a field has that nobody gives."""

ACTIONS: Final[dict[int, dict[str, Shape]]] = {
    BLOCK: {"custom_message": Words(150)},
    ALERT: {"channel_id": Id()},
    TIMEOUT: {"duration_seconds": Whole(0, 2419200)},
    QUARANTINE: {},
}


class _Action:
    """One action: its type, and what that type has besides."""

    def read(self, value: Any, path: str, errors: FormErrors) -> Json:
        given: Json = Form({"type": Choice(ACTIONS)}).read(value, path, errors)
        kind = given.get("type")
        if not isinstance(kind, int) or kind not in ACTIONS:
            if kind is None:
                errors.required(f"{path}.type")
            return {}
        fields = ACTIONS[kind]
        metadata = Form(fields).read(given.get("metadata") or {}, f"{path}.metadata", errors)
        for name in fields if kind in (ALERT, TIMEOUT) else ():
            if metadata.get(name) is None:
                errors.required(f"{path}.metadata.{name}")
        return {"type": kind, "metadata": {name: each for name, each in metadata.items() if name in fields}}


RULE: Final = Form(
    {
        "name": Words(100, 1),
        "event_type": Choice((1, 2)),
        "trigger_type": Choice(METADATA),
        "actions": Listed(_Action(), 5, 1),
        "enabled": Flag(),
        "exempt_roles": Listed(Id(), 20),
        "exempt_channels": Listed(Id(), 50),
        "trigger_metadata": Form(),
    }
)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    return _Rules(service).routes()


class _Rules(Kept):
    path, parameter, name = "auto-moderation/rules", "rule", ""
    to_see = to_create = to_manage = MANAGE_GUILD
    event = "AUTO_MODERATION_RULE"

    def made(self, guild: Guild, user: User) -> Json:
        told = {"guild_id": str(guild.id), "creator_id": str(user.id), "enabled": False}
        return {**told, "exempt_roles": [], "exempt_channels": []}

    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        given = checked(RULE, body, ("name", "event_type", "trigger_type", "actions") if old is None else ())
        kind = given["trigger_type"] if old is None else old["trigger_type"]
        if given.get("trigger_type", kind) != kind:
            refuse("trigger_type", "BASE_TYPE_CHOICES", "The trigger of a rule cannot be changed.")
        if (given.get("event_type", MESSAGE_SEND) != MESSAGE_SEND) != (
            kind == MEMBER_PROFILE
        ) and "event_type" in given:
            refuse("event_type", "AUTO_MODERATION_INVALID_EVENT", "The trigger does not go with this event.")
        for number, action in enumerate(given.get("actions", ())):
            if action["type"] not in FITTING[kind]:
                why = "The action does not go with this trigger."
                refuse(f"actions.{number}.type", "AUTO_MODERATION_INVALID_ACTION", why)
        if old is None and sum(each["trigger_type"] == kind for each in guild.kept[self.path].values()) >= MOST[kind]:
            exceeded = f"Maximum number of rules of this type exceeded: {MOST[kind]}"
            refuse("trigger_type", "AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED", exceeded)
        if old is None or "trigger_metadata" in given:
            errors = FormErrors()
            fields = METADATA[kind]
            read = Form(fields).read(given.get("trigger_metadata") or {}, "trigger_metadata", errors)
            errors.check()
            given["trigger_metadata"] = {name: read.get(name, NOTHING[name]) for name in fields}
        return given

    def takes(self, given: Json) -> int:
        return MODERATE_MEMBERS if any(each["type"] == TIMEOUT for each in given.get("actions", ())) else 0

    async def tell(self, guild: Guild, event: str, item: Json) -> None:
        def told(each: User) -> bool:
            return bool(self.world.permissions_in(guild, each) & MANAGE_GUILD)

        await self.service.gateway.tell(event, item, guild.id, told)
