"""What the laws need to know of Race for the Galaxy: what is conserved, and what is hidden."""

from typing import Any

from galaktyka.core.game import State
from galaktyka.core.rng import Rng
from galaktyka.games.race.engine.vocabulary import ACTION_CARDS
from galaktyka.games.race.game import GAME, RaceState

BOX = GAME.box
IN_TWO_COPIES = [card for card in range(BOX.size) if BOX.copies[card] == 2]
WORLDS_WITH_GOODS = frozenset(card for card in range(BOX.size) if BOX.kind[card])


def check_conservation(state: State) -> None:
    """No card is in two places, every point is in the pool or with a player, every good lies on a world.

    The discard pile is what is nowhere else, so that no card can get lost.
    """
    assert isinstance(state, RaceState)
    cards = bytes(state.deck[state.top :])
    points = state.pool
    for player in state.players:
        tableau, goods = player.tableau, player.goods
        cards += player.hand + player.drawn + tableau
        points += player.chips
        assert len(goods) == len(tableau)
        assert len(set(tableau)) == len(tableau)
        for card, good in zip(tableau, goods, strict=True):
            if good:
                assert card in WORLDS_WITH_GOODS
                cards += bytes([good - 1])
    pairs = [cards.count(card) for card in IN_TWO_COPIES]
    assert max(pairs) <= 2
    assert len(cards) == len(set(cards)) + pairs.count(2)
    assert points == BOX.vp_per_player * len(state.players)


def check_end(state: State) -> None:
    """The game has ended because of a rule: twelve cards or an empty pool, and ten cards in hand at most."""
    assert isinstance(state, RaceState)
    assert state.pool <= 0 or any(len(player.tableau) >= BOX.tableau_end for player in state.players)
    assert all(len(player.hand) <= BOX.hand_limit for player in state.players)


def fewest_options(state: State) -> int:
    """Whoever is asked has a choice."""
    return 2


def alter_hidden(document: dict[str, Any], viewer: int | None, rng: Rng) -> dict[str, Any]:
    """The same position with other hidden cards, other secret answers and another future, in place; returns it."""
    players = document["players"]
    hidden: list[str] = document["deck"] + document["discard"]
    places: list[tuple[list[str], int]] = []
    secret_place = document["stage"] == "place"
    for seat, player in enumerate(players):
        hidden += [entry["good"] for entry in player["tableau"] if "good" in entry]
        if seat == viewer:
            continue
        if secret_place and "placing" in player:
            del player["placing"]  # an answer in secret: as well nothing
        if document["phase"] == "choose":
            alter_actions(player, document["options"]["advanced"], rng)
        for pile in (player["hand"], player.get("drawn", [])):
            hidden += pile
            places.append((pile, len(pile)))
    cards = sorted(hidden)
    rng.shuffle(cards)
    for player in players:
        for entry in player["tableau"]:
            if "good" in entry:
                entry["good"] = cards.pop()
    for pile, size in places:
        pile[:] = [cards.pop() for _ in range(size)]
    document["deck"] = [cards.pop() for _ in range(len(document["deck"]))]
    document["discard"] = cards
    document["rng"] = [rng.next() for _ in range(4)]
    return document


def alter_actions(player: dict[str, Any], advanced: bool, rng: Rng) -> None:
    """Other action cards in secret."""
    if "question" in player:
        if player["actions"]:
            player["actions"] = ["explore-5"]
            player.pop("floor", None)
    else:
        first = rng.below(len(ACTION_CARDS) - 1)
        player["actions"] = [ACTION_CARDS[first]] + ([ACTION_CARDS[first + 1]] if advanced else [])


def check_guess(document: dict[str, Any], viewer: int) -> None:
    """A determinised position is complete: chosen action cards are there, and choosing several cards starts anew."""
    cards = 2 if document["options"]["advanced"] else 1
    for seat, player in enumerate(document["players"]):
        if seat != viewer:
            assert "floor" not in player
            if document["phase"] == "choose":
                assert len(player["actions"]) == (0 if "question" in player else cards)


def card_ids() -> frozenset[str]:
    """The ids of all cards: what an event must not tell everybody while they are hidden."""
    return frozenset(BOX.ids)


def open_cards(state: State) -> set[str]:
    """The ids of the cards that lie open on the table."""
    assert isinstance(state, RaceState)
    return {BOX.ids[card] for player in state.players for card in player.tableau}
