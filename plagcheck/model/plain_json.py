"""JSON that anybody may have changed since it was written: plain values, or a ValueError."""

from __future__ import annotations

import json
from typing import Any


def from_json(data: bytes | str) -> Any:
    """Plain values. Raises ValueError when there are none, whatever else stands there.

    What is nested too deeply, or is a number of thousands of digits, is none.
    """
    text = data if isinstance(data, str) else data.decode("utf-8", "surrogatepass")
    try:
        return json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
