"""Short texts of our own about a lighthouse, for the golden files."""

from __future__ import annotations

from typing import Final

BUILDING: Final = (
    "The first lamp on the headland burned in an iron basket, and whoever kept it carried coal up "
    "a ladder every evening before the boats came home. After the winter of the great wreck the "
    "harbour council voted for a tower of dressed granite, each block cut with a tongue that "
    "locked into the next, so that no wave could lift one stone without lifting all of them."
)
LENS: Final = (
    "A lens in rings does what a single thick glass cannot: every ring bends the light of the lamp "
    "by its own angle, and all of it leaves the tower as one flat beam. The glass grinder in the "
    "town needed eleven months for the rings, and two of them are still in use behind the museum "
    "door."
)
KEEPERS: Final = (
    "Three keepers shared the watch, four hours each, and wrote down the wind, the swell and every "
    "sail that passed. Their books fill a shelf today. Whoever reads them finds little about "
    "storms and much about paraffin, whitewash, a lame goat and the price of flour, because those "
    "were the things that had to be settled between three people on one rock."
)
FOG: Final = (
    "In fog the light is of no use and a sound has to do its work. The keepers rang a bell at "
    "first, then fired a small gun every quarter of an hour, and at last sounded a horn that was "
    "driven by compressed air and could be heard from the far bank of shoals."
)
PLANTS: Final = (
    "Thrift and sea campion grow in the cracks below the gallery, where salt keeps every other "
    "plant away. They flower in May, and in dry years the seed is carried up the stairs on the "
    "boots of visitors, so that the tower has a small garden of its own on every landing."
)
TURM: Final = (
    "Der Turm auf der Landspitze wurde aus behauenem Granit errichtet, und jeder Stein greift mit "
    "einer Zunge in den nächsten, damit keine Welle einen einzelnen Block anheben kann. Drei "
    "Wärter teilten sich die Wache und schrieben auf, woher der Wind wehte, wie hoch die Dünung "
    "stand und welches Segel vorüberzog."
)
OWN: Final = (
    "My grandmother was born in the cottage under the light, and this essay began with a photo "
    "that she kept in a biscuit tin. I wanted to know who built the place and what a working "
    "night there had been like."
)
END: Final = (
    "Nobody lives there now. A timer turns the lamp on, a sensor starts the horn, and a mechanic "
    "rows out twice a year to look at both of them."
)
SHEET: Final = (
    "Describe a building near your home that once had a purpose which machines serve today, and "
    "say who worked there and what became of them."
)
# The second half of the keepers, told in other words.
REWORDED: Final = (
    "Three keepers shared the watch, four hours each, and noted the wind, the swell and each sail "
    "that went past. Their books still fill a shelf. A reader finds little about storms in them "
    "and much about paraffin, whitewash, a lame goat and the cost of flour, since those were the "
    "matters that three people on one rock had to settle."
)
BIBLIOGRAPHY: Final = (
    "Bibliography\n\n"
    "Harbour Council (1871). Minutes of the council, volume 3. Town Press.\n\n"
    "Moss, A. (2009). Lamps and lenses of the coast. Headland Books.\n"
)


def paragraphs(*parts: str) -> str:
    return "\n\n".join(parts) + "\n"


def disguised(text: str) -> str:
    """Every Latin o and e of some words as the Cyrillic letter that looks like it."""
    words = text.split(" ")
    for place in range(0, len(words), 3):
        words[place] = words[place].translate({ord("o"): "\u043e", ord("e"): "\u0435"})
    return " ".join(words)


PAPER: Final = paragraphs(
    "The light on the headland",
    OWN,
    BUILDING,
    f"Of the lens one book says: “{LENS}” (Moss, 2009, p. 14).",
    REWORDED,
    END,
    BIBLIOGRAPHY,
)
