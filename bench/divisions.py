"""How many hands of Combinaisons are divided a second, on the plain kernel and on the compiled one."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from ludotheque.core import kernels
from ludotheque.games.crypto_geographique.combinaisons import kernel, scoring
from ludotheque.games.crypto_geographique.map import BORDERS, NEIGHBOURS, members

SECONDS = 0.5


def dealt(rng: random.Random) -> bytes:
    return bytes(rng.sample(range(1, 91), 7))


def connected(rng: random.Random) -> bytes:
    """The hardest hand there is: all cards touch."""
    cards = [rng.randint(1, 90)]
    while len(cards) < 7:
        around = [card for card in members(NEIGHBOURS[rng.choice(cards)]) if card not in cards]
        cards += around and [rng.choice(around)]
    return bytes(cards)


def rate(work: Callable[[bytes], object], hands: list[bytes]) -> float:
    done, start = 0, perf_counter()
    while (took := perf_counter() - start) < SECONDS:
        for hand in hands[:20]:
            work(hand)
        done += 20
        hands = hands[20:] + hands[:20]
    return done / took


def main() -> None:
    rng = random.Random(1)
    builds: dict[str, Any] = {"plain": kernel, "compiled": kernels.twin(kernel)}
    print(f"{'hands a second':34}{'plain':>12}{'compiled':>12}{'ratio':>8}")
    for kind in (dealt, connected):
        hands = [kind(rng) for _ in range(400)]
        for forme in ("groupe", "chaine"):
            for question in ("divide", "outlook"):
                rates = []
                for build in builds.values():
                    divider = build.Divider(BORDERS, scoring.BY_SIZE, forme == "chaine")
                    others = {hand: bytes(card for card in range(1, 91) if card not in hand) for hand in hands}
                    ask: dict[str, Callable[[bytes], object]] = {
                        "divide": divider.divide,
                        "outlook": lambda hand, divider=divider, others=others: divider.outlook(hand, others[hand]),
                    }
                    rates.append(rate(ask[question], hands))
                plain, compiled = rates
                print(
                    f"{question} {kind.__name__} {forme}".ljust(34)
                    + f"{plain:12,.0f}{compiled:12,.0f}{compiled / plain:8.1f}"
                )


if __name__ == "__main__":
    main()
