"""`ludotheque games`: the shelf, and what is in a box."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludotheque.bots.roster import roster
from ludotheque.cli.desk import Desk, flowing
from ludotheque.cli.parameters import AtDesk
from ludotheque.cli.rulings import read_rules
from ludotheque.core import catalogue, codec
from ludotheque.core.game import AnyGame
from ludotheque.core.language import Language


def games(game: str | None = None, /, *, rules: bool = False, json: bool = False, desk: AtDesk) -> None:
    boxes = list(catalogue.games().values()) if game is None else [desk.take(game)]
    if json:
        described = [describe(box, desk.about(box)) for box in boxes]
        desk.data(described if game is None else described[0])
    elif game is None:
        for box in boxes:
            _shelf(desk, box)
        desk.say("cli-shelf-hint", "dim")
    elif rules:
        read_rules(desk)
    else:
        _box(desk, boxes[0])


def describe(game: AnyGame, words: Language) -> dict[str, Any]:
    """A game for programs."""
    seats = game.seats(game.Options())
    return {
        "slug": game.slug,
        "name": words.say("game-name"),
        "pitch": words.say("game-pitch"),
        "seats": [seats[0], seats[-1]],
        "minutes": game.minutes,
        "rules": game.rules_version,
        "options": [
            {
                "name": field.encode_name,
                "label": words.say(f"option-{field.name}"),
                "default": codec.plain(getattr(game.Options(), field.name)),
                "allowed": codec.allowed(field.type),
            }
            for field in msgspec.structs.fields(game.Options)
        ],
        "presets": {name: codec.plain(preset) for name, preset in game.presets.items()},
        "bots": list(roster(game)),
    }


def _shelf(desk: Desk, game: AnyGame) -> None:
    words = desk.about(game)
    desk.show(
        Text.assemble((words.say("game-name"), "bold"), "  ", (game.slug, "cyan"), "  ", (_facts(game, words), "dim"))
    )
    options = describe(game, words)["options"]
    lines = [words.say("game-pitch")]
    if options:
        told = ", ".join(f"{option['name']}={_typed(option['default'])}" for option in options)
        lines.append(words.say("cli-shelf-options", options=told))
    lines.append(words.say("cli-shelf-bots", bots=", ".join(roster(game))))
    desk.show(Padding(Text("\n".join(lines)), (0, 0, 1, 2)))


def _box(desk: Desk, game: AnyGame) -> None:
    words = desk.words
    desk.show(Text.assemble((words.say("game-name"), "bold"), "  ", (_facts(game, words), "dim")))
    for name in ("game-pitch", "game-story", "game-players", "game-age", "game-credits"):
        if words.has(name):
            desk.show(Padding(Text(flowing(words.say(name))), (1, 0, 0, 0)))
    options = describe(game, words)["options"]
    if options:
        desk.show(_options(options, words))
    if game.presets:
        desk.show(_presets(game, words))
    players = ", ".join(f"{name} ({words.say(f'bot-{name}')})" for name in roster(game))
    desk.show(Text("\n" + words.say("cli-shelf-bots", bots=players)))
    desk.say("cli-box-hint", "dim", game=game.slug)


def _options(options: list[dict[str, Any]], words: Language) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), title=words.say("cli-box-options"), title_justify="left")
    table.title_style = "bold"
    for heading in ("name", "default", "allowed", "label"):
        table.add_column(words.say(f"cli-option-{heading}"), style="cyan" if heading == "name" else "", overflow="fold")
    for option in options:
        help_text = f"option-{option['name']}-help"
        label = "\n".join([option["label"], *([flowing(words.say(help_text))] if words.has(help_text) else [])])
        table.add_row(option["name"], _typed(option["default"]), option["allowed"], label)
    return table


def _presets(game: AnyGame, words: Language) -> Table:
    """Usual choices of options, and how they are typed."""
    table = Table(box=None, padding=(0, 2, 0, 0), title="\n" + words.say("cli-box-presets"), title_justify="left")
    table.title_style = "bold"
    table.show_header = False
    usual = codec.plain(game.Options())
    for name, preset in game.presets.items():
        chosen = {field: value for field, value in codec.plain(preset).items() if value != usual[field]}
        typed = " ".join(f"-o {field}={_typed(value)}" for field, value in chosen.items())
        told = "\n".join(part for part in (flowing(words.say(f"preset-{name}-help")), typed) if part)
        table.add_row(Text(words.say(f"preset-{name}"), "cyan"), Text(told))
    return table


def _facts(game: AnyGame, words: Language) -> str:
    """Players and length."""
    seats = game.seats(game.Options())
    players = words.say("cli-players", least=seats[0], most=seats[-1])
    return f"{players} · {words.say('cli-minutes', minutes=game.minutes)}"


def _typed(value: object) -> str:
    """A value of an option as one types it."""
    return msgspec.json.encode(value).decode().strip('"')
