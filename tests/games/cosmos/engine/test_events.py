"""What is told: everything, to everybody, and it is true. Nothing in this game is a secret of one player."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.game import EVERYBODY, Event
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.engine.vocabulary import CELLS, RESOURCES, SPACE_COUNT, SPECIALISTS, UPGRADES
from galaktyka.games.cosmos.game import GAME, CosmosState
from tests.games.cosmos.engine.moments import TERRAFORMED_THALOR, automa_colonises
from tests.games.cosmos.engine.reason_cases import at, on_moon, on_ossa
from tests.laws.tables import Table, choose, examples, tables_of

BOX = GAME.box
GROUPS: dict[str, list[str]] = {
    "c": BOX.crew_ids, "s": BOX.survivor_ids, "p": BOX.planet_ids, "a": BOX.automa_ids, "r": list(RESOURCES),
    "u": list(UPGRADES), "l": list(CELLS), "x": [space_name(space) for space in range(SPACE_COUNT)],
    "w": ["above", "below"], "d": ["crew", "survivors", "automa"], "n": [str(line) for line in range(1, 10)],
    "m": BOX.means_ids[len(BOX.crew_ids) :], "e": list(SPECIALISTS),
}  # fmt: skip
SHAPES: dict[str, tuple[str, bool]] = {
    "planet": ("pl", False), "dealt": ("c", True), "discards": ("c", True), "places": ("cw", True),
    "gains": ("r", True), "loses": ("r", True), "pays": ("r", True), "spends": ("c|m|e", True),
    "unlocks": ("u", True), "wins-outpost": ("", True), "moves": ("xp|x", True), "discovers": ("pl", True),
    "raises": ("pr", False), "merit": ("p", True), "completes": ("p", False), "scores": ("p", True),
    "end-near": ("", False), "income": ("p", True), "plays": ("c", True), "lifts": ("c", True), "uses": ("", True),
    "draws": ("c", True), "takes": ("c", True), "refills": ("c", False), "reshuffles": ("d", False),
    "gathers": ("", True), "explores": ("", True), "finds": ("s", True), "keeps": ("s", True),
    "leaves": ("s", False), "settles": ("s", True), "colonises": ("p", True), "outpost": ("p", True),
    "trains": ("c", True), "readies": ("e", True), "automa-card": ("a", True), "automa-skips": ("an", True),
    "round": ("", True), "turn": ("", True), "last-round": ("", False), "game-over": ("", False),
}  # fmt: skip
"""What the objects of each kind of event are, and whether it has a player."""


def fits(pattern: str, objects: tuple[str, ...]) -> bool:
    """Whether the objects are what the kind of event has."""
    for letters in pattern.split("|"):
        if len(letters) == len(objects) and all(
            thing in GROUPS[letter] for letter, thing in zip(letters, objects, strict=True)
        ):
            return True
    return False


def holdings(state: CosmosState) -> list[list[int]]:
    """Four resources, then points so far, levels of all planets, colonies, outposts, crew cards: of every player."""
    crew = [len(player.top + player.bottom + player.symbols) for player in state.players]
    return [
        [
            *[(player.cargo >> (4 * resource)) & 15 for resource in range(4)],
            player.merit_vp + player.bonus_vp + player.unlocked_vp + player.placed_vp,
            bin(player.colonies).count("1"),
            player.colony_pool,
            player.outpost_pool + len(player.outposts),
            len(player.survivors) + len(player.settled),
            player.engines,
            crew[seat],
        ]
        for seat, player in enumerate(state.players)
    ]


POINTS, COLONIES, POOL, OUTPOSTS, SURVIVORS, ENGINES, CREW = 4, 5, 6, 7, 8, 9, 10


def account(event: Event, before: list[list[int]], automa: int) -> None:
    """What an event says about the holdings of its player."""
    if event.seat < 0:
        return
    mine = before[event.seat]
    if event.kind in ("gains", "pays"):
        mine[RESOURCES.index(event.objects[0])] += event.number if event.kind == "gains" else -event.number
    elif event.kind in ("scores", "outpost", "wins-outpost"):
        mine[POINTS] += event.number
        mine[OUTPOSTS] += event.kind == "wins-outpost"
    elif event.kind == "colonises":
        mine[COLONIES] += 1
        mine[POOL] -= 1
        assert mine[COLONIES] == event.number
    elif event.kind == "unlocks":
        mine[ENGINES] += event.objects[0] == "engines"
        mine[POOL] += event.number != 1  # the first payment of Engines frees no marker
    elif event.kind == "keeps":
        mine[SURVIVORS] += 1
    elif event.kind == "places" or (event.kind == "draws" and event.seat == automa):
        mine[CREW] += 1
    elif event.kind in ("plays", "trains") or (event.kind == "spends" and not event.objects[0].endswith("-token")):
        mine[CREW] -= 1


@pytest.mark.parametrize("table", list(tables_of("cosmos")), ids=str)
@given(seed=st.integers(0, 2**32))
@examples(2)
def test_the_events_account_for_everything(table: Table, seed: int):
    state = table.start(seed, keep_events=True)
    assert isinstance(state, CosmosState)
    rng = seeded(seed)
    while not state.is_over():
        before = holdings(state)
        state.apply(*choose(state, rng))
        for event in state.all_events():
            pattern, seated = SHAPES[event.kind]
            assert fits(pattern, event.objects), event
            assert seated == (event.seat >= 0), event
            assert event.audience == EVERYBODY, event
            account(event, before, state.count)
        assert before == holdings(state)


def test_random_games_tell_everything():
    seen: Counter[str] = Counter()
    for table in tables_of("cosmos"):
        for seed in range(3):
            state = table.start(seed, keep_events=True)
            rng = seeded(seed)
            while not state.is_over():
                seen.update(event.kind for event in state.all_events())
                state.apply(*choose(state, rng))
            seen.update(event.kind for event in state.all_events())
    assert set(SHAPES) == set(seen)


# ------------------------------------------------------------------ some of it, word for word


def test_a_gain_says_what_did_not_fit():
    """The Relief Captain gives two biomass, and there is room for one."""
    table = at("crew", "play relief-captain", ark="w-planet", above=["relief-captain"], cargo={"biomass": 3})()
    assert table.play("use").log()[:3] == ["uses (0) 0", "gains (0) biomass 1", "loses (0) biomass 1"]


def test_an_upgrade_is_told_with_its_cost_and_its_outpost():
    position = at("upgrade", ready=["engineer"], cargo={"biomass": 2}, upgrades=["leisure-facilities"])
    assert position().play("upgrade biodome").log() == [
        "pays (0) biomass 2",
        "spends (0) engineer-token 0",
        "unlocks (0) biodome 0",
        "wins-outpost (0) 5",
    ]


def test_a_planet_that_is_completed_is_told_with_all_scores():
    """Ossa lacks one biomass: seat 0 is on 5, seat 1 on 4 of its ten spaces."""
    levels = {"biomass": 2, "workforce": 1, "minerals": 3, "technology": 3}
    table = on_ossa(cargo={"biomass": 1}, cells={"n": {"levels": levels, "track": [(0, 5), (1, 4)]}})()
    assert table.play("terraform").log() == [
        "pays (0) biomass 1",
        "raises (-1) ossa biomass 3",
        "merit (0) ossa 6",
        "completes (-1) ossa 0",
        "scores (0) ossa 9",
        "scores (1) ossa 5",
    ]


def test_an_outpost_pays_before_anything_else():
    position = at("travel", ark="e-station", cells=TERRAFORMED_THALOR, others=[{"outposts": ["e"]}],
                  crew_deck=["drill-engineer"])  # fmt: skip
    assert position().play("move e-planet").log() == [
        "moves (0) e-planet thalor 0",
        "income (1) thalor 0",
        "gains (1) technology 1",
        "draws (1) drill-engineer 0",
    ]


def test_a_specialist_is_told():
    table = on_moon(above=["convoy-captain"])().play("train convoy-captain")
    assert table.log()[:2] == ["trains (0) convoy-captain 0", "readies (0) engineer 0"]


def test_the_automa_has_the_number_after_the_seats():
    table = automa_colonises().play("leader red")
    assert table.log()[:2] == ["spends (1) red-leader 0", "colonises (1) thalor 1"]
