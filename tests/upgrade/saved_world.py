"""A playground's world as JSON: people, channels, messages with their buttons, and open forms."""

from __future__ import annotations

from dataclasses import asdict
from datetime import datetime

from playground.driver import Seen
from playground.world import Attachment, Channel, Interaction, Json, Message, User, World
from playground.world.guild import Thread


def save_world(world: World) -> Json:
    """Return a world with one server as JSON, without files' content and interactions that opened no form."""
    openers = {form: opener.token for form, opener in world.forms.items()}
    return {
        "bot": world.bot.id,
        "owner": world.owner.id,
        "people": [
            {"id": each.id, "name": each.name, "locale": each.locale, "moderator": world.is_moderator(each)}
            for each in world.people.values()
        ],
        "guild": {"id": world.guild.id, "locale": world.guild.locale, "permissions": world.guild.permissions},
        "channels": [{"id": each.id, "name": each.name} for each in world.guild.channels if each.thread is None],
        "threads": [
            {"id": each.id, "name": each.name, "parent": each.parent, "thread": asdict(each.thread)}
            for each in world.guild.channels
            if each.thread is not None
        ],
        "messages": [_message_json(each) for each in world.messages.values()],
        "interactions": [
            _interaction_json(each) for token, each in world.interactions.items() if token in openers.values()
        ],
        "forms": openers,
    }


def _message_json(message: Message) -> Json:
    return {
        "id": message.id,
        "channel": message.channel,
        "author": message.author.id,
        "at": message.at.isoformat(),
        "content": message.content,
        "components": message.components,
        "attachments": [
            {"id": each.id, "name": each.name, "content_type": each.content_type, "description": each.description}
            for each in message.attachments
        ],
        "flags": message.flags,
        "only_for": message.only_for,
        "metadata": message.metadata,
    }


def _interaction_json(interaction: Interaction) -> Json:
    return {
        "id": interaction.id,
        "token": interaction.token,
        "type": interaction.type,
        "user": interaction.user.id,
        "channel": interaction.channel.id,
        "data": interaction.data,
        "source": None if interaction.source is None else interaction.source.id,
        "original": interaction.original,
        "follow_ups": sorted(interaction.follow_ups),
    }


def load_world(saved: Json, at: datetime) -> World:
    """Return the world that was saved, with the same ids; its tokens are as good as new.

    :param at: when it was saved. The world's clock goes on from there.
    """
    people = saved["people"]
    world = World(
        [each["name"] for each in people],
        locales={each["name"]: each["locale"] for each in people},
    )
    world.now.stop(at)
    world.now.go_on()
    world.bot.id = world.application = saved["bot"]
    world.bots = {world.bot.id: world.bot}
    world.owner.id = saved["owner"]
    for person, known in zip(world.people.values(), people, strict=True):
        person.id = known["id"]
    world.people = {each.id: each for each in world.people.values()}
    guild = world.guild
    guild.id, guild.locale, guild.permissions = (saved["guild"][name] for name in ("id", "locale", "permissions"))
    guild.owner, guild.members = world.owner.id, {*world.people, world.owner.id, world.bot.id}
    world.guilds = {guild.id: guild}
    guild.channels = [Channel(each["id"], each["name"], guild.id) for each in saved["channels"]]
    world.channels = {each.id: each for each in guild.channels}
    for each in saved.get("threads", []):
        members = {int(user): joined for user, joined in each["thread"]["members"].items()}
        thread = Thread(**{**each["thread"], "members": members})
        made = Channel(each["id"], each["name"], guild.id, each["parent"], thread=thread)
        guild.channels.append(made)
        world.channels[made.id] = world.threads[made.id] = made
    for person, known in zip(world.people.values(), people, strict=True):
        if known["moderator"]:
            world.make_moderator(person)
    users = {world.bot.id: world.bot, **world.people}
    for each in saved["messages"]:
        world.messages[each["id"]] = _message(each, users)
    for each in saved["interactions"]:
        world.interactions[each["token"]] = _interaction(each, world)
    world.forms = {form: world.interactions[token] for form, token in saved["forms"].items()}
    return world


def as_seen(saved: Json) -> Seen:
    """Return a message that was saved as a person sees it."""
    return Seen({**saved, "author": {"id": str(saved["author"])}})


def _message(saved: Json, users: dict[int, User]) -> Message:
    return Message(
        **{
            **saved,
            "author": users[saved["author"]],
            "at": datetime.fromisoformat(saved["at"]),
            "attachments": [Attachment(**each, content=b"") for each in saved["attachments"]],
        }
    )


def _interaction(saved: Json, world: World) -> Interaction:
    return Interaction(
        **{
            **saved,
            "user": world.people[saved["user"]],
            "bot": world.bot,
            "channel": world.channels[saved["channel"]],
            "source": world.messages.get(saved["source"]),
            "follow_ups": set(saved["follow_ups"]),
            "at": world.now(),
            "nonce": None,
            "answered": True,
        }
    )
