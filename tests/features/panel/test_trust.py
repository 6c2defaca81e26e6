"""What somebody may do in the panel is what Discord says that they may do now, and not what they could once."""

import asyncio
import sqlite3
import time
from contextlib import closing
from types import SimpleNamespace

import pytest

from bot.features.panel.in_process_responses import MOST_PICTURES, Pictures
from bot.features.panel.session import STOPPING
from bot.features.tournaments.feature import Events
from bot.features.tournaments.views.changes import parts
from bot.games.catalog import GAMES
from bot.interactions import middleware, visible_channels
from bot.store.engine.fence import NotOurs
from playground import Fault
from playground.world.permissions import FOR_ROLE, USE_APPLICATION_COMMANDS, VIEW_CHANNEL, Overwrite
from tests.e2e.playing import play_one, seated, started, table_of
from tests.features.panel.pages import buttons_of, filled_in, open_panel_house
from tests.features.tournaments.clubs.evening import allowed, clubs, new_role
from tests.features.tournaments.live.event import MORE, announced
from tests.patience import LONGEST_SECONDS


def requests_of(panel, monkeypatch):
    """Return the requests that the bot sends from now on, as it sends them."""
    http, asked = panel.house.app.client.http, []
    request = http.request

    async def counted(route, **options):
        asked.append(route)
        return await request(route, **options)

    monkeypatch.setattr(http, "request", counted)
    return asked


@pytest.fixture(autouse=True)
def asked_each_time(monkeypatch):
    """Ask Discord at each press what somebody may do."""
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", 0.0)


@pytest.fixture
async def many(tmp_path):
    async with open_panel_house(tmp_path, more_people=MORE) as opened:
        yield opened


async def pressed(page, custom_id, on=None):
    """Press something; return what comes of it."""
    before = len(page.frames)
    await page.send("press", custom_id=custom_id, values=[], on=on)
    await page.until(lambda each: any(frame["op"] in ("said", "message", "form") for frame in each.frames[before:]))
    return page.frames[before:]


async def test_roles_are_those_that_somebody_has(many):
    people = await allowed(many.house, "Laura")
    role = await new_role(many.house, "Owls", "Laura", "Clara")
    await people["Laura"].slash("organise club", name="Owls", role=str(role.id))
    await clubs(many.house)
    for name in ("Clara", "Laura"):
        await people[name].slash("help")
    rosters = many.house.app[Events].roles

    async def members():
        await rosters.settle()
        with closing(sqlite3.connect(many.house.database)) as other:
            return other.execute("SELECT count(*) FROM club_members").fetchone()

    before = await members()
    page = await many.open("Clara")
    await pressed(page, "help:claro")
    assert await members() == before


async def test_the_game_of_a_channel_that_somebody_may_not_see_is_not_shown(panel):
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    armin = await panel.house.person("Armin")
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table)
    await asyncio.gather(*panel.panels._tasks)  # what is still shown of the start was asked for before
    role = await servers.add_role(world.guild, "Guest")
    await servers.give_role(world.guild, world.people[int(armin.id)], role)
    await servers.overwrite(next(iter(world.channels.values())), Overwrite(role.id, FOR_ROLE, deny=VIEW_CHANNEL))
    await page.send("press", custom_id="log:1", values=[], on=None)
    await page.reading
    assert (page.socket.close_code, page.messages) == (4001, {})
    again = await panel.open("Armin", session=page.session)
    await again.reading
    assert again.socket.close_code == 4001


async def test_who_only_looks_on_is_closed_when_they_may_not_see_the_channel(panel):
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    people = await started(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table)
    role = await servers.add_role(world.guild, "Guest")
    await servers.give_role(world.guild, world.people[page.user], role)
    await servers.overwrite(next(iter(world.channels.values())), Overwrite(role.id, FOR_ROLE, deny=VIEW_CHANNEL))
    await play_one(people)
    await page.reading
    assert (page.socket.close_code, page.table["plies"]) == (4001, 0)


async def test_who_is_no_moderator_any_more_cannot_close_a_table(panel):
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    await started(panel.house, "Laura", "Clara")
    konrad = await panel.house.person("Konrad")
    page = await panel.open("Konrad")
    await page.until(lambda each: each.table)
    (menu, *_) = [frame["message"] for frame in await pressed(page, "more:1") if frame["op"] == "message"]
    assert any(each["custom_id"].startswith("cancel:") for each in buttons_of(menu["components"]))
    await servers.set_roles(world.guild, world.people[int(konrad.id)], set())
    await pressed(page, "sure:end:1", on=menu["id"])
    assert table_of(panel.house).live


async def test_people_who_are_chosen_in_a_form_are_members(many):
    _, tournament = await announced(many.house)
    clara, laura = [many.house.discord.person(name) for name in ("Clara", "Laura")]
    page = await many.open("Konrad")
    await page.until(lambda each: each.ready)
    people = {"type": 5, "custom_id": "people", "values": [str(clara.id), str(laura.id), "1"]}
    sent = [{"type": 18, "component": people}]
    await page.send("submit", custom_id=f"tournament:{tournament.id}:directors", components=sent, on=None)
    await page.until(lambda each: each.messages or each.said)
    assert tournament.directors == {int(clara.id), int(laura.id)}


async def asked(page, custom_id):
    """Press what asks with a form; return the form."""
    before = len(page.forms)
    await page.push(custom_id)
    await page.until(lambda each: len(each.forms) > before or each.said)
    return page.forms[-1]["form"] if len(page.forms) > before else None


async def submitted(page, form, **chosen):
    """Submit a form; wait for the answer."""
    before = len(page.frames)
    await page.send("submit", custom_id=form["custom_id"], components=filled_in(form, **chosen), on=None)
    await page.until(lambda each: any(frame["op"] in ("said", "message") for frame in each.frames[before:]))


async def test_who_is_chosen_in_a_form_stays_chosen_although_the_page_does_not_know_them(many):
    _, tournament = await announced(many.house)
    clara = many.house.discord.person("Clara").id
    page = await many.open("Konrad")
    await page.until(lambda each: each.ready)
    people = {"type": 5, "custom_id": "people", "values": [str(clara)]}
    custom_id, sent = f"tournament:{tournament.id}:directors", [{"type": 18, "component": people}]
    await page.send("submit", custom_id=custom_id, components=sent, on=None)
    form = await asked(page, custom_id)
    await submitted(page, form)
    assert tournament.directors == {int(clara)}


async def test_channels_are_chosen_in_a_form_and_stay_chosen(many):
    world, service = many.house.discord.world, many.house.discord.service
    hidden, role = await service.add_channel(world.guild, "hidden"), world.guild.everyone()
    await service.servers.overwrite(hidden, Overwrite(role.id, FOR_ROLE, deny=VIEW_CHANNEL))
    _, tournament = await announced(many.house)
    page = await many.open("Konrad")
    await page.until(lambda each: each.ready)
    part = len(parts(tournament.options, GAMES["africa"])) - 1
    form = await asked(page, f"tournament:{tournament.id}:changepart:{part}")
    here = next(iter(world.channels))
    for chosen in ({"channels": [str(here)]}, {}):
        await submitted(page, form, **chosen)
        assert tournament.options.channels == (here,)
        form = await asked(page, form["custom_id"])
    offered = next(each["component"] for each in form["components"] if each["component"]["type"] == 8)
    assert "#hidden" not in [each["label"] for each in offered["options"]]


async def test_what_a_sentence_mentions_is_named_unless_it_may_not_be_seen(panel):
    world, service = panel.house.discord.world, panel.house.discord.service
    garden = await service.add_channel(world.guild, "garden")
    laura = await panel.house.person("Laura")
    for channel in (laura.channel, str(garden.id)):
        laura.channel = channel
        await laura.slash("claro new")
    role = await service.servers.add_role(world.guild, "Guest")
    await service.servers.give_role(world.guild, world.people[int(laura.id)], role)
    page, armin = await panel.open("Laura"), await panel.open("Armin")
    told = []
    for _ in range(2):
        before = len(page.frames)
        await page.send("command", name="my games")
        await page.until(lambda each, at=before: any("places" in frame for frame in each.frames[at:]))
        told.append(next(frame["places"] for frame in page.frames[before:] if "places" in frame))
        await service.servers.overwrite(garden, Overwrite(role.id, FOR_ROLE, deny=VIEW_CHANNEL))
    first = next(iter(world.channels.values()))
    both = {str(first.id): f"#{first.name}", str(garden.id): "#garden"}
    assert told == [both, {str(first.id): f"#{first.name}"}]
    frames = await pressed(armin, "cancel:1")
    assert {str(laura.id): "\u2068Laura\u2069"} in [frame.get("names") for frame in frames]


async def test_a_role_is_chosen_in_a_form(many):
    people = await allowed(many.house, "Laura")
    owls, foxes = [await new_role(many.house, name, "Laura", "Clara") for name in ("Owls", "Foxes")]
    await people["Laura"].slash("organise club", name="Owls", role=str(owls.id))
    (club,) = await clubs(many.house)
    await many.house.discord.service.servers.delete_role(many.house.discord.world.guild, owls)
    page = await many.open("Laura")
    await page.until(lambda each: each.ready)
    form = await asked(page, f"club:{club.id}:role")
    await submitted(page, form, chosen=[str(foxes.id)])
    assert [each.role for each in await clubs(many.house)] == [foxes.id]


NONE = "I do not know this button."


@pytest.mark.parametrize(
    ("values", "told"),
    [
        (["99999999999999999999"], NONE),
        ([str(2**63)], NONE),
        (["x"], NONE),
        ([str(10**17 + each) for each in range(25)], "These are too many people at once."),
    ],
)
async def test_people_who_are_made_up_are_told_apart_from_a_discord_that_is_silent(many, values, told):
    _, tournament = await announced(many.house)
    page = await many.open("Konrad")
    await page.until(lambda each: each.ready)
    people = {"type": 5, "custom_id": "people", "values": values}
    sent = [{"type": 18, "component": people}]
    await page.send("submit", custom_id=f"tournament:{tournament.id}:directors", components=sent, on=None)
    await page.until(lambda each: each.said)
    assert page.said[0].startswith(told)
    assert not tournament.directors


@pytest.mark.parametrize(("custom_id", "most"), [("x", 0), ("tournament:1:directors", visible_channels.MOST_QUESTIONS)])
async def test_people_who_are_made_up_cost_discord_no_more_than_a_few_requests(panel, monkeypatch, custom_id, most):
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", LONGEST_SECONDS)
    page = await panel.open("Armin")
    await page.until(lambda each: each.ready)
    now = time.monotonic()
    monkeypatch.setattr(visible_channels, "time", SimpleNamespace(monotonic=lambda: now))  # all in one second
    asked = requests_of(panel, monkeypatch)
    for number in range(10):
        people = {"type": 5, "custom_id": "people", "values": [str(10**17 + 100 * number + each) for each in range(25)]}
        await page.send("submit", custom_id=custom_id, components=[{"type": 18, "component": people}], on=None)
    await page.until(lambda each: len(each.said) == 10)
    assert len(asked) <= most


async def test_while_discord_does_not_answer_its_last_answer_counts(panel, monkeypatch, caplog):
    await started(panel.house, "Laura", "Clara")
    pages = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in pages:
        await page.until(lambda each: each.table and each.table["hand"])
    panel.house.discord.faults.rates = {Fault.ERROR_503: 1.0}
    monkeypatch.setattr(visible_channels, "PATIENCE_SECONDS", 0.0)
    page = next(each for each in pages if each.acts)
    await page.play(page.moves[0])
    await page.until(lambda each: each.table["plies"])
    monkeypatch.setattr(visible_channels, "KNOWN_SECONDS", 0.0)
    await page.send("press", custom_id="more:1", values=[], on=None)
    (said,) = await page.until(lambda each: each.said)
    assert said.startswith("Discord does not answer")
    panel.house.discord.faults.rates = {}
    assert not [each for each in caplog.records if each.exc_info]


async def test_nobody_waits_for_what_discord_says_of_others(panel, monkeypatch):
    people = await started(panel.house, "Laura", "Clara")
    slow, *pages = [await panel.open(name) for name in ("Armin", "Laura", "Clara", "Konrad")]
    for page in (slow, *pages):
        await page.until(lambda each: each.table)
    discord, seen = panel.house.discord, asyncio.Event()
    before = discord._before

    async def answers_when_all_have_seen(fault, request):
        if request.path.endswith(f"/members/{slow.user}"):
            await seen.wait()
        return await before(fault, request)

    monkeypatch.setattr(discord, "_before", answers_when_all_have_seen)
    panel.house.app.base.visible_channels._members.clear()  # as after a minute
    await play_one(people)
    for page in pages:
        await page.until(lambda each: each.table["plies"])
    assert slow.table["plies"] == 0
    seen.set()
    await slow.until(lambda each: each.table["plies"])


async def test_a_process_that_does_not_serve_the_server_says_so(panel, monkeypatch):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)

    def refuse(guild):
        raise NotOurs

    monkeypatch.setattr(panel.house.app.room, "check", refuse)
    await page.send("press", custom_id="more:1", values=[], on=None)
    await page.reading
    assert page.socket.close_code == 4006
    again = await panel.open("Laura", session=page.session)
    await again.reading
    assert again.socket.close_code == 4006


async def test_a_server_that_this_process_serves_again_is_shown_again(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    panel.panels.guest(page.session).leave(STOPPING)
    await page.reading
    assert page.socket.close_code == 4006
    again = await panel.open("Laura", session=page.session)
    await again.until(lambda each: each.table)
    await again.press("⋯")
    await again.until(lambda each: each.messages)


async def test_a_clock_that_is_wrong_turns_nobody_away(panel, monkeypatch):
    laura, _ = await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    turned_away = panel.house.app.client.door.turned_away
    monkeypatch.setattr(
        "bot.features.panel.in_process_responses.time", lambda: middleware.TOO_LATE_SECONDS + 1.0 + page.table["now"]
    )
    for _ in range(3):
        await pressed(page, "more:1")
    await laura.click("Start")
    assert panel.house.app.client.door.turned_away == turned_away


async def test_nobody_may_do_anything_where_the_bot_is_not_and_discord_is_asked_once(panel, monkeypatch, caplog):
    monkeypatch.setattr(visible_channels, "ASKED_SECONDS", LONGEST_SECONDS)
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table)
    asked = requests_of(panel, monkeypatch)
    await servers.leave(world.guild, world.bot)
    for _ in range(20):
        await page.send("press", custom_id="more:1", values=[], on=None)
    await page.until(lambda each: each.said or each.reading.done())
    await page.close()
    for _ in range(5):
        again = await panel.connect("Armin", page.user, page.session)
        await again.reading
        assert again.socket.close_code == 4001
    assert len(asked) == 1
    assert len([each for each in caplog.records if each.levelname == "WARNING"]) == 1


async def test_a_form_that_is_none_fills_no_log(panel, caplog):
    page = await panel.open("Armin")
    await page.until(lambda each: each.ready)
    await page.send("submit", custom_id="challenge", components=[{"type": 1, "components": 5}], on=None)
    await page.until(lambda each: each.said or each.messages)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


@pytest.mark.parametrize("timed_out", [True, False])
async def test_who_may_use_no_commands_can_use_none_in_the_panel(panel, timed_out):
    world, servers = panel.house.discord.world, panel.house.discord.service.servers
    armin = await panel.house.person("Armin")
    page = await panel.open("Armin")
    await page.until(lambda each: each.ready)
    if timed_out:
        world.guild.membership(int(armin.id)).timed_out_until = world.now() + 3600
    else:
        role = await servers.add_role(world.guild, "Guest")
        await servers.give_role(world.guild, world.people[int(armin.id)], role)
        without = Overwrite(role.id, FOR_ROLE, deny=USE_APPLICATION_COMMANDS)
        await servers.overwrite(next(iter(world.channels.values())), without)
    await page.send("command", name="claro new")
    assert "may not use commands" in (await page.until(lambda each: each.said))[0]
    assert panel.house.app.room.tables == []


def test_who_sees_many_pictures_takes_no_place_of_others():
    pictures = Pictures()
    addresses = {user: pictures.address(user, "hand.png", b"%d" % user) for user in (1, 2)}
    for number in range(2 * MOST_PICTURES):
        last = pictures.address(3, "a.png", b"greedy %d" % number)
    kept = [pictures.get(each.removeprefix("pictures/").removesuffix(".png")) for each in (*addresses.values(), last)]
    assert kept == [b"1", b"2", b"greedy %d" % number]
    assert len(pictures._kept) == MOST_PICTURES
