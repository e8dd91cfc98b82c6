"""The rules of a game, to be read in a terminal."""

from __future__ import annotations

from rich.text import Text

from ludotheque.cli.desk import Desk, flowing
from ludotheque.core.language import Language
from ludotheque.core.refusal import Refused

RULE = "rule-"
SECTION = "rules-section-"


def rule(words: Language, number: str) -> Text:
    """One rule with its number."""
    return Text.assemble((f"{number}  ", "bold cyan"), flowing(words.say(f"{RULE}{number}")))


def read_rules(desk: Desk, number: str = "") -> None:
    """The rule of that number (its last figures are enough), or all of them in order."""
    numbers = [name.removeprefix(RULE) for name in desk.words.names(RULE)]
    if number:
        found = [known for known in numbers if number.upper() in (known.upper(), known.rpartition("-")[2])]
        if not found:
            first, last = (numbers[0], numbers[-1]) if numbers else ("", "")
            raise Refused("no-such-rule", details={"rule": number, "first": first, "last": last})
        for known in found:
            desk.show(rule(desk.words, known))
        return
    for name in desk.words.names("rule"):
        if name.startswith(SECTION):
            desk.show(Text(f"\n{desk.words.say(name)}", "bold"))
        else:
            desk.show(rule(desk.words, name.removeprefix(RULE)))
