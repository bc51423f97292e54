"""What is left out, in words; reasons have the names that reports give them."""

from __future__ import annotations

from plagcheck.gui.leaveout.ledger import LedgerRow
from plagcheck.gui.parts.text_format import report_wording, tr
from plagcheck.model.adjusted import Reason


def switch_name(name: str) -> str:
    """A rule as its switch calls it."""
    names = {
        "quotations": tr("Quotations"),
        "bibliography": tr("References"),
        "templates": tr("Handouts"),
        "citations": tr("Citations"),
        "phrases": tr("Phrases"),
        "sections": tr("Sections"),
        "small": tr("Small matches"),
        "class text": reason_name(Reason.COMMON_WORDING),
    }
    return names[name]


def kind_name(row: LedgerRow) -> str:
    """What kind of thing a line of the ledger is."""
    return tr("Set by you") if row.entry.is_by_teacher else reason_name(row.entry.reason)


def reason_name(reason: Reason) -> str:
    """Why something is left out."""
    return report_wording().reason(reason)


def why_name(row: LedgerRow) -> str:
    """What a line says of its reason beside its kind: how a rule found it, or what was chosen."""
    if row.entry.is_by_teacher:
        return reason_name(row.entry.reason)
    found_by = {
        Reason.QUOTATION: tr("Quotation marks or block quote"),
        Reason.SMALL_MATCH: tr("Shorter than you count"),
        Reason.SMALL_SOURCE: tr("Source with less than you count"),
    }
    return found_by.get(row.entry.reason, "")


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
    return "users" if row.entry.is_by_teacher else ICONS.get(row.entry.reason, "users")
