"""The review of a finished game, from its button to its last page, and playing on from it."""

import re
from datetime import UTC, datetime, timedelta

import pytest

from bot.features.reviews.rules import VERSION, Judged, Review
from bot.features.reviews.store import EVERYBODY, ReviewPart, ReviewStore
from bot.features.reviews.views import own_moves
from bot.features.solo.feature import Alone
from bot.games.catalog import GAMES
from tests.conftest import open_house
from tests.e2e.choosing import my_settings, server_settings, shown
from tests.e2e.playing import confirm, hand_of, more, play_one, play_out, started, table_of, todays
from tests.e2e.test_daily import to_the_end

pytestmark = pytest.mark.thorough


async def finished(house, *names, game="claro", **options):
    """Let people open their hands and play a game to its end; return them."""
    people = await started(house, *names, game=game, **options)
    await play_out(house, *people)
    for person in people:
        await person.until(lambda each: "Share" in hand_of(each).enabled)
    return people


async def reviewed(person, on=None):
    """Press *Review* and wait until the review is there; return its message."""
    seen = on or hand_of(person)
    pressed = await (person.click("Review", on=seen) if "Review" in seen.enabled else more(person, "Review", on=seen))
    await person.until(lambda each: pictured(each.messages[pressed.id]))
    return person.messages[pressed.id]


def pictured(seen):
    """Tell whether a message shows a picture."""
    return any(each["type"] == 12 for each in seen.components())


SINGLE = {"claro": {}, "stardust": {"hands": "3"}, "africa": {"rounds": "1"}}


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_review_shows_the_course_ones_own_moves_and_the_turning_points(tmp_path, game):
    async with open_house(tmp_path) as house:
        (laura,) = await finished(house, "Laura", game=game, bots=2, **SINGLE[game])
        card = hand_of(laura)
        review = await reviewed(laura)
        assert review.ephemeral
        assert review.id != card.id
        chart, *course = [each for each in review.components() if each["type"] == 12]
        assert "Laura" in chart["items"][0]["description"]
        assert len(course) == 1 or game == "stardust"  # after one hand, there is no course to draw
        assert all(each["items"][0]["description"] for each in course)
        assert re.search(r"^\d+ choices?: \d+ ", review.text, re.MULTILINE)
        assert "may be chance" in review.text  # its figures are estimates, on this page, too
        turns = [label for label in review.enabled if label.startswith("Move ")]
        assert len(turns) <= 3
        assert ("Turning points" in review.text) == bool(turns)
        own = await laura.click("My moves", on=review)
        assert own.id == review.id
        assert re.search(r"\*\*(Best|Good|A slip|A mistake)", own.text)
        assert "%" not in own.text
        points = review.text.replace("\xa0", " ").partition("Turning points")[2].splitlines()
        assert sum(bool(re.search(r"\d+% → \d+%", line)) for line in points) == len(turns)
        chances = await laura.click("Chances", on=own)
        assert chances.id == own.id
        assert re.search(r"From what you could see: .+ \d+%", chances.text.replace("\xa0", " "))
        assert re.search(r"On the chart.*: .+ \d+% → \d+%", chances.text.replace("\xa0", " "))
        assert "Chances" not in chances.buttons
        seen = await laura.click("Overview", on=chances)
        assert pictured(seen)
        for turning in turns[:1]:  # a game may have none
            seen = await laura.click(turning, on=seen)
            assert f"move {turning.split()[1]} of" in seen.text


async def test_the_second_look_is_at_once_also_after_a_restart_and_for_others(house):
    laura, clara = await finished(house, "Laura", "Clara")
    first = await reviewed(laura)
    await house.stop_bot()
    await house.start_bot()
    again = await laura.click("Review", on=hand_of_id(laura, first.id, "Review"))
    assert pictured(again)
    course = await ReviewStore(house._engine).of(1, ReviewPart.COURSE, EVERYBODY, VERSION)
    assert all(abs(sum(chances) - 1) < 0.001 for chances, _ in course)
    assert sorted(course[-1][0]) == [0, 1]
    theirs = await reviewed(clara)
    assert theirs.text.split("\n")[0] == again.text.split("\n")[0]


def hand_of_id(person, number, label):
    """Return the end card: the newest message that only they see and that has this button."""
    cards = [each for each in person.messages.values() if each.ephemeral and label in each.buttons]
    return max(cards, key=lambda each: int(each.id))


async def test_a_live_game_and_a_game_elsewhere_have_no_review(house):
    laura, _ = await started(house, "Laura", "Clara")
    answer = await laura.send_custom_id(hand_of(laura), f"review:{table_of(house).id}")
    assert "not over" in answer.text
    for forged in (
        "review:999",
        "review:1:all:play",
        "review:1:all:chances",
        "review:1:x",
        "review:1:1:play:x",
        "review:1:1:play",
    ):
        assert (await laura.send_custom_id(hand_of(laura), forged)).ephemeral


async def test_somebody_who_watched_sees_the_course_but_no_judgement(house):
    armin = await house.person("Armin")
    await armin.connect()
    laura, _ = await finished(house, "Laura", "Clara")
    await armin.until(lambda each: any("Rematch" in seen.buttons for seen in each.messages.values()))
    board = next(each for each in armin.messages.values() if "Rematch" in each.buttons)
    review = await reviewed(armin, on=board)
    assert not re.search(r"choices?: ", review.text)
    assert "My moves" not in review.buttons
    await my_settings(laura, reviews=False)
    refused = await more(armin, "Review", on=board)
    assert "players only" in refused.text
    assert pictured(await reviewed(laura, on=board))


async def test_a_server_can_switch_reviews_off(house):
    laura, _ = await finished(house, "Laura", "Clara")
    konrad = await house.person("Konrad")
    house.discord.world.guild.permissions |= 1 << 5  # manage the server
    assert "Reviews" not in shown(await server_settings(konrad, reviews=False))
    refused = await laura.click("Review", on=hand_of(laura))
    assert "switched off" in refused.text
    history = await laura.slash("my history")
    replay = await laura.click(next(label for label in history.enabled if "1" in label), on=history)
    for seen in (history, replay):
        assert not any("Review" in label for label in seen.buttons)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_play_on_from_ones_own_turn(tmp_path, game):
    async with open_house(tmp_path) as house:
        (laura,) = await finished(house, "Laura", game=game, bots=2, **SINGLE[game])
        review = await reviewed(laura)
        page = await laura.click("My moves", on=review)
        alone = await laura.click("Play on from here", on=page)
        assert alone.ephemeral
        assert alone.id != page.id
        assert "counts nowhere" in alone.text
        again = await laura.click("Play on from here", on=page)
        assert [each["custom_id"] for each in again.buttons.values()] == [
            each["custom_id"] for each in alone.buttons.values()
        ]
        solo, _ = await house.app[Alone].games.store.unfinished(int(laura.id), 10)
        assert len(solo) == 1


DEALS = [("claro", {}), ("stardust", {}), ("africa", {"deal": "against"})]


def a_day_later(house):
    """Let the games without tables believe that it is noon tomorrow: the hour after midnight is over."""
    noon = datetime.now(UTC).replace(hour=12, minute=0) + timedelta(days=1)
    house.app[Alone].games.now = lambda: noon


@pytest.mark.parametrize(("game", "options"), DEALS)
async def test_a_deal_of_the_day_is_reviewed_once_its_day_is_over(tmp_path, game, options):
    async with open_house(tmp_path) as house:
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        done = await to_the_end(laura, await todays(laura, f"{game} daily", **options))
        assert "Review" not in done.buttons  # it would be refused
        number = f"reviewalone:{done.buttons['Share the result']['custom_id'].split(':')[1]}"
        today = datetime.now(UTC).date()
        for forged in (number, f"{number}:all:top", f"{number}:1:play", f"reviewdeal:{game}:{today}"):
            refused = await laura.send_custom_id(done, forged)
            assert "can be reviewed once nobody can play it any more" in refused.text
            assert not pictured(refused)
        a_day_later(house)
        table = await laura.slash(f"{game} daily", yesterday=True, **options)
        review = await reviewed(laura, on=table)
        assert review.ephemeral
        assert "Log" not in review.buttons
        again = await laura.send_custom_id(done, number)
        await laura.until(lambda each: pictured(each.messages[again.id]))
        assert laura.messages[again.id].text == review.text
        page = await laura.click("My moves", on=review)
        alone = await laura.click("Play on from here", on=page)
        assert "counts nowhere" in alone.text
        for theirs in (number, f"reviewdeal:{game}:{today}"):
            refused = await clara.send_custom_id(table, theirs)
            assert refused.ephemeral
            assert not pictured(refused)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_game_that_was_played_on_is_reviewed_at_once_and_played_on_again(tmp_path, game):
    async with open_house(tmp_path) as house:
        (laura,) = await finished(house, "Laura", game=game, bots=2, **SINGLE[game])
        review = await reviewed(laura)
        page = await laura.click("My moves", on=review)
        alone = await laura.click("Play on from here", on=page)
        running = next(each["custom_id"] for each in alone.buttons.values()).split(":")[1]
        assert "not over" in (await laura.send_custom_id(alone, f"reviewalone:{running}")).text
        over = await to_the_end(laura, alone)
        second = await reviewed(laura, on=over)
        assert re.search(r"choices?: ", second.text)
        page = await laura.click("My moves", on=second)
        while "Mine ▶" in page.enabled:
            page = await laura.click("Mine ▶", on=page)
        again = await laura.click("Play on from here", on=page)
        assert "counts nowhere" in again.text
        await to_the_end(laura, again)


FORGED = (
    "reviewalone:s999",
    "reviewalone:999",
    "reviewalone:x",
    "reviewalone:s1:x",
    "reviewdeal:claro:x",
    "reviewdeal:claro:2026-13-01",
)


async def test_made_up_reviews_of_private_games_show_nothing(house):
    laura = await house.person("Laura")
    begun = await todays(laura, "claro daily")
    patience = await laura.slash("africa patience")
    number = next(iter(patience.buttons.values()))["custom_id"].split(":")[1]
    for forged in (*FORGED, "reviewdeal:claro:1999-01-01", "reviewdeal:patience:2026-01-01", f"reviewalone:{number}"):
        answer = await laura.send_custom_id(begun, forged)
        assert answer.ephemeral
        assert not pictured(answer)
        assert "Turning" not in answer.text


@pytest.mark.parametrize("restarted", [False, True])
async def test_a_computers_moves_for_somebody_who_left_are_not_judged_as_theirs(house, restarted):
    people = await started(house, "Laura", "Clara", "Armin")
    laura, *others = people
    for _ in range(4):
        await play_one(people)
    table = table_of(house)
    before, seat = len(table.position.moves), table.seat_of(int(laura.id))
    asked = await laura.slash("table leave")
    if any(asked.buttons[each]["custom_id"].startswith("sure:") for each in asked.enabled):
        await confirm(laura, asked)
    await play_out(house, *others)
    if restarted:
        await house.stop_bot()
        await house.start_bot()
    table = await house.app.room.find(1)
    later = {ply for ply, (mover, _) in enumerate(table.position.moves) if mover == seat and ply >= before}
    assert later
    assert later == table.automatic
    judged = [Judged(ply, "pass", (("pass", 0.5),)) for ply in (0, *later)]
    assert [each.ply for each in own_moves(table, Review((), tuple(judged)))] == [0]
