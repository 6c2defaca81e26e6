"""The words are complete in four languages."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from mau_by_hand import MAU_MAU

import mau_mau
from bot.locales.words import LANGUAGES, words_for
from mau_mau.cards import SIGN_NAMES
from mau_mau.examples import EXAMPLES
from mau_mau.tallies import FORGOT, WITH_JACK

CODE = "\n".join(file.read_text(encoding="utf-8") for file in Path(mau_mau.__file__).parent.glob("*.py"))
NAME = MAU_MAU.name
WORDS = Path(mau_mau.__file__).parent / "words"


def text_of(language):
    return (WORDS / f"{language}.ftl").read_text(encoding="utf-8")


def placeholders(node):
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for value in vars(node).values():
            yield from placeholders(value)
    elif isinstance(node, list):
        for each in node:
            yield from placeholders(each)


@cache
def messages(language):
    body = FluentParser().parse(text_of(language)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    found = [entry for entry in body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: frozenset(placeholders(entry)) for entry in found}


def expected():
    """Return the keys that the bot asks every game for, and those that the code of this one names or composes."""
    keys = {f"{NAME}-{word}" for word in ("title", "command", "command-new", "about", "length", "score", "count-score")}
    keys |= {f"{NAME}-character-{level}" for level in MAU_MAU.levels}
    for spec in MAU_MAU.option_specs:
        option = f"{NAME}-option-{spec.name.replace('_', '-')}"
        keys |= {f"{option}-{word}" for word in ("name", "title", "hint", *spec.values)}
        keys |= {f"{NAME}-house-{spec.name.replace('_', '-')}-{value}" for value in spec.values[1:]}
    keys |= {f"{NAME}-suit-{suit}" for suit in SIGN_NAMES.values()}
    keys |= {f"{NAME}-example-{name}" for name in EXAMPLES}
    keys |= {f"{NAME}-statistics-{name.replace('_', '-')}" for name in (FORGOT, WITH_JACK)}
    return keys | set(re.findall(rf"[\"']({NAME}-[a-z-]*[a-z])[\"']", CODE))


def test_there_is_a_file_for_each_language():
    assert {file.stem for file in WORDS.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_messages_with_the_same_placeholders(language):
    assert messages(language) == messages("en")


def test_every_message_exists_and_is_used():
    refusals = {key for key in messages("en") if key.startswith(f"{NAME}-refused-")}
    assert set(messages("en")) - refusals == expected()


def test_every_refusal_has_words_and_every_refusal_with_words_can_happen():
    raised = set(re.findall(r"(?:IllegalMove|BadSetup)\(\s*\"(\w+)\"", CODE))
    raised |= set(re.findall(r"IllegalMove\(\"(\w+)\" if \w+ else \"(\w+)\"", CODE)[0])
    own = {key.removeprefix(f"{NAME}-refused-").replace("-", "_") for key in messages("en") if "-refused-" in key}
    bots = {code for code in raised - own if words_for("en").has(f"refused-{code.replace('_', '-')}")}
    assert raised - own - bots == set()
    assert own - raised == {"bad_reshuffle"}  # a dealer raises it


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_hardly_anything_is_left_in_english(language):
    english, theirs = words_for("en"), words_for(language)
    plain = [key for key, names in messages("en").items() if not names]
    same = {key for key in plain if theirs(key) == english(key)}
    assert same <= {f"{NAME}-title", f"{NAME}-option-mau-name", f"{NAME}-mau", f"{NAME}-called", f"{NAME}-score",
                    f"{NAME}-option-hand-name"}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_accepts_names_and_descriptions(language):
    words = words_for(language)
    names = [words(key) for key in messages(language) if re.fullmatch(rf"{NAME}-option-[a-z-]+-name", key)]
    assert [name for name in names if not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()] == []
    assert len(set(names)) == len(names)
    described = [
        key for key in messages(language) if re.fullmatch(rf"{NAME}-(command(-new)?|option-[a-z-]+-hint)", key)
    ]
    assert [key for key in described if not 1 <= len(words(key)) <= 100] == []
    titles = [key for key in messages(language) if re.fullmatch(rf"{NAME}-option-[a-z-]+-title", key)]
    assert [key for key in titles if len(words(key)) > 45] == []
    assert 20 < len(words(f"{NAME}-about")) <= 130
    assert len(words(f"{NAME}-rules")) < 3000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 3, 11, 21])
def test_numbers_are_said(language, count):
    words = words_for(language)
    for key in ("cards", "points", "draw", "count-score", "about-mau", "stock"):
        said = words(f"{NAME}-{key}", count=count)
        assert str(count) in said or (language == "he" and count < 3) or (language == "fr" and count == 1)


def test_no_french_line_begins_with_a_punctuation_mark():
    for line in text_of("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\S [!?;:»]|« ", line), line
        assert not re.search(r"[^\W\d_][!?]", line), line


def test_german_says_du():
    assert not re.search(r"\b(Sie|Ihnen|Ihre?)\b(?! noch)", text_of("de"))


def test_french_says_tu():
    assert not re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", text_of("fr"))
