"""The score table of any ruleset: from the suite's files or, for house rules, asked of the reference implementation.

The rule of this file: the reference implementation is one more implementation, reached by its address; expectations for
the base games never come from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from quincunx.adapters.in_process import InProcess, import_handler
from quincunx.errors import AnswerFault
from quincunx.paths import REFERENCE
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import Roll, ScoreTable, read_scores, sorted_rolls, table_path


def scores_of(ruleset: Ruleset) -> ScoreTable:
    """What every roll pays in every box of a ruleset, on an empty sheet.

    Raises:
        SpecError: the table's file is malformed.
        AdapterError: the ruleset has no table of its own, and the reference implementation cannot be asked.
    """
    path = table_path(ruleset, "scores") if ruleset.own_tables else None
    if path is not None:
        return read_scores(path)
    dice = ruleset.scorecard.dice
    return _asked(msgspec.json.encode(ruleset.document), tuple(ruleset.boxes), dice.count, dice.faces)


@lru_cache(maxsize=16)
def _asked(document: bytes, boxes: tuple[str, ...], dice: int, faces: int) -> ScoreTable:
    ruleset = msgspec.json.decode(document)
    return ScoreTable(
        {roll: {box: _ask(ruleset, roll, box, None) or 0 for box in boxes} for roll in sorted_rolls(dice, faces)}
    )


def points_with_sheet(ruleset: Ruleset, roll: Roll, box: str, sheet: Mapping[str, int]) -> int | None:
    """What a roll pays in a box of a sheet on which something is written, as the reference implementation has it.

    Args:
        ruleset: the rules played by.
        roll: the dice.
        box: the box to be filled.
        sheet: points by box; other boxes are open.

    Returns:
        The points, or None when the roll may not go there.
    """
    return _ask(dict(ruleset.document), roll, box, dict(sheet))


def _ask(ruleset: dict[str, Any], roll: Roll, box: str, sheet: dict[str, int] | None) -> int | None:
    params: dict[str, Any] = {"ruleset": ruleset, "dice": list(roll), "box": box}
    if sheet is not None:
        params["sheet"] = {"boxes": sheet}
    answer = _reference().exchange({"jsonrpc": "2.0", "id": 1, "method": "score", "params": params})
    if "error" in answer:
        raise AnswerFault(f"the reference implementation cannot score {ruleset['id']}: {answer['error']['message']}")
    points: int | None = answer["result"].get("points")
    return points


@lru_cache(maxsize=1)
def _reference() -> InProcess:
    return InProcess(import_handler(REFERENCE))
