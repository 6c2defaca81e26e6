"""What a person sees is what a client shows now; and what they cannot do is said in words."""

import asyncio

import pytest

from playground.driver import InteractionFailed, Refused, snapshot
from playground.server import Playground
from playground.tests.powers import empower, person_of
from playground.tests.test_interactions import answered
from playground.world import World
from playground.world.guild import PUBLIC_THREAD
from playground.world.permissions import CREATE_EXPRESSIONS, MANAGE_EXPRESSIONS, PIN_MESSAGES

POLL = {
    "question": {"text": "Again?"},
    "answers": [{"poll_media": {"text": "Yes"}}, {"poll_media": {"text": "No"}}],
    "allow_multiselect": True,
}
FORM = {
    "title": "Order",
    "custom_id": "order",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "style": 1, "custom_id": "a", "value": "Bob"}},
        {"type": 18, "label": "Twice", "component": {"type": 4, "style": 1, "custom_id": "b", "value": "x"}},
        {"type": 18, "label": "Twice", "component": {"type": 4, "style": 1, "custom_id": "c", "value": "y"}},
        {"type": 18, "label": "Who", "component": {"type": 5, "custom_id": "d", "required": False}},
    ],
}


def shown(person):
    return snapshot(person.last).split("\n", 1)[1]


async def test_reactions_are_seen_as_they_come_and_go(ask, laura, clara):
    said = await laura.say("who plays?")
    await clara.react("👍", on=said.id)
    await laura.until(lambda me: shown(me) == "who plays?\n👍 1")
    await laura.react("⭐")
    await laura.react("👍")
    await laura.until(lambda me: shown(me) == "who plays?\n👍 2\n⭐ 1")
    assert [each["me"] for each in laura.last.data["reactions"]] == [True, True]
    await laura.react("👍", take=True)
    await laura.until(lambda me: shown(me) == "who plays?\n👍 1\n⭐ 1")
    assert [each["me"] for each in laura.last.data["reactions"]] == [False, True]
    reactions = f"/channels/{laura.channel}/messages/{said.id}/reactions"
    await clara.request("DELETE", f"{reactions}/⭐")
    await laura.until(lambda me: shown(me) == "who plays?\n👍 1")
    seen = laura.last.data
    await laura.go_to("cards")
    assert [(each["emoji"], each["count"], each["me"]) for each in laura.last.data["reactions"]] == [
        (each["emoji"], each["count"], each["me"]) for each in seen["reactions"]
    ]
    await clara.request("DELETE", reactions)
    await laura.until(lambda me: shown(me) == "who plays?")


async def test_votes_are_seen_as_they_come_and_go(ask, laura, clara):
    await ask("POST", f"/channels/{laura.channel}/messages", {"poll": POLL})
    await laura.until(lambda me: me.last)
    await clara.until(lambda me: me.last)
    await laura.vote(2)
    await clara.vote(1, 2)
    await laura.until(lambda me: shown(me) == "Poll: Again?\n- Yes · 1\n- No · 2")
    seen = laura.last.data["poll"]["results"]
    await laura.go_to("cards")
    assert laura.last.data["poll"]["results"] == seen
    await laura.vote()
    await clara.until(lambda me: shown(me) == "Poll: Again?\n- Yes · 1\n- No · 1")


async def test_the_newest_message_is_last_whatever_is_edited(discord, laura, clara):
    first = await laura.say("first")
    channel = f"/channels/{laura.channel}/messages"
    for number in range(100):
        await clara.request("POST", channel, {"content": str(number)})
    await laura.go_to("cards")
    assert first.id not in laura.messages
    await laura.request("PATCH", f"{channel}/{first.id}", {"content": "edited"})
    await laura.until(lambda me: first.id in me.messages)
    assert laura.last.text == "99"
    assert next(iter(laura.messages)) == first.id


async def test_who_cannot_go_somewhere_stays(discord, laura):
    here, said = laura.channel, await laura.say("here")
    with pytest.raises(Refused):
        await laura.go_to("5")
    assert (laura.channel, list(laura.messages)) == (here, [said.id])
    laura.patience = 0.05
    with pytest.raises(LookupError):
        await laura.go_to("nowhere")
    assert (laura.channel, list(laura.messages)) == (here, [said.id])


async def test_a_thread_has_a_name(discord, laura):
    threads, parent = discord.service.threads, discord.world.channels[int(laura.channel)]
    thread = await threads.start(parent, "side game", person_of(discord, laura), PUBLIC_THREAD)
    await laura.go_to("side game")
    assert laura.channel == str(thread.id)


async def test_a_message_is_named_by_its_text(laura, clara):
    said = await laura.say("who plays?")
    await laura.say("nobody?")
    assert (await clara.reply("I do", on="who plays")).data["message_reference"]["message_id"] == said.id
    clara.patience = 0.05
    with pytest.raises(LookupError, match="Clara sees no message with 'never said'"):
        await clara.react("👍", on="never said")


async def test_what_has_no_text_is_named_by_what_it_shows(ask, laura, clara):
    picture = await laura.upload("board.png", b"x")
    poll = await laura.poll("Again?", "Yes", "No")
    embed = await ask("POST", f"/channels/{laura.channel}/messages", {"embeds": [{"title": "The rules"}]})
    await laura.say("board, again, rules: see above")
    for text, message in (("board.png", picture.id), ("Again", poll.id), ("The rules", embed["id"])):
        assert (await clara.reply("This?", on=text)).data["message_reference"]["message_id"] == message


async def test_people_act_on_the_newest_message_with_which_they_can(discord, bot, ask, laura, clara):
    empower(discord, PIN_MESSAGES)
    poll = await clara.poll("Again?", "Yes", "No")
    said = await clara.say("I can play")
    await ask("PUT", f"/channels/{laura.channel}/messages/pins/{said.id}", status=204)
    await answered(bot, laura.slash("try"), (4, {"content": "A secret", "flags": 64}))
    assert laura.last.text == "A secret"
    await clara.until(lambda me: me.last.data["type"] == 6)  # the notice of the pin is the newest, too
    assert clara.last.text == ""
    for person in (laura, clara):
        await person.react("👍")
        await person.vote(1)
    seen = await ask("GET", f"/channels/{laura.channel}/messages/{said.id}")
    assert [each["count"] for each in seen["reactions"]] == [2]
    voters = await ask("GET", f"/channels/{laura.channel}/polls/{poll.id}/answers/1")
    assert {each["id"] for each in voters["users"]} == {laura.id, clara.id}
    assert (await laura.reply("Me too")).data["message_reference"]["message_id"] == said.id


async def test_what_others_say_is_no_answer_of_a_bot_that_thinks(discord, bot, ask, laura, clara):
    async def answer():
        interaction = await bot.interactions.get()
        await bot.answer(interaction, 5, {"flags": 64})
        token = f"/webhooks/{bot.application}/{interaction['token']}"
        await bot.request("DELETE", f"{token}/messages/@original")
        await clara.upload("x.png", b"x")
        await laura.until(lambda me: "x.png" in me.last.named)
        await ask("POST", f"/channels/{laura.channel}/messages", {"content": "Done"})

    answering = asyncio.create_task(answer())
    assert (await laura.slash("try")).text == "Done"
    await answering


async def test_people_go_where_a_channel_appears(discord, laura):
    going = asyncio.create_task(laura.go_to("side game"))
    await laura.until(lambda _: True)
    parent = discord.world.guild.channels[0]
    thread = await discord.service.add_channel(discord.world.guild, "side game", parent)
    await going
    assert laura.channel == str(thread.id)


async def test_people_go_to_a_server_by_its_name():
    async with Playground(World(["Laura"], guilds=2)) as discord:
        laura = discord.person("Laura")
        await laura.go_to("lounge", "Playground 2")
        other = list(discord.world.guilds.values())[1]
        assert (laura.guild, laura.channel) == (str(other.id), str(other.channels[1].id))


PIXEL = "data:image/png;base64,iVBORw0KGgo="


async def test_names_stand_for_ids(discord, bot, ask, base, laura, clara):
    role = empower(discord, CREATE_EXPRESSIONS | MANAGE_EXPRESSIONS)
    emoji = await ask("POST", f"{base}/emojis", {"name": "party", "image": PIXEL}, 201)
    lounge = discord.world.guild.channels[1].id
    said = await laura.say("<@Clara> <@Card Bot> <@&Powers> <#lounge> <:party> <@Nobody> <:nothing> <@5>")
    assert said.text == (
        f"<@{clara.id}> <@{bot.application}> <@&{role.id}> <#{lounge}> <:party:{emoji['id']}> <@Nobody> <:nothing> <@5>"
    )
    await clara.react("party")
    seen = await ask("GET", f"/channels/{laura.channel}/messages/{said.id}")
    assert seen["reactions"][0]["emoji"]["id"] == emoji["id"]
    options = [{"type": 8, "name": "role", "description": "x"}, {"type": 6, "name": "who", "description": "x"}]
    command = {"name": "t", "description": "x", "options": options}
    await ask("POST", f"/applications/{bot.application}/commands", command, 201)
    _, _, interaction = await answered(bot, laura.slash("t", role="Powers", who="Card Bot"), (4, {"content": "ok"}))
    assert [each["value"] for each in interaction["data"]["options"]] == [str(role.id), str(bot.application)]
    rows = [{"type": 1, "components": [{"type": kind, "custom_id": name}]} for kind, name in ((6, "r"), (7, "m"))]
    await ask("POST", f"/channels/{laura.channel}/messages", {"content": "Whom", "components": rows})
    _, _, interaction = await answered(bot, laura.choose("r", "Powers"), (6, None))
    assert interaction["data"]["values"] == [str(role.id)]
    _, _, interaction = await answered(bot, laura.choose("m", "Card Bot"), (6, None))
    assert interaction["data"]["values"] == [str(bot.application)]


async def test_what_cannot_be_done_is_said(bot, laura):
    laura.patience = 0.05
    for acting in (lambda: laura.react("👍"), lambda: laura.reply("x")):
        with pytest.raises(LookupError, match="Laura sees no message"):
            await acting()
    with pytest.raises(LookupError, match="Laura sees no poll"):
        await laura.vote(1)
    with pytest.raises(LookupError, match="Laura sees no message"):
        laura.last  # noqa: B018
    with pytest.raises(TimeoutError, match="the last message they see is: nothing"):
        await laura.until(lambda me: me.last.text == "x")
    with pytest.raises(LookupError, match="Laura has no form open"):
        await laura.submit(a="b")
    with pytest.raises(LookupError, match="the command 'try' has no option 'x'; it has none"):
        await laura.slash("try", x=1)


async def test_a_failed_interaction_says_so(discord, bot, laura):
    discord.world.interaction_seconds = 0.05
    with pytest.raises(InteractionFailed, match='Laura sees "This interaction failed'):
        await laura.slash("try")


async def test_fields_have_their_labels_for_names(bot, laura, clara):
    await answered(bot, laura.slash("try"), (9, FORM))
    for wrong, why in (("Nickname", "no fields 'Nickname'; it has 'Name' .a., "), ("Twice", "2 fields 'Twice'")):
        with pytest.raises(LookupError, match=f"the form has {why}"):
            await laura.submit(**{wrong: "x"})
    submitted = laura.submit(Name="Zoe", b="z", Who=["Clara"])
    _, _, interaction = await answered(bot, submitted, (4, {"content": "thanks"}))
    fields = [each["component"] for each in interaction["data"]["components"]]
    assert [each.get("value", each.get("values")) for each in fields] == ["Zoe", "z", "y", [clara.id]]
