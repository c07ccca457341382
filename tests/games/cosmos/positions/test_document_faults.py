"""Documents that are wrong: the fault is named, in both languages; and what is accepted can be played on."""

import copy
import json
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galaktyka.core.errors import DocumentError
from galaktyka.core.rng import Rng, seeded
from galaktyka.games.cosmos.engine.cards import RESOURCES
from galaktyka.games.cosmos.engine.vocabulary import QUESTIONS, STEPS
from galaktyka.games.cosmos.game import GAME
from galaktyka.text.catalogue import Words
from tests.games.broken import check_read
from tests.games.cosmos.engine.moments import MOMENTS
from tests.games.cosmos.engine.reason_cases import two_from_the_cantina
from tests.games.cosmos.invariants import check_conservation, check_end
from tests.games.cosmos.positions.mutations import BREAKER
from tests.laws.tables import Table, examples, position, tables_of, walk

Document = dict[str, Any]
CELLS = {"n": "ossa", "w": "verdune", "e": "thalor"}
GONE = "leave this out"


def table(players: Any = ({}, {}), **changes: Any) -> Document:
    """A position at the start of seat 0's turn, where everything has its default."""
    document = {"players": [dict(p) if isinstance(p, dict) else p for p in players], "cells": dict(CELLS)}
    return {**document, "unlisted": "shuffle", **changes}


def seat(**player: Any) -> list[Document]:
    return [player, {}]


def cell(name: str, **entry: Any) -> Document:
    """The starting cells, and something about one of them or about another one."""
    return {**CELLS, name: {"planet": CELLS.get(name, "elpis"), **entry}}


def alone(**automa: Any) -> Document:
    return table([{}], automa=automa)


def mark(seat: int, space: int) -> dict[str, int]:
    return {"seat": seat, "space": space}


FINISHED = {name: {"planet": planet, "terraformed": True} for name, planet in CELLS.items()}
TRACKS = {planet.id: dict(zip(RESOURCES, planet.tracks, strict=True)) for planet in GAME.box.pack.planets}
FULL_TRACKS = {resource: most for resource, most in TRACKS["ossa"].items() if most}
SCORED = [{"vp": {"merit": sum(sum(TRACKS[planet].values()) for planet in CELLS.values()), "bonus": 9}}, {}]
"""All levels of Ossa, Verdune and Thalor, and being first on each."""

FAULTS: list[tuple[Document, str, str]] = [
    (table(player={}), "content.unknown-key-guess", ""),
    (table(format="galaktyka position 99"), "content.unknown-word-guess", ""),
    (table(game="race"), "content.unknown-word", ""),
    (table(content="abc"), "document.other-content", ""),
    (table(rng=[1, 2, 3]), "document.rng", ""),
    (table(rng=[1, 2, 3, 2**32]), "document.rng", ""),
    (table(rng=[1, 2, 3, True]), "document.rng", ""),
    (table(seed=-1), "content.out-of-range", ""),
    # players and options
    (table([]), "wrong-number-of-seats", ""),
    (table([{}] * 5), "wrong-number-of-seats", ""),
    (table([{}, 3]), "content.wrong-type", ""),
    (table(automa={}), "document.automa", ""),
    (table(options={"long": True}), "content.unknown-key", "[options]"),
    (table(options={"hard": 1}), "content.wrong-type", "[options]"),
    (table(options={"hard": True}), "option-needs-seats", "[options]"),
    (table([{}], options={"four-planets": True}), "option-needs-seats", "[options]"),
    (table([{}], options={"hard": True, "medium": True}), "options-exclude", "[options]"),
    # the map
    (table(cells={"n": "ossa", "w": "verdune"}), "content.missing-key", "[cells]"),
    (table(cells={**CELLS, "x": "elpis"}), "content.unknown-key", "[cells]"),
    (table(cells={**CELLS, "n": 3}), "content.wrong-type", "[cells]"),
    (table(cells={**CELLS, "n": "osa"}), "content.unknown-word-guess", "[cells]: n"),
    (table(cells={**CELLS, "n": "elpis"}), "document.planet-cell", "[cells]: n"),
    (table(cells={**CELLS, "s": "ossa"}), "document.planet-cell", "[cells]: s"),
    (table(cells={**CELLS, "s": "elpis", "sw": "elpis"}), "document.too-many", "[cells]: sw"),
    (table(cells=cell("n", level={})), "content.unknown-key-guess", "[cells]: n"),
    (table(cells=cell("n", levels={"biomass": 4})), "content.out-of-range", "[cells]: n: [levels]"),
    (table(cells=cell("w", levels={"technology": 1})), "content.out-of-range", "[cells]: w: [levels]"),
    (table(cells=cell("n", levels=FULL_TRACKS)), "document.full", "[cells]: n"),
    (table(cells=cell("n", terraformed=True, levels={"biomass": 1})), "document.terraformed", "[cells]: n"),
    (table(cells=cell("n", terraformed=True, track=[mark(0, 1)])), "document.terraformed", "[cells]: n"),
    (table(cells=cell("n", levels={"biomass": 1})), "document.merit", "[cells]: n"),
    (table(cells=cell("n", track=[mark(0, 1)])), "document.merit", "[cells]: n"),
    (table(cells=cell("n", track=[mark(2, 1)])), "content.out-of-range", "[cells]: n: track #1"),
    (table(cells=cell("n", track=[mark(0, 0)])), "content.out-of-range", "[cells]: n: track #1"),
    (table(cells=cell("n", levels={"biomass": 3}, track=[mark(0, 1), mark(1, 2)])), "content.out-of-range",
     "[cells]: n: track #2"),
    (table(cells=cell("n", levels={"biomass": 2}, track=[mark(0, 1), mark(0, 1)])), "document.seat-twice",
     "[cells]: n: track #2"),
    (table(cells=cell("n", terraformed=True)), "document.merit-points", ""),
    (table(seat(vp={"merit": 1})), "document.merit-points", ""),
    (table(seat(vp={"merit": 10, "bonus": 2}), cells=cell("n", terraformed=True)), "document.bonus-points", ""),
    (table(seat(vp={"merit": 10, "bonus": 5}), cells=cell("n", terraformed=True)), "document.bonus-points", ""),
    # where the game stands
    (table(step="explore"), "content.unknown-word", ""),
    (table(round=0), "content.out-of-range", ""),
    (table(round=501), "content.out-of-range", ""),
    (table(step="set-up", round=1), "content.out-of-range", ""),
    (table(first=2), "content.out-of-range", ""),
    (table([{}], first=1), "content.out-of-range", ""),
    (table(active=2), "content.out-of-range", ""),
    (table(turns=2), "document.follows", ""),
    (table(active=1, first=1, turns=2), "document.follows", ""),
    (table(step="automa"), "document.automa", ""),
    (table([{}], active=1), "document.not-now", ""),
    (table([{}], active=0, step="automa"), "document.not-now", ""),
    (table(step="set-up", active=0), "document.not-now", ""),
    (table(SCORED, cells=FINISHED, step="over", active=0), "document.not-now", ""),
    (table(SCORED, cells=FINISHED, step="over", turns=1), "document.follows", ""),
    (table(SCORED, cells=FINISHED, step="over", closing=1), "content.out-of-range", ""),
    (table(SCORED, cells=FINISHED, closing=0), "content.out-of-range", ""),
    (table(closing=1), "content.out-of-range", ""),
    (table(SCORED, cells=FINISHED, closing=1, options={"four-planets": True}), "content.out-of-range", ""),
    (table(step="over"), "document.not-over", ""),
    (table(plays=1), "document.not-now", ""),
    (table(step="crew", plays=3), "content.out-of-range", ""),
    (table(deeds=["gather"]), "document.not-now", ""),
    (table(step="destination", deeds=["build"]), "content.unknown-word", ""),
    # players
    (table(seat(arks="n-moon")), "content.unknown-key-guess", "seat 0"),
    (table(seat(symbols=[])), "content.unknown-key", "seat 0"),
    (table(seat(ark="n-moons")), "content.unknown-word-guess", "seat 0"),
    (table(seat(ark="s-moon")), "document.no-planet", "seat 0"),
    (table([{"ark": "n-moon"}, {"ark": "n-moon"}]), "document.occupied", ""),
    (table(seat(cargo={"biomass": 5})), "content.out-of-range", "seat 0: [cargo]"),
    (table(seat(cargo={"biomass": 7}, upgrades=["cargo-holds"])), "content.out-of-range", "seat 0: [cargo]"),
    (table(seat(cargo={"gold": 1})), "content.unknown-key", "seat 0: [cargo]"),
    (table(seat(upgrades=["robot"])), "content.unknown-word-guess", "seat 0"),
    (table(seat(upgrades=["engines"], engines=1)), "content.out-of-range", "seat 0"),
    (table(seat(engines=2)), "content.out-of-range", "seat 0"),
    (table(seat(ready=["red"])), "content.unknown-word", "seat 0"),
    (table(seat(above=["drill-engineer"] * 2)), "content.repeated-word", "seat 0"),
    (table(seat(above=["drill-engineer"], below=["drill-engineer"])), "document.too-many", ""),
    (table(seat(above=["drill-engineer"]), cantina=["drill-engineer"]), "document.too-many", ""),
    (table(seat(above=["drill-engineer", "soil-engineer", "orbit-analyst", "pit-foreman"])),
     "content.out-of-range", "seat 0"),
    (table(seat(survivors=["foundry-hands", "ore-haulers", "stranded-pilot", "vault-keepers"])),
     "content.out-of-range", "seat 0"),
    (table(seat(survivors=["foundry-hands"], settled=["foundry-hands"])), "document.too-many", ""),
    (table(seat(colonies=["n"])), "document.markers", "seat 0"),
    (table(seat(colonies=["s"], upgrades=["robotics"])), "document.no-planet", "seat 0"),
    (table(seat(colonies=["n", "n"], upgrades=["robotics", "biodome"])), "content.repeated-word", "seat 0"),
    (table(seat(upgrades=["robotics"], colony_pool=2)), "document.follows", "seat 0"),
    (table(seat(outposts=["n"])), "document.markers", "seat 0"),
    (table(seat(outposts=["n"], upgrades=["biodome", "space-mining"])), "document.markers", "seat 0"),
    (table(seat(outposts=["s"], upgrades=["biodome", "leisure-facilities"])), "document.no-planet", "seat 0"),
    (table(seat(outposts=[3])), "content.wrong-type", "seat 0"),
    (table(seat(upgrades=["biodome", "leisure-facilities"], outpost_pool=0)), "document.follows", "seat 0"),
    (table(seat(vp={"unlocked": 5})), "document.follows", "seat 0: [vp]"),
    (table(seat(vp={"placed": 3}, outposts=["n"], colonies=["n"],
                upgrades=["biodome", "leisure-facilities"])), "document.placed-points", "seat 0: [vp]"),
    (table(seat(vp={"points": 2})), "content.unknown-key", "seat 0: [vp]"),
    # the Automa
    (alone(ready=["engineer"]), "content.unknown-key", "[automa]"),
    (alone(ark="portal"), "document.automa-ark", "[automa]"),
    (alone(ark="n-moon"), "document.automa-ark", "[automa]"),
    (alone(ark="s-planet"), "document.no-planet", "[automa]"),
    (alone(upgrades=["engines"]), "content.unknown-word", "[automa]"),
    (alone(engines=1), "content.out-of-range", "[automa]"),
    (alone(colonies=["n", "w", "e"]), "document.markers", "[automa]"),
    (alone(deck=["automa-1"], discard=["automa-1"]), "document.too-many", "[automa]"),
    (alone(deck=["automa-99"]), "content.unknown-word-guess", "[automa]"),
    # decks
    (table(unlisted="error"), "document.missing-cards", ""),
    (table(unlisted="burn"), "content.unknown-word", ""),
    (table(crew_deck=["foundry-hands"]), "content.unknown-word", ""),
    (table(crew_deck=["drill-engineer"], crew_discard=["drill-engineer"]), "document.too-many", ""),
    (table(planet_deck=["ossa"]), "document.too-many", ""),
    (table(cantina=["drill-engineer", "soil-engineer", "orbit-analyst", "pit-foreman"]),
     "content.out-of-range", ""),
    # tasks and questions
    (table(agenda=[{"task": "lands", "seat": 0}]), "content.unknown-word-guess", "agenda #1"),
    (table(agenda=[{"task": "land"}]), "content.missing-key", "agenda #1"),
    (table(agenda=[{"task": "land", "seat": 2}]), "content.out-of-range", "agenda #1"),
    (table(agenda=[{"task": "land", "seat": 0, "cell": "n"}]), "content.unknown-key", "agenda #1"),
    (table(task={"task": "gain", "seat": 0, "effect": "ossa"}), "content.unknown-word-guess", "task"),
    (table(task={"task": "gain-any", "seat": 0, "units": 255}), "content.out-of-range", "task"),
    (table([{}], task={"task": "spend", "seat": 1, "engineers": 0, "leaders": 1, "of_colour": 0, "colour": "red"}),
     "content.unknown-key-guess", "task"),
    (table(asked=0), "document.unfinished", ""),
    (table(floor=0), "document.unfinished", ""),
    (table(looked=["foundry-hands"]), "document.unfinished", ""),
    (table(agenda=[{"task": "land", "seat": 0}]), "document.unfinished", ""),
    (table(question="nothing"), "content.unknown-word", ""),
    (table(question="gain"), "document.question", ""),
    (table(question="move"), "document.question", ""),
    (table(question="move", step="travel", asked=1), "document.asks-another", ""),
    (table(question="move", step="travel", floor=1), "document.not-with", ""),
    (table(question="upgrade", asked=2), "content.out-of-range", ""),
]  # fmt: skip


@pytest.mark.parametrize(("document", "message_id", "place"), FAULTS)
def test_a_fault_is_named(document: Document, message_id: str, place: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(document, "puzzle.json")
    assert refused.value.message_id == message_id
    assert refused.value.place == place
    for language in ("en", "pl"):
        text = Words(language).explain(refused.value)
        assert text.startswith("puzzle.json: ")
        assert "{" not in text.replace("{planet}", "")


def test_the_defaults_are_a_position():
    state = GAME.from_document(table())
    check_conservation(state)
    assert state.deciders() == [0]
    assert state.view(0)["round"] == 1
    assert GAME.from_document(table([{}])).view(0)["players"][1]["ark"] == "n-planet"


def test_an_end_is_a_position():
    assert GAME.from_document(table(SCORED, cells=FINISHED, step="over")).is_over()
    assert GAME.from_document(table(step="over", round=500)).is_over()


# ------------------------------------------------------------------ what the engine could not go on with


def edited(document: Document, changes: Document) -> Document:
    """A copy with other values at paths like `task.left` or `agenda.0.seat`; cards that are nowhere are shuffled in."""
    result = copy.deepcopy(document)
    for key in ("crew_deck", "survivor_deck", "planet_deck"):
        result.pop(key)
    result["unlisted"] = "shuffle"
    for path, value in changes.items():
        *way, last = path.split(".")
        where: Any = result
        for step in way:
            where = where[int(step)] if isinstance(where, list) else where[step]
        last_key: Any = int(last) if isinstance(where, list) else last
        if value == GONE:
            del where[last_key]
        elif isinstance(where, list) and last_key == len(where):
            where.append(value)
        else:
            where[last_key] = value
    return result


LAND = {"task": "land", "seat": 0}
COLONISE = {"task": "colonise", "seat": 0}
SPEND = {"task": "spend", "seat": 0, "engineers": 0, "leaders": 1, "of_colour": 0, "colour": "red"}
ALL_ABOVE = ["soil-engineer", "orbit-analyst", "pit-foreman"]
ALL_BELOW = ["systems-architect", "reactor-physicist", "glasshouse-keeper"]
MISFITS: list[tuple[str, Document, str]] = [
    # set-up
    ("a row at set-up", {"looked": ["soil-engineer"]}, "looked"),
    # between two tasks
    ("a journey", {"agenda": [LAND]}, "agenda"),
    ("a journey", {"looked": ["foundry-hands"]}, "looked"),
    ("a crew card", {"plays": GONE}, "plays"),
    ("a crew card", {"players.0.above": [], "players.0.below": []}, "plays"),
    ("a second action", {"players.0.upgrades.0": "cargo-holds"}, "deeds"),
    ("a second action", {"looked": ["foundry-hands"], "deeds": ["explore"]}, "looked"),
    ("a destination", {"deeds": ["gather"]}, "deeds"),
    ("a destination", {"players.0.ark": "n-asteroid"}, "deeds"),
    ("a card at the end", {"players.0.above": ALL_ABOVE, "players.0.below": ALL_BELOW}, "above"),
    # upgrades
    ("an engineer for an upgrade", {"agenda.0.seat": 1}, "agenda"),
    ("an engineer for an upgrade", {"agenda.1": LAND}, "agenda"),
    ("an engineer for an upgrade", {"agenda.0.upgrade": "robotics", "players.0.upgrades": ["robotics"],
                                    "players.0.colony_pool": 1}, "agenda"),
    ("an engineer for an upgrade", {"task.engineers": 3}, "task"),
    ("an engineer for an upgrade", {"task": SPEND}, "task"),
    ("an engineer for an upgrade", {"task.seat": 1, "asked": 1}, "asked"),
    # travel
    ("a track of a new planet", {"cells.s.levels": {"biomass": 1}, "cells.s.track": [mark(1, 1)]}, "task"),
    ("a track of a new planet", {"task.seat": 1, "asked": 1}, "asked"),
    ("the Cantina at a station", {"players.0.above": ALL_ABOVE, "players.0.below": ALL_BELOW}, "above"),
    ("a row for a card of the Cantina", {"players.0.above": ALL_ABOVE}, "above"),
    # crew
    ("a crew action", {"task.effect": "verdune gather"}, "task"),
    ("a crew action", {"agenda": [LAND]}, "agenda"),
    ("a crew action", {"task.seat": 1, "asked": 1}, "asked"),
    ("a payment for a crew action", {"task.seat": 1, "asked": 1}, "asked"),
    ("resources from a crew card", {"agenda": [LAND]}, "agenda"),
    # destinations
    ("a resource of the portal", {"looked": ["foundry-hands"]}, "looked"),
    ("a resource of the portal", {"agenda": [{"task": "keep", "seat": 0, "survivor": "foundry-hands"}]}, "agenda"),
    ("a track to raise", {"agenda": [LAND]}, "agenda"),
    ("a track to raise", {"task.seat": 1, "asked": 1}, "asked"),
    ("a leader to explore", {"looked": ["foundry-hands"]}, "looked"),
    ("survivors to resolve", {"agenda": [LAND]}, "agenda"),
    ("a survivor to keep", {"looked": ["ore-haulers"]}, "looked"),
    ("a survivor to keep", {"looked": ["seed-growers"], "task.survivor": "seed-growers"}, "task"),
    ("a survivor to keep", {"players.0.survivors": ["ore-haulers", "seed-growers", "archive-staff"]}, "task"),
    ("a survivor to keep", {"agenda": [LAND]}, "agenda"),
    ("a survivor to keep", {"looked": GONE, "deeds": ["gather"]}, "looked"),
    ("a survivor to keep", {"task.seat": 1, "asked": 1}, "asked"),
    ("a resource from a survivor", {"agenda": GONE}, "looked"),
    ("a resource from a survivor", {"agenda.0.survivor": "foundry-hands"}, "looked"),
    ("a resource from a survivor", {"agenda.1": LAND}, "agenda"),
    ("leaders for a colony", {"players.0.ark": "w-planet"}, "agenda"),
    ("leaders for a colony", {"players.0.colonies": ["w", "e", "s"], "players.0.colony_pool": 0, "cells.s": "elpis"},
     "agenda"),
    ("leaders for a colony", {"players.0.colonies": ["w", "e", "s"], "players.0.colony_pool": GONE, "cells.s": "elpis",
                              "players.0.upgrades": ["robotics", "biodome", "space-mining", "cargo-holds"],
                              "agenda": [{"task": "pay-any", "seat": 0, "units": 1}, COLONISE]}, "agenda"),
    ("leaders for a colony", {"task.engineers": 1}, "task"),
    ("leaders for a colony", {"task.leaders": 0, "task.of_colour": 0}, "task"),
    # the Automa
    ("crew that the Automa brings", {"agenda.0": LAND}, "agenda"),
    ("a leader of the Automa", {"task.leaders": 0}, "task"),
    ("a leader of the Automa", {"task.engineers": 1}, "task"),
    ("a leader of the Automa", {"task.of_colour": 1}, "task"),
    ("a leader of the Automa", {"agenda.0.upgrade": "engines"}, "agenda"),
    ("a leader of the Automa", {"automa.upgrades": ["cargo-holds"], "automa.colony_pool": 3}, "agenda"),
    ("a leader of the Automa", {"agenda.0.seat": 0}, "agenda"),
    ("a leader for its colony", {"automa.colonies": ["e"], "automa.colony_pool": 1}, "agenda"),
    ("a leader for its colony", {"automa.colonies": ["n", "w"], "automa.colony_pool": 0}, "agenda"),
    ("a leader for its colony", {"automa.colonies": ["n"], "automa.colony_pool": 1, "automa.cargo": {},
                                 "agenda": [{"task": "pay-any", "seat": 1, "units": 1}, {**COLONISE, "seat": 1}]},
     "agenda"),
    ("an outpost of the Automa", {"task.line": 9}, "task"),
    # what is to come next comes once, and is not kept waiting
    ("an engineer for an upgrade", {"agenda.1": {"task": "unlock", "seat": 0, "upgrade": "robotics"}}, "agenda"),
    ("leaders for a colony", {"agenda.1": COLONISE}, "agenda"),
    ("leaders for a colony", {"agenda.1": SPEND}, "agenda"),
    ("leaders for a colony", {"agenda": [{"task": "gain", "seat": 0, "effect": "portal"}, COLONISE]}, "agenda"),
    ("survivors to resolve", {"agenda": [{"task": "keep", "seat": 0, "survivor": "foundry-hands"}]}, "agenda"),
]  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_moment_can_be_written_down(moment: str):
    question, story = MOMENTS[moment]
    document = story().document()
    assert document["question"] == question
    assert GAME.from_document(json.loads(json.dumps(document))).to_document() == document


@pytest.mark.parametrize(("moment", "changes", "key"), MISFITS)
def test_what_does_not_fit_is_named(moment: str, changes: Document, key: str):
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(edited(MOMENTS[moment][1]().document(), changes))
    assert (refused.value.message_id, refused.value.values["key"]) == ("document.does-not-fit", key)


def test_the_second_card_of_the_cantina_is_written_down():
    """Only a box that is not ours gives two at once."""
    table = two_from_the_cantina()
    document = table.document()
    assert document["agenda"] == [{"task": "crew-from-cantina", "seat": 0, "cards": 1, "floor": 21}]
    game = table.state.game()
    assert game.from_document(json.loads(json.dumps(document))).to_document() == document


def test_a_card_of_the_cantina_that_is_gone_is_not_asked_for():
    """The second card was to come from an empty Cantina: the first one finds a row, and that is all."""
    table = two_from_the_cantina()
    document = edited(table.document(), {"content": GONE, "cantina": []})
    state = table.state.game().from_document(document)
    state.play(0, "above")
    assert state.to_document()["question"] != "cantina"


def test_crew_dealt_finds_room():
    """Two cards are kept of those dealt; in two full rows there is no room for them."""
    for moment, changes in (
        ("a card dealt", {}),
        ("a row at set-up", {"agenda.1": {"task": "deal", "seat": 0}}),
    ):
        document = MOMENTS[moment][1]().document()
        crew = {"players.0.above": ALL_ABOVE, "players.0.below": ALL_BELOW[:2]}
        with pytest.raises(DocumentError) as refused:
            GAME.from_document(edited(document, {**changes, **crew}))
        assert (refused.value.message_id, refused.value.values["key"]) == ("document.does-not-fit", "above")
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(table(seat(above=ALL_ABOVE, below=ALL_BELOW[:2]), step="set-up"))
    assert (refused.value.message_id, refused.value.values["key"]) == ("document.not-now", "above")


def test_a_question_without_an_answer_is_refused():
    """Nothing in cargo to raise a level with."""
    document = MOMENTS["a track to raise"][1]().document()
    document["players"][0]["cargo"] = {}
    with pytest.raises(DocumentError) as refused:
        GAME.from_document(document)
    assert refused.value.message_id == "document.no-answer"


def test_a_question_with_one_answer_is_answered():
    """Only biomass is there: it is raised, and with nothing left the action is over."""
    document = MOMENTS["a track to raise"][1]().document()
    document["players"][0]["cargo"] = {"biomass": 1}
    state = GAME.from_document(document)
    assert state.to_document()["cells"]["n"]["track"] == [mark(0, 1)]


# ------------------------------------------------------------------ broken at random


def check_broken(document: Document, rng: Rng) -> None:
    """Refused, or played on: choice by choice, and then to the end of the game with nothing lost."""
    check_read(GAME, document, rng)
    try:
        state = GAME.from_document(document)
    except DocumentError:
        return
    state.playout(rng)
    check_conservation(state)
    check_end(state)


@pytest.mark.parametrize("at", list(tables_of("cosmos")), ids=str)
@given(seed=st.integers(0, 2**32), steps=st.integers(0, 300))
@examples(15)
def test_a_document_broken_at_random_is_refused_or_played_on(at: Table, seed: int, steps: int):
    state = position(at, seed, steps)
    rng = seeded(seed)
    for _ in range(3):
        walk(state, rng, 5)
        check_broken(BREAKER.broken(state.to_document(), rng), rng)


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_rare_questions_too(moment: str):
    document = MOMENTS[moment][1]().document()
    for seed in range(25):
        check_broken(BREAKER.broken(document, seeded(seed)), seeded(seed))


@pytest.mark.parametrize("question", QUESTIONS)
def test_no_question_is_fatal(question: str):
    """In every step, wherever the Ark is, with nothing there that it could be about."""
    for step, ark, count in product(STEPS, ("portal", "n-planet", "n-moon", "n-asteroid"), (1, 2)):
        players = [{"ark": ark, "cargo": {"biomass": 1, "minerals": 1}}, {}][:count]
        check_broken(table(players, step=step, question=question), seeded(1))
