"""What people have made up is shown as they wrote it, on one line, and never as markdown."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.components.phrases import MOST_LETTERS, one_line, plain
from tests.cases import for_each


@for_each(
    ("text", "shown"),
    [
        ("Spring 2026", "Spring 2026"),
        ("[x](http://example.org)", r"\[x\]\(http\://example.org\)"),
        ("**bold** __under__ ~~gone~~ ||hidden||", r"\*\*bold\*\* \_\_under\_\_ \~\~gone\~\~ \|\|hidden\|\|"),
        ("<@1> <#2> <t:0:R> <:x:1>", r"\<@1\> \<\#2\> \<t:0:R\> \<:x:1\>"),
        ("# head", r"\# head"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("a\n# b\u2028c", r"a \# b c"),
        ("\u202egnirps\u0000\u200b", "gnirps"),
        ("10:30", "10:30"),
        ("\\", "\\\\"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("x" * 200, "x" * 99 + "…"),
    ],
)
def test_examples(text, shown):
    assert plain(text) == shown


@given(st.text(alphabet=st.characters() | st.sampled_from("\\`*_~|[]()<>#:/@ \n-+.1"), max_size=300))
def test_any_text_is_one_short_line_that_reads_as_it_was_written(text):
    shown = plain(text)
    assert "\n" not in shown
    assert len(shown) <= 2 * MOST_LETTERS
    assert re.sub(r"\\(.)", r"\1", shown).rstrip("…") == one_line(text)[: MOST_LETTERS - (shown[-1:] == "…")].rstrip(
        "…"
    )
