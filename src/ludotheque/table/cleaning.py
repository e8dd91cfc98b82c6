"""Names and chat as they may be shown to others."""

from __future__ import annotations

import unicodedata

from ludotheque.core.refusal import Refused

JOINERS = "\u200c\u200d"  # emoji and some scripts need them
MARKS = 3  # as many as any language puts on one letter


def clean(text: str) -> str:
    """Without control characters, text direction tricks, towers of accents and needless spaces."""
    shown: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category == "Mn" else 0
        if marks > MARKS:
            continue
        if character.isspace():
            shown.append(" ")
        elif category[0] != "C" or character in JOINERS:
            shown.append(character)
    cleaned = " ".join("".join(shown).split(" ")).strip()
    cleaned = " ".join(cleaned.split())
    if not cleaned.strip(JOINERS):
        raise Refused("empty-text")
    return cleaned
