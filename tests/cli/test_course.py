"""A game as it goes."""

from __future__ import annotations

import pytest

import highcard
from ludotheque.cli.course import Course
from ludotheque.core.game import OPEN
from ludotheque.core.record import FORMAT, Record, shuffled
from ludotheque.core.refusal import Refused


@pytest.fixture
def course() -> Course:
    blank = Record(
        format=FORMAT, game="high-card", rules=1, options={}, seats=3, shuffle=shuffled(b"secret", ()), moves=()
    )
    return Course(highcard.game, blank)


def test_a_move_that_showed_nothing_is_taken_back_wholly(course: Course) -> None:
    before = course.state.view(OPEN)
    course.do(0, highcard.Keep())
    course.undo(0)
    assert course.state.view(OPEN) == before
    assert course.events == []
    assert course.record.moves == ()


def test_what_was_seen_stays(course: Course) -> None:
    course.do(0, highcard.Swap())
    with pytest.raises(Refused, match="no-undo"):
        course.undo(0)


def test_what_somebody_followed_stays(course: Course) -> None:
    course.do(0, highcard.Keep())
    course.do(1, highcard.Keep())
    with pytest.raises(Refused, match="no-undo"):
        course.undo(0)
    course.undo(1)
    with pytest.raises(Refused, match="no-undo"):
        course.undo(0)


def test_a_refused_move_leaves_no_trace(course: Course) -> None:
    with pytest.raises(Refused):
        course.do(2, highcard.Keep())
    assert (course.events, course.record.moves) == ([], ())
