"""A pack that is read without a fault can be played to the end, whatever its numbers are."""

import re

import pytest

from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.engine.vocabulary import SPEND
from galaktyka.games.cosmos.game import GAME, CosmosState, game_with
from galaktyka.games.cosmos.pack.reader import RANGES, read_pack
from galaktyka.games.cosmos.positions.fields import write_task
from tests.games.cosmos.pack.tiny_pack import HEAD, TINY, automa, box, crew, survivor

ROUNDS = 30
SMALLEST = {key: low for key, (low, _) in RANGES.items()} | {"automa_pool": 1, "most_rounds": ROUNDS}
GREATEST = {key: high for key, (_, high) in RANGES.items()} | {"automa_pool": 2, "most_rounds": ROUNDS}


def head(numbers: dict[str, int]) -> str:
    """The head of the tiny pack with other numbers."""
    return re.sub(r"^(\w+) = \d+$", lambda line: f"{line[1]} = {numbers[line[1]]}", HEAD, flags=re.MULTILINE)


def cards(number: int) -> str:
    return "".join(crew(n) for n in range(number))


EVERY_LINE = automa(
    '{ does = "upgrade" }, { does = "crew", cards = 9 }, { does = "gain", gain = { any = 9 } }, '
    '{ does = "move", direction = "clockwise", jump = true, goal = "discovery" }, { does = "gather" }, '
    '{ does = "explore" }, { does = "terraform" }, { does = "colony-or-outpost" }'
)
GENEROUS = "crew_deck = 9\ncrew_cantina = 9"

PACKS = {
    "the tiny one": TINY.replace("most_rounds = 200", f"most_rounds = {ROUNDS}"),
    "the smallest numbers": box(head(SMALLEST), crew=cards(4 * 2 + 1)),
    "the greatest numbers": box(head(GREATEST), crew=cards(4 * 5 + 5)),
    "crew for everything": box(
        head(GREATEST),
        crew=cards(25).replace("crew_deck = 1", "crew_deck = 9, crew_cantina = 9"),
        survivors=survivor(1).replace("gain = { technology = 2 }", GENEROUS),
        automa=EVERY_LINE,
    ),
}


def crew_cards(state: CosmosState) -> list[int]:
    """Where every crew card is."""
    piles = [state.crew_deck, state.crew_discard, state.cantina]
    for player in state.players:
        piles += [player.top, player.bottom, player.symbols]
    return sorted(card for pile in piles for card in pile)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("name", PACKS)
def test_games_with_the_pack_end(name: str, seats: int):
    pack = read_pack(PACKS[name], "content.toml")
    game = game_with(pack)
    numbers = pack.numbers
    for seed in range(5):
        state = game.start(seats, seed)
        rng = seeded(seed)
        while state.deciders():
            (seat,) = state.deciders()
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
            for player in state.players:
                assert len(player.top) <= numbers["row"]
                assert len(player.bottom) <= numbers["row"]
                assert len(player.survivors) <= numbers["survivors_held"]
            assert len(state.cantina) <= numbers["cantina"]
            if rng.below(10) == 0:
                document = state.to_document()
                assert game.from_document(document).to_document() == document
        assert state.round <= ROUNDS
        assert crew_cards(state) == list(range(len(pack.crew)))
        assert state.winners()


def test_the_automa_may_lack_more_specialists_than_there_are_colours():
    """An engineer and two leaders of the planet's colour for its eighth colony."""
    document = write_task(GAME.start(1, seed=1), bytes([SPEND, 1, 0, 1, 0, 3]))
    assert document["missing"] == 3
    assert "colour" not in document
