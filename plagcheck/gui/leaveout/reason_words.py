"""What is left out, in words."""

from __future__ import annotations

from plagcheck.gui.leaveout.ledger import LedgerRow
from plagcheck.gui.parts.text_format import tr
from plagcheck.model.adjusted import Reason


def switch_name(name: str) -> str:
    """A rule as its switch calls it."""
    names = {
        "quotations": tr("Quotes"),
        "bibliography": tr("References"),
        "templates": tr("Handouts"),
        "citations": tr("Citations"),
        "phrases": tr("Phrases"),
        "sections": tr("Sections"),
        "small": tr("Small matches"),
        "class text": tr("Class text"),
    }
    return names[name]


def kind_name(row: LedgerRow) -> str:
    """What kind of thing a line of the ledger is."""
    if row.is_by_teacher:
        return tr("Set by you")
    names = {
        Reason.QUOTATION: tr("Quote"),
        Reason.BIBLIOGRAPHY: tr("References"),
        Reason.CITATION: tr("Citation"),
        Reason.SMALL_MATCH: tr("Small match"),
        Reason.SMALL_SOURCE: tr("Small source"),
        Reason.PHRASE: tr("Phrase"),
        Reason.TEMPLATE: tr("Handout"),
        Reason.SECTION: tr("Section"),
        Reason.HANDOUT: tr("Handout"),
        Reason.COMMON_WORDING: tr("Class text"),
    }
    return names[row.reason]


def sort_name(reason: Reason) -> str:
    """What a class leaves out of all its papers, as a list names it."""
    names = {
        Reason.QUOTATION: tr("quotes"),
        Reason.BIBLIOGRAPHY: tr("references"),
        Reason.CITATION: tr("citations"),
        Reason.PHRASE: tr("phrases"),
        Reason.TEMPLATE: tr("handouts"),
        Reason.HANDOUT: tr("handouts"),
        Reason.SECTION: tr("sections"),
        Reason.COMMON_WORDING: tr("class text"),
    }
    return names[reason]


def reason_name(reason: Reason) -> str:
    """Why something is left out."""
    names = {
        Reason.QUOTATION: tr("Quotation marks or block quote"),
        Reason.BIBLIOGRAPHY: tr("List of works"),
        Reason.CITATION: tr("Citation in the text"),
        Reason.SMALL_MATCH: tr("Shorter than you count"),
        Reason.SMALL_SOURCE: tr("Source with less than you count"),
        Reason.PHRASE: tr("This phrase everywhere"),
        Reason.TEMPLATE: tr("Text of a handout"),
        Reason.SECTION: tr("Section by its heading"),
        Reason.HANDOUT: tr("Handout"),
        Reason.CITED: tr("Cited"),
        Reason.COLLABORATION: tr("Allowed collaboration"),
        Reason.COMMON_WORDING: tr("Common wording"),
        Reason.OWN_WORK: tr("Own earlier work"),
        Reason.OTHER: tr("Other"),
    }
    return names[reason]


ICONS = {
    Reason.QUOTATION: "pencil",
    Reason.BIBLIOGRAPHY: "library",
    Reason.CITATION: "pencil",
    Reason.TEMPLATE: "file-text",
    Reason.SECTION: "file-text",
    Reason.PHRASE: "equal",
    Reason.SMALL_MATCH: "search",
    Reason.SMALL_SOURCE: "search",
    Reason.HANDOUT: "file-text",
}


def icon_name(row: LedgerRow) -> str:
    """A line that somebody chose, or that all of a class have, is about people."""
    return "users" if row.is_by_teacher else ICONS.get(row.reason, "users")
