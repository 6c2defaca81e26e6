"""Interactions by HTTP: signed requests to an address that checks them, and the answer in the response."""

import asyncio
import json
import sys
from contextlib import asynccontextmanager

import aiohttp
import pytest
from aiohttp import web
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from playground.changes import endpoint
from playground.checks.bodies import LARGEST_BODY
from playground.driver import InteractionFailed
from playground.tests.asking import asking
from playground.tests.pages import files
from playground.tests.raw_bot import COMMAND, RawBot

REFUSAL = {
    "code": "APPLICATION_INTERACTIONS_ENDPOINT_URL_INVALID",
    "message": "The specified interactions endpoint URL could not be verified.",
}


class HttpBot(RawBot):
    """A bot without a gateway. ``answers`` are what it responds with, one after another."""

    careless = False
    """Whether it takes wrong signatures."""

    def __init__(self, discord, http):
        super().__init__(discord, http)
        self.key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(discord.description()["public_key"]))
        self.answers = asyncio.Queue()
        self.pongs = True

    async def serve(self, request):
        body = await request.read()
        try:
            signed = request.headers["X-Signature-Timestamp"].encode() + body
            self.key.verify(bytes.fromhex(request.headers["X-Signature-Ed25519"]), signed)
        except InvalidSignature:
            if not self.careless:
                return web.Response(status=401)
        asked = json.loads(body)
        if asked["type"] == 1:
            if isinstance(self.pongs, str):
                return web.Response(text=self.pongs, content_type="application/json")
            return web.json_response({"type": 1 if self.pongs else 4})
        self.interactions.put_nowait(asked)
        answer = await self.answers.get()
        return answer if isinstance(answer, web.Response) else web.json_response(answer)

    async def point(self):
        """Name the bot's address; return the status and the answer."""
        return await self.request("PATCH", "/applications/@me", {"interactions_endpoint_url": self.url})


@asynccontextmanager
async def http_bot(discord):
    """Serve a bot that takes interactions by HTTP."""
    headers = {"Authorization": f"Bot {discord.world.bot.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        bot = HttpBot(discord, http)
        app = web.Application()
        app.router.add_post("/interactions", bot.serve)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        bot.url = f"http://127.0.0.1:{runner.addresses[0][1]}/interactions"
        await bot.request("PUT", f"/applications/{bot.application}/commands", [COMMAND])
        yield bot
        await runner.cleanup()


@pytest.fixture
async def bot(discord):
    async with http_bot(discord) as served:
        yield served


@pytest.fixture
def wrong(bot):
    """Point the application to the bot's address, which is refused."""

    async def wrong():
        status, answer = await bot.point()
        assert (status, answer["code"]) == (400, 50035)
        assert answer["errors"] == {"interactions_endpoint_url": {"_errors": [REFUSAL]}}
        application = (await bot.request("GET", "/applications/@me"))[1]
        assert application["interactions_endpoint_url"] is None

    return wrong


async def test_the_response_is_the_answer(discord, bot, laura, clara):
    status, application = await bot.point()
    assert (status, application["interactions_endpoint_url"]) == (200, bot.url)
    assert application["verify_key"] == discord.description()["public_key"]
    bot.answers.put_nowait({"type": 4, "data": {"content": "hello"}})
    seen = await laura.slash("try")
    await clara.until(lambda each: each.messages)
    assert (seen.text, clara.last.text) == ("hello", "hello")
    asked = bot.interactions.get_nowait()
    assert (asked["type"], asked["data"]["name"], asked["member"]["user"]["id"]) == (2, "try", laura.id)
    ask = asking(bot)
    base = f"/webhooks/{bot.application}/{asked['token']}"
    assert (await ask("POST", base, {"content": "more"}))["content"] == "more"
    assert (await ask("PATCH", f"{base}/messages/@original", {"content": "bye"}))["content"] == "bye"


async def test_buttons_forms_and_completions_are_answered(bot, laura):
    await bot.point()
    ask = asking(bot)
    option = {"type": 3, "name": "game", "description": "Which", "autocomplete": True}
    command = {"name": "play", "description": "Play", "options": [option]}
    await ask("POST", f"/applications/{bot.application}/commands", command, 201)
    bot.answers.put_nowait({"type": 8, "data": {"choices": [{"name": "Claro", "value": "c"}]}})
    assert [each["name"] for each in await laura.complete("play", "game", game="c")] == ["Claro"]
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    message = {"content": "a", "components": [{"type": 1, "components": [button]}]}
    bot.answers.put_nowait({"type": 4, "data": message})
    first = await laura.slash("try")
    bot.answers.put_nowait({"type": 7, "data": {"content": "b"}})
    changed = await laura.click("Go")
    assert (changed.id, changed.text) == (first.id, "b")
    field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
    bot.answers.put_nowait({"type": 9, "data": {"title": "Form", "custom_id": "form", "components": [field]}})
    await laura.click("Go")
    bot.answers.put_nowait({"type": 4, "data": {"content": "thanks"}})
    assert (await laura.submit(name="Laura")).text == "thanks"


async def test_files_come_in_a_form(bot, laura):
    await bot.point()
    form = aiohttp.FormData()
    form.add_field("payload_json", json.dumps({"type": 4, "data": {"content": "a file"}}))
    form.add_field("files[0]", b"hello", filename="hello.txt")
    writer = form()
    body = b"".join([part async for part in _parts(writer)])
    bot.answers.put_nowait(web.Response(body=body, headers={"Content-Type": writer.content_type}))
    seen = await laura.slash("try")
    (file,) = seen.data["attachments"]
    assert file["url"].startswith(bot.discord.url)
    async with aiohttp.ClientSession() as http, http.get(file["url"]) as response:
        assert await response.read() == b"hello"


async def _parts(writer):
    class Sink:
        def __init__(self):
            self.parts = []

        async def write(self, part):
            self.parts.append(part)

    sink = Sink()
    await writer.write(sink)
    for each in sink.parts:
        yield bytes(each)


async def test_after_202_the_answer_comes_by_itself(bot, laura):
    await bot.point()
    bot.answers.put_nowait(web.Response(status=202))
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    assert await bot.answer(interaction, 4, {"content": "later"}) == (204, None)
    assert (await asked).text == "later"


@pytest.mark.parametrize(
    "answer",
    [
        {"type": 4, "data": {"content": ""}},
        {"type": 8, "data": {"choices": []}},
        {"type": 99},
        web.Response(status=500),
        web.Response(text="hello"),
        web.Response(status=302, headers={"Location": "/interactions"}),
    ],
    ids=["empty", "choices", "unknown", "error", "text", "elsewhere"],
)
async def test_an_answer_that_is_no_good_fails_at_once(bot, laura, answer):
    await bot.point()
    bot.answers.put_nowait(answer)
    with pytest.raises(InteractionFailed):
        await laura.slash("try")
    bot.answers.put_nowait({"type": 4, "data": {"content": "well"}})
    assert (await laura.slash("try")).text == "well"


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "packed"])
async def test_no_more_of_an_answer_is_taken_than_of_any_other_body(bot, laura, caplog, packed):
    await bot.point()
    answer = web.json_response({"type": 4, "data": {"content": "x" * LARGEST_BODY}})
    if packed:
        answer.enable_compression()
    bot.answers.put_nowait(answer)
    with pytest.raises(InteractionFailed):
        await laura.slash("try")
    assert f"did not answer an interaction: the answer is larger than {LARGEST_BODY} bytes" in caplog.text


async def test_the_log_says_why_there_is_no_answer(discord, bot, laura, caplog):
    await bot.point()
    discord.world.interaction_seconds = 0.2
    with pytest.raises(InteractionFailed):
        await laura.slash("try")
    while "did not answer an interaction: TimeoutError" not in caplog.text:
        await laura.request("GET", "/users/@me")


async def test_a_late_answer_fails(discord, bot, laura):
    await bot.point()
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    discord.world.now.advance(discord.world.interaction_seconds + 0.1)
    late = {"content": "late"}
    assert (await bot.answer(interaction, 4, late))[1]["code"] == 10062
    bot.answers.put_nowait({"type": 4, "data": late})
    with pytest.raises(InteractionFailed):
        await asked


async def test_a_bot_that_is_gone_fails(discord, bot, laura):
    await bot.point()
    discord.world.portal["interactions_endpoint_url"] = "http://127.0.0.1:9/"
    with pytest.raises(InteractionFailed):
        await laura.slash("try")


async def test_an_address_answers_a_ping_and_refuses_a_wrong_signature(bot, wrong, laura):
    bot.pongs = False
    await wrong()
    bot.pongs = "[" * 200_000
    await wrong()
    bot.pongs, bot.careless = True, True
    await wrong()
    right, bot.url = bot.url, "http://127.0.0.1:9/"
    await wrong()
    bot.url, bot.careless = right, False
    assert (await bot.point())[0] == 200
    bot.url = None
    assert (await bot.point())[1]["interactions_endpoint_url"] is None


async def test_interactions_go_to_the_gateway_or_to_the_address(bot, laura):
    await bot.point()
    ready = asyncio.Event()
    listening = asyncio.create_task(bot.listen(ready))
    await ready.wait()
    bot.answers.put_nowait({"type": 4, "data": {"content": "by HTTP"}})
    assert (await laura.slash("try")).text == "by HTTP"
    bot.interactions.get_nowait()
    bot.url = None
    await bot.point()
    asked = asyncio.create_task(laura.slash("try"))
    await bot.answer(await bot.interactions.get(), 4, {"content": "by the gateway"})
    assert (await asked).text == "by the gateway"
    assert bot.interactions.empty()
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_the_inspector_has_what_was_sent_and_answered(discord, bot, laura):
    await bot.point()
    bot.answers.put_nowait({"type": 4, "data": {"content": "hello"}})
    await laura.slash("try")
    sent, answered = discord.records.after(0)[-2:]
    assert (sent["event"], answered["interaction"]["what"]) == ("INTERACTION_CREATE", "try")
    assert sent["interaction"]["id"] == answered["interaction"]["id"]
    assert (answered["body"]["data"], answered["status"]) == ({"content": "hello"}, 204)


async def test_without_the_library_an_address_is_refused(discord, bot, wrong, monkeypatch):
    monkeypatch.setattr(discord.service.endpoint, "_key", None)
    await wrong()
    monkeypatch.setattr(endpoint, "Ed25519PrivateKey", None)
    assert endpoint.Endpoint(discord.world).url is None


async def test_a_process_is_ready_when_it_has_named_its_address(discord, laura):
    variables = {"API": discord.api_url, "TOKEN": discord.world.bot.token}
    await discord.run_process(sys.executable, "-c", files("serverless")["bot.py"], env=variables)
    assert (await laura.slash("hello")).text == "Hello!"
