"""What people have granted the application: their role connections, purchases and accounts elsewhere."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.oauth import Grant
from playground.changes.service import Service, number
from playground.checks.fields import Words
from playground.checks.shapes import Form, Table
from playground.errors import FormErrors, missing_access, not_found, unauthorized, unknown
from playground.rest.server_objects.kept import checked
from playground.world import API, Json

ROLE_CONNECTIONS: Final = "role_connections.write"
MOST_FIELDS: Final = 5
"""How many fields a role connection has at most."""

CONNECTION: Final = Form(
    {"platform_name": Words(50), "platform_username": Words(100), "metadata": Table(Words(100, 1))},
)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    granted = _Granted(service)
    of_application = f"{API}/users/@me/applications/{{application}}"
    return [
        web.get(f"{of_application}/role-connection", granted.role_connection),
        web.put(f"{of_application}/role-connection", granted.change_role_connection),
        web.delete(f"{of_application}/role-connection", granted.delete_role_connection),
        web.get(f"{of_application}/entitlements", granted.entitlements),
        web.get(f"{API}/users/@me/connections", granted.connections),
        web.get(f"{API}/skus/{{sku}}/subscriptions", granted.subscriptions),
        web.get(f"{API}/skus/{{sku}}/subscriptions/{{subscription}}", granted.subscription),
    ]


class _Granted:
    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world
        self._connections: dict[int, Json] = {}
        """What each person's account elsewhere tells, by their id."""

    def _grant(self, request: web.Request, scope: str) -> Grant:
        """Return the grant of a request about the application in its path, if any.

        :raises DiscordError: 401, 50026; 50001 if it is about another application.
        """
        grant = self._service.oauth.bearer(request.headers.get("Authorization"), scope)
        if grant is None:
            raise unauthorized()
        if number(request, "application") != self._world.application:
            raise missing_access()
        return grant

    async def role_connection(self, request: web.Request) -> web.Response:
        user = self._grant(request, ROLE_CONNECTIONS).user
        return web.json_response(self._connections.get(user.id, {"metadata": {}}))

    async def change_role_connection(self, request: web.Request) -> web.Response:
        """Take what the application tells of an account. Fields that it has not announced are dropped."""
        user = self._grant(request, ROLE_CONNECTIONS).user
        given = checked(CONNECTION, self._service.body(request)[0])
        told = given.get("metadata", {})
        if len(told) > MOST_FIELDS:
            errors = FormErrors()
            errors.add("metadata", "BASE_TYPE_BAD_LENGTH", f"Must be {MOST_FIELDS} or fewer in length.")
            errors.check()
        announced = {each["key"] for each in self._world.role_connections}
        named: Json = {name: given[name] for name in ("platform_name", "platform_username") if name in given}
        self._connections[user.id] = {
            **named,
            "metadata": {key: value for key, value in told.items() if key in announced},
        }
        return web.json_response(self._connections[user.id])

    async def delete_role_connection(self, request: web.Request) -> web.Response:
        self._connections.pop(self._grant(request, ROLE_CONNECTIONS).user.id, None)
        return web.Response(status=204)

    async def entitlements(self, request: web.Request) -> web.Response:
        user = self._grant(request, "applications.entitlements").user
        skus = {each for each in request.query.get("sku_ids", "").split(",") if each}
        unused = request.query.get("exclude_consumed", "").lower() == "true"
        bought = [
            each
            for each in self._world.entitlements.values()
            if each["user_id"] == str(user.id)
            and (not skus or each["sku_id"] in skus)
            and not (unused and each["consumed"])
        ]
        return web.json_response(bought)

    async def connections(self, request: web.Request) -> web.Response:
        """Tell of no account elsewhere: nobody has any here."""
        if self._service.oauth.bearer(request.headers.get("Authorization"), "connections") is None:
            self._service.the_bot(request)
        return web.json_response([])

    async def subscriptions(self, request: web.Request) -> web.Response:
        """Tell of no subscription: a test purchase has none at Discord, either."""
        self._check_sku(request)
        return web.json_response([])

    async def subscription(self, request: web.Request) -> web.Response:
        self._check_sku(request)
        number(request, "subscription")
        raise not_found()

    def _check_sku(self, request: web.Request) -> None:
        self._service.the_bot(request)
        sku = number(request, "sku")
        if all(each["id"] != str(sku) for each in self._world.skus):
            raise unknown("SKU")
