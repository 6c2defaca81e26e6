"""Requests for a server's members (op 8), and the chunks that answer them."""

from __future__ import annotations

from collections.abc import Callable

from playground.gateway.frames import DECODE_ERROR, REQUEST_MEMBERS, GatewayClose, fields, is_integer, snowflake
from playground.gateway.sessions import Session, Sessions, presence_json
from playground.gateway.welcome import guilds_of
from playground.objects.payloads import member_json
from playground.world import Guild, Json, World
from playground.world.intents import GUILD_MEMBERS, GUILD_PRESENCES

MOST_IN_CHUNK = 1000
MOST_FOUND = 100
"""The most members that a prefix or a list of ids finds."""
MOST_NONCE_BYTES = 32
WAIT_SECONDS = 30.0
"""How long a bot must wait before it requests all members of the same server again, in seconds."""


class MemberRequests:
    """Answers requests for members."""

    def __init__(self, world: World, sessions: Sessions, limited: Callable[[], bool]) -> None:
        self._world = world
        self._sessions = sessions
        self._limited = limited
        self._asked_at: dict[int, float] = {}  # when all members of a server were requested

    async def answer(self, session: Session, sent: object) -> None:
        """Answer a request.

        Discord keeps silent to a request for all members without the GUILD_MEMBERS intent, and for a server that is not
        the session's. Of several servers it answers for the first.

        :raises GatewayClose: 4002 for a request that lacks something or has a wrong type.
        """
        data = fields(sent)
        wanted = data.get("guild_id")
        if isinstance(wanted, list) and wanted:
            wanted = wanted[0]
        guild_id, nonce = snowflake(wanted), _nonce(data)
        query, limit, ids = _asked_for(data)
        guild = next((each for each in guilds_of(self._world, session) if each.id == guild_id), None)
        intents = session.wishes.intents
        if guild is None or (query == "" and session.user.bot and not intents & GUILD_MEMBERS):
            return
        if query == "" and limit == 0 and self._limited():
            now = self._world.now()
            left = self._asked_at.get(guild.id, -WAIT_SECONDS) + WAIT_SECONDS - now
            if left > 0:
                told = {"opcode": REQUEST_MEMBERS, "retry_after": round(left, 3)}
                await session.dispatch("RATE_LIMITED", {**told, "meta": {"guild_id": str(guild.id), **nonce}})
                return
            self._asked_at[guild.id] = now
        found, lacking = self._find(guild, query, limit, ids)
        with_presences = data.get("presences") is True and bool(intents & GUILD_PRESENCES)
        chunks = [found[at : at + MOST_IN_CHUNK] for at in range(0, len(found), MOST_IN_CHUNK)] or [[]]
        for number, members in enumerate(chunks):
            chunk: Json = {"guild_id": str(guild.id), "members": members, "chunk_index": number}
            chunk["chunk_count"] = len(chunks)
            if ids is not None:
                chunk["not_found"] = lacking
            if with_presences:
                users = [self._world.user(int(each["user"]["id"])) for each in members]
                shown = [presence_json(self._sessions, user, guild) for user in users]
                chunk["presences"] = [each for each in shown if each["status"] != "offline"]
            await session.dispatch("GUILD_MEMBERS_CHUNK", {**chunk, **nonce})

    def _find(self, guild: Guild, query: str, limit: int, ids: list[int] | None) -> tuple[list[Json], list[str]]:
        """Return the members that a request finds, and the ids for which there is none."""
        members = [member_json(self._world, guild, user) for user in self._world.members(guild)]
        if ids is not None:
            by_id = {int(each["user"]["id"]): each for each in members}
            return [by_id[each] for each in ids if each in by_id], [str(each) for each in ids if each not in by_id]
        if query:
            most = min(limit or MOST_FOUND, MOST_FOUND)
            return [each for each in members if _begins(each, query.casefold())][:most], []
        return members[:limit] if limit else members, []


def _begins(member: Json, query: str) -> bool:
    names = (member["user"]["username"], member["user"].get("global_name"), member.get("nick"))
    return any(name is not None and name.casefold().startswith(query) for name in names)


def _nonce(data: Json) -> Json:
    """Return the nonce for the answer; empty if it is not valid, for Discord ignores such a nonce."""
    nonce = data.get("nonce")
    if not isinstance(nonce, str) or len(nonce.encode("utf-8", "replace")) > MOST_NONCE_BYTES:
        return {}
    return {"nonce": nonce}


def _asked_for(data: Json) -> tuple[str, int, list[int] | None]:
    """Return the prefix, the limit and the ids of a request; None for the ids if it has none."""
    query, limit, ids = data.get("query"), data.get("limit"), data.get("user_ids")
    if ids is not None:
        several = ids[:MOST_FOUND] if isinstance(ids, list) else [ids]
        return "-", 0, list(dict.fromkeys(map(snowflake, several)))
    if not isinstance(query, str) or not is_integer(limit) or limit < 0:
        raise GatewayClose(DECODE_ERROR)
    return query, limit, None
