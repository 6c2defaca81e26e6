"""Polls: voting, who voted for what, and ending one early."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.service import Service, number, origin_of
from playground.checks.shapes import Form, Many, Whole
from playground.errors import DiscordError, FormErrors, not_the_author
from playground.objects.payloads import message_json, user_json
from playground.rest.fields import query_number
from playground.rest.server_objects.kept import checked
from playground.world import API, Message, User
from playground.world.permissions import READ_HISTORY
from playground.world.polls import Poll

VOTE: Final = Form({"answer_ids": Many(Whole(), 10)})


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints. Voting is for people's clients alone: Discord has no such endpoint for bots."""
    world = service.world

    def _poll(request: web.Request) -> tuple[User, Message, Poll]:
        user = service.user(request)
        channel = world.channel_for(number(request, "channel"), user, READ_HISTORY)
        message = world.message(channel.id, number(request, "message"), user)
        if message.poll is None:
            raise DiscordError(400, 520006, "Cannot expire a non-poll message")
        return user, message, message.poll

    async def voters(request: web.Request) -> web.Response:
        _, _, poll = _poll(request)
        after, limit = query_number(request, "after", 0, 0, 1 << 64), query_number(request, "limit", 25, 1, 100)
        found = sorted(each for each in poll.votes.get(number(request, "answer"), ()) if each > after)
        return web.json_response({"users": [user_json(world.user(each)) for each in found[:limit]]})

    async def expire(request: web.Request) -> web.Response:
        user, message, poll = _poll(request)
        if message.author is not user:
            raise not_the_author()
        if poll.over:
            raise _expired()
        await service.polls.end(message, origin_of(request))
        return web.json_response(message_json(world, message, origin_of(request)))

    async def vote(request: web.Request) -> web.Response:
        user, message, poll = _poll(request)
        if user.bot:
            raise DiscordError(403, 20001, "Bots cannot use this endpoint")
        body, _ = service.body(request)
        answers = checked(VOTE, body, ("answer_ids",))["answer_ids"]
        if poll.over or poll.ends_at <= world.now():
            raise _expired()
        if {*answers} - {*range(1, len(poll.answers) + 1)} or (len({*answers}) > 1 and not poll.multiple):
            errors = FormErrors()
            errors.add("answer_ids", "POLL_INVALID_ANSWER", "Invalid answer")
            errors.check()
        await service.polls.vote(message, user, answers)
        return web.Response(status=204)

    base = f"{API}/channels/{{channel}}/polls/{{message}}"
    return [
        web.put(f"{base}/answers/@me", vote),
        web.get(f"{base}/answers/{{answer}}", voters),
        web.post(f"{base}/expire", expire),
    ]


def _expired() -> DiscordError:
    return DiscordError(400, 520001, "Poll expired")
