"""A person's name in a message: any text stays in its place."""

import re
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from bot.art import writing
from bot.art.writing import BROUGHT, drawable, fit, fonts_at_hand, write
from bot.features.standings.pictures import BAR, MARGIN, WIDTH, Bar, top_ten_picture
from bot.interactions.components.phrases import name_text, person, seat_name
from bot.locales.words import LANGUAGES, words_for
from bot.store.engine.graphemes import graphemes
from bot.store.names import MOST_SEEN, MOST_STORED
from tests.cases import for_each

NAMES = st.text(
    alphabet=st.characters()
    | st.sampled_from("\\`*_~|[]()<>#:/@ \n-+.1\u0301\u0489\u200d\u202e\u2066\u2069\u3164👩🏽🇩"),
    max_size=80,
)


@for_each(
    ("name", "shown"),
    [
        ("Laura", "Laura"),
        ("ليلى", "ليلى"),
        ("*L*", r"\*L\*"),
        ("<@1>", r"\<@1\>"),
        ("[x](https://y.z)", r"\[x\]\(https\://y.z\)"),
        ("@everyone", "@\u200beveryone"),
        ("a\u202eb\u2069c\u0000d\ne", "abcd e"),
        ("e\u0301\u0302\u0303\u0304", "e\u0301\u0302"),
        ("\u0301\u0302x", "x"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x\u200d", "x"),
        ("W" * 40, "W" * 32),
    ],
)
def test_examples(name, shown):
    assert name_text(name) == f"\u2068{shown}\u2069"


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u200b", "\u200d\u200d", "\u0301", "\u202e"])
def test_a_name_that_shows_nothing_is_a_mention(name):
    assert person(words_for("en").naming({5: name}.get), 5) == "<@5>"


def test_a_name_that_nobody_knows_is_a_mention():
    assert person(words_for("en"), 5) == "<@5>"


def test_a_computers_name_keeps_apart_from_the_number_behind_it_where_lines_run_from_the_right():
    assert seat_name(words_for("he"), None, "Vega") == "🤖 \u2068Vega\u2069"
    assert seat_name(words_for("fr"), None, "Vega") == "🤖 Vega"


@given(NAMES)
def test_any_name_is_one_short_line_that_changes_nothing_around_it(name):
    for markdown in (True, False):
        shown = name_text(name, markdown=markdown)
        if not shown:
            continue
        assert (shown[0], shown[-1]) == ("\u2068", "\u2069")
        inner = shown[1:-1]
        assert len(inner.splitlines()) == 1
        assert not re.search("[\u2028-\u202e\u2066-\u2069\u200e\u200f\u061c]", inner)
        assert not re.search(r"@everyone|@here", inner) or not markdown
        assert len(shown) <= (2 * MOST_STORED if markdown else MOST_STORED) + 10
        bare = re.sub(r"\\(.)", r"\1", inner) if markdown else inner
        assert len(list(graphemes(bare))) <= MOST_SEEN + 2
        if markdown:
            assert not re.search(r"(?<!\\)(\\\\)*[*_~|`\[\]()<>#]", inner)


@given(NAMES, st.sampled_from(LANGUAGES))
def test_any_name_leaves_the_line_around_it_alone(name, language):
    shown = person(words_for("en").naming({1: name}.get), 1)
    line = words_for(language)("leaderboard-line", place="1.", player=shown, what="5", wins="2", games="3")
    turned = words_for(language).with_direction(line)
    assert len(turned.splitlines()) == 1
    assert turned.count("\u2068") == turned.count("\u2069") <= 1


@given(NAMES)
def test_any_name_can_be_drawn_as_far_as_the_fonts_go(name):
    drawn = drawable(name)
    assert len(drawn.splitlines()) <= 1
    image = Image.new("L", (400, 60))
    write(ImageDraw.Draw(image), fit(drawn, 24, 200), (100, 30), 24, "white", anchor="lm")
    left, _, right, _ = image.getbbox() or (100, 0, 100, 0)
    assert left >= 80
    assert right <= 320


@for_each(
    ("name", "drawn"),
    [
        ("Laura", "Laura"),
        ("Élodie", "Élodie"),
        ("Zoë Ødegård", "Zoë Ødegård"),
        ("🔥Laura🔥", "Laura"),
        ("ℒ𝒶𝓊𝓇𝒶", "Laura"),
        ("Straße", "Straße"),
        ("Ирина", "Ирина"),
        ("לורה כהן 7", "לורה כהן 7"),
        ("Élodie 王", "Élodie"),
        ("ليلى 7", ""),
        ("", ""),
    ],
)
def test_what_is_drawn_of_a_name_where_the_machine_has_no_fonts(name, drawn, monkeypatch):
    monkeypatch.setattr(writing, "fonts_at_hand", lambda: (BROUGHT,))
    assert drawable(name) == drawn


@pytest.mark.skipif("DejaVuSans.ttf" not in fonts_at_hand(), reason="the machine has no DejaVu Sans")
@pytest.mark.parametrize("name", ["לורה כהן", "ليلى 7", "Zoë Ødegård", "Ирина"])
def test_a_name_is_drawn_in_a_font_of_the_machine_that_has_its_letters(name, monkeypatch):
    monkeypatch.setattr(writing, "fonts_at_hand", lambda: ("DejaVuSans.ttf",))
    assert drawable(name) == name
    assert drawable(f"🔥{name}🔥") == name


def test_a_picture_has_as_many_rows_whatever_the_names():
    plain = top_ten_picture((Bar(1, 1.0, "5"), Bar(2, 0.5, "3")))
    named = top_ten_picture((Bar(1, 1.0, "5", "W" * 32), Bar(2, 0.5, "3", "ليلى")))
    assert named != plain
    assert named[16:24] == plain[16:24]  # width and height


def test_a_leaderboard_is_drawn_from_the_side_on_which_its_reader_begins():
    lines = (Bar(1, 1.0, "5"), Bar(2, 0.5, "3"))
    near, middle = MARGIN + 3, MARGIN + BAR // 2
    for mirrored in (False, True):
        with Image.open(BytesIO(top_ten_picture(lines, mirrored=mirrored))) as image:
            begins, ends = (image.convert("RGB").getpixel((x, middle)) for x in (near, WIDTH - near))
        medal, empty = (ends, begins) if mirrored else (begins, ends)
        assert sum(medal) > 400  # gold
        assert sum(empty) < 150
