"""Nobody is stuck: a refusal names a way on, with a command to click, and that way works."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from playground.driver import Person, Seen
from tests.conftest import House
from tests.e2e.choosing import server_settings
from tests.e2e.playing import actor_among, forgotten, more, started, surely, table_of

MENTION = re.compile(r"</([a-z ]+):[0-9]+>")
ELSEWHERE = "lounge"

Situation = Callable[[House], Awaitable[tuple[Person, Seen]]]


@dataclass(frozen=True)
class Way:
    """A refusal's way on."""

    situation: Situation
    """Brings somebody into the situation; returns them and the refusal."""
    said: str
    """What the refusal says first."""
    command: str
    """The command that it mentions."""
    then: str
    """What the command answers."""
    elsewhere: bool = False
    """Whether it has to be used in another channel."""
    options: tuple[tuple[str, Any], ...] = ()


async def lobby(house: House, *, bots: int = 0, **options: Any) -> tuple[Person, Person, Seen]:
    """Let Laura open a table; return her, Clara, and the table's message."""
    laura, clara = await house.person("Laura"), await house.person("Clara")
    seen = await laura.slash("claro new", bots=bots, **options)
    await clara.until(lambda each: seen.id in each.messages)
    return laura, clara, seen


async def no_table(house):
    laura = await house.person("Laura")
    return laura, await laura.slash("claro hand")


async def not_seated_in_a_lobby(house):
    _, clara, _ = await lobby(house)
    return clara, await clara.slash("table leave")


async def not_seated_in_a_game(house):
    laura, clara, _ = await lobby(house, bots=1)
    await laura.click("Start")
    return clara, await clara.slash("claro hand")


async def full(house):
    _, clara, _ = await lobby(house, bots=1, seats=2)
    return clara, await clara.slash("table join")


async def begun(house):
    laura, clara, seen = await lobby(house, bots=1)
    await laura.click("Start")
    return clara, await clara.send_custom_id(seen, f"start:{table_of(house).id}")


async def not_begun(house):
    laura, _, _ = await lobby(house)
    return laura, await laura.send_custom_id(laura.find("⋯"), f"pause:{table_of(house).id}")


async def not_the_host(house):
    _, clara, seen = await lobby(house, bots=1)
    return clara, await clara.send_custom_id(seen, f"arrange:{table_of(house).id}")


async def no_moderator(house):
    _, clara = await started(house, "Laura", "Clara")
    return clara, await clara.send_custom_id(clara.find("⋯"), f"pause:{table_of(house).id}")


async def not_paused(house):
    laura, _ = await started(house, "Laura", "Clara")
    return laura, await laura.send_custom_id(laura.find("⋯"), f"resume:{table_of(house).id}")


async def out_of_turn(house):
    people = await started(house, "Laura", "Clara")
    actor = await actor_among(people)
    other = next(person for person in people if person is not actor)
    return other, await other.slash("claro play", move="24")


async def no_such_move(house):
    people = await started(house, "Laura", "Clara")
    actor = await actor_among(people)
    return actor, await actor.slash("claro play", move="everything")


async def kicked(house):
    laura, clara = await started(house, "Laura", "Clara", bots=1)
    await surely(laura, "table kick", player=clara.id)
    return clara, await clara.slash("claro hand")


async def host_kicked(house):
    laura, _, _ = await lobby(house)
    konrad = await house.person("Konrad")
    return konrad, await konrad.slash("table kick", player=laura.id)


async def nobody_kicked(house):
    laura, clara, _ = await lobby(house)
    return laura, await laura.slash("table kick", player=clara.id)


async def closed(house):
    laura, clara, seen = await lobby(house)
    await laura.slash("table end")
    return clara, await clara.send_custom_id(seen, f"join:{seen.buttons['Join']['custom_id'].split(':')[1]}")


async def gone(house):
    laura, _, seen = await lobby(house)
    await laura.slash("table end")
    return laura, await laura.send_custom_id(seen, "hand:999")


async def too_many(house):
    laura = await house.person("Laura")
    return laura, await laura.slash("claro new", seats=4, hand="10")


async def too_few(house):
    laura, clara, seen = await lobby(house)
    return clara, await laura.send_custom_id(seen, f"start:{table_of(house).id}")  # it was offered a moment ago


async def no_advice(house):
    laura, _ = await started(house, "Laura", "Clara")
    return laura, await laura.send_custom_id(laura.find("My hand"), f"advice:{table_of(house).id}")


async def no_record_yet(house):
    laura, _ = await started(house, "Laura", "Clara")
    return laura, await laura.send_custom_id(laura.find("My hand"), f"record:{table_of(house).id}")


async def no_rematch_yet(house):
    laura, _ = await started(house, "Laura", "Clara")
    return laura, await laura.send_custom_id(laura.find("My hand"), f"rematch:{table_of(house).id}")


async def no_season(house):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    laura = await house.person("Laura")
    return laura, await laura.slash("claro leaderboard", period="season")


async def no_statistics(house):
    laura = await house.person("Laura")
    return laura, await laura.slash("my stats")


async def still_seated(house):
    laura, _, _ = await lobby(house)
    return laura, await forgotten(laura)


async def channel_not_allowed(house):
    house.discord.world.guild.permissions |= 1 << 5
    laura = await house.person("Laura")
    lounge = next(each for each in house.discord.world.channels.values() if each.name == ELSEWHERE)
    await server_settings(laura, channels=[lounge.id])
    return laura, await laura.slash("claro new")


async def terms_changed(house):
    laura, clara, seen = await lobby(house)
    old = seen.buttons["Join"]["custom_id"]
    await more(laura, "House rules")
    await laura.until(lambda each: each.modal)
    await laura.submit(**{"option free_pass": True})
    await clara.until(lambda each: "passing is free" in each.messages[seen.id].text)
    return clara, await clara.send_custom_id(seen, old)


SPRING = (("game", "claro"), ("start", "Spring"))
OPENED, SEAT = "wants to play", "You have a seat"
WAYS = [
    Way(no_table, "There is no table in this channel", "claro new", OPENED),
    Way(not_seated_in_a_lobby, "You have no seat", "table join", SEAT),
    Way(not_seated_in_a_game, "not in this game", "claro new", OPENED, elsewhere=True),
    Way(full, "This table is full", "claro new", OPENED, elsewhere=True),
    Way(begun, "has already begun", "table show", "Laura|@"),
    Way(begun, "has already begun", "claro new", OPENED, elsewhere=True),
    Way(not_begun, "has not begun yet", "table show", OPENED),
    Way(not_the_host, "the host, can do that", "claro new", OPENED, elsewhere=True),
    Way(no_moderator, "or a moderator may do that", "table leave", "You have left"),
    Way(not_paused, "is not paused", "claro hand", "."),
    Way(out_of_turn, "not your turn", "table show", "▶️"),
    Way(no_such_move, "I do not know this move", "claro hand", "."),
    Way(kicked, "You were removed", "claro new", OPENED, elsewhere=True),
    Way(host_kicked, "host's seat cannot", "table end", "The table is closed"),
    Way(nobody_kicked, "has no seat at this table", "table show", OPENED),
    Way(closed, "This game is over", "claro new", OPENED),
    Way(gone, "That table is gone", "claro new", OPENED),
    Way(too_many, "At most 2 can play", "claro new", "· 2\n🪑", options=(("seats", 2), ("hand", "10"))),
    Way(too_few, "at least 2 players", "table join", SEAT),
    Way(no_advice, "There is no advice", "claro new", OPENED, elsewhere=True),
    Way(no_record_yet, "is not over yet", "my history", "finished games"),
    Way(no_rematch_yet, "when the game is over", "claro hand", "."),
    Way(no_season, "no season here yet", "server season", r"\*\*Spring\*\*", options=SPRING),
    Way(no_statistics, "You have not finished a game", "claro new", OPENED),
    Way(still_seated, "You still sit at a table", "table leave", "You have left"),
    Way(channel_not_allowed, "games are opened in", "claro new", OPENED, elsewhere=True),
    Way(terms_changed, "has just changed the rules", "table show", "passing is free"),
]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.situation.__name__}-{way.command.split()[1]}")
async def test_the_way_that_a_refusal_names_works(house, way):
    person, refused = await way.situation(house)
    assert refused.ephemeral
    assert way.said in refused.text
    assert way.command in MENTION.findall(refused.text), refused.text
    if way.elsewhere:
        await person.go_to(ELSEWHERE)
    answer = await person.slash(way.command, **dict(way.options))
    assert re.search(way.then, answer.text), answer.text
    assert answer.text != refused.text


async def test_where_a_table_stands_is_a_link(house):
    laura, clara, seen = await lobby(house)
    await clara.click("Join", on=seen)
    link = f"https://discord.com/channels/{laura.guild}/{laura.channel}/{seen.id}"
    assert (await clara.slash("claro new")).buttons["Look at the table"]["url"] == link
    await clara.go_to(ELSEWHERE)
    other = await clara.slash("africa new")
    assert link in (await clara.send_custom_id(other, f"hand:{table_number(seen)}")).text


async def test_a_click_tells_nothing_of_a_table_in_another_server(house):
    laura, clara, seen = await lobby(house)
    table = table_of(house)
    table.guild += 1
    refused = await clara.send_custom_id(seen, f"join:{table.id}")
    assert "That table is gone" in refused.text
    assert str(laura.channel) not in refused.text


def table_number(seen):
    return next(iter(seen.buttons.values()))["custom_id"].split(":")[1]
