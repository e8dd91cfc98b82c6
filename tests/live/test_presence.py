"""Who is here and who is away, in this process and in the others."""

from __future__ import annotations

import msgspec

from around import LEA, TOM, Around
from ludotheque.live.presence import LONG, SILENCE, Here, Presence
from ludotheque.store.bulletin import LONGEST
from ludotheque.table.journal import Notice

START = 1_000_000


class Heard:
    """A process that remembers what it would have told."""

    def __init__(self) -> None:
        self.told: list[Here] = []
        self.changed: list[str] = []
        self.presence = Presence(self.told.append, self.changed.append, START)

    def hears(self, here: Here, *, origin: str = "other", at: float = 0.0, now: int = START) -> None:
        self.presence.heard(origin, msgspec.json.encode(here).decode(), at, now)


def test_somebody_is_here_until_their_last_socket_goes() -> None:
    heard = Heard()
    presence = heard.presence
    presence.come("here", "tom")
    presence.come("here", "tom")
    presence.go("here", "tom", START)
    assert presence.is_here("here", "tom")
    assert heard.changed == ["here"]
    presence.go("here", "tom", START + 5)
    assert not presence.is_here("here", "tom")
    assert presence.away_since("here", "tom") == START + 5
    assert [here.people for here in heard.told] == [("tom",), ()]
    assert heard.changed == ["here", "here"]


def test_who_has_been_away_for_long_may_be_stood_in_for() -> None:
    presence = Heard().presence
    table = Around.begun(TOM).table
    presence.come("here", LEA.id)
    presence.come("here", TOM.id)
    assert presence.away(table, START + 10 * LONG) == frozenset()
    presence.go("here", TOM.id, START + LONG)
    assert presence.away(table, START + 2 * LONG - 1) == frozenset()
    assert presence.away(table, START + 2 * LONG) == frozenset([1])
    presence.come("here", TOM.id)
    assert presence.away(table, START + 9 * LONG) == frozenset()


def test_after_a_restart_nobody_is_thought_to_have_been_away_before_it() -> None:
    table = Around.begun(TOM).table
    assert Heard().presence.away(table, START + LONG - 1) == frozenset()
    assert Heard().presence.away(table, START + LONG) == frozenset([0, 1])


def test_people_of_other_processes_are_here_too() -> None:
    heard = Heard()
    heard.hears(Here("here", ("tom", "zoe")))
    heard.presence.come("here", "tom")
    assert heard.presence.here("here") == {"tom", "zoe"}
    assert heard.changed == ["here"] * 2
    heard.hears(Here("here", ()), now=START + 7)
    assert heard.presence.here("here") == {"tom"}
    assert heard.presence.away_since("here", "zoe") == START + 7
    heard.presence.go("here", "tom", START + 9)
    assert heard.presence.away_since("here", "tom") == START + 9


def test_a_process_that_falls_silent_is_gone_with_its_people() -> None:
    heard = Heard()
    heard.hears(Here("here", ("tom",)), origin="dying", at=0.0)
    heard.hears(Here("here", ("zoe",)), origin="living", at=SILENCE)
    heard.presence.expire(SILENCE, START + 3)
    assert heard.presence.here("here") == {"tom", "zoe"}
    heard.presence.expire(SILENCE + 1, START + 4)
    assert heard.presence.here("here") == {"zoe"}
    assert heard.presence.away_since("here", "tom") == START + 4


def test_who_is_new_or_asks_is_told_of_everybody() -> None:
    heard = Heard()
    heard.presence.come("here", "tom")
    heard.presence.come("there", "zoe")
    everybody = [Here("here", ("tom",)), Here("there", ("zoe",))]
    for here in (Here(), Here(ask=True)):
        heard.told.clear()
        heard.hears(here, origin="new")
        assert heard.told == everybody
    heard.told.clear()
    heard.hears(Here(), origin="new")
    assert heard.told == []


def test_a_large_audience_is_told_in_parts_that_fit() -> None:
    heard, other = Heard(), Heard()
    everybody = {f"{n:016d}" for n in range(1000)}
    for person in everybody:
        heard.presence.come("here", person)
    heard.told.clear()
    heard.hears(Here(ask=True), origin="new")
    for here in heard.told:
        body = msgspec.json.encode(here).decode()
        assert len(msgspec.json.encode(Notice("12345678", kind="presence", body=body))) < LONGEST
        other.hears(here)
    assert other.presence.here("here") == everybody
    heard.presence.go("here", "0" * 16, START)
    for here in heard.told[-5:]:
        other.hears(here)
    assert other.presence.here("here") == everybody - {"0" * 16}
