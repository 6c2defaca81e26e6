"""What an application sells: SKUs, test purchases (entitlements), and role connections."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from playground.changes.service import Endpoints, Service, number
from playground.checks.fields import Listed, Record, Words
from playground.checks.shapes import Choice, Form, Id, Shape
from playground.errors import missing_access, unknown
from playground.rest.fields import query_number
from playground.rest.server_objects.kept import checked
from playground.world import API, Json

FOR_GUILD, FOR_USER = 1, 2
"""The types of owners."""
APPLICATION_SUBSCRIPTION: Final = 8

SHAPE: Final = Form({"sku_id": Id(), "owner_id": Id(), "owner_type": Choice((FOR_GUILD, FOR_USER))})
_metadata: Final[dict[str, Shape]] = {
    "type": Choice(range(1, 9)),
    "key": Words(50, 1),
    "name": Words(100, 1),
    "description": Words(200, 1),
}
METADATA: Final = Listed(Record(_metadata, tuple(_metadata)), 5)


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    shop = _Shop(service)
    base = f"{API}/applications/{{application}}"
    one = f"{base}/entitlements/{{entitlement}}"
    return [
        web.get(f"{base}/skus", shop.skus),
        web.get(f"{base}/entitlements", shop.all),
        web.post(f"{base}/entitlements", shop.create),
        web.get(one, shop.one),
        web.delete(one, shop.delete),
        web.post(f"{one}/consume", shop.consume),
        web.get(f"{base}/role-connections/metadata", shop.metadata),
        web.put(f"{base}/role-connections/metadata", shop.change_metadata),
    ]


class _Shop(Endpoints):
    def _check(self, request: web.Request) -> None:
        self._service.the_bot(request)
        if number(request, "application") != self._world.application:
            raise missing_access()

    async def skus(self, request: web.Request) -> web.Response:
        self._check(request)
        return web.json_response(self._world.skus)

    async def all(self, request: web.Request) -> web.Response:
        self._check(request)
        wanted = {name: query_number(request, name, 0, 0, 1 << 64) for name in ("user_id", "guild_id")}
        before, after = (query_number(request, name, 0, 0, 1 << 64) for name in ("before", "after"))
        skus = {each for each in request.query.get("sku_ids", "").split(",") if each}
        found = [
            each
            for each in self._world.entitlements.values()
            if all(value in (0, int(each.get(name) or 0)) for name, value in wanted.items())
            and (not skus or each["sku_id"] in skus)
            and int(each["id"]) > after
            and (before == 0 or int(each["id"]) < before)
        ]
        limit = query_number(request, "limit", 100, 1, 100)
        return web.json_response(found[-limit:] if before else found[:limit])  # the oldest first in any case

    async def create(self, request: web.Request) -> web.Response:
        self._check(request)
        body, _ = self._service.body(request)
        given = checked(SHAPE, body, ("sku_id", "owner_id", "owner_type"))
        if all(each["id"] != given["sku_id"] for each in self._world.skus):
            raise unknown("SKU")
        owner = int(given["owner_id"])
        for_guild = given["owner_type"] == FOR_GUILD
        if for_guild and owner not in self._world.guilds:
            raise unknown("Guild")
        user = self._world.bot.id if for_guild else self._world.user(owner).id
        bought: Json = {
            "id": str(self._world.snowflakes.next()),
            "sku_id": given["sku_id"],
            "application_id": str(self._world.application),
            "user_id": str(user),
            "guild_id": str(owner) if for_guild else None,
            "deleted": False,
            "consumed": False,
            "starts_at": None,
            "ends_at": None,
            "type": APPLICATION_SUBSCRIPTION,
        }
        self._world.entitlements[int(bought["id"])] = bought
        await self._tell("ENTITLEMENT_CREATE", bought)
        return web.json_response(bought)

    async def one(self, request: web.Request) -> web.Response:
        return web.json_response(self._entitlement(request))

    async def delete(self, request: web.Request) -> web.Response:
        gone = self._entitlement(request)
        del self._world.entitlements[int(gone["id"])]
        await self._tell("ENTITLEMENT_DELETE", {**gone, "deleted": True})
        return web.Response(status=204)

    async def consume(self, request: web.Request) -> web.Response:
        used = self._entitlement(request)
        used["consumed"] = True
        await self._tell("ENTITLEMENT_UPDATE", used)
        return web.Response(status=204)

    def _entitlement(self, request: web.Request) -> Json:
        self._check(request)
        found = self._world.entitlements.get(number(request, "entitlement"))
        if found is None:
            raise unknown("Entitlement")
        return found

    async def _tell(self, event: str, bought: Json) -> None:
        bot = self._world.bot
        await self._service.gateway.tell(event, bought, 0, lambda each: each is bot)

    async def metadata(self, request: web.Request) -> web.Response:
        self._check(request)
        return web.json_response(self._world.role_connections)

    async def change_metadata(self, request: web.Request) -> web.Response:
        self._check(request)
        body, _ = self._service.body(request)
        given = checked(Form({"_list": METADATA}), {"_list": body.get("_list", body)})
        self._world.role_connections = given["_list"]
        return web.json_response(self._world.role_connections)
