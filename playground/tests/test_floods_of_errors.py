"""Bodies with more mistakes than anybody wants to read: they are refused at once, and nobody waits for it."""

import json

import pytest

from playground.errors import MOST_ERRORS

JSON = {"Content-Type": "application/json"}
MANY = 9_000
TOO_MANY = 10_001


def errors_in(tree):
    """Return how many errors a refusal tells of."""
    return len(tree.get("_errors", ())) + sum(errors_in(each) for key, each in tree.items() if key != "_errors")


@pytest.fixture
def told(discord, bot):
    """Send a body as the bot, and return what the refusal tells."""

    async def send(method, path, body):
        status, answer = await bot.request(method, path, None, data=json.dumps(body), headers=JSON)
        assert (status, answer["code"]) == (400, 50035)
        return answer["errors"]

    return send


@pytest.mark.parametrize("field", ["embeds", "components", "sticker_ids"])
async def test_of_thousands_of_errors_some_are_told(discord, told, field):
    body = {"content": "x", field: ["x"] * MANY}
    assert (
        errors_in(await told("POST", f"/channels/{next(iter(discord.world.channels))}/messages", body)) == MOST_ERRORS
    )


async def test_languages_that_do_not_exist(bot, told):
    names = {f"l{number}": "x" for number in range(MANY)}
    command = {"name": "x", "description": "x", "name_localizations": names}
    assert errors_in(await told("POST", f"/applications/{bot.application}/commands", command)) == MOST_ERRORS


@pytest.mark.parametrize(("field", "item"), [("embeds", 5), ("sticker_ids", "1"), ("attachments", {})])
async def test_lists_that_nobody_reads_to_their_end(discord, told, field, item):
    path = f"/channels/{next(iter(discord.world.channels))}/messages"
    assert errors_in(await told("POST", path, {"content": "x", field: [item] * TOO_MANY})) == 1
