"""People for tests. Each person sees what their own Discord client would show, and acts as it would.

What they do returns when the bot has settled; see ``playground.traffic.settling``.

async with Playground(World(["Laura"])) as discord:
    laura = discord.person("Laura")
    await laura.slash("claro new", bots=2)
    await laura.click("Start")
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from functools import lru_cache
from types import NoneType
from typing import Any
from urllib.parse import parse_qs, quote, urlencode, urlsplit

import aiohttp

from playground.driver.client_data import (
    CHAT_INPUT,
    NAMED_BY_OPTION,
    NAMED_BY_SELECT,
    by_custom_id,
    command_data,
    filled_in,
    leaf_of,
)
from playground.driver.files import File, Given, form, listed, read, taken
from playground.driver.live import CHANGES, changed_by
from playground.driver.names import EMOJI_NAME, Names
from playground.driver.passing_time import holds, told, within
from playground.driver.seen import Seen
from playground.driver.snapshot import snapshot
from playground.objects.references import ANSWERABLE
from playground.world import Json

PATIENCE = 10.0
"""The longest wait for something that should happen at once, in seconds, where a person has no other ``patience``."""


Hand = Callable[[], AbstractAsyncContextManager[None]]


class InteractionFailed(Exception):
    """The person sees "This interaction failed"."""


class Refused(Exception):
    """The API refused a person's request.

    :ivar status: the HTTP status.
    :ivar body: Discord's error body.
    """

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(status, body)
        self.status = status
        self.body = body


def _in_order(messages: Mapping[str, Seen]) -> dict[str, Seen]:
    """Return messages with the oldest first."""
    return {key: messages[key] for key in sorted(messages, key=int)}


@lru_cache(8)
def _read_once(text: str) -> Any:
    """Return what JSON says, the same values for everybody who gets it: nobody may change them."""
    return json.loads(text)


class Person:
    """A person with a client of their own. The client connects on its first use, or with ``connect``."""

    def __init__(self, described: Json, name: str, hand: Hand = nullcontext) -> None:
        """Make a person's client.

        :param described: the playground's description, as ``Playground.description`` or ``--json`` gives it.
        :param hand: what each thing that the person does is done in; see ``Settling.hand``. A client in another process
            than the playground does not know when the bot has settled.
        """
        self._hand = hand
        self._described = described
        self._names = Names(described, self._listed)
        mine = next(each for each in described["people"] if each["name"] == name)
        self.id: str = mine["id"]
        self.name = name
        self.channel: str = described["channels"][0]["id"]
        """The id of the channel that the person looks at."""
        self.guild: str = described["guild_id"]
        self.patience = PATIENCE
        """The longest wait for anything, in seconds. A machine with much other work may need more."""
        self._direct = False
        self.messages: dict[str, Seen] = {}
        """The messages that the person sees, by id, oldest first. The last 100 from before they came are among them."""
        self.modal: Json | None = None
        """The form that is open; None if there is none."""
        self.suggestions: list[Json] = []
        """The latest choices of autocomplete."""
        self._gone: set[str] = set()
        self._heard = 0
        """How many events have come."""
        self._token: str = mine["token"]
        self._nonces = itertools.count(1)
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._events = asyncio.Condition()
        self._session_id = ""
        self._http: aiohttp.ClientSession | None = None
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def connected(cls, described: Json, name: str) -> AsyncIterator[Person]:
        """Open a person's client, and close it at the end of the block."""
        person = cls(described, name)
        try:
            await person.connect()
            yield person
        finally:
            await person.close()

    async def connect(self) -> None:
        """Open the client, if it is not open yet."""
        if self._http is not None:
            return
        self._http = aiohttp.ClientSession(headers={"Authorization": self._token})
        address = f"{self._described['url'].replace('http', 'ws', 1)}/gateway"
        socket = await self._http.ws_connect(address, max_msg_size=0)  # READY has all servers of the person
        self._socket = socket
        self._listening = asyncio.create_task(self._listen(socket))
        await self._wait_for(lambda _: bool(self._session_id), self.patience)
        with suppress(Refused):  # without the permission to read what was said before, a client shows none of it
            await self._read()

    async def close(self) -> None:
        """Close the client."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        if self._http is not None:
            await self._http.close()

    async def go_to(self, channel: str | int, guild: str | int | None = None) -> None:
        """Look at another channel or thread, by its name or id. The person then sees the messages of that one only.

        Archived threads have no names here. Where the person cannot go, they stay where they are.

        :param guild: the name or id of the channel's server; by default, the one that the person looked at last.
        :raises LookupError: the person sees no channel and no active thread of that name within ``patience`` seconds.
        :raises Refused: the person may not see the channel.
        """
        guilds = self._described["guilds"]
        guild = next((each["id"] for each in guilds if each["name"] == guild), str(guild or self.guild))
        wanted = await self._channel_called(str(channel), guild)
        if wanted is None:
            raise LookupError(f"{self.name} sees no channel and no active thread called {channel!r}")
        await self._look_at(wanted, guild, direct=False)

    async def _channel_called(self, name: str, guild: str) -> str | None:
        """Return the id of a channel or an active thread, as soon as there is one; None if there is none in time.

        What is no name is an id.
        """

        async def look() -> str | None:
            for path in ("channels", "threads/active"):
                index = await self.request("GET", f"/guilds/{guild}/{path}")
                for each in index if isinstance(index, list) else index["threads"]:
                    if each["name"] == name:
                        return str(each["id"])
                if name.isdecimal():
                    return name
            return None

        async def appears() -> str:
            heard = -1
            while True:
                async with self._events:
                    await self._events.wait_for(lambda: self._heard > heard)  # noqa: B023 - it ends in its own turn
                heard = self._heard
                if (found := await look()) is not None:
                    return found

        await self.connect()
        try:
            return await within(self.patience, appears())
        except TimeoutError:
            return None

    async def go_to_the_bot(self) -> None:
        """Look at the direct messages with the bot."""
        direct = await self.request("POST", "/users/@me/channels", {"recipients": [self._described["application_id"]]})
        await self._look_at(direct["id"], self.guild, direct=True)

    async def _look_at(self, channel: str, guild: str, *, direct: bool) -> None:
        """Look at another channel; stay where one was if that is refused."""
        before = self.channel, self.guild, self._direct, self.messages
        self.channel, self.guild, self._direct, self.messages = channel, guild, direct, {}
        try:
            await self._read()
        except Refused:
            self.channel, self.guild, self._direct, self.messages = before
            raise

    async def _read(self) -> None:
        """Read what was said in the channel before. What has come or gone in the meantime is right."""
        self._gone.clear()
        earlier = {each["id"]: Seen(each) for each in reversed(await self.history())}
        self.messages = _in_order({**earlier, **self.messages})
        for gone in self._gone:
            self.messages.pop(gone, None)

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for received in socket:
            frame = json.loads(received.data)
            if frame["op"] == 10:
                await socket.send_json({"op": 2, "d": {"token": self._token, "properties": {}, "intents": 0}})
            elif frame["op"] == 0:
                async with self._events:
                    self._take(frame["t"], frame["d"])
                    self._heard += 1
                    self._events.notify_all()

    def _take(self, event: str, data: Any) -> None:
        match event:
            case "READY":
                self._session_id = data["session_id"]
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                if data["channel_id"] == self.channel:
                    newest = next(reversed(self.messages), "0")
                    known = self.messages.get(data["id"])
                    self.messages[data["id"]] = Seen(data, None if known is None else known.first or known.data)
                    if known is None and int(data["id"]) < int(newest):
                        self.messages = _in_order(self.messages)
            case _ if event in CHANGES:
                if (seen := self.messages.get(data["message_id"])) is not None:
                    self.messages[seen.id] = Seen(changed_by(event, seen.data, data, self.id), seen.first or seen.data)
            case "MESSAGE_DELETE":
                self._remove(data["id"])
            case "MESSAGE_DELETE_BULK":
                for each in data["ids"]:
                    self._remove(each)
            case "INTERACTION_MODAL_CREATE":
                self.modal = data
            case "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE":
                self.suggestions = data["choices"]
                self._settle(data["nonce"], None)
            case "INTERACTION_SUCCESS":
                self._settle(data["nonce"], None)
            case "INTERACTION_FAILURE":
                why = f'{self.name} sees "This interaction failed": the bot gave no valid answer in time'
                self._settle(data["nonce"], InteractionFailed(why))

    def _remove(self, message: str) -> None:
        self.messages.pop(message, None)
        self._gone.add(message)

    def _settle(self, nonce: str, error: Exception | None) -> None:
        answer = self._answers.pop(nonce, None)
        if answer is not None and not answer.done():
            if error is None:
                answer.set_result(None)
            else:
                answer.set_exception(error)

    # Looking

    @property
    def last(self) -> Seen:
        """The newest message, whatever it shows.

        A picture, a poll, and the notice that somebody has pinned a message count as well, although they have no text:
        they are at the bottom of the channel. ``reply``, ``react``, ``vote``, ``click`` and ``choose`` pass over those
        with which they can do nothing.

        :raises LookupError: the person sees none.
        """
        if not self.messages:
            raise LookupError(f"{self.name} sees no message")
        return next(reversed(self.messages.values()))

    def find(self, label: str) -> Seen:
        """Return the newest message with an enabled button of this label.

        :raises LookupError: there is none.
        """
        for seen in reversed(self.messages.values()):
            if label in seen.enabled:
                return seen
        there = ", ".join(repr(each) for seen in self.messages.values() for each in seen.enabled)
        raise LookupError(f"{self.name} sees no button {label!r} to press, but {there or 'none'}")

    async def until(self, condition: Callable[[Person], Any], patience: float | None = None) -> None:
        """Wait until a condition holds for this person. It does not where it raises a LookupError.

        Time that ``pass_time`` lets pass does not count.

        :param patience: the longest wait, in seconds; by default, the person's.
        :raises TimeoutError: the condition did not hold in time. The error shows the last message.
        """
        await self.connect()
        await self._wait_for(condition, self.patience if patience is None else patience)

    async def _wait_for(self, condition: Callable[[Person], Any], patience: float) -> None:
        async def met() -> None:
            async with self._events:
                await self._events.wait_for(lambda: holds(condition, self))

        try:
            await within(patience, met())
        except TimeoutError as error:
            seen = snapshot(self.last) if self.messages else "nothing"
            why = f"{self.name} waited {patience:g} seconds in vain for {told(condition)}"
            raise TimeoutError(f"{why}; the last message they see is: {seen}") from error

    async def history(self) -> list[Json]:
        """Return the channel's messages as the API lists them for this person, newest first."""
        found: list[Json] = await self.request("GET", f"/channels/{self.channel}/messages?limit=100")
        return found

    # Acting

    async def request(
        self,
        method: str,
        path: str,
        body: Json | None = None,
        files: Mapping[str, bytes] | Sequence[File] | None = None,
        loads: Callable[[str], Any] = json.loads,
    ) -> Any:
        """Send a request with this person's token.

        :param files: files that are sent beside the body, or their contents by name.
        :param loads: reads the answer's JSON.
        :raises Refused: the API refused it.
        """
        await self.connect()
        assert self._http is not None
        sent: Json = {"json": body}
        if files:
            sent = {"data": form(json.dumps(body or {}), files)}
        address = f"{self._described['api_url']}{path}"
        async with self._http.request(method, address, **sent) as response:
            answer = None if response.status == 204 else await response.json(loads=loads)
            if response.status >= 400:
                raise Refused(response.status, answer or {})
            return answer

    async def download(self, url: str) -> str:
        """Return the text of a file that the person sees.

        :raises Refused: there is no such file.
        """
        return (await self.fetch(url)).decode()

    async def fetch(self, url: str) -> bytes:
        """Return the content of a file that the person sees.

        :raises Refused: there is no such file.
        """
        await self.connect()
        assert self._http is not None
        async with self._http.get(url) as response:
            if response.status >= 400:
                raise Refused(response.status, {})
            return await response.read()

    async def say(self, text: str, /, *, files: Sequence[Given] = ()) -> Seen:
        """Write a message, and return it.

        :param text: in it, mentions can have names: ``<@Clara>``, ``<@&Dealer>``, ``<#lounge>``, and emojis of servers
            as ``<:party>``.
        :param files: files that it has; the text may then be empty.
        :raises Refused: the person may not write it here, or a file is too large.
        """
        return await self._send({"content": text}, files)

    async def reply(self, text: str, /, on: Seen | str | None = None, *, files: Sequence[Given] = ()) -> Seen:
        """Write a reply to a message, and return it.

        :param text: see ``say``, for files as well.
        :param on: the message, its id, or a text in it; by default, the newest one that is neither a notice, such as
            that of a pin, nor for this person only.
        :raises LookupError: there is no such message within ``patience`` seconds.
        :raises Refused: the person may not write it here, or the message is gone.
        """
        body = {"content": text, "message_reference": {"message_id": await self._message(on)}}
        return await self._send(body, files)

    async def upload(self, name: str, content: bytes, /, text: str = "") -> Seen:
        """Send a file, with a text or without; return the message. ``say`` can send several.

        :raises Refused: the person may not send it here, or it is too large.
        """
        return await self.say(text, files=[File(name, content)])

    async def poll(self, question: str, /, *answers: str, hours: int = 24, several: bool = False) -> Seen:
        """Ask in a poll, and return its message.

        :param question: up to 300 characters.
        :param answers: 1 to 10, each of up to 55 characters.
        :param hours: how long it lasts, from 1 to 768.
        :param several: whether one may vote for several answers.
        :raises Refused: the person may not ask here, or Discord takes no such poll.
        """
        media = [{"poll_media": {"text": each}} for each in answers]
        asked = {"question": {"text": question}, "answers": media, "duration": hours, "allow_multiselect": several}
        return await self._send({"poll": asked})

    async def _send(self, body: Json, files: Sequence[Given] = ()) -> Seen:
        if "content" in body:
            body = {**body, "content": await self._names.written(body["content"])}
        async with self._hand():
            sent = await self.request("POST", f"/channels/{self.channel}/messages", body, read(files))
            await self.until(lambda each: sent["id"] in each.messages)
            seen = self.messages[sent["id"]]
        return self.messages.get(seen.id, seen)

    async def _message(self, named: Seen | str | None, *, poll: bool = False) -> str:
        """Return the id of a message: one that is known, the newest with a text, or the newest of all that will do.

        Of a message without text, what else it shows is its text; see ``Seen.named``.

        :param poll: whether only a poll will do; otherwise, all do that are ``Seen.ordinary``.
        :raises LookupError: there is no such message within ``patience`` seconds.
        """
        await self.connect()
        if isinstance(named, Seen):
            return named.id
        if named is not None and (named.isdecimal()):
            return named

        def fits(seen: Seen) -> bool:
            will_do = "poll" in seen.data if poll else seen.ordinary
            return will_do and (named or "") in seen.named

        def found() -> Seen | None:
            return next(filter(fits, reversed(self.messages.values())), None)

        with suppress(TimeoutError):
            await self.until(lambda _: found())
        there = found()
        if there is None:
            what = "poll" if poll else "message"
            raise LookupError(f"{self.name} sees no {what}{f' with {named!r}' if named else ''}")
        return there.id

    async def react(self, emoji: str, /, on: Seen | str | None = None, *, take: bool = False) -> None:
        """React to a message.

        :param emoji: an emoji of Unicode, the name of one that the server has or the message shows, or ``name:id``.
        :param on: the message, its id, or a text in it; by default, the newest one that is neither a notice, such as
            that of a pin, nor for this person only.
        :param take: whether the person takes their reaction back instead.
        :raises LookupError: there is no such message within ``patience`` seconds.
        :raises Refused: the person may not react here, or the message is gone.
        """
        message = await self._message(on)
        if EMOJI_NAME.fullmatch(emoji):
            emoji = await self._emoji(message, emoji)
        path = f"/channels/{self.channel}/messages/{message}/reactions/{quote(emoji)}/@me"
        async with self._hand():
            await self.request("DELETE" if take else "PUT", path)

    async def _emoji(self, message: str, name: str) -> str:
        """Return an emoji as paths name it: one of the server, or one that the message shows, as soon as it does.

        Where there is none in time, return the name alone.
        """
        known = await self._names.emoji(name)
        if known is not None:
            return f"{name}:{known['id']}"

        def shown(_: Person) -> list[str]:
            reactions = self.messages[message].data.get("reactions", ()) if message in self.messages else ()
            return [each["emoji"]["id"] for each in reactions if each["emoji"]["name"] == name]

        with suppress(TimeoutError):
            await self.until(shown)
        return ":".join([name, *shown(self)[:1]])

    async def vote(self, *answers: int, on: Seen | str | None = None) -> None:
        """Vote in a poll for these answers, and for no others.

        :param answers: their numbers, from 1; none takes the vote back.
        :param on: the message with the poll, its id, or a text in it, such as the question; the newest poll by
            default, also where something else was said since.
        :raises LookupError: there is no such poll within ``patience`` seconds.
        :raises Refused: the poll is over, or it does not take these answers.
        """
        path = f"/channels/{self.channel}/polls/{await self._message(on, poll=True)}/answers/@me"
        async with self._hand():
            await self.request("PUT", path, {"answer_ids": list(answers)})

    async def slash(self, command: str, bot: str | None = None, /, **options: Any) -> Seen:
        """Use a slash command such as ``claro new``, and return the answer.

        :param bot: the name of the bot whose command it is, where several have one of this name.
        :param options: the options by name. People, the bot, roles and channels can be given by name, and files as
            ``File`` or as a path.
        :raises LookupError: the command has no such option.
        """
        files: list[File] = []
        root, data = await self._command(command, bot, options, files)
        used = {"id": root["id"], "name": root["name"], "type": 1, "options": data}
        try:
            return await self._interact(2, used, files=files, application=root.get("application_id"))
        except Refused as error:
            if root["id"] == "0":
                offered = ", ".join(each["name"] for each in await self._index(bot) if each["type"] == CHAT_INPUT)
                error.add_note(f"{self.name} is offered no command {command!r}, but {offered or 'none'}")
            raise

    async def complete(self, command: str, focused: str, bot: str | None = None, /, **options: Any) -> list[Json]:
        """Ask for completions of the option that has the focus, and return the choices.

        :param bot: see ``slash``.
        """
        files: list[File] = []
        root, data = await self._command(command, bot, options, files)
        for option in leaf_of(data):
            if option["name"] == focused:
                option["focused"] = True
        used = {"id": root["id"], "name": root["name"], "type": 1, "options": data}
        await self._interact(4, used, files=files, application=root.get("application_id"))
        return self.suggestions

    async def submit(self, /, **values: Any) -> Seen:
        """Fill in the open form and send it; return the answer.

        :param values: the values of the fields by custom_id or label: of those that take several, a list or one; files
            as in ``slash``. Fields that are left out keep what they show.
        :raises LookupError: no form is open, or it has no such field.
        """
        if self.modal is None:
            raise LookupError(f"{self.name} has no form open")
        named = by_custom_id(self.modal["components"], values)
        files: list[File] = []
        given = {
            key: await self._names.ids(NAMED_BY_SELECT.get(kind, ()), taken(value, files))
            for key, (kind, value) in named.items()
        }
        modal, self.modal = self.modal, None
        components = [filled_in(each, given) for each in modal["components"]]
        data = {"id": modal["id"], "custom_id": modal["custom_id"], "components": components}
        try:
            return await self._interact(5, data, files=files, application=modal["application"]["id"])
        except Refused:
            self.modal = self.modal or modal  # it stays open, with what is wrong beside its fields
            raise

    async def _command(
        self, command: str, bot: str | None, options: Json, files: list[File]
    ) -> tuple[Json, list[Json]]:
        """Return a command of a bot and its options; see ``command_data``.

        :param files: collects the files among the options.
        """
        root, data = command_data(await self._index(bot), command, options)
        for option in leaf_of(data):
            value = taken(option["value"], files)
            option["value"] = await self._names.ids(NAMED_BY_OPTION.get(option["type"], ()), value)
            if not isinstance(option["value"], (str, int, float, list, dict, NoneType)):
                raise TypeError(f"the option {option['name']!r} cannot have the value {option['value']!r}")
        return root, data

    async def _listed(self, kind: str) -> list[Json]:
        """Return the ``roles``, ``channels`` or ``emojis`` of the server where the person is; nothing elsewhere."""
        found: list[Json] = []
        if not self._direct:
            with suppress(Refused):  # who is in no server knows none of them
                found = await self.request("GET", f"/guilds/{self.guild}/{kind}")
        return found

    async def _index(self, bot: str | None = None) -> list[Json]:
        """Return the commands that the person can use here, those of the first bot first.

        :param bot: the name of the only bot whose commands they are; all by default.
        :raises LookupError: no bot of this name has commands here.
        """
        here = f"/channels/{self.channel}" if self._direct else f"/guilds/{self.guild}"
        index = await self.request("GET", f"{here}/application-command-index", loads=_read_once)
        named = [each["id"] for each in index["applications"] if bot in (None, each["name"])]
        if not named:
            raise LookupError(f"{self.name} is offered no commands of a bot called {bot!r}")
        found = [each for each in index["application_commands"] if each["application_id"] in named]
        return sorted(found, key=lambda each: named.index(each["application_id"]))

    async def user_command(self, name: str, user: Person | str, bot: str | None = None) -> Seen:
        """Use a command in a user's menu, and return the answer.

        :param user: the person, or the user's name or id.
        :param bot: see ``slash``.
        """
        return await self._menu(2, name, await self._names.ids(("people",), user), bot)

    async def message_command(self, name: str, message: Seen | str, bot: str | None = None) -> Seen:
        """Use a command in a message's menu, and return the answer.

        :param message: the message, its id, or a text in it.
        :param bot: see ``slash``.
        """
        return await self._menu(3, name, await self._message(message), bot)

    async def _menu(self, kind: int, name: str, target: str, bot: str | None) -> Seen:
        offered = [each for each in await self._index(bot) if (each["type"], each["name"]) == (kind, name)]
        known = offered[0] if offered else {"id": "0"}
        used = {"id": known["id"], "name": name, "type": kind, "target_id": target}
        return await self._interact(2, used, application=known.get("application_id"))

    async def launch(self, name: str | None = None) -> Seen:
        """Use the application's Entry Point command, and return the answer.

        Where Discord handles the command, the person then takes part in the Activity, and nothing is said.

        :param name: the command's name; by default, there is only one.
        :raises LookupError: the person is offered no such command.
        """
        offered = [each for each in await self._index() if each["type"] == 4 and name in (None, each["name"])]
        if not offered:
            raise LookupError(f"{self.name} is offered no Activity")
        return await self._interact(2, {"id": offered[0]["id"], "name": offered[0]["name"], "type": 4})

    async def join_activity(self) -> str:
        """Take part in the channel's instance of the Activity, which is launched if there is none; return its id.

        :raises Refused: the application has no Activity, or the person may not take part.
        """
        await self.connect()
        joined = await self.request("PUT", self._activity, {"session_id": self._session_id})
        return str(joined["instance_id"])

    async def leave_activity(self) -> None:
        """Close the channel's instance of the Activity. It ends when nobody is left."""
        await self.request("DELETE", self._activity)

    @property
    def activity_ticket(self) -> str:
        """What shows the Activity's proxy whose client this is, as its cookie ``discord_proxy_ticket``.

        With it, the proxy signs requests of a person who takes part.
        """
        return str(self._session_id)

    @property
    def _activity(self) -> str:
        return f"/channels/{self.channel}/activity-instance/@me"

    async def activity_code(self, *scopes: str) -> str:
        """Allow the application some scopes, ``identify`` by default; return the code that its server exchanges.

        The code is valid for 100 seconds, and once.
        """
        asked = {"client_id": self._described["application_id"], "response_type": "code"}
        query = urlencode({**asked, "scope": " ".join(scopes or ("identify",))})
        answer = await self.request("POST", f"/oauth2/authorize?{query}", {"authorize": True})
        return str(parse_qs(urlsplit(answer["location"]).query)["code"][0])

    async def choose(self, name: str, *values: str, on: Seen | None = None) -> Seen:
        """Choose options of a select, and return the answer.

        :param name: the custom_id or the placeholder of the select.
        :param values: the options' values; people, the bot, roles and channels can be given by name.
        :param on: the message with the select; the newest one that has it by default.
        :raises LookupError: there is no such select within ``patience`` seconds.
        """
        seen = on or await self._with(name)
        select = seen.component(name)
        if select is None:
            raise LookupError(f"the message has no select {name!r}")
        ids = await self._names.ids(NAMED_BY_SELECT.get(select["type"], ()), values)
        data = {"component_type": select["type"], "custom_id": select["custom_id"], "values": ids}
        return await self._use(seen, data)

    async def click(self, label: str, on: Seen | None = None) -> Seen:
        """Press a button, and return the answer.

        :param on: the message with the button; it is pressed at once, even if it is disabled. By default, the newest
            message with an enabled button of this label, as soon as there is one.
        :raises LookupError: there is no such button within ``patience`` seconds.
        """
        if on is None:
            with suppress(TimeoutError):
                await self.until(lambda each: any(label in seen.enabled for seen in each.messages.values()))
        seen = on or self.find(label)
        return await self.send_custom_id(seen, seen.buttons[label]["custom_id"])

    async def press(self, custom_id: str) -> Seen:
        """Press the button with this custom_id in the newest message that has it, and return the answer.

        :raises LookupError: there is no such button within ``patience`` seconds.
        """
        return await self.send_custom_id(await self._with(custom_id), custom_id)

    async def _with(self, name: str) -> Seen:
        """Wait for a message with this custom_id or placeholder, and return the newest one."""

        def found(me: Person) -> Iterator[Seen]:
            return (seen for seen in reversed(me.messages.values()) if seen.component(name) is not None)

        with suppress(TimeoutError):
            await self.until(lambda me: any(found(me)))
        there = next(found(self), None)
        if there is None:
            raise LookupError(f"{self.name} sees nothing with the custom_id {name!r}, and no select that shows it")
        return there

    async def send_custom_id(self, on: Seen, custom_id: str) -> Seen:
        """Press a button with any custom_id, as a modified client could; return the answer."""
        return await self._use(on, {"component_type": 2, "custom_id": custom_id})

    async def _use(self, on: Seen, data: Json) -> Seen:
        """Use a component of a message, and return the answer."""
        more = {"message_id": on.id, "message_flags": on.data["flags"]}
        author = on.data.get("author", {}).get("id")
        bots = [each["id"] for each in self._described["bots"]]
        application = on.data.get("application_id") or (author if author in bots else None)
        return await self._interact(3, data, more, application=application)

    async def _interact(
        self,
        kind: int,
        data: Json,
        more: Json | None = None,
        files: Sequence[File] = (),
        application: str | None = None,
    ) -> Seen:
        """Start an interaction, wait for its end, and return the message that answers it, new or changed.

        If the answer is no message but, for example, a form, return the message that was used, or else the newest one.

        :param application: the id of the application that it is for; by default, that of the first bot.
        :raises InteractionFailed: the bot did not answer in time.
        :raises Refused: the API refused it.
        """
        await self.connect()
        nonce = f"{self.id}-{next(self._nonces)}"
        answer = asyncio.get_running_loop().create_future()
        self._answers[nonce] = answer
        body = {
            "type": kind,
            "application_id": application or self._described["application_id"],
            "guild_id": None if self._direct else self.guild,
            "channel_id": self.channel,
            "session_id": self._session_id,
            "nonce": nonce,
            "data": {**data, **listed(files)},
            **(more or {}),
        }
        async with self._hand():
            before = set(self.messages)
            try:
                await self.request("POST", "/interactions", body, files)
                await within(self.patience, answer)
            except TimeoutError as error:
                used = data.get("name", data.get("custom_id"))
                raise TimeoutError(
                    f"{self.name} waited {self.patience:g} seconds in vain for the bot to answer {used!r}; "
                    "where the world's clock stands, Discord does not give up before"
                ) from error
            finally:
                self._answers.pop(nonce, None)
            new = [seen for key, seen in self.messages.items() if key not in before and seen.data.get("nonce") == nonce]
            answered = await self._loaded(new[-1]) if new else None
        if answered is not None:
            return self.messages.get(answered.id, answered)
        source = (more or {}).get("message_id")
        if source is not None and source in self.messages:
            return self.messages[source]
        return self.last if self.messages else Seen({"id": "", "content": "", "flags": 0, "components": []})

    async def _loaded(self, seen: Seen) -> Seen:
        """Wait until a bot that is thinking has answered, and return the answer.

        The answer replaces the text of that message, or it is a new message and that one is deleted.
        """
        if not seen.loading:
            return seen

        def answers(new: Seen) -> bool:
            return new.data["author"]["id"] == seen.data["author"]["id"] and new.data["type"] in ANSWERABLE

        def an_answer(person: Person) -> list[Seen]:
            there = person.messages.get(seen.id)
            if there is not None:
                return [] if there.loading else [there]
            return [each for each in person.messages.values() if int(each.id) > int(seen.id) and answers(each)]

        await self.until(an_answer)
        return an_answer(self)[0]
