"""Files in people's hands: in options of commands, in forms and in messages, in tests and over HTTP."""

import asyncio
import base64

from playground import File
from playground.tests.test_control import answered as answered_by_control
from playground.tests.test_control import control  # noqa: F401
from playground.tests.test_interactions import answered

PROOF = File("proof.txt", b"true")
ECHO = {"name": "try", "description": "Try", "options": [
    {"type": 11, "name": "proof", "description": "A file"}, {"type": 11, "name": "more", "description": "A file"},
]}  # fmt: skip
FORM = {"custom_id": "f", "title": "Proof", "components": [
    {"type": 18, "label": "Proof", "component": {"type": 19, "custom_id": "proof", "max_values": 2}},
    {"type": 18, "label": "Why", "component": {"type": 4, "custom_id": "why", "style": 1}},
]}  # fmt: skip


def in_base64(file):
    return {"name": file.name, "file": base64.b64encode(file.content).decode()}


async def contents(laura, interaction, ids):
    """Return the names and contents of the files that an interaction names."""
    found = [interaction["data"]["resolved"]["attachments"][each] for each in ids]
    return [(each["filename"], await laura.download(each["url"])) for each in found]


async def test_a_command_takes_files(bot, laura, tmp_path):
    await bot.request("PUT", f"/applications/{bot.application}/commands", [ECHO])
    path = tmp_path / "more.txt"
    path.write_bytes(b"false")
    _, _, asked = await answered(bot, laura.slash("try", proof=PROOF, more=path), (4, {"content": "a"}))
    ids = [each["value"] for each in asked["data"]["options"]]
    assert await contents(laura, asked, ids) == [("proof.txt", "true"), ("more.txt", "false")]


async def test_a_form_takes_files(bot, laura):
    for given in (PROOF, [PROOF, File("b.txt", b"b")]):
        await answered(bot, laura.slash("try"), (9, FORM))
        _, _, sent = await answered(bot, laura.submit(Proof=given, Why="so"), (4, {"content": "a"}))
        ids = sent["data"]["components"][0]["component"]["values"]
        expected = [("proof.txt", "true"), ("b.txt", "b")][: len(ids)]
        assert await contents(laura, sent, ids) == expected
        assert sent["data"]["components"][1]["component"]["value"] == "so"
    assert len(ids) == 2


async def test_messages_and_replies_have_several_files(laura, clara):
    said = await laura.say("", files=[PROOF, File("proof.txt", b"another of this name")])
    assert [each["filename"] for each in said.data["attachments"]] == ["proof.txt", "proof.txt"]
    assert await clara.download(said.data["attachments"][1]["url"]) == "another of this name"
    reply = await clara.reply("Look", said.id, files=[PROOF])
    assert (reply.data["type"], len(reply.data["attachments"])) == (19, 1)
    assert (await laura.upload("a.txt", b"a", "text")).text == "text"


async def test_names_of_files_arrive_as_they_are(laura):
    said = await laura.say("", files=[File("my photo.png", b"a"), File("Übersicht.txt", b"b")])
    assert [each["filename"] for each in said.data["attachments"]] == ["my_photo.png", "Übersicht.txt"]


async def test_files_are_given_over_http(control, bot, laura):  # noqa: F811
    await bot.request("PUT", f"/applications/{bot.application}/commands", [ECHO])
    used = control("POST", "/people/Laura/slash", {"command": "try", "options": {"proof": in_base64(PROOF)}})
    asking = asyncio.create_task(used)
    asked = await bot.interactions.get()
    assert await contents(laura, asked, [asked["data"]["options"][0]["value"]]) == [("proof.txt", "true")]
    await bot.answer(asked, 9, FORM)
    await asking
    filled = {"values": {"Proof": [in_base64(PROOF)], "Why": "so"}}
    sent = await answered_by_control(bot, control("POST", "/people/Laura/submit", filled), 4, {"content": "a"})
    assert sent[0] == 200
    for path, more in (("message", {}), ("reply", {"message": "a"})):
        status, answer = await control("POST", f"/people/Laura/{path}", {"files": [in_base64(PROOF)] * 2, **more})
        assert (status, len(answer["message"]["data"]["attachments"])) == (200, 2)


async def test_what_is_no_file_is_said_over_http(control):  # noqa: F811
    for path, body in (
        ("slash", {"command": "try", "options": {"proof": {"name": "a"}}}),
        ("slash", {"command": "try", "options": {"proof": {"name": "a", "file": "?"}}}),
        ("slash", {"command": "try", "options": {"proof": {"a": 1}}}),
        ("message", {"content": "a", "files": [1]}),
        ("message", {"content": "a", "files": {}}),
        ("message", {}),
    ):
        assert (await control("POST", f"/people/Laura/{path}", body))[0] == 400, body
