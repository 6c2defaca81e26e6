"""What buttons do in the panel: the same as in the channel, and everybody sees it there."""

import json
import re
from dataclasses import replace

from bot.features.panel import panels, server
from bot.features.panel.session import UNKNOWN
from bot.games.catalog import GAMES
from bot.games.game import Mode
from bot.tables.rules import lobby
from tests.e2e.playing import hand_of, more, seated, sees, started, table_of
from tests.features.panel.pages import buttons_of, open_panel_house
from tests.patience import LONGEST_SECONDS


def labels(message):
    return [each["label"] for each in buttons_of(message["components"]) if not each.get("disabled")]


async def opened(page, label):
    """Press a button of the table; return the private message that comes."""
    before = set(page.messages)
    await page.press(label)
    new = await page.until(lambda each: set(each.messages) - before)
    return page.messages[new.pop()]


async def test_a_lobby_is_filled_and_begun_in_the_panel_alone(panel):
    laura = await panel.house.person("Laura")
    page = await panel.open("Laura")
    await page.until(lambda each: each.ready)
    assert page.table is None
    await page.send("command", name="claro new")
    await page.until(lambda each: each.table)
    await laura.until(lambda each: sees(each, "Join"))
    (posted,) = laura.messages.values()
    assert not posted.ephemeral
    menu = await opened(page, "⋯")
    await page.press("Add computer", on=menu)
    await page.until(lambda each: len(each.table["seats"]) == 2)
    await page.press("Start")
    await page.until(lambda each: each.table["status"] == "playing" and each.table["hand"])
    await laura.until(lambda each: "My hand" in each.messages[posted.id].buttons)
    assert hand_of(laura) is None  # the hand is in the panel


async def test_a_computer_of_some_level_sits_down_on_an_empty_chair_at_one_press(panel):
    await seated(panel.house, "Laura", "Clara", seats=4)
    laura, armin = await panel.open("Laura"), await panel.open("Armin")
    for page in (laura, armin):
        await page.until(lambda each: each.table)
    assert [each["label"] for each in laura.table["chair"]] == ["Computer, easy", "Computer, normal", "Computer, hard"]
    assert [each["label"] for each in armin.table["chair"]] == ["Join"]
    await laura.push(laura.table["chair"][-1]["custom_id"])
    await laura.until(lambda each: [seat["level"] for seat in each.table["seats"] if "level" in seat] == ["hard"])
    await armin.push(armin.table["chair"][0]["custom_id"])
    await armin.until(lambda each: each.table["you"] is not None)
    assert not laura.said
    assert not laura.messages
    await armin.push(f"add:{laura.table['id']}:clever")
    await armin.until(lambda each: each.said or each.messages)
    assert len(laura.table["seats"]) == 4


async def test_teams_are_chosen_in_the_panel_which_is_told_each_seats(panel, monkeypatch):
    monkeypatch.setattr(GAMES["claro"], "mode", Mode.TEAMS)
    await seated(panel.house, "Laura", "Clara", seats=4)
    laura, clara = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in (laura, clara):
        await page.until(lambda each: each.table)
        assert ["team" in each for each in page.table["seats"]] == [False, False]
        await page.press("Team 2")
    assert "Shuffle teams" not in [each["label"] for each in clara.table["actions"]]  # it is the host's
    await clara.until(lambda each: [seat.get("team") for seat in each.table["seats"]] == [1, 1])
    for label in ("Add 2 computers", "Start"):
        await laura.until(lambda each, label=label: label in [button["label"] for button in each.table["actions"]])
        await laura.press(label)
    playing = await clara.until(lambda each: each.table["status"] == "playing" and each.table["seats"])
    assert [each["team"] for each in playing] == [0, 1, 0, 1]
    assert [each["user"] is None for each in playing] == [True, False, True, False]


async def test_a_lobby_that_was_closed_puts_nobody_into_a_team(panel, monkeypatch):
    monkeypatch.setattr(GAMES["claro"], "mode", Mode.TEAMS)
    await seated(panel.house, "Laura", "Clara", seats=4)
    laura, clara = [await panel.open(name) for name in ("Laura", "Clara")]
    await laura.until(lambda each: each.table)
    await clara.until(lambda each: each.table)
    await laura.press("Team 2")

    def teams(page):
        return {seat["user"]: seat.get("team") for seat in page.table["seats"]}

    chosen = {str(laura.user): 1, str(clara.user): None}
    await clara.until(lambda each: teams(each) == chosen)
    await laura.push("cancel:1")
    await clara.until(lambda each: each.table["status"] == "ended")
    assert teams(clara) == chosen


async def test_whoever_has_the_panel_open_as_a_game_begins_has_their_hand_there_alone(panel):
    laura, clara = await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Clara")
    await page.until(lambda each: each.table)
    await laura.click("Start")
    await laura.until(hand_of)
    await page.until(lambda each: each.table["hand"])
    await clara.click("My hand")
    await clara.until(hand_of)
    assert sum(each.ephemeral for each in clara.messages.values()) == 1


async def test_whoever_closes_the_panel_is_given_their_hand_in_the_channel(panel):
    laura, clara = await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Clara")
    await page.until(lambda each: each.table)
    await laura.click("Start")
    await page.until(lambda each: each.table["hand"])
    assert hand_of(clara) is None
    await page.close()
    await clara.until(hand_of)
    assert sum(each.ephemeral for each in clara.messages.values()) == 1


async def test_a_game_alone_is_begun_from_help(panel):
    page = await panel.open("Laura")
    await page.go("Help")
    (menu,) = (await page.until(lambda each: each.messages)).values()
    alone = next(each for each in labels(menu) if "computers" in each)
    await page.press(alone, on=menu)
    await page.until(lambda each: each.table and each.table["kind"] == "alone" and each.moves)
    assert panel.house.app.room.tables == []


async def test_what_everybody_may_call_without_more_is_a_button_where_it_is_mentioned(panel):
    page = await panel.open("Laura")
    ready = await page.until(lambda each: each.ready)
    assert {"claro new", "help", "my games", "my settings", "africa patience"} <= {*ready["commands"]}
    assert not [each for each in ready["commands"] if each.startswith(("server", "organise", "table kick"))]
    german = await (await panel.open("Clara", "de")).until(lambda each: each.ready)
    assert german["commands"]["claro new"] == "/claro neu"


async def test_a_command_in_the_panel_is_mentioned_as_before(panel):
    laura = await panel.house.person("Laura")
    page = await panel.open("Laura")
    await page.until(lambda each: each.ready)
    stats = await laura.slash("my stats")
    before = re.findall("</[^>]+>", stats.text)
    assert before
    await page.send("command", name="claro new")
    await page.until(lambda each: each.table)
    stats = await laura.slash("my stats")
    assert re.findall("</[^>]+>", stats.text) == before


async def test_house_rules_are_a_form(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    menu = await opened(page, "⋯")
    await page.press(next(each for each in labels(menu) if "ules" in each and "House" in each), on=menu)
    form = (await page.until(lambda each: each.forms))[0]["form"]
    assert form["title"]
    parts = [each["component"] for each in form["components"] if each["type"] == 18]
    given = []
    for part in parts:
        values = [each["value"] for each in part.get("options", ()) if each.get("default")] or [
            each["value"] for each in part.get("options", ())[:1]
        ]
        chosen = {"value": values[-1] if values else None} if part["type"] == 21 else {"values": values}
        if part["type"] == 23:
            chosen = {"value": True}
        given.append({"type": 18, "component": {"type": part["type"], "custom_id": part["custom_id"], **chosen}})
    await page.send("submit", custom_id=form["custom_id"], components=given, on=menu["id"])
    await page.until(lambda each: table_of(panel.house).options.get("free_pass") == "yes")


async def test_whoever_watches_sees_no_hand_and_cannot_play(panel):
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table and each.table["status"] == "playing")
    assert (page.table["hand"], page.table["you"], page.table.get("cards")) == (None, None, None)
    before = len(table_of(panel.house).position.moves)
    move = table_of(panel.house).position.legal_moves(table_of(panel.house).position.to_act[0])[0]
    await page.play(move)
    await page.until(lambda each: each.said)
    assert len(table_of(panel.house).position.moves) == before
    menu = await opened(page, "⋯")
    assert "Rules" in labels(menu)


async def test_only_who_sits_there_is_offered_to_start(panel):
    await seated(panel.house, "Laura", "Clara")
    laura, armin = await panel.open("Laura"), await panel.open("Armin")
    for page in (laura, armin):
        await page.until(lambda each: each.table)
    offered = [[each["label"] for each in page.table["actions"]] for page in (laura, armin)]
    assert ["Start" in each for each in offered] == [True, False]
    assert "Join" in offered[1]
    await laura.press("Start")
    for page in (laura, armin):
        await page.until(lambda each: each.table["status"] == "playing")
        assert [each["label"] for each in page.table["actions"]] == ["⋯"]


async def test_start_is_offered_to_whom_it_is_not_refused(panel, monkeypatch):
    await seated(panel.house, "Laura", "Clara")
    laura, clara = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in (laura, clara):
        await page.until(lambda each: each.table)
    offered = lambda each: [action["label"] for action in each.table["actions"]]  # noqa: E731
    assert "Start" in offered(laura)
    assert "Start" not in offered(clara)
    await clara.press("Ask to start")
    await clara.until(lambda each: not {"Start", "Ask to start"} & {*offered(each)})
    assert "everybody else from" in clara.said[-1]
    assert "Start" in offered(laura)
    clock, table = panel.house.app.base.clock, table_of(panel.house)
    later = table.anybody_starts + 1
    monkeypatch.setattr(clock, "now", lambda: later)
    clock._plan()  # as if that time had passed
    await clara.until(lambda each: "Start" in offered(each))
    await clara.press("Start")
    await clara.until(lambda each: each.table["status"] == "playing")


async def test_who_has_not_agreed_to_new_rules_is_offered_no_start(panel):
    await seated(panel.house, "Laura", "Clara")
    clara = await panel.open("Clara")
    await clara.until(lambda each: each.table)
    table = table_of(panel.house)
    laura = table.presiding
    await panel.house.app.room.do(table, lobby.arrange, laura, {"free_pass": "yes"})
    await clara.until(lambda each: any(action["label"] == "Join" for action in each.table["actions"]))
    assert not [each for each in clara.table["actions"] if each["custom_id"].startswith("start:")]


async def test_names_are_those_of_messages(panel):
    await seated(panel.house, "Laura", "Clara")
    laura, guild = int(panel.house.discord.person("Laura").id), table_of(panel.house).guild
    panel.house.app.base.names.note(guild, laura, "\u202eeve" + "\u0301" * 20)
    page = await panel.open("Clara")
    await page.until(lambda each: each.table)
    assert page.table["seats"][0]["name"] == page.table["names"][str(laura)] == "\u2068eve\u0301\u0301\u2069"
    panel.house.app.base.names.note(guild, laura, "\u200b")
    again = await panel.open("Clara")
    await again.until(lambda each: each.table)
    assert (again.table["seats"][0]["name"], again.table["names"].get(str(laura))) == ("seat 1", None)


async def test_the_page_follows_the_language_at_once(panel):
    await started(panel.house, "Laura", "Clara")
    page, laura = await panel.open("Laura"), await panel.house.person("Laura")
    await page.until(lambda each: each.table)
    assert (page.ready["language"], page.table["title"]) == ("en", "CLARO")
    await page.send("press", custom_id="rules:1", values=[], on=None)
    await page.until(lambda each: each.messages)
    await laura.slash("my settings")
    await laura.choose("settings:me:language", "he")
    await page.until(lambda each: each.ready["language"] == "he")
    assert page.ready["rtl"] is True
    assert [each["op"] for each in page.frames].count("ready") == 2
    await page.until(lambda each: [one["op"] for one in each.frames if one["op"] in ("ready", "table")][-1] == "table")
    assert len(page.messages) == 1  # what was open is open still


async def test_a_wrong_move_is_refused_with_the_reason_and_changes_nothing(panel):
    await started(panel.house, "Laura", "Clara")
    pages = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in pages:
        await page.until(lambda each: each.table and each.table["hand"])
    page = next(each for each in pages if each.acts)
    await page.play("51")
    await page.until(lambda each: each.said)
    await page.send("play", table=page.table["id"], turn=-5, move=page.moves[0])
    await page.until(lambda each: len(each.said) == 2)
    await page.send("play", table=999, turn=0, move="1")
    await page.until(lambda each: len(each.said) == 3)
    assert table_of(panel.house).position.moves == []


async def test_who_is_back_is_welcomed_once_and_shown_nothing_else(panel):
    await started(panel.house, "Laura", "Clara")
    page, table = await panel.open("Laura"), table_of(panel.house)
    while not table.paused:
        await panel.house.app.tables.turns.time_is_up(table, table.turn)
    await page.until(lambda each: each.table and each.table["paused"])
    await page.press("I'm back")
    await page.until(lambda each: each.table["hand"])
    assert not page.messages
    await opened(page, "⋯")  # which comes after all of it
    assert page.said == ["Welcome back: the game goes on, and a whole turn begins."]


async def test_who_likes_is_asked_before_they_go_all_in_fold_or_leave(panel):
    people = await started(panel.house, "Laura", "Clara", "Armin", game="stardust")
    table, settings = table_of(panel.house), panel.house.app.base.settings
    for user in (int(each.id) for each in people):
        await settings.set_user(user, replace(settings.user(user), asks_first=True))
    pages = [await panel.open(each.name) for each in people]
    for label in ("All in", "Fold"):
        page = next(each for each in pages if each.user == table.seats[table.position.to_act[0]].user)
        await page.until(lambda each: each.choices)
        before = len(table.position.moves)
        choice = next(each for each in page.choices if each["label"].startswith(label))
        assert "move" not in choice
        await page.send("draft", table=table.id, turn=page.table["turn"], draft=choice["draft"])
        await page.until(lambda each, sure=choice: [one["label"] for one in each.choices] == [sure["label"], "Back"])
        sure, back = page.choices
        await page.send("draft", table=table.id, turn=page.table["turn"], draft=back["draft"])
        await page.until(lambda each, sure=choice: sure in each.choices)
        assert len(table.position.moves) == before
        await page.play(sure["move"])
        await page.until(lambda each, at=before: each.table["plies"] > at)
    assert table.position.moves[-1][1] == "fold"
    seat = table.seats[table.seat_of(page.user)]
    await page.press("Leave", on=await opened(page, "⋯"))
    asks = await page.until(lambda each: [one for one in each.messages.values() if "plays on" in str(one)])
    assert not seat.away
    await page.press("Leave", on=asks[0])
    await page.until(lambda each: table.seats[table.seat_of(each.user)].away)


async def test_a_pause_is_ended_by_whoever_may_end_it(panel):
    await started(panel.house, "Laura", "Clara")
    await panel.house.person("Konrad")
    pages = {name: await panel.open(name) for name in ("Laura", "Clara", "Konrad", "Armin")}
    for page in pages.values():
        await page.until(lambda each: each.table)
    menu = await opened(pages["Laura"], "⋯")
    await pages["Laura"].press("Pause", on=menu)
    for page in pages.values():
        await page.until(lambda each: each.table["paused"])
    shown = {name: [each["label"] for each in page.table["actions"]] for name, page in pages.items()}
    assert {name for name, labels_of in shown.items() if "Resume" in labels_of} == {"Laura", "Konrad"}
    await pages["Konrad"].press("Resume")
    await pages["Clara"].until(lambda each: not each.table["paused"] and each.table["hand"])


async def test_somebody_elses_private_message_cannot_be_pressed(panel):
    await seated(panel.house, "Laura", "Clara")
    laura, clara = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in (laura, clara):
        await page.until(lambda each: each.table)
    menu = await opened(laura, "⋯")
    close = next(each for each in buttons_of(menu["components"]) if each["custom_id"].startswith("cancel:"))
    await clara.send("press", custom_id=close["custom_id"], values=[], on=menu["id"])  # which only the host may
    await clara.until(lambda each: each.said or each.messages)
    assert table_of(panel.house).live


async def test_a_connection_that_was_lost_goes_on_where_it_was(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    seen = page.frames[-1]["n"]
    await page.close()
    await panel.house.person("Armin")
    await panel.house.discord.person("Armin").click("Join")
    again = await panel.open("Laura", seen=seen, session=page.session)
    await again.until(lambda each: each.table and len(each.table["seats"]) == 3)
    assert again.ready is None  # which it knows already
    assert again.frames[0]["n"] > seen


async def test_an_unfinished_choice_is_of_its_own_table_alone(panel, monkeypatch):
    drafts = []
    real = panels.table_board

    def noted(table, look, draft, *more):
        drafts.append((table.id, draft))
        return real(table, look, draft, *more)

    monkeypatch.setattr(panels, "table_board", noted)
    people = await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    (first,) = panel.house.app.room.tables
    await page.send("draft", table=first.id, turn=first.turn, draft="about")
    await page.send("command", name="help")
    await page.until(lambda each: each.messages)  # so the choice before it is noted
    assert drafts[-1] == (first.id, "about")
    await more(people[0], "Close table")
    await seated(panel.house, "Laura", "Clara")
    before = {*page.messages}
    await page.send("command", name="help")
    await page.until(lambda each: each.messages.keys() - before)
    assert drafts[-1] == (table_of(panel.house).id, None)


async def test_what_nobody_has_read_goes_with_the_connection(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    guest = panel.panels.guest(page.session)
    for _ in range(5):
        guest.send("said", text="hello")
    assert guest._waiting
    guest.lose_socket()
    assert not guest._waiting
    again = await panel.open("Laura", seen=page.frames[-1]["n"], session=page.session)
    await again.until(lambda each: len(each.said) == 5)  # which are repeated


async def test_who_sends_too_much_is_closed_and_nobody_else(panel, monkeypatch):
    monkeypatch.setattr(server, "MOST_FRAMES", 20)
    monkeypatch.setattr(server, "PER_SECONDS", LONGEST_SECONDS)
    await seated(panel.house, "Laura", "Clara")
    laura, clara = [await panel.open(name) for name in ("Laura", "Clara")]
    for page in (laura, clara):
        await page.until(lambda each: each.table)
    for _ in range(40):
        await laura.socket.send_str(json.dumps({"op": "close", "message": "1"}))
    await laura.reading
    assert laura.socket.close_code == 4003
    await clara.press("⋯")
    await clara.until(lambda each: each.messages)


async def test_a_table_of_another_channel_is_not_shown(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    guest = panel.panels.guest(page.session)
    guest.person = type(guest.person)(**{**vars_of(guest.person), "channel": 12345})
    table = table_of(panel.house)
    await page.send("play", table=table.id, turn=0, move="1")
    await page.reading
    assert page.socket.close_code == UNKNOWN  # whoever may not be there is let out
    assert table.position is None


def vars_of(person):
    return {name: getattr(person, name) for name in person.__dataclass_fields__}


async def test_a_custom_id_that_is_made_up_gets_a_sentence(panel):
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    for custom_id in ("", "nonsense", "join:999:0:x", "start:-1", "my:games", "x" * 5000, "hand:999", "resume:999"):
        for op in ("press", "submit"):
            page.said.clear()
            page.messages.clear()
            await page.send(op, custom_id=custom_id, values=[], components=[], on=None)
            await page.until(lambda each: each.said or each.messages)
    assert len(table_of(panel.house).seats) == 2


async def test_what_is_filled_in_in_a_hand_is_read_as_in_a_form(panel):
    await seated(panel.house, "Laura", "Clara", "Armin", game="stardust")
    pages = [await panel.open(name) for name in ("Laura", "Clara", "Armin")]
    await pages[0].until(lambda each: each.table)
    await pages[0].press("Start")
    for page in pages:
        await page.until(lambda each: each.hand["cards"])
    page = next(each for each in pages if each.acts)
    for name, value, said in (
        ("number", "1e2", "1e2"),
        ("number", "-5", "-5"),
        ("text", "Straße!", "Straße!"),
        ("text", "Straße", "I do not know this move"),
    ):
        page.said.clear()
        asked = await page.fill(name, value)
        assert said in (await page.until(lambda each: each.said))[0]
    assert page.table["plies"] == 0
    await page.fill("number", f" 00{asked['least']} ")
    await page.until(lambda each: each.table["plies"] == 1)


async def test_faces_are_seen_also_of_those_who_have_no_panel_open(panel):
    people = [await panel.house.person(name) for name in ("Laura", "Clara")]
    panel.house.discord.world.people[int(people[0].id)].avatar = "a" * 32
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")

    def seats():
        return {each["name"].strip("\u2068\u2069"): (each["avatar"], each["here"]) for each in page.table["seats"]}

    picture = f"https://cdn.discordapp.com/avatars/{people[0].id}/{'a' * 32}.png?size=128"
    await page.until(lambda _: page.table and seats() == {"Laura": (picture, False), "Clara": (None, False)})
    await panel.open("Laura")
    await page.until(lambda _: seats() == {"Laura": (picture, True), "Clara": (None, False)})


async def test_what_somebody_is_in_another_server_is_not_seen(tmp_path):
    async with open_panel_house(tmp_path, guilds=2) as panel:
        first, second = panel.house.discord.world.guilds.values()
        laura = await panel.house.person("Laura")
        panel.house.discord.world.people[int(laura.id)].avatar = "a" * 32
        first.membership(int(laura.id)).avatar = "b" * 32
        for guild in (first, second):
            laura.guild, laura.channel = str(guild.id), str(guild.channels[0].id)
            await laura.slash("claro new")
        await panel.open("Laura")
        seen = {}
        for guild, name in ((first, "Armin"), (second, "Konrad")):
            page = await panel.open(name, place=(guild.id, guild.channels[0].id))
            await page.until(lambda each: each.table and each.table["seats"][0]["avatar"])
            (seat,) = page.table["seats"]
            seen[name] = seat["avatar"].split("/")[-1][:1], seat["here"]
        assert seen == {"Armin": ("b", True), "Konrad": ("a", False)}


async def test_who_has_the_panel_open_in_a_channel_is_not_seen_in_another(panel):
    world, service = panel.house.discord.world, panel.house.discord.service
    staff = await service.add_channel(world.guild, "staff")
    await seated(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table)
    await panel.open("Laura", place=(world.guild.id, staff.id))
    await panel.open("Clara")
    await page.until(lambda each: [seat["here"] for seat in each.table["seats"]] == [False, True])


async def test_the_others_see_in_their_panel_that_somebody_asks_to_take_a_move_back(panel):
    await seated(panel.house, "Laura", "Clara")
    pages = [await panel.open("Laura"), await panel.open("Clara")]
    await pages[0].until(lambda each: each.table)
    await pages[0].press("Start")
    for page in pages:
        await page.until(lambda each: each.hand["cards"])
    mover, other = sorted(pages, key=lambda each: not each.acts)
    await mover.play(mover.moves[0])
    await mover.until(lambda each: each.table["plies"] == 1)
    await mover.push(f"undo:ask:{mover.table['id']}")
    person = await panel.house.person("Armin")
    await person.until(lambda each: any("Agree" in seen.buttons for seen in each.messages.values()))
    for page in pages:
        await page.until(lambda each: "would like to take back their last move" in each.table["state"])
    assert "Agree" not in [each["label"] for each in mover.table["actions"]]
    await other.press("Agree")
    for page in pages:
        await page.until(lambda each: each.table["plies"] == 0 and not each.table["state"])
    assert "Agree" not in [each["label"] for each in other.table["actions"]]
    await person.until(lambda each: not any("Agree" in seen.buttons for seen in each.messages.values()))
    assert any("has taken their last move back" in seen.text for seen in person.messages.values())
