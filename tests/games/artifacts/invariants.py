"""What the laws need to know of Alien Artifacts: what is conserved, what is hidden, and when one answer is enough."""

import copy
from typing import Any

from galaktyka.core.agenda import TASK_SIZE
from galaktyka.core.errors import DocumentError
from galaktyka.core.game import State
from galaktyka.core.rng import Rng
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.rules.empire import tokens_left
from galaktyka.games.artifacts.engine.rules.resources import discards
from galaktyka.games.artifacts.engine.state import Player
from galaktyka.games.artifacts.game import GAME, ArtifactsState

BOX = GAME.box
PACK = BOX.pack
BUILT = [bytes(sorted(cards)) for cards in BOX.decks]
ALL_SYSTEMS = bytes(range(len(PACK.systems)))
ALL_PLANS = bytes(range(1, len(PACK.plans)))
RESOURCES = set(BOX.resource_ids)
DEALS = 500
"""So often hidden cards are dealt anew before a hand is left as it is."""


# ------------------------------------------------------------------ what is conserved


def check_conservation(state: State) -> None:
    """Every card is in exactly one place; credits, tokens and limits stay within their bounds."""
    assert isinstance(state, ArtifactsState)
    check_built_cards(state)
    check_resources(state)
    plans, artifacts, factions = list(state.plan_deck), list(state.artifact_deck), []
    for player in state.players:
        check_player(state, player)
        plans += player.plans
        artifacts += player.artifacts
        factions += [player.faction] if player.faction != v.NO_CARD else []
    assert bytes(sorted(plans)) == ALL_PLANS
    assert bytes(sorted([*state.systems, state.system])) == ALL_SYSTEMS
    assert len(set(artifacts)) == len(artifacts)  # the others are discarded
    assert len(set(factions)) == len(factions)
    assert tokens_left(state) >= 0
    check_turn(state)


def check_built_cards(state: ArtifactsState) -> None:
    """Every ship, technology and planet is in its deck, looked at, under construction or in an empire."""
    out = state.looked
    for player in state.players:
        out += player.projects + player.empire
    for type, cards in enumerate(BUILT):
        assert bytes(sorted(state.decks[type] + bytes(card for card in out if state.box.type[card] == type))) == cards


def check_resources(state: ArtifactsState) -> None:
    """No resource card is in two places; those that are nowhere are the discards."""
    cards = [*state.deck[state.top :]]
    for player in state.players:
        cards += player.hand
        cards += [code >> 1 for code in player.attached + player.stored]
    if state.card != v.NO_CARD:
        cards.append(state.card)
    if state.question == v.ASK_TO and state.task[0] == v.PREPARED:
        cards.append(state.owe - 1 >> 1)  # on its way under a project
    assert len(set(cards)) == len(cards)
    assert 0 <= state.top <= len(state.deck)


def check_player(state: ArtifactsState, player: Player) -> None:
    """Bounds, piles that belong together, attached sections that fit, and stored ones only where there is room."""
    assert 0 <= player.credits <= state.box.most_credits
    assert player.vp >= 0
    assert list(player.hand) == sorted(player.hand)
    assert list(player.plans) == sorted(player.plans)
    assert set(player.shown_plans) <= set(player.plans)
    assert len(player.empire) == len(player.sides) == len(player.tokens)
    assert len(player.attached) == len(player.attached_to)
    assert len(player.stored) == len(player.stored_at)
    for code, project in zip(player.attached, player.attached_to, strict=True):
        assert project in player.projects
        assert state.box.worth_with_gold[state.box.type[project]][code]
    for planet in player.stored_at:
        assert state.box.type[planet] == v.PLANET
        assert player.sides[player.empire.index(planet)] == v.OPERATIONAL
    assert set(player.sides) <= {v.LOGISTICAL, v.OPERATIONAL}
    assert set(player.scored) <= set(player.empire)


def check_turn(state: ArtifactsState) -> None:
    """The marker, the turn, the agenda, and somebody who is asked while the game goes on."""
    assert 1 <= state.marker <= state.count
    assert state.marker == 1 or not state.ending
    assert state.actions >= 0
    assert state.phase == v.ACT or state.actions == 0
    assert all(state.box.type[card] == v.TECHNOLOGY for card in state.used)
    assert all(state.box.type[card] == v.SHIP for card in state.attacked)
    assert len(state.agenda) % TASK_SIZE == 0
    assert (state.phase == v.OVER) == (state.asked == v.NO_SEAT) == (state.question == v.NOTHING)
    assert (state.phase == v.OVER) == (state.active == v.NO_SEAT)
    assert state.phase != v.SETUP or state.turns == 0
    assert state.phase == v.OVER or len(state.options) > 0
    if state.question in (v.NOTHING, v.ASK_ACT, v.ASK_DISCARD, v.ASK_SWITCH):
        check_no_payment(state)
    if state.phase in (v.FINAL, v.OVER):
        assert state.used == state.attacked == state.switched == b""
        assert state.raised == state.raised_planets == state.attack_bonus == state.rerolls == 0


def check_no_payment(state: ArtifactsState) -> None:
    """Between two actions nothing is left of a payment: equal positions are equal documents."""
    assert state.need == state.paid == state.slots == state.planet_slots == state.sets == state.colour == 0
    assert not state.gold
    assert not state.from_planets


# ------------------------------------------------------------------ the end


def check_end(state: State) -> None:
    """The marker has run out, everybody was asked in the end, and nothing is left to be done.

    That everybody has had as many turns cannot be seen any more: `test_whole_games.py` counts them.
    """
    assert isinstance(state, ArtifactsState)
    assert state.phase == v.OVER
    assert state.ending
    assert state.marker == 1
    assert state.turns == state.count
    assert state.agenda == b""
    assert state.looked == b""
    assert state.card == v.NO_CARD
    for player in state.players:
        for i, card in enumerate(player.empire):
            assert card not in player.scored or (player.tokens[i] and state.box.type[card] == v.TECHNOLOGY)


# ------------------------------------------------------------------ what is hidden


def fewest_options(state: State) -> int:
    """A choice with one option is made without asking."""
    return 2


def alter_hidden(document: dict[str, Any], viewer: int | None, rng: Rng) -> dict[str, Any]:
    """The same position with other cards where the viewer cannot see them, and another future, in place.

    The cards are dealt until whoever is asked has a choice; so it is, or nobody would be asked. If that is too rare
    the seat keeps its hand.
    """
    asked = [seat for seat, player in enumerate(document["players"]) if "question" in player]
    for deal in range(DEALS + 1):
        altered = alter_once(copy.deepcopy(document), viewer, rng, asked if deal == DEALS else [])
        if still_asked(altered):
            break
    document.clear()
    document.update(altered)
    return document


def still_asked(document: dict[str, Any]) -> bool:
    """The position is taken as it stands: the seat that is asked has an answer, and more than one."""
    asked = [seat for seat, player in enumerate(document["players"]) if "question" in player]
    if not asked:
        return True
    question = document["players"][asked[0]]["question"]
    if question not in ("pay", "put", "discard", "sift", "extra"):
        return True
    try:
        state = GAME.from_document(document)
    except DocumentError:
        return False
    return state.to_document() == document


def alter_once(document: dict[str, Any], viewer: int | None, rng: Rng, kept: list[int]) -> dict[str, Any]:
    """Other hands (but for those that are kept), plans and decks, and another future."""
    document["rng"] = [rng.next() for _ in range(4)]
    others = [player for seat, player in enumerate(document["players"]) if seat != viewer]
    dealt = [player for seat, player in enumerate(document["players"]) if seat != viewer and seat not in kept]
    resources = sorted(document["deck"] + [card for player in dealt for card in player["hand"]])
    rng.shuffle(resources)
    for player in dealt:
        player["hand"] = sorted((resources.pop() for _ in player["hand"]), key=BOX.resource_ids.index)
    document["deck"] = resources
    alter_plans(document, others, rng)
    for key in ("systems", "artifact_deck"):
        document[key] = sorted(document[key])
        rng.shuffle(document[key])
    asked = [seat for seat, player in enumerate(document["players"]) if "question" in player]
    for deck in v.TYPES:
        alter_deck(document, deck, viewer not in asked, rng)
    return document


def alter_plans(document: dict[str, Any], others: list[dict[str, Any]], rng: Rng) -> None:
    """The plans that others hold and have not used change with those in the deck."""
    order = [plan.id for plan in PACK.plans]
    secret = [
        [plan for plan in player.get("plans", ()) if plan not in player.get("shown_plans", ())] for player in others
    ]
    plans = sorted(document["plan_deck"] + [plan for held in secret for plan in held])
    rng.shuffle(plans)
    for player, held in zip(others, secret, strict=True):
        if held:
            shown = player.get("shown_plans", [])
            player["plans"] = sorted([*shown, *(plans.pop() for _ in held)], key=order.index)
    document["plan_deck"] = plans


def alter_deck(document: dict[str, Any], deck: str, strange: bool, rng: Rng) -> None:
    """A big deck below its top card, and the cards that another seat looks at but for the one that lay on top."""
    looked = document.get("turn_notes", {}).get("looked", [])
    strange = strange and len(looked) > 0 and looked[0] in [BOX.ids[card] for card in BOX.decks[v.TYPES.index(deck)]]
    cards = document["decks"][deck]
    hidden = sorted(cards[1:] + (looked[1:] if strange else []))
    rng.shuffle(hidden)
    if strange:
        document["turn_notes"]["looked"] = looked[:1] + [hidden.pop() for _ in looked[1:]]
    document["decks"][deck] = cards[:1] + hidden


def check_guess(document: dict[str, Any], viewer: int) -> None:
    """A determinised position is a position: it can be read again."""
    check_conservation(GAME.from_document(document))


def card_ids() -> frozenset[str]:
    """The ids of everything that can be hidden: what an event must not tell everybody before it comes to light."""
    plans = [plan.id for plan in PACK.plans]
    systems = [system.id for system in PACK.systems]
    artifacts = [artifact.id for artifact in PACK.artifacts]
    return frozenset([*BOX.ids, *BOX.resource_ids, *BOX.section_ids, *plans, *systems, *artifacts])


def open_cards(state: State) -> set[str]:
    """The ids of all cards that lie open. After a reshuffle all resources: what lay open may be in the deck again."""
    assert isinstance(state, ArtifactsState)
    resources = discards(state, v.NO_CARD)
    cards = b"".join([deck[:1] for deck in state.decks])
    plans, artifacts = [0], [artifact for artifact in range(BOX.artifacts) if artifact not in state.artifact_deck]
    for player in state.players:
        cards += player.projects + player.empire
        resources += [code >> 1 for code in player.attached + player.stored]
        plans += player.shown_plans
    resources += [*state.drawn, *([state.card] if state.card != v.NO_CARD else [])]
    if any(event.kind == "reshuffle" for event in state.all_events()):
        resources = list(range(BOX.resources))
    found = {BOX.ids[card] for card in cards}
    for card in resources:
        found |= {BOX.resource_ids[card], BOX.section_ids[2 * card], BOX.section_ids[2 * card + 1]}
    found |= {PACK.plans[plan].id for plan in plans} | {PACK.artifacts[artifact].id for artifact in artifacts}
    return found | {PACK.systems[state.system].id}
