"""What a DOCX tree holds that is no text of the document, taken out of it before it is read."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from lxml import etree

from plagcheck.extract.hardened_xml import Element, local

# Deleted or moved away, and the reading aids above Asian letters.
_GONE: Final = ("{*}del", "{*}moveFrom", "{*}rt")

Boxes = dict[Element | None, list[Element]]


def needs_pruning(root: Element) -> bool:
    """Whether a tree holds anything that is not to be read as it stands."""
    return next(root.iter(*_GONE, "{*}AlternateContent", "{*}txbxContent"), None) is not None


def prune(root: Element) -> None:
    """Take out what is deleted, and of content kept for newer and older programs all but one."""
    for row in [mark for mark in root.iter("{*}del") if _marks_row(mark)]:
        _remove(_row_of(row))
    for alternate in list(root.iter("{*}AlternateContent")):
        _keep_one(alternate)
    etree.strip_elements(root, *_GONE, with_tail=False)


def _marks_row(mark: Element) -> bool:
    properties = mark.getparent()
    return properties is not None and local(properties) == "trPr"


def _row_of(mark: Element) -> Element | None:
    properties = mark.getparent()
    return None if properties is None else properties.getparent()


def _keep_one(alternate: Element) -> None:
    """The same content for newer and older programs: the first choice that has text, or else the
    fallback."""
    choices = [child for child in alternate if local(child) == "Choice"]
    kept = next((choice for choice in choices if _has_text(choice)), None)
    if kept is None:
        kept = next((child for child in alternate if local(child) == "Fallback"), None)
    for child in list(alternate):
        if child is not kept:
            alternate.remove(child)


def _has_text(element: Element) -> bool:
    return next(element.iter("{*}t"), None) is not None


def take_boxes(root: Element) -> Boxes:
    """Take text boxes out of the tree: by the paragraph that each follows, outermost first."""
    boxes: Boxes = defaultdict(list)
    for box in list(root.iter("{*}txbxContent")):
        boxes[next(box.iterancestors("{*}p"), None)].append(box)
    for group in boxes.values():
        for box in group:
            _remove(box)
    return dict(boxes)


def _remove(element: Element | None) -> None:
    parent = None if element is None else element.getparent()
    if element is not None and parent is not None:
        parent.remove(element)
