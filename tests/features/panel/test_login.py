"""Nobody gets into the panel who does not show who they are, and that they have it open."""

import asyncio
import json
import re
from io import BytesIO

import pytest
from PIL import Image

from bot.features.panel import door, identity, panels, server
from bot.features.panel.feature import Panel
from tests.features.panel.pages import SECRET


@pytest.fixture(autouse=True)
def secret(panel):
    world = panel.house.discord.world
    world.client_secret = SECRET
    panel.house.discord.activity = f"{panel.address}/panel/"


async def asked(panel, **body):
    async with panel.http.post(f"{panel.address}/panel/token", data=json.dumps(body)) as response:
        return response.status, await response.json()


async def test_who_has_launched_the_activity_gets_in(panel):
    laura = await panel.house.person("Laura")
    instance = await laura.join_activity()
    status, given = await asked(panel, code=await laura.activity_code(), instance=instance)
    assert (status, given["user"]) == (200, {"id": laura.id, "name": "Laura"})
    page = await panel.connect("Laura", int(laura.id), given["session"])
    ready = await page.until(lambda each: each.ready)
    assert (ready["you"], ready["language"], ready["rtl"]) == (
        {"id": laura.id, "name": "\u2068Laura\u2069"},
        "en",
        False,
    )
    assert "" not in ready["words"].values()
    assert page.table is None


async def test_a_code_that_is_made_up_or_spent_is_refused(panel):
    laura = await panel.house.person("Laura")
    instance, code = await laura.join_activity(), await laura.activity_code()
    assert (await asked(panel, code="made-up", instance=instance))[0] == 403
    assert (await asked(panel, code=code, instance=instance))[0] == 200
    status, told = await asked(panel, code=code, instance=instance)
    assert (status, set(told)) == (403, {"text"})


async def test_an_instance_that_is_made_up_or_somebody_elses_is_refused(panel):
    laura, clara = [await panel.house.person(name) for name in ("Laura", "Clara")]
    instance = await laura.join_activity()
    for tried in ("i-1-gc-2-3", "../../users/@me", "", instance + "0"):
        assert (await asked(panel, code=await laura.activity_code(), instance=tried))[0] in (400, 403)
    status, told = await asked(panel, code=await clara.activity_code(), instance=instance)
    assert status == 403
    assert "does not know that you have this panel open" in told["text"]


async def test_what_is_no_request_is_refused_with_a_sentence(panel):
    for body in ("", "[]", "{}", '{"code": 1, "instance": 2}', '{"code": "a"}', "[" * 3000, "x" * 10_000):
        async with panel.http.post(f"{panel.address}/panel/token", data=body) as response:
            assert response.status in (400, 403), body
            assert (await response.json())["text"], body


async def test_a_login_cannot_choose_how_it_is_decoded_nor_be_longer_than_it_says(panel):
    async def body(length):
        yield b"-" + b"a" * length

    headers = {"Content-Type": "application/json; charset=punycode"}
    for length in (4_000, 20_000):
        posted = panel.http.post(f"{panel.address}/panel/token", data=body(length), headers=headers)
        async with posted as response:
            assert response.status == (400 if length < server.LONGEST_TOKEN_REQUEST else 403)
            assert (await response.json())["text"]


async def test_a_login_that_never_ends_leaves_its_place_to_others(panel, monkeypatch):
    monkeypatch.setattr(server, "HELLO_SECONDS", 0.2)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(panel.address.rpartition(":")[2]))
    writer.write(b"POST /panel/token HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{")
    answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 403 ")
    writer.close()


async def test_a_session_that_is_made_up_is_none(panel):
    page = await panel.connect("Laura", 1, "made-up")
    await page.reading
    assert page.socket.close_code == 4001


async def test_what_is_no_frame_closes_the_socket(panel):
    broken = ("no json", "[]", "{}", '{"op": "play"}', '{"op": "press", "custom_id": 5}', "[" * 9000)
    for frame, code in (*((each, 4002) for each in broken), ("x" * 20_000, 1009)):
        page = await panel.open("Laura")
        await page.until(lambda each: each.ready)
        await page.socket.send_str(frame)
        await page.reading
        assert page.socket.close_code == code, frame[:40]


async def test_a_second_tab_takes_over(panel):
    page = await panel.open("Laura")
    await page.until(lambda each: each.ready)
    again = await panel.open("Laura", session=page.session)
    await again.until(lambda each: each.ready)
    await page.reading
    assert page.socket.close_code == 4004


async def test_a_page_comes_back_after_a_restart_without_asking_discord_who_it_is(panel, monkeypatch):
    laura = await panel.house.person("Laura")
    instance = await laura.join_activity()
    _, given = await asked(panel, code=await laura.activity_code(), instance=instance)
    await panel.house.stop_bot()
    await panel.house.start_bot()
    panel.panels = panel.house.app[Panel].panels
    await panel.serve(panel.house.app[Panel].server())
    session = given["session"]
    monkeypatch.setattr(door, "MOST_KNOWN", 0)  # nobody can log in
    page = await panel.connect("Laura", int(laura.id), session, seen=7)
    ready = await page.until(lambda each: each.ready)
    assert ready["you"] == {"id": laura.id, "name": "\u2068Laura\u2069"}
    for forged in (f"x{session}", f"{session}0", session.replace(".", ""), "\ud800.\ud800", "."):
        stranger = await panel.connect("Laura", int(laura.id), forged)
        await stranger.reading
        assert stranger.socket.close_code == 4001
    panel.panels._guests.clear()
    monkeypatch.setattr(identity, "SEALED_SECONDS", 0.0)
    late = await panel.connect("Laura", int(laura.id), session)
    await late.reading
    assert late.socket.close_code == 4001


async def test_nobody_takes_all_places(panel):
    pages = []
    for _ in range(panels.MOST_OWN + 1):
        pages.append(await panel.open("Laura"))
        await pages[-1].until(lambda page: page.ready)
    first, *others = pages
    await first.reading
    assert first.socket.close_code == 4004
    assert not any(each.reading.done() for each in others)
    again = await panel.connect("Laura", first.user, first.session)
    await again.reading
    assert again.socket.close_code == 4001


async def test_nothing_else_is_served(panel):
    for path in ("page/../server.py", "page/%2e%2e%2fserver.py", "cards/none.webp", "page/"):
        async with panel.http.get(f"{panel.address}/panel/{path}") as response:
            assert response.status == 404, path


async def test_a_card_is_large_enough_for_sharp_screens_and_takes_few_bytes(panel):
    for name in ("claro_back", "claro_30", "africa_Star", "stardust_DL3", "africa_7R_v2"):
        async with panel.http.get(f"{panel.address}/panel/cards/{name}.webp") as response:
            picture = await response.read()
        assert (response.status, response.content_type) == (200, "image/webp")
        with Image.open(BytesIO(picture)) as shown:
            assert (shown.format, shown.size) == ("WEBP", (256, 256))
        assert len(picture) < 8_000, name


async def test_the_page_names_the_application_and_is_small(panel):
    sizes = 0
    async with panel.http.get(f"{panel.address}/panel/") as response:
        text = await response.text()
        assert f'content="{panel.house.app.client.application_id}"' in text
        assert "script-src 'self'" in response.headers["Content-Security-Policy"]
        sizes += len(text)
    modules = set(re.findall(r'"(page/[^"]+)"', text))
    assert {each.rpartition("/")[2] for each in modules} == {*panel.house.app[Panel].server()._page}
    for each in modules:
        async with panel.http.get(f"{panel.address}/panel/{each}") as response:
            assert response.status == 200
            assert "immutable" in response.headers["Cache-Control"]
            sizes += int(response.headers["Content-Length"])
    assert sizes < 75_000


async def test_a_file_of_another_version_of_the_page_is_not_kept(panel):
    async with panel.http.get(f"{panel.address}/panel/page/0123456789abcdef/main.js") as response:
        assert (response.status, response.headers["Cache-Control"]) == (200, "no-store")


async def test_a_client_secret_that_is_wrong_is_logged_and_is_nobody_elses_fault(panel, caplog):
    panel.house.discord.world.client_secret = "another"
    laura = await panel.house.person("Laura")
    instance = await laura.join_activity()
    for _ in range(3):
        assert (await asked(panel, code=await laura.activity_code(), instance=instance))[0] == 503
    (warning,) = [each.getMessage() for each in caplog.records if each.levelname == "WARNING"]
    assert "401" in warning
    panel.house.discord.world.client_secret = SECRET
    assert (await asked(panel, code=await laura.activity_code(), instance=instance))[0] == 200
