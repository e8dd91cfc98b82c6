"""Word lists, and the graphs they are packed into."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.games.crack import packing
from ludotheque.games.crack.packing import CHILD, ENDS, LAST, LETTER, NotAWord

WORDS = st.sets(st.text("ABC", min_size=2, max_size=6), min_size=1)


def told(graph: memoryview, place: int) -> set[str]:
    """All that can be read from a node on."""
    found: set[str] = set()
    while place:
        edge = graph[place]
        letter = chr(64 + (edge & LETTER))
        found |= {letter} if edge & ENDS else set()
        found |= {letter + rest for rest in told(graph, edge >> CHILD)}
        place = 0 if edge & LAST else place + 1
    return found


def nodes(graph: memoryview) -> list[int]:
    """Where the nodes begin."""
    return [place for place in range(1, len(graph)) if place == 1 or graph[place - 1] & LAST]


@given(WORDS)
def test_a_graph_holds_its_words_and_no_node_twice(words: set[str]) -> None:
    graph = packing.unpack(memoryview(packing.pack(sorted(words)))).graph
    assert told(graph, graph[0]) == words
    futures = [frozenset(told(graph, place)) for place in nodes(graph)]
    assert len(futures) == len(set(futures))


@given(WORDS)
def test_edges_follow_the_alphabet(words: set[str]) -> None:
    graph = packing.unpack(memoryview(packing.pack(sorted(words)))).graph
    for place in range(1, len(graph) - 1):
        if not graph[place] & LAST:
            assert graph[place] & LETTER < graph[place + 1] & LETTER


def test_words_are_read_without_accents_ligatures_or_case() -> None:
    assert packing.read("œuvre\n  Élan \n\nŒDÈME\nélan\nça\n") == ["CA", "ELAN", "OEDEME", "OEUVRE"]


@pytest.mark.parametrize("line", ["porte-clés", "A", "ABCDEFGHIJKLMNOPQR", "deux mots", "R2", "слово"])
def test_what_is_no_word_is_named_with_its_line(line: str) -> None:
    with pytest.raises(NotAWord) as mistake:
        packing.read(f"bon\n{line}\n")
    assert (mistake.value.line, mistake.value.text) == (2, line)


def test_a_packed_list_tells_its_name_and_how_many_words_it_has() -> None:
    packed = packing.unpack(memoryview(packing.pack(["AGE", "CAGE"])))
    assert packed.size == 2
    assert packed.digest == packing.digest(["AGE", "CAGE"])


@given(st.integers(0, 3), st.integers(0, 255))
def test_damage_is_seen(quarter: int, byte: int) -> None:
    good = packing.pack(["AGE", "CAGE"])
    at = [0, -1, len(good) // 2, 50][quarter]
    if good[at] == byte:
        return
    bad = bytearray(good)
    bad[at] = byte
    with pytest.raises(ValueError, match="damaged"):
        packing.unpack(memoryview(bad))


@pytest.mark.parametrize("size", [0, 40, 72, -1, -4])
def test_a_file_cut_short_is_seen(size: int) -> None:
    with pytest.raises(ValueError, match=r"damaged|short"):
        packing.unpack(memoryview(packing.pack(["AGE", "CAGE"])[:size]))
