"""PPTX: the text of each slide in order, with its notes; a slide is a page."""

from __future__ import annotations

from plagcheck.extract.archive import Archive
from plagcheck.extract.docx.office import main_part, relations
from plagcheck.extract.draft import Concealment, Draft, FinishedDraft
from plagcheck.extract.hardened_xml import Element, attribute, local, parse_xml
from plagcheck.extract.heartbeat import step
from plagcheck.model.errors import Cause, FileDamaged

_BREAKS = {"br": "\n", "tab": "\t"}


def read_pptx(archive: Archive) -> FinishedDraft:
    """The text of a presentation."""
    name = archive.name
    main = main_part(archive) or "ppt/presentation.xml"
    if main not in archive:
        raise FileDamaged(name, reason=Cause.NO_SLIDES_PART)
    targets = {part.id: part.target for part in relations(archive, main)}
    root = parse_xml(name, archive.part(main))
    slides = [
        targets[number]
        for entry in root.iter("{*}sldId")
        if (number := _relation_id(entry)) in targets
    ]
    draft = Draft()
    draft.has_macros = any(part.endswith("vbaProject.bin") for part in archive)
    for done, slide in enumerate(slides):
        step(done, len(slides))
        draft.start_page()
        _read_slide(archive, slide, draft)
    return draft.finish()


def _relation_id(entry: Element) -> str:
    """The r:id attribute; a plain id stands beside it."""
    return next((str(v) for k, v in entry.attrib.items() if str(k).endswith("}id")), "")


def _read_slide(archive: Archive, slide: str, draft: Draft) -> None:
    root = parse_xml(archive.name, archive.part(slide))
    _write(root, draft, Concealment.VANISHED if attribute(root, "show") == "0" else None)
    for part in relations(archive, slide):
        if part.kind in ("notesSlide", "diagramData"):
            _write(parse_xml(archive.name, archive.part(part.target)), draft, None)


def _write(root: Element, draft: Draft, how: Concealment | None) -> None:
    for paragraph in root.iter("{*}p"):
        for element in paragraph.iter():
            name = local(element)
            if name == "t" and element.text and not _is_slide_number(element):
                draft.write(element.text, how)
            elif name in _BREAKS and how is None:
                draft.write(_BREAKS[name])
        draft.end_paragraph()


def _is_slide_number(text: Element) -> bool:
    field = text.getparent()
    return field is not None and local(field) == "fld" and field.get("type") == "slidenum"
