"""Draw the S-curves of docs/explanation.md.

python resources/s_curve.py     write docs/pictures/s-curve.svg
"""

from __future__ import annotations

from pathlib import Path

from plagcheck import lsh_probability, lsh_threshold

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "s-curve.svg"
SHAPES = {(32, 4): "", (20, 5): "9 4", (10, 10): "2 4"}  # bands and rows -> dashes
LEFT, TOP, WIDTH, HEIGHT = 56, 16, 480, 260
STYLE = """
  .paper { fill: #fff }
  text { font: 13px sans-serif; fill: #333 } .curve { fill: none; stroke: #1f5fa8; stroke-width: 2 }
  .grid { stroke: #ccc } .axis { stroke: #333 } .mark { fill: #1f5fa8 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ddd } .curve { stroke: #7db4f0 } .grid { stroke: #444 } .axis { stroke: #ddd }
    .mark { fill: #7db4f0 } .paper { fill: #181a1c }
  }
"""


def at(similarity: float, probability: float) -> str:
    return f"{LEFT + similarity * WIDTH:.1f} {TOP + (1 - probability) * HEIGHT:.1f}"


def line(kind: str, start: str, end: str) -> str:
    return f'<path class="{kind}" d="M {start} L {end}"/>'


def text(place: str, words: str, anchor: str = "middle") -> str:
    x, y = place.split()
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def scales() -> list[str]:
    """Grid lines and their numbers, a fifth apart."""
    drawn = []
    for fifth in range(6):
        share = fifth / 5
        drawn += [
            line("grid", at(share, 0), at(share, 1)),
            line("grid", at(0, share), at(1, share)),
            text(at(share, -0.07), f"{share:.1f}"),
            text(at(-0.015, share - 0.015), f"{share:.1f}", "end"),
        ]
    return [*drawn, line("axis", at(0, 0), at(1, 0)), line("axis", at(0, 0), at(0, 1))]


def curve(bands: int, rows: int, dashes: str) -> list[str]:
    """One curve, with a dot at its threshold and its name beside it."""
    steps = [step / 100 for step in range(101)]
    points = " L ".join(at(s, lsh_probability(s, bands, rows)) for s in steps)
    rise = lsh_threshold(bands, rows)
    found = lsh_probability(rise, bands, rows)
    x, y = at(rise, found).split()
    return [
        f'<path class="curve" stroke-dasharray="{dashes}" d="M {points}"/>',
        f'<circle class="mark" cx="{x}" cy="{y}" r="4"/>',
        text(at(rise + 0.02, found - 0.035), f"{bands} × {rows}", "start"),
    ]


def picture() -> str:
    drawn = scales()
    for (bands, rows), dashes in SHAPES.items():
        drawn += curve(bands, rows, dashes)
    drawn.append(text(at(0.5, -0.15), "Jaccard similarity of two texts"))
    x, y = at(-0.09, 0.5).split()
    turned = f'transform="translate({x} {y}) rotate(-90)"'
    drawn.append(f'<text {turned} text-anchor="middle">found</text>')
    size = f'viewBox="0 0 {LEFT + WIDTH + 16} {TOP + HEIGHT + 48}"'
    begins = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>'
    paper = '<rect class="paper" width="100%" height="100%"/>'
    return "\n".join([begins, paper, *drawn, "</svg>\n"])


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), "utf-8")
