"""The style sheet of the HTML report: light, dark and on paper, told apart without colour too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from plagcheck.report.palette import DARK, DARK_INK, INK, LIGHT

_BASE: Final = """
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.5rem 3rem; background: var(--surface);
  color: var(--text); font: 0.9rem/1.5 system-ui, "Inter", "Segoe UI", "Noto Sans", sans-serif;
  overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
header { display: flex; justify-content: space-between; gap: 1.5rem; align-items: flex-end;
  margin-bottom: 1rem; }
header p { margin: 0; color: var(--soft); }
header .made { text-align: end; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0; font-weight: 600; }
h2 { font-size: 1.05rem; font-weight: 600; margin: 2rem 0 0.6rem; padding-bottom: 0.3rem;
  border-bottom: 1px solid var(--edge); break-after: avoid; }
h3 { font-size: 0.9rem; font-weight: 600; margin: 1.2rem 0 0.3rem; break-after: avoid; }
h3 .note { font-weight: 400; color: var(--soft); margin-inline-start: 0.5rem; }
p { margin: 0.4rem 0; }
h2 + p { break-after: avoid; }
.soft { color: var(--soft); }
code { font-family: ui-monospace, "Noto Sans Mono", Consolas, monospace; font-size: 0.85em; }
.score { display: grid; grid-template-columns: auto 1fr; gap: 1rem 2rem; align-items: center;
  border: 1px solid var(--edge); border-radius: 6px; padding: 1rem 1.4rem; break-inside: avoid; }
.score .number { font-size: 2.6rem; font-weight: 600; white-space: nowrap; }
.score p { margin: 0.1rem 0; }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: 0.2rem 1rem; margin: 0; }
dt { color: var(--soft); break-inside: avoid; }
dd { margin: 0; break-inside: avoid; min-width: 0; }
dd > div + div { margin-top: 0.1rem; }
table { width: 100%; border-collapse: collapse; }
th { text-align: start; font-weight: 600; background: var(--head); overflow-wrap: normal; }
th, td { padding: 0.35rem 0.6rem; vertical-align: top; }
.grid th { color: var(--soft); font-weight: 400; vertical-align: bottom; }
.grid td { border-bottom: 1px solid var(--line); }
.grid .num { text-align: end; white-space: nowrap; }
.grid th.num { white-space: normal; }
.wide { overflow-x: auto; }
tr { break-inside: avoid; }
thead { display: table-header-group; }
.chip { display: inline-block; min-width: 1.9rem; padding: 0 0.45rem; border-radius: 3px;
  text-align: center; font-weight: 600; font-size: 0.85em; white-space: nowrap;
  color: var(--on); background: var(--stroke); border: 1px solid var(--stroke); }
.chip.out { color: var(--text); background: transparent; }
.pair { table-layout: fixed; border: 1px solid var(--line); }
.pair th, .pair td { width: 50%; border: 1px solid var(--line); }
.pair.one th, .pair.one td { width: 100%; }
.pair td { font: 1rem/1.55 "Noto Serif", Georgia, "Times New Roman", "Noto Serif CJK SC", serif;
  padding: 0.6rem; unicode-bidi: isolate; }
.pair .page { display: block; font: 0.75rem/1.4 system-ui, "Inter", "Noto Sans", sans-serif;
  color: var(--soft); }
mark, b.d, i.o { color: inherit; font-style: normal; background: none;
  -webkit-box-decoration-break: clone; box-decoration-break: clone; text-decoration: underline;
  text-decoration-color: var(--stroke); text-decoration-thickness: 2px;
  text-underline-offset: 3px; text-decoration-skip-ink: none; }
mark { background: var(--rest); }
.word-for-word mark, .word-for-word b.d { text-decoration-style: solid; }
.small-edits mark, .small-edits b.d { text-decoration-style: dashed; }
.reworded b.d, .summary b.d { font-weight: 400; }
.reworded mark, .reworded b.d, .summary mark, .summary b.d { text-decoration: none;
  padding-bottom: 2px; background-repeat: repeat-x; background-position: 0 100%; }
.reworded mark, .reworded b.d { background-size: 14px 2px; background-image:
  linear-gradient(90deg, var(--stroke) 0 6px, transparent 6px 9px, var(--stroke) 9px 11px,
  transparent 11px); }
.summary mark, .summary b.d { background-size: 19px 2px; background-image:
  linear-gradient(90deg, var(--stroke) 0 6px, transparent 6px 9px, var(--stroke) 9px 11px,
  transparent 11px 14px, var(--stroke) 14px 16px, transparent 16px); }
.weak mark { background: none; }
.weak mark, .weak b.d, i.o { text-decoration: underline dotted 2px var(--stroke);
  background-image: none; padding-bottom: 0; }
footer { margin-top: 2.5rem; padding-top: 0.5rem; border-top: 1px solid var(--line);
  color: var(--soft); font-size: 0.85rem; }
@media (max-width: 40rem) {
  body { padding: 1rem 0.8rem 2rem; }
  header, .score { display: block; }
  header .made { text-align: start; margin-top: 0.4rem; }
  dl { display: block; }
  dd { margin-bottom: 0.5rem; }
  .pair, .pair tbody, .pair tr, .pair td { display: block; width: 100%; }
  .pair thead { display: none; }
  .pair td::before { content: attr(data-side); display: block; color: var(--soft);
    font: 0.75rem/1.4 system-ui, sans-serif; }
}
@media print {
  @page { size: A4; margin: 18mm 16mm; }
  body { max-width: none; padding: 0; font-size: 9.5pt; }
  .pair td { font-size: 10pt; }
  .wide { overflow: visible; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


def style_sheet() -> str:
    """All of it; paper is white, whatever the screen is."""
    return "".join(
        [
            _colours(INK, LIGHT),
            "@media screen and (prefers-color-scheme: dark) {",
            _colours(DARK_INK, DARK),
            "}",
            _BASE,
        ]
    )


def _colours(ink: Mapping[str, str], matches: Sequence[tuple[str, str]]) -> str:
    names = "".join(f"--{name}: {colour};" for name, colour in ink.items())
    rows = "".join(
        f".s{place} {{ --rest: {rest}; --stroke: {stroke}; }}"
        for place, (rest, stroke) in enumerate(matches, 1)
    )
    return f":root {{ {names} }} {rows}"
