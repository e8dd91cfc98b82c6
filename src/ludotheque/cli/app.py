"""All commands in one place. A new one is a module with a function of its name, and a line in COMMANDS."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from ludotheque.cli.desk import Desk
from ludotheque.cli.mistakes import refusal
from ludotheque.cli.pages import Pages
from ludotheque.core.language import Language
from ludotheque.core.refusal import Refused

COMMANDS: Final = (
    "games",
    "play",
    "simulate",
    "replay",
    "verify",
    "mots",
    "doctor",
    "serve",
    "backup",
    "restore",
    "admin",
)


def run(desk: Desk, arguments: Sequence[str]) -> int:
    """Do what the command line says."""
    for argument in arguments:
        _refuse_unless_text(argument)
    lang, rest = spoken(arguments)
    if lang is not None:
        desk.speak(lang)
    app = build(desk.words)
    try:
        command, bound, ignored = app.parse_args(rest, console=desk.out, print_error=False, exit_on_error=False)
    except CycloptsError as error:
        raise refusal(error, desk.words) from None
    status = command(*bound.args, **bound.kwargs, **dict.fromkeys(ignored, desk))
    return status or 0


def _refuse_unless_text(argument: str) -> None:
    try:
        argument.encode()
    except UnicodeEncodeError:
        raise Refused("not-text", details={"text": ascii(argument)}) from None


def spoken(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for anywhere on the line, and the rest of the line."""
    rest = list(arguments)
    for at, argument in enumerate(rest):
        name, equals, value = argument.partition("=")
        if name == "--lang" and equals:
            return value, [*rest[:at], *rest[at + 1 :]]
        if name == "--lang":
            if at + 1 == len(rest):
                raise Refused("missing-argument", details={"argument": name})
            return rest[at + 1], [*rest[:at], *rest[at + 2 :]]
    return None, rest


def build(words: Language) -> App:
    """The application, whose help is in that language."""
    app = App(
        name="ludotheque",
        help=words.say("cli-about"),
        help_format="plaintext",
        help_formatter=Pages(words, ""),
        help_epilogue=words.say("cli-language"),
        version=version("ludotheque"),
        group_commands=Group(words.say("cli-commands")),
        group_arguments=Group(words.say("cli-arguments")),
        group_parameters=Group(words.say("cli-options")),
        default_parameter=Parameter(negative=()),
    )
    app["--help"].help = words.say("cli-help-help")
    app["--version"].help = words.say("cli-help-version")
    for place, name in enumerate(COMMANDS):
        app.command(
            f"ludotheque.cli.{name}:{name}",
            name=name,
            help=words.say(f"cli-help-{name}"),
            help_formatter=Pages(words, name),
            sort_key=place,
        )
    return app
