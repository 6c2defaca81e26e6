"""The pages of settings: what is chosen there takes effect, and nothing else does."""

import re
from types import SimpleNamespace

import pytest

from bot.features.people.views.settings_pages import MOST_RULES, house_page
from bot.games.catalog import GAMES
from bot.locales.words import LANGUAGES, words_for
from bot.store.settings import GuildSettings, UserSettings, YourTurn
from tests.e2e.choosing import chosen, house_rules, my_settings, server_settings
from tests.e2e.forging import COMPONENT, MODAL_SUBMIT, Forger

MANAGE_SERVER = 1 << 5
FORGED = [
    ("settings:me:language", ["klingon"]),
    ("settings:me:language", []),
    ("settings:me:language", ["de", "fr"]),
    ("settings:me:your-turn", ["sometimes"]),
    ("settings:me:where", ["elsewhere"]),
    ("settings:me:on", ["listed", "everything"]),
    ("settings:me:nothing", ["de"]),
    ("settings:server:language", ["klingon"]),
    ("settings:server:turn-time", ["1ms"]),
    ("settings:server:channels", ["1"]),
    ("settings:server:channels", ["x"]),
    ("settings:server:on", ["pings"]),
    ("settings:house", ["chess"]),
    ("settings:house:claro:0", ["perhaps"]),
    ("settings:house:claro:99", ["yes"]),
    ("settings:house:chess:0", ["yes"]),
    ("settings:house:claro:page:7", []),
    ("settings:posts:daily-channel", ["1"]),
    ("settings:posts:daily-game", ["chess"]),
    ("settings:posts:daily-hour", ["24"]),
    ("settings:posts:week-day", ["7"]),
    ("settings:posts:which-zone", ["Middle/Earth"]),
    ("settings:weather", []),
    ("settings:me:language:de", ["de"]),
]


@pytest.fixture
async def laura(house):
    house.discord.world.guild.permissions |= MANAGE_SERVER
    return await house.person("Laura")


async def test_what_a_list_does_not_offer_changes_nothing(house, laura, monkeypatch):
    forger, store = Forger(house, monkeypatch), house.app.base.settings
    for custom_id, values in FORGED:
        data = {"custom_id": custom_id, "component_type": 3, "values": values}
        answer = await forger.send(laura, COMPONENT, data)
        assert answer.ephemeral, custom_id
        away = custom_id == "settings:house:chess:0"
        assert ("not available here" if away else "I do not know this button") in answer.text, custom_id
        assert store.guild(int(laura.guild)) == GuildSettings(), custom_id
        assert store.user(int(laura.id)) == UserSettings(), custom_id


async def test_a_form_of_another_shape_changes_nothing(house, laura, monkeypatch):
    forger = Forger(house, monkeypatch)
    for custom_id in ("settings:posts:zone", "settings:me:language", "settings:server"):
        for components in (None, [7], [{"component": {"custom_id": "zone", "type": 4}}]):
            answer = await forger.send(laura, MODAL_SUBMIT, {"custom_id": custom_id, "components": components})
            assert answer.ephemeral
            assert house.app.base.settings.guild(int(laura.guild)) == GuildSettings()


async def test_whoever_may_not_manage_the_server_changes_nothing_there(house, laura, monkeypatch):
    house.discord.world.guild.permissions &= ~MANAGE_SERVER
    forger = Forger(house, monkeypatch)
    for custom_id, values in (
        ("settings:server", []),
        ("settings:server:language", ["de"]),
        ("settings:server:on", []),
        ("settings:house", ["claro"]),
        ("settings:house:claro:0", ["yes"]),
        ("settings:posts", []),
        ("settings:posts:daily-hour", ["5"]),
        ("settings:posts:daily-channel", []),
        ("settings:posts:which-zone", ["Europe/Berlin"]),
        ("settings:posts:zone", []),
    ):
        answer = await forger.send(laura, COMPONENT, {"custom_id": custom_id, "component_type": 3, "values": values})
        assert "Only members with *Manage Server*" in answer.text, custom_id
    assert house.app.base.settings.guild(int(laura.guild)) == GuildSettings()


async def test_everything_is_chosen_on_one_page_that_stays(house, laura):
    seen = await server_settings(laura, language="fr", turn_time="1h", ping=False, channels=[laura.channel])
    assert len([each for each in laura.messages.values() if each.ephemeral]) == 1
    assert chosen(seen, "settings:server:on") == ["Reviews", "Achievements", "Ratings"]
    await house_rules(laura, "claro", free_pass="yes", hand="10")
    assert house.app.base.settings.guild(int(laura.guild)) == GuildSettings(
        language="fr",
        turn_seconds=3600,
        ping=False,
        channels=(int(laura.channel),),
        house={"claro": {"free_pass": "yes", "hand": "10"}},
    )
    seen = await my_settings(laura, your_turn="every", notify_in="direct", listed=False, achievements=False)
    assert chosen(seen, "settings:me:on") == ["Reviews", "Forced passes"]
    assert house.app.base.settings.user(int(laura.id)) == UserSettings(
        your_turn=YourTurn.EVERY, direct=True, listed=False, achievements=False
    )


async def test_an_older_page_takes_nothing_back_that_others_have_changed(house, laura):
    clara = await house.person("Clara")
    pages = [await person.slash("server settings") for person in (laura, clara)]
    for person, page, off in zip((laura, clara), pages, ("ratings", "ping"), strict=True):
        on = [name for name in ("ping", "reviews", "achievements", "ratings") if name != off]
        await person.choose("settings:server:on", *on, on=page)
    settings = house.app.base.settings.guild(int(laura.guild))
    assert not settings.ratings
    assert not settings.ping
    assert settings.reviews


async def test_an_older_page_keeps_the_channels_that_others_have_chosen(house, laura):
    clara = await house.person("Clara")
    one, two = [str(each.id) for each in house.discord.world.guild.channels if each.type == 0][:2]
    pages = [await person.slash("server settings") for person in (laura, clara)]
    await laura.choose("settings:server:channels", one, on=pages[0])
    seen = await clara.choose("settings:server:channels", two, on=pages[1])
    assert set(map(str, house.app.base.settings.guild(int(laura.guild)).channels)) == {one, two}
    await clara.choose("settings:server:channels", one, on=seen)  # her page shows both now
    assert list(map(str, house.app.base.settings.guild(int(laura.guild)).channels)) == [one]


async def test_a_deleted_channel_is_left_out_of_the_lists(house, laura):
    world = house.discord.world
    gone = await house.discord.service.add_channel(world.guild, "gone")
    await server_settings(laura, channels=[laura.channel, gone.id])
    await house.discord.service.delete_channel(gone)
    seen = await laura.slash("server settings")
    assert chosen(seen, "settings:server:channels") == [laura.channel]


async def test_ones_own_settings_can_be_chosen_in_direct_messages(house, laura):
    await laura.go_to_the_bot()
    seen = await my_settings(laura, language="de")
    assert chosen(seen, "settings:me:language") == ["Sprache: Deutsch"]
    assert re.findall(r"^(?:## (.*)|\*\*(.*)\*\*)$", seen.text, re.MULTILINE) == [
        ("Deine Einstellungen", ""),
        ("", "Erinnerungen"),
        ("", "Eingeschaltet"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_many_rules_has_pages_of_them(language):
    words, claro = words_for(language), GAMES["claro"]
    ruled = SimpleNamespace(name="claro", option_specs=claro.option_specs[:1] * (MOST_RULES + 1))
    first, second = (house_page(words, ruled, {}, page) for page in (0, 1))
    ids = [[each["custom_id"] for each in page.every() if "custom_id" in each] for page in (first, second)]
    assert f"settings:house:claro:{MOST_RULES}" not in ids[0]
    assert f"settings:house:claro:{MOST_RULES}" in ids[1]
    assert "settings:house:claro:page:1" in ids[0]
    assert "settings:house:claro:page:0" in ids[1]


async def test_only_settings_of_new_tables_say_that_open_ones_stay(house, laura):
    stay = "Open tables stay as they are."
    assert stay not in (await laura.slash("my settings")).text
    konrad = await house.person("Konrad")
    assert stay in (await konrad.slash("server settings")).text
