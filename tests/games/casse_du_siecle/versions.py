"""Which versions of the game are tried."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any, Final

from ludotheque.core.chance import Fast
from ludotheque.core.refusal import Refused
from ludotheque.games.casse_du_siecle.model import CasseOptions
from ludotheque.games.casse_du_siecle.terms import Terms

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "portes": ("auto", "communes", "attribuees"),
    "passe_partout": (False, True),
    "combinaison_longue": (False, True),
    "clefs_cachees": (False, True),
    "main": (False, True),
    "coffre": ("auto", "code"),
    "notes": (True, False),
    "mises": ("aucune", "trousseau", "coffre", "deux"),
    "seats": (2, 3, 4, 5, 6),
}
STAKES = CHOICES["mises"]
TRIES: Final = 40


def makes_sense(choice: dict[str, Any]) -> bool:
    try:
        Terms.of(options(choice), choice["seats"])
    except Refused:
        return False
    return True


def options(choice: dict[str, Any]) -> CasseOptions:
    return CasseOptions(**{name: value for name, value in choice.items() if name != "seats"})


def everything(names: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """Every combination of some of the choices, whether it makes sense or not."""
    for values in itertools.product(*(CHOICES[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def versions() -> list[dict[str, Any]]:
    """Every combination that makes sense of all that changes what can be known; stakes and seats go round."""
    found: list[dict[str, Any]] = []
    for number, choice in enumerate(everything(tuple(CHOICES)[:7])):
        seats = [seats for seats in CHOICES["seats"] if makes_sense({**choice, "seats": seats})]
        if seats:
            found.append({**choice, "mises": STAKES[number % 4], "seats": seats[number % len(seats)]})
    return found


def pairs(choice: dict[str, Any]) -> set[tuple[tuple[str, Any], ...]]:
    return set(itertools.combinations(choice.items(), 2))


def spread() -> list[dict[str, Any]]:
    """A few versions in which any two choices that can be made together are."""
    possible = [choice for choice in everything(tuple(CHOICES)) if makes_sense(choice)]
    wanted = set().union(*(pairs(choice) for choice in possible))
    chance = Fast(1)
    chosen: list[dict[str, Any]] = []
    while wanted:
        tried = [possible[chance.below(len(possible))] for _ in range(TRIES)]
        best = max(tried, key=lambda choice: len(pairs(choice) & wanted))
        if pairs(best) & wanted:
            chosen.append(best)
            wanted -= pairs(best)
    return chosen


def named(choice: dict[str, Any]) -> str:
    """What is not as usual."""
    usual = {name: values[0] for name, values in CHOICES.items()}
    told = [f"{name}={value}" for name, value in choice.items() if value != usual[name]]
    return " ".join(told) or "simple"
