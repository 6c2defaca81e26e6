"""An Activity on the page: launched by one person, joined by another, and what Discord's client says to it."""

import asyncio
from contextlib import asynccontextmanager
from urllib.parse import parse_qs

import aiohttp
import pytest
from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.raw_bot import raw_bot
from playground.tests.small_activity import small_activity
from playground.tests.test_page_client import asked, opened
from playground.world import World


@asynccontextmanager
async def launched(browser, *people, width=1100, more="", **world):
    """Open the page for these people, and launch the Activity as the first one; yield all, and that one's frame."""
    names = list(people) or ["Laura"]
    async with Playground(World(["Laura", "Clara"], **world)) as discord, small_activity(discord) as activity:
        pages = [await opened(browser, discord, name, width, more) for name in names]
        await pages[0].locator("#launch").click()
        yield discord, activity, pages, await inside(pages[0])
        for page in pages:
            assert page.complaints == []


async def inside(page):
    """Return the frame of the Activity, once it is ready."""
    await (
        page.frame_locator("#activity iframe")
        .frame_locator("iframe")
        .locator("#state")
        .get_by_text("connected")
        .wait_for()
    )
    frame = next(
        each for each in page.frames if each.parent_frame and each.parent_frame.parent_frame == page.main_frame
    )
    await frame.wait_for_function("events('READY').length === 1")
    return frame


CHANGED = "events('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE').at(-1)?.participants.length"
"""How many take part, as the Activity was last told."""


async def participants(frame):
    answer = await frame.evaluate("call('GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS')")
    return [each["global_name"] for each in answer["data"]["participants"]]


async def test_a_person_launches_it_and_it_gets_what_discord_gives(browser):
    async with launched(browser, more="&custom_id=table-5") as (discord, activity, (page,), frame):
        (instance,) = discord.instances
        (query,) = activity.asked
        given = {name: values[0] for name, values in parse_qs(query, keep_blank_values=True).items()}
        assert len(given.pop("frame_id")) == 36
        assert given == {
            "instance_id": instance.id,
            "location_id": instance.location,
            "launch_id": str(instance.launch),
            "channel_id": str(instance.channel.id),
            "guild_id": str(discord.world.guild.id),
            "platform": "desktop",
            "custom_id": "table-5",
        }
        (ready,) = await frame.evaluate("events('READY')")
        assert (ready["v"], ready["user"]["global_name"]) == (1, "Laura")
        assert "avatar" not in ready["user"]
        assert await frame.evaluate("[location.origin, localStorage.works]") == [discord.activity_url, "yes"]
        await page.get_by_role("button", name="Leave the activity").click()
        await expect(page.locator("#activity")).to_be_hidden()
        await discord.until(lambda world: not world.instances)


async def test_two_people_take_part_side_by_side(browser):
    async with launched(browser, "Laura", "Clara") as (discord, _, (laura, clara), frame):
        await frame.evaluate("call('SUBSCRIBE', {}, 'ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE')")
        assert await participants(frame) == ["Laura"]
        await expect(clara.locator("#activity-bar")).to_contain_text("Taking part: Laura")
        await expect(laura.locator("#activity-bar")).to_be_hidden()
        await clara.get_by_role("button", name="Join activity").click()
        other = await inside(clara)
        assert await participants(other) == ["Laura", "Clara"]
        await frame.wait_for_function(
            "events('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE').at(-1)?.participants.length === 2"
        )
        assert len(discord.instances) == 1
        await clara.close()
        await frame.wait_for_function(
            "events('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE').at(-1)?.participants.length === 1"
        )


async def test_who_loses_the_connection_for_a_moment_takes_part_again(browser):
    async with launched(browser, "Laura", "Clara") as (discord, _, (laura, clara), frame):
        await clara.get_by_role("button", name="Join activity").click()
        await inside(clara)
        (instance,) = discord.instances
        before = list(instance.sessions)
        for session in discord.service.gateway._sessions.of(instance.users[0]):
            session.socket.cut()
        await discord.until(lambda _: len(instance.sessions) == 2 and before[0] not in instance.sessions)
        await expect(laura.locator("#state")).to_be_empty()
        assert await participants(frame) == ["Clara", "Laura"]  # the page has not begun anew
        laura.complaints.clear()  # the browser tells of the socket


async def test_who_was_alone_when_the_connection_was_lost_is_in_a_new_instance(browser):
    async with launched(browser) as (discord, _, (page,), _):
        (before,) = discord.instances
        for session in discord.service.gateway._sessions.of(before.users[0]):
            session.socket.cut()
        await discord.until(lambda world: world.instances and before.id not in world.instances)
        (after,) = discord.instances
        await page.wait_for_function(f"document.querySelector('#activity iframe').src.includes('{after.id}')")
        assert await participants(await inside(page)) == ["Laura"]
        assert discord.instances == [after]
        page.complaints.clear()  # the browser tells of the socket


async def test_a_person_takes_part_in_one_channel_at_a_time(browser):
    async with launched(browser) as (discord, _, (page,), _):
        (before,) = discord.instances
        await page.get_by_role("link", name="lounge").click()
        await expect(page.locator("#channel-name")).to_have_text("lounge")
        await page.locator("#launch").click()
        await discord.until(lambda world: before.id not in world.instances)
        (after,) = discord.instances
        assert after.channel.name == "lounge"
        assert await participants(await inside(page)) == ["Laura"]


async def test_the_server_learns_who_it_is(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        before = await frame.evaluate("call('USER_SETTINGS_GET_LOCALE')")
        assert (before["evt"], before["data"]["code"]) == ("ERROR", 4006)
        answer = (await frame.evaluate("login()"))["data"]
        assert (answer["user"]["global_name"], answer["scopes"]) == ("Laura", ["identify"])
        assert (await frame.evaluate("call('USER_SETTINGS_GET_LOCALE')"))["data"] == {"locale": "en-US"}
        await frame.evaluate("call('SUBSCRIBE', {}, 'CURRENT_USER_UPDATE')")
        await frame.wait_for_function("events('CURRENT_USER_UPDATE').at(-1)?.global_name === 'Laura'")
        async with aiohttp.ClientSession() as http:
            await http.patch(f"{discord.url}/control/people/Laura", json={"name": "Laureen"})
        await frame.wait_for_function("events('CURRENT_USER_UPDATE').at(-1).global_name === 'Laureen'")
        assert await participants(frame) == ["Laureen"]
        again = await frame.evaluate("login()")
        assert again == {"code": 4002, "message": "Already authenticated"}
        again = await frame.evaluate("call('AUTHENTICATE', {access_token: 'x'})")
        assert again["data"] == {"code": 4002, "message": "Already authenticated"}
        await frame.evaluate("handshake()")  # a page that is loaded again begins anew
        await frame.wait_for_function("events('READY').length === 2")
        wrong = await frame.evaluate("call('AUTHENTICATE', {access_token: 'x'})")
        assert wrong["data"]["code"] == 4009
        assert "user" in (await frame.evaluate("login()"))["data"]
        page.complaints.clear()  # the browser tells of the 401


async def test_a_person_is_asked_and_may_refuse(browser):
    async with launched(browser) as (_, _, (page,), frame):
        asking = asyncio.create_task(frame.evaluate("login('consent')"))
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_contain_text("identify")
        await dialog.get_by_role("button", name="Cancel").click()
        refused = await asking
        assert refused["code"] == 5000
        assert "access_denied" in refused["message"]
        wrong = await frame.evaluate("call('AUTHORIZE', {client_id: '1', scope: ['identify'], prompt: 'none'})")
        assert wrong["data"]["code"] == 4007
        asking = asyncio.create_task(frame.evaluate("login('consent')"))
        await dialog.get_by_role("button", name="Authorize").click()
        assert (await asking)["data"]["user"]["global_name"] == "Laura"


async def test_a_person_is_asked_once_at_a_time(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        client = f"client_id: '{discord.world.application}', scope: ['identify']"
        many = f"Promise.all(Array.from({{length: 300}}, () => call('AUTHORIZE', {{{client}, prompt: 'consent'}})))"
        asking = asyncio.create_task(frame.evaluate(many))
        await expect(page.get_by_role("dialog")).to_have_count(1)
        await page.get_by_role("button", name="Authorize").click()
        first, *others = [each["data"] for each in await asking]
        assert list(first) == ["code"]
        assert others == [{"code": 4002, "message": "Already authing"}] * 299
        many = "Promise.all(Array.from({length: 300}, () => call('OPEN_EXTERNAL_LINK', {url: 'https://example.com/'})))"
        asking = asyncio.create_task(frame.evaluate(many))
        await expect(page.get_by_role("dialog")).to_have_count(1)
        await page.get_by_role("button", name="Cancel").click()
        assert [each["data"] for each in await asking] == [{"opened": False}] * 300


async def test_nobody_is_asked_for_what_is_refused_anyway(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        client = f"client_id: '{discord.world.application}', prompt: 'consent'"
        for more, message in (
            (
                "scope: ['identify'], code_challenge: 'x', code_challenge_method: 'nope'",
                'OAuth2 Error: invalid_request: Unsupported "code_challenge_method"',
            ),
            (
                "scope: ['everything']",
                "OAuth2 Error: invalid_scope: The requested scope is invalid, unknown, or malformed.",
            ),
        ):
            answer = await frame.evaluate(f"call('AUTHORIZE', {{{client}, {more}}})")
            assert answer["data"] == {"code": 5000, "message": message}
        await expect(page.get_by_role("dialog")).to_have_count(0)
        page.complaints.clear()  # the browser tells of each


@pytest.mark.parametrize(("command", "code"), [("GET_SKUS_EMBEDDED", 4002), ("constructor", 4002)])
async def test_what_is_not_served_is_refused(browser, command, code):
    async with launched(browser) as (_, _, _, frame):
        answer = await frame.evaluate(f"call('{command}')")
        assert (answer["evt"], answer["data"]["code"]) == ("ERROR", code)
        answer = await frame.evaluate("call('SUBSCRIBE', {}, 'SPEAKING_START')")
        assert (answer["evt"], answer["data"]["code"]) == ("ERROR", 4004)


async def test_what_a_client_answers_by_itself(browser):
    async with launched(browser) as (_, _, _, frame):
        for command, args, data in (
            ("GET_PLATFORM_BEHAVIORS", "{}", {"iosKeyboardResizesView": True}),
            ("ENCOURAGE_HW_ACCELERATION", "{}", {"enabled": True}),
            ("SET_ORIENTATION_LOCK_STATE", "{lock_state: 3}", None),
            ("SET_CONFIG", "{use_interactive_pip: true}", {"use_interactive_pip": True}),
            ("CAPTURE_LOG", "{level: 'log', message: 'a'}", None),
        ):
            assert await frame.evaluate(f"call('{command}', {args})") == {"data": data, "evt": None}
        assert await frame.evaluate("call('UNSUBSCRIBE', {}, 'THERMAL_STATE_UPDATE')") == {
            "data": {"evt": "THERMAL_STATE_UPDATE"},
            "evt": None,
        }


async def test_its_layout_changes_and_it_is_told(browser):
    async with launched(browser) as (_, _, (page,), frame):
        await frame.evaluate("call('SUBSCRIBE', {}, 'ACTIVITY_LAYOUT_MODE_UPDATE')")
        await frame.evaluate("call('SUBSCRIBE', {}, 'ORIENTATION_UPDATE')")
        await frame.wait_for_function("events('ORIENTATION_UPDATE').length === 1")
        for label, number in (("Picture in picture", 1), ("Grid", 2), ("Picture in picture", 1)):
            await page.get_by_role("button", name=label).click()
            await frame.wait_for_function(f"events('ACTIVITY_LAYOUT_MODE_UPDATE').at(-1)?.layout_mode === {number}")
        await page.locator("#activity .stage").click()  # a small picture becomes large by a click
        await frame.wait_for_function("events('ACTIVITY_LAYOUT_MODE_UPDATE').at(-1).layout_mode === 0")
        seen = await frame.evaluate("events('ORIENTATION_UPDATE').map((each) => each.orientation)")
        assert set(seen) == {"portrait", "landscape"}


async def test_a_link_opens_where_the_person_wants_it(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        for choice, opened_it in (("Cancel", False), ("Open", True)):
            asking = asyncio.create_task(
                frame.evaluate(f"call('OPEN_EXTERNAL_LINK', {{url: '{discord.url}/inspector'}})")
            )
            dialog = page.get_by_role("dialog")
            await expect(dialog).to_contain_text(discord.url)
            await dialog.get_by_role("button", name=choice).click()
            assert (await asking)["data"] == {"opened": opened_it}
        assert (await frame.evaluate("call('OPEN_EXTERNAL_LINK', {url: 'javascript:alert(1)'})"))["data"][
            "code"
        ] == 4000


async def test_a_wrong_handshake_is_refused_and_other_windows_are_not_heard(browser):
    async with launched(browser) as (_, _, (page,), frame):
        for wrong, code in (("{v: 2}", 4004), ("{encoding: 'etf'}", 4005), ("{client_id: '1'}", 4000)):
            await frame.evaluate(f"handshake({wrong})")
            await frame.wait_for_function(f"heard.at(-1)[0] === 2 && heard.at(-1)[1].code === {code}")
        await page.evaluate("postMessage([2, {code: 1000}], '*')")
        await page.evaluate("document.querySelector('#activity iframe').contentWindow.postMessage([2, {code: 1}], '*')")
        await frame.evaluate("top.postMessage([2, {code: 1000}], '*')")
        assert await participants(frame) == ["Laura"]  # it still runs


async def test_its_page_reaches_nothing_of_the_playgrounds(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        for address in (f"{discord.url}/playground.json", f"{discord.api_url}/gateway", f"{discord.url}/control/state"):
            asking = frame.evaluate("url => fetch(url).then(() => 'read', () => 'refused')", address)
            assert await asking == "refused"
        for wish in ("top.document.title", "parent.parent.document.title", "top.location = 'about:blank'"):
            assert (
                await frame.evaluate(f"(() => {{ try {{ {wish}; return 'done'; }} catch {{ return 'refused'; }} }})()")
                == "refused"
            )
        assert await frame.evaluate("window.open('about:blank')") is None
        assert page.url.startswith(discord.url)
        page.complaints.clear()  # the browser tells of each


async def test_it_can_close_itself_and_say_why(browser):
    async with launched(browser) as (discord, _, (page,), frame):
        await frame.evaluate("post(2, {code: 4100, message: 'no table here'})")
        await expect(page.locator(".notice")).to_contain_text("no table here")
        await expect(page.locator("#activity")).to_be_hidden()
        await discord.until(lambda world: not world.instances)


@pytest.mark.parametrize("data", ["{code: {a: 1}, message: {b: 2}}", "{code: 4100, message: ['x']}", "'x'", "null"])
async def test_it_can_close_itself_with_nonsense_that_nobody_reads(browser, data):
    async with launched(browser) as (_, _, (page,), frame):
        await frame.evaluate(f"post(2, {data})")
        await expect(page.locator("#activity")).to_be_hidden()
        await expect(page.locator(".notice")).to_have_count(0)


async def test_the_bot_launches_it_in_answer_to_a_press(browser):
    async with Playground(World(["Laura"])) as discord, small_activity(discord), raw_bot(discord) as bot:
        path = f"/channels/{discord.world.guild.channels[0].id}/messages"
        row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Panel", "custom_id": "panel"}]}
        await bot.request("POST", path, {"content": "Here", "components": [row]})
        page = await opened(browser, discord, "Laura")
        await page.get_by_role("button", name="Panel").click()
        await bot.answer(await asked(bot), 12)
        assert await participants(await inside(page)) == ["Laura"]


@pytest.mark.parametrize("width", [720, 900, 1100])
async def test_it_fits_beside_the_messages_and_the_members(browser, width):
    async with launched(browser, width=width) as (_, _, (page,), _):
        await page.get_by_role("button", name="Members").click()
        for label in ("Focused", "Grid"):
            await page.get_by_role("button", name=label).click()
            messages, panel = [await page.locator(each).bounding_box() for each in ("#messages", "#activity")]
            assert min(messages["width"], panel["width"]) >= 120
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_on_a_phone_it_is_below_the_messages(browser):
    async with launched(browser, width=390) as (_, activity, (page,), _):
        assert "platform=mobile" in activity.asked[0]
        messages, panel = [await page.locator(each).bounding_box() for each in ("#messages", "#activity")]
        assert messages["height"] > 60
        assert panel["y"] >= messages["y"] + messages["height"]
        assert panel["width"] == 390
        assert panel["y"] + panel["height"] <= 800


async def test_two_people_beside_each_other_in_one_window(browser):
    async with Playground(World(["Laura", "Clara"])) as discord, small_activity(discord):
        page = await browser.new_page(viewport={"width": 1400, "height": 800})
        await page.goto(f"{discord.url}/?as=Laura,Clara")
        laura, clara = [page.frame_locator(f"section:nth-of-type({number}) iframe") for number in (1, 2)]
        await laura.locator("#launch").click()
        await clara.get_by_role("button", name="Join activity").click()
        for person in (laura, clara):
            panel = person.frame_locator("#activity iframe").frame_locator("iframe")
            await expect(panel.locator("#state")).to_have_text("connected")
        assert len(discord.instances[0].users) == 2


async def test_without_an_activity_nothing_of_it_is_shown(browser):
    async with Playground(World(["Laura"])) as discord:
        page = await opened(browser, discord, "Laura")
        for part in ("#launch", "#activity", "#activity-bar"):
            await expect(page.locator(part)).to_be_hidden()
