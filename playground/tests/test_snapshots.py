"""Messages and forms as text that is the same in every run; and a clock that stands still."""

import asyncio
from datetime import UTC, datetime, timedelta

from playground import snapshot
from playground.driver import InteractionFailed
from playground.tests.test_interactions import answered

V2 = 1 << 15


async def test_a_message_as_text(discord, bot, laura, clara):
    select = {
        "type": 3,
        "custom_id": "game",
        "placeholder": "Choose a game",
        "options": [
            {"label": "CLARO", "value": "c", "description": "Numbers", "default": True},
            {"label": "Stardust", "value": "s", "emoji": {"name": "🌟"}},
        ],
    }
    buttons = [
        {"type": 2, "style": 1, "label": "Start", "custom_id": "1"},
        {"type": 2, "style": 2, "label": "More", "custom_id": "2", "disabled": True},
        {"type": 2, "style": 5, "label": "Rules", "url": "https://example.com/"},
        {"type": 2, "style": 4, "emoji": {"name": "🗑"}, "custom_id": "3"},
    ]
    data = {
        "content": f"Hello <@{laura.id}>, <@&5> in <#{laura.channel}>, <t:1700000000:R>: </try:{bot.application}>",
        "embeds": [{"title": "Stars", "description": "Three\nwin", "fields": [{"name": "Laura", "value": "2"}]}],
        "components": [{"type": 1, "components": [select]}, {"type": 1, "components": buttons}],
        "flags": 64,
    }
    seen, _, _ = await answered(bot, laura.slash("try"), (4, data))
    assert snapshot(seen) == snapshot(seen.data)
    assert (
        snapshot(seen)
        == """\
Card Bot (ephemeral)
Hello @Laura, @role in #channel, <time>: /try
▌ Stars
▌ Three
▌ win
▌ Laura: 2
[Choose a game ▾]
  × CLARO: Numbers
  - 🌟 Stardust
[Start · primary] [More · disabled] [Rules · https://example.com/] [🗑 · danger]"""
    )


async def test_components_as_text(bot, laura):
    button = {"type": 2, "style": 3, "label": "Play", "custom_id": "play"}
    picture = {"media": {"url": "https://example.com/pictures/table.png?x=1"}, "description": "The table"}
    inside = [
        {"type": 10, "content": "# Table 7\nYour turn"},
        {"type": 12, "items": [picture]},
        {"type": 14},
        {"type": 9, "components": [{"type": 10, "content": "A section"}], "accessory": button},
        {"type": 9, "components": [{"type": 10, "content": "Another"}], "accessory": {"type": 11, **picture}},
        {"type": 1, "components": [{"type": 5, "custom_id": "who", "placeholder": "Who?", "disabled": True}]},
    ]
    data = {"flags": V2, "components": [{"type": 17, "components": inside}, {"type": 10, "content": "below"}]}
    seen, _, _ = await answered(bot, laura.slash("try"), (4, data))
    assert (
        snapshot(seen)
        == """\
Card Bot
│ # Table 7
│ Your turn
│ (table.png: The table)
│ ---
│ A section
│ → [Play · success]
│ Another
│ → (table.png: The table)
│ [Who? · disabled ▾]
below"""
    )


async def test_a_form_as_text(bot, laura):
    name = {"type": 4, "custom_id": "name", "style": 1, "placeholder": "Laura", "required": False}
    kinds = {"type": 3, "custom_id": "kind", "options": [{"label": "One", "value": "1"}]}
    form = {
        "title": "Settings",
        "custom_id": "form",
        "components": [
            {"type": 18, "label": "Name", "description": "Yours", "component": name},
            {"type": 18, "label": "Kind", "component": kinds},
            {"type": 10, "content": "That is all."},
        ],
    }
    asked = asyncio.create_task(laura.slash("try"))
    await bot.answer(await bot.interactions.get(), 9, form)
    await laura.until(lambda me: me.modal)
    assert snapshot(laura.modal) == "Form: Settings\nName: Yours\n  [Laura · optional_]\nKind\n  [ ▾]\n  " + (
        "  - One\nThat is all."
    )
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)


async def test_polls_files_and_reactions_as_text(bot, laura, ask):
    poll = {
        "question": {"text": "Again?"},
        "answers": [{"poll_media": {"text": "Yes", "emoji": {"name": "👍"}}}, {"poll_media": {"text": "No"}}],
        "allow_multiselect": False,
    }
    sent = await ask("POST", f"/channels/{laura.channel}/messages", {"poll": poll})
    await laura.until(lambda me: me.messages)
    await laura.vote(1)
    await ask("PUT", f"/channels/{laura.channel}/messages/{sent['id']}/reactions/⭐/@me", status=204)
    read = await ask("GET", f"/channels/{laura.channel}/messages/{sent['id']}")
    assert snapshot(read) == "Card Bot\nPoll: Again?\n- 👍 Yes · 1\n- No · 0\n⭐ 1"


async def test_a_stopped_clock_stands_still(discord, bot, laura, ask):
    new_year = datetime(2030, 1, 1, tzinfo=UTC)
    discord.world.now.stop(new_year)
    sent = await ask("POST", f"/channels/{laura.channel}/messages", {"content": "Happy new year"})
    assert datetime.fromisoformat(sent["timestamp"]) == new_year
    discord.world.now.advance(60)
    sent = await ask("POST", f"/channels/{laura.channel}/messages", {"content": "It is late"})
    assert datetime.fromisoformat(sent["timestamp"]) == new_year + timedelta(minutes=1)
    discord.world.now.go_on()
    assert discord.world.now() > new_year.timestamp() + 60
    discord.world.now.go_on()
    assert not discord.world.now.stopped


async def test_while_the_clock_stands_no_interaction_is_late(discord, bot, laura):
    discord.world.interaction_seconds = 0.05
    discord.world.now.stop()
    asked = asyncio.create_task(laura.slash("try"))
    interaction = await bot.interactions.get()
    done, _ = await asyncio.wait({asked}, timeout=0.2)
    assert not done
    assert (await bot.answer(interaction, 4, {"content": "in time"}))[0] == 204
    assert (await asked).text == "in time"
    failing = asyncio.create_task(laura.slash("try"))
    await bot.interactions.get()
    discord.world.now.advance(1)
    assert isinstance((await asyncio.gather(failing, return_exceptions=True))[0], InteractionFailed)


async def test_the_clock_is_stopped_over_http(discord, bot):
    async def clock(body):
        async with bot._http.post(f"{discord.url}/control/clock", json=body) as response:
            return response.status, await response.json()

    stopped = (await clock({"stopped": True}))[1]
    assert stopped == {"now": discord.world.now(), "stopped": True}
    assert (await clock({"advance": 5}))[1] == {"now": stopped["now"] + 5, "stopped": True}
    assert (await clock({"stopped": False, "advance": 5}))[1]["stopped"] is False
    assert (await clock({"stopped": "yes"}))[0] == 400
    assert (await clock({}))[0] == 400


def test_every_field_of_a_form_as_text():
    def field(label, kind, **more):
        return {"type": 18, "label": label, "component": {"type": kind, "custom_id": label, **more}}

    options = [{"label": "A", "value": "a", "default": True}, {"label": "B", "value": "b", "description": "no A"}]
    row = {"type": 1, "components": [{"type": 4, "label": "Name", "custom_id": "n", "style": 1, "required": False}]}
    chosen = [{"id": "5", "type": "user"}, {"id": "6", "type": "role"}, {"id": "7", "type": "channel"}]
    fields = [
        row,
        field("One", 21, options=options),
        field("Some", 22, options=options[1:], required=False),
        field("Sure", 23, default=True),
        field("Really", 23),
        field("Picture", 19, required=False),
        field("Pictures", 19, max_values=3),
        field("Who", 5, default_values=chosen[:1]),
        field("Whoever", 7, placeholder="Somebody", default_values=chosen, required=False),
    ]
    assert snapshot({"title": "Form", "custom_id": "x", "components": fields}).splitlines() == [
        "Form: Form",
        *("Name", "  [optional_]"),
        *("One", "  × A", "  - B: no A"),
        *("Some", "  (optional)", "  - B: no A"),
        *("Sure", "  [×]", "Really", "  [ ]"),
        *("Picture", "  [file · optional]", "Pictures", "  [up to 3 files]"),
        *("Who", "  [user ▾]", "    × @unknown-user"),
        *("Whoever", "  [Somebody · optional ▾]", "    × @unknown-user", "    × @role", "    × #channel"),
    ]


async def test_what_is_forwarded_as_text(ask, laura):
    channel = f"/channels/{laura.channel}/messages"
    said = await laura.say("the\nplan")
    reference = {"type": 1, "channel_id": laura.channel, "message_id": said.id}
    sent = await laura.request("POST", channel, {"message_reference": reference})
    assert snapshot(sent) == "Laura (forward)\n» the\n» plan"


async def test_nothing_is_optional_in_a_message(ask, laura):
    select = {"type": 5, "custom_id": "who", "required": False, "placeholder": "Who?"}
    row = {"type": 1, "components": [select]}
    await ask("POST", f"/channels/{laura.channel}/messages", {"components": [row]})
    await laura.until(lambda me: me.last.data["components"])
    assert snapshot(laura.last) == "Card Bot\n[Who? ▾]"


async def test_the_end_of_a_poll_as_text(bot, laura, clara, ask):
    path = f"/channels/{laura.channel}"
    for votes, told in (((1, 1), "Yes · 2 of 2"), ((1, 2), "Nobody is ahead · 1 of 2")):
        poll = await laura.poll("Again?", "Yes", "No")
        for person, vote in zip((laura, clara), votes, strict=True):
            await person.vote(vote, on=poll.id)
        await laura.request("POST", f"{path}/polls/{poll.id}/expire")
        await laura.until(lambda me: me.last.data["type"] == 46)
        assert snapshot(laura.last) == f"Laura\n▌ Poll ended: Again?\n▌ {told}"
        assert snapshot(laura.messages[poll.id]).splitlines()[1] == "Poll: Again? (ended)"
        await laura.say("Next")
