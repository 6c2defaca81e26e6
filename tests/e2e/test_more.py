"""The page behind ⋯: what each person may do now at a table, and the few buttons that are left on it."""

import asyncio

from tests.conftest import open_house
from tests.e2e.choosing import server_settings
from tests.e2e.playing import choices, hand_of, more, play_out, result_of, seated, sees, started, surely, table_of
from tests.e2e.test_review import pictured

WATCHING = ["👏", "🔥", "😮", "🔮 Who will win?"]


async def page_of(person, on=None):
    """Open what is behind ⋯ and return it."""
    page = await person.click("⋯", on=on)
    assert page.ephemeral
    return page


def ephemeral(person):
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def test_in_a_lobby_each_finds_what_they_may_do(house):
    armin, konrad = [await house.person(name) for name in ("Armin", "Konrad")]
    laura, clara = await seated(house, "Laura", "Clara", bots=1)
    lobby = laura.find("Start")
    assert list(lobby.buttons) == ["Join", "Start", "⋯"]
    mine = ["Add computer", "Remove computer", "Rules", "Move table down", "Leave"]
    assert (await page_of(laura)).enabled == ["House rules", *mine, "Close table"]
    assert (await page_of(clara)).enabled == mine
    assert (await page_of(armin)).enabled == ["Rules", "Move table down"]
    assert (await page_of(konrad)).enabled == ["Rules", "Move table down", "Close table"]


async def test_a_page_that_is_answered_while_the_game_begins_is_deleted(house, monkeypatch):
    laura, clara = await seated(house, "Laura", "Clara")
    await laura.until(lambda each: "Start" in each.last.enabled)
    lobby = laura.last
    usual, late, begun = house.discord._before, asyncio.Event(), asyncio.Event()

    async def slow_to_answer(fault, request):
        if request.path.endswith("/callback") and not late.is_set():
            late.set()
            await begun.wait()
        return await usual(fault, request)

    monkeypatch.setattr(house.discord, "_before", slow_to_answer)
    opening = asyncio.create_task(page_of(clara, lobby))
    await late.wait()
    await laura.click("Start")
    begun.set()
    page = await opening
    await clara.until(lambda each: page.id not in each.messages)
    assert table_of(house).position is not None


async def test_at_a_table_each_finds_what_they_may_do(house):
    armin, konrad = [await house.person(name) for name in ("Armin", "Konrad")]
    laura, clara = await started(house, "Laura", "Clara")
    table = laura.find("My hand")
    assert list(table.buttons) == ["My hand", "⋯"]
    all_of_them = ["Log", "Rules", "Fairness", "Move table down"]
    assert (await page_of(laura, table)).enabled == [*all_of_them, "Leave", "Pause", "Close table"]
    assert (await page_of(clara, table)).enabled == [*all_of_them, "Leave"]
    watching = ["Join the next game", *WATCHING, *all_of_them]
    assert (await page_of(armin, table)).enabled == watching
    assert (await page_of(konrad, table)).enabled == [*watching, "Pause", "Close table"]
    await more(laura, "Pause")
    await laura.until(lambda each: list(each.messages[table.id].buttons) == ["Resume", "My hand", "⋯"])
    assert (await page_of(armin, table)).enabled == ["Join the next game", *all_of_them]
    await more(clara, "Leave", on=table)
    assert (await page_of(clara, table)).enabled == all_of_them  # who has left has nothing to leave


async def test_at_the_end_everybody_can_look_back(house):
    armin = await house.person("Armin")
    laura, clara = await started(house, "Laura", "Clara")
    await play_out(house, laura, clara)
    result = result_of(laura)
    assert list(result.buttons) == ["Rematch", "⋯"]
    for person in (laura, armin):
        page = await page_of(person, person.messages[result.id])
        assert page.enabled == ["Review", "Log", "Record", "Rules", "Fairness"]
    house.discord.world.guild.permissions |= 1 << 5  # manage the server
    await server_settings(await house.person("Konrad"), reviews=False)
    assert "Review" not in (await page_of(armin, armin.messages[result.id])).enabled


async def test_whatever_is_opened_there_takes_the_pages_place_and_leads_back(house):
    armin = await house.person("Armin")
    laura, clara = await started(house, "Laura", "Clara")
    page = await page_of(armin, armin.find("My hand"))
    said = {
        "Log": "the game so far",
        "Rules": "The idea",
        "Fairness": "fair shuffles",
        "🔮 Who will win?": "Pick|guess",
    }
    for label in said:
        shown = await armin.click(label, on=page)
        assert (shown.id, shown.enabled[-1]) == (page.id, "⋯ This table"), label
        assert any(each in shown.text for each in said[label].split("|"))
        page = await armin.click("⋯ This table", on=shown)
    page = await armin.click("👏", on=page)
    assert "Sent." in page.text
    page = await armin.click("🔥", on=page)
    assert "already cheered" in page.text
    assert [seen.id for seen in ephemeral(armin)] == [page.id]
    await play_out(house, laura, clara)
    await armin.until(lambda each: page.id not in each.messages)
    page = await page_of(armin, result_of(armin))
    for label in ("Record", "Log", "Review"):
        shown = await armin.click(
            label, on=await armin.click("⋯ This table", on=armin.messages[page.id]) if label != "Record" else page
        )
        assert shown.id == page.id, label
        if label == "Review":
            await armin.until(lambda each: pictured(each.messages[page.id]))
    assert [seen.id for seen in ephemeral(armin)] == [page.id]


async def test_a_host_fills_and_empties_seats_on_one_page(house):
    laura, _ = await seated(house, "Laura", "Clara", seats=3)
    page = await page_of(laura)
    page = await laura.click("Add computer", on=page)
    assert "3 of 3" in page.text
    assert "Add computer" not in page.buttons
    page = await laura.click("Remove computer", on=page)
    assert "2 of 3" in page.text
    assert "Remove computer" not in page.buttons
    closed = await laura.click("Close table", on=page)
    assert (closed.id, closed.text) == (page.id, "The table is closed.")


async def test_pages_go_when_the_game_begins_and_when_it_is_over(house):
    laura, clara = await seated(house, "Laura", "Clara")
    hosts = await page_of(laura)
    asked = await page_of(clara)
    rules = await clara.click("Rules", on=await page_of(clara))
    await laura.click("House rules", on=hosts)  # the form leaves the page where it is
    await laura.click("Start")
    await laura.until(lambda each: hosts.id not in each.messages)
    await clara.until(lambda each: asked.id not in each.messages)
    assert rules.id in clara.messages  # what somebody reads stays
    during = await page_of(clara, clara.find("My hand"))
    await play_out(house, laura, clara)
    await clara.until(lambda each: during.id not in each.messages)


async def test_what_comes_late_is_refused_on_the_page_which_is_then_up_to_date(house):
    laura, clara = await seated(house, "Laura", "Clara")
    hosts, guests = await page_of(laura), await page_of(clara)
    await house.stop_bot()  # so that nobody knows of the pages, as when a request to delete them is lost
    await house.start_bot()
    await laura.click("Start")
    for label in ("House rules", "Add computer"):
        answer = await laura.click(label, on=hosts)
        assert answer.id == hosts.id
        assert "already begun" in answer.text
        assert "House rules" not in answer.buttons
        assert "Log" in answer.buttons
    await surely(laura, "table end")
    answer = await clara.click("Leave", on=guests)
    assert answer.id == guests.id
    assert "This game is over" in answer.text
    assert "Leave" not in answer.buttons


async def test_a_forged_press_does_no_more_than_the_page_would_offer(house):
    armin = await house.person("Armin")
    laura, clara = await seated(house, "Laura", "Clara")
    number = table_of(house).id
    page = await page_of(armin)
    for verb, said in (
        *(("arrange", "the host"), ("cancel", "or a moderator may do that"), ("leave", "You have no seat")),
        *(
            ("add", "You have no seat"),
            ("remove", "You have no seat"),
            ("cheer", ":0:clap"),
            ("record", "not over yet"),
        ),
    ):
        tail = said if verb == "cheer" else ""
        answer = await armin.send_custom_id(page, f"{verb}:{number}{tail}")
        assert answer.id == page.id
        assert (said if not tail else "has not begun") in answer.text
        assert answer.enabled == ["Rules", "Move table down"]
    for nonsense in (f"more:{number}:0:log", "more:x", "more", f"more:{number}:1"):
        assert "do not know this button" in (await armin.send_custom_id(page, nonsense)).text
    assert "That table is gone" in (await armin.send_custom_id(page, "more:999")).text
    assert table_of(house).people == [int(laura.id), int(clara.id)]


async def test_who_was_kicked_finds_nothing_to_leave(house):
    laura, clara, _ = await started(house, "Laura", "Clara", "Armin")
    await surely(laura, "table kick", player=clara.id)
    table = clara.find("My hand")
    page = await page_of(clara, table)
    assert "Leave" not in page.enabled


async def test_an_open_hand_stays_a_hand_while_its_owner_looks_behind_the_dots(house):
    laura, clara = await started(house, "Laura", "Clara")
    hands = {person.name: hand_of(person).id for person in (laura, clara)}
    await more(laura, "Log", on=laura.find("My hand"))
    await play_out(house, laura, clara)
    assert {person.name: hand_of(person).id for person in (laura, clara)} == hands
    assert not choices(laura)


async def test_leaving_a_game_is_said_in_the_hand_until_its_player_is_back(house):
    _, clara, _ = await started(house, "Laura", "Clara", "Armin")
    gone = await more(clara, "Leave", on=clara.find("⋯"))
    assert "You have left" in gone.text
    assert "the computer plays on in your seat" in gone.text
    await clara.until(lambda each: "seat free" in each.find("⋯").text)
    assert gone.enabled == ["I'm back"]
    back = await clara.click("My hand", on=clara.find("⋯"))
    assert "your seat is yours again" in back.text
    await clara.until(lambda each: not any("You have left" in seen.text for seen in each.messages.values()))


async def test_buttons_of_earlier_versions_still_do_what_they_say(house):
    laura, clara = await seated(house, "Laura", "Clara")
    number, lobby = table_of(house).id, laura.find("⋯")
    await laura.send_custom_id(lobby, f"add:{number}")
    assert len(table_of(house).seats) == 3
    await laura.send_custom_id(lobby, f"arrange:{number}")
    await laura.until(lambda each: each.modal)
    await laura.click("Start")
    await clara.until(lambda each: sees(each, "My hand"))
    for verb, said in (("log", "the game so far"), ("fairness", "fair shuffles"), ("rules", "The idea")):
        assert said in (await laura.send_custom_id(clara.find("⋯"), f"{verb}:{number}")).text
    table = clara.find("⋯")
    await laura.send_custom_id(table, f"down:{number}")
    await clara.until(lambda each: table.id not in each.messages)
    assert "You have left" in (await laura.send_custom_id(clara.find("⋯"), f"leave:{number}")).text


async def test_the_page_is_in_the_language_of_its_reader(tmp_path):
    async with open_house(tmp_path, language="de") as house:
        laura = await house.person("Laura")
        await laura.slash("claro new")
        assert "Tisch schließen" in (await page_of(laura)).enabled
