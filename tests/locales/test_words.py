"""Every message that the code uses exists, and every message is used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference

from bot.faces.africa import examples as africa_rules
from bot.faces.africa.face import SPECIAL
from bot.faces.stardust.examples import EXAMPLES
from bot.games.africa.patience import RATINGS
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.claro.tallies import MOMENTS
from bot.games.game import IllegalMove
from bot.games.stardust.combinations import Class
from bot.games.stardust.deck import LAYABLE, Joker, Size, Structure
from bot.games.stardust.view import Phase
from bot.locales.words import LANGUAGES, MissingWords, refusal_words, word_files, words_for
from bot.store.standings.periods import Period
from bot.store.standings.standings import RankedBy
from bot.views.settings import TURNS

HERE = Path(__file__).parents[2]
FTL = [(language, file) for language in LANGUAGES for file in word_files(language)]


def messages(language):
    """Return the placeholders of each message of a language, for comparison."""
    found = {}
    for spoken, file in FTL:
        if spoken == language:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, Message):
                    found[entry.id.name] = frozenset(placeholders(entry))
    return found


def placeholders(node):
    """Yield the names of all variables in a message."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, BaseNode):
        for value in vars(node).values():
            yield from placeholders(value)
    elif isinstance(node, list):
        for each in node:
            yield from placeholders(each)


KEYS = set(messages("en"))
CODE = "\n".join(file.read_text(encoding="utf-8") for file in (HERE / "bot").rglob("*.py"))
RAISED = r"(?:Refusal|IllegalMove|BadSetup)\(\s*"
REFUSED = (
    set(re.findall(RAISED + r"\"(\w+)\"", CODE))
    | set(re.findall(RAISED + r"\"\w+\" if [^)]*? else \"(\w+)\"", CODE))
    | set(re.findall(r"\bcode = \"(\w+)\"", CODE))
)


def built_keys():
    """Keys that the code composes from names."""
    yield from (
        f"button-{verb}"
        for verb in ("join", "leave", "start", "cancel", "rules", "hand", "rematch", "record", "down", "arrange")
    )
    for name, game in GAMES.items():
        yield from (f"{name}-title", f"{name}-command")
        yield from (f"computer-level-{level}" for level in game.levels)
        for spec in game.option_specs:
            option = f"{name}-option-{spec.name.replace('_', '-')}"
            yield from (
                f"{option}-name",
                f"{option}-title",
                f"{option}-hint",
                *(f"{option}-{value}" for value in spec.values),
            )
            yield from (f"{name}-house-{spec.name.replace('_', '-')}-{value}" for value in spec.values[1:])
    for name in (
        *("new", "join", "leave", "hand", "table", "end", "rules", "leaderboard", "play", "pause", "resume", "kick"),
        *("substitute", "server", "me"),
    ):
        yield from (f"command-{name}", f"name-{name}")
    for name in ("bots", "level", "seats"):
        yield from (f"name-{name}", f"command-new-{name}")
    yield from ("command-kick-player", "command-substitute-player", "name-player", "command-play-move", "name-move")
    for name in ("language", "reminders"):
        yield from (f"command-me-{name}", f"name-{name}")
    for name in ("language", "turn-time", "ping", "channel", "except-channel", "everywhere"):
        yield from (f"command-server-{name}", f"name-{name}")
    yield from (f"language-{language}" for language in ("auto", *LANGUAGES))
    yield from (f"turn-time-{name}" for name in TURNS)
    for name, options in {
        "leaderboard": ("what", "period", "where"),
        "stats": ("member", "versus"),
        "history": ("member", "where"),
        "season": ("start", "end"),
        "export": ("from-game",),
        "forget": (),
    }.items():
        yield from (f"name-{name}", f"command-{name}")
        yield from (key for option in options for key in (f"name-{option}", f"command-{name}-{option}"))
    yield from (f"{name}-character-{level}" for name, game in GAMES.items() for level in game.levels)
    yield from ("name-wallet", "command-wallet")
    yield from stardust_keys()
    yield from (f"africa-{name}" for name in SPECIAL.values())
    yield from (f"patience-{name.replace('_', '-')}" for name in RATINGS)
    yield from ("patience-title", "name-patience", "name-daily", "name-public", "command-patience", "command-daily")
    yield from ("command-patience-public", "command-daily-table")
    yield from (f"patience-option-hand-{what}" for what in ("name", "title", "hint", "2", "3"))
    yield from (f"africa-example-{name}" for name in africa_rules.EXAMPLES)
    yield from (f"what-{what}" for what in RankedBy if what is not RankedBy.STARS)
    yield from (f"period-{period}" for period in Period)
    yield from (f"where-{where}" for where in ("server", "channel"))
    yield from (f"{game}-{key}" for game in GAMES for key in ("score", "count-score"))
    yield from (f"claro-moment-{name.replace('_', '-')}" for name in MOMENTS)
    yield from ("table-to-act", "table-to-choose", "table-to-act-until", "table-to-choose-until")


def stardust_keys():
    """Keys that Stardust's face composes from names."""
    for card in (*(f"planet-{size.name.lower()}" for size in Size), *(each.name.lower() for each in Structure)):
        yield f"stardust-{card}"
    yield from (f"stardust-{joker.value.lower()}" for joker in Joker)
    yield from (f"stardust-{kind.value}" for kind in Class)
    yield from (f"stardust-phase-{phase.value.replace('_', '-')}" for phase in Phase if phase is not Phase.OVER)
    yield from (f"stardust-effect-{joker.value.lower()}" for joker in LAYABLE)
    yield from (f"stardust-asks-{joker.value.lower()}" for joker in (Joker.DEATH, Joker.WATER))
    yield from (f"stardust-{word}{what}" for word in ("bet", "raise") for what in ("", "-question", "-other"))
    yield from (f"stardust-example-{name}" for name in EXAMPLES)
    yield from ("stardust-check", "stardust-fold")


@pytest.mark.parametrize("file", [file for _, file in FTL], ids=lambda file: "/".join(file.parts[-3:]))
def test_every_line_is_understood(file):
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []


def test_every_key_in_the_code_exists():
    asked = set(re.findall(r"(?:words|localised)\(\s*\"([a-z][\w-]*)\"", CODE)) | set(built_keys())
    assert asked - KEYS == set()


def test_every_message_is_used():
    refusals = {key for key in KEYS if re.match(r"(\w+-)?refused-", key)}
    quoted = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", CODE))
    assert KEYS - refusals - quoted - set(built_keys()) == set()


@pytest.mark.parametrize("code", sorted(REFUSED))
def test_every_refusal_has_words(code):
    key = code.replace("_", "-")
    assert f"refused-{key}" in KEYS or any(f"{name}-refused-{key}" in KEYS for name in ALL_GAMES)


def test_every_refusal_with_words_can_happen():
    spoken = {re.sub(r"^(\w+-)?refused-", "", key).replace("-", "_") for key in KEYS if "refused-" in key}
    others = {"unknown_button", "not_saved", "unexpected"}
    assert spoken - REFUSED - others == set()


def test_a_game_has_words_of_its_own_for_a_refusal():
    error = IllegalMove("joker_on_grey", top="31")
    assert "31" in refusal_words(words_for("en"), error.code, error.details, "claro")


OTHERS = [language for language in LANGUAGES if language != "en"]


def test_every_word_file_is_loaded():
    assert {file for _, file in FTL} == set((HERE / "bot").rglob("*.ftl"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_all_messages_with_the_same_placeholders(language):
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_hardly_anything_is_left_in_english(language):
    english, theirs = words_for("en"), words_for(language)
    plain = [key for key, names in messages("en").items() if not names]
    same = {key for key in plain if theirs(key) == english(key)}
    assert {key for key in same if not key.startswith("name-") and not key.endswith("-name")} <= {
        *(
            "claro-title",
            "claro-joker",
            "stardust-title",
            "africa-lion",
            "africa-score",
            "patience-passable",
            "button-start",
        ),
        *(f"language-{each}" for each in LANGUAGES),
        *(key for key in same if key.startswith("turn-time-")),  # French has the same word
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2, 3, 11, 21])
def test_messages_with_numbers_work_in_every_language(language, count):
    words = words_for(language)
    said = words("claro-held", count=count)
    assert said != words("claro-held", count=count + 1)
    assert str(count) in said or (language == "he" and count < 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_accepts_the_names_of_commands(language):
    names = [words_for(language)(key) for key in KEYS if re.match(r"name-|\w+-option-[a-z-]+-name$", key)]
    assert [name for name in names if not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()] == []
    subcommands = [words_for(language)(key) for key in KEYS if key.startswith("name-") and f"command-{key[5:]}" in KEYS]
    assert len(set(subcommands)) == len(subcommands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_of_commands_are_short_enough(language):
    keys = [key for key in KEYS if re.match(r"command-|\w+-command$|\w+-option-[a-z-]+-hint$", key)]
    assert [key for key in keys if len(words_for(language)(key)) > 100] == []


def test_lines_run_from_right_to_left_even_if_they_begin_with_a_name():
    text = "## y x\n- a.\n-# b\n> c\n\n1. d\n24"
    turned = words_for("he").with_direction(text)
    marked = "## [y x]\n- [a.]\n-# [b]\n> [c]\n\n1. [d]\n[24]"
    assert turned == marked.replace("[", "\u200f\u202b").replace("]", "\u202c")
    assert words_for("de").with_direction(text) == text
    assert words_for("he").with_direction("<@1> · 5") == "\u200f\u202b\u200f<@1>\u200f\u200f · \u200f5\u202c"


def test_english_replaces_a_language_that_we_do_not_speak():
    assert words_for("tlh")("button-join") == words_for(None)("button-join") == "Join"


def test_a_missing_message_raises_an_error():
    with pytest.raises(MissingWords):
        words_for("en")("no-such-words")
    with pytest.raises(MissingWords):
        words_for("en")("lobby-host")


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")]
)
def test_lists_in_words(items, text):
    assert words_for("en").all_of(items) == text


def test_each_language_writes_percentages_in_its_own_way():
    assert [words_for(each).percent(0.466) for each in ("en", "de", "fr", "he")] == [
        "47%",
        "47\u00a0%",
        "47\u00a0%",
        "47%",
    ]


def test_no_french_line_begins_with_a_punctuation_mark():
    for language, file in FTL:
        for line in file.read_text(encoding="utf-8").splitlines():
            if language == "fr" and not line.startswith("#"):
                assert not re.search(r"\S [!?;:»]|« ", line), line
