"""Le Casse du siècle drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.game import Seat
from ludotheque.core.language import Language
from ludotheque.games.casse_du_siecle.keys import RING
from ludotheque.games.casse_du_siecle.model import CasseView, Door, Lock, Note, Ring

UNKNOWN: Final = "?"
HIDDEN: Final = "▒▒"
KEY: Final = "•"


def sketch(view: CasseView, language: Language) -> str:
    """The safe, each door with the rings beside it, everybody, then what one holds and has seen."""
    lines = [
        language.tell("sketch-turn", {"turns": view.turns, "game": view.game, "games": view.games}),
        safe(view, language),
        "",
        *(door(view, number, language) for number in range(len(view.doors))),
        "",
        *(player(view, seat, language) for seat in range(len(view.hands))),
    ]
    if view.stakes.ring or view.stakes.gear:
        lines.append(language.tell("sketch-pots", {"doors": view.stakes.door_pot, "safe": view.stakes.safe_pot}))
    return "\n".join([*lines, *seen(view, language), *(among(note, language) for note in view.notes)])


def safe(view: CasseView, language: Language) -> str:
    """Place by place; of two stacked gears the lower one first."""
    places: dict[int, list[str]] = {}
    for gear in view.gears:
        places.setdefault(gear.place, []).append(UNKNOWN if gear.number is None else str(gear.number))
    drawn = "   ".join("+".join(numbers) for numbers in places.values())
    reserve = language.tell("sketch-reserve", {"reserve": view.reserve})
    return f"{language.say('sketch-safe')} [bold]{drawn}[/]   [dim]{reserve}[/]"


def door(view: CasseView, number: int, language: Language) -> str:
    """Its locks, whose it is, and its two rings."""
    it = view.doors[number]
    title = language.tell("sketch-door", {"door": number + 1})
    rings = "  ".join(ring(view.rings[at], at + 1) for at in (2 * number, 2 * number + 1))
    return f"{title}  {' '.join(map(lock, it.locks))}  {rings}  {whose(it, language)}".rstrip()


def lock(lock: Lock) -> str:
    if not lock.laid:
        return f"[dim]({lock.printed})[/]"
    return f"[bold reverse] {lock.key or HIDDEN} [/]"


def ring(ring: Ring, number: int) -> str:
    """How many keys hang there, then those that one knows."""
    keys = f"{number:2} {KEY * ring.size:{RING}}"
    return f"{keys} [cyan]{' '.join(ring.keys):11}[/]"


def whose(it: Door, language: Language) -> str:
    words = [] if it.owner is None else [language.seat(it.owner)]
    return ", ".join([*words, language.say("sketch-open")] if it.open else words)


def player(view: CasseView, seat: Seat, language: Language) -> str:
    """Who it is, with how many gears seen, keys in hand and chips."""
    staked = view.stakes.ring or view.stakes.gear
    told = {
        "seat": seat,
        "known": view.known[seat],
        "size": view.hands[seat].size,
        "chips": view.stakes.chips[seat] if staked else None,
    }
    words = language.tell("sketch-player", told)
    return f"▸ [bold]{words}[/]" if seat == view.turn else f"  {words}"


def seen(view: CasseView, language: Language) -> Iterator[str]:
    """Keys in hand as far as one knows them, under their numbers, and what was seen in this turn."""
    for seat, hand in enumerate(view.hands):
        if hand.keys:
            keys = "  ".join(f"{number}:[bold]{key}[/]" for number, key in enumerate(hand.keys, 1))
            yield language.tell("sketch-hand", {"seat": seat, "held": keys})
    if view.dialled:
        yield language.say("sketch-dialled", numbers=" ".join(map(str, view.dialled)))
    if (sight := view.sight) is not None:
        gears = "  ".join(f"{gear.place}{'+' * (gear.level - 1)}:{gear.number}" for gear in sight.gears)
        told = {"ring": sight.ring, "keys": " ".join(sight.keys), "gears": gears or None}
        yield f"[dim]{language.tell('sketch-seen', told)}[/]"


def among(note: Note, language: Language) -> str:
    """Keys that may be in several places."""
    places = [
        *(language.say("sketch-at-ring", at=at) for at in note.rings),
        *(language.tell("sketch-at-hand", {"seat": seat}) for seat in note.hands),
        *(language.say("sketch-at-door", at=at) for at in note.doors),
    ]
    words = language.say("sketch-among", keys=" ".join(note.keys), places=language.say("list-separator").join(places))
    return f"[dim]{words}[/]"
