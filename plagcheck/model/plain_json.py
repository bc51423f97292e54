"""JSON that anybody may have changed since it was written: plain values, or a ValueError."""

from __future__ import annotations

import json
from typing import Any, Final

# Of what takes memory beside its letters; ten times what a pair of the longest texts has.
_MOST: Final = {",": 8 << 20, "[": 4 << 20, "{": 4 << 20, '":': 4 << 20}


def from_json(data: bytes | str) -> Any:
    """Plain values. Raises ValueError when there are none, whatever else stands there.

    What is nested too deeply, has millions of values, or is a number of thousands of digits, is
    none.
    """
    text = data if isinstance(data, str) else data.decode("utf-8", "surrogatepass")
    if any(len(text) > most and text.count(mark) > most for mark, most in _MOST.items()):
        raise ValueError("too many values")
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
