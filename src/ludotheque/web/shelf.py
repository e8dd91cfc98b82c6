"""The games of the house, as a client shows them."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect

from ludotheque.bots.roster import roster
from ludotheque.core import catalogue, codec
from ludotheque.core.chance import Fast
from ludotheque.core.game import AnyGame, Hurried, Options
from ludotheque.core.language import LANGUAGES
from ludotheque.web import files
from ludotheque.web.version import VERSION
from ludotheque.web.wire.house import Asset, Box, OptionField, SeatsAllowed, Shelf


@cache
def shelf() -> Shelf:
    return Shelf(games=tuple(map(box, catalogue.games().values())), texts=_texts("house"), version=VERSION)


def box(game: AnyGame) -> Box:
    options = game.Options()
    seats = game.seats(options)
    state = game.start(options, seats[0], Fast(0))
    return Box(
        slug=game.slug,
        rules=game.rules_version,
        minutes=game.minutes,
        least=seats[0],
        most=seats[-1],
        options=tuple(option(field) for field in _fields(game) if not isinstance(field.type, inspect.StrType)),
        presets={name: changed(preset) for name, preset in game.presets.items()},
        bots=tuple(roster(game)),
        composed=bool(game.previews),
        hurried=isinstance(state, Hurried),
        texts=_texts(game.slug),
        assets=tuple(
            Asset(name=name, path=f"files/{game.slug}/{name}?v={file.digest}")
            for name, file in files.assets(game.slug).items()
        ),
    )


def changed(options: Options) -> dict[str, Any]:
    """The options that are not as usual."""
    usual = codec.plain(type(options)())
    return {name: value for name, value in codec.plain(options).items() if value != usual[name]}


def _texts(name: str) -> dict[str, str]:
    return {lang: f"texts/{name}/{lang}.ftl?v={files.texts(name, lang).digest}" for lang in LANGUAGES}


def _fields(game: AnyGame) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(game.Options)
    return info.fields if isinstance(info, inspect.StructType) else ()


def option(field: inspect.Field) -> OptionField:
    """One choice, as a field of a form."""
    kind: Literal["choice", "switch", "number"] = "choice"
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    members = _members(field.type)
    bare = [member for member in members if not isinstance(member, inspect.NoneType)]
    match bare:
        case [inspect.BoolType()]:
            kind = "switch"
        case [inspect.IntType(ge=least, le=most)]:
            kind = "number"
        case _:
            choices = tuple(value for member in members for value in _values(member))
    return OptionField(
        name=field.encode_name,
        kind=kind,
        default=_default(field),
        choices=choices,
        least=least,
        most=most,
        optional=kind == "number" and len(bare) < len(members),
    )


def _members(kind: inspect.Type) -> list[inspect.Type]:
    match kind:
        case inspect.Metadata(type=inner):
            return _members(inner)
        case inspect.UnionType(types=types):
            return [member for one in types for member in _members(one)]
        case _:
            return [kind]


def _values(kind: inspect.Type) -> list[Any]:
    """All that may be chosen: literals, and nothing where that is a choice."""
    match kind:
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.NoneType():
            return [None]
        case other:
            raise TypeError(f"no form can offer {other}")


def _default(field: inspect.Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return codec.plain(field.default_factory())
    return codec.plain(field.default)


def seats(slug: str, options: dict[str, Any]) -> SeatsAllowed:
    """How many can play with these options. Raises `Refused` for options that make no sense."""
    game = catalogue.game(slug)
    chosen = codec.options(game, options)
    allowed = game.seats(chosen)
    game.start(chosen, allowed[0], Fast(0))
    return SeatsAllowed(least=allowed[0], most=allowed[-1])


@cache
def schema(slug: str) -> bytes:
    """The JSON Schema of what travels of a game."""
    game = catalogue.game(slug)
    kinds = {
        "Options": game.Options,
        "Move": codec.move_type(game),
        "Event": codec.event_type(game),
        "View": game.View,
    }
    if game.previews:
        kinds["Preview"] = codec.union(game.previews)
    schemas, components = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    named = {f"Game{name}": one for name, one in zip(kinds, schemas, strict=True)}
    return msgspec.json.encode(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": slug,
            "type": "object",
            "properties": {name.lower(): {"$ref": f"#/$defs/Game{name}"} for name in kinds},
            "$defs": named | components,
        }
    )
