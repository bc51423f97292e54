"""Every part of a DOCX that holds text, each with a sentence of its own."""

from __future__ import annotations

import io
import zipfile

import pytest

from plagcheck.extract.reader import extract_bytes
from plagcheck.model.document import FlagKind
from tests.extract.forge import docx, paragraph, run

BEFORE, AFTER = paragraph(run("The first paragraph.")), paragraph(run("The last paragraph."))
MARKER = "A heron waited in the reeds."
WHITE = '<w:color w:val="FFFFFF"/>'
BOX = f"<w:txbxContent>{paragraph(run(MARKER))}</w:txbxContent>"

BODIES = {
    "paragraph": paragraph(run(MARKER)),
    "table": f"<w:tbl><w:tr><w:tc>{paragraph(run(MARKER))}</w:tc></w:tr></w:tbl>",
    "nested table": (
        f"<w:tbl><w:tr><w:tc><w:tbl><w:tr><w:tc>{paragraph(run(MARKER))}</w:tc></w:tr></w:tbl>"
        "<w:p/></w:tc></w:tr></w:tbl>"
    ),
    "text box": paragraph(
        "<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:wsp><wps:txbx>"
        f"{BOX}</wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape>"
        f"<v:textbox>{BOX}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>"
    ),
    "old text box": paragraph(
        f"<w:r><w:pict><v:shape><v:textbox>{BOX}</v:textbox></v:shape></w:pict></w:r>"
    ),
    "content control": (
        f"<w:sdt><w:sdtPr/><w:sdtContent>{paragraph(run(MARKER))}</w:sdtContent></w:sdt>"
    ),
    "inline content control": paragraph(
        f"<w:sdt><w:sdtContent>{run(MARKER)}</w:sdtContent></w:sdt>"
    ),
    "insertion": paragraph(f'<w:ins w:id="1" w:author="x">{run(MARKER)}</w:ins>'),
    "moved here": paragraph(f'<w:moveTo w:id="1">{run(MARKER)}</w:moveTo>'),
    "hyperlink": paragraph(f'<w:hyperlink r:id="r9">{run(MARKER)}</w:hyperlink>'),
    "simple field": paragraph(f'<w:fldSimple w:instr="REF x">{run(MARKER)}</w:fldSimple>'),
    "complex field": paragraph(
        '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r>'
        f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run(MARKER)}'
        '<w:r><w:fldChar w:fldCharType="end"/></w:r>'
    ),
    "equation": paragraph(f"<m:oMath><m:r><m:t>{MARKER}</m:t></m:r></m:oMath>"),
    "smart tag": paragraph(f"<w:smartTag>{run(MARKER)}</w:smartTag>"),
}
SIDE_PARTS = {
    "header": paragraph(run(MARKER)),
    "footer": paragraph(run(MARKER)),
    "footnotes": f'<w:footnote w:id="2">{paragraph(run(MARKER))}</w:footnote>',
    "endnotes": f'<w:endnote w:id="2">{paragraph(run(MARKER))}</w:endnote>',
}
DELETED = {
    "deletion": paragraph(f"<w:del><w:r><w:delText>{MARKER}</w:delText></w:r></w:del>"),
    "moved away": paragraph(f"<w:moveFrom>{run(MARKER)}</w:moveFrom>"),
    "deleted row": (
        f"<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>{paragraph(run(MARKER))}</w:tc></w:tr></w:tbl>"
    ),
    "field code": paragraph(f"<w:r><w:instrText>{MARKER}</w:instrText></w:r>"),
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_body_part_is_read_once_in_its_place(body):
    text = extract_bytes("a.docx", docx(BEFORE + body + AFTER)).text

    assert text.splitlines() == ["The first paragraph.", MARKER, "The last paragraph."]


@pytest.mark.parametrize("kind", SIDE_PARTS)
def test_side_part_follows_the_body(kind):
    text = extract_bytes("a.docx", docx(BEFORE + AFTER, {kind: SIDE_PARTS[kind]})).text

    assert text.splitlines() == ["The first paragraph.", "The last paragraph.", MARKER]


@pytest.mark.parametrize("body", DELETED.values(), ids=DELETED)
def test_deleted_text_is_left_out(body):
    text = extract_bytes("a.docx", docx(BEFORE + body + AFTER)).text

    assert text.splitlines() == ["The first paragraph.", "The last paragraph."]


def test_text_box_does_not_cut_the_sentence_it_stands_in():
    box = f"<w:r><w:pict><v:textbox>{BOX}</v:textbox></w:pict></w:r>"

    text = extract_bytes(
        "a.docx", docx(paragraph(run("One half "), box, run("and the other.")))
    ).text

    assert text.splitlines() == ["One half and the other.", MARKER]


def test_words_in_several_runs_and_breaks():
    body = paragraph(
        run("inter"), run("national"), "<w:r><w:tab/></w:r>", run("next"), "<w:r><w:br/></w:r>",
        run("co"), "<w:r><w:noBreakHyphen/></w:r>", run("operate"),
    )  # fmt: skip

    assert extract_bytes("a.docx", docx(body)).text == "international\tnext\nco\u2011operate\n"


STYLES = (
    '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style>'
    '<w:style w:type="paragraph" w:styleId="Gone"><w:basedOn w:val="Base"/></w:style>'
    f'<w:style w:type="character" w:styleId="Pale"><w:rPr>{WHITE}</w:rPr></w:style>'
)
HIDDEN = {
    "vanish": paragraph(run(MARKER, "<w:vanish/>")),
    "white": paragraph(run(MARKER, '<w:color w:val="FEFEFE"/>')),
    "tiny": paragraph(run(MARKER, '<w:sz w:val="2"/>')),
    "paragraph style": paragraph(run(MARKER), properties='<w:pStyle w:val="Gone"/>'),
    "character style": paragraph(run(MARKER, '<w:rStyle w:val="Pale"/>')),
}


@pytest.mark.parametrize("body", HIDDEN.values(), ids=HIDDEN)
def test_hidden_text_is_kept_apart_and_flagged(body):
    document = extract_bytes("a.docx", docx(BEFORE + body + AFTER, styles=STYLES))

    (flag,) = document.flags
    assert flag.kind is FlagKind.HIDDEN_TEXT
    assert flag.count == 6
    assert [document.text[s.start : s.end] for s in flag.spans] == [MARKER]
    assert document.hidden == flag.spans
    assert MARKER not in document.comparable()
    assert MARKER in document.comparable(undo=())
    assert document.text.splitlines()[0] == "The first paragraph."


SEEN = {
    "white on a dark cell": (
        '<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>'
        + paragraph(run(MARKER, WHITE))
        + "</w:tc></w:tr></w:tbl>"
    ),
    "white, highlighted": paragraph(run(MARKER, f'{WHITE}<w:highlight w:val="black"/>')),
    "vanish switched off": paragraph(run(MARKER, '<w:vanish w:val="0"/>')),
    "small print": paragraph(run(MARKER, '<w:sz w:val="10"/>')),
}


@pytest.mark.parametrize("body", SEEN.values(), ids=SEEN)
def test_text_that_can_be_seen_is_not_flagged(body):
    document = extract_bytes("a.docx", docx(BEFORE + body + AFTER))

    assert document.flags == ()
    assert document.text.splitlines()[1] == MARKER


def test_hidden_quotation_marks_have_their_own_flag():
    body = paragraph(run("He wrote "), run("“", WHITE), run("all of this"), run("”", WHITE))

    document = extract_bytes("a.docx", docx(body))

    assert [(flag.kind, flag.count) for flag in document.flags] == [(FlagKind.HIDDEN_QUOTES, 2)]
    assert "“" not in document.comparable()


def test_macros_are_flagged():
    packed = io.BytesIO(docx(BEFORE))
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("word/vbaProject.bin", b"program")

    assert [f.kind for f in extract_bytes("a.docm", packed.getvalue()).flags] == [FlagKind.MACROS]
