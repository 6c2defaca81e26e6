"""A table whose game cannot be shown says so, instead of showing what was before."""

from bot.faces.catalog import FACES
from bot.locales.words import words_for
from tests.e2e.playing import rules_of, started, table_of
from tests.tables.messages.test_refused_edits import until_shown


async def test_a_table_that_cannot_be_drawn_says_that_its_game_has_a_fault(house, caplog, monkeypatch):
    laura, _ = await started(house, "Laura", "Clara")
    table = table_of(house)
    fault = words_for("en")("table-failing")
    with monkeypatch.context() as broken:
        broken.setattr(type(table), "view", lambda self: 1 / 0)
        for _ in range(3):
            house.app.display.touch(table)
            await until_shown(laura, house)
        assert fault in laura.find("My hand").text
        assert "⋯" in laura.find("My hand").enabled
    said = [record.getMessage() for record in caplog.records if "cannot be shown" in record.getMessage()]
    assert said == ["table 1: the game claro (the bot itself) cannot be shown"]
    house.app.display.touch(table)
    await until_shown(laura, house)
    assert fault not in laura.find("My hand").text


async def test_rules_whose_pictures_fail_come_without_them(house, caplog, monkeypatch):
    laura = await house.person("Laura")
    pictured = await rules_of(laura)
    monkeypatch.setattr(type(FACES["claro"]), "examples", lambda self, words: 1 / 0)
    shown = await rules_of(laura)
    assert pictured.text.startswith(shown.text.rstrip()[:200])
    assert "the rules' pictures of the game claro cannot be drawn" in caplog.text
    assert "CLARO" in (await laura.slash("help")).text
