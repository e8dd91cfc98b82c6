"""Pages of help in the language of the house."""

from __future__ import annotations

import re
from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text

from ludotheque.core.language import Language

USAGE = ("COMMAND", "OPTIONS", "ARGS")


class Pages(DefaultFormatter):
    """Help whose words come from the texts: `cli-arg-<name>` tells an argument, `cli-value-<TYPE>` what it holds.

    An argument that means something else in one command has a text `cli-arg-<name>-<command>`.
    """

    def __init__(self, words: Language, command: str) -> None:
        super().__init__()
        self.words = words
        self.command = command

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if panel.format == "parameter":
            panel = panel.copy(entries=[self._entry(entry) for entry in panel.entries])
        super().__call__(console, options, panel)

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        told = re.sub("[A-Z]{2,}", lambda found: self._placeholder(found.group()), str(usage))
        console.print(Text(self.words.say("cli-usage", usage=told), "bold"))

    def _placeholder(self, word: str) -> str:
        """COMMAND, GAME, ... in the language."""
        kind = "usage" if word in USAGE else "value"
        return self.words.say(f"cli-{kind}-{word.lower()}").upper()

    def _entry(self, entry: HelpEntry) -> HelpEntry:
        label = entry.positional_label
        name = label.lower() if label else entry.names[0].removeprefix("--")
        special = f"cli-arg-{name}-{self.command}"
        told = self.words.say(special if self.words.has(special) else f"cli-arg-{name}")
        return entry.copy(
            description=Text(told),
            positional_label=label and self._placeholder(name),
            metavar=entry.metavar and self._placeholder(name),
            required=False,
            choices=None,
            default=None,
        )
