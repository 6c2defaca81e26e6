"""What Discord's client does with what a bot sends: names, marks, badges, menus, forms and languages."""

import time
from contextlib import asynccontextmanager

from playwright.async_api import expect

from playground.server import Playground
from playground.tests.browser import pytestmark  # noqa: F401
from playground.tests.raw_bot import raw_bot
from playground.world import World

ROUND = {"name": "game", "description": "Games", "options": [
    {"type": 1, "name": "new", "description": "Start one", "options": [
        {"type": 4, "name": "bots", "description": "How many computers"},
        {"type": 3, "name": "title", "description": "What it is called"},
    ]},
    {"type": 1, "name": "join", "description": "Join one", "options": [
        {"type": 6, "name": "whom", "description": "Whose game", "required": True},
    ]},
]}  # fmt: skip


@asynccontextmanager
async def channel(browser, *people, commands=(), width=1100, **world):
    """Open the page for the first of these people; yield the playground, the bot and the page."""
    async with Playground(World(list(people) or ["Laura", "Clara"], **world)) as discord, raw_bot(discord) as bot:
        if commands:
            await bot.request("PUT", f"/applications/{bot.application}/commands", list(commands))
        page = await opened(browser, discord, people[0] if people else "Laura", width)
        yield discord, bot, page
        assert page.complaints == []


async def opened(browser, discord, name, width=1100, more=""):
    """Open the page; wait until its client is ready."""
    page = await browser.new_page(viewport={"width": width, "height": 800})
    page.complaints = []
    page.on("pageerror", lambda error: page.complaints.append(str(error)))
    page.on("console", lambda said: page.complaints.append(said.text) if said.type == "error" else None)
    await page.goto(f"{discord.url}/?as={name}{more}")
    await page.locator(".message, .welcome").first.wait_for()
    return page


def cards(discord):
    return discord.world.guild.channels[0].id


async def post(discord, bot, content, **more):
    status, sent = await bot.request("POST", f"/channels/{cards(discord)}/messages", {"content": content, **more})
    assert status == 200, sent
    return sent


async def asked(bot):
    return await bot.interactions.get()


async def used(page, bot):
    """Use /try on the page; return the interaction."""
    await page.fill("#text", "/try")
    await page.click(".entry")
    await page.click("#send")
    return await asked(bot)


async def test_a_user_who_does_not_come_with_the_message_is_unknown(browser):
    async with channel(browser) as (discord, bot, page):
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        await post(discord, bot, f"Quiet <@{clara.id}>", allowed_mentions={"parse": []})
        await expect(page.locator(".mention")).to_have_text("@unknown-user")
        await page.get_by_role("button", name="Members").click()
        await expect(page.locator(".mention")).to_have_text("@Clara")


async def test_a_mention_that_is_allowed_brings_the_user_for_every_message(browser):
    async with channel(browser) as (discord, bot, page):
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        await post(discord, bot, f"Quiet <@{clara.id}>", allowed_mentions={"parse": []})
        await post(discord, bot, f"Loud <@{clara.id}>")
        await expect(page.locator(".mention")).to_have_text(["@Clara", "@Clara"])


async def test_the_marks_of_discords_markdown(browser):
    async with channel(browser) as (discord, bot, page):
        where = cards(discord)
        text = (
            "# Title\n-# small\n***both*** _lean_ __under__ ~~gone~~ \\*plain\\*\n> quoted\n> twice\n"
            f"- one\n  - inner\n- two\n1. first\n||secret|| <#{where}> <t:0:R> `a*b*` [link](<https://example.com>)\n"
            "```py\nprint(1)\nprint(2)\n```\nafter"
        )
        await post(discord, bot, text)
        seen = page.locator(".markdown")
        await expect(seen.locator("h2")).to_have_text("Title")
        await expect(seen.locator("em strong")).to_have_text("both")
        await expect(seen.locator("blockquote p")).to_have_text(["quoted", "twice"])
        await expect(seen.locator("li li")).to_have_text("inner")
        await expect(seen.locator("pre code")).to_have_text("print(1)\nprint(2)")
        first, second = await seen.locator("pre code").evaluate(
            "(code) => [...code.getClientRects()].map((box) => box.width)"
        )
        assert first == second  # no line is indented
        await expect(seen.locator("p code")).to_have_text("a*b*")
        await expect(seen.locator("button.mention")).to_have_text("#cards")
        await expect(seen.locator("time")).to_contain_text("years ago")
        await expect(seen.get_by_text("*plain*")).to_be_visible()
        await expect(seen.locator("a")).to_have_attribute("href", "https://example.com")
        secret = seen.locator(".spoiler")
        await expect(secret.locator("span")).to_be_hidden()
        await secret.press("Enter")
        await expect(secret).to_have_text("secret")


async def test_the_address_of_a_message_is_a_chip_with_its_channel(browser):
    async with channel(browser) as (discord, bot, page):
        await post(discord, bot, f"see https://discord.com/channels/1/{cards(discord)}/2 and https://example.com")
        await expect(page.locator(".markdown button.mention")).to_have_text("#cards › 💬")
        await expect(page.locator(".markdown a")).to_have_text("https://example.com")


async def test_hebrew_turns_pages_from_the_left_and_says_two_hours_once(browser):
    async with channel(browser, "Noa", locales={"Noa": "he"}) as (discord, bot, page):
        labels = ("⏮", "◀", "▶", "⏭")
        row = [{"type": 2, "style": 2, "label": each, "custom_id": each} for each in labels]
        await post(discord, bot, f"<t:{int(time.time()) + 8900}:R>", components=[{"type": 1, "components": row}])
        boxes = [await page.get_by_role("button", name=each).bounding_box() for each in labels]
        places = [box["x"] for box in boxes]
        assert places == sorted(places)
        await expect(page.locator("time")).to_have_text("בעוד שעתיים")


async def test_a_command_mention_opens_the_command(browser):
    async with channel(browser, "Laura", commands=[ROUND]) as (discord, bot, page):
        _, commands = await bot.request("GET", f"/applications/{bot.application}/commands")
        await post(discord, bot, f"Try </game new:{commands[0]['id']}>")
        await page.get_by_role("button", name="/game new").click()
        await expect(page.locator("#command strong")).to_have_text("/game new")


async def test_a_command_mention_has_the_name_in_the_persons_language(browser):
    new = {**ROUND["options"][0], "name_localizations": {"de": "neu"}}
    german = {**ROUND, "name_localizations": {"de": "spiel"}, "options": [new, ROUND["options"][1]]}
    async with channel(browser, "Laura", commands=[german], locales={"Laura": "de"}) as (discord, bot, page):
        _, (command,) = await bot.request("GET", f"/applications/{bot.application}/commands")
        await post(discord, bot, f"</game new:{command['id']}> </game join:{command['id']}> </game new:1>")
        await expect(page.locator(".mention")).to_have_text(["/spiel neu", "/spiel join", "/game new"])
        await page.get_by_role("button", name="/spiel neu").click()
        await expect(page.locator("#command strong")).to_have_text("/spiel neu")
        await page.click("#send")
        await bot.answer(await asked(bot), 4, {"content": "begun"})
        await expect(page.locator(".used .mention")).to_have_text("/spiel neu")
        await bot.request("PATCH", f"/applications/{bot.application}/commands/{command['id']}",
                          {"name_localizations": {"de": "partie"}})  # fmt: skip
        await expect(page.locator(".markdown .mention")).to_have_text(["/partie neu", "/partie join", "/game new"])


async def test_a_command_typed_in_full_is_sent_as_the_command(browser):
    async with channel(browser, "Laura", commands=[ROUND]) as (_, bot, page):
        await page.wait_for_function("document.querySelector('#channels a.chosen')")
        await page.fill("#text", "/")
        await page.locator(".entry").first.wait_for()
        await page.fill("#text", "/game new bots:2 title:a long one")
        await page.press("#text", "Enter")
        interaction = await asked(bot)
        assert interaction["data"]["options"] == [
            {"type": 1, "name": "new", "options": [
                {"type": 4, "name": "bots", "value": 2}, {"type": 3, "name": "title", "value": "a long one"},
            ]}
        ]  # fmt: skip
        await bot.answer(interaction, 4, {"content": "yes"})
        await expect(page.locator(".message")).to_have_count(1)


async def test_a_command_typed_without_a_required_option_asks_for_it(browser):
    async with channel(browser, "Laura", "Clara", commands=[ROUND]) as (_, bot, page):
        await page.fill("#text", "/")
        await page.locator(".entry").first.wait_for()
        await page.fill("#text", "/game join")
        await page.click("#send")
        await expect(page.locator("#command [name=whom]")).to_be_focused()
        await page.select_option("#command [name=whom]", label="Clara")
        await page.click("#send")
        assert (await asked(bot))["data"]["options"][0]["name"] == "join"


async def test_ephemeral_messages_go_with_a_reload_but_not_with_another_channel(browser):
    async with channel(browser) as (_, bot, page):
        await bot.answer(await used(page, bot), 4, {"content": "for you", "flags": 64})
        await expect(page.locator(".ephemeral")).to_have_count(1)
        await page.locator("#channels a", has_text="lounge").click()
        await expect(page.locator("#channel-name")).to_have_text("lounge")
        await expect(page.locator(".ephemeral")).to_have_count(0)
        await page.locator("#channels a", has_text="cards").click()
        await expect(page.locator(".ephemeral")).to_have_count(1)
        await page.reload()
        await expect(page.locator(".welcome")).to_be_visible()
        await expect(page.locator(".ephemeral")).to_have_count(0)


async def test_other_channels_show_what_is_unread_and_who_is_mentioned(browser):
    async with channel(browser) as (discord, bot, page):
        laura = next(each for each in discord.world.people.values() if each.name == "Laura")
        lounge = page.locator("#channels a", has_text="lounge")
        path = f"/channels/{discord.world.guild.channels[1].id}/messages"
        await bot.request("POST", path, {"content": "hello"})
        await expect(lounge).to_have_class("unread")
        await expect(lounge.locator(".badge")).to_have_count(0)
        await bot.request("POST", path, {"content": f"<@{laura.id}>"})
        await expect(lounge.locator(".badge")).to_have_text("1")
        await expect(page).to_have_title("(1) #cards as Laura")
        await lounge.click()
        await expect(page.locator(".message")).to_have_count(2)
        await expect(page.locator(".unread")).to_have_count(0)


async def test_on_a_phone_what_is_unread_elsewhere_moves_nothing_in_the_bar(browser):
    long = "everything-about-cards-and-tables-of-any-size"
    async with channel(browser, width=390, channels=[long, "lounge"]) as (discord, bot, page):
        menu = page.locator("#menu")
        before = await menu.bounding_box()
        await bot.request("POST", f"/channels/{discord.world.guild.channels[1].id}/messages", {"content": "hello"})
        await expect(menu).to_have_class("unread")
        assert await menu.bounding_box() == before


async def test_ones_own_message_comes_into_sight_and_others_leave_one_where_one_reads(browser):
    async with channel(browser) as (discord, bot, page):
        for number in range(30):
            await post(discord, bot, f"message {number}")
        await expect(page.get_by_text("message 29")).to_be_in_viewport()
        await page.locator("#messages").focus()
        await page.keyboard.press("Home")
        await expect(page.get_by_text("message 0", exact=True)).to_be_in_viewport()
        await post(discord, bot, "another's")
        await expect(page.get_by_text("another's")).to_be_attached()
        await expect(page.get_by_text("another's")).not_to_be_in_viewport()
        await page.fill("#text", "my own")
        await page.keyboard.press("Enter")
        await expect(page.locator("#messages").get_by_text("my own")).to_be_in_viewport()


async def test_pictures_enlarge_and_escape_closes_them(browser):
    async with channel(browser) as (discord, bot, page):
        image = {"type": 12, "items": [{"media": {"url": "data:,"}, "description": "A table"}]}
        image["items"][0]["media"]["url"] = f"{discord.url}/favicon.png"
        status, _ = await bot.request(
            "POST", f"/channels/{cards(discord)}/messages", {"flags": 1 << 15, "components": [image]}
        )
        assert status == 200
        page.on("requestfailed", lambda _: None)
        await page.get_by_role("button", name="Enlarge: A table").click()
        await expect(page.locator(".lightbox")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator(".lightbox")).to_have_count(0)
        page.complaints.clear()  # the picture itself does not exist


async def test_selects_obey_the_keyboard_and_escape_sends_nothing(browser):
    async with channel(browser) as (discord, bot, page):
        options = [{"label": name, "value": name.lower()} for name in ("Forest", "Aqua")]
        select = {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": options}]}
        await post(discord, bot, "Choose", components=[select])
        head = page.locator(".select")
        await head.click()
        await expect(page.locator(".options")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.locator(".options")).to_be_hidden()
        await expect(head).to_be_focused()
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        assert (await asked(bot))["data"]["values"] == ["aqua"]
        assert bot.interactions.empty()


async def test_the_keyboard_finds_the_last_and_the_first_of_many_options(browser):
    async with channel(browser) as (discord, bot, page):
        options = [{"label": f"Option {number}", "value": str(number)} for number in range(12)]
        select = {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": options}]}
        await post(discord, bot, "Choose", components=[select])
        await page.locator(".select").focus()
        for key, number in (("ArrowUp", 11), ("ArrowDown", 0), ("ArrowUp", 11), ("Home", 0), ("End", 11)):
            await page.keyboard.press(key)
            await expect(page.locator(".option").nth(number)).to_be_focused()
            await expect(page.locator(".option").nth(number)).to_be_in_viewport()


async def test_a_press_elsewhere_sends_what_several_options_were_chosen(browser):
    async with channel(browser) as (discord, bot, page):
        options = [{"label": name, "value": name.lower()} for name in ("Forest", "Aqua", "Desert")]
        select = {"type": 3, "custom_id": "pick", "options": options, "max_values": 3}
        await post(discord, bot, "Choose", components=[{"type": 1, "components": [select]}])
        await page.locator(".select").click()
        await page.locator(".option", has_text="Forest").click()
        await page.locator(".option", has_text="Desert").click()
        assert bot.interactions.empty()
        await page.get_by_text("Choose").click()
        await expect(page.locator(".options")).to_be_hidden()
        assert (await asked(bot))["data"]["values"] == ["forest", "desert"]


async def test_people_and_channels_can_be_selected(browser):
    async with channel(browser) as (discord, bot, page):
        rows = [{"type": 1, "components": [{"type": kind, "custom_id": f"s{kind}"}]} for kind in (5, 8)]
        await post(discord, bot, "Choose", components=rows)
        await page.locator("[data-custom-id=s5]").click()
        await page.locator("#messages").get_by_role("option", name="Clara").click()
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        interaction = await asked(bot)
        assert interaction["data"]["values"] == [str(clara.id)]
        await bot.answer(interaction, 6)
        await page.locator("[data-custom-id=s8]").click()
        await page.locator("#messages").get_by_role("option", name="#lounge").click()
        assert (await asked(bot))["data"]["values"] == [str(discord.world.guild.channels[1].id)]


async def test_direct_messages_list_no_commands_of_servers(browser):
    commands = [
        {"name": "here", "description": "Everywhere", "contexts": [0, 1]},
        {"name": "there", "description": "In servers", "contexts": [0]},
    ]
    async with channel(browser, "Laura", commands=commands) as (discord, _, page):
        await page.fill("#text", "/")
        await expect(page.locator(".entry")).to_have_count(2)
        direct = await opened(browser, discord, "Laura", more="&channel=@bot")
        await direct.fill("#text", "/")
        await expect(direct.locator(".entry strong")).to_have_text(["/here"])


async def test_the_page_speaks_its_readers_language(browser):
    locales = {"Armin": "de", "Claude": "fr", "Noa": "he"}
    words = (("Armin", "Nachricht", "ltr"), ("Claude", "Message, ou /", "ltr"), ("Noa", "הודעה", "rtl"))
    async with channel(browser, "Laura", *locales, locales=locales) as (discord, _, _page):
        for name, text, direction in words:
            page = await opened(browser, discord, name)
            assert text in await page.locator("#text").get_attribute("placeholder")
            assert await page.locator("html").get_attribute("dir") == direction
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_every_language_has_every_word(browser):
    async with channel(browser) as (_, _bot, page):
        keys = await page.evaluate("import('/page/words.js').then((words) => words.KEYS)")
        assert set(keys) == {"en", "de", "fr", "he"}
        assert all(found == keys["en"] for found in keys.values())


async def test_people_sit_beside_each_other(browser):
    async with channel(browser) as (discord, bot, _page):
        page = await browser.new_page(viewport={"width": 1400, "height": 800})
        await page.goto(f"{discord.url}/?as=Laura,Clara")
        laura, clara = page.frame_locator("[name=Laura]"), page.frame_locator("[name=Clara]")
        await expect(clara.locator(".welcome")).to_be_visible()
        await laura.locator("#text").fill("hello")
        await laura.locator("#text").press("Enter")
        await expect(clara.locator(".message")).to_contain_text("hello")
        await laura.locator("#text").fill("/try")
        await laura.locator(".entry").click()
        await laura.locator("#send").click()
        await bot.answer(await asked(bot), 4, {"content": "secret", "flags": 64})
        await expect(laura.locator(".ephemeral")).to_have_count(1)
        await expect(clara.locator(".ephemeral")).to_have_count(0)


async def test_the_address_chooses_the_light_theme(browser):
    async with channel(browser) as (discord, _bot, page):
        light = await opened(browser, discord, "Laura", more="&theme=light")
        grounds = [await each.evaluate("getComputedStyle(document.body).backgroundColor") for each in (page, light)]
        assert grounds == ["rgb(49, 51, 56)", "rgb(255, 255, 255)"]


async def test_a_form_has_groups_boxes_texts_and_descriptions(browser):
    options = [{"value": each, "label": each.title(), "description": f"It is {each}"} for each in ("red", "blue")]
    components = [
        {"type": 10, "id": 1, "content": "## Please *choose*"},
        {"type": 18, "id": 2, "label": "Colour", "description": "Only one", "component": {
            "type": 21, "id": 3, "custom_id": "one", "options": options}},
        {"type": 18, "id": 4, "label": "Colours", "component": {
            "type": 22, "id": 5, "custom_id": "many", "options": options, "min_values": 2}},
        {"type": 18, "id": 6, "label": "Sure", "component": {"type": 23, "id": 7, "custom_id": "sure"}},
        {"type": 18, "id": 8, "label": "Who", "component": {"type": 5, "id": 9, "custom_id": "who"}},
    ]  # fmt: skip
    async with channel(browser) as (discord, bot, page):
        interaction = await used(page, bot)
        await offered(discord, bot, interaction, components)
        form = page.locator("#modal")
        await expect(form.locator(".markdown h3 em")).to_have_text("choose")
        await expect(form.get_by_role("group", name="Colour", exact=False).first).to_contain_text("Only one")
        await form.get_by_role("radio", name="Blue").check()
        await form.get_by_role("checkbox", name="Red").check()
        await form.get_by_role("combobox", name="Who").select_option(label="Clara")
        await form.get_by_role("button", name="Submit").click()
        await expect(form).to_be_visible()  # one colour is not enough
        await form.get_by_role("checkbox", name="Blue").check()
        await form.get_by_role("checkbox", name="Sure").check()
        async with page.expect_request("**/interactions") as sending:
            await form.get_by_role("button", name="Submit").click()
        sent = (await sending.value).post_data_json["data"]["components"]
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        assert sent == [
            {"type": 10, "id": 1},
            {"type": 18, "id": 2, "component": {"type": 21, "id": 3, "custom_id": "one", "value": "blue"}},
            {"type": 18, "id": 4, "component": {"type": 22, "id": 5, "custom_id": "many", "values": ["red", "blue"]}},
            {"type": 18, "id": 6, "component": {"type": 23, "id": 7, "custom_id": "sure", "value": True}},
            {"type": 18, "id": 8, "component": {"type": 5, "id": 9, "custom_id": "who", "values": [str(clara.id)]}},
        ]


async def offered(discord, bot, interaction, components):
    """Let the bot open a form. Where the playground does not know a component yet, the client gets the form anyhow."""
    form = {"custom_id": "form", "title": "Form", "components": components}
    status, _ = await bot.answer(interaction, 9, form)
    if status != 204:
        asker = interaction["member"]["user"]["id"]
        await discord.service.gateway.tell(
            "INTERACTION_MODAL_CREATE",
            {"id": interaction["id"], **form},
            discord.world.guild.id,
            lambda user: str(user.id) == asker,
        )


async def test_a_message_and_its_author_have_menus(browser):
    async with channel(browser) as (discord, bot, page):
        sent = await post(discord, bot, "Look")
        message = page.locator(f'[data-id="{sent["id"]}"]')
        await message.locator(".markdown").click(button="right")
        await expect(page.get_by_role("menuitem", name="Copy ID")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("menu")).to_have_count(0)
        await message.get_by_role("button", name="Actions for Card Bot").click()
        await expect(page.get_by_role("menuitem")).to_have_text(["Copy ID"])


async def test_the_menus_offer_the_commands_for_messages_and_users(browser):
    async with channel(browser) as (discord, bot, page):
        for number, (kind, name) in enumerate(((2, "Challenge"), (3, "Replay")), start=1):
            command = {"id": str(number), "type": kind, "name": name, "description": "", "version": "1"}
            discord.world.commands[number] = {**next(iter(discord.world.commands.values())), **command}
        sent = await post(discord, bot, "Look")
        page = await opened(browser, discord, "Laura")
        message = page.locator(f'[data-id="{sent["id"]}"]')
        await message.get_by_role("button", name="Message actions").click()
        async with page.expect_request("**/interactions") as sending:
            await page.get_by_role("menuitem", name="Replay").click()
        data = (await sending.value).post_data_json["data"]
        assert (data["type"], data["name"], data["target_id"]) == (3, "Replay", sent["id"])
        await page.get_by_role("button", name="Members").click()
        await page.get_by_role("button", name="Actions for Clara").click()
        await expect(page.get_by_role("menuitem", name="Challenge")).to_be_focused()
        async with page.expect_request("**/interactions") as sending:
            await page.keyboard.press("Enter")
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        data = (await sending.value).post_data_json["data"]
        assert (data["type"], data["target_id"]) == (2, str(clara.id))
        await page.fill("#text", "/")
        await expect(page.locator(".entry strong")).to_have_text(["/try"])


async def test_a_long_name_and_a_number_fit_the_composer(browser):
    name = "a-command-with-a-name-of-32-char"
    options = [
        {"type": 4, "name": "a-number-with-a-long-name-of-its", "description": "n", "max_value": 9_000_000_000},
        {"type": 3, "name": "text", "description": "t", "max_length": 6000},
    ]
    command = {"name": name, "description": "Long", "options": options}
    async with channel(browser, "Laura", commands=[command], width=360) as (_, _bot, page):
        await page.fill("#text", "/")
        await page.click(".entry")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        line = await page.locator("#line").bounding_box()
        for selector in ("#command strong", "#command input >> nth=0", "#command .cancel", "#send"):
            box = await page.locator(selector).bounding_box()
            assert box["x"] >= line["x"]
            assert box["x"] + box["width"] <= line["x"] + line["width"] + 1, selector
        number = page.locator("#command input").first
        await number.fill("9000000000")
        assert await number.evaluate("input => input.scrollWidth <= input.clientWidth")


CONTRAST = """() => {
  const parse = (text) => { const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number); return [r, g, b, a]; };
  const over = ([r, g, b, a], under) => [r, g, b].map((each, place) => each * a + under[place] * (1 - a));
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) layers.unshift(parse(getComputedStyle(at).backgroundColor));
    return layers.reduce((under, layer) => over(layer, under), [0, 0, 0]);
  };
  const light = (rgb) => rgb.map((each) => each / 255).map((each) => each <= 0.03928 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, place) => sum + each * [0.2126, 0.7152, 0.0722][place], 0);
  const poor = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some((each) => each.nodeType === 3 && each.data.trim());
    if (!own || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || node.closest(":disabled, option")) continue;
    const under = ground(node), [a, b] = [light(over(parse(getComputedStyle(node).color), under)), light(under)].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) poor.push(`${node.textContent.slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return poor;
}"""  # noqa: E501
"""The texts whose contrast is below 4.5, which WCAG asks for at level AA."""


async def test_all_texts_have_the_contrast_of_level_aa(browser):
    async with channel(browser) as (discord, bot, page):
        laura = next(each for each in discord.world.people.values() if each.name == "Laura")
        buttons = [
            {"type": 2, "style": style, "label": f"b{style}", "custom_id": f"b{style}"} for style in (1, 2, 3, 4)
        ]
        await post(
            discord, bot, f"# Title\n-# small\n> quoted\n<@{laura.id}> `code` <t:0:R> https://example.com",
            components=[{"type": 1, "components": buttons}],
        )  # fmt: skip
        await bot.answer(await used(page, bot), 4, {"content": "for you", "flags": 64})
        await expect(page.locator(".only-you")).to_be_visible()
        await page.get_by_role("button", name="Members").click()
        await page.fill("#text", "/")
        assert await page.evaluate(CONTRAST) == []
        await page.goto(f"{discord.url}/inspector")
        await bot.request("POST", f"/channels/{cards(discord)}/messages", {"content": ""})
        await page.locator("li.refused summary").first.click()
        await expect(page.locator(".reasons")).to_be_visible()
        assert await page.evaluate(CONTRAST) == []
        page.complaints.clear()


FOCUSED = """() => {
  const at = document.activeElement;
  return [at.getAttribute("aria-label") ?? at.textContent.trim(), getComputedStyle(at).outlineStyle];
}"""


async def test_everything_can_be_reached_with_the_keyboard(browser):
    async with channel(browser) as (discord, bot, page):
        buttons = [{"type": 2, "style": 1, "label": "Play", "custom_id": "play"}]
        await post(discord, bot, "Your turn", components=[{"type": 1, "components": buttons}])
        await page.locator(".message").wait_for()
        await page.evaluate("document.activeElement.blur()")
        reached = []
        while "Send" not in reached:
            await page.keyboard.press("Tab")
            name, outline = await page.evaluate(FOCUSED)
            reached.append(name)
            assert outline != "none" or name == "Message", reached  # the whole line of the composer is outlined instead
        wanted = ["# cards", "Members", "Actions for Card Bot", "Play", "Message actions", "Message", "Send"]
        assert [each for each in reached if each in wanted] == wanted
        await page.get_by_role("button", name="Play").focus()
        await page.keyboard.press("Enter")
        interaction = await asked(bot)
        await bot.answer(interaction, 7, {"content": "Played", "components": [{"type": 1, "components": buttons}]})
        await expect(page.get_by_text("Played")).to_be_visible()


async def test_new_messages_are_announced(browser):
    async with channel(browser) as (discord, bot, page):
        messages = page.get_by_role("log", name="Messages")
        await expect(messages).to_have_attribute("aria-live", "polite")
        await post(discord, bot, "Hello")
        await expect(messages.locator(".message")).to_have_count(1)


async def test_a_form_uploads_files(browser):
    upload = {"type": 19, "id": 2, "custom_id": "proof", "file_types": [".txt"]}
    components = [{"type": 18, "id": 1, "label": "Proof", "component": upload}]
    async with channel(browser) as (discord, bot, page):
        await offered(discord, bot, await used(page, bot), components)
        chooser = page.get_by_label("Proof")
        await expect(chooser).to_have_attribute("accept", ".txt")
        await chooser.set_input_files([{"name": "a.txt", "mimeType": "text/plain", "buffer": b"I won"}])
        async with page.expect_response("**/interactions") as answered:
            await page.get_by_role("button", name="Submit").click()
        request = (await answered.value).request
        assert (await request.header_value("content-type")).startswith("multipart/form-data")
        sent = next(each for each in reversed(discord.records.after(0)) if each.get("path") == "/interactions")
        data = sent["body"]["data"]
        assert data["components"][0]["component"] == {"type": 19, "id": 2, "custom_id": "proof", "values": ["0"]}
        assert data["attachments"] == [{"id": "0", "filename": "a.txt"}]


async def test_an_escaped_form_sends_nothing(browser):
    components = [{"type": 18, "id": 1, "label": "Sure", "component": {"type": 23, "id": 2, "custom_id": "sure"}}]
    async with channel(browser) as (discord, bot, page):
        await offered(discord, bot, await used(page, bot), components)
        await expect(page.get_by_role("dialog", name="Form")).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(page.get_by_role("dialog")).to_have_count(0)
        assert bot.interactions.empty()


async def test_what_discord_writes_in_a_thread_is_words(browser):
    async with channel(browser) as (discord, bot, page):
        clara = next(each for each in discord.world.people.values() if each.name == "Clara")
        first = await post(discord, bot, "The table is set")
        where = f"/channels/{cards(discord)}/messages/{first['id']}/threads"
        status, thread = await bot.request("POST", where, {"name": "side game"})
        assert status == 201, thread
        status, _ = await bot.request("PUT", f"/channels/{thread['id']}/thread-members/{clara.id}", None)
        assert status == 204
        await page.locator("#channels").get_by_text("side game").click()
        await expect(page.locator(".notice")).to_have_text(
            ["This thread began with:", "Card Bot added Clara to the thread."]
        )
        await expect(page.locator(".starter .message")).to_contain_text("The table is set")
