"""The public pages: in every language, with the host's name and nothing of the host's that is not text."""

import re
from html import escape
from html.parser import HTMLParser

import pytest

from bot.__main__ import main
from bot.config import Operator
from bot.features.people.legal.documents import DOCUMENTS, TEXTS, page
from bot.locales.words import LANGUAGES, words_for
from tests.cases import for_each

LAURA = Operator("Laura & <b>Clara</b>", "laura@example.org", 30)


def made(document, language, operator=LAURA):
    return page(document, language, operator, lambda other, code: f"{other}?lang={code}")


class Read(HTMLParser):
    """Collects the tags and links of a page, and checks that each tag is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.links = [], [], []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.links += [value for name, value in attrs if name == "href"]
        assert not [name for name, _ in attrs if name.startswith("on") or name == "src"]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@for_each("language", LANGUAGES)
@for_each("document", DOCUMENTS)
def test_a_page_is_whole_and_has_no_scripts(document, language):
    text = made(document, language)
    read = Read(text)
    assert "script" not in read.tags
    assert "b" not in read.tags
    assert read.tags.count("h1") == 1
    assert f'<html lang="{language}" dir="{"rtl" if language == "he" else "ltr"}">' in text
    assert f"<title>{escape(words_for(language)(f'legal-{document}'))}</title>" in text
    assert "<bdi>Laura &amp; &lt;b&gt;Clara&lt;/b&gt;</bdi>" in text
    assert not re.search(r"\{[a-z_]+\}", text.split("</style>")[1]), "a placeholder without a value"
    here = {f"{each}?lang={code}" for each in DOCUMENTS for code in LANGUAGES}
    assert set(read.links) - {"mailto:laura@example.org"} <= here
    assert {f"{document}?lang={code}" for code in LANGUAGES} <= set(read.links)
    other = next(each for each in DOCUMENTS if each != document)
    assert read.links.count(f"{other}?lang={language}") == 2  # above, and in the text


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_language_says_as_much(document):
    shapes = {}
    for language in LANGUAGES:
        text = (TEXTS / f"{document}.{language}.md").read_text(encoding="utf-8")
        marks = [line[:2] for line in text.splitlines() if line.startswith(("#", "- "))]
        shapes[language] = (marks, set(re.findall(r"\{[a-z]+\}", text)))
    assert all(shape == shapes["en"] for shape in shapes.values())


@pytest.mark.parametrize(
    ("days", "said"),
    [
        (0, "deleted one day at most after the server has removed the bot."),
        (1, "deleted 1 day after"),
        (30, "deleted 30 days after"),
    ],
)
def test_the_page_says_how_long_servers_are_kept(days, said):
    assert said in " ".join(made("privacy", "en", Operator("Laura", "here", days)).split())


@pytest.mark.parametrize(
    ("contact", "shown"),
    [
        ("https://example.org/x?a=1&b=2", '<a href="https://example.org/x?a=1&amp;b=2">'),
        ("laura@example.org", '<a href="mailto:laura@example.org">'),
        ("javascript:alert(1)", "<bdi>javascript:alert(1)</bdi>"),
        ('"@x.y" onclick="', "<bdi>&quot;@x.y&quot; onclick=&quot;</bdi>"),
        ("{operator}", "<bdi>{operator}</bdi>"),
    ],
)
def test_a_contact_is_a_link_only_if_it_is_an_address(contact, shown):
    assert shown in made("terms", "en", Operator("Laura", contact, 30))


def test_the_pages_are_written_for_a_static_host(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OPERATOR", "Laura")
    monkeypatch.delenv("OPERATOR_CONTACT", raising=False)
    assert main(["pages", "public"]) == 2
    assert "OPERATOR and OPERATOR_CONTACT are not set" in capsys.readouterr().err
    monkeypatch.setenv("OPERATOR_CONTACT", "laura@example.org")
    assert main(["pages", "public"]) == 0
    assert "privacy.html and terms.html" in capsys.readouterr().out
    files = {file.name: file.read_text(encoding="utf-8") for file in (tmp_path / "public").iterdir()}
    assert len(files) == len(DOCUMENTS) * len(LANGUAGES)
    for name, text in files.items():
        links = set(Read(text).links) - {"mailto:laura@example.org"}
        assert links == links & files.keys(), name
    assert main(["pages", str(tmp_path / "public" / "terms.html")]) == 2
    assert "cannot write to" in capsys.readouterr().err
