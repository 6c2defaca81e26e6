"""Lessons over the wire: played to their ends in every language, with every button pressed at every step."""

from __future__ import annotations

import asyncio
import re
from itertools import combinations
from pathlib import Path

import pytest

from bot.faces import lessons
from bot.faces.lessons import LESSONS, lesson_key
from bot.features.emojis.feature import Faces
from bot.features.solo.routes import LessonAct
from bot.games.catalog import GAMES
from bot.games.claro import deck as claro_deck
from bot.games.game import IllegalMove
from bot.games.lesson import PUPIL, BadLesson, read_lesson
from bot.interactions.routes.route import LessonStep
from bot.interactions.routes.routes import HandAct
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each
from tests.conftest import open_house
from tests.e2e.forging import COMPONENT, Forger
from tests.e2e.playing import rules_of
from tests.effort import thorough, usually
from tests.locales.all_words import comments_of, keys_of, word_files
from tests.routes import parse

UNKNOWN = "I do not know this button."


def ids(seen, *acts):
    """Return the custom_ids of a lesson's buttons and lists that do one of these."""
    found = []
    for each in seen.components():
        if "custom_id" in each and not each.get("disabled"):
            meaning = parse(each["custom_id"])
            if meaning.route in acts:
                found.append((each, meaning))
    return found


def at(seen, lesson):
    """Return the step that a message shows, by the custom_ids of its moves, or of the list of chapters at the end."""
    found = ids(seen, HandAct.PLAY, HandAct.DRAFT, HandAct.PICK, HandAct.SKETCH, LessonAct.JUMP)
    steps = [meaning.parts[0] if meaning.route in HandAct else LessonStep(*meaning.parts) for _, meaning in found]
    ((version, step),) = {(each.version, each.step) for each in steps}
    assert version == lesson.version
    return step


def button(lesson, step, act, *text):
    if isinstance(act, HandAct):
        return str(act(LessonStep(lesson.game.name, lesson.version, step), 0, *text))
    return str(act(lesson.game.name, lesson.version, step, *text))


def plain(text):
    """Return a text without the marks that set its direction, so that it can be looked for."""
    return text.translate({ord(mark): None for mark in "\u200f\u202b\u202c\u202a\u2066\u2069"})


async def choose_cards(person, seen, lesson, number):
    """Mark every possible set of cards in a list or on buttons, and return what the last draft shows."""
    for component, _ in ids(seen, HandAct.SKETCH):
        values = [each["value"] for each in component["options"]]
        for count in range(component["max_values"] + 1):
            for some in combinations(values, count):
                seen = await person.choose(component["custom_id"], *some, on=seen)
                assert at(seen, lesson) == number
    return seen


def meant(step):
    """Return the moves that the buttons of a step can mean, whatever is marked first."""
    return [move for move in step.position.legal_moves(PUPIL) if not move.startswith(("bet", "raise"))]


async def press_everything_wrong(person, seen, lesson, number, words):
    """Press every button at a step but that of the best move; each is explained, and the choice stays."""
    step, game = lesson.steps[number], lesson.game.name
    shown = {meaning.parts[2] for _, meaning in ids(seen, HandAct.PLAY)}
    lists = ids(seen, HandAct.PICK)
    picked = {f"{meaning.parts[2]} {each['value']}" for component, meaning in lists for each in component["options"]}
    hidden = {move for move in meant(step) if move not in shown | picked}
    for move in sorted((shown | picked | hidden) - {step.answer}):
        seen = await person.send_custom_id(seen, button(lesson, number, HandAct.PLAY, move))
        assert at(seen, lesson) == number
        if move in step.position.legal_moves(PUPIL):
            said = words(lesson_key(game, "not", step.comment_on(move)))
            assert plain(said) in plain(seen.text)
        else:
            assert "🤔" in seen.text
            with pytest.raises(IllegalMove):
                step.position.copy().play(PUPIL, move)
        assert words(lesson_key(game, step.name)) in plain(seen.text)
    return seen


@pytest.mark.parametrize("language", ["de", *(pytest.param(each, marks=thorough) for each in ("en", "fr", "he"))])
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_to_its_end(tmp_path, game, language):
    lesson, words = LESSONS[game], words_for(language)
    async with open_house(tmp_path, language=language, card_emojis=game == "claro") as house:
        if game == "claro":
            await house.app[Faces].uploading
        laura, clara = await house.person("Laura"), await house.person("Clara")
        first = seen = await laura.slash(f"{game} learn")
        assert seen.ephemeral
        for number, step in enumerate(lesson.steps):
            assert at(seen, lesson) == number
            assert len(seen.text) < 3000  # far from the 4,000 from which on text would be cut off
            assert words(lesson_key(game, step.name)) in plain(seen.text)
            assert bool(ids(seen, LessonAct.JUMP)) == (number == 0)
            seen = await choose_cards(laura, seen, lesson, number)
            seen = await press_everything_wrong(laura, seen, lesson, number, words)
            for component, meaning in ids(seen, HandAct.DRAFT):
                seen = await laura.send_custom_id(seen, component["custom_id"])
                assert at(seen, lesson) == meaning.parts[0].step == number
            seen = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, step.answer))
            assert words(lesson_key(game, step.name, "why")) in plain(seen.text)
            assert seen.id == first.id
        assert at(seen, lesson) == len(lesson.steps)
        for line in words(lesson_key(game, "learnt")).splitlines():
            assert plain(line) in plain(seen.text)
        assert len(seen.text) < 3000
        assert clara.messages == {}
        begun = await laura.click(words("button-computers"), on=seen)
        assert begun.ephemeral
        assert words("button-opponents") in begun.enabled


@pytest.mark.parametrize("game", usually("claro", LESSONS))
async def test_the_best_move_can_be_pressed_with_what_is_on_the_message(house, game):
    laura, lesson = await house.person("Laura"), LESSONS[game]
    seen = await laura.slash(f"{game} learn")
    for number, step in enumerate(lesson.steps):
        assert at(seen, lesson) == number
        word, *cards = step.answer.split()
        for component, _ in ids(seen, HandAct.SKETCH):  # mark the cards in the list
            hand = step.position.hand(PUPIL)
            if word == "exchange":
                values = [str(hand.index(card)) for card in cards]
                seen = await laura.choose(component["custom_id"], *values, on=seen)
        hand = step.position.hand(PUPIL)
        for place in [hand.index(card) for card in cards] if word == "discard" and game == "claro" else []:
            drafts = [each for each, _ in ids(seen, HandAct.DRAFT)]
            seen = await laura.send_custom_id(seen, drafts[place]["custom_id"])
        (answer,) = [each for each, meaning in ids(seen, HandAct.PLAY) if meaning.parts[2] == step.answer]
        seen = await laura.click(answer["label"], on=seen) if answer.get("label") else seen
    assert at(seen, lesson) == len(lesson.steps)


@pytest.mark.parametrize("game", usually("claro", LESSONS))
async def test_whoever_does_not_find_the_best_move_goes_on_with_one_press(house, game):
    laura, lesson, words = await house.person("Laura"), LESSONS[game], words_for("en")
    seen = await laura.slash(f"{game} learn")
    for number, step in enumerate(lesson.steps):
        assert not ids(seen, LessonAct.SHOW)
        wrong = next(each for each in (*meant(step), "x") if each != step.answer)
        seen = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, wrong))
        ((shown, _),) = ids(seen, LessonAct.SHOW)
        seen = await laura.send_custom_id(seen, shown["custom_id"])
        assert at(seen, lesson) == number + 1
        assert words(lesson_key(game, step.name, "why")) in plain(seen.text)
    forged = await laura.send_custom_id(seen, button(lesson, len(lesson.steps), LessonAct.SHOW))
    assert "I do not know this button" in forged.text


async def test_after_a_wrong_press_marked_cards_stay_marked(house):
    laura, lesson = await house.person("Laura"), LESSONS["claro"]
    number = next(number for number, step in enumerate(lesson.steps) if step.name == "discard")
    seen = await laura.send_custom_id(await laura.slash("claro learn"), button(lesson, number, LessonAct.GO))
    seen = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, "discard 25 41"))
    assert "🤔" in seen.text
    assert "Discard 2 cards" in seen.enabled
    styles = [each["style"] for each, meaning in ids(seen, HandAct.DRAFT)]
    assert styles == [2, 4, 2, 4]


async def test_the_pupil_goes_back_and_on_and_begins_again_even_after_a_restart(house):
    laura, lesson = await house.person("Laura"), LESSONS["claro"]
    words = words_for("en")
    seen = await laura.slash("claro learn")
    assert words("button-learn-back") not in seen.enabled
    for number in range(3):
        seen = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, lesson.steps[number].answer))
    await house.stop_bot()
    await house.start_bot()
    seen = await laura.click(words("button-learn-back"), on=seen)
    assert at(seen, lesson) == 2
    assert "✅" not in seen.text
    seen = await laura.send_custom_id(seen, button(lesson, 0, LessonAct.AGAIN))  # of an earlier version's message
    assert at(seen, lesson) == 0
    ((chapters, _),) = ids(seen, LessonAct.JUMP)
    for option in chapters["options"]:
        seen = await laura.slash("claro learn")
        seen = await laura.choose(chapters["custom_id"], option["value"], on=seen)
        assert lesson.steps[at(seen, lesson)].chapter == next(
            name for name in lesson.chapters if words(lesson_key("claro", "chapter", name)) == option["label"]
        )


async def test_a_button_of_an_older_lesson_offers_to_begin_again(house):
    laura, lesson = await house.person("Laura"), LESSONS["stardust"]
    seen = await laura.slash("stardust learn")
    for act, *text in ((HandAct.PLAY, "check"), (LessonAct.BACK,), (LessonAct.JUMP,), (HandAct.SKETCH, "marks")):
        step = LessonStep("stardust", "0badf00d", 2)
        old = str(act(step, 0, *text) if isinstance(act, HandAct) else act(step.game, step.version, step.step))
        told = await laura.send_custom_id(seen, old)
        assert told.text == words_for("en")("learn-changed")
    assert at(laura.messages[seen.id], lesson) == 0
    assert at(await laura.click("Begin again", on=told), lesson) == 0


async def test_whatever_a_client_sends_a_lesson_only_shows_a_step(house, monkeypatch):
    laura, clara, lesson = await house.person("Laura"), await house.person("Clara"), LESSONS["claro"]
    seen = await laura.slash("claro learn")
    last = len(lesson.steps)
    start = f"learn:claro:{lesson.version}"
    for wrong in (
        *("learn", "learn:", "learn:patience", "learn:claro:1", f"{start}:0", f"{start}:0:dance"),
        *(f"{start}:0:try", f"{start}:0:go:now", f"{start}:x:go", f"{start}:{last + 1}:go", f"{start}:{last}:try:24"),
        *(f"{start}:-1:back", f"{start}:0:try:{'9' * 61}", f"{start}:1:jump", f"{start}:9999:go"),
        *(f"{start}:0:pick:lay:0", f"{start}:0:try:24:1", "learn:claro::0:go", f"{start}:0:try:<@1>"),
    ):
        assert (await laura.send_custom_id(seen, wrong)).text.startswith(UNKNOWN), wrong
    forger, source = Forger(house, monkeypatch), house.discord.world.messages[int(seen.id)]
    for deed, values in (("0:jump", ["1"]), ("0:jump", ["3", "6"]), ("0:jump", ["x"]), ("5:sketch:marks", ["<@1>"])):
        data = {"component_type": 3, "custom_id": f"{start}:{deed}", "values": values}
        assert (await forger.send(laura, COMPONENT, data, source)).text.startswith(UNKNOWN)
    for odd in ("dance", "24 24", "discard", "50", "J J", "pass", "exchange FL4"):
        told = await laura.send_custom_id(seen, f"{start}:0:try:{odd}")
        assert at(told, lesson) == 0
        assert "🤔" in told.text
    for draft in ("marks 77", "marks x", "marks 1 1 1", "dance"):
        assert at(await laura.send_custom_id(seen, f"{start}:5:draft:{draft}"), lesson) == 5
    # A message that everybody sees is never changed into a lesson.
    table = await laura.slash("claro new")
    shown = await clara.send_custom_id(table, f"{start}:3:go")
    assert shown.ephemeral
    assert at(shown, lesson) == 3
    assert clara.messages[table.id].text == laura.messages[table.id].text == table.text


async def test_in_direct_messages_the_lesson_stays_and_leads_to_a_server(house):
    laura, lesson = await house.person("Laura"), LESSONS["africa"]
    await laura.go_to_the_bot()
    seen = await laura.slash("africa learn")
    assert not seen.ephemeral
    for number, step in enumerate(lesson.steps):
        answered = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, step.answer))
        assert answered.id == seen.id
        seen = answered
    assert "Play against the computers" in seen.enabled
    assert any("url" in each for each in seen.buttons.values())
    assert "The idea" in (await laura.click("Rules", on=seen)).text
    begun = await laura.click("Learn in five minutes", on=await laura.slash("help"))
    assert begun.id != seen.id
    assert at(begun, LESSONS["claro"]) == 0


async def test_whoever_has_installed_the_app_learns_in_any_server_and_in_groups(house):
    world, lesson = house.discord.world, LESSONS["claro"]
    laura, clara = [await house.person(name) for name in ("Laura", "Clara")]
    world.guild.members.discard(world.bot.id)
    world.installed_by.add(int(laura.id))
    group = world.private_channel([world.people[int(each.id)] for each in (laura, clara)])
    for place in (laura.channel, str(group.id)):
        laura.channel = clara.channel = place
        laura._direct = place == str(group.id)
        seen = await laura.slash("claro learn")
        for number, step in enumerate(lesson.steps):
            assert at(seen, lesson) == number
            seen = await laura.send_custom_id(seen, button(lesson, number, HandAct.PLAY, step.answer))
            assert seen.ephemeral
        assert "Play against the computers" in seen.enabled
        assert any("url" in each for each in seen.buttons.values())
        assert clara.messages == {}


@pytest.mark.parametrize("own", [pytest.param(False, marks=thorough), True])
async def test_with_a_hosts_own_deck_the_lesson_has_no_emojis_that_show_other_stars(tmp_path, own):
    deck = (Path(claro_deck.__file__).parent / "deck.toml").read_text(encoding="utf-8")
    (tmp_path / "deck.toml").write_text(re.sub(r"(?m)^18 = .*$", '18 = "BP"', deck), encoding="utf-8")
    changes = {"claro_deck": tmp_path / "deck.toml"} if own else {}
    async with open_house(tmp_path, card_emojis=True, **changes) as house:
        await house.app[Faces].uploading
        laura = await house.person("Laura")
        seen = await laura.slash("claro learn")
        assert ("<:claro_" in seen.text) != own
        assert "<:africa_" in (await laura.slash("africa learn")).text


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_follows_the_newest_rules(game):
    text = (Path(lessons.__file__).parent / game / "lesson" / "record.txt").read_text(encoding="utf-8")
    said = re.search(r"(?m)^rules ([0-9]+)", text)
    assert (1 if said is None else int(said[1])) == GAMES[game].rules


async def test_two_presses_and_late_ones_show_the_step_that_follows(house):
    laura, lesson = await house.person("Laura"), LESSONS["africa"]
    seen = await laura.slash("africa learn")
    first = button(lesson, 0, HandAct.PLAY, lesson.steps[0].answer)
    both = await asyncio.gather(laura.send_custom_id(seen, first), laura.send_custom_id(seen, first))
    assert [at(each, lesson) for each in both] == [1, 1]
    seen = await laura.send_custom_id(seen, button(lesson, 1, HandAct.PLAY, lesson.steps[1].answer))
    assert at(await laura.send_custom_id(seen, first), lesson) == 1  # from a client that has not seen it yet


@pytest.mark.parametrize("game", usually("claro", LESSONS))
async def test_help_and_the_rules_lead_to_the_lesson(house, game):
    laura, title = await house.person("Laura"), words_for("en")(f"{game}-title")
    seen = await laura.slash("help")
    if title in seen.enabled:
        seen = await laura.click(title, on=seen)
    begun = await laura.click("Learn in five minutes", on=seen)
    assert at(begun, LESSONS[game]) == 0
    assert "Rules" in laura.messages[seen.id].enabled
    begun = await laura.click("Learn in five minutes", on=await rules_of(laura, game))
    assert at(begun, LESSONS[game]) == 0
    assert begun.ephemeral


@pytest.mark.parametrize("game", LESSONS)
def test_every_possible_move_is_spoken_of_and_the_lesson_ends_with_a_round(game):
    lesson = LESSONS[game]
    assert len(lesson.position.view(None).rounds) > len(lesson.steps[-1].position.view(None).rounds)
    for step in lesson.steps:
        legal = step.position.legal_moves(PUPIL)
        assert step.answer in legal
        assert [move for move in legal if move != step.answer and step.comment_on(move) is None] == []
    used = {comment for step in lesson.steps for comment in used_comments(step)}
    assert used == comments_of(lesson)


def used_comments(step):
    return {step.comment_on(move) for move in step.position.legal_moves(PUPIL) if move != step.answer}


@pytest.mark.parametrize("game", LESSONS)
def test_every_button_of_a_lesson_fits_into_a_custom_id(game):
    lesson = LESSONS[game]
    for number, step in enumerate(lesson.steps):
        moves = [move for move in step.position.legal_moves(PUPIL) if len(move) <= 60]
        for move in (*sorted(moves, key=len)[-20:], step.answer):
            custom_id = button(lesson, number, HandAct.PLAY, move)
            assert len(custom_id) <= 100
            assert parse(custom_id) == HandAct.PLAY(LessonStep(game, lesson.version, number), 0, move)


@for_each("language", LANGUAGES)
@for_each("game", LESSONS)
def test_every_sentence_exists_in_every_language_itself(game, language):
    (path,) = [each for each in word_files(language) if each.parts[-3:] == (game, "lesson", f"{language}.ftl")]
    text = path.read_text(encoding="utf-8")
    assert [key for key in keys_of(game, LESSONS[game]) if f"\n{key} =" not in f"\n{text}"] == []


def test_only_what_matters_makes_another_version():
    text = f"{SHORT}#! chapter one\n#! step a\n#! not * high\nYou 9\n"
    version = read_lesson(text, GAMES).version
    spaced = text.replace("step a", "step  a   # here")
    for same in (f"# A comment\n{text}\n", spaced, text.replace("#! not", "\n#! not")):
        assert read_lesson(same, GAMES).version == version
    for other in (text.replace("step a", "step b"), text.replace("\nYou 9", "\nYou 13"), text.replace(" 45", " 46")):
        assert read_lesson(other, GAMES).version != version


SHORT = """game claro
seats You Vega
hand You 9 13 30 41 50
hand Vega 4 26 31 38 45
"""


@pytest.mark.parametrize(
    ("tail", "line"),
    [
        ("You 9\n", 5),  # no step
        ("#! chapter one\n#! step a\nYou 24\n", 7),  # not held
        ("#! chapter one\n#! dance\nYou 9\n", 6),
        ("#! chapter one\n#! not 9 what\n", 6),
        ("#! step a\nYou 9\n", 6),  # no chapter
        ("#! chapter one\n#! step a\nYou 9\n#! step b\nVega 26\n", 8),  # not the pupil's turn
        ("#! chapter one\n#! step a\n", 6),  # nothing follows
    ],
)
def test_a_mistake_in_a_lesson_is_found(tail, line):
    with pytest.raises(BadLesson) as caught:
        read_lesson(SHORT + tail, GAMES)
    assert caught.value.line == line


async def test_the_first_step_of_a_lesson_leads_nowhere_back(house):
    laura = await house.person("Laura")
    seen = await laura.slash("claro learn")
    assert not [label for label in seen.buttons if label in ("One step back", "Begin again")]
    assert not [each for each in seen.components() if each.get("disabled")]
