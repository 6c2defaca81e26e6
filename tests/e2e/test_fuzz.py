"""Interactions made from what the bot offers, and then broken: each gets one sentence, and harms nobody."""

import json
import logging
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.features.solo.feature import Alone
from bot.features.solo.routes import SoloAct
from bot.features.tournaments.feature import Events
from bot.interactions.routes.route import Malformed
from bot.interactions.routes.routes import HandAct, MoreAct, TableAct
from playground.checks.messages import walk
from playground.objects.payloads import message_json
from tests.e2e.forging import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    MODAL,
    MODAL_SUBMIT,
    THINK_UPDATE,
    Forger,
    command_data,
)
from tests.e2e.playing import play_to_the_end
from tests.effort import WHOLE, effort, thorough
from tests.locales.all_words import word_files
from tests.routes import EVERY, parse

SEEDS = (1, 2, 3) if WHOLE else (1,)
EACH = effort(300, whole=1200)
STRANGE = (
    *(
        "",
        " ",
        "0",
        "-1",
        "1.5",
        "9" * 19,
        "9" * 400,
        "١٢",
        "\u202e",
        "\u0000",
        "💥",
        "x" * 6001,
        "a:b:c",
        "play:1:0:24",
    ),
    *(None, True, 7, -(2**70), 1.5, [], {}, ["x"], {"id": "1"}, [["x"]]),
)
"""Values of every type that stand in for one that was offered."""

UNEXPECTED = "Something went wrong on my side"
FORGOTTEN = frozenset(
    {"names", "notices", "guild_locales", "alembic_version", "sqlite_sequence"}
    | {"reviews"}  # they are worked out in the background
)
"""Tables that change on their own account: who has clicked for the first time, and who was told."""


def refusal_patterns():
    """Return a pattern that the sentences of refusals match, whatever their details."""
    lines = "\n".join(file.read_text(encoding="utf-8") for file in word_files("en")).splitlines()
    said = [line.partition(" = ")[2] for line in lines if re.match(r"(\w+-)?refused-[\w-]+ = ", line)]
    return re.compile("|".join(re.sub(r"\\{.*?\\}", ".*", re.escape(each)) for each in said), re.DOTALL)


REFUSED = refusal_patterns()
WORDS = sorted({word for route in EVERY for word in re.findall("(?:^|:)([a-z-]+)", route.pattern)})


def custom_ids(components):
    return [str(each["custom_id"]) for _, each in walk(components) if each.get("custom_id")]


PATIENCES = ("africa patience", "africa daily")
"""The commands whose answers everybody sees, with buttons for whoever plays: nobody else holds cards."""


def subjects(components):
    """Return what a message is about: the numbers of its tables and solo games, with the verbs' kind."""
    found = set()
    for custom_id in custom_ids(components):
        try:
            meaning = parse(custom_id)
        except Malformed:
            continue
        if isinstance(meaning.route, TableAct | MoreAct | HandAct | SoloAct):
            found.add((isinstance(meaning.route, HandAct), meaning.parts[0]))
    return found


class Fuzz:
    """Makes interactions from a seed, sends them, and looks at everything that they could have harmed."""

    def __init__(self, house, forger, people, seed):
        self.house, self.forger, self.people, self.dice = house, forger, people, Random(seed)
        self.world = house.discord.world
        self.refused = self.sent = 0
        self.seen_ids = {"join:1", "say:1:0:bet", "arrange:1", "replay:1:0:x", "record/1", "gift:stardust", "challenge"}
        self.seen_ids.add("stats:claro:1")

    # Making

    def make(self):
        """Return a person, a kind of interaction, its data, and the message that it came from."""
        dice = self.dice
        person = dice.choice(self.people)
        person.channel = str(dice.choice([each.id for each in self.world.guild.channels]))
        kind = dice.choice([COMMAND, COMPONENT, COMPONENT, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT])
        if kind in (COMMAND, AUTOCOMPLETE):
            return person, kind, self.broken_command(kind), None
        user = self.world.people[int(person.id)]
        seen = self.world.history(int(person.channel), user)[-40:]
        source = dice.choice(seen) if seen else None
        if kind == MODAL_SUBMIT:
            return person, kind, self.form(), source
        if source is None:
            return person, COMMAND, self.broken_command(COMMAND), None
        return person, kind, self.click(source), source

    def custom_id(self, source=None):
        dice = self.dice
        own = [] if source is None else custom_ids(source.components)
        self.seen_ids.update(own)
        chosen = dice.choice(own) if own and dice.random() < 0.6 else dice.choice(sorted(self.seen_ids))
        if dice.random() < 0.5:
            return chosen
        parts = re.split("[:/]", chosen)
        place = dice.randrange(len(parts))
        numbers = [str(dice.randrange(12)), "0", str(2**63 - 1), str(2**63), "9" * 30]
        words = ["-", "x", "24", "bet", "keep", "discard 1 2", "💥", "", " ", "a" * 61, *WORDS]
        match dice.randrange(4):
            case 0:
                parts[place] = dice.choice(numbers)
            case 1:
                parts[place] = dice.choice(words)
            case 2:
                parts.insert(place, dice.choice(numbers + words))
            case _:
                del parts[place]
        return dice.choice("::::/").join(parts)[:100]

    def click(self, source):
        data = {"custom_id": self.custom_id(source), "component_type": self.dice.choice([2, 2, 3])}
        options = [each["value"] for _, c in walk(source.components) for each in c.get("options", [])]
        if data["component_type"] == 3 or self.dice.random() < 0.1:
            data["values"] = [self.dice.choice([*options, "wins", "24", "x"])]
        if self.dice.random() < 0.1:
            data["values"] = self.dice.choice([*STRANGE, ["a"] * 30, [7], [None], ["x" * 200]])
        return data

    def form(self):
        dice = self.dice
        if dice.random() < 0.2:
            return self.challenge()
        fields = {
            "option free_pass": ["yes"],
            "option hand": ["5"],
            "option hands": ["3"],
            "option rounds": ["3"],
            "seats": ["4"],
            "turn-time": ["1m"],
            "level": ["easy"],
            "number": "20",
            "option stake": ["100"],
        }
        chosen = dice.sample(sorted(fields), dice.randrange(len(fields)))
        components = []
        for name in chosen:
            value = fields[name] if dice.random() < 0.7 else dice.choice([*STRANGE, ["99"], ["godlike"], ["1", "2"]])
            field = {"custom_id": name, "type": 3, "values" if isinstance(value, list) else "value": value}
            components.append({"type": 18, "component": field})
        if dice.random() < 0.2:
            components = dice.choice([*STRANGE, [7], [None], [{"component": None}], components * 2])
        return {"custom_id": self.custom_id(), "components": components}

    def challenge(self):
        """Return a form of a challenge. What Discord says about the people is true, but it may say nothing."""
        dice, resolved = self.dice, {}
        people = [self.value({"type": 6}, resolved) for _ in range(dice.randrange(4))]
        if dice.random() < 0.7:
            resolved["members"] = {each: {"permissions": str(dice.choice([0, 8, 1024]))} for each in people}
        game = dice.choice(["claro", "stardust", "africa", *STRANGE])
        fields = [{"custom_id": "game", "value": game}, {"custom_id": "people", "values": people}]
        components = [{"type": 10}, *({"type": 18, "component": each} for each in fields)]
        return {"custom_id": "challenge", "components": components, "resolved": dice.choice([resolved, resolved, {}])}

    def broken_menu(self, root):
        """Return a command of a menu, used on something that Discord describes, or on nothing."""
        dice, resolved = self.dice, {}
        target = self.value({"type": 6}, resolved)
        if dice.random() < 0.5:
            found = dice.choice(list(self.world.messages.values()))
            target = str(found.id)
            resolved["messages"] = {target: message_json(self.world, found, self.house.discord.url)}
        data = {"id": root["id"], "name": root["name"], "type": dice.choice([root["type"]] * 3 + [2, 3])}
        data |= {"target_id": target, "resolved": resolved if dice.random() < 0.9 else {}}
        if dice.random() < 0.1:
            data[dice.choice(["name", "target_id", "options"])] = dice.choice(STRANGE)
        return data

    def broken_command(self, kind):
        dice = self.dice
        root = dice.choice(sorted(self.world.commands.values(), key=lambda each: each["name"]))
        if root["type"] != 1:
            return self.broken_menu(root)
        known = dice.choice(root.get("options", [root]))
        if (root["name"], known["name"]) in (("privacy", "forget"), ("privacy", "export")) and dice.random() < 0.9:
            return self.broken_command(kind)
        options, resolved = {}, {}
        for option in known.get("options", []):
            if option.get("required") or dice.random() < 0.4:
                options[option["name"]] = self.value(option, resolved)
        if dice.random() < 0.2 and options:
            options[dice.choice(sorted(options))] = dice.choice(STRANGE)
        if dice.random() < 0.05:
            options["deck"] = "x"
        if dice.random() < 0.1:
            resolved = {}
        path = root["name"] if known is root else f"{root['name']} {known['name']}"
        data = command_data(self.house, path, resolved or None, **options)
        inner = data if known is root else data["options"][0]
        leaves = inner["options"]
        if kind == AUTOCOMPLETE and leaves and dice.random() < 0.9:
            dice.choice(leaves)["focused"] = True
        if dice.random() < 0.05:
            broken = dice.choice([data, inner, *leaves])
            broken[dice.choice(["name", "type", "options"])] = dice.choice(STRANGE)
        return data

    def value(self, option, resolved):
        """Return a value that an option offers, or nearly offers."""
        dice = self.dice
        if option.get("choices"):
            return dice.choice(option["choices"])["value"]
        match option["type"]:
            case 3:
                return dice.choice(["24", "pass", "keep", "Spring", "[x](http://example.org)", "bet 20", "fold"])
            case 4:
                return dice.randrange(-1, 8)
            case 5:
                return dice.random() < 0.5
            case 6:
                user = dice.choice([*self.world.people.values(), self.world.owner, self.world.bot])
                described = {"id": str(user.id), "username": user.name, "discriminator": "0", "avatar": None}
                resolved.setdefault("users", {})[str(user.id)] = described
                return str(user.id)
            case _:
                channel = dice.choice(list(self.world.channels.values()))  # of another server, perhaps
                described = {"id": str(channel.id), "type": 0, "name": channel.name, "permissions": "0"}
                resolved.setdefault("channels", {})[str(channel.id)] = described
                return str(channel.id)

    # Sending and looking

    async def settle(self):
        """Wait until no computer has to move."""
        while any(t.computers_to_act() and t.live and not t.paused for t in self.house.app.room.tables):
            await self.people[0].request("GET", "/users/@me")

    def forget_old_messages(self):
        """Delete what has scrolled far up, so that each step takes as long as the first."""
        events = self.house.app[Events].house.tournaments.live
        showing = {each.message for each in (*self.house.app.room.tables, *events)}  # what is kept is posted again
        for number in [each for each in list(self.world.messages)[:-120] if each not in showing]:
            del self.world.messages[number]

    def stored(self):
        """Return everything that the database has."""
        with closing(sqlite3.connect(self.house.database)) as connection, connection:
            names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
            # The message of a table in a thread of its own is posted, and noted, after the command was answered.
            (posted,) = [row[0] for row in connection.execute("PRAGMA table_info(games)") if row[1] == "message_id"]
            rows["games"] = [(*row[:posted], *row[posted + 1 :]) for row in rows["games"]]
        connection.close()
        return {name: rows[name] for name in names if name not in FORGOTTEN}

    def secrets(self):
        """Return the seeds that nobody may know yet."""
        with closing(sqlite3.connect(self.house.database)) as connection, connection:
            live = connection.execute("SELECT seed FROM games WHERE ended_at IS NULL AND seed IS NOT NULL").fetchall()
            alone = connection.execute("SELECT seed FROM games WHERE status = 'solo' AND ended_at IS NULL").fetchall()
        connection.close()
        return [each[0].hex() if isinstance(each[0], bytes) else each[0] for each in (*live, *alone)]

    async def step(self):
        person, kind, data, source = self.make()
        me = int(person.id)
        await self.settle()
        self.forget_old_messages()
        stored = self.stored()
        away = {t.id for t in self.house.app.room.tables for s in t.seats if s.user == me and s.away}
        shown = {each.id: (each, json.dumps(each.components)) for each in self.world.messages.values()}
        answer = await self.forger.send(person, kind, data, source)
        self.sent += 1
        where = f"{person.name} {kind} {json.dumps(data)[:600]}"
        assert len(answer.callbacks) == 1, where
        if answer.kind not in (CHOICES, MODAL, THINK_UPDATE):
            assert answer.text, where
        assert UNEXPECTED not in answer.text, where
        said = answer.text.removeprefix("> ").split("\n")[0]
        notice = answer.ephemeral or answer.text.startswith("> ")
        if notice and REFUSED.fullmatch(said) and not away:
            self.refused += 1
            await self.settle()
            assert self.stored() == stored, where
        self.check_messages(me, shown, where)
        self.check_secrets(me, answer, where)

    def check_messages(self, me, shown, where):
        """Nobody else's message shows something else than before."""
        for message, before in shown.values():
            after = json.dumps(message.components)
            if after == before or message.only_for == me:
                continue
            was, now = subjects(json.loads(before)), subjects(message.components)
            assert now <= was or not was, where
            if message.metadata and message.metadata.get("name") in PATIENCES:
                assert int(message.metadata["user"]["id"]) == me, where

    def check_secrets(self, me, answer, where):
        """The sender sees no seed that is still secret, and no buttons but for their own cards."""
        said = json.dumps([data for _, data in answer.callbacks], default=str)
        said += json.dumps([each.components for each in answer.follow_ups])
        assert not [each for each in self.secrets() if each in said], where
        tables = {each.id: each for each in self.house.app.room.tables}
        for custom_id in re.findall(r'"play:[^"]*"', said):
            meaning = parse(custom_id.strip('"'))
            table = tables.get(meaning.parts[0])
            if table is not None and table.live:
                held = set(table.position.hand(table.seat_of(me)))
                played = {word for word in meaning.parts[-1].split() if word in table.game.card_names}
                assert played <= held, where
        for message in self.world.messages.values():
            if message.only_for is None and (message.metadata or {}).get("name") not in PATIENCES:
                assert not any(hand for hand, _ in subjects(message.components)), where


@thorough
@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_is_sent_gets_a_sentence_and_harms_nobody(house, monkeypatch, caplog, seed):
    caplog.set_level(logging.WARNING)
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    shuffles = Random(seed)
    house.app[Alone].games.draw_seed = lambda: shuffles.randbytes(32)
    house.app.room._seed_of = lambda *_: shuffles.randbytes(32)
    people = [await house.person(name) for name in ("Laura", "Clara", "Armin", "Konrad")]
    laura, clara, armin, konrad = people
    await laura.slash("claro new", bots=1)
    await laura.click("Start")
    await laura.click("My hand")
    await play_to_the_end(laura)
    await laura.slash("africa patience")
    await clara.slash("africa patience", public=True, hand="3")
    await laura.slash("claro new")
    await clara.click("Join")
    await laura.click("Start")
    for each in (laura, clara):
        await each.click("My hand")
    for each in (armin, konrad):
        await each.go_to("lounge")
    await armin.slash("stardust new", bots=2)
    await konrad.slash("table join")
    fuzz = Fuzz(house, Forger(house, monkeypatch), people, seed)
    for _ in range(EACH):
        await fuzz.step()
    assert fuzz.refused > EACH // 10
    troubles = [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR or each.exc_info]
    assert troubles == []
    print(f"{fuzz.sent} sent, {fuzz.refused} refused")
