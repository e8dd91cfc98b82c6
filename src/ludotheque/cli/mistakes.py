"""What is wrong with a command line, as a refusal of ours."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ludotheque.core.language import Language
from ludotheque.core.refusal import Refused


def refusal(error: CycloptsError, words: Language) -> Refused:
    """The mistake in our own words, with what is allowed."""
    match error:
        case UnknownCommandError(unused_tokens=[command, *_], app=app) if app is not None:
            known = ", ".join(name for name in app if not name.startswith("-"))
            return Refused("unknown-command", details={"command": command, "known": known})
        case UnknownOptionError(token=token, argument_collection=arguments):
            names = (name for argument in arguments if argument.parse for name in argument.names)
            known = ", ".join(name for name in names if name.startswith("--"))
            return Refused("unknown-argument", details={"argument": token.keyword or token.value, "known": known})
        case CoercionError(token=token, target_type=wanted) if token is not None and wanted is not None:
            details = {"argument": _name(error, words), "value": token.value, "wanted": wanted.__name__}
            return Refused("bad-argument", details=details)
        case MissingArgumentError():
            return Refused("missing-argument", details={"argument": _name(error, words)})
        case RepeatArgumentError(token=token):
            return Refused("repeated-argument", details={"argument": token.keyword})
        case UnusedCliTokensError(unused_tokens=[*tokens]):
            return Refused("unused-arguments", details={"arguments": " ".join(tokens)})
        case _:
            return Refused("bad-line", details={"why": str(error)})


def _name(error: CycloptsError, words: Language) -> str:
    """The argument as it was typed, or as the help names it."""
    argument = error.argument
    if argument is None:
        return ""
    typed = [token.keyword for token in argument.tokens if token.keyword]
    if typed or argument.name.startswith("-"):
        return typed[-1] if typed else argument.name
    return words.say(f"cli-value-{argument.name.lower()}").upper()
