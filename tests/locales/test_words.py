"""Every message that the code uses exists, and every message is used."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference

from bot.faces.africa import examples as africa_rules
from bot.faces.africa.face import SPECIAL
from bot.faces.decks import FRENCH, SYMBOLS
from bot.faces.lessons import LESSONS
from bot.faces.stardust.examples import EXAMPLES
from bot.features.panel.panels import PAGE_WORDS
from bot.features.people.legal.documents import DOCUMENTS
from bot.features.people.views.settings_pages import DIRECT, IN_CHANNEL, ME, MY_SWITCHES, SAID, SERVER, SERVER_SWITCHES
from bot.features.posts.week import COLOURS, LINKED
from bot.features.standings.store.ratings import Division
from bot.features.standings.store.standings import RankedBy
from bot.features.tournaments.clubs.rules import Standing
from bot.features.tournaments.routes import Act, ClubAct, LadderAct
from bot.features.tournaments.rules.entries import Why
from bot.features.tournaments.rules.options import Format
from bot.features.tournaments.rules.standings import TieBreak
from bot.games.achievement import ACROSS, ACROSS_GAMES
from bot.games.catalog import ALL_GAMES, GAMES
from bot.games.claro.tallies import MOMENTS
from bot.games.game import IllegalMove
from bot.games.stardust.combinations import Class
from bot.games.stardust.deck import LAYABLE, Joker, Size, Structure
from bot.games.stardust.view import Phase
from bot.games.validation import Package
from bot.interactions.components.layout import LONGEST_LABEL
from bot.interactions.components.phrases import TURNS
from bot.interactions.permissions import TO_POST, TO_POST_IN_THREADS, TO_SHOW_PICTURES, TO_START_THREADS
from bot.locales.plain import KNOWN_LEVELS
from bot.locales.words import COMMAND, LANGUAGES, Bundle, MissingWords, Words, refusal_words, words_for
from bot.store.periods import Period
from bot.store.settings import YourTurn
from bot.tables.rules.verdicts import Verdict
from tests.cases import for_each
from tests.locales.all_words import keys_of, word_files

HERE = Path(__file__).parents[2]
FTL = [(language, file) for language in LANGUAGES for file in word_files(language)]


@cache
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


def room_of(file):
    """Return the feature that a file belongs to; of other files, the room of the bot."""
    room, *inside = file.relative_to(HERE / "bot").parts
    return inside[0] if room == "features" else room.upper()


def asking():
    """Return the rooms whose code has a message's key, or the code of a refusal, by the key."""
    found = {}
    for file in (HERE / "bot").rglob("*.py"):
        for word in re.findall(r'"([a-z][a-z0-9_-]*)"', file.read_text(encoding="utf-8")):
            for key in {word, f"refused-{word.replace('_', '-')}"} & KEYS:
                found.setdefault(key, set()).add(room_of(file))
    return found


def may_know():
    """Return which feature may know which other one, as the contract says."""
    lines = re.findall(
        r'"bot\.features\.(\w+)\.\*\* -> bot\.features\.(\w+)\.\*\*"',
        (HERE / "pyproject.toml").read_text(encoding="utf-8"),
    )
    assert len(lines) >= 9
    return set(lines)


def test_the_words_of_a_feature_are_in_its_folder():
    """Whoever may not know a feature does not ask for its words, and no other folder has words for it alone."""
    rooms, may, wrong = asking(), may_know(), {}
    for file in word_files("en"):
        if not file.is_relative_to(HERE / "bot" / "faces"):
            owner = room_of(file)
            for key in re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE):
                asked = rooms.get(key, set())
                alone = len(asked) == 1 and asked.isdisjoint(room.upper() for room in asked)
                strangers = {each for each in asked if each != owner and (each, owner) not in may}
                if alone if owner == "LOCALES" else strangers:
                    wrong[key] = asked
    assert wrong == {}


CODE = "\n".join(file.read_text(encoding="utf-8") for file in (HERE / "bot").rglob("*.py"))
RAISED = r"(?:Refusal|Refused|IllegalMove|BadSetup|_within)\(\s*"
REFUSED = (
    set(re.findall(RAISED + r"\"(\w+)\"", CODE))
    | set(re.findall(RAISED + r"\"\w+\" if [^)]*? else \"(\w+)\"", CODE))
    | set(re.findall(r"\bcode = \"(\w+)\"", CODE))
    | set(re.findall(r"one_line\(.*, \"(\w+)\"\)", CODE))
)


def built_keys():
    """Keys that the code composes from names."""
    yield from PAGE_WORDS
    yield from (
        f"button-{verb}"
        for verb in (
            *("join", "leave", "start", "fill", "cancel", "rules", "hand", "rematch", "record", "down", "arrange"),
            *("log", "fairness", "pause", "resume", "computers", "review"),
        )
    )
    yield from (f"africa-about-{name}" for name in ("lion", "brigand", "star"))
    for word in ("leave", "end", "ask", "kick", "forget"):
        yield f"button-sure-{word}"
    yield from ("table-ended-by", "table-cancelled-by", "table-broken", "table-endless")
    yield from (f"{name}-guess-until" for name in ("claro", "stardust"))
    yield from (f"stardust-told-{move}" for move in ("check", "fold", "bet", "raise", "discard"))
    for name, game in GAMES.items():
        yield from (f"{name}-title", f"{name}-command", f"{name}-command-new", f"{name}-about", f"{name}-length")
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
        *("new", "join", "leave", "hand", "table", "end", "leaderboard", "play", "kick"),
        *("substitute", "server", "my", "organise"),
    ):
        yield from (f"command-{name}", f"name-{name}")
    for name in ("bots", "level", "seats"):
        yield from (f"name-{name}", f"command-new-{name}")
    yield from ("command-kick-player", "command-substitute-player", "name-player", "command-play-move", "name-move")
    yield "name-show"
    yield from (f"review-{kind}-{verdict.value}" for kind in ("verdict", "count") for verdict in Verdict)
    yield from (f"deal-place-{place}" for place in (1, 2, 3, "last"))
    yield "claro-deal-place-last"
    yield from (f"way-deal-{state}" for state in ("new", "begun", "played"))
    yield from ("name-language", "name-turn-time", "name-channel", "name-settings", "name-privacy", "command-privacy")
    for page, switches in ((ME, MY_SWITCHES), (SERVER, SERVER_SWITCHES)):
        yield from (f"switch-{page}-{name}" for name in switches)
        yield from (f"settings-{name}-on" for name in switches if (page, name) not in SAID)
    yield from SAID.values()
    yield from (f"settings-your-turn-{when}" for when in YourTurn)
    yield from (f"{key}-{where}" for key in ("notify-in", "settings-notify") for where in (IN_CHANNEL, DIRECT))
    yield from (f"turn-{where}{how}" for where in ("notice", "direct") for how in ("", "-until"))
    yield from ("name-games", "command-games", "name-help", "command-help")
    permissions = (*TO_POST, *TO_POST_IN_THREADS, *TO_START_THREADS, *TO_SHOW_PICTURES)
    yield from (f"permission-{name.replace('_', '-')}" for name in permissions)
    yield from (f"language-{language}" for language in ("auto", *LANGUAGES))
    yield from (f"turn-time-{name}" for name in TURNS)
    for name, some in {ACROSS_GAMES: ACROSS, **{name: game.achievements for name, game in GAMES.items()}}.items():
        keys = [f"{name}-achievement-{each.name.replace('_', '-')}" for each in some]
        yield from (*keys, *(f"{key}-for" for key in keys))
    yield from (f"weekday-{number}" for number in range(7))
    yield from (f"{key}-{kind}" for kind in COLOURS for key in ("week", "week-about"))
    yield from (f"button-week-{kind}" for kind in LINKED)
    yield from (f"week-own-{kind}" for kind in ("climb", "climb-in", "run", "bold"))
    yield from (f"{name}-bold" for name in GAMES)
    for name, options in {
        "leaderboard": ("what", "period", "where"),
        "stats": ("member", "versus"),
        "history": ("member", "everybody", "where"),
        "season": ("game", "start", "end"),
        "my": ("game",),
    }.items():
        yield from (f"name-{name}", f"command-{name}")
        yield from (key for option in options for key in (f"name-{option}", f"command-{name}-{option}"))
    yield from (f"{name}-character-{level}" for name, game in GAMES.items() for level in game.levels)
    yield from ("name-wallet", "command-wallet")
    yield from (f"legal-{document}" for document in DOCUMENTS)
    yield from stardust_keys()
    yield from tournament_keys()
    yield from ladder_keys()
    yield from kind_keys()
    yield from club_keys()
    yield from deck_keys()
    yield from ("name-learn", "command-learn", "learn-next")
    yield from (key for name, lesson in LESSONS.items() for key in keys_of(name, lesson))
    yield from (f"africa-{name}" for name in SPECIAL.values())
    yield from ("patience-title", "name-patience", "name-daily", "name-public", "command-patience", "command-daily")
    yield from (f"{key}-{number}" for key in ("month", "month-short") for number in range(1, 13))
    yield from ("command-patience-public", "command-daily-table", "command-daily-yesterday", "name-yesterday")
    yield from ("command-daily-deal-deal", "name-deal", "daily-deal-patience", "daily-deal-against")
    yield from (f"{name}-day-score" for name in GAMES)
    yield "name-game"
    yield from ("menu-challenge", "menu-statistics", "menu-replay", "list-or")
    yield from (f"patience-option-hand-{what}" for what in ("name", "title", "hint", "2", "3"))
    yield from (f"africa-example-{name}" for name in africa_rules.EXAMPLES)
    yield from (f"what-{what}" for what in RankedBy if what is not RankedBy.STARS)
    yield from (f"period-{period}" for period in Period)
    yield from (f"where-{where}" for where in ("server", "channel"))
    yield from (f"rating-division-{each.name.lower()}" for each in Division)
    yield from (f"{game}-{key}" for game in GAMES for key in ("score", "count-score"))
    yield from ("africa-curve", "stardust-curve")
    yield from (f"claro-moment-{name.replace('_', '-')}" for name in MOMENTS)
    yield from ("table-to-act", "table-to-choose", "table-to-act-until", "table-to-choose-until")
    yield from (f"plain-{word}" for word in ("yes", "no", "house-rule", "score", "count-score", "character"))
    yield from (f"plain-character-{level}" for level in KNOWN_LEVELS)
    yield from ("plain-stage", "plain-round-won")


def deck_keys():
    asked = []
    for deck in (FRENCH, SYMBOLS):
        for name in (*deck.names, *deck.signs):
            for say in (deck.label, deck.spoken):
                say(lambda key, **_: asked.append(key) or key, name)
    return asked


def tournament_keys():
    """Keys that the messages and commands of tournaments compose from names."""
    yield from (f"table-{reason}" for reason in ("agreed", "result-entered", "decided", "called-off"))
    yield from (f"button-tournament-{act}" for act in Act if act not in (Act.ADJUST, Act.PLAYER, Act.SIDE, Act.MORE))
    yield from (f"{key}-{each}" for key in ("tournament-format", "tournament-about") for each in Format)
    yield from (key for each in TieBreak for key in (f"tie-break-{each}", f"tie-break-{each}-about"))
    yield from (f"why-byes-{each}" for each in Format if each not in (Format.ARENA, Format.LADDER))
    yield from (f"tournament-why-out-{each}" for each in Why)
    yield from (f"tournament-me-{each}" for each in Why)
    yield from ("tournament-why-out-away", "tournament-why-out-taken-out", "tournament-me-taken-out")
    yield from (f"notice-tournament-entered-{how}" for how in ("here", "check-in", "asked"))
    yield from (f"notice-tournament-{done}" for done in ("disqualified", "taken-out", "adjusted", "corrected"))
    yield from (f"tournament-table-{how}{by}" for how in ("entered", "changed") for by in ("", "-former"))
    yield from ("tournament-out-disqualified", "tournament-out-taken-out")
    yield from (f"tournament-{act}-{what}" for act in ("disqualify", "take-out") for what in ("title", "about"))
    yield from (f"{key}-tournament" for key in ("name", "command"))
    changeable = ("title", "starts", "limit", "check-in", "turn-seconds", "late", "computers", "house")
    changeable += ("seats", "going-on", "rounds", "minutes", "channels")
    yield from (f"tournament-change-{each}" for each in changeable)
    hinted = ("starts", "limit", "check-in", "late", "computers", "rounds", "channels")
    yield from (f"tournament-change-{each}-hint" for each in hinted)
    yield "command-tournament-new"
    for each in ("game", "format", "title"):
        yield from (f"name-{each}", f"command-tournament-new-{each}")
    yield from (key for each in ("tournament", "mine") for key in (f"name-{each}", f"command-tournament-{each}"))


def ladder_keys():
    """Keys that the messages and commands of ladders compose from names."""
    yield from (f"button-ladder-{act}" for act in LadderAct if act is not LadderAct.PICK)
    yield from (f"ladder-result-{how}" for how in ("played", "conceded", "unanswered", "kept"))
    yield from (f"ladder-ended-{how}" for how in ("taken-back", "run-out", "left", "broken-off"))
    for name, options in {
        "new": ("game", "title", "reach", "days", "weeks", "limit", "turn-time"),
    }.items():
        yield from (f"name-{name}", f"command-ladder-{name}")
        yield from (key for each in options for key in (f"name-{each}", f"command-ladder-{name}-{each}"))

    yield from ("name-ladder", "command-ladder", "command-ladder-show-ladder")


def kind_keys():
    """Keys of what ladders and matches say in place of what tournaments say."""
    return (key for key in KEYS if key.startswith(("ladder-", "match-")) and key.partition("-")[2] in KEYS)


def club_keys():
    """Keys that the messages and commands of clubs compose from names."""
    yield from (f"button-club-{act}" for act in ClubAct if act is not ClubAct.PICK)
    yield from (f"club-own-{each}" for each in Standing)
    yield from (f"club-listed-{each}" for each in Standing if each is not Standing.OUTSIDE)
    yield from ("club-asked", "club-invited", "name-club", "command-club")
    yield from (f"club-{act}-{what}" for act in ClubAct if act.form for what in ("about", "who"))
    done = ("joined", "accepted", "declined", "asked", "left", "let-in", "removed", "keepers", "role", "list")
    done += ("left-match", "removed-match", "turned-down")
    yield from (f"notice-club-{each}" for each in done)
    yield from ("command-club-new", "command-club-club")
    for name, options in {
        "new": ("name", "role"),
        "match": ("against", "game", "tables", "seats", "rounds", "starts"),
    }.items():
        yield from (key for each in options for key in (f"name-{each}", f"command-club-{name}-{each}"))


def stardust_keys():
    """Keys that Stardust's face composes from names."""
    for card in (*(f"planet-{size.name.lower()}" for size in Size), *(each.name.lower() for each in Structure)):
        yield f"stardust-{card}"
    yield from (f"stardust-{joker.value.lower()}" for joker in Joker)
    yield from (f"stardust-{kind.value}" for kind in Class)
    yield from (f"stardust-worth-{kind}" for kind in ("nothing", *(each.value for each in Class)))
    yield from (f"stardust-phase-{phase.value.replace('_', '-')}" for phase in Phase if phase is not Phase.OVER)
    yield from (f"stardust-effect-{joker.value.lower()}" for joker in LAYABLE)
    yield from (f"stardust-asks-{joker.value.lower()}" for joker in (Joker.DEATH, Joker.WATER))
    yield from (f"stardust-{word}{what}" for word in ("bet", "raise") for what in ("", "-question", "-other"))
    yield from (f"stardust-example-{name}" for name in EXAMPLES)
    yield from ("stardust-check", "stardust-fold")


@for_each("file", [file for _, file in FTL])
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


@for_each("code", sorted(REFUSED))
def test_every_refusal_has_words(code):
    key = code.replace("_", "-")
    assert f"refused-{key}" in KEYS or any(f"{name}-refused-{key}" in KEYS for name in ALL_GAMES)


def test_every_refusal_with_words_can_happen():
    spoken = {re.sub(r"^(\w+-)?refused-", "", key).replace("-", "_") for key in KEYS if "refused-" in key}
    named = set(re.findall(r"\"(\w+)\"", CODE))  # where several codes are possible, a table or a choice names them
    others = {"unknown_button", "not_saved", "unexpected", "broken_rules"}
    assert spoken - REFUSED - named - others == set()


@pytest.mark.parametrize(
    ("tail", "joined"),
    [("שתי טעויות", "אי־דיוק ושתי"), ("Laura", "ו-Laura"), ("<@1>", "ו-\u200f<@1>"), ("**5**", "ו-**5**")],
)
def test_a_hebrew_and_has_a_hyphen_before_foreign_letters_only(tail, joined):
    words = words_for("he")
    assert joined in words.with_direction(words.all_of(["אי־דיוק", tail]))


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
            "claro-colour-pink",
            "stardust-title",
            "africa-brigand",
            "africa-lion",
            "africa-score",
            "plain-score",
            "button-start",
            "rating-division-bronze",
            "rating-division-gold",
            "tie-break-buchholz",  # people
            "tie-break-sonneborn-berger",
            "tournament-change-check-in",
            "tournament-change-minutes",
            "typed-leads",
        ),
        *(key for key in same if re.search(r"-achievement-(marathon|echo|silence|pickpocket|triple-knockout)$", key)),
        *(f"language-{each}" for each in LANGUAGES),
        *(key for key in same if key.startswith("turn-time-")),  # French has the same word
        *(key for key in same if key.startswith("deck-")),  # some shapes and colours have the same name
        *(key for key in same if key.startswith("month-")),  # German and French have some
    }


@for_each("language", LANGUAGES)
@for_each("count", [1, 2, 3, 11, 21])
def test_messages_with_numbers_work_in_every_language(language, count):
    words = words_for(language)
    said = words("claro-discard-marked", count=count)
    assert said != words("claro-discard-marked", count=count + 1)
    assert str(count) in said or (language == "he" and count < 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_accepts_the_names_of_commands(language):
    names = [words_for(language)(key) for key in KEYS if re.match(r"name-|\w+-option-[a-z-]+-name$", key)]
    assert [name for name in names if not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()] == []
    subcommands = [words_for(language)(key) for key in KEYS if key.startswith("name-") and f"command-{key[5:]}" in KEYS]
    assert len(set(subcommands)) == len(subcommands)


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_of_commands_are_short_enough(language):
    keys = [key for key in KEYS if re.match(r"command-|\w+-command(-new)?$|\w+-option-[a-z-]+-hint$", key)]
    assert [key for key in keys if len(words_for(language)(key)) > 100] == []


def test_english_within_hebrew_keeps_its_direction_and_its_markdown():
    """A game from outside may have no Hebrew words, so its English ones stand among Hebrew ones."""
    hebrew = Words("he", [*(_bundle_of("he", "")), *_bundle_of("en", "x-rules = ### A\n    - B (c).\nx-name = deal\n")])
    assert hebrew("x-rules") == "### \u2066A\u2069\n- \u2066B (c).\u2069"
    assert hebrew.bare("x-name") == "deal"
    german = Words("de", [*(_bundle_of("de", "")), *_bundle_of("en", "x-rules = ### A\n")])
    assert german("x-rules") == "### A"


def _bundle_of(language, text):
    bundle = Bundle(language)
    bundle.add(text)
    return [bundle]


def test_a_form_in_hebrew_runs_from_right_to_left_though_a_game_has_a_latin_name():
    assert words_for("he")("form-title", game="Higher").startswith("\u200fHigher")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_that_is_out_of_use_names_no_button_as_it_is_read_after_the_game_too(language):
    assert re.fullmatch(r"[^.*]+\.", words_for(language)("hand-rested"))


def test_lines_run_from_right_to_left_even_if_they_begin_with_a_name():
    text = "## y x\n- a.\n-# b\n> c\n\n1. d\n24"
    turned = words_for("he").with_direction(text)
    marked = "## [y x]\n- [a.]\n-# [b]\n> [c]\n\n1. [d]\n[24]"
    assert turned == marked.replace("[", "\u200f\u202b").replace("]", "\u202c")
    assert words_for("de").with_direction(text) == text
    assert words_for("he").with_direction("<@1> · 5") == "\u200f\u202b\u200f<@1>\u200f\u200f · \u200f5\u202c"
    assert re.fullmatch("```\n.*CLARO.*\n```", words_for("he").with_direction("```\nCLARO\n```"))  # a text to copy


def test_no_hebrew_message_turns_its_arrow_by_itself():
    """Where a line runs from right to left, the bot turns each arrow. One that is written turned points backwards."""
    found = [f"{file}: {line}" for line, file in _lines("he") if re.search("[←╯]", line)]
    assert found == []
    turned = words_for("he").with_direction(words_for("he")("card-rating", before="900", after="912", change="+12"))
    assert "900 ← **912**" in turned


def _lines(language):
    """Yield the lines of all word files of a language, examples included."""
    files = [*(HERE / "bot").rglob("*.ftl"), *(HERE / "examples").rglob("*.ftl")]
    for file in files:
        if language in (file.stem, file.parent.name):
            yield from ((line, file.name) for line in file.read_text(encoding="utf-8").splitlines())


def test_english_replaces_a_language_that_we_do_not_speak():
    assert words_for("tlh")("button-join") == words_for(None)("button-join") == "Join"


def test_a_missing_message_raises_an_error():
    with pytest.raises(MissingWords):
        words_for("en")("no-such-words")
    with pytest.raises(MissingWords):
        words_for("en")("lobby-host")


def test_the_plain_name_stands_for_what_a_package_lacks_and_the_log_says_so_once(monkeypatch, caplog):
    package = Package("any-game", "any_game", "any_game", "claro-bot-any 1.0")
    monkeypatch.setattr("bot.locales.words.PACKAGES", {"any-game": package})
    words = words_for("de").mentioning({})
    for _ in range(2):
        assert words("any-game-achievement-two-aces") == words.of("any-game", "any-game-achievement-two-aces")
        assert words("any-game-achievement-two-aces") == "achievement two aces"
    assert [record.getMessage() for record in caplog.records] == [
        "the game any-game (claro-bot-any 1.0) has no words in de for any-game-achievement-two-aces;"
        " its plain name stands there"
    ]
    words.strict = True
    with pytest.raises(MissingWords):
        words("any-game-achievement-two-aces")


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


COMMANDS = {
    **{f"game {name}": f"claro {name}" for name in ("new", "hand", "play", "leaderboard")},
    "game wallet": "stardust wallet",
    "game patience": "africa patience",
    "game daily": "africa daily",
}
"""A command for each placeholder that stands for a game's command."""
NO_MENTIONS = re.compile(r"(name|command|menu)-|\w+-command(-new)?$|\w+-option-[a-z-]+-(name|hint)$")
"""The keys of texts that cannot mention commands: names, descriptions, and what stands in forms."""
ANY_COMMAND = {"refused-panel-no-commands", "refused-unknown-command", "refused-not-offered"}
"""Messages about whatever command was used. They say "command" and name none."""
SAYS_COMMAND = re.compile(r"command|befehl|commande|פקוד", re.IGNORECASE)


def shown(words, key, **filled):
    names = {name: f"[{name}]" for name in messages(words.language)[key] if not name.startswith(COMMAND)}
    counts = {name: 3 for name in names if name in ("count", "number")}
    return words.of("claro", key, **{**names, **counts, **filled})


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_names_a_command_that_it_could_mention(language):
    words = words_for(language)
    steps = "|".join(re.escape(words(key)) for key in KEYS if key.startswith("name-") and f"command-{key[5:]}" in KEYS)
    naked = re.compile(rf"/\s?(?:{'|'.join((*GAMES, 'settings', 'privacy'))})\b|/\{{|(?<!\w)/(?:{steps})(?!\w)")
    found = {}
    for key in KEYS - ANY_COMMAND:
        if not NO_MENTIONS.match(key):
            text = re.sub(r"`/[^`]*`", "", shown(words, key))
            if naked.search(text) or SAYS_COMMAND.search(text):
                found[key] = text
    assert found == {}


async def test_every_command_that_a_message_mentions_exists(house):
    known = {
        f"{command['name']} {sub['name']}"
        for command in house.discord.world.commands.values()
        for sub in [each for each in command.get("options", []) if each["type"] == 1] or [{"name": ""}]
    }
    named = {
        name.removeprefix(COMMAND).replace("-", " ", 1)
        for names in messages("en").values()
        for name in names
        if name.startswith(COMMAND)
    }
    known |= {"club"}  # only where there is a club
    assert {COMMANDS.get(name, name).strip() for name in named} <= {each.strip() for each in known}
    assert len(named) >= 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_menus_are_short_enough(language):
    names = [words_for(language)(key) for key in KEYS if key.startswith("menu-")]
    assert len(set(names)) == len(names) == 3
    assert [name for name in names if not 1 <= len(name) <= 32] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_stand_before_their_numbers_in_every_language(language):
    words = words_for(language)
    before, after = ("\u2066", "\u2069") if language == "he" else ("", "")
    assert words.signed(2) == f"{before}+2{after}"
    assert words.signed(-109) == f"{before}\N{MINUS SIGN}109{after}"
    for count in (-1, -2, -57):
        for key in ("stardust-count-score", "claro-count-score", "africa-count-score", "count-points"):
            assert f"{before}\N{MINUS SIGN}{-count}{after}" in words(key, count=count)


def test_hebrew_counts_wins_hands_and_showdowns_as_people_say_it():
    words = words_for("he")
    assert words("count-wins", count=0) == "אין ניצחונות"
    assert words("stardust-statistics-hands", dealt=1, won=0) == "יד אחת, בלי ניצחונות"
    assert words("stardust-statistics-hands", dealt=2, won=1) == "שתי ידיים, ניצחון באחת"
    assert words("stardust-statistics-showdowns", shown=12, won=2) == "12 חשיפות, ניצחון בשתיים"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_says_who_can_start(language):
    words = words_for(language)
    assert "<@7>" in words("lobby-waiting", host="<@7>")


@for_each("language", LANGUAGES)
def test_what_an_achievement_is_for_has_room_in_a_list(language):
    words = words_for(language)
    for name, some in {ACROSS_GAMES: ACROSS, **{name: game.achievements for name, game in GAMES.items()}}.items():
        for each in some:
            said = words(f"{name}-achievement-{each.name.replace('_', '-')}-for")
            assert len(said) <= LONGEST_LABEL, said


IN_A_SENTENCE = r"“{t}”|„{t}[“”]|«\u00a0{t}\u00a0»"
AS_A_LABEL = r"\({t}\)|(= |🏆 |✏️ ){t}\u00a0?[:,]"
TITLED = re.compile(f"{IN_A_SENTENCE}|{AS_A_LABEL}".replace("{t}", re.escape("**{ $title }**")))


@for_each("language", LANGUAGES)
def test_the_title_of_an_event_stands_in_quotes_in_a_sentence(language):
    lines = [line for file in word_files(language) for line in file.read_text(encoding="utf-8").splitlines()]
    titled = [line for line in lines if "**{ $title }**" in line]
    assert len(titled) > 40
    assert [line for line in titled if not TITLED.search(line)] == []
