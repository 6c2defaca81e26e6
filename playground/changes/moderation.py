"""What the rules of auto-moderation do when a member's message breaks them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from playground.changes.audit import record
from playground.changes.service import Service
from playground.errors import DiscordError
from playground.world import Channel, Json, Message, User
from playground.world.automod import ALERT, BLOCK, TIMEOUT, broken
from playground.world.permissions import MANAGE_GUILD

ALERTED = 24
"""The type of the message that tells moderators of a broken rule."""

AUDITED: Final = {BLOCK: 143, ALERT: 144, TIMEOUT: 145}
"""The numbers that the audit log has for what rules do."""


class Moderation:
    """One message of a member, before and after it is sent. Messages of bots and of who manages the server pass."""

    def __init__(self, service: Service, channel: Channel, author: User, content: str, origin: str) -> None:
        self._service = service
        self._world = service.world
        self._channel, self._author, self._content, self._origin = channel, author, content, origin
        guild = self._world.guilds.get(channel.guild)
        self._guild = guild
        passes = guild is None or author.bot or self._world.permissions_in(guild, author) & MANAGE_GUILD
        self._broken = [] if passes or guild is None else list(broken(guild, channel, author.id, content))

    async def before(self) -> None:
        """Block the message if a rule says so. All rules that it breaks act then.

        :raises DiscordError: 200000.
        """
        if any(action["type"] == BLOCK for rule, _, _ in self._broken for action in rule["actions"]):
            await self._act(None)
            raise DiscordError(400, 200000, "Message was blocked by automatic moderation")

    async def after(self, message: Message) -> None:
        """Let the rules act that do not block the message."""
        await self._act(message.id)

    async def _act(self, message: int | None) -> None:
        for rule, keyword, matched in self._broken:
            for action in rule["actions"]:
                alert = None
                if action["type"] == ALERT:
                    alert = await self._alert(rule, int(action["metadata"]["channel_id"]), keyword, matched)
                elif action["type"] == TIMEOUT and self._guild is not None:
                    await self._service.servers.time_out(
                        self._guild, self._author, action["metadata"]["duration_seconds"]
                    )
                await self._tell(rule, action, keyword, matched, message, alert)
                await self._record(rule, action)

    async def _record(self, rule: Json, action: Json) -> None:
        options = {
            "auto_moderation_rule_name": rule["name"],
            "auto_moderation_rule_trigger_type": str(rule["trigger_type"]),
            "channel_id": str(self._channel.id),
        }
        number = AUDITED.get(action["type"])
        if number is not None and self._guild is not None:
            author = self._author
            await record(self._service, self._guild, author, number, str(author.id), [], options=options)

    async def _alert(self, rule: Json, where: int, keyword: str, matched: str) -> int | None:
        channel = self._world.channels.get(where)
        if channel is None or channel.guild != self._channel.guild:
            return None
        told = {"rule_name": rule["name"], "channel_id": self._channel.id, "keyword": keyword}
        told |= {"keyword_matched_content": matched}
        fields = [{"name": name, "value": str(value), "inline": False} for name, value in told.items()]
        at = datetime.fromtimestamp(self._world.now(), UTC)
        alert = Message(self._world.snowflakes.next(), channel.id, self._author, at, type=ALERTED)
        alert.embeds = [{"type": "auto_moderation_message", "description": self._content, "fields": fields}]
        self._world.messages[alert.id] = alert
        await self._service.tell_of(alert, "MESSAGE_CREATE", self._origin)
        return alert.id

    async def _tell(
        self, rule: Json, action: Json, keyword: str, matched: str, message: int | None, alert: int | None
    ) -> None:
        guild = self._guild
        assert guild is not None
        about: Json = {
            "guild_id": str(guild.id),
            "action": action,
            "rule_id": rule["id"],
            "rule_trigger_type": rule["trigger_type"],
            "user_id": str(self._author.id),
            "channel_id": str(self._channel.id),
            "content": self._content,
            "matched_keyword": keyword,
            "matched_content": matched,
        }
        about |= {} if message is None else {"message_id": str(message)}
        about |= {} if alert is None else {"alert_system_message_id": str(alert)}

        def told(each: User) -> bool:
            return bool(self._world.permissions_in(guild, each) & MANAGE_GUILD)

        await self._service.gateway.tell("AUTO_MODERATION_ACTION_EXECUTION", about, guild.id, told)
