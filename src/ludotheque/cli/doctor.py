"""`ludotheque doctor`: what runs here, what is missing, what to do about it."""

from __future__ import annotations

import importlib
import os
import platform
import re
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct
from rich.table import Table
from rich.text import Text

import ludotheque
from ludotheque.cli.desk import Desk
from ludotheque.cli.parameters import AtDesk
from ludotheque.core import catalogue, kernels
from ludotheque.core.game import Equipped
from ludotheque.core.kernels import Condition

HERE = Path(str(ludotheque.__file__)).parent
CHECKOUT = HERE.parents[1]


class Health(Struct, frozen=True, kw_only=True):
    python: str
    ludotheque: str
    dependencies: dict[str, str | None]
    """What the package asks for, by name; None for what is not installed."""
    kernels: dict[str, Condition]
    pure: bool
    """Whether the plain kernels were asked for."""
    client: bool | None
    """Whether the browser client is built; None when this installation has no server."""
    equipment: dict[str, dict[str, bool]]
    """What games need beforehand, by game, and whether it is there and sound."""
    broken: dict[str, str]
    """Games that cannot be loaded, and why."""

    @property
    def complete(self) -> bool:
        compiled = all(state == "compiled" for state in self.kernels.values())
        return compiled and self.client is not False and all(all(things.values()) for things in self.equipment.values())


def doctor(*, json: bool = False, desk: AtDesk) -> int:
    health = examine()
    if json:
        desk.data(health)
    else:
        _tell(desk, health)
    return 0 if health.complete and not health.broken else 1


def examine() -> Health:
    return Health(
        python=platform.python_version(),
        ludotheque=version("ludotheque"),
        dependencies={name: _version(name) for name in _dependencies()},
        kernels={name: _condition(name) for name in _kernels()},
        pure=os.environ.get("LUDOTHEQUE_KERNELS") == "pure",
        client=(HERE / "web" / "static" / ".stamp").exists() if find_spec("ludotheque.web") else None,
        equipment={
            slug: dict(game.equipment()) for slug, game in catalogue.games().items() if isinstance(game, Equipped)
        },
        broken=catalogue.broken(),
    )


def _dependencies() -> Iterator[str]:
    """What a house needs, from the package's own metadata."""
    for wanted in requires("ludotheque") or ():
        name = re.match(r"[\w.-]+", wanted)
        if name and ("extra ==" not in wanted or "serve" in wanted.partition("extra ==")[2]):
            yield name.group()


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _kernels() -> Iterator[str]:
    """The modules that have C types beside them."""
    for declarations in sorted(HERE.rglob("*.pxd")):
        if declarations.parent.name != "_c" and declarations.with_suffix(".py").exists():
            yield ".".join(("ludotheque", *declarations.relative_to(HERE).with_suffix("").parts))


def _condition(name: str) -> Condition:
    module = importlib.import_module(name)
    found = kernels.condition(module)
    if found == "compiled":
        try:
            kernels.twin(module)
        except ImportError:
            return "missing"
    return found


def _tell(desk: Desk, health: Health) -> None:
    words = desk.words
    absent = words.say("cli-doctor-absent")
    versions = {"Python": health.python, "ludotheque": health.ludotheque, **health.dependencies}
    _section(desk, "versions", {name: found or absent for name, found in versions.items()})
    _section(desk, "kernels", {name: words.say(f"cli-doctor-kernel-{state}") for name, state in health.kernels.items()})
    if health.pure:
        desk.say("cli-doctor-pure")
    _section(desk, "parts", dict(_parts(desk, health)))
    for game, why in health.broken.items():
        desk.say("cli-doctor-broken", "red", game=game, why=why)
    _advise(desk, health)


def _parts(desk: Desk, health: Health) -> Iterator[tuple[str, str]]:
    """The browser client and what games need, in words."""
    states = {there: desk.words.say(f"cli-doctor-{'there' if there else 'missing'}") for there in (True, False)}
    if health.client is not None:
        yield desk.words.say("cli-doctor-client"), states[health.client]
    for slug, things in health.equipment.items():
        words = desk.about(catalogue.game(slug))
        for thing, there in things.items():
            yield words.say(f"equipment-{thing}"), states[there]


def _section(desk: Desk, name: str, facts: dict[str, str]) -> None:
    if not facts:
        return
    desk.say(f"cli-doctor-{name}", "bold")
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for fact, state in facts.items():
        table.add_row(Text(fact), Text(state))
    desk.show(table)


def _advise(desk: Desk, health: Health) -> None:
    todo: list[str] = []
    if not health.complete and (CHECKOUT / "Makefile").exists():
        todo.append(desk.words.say("cli-todo-build"))
    elif not health.complete:
        todo.append(desk.words.say("cli-todo-reinstall"))
        todo += [desk.words.say("cli-todo-client")] * (health.client is False)
    if None in health.dependencies.values():
        todo.append(desk.words.say("cli-todo-serve"))
    todo += [desk.words.say("cli-todo-broken", game=game) for game in health.broken]
    if not todo:
        desk.say("cli-doctor-well", "green")
        return
    desk.say("cli-doctor-todo", "bold red")
    for task in todo:
        desk.show(Text(f"  {task}"))
