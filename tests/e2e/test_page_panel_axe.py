"""Whether everybody can use the panel, as far as axe-core can tell: contrast, names, roles, order, sizes."""

import pytest

from playground.tests.browser import CHROMIUM
from playground.tests.npm import NPM, unpacked
from tests.e2e.playing import seated, table_of
from tests.e2e.test_page_panel import SHOWN, TAP
from tests.effort import thorough
from tests.features.panel.pages import SECRET, open_panel_house
from tests.features.panel.pictures import opened

AXE = "axe-core@4.14.1"

pytestmark = [
    thorough,
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
    pytest.mark.skipif(NPM is None, reason="no npm on this machine"),
    pytest.mark.asyncio(loop_scope="session"),  # the browser's
]

LOOK = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap(
    ({ id, nodes }) => nodes.map(({ target, any, all, none }) => (
        [id, String(target), ...[...any, ...all, ...none].map(({ message }) => message)].join(": ")
    )),
)"""
"""Return what is wrong, each with where it is."""


@pytest.fixture(scope="session")
def axe(tmp_path_factory):
    """The program that looks."""
    return (unpacked(tmp_path_factory.mktemp("axe"), AXE) / "axe.min.js").read_text(encoding="utf-8")


async def press(frame, custom_id, kind):
    """Press a button as soon as it is there, and wait until its answer stands above the table."""
    await frame.locator(f'[data-id^="{custom_id}"]').first.click()
    await frame.locator(f"dialog.{kind}[open]").wait_for()


async def shut(frame):
    while await frame.locator("dialog[open]").count():
        await frame.locator("dialog[open] .shut").last.click()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("claro", "en", (1200, 800)),
        ("claro", "he", (390, 844)),
        ("africa", "en", (844, 390)),
        ("africa", "he", (768, 1024)),
        ("stardust", "en", (390, 844)),
        ("stardust", "he", (1200, 800)),
    ],
)
async def test_everybody_can_use_all_of_it(browser, tmp_path, axe, game, language, size):
    async with open_panel_house(tmp_path, language=language, turn_seconds=600) as panel:
        panel.house.discord.world.client_secret = SECRET
        panel.house.discord.activity = f"{panel.address}/panel/"
        (laura,) = await seated(panel.house, "Laura", game=game, bots=2)
        page = await opened(browser, panel, "Laura", *size)
        frame = page.frames[-1]
        await frame.locator('[data-id^="start:"]').wait_for()
        await frame.evaluate(axe)
        wrong = {"lobby": await frame.evaluate(LOOK)}
        await press(frame, "more:", "sheet")
        wrong["behind the dots"] = await frame.evaluate(LOOK)
        await press(frame, "arrange:", "ask")
        wrong["settings"] = await frame.evaluate(LOOK)
        await shut(frame)
        await frame.locator('[data-id="menu"]').click()
        wrong["menu"] = await frame.evaluate(LOOK)
        await shut(frame)
        await frame.locator('[data-id^="start:"]').click()
        await frame.locator(".tray.turn .fan .card").first.wait_for()
        wrong["table"] = await frame.evaluate(LOOK)
        table, user = table_of(panel.house), int(laura.id)
        while table.live:
            before = len(table.position.moves)
            if user in {table.seats[seat].user for seat in table.people_to_act()}:
                await frame.wait_for_function(TAP, arg=before)
            else:
                await frame.wait_for_function(SHOWN, arg=before)
        await frame.locator('[data-id^="rematch:"]').wait_for()
        wrong["end"] = await frame.evaluate(LOOK)
        await page.close()
    assert {where: found for where, found in wrong.items() if found} == {}
