"""Moves as words: a verb and its figures, typed by a person or read aloud."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, cast, get_args, get_origin

import msgspec
from msgspec.structs import FieldInfo

from ludotheque.core.game import Move
from ludotheque.core.language import SEATS, Language, folded
from ludotheque.core.refusal import Refused


def usage(kind: type[Move], language: Language) -> str:
    """How a move of that kind is typed: <what must be said> [and what may be left out]."""
    parts = [language.say(f"command-{kind.__struct_config__.tag}")]
    for field in msgspec.structs.fields(kind):
        name = language.say(f"field-{field.name}")
        parts.append(f"<{name}>" if field.required else f"[{name}]")
    return " ".join(parts)


class Words:
    """The default notation: the verb `command-<tag>` of the texts, then the fields in order.

    Several values of one field are joined by commas; a seat is told by its number from 1, or by name. The verb may be
    shortened as long as it is the only one that begins so, and its tag (the English name in records) is always
    understood.
    """

    def __init__(self, moves: Sequence[type[Move]]) -> None:
        self._moves = {str(kind.__struct_config__.tag): kind for kind in moves}

    def write(self, move: Move, language: Language) -> str:
        verb = language.say(f"command-{move.__struct_config__.tag}")
        values = [self._value(name, getattr(move, name)) for name in move.__struct_fields__]
        return " ".join([verb, *(value for value in values if value)])

    def read(self, text: str, language: Language) -> Move:
        words = text.split()
        kind = self._kind(words[0] if words else "", language)
        fields = msgspec.structs.fields(kind)
        try:
            data = {
                field.encode_name: self._plain(field, word, language)
                for field, word in zip(fields, words[1:], strict=False)
            }
            if len(words) - 1 <= len(fields):
                return msgspec.convert(data, kind, strict=False)
        except (msgspec.ValidationError, ValueError):
            pass
        raise Refused("bad-command", details={"usage": usage(kind, language)})

    def _kind(self, word: str, language: Language) -> type[Move]:
        wanted = folded(word)
        verbs = {folded(language.say(f"command-{tag}")): kind for tag, kind in self._moves.items()}
        if exact := verbs.get(wanted) or self._moves.get(wanted):
            return exact
        begun = [kind for verb, kind in verbs.items() if wanted and verb.startswith(wanted)]
        if len(begun) != 1:
            known = ", ".join(language.say(f"command-{tag}") for tag in self._moves)
            raise Refused("unknown-command", details={"command": word, "known": known})
        return begun[0]

    @staticmethod
    def _plain(field: FieldInfo, word: str, language: Language) -> Any:
        if field.name in SEATS:
            return int(word) - 1 if word.isdecimal() else language.sitting(word)
        return word.split(",") if _many(field.type) else word

    @staticmethod
    def _value(name: str, value: Any) -> str:
        if isinstance(value, tuple):
            return ",".join(str(item) for item in cast("tuple[object, ...]", value))
        if name in SEATS and value is not None:
            return str(value + 1)
        return "" if value is None else str(value)


def _many(kind: Any) -> bool:
    """Whether a field holds several values."""
    return get_origin(get_args(kind)[0] if get_origin(kind) is Annotated else kind) is tuple
