"""A game whose people never click."""

from tests.conftest import open_house


async def test_a_game_whose_people_never_click_is_played_to_its_end(tmp_path):
    async with open_house(tmp_path, turn_seconds=0.05, remind_seconds=0) as house:
        laura = await house.person("Laura")
        await laura.slash("claro new", bots=1)
        await laura.click("Start")
        await laura.until(lambda each: "Rematch" in each.last.enabled, patience=30)
        assert "is the Superstar" in laura.last.text
