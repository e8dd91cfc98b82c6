from __future__ import annotations

from msgspec import Struct

from highcard import game
from ludotheque.web.typescript import Module, room


class Inner(Struct, tag="inner"):
    """One line."""

    size: int = 3


class Outer(Struct):
    inner: Inner | None
    pair: tuple[int, str]
    many: tuple[int | None, ...]
    table: dict[str, bool]


def test_the_house_sends_every_field() -> None:
    module = str(Module(sent={"Outer": Outer}, asked={}))
    assert '/** One line. */\nexport interface Inner {\n  readonly type: "inner";\n' in module
    assert "  readonly size: number;\n" in module
    assert "  readonly inner: Inner | null;\n" in module
    assert "  readonly pair: readonly [number, string];\n" in module
    assert "  readonly many: readonly (number | null)[];\n" in module
    assert "  readonly table: Readonly<Record<string, boolean>>;\n" in module


def test_a_client_may_leave_out_what_has_a_default() -> None:
    assert "  readonly size?: number;\n" in str(Module(sent={}, asked={"Outer": Outer}))


def test_what_goes_both_ways_is_whole() -> None:
    assert "  readonly size: number;\n" in str(Module(sent={"Inner": Inner}, asked={"Outer": Outer}))


def test_a_game_has_its_types() -> None:
    module = room(game)
    assert "export type Move = Keep | Swap;" in module
    assert "export type Event = Kept | Swapped | Shown;" in module
    assert "export type View = HighCardView;" in module
    assert "Preview" not in module
