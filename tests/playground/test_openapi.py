"""The bot's real traffic and the playground's answers follow Discord's own description of its REST API."""

import json

import pytest
from aiohttp import web

from playground.world import API
from tests.conftest import open_house
from tests.e2e.playing import play_to_the_end
from tests.playground.openapi import DESCRIPTION, Description

pytestmark = pytest.mark.skipif(not DESCRIPTION.exists(), reason="Discord's description is not at hand")


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
        body = await request.json() if request.content_type == "application/json" and request.body_exists else None
        response = await handler(request)
        answer = json.loads(response.body) if getattr(response, "body", None) else None
        recorded.exchanges.append((request.method, path, body, response.status, answer))
        return response

    return middleware


async def test_a_whole_game_and_every_command_follow_discords_description(traffic, tmp_path, capsys):
    async with open_house(tmp_path, card_emojis=True, turn_seconds=60, remind_seconds=59.9) as house:
        await house.app.uploading
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.slash("claro new", bots=1, free_pass="yes")
        await clara.click("Join")
        for command in ("rules", "leaderboard", "hand", "table"):
            await laura.slash(f"claro {command}")
        await laura.click("Start")
        await laura.until(lambda each: "it is your turn" in each.last.text or "My hand" in each.find("My hand").enabled)
        await clara.slash("claro leave")
        await laura.click("My hand")
        await play_to_the_end(laura)
        await laura.click("Rematch")
        await laura.slash("claro end")
        await laura.slash("claro end")
    description = Description()
    violations = [line for exchange in traffic.exchanges for line in description.violations(*exchange)]
    checked = description.checked
    counts = f"{checked['request']} requests and {checked['response']} responses validated"
    with capsys.disabled():
        print(f"\n{counts}, {len(violations)} violations")
    assert sorted(set(violations)) == []
    assert checked["request"] > 40
    assert checked["response"] > 40
