"""The bot's real traffic and the playground's answers follow Discord's own description of its REST API."""

import json
from collections import Counter

import pytest
from aiohttp import web

from bot.features.emojis.feature import Faces
from playground.changes.service import BODY
from playground.checks.messages import walk
from playground.tests.description import needs_description
from playground.tests.openapi import Description
from playground.traffic.counts import starred
from playground.world import API
from tests.conftest import open_house
from tests.e2e.choosing import my_settings, server_settings
from tests.e2e.playing import play_to_the_end, rules_of, seated, surely, table_of
from tests.effort import thorough
from tests.features.people.test_menus import challenged
from tests.tables.messages.test_refused_edits import until, until_shown, without_token
from tests.tables.messages.test_reminders import PRESENT_SECONDS, actor_of, move_on

ROUTES = {
    "start": {
        "GET /users/@me", "GET /oauth2/applications/@me", "GET /applications/@me", "GET /gateway/bot",
    },
    "commands": {"GET /applications/*/commands", "PUT /applications/*/commands"},
    "emojis": {
        "GET /applications/*/emojis", "POST /applications/*/emojis", "DELETE /applications/*/emojis/*",
    },
    "interactions": {
        "POST /interactions/*/*/callback", "POST /webhooks/*/*", "PATCH /webhooks/*/*/messages/@original",
        "GET /webhooks/*/*/messages/@original", "PATCH /webhooks/*/*/messages/*", "DELETE /webhooks/*/*/messages/*",
        "DELETE /webhooks/*/*/messages/@original",
    },
    "tables": {
        "POST /channels/*/messages", "PATCH /channels/*/messages/*", "DELETE /channels/*/messages/*",
        "GET /channels/*/messages", "GET /channels/*",
    },
    "threads": {
        "POST /channels/*/messages/*/threads", "PUT /channels/*/thread-members/*", "PATCH /channels/*",
        "PUT /channels/*/thread-members/@me",
    },
    "reminders by direct message": {"POST /users/@me/channels"},
}  # fmt: skip
"""Every route that the bot may use, by what for. A route that is new gets a line here, and traffic below."""

TABLES, FORMS = {1, 2, 10, 12}, {5, 18, 21}
"""The types of components of tables and rules, and of the form of a challenge."""

pytestmark = needs_description


class Traffic:
    """Records the requests of a bot and the playground's answers."""

    def __init__(self):
        self.exchanges = []


@pytest.fixture
def traffic(monkeypatch):
    from playground.server import Playground

    recorded = Traffic()
    original = Playground._app

    def recording(self):
        app = original(self)
        app.middlewares.insert(0, _middleware(recorded))
        return app

    monkeypatch.setattr(Playground, "_app", recording)
    return recorded


def _middleware(recorded):
    @web.middleware
    async def middleware(request, handler):
        path = request.path.removeprefix(API)
        by_token = path.startswith(("/webhooks/", "/interactions/"))
        if not (by_token or request.headers.get("Authorization", "").startswith("Bot ")):
            return await handler(request)
        response = await handler(request)
        body = request.get(BODY)  # read by then, also from a form with files
        answer = json.loads(response.body) if getattr(response, "body", None) else None
        recorded.exchanges.append((request.method, path, body, response.status, answer))
        return response

    return middleware


@thorough
async def test_a_whole_game_and_every_command_follow_discords_description(traffic, tmp_path, capsys):
    async with open_house(tmp_path, card_emojis=True, turn_seconds=60, remind_seconds=59.9) as house:
        await house.app[Faces].uploading
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.slash("claro new", bots=1, free_pass="yes")
        await clara.click("Join")
        for command in ("claro leaderboard", "claro hand", "table show"):
            await laura.slash(command)
        await laura.click("Start")
        await laura.until(lambda each: "it is your turn" in each.last.text or "My hand" in each.find("My hand").enabled)
        await clara.slash("table leave")
        await laura.click("My hand")
        await play_to_the_end(laura)
        await laura.click("Rematch")
        await laura.slash("table end")
        await laura.slash("table end")
    description = Description()
    violations = [line for exchange in traffic.exchanges for line in description.violations(*exchange)]
    checked = description.checked
    counts = f"{checked['request']} requests and {checked['response']} responses validated"
    with capsys.disabled():
        print(f"\n{counts}, {len(violations)} violations")
    assert sorted(set(violations)) == []
    assert checked["request"] > 40
    assert checked["response"] > 40


@thorough
async def test_each_feature_follows_discords_description_by_name(traffic, tmp_path, capsys):
    async with open_house(tmp_path, card_emojis=True, turn_seconds=600) as house:
        await house.app[Faces].uploading
        house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
        world = house.discord.world
        people = laura, clara = await seated(house, "Laura", "Clara")
        for person in people:
            await my_settings(person, your_turn="every", notify_in="direct")
        await laura.click("Start")
        move_on(house, PRESENT_SECONDS + 1)
        actor = actor_of(house, people)
        here = actor.channel
        await actor.go_to_the_bot()
        await actor.until(lambda each: each.messages)
        await actor.go_to(here)
        without_token(house)
        house.app.display.touch(table_of(house))  # is edited and posted through the channel
        await until_shown(laura, house)
        await house.discord.service.delete_message(world.messages[table_of(house).message])
        without_token(house)
        house.app.display.touch(table_of(house))
        await until_shown(laura, house)
        await surely(laura, "table end")
        await challenged(laura, clara, game="stardust")
        await laura.slash("table end")
        await challenged(laura, clara)  # a follow-up says that it does not ping again
        await laura.slash("table end")
        await server_settings(laura, threads=True)
        await laura.slash("africa new", bots=2)
        await until(laura, lambda: any(table.message for table in house.app.room.tables))
        (thread,) = world.threads.values()
        await clara.go_to(str(thread.id))
        await clara.click("Join")
        await rules_of(clara)
        await clara.slash("africa patience")
        await laura.slash("my history", where="server")
        await house.stop_bot()
        await house.start_bot()
    description, found = Description(), {}
    for exchange in traffic.exchanges:
        method, path, body, status, _ = exchange
        route = f"{method} {starred(path)}"
        data = body.get("data", body) if isinstance(body, dict) else {}
        shapes = {each["type"] for _, each in walk(data.get("components") or [])}
        lines, kinds, statuses = found.setdefault(route, ([], Counter(), Counter()))
        lines += description.violations(*exchange)
        kinds.update(shapes)
        statuses[status] += 1
    with capsys.disabled():
        for feature, routes in ROUTES.items():
            for route in sorted(routes & found.keys()):
                _, kinds, statuses = found[route]
                print(f"{feature}: {route}: {dict(statuses)}, components of types {sorted(kinds)}")
    assert [line for lines, _, _ in found.values() for line in lines] == []
    assert found.keys() - set().union(*ROUTES.values()) == set(), "a route that this check does not know"
    assert [feature for feature, routes in ROUTES.items() if not routes & found.keys()] == []
    assert "POST /webhooks/*/*" in found
    assert found["POST /interactions/*/*/callback"][1].keys() >= TABLES | FORMS
