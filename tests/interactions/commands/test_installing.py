"""The button that adds the bot to a server."""

import pytest

from bot.interactions.permissions import NEEDED
from tests.conftest import open_house
from tests.e2e.playing import rules_of


async def test_whoever_could_use_it_elsewhere_is_offered_to_add_the_bot(house):
    laura = await house.person("Laura")
    application = house.discord.world.application
    link = (await rules_of(laura)).buttons["Add to your server"]["url"]
    assert f"client_id={application}&scope=bot+applications.commands&permissions={NEEDED.value}" in link
    await laura.go_to_the_bot()
    for command in ("africa new", "claro hand", "claro leaderboard", "my stats", "my history"):
        refused = await laura.slash(command)
        assert refused.text == "That only works in a server.", command
        assert refused.buttons["Add to your server"]["url"] == link


@pytest.mark.parametrize(
    ("portal", "links"),
    [({"bot_public": False}, []), ({"custom_install_url": "https://example.org/add"}, ["https://example.org/add"])],
)
async def test_the_hosts_own_link_comes_first_and_a_private_bot_has_none(tmp_path, portal, links):
    async with open_house(tmp_path, portal=portal) as house:
        laura = await house.person("Laura")
        buttons = (await rules_of(laura)).buttons
        assert [button["url"] for button in buttons.values() if "url" in button] == links
