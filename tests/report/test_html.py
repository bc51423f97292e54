"""The HTML report: its structure, and that nothing from a file becomes markup."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from plagcheck import __version__
from plagcheck.model.adjusted import Rules
from plagcheck.model.counting import Figures
from plagcheck.model.decisions import Decision, Status
from plagcheck.model.document import Coverage, Document, Flag, FlagKind
from plagcheck.report.build import report_of
from plagcheck.report.html.writer import POLICY, as_html
from plagcheck.report.languages.wording import Wording
from plagcheck.report.palette import LIGHT
from tests import word_salad
from tests.report.subjects import Reading, edited, essay, subject

VOID = {"meta", "br"}
TAGS = {
    "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "section", "div",
    "h1", "h2", "h3", "p", "dl", "dt", "dd", "table", "thead", "tbody", "tr", "th", "td", "span",
    "strong", "code", "bdi", "mark", "b", "i",
}  # fmt: skip
ATTRIBUTES = {
    "lang", "dir", "charset", "http-equiv", "content", "name", "class", "scope", "aria-label",
    "data-side",
}  # fmt: skip
HOSTILE = (
    "<script>alert(1)</script>.txt",
    '"><img src=x onerror=alert(1)>.txt',
    "</style><script>1</script>.txt",
    "a' onmouseover='x.txt",
    "&lt;b&gt; &#x3c;i&#x3e;.txt",
    "<!-- -->]]><svg/onload=1>.txt",
    "\u202etxt.exe",
)


class Page(HTMLParser):
    """What a page is made of; fails where tags are not closed in order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.texts: dict[str, list[str]] = {}
        self.metas: dict[str, str] = {}
        self.feed(html)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag == "meta":
            named = dict(attrs)
            key = named.get("http-equiv") or named.get("name") or "charset"
            self.metas[key] = named.get("content") or named.get("charset") or ""
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        for tag in self.open:
            self.texts.setdefault(tag, []).append(data)

    def handle_comment(self, data: str) -> None:
        raise AssertionError(data)

    def text(self, tag: str = "body") -> str:
        return "".join(self.texts.get(tag, []))


def test_the_report_says_what_was_found_and_how() -> None:
    first, second = word_salad.text(1, 40), word_salad.text(2, 25)
    paper = essay(edited(first), second)
    coverage = Coverage(words=len(paper.text.split()), pages=3, pages_without_text=(1,))
    flag = Flag(FlagKind.LOOK_ALIKES, 3)
    paper = Document(paper.name, paper.text, paper.sha256, paper.page_starts,
                     coverage=coverage, flags=(flag,))  # fmt: skip
    found = subject(
        paper,
        [Reading("First reader.pdf", first), Reading("Second reader.pdf", second)],
        Rules(phrases=(" ".join(second.split()[:6]),)),
        decision=Decision(Status.TO_DISCUSS, "talk on Monday"),
        student="Cedar, Casey",
    )
    report = report_of(found)
    page = Page(as_html(report))

    text = page.text()
    say = Wording()
    for words in (
        say.share(report.result.similarity),
        say("definition"),
        "It does not say how they came to be shared",
        "page 2: no text, not compared",
        "Letters of another alphabet",
        "First reader.pdf",
        "Second reader.pdf",
        "Paper, page",
        "Source 1, page 1",
        "Listed phrase",
        f"{say.share(report.left_out[0].before)} → {say.share(report.left_out[0].after)}",
        "12 words, copied in a row or with small edits",
        f"plagcheck {__version__}",
        "course.plagcheck",
        "1,204 documents",
        "0123456789ab-1310",
        "ab" * 32,
        f"{1:064x}",
        "16 Nov 2026, 14:20",
        "2026-11-16T14:20:00+01:00",
        "Cedar, Casey",
        "To discuss",
        "talk on Monday",
    ):
        assert words in text, words
    assert page.text("b").count("altered") == edited(first).split().count("altered")
    assert page.tags.count("h1") == 1
    for verdict in ("plagiari", "guilty", "cheat", "suspicious"):
        assert verdict not in text.lower()


def test_it_opens_without_a_network_and_without_scripts() -> None:
    passage = word_salad.text(1, 40)
    html = as_html(report_of(subject(essay(passage), [Reading("a.txt", passage)])))
    page = Page(html)

    assert set(page.tags) <= TAGS
    assert page.attributes <= ATTRIBUTES
    assert page.metas["Content-Security-Policy"] == POLICY
    assert "url(" not in html
    assert "@import" not in html
    assert "://" not in html
    assert "prefers-color-scheme: dark" in page.text("style")
    assert "@media print" in page.text("style")


def test_hostile_names_stay_text() -> None:
    for name in HOSTILE:
        passage = word_salad.text(1, 30)
        paper = Document(name, f"{name} {passage} {name}", notes=(name,))
        found = subject(
            paper,
            [Reading(name, f"{name} {passage} {name}", name, name)],
            decision=Decision(Status.CONFIRMED, name),
            student=name,
        )
        page = Page(as_html(report_of(found)))

        assert set(page.tags) <= TAGS
        assert page.attributes <= ATTRIBUTES
        assert name.replace("\u202e", "") in page.text("bdi")
        assert "\u202e" not in page.text()


@given(st.text(max_size=60), st.text(max_size=60))
def test_any_name_and_any_text_stay_text(name: str, words: str) -> None:
    passage = word_salad.text(1, 14)
    paper = Document(name, f"{words} {passage} {words}")
    found = subject(paper, [Reading(name, f"{words} {passage} {words}", name)], student=words)
    page = Page(as_html(report_of(found)))

    assert set(page.tags) <= TAGS
    assert page.attributes <= ATTRIBUTES
    assert not any(ord(char) < 32 and char != "\n" for char in page.text())


def test_a_paper_without_matches_says_what_was_searched() -> None:
    paper = essay(word_salad.text(1, 30))
    text = Page(
        as_html(report_of(subject(paper, [Reading("a.txt", word_salad.text(2, 50))])))
    ).text()

    assert "No shared passage of 12 or more words in 1,204 documents." in text
    assert "0\N{NO-BREAK SPACE}%" in text


def test_sources_beyond_the_palette_share_its_last_colour() -> None:
    passages = [word_salad.text(seed, 20) for seed in range(1, 12)]
    readings = [Reading(f"{place}.txt", text) for place, text in enumerate(passages)]
    html = as_html(report_of(subject(essay(*passages), readings)))

    assert html.count(f'<span class="chip s{len(LIGHT)}">') == 2 * (len(passages) - 7)


def test_a_source_that_is_only_reworded_shows_no_figures_of_what_is_the_same() -> None:
    passage = word_salad.text(1, 40)
    found = subject(essay(passage), [Reading("a.txt", passage)])
    (source,) = found.checked.result.sources
    reworded = replace(source.comparison, kept=Figures(0, 53, 0.0, 0.0, 0))
    result = found.checked.result.holding([replace(source, comparison=reworded)])
    page = as_html(report_of(replace(found, checked=replace(found.checked, result=result))))
    row = next(row.split("</tr>")[0] for row in page.split("<tr>") if "a.txt" in row)

    assert "Reworded: 53" in row
    assert row.count("–") == 4  # words, share of either, longest run
    assert "0\N{NO-BREAK SPACE}%" not in row
