"""People act, and see what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Final

from aiohttp import web

from playground.changes.service import Service
from playground.checks.polls import LONGEST as LONGEST_POLL
from playground.control.reading import (
    CONTROL,
    BadRequest,
    NotThere,
    answering,
    file_in,
    files_in,
    mapping,
    method_of,
    numbers,
    only,
    path_of,
    text,
    texts,
    truth,
    whole,
    with_files,
    words,
)
from playground.control.whole import person_json
from playground.driver import Person, Refused, Seen, snapshot
from playground.driver.pictures import NoBrowser
from playground.objects.payloads import user_json
from playground.world import Json, User, World
from playground.world.people import LOCALES

LONGEST_NAME: Final = 32
"""How many characters a name that people see can have."""

Picture = Callable[[Person, Seen], Awaitable[bytes]]
"""Returns a message as a person sees it, as a PNG file."""


def routes(service: Service, person: Callable[[str], Person], picture: Picture) -> list[web.RouteDef]:
    """Return the endpoints."""
    people = _People(service, person, picture)
    here = f"{CONTROL}/people/{{name}}"
    return [
        web.patch(here, answering(people.change)),
        web.get(f"{here}/messages", answering(people.messages)),
        web.get(f"{here}/messages/{{message}}.png", answering(people.picture)),
        web.post(f"{here}/slash", answering(people.slash)),
        web.post(f"{here}/complete", answering(people.complete)),
        web.post(f"{here}/user_command", answering(people.user_command)),
        web.post(f"{here}/message_command", answering(people.message_command)),
        web.post(f"{here}/launch", answering(people.launch)),
        web.post(f"{here}/activity", answering(people.activity)),
        web.post(f"{here}/activity_code", answering(people.activity_code)),
        web.post(f"{here}/click", answering(people.click)),
        web.post(f"{here}/choose", answering(people.choose)),
        web.post(f"{here}/submit", answering(people.submit)),
        web.post(f"{here}/message", answering(people.message)),
        web.post(f"{here}/reply", answering(people.reply)),
        web.post(f"{here}/react", answering(people.react)),
        web.post(f"{here}/poll", answering(people.poll)),
        web.post(f"{here}/vote", answering(people.vote)),
        web.post(f"{here}/upload", answering(people.upload)),
        web.post(f"{here}/go_to", answering(people.go_to)),
        web.post(f"{here}/request", answering(people.request)),
    ]


class _People:
    def __init__(self, service: Service, person: Callable[[str], Person], picture: Picture) -> None:
        self._service = service
        self._world = service.world
        self._of = person
        self._picture = picture

    async def change(self, request: web.Request, body: Json) -> Json:
        """Change what is said about a person."""
        user = self._user(request)
        only(body, "name", "locale", "takes_direct_messages")
        name = words(body, "name") if "name" in body else user.name
        locale = text(body, "locale") if "locale" in body else user.locale
        if name != user.name and len(name) > LONGEST_NAME:
            raise BadRequest(f"name has more than {LONGEST_NAME} characters: {len(name)}")
        if locale != user.locale and locale not in LOCALES:
            raise BadRequest(f"Discord has no language {locale[:LONGEST_NAME]!r}; it has {', '.join(sorted(LOCALES))}")
        takes = user.takes_direct_messages
        if "takes_direct_messages" in body:
            takes = truth(body, "takes_direct_messages")
        if any(each.name == name and each is not user for each in self._world.people.values()):
            raise BadRequest(f"somebody else is called {name}")
        renamed = name != user.name
        user.name, user.locale, user.takes_direct_messages = name, locale, takes
        if renamed:
            shown = {**user_json(user), "locale": user.locale, "mfa_enabled": False, "verified": True}
            await self._service.gateway.tell("USER_UPDATE", shown, 0, lambda each: each is user)
            await self._service.activities.tell_about(user)
        return person_json(user)

    async def messages(self, request: web.Request, body: Json) -> Json:
        """Return what a person sees."""
        return _view(await self._person(request))

    async def picture(self, request: web.Request, body: Json) -> web.Response:
        """Return a picture of a message that a person sees."""
        person = await self._person(request)
        seen = _named(person, {"message": request.match_info["message"]})
        assert seen is not None
        try:
            return web.Response(body=await self._picture(person, seen), content_type="image/png")
        except NoBrowser as error:
            raise NotThere(str(error)) from error

    async def slash(self, request: web.Request, body: Json) -> Json:
        """Use a slash command."""
        only(body, "command", "options", "bot")
        command, options = words(body, "command"), with_files(mapping(body, "options"))
        person = await self._person(request)
        return _answer(person, await person.slash(command, _bot(body), **options))

    async def complete(self, request: web.Request, body: Json) -> Json:
        """Ask for completions of an option."""
        only(body, "command", "focused", "options", "bot")
        command, focused, options = words(body, "command"), text(body, "focused"), mapping(body, "options")
        person = await self._person(request)
        return {"choices": await person.complete(command, focused, _bot(body), **options)}

    async def user_command(self, request: web.Request, body: Json) -> Json:
        """Use a command in a user's menu."""
        only(body, "command", "user", "bot")
        command, named = words(body, "command"), text(body, "user")
        bot = self._world.bot
        user = bot if named in (bot.name, str(bot.id)) else person_of(self._world, named)
        person = await self._person(request)
        return _answer(person, await person.user_command(command, str(user.id), _bot(body)))

    async def message_command(self, request: web.Request, body: Json) -> Json:
        """Use a command in a message's menu."""
        only(body, "command", "message", "bot")
        command = words(body, "command")
        on = _on(body)
        person = await self._person(request)
        return _answer(person, await person.message_command(command, _message_of(person, on) if on else "", _bot(body)))

    async def launch(self, request: web.Request, body: Json) -> Json:
        """Use the Entry Point command."""
        only(body, "command")
        command = text(body, "command") if "command" in body else None
        person = await self._person(request)
        return _answer(person, await person.launch(command))

    async def activity(self, request: web.Request, body: Json) -> Json:
        """Join or leave the channel's instance of the Activity."""
        only(body, "joined")
        person = await self._person(request)
        if truth(body, "joined"):
            return {"instance": await person.join_activity()}
        await person.leave_activity()
        return {"instance": None}

    async def activity_code(self, request: web.Request, body: Json) -> Json:
        """Allow the application some scopes."""
        only(body, "scopes")
        scopes = texts(body, "scopes") if "scopes" in body else []
        person = await self._person(request)
        return {"code": await person.activity_code(*scopes)}

    async def click(self, request: web.Request, body: Json) -> Json:
        """Press a button, by its label or custom_id."""
        only(body, "label", "custom_id", "message")
        custom_id = text(body, "custom_id") if "custom_id" in body else None
        label = "" if custom_id is not None else text(body, "label")
        person = await self._person(request)
        on = _named(person, body)
        if custom_id is not None:
            return _answer(person, await person.send_custom_id(on or _with(person, custom_id), custom_id))
        if on is not None and "custom_id" not in on.buttons.get(label, {}):
            raise NotThere(f"{person.name} sees no button {label!r} to press on that message")
        return _answer(person, await person.click(label, on))

    async def choose(self, request: web.Request, body: Json) -> Json:
        """Choose options of a select."""
        only(body, "custom_id", "values", "message")
        custom_id, values = text(body, "custom_id"), texts(body, "values")
        person = await self._person(request)
        on = _named(person, body) or _with(person, custom_id)
        if on.component(custom_id) is None:
            raise NotThere(f"{person.name} sees no select {custom_id!r} on that message")
        return _answer(person, await person.choose(custom_id, *values, on=on))

    async def submit(self, request: web.Request, body: Json) -> Json:
        """Fill in the open form and send it."""
        only(body, "values")
        values = with_files(mapping(body, "values"))
        person = await self._person(request)
        if person.modal is None:
            raise NotThere(f"{person.name} has no form open")
        return _answer(person, await person.submit(**values))

    async def message(self, request: web.Request, body: Json) -> Json:
        """Write a message."""
        only(body, "content", "files")
        files = files_in(body)
        content = text(body, "content") if "content" in body or not files else ""
        person = await self._person(request)
        return _answer(person, await person.say(content, files=files))

    async def reply(self, request: web.Request, body: Json) -> Json:
        """Reply to a message."""
        only(body, "content", "message", "files")
        files, on = files_in(body), _on(body)
        content = text(body, "content") if "content" in body or not files else ""
        person = await self._person(request)
        return _answer(person, await person.reply(content, on and _message_of(person, on), files=files))

    async def react(self, request: web.Request, body: Json) -> Json:
        """React to a message, or take a reaction back."""
        only(body, "emoji", "message", "take")
        emoji, on, take = text(body, "emoji"), _on(body), truth(body, "take") if "take" in body else False
        person = await self._person(request)
        await person.react(emoji, on and _message_of(person, on), take=take)
        return _answer(person, person.last)

    async def poll(self, request: web.Request, body: Json) -> Json:
        """Ask in a poll."""
        only(body, "question", "answers", "hours", "several")
        question, answers = text(body, "question"), texts(body, "answers")
        hours = whole(body, "hours", 1, LONGEST_POLL) if "hours" in body else 24
        several = truth(body, "several") if "several" in body else False
        person = await self._person(request)
        return _answer(person, await person.poll(question, *answers, hours=hours, several=several))

    async def vote(self, request: web.Request, body: Json) -> Json:
        """Vote in a poll."""
        only(body, "answers", "message")
        answers, on = numbers(body, "answers"), _on(body)
        person = await self._person(request)
        await person.vote(*answers, on=on and _message_of(person, on))
        return _answer(person, person.last)

    async def upload(self, request: web.Request, body: Json) -> Json:
        """Send a file."""
        only(body, "name", "file", "content")
        content = body.get("content", "")
        file = file_in({name: value for name, value in body.items() if name != "content"})
        if not isinstance(content, str):
            raise BadRequest("content is a text")
        person = await self._person(request)
        return _answer(person, await person.say(content, files=[file]))

    async def go_to(self, request: web.Request, body: Json) -> Json:
        """Look at another channel, in another server, or at the direct messages with the bot."""
        only(body, "channel", "guild", "bot")
        if "bot" in body and not truth(body, "bot"):
            raise BadRequest("bot is true, or left out")
        channel = "" if "bot" in body else text(body, "channel")
        guild = text(body, "guild") if "guild" in body else None
        person = await self._person(request)
        if not channel:
            await person.go_to_the_bot()
        else:
            try:
                await person.go_to(channel, guild)
            except Refused as error:
                if error.status == HTTPStatus.NOT_FOUND:
                    raise NotThere(f"there is no such channel: {error.body.get('message')}") from error
                raise
        return _view(person)

    async def request(self, request: web.Request, body: Json) -> Json:
        """Send Discord any request with the person's token."""
        only(body, "method", "path", "body")
        method, path, sent = method_of(text(body, "method")), path_of(text(body, "path")), mapping(body, "body")
        person = await self._person(request)
        return {"answer": await person.request(method, path, sent if "body" in body else None)}

    def _user(self, request: web.Request) -> User:
        return person_of(self._world, request.match_info["name"])

    async def _person(self, request: web.Request) -> Person:
        person = self._of(self._user(request).name)
        await person.connect()
        return person


def person_of(world: World, name: str) -> User:
    """Return a person by name or id.

    :raises NotThere: there is nobody of that name.
    """
    for user in world.people.values():
        if name in (user.name, str(user.id)):
            return user
    raise NotThere(f"there is nobody called {name}")


def seen_json(seen: Seen) -> Json:
    """Return a message as a person sees it: its text and buttons, and all of its data."""
    return {
        "id": seen.id,
        "text": seen.text,
        "snapshot": snapshot(seen),
        "ephemeral": seen.ephemeral,
        "loading": seen.loading,
        "buttons": [
            {"label": label, "custom_id": each.get("custom_id"), "enabled": not each.get("disabled", False)}
            for label, each in seen.buttons.items()
        ],
        "data": seen.data,
    }


def _answer(person: Person, seen: Seen) -> Json:
    return {"message": seen_json(seen) if seen.id else None, "form": person.modal}


def _view(person: Person) -> Json:
    return {
        "channel": person.channel,
        "messages": [seen_json(each) for each in person.messages.values()],
        "form": person.modal,
    }


def _named(person: Person, body: Json) -> Seen | None:
    """Return the message that the body names; None if it names none."""
    if "message" not in body:
        return None
    found = person.messages.get(text(body, "message"))
    if found is None:
        raise NotThere(f"{person.name} does not see the message {body['message']}")
    return found


def _on(body: Json) -> str | None:
    """Return the id or text by which the body names a message; None for the newest."""
    return text(body, "message") if "message" in body else None


def _bot(body: Json) -> str | None:
    """Return the name of the bot whose command is meant; None if none is named."""
    return text(body, "bot") if "bot" in body else None


def _message_of(person: Person, named: str) -> Seen | str:
    """Return the message with this id, or the text by which to look for it."""
    if named.isdecimal():
        return _named(person, {"message": named}) or named
    return named


def _with(person: Person, custom_id: str) -> Seen:
    """Return the newest message with a component of this custom_id."""
    for seen in reversed(person.messages.values()):
        if seen.component(custom_id) is not None:
            return seen
    raise NotThere(f"{person.name} sees nothing with the custom_id {custom_id!r}")
