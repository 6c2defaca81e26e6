"""A command does only what it offers, whatever a client sends."""

import pytest

from bot.interactions.components.phrases import plain
from tests.e2e.forging import AUTOCOMPLETE, CHOICES, COMMAND, MODAL_SUBMIT, Forger, command_data

UNOFFERED = [
    ("claro new", {"level": "godlike"}),
    ("claro new", {"level": ""}),
    ("claro new", {"free_pass": "perhaps"}),
    ("claro new", {"hand": 5}),
    ("claro new", {"seats": 99}),
    ("claro new", {"seats": 1}),
    ("claro new", {"seats": True}),
    ("claro new", {"seats": "3"}),
    ("claro new", {"bots": -1}),
    ("claro new", {"bots": 6}),
    ("claro new", {"bots": 1.5}),
    ("stardust new", {"stake": "1000000"}),
    ("africa patience", {"hand": "4"}),
    ("africa patience", {"public": "yes"}),
    ("claro leaderboard", {"what": "luck"}),
    ("claro leaderboard", {"period": "yesterday"}),
    ("claro leaderboard", {"where": "everywhere"}),
    ("my history", {"where": "everywhere"}),
    ("my history", {"member": "12"}),
    ("my stats", {"member": {"id": 1}}),
    ("server season", {"game": "claro", "start": ""}),
    ("server season", {"game": "claro", "start": "x" * 51}),
    ("server season", {"game": "claro", "start": "\ud800"}),
    ("table kick", {"player": "99999999999999999999999"}),
    ("claro play", {"move": 24}),
    ("claro play", {"move": "x" * 6001}),
]
UNKNOWN = [
    ("claro new", {"deck": "mine"}),
    ("table kick", {}),
    ("claro play", {}),
    ("claro hand", {"move": "24"}),
]


@pytest.fixture
def forger(house, monkeypatch):
    house.discord.world.guild.permissions |= 1 << 5  # everybody may manage the server
    return Forger(house, monkeypatch)


async def test_a_value_that_is_not_offered_takes_no_effect(house, forger):
    laura, settings = await house.person("Laura"), house.app.base.settings
    for command, options in UNOFFERED:
        answer = await forger.slash(laura, command, **options)
        name = list(options)[-1]
        assert answer.ephemeral, options
        assert f"{plain(name)} cannot be" in answer.text, options
        assert not house.app.room.tables, options
        assert settings.guild(int(laura.guild)) == settings.guild(0), options
        assert settings.user(int(laura.id)) == settings.user(0), options


async def test_an_option_that_there_is_not_and_one_that_is_missing(house, forger):
    for command, options in UNKNOWN:
        answer = await forger.slash(await house.person("Laura"), command, **options)
        assert answer.ephemeral, options
        assert "it may have changed" in answer.text, options
        assert not house.app.room.tables, options


async def test_a_command_of_another_shape(house, forger):
    laura = await house.person("Laura")
    for data in (
        {"name": "claro", "type": 1},
        {"name": "claro", "type": 1, "options": []},
        {"name": "claro", "type": 1, "options": [{"name": "new", "type": 1}, {"name": "end", "type": 1}]},
        {"name": "claro", "type": 1, "options": [{"name": "fly", "type": 1}]},
        {"name": "claro", "type": 1, "options": "new"},
        {"name": "claro", "type": 1, "options": [7]},
        {"name": "claro", "type": 2},
        {"name": "Card statistics", "type": 2},
        {"name": "Card statistics", "type": 2, "target_id": "1", "resolved": {"users": {}}},
        {"name": "Card statistics", "type": 2, "target_id": ["1"], "resolved": {"users": {"1": {}}}},
        {"name": "Replay this game", "type": 2, "target_id": "1", "resolved": {"users": {"1": {}}}},
        {"name": "Replay this game", "type": 3, "target_id": "1", "resolved": {"users": {"1": {}}}},
        {"name": "nothing", "type": 1},
        {"name": "claro", "type": 1, "options": [{"name": "join", "type": 1}]},  # as version 0.1 had it
        {"name": "privacy", "type": 1, "options": [{"name": "export", "type": 1}]},  # also gone
        {"name": None, "type": 1},
        {"name": "claro", "type": 1, "guild_id": "1", "options": [{"name": "rules", "type": 1}]},
    ):
        answer = await forger.send(laura, COMMAND, {"id": "1", **data})
        assert answer.ephemeral, data
        assert "it may have changed" in answer.text, data


async def test_a_completion_of_another_shape_completes_nothing(house, forger):
    laura = await house.person("Laura")
    for change in ({"name": "deck"}, {"focused": False}, {"value": 3}, {"value": None}, {"type": 4}):
        data = command_data(house, "claro play", move="")
        data["options"][0]["options"][0] |= {"focused": True, **change}
        answer = await forger.send(laura, AUTOCOMPLETE, data)
        assert answer.kind == CHOICES, change
        assert answer.data["choices"] == [], change


def any_value(option):
    """Return a value that a required option takes."""
    if option.get("choices"):
        return option["choices"][0]["value"]
    return "Owls" if option["type"] == 3 else option.get("min_value", 1)


async def test_every_value_that_is_offered_is_taken(house, forger):
    laura = await house.person("Laura")
    for command in house.discord.world.commands.values():
        for sub in command.get("options", []):
            options = [each for each in sub.get("options", []) if each["name"] not in ("move", "player")]
            needed = {each["name"]: any_value(each) for each in options if each.get("required")}
            for option in options:
                for choice in option.get("choices") or []:
                    given = needed | {option["name"]: choice["value"]}
                    answer = await forger.slash(laura, f"{command['name']} {sub['name']}", **given)
                    assert "cannot be" not in answer.text
                    assert "it may have changed" not in answer.text


FORM = {"option__free_pass": ["yes"], "option__hand": ["5"], "seats": ["4"], "turn-time": ["1m"]}


UNKNOWN_BUTTON = "I do not know this button"
UNOFFERED_FIELDS = [
    ({"option__deck": ["0" * 64]}, "no house rule deck"),
    ({"option__free_pass": ["perhaps"]}, "perhaps is not a choice"),
    ({"option__free_pass": []}, UNKNOWN_BUTTON),
    ({"option__free_pass": ["yes", "no"]}, UNKNOWN_BUTTON),
    ({"option__free_pass": [7]}, UNKNOWN_BUTTON),
    ({"option__free_pass": "perhaps"}, "perhaps is not a choice"),
    ({"option__free_pass": 1}, UNKNOWN_BUTTON),
    ({"seats": True}, UNKNOWN_BUTTON),
    ({"seats": ["7"]}, UNKNOWN_BUTTON),
    ({"seats": ["٤"]}, UNKNOWN_BUTTON),
    ({"turn-time": ["1ms"]}, UNKNOWN_BUTTON),
    ({"level": ["godlike"]}, UNKNOWN_BUTTON),
    ({"number": "4"}, UNKNOWN_BUTTON),
]


async def test_the_lobbys_form_takes_only_what_it_offers(house, forger):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1)
    (table,) = house.app.room.tables
    before = table.options, table.capacity, table.turn_seconds, table.seats
    wrong = [({**FORM, **change}, told) for change, told in UNOFFERED_FIELDS]
    wrong += [({name: FORM[name] for name in FORM if name != missing}, UNKNOWN_BUTTON) for missing in FORM]
    for fields, told in wrong:
        answer = await forger.submit(laura, f"arrange:{table.id}", **fields)
        assert told in answer.text, fields
        assert (table.options, table.capacity, table.turn_seconds, table.seats) == before, fields
    await forger.submit(laura, f"arrange:{table.id}", **FORM)  # by selects, as in earlier versions
    assert (dict(table.options), table.capacity, table.turn_seconds) == ({"free_pass": "yes"}, 4, 60)


async def test_a_form_of_another_shape(house, forger):
    laura = await house.person("Laura")
    await laura.slash("claro new", bots=1)
    for verb in ("arrange:1", "say:1:0:bet", "join:1", "leaderboard:claro:stars:all:server:0"):
        for components in (None, "x", 7, {}, [7], [{}], [{"component": 7}], [{"component": {}}]):
            answer = await forger.send(laura, MODAL_SUBMIT, {"custom_id": verb, "components": components})
            assert UNKNOWN_BUTTON in answer.text, (verb, components)
    assert len(house.app.room.tables[0].seats) == 2
