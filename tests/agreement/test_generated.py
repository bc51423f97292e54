"""Papers nobody thought of say the same everywhere."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from tests.agreement import papers
from tests.agreement.program import Window
from tests.agreement.reading import ASKED, RULES, Reading

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PAPERS: Final = 6
TAKEN: Final = st.builds(
    papers.Taken,
    source=st.integers(1, 3),
    how=st.sampled_from(papers.HOWS),
    words=st.sampled_from((13, 24, 60, 240)),
)
Spec = tuple[tuple[papers.Taken, ...], int, bool, str]
SPECS: Final = st.tuples(
    st.lists(TAKEN, min_size=3, max_size=6).map(tuple),
    st.integers(0, 999),
    st.booleans(),
    st.sampled_from(sorted(ASKED)),
)


@pytest.fixture(scope="module")
def readings(
    window: Window, tmp_path_factory: pytest.TempPathFactory
) -> list[tuple[Spec, Reading]]:
    """Papers, each made and read once for all the rules."""
    found: dict[Spec, Reading] = {}

    @settings(max_examples=PAPERS, phases=[Phase.generate])
    @given(spec=SPECS)
    def make(spec: Spec) -> None:
        taken, seed, works, case = spec
        place = tmp_path_factory.mktemp("generated") / "all"
        reading = Reading(window, papers.write(place, taken, seed, works=works))
        for name in (_first(case), case):  # now, while the library is its own
            reading.figures(name)
        found[spec] = reading

    make()
    return list(found.items())


def _first(case: str) -> str:
    return f"{case.partition(',')[0]}, all counted"


def test_generated_papers(readings: list[tuple[Spec, Reading]]) -> None:
    broken = {
        (spec, case, rule): problems
        for spec, reading in readings
        for case in (_first(spec[3]), spec[3])
        for rule in RULES
        if (problems := reading.broken(case, rule))
    }
    assert broken == {}
