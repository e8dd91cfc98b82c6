"""What a sample says, and how far it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final

from msgspec import Struct

LEVEL: Final = 0.95


class Estimate(Struct, frozen=True):
    """A mean and the interval that holds the true one 95 times in 100 (None: too little was seen to tell)."""

    value: float
    low: float | None
    high: float | None


def mean(deals: Sequence[float]) -> Estimate:
    """A mean, from one figure a deal: the games of a deal resemble each other, deals do not."""
    value = fmean(deals)
    if len(deals) < 2:
        return Estimate(value, None, None)
    reach = _quantile(len(deals) - 1) * sqrt(variance(deals) / len(deals))
    return Estimate(value, value - reach, value + reach)


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share between 0 and 1, from the share in each deal: Wilson's interval.

    Its sample size is the number of independent games that would vary as much as these deals do, at most as many as
    were played. When all deals were won, or none, they say nothing of how they vary and count once each.
    """
    value = fmean(deals)
    spread = variance(deals) / len(deals) if len(deals) > 1 else 0.0
    counted = games if 0 < value < 1 else len(deals)
    size = min(games, value * (1 - value) / spread) if spread else counted
    return _wilson(value, size, _quantile(max(len(deals) - 1, 1)))


def _wilson(value: float, size: float, z: float) -> Estimate:
    middle = (value + z * z / (2 * size)) / (1 + z * z / size)
    reach = z / (1 + z * z / size) * sqrt(value * (1 - value) / size + z * z / (4 * size * size))
    return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach))


def _quantile(freedom: int) -> float:
    """Student's quantile for the level, by its expansion round the normal one (within 1 % from 3 degrees on)."""
    z = NormalDist().inv_cdf((1 + LEVEL) / 2)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / float(freedom) ** power for power, term in enumerate(terms))
