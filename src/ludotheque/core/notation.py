"""Moves as words: a verb and its figures, typed by a person or read aloud."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ludotheque.core.game import Move
from ludotheque.core.language import Language
from ludotheque.core.refusal import Refused


def folded(text: str) -> str:
    """Lower case, without accents."""
    split = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in split if not unicodedata.combining(c))


class Words:
    """The default notation: the verb `command-<tag>` of the texts, then the fields in order.

    Several values of one field are joined by commas. The verb may be shortened as long as it is the only one that
    begins so, and its tag (the English name in records) is always understood.
    """

    def __init__(self, moves: Sequence[type[Move]]) -> None:
        self._moves = {str(kind.__struct_config__.tag): kind for kind in moves}

    def write(self, move: Move, language: Language) -> str:
        verb = language.say(f"command-{move.__struct_config__.tag}")
        values = [self._value(getattr(move, name)) for name in move.__struct_fields__]
        return " ".join([verb, *(value for value in values if value)])

    def read(self, text: str, language: Language) -> Move:
        words = text.split()
        kind = self._kind(words[0] if words else "", language)
        fields = msgspec.structs.fields(kind)
        if len(words) - 1 > len(fields):
            raise self._usage(kind, language)
        data: dict[str, Any] = {}
        for field, word in zip(fields, words[1:], strict=False):
            several = getattr(field.type, "__origin__", None) is tuple
            data[field.encode_name] = word.split(",") if several else word
        try:
            return msgspec.convert(data, kind, strict=False)
        except msgspec.ValidationError:
            raise self._usage(kind, language) from None

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

    def _usage(self, kind: type[Move], language: Language) -> Refused:
        tag = kind.__struct_config__.tag
        verb = language.say(f"command-{tag}")
        fields = [f"<{language.say(f'field-{name}')}>" for name in kind.__struct_fields__]
        return Refused("bad-command", details={"usage": " ".join([verb, *fields])})

    @staticmethod
    def _value(value: Any) -> str:
        if isinstance(value, tuple):
            return ",".join(str(item) for item in cast("tuple[object, ...]", value))
        return "" if value is None else str(value)
