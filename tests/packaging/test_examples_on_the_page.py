"""Small games are played on the page to an end: what all win or lose together, teams, tricks before seats, a grid.

``PICTURES=FOLDER`` takes pictures of each end, of the leaderboard and of the statistics.
"""

import os
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.async_api import expect
from sqlalchemy import create_engine

from bot.features.packages.kept_games import kept_games
from playground.server import Playground
from playground.tests.browser import CHROMIUM
from playground.world import World
from tests.e2e.processes import CONNECTED, environment, start_anew, until_logged
from tests.e2e.test_page import sit, slash
from tests.packaging.kit import EXAMPLES, path_with
from tests.tables.broken import edited
from tests.templates import up_to_date

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.usefixtures("patient_discord"),
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: apt-get install chromium"),
]

COPIES = (1, 1, 1, 2, 2, 3, 3, 4, 4, 5)
NAMES = [f"{colour}{value}" for colour in "RB" for value in COPIES]
"""The cards of Lanterns."""
SPADES = [f"{rank}{suit}" for suit in "CDHS" for rank in (*map(str, range(2, 11)), *"JQKA")]
PICTURES = os.environ.get("PICTURES")
PRESS = "(button) => document.querySelector(button)?.click()"
WIDTHS = {"Laura": 1200, "Clara": 390}


@asynccontextmanager
async def sitting(game, folder, browser):
    """Two people on the page, beside a bot that has the game; where its database is, and the bot."""
    async with Playground(World(list(WIDTHS))) as discord:
        env = environment(discord, up_to_date(folder / "x.db"), LOG_LEVEL="INFO", PYTHONPATH=path_with(folder, game))
        bot = await start_anew({**env, "CARD_EMOJIS": "true"}, folder)
        try:
            await until_logged(bot, CONNECTED)
            house = SimpleNamespace(discord=discord)
            pages = {
                person.id: await sit(browser, house, person.name, WIDTHS[person.name])
                for person in discord.world.people.values()
            }
            yield pages
            assert all(page.complaints == [] for page in pages.values())
        finally:
            bot.terminate()
            _, said = await bot.communicate()
        assert " ERROR " not in said.decode()


async def begin(pages, game, **options):
    """Open a table, and sit down at it; the hands are shown."""
    laura, clara = pages.values()
    await slash(laura, f"{game} new", **options)
    await clara.locator("[data-custom-id^=join]").last.click()
    await laura.locator("[data-custom-id^=start]:not(:disabled)").last.click()
    await laura.locator(".only-you").last.wait_for()


async def play(pages, database, name, choose, look=None):
    """Play the newest game by pressing buttons on the page, and return its last position.

    :param look: is called with each position that somebody has to move in.
    """
    game = edited(EXAMPLES / name / name / "game.py", module=f"{name}.game")
    while True:
        with create_engine(f"sqlite:///{database}").connect() as connection:
            kept = [*kept_games(connection, name)][-1]
        *_, position = kept.positions(game)
        if position.outcome is not None:
            for page in pages.values():
                await page.locator(f'[data-custom-id="rematch:{kept.what.split()[1]}"]').wait_for()
            return position, kept.players
        seat = next((seat for seat in position.to_act if kept.players[seat] in pages), None)
        page = pages[kept.players[seat] if seat is not None else next(iter(pages))]
        number = kept.what.split()[1]
        move = "" if seat is None else choose(position, seat)
        if look is not None and seat is not None:
            await look(position)
        # In one step, as a move that is forced is made by itself. A computer player may have to decide first.
        which = f'[data-custom-id^="play:{number}:"][data-custom-id$="{position.turn:06}:{move}"]'
        await page.evaluate(PRESS, f".ephemeral {which}:not(:disabled)")


async def pictures(pages, what):
    """Take a picture of each page."""
    for page in pages.values():
        width = page.viewport_size["width"]
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        if PICTURES:
            await page.evaluate("document.querySelector('#messages').scrollTop = 1e6")
            await page.screenshot(path=Path(PICTURES) / f"{what}-{width}.png")


async def standings(pages, what, game):
    """Look at the leaderboard of a game, and at each person's statistics; return what Laura reads."""
    read = []
    for command in (f"{game} leaderboard", "my stats"):
        for page in pages.values():
            shown = await page.locator(".ephemeral").count()
            await slash(page, command)
            await page.locator(".ephemeral").nth(shown).wait_for()
            read.append(" ".join((await page.locator(".ephemeral").last.inner_text()).split()))
        await pictures(pages, f"{what}-{command.split()[1]}")
    return read[::2]


def wins_lanterns(position, seat):
    """Return the move of somebody who sees all cards: they win nineteen games of twenty."""
    rows = dict(zip("RB", position.rows, strict=True))
    hands = [[NAMES[card] for card in hand] for hand in (*position.hands, position.deck)]
    legal, own, every = position.legal_moves(seat), hands[seat], [card for hand in hands for card in hand]
    fitting = [card for hand in hands[:-1] for card in hand if int(card[1]) == rows[card[0]] + 1]
    if mine := sorted({*own} & {*fitting}, key=lambda card: card[1]):
        return f"play {own.index(mine[0]) + 1}"
    done = [card for card in own if int(card[1]) <= rows[card[0]] or own.count(card) > 1]
    spare = [card for card in own if every.count(card) > 1]
    throws = f"discard {own.index((done or spare or sorted(own, key=lambda card: card[1])[::-1])[0]) + 1}"
    hints = [move for move in legal if move.startswith("hint")]
    return hints[0] if hints and (fitting or not done or throws not in legal) else throws


def loses_lanterns(position, seat):
    """Return the move of somebody who plays cards that do not fit, if they have one."""
    fits = [int(NAMES[card][1]) == position.rows["RB".index(NAMES[card][0])] + 1 for card in position.hands[seat]]
    return f"play {(fits.index(False) if False in fits else 0) + 1}"


async def test_all_win_or_lose_lanterns_together(tmp_path, browser):
    async with sitting("lanterns", tmp_path, browser) as pages:
        lost = 0
        for said, move in (("lost", loses_lanterns), ("won", wins_lanterns)):
            while True:
                await begin(pages, "lanterns")
                position, _ = await play(pages, tmp_path / "x.db", "lanterns", move)
                if position.outcome.winners == ((0, 1) if said == "won" else ()):
                    break
                lost += 1  # there are deals that nobody wins
            lost += said == "lost"
            await pictures(pages, f"lanterns-{said}")
            board, own = await standings(pages, f"lanterns-{said}", "lanterns")
            assert ("no wins in 1 game" if said == "lost" else f"1 win in {lost + 1} games") in board
            assert "guess" not in board  # nobody guesses who wins
            assert "Lanterns" in own
            assert "rating" not in own


async def test_one_team_wins_spades_and_the_other_one_loses(tmp_path, browser):
    async with sitting("spades", tmp_path, browser) as pages:
        seen = set()
        while seen != {"won", "lost"}:
            await begin(pages, "spades", bots=2)
            position, players = await play(
                pages, tmp_path / "x.db", "spades", lambda position, seat: position.legal_moves(seat)[0]
            )
            winners = {players[seat] for seat in position.outcome.winners}
            result = "won" if next(iter(pages)) in winners else "lost"
            if result not in seen and len(position.outcome.winners) == 2:
                seen.add(result)
                await pictures(pages, f"spades-{result}")
                await standings(pages, f"spades-{result}", "spades")


async def test_a_trick_lies_before_the_seats(tmp_path, browser):
    """Its cards stand in the lines of the seats."""
    async with sitting("spades", tmp_path, browser) as pages:
        await begin(pages, "spades", bots=2)
        seen = set()

        def choose(position, seat):
            return next(iter(sorted(position.legal_moves(seat), key=lambda move: move == "bid 0")))

        async def look(position):
            cards = [f"spades_{SPADES[card]}_FOUR_v1" for card, _ in position.trick]
            if position.rounds or len(cards) in seen:
                return
            seen.add(len(cards))
            for name in cards:
                await (
                    next(iter(pages.values()))
                    .locator(f'.message:has([data-custom-id^=hand]) img[alt=":{name}:"]')
                    .last.wait_for()
                )
            await pictures(pages, f"spades-{len(cards)}")

        position, _ = await play(pages, tmp_path / "x.db", "spades", choose, look)
        assert seen
        assert position.outcome.scores
        await pictures(pages, "spades-end")


async def test_a_board_is_drawn_at_each_turn(tmp_path, browser):
    """The table's message has the picture of the square as it is now."""
    async with sitting("quarry", tmp_path, browser) as pages:
        await begin(pages, "quarry")
        shown = [None]

        async def look(position):
            picture = next(iter(pages.values())).locator("img[src*='/quarry-']").last
            if len(shown) <= len(position.moves) + 1:
                await expect(picture).not_to_have_attribute("src", shown[-1] or "")
                shown.append(await picture.get_attribute("src"))
                if len(position.moves) in (0, 7):
                    await pictures(pages, f"quarry-{len(position.moves)}")

        await play(pages, tmp_path / "x.db", "quarry", lambda position, seat: position.legal_moves(seat)[0], look)
        assert len({*shown}) == len(shown) == 17
        await pictures(pages, "quarry-end")
