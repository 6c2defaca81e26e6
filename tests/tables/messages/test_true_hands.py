"""Open hands are true at every moment, whatever happens at the table, in all games."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot.games.catalog import GAMES
from bot.games.refused import Refused
from bot.tables.rules import host_tools, playing
from tests.conftest import open_house
from tests.e2e.playing import started
from tests.effort import effort, thorough

PEOPLE = ("Laura", "Clara", "Armin")
ACTS = ("press", "press", "press", "play", "play", "time", "leave", "back", "substitute", "pause", "resume")
RARE = ("open", "restart", "kick", "end")
MOVES = ("play:", "draft:", "sketch:", "pick:", "ask:")
"""What the custom_ids of buttons and lists begin with that play or prepare a move."""

people = st.integers(0, len(PEOPLE) - 1)
steps = st.tuples(st.sampled_from((*ACTS, *ACTS, *RARE)), people, st.integers(0, 50))


def offered(seen):
    """Return the custom_ids of a hand's buttons that play or prepare a move."""
    ids = [str(each["custom_id"]) for each in seen.components() if each.get("custom_id") and not each.get("disabled")]
    return [each for each in ids if each.startswith(MOVES)]


def plain(component):
    """Return what a person sees of a component and what it would do; nothing of the notice above a hand."""
    if component["type"] == 10:
        return "\n".join(line for line in component["content"].split("\n") if not line.startswith("> "))
    if component["type"] in (2, 3):
        disabled = bool(component.get("disabled"))
        options = [(each["label"], each["value"], bool(each.get("default"))) for each in component.get("options", [])]
        return component.get("label"), disabled, None if disabled else component["custom_id"], options
    return [plain(each) for each in component.get("components", [])]


class Evening:
    """Three people and a computer at a table, each with the hand that they opened last."""

    def __init__(self, house, people):
        self.house = house
        self.people = people
        self.number = house.app.room.tables[0].id
        self.newest = {person.id: max(int(seen.id) for seen in hands(person)) for person in people}
        self.restarted_after = 0
        """The last hand that was open when the bot restarted. What hands were open then, it does not know."""
        self.kicked = set()
        self.done = []
        self.compared = 0

    async def table(self):
        return await self.house.app.room.find(self.number)

    async def act(self, act, who, which):
        """Do one thing at the table, as far as it is possible now."""
        table, app, person = await self.table(), self.house.app, self.people[who]
        do, user = app.room.do, int(person.id)
        with suppress(Refused):
            match act:
                case "press":
                    await self.press(which)
                case "play" if table.people_to_act():
                    seat = table.people_to_act()[0]
                    legal = table.position.legal_moves(seat)
                    await app.room.play(table, table.seats[seat].user, None, legal[which % len(legal)])
                case "time":
                    await app.tables.turns.time_is_up(table, table.turn)
                case "leave":
                    await do(table, playing.leave, user)
                case "back":
                    await do(table, playing.come_back, user)
                case "substitute":
                    await do(table, host_tools.substitute, table.presiding, user, moderator=True)
                case "pause":
                    await do(table, host_tools.pause, table.presiding, moderator=True)
                case "resume":
                    await do(table, host_tools.resume, table.presiding, moderator=True)
                case "kick":
                    await do(table, host_tools.kick, table.presiding, user, moderator=True)
                case "end" if which == 0:
                    await do(table, host_tools.end, table.presiding, moderator=True)
                case "open":
                    await self.open(table, person)
                case "restart":
                    await self.house.stop_bot()
                    await self.house.start_bot()
                    self.restarted_after = max(int(seen.id) for each in self.people for seen in hands(each))
                    for each in self.people:
                        await self.open(table, each)

    async def open(self, table, person):
        """Open a person's hand, if they have one."""
        answer = await person.slash(f"{table.game.name} hand")
        if int(person.id) not in table.kicked:
            self.newest[person.id] = int(answer.id)

    async def press(self, which):
        """Press something that an open hand offers."""
        found = [
            (person, seen, custom_id)
            for person in self.people
            if (seen := person.messages[str(self.newest[person.id])])
            for custom_id in offered(seen)
            if custom_id.startswith(("play:", "draft:"))
        ]
        if found:
            person, seen, custom_id = found[which % len(found)]
            await person.send_custom_id(seen, custom_id)

    async def idle(self):
        """Wait until the bot has nothing more to do for the table, and everybody has seen it."""
        while not await self._is_idle():  # noqa: ASYNC110 - the playground and the bot share this loop
            await asyncio.sleep(0)
        for person in self.people:
            await person.request("GET", "/users/@me")
            await person.until(lambda each: self._arrived(each))

    async def _is_idle(self):
        app, table = self.house.app, await self.table()
        waits = app.base.clock.is_set((table.id, "computer")) or table.id in app.room._asleep
        return not waits and app.display.is_settled(table) and app.hands.is_settled(table.id)

    def _arrived(self, person):
        """Tell whether a person's client shows what the server has of their hand."""
        number = self.newest[person.id]
        stored = self.house.discord.world.messages[number]
        return [plain(each) for each in person.messages[str(number)].data["components"]] == [
            plain(each) for each in stored.components
        ]

    async def check(self):
        """Compare every hand that a token reaches with the hand as it should be now."""
        app, table = self.house.app, await self.table()
        words = app.base.languages.words("en")
        for person in self.people:
            user, number = int(person.id), self.newest[person.id]
            seen = person.messages[str(number)]
            about = (self.done, person.name, seen.text)
            open_hand = app.hands._open.get(table.id, {}).get(user)
            draft = open_hand.draft if open_hand is not None and open_hand.turn == table.turn else None
            wanted = await app.hands._renderer.hand(words, table, user, draft)
            fresh = [plain(each) for each in wanted.view.to_components()]
            shown = [plain(each) for each in seen.data["components"]]
            if table.live:
                self.kicked |= table.kicked
            if table.live or user not in self.kicked:  # what they were told stays true when the table closes
                assert shown == fresh, about
            seat = table.seat_of(user)
            stopped = table.paused or table.seats[seat].away
            goes_on = table.live and table.waits and seat in table.people_to_act()  # with the next press in the hand
            if not goes_on and (not table.live or stopped or seat not in table.position.to_act):
                assert not offered(seen), about
            older = [each for each in hands(person) if self.restarted_after < int(each.id) < number]
            assert not any(offered(each) for each in older), about
            self.compared += 1 + len(older)


def hands(person):
    return [seen for seen in person.messages.values() if seen.ephemeral]


async def play(folder, game, acts):
    """Let people do these things one after the other, and compare their hands after each; return how many hands."""
    async with open_house(Path(folder)) as house:
        evening = Evening(house, await started(house, *PEOPLE, game=game, bots=1))
        for act in acts:
            evening.done.append(act)
            await evening.act(*act)
            await evening.idle()
            await evening.check()
            if not (await evening.table()).live:
                break
        return evening.compared


@thorough
@settings(
    max_examples=effort(3, whole=6),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
@given(st.sampled_from(sorted(GAMES)), st.lists(steps, min_size=effort(8, whole=30), max_size=effort(16, whole=80)))
def test_every_open_hand_is_true_after_every_step(game, acts):
    with TemporaryDirectory() as folder:
        compared = asyncio.run(play(folder, game, acts))
    print(f"{game}: {compared} hands compared in {len(acts)} steps")
    assert compared >= len(PEOPLE)
