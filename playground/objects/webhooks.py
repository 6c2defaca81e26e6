"""The JSON of webhooks."""

from __future__ import annotations

from playground.objects.servers import user_json
from playground.world import API, Json, World
from playground.world.webhooks import FOLLOWER, INCOMING, Webhook


def webhook_json(world: World, webhook: Webhook, origin: str, *, by_token: bool = False) -> Json:
    """Return a webhook.

    :param by_token: whether it is read by its token. It does not tell then who made it.
    """
    by_bot = webhook.creator is world.bot
    data: Json = {
        "id": str(webhook.id),
        "type": webhook.type,
        "guild_id": str(webhook.guild),
        "channel_id": str(webhook.channel),
        "name": webhook.name,
        "avatar": webhook.avatar,
        "application_id": str(world.application) if by_bot and webhook.type == INCOMING else None,
    }
    if not by_token:
        data["user"] = user_json(webhook.creator)
    if webhook.type == INCOMING:
        data["token"] = webhook.token
        data["url"] = f"{origin}{API}/webhooks/{webhook.id}/{webhook.token}"
    source = world.channels.get(webhook.source or 0)
    if webhook.type == FOLLOWER and source is not None:
        data["source_channel"] = {"id": str(source.id), "name": source.name}
        data["source_guild"] = {"id": str(source.guild), "name": world.guilds[source.guild].name, "icon": None}
    return data
