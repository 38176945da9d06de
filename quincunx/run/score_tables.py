"""The score table of any ruleset: from the suite's files or, for house rules, asked of the reference implementation.

The rule of this file: the reference implementation is one more implementation, reached by its address; expectations for
the base games never come from it.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from quincunx.adapters.in_process import InProcess, import_handler
from quincunx.spec.rulesets import Ruleset
from quincunx.spec.tables import ScoreTable, read_scores, sorted_rolls, table_path

REFERENCE = "reference_impl:handle"
"""The address of the reference implementation."""


def scores_of(ruleset: Ruleset) -> ScoreTable:
    """What every roll pays in every box of a ruleset.

    Raises:
        SpecError: the table's file is malformed.
        AdapterError: there is no file, and the reference implementation cannot be asked.
    """
    path = table_path(ruleset, "scores")
    if path is not None:
        return read_scores(path)
    dice = ruleset.scorecard.dice
    return _asked(msgspec.json.encode(ruleset.document), tuple(ruleset.boxes), dice.count, dice.faces)


@lru_cache(maxsize=16)
def _asked(document: bytes, boxes: tuple[str, ...], dice: int, faces: int) -> ScoreTable:
    reference = InProcess(import_handler(REFERENCE))
    ruleset = msgspec.json.decode(document)

    def points(roll: tuple[int, ...], box: str) -> int:
        params = {"ruleset": ruleset, "dice": list(roll), "box": box}
        answer = reference.exchange({"jsonrpc": "2.0", "id": 1, "method": "score", "params": params})
        return int(answer["result"]["points"])

    return ScoreTable({roll: {box: points(roll, box) for box in boxes} for roll in sorted_rolls(dice, faces)})
