"""Random games of Crypto-90 through the contract and in the kernel, beside card games of OpenSpiel and RLCard.

Moves are chosen at random, each as likely; nobody looks at a view. Needs the extra `bench`.
"""

from __future__ import annotations

import random

import pyspiel
import rlcard
from _clock import Work, interleave, ratio
from open_spiel.python import games  # noqa: F401  registers the games written in Python

from ludotheque.core import kernels
from ludotheque.core.chance import Fast
from ludotheque.games.crypto_90 import game, kernel
from ludotheque.games.crypto_90.model import Crypto90Options
from ludotheque.games.crypto_90.terms import Terms

SEATS = 2
OPTIONS = Crypto90Options()
CONTRACT, KERNEL = "Crypto-90, contract", "Crypto-90, kernel"
GIN, DOMINOES, RLCARD = "OpenSpiel gin_rummy (C++)", "OpenSpiel python_block_dominoes", "RLCard gin-rummy"


def contract(seed: int) -> int:
    """One match through `moves` and `play`."""
    chance = Fast(seed)
    state = game.start(OPTIONS, SEATS, Fast(seed + 1_000_000))
    decisions = 0
    while turn := state.turn():
        (seat,) = turn
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        decisions += 1
    return decisions


def kernel_of(build: type[kernel.Table]) -> Work:
    terms = Terms.of(OPTIONS, SEATS)
    table = build(terms.seats, terms.fakirs, terms.mixed, terms.prize, terms.pure, terms.ten)

    def match(seed: int) -> int:
        table.seed(seed)
        before = table.decisions
        table.random_match(OPTIONS.objectif, terms.rounds)
        return table.decisions - before

    return match


def open_spiel_of(name: str) -> Work:
    """Its chance nodes are drawn here, as its users do; in both games all outcomes are equally likely."""
    rules = pyspiel.load_game(name)

    def play(seed: int) -> int:
        choose = random.Random(seed).choice
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.chance_outcomes())[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard_gin() -> Work:
    """The game under its environment, so that no observation is built."""
    rules = rlcard.make("gin-rummy").game

    def play(seed: int) -> int:
        choose = random.Random(seed).choice
        rules.init_game()
        decisions = 0
        while not rules.is_over():
            rules.step(choose(rules.judge.get_legal_actions()))
            decisions += 1
        return decisions

    return play


def main() -> None:
    rates = interleave(
        {
            CONTRACT: contract,
            KERNEL: kernel_of(kernels.twin(kernel).Table),
            "Crypto-90, kernel, plain": kernel_of(kernel.Table),
            GIN: open_spiel_of("gin_rummy"),
            DOMINOES: open_spiel_of("python_block_dominoes"),
            RLCARD: rlcard_gin(),
        }
    )
    print(f"{'random games, per CPU second':34}{'games':>10}{'decisions':>14}")
    for name, rate in rates.items():
        print(f"{name:34}{rate.things_a_second:10,.0f}{rate.steps_a_second:14,.0f}")
    print()
    for other in (GIN, DOMINOES, RLCARD):
        print(f"{CONTRACT} / {other}, decisions: {ratio(rates[CONTRACT], rates[other], of='steps')}")
    print(f"{KERNEL} / contract, games: {ratio(rates[KERNEL], rates[CONTRACT], of='things')}")


if __name__ == "__main__":
    main()
