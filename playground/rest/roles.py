"""The roles of a server."""

from __future__ import annotations

from aiohttp import web

from playground.changes.service import Endpoints, Service, number
from playground.errors import DiscordError, missing_permissions, unknown
from playground.objects.servers import role_json, roles_json
from playground.rest.fields import Fields, permission_bits
from playground.world import API, Guild, Json, User
from playground.world.guild import Role
from playground.world.permissions import ADMINISTRATOR, MANAGE_ROLES

MOST_ROLES = 250


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    roles = _Roles(service)
    base = f"{API}/guilds/{{guild}}/roles"
    return [
        web.get(base, roles.all),
        web.post(base, roles.create),
        web.patch(base, roles.move),
        web.get(f"{base}/member-counts", roles.member_counts),
        web.get(f"{base}/{{role}}", roles.one),
        web.patch(f"{base}/{{role}}", roles.change),
        web.delete(f"{base}/{{role}}", roles.delete),
    ]


class _Roles(Endpoints):
    def _role(self, request: web.Request, guild: Guild) -> Role:
        role = number(request, "role")
        if role == guild.id:
            return guild.everyone()
        if role not in guild.roles:
            raise unknown("Role")
        return guild.roles[role]

    def _ruled(self, request: web.Request) -> tuple[User, Guild, Role]:
        """Return a role that the user may change: one below their own highest role."""
        user, guild = self._service.member_of(request, MANAGE_ROLES)
        role = self._role(request, guild)
        if role.id != guild.id and not guild.is_below(role, user.id):
            raise missing_permissions()
        return user, guild, role

    async def all(self, request: web.Request) -> web.Response:
        return web.json_response(roles_json(self._service.member_of(request)[1]))

    async def one(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        return web.json_response(role_json(self._role(request, guild)))

    async def member_counts(self, request: web.Request) -> web.Response:
        _, guild = self._service.member_of(request)
        owned = [role.id for member in guild.members for role in guild.roles_of(member)]
        return web.json_response({str(role): owned.count(role) for role in guild.roles})

    def _fields(self, body: Json, guild: Guild, user: User) -> Fields:
        fields = Fields(body)
        fields.text("name", 0, 100)
        fields.integer("color", 0, 0xFFFFFF)
        fields.truth("hoist")
        fields.truth("mentionable")
        if body.get("permissions") is not None:
            fields.taken["permissions"] = permission_bits(fields.errors, "permissions", body["permissions"])
        colors = body.get("colors")
        if isinstance(colors, dict):
            primary = Fields({"colors.primary_color": colors.get("primary_color")})
            primary.integer("colors.primary_color", 0, 0xFFFFFF)
            primary.errors.check()
            fields.taken["color"] = primary.taken.get("colors.primary_color", 0)
        fields.errors.check()
        return fields

    def _check_bits(self, guild: Guild, user: User, bits: int) -> None:
        """Check that a user has the permissions that they give to a role.

        :raises DiscordError: 50013.
        """
        own = self._world.permissions_in(guild, user)
        if bits & ~own and not own & ADMINISTRATOR:
            raise missing_permissions()

    async def create(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_ROLES)
        body, _ = self._service.body(request)
        given = self._fields(body, guild, user).taken
        permissions = given.get("permissions", guild.permissions)
        self._check_bits(guild, user, permissions & ~guild.permissions)
        if len(guild.roles) + 1 >= MOST_ROLES:
            raise DiscordError(400, 30005, f"Maximum number of guild roles reached ({MOST_ROLES})")
        role = self._world.add_role(guild, given.get("name", "new role"), permissions, position=1)
        self._set(role, given)
        await self._service.servers.role_changed(guild, role, "GUILD_ROLE_CREATE")
        return web.json_response(role_json(role))

    async def change(self, request: web.Request) -> web.Response:
        user, guild, role = self._ruled(request)
        body, _ = self._service.body(request)
        given = self._fields(body, guild, user).taken
        permissions = given.get("permissions", role.permissions)
        self._check_bits(guild, user, permissions & ~role.permissions)
        if role.id == guild.id:
            await self._service.servers.change_everyone(guild, permissions)
            return web.json_response(role_json(guild.everyone()))
        role.name = given.get("name", role.name)
        self._set(role, given)
        await self._service.servers.change_role(guild, role, permissions)
        return web.json_response(role_json(role))

    @staticmethod
    def _set(role: Role, given: Json) -> None:
        role.color = given.get("color", role.color)
        role.hoist = given.get("hoist", role.hoist)
        role.mentionable = given.get("mentionable", role.mentionable)

    async def delete(self, request: web.Request) -> web.Response:
        _, guild, role = self._ruled(request)
        if role.id == guild.id or role.bot is not None:
            raise DiscordError(400, 50028, "Invalid role")
        await self._service.servers.delete_role(guild, role)
        return web.Response(status=204)

    async def move(self, request: web.Request) -> web.Response:
        user, guild = self._service.member_of(request, MANAGE_ROLES)
        body, _ = self._service.body(request)
        moved: list[tuple[Role, int]] = []
        for given in body.get("_list", []):
            fields = Fields(given if isinstance(given, dict) else {})
            fields.snowflake("id")
            fields.integer("position", 1, MOST_ROLES, nullable=True)
            fields.errors.check()
            role = guild.roles.get(fields.taken.get("id", 0))
            if role is None:
                raise unknown("Role")
            place = fields.taken.get("position") or role.position
            wanted = Role(role.id, role.name, position=place)
            if not guild.is_below(role, user.id) or not guild.is_below(wanted, user.id):
                raise missing_permissions()
            moved.append((role, place))
        for role, place in moved:
            role.position = place
            await self._service.servers.role_changed(guild, role)
        return web.json_response(roles_json(guild))
