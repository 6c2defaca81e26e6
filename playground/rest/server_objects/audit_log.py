"""Reading a server's audit log."""

from __future__ import annotations

from aiohttp import web

from playground.changes.service import Service
from playground.objects.payloads import user_json
from playground.rest.fields import query_number
from playground.world import API, Json
from playground.world.permissions import VIEW_AUDIT_LOG


def routes(service: Service) -> list[web.RouteDef]:
    """Return the endpoints."""
    world = service.world

    async def audit_log(request: web.Request) -> web.Response:
        _, guild = service.member_of(request, VIEW_AUDIT_LOG)
        wanted = {
            field: query_number(request, field, 0, 0, 1 << 64) for field in ("user_id", "target_id", "action_type")
        }
        after, before = (query_number(request, name, 0, 0, 1 << 64) for name in ("after", "before"))
        found = [
            entry
            for entry in guild.audit_log
            if all(value in (0, int(entry[field] or 0)) for field, value in wanted.items())
            and int(entry["id"]) > after
            and (before == 0 or int(entry["id"]) < before)
        ]
        limit = query_number(request, "limit", 50, 1, 100)
        shown = found[:limit] if "after" in request.query else found[: -limit - 1 : -1]
        return web.json_response(
            {
                "audit_log_entries": shown,
                "users": _users({each[field] for each in shown for field in ("user_id", "target_id")}),
                "integrations": [],
                "webhooks": [],
                "guild_scheduled_events": _named("scheduled-events", shown),
                "threads": [],
                "application_commands": [],
                "auto_moderation_rules": _named("auto-moderation/rules", shown),
            }
        )

    def _users(ids: set[str | None]) -> list[Json]:
        known = sorted(int(each) for each in ids if each is not None and world.knows(int(each)))
        return [user_json(world.user(each)) for each in known]

    def _named(kind: str, entries: list[Json]) -> list[Json]:
        ids = {int(entry["target_id"]) for entry in entries if entry["target_id"] is not None}
        return [item for guild in world.guilds.values() for key, item in guild.kept[kind].items() if key in ids]

    return [web.get(f"{API}/guilds/{{guild}}/audit-logs", audit_log)]
