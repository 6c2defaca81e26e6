"""The records that the inspector shows: requests, frames and interactions, without tokens."""

import asyncio

import aiohttp

from playground.traffic.faults import Fault


async def records(discord, after=0, wait=0):
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"{discord.url}/control/records", params={"after": after, "wait": wait}) as response,
    ):
        return await response.json()


async def asked(laura, bot):
    """Let Laura use the command; return her waiting task and the interaction."""
    asking = asyncio.create_task(laura.slash("try"))
    return asking, await bot.interactions.get()


async def test_an_interaction_is_recorded_from_the_person_to_the_answer(discord, bot, laura):
    asking, interaction = await asked(laura, bot)
    await bot.answer(interaction, 4, {"content": "Hello"})
    await asking
    seen = (await records(discord))["records"]
    frame = next(each for each in seen if each.get("event") == "INTERACTION_CREATE")
    callback = next(each for each in seen if "/callback" in each.get("path", ""))
    started = next(each for each in seen if each.get("path") == "/interactions")
    assert started["who"] == "Laura"
    assert frame["interaction"] == callback["interaction"]
    assert frame["interaction"]["person"] == "Laura"
    assert frame["interaction"]["what"] == "try"
    assert frame["interaction"]["seconds"] == discord.world.interaction_seconds
    assert callback["body"] == {"type": 4, "data": {"content": "Hello"}}
    assert callback["status"] == 204


async def test_no_record_has_a_token(discord, bot, laura):
    asking, interaction = await asked(laura, bot)
    await bot.answer(interaction, 4, {"content": "Hello"})
    await asking
    await bot.request("PATCH", f"/webhooks/{bot.application}/{interaction['token']}/messages/@original?a=b")
    text = str(await records(discord))
    assert interaction["token"] not in text
    assert discord.world.bot.token not in text
    assert "[redacted]/messages/@original?a=b" in text


async def test_a_refusal_has_its_code_and_the_answer(discord, bot):
    await bot.request("POST", f"/channels/{discord.world.guild.channels[0].id}/messages", {"content": "x" * 2001})
    refused = (await records(discord))["records"][-1]
    assert (refused["status"], refused["code"]) == (400, 50035)
    assert refused["answer"]["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


async def test_a_request_that_a_fault_struck_names_the_fault(discord, bot):
    discord.faults.strike(Fault.ERROR_503)
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {discord.world.bot.token}"}) as http:
        await http.get(f"{discord.api_url}/users/@me")
    assert (await records(discord))["records"][-1]["fault"] == "error_503"


async def test_a_poll_waits_for_the_next_record(discord, bot):
    last = (await records(discord))["last"]

    async def coming():
        while not (answer := await records(discord, after=last, wait=30))["records"]:
            pass  # a poll ends after 30 seconds
        return answer

    waiting = asyncio.create_task(coming())
    await discord.until(lambda _: discord.records._waiting)
    await bot.request("GET", "/users/@me")
    answer = await waiting
    assert [each["path"] for each in answer["records"]] == ["/users/@me"]
    assert answer["last"] == last + 1


async def test_the_oldest_records_go_first(discord, bot):
    discord.records._most = 3
    for _ in range(5):
        await bot.request("GET", "/users/@me")
    kept = (await records(discord))["records"]
    assert [each["number"] for each in kept] == list(range(kept[-1]["number"] - 2, kept[-1]["number"] + 1))


async def test_frames_name_their_shard_and_who_sent_them(discord, bot):
    async with bot.socket(identify={"shard": [0, 1]}) as (receive, ws):
        while (await receive())["t"] != "READY":
            pass
        await ws.send_json({"op": 1, "d": 1})
        while (await receive())["op"] != 11:
            pass
    frames = [each for each in (await records(discord))["records"] if each.get("shard") == [0, 1]]
    assert frames[0]["event"] == "READY"
    assert [each["op"] for each in frames if each["received"]] == [1]


async def test_the_rules_of_the_documentation_come_with_their_codes(discord):
    async with aiohttp.ClientSession() as http, http.get(f"{discord.url}/control/rules") as response:
        rules = await response.json()
    assert {"rule": "one answer to each interaction", "codes": [40060], "page": "refusals"} in rules
