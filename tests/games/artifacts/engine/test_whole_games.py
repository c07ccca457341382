"""Laws of whole turns and games: everybody has as many turns, and no chain of free ships goes on for ever."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.rng import Rng, seeded
from galaktyka.games.artifacts.game import GAME, ArtifactsState
from tests.games.artifacts.invariants import check_conservation
from tests.games.artifacts.scenario import scenario
from tests.laws.tables import Table, choose, examples, tables_of

BOX = GAME.box
PACK = BOX.pack
SHIPS = [card.id for card in PACK.cards if card.type == "ship"]
CHEAPER = [card.id for card in PACK.cards if card.type == "planet" and card.kind == "extermination"]
"""Each makes ships cheaper by two on its logistical side."""
HELPFUL = [
    "salvage-rights", "letters-of-marque", "boarding-doctrine", "general-capital-domination", "star-charts",
    "contract-labour", "curio-exchange", "automated-fleet-construction", "relic-bureau", "gunnery-school",
]  # fmt: skip
LOW = [resource.id for resource in PACK.resources if resource.number == 1]
"""Resource cards with which nearly every ship is damaged."""
MOST_DECISIONS = 1500


@pytest.mark.parametrize("table", list(tables_of("artifacts")), ids=str)
@given(seed=st.integers(0, 2**32))
@examples(4)
def test_everybody_has_as_many_turns(table: Table, seed: int):
    state = table.start(seed, keep_events=True)
    story = state.all_events()
    rng = seeded(seed)
    while not state.is_over():
        state.apply(*choose(state, rng))
        story = story + state.all_events()
    turns: Counter[int] = Counter()
    met_in = last = 0
    for event in story:
        if event.kind == "turn":
            turns[event.seat] += 1
            last = event.number
        elif event.kind == "end-met":
            met_in = last
    assert len(turns) == table.seats
    assert set(turns.values()) == {last}
    assert 0 < met_in == last  # the round in which the deck ran out is the last one


# ------------------------------------------------------------------ no chain without an end


def eager(state: ArtifactsState, rng: Rng) -> int:
    """The choice that keeps a chain going: attack, on the operational side, with whatever there is."""
    options = state.legal(state.asked)
    actions = GAME.actions
    for verb in ("operational", "play", "target", "send", "complete", "use", "build", "offensive", "take", "keep"):
        wanted = [action for action in options if actions.verb(action) == verb]
        if wanted:
            return wanted[rng.below(len(wanted))]
    busy = [action for action in options if actions.verb(action) not in ("done", "pass")]
    return (busy or options)[rng.below(len(busy or options))]


def play_the_turn(state: ArtifactsState, rng: Rng) -> Counter[str]:
    """One turn, in which no ship attacks twice; the ships that attacked."""
    turn, decisions = state.turns, 0
    sent: Counter[str] = Counter()
    while state.turns == turn and not state.is_over():
        state.apply(state.asked, eager(state, rng))
        check_conservation(state)
        sent.update(event.objects[0] for event in state.all_events() if event.kind == "sends")
        decisions += 1
        assert decisions < MOST_DECISIONS
        assert set(sent.values()) <= {1}, sent
    return sent


@given(
    seed=st.integers(0, 2**32),
    ships=st.lists(st.sampled_from(SHIPS), unique=True, max_size=20),
    planets=st.integers(0, len(CHEAPER)),
    technologies=st.lists(st.sampled_from(HELPFUL), unique=True),
    artifacts=st.lists(st.sampled_from([artifact.id for artifact in PACK.artifacts]), unique=True, max_size=6),
    others=st.integers(1, 3),
    low=st.booleans(),
)
@examples(150)
def test_no_chain_of_free_ships_goes_on_for_ever(
    seed: int, ships: list[str], planets: int, technologies: list[str], artifacts: list[str], others: int, low: bool
):
    """Ships cost little or nothing, are damaged by nearly every attack and rebuilt at once: each attacks once."""
    rng = seeded(seed)
    owned = dict.fromkeys(ships[::2], "operational")
    empire = {**dict.fromkeys([*CHEAPER[:planets], *technologies], "logistical"), **owned}
    table = scenario(
        hand=["r01", "r02", "r03", "r11"],
        empire=empire,
        projects=ships[1::2],
        artifacts=artifacts,
        credits=15,
        deck=LOW if low else ["r04"],
        others=[
            {"hand": [f"r{67 + other}"], "empire": {CHEAPER[-1]: "logistical"} if planets < 10 and not other else ()}
            for other in range(others)
        ],
        seed=seed,
    )
    state = table.state
    state.keep_events(True)
    for _ in range(state.count + 1):
        if state.is_over():
            break
        play_the_turn(state, rng)


def test_such_chains_happen():
    """Ten planets and a fleet: every ship is damaged and rebuilt for nothing, and none of them attacks again."""
    fleet = ["night-ferry", "wayfinder", "ariadne", "granary", "marginalia"]
    table = scenario(
        hand=["r01", "r02"],
        empire={**dict.fromkeys(CHEAPER, "logistical"), **dict.fromkeys(fleet, "operational")},
        deck=LOW,
        system="mirror-sea",
        others=({"hand": ["r72"]},),
    )
    table.state.keep_events(True)
    sent = play_the_turn(table.state, seeded(1))
    assert sent == Counter(fleet)
    assert table.empire(0).keys() >= set(fleet)
