"""Micro Cosmos in words: every question, answer and event of whole games, in both languages."""

import pytest

from galaktyka.core.game import Event
from galaktyka.core.rng import seeded
from galaktyka.games.cosmos.game import GAME, CosmosState
from galaktyka.games.cosmos.text.play import answer, event_sentence, merged, prompt
from galaktyka.text.catalogue import Words

PACK = GAME.box.pack
NAMES = ["Ada", "Bolek", "Cyryl", "Daria"]


def random_game(seats: int, seed: int, options: dict[str, bool]) -> list[CosmosState]:
    """The positions of a game at every choice."""
    state = GAME.start(seats, seed, options, keep_events=True)
    rng = seeded(seed)
    positions = []
    while state.deciders():
        seat = state.deciders()[0]
        twin = state.clone()
        twin.log = state.log
        positions.append(twin)
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    return positions


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (1, {"hard-plus": True}), (3, {})])
def test_whole_games_can_be_told(lang: str, seats: int, options: dict[str, bool]):
    words = Words(lang)
    for state in random_game(seats, 11, options)[:1500]:
        seat = state.deciders()[0]
        view = state.view(seat)
        assert prompt(words, view).endswith((".", "?"))
        labels = [answer(words, PACK, view, notation) for notation in view["players"][seat]["legal"]]
        assert len(set(labels)) == len(labels)
        for event in state.events(seat):
            sentence = event_sentence(words, PACK, event, seat, [*NAMES[:seats], "Automa"])
            assert sentence.endswith(".")
            assert "{" not in sentence


def say(event: Event, viewer: int | None = None, lang: str = "en") -> str:
    return event_sentence(Words(lang), PACK, event, viewer, ["Ada", "Automa"])


def test_you_and_the_others():
    event = Event("moves", 0, ("n-moon", "ossa"), 0, "everybody")
    assert say(event, 0) == "Your Ark flies to: moon of Ossa."
    assert say(event) == "Ada flies to: moon of Ossa."
    assert say(event, 0, "pl") == "Twoja Arka leci do celu: księżyc planety Ossa."


def test_the_portal_belongs_to_no_planet():
    assert say(Event("moves", 0, ("portal",), 0, "everybody"), 0) == "Your Ark flies to: Star Portal."


def test_means_are_cards_tokens_or_symbols():
    for means, name in (
        ("salvage-engineer", "Salvage Engineer"),
        ("red-leader-token", "red leader token"),
        ("engineer", "engineer"),
    ):
        assert say(Event("spends", 0, (means,), 0, "everybody"), 0) == f"You spend: {name}."


def test_a_line_that_the_automa_cannot_do_is_told():
    card = next(card for card in PACK.automa if card.lines[0].does == "upgrade")
    told = say(Event("automa-skips", 1, (card.id, "1"), 0, "everybody"), 0)
    assert told == "Automa cannot do this: Unlocks the first upgrade on its Ark that it can pay for."


def test_units_of_one_resource_are_told_together():
    one = Event("gains", 0, ("biomass",), 1, "everybody")
    other = Event("gains", 0, ("minerals",), 1, "everybody")
    theirs = Event("gains", 1, ("biomass",), 1, "everybody")
    told = merged([one, one, other, theirs])
    assert [(event.seat, event.objects, event.number) for event in told] == [
        (0, ("biomass",), 2),
        (0, ("minerals",), 1),
        (1, ("biomass",), 1),
    ]


def test_levels_are_told_once_for_each_track():
    """Two of minerals, one of technology; before that a unit was paid for something else."""

    def level(resource: str, n: int) -> list[Event]:
        paid = Event("pays", 1, (resource,), 1, "everybody")
        return [paid, Event("raises", -1, ("ossa", resource), n, "everybody")]

    other = Event("pays", 1, ("biomass",), 1, "everybody")
    told = merged([other, *level("minerals", 2), *level("minerals", 3), *level("technology", 1)])
    assert [(event.kind, event.objects, event.number) for event in told] == [
        ("pays", ("biomass",), 1),
        ("raises", ("ossa", "minerals"), 3),
        ("raises", ("ossa", "technology"), 1),
    ]


def test_cards_are_not_merged():
    draws = Event("draws", 0, ("salvage-engineer",), 0, "everybody")
    assert len(merged([draws, draws])) == 2
