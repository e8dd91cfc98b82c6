"""Texts in French and English: every sentence that a person reads comes from here."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from typing import Any, Final, Self, cast

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from ludotheque.core.folders import folders
from ludotheque.core.refusal import Refused

LANGUAGES: Final = ("fr", "en")
HOUSE: Final = "ludotheque.core"
LONGEST: Final = 900
SEATS: Final = frozenset({"seat", "turn", "target", "owner", "partner", "winner", "dealer"})
"""Arguments of these names are seats, told as the names of those who sit there."""


def source(package: str, lang: str) -> str:
    """The texts of a package in one language, after those of the packages that hold it.

    Each folder has a `fr.ftl`, and a `rules.fr.ftl` when there are rules.
    """
    names = (f"{lang}.ftl", f"rules.{lang}.ftl")
    parts = (folder / name for folder in folders(package, "texts") for name in names)
    return "\n".join(part.read_text("utf-8") for part in parts if part.is_file())


def folded(text: str) -> str:
    """Lower case, without accents: as people type."""
    split = unicodedata.normalize("NFD", text.lower())
    return "".join(c for c in split if not unicodedata.combining(c))


def _short(value: Any) -> Any:
    """Fluent takes no longer argument than 1000 characters, and nobody reads one."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


class Language:
    """The texts of the house and of one game, in one language.

    A text is found by its name: `event-drew` tells the event tagged `drew`, `refused-<code>` a refusal, `end-<reason>`
    why a game ended. Its arguments are the fields of the struct. A field that holds no value is given as `none`; a
    field for which there is a text `as-<field>` is told through it (as `$it`; a struct, by its own fields); so is each
    item of a field of several, and they are joined (`cards` through `as-card`).
    """

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._names: dict[str, None] = {}
        self._seated: tuple[str, ...] = ()
        for package in (HOUSE, *packages):
            resource = FluentResource(source(package, lang))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._names |= {entry.id.name: None for entry in resource.body if isinstance(entry, Message)}

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name)

    def names(self, prefix: str) -> list[str]:
        """The texts whose names begin so, in the order in which they are written."""
        return [name for name in self._names if name.startswith(prefix)]

    def seated(self, names: Sequence[str]) -> Self:
        """The same texts at a table where these people sit: seats are told by their names."""
        other = copy(self)
        other._seated = tuple(names)
        return other

    def seat(self, seat: int) -> str:
        """Who sits there: a name, or a number when nobody gave one."""
        return self._seated[seat] if seat < len(self._seated) else self.say("seat", number=seat + 1)

    def sitting(self, name: str) -> int:
        """Where somebody of that name sits. Raises `ValueError` when nobody has it."""
        return [folded(seated) for seated in self._seated].index(folded(name))

    def say(self, name: str, /, **args: Any) -> str:
        """The text of that name."""
        message = self._bundle.get_message(name)
        if message.value is None:
            raise KeyError(name)
        text, errors = self._bundle.format_pattern(message.value, {name: _short(value) for name, value in args.items()})
        if errors:
            raise ValueError(f"{self.lang} {name}: {errors}")
        return str(text)

    def tell(self, name: str, details: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """The text of that name with the fields of something that happened; seats are told by name."""
        words = self.seated(names) if names else self
        return self.say(name, **{field: words._argument(field, value) for field, value in details.items()})

    def _argument(self, field: str, value: Any) -> Any:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple | list):
            one, items = field.removesuffix("s"), cast("Sequence[object]", value)
            return self.say("list-separator").join(str(self._argument(one, item)) for item in items)
        if isinstance(value, msgspec.Struct):
            return self.tell(f"as-{field}", msgspec.structs.asdict(value))
        if field in SEATS:
            return self.seat(value)
        if self.has(f"as-{field}"):
            return self.say(f"as-{field}", it=value)
        return value

    def struct(self, kind: str, struct: msgspec.Struct, names: Sequence[str] = (), **more: Any) -> str:
        """An event (`kind` event) or a move (`kind` move) in words."""
        tag = struct.__struct_config__.tag
        return self.tell(f"{kind}-{tag}", msgspec.structs.asdict(struct) | more, names)

    def refusal(self, refused: Refused, names: Sequence[str] = ()) -> str:
        """Why not, with the rule. What comes of another refusal tells that one as its `why`."""
        cause = refused.__cause__
        why = {"why": self.refusal(cause, names)} if isinstance(cause, Refused) else {}
        sentence = self.tell(f"refused-{refused.code}", refused.details | why, names)
        return self.say("with-rule", sentence=sentence, rule=refused.rule) if refused.rule else sentence


@cache
def language(lang: str, *packages: str) -> Language:
    """The texts of the house and of these packages; made once."""
    if lang not in LANGUAGES:
        raise Refused("unknown-language", details={"language": lang, "known": ", ".join(LANGUAGES)})
    return Language(lang, *packages)
