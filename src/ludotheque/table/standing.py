"""How a game among people ends: the rules' own result, with those who gave up ranked last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotheque.core.game import Result


def standing(result: Result, gone: Sequence[bool]) -> Result:
    """That result with the seats that are gone ranked after all others."""
    if not any(gone):
        return result
    places = list(zip(gone, result.ranking, strict=True))
    ranking = tuple(1 + sum(other < place for other in places) for place in places)
    return msgspec.structs.replace(result, ranking=ranking)


def abandoned(scores: Sequence[int], gone: Sequence[bool], reason: str) -> Result:
    """One seat at most still plays: the points so far count among those who are left."""
    return standing(Result.by_points(scores, reason), gone)
