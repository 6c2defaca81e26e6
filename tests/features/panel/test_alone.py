"""What one person does alone lies on the same board as a table: games, the patience, lessons, reviews, replays."""

import json

from bot.faces.catalog import FACES
from bot.faces.lessons import LESSONS
from bot.interactions.components.layout import Layout
from tests.e2e.playing import play_out, started, table_of
from tests.features.panel.pages import buttons_of, open_panel_house
from tests.features.tournaments.live.event import EIGHT, MORE, begun


def kind(page, name):
    return page.table is not None and page.table["kind"] == name


async def alone(page, game="CLARO"):
    """Begin a game against computer players."""
    await page.go("Play against the computers", game)
    await page.until(lambda each: kind(each, "alone") and each.moves)


def message_of(panel, page):
    """Return the message that a board stands for."""
    guest = panel.panels.guest(page.session)
    return Layout(guest.replies.message(int(page.table["on"])).components)


def offered(scene):
    """Return what a board offers to press besides the cards: what its buttons, lists and links stand for."""
    shown = Layout([*scene.get("said", ()), *scene["message"]])
    more = {each.get("custom_id") or each.get("url") for each in shown.every() if {"custom_id", "url"} & each.keys()}
    return {each["custom_id"] for each in scene["actions"]} | more


def check_nothing_is_lost(panel, page):
    """Check that all that the message of a board offers can be pressed on the board, or played with its hand."""
    every = message_of(panel, page).every()
    wanted = {each.get("custom_id") or each.get("url") for each in every if {"custom_id", "url"} & each.keys()}
    played = {each for each in wanted if each.partition(":")[0] in ("play", "pick", "draft", "sketch", "ask")}
    assert wanted - played <= offered(page.table)
    assert not played or page.choices or page.hand["lists"]


async def test_a_game_alone_is_played_on_the_board(panel):
    page = await panel.open("Laura")
    await alone(page)
    assert page.table["you"] is not None
    assert not page.messages
    assert [each["user"] is None for each in page.table["seats"]].count(True) == len(page.table["seats"]) - 1
    assert all(each["level"] for each in page.table["seats"] if each["user"] is None)
    check_nothing_is_lost(panel, page)
    for _ in range(3):
        before, seen = page.table["plies"], len(page.events)
        await page.play(page.moves[0])
        await page.until(lambda each, at=before: each.table["plies"] > at)
        assert len(page.events) > seen  # the cards fly: the answers of the computer players among them
        assert all(0 < each["ply"] <= page.table["plies"] for each in page.table["story"])
    assert panel.house.app.room.tables == []


async def test_what_the_rules_refuse_is_said_on_the_board_and_changes_nothing(panel):
    page = await panel.open("Laura")
    await alone(page)
    plies, on = page.table["plies"], page.table["on"]
    await page.play("nonsense")
    await page.until(lambda each: each.table.get("said"))
    told = str(page.table["said"])
    await page.send("play", on=on, table=0, turn=999, move=page.moves[0])
    await page.until(lambda each: str(each.table.get("said")) != told)
    assert (page.table["plies"], page.table["on"]) == (plies, on)
    for forged in ("1", "99999999999999999999", on + "0"):
        page.said.clear()
        await page.send("play", on=forged, table=0, turn=plies, move=page.moves[0])
        await page.until(lambda each: each.said)
    assert page.table["plies"] == plies


async def test_what_is_filled_in_in_a_hand_alone_is_read_as_in_a_form(panel):
    page = await panel.open("Laura")
    await alone(page, "Stardust")
    while not any("ask" in each for each in page.hand["buttons"]):
        before = page.table["plies"]
        await page.play(page.moves[0])
        await page.until(lambda each, at=before: each.table["plies"] > at and each.moves)
    before = page.table["plies"]
    await page.fill("text", "Straße!")
    await page.until(lambda each: "Straße!" in str(each.table["said"]) + str(each.messages) + str(each.said))
    asked = await page.fill("number", "-5")
    await page.until(lambda each: "-5" in str(each.table["said"]) + str(each.messages) + str(each.said))
    assert page.table["plies"] == before
    await page.fill("number", f"0{asked['least']}")
    await page.until(lambda each: each.table["plies"] > before)


async def test_nobody_plays_or_sees_somebody_elses_game(panel):
    laura, clara = await panel.open("Laura"), await panel.open("Clara")
    await alone(laura)
    plies = laura.table["plies"]
    move = laura.moves[0]
    every = message_of(panel, laura).every()
    custom_id = next(each["custom_id"] for each in every if each.get("custom_id", "").startswith("play:s"))
    game = custom_id.split(":")[1]
    await clara.send("play", on=laura.table["on"], table=0, turn=plies, move=move)
    await clara.until(lambda each: each.said)
    for forged in (custom_id, f"continue:{game}", f"solorules:{game}", f"back:{game}"):
        clara.said.clear()
        await clara.push(forged)
        await clara.until(lambda each: each.said or each.messages)
    assert clara.table is None
    assert laura.table["plies"] == plies


async def test_a_game_alone_ends_with_its_result_and_ways_on(panel):
    page = await panel.open("Laura")
    await alone(page)
    while page.table["status"] == "playing":
        before = page.table["plies"]
        await page.play(page.moves[0])
        await page.until(lambda each, at=before: each.table["plies"] > at)
    await page.until(lambda each: each.table["message"])
    assert page.table["podium"]
    check_nothing_is_lost(panel, page)
    assert {"Again", "Share the result"} <= {each["label"] for each in page.table["actions"]}


async def test_the_patience_is_laid_by_its_cards(panel):
    page = await panel.open("Laura")
    await page.send("command", name="africa patience")
    await page.until(lambda each: kind(each, "alone") and each.moves)
    assert page.table["game"] == "patience"
    check_nothing_is_lost(panel, page)
    while page.table["status"] == "playing":
        rows = [each for each in page.table["zones"] if each["shape"] == "row"]
        (deck,) = [each for each in page.table["zones"] if each["shape"] == "deck"]
        cards = page.hand["cards"]
        assert sum(len(each["cards"]) for each in rows) + deck["count"] + len(cards) == 54
        assert all(each["card"].startswith("africa_") for each in cards)
        assert len({each["card"] for each in cards}) == len(cards)
        fits = next(each for each in cards if not each.get("dim"))
        way = (fits.get("ways") or [fits])[-1]
        before = page.table["plies"]
        await page.play(way["move"])
        await page.until(lambda each, at=before: each.table["plies"] > at)
        assert page.events[-2 if deck["count"] else -1]["cards"] == [fits["card"]]
        if "zone" in way and len(way["move"].split()) == 2:
            laid = next(each for each in page.table["zones"] if each["name"] == way["zone"])
            assert laid["cards"][-1]["card"] == fits["card"]
    await page.until(lambda each: each.table["message"])
    assert page.table["hand"] is None
    check_nothing_is_lost(panel, page)


async def test_a_lesson_is_taught_on_the_board(panel):
    page, lesson = await panel.open("Laura"), LESSONS["claro"]
    await page.go("CLARO", kind="learn")
    await page.until(lambda each: kind(each, "lesson"))
    for number, step in enumerate(lesson.steps):
        await page.until(lambda each, at=number: each.table["stage"] == f"{at + 1}/{len(lesson.steps)}")
        assert page.table["said"]
        check_nothing_is_lost(panel, page)
        wrong = next((each for each in page.moves if each != step.answer), None)
        if wrong is not None:
            told = str(page.table["said"])
            await page.play(wrong)
            await page.until(lambda each, told=told: str(each.table["said"]) != told)
            assert page.table["stage"] == f"{number + 1}/{len(lesson.steps)}"
        seen = len(page.events)
        await page.play(step.answer)
        await page.until(lambda each, at=number: each.table["stage"] != f"{at + 1}/{len(lesson.steps)}")
        if number + 1 < len(lesson.steps):
            assert len(page.events) > seen
    assert page.table["message"]
    check_nothing_is_lost(panel, page)
    assert not page.messages


async def solve(page, lesson, steps):
    """Make the best move at so many steps of a lesson."""
    for number in range(steps):
        await page.play(lesson.steps[number].answer)
        await page.until(lambda each, at=number: each.table["stage"] == f"{at + 2}/{len(lesson.steps)}")


async def test_a_page_that_is_loaded_anew_shows_the_same_step_of_a_lesson(panel):
    page, lesson = await panel.open("Laura"), LESSONS["claro"]
    await page.go("CLARO", kind="learn")
    await page.until(lambda each: kind(each, "lesson"))
    await solve(page, lesson, 2)
    await page.send("command", name="help")
    await page.until(lambda each: each.messages)
    await page.close()
    again = await panel.open("Laura")
    await again.until(lambda each: kind(each, "lesson") and each.hand["cards"])
    assert again.table["stage"] == f"3/{len(lesson.steps)}"
    assert not again.messages  # what lay above it is gone
    other = await panel.open("Laura")  # beside it, which is still open
    await other.until(lambda each: each.ways)
    assert other.table is None


async def test_a_lesson_that_was_closed_goes_on_where_one_was(panel):
    page, lesson = await panel.open("Laura"), LESSONS["claro"]
    await page.go("CLARO", kind="learn")
    await page.until(lambda each: kind(each, "lesson"))
    await solve(page, lesson, 2)
    told = len(page.frames)
    await page.send("menu")
    await page.until(lambda each: any(frame["op"] == "home" for frame in each.frames[told:]))
    assert not [each for each in page.ways if each["kind"] == "own"]  # it lies there
    await page.send("close", message=page.table["on"])
    await page.go("CLARO", f"3/{len(lesson.steps)}")
    await page.until(lambda each: kind(each, "lesson"))
    assert page.table["stage"] == f"3/{len(lesson.steps)}"
    for number in range(2, len(lesson.steps)):
        await page.play(lesson.steps[number].answer)
        await page.until(lambda each, at=number: each.table["stage"] != f"{at + 1}/{len(lesson.steps)}")
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: each.table is None)
    await page.until(lambda each: not [way for way in each.ways if way["kind"] == "own"])


async def test_a_review_that_was_closed_goes_on_where_one_was(panel):
    table = await finished(panel, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.ways)
    await page.push(f"review:{table.id}")
    await page.until(lambda each: each.said)
    waits = await page.until(
        lambda each: (
            kind(each, "past") or [it["message"] for it in each.frames if it["op"] == "said" and "message" in it]
        )
    )
    if waits is not True:
        await page.send("open", message=waits[0])
        await page.until(lambda each: kind(each, "past"))
    await page.push(page.table["moment"].replace("{ply}", "5"), on=page.table["on"])
    await page.until(lambda each: each.table["plies"] == 5)
    moves = page.table["moves"]
    await page.send("close", message=page.table["on"])
    await page.go("CLARO", f"5/{moves}")
    await page.until(lambda each: kind(each, "past") and each.table["plies"] == 5)
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: each.table is None and [way for way in each.ways if way["kind"] == "own"])
    panel.panels.forget(page.user)
    await page.push("learn:claro")
    await page.until(lambda each: kind(each, "lesson"))
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: not [way for way in each.ways if way["kind"] == "own"])


async def finished(panel, *names, game="claro"):
    """Let these people play a game to its end; return its table."""
    await started(panel.house, *names, game=game)
    table = table_of(panel.house)
    await play_out(panel.house)
    return table


async def test_the_end_tells_what_the_places_do_not(panel, monkeypatch):
    best = lambda face, words, icons, story, seat: f"{len(story)} moves" if seat else None  # noqa: E731
    monkeypatch.setattr(FACES["claro"].__class__, "moment", best)
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.table)
    assert "facts" not in page.table
    table = table_of(panel.house)
    await play_out(panel.house)
    await page.until(lambda each: each.table["status"] == "finished")
    assert page.table["facts"] == [f"✨ <@{table.seats[1].user}>: {len(table.position.moves)} moves"]


async def test_a_review_lies_on_the_board_and_goes_to_any_moment(panel):
    table = await finished(panel, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.ways)
    await page.push(f"more:{table.id}")
    await page.press("Review", on=await page.until(lambda each: next(iter(each.messages.values()), None)))
    await page.until(lambda each: kind(each, "past"))
    assert page.messages == {}  # what the review has come in place of
    moves = page.table["moves"]
    assert page.table["plies"] == moves
    assert page.table["message"]
    check_nothing_is_lost(panel, page)
    for ply in (0, 3, 4, moves - 1, 2):
        seen = len(page.events)
        await page.push(page.table["moment"].replace("{ply}", str(ply)), on=page.table["on"])
        await page.until(lambda each, at=ply: each.table["plies"] == at)
        assert page.table["said"]
        assert all(each["ply"] <= ply for each in page.table["story"])
        assert (ply == 4) <= (len(page.events) > seen)
        check_nothing_is_lost(panel, page)
    others = {zone["seat"] for zone in page.table["zones"] if zone["name"].startswith("cards-")}
    assert others == {1 - page.table["you"]}  # whose cards all may see once the game is over


async def test_a_replay_lies_on_the_board(panel):
    table = await finished(panel, "Laura", "Clara")
    page = await panel.open("Armin")
    await page.until(lambda each: each.ways)
    await page.push(f"replay:{table.id}:0")
    await page.until(lambda each: kind(each, "past") and each.table["plies"] == 0)
    check_nothing_is_lost(panel, page)
    assert page.table["hand"] is None
    for ply in (1, 2):
        await page.press("▶")
        await page.until(lambda each, at=ply: each.table["plies"] == at)
    await page.press("⏭")
    await page.until(lambda each: each.table["plies"] == each.table["moves"])
    await page.push(page.table["moment"].replace("{ply}", "1"), on=page.table["on"])
    await page.until(lambda each: each.table["plies"] == 1)
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: each.table is None)


async def test_a_hidden_game_shows_nobody_elses_cards_in_a_replay(panel):
    table = await finished(panel, "Laura", "Clara", "Armin", game="stardust")
    assert not table.game.open_afterwards
    page = await panel.open("Laura")
    await page.until(lambda each: each.ways)
    await page.push(f"replay:{table.id}:3")
    await page.until(lambda each: kind(each, "past"))
    own = page.table["you"]
    assert not [zone for zone in page.table["zones"] if zone["name"].startswith("cards-")]
    position, text = table.position_after(3), json.dumps(page.table)
    held = [{f'"stardust_{each}"' for each in position.hand(seat)} for seat in range(3)]
    assert not {name for seat in range(3) for name in held[seat] - held[own] if name in text}
    assert page.hand["cards"]


async def test_the_way_on_tells_what_is_played(panel):
    page = await panel.open("Laura")
    ways = await page.until(lambda each: each.ways)
    kinds = [each["kind"] for each in ways]
    assert kinds == sorted(kinds, key=["own", "today", "new", "learn", "more"].index)
    assert {each["about"] for each in ways if each["kind"] == "today"} == {"Not played yet"}
    commands = {each.get("command") for each in ways}
    assert {"claro new", "my games", "my stats", "my settings", "africa patience", "help"} <= commands
    assert any(each and each.endswith(" leaderboard") for each in commands)
    deal = next(each for each in ways if each["kind"] == "today" and each["game"] == "claro")
    await page.push(deal["custom_id"])
    (offer,) = (await page.until(lambda each: each.messages)).values()
    begin = next(each for each in buttons_of(offer["components"]) if each["custom_id"].startswith("daily:"))
    await page.push(begin["custom_id"], on=offer["id"])
    await page.until(lambda each: kind(each, "alone") and each.moves)
    assert page.table["title"].startswith("Deal of the day: CLARO · ")
    assert "<" not in page.table["title"]  # it is no text with markup
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: each.table is None)
    begun = await page.until(lambda each: [way for way in each.ways if way.get("about") == "Begun"])
    assert [each["game"] for each in begun] == ["claro"]
    (own,) = [each for each in page.ways if each["kind"] == "own"]
    assert "<" not in own["label"]
    await page.push(own["custom_id"])
    await page.until(lambda each: kind(each, "alone"))


async def test_no_table_is_offered_where_there_is_one(panel):
    page = await panel.open("Armin")
    ways = await page.until(lambda each: each.ways)
    begin = [way["command"] for way in ways if way.get("command", "").endswith(" new")]
    assert len(begin) == len(panel.house.app.room.games)
    await started(panel.house, "Laura", "Clara")
    await page.until(lambda each: each.table)
    await page.send("menu")
    await page.until(lambda each: not {*begin} & {way.get("command") for way in each.ways})
    assert "Play against the computers" in {way["label"] for way in page.ways}
    await play_out(panel.house)
    await page.until(lambda each: each.table["status"] == "finished")
    await page.send("menu")
    await page.until(lambda each: {*begin} <= {way.get("command") for way in each.ways})


async def test_a_command_for_every_way_can_be_called(panel):
    page = await panel.open("Laura")
    ways = await page.until(lambda each: each.ways)
    for way in ways:
        if "command" not in way or way["command"].endswith((" new", " patience")):
            continue
        page.said.clear()
        page.messages.clear()
        await page.send("command", name=way["command"])
        await page.until(lambda each: each.said or each.messages)


async def test_a_new_table_has_no_sheet_over_it(panel):
    page = await panel.open("Laura")
    await page.until(lambda each: each.ways)
    await page.send("command", name="help")
    (menu,) = (await page.until(lambda each: each.messages)).values()
    await page.press("Play with others here", on=menu)
    await page.until(lambda each: each.table and each.table["kind"] == "table" and not each.messages)


async def test_a_turn_is_told_while_another_board_is_before_one(panel):
    await started(panel.house, "Laura", "Clara")
    pages = {name: await panel.open(name) for name in ("Laura", "Clara")}
    for page in pages.values():
        await page.until(lambda each: each.table)
    await pages["Laura"].until(lambda each: each.table["hand"])
    first = next(page for page in pages.values() if page.acts)
    other = next(page for page in pages.values() if page is not first)
    await other.push("help:stardust:computers")
    await other.until(lambda each: kind(each, "alone") and each.moves)
    assert other.ways is None  # whoever has a game before them is not told where they could go on
    await first.play(first.moves[0])
    await other.until(lambda each: each.turns)
    assert other.turns == ["CLARO"]
    assert kind(other, "alone")


async def test_a_table_that_was_closed_is_no_dead_end(panel):
    await started(panel.house, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.table)
    await page.send("leave")  # which a table that goes on does not hear
    await play_out(panel.house)
    await page.until(lambda each: each.table["status"] == "finished")
    await page.send("leave")
    await page.until(lambda each: each.table is None)
    await page.until(lambda each: each.ways)


async def test_a_review_that_took_its_time_waits_until_it_is_asked_for(panel):
    table = await finished(panel, "Laura", "Clara")
    page = await panel.open("Laura")
    await page.until(lambda each: each.ways)
    await page.push(f"review:{table.id}")
    await page.until(lambda each: each.said)
    await page.push("learn:claro")
    await page.until(lambda each: kind(each, "lesson"))
    waits = await page.until(
        lambda each: [frame["message"] for frame in each.frames if frame.get("op") == "said" and "message" in frame]
    )
    assert kind(page, "lesson")
    await page.send("open", message=waits[0])
    await page.until(lambda each: kind(each, "past"))
    await page.send("close", message=page.table["on"])
    await page.until(lambda each: kind(each, "lesson"))


async def test_a_game_alone_goes_on_in_another_panel_at_the_same_move(panel):
    first = await panel.open("Laura")
    await alone(first)
    await first.play(first.moves[0])
    await first.until(lambda each: each.table["plies"] > each.table["turn"] or each.table["story"])
    second = await panel.open("Laura")
    (own,) = await second.until(lambda each: [way for way in each.ways or () if way["kind"] == "own"])
    await second.push(own["custom_id"])
    await second.until(lambda each: kind(each, "alone") and each.moves)
    assert second.table["plies"] == first.table["plies"]
    move, before = first.moves[0], first.table["plies"]
    await second.play(second.moves[0])
    await second.until(lambda each: each.table["plies"] > before)
    after = second.table["plies"]
    await first.play(move)  # which was played in the other panel already
    await first.until(lambda each: each.table["plies"] == after)
    assert "refused" not in str(first.table["said"])
    assert first.table["said"]


async def test_the_running_tournament_and_ones_own_table_in_it_are_offered(tmp_path):
    async with open_panel_house(tmp_path, more_people=MORE, turn_seconds=600, remind_seconds=0) as panel:
        await check_tournament(panel)


async def check_tournament(panel):
    page = await panel.open(EIGHT[0])
    await page.until(lambda each: each.ways)
    tournament = await begun(panel.house)
    await page.until(lambda each: each.table and each.table["you"] is not None)  # though it has a thread of its own
    own = next(each for each in panel.house.app.room.tables if each.is_seated(page.user))
    assert page.table["id"] == own.id
    show = f"tournament:{tournament.id}:show"
    await page.send("menu")
    await page.until(lambda each: any(way.get("custom_id") == show for way in each.ways))
    await page.push(show)
    await page.until(lambda each: each.messages)
