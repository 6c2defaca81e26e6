"""Commands that have another name now: for one version, the old name says which."""

import pytest

from bot.commands.kit.option_checks import OF_GAMES, OTHERS
from bot.games.catalog import GAMES
from tests.e2e.forging import COMMAND, Forger

OLD = {**{f"{game} {name}": now for game in GAMES for name, now in OF_GAMES.items()}, **OTHERS}


def sent(name):
    """Return what a client sends that still has the command of the version before."""
    group, *steps = name.split()
    data = []
    for step in reversed(steps):
        data = [{"type": 2 if data else 1, "name": step, "options": data}]
    return {"id": "7", "name": group, "type": 1, "options": data}


async def test_each_old_name_answers_with_where_it_went(house, monkeypatch):
    laura, forger = await house.person("Laura"), Forger(house, monkeypatch)
    ids = {each["name"]: each["id"] for each in house.discord.world.commands.values()}
    for name, now in OLD.items():
        answer = await forger.send(laura, COMMAND, sent(name))
        assert answer.ephemeral, name
        assert f"Now you use </{now}:{ids[now.split()[0]]}>" in answer.text, name


async def test_no_old_name_is_published_and_what_replaced_it_is(house):
    published = {
        " ".join([command["name"], *names])
        for command in house.discord.world.commands.values()
        for each in [option for option in command.get("options", []) if option["type"] == 1] or [None]
        for names in ([] if each is None else [each["name"]],)
    }
    assert not published & set(OLD)
    assert set(OLD.values()) <= published


@pytest.mark.parametrize("options", ["new", [7], [{"name": "join"}, {"name": "leave"}]])
async def test_a_name_of_another_shape_is_no_old_name(house, monkeypatch, options):
    laura, forger = await house.person("Laura"), Forger(house, monkeypatch)
    answer = await forger.send(laura, COMMAND, {"id": "7", "name": "claro", "type": 1, "options": options})
    assert "it may have changed" in answer.text
