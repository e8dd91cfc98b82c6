"""Moves that are almost right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from conformance.cases import Case, listed
from ludotheque.core import codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyState, Move
from ludotheque.core.refusal import Refused

FEW = 40


def mutations(case: Case, state: AnyState, chance: Fast) -> Iterator[Move]:
    """The moves of everybody, slightly changed, and every kind of move that has no figures."""
    for kind in case.game.moves:
        if not kind.__struct_fields__:
            yield kind()
    legal = [move for seat in range(case.seats) for move in listed(state, seat)]
    for _ in range(FEW if legal else 0):
        data = codec.plain(legal[chance.below(len(legal))])
        for key in [key for key in data if key != "move"]:
            data[key] = _changed(data[key], chance)
        try:
            yield codec.move(case.game, data)
        except Refused:
            continue


def _changed(value: Any, chance: Fast) -> Any:
    """Something like it: a number nearby, one item more or less, another order."""
    match value:
        case bool():
            return not value
        case int():
            return value + (chance.below(7) - 3)
        case str():
            return value[::-1] if chance.below(2) else value[:-1] + chr(ord("A") + chance.below(26))
        case list() | tuple() if value:
            items = list(value)
            at = chance.below(len(items))
            match chance.below(4):
                case 0:
                    items.pop(at)
                case 1:
                    items.append(items[at])
                case 2:
                    chance.shuffle(items)
                case _:
                    items[at] = _changed(items[at], chance)
            return items
        case dict() if value:
            keys = sorted(value)
            key = keys[chance.below(len(keys))]
            return {**value, key: _changed(value[key], chance)}
        case _:
            return value
