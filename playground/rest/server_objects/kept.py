"""One machine for what servers keep many of: listing, reading, creating, changing and deleting by an id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, NoReturn

from aiohttp import web

from playground.changes.service import Service, number
from playground.checks.shapes import Form
from playground.errors import DiscordError, FormErrors, missing_permissions, not_found, unknown
from playground.world import API, Attachment, Guild, Json, User


class Kept(ABC):
    """A kind of objects that servers keep. A subclass says what a body may say, and who is told of a change."""

    path: ClassVar[str]
    """The last part of the path of the list, under which the server keeps them as well."""
    parameter: ClassVar[str]
    name: ClassVar[str]
    """What the refusal of an unknown id calls it; empty if Discord has no code for it."""
    key: ClassVar[str] = "id"
    """The field with its id."""
    file: ClassVar[str] = ""
    """The field with a picture or a sound, which is served under the object's id; empty if there is none."""
    status: ClassVar[int] = 200
    """The status of the answer to its creation."""
    to_see: ClassVar[int] = 0
    to_create: ClassVar[int] = 0
    to_manage: ClassVar[int] = 0
    """The permissions, as Discord's bits. With the one to create, one may change and delete one's own."""
    event: ClassVar[str] = ""
    """The name of the gateway's events about it, without ``_CREATE``, ``_UPDATE`` or ``_DELETE``."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.world = service.world

    def routes(self) -> list[web.RouteDef]:
        """Return the endpoints."""
        base = f"{API}/guilds/{{guild}}/{self.path}"
        one = f"{base}/{{{self.parameter}}}"
        return [
            web.get(base, self._all),
            web.post(base, self._create),
            web.get(one, self._one),
            web.patch(one, self._change),
            web.delete(one, self._delete),
        ]

    # What subclasses say

    @abstractmethod
    def read(self, guild: Guild, body: Json, files: list[Attachment], old: Json | None) -> Json:
        """Return the fields that a body gives.

        :param old: the object that it changes; None for a new one.
        :raises DiscordError: 50035; or the object's own refusals, such as that there are too many.
        """

    @abstractmethod
    def made(self, guild: Guild, user: User) -> Json:
        """Return the fields of a new object that no body has to give."""

    def takes(self, given: Json) -> int:
        """Return the permissions that one needs for what a body gives, besides those for the kind."""
        return 0

    def owner(self, item: Json) -> str:
        """Return the id of whoever made an object."""
        return str(item["creator_id"])

    def shown(self, guild: Guild, item: Json, reader: User) -> Json:
        """Return an object as a member gets it."""
        return item

    def listed(self, items: list[Json]) -> list[Json] | Json:
        """Return the answer with all objects."""
        return items

    async def tell(self, guild: Guild, event: str, item: Json) -> None:
        """Tell the server's members of a change."""
        await self.service.gateway.tell(event, item, guild.id, lambda each: each.id in guild.members)

    # The endpoints

    async def _all(self, request: web.Request) -> web.Response:
        user, guild = self.service.member_of(request, self.to_see)
        return web.json_response(
            self.listed([self.shown(guild, each, user) for each in guild.kept[self.path].values()])
        )

    async def _one(self, request: web.Request) -> web.Response:
        user, guild = self.service.member_of(request, self.to_see)
        return web.json_response(self.shown(guild, self._item(request, guild), user))

    async def _create(self, request: web.Request) -> web.Response:
        user, guild = self.service.member_of(request, self.to_create)
        given = self._read(request, guild, user, None)
        new_id = self.world.snowflakes.next()
        if self.file in given:
            self.service.keep(given.pop(self.file), str(new_id))
        item = {self.key: str(new_id), **self.made(guild, user), **given}
        guild.kept[self.path][new_id] = item
        await self.tell(guild, f"{self.event}_CREATE", item)
        return web.json_response(self.shown(guild, item, user), status=self.status)

    async def _change(self, request: web.Request) -> web.Response:
        user, guild, item = self._own(request)
        item |= self._read(request, guild, user, item)
        await self.tell(guild, f"{self.event}_UPDATE", item)
        return web.json_response(self.shown(guild, item, user))

    async def _delete(self, request: web.Request) -> web.Response:
        _, guild, item = self._own(request)
        del guild.kept[self.path][int(item[self.key])]
        self.world.pictures.pop(item[self.key], None)
        await self.tell(guild, f"{self.event}_DELETE", item)
        return web.Response(status=204)

    def _read(self, request: web.Request, guild: Guild, user: User, old: Json | None) -> Json:
        given = self.read(guild, *self.service.body(request), old)
        if self.takes(given) & ~self.world.permissions_in(guild, user):
            raise missing_permissions()
        return given

    def _own(self, request: web.Request) -> tuple[User, Guild, Json]:
        """Return an object that the sender of a request may change."""
        user, guild = self.service.member_of(request)
        item = self._item(request, guild)
        has = self.world.permissions_in(guild, user)
        own = self.owner(item) == str(user.id) and has & self.to_create == self.to_create
        if not own and has & self.to_manage != self.to_manage:
            raise missing_permissions()
        return user, guild, item

    def _item(self, request: web.Request, guild: Guild) -> Json:
        found = guild.kept[self.path].get(number(request, self.parameter))
        if found is None:
            raise unknown(self.name) if self.name else not_found()
        return found


def checked(shape: Form, body: Json, required: tuple[str, ...] = ()) -> Json:
    """Return the fields of a body that a shape knows.

    :param required: the fields that must be there.
    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    read = shape.read(body, "", errors)
    for name in required:
        if body.get(name) is None:
            errors.required(name)
    errors.check()
    return {name: value for name, value in read.items() if name in shape.fields}


def refuse(path: str, code: str, message: str) -> NoReturn:
    """Refuse a body for one of its fields.

    :raises DiscordError: 50035.
    """
    errors = FormErrors()
    errors.add(path, code, message)
    errors.check()
    raise AssertionError("unreachable")


def too_many(code: int, what: str, most: int) -> DiscordError:
    """Return the refusal of one more than a server may have."""
    return DiscordError(400, code, f"Maximum number of {what} reached ({most})")
