"""Texts for the pictures: an essay, and the documents it drew on, in different ways."""

from __future__ import annotations

HEAT = (
    "After sunset the picture turns: walls, roofs and road surfaces give back the heat they have "
    "taken up during the day, and the narrow strip of sky above a street lets little of it escape."
)
MATERIAL = (
    "The first is the material of the city itself. Asphalt, brick and concrete store far more heat "
    "than the same volume of dry soil, and they pass it on slowly, so that the warmest hour of a "
    "wall falls long after the warmest hour of the day. A dark roof may reach seventy degrees on "
    "an afternoon when the air above it is no warmer than thirty."
)
WATER = (
    "A {first} cause is the lack of water. In a meadow {most} of the {energy} goes into "
    "evaporating water from leaves and soil; {on} a paved square there is {almost} nothing to "
    "evaporate, {so} the same energy {warms} the air instead."
)
SHAPE = (
    "The third cause is the shape of the streets. Sunlight that enters a deep street is reflected "
    "from wall to wall, and at each reflection a part of it is kept; the wind, which could carry "
    "the warm air off, passes over the roofs."
)
PEOPLE = (
    "Finally there is the heat that people make themselves. Every car, kitchen and cooling unit "
    "ends up warming the street, and on a winter evening this share can be larger than what the "
    "sun has given."
)
TREES = (
    "A row of mature trees cools a street in two ways. Their crowns keep the sun off the pavement, "
    "and their leaves give off water vapour, which takes heat out of the air around them. "
    "Measurements in several cities found shaded streets to be two to four degrees cooler on hot "
    "afternoons than streets without trees, provided that the roots could reach enough water."
)
TREES_REWORDED = (
    "Old trees bring the temperature of a street down in a double way: the crowns shade the "
    "pavement from the sun, and the leaves release water vapour that draws heat from the "
    "surrounding air. In several cities, measurements on hot afternoons showed that streets with "
    "shade were between two and four degrees cooler than those without trees, as long as the "
    "roots could get at enough water."
)

QUOTED = (
    "A city does not so much make heat as refuse to let go of it, and a summer night in the old "
    "centre is nothing but the last afternoon, given back slowly"
)
REFERENCES = (
    "Alder, J. (2011). Streets, stone and summer. Northgate Press.",
    "Birch, M. and Rowan, P. (2015). Measuring the night air of small towns. Journal of Town "
    "Climate, 4(2), 33-51.",
    "Hazel, T. (2018). Trees as machines: shade, water and wind. Field Notes, 12, 101-119.",
    "Linden, S. (2020). Why cities stay warm at night. Weather for Everyone, 7(1), 8-15.",
    "Willow, K. (2009). The canyon of the street. Architecture and Heat, 2(3), 210-227.",
)

OWN = (
    "Anyone who cycles home on a summer evening knows the moment when the road leaves the last "
    "houses behind and the air turns cool within a few metres. This paper asks where that step "
    "comes from, how large it is in our own town, and what could be done about it.",
    "The difference is not the same at all hours. During the afternoon the streets of a dense "
    "district can even be a little cooler than the fields around it, because tall buildings keep "
    "the ground in shade.",
    "It is therefore at night that the difference is largest.",
    "In my own measurements in the school yard the asphalt was eleven degrees warmer than the lawn "
    "beside it at three o'clock.",
    "In our town the old market street is a good example, since it is only nine metres wide.",
    "None of the four works alone. A park lowers the temperature of the streets next to it, but "
    "only as long as its trees have water; a white roof helps the people below it, yet dazzles "
    "those across the street.",
    "For this paper I put two thermometers on bicycles and rode the same loop on five evenings in "
    "June. The largest step, 4.6 degrees, came on the second evening, when the sky was clear and "
    "no leaf moved. On the two cloudy evenings the instruments agreed to within half a degree.",
    "What the town plans for the square in front of the station, forty trees in large beds, "
    "would by these figures be felt two streets further on.",
)

_FILLER = (
    "Maps of temperature made from aircraft show the old centre as a warm patch with fingers that "
    "follow the main roads outwards.",
    "Weather stations stand where they can be reached, often at an airfield, and tell little about "
    "a back yard three kilometres away.",
    "Heat is felt by people, not by thermometers: wind, moisture and the warmth of nearby walls "
    "count as much as the air itself.",
    "Older residents open their windows at the wrong hour: for decades it was the right one.",
    "A town that wants to know its own climate needs patience more than it needs instruments.",
    "Green roofs hold back rain as well, which the drains of the nineteenth century are grateful "
    "for.",
)


def essay() -> str:
    """The paper of a student."""
    water = WATER.format(
        first="second", most="most", energy="sun's energy", on="on", almost="almost",
        so="and", warms="warms",
    )  # fmt: skip
    return "\n\n".join(
        (
            "Why the town stays warm at night",
            OWN[0],
            "1. The night side of the day",
            f"{OWN[1]} {HEAT} {OWN[2]}",
            f"“{QUOTED}”, as one article for general readers puts it (Linden, 2020). I find this a "
            "useful picture, although it leaves out the heat that the city does make.",
            "2. Causes",
            f"Four causes are usually named. {MATERIAL}",
            f"{water} {OWN[3]}",
            f"{SHAPE} {OWN[4]}",
            PEOPLE,
            OWN[5],
            "3. What trees can do",
            TREES_REWORDED,
            "4. Measured by bicycle",
            OWN[6],
            OWN[7],
            "\n".join(("References", *REFERENCES)),
        )
    )


def sources() -> dict[str, tuple[str, str]]:
    """Name of each document: its collection and its text."""
    water = WATER.format(
        first="further", most="much", energy="energy of the sun", on="in", almost="nearly",
        so="so", warms="heats",
    )  # fmt: skip
    reader = (
        "Heat in the city, a reader", _FILLER[0], HEAT, _FILLER[1],
        "Why cities store heat", MATERIAL, _FILLER[2], SHAPE, *_FILLER[3:5],
    )  # fmt: skip
    student = (
        "Heat islands in our county", _FILLER[4],
        "Dark surfaces are only half of the story, since a dark field does not become as hot as a "
        "dark road.", water, PEOPLE.replace("Finally", "Then").replace("Every", "Each"),
        _FILLER[5],
    )  # fmt: skip
    night = (
        "Why cities stay warm at night", _FILLER[2], f"{QUOTED}.", _FILLER[0],
        "\n".join(("References", *REFERENCES)),
    )  # fmt: skip
    trees = ("Trees in streets, a field guide", _FILLER[5], TREES, _FILLER[3])
    rain = ("Rain, rivers and drains", *(_FILLER[n] for n in (5, 1, 4)))
    named = {
        "Cities and Climate, reader chapter 4.pdf": ("Course texts", reader),
        "Larch_heat-island_2024.pdf": ("Past student work", student),
        "Trees in streets, a field guide.pdf": ("Course texts", trees),
        "Why cities stay warm at night.txt": ("Web articles", night),
        "Rain, rivers and drains.txt": ("Web articles", rain),
        "chapter 4, scanned copy.txt": ("Course texts", (HEAT, _FILLER[0], MATERIAL)),
    }
    return {name: (where, "\n\n".join(parts)) for name, (where, parts) in named.items()}
