"""Who may see, enter and direct a tournament: that is decided in its channel, wherever they click."""

import asyncio
from dataclasses import replace

from bot.features.tournaments.feature import Events
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.tournament import Phase
from playground.world.permissions import FOR_MEMBER, MANAGE_MESSAGES, SEND_MESSAGES, VIEW_CHANNEL, Overwrite
from tests.features.tournaments.live.event import MANAGES, announce, announced, change_tables, entered, show_to_all


async def elsewhere(house, name, tournament, deed):
    """Let somebody press a button of a tournament in another channel than its own."""
    world, service = house.discord.world, house.discord.service
    garden = next((each for each in world.channels.values() if each.name == "garden"), None)
    garden = garden or await service.add_channel(world.guild, "garden")
    person = await house.person(name)
    await person.go_to(str(garden.id))
    seen = await person.slash("help")
    return await person.send_custom_id(seen, f"tournament:{tournament.id}:{deed}")


async def test_powers_in_another_channel_direct_no_tournament(house):
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house)
    world.guild.permissions &= ~MANAGES
    await elsewhere(house, "Laura", tournament, "show")
    garden = next(each for each in world.channels.values() if each.name == "garden")
    laura = int((await house.person("Laura")).id)
    await servers.overwrite(garden, Overwrite(laura, FOR_MEMBER, allow=MANAGE_MESSAGES))
    assert "Only directors" in (await elsewhere(house, "Laura", tournament, "calloffsure")).text
    assert tournament.phase is Phase.SIGN_UP


async def test_who_moderates_its_channel_directs_a_tournament_from_anywhere(house):
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house)
    world.guild.permissions &= ~MANAGES
    laura = int((await house.person("Laura")).id)
    await servers.overwrite(world.channels[tournament.channel], Overwrite(laura, FOR_MEMBER, allow=MANAGE_MESSAGES))
    await elsewhere(house, "Laura", tournament, "calloffsure")
    assert (tournament.phase, tournament.ended_by) == (Phase.OVER, laura)


async def test_a_tournament_in_a_hidden_channel_is_neither_shown_nor_entered_from_elsewhere(house):
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house, title="staff cup")
    await entered(house, "Clara")
    laura = await house.person("Laura")
    hidden = world.channels[tournament.channel]
    await servers.overwrite(hidden, Overwrite(int(laura.id), FOR_MEMBER, deny=VIEW_CHANNEL))
    for deed in ("show", "signup", "me:0", "standings:0", "direct"):
        assert "no such tournament" in (await elsewhere(house, "Laura", tournament, deed)).text
    for options in ({}, {"tournament": tournament.id}):
        for mine in (False, True):
            assert "no such tournament" in (await laura.slash("tournament", mine=mine, **options)).text
    assert "staff cup" in (await elsewhere(house, "Clara", tournament, "show")).text
    await elsewhere(house, "Konrad", tournament, "calloffsure")
    assert "no such tournament" in (await laura.slash("tournament")).text
    clara = await house.person("Clara")
    assert "staff cup" in (await clara.slash("tournament")).text
    assert len(tournament.entrants) == 1


async def test_who_does_not_see_the_newest_tournament_is_shown_another_one(house):
    world, servers = house.discord.world, house.discord.service.servers
    konrad, tournament = await announced(house, title="open cup")
    staff = await house.discord.service.add_channel(world.guild, "staff")
    await konrad.go_to(str(staff.id))
    await konrad.slash("organise tournament", game="claro", format="swiss", title="staff cup")
    laura = await house.person("Laura")
    await servers.overwrite(staff, Overwrite(int(laura.id), FOR_MEMBER, deny=VIEW_CHANNEL))
    await elsewhere(house, "Laura", tournament, "show")
    assert "open cup" in (await laura.slash("tournament")).text


async def named(house, tournament, channel):
    """Let Konrad choose a channel for the tables of a tournament, also one that no client offers; return the answer."""
    house.discord.world.forged_values = True
    konrad = await house.person("Konrad")
    options = tournament.options
    return await change_tables(konrad, tournament.id, options.game, options.format, channels=[str(channel)])


async def test_tables_are_only_in_channels_in_which_its_organiser_and_the_bot_may_write(house):
    show_to_all(house)
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house)
    konrad = int((await house.person("Konrad")).id)
    for denied in (VIEW_CHANNEL, SEND_MESSAGES):
        for user in (konrad, world.bot.id):
            channel = await servers.add_channel(world.guild, "notices")
            await servers.overwrite(channel, Overwrite(user, FOR_MEMBER, deny=denied))
            answer = await named(house, tournament, channel.id)
            assert answer.ephemeral
            assert "Tables cannot open in" in answer.text
    assert tournament.options.channels == ()


async def test_tables_are_only_in_text_voice_and_announcement_channels(house):
    show_to_all(house)
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house)
    for kind in (4, 13):  # a category, a stage
        channel = await servers.add_channel(world.guild, "no-place", kind)
        assert "Tables cannot open in" in (await named(house, tournament, channel.id)).text
    assert "Tables cannot open in" in (await named(house, tournament, 1)).text
    thread = await house.discord.service.add_channel(world.guild, "a-thread", next(iter(world.channels.values())))
    assert "Tables cannot open in" in (await named(house, tournament, thread.id)).text
    assert tournament.options.channels == ()
    for kind in (0, 2, 5):
        channel = await servers.add_channel(world.guild, f"place-{kind}", kind)
        await named(house, tournament, channel.id)
        assert tournament.options.channels == (channel.id,)


async def test_tables_are_only_where_the_server_allows_games(house):
    show_to_all(house)
    world, servers = house.discord.world, house.discord.service.servers
    konrad, tournament = await announced(house)
    other = await servers.add_channel(world.guild, "notices")
    store = house.app.base.settings
    await store.set_guild(world.guild.id, replace(store.guild(world.guild.id), channels=(int(konrad.channel),)))
    assert "games are opened in" in (await named(house, tournament, other.id)).text
    await named(house, tournament, int(konrad.channel))
    assert tournament.options.channels == (int(konrad.channel),)


async def test_two_clicks_at_once_enter_one_of_two_overlapping_tournaments(house):
    konrad, first = await announced(house, format="arena", starts_in=30)
    await announce(house, konrad, game="claro", format="arena", starts_in=30)
    second = next(each for each in house.app[Events].house.tournaments.live if each is not first)
    laura = await house.person("Laura")
    seen = next(each for each in laura.messages.values() if "Sign up" in each.enabled)
    both = [laura.send_custom_id(seen, f"tournament:{each.id}:signup") for each in (first, second)]
    await asyncio.gather(*both)
    assert [len(each.entrants) for each in (first, second)] in ([1, 0], [0, 1])


async def test_an_entrant_who_has_lost_sight_of_the_channel_can_withdraw(house):
    world, servers = house.discord.world, house.discord.service.servers
    _, tournament = await announced(house, title="open cup")
    (laura,) = await entered(house, "Laura")
    overwrite = Overwrite(int(laura.id), FOR_MEMBER, deny=VIEW_CHANNEL)
    await servers.overwrite(world.channels[tournament.channel], overwrite)
    assert "no such tournament" in (await elsewhere(house, "Laura", tournament, "standings:0")).text
    assert "no such tournament" in (await laura.slash("tournament")).text
    page = await laura.slash("tournament", mine=True)
    assert "open cup" in page.text
    asked = await laura.click("Withdraw", on=page)
    assert "give up your place" in asked.text
    await elsewhere(house, "Laura", tournament, "withdrawsure")
    assert tournament.entrants[0].out is Why.WITHDREW
    assert "no such tournament" in (await laura.slash("tournament", mine=True)).text
