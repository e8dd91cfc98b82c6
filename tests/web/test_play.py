"""Games over real sockets: every command, as people give them."""

from __future__ import annotations

import asyncio

import pytest

import highcard
from houses import scenario
from ludotheque.client import Mirror, Visitor
from ludotheque.core import record
from ludotheque.core.refusal import Refused
from ludotheque.table import commands, told
from ludotheque.table.terms import ScreenSeat, SeatWish
from ludotheque.web.wire import sent

KEEP, SWAP = {"move": "keep"}, {"move": "swap"}
NONCE = "00112233445566778899aabbccddeeff"


async def two(address: str, **terms: object) -> tuple[Visitor, Visitor, Mirror, Mirror]:
    """Two people at a table, and the game has begun."""
    lea, tom = await Visitor.come_in(address, "Léa"), await Visitor.come_in(address, "Tom", "en")
    info = await lea.open_table("high-card", ["screen", "open"], **terms)
    hers, his = await lea.watch(info.table), await tom.watch(info.table)
    assert hers.info.phase == "gathering"
    await his.sit(1)
    await hers.until(lambda table: table.info.phase == "playing")
    return lea, tom, hers, his


@scenario
async def test_a_game_from_first_to_last(address: str) -> None:
    lea, tom, hers, his = await two(address, hints=False)
    async with lea, tom:
        assert hers.my_turn() == 0
        assert his.my_turn() is None
        assert list(hers.moves()) == [KEEP, SWAP]
        assert his.sight().moves is None
        await hers.play(SWAP)
        await his.until(lambda table: table.my_turn() == 1)
        (line,) = his.sight().log
        assert line.events[0]["card"] is None
        await his.play(KEEP)
        await hers.until(lambda table: table.info.phase == "finished")
        result = hers.info.result
        assert result is not None
        written = await lea.record(hers.table)
        record.verify(written)
        assert written.shuffle.commitment == hers.info.commitment
        assert len(written.shuffle.nonces) == 2
        steps = list(record.replay(written, highcard.game))
        assert steps[-1].state.result() == result


@scenario
async def test_refusals_say_why_in_the_language_of_each(address: str) -> None:
    lea, tom, hers, his = await two(address)
    async with lea, tom:
        with pytest.raises(Refused) as not_his:
            await his.play(KEEP, seat=0)
        assert not_his.value.code == "not-your-seat"
        assert not_his.value.__notes__ == ["Seat 1 is not yours."]
        with pytest.raises(Refused) as early:
            await his.play(KEEP, seat=1)
        assert early.value.code == "not-your-turn"
        assert "Léa" in early.value.__notes__[0]
        with pytest.raises(Refused, match="bad-move"):
            await hers.play({"move": "steal"})
        with pytest.raises(Refused, match="stale"):
            await hers.do(commands.Play, seat=0, ply=5, move=KEEP)
        with pytest.raises(Refused, match="not-over"):
            await lea.record(hers.table)
        with pytest.raises(Refused, match="not-over"):
            await hers.rematch()


@scenario
async def test_a_command_sent_again_is_done_once(address: str) -> None:
    lea, tom, hers, _ = await two(address)
    async with lea, tom:
        command = commands.Play(id="once", table=hers.table, seat=0, ply=0, move=SWAP)
        first = await lea.line.do(command)
        assert await lea.line.do(command) == first
        assert [type(entry) for entry in hers.log].count(told.Played) == 1
        theirs = commands.Play(id="once", table=hers.table, seat=1, ply=1, move=KEEP)
        assert await tom.line.do(theirs) == first + 1


@scenario
async def test_of_two_moves_for_one_turn_one_is_made(address: str) -> None:
    lea, tom, hers, _ = await two(address)
    async with lea, tom:
        moves = [
            lea.line.do(commands.Play(id=f"race{n}", table=hers.table, seat=0, ply=0, move=KEEP)) for n in range(5)
        ]
        outcomes = await asyncio.gather(*moves, return_exceptions=True)
        assert sum(isinstance(outcome, int) for outcome in outcomes) == 1
        assert {outcome.code for outcome in outcomes if isinstance(outcome, Refused)} == {"stale"}


@scenario
async def test_undo_alone_by_agreement_or_not(address: str) -> None:
    lea, tom, hers, his = await two(address)
    async with lea, tom:
        await hers.play(KEEP)
        await hers.do(commands.Undo, seat=0, ply=1)
        assert (hers.now.ply, hers.my_turn()) == (0, 0)
        await hers.play(SWAP)
        with pytest.raises(Refused, match="undo-revealed"):
            await hers.do(commands.Undo, seat=0, ply=1)
        await his.until(lambda table: table.my_turn() == 1)

    async with await Visitor.come_in(address, "Ana") as ana, await Visitor.come_in(address, "Bo") as bo:
        info = await ana.open_table("high-card", ["screen", "open", "open"])
        first, second = await ana.watch(info.table), await bo.watch(info.table)
        await second.sit(1)
        await second.sit(2, name="Bo aussi")
        await first.until(lambda table: table.my_turn() == 0)
        await first.play(KEEP)
        await second.until(lambda table: table.my_turn() == 1)
        await second.play(KEEP)
        await first.until(lambda table: table.now.ply == 2)
        await first.do(commands.Undo, seat=0, ply=2)
        (offer,) = first.now.offers
        assert (offer.offer, offer.agreed, offer.waiting) == ("undo", (0,), (1, 2))
        await second.agree("undo")
        await first.until(lambda table: table.now.ply == 0)
        await first.play(KEEP)
        await second.until(lambda table: table.my_turn() == 1)
        await second.play(KEEP)
        await first.until(lambda table: table.now.ply == 2)
        await first.do(commands.Undo, seat=0, ply=2)
        await second.until(lambda table: bool(table.now.offers))
        await second.do(commands.Answer, offer="undo", agree=False)
        await first.until(lambda table: not table.now.offers)
        assert first.now.ply == 2


@scenario
async def test_a_rematch_with_the_same_people(address: str) -> None:
    lea, tom, hers, his = await two(address)
    async with lea, tom:
        await hers.play(KEEP)
        await his.until(lambda table: table.my_turn() is not None)
        await his.play(KEEP)
        await hers.until(lambda table: table.info.phase == "finished")
        await hers.rematch()
        await his.until(lambda table: bool(table.now.offers))
        await his.agree("rematch")
        again = await tom.follow(his)
        assert again.info.phase == "playing"
        assert again.info.mine == (1,)
        assert again.info.commitment == hers.promised != hers.info.commitment


@scenario
async def test_resigning_ranks_last(address: str) -> None:
    lea, tom, hers, his = await two(address)
    async with lea, tom:
        await his.do(commands.Resign, seat=1)
        await hers.until(lambda table: table.info.phase == "finished")
        result = hers.info.result
        assert result is not None
        assert (result.ranking, result.reason) == ((1, 2), "resigned")


@scenario
async def test_a_flag_falls_by_itself(address: str) -> None:
    lea, tom, hers, _ = await two(address, clock={"clock": "turn", "seconds": 5})
    async with lea, tom:
        assert hers.now.clock is not None
        assert hers.now.clock.deadline is not None
        await hers.until(lambda table: table.info.phase == "finished")
        result = hers.info.result
        assert result is not None
        assert (result.ranking, result.reason) == ((2, 1), "time")


@scenario
async def test_bots_play_and_seats_change_hands(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea, await Visitor.come_in(address, "Tom") as tom:
        info = await lea.open_table("high-card", ["screen", "hasard", "open"], options={"cards": 12})
        hers, his = await lea.watch(info.table), await tom.watch(info.table)
        await his.sit(2)
        await hers.until(lambda table: table.my_turn() == 0)
        await hers.do(commands.Entrust, seat=0, bot="hasard")
        await his.until(lambda table: table.my_turn() == 2)
        assert hers.info.seats[0].bot == "hasard"
        assert hers.sight().seat is None
        with pytest.raises(Refused, match="seat-kept"):
            await his.sit(0)
        await hers.sit(0)
        await hers.until(lambda table: table.sight().seat == 0)
        assert len(hers.sight().log) == 2
        with pytest.raises(Refused, match="not-away"):
            await hers.do(commands.Entrust, seat=2, bot="hasard")
        await his.play(KEEP)
        await hers.until(lambda table: table.info.phase == "finished")
        assert not hers.info.rated


@scenario
async def test_one_screen_for_a_whole_family(address: str) -> None:
    async with await Visitor.come_in(address, "Léa") as lea:
        seats: list[str | SeatWish] = [ScreenSeat(NONCE), ScreenSeat(NONCE, "Papa"), "hasard"]
        info = await lea.open_table("high-card", seats)
        table = await lea.watch(info.table)
        assert [sight.seat for sight in table.now.sights] == [0, 1]
        assert [seat.name for seat in table.info.seats] == ["Léa", "Papa", None]
        await table.play(KEEP)
        await table.until(lambda known: known.my_turn() == 1)
        await table.play(SWAP)
        await table.until(lambda known: known.info.phase == "finished")
        with pytest.raises(Refused, match="name-taken"):
            await lea.open_table("high-card", [ScreenSeat(NONCE), ScreenSeat(NONCE, "Léa")])


@scenario
async def test_spectators_see_what_the_table_shows(address: str) -> None:
    lea, tom, hers, _ = await two(address)
    async with lea, tom, await Visitor.come_in(address, "Zoé") as zoe:
        seen = await zoe.watch(hers.table)
        view = seen.sight().view
        assert view is not None
        assert view["hands"] == [None, None]
        assert seen.info.mine == ()
        await hers.play(SWAP)
        await seen.until(lambda table: table.now.ply == 1)
        assert seen.sight().log[0].events[0]["card"] is None
        for wish in (seen.sit(0), seen.do(commands.Resign, seat=0), seen.do(commands.Say, text="Hop")):
            with pytest.raises(Refused):
                await wish
        await hers.do(commands.Say, text="  Bonjour\u202e   à\ntous  ")
        await seen.until(lambda table: isinstance(table.log[-1], told.Said))
        said = seen.log[-1]
        assert isinstance(said, told.Said)
        assert said.text == "Bonjour à tous"


@scenario
async def test_who_comes_back_gets_what_was_missed(address: str) -> None:
    lea, tom, hers, his = await two(address)
    async with lea, tom:
        heard: list[object] = []
        tom.line.heard = heard.append
        assert tom.line._socket is not None
        await tom.line._socket.close()
        await hers.play(SWAP)
        await hers.do(commands.SayPhrase, phrase="luck")
        await his.until(lambda table: table.my_turn() == 1 and len(table.log) == len(hers.log))
        assert tom.line.connections == 2
        assert his.log == hers.log
        assert not [message for message in heard if isinstance(message, sent.Snapshot)]


@scenario
async def test_who_moves_up_as_the_game_begins_sees_no_neighbour(address: str) -> None:
    async with (
        await Visitor.come_in(address, "Léa") as lea,
        await Visitor.come_in(address, "Tom") as tom,
        await Visitor.come_in(address, "Zoé") as zoe,
    ):
        info = await lea.open_table("high-card", ["screen", "open", "open", "open"], options={"cards": 12})
        hers, his, last = [await visitor.watch(info.table) for visitor in (lea, tom, zoe)]
        heard: list[object] = []
        tom.line.heard = heard.append
        await his.sit(2)
        await last.sit(3)
        await his.until(lambda table: table.info.seats[3].name == "Zoé")
        await hers.do(commands.Begin)
        for table, seat in ((his, 1), (last, 2)):
            await table.until(lambda known: known.info.phase == "playing")
            assert table.info.mine == (seat,)
            await table.until(lambda known, mine=seat: known.sight().seat == mine)  # type: ignore[misc]
        told_ = [message for message in heard if isinstance(message, sent.Update | sent.Snapshot)]
        views = [sight.view for message in told_ if message.now for sight in message.now.sights if sight.view]
        assert views
        assert all([card is not None for card in view["hands"]] == [False, True, False] for view in views)
