"""Where a command stands: the language that is spoken, and where it is read."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from ludotheque.core import catalogue
from ludotheque.core.game import AnyGame
from ludotheque.core.language import LANGUAGES, Language, language
from ludotheque.core.refusal import Refused

PACKAGE: Final = "ludotheque.cli"


def preferred(environ: Mapping[str, str]) -> str:
    """The first language of that environment which the house speaks; French when there is none."""
    wishes = ":".join(environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    known = [
        wish[:2].lower() for wish in wishes.split(":") if wish[:2].lower() in LANGUAGES and not wish[2:3].isalpha()
    ]
    return known[0] if known else LANGUAGES[0]


def flowing(text: str) -> str:
    """A text without the line ends that only its file needed: paragraphs and lists keep theirs."""
    return re.sub(r"(?<!\n)\n(?![\n•–-])", " ", text)


class Desk:
    """What every command is handed: it says, shows and refuses in one language."""

    def __init__(self, lang: str) -> None:
        self.words = language(lang, PACKAGE)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # a terminal without accents shows the rest
        self.out = Console(highlight=False)
        self.err = Console(stderr=True, highlight=False)

    def speak(self, lang: str) -> None:
        self.words = language(lang, PACKAGE)

    def about(self, game: AnyGame) -> Language:
        """The language of the house with what that game says."""
        return language(self.words.lang, PACKAGE, game.package)

    def take(self, slug: str) -> AnyGame:
        """Take that game from the shelf: from now on it speaks too."""
        game = catalogue.game(slug)
        self.words = self.about(game)
        return game

    def say(self, name: str, style: str = "", /, **args: Any) -> None:
        self.out.print(Text(self.words.say(name, **args), style))

    def show(self, thing: RenderableType = "") -> None:
        self.out.print(thing)

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it."""
        self.out.clear()
        self.out.file.write("\x1b[3J")

    def data(self, thing: object) -> None:
        """For programs: one JSON document."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode() + "\n")
        sys.stdout.flush()

    def heed(self, message: Warning | str, category: type[Warning], *_: object, **__: object) -> None:
        """Tell a warning in one sentence, in the place of `warnings.showwarning`."""
        self.complain("cli-warning", why=str(message), kind=category.__name__)

    def complain(self, name: str, /, **args: Any) -> None:
        self.err.print(Text(self.words.say(name, **args)), soft_wrap=True)

    def refuse(self, refused: Refused) -> None:
        self.err.print(Text(self.words.refusal(refused), "red"), soft_wrap=True)
