"""Bills of Alien Artifacts say what the rules say."""

import random
from typing import Any

import pytest

from galaktyka.games.artifacts.game import GAME
from galaktyka.voices import voice_for
from galaktyka.voices.choice import NotTogether
from tests.voices.seats import WORDS

pytestmark = [pytest.mark.once, pytest.mark.slow]


def chosen_by_rules(state: Any, seat: int, question: str, rng: random.Random) -> tuple[Any, list[str]]:
    """A payment, or cards attached or discarded, by chance and one by one: the position after it, and what was used."""
    twin = state.clone()
    before = state.view(seat)["players"][seat]
    used: list[str] = []
    goes_on = {"pay": ("pay",), "put": ("put", "to"), "discard": ("discard",)}[question]
    while twin.asked == seat and twin.view(seat)["players"][seat]["question"] in goes_on:
        twin.keep_events(True)
        twin.apply(seat, rng.choice(twin.legal(seat)))
        kind = "pays" if question == "pay" else "discards"
        used += [
            thing for event in twin.all_events() if (event.kind, event.seat) == (kind, seat) for thing in event.objects
        ]
        if question == "put":
            attached = {entry["card"]: entry["attached"] for entry in twin.view(seat)["players"][seat]["projects"]}
            old = {entry["card"]: entry["attached"] for entry in before["projects"]}
            used = [f"{s}>{card}" for card, sections in attached.items() for s in sections if s not in old[card]]
    return twin, used


def test_whatever_the_rules_take_the_bill_takes():
    voice = voice_for(GAME, WORDS["en"], list(WORDS.values()))
    taken = dict.fromkeys(("pay", "put", "discard"), 0)
    for seed in range(12):
        rng = random.Random(seed)
        state = GAME.start(3, seed, {})
        while not state.is_over():
            (seat,) = state.deciders()
            question = state.view(seat)["players"][seat]["question"]
            if question in taken:
                bill = voice.choice(state, seat).bill
                assert bill is not None
                after, used = chosen_by_rules(state, seat, question, rng)
                try:
                    moves = bill.moves(used) if used else None
                except NotTogether as refusal:
                    assert "Leave that card out" in str(refusal)  # noqa: PT017
                else:
                    mine = state.clone()
                    for action in moves or ():
                        mine.apply(seat, action)
                    if moves:
                        assert mine.fingerprint() == after.fingerprint()
                        taken[question] += 1
            state.apply(seat, rng.choice(state.legal(seat)))
    assert min(taken.values()) > 50
