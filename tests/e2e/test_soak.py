"""Many games at once on a Discord that breaks all the time: every one of them ends, and nothing is lost or doubled."""

import asyncio
import tempfile
from collections import Counter
from pathlib import Path

import pytest

from benchmarks.trouble import RATE, Troubles
from bot.games.catalog import GAMES
from bot.games.record import replay, write_record
from bot.tables.messages import reminders
from playground.driver import InteractionFailed, Refused
from playground.server import Playground
from playground.traffic.faults import GATEWAY, REST, Fault, Faults
from playground.world import World
from tests.conftest import House
from tests.e2e.choosing import my_settings
from tests.e2e.playing import hand_of, next_choice
from tests.effort import effort, thorough
from tests.journals import open_journal

PEOPLE, GAMES_EACH = effort(16, whole=50), effort(2, whole=4)
SEED = 20_260_504
RATES = {
    Fault.RATE_LIMIT: 0.01, Fault.ERROR_500: 0.002, Fault.ERROR_502: 0.002, Fault.ERROR_503: 0.005, Fault.SLOW: 0.01,
    Fault.RESET_BEFORE: 0.005, Fault.RESET_AFTER: 0.005, Fault.ERROR_AFTER: 0.002,
    Fault.DROP: 0.0005, Fault.RECONNECT: 0.001, Fault.INVALID_RESUMABLE: 0.0005, Fault.INVALID: 0.0002,
    Fault.DUPLICATE: 0.01, Fault.DELAY: 0.01, Fault.REORDER: 0.01, Fault.LOST_ACK: 0.05,
}  # fmt: skip
CLOSED = 50007
"""Discord's code for somebody who takes no direct messages."""
LONGEST = effort(9, whole=60) * 60.0
"""After how many seconds it is said which games do not end."""
TRIES_AGAIN = 10.0
"""After how many seconds somebody whose click is lost clicks again."""


class Player:
    """Somebody who plays one game after another, and does not give up when a click fails."""

    def __init__(self, person, number):
        self.person = person
        self.bots = 1 + number % 2
        self.trouble = None
        self.looks = 0
        self.failed = 0
        self.over = set()
        self.before = 0

    async def act(self, action):
        """Do something; a click that fails or has been overtaken is tried again by whoever asked."""
        await self.trouble.come()
        try:
            await action
        except (InteractionFailed, TimeoutError):
            self.failed += 1
        except (LookupError, Refused):
            pass  # the button has gone meanwhile

    def shows(self, label):
        """Tell whether this game has such a button; a late edit may bring back a message of the one before."""
        seen = [each for each in self.person.messages.values() if int(each.id) > self.before]
        return any(label in each.enabled for each in seen)

    def rematches(self):
        """Return the numbers of the tables that are seen to be over and were not before.

        A message of the game before may be posted anew while the next one is played.
        """
        seen = [each.buttons["Rematch"] for each in self.person.messages.values() if "Rematch" in each.enabled]
        return {each["custom_id"].split(":")[1] for each in seen} - self.over

    def can_play(self):
        """Tell whether the newest message for this person alone is a hand that offers a move."""
        hand = hand_of(self.person)
        return hand is not None and any(hand.buttons[each]["custom_id"].startswith("play:") for each in hand.enabled)

    async def play(self):
        """Play one game to its end."""
        self.before = max(map(int, self.person.messages), default=0)
        self.person.messages.clear()
        while not self.rematches():
            if self.can_play():
                await self.act(self.person.click(next_choice(self.person), on=hand_of(self.person)))
            elif self.shows("Start"):
                await self.act(self.person.click("Start"))
            elif self.shows("My hand"):
                await self.act(self.person.until(lambda _: self.can_play() or self.rematches(), patience=2))
                if not self.can_play() and not self.rematches():
                    self.looks += 1
                    await self.act(self.person.slash("table show" if self.looks % 2 else "claro hand"))
            else:
                await self.act(self.person.slash("claro new", bots=self.bots))
                if not self.shows("Start") and not self.shows("My hand"):
                    await self.act(self.person.slash("table show"))
        self.over |= self.rematches()

    @property
    def finished(self):
        """How many games are over."""
        return len(self.over)

    def seen(self):
        """Say where the game is, for a failure."""
        sees = [(each.text[:100], each.enabled) for each in list(self.person.messages.values())[-3:]]
        return f"{self.person.name} has finished {self.finished} games in {self.trouble.channel.name}, and sees {sees}"

    async def play_all(self):
        for _ in range(GAMES_EACH):
            await self.play()
        await self.trouble.end()


@pytest.fixture
def folder(tmp_path):
    """A folder in memory where there is one: thousands of moves, each synced to a disk, would be most of the time."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir=memory) as name:
        yield Path(name)


@thorough
@pytest.mark.timeout(LONGEST + 60)
async def test_many_games_on_a_discord_that_breaks(folder, capsys, monkeypatch):
    for name, seconds in {"QUIET_SECONDS": 0.0, "PRESENT_SECONDS": 0.0, "PACE_SECONDS": 0.05}.items():
        monkeypatch.setattr(reminders, name, seconds)  # people who play fast are told all the same
    names = [f"Player{number}" for number in range(PEOPLE)]
    world = World(names, channels=["cards"], guilds=PEOPLE)
    faults = Faults(seed=SEED)
    async with Playground(world, faults=faults, rate_limits=None) as discord:
        troubles = Troubles(discord, SEED, rate=0.0)
        house = House(discord, folder / "soak.db", remind_seconds=0)
        await house.start_bot()
        players = [Player(discord.person(name), number) for number, name in enumerate(names)]
        for number, (player, channel) in enumerate(zip(players, list(world.channels.values()), strict=True)):
            # Each plays in a server of their own: what others see of it would only take time.
            world.guilds[channel.guild].members = {int(player.person.id), world.owner.id, world.bot.id}
            player.person.guild, player.person.channel = str(channel.guild), str(channel.id)
            player.person.patience = TRIES_AGAIN
            await player.person.connect()
            if number % 4 == 1:
                channel = await discord.service.add_channel(world.guilds[channel.guild], "side game", channel)
                await player.person.go_to(str(channel.id))
            if number % 2 == 0:
                await my_settings(player.person, your_turn="every", notify_in="direct")
            player.trouble = troubles.of(int(player.person.id), channel)
        world.people[int(players[0].person.id)].takes_direct_messages = False
        troubles.rate = RATE
        faults.rates, discord.limits.scale = RATES, 10
        faults.strike(*GATEWAY, *REST)  # each at least once, however rare
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(*(player.play_all() for player in players))
            faults.rates, troubles.rate = {}, 0.0
            journal = open_journal(house._engine)
            saved_games = [saved for number in range(1, 400) if (saved := await journal.load(number))]
            await journal.close()
            records = [saved for saved in saved_games if saved.status == "finished"]
        except TimeoutError:
            pytest.fail("\n".join(player.seen() for player in players if player.finished < GAMES_EACH))
        finally:
            await house.stop_bot()

    assert sum(player.finished for player in players) == PEOPLE * GAMES_EACH
    assert len(records) >= PEOPLE * GAMES_EACH
    for saved in records:
        names = [seat.name or str(seat.user) for seat in saved.seats]
        result = replay(write_record(GAMES[saved.game], names, saved.options, saved.seed, saved.moves), GAMES)
        assert result.error is None
        assert result.position.outcome is not None

    failed = [each for each in world.interactions.values() if each.failed]
    avoidable = [each for each in failed if not each.struck]
    sent = discord.traffic.requests["POST /users/@me/channels"]
    refused = sum(each.get("code") == CLOSED for each in discord.records.after(0))
    counts = Counter({fault.value: count for fault, count in faults.done.items()})
    with capsys.disabled():
        print(
            f"\nsoak: {len(records)} games, {len(world.interactions)} interactions, {sum(counts.values())} faults and"
            f" {discord.limits.refused} rate limits; interactions failed: {len(failed)}, all struck by a fault"
            f" themselves but {len(avoidable)}; {dict(counts + troubles.done)};"
            f" direct messages to {sent} people, {refused} of them refused"
        )
    assert avoidable == []
    assert set(counts) >= {fault.value for fault in RATES} - {Fault.LOST_ACK}  # a heartbeat is due every 41 s
    assert set(troubles.done) == troubles.kinds
    assert sent
