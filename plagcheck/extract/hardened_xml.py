"""XML from strangers: no document type, no entities, nothing fetched."""

from __future__ import annotations

from typing import Final

from lxml import etree

from plagcheck.model.errors import Cause, FileDamaged, FileUnsafe

Element = etree._Element


def hardened_parser() -> etree.XMLParser:
    """A parser that fetches nothing, expands nothing and keeps to libxml2's limits."""
    return etree.XMLParser(
        resolve_entities=False,
        load_dtd=False,
        no_network=True,
        dtd_validation=False,
        huge_tree=False,  # keeps libxml2's own limits on depth and on the size of a text
        remove_comments=True,
        remove_pis=True,
        collect_ids=False,
    )


_PARSER: Final = hardened_parser()


def parse_xml(name: str, data: bytes, parser: etree.XMLParser = _PARSER) -> Element:
    """The root element. A document type is refused: text after an entity would be lost silently."""
    try:
        root = etree.fromstring(data, parser)
    except (etree.XMLSyntaxError, ValueError, LookupError) as error:
        if b"<!DOCTYPE" in data[:4096]:
            raise FileUnsafe(name, reason=Cause.OWN_ENTITIES) from error
        raise FileDamaged(name, reason=Cause.PART_NOT_XML) from error
    if root is None:
        raise FileDamaged(name, reason=Cause.PART_EMPTY)
    if root.getroottree().docinfo.internalDTD is not None:
        raise FileUnsafe(name, reason=Cause.OWN_ENTITIES)
    return root


class _LocalNames(dict[object, str]):
    """Tags without their namespaces; a document has few different ones and many elements."""

    def __missing__(self, tag: object) -> str:
        if len(self) > MOST_NAMES:
            self.clear()
        self[tag] = name = tag.rpartition("}")[2] if isinstance(tag, str) else ""
        return name


MOST_NAMES: Final = 10_000
LOCAL: Final = _LocalNames()


def local(element: Element) -> str:
    """The tag without its namespace."""
    return LOCAL[element.tag]


def attribute(element: Element, name: str) -> str | None:
    """An attribute by its local name, whatever its namespace."""
    for key, value in element.attrib.items():
        if str(key).rpartition("}")[2] == name:
            return str(value)
    return None
