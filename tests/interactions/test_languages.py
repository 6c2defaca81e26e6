"""Which language a person and a server are spoken to in."""

from bot.locales.words import words_for
from tests.conftest import open_house
from tests.e2e.playing import hand_of


async def test_a_table_is_in_the_servers_language_and_a_hand_in_its_owners(tmp_path):
    async with open_house(tmp_path, language="de") as house:
        house.discord.world.people[int(house.discord.person("Clara").id)].locale = "fr"
        laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
        await laura.slash("claro new")
        await clara.click("Mitspielen")
        table = await laura.click("Start")
        assert "Runde 1" in table.text
        await laura.click("Meine Hand")
        await clara.click("Meine Hand")
        french = [words_for("fr")(key) for key in ("claro-hand-lead", "claro-pass")]
        waiting = hand_of(clara).text
        assert french[0] in waiting or "ouvre, avec" in waiting
        refused = await clara.slash("claro join")
        assert refused.text == words_for("fr")("refused-already-seated")


async def test_a_server_in_an_unsupported_language_gets_english(tmp_path):
    async with open_house(tmp_path, language="pl") as house:
        laura = await house.person("Laura")
        lobby = await laura.slash("claro new")
        assert "1 of 6 seats taken" in lobby.text
