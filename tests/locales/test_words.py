"""Every message that the code asks for exists, and every message is asked for."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from bot.games.catalog import GAMES
from bot.games.game import IllegalMove
from bot.locales.words import MissingWords, refusal_words, words_for

HERE = Path(__file__).parents[2]
FTL = list((HERE / "bot/locales/en").glob("*.ftl"))
KEYS = {
    match[1]
    for file in FTL
    for match in re.finditer(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
CODE = "\n".join(file.read_text(encoding="utf-8") for file in (HERE / "bot").rglob("*.py"))
RAISED = r"(?:Refusal|IllegalMove|BadSetup)\(\s*"
REFUSED = (
    set(re.findall(RAISED + r"\"(\w+)\"", CODE))
    | set(re.findall(RAISED + r"\"\w+\" if [^)]*? else \"(\w+)\"", CODE))
    | set(re.findall(r"\bcode = \"(\w+)\"", CODE))
)


def built_keys():
    """Keys that are put together from names."""
    yield from (f"button-{verb}" for verb in ("join", "leave", "start", "cancel", "rules", "hand", "rematch"))
    for name, game in GAMES.items():
        yield from (f"{name}-title", f"{name}-command")
        yield from (f"computer-level-{level}" for level in game.levels)
        for spec in game.option_specs:
            option = f"{name}-option-{spec.name.replace('_', '-')}"
            yield from (f"{option}-hint", *(f"{option}-{value}" for value in spec.values))
            yield from (f"{name}-house-{spec.name.replace('_', '-')}-{value}" for value in spec.values[1:])
    yield from (f"command-{name}" for name in ("join", "leave", "hand", "table", "end", "rules", "leaderboard"))
    yield from ("table-to-act", "table-to-choose", "table-to-act-until", "table-to-choose-until")


@pytest.mark.parametrize("file", FTL, ids=lambda file: file.name)
def test_every_line_is_understood(file):
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


def test_every_key_in_the_code_exists():
    asked = set(re.findall(r"words\(\s*\"([a-z][\w-]*)\"", CODE)) | set(built_keys())
    assert asked - KEYS == set()


def test_every_message_is_used():
    refusals = {key for key in KEYS if re.match(r"(\w+-)?refused-", key)}
    quoted = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", CODE))
    assert KEYS - refusals - quoted - set(built_keys()) == set()


@pytest.mark.parametrize("code", sorted(REFUSED))
def test_every_refusal_has_words(code):
    key = code.replace("_", "-")
    assert f"refused-{key}" in KEYS or any(f"{name}-refused-{key}" in KEYS for name in GAMES)


def test_every_refusal_in_words_can_happen():
    spoken = {re.sub(r"^(\w+-)?refused-", "", key).replace("-", "_") for key in KEYS if "refused-" in key}
    others = {"unknown_button", "not_saved", "unexpected"}
    assert spoken - REFUSED - others == set()


def test_a_game_has_words_of_its_own_for_a_refusal():
    error = IllegalMove("joker_on_grey", top="31")
    assert "31" in refusal_words(words_for("en"), error.code, error.details, "claro")


def test_a_language_we_do_not_speak_is_english():
    assert words_for("tlh")("button-join") == words_for(None)("button-join") == "Join"


def test_words_that_are_missing_are_a_mistake_in_the_code():
    with pytest.raises(MissingWords):
        words_for("en")("no-such-words")
    with pytest.raises(MissingWords):
        words_for("en")("lobby-host")


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_in_words(items, text):
    assert words_for("en").all_of(items) == text
