"""Reading words message by message gives the same as reading whole files."""

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from bot.locales.words import LANGUAGES, Bundle, entries, read
from tests.cases import for_each
from tests.locales.all_words import word_files

FILES = [file for language in LANGUAGES for file in word_files(language)]


@for_each("file", FILES)
def test_a_message_read_by_itself_is_the_one_of_its_file(file):
    text, parser = file.read_text(encoding="utf-8"), FluentParser(with_spans=False)
    whole = [entry for entry in parser.parse(text).body if isinstance(entry, Message | Term)]
    alone = [read(source) for source in entries(text).values()]
    assert len(alone) == len(whole)
    assert all(a.equals(b, ignored_fields=["span", "comment"]) for a, b in zip(alone, whole, strict=True))


def test_a_message_may_lead_to_others_and_to_terms_that_have_not_been_read():
    bundle = Bundle("en")
    bundle.add(
        "-brand = CLARO\n# a comment\nboth = { one } of { -brand } by { $command-help }\none = { two }\ntwo = 2\n"
    )
    said, errors = bundle.format_pattern(bundle.get_message("both").value, {"command-help": "/help"})
    assert (said, errors) == ("2 of CLARO by /help", [])
    assert bundle.commands("both") == {"command-help"}
    assert bundle.commands("one") == frozenset()
    assert not bundle.has_message("brand")


def test_the_first_of_two_messages_with_the_same_name_counts():
    bundle = Bundle("en")
    bundle.add("a = 1\nb =\n    { $n ->\n        [one] 2\n       *[other] 3\n    }\na = 4\n")
    bundle.add("a = 5\n")
    assert bundle.format_pattern(bundle.get_message("a").value)[0] == "1"
    assert bundle.format_pattern(bundle.get_message("b").value, {"n": 1})[0] == "2"
