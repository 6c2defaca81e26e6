"""What ladders say to one person, and the buttons that lead on from there."""

from bot.features.tournaments.rules.formats.ladder import TOGETHER
from tests.features.tournaments.live.event import challenge, ladder_page, until
from tests.features.tournaments.live.test_ladders import challenged, climbing, ids, mentions, press
from tests.features.tournaments.live.test_times import move_clock


async def test_who_is_not_on_the_ladder_can_join_from_the_refusal(house):
    ladder = await climbing(house, names=["Laura"])
    dora, laura = await house.person("Dora"), await house.person("Laura")
    for refused in (
        await press(house, "Dora", ladder, "challenge"),
        await challenge(house, dora, laura.id),
    ):
        assert "You do not stand on this ladder yet" in refused.text
        assert refused.enabled == ["Join"]
    joined = await dora.click("Join", on=refused)
    assert "Your place: **2** of 2" in joined.text


async def test_a_refused_challenge_leads_to_those_whom_one_can_challenge(house):
    await climbing(house)
    armin, konrad = await house.person("Armin"), await house.person("Konrad")
    refused = await challenge(house, armin, konrad.id)
    assert "stands below you" in refused.text
    page = await armin.click("Challenge…", on=refused)
    assert "Whom do you challenge?" in page.text


async def test_who_is_asked_whether_to_concede_can_say_no(house):
    ladder = await climbing(house)
    await challenged(house, ladder)
    asked = await press(house, "Laura", ladder, "concede:0")
    assert asked.enabled == ["Yes, concede", "No, back"]
    page = await (await house.person("Laura")).click("No, back", on=asked)
    assert "Your place: **1** of 4" in page.text
    assert ladder.ladder.open


async def test_who_has_withdrawn_can_come_back_at_once(house):
    ladder = await climbing(house)
    laura = await house.person("Laura")
    asked = await laura.click("Withdraw", on=await ladder_page(house, laura))
    left = await laura.click("Yes, withdraw", on=asked)
    assert "You have withdrawn." in left.text
    back = await laura.click("Join", on=left)
    assert "Your place: **4** of 4" in back.text
    assert len(ladder.ladder.order) == 4


async def test_the_first_on_a_ladder_is_not_sent_to_challenge_anybody(house):
    ladder = await climbing(house, names=[])
    first = await press(house, "Laura", ladder, "join")
    assert "at the first place" in first.text
    second = await press(house, "Clara", ladder, "join")
    assert "to challenge somebody above you" in second.text


async def test_ones_page_says_until_when_one_is_ready(house):
    ladder = await climbing(house)
    await challenged(house, ladder)
    armin = await house.person("Armin")
    assert "Press **Ready** when" in (await ladder_page(house, armin)).text
    page = await press(house, "Armin", ladder, "ready:0")
    assert page.text.count("You are ready until") == 1
    again = await ladder_page(house, armin)
    assert "You are ready until" in again.text
    assert "Press **Ready** when" not in again.text
    move_clock(house, TOGETHER.total_seconds() + 60)
    assert "Press **Ready** when" in (await ladder_page(house, armin)).text


async def test_a_ladder_says_from_when_to_when_its_season_lasts(house):
    ladder = await climbing(house, names=[], weeks=1)
    shown = await (await house.person("Laura")).slash("ladder")
    begun, ends = int(ladder.begun_at.timestamp()), int(ladder.ladder.ends_at.timestamp())
    assert f"from <t:{begun}:D> until <t:{ends}:D>" in shown.text


async def test_the_ping_of_who_is_ready_goes_when_the_table_opens(house):
    ladder = await climbing(house)
    (armin,) = await ids(house, "Armin")
    await challenged(house, ladder)
    await press(house, "Laura", ladder, "ready:0")
    await until(lambda: len(mentions(house, armin)) == 1)
    (ping,) = mentions(house, armin)
    page = await press(house, "Armin", ladder, "ready:0")
    assert "You are ready until" not in page.text
    await until(lambda: ping.id not in house.discord.world.messages)


async def test_a_hebrew_title_does_not_turn_an_english_heading_round(house):
    await climbing(house, names=[], title="סולם הקיץ")
    page = await ladder_page(house, await house.person("Laura"))
    assert "## \u2068סולם הקיץ\u2069: your page" in page.text
