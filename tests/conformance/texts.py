"""Which texts a game must have, found from its structs and its source."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import inspect as mi

from ludotheque.core.game import AnyGame
from ludotheque.core.language import source

ABOUT = ("game-name", "game-pitch", "game-story", "game-credits", "game-players", "game-age")


class Variables(Visitor):
    """The arguments that a text uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """The texts of a package, with the arguments of each. Fails on text that does not parse, or stands twice."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {lang}: {entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def folder(package: str) -> Path:
    file = importlib.import_module(package).__file__
    assert file is not None
    return Path(file).parent


def written(package: str) -> str:
    """All Python source of a package."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder(package).rglob("*.py")))


def refusals(package: str) -> set[str]:
    """The texts of the refusals that the source of a package names."""
    return {f"refused-{code}" for code in re.findall(r'Refused\(\s*"([a-z0-9-]+)"', written(package))}


def rules(package: str) -> set[str]:
    """The texts of the rules that refusals and comments of a package cite."""
    return {f"rule-{number}" for number in re.findall(r"\b(?:C90|CGE?|CC|CS|CK)-\d+\b", written(package))}


def about(game: AnyGame) -> set[str]:
    """What the shelf and the game's page say."""
    presets = {f"preset-{name}{part}" for name in game.presets for part in ("", "-help")}
    return set(ABOUT) | set(_options(game)) | presets


def _options(game: AnyGame) -> Iterator[str]:
    info = mi.type_info(game.Options)
    assert isinstance(info, mi.StructType)
    for field in info.fields:
        yield f"option-{field.name}"
        kinds = field.type.types if isinstance(field.type, mi.UnionType) else (field.type,)
        for kind in kinds:
            if isinstance(kind, mi.LiteralType):
                yield from (f"option-{field.name}-{value}" for value in kind.values)
            elif isinstance(kind, mi.BoolType):
                yield from (f"option-{field.name}-{value}" for value in ("true", "false"))
            elif isinstance(kind, mi.NoneType):
                yield f"option-{field.name}-none"


def played(game: AnyGame) -> set[str]:
    """What is said while it is played."""
    moves = {(kind.__struct_config__.tag, name) for kind in game.moves for name in kind.__struct_fields__}
    return (
        {f"{part}-{kind.__struct_config__.tag}" for part in ("command", "move") for kind in game.moves}
        | {f"field-{name}" for _, name in moves}
        | {f"event-{kind.__struct_config__.tag}" for kind in game.events}
        | {f"bot-{name}" for name in game.bots}
    )
