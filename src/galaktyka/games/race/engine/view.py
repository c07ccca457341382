"""What a seat may see, and positions that agree with it.

In a phase in which everybody chooses in secret at the same time, the others' answers show only when all have
answered. Until then a view counts their cards as if they had answered already, so that it cannot give away
whether somebody had a choice at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from galaktyka.core.piles import ONE
from galaktyka.core.rng import Rng
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.cards import Kind, Phase
from galaktyka.games.race.engine.questions import action
from galaktyka.games.race.engine.rules.deck import discards
from galaktyka.games.race.engine.rules.flow import offer
from galaktyka.games.race.engine.rules.powers import general_military
from galaktyka.games.race.engine.state import Player, Position, answered, options_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from galaktyka.games.race.engine.view_types import RacePlayer, RaceSpecial, RaceView, Status

ABOUT_HAND: Final = (v.ASK_DISCARD, v.ASK_KEEP, v.ASK_PAY)
"""Secret questions whose answers change nothing but a hand of known size."""

GOODS: Final[tuple[Kind, ...]] = ("novelty", "rare", "genes", "alien")
PHASES_OF_ROUND: Final[tuple[Phase, ...]] = ("explore", "develop", "settle", "consume", "produce")


def names(box: Box, pile: bytes) -> list[str]:
    """The ids of the cards of a pile."""
    return [box.ids[card] for card in pile]


def owed_cards(player: Player) -> i64:
    """Cards of the hand that are as good as discarded."""
    return player.owe if player.ask == v.ASK_PAY or player.ask == v.ASK_DISCARD else 0


def hand_size(player: Player) -> i64:
    """The cards in the hand once the player has answered."""
    kept: i64 = player.owe if player.ask == v.ASK_KEEP else 0
    return len(player.hand) - owed_cards(player) + kept


def discard_size(state: Position, viewer: i64) -> i64:
    """The cards in the discard pile once all the others have answered: all that are nowhere else."""
    number: i64 = len(state.box.all_cards) - (len(state.deck) - state.top)
    for seat in range(state.count):
        player = state.players[seat]
        number -= len(player.tableau) + player.stock
        number -= len(player.hand) + len(player.drawn) if seat == viewer else hand_size(player)
    return number


def secret_stage(state: Position) -> bool:
    """Everybody answers in secret at the same time."""
    return any(is_secret(player.ask) for player in state.players)


def is_secret(ask: i64) -> bool:
    """Whether the question is answered in secret."""
    return ask == v.ASK_DISCARD or ask == v.ASK_KEEP or ask == v.ASK_PLACE or ask == v.ASK_PAY


def status(state: Position, player: Player, own: bool) -> Status:
    """Whether a player still owes an answer, as far as it may be known."""
    if not own and secret_stage(state) and (player.ask == v.NOTHING or is_secret(player.ask)):
        return "hidden"
    return "ready" if player.ask == v.NOTHING else "choosing"


def chosen_actions(state: Position, player: Player, own: bool) -> list[str]:
    """The action cards of this round, once they are revealed; one's own at once."""
    if state.phase == v.CHOOSE and not own:
        return []
    return [v.ACTION_CARDS[card] for card in (player.first, player.second) if card != v.NO_CARD]


def special_strength(state: Position, player: Player) -> list[RaceSpecial]:
    """Strength that counts against worlds of one kind or with one keyword only, on top of the general strength."""
    sums: dict[str, int] = {}
    for i in range(player.active):
        for power in state.box.pack.cards[player.tableau[i]].powers:
            against = power.good or power.keyword
            if power.phase == "settle" and power.does == "military" and against:
                sums[against] = sums.get(against, 0) + power.strength
    return [{"against": against, "strength": strength} for against, strength in sums.items()]


def public_player(state: Position, player: Player, own: bool) -> RacePlayer:
    """What everybody sees of a player."""
    box = state.box
    return {
        "tableau": [{"card": box.ids[card], "good": player.goods[i] != 0} for i, card in enumerate(player.tableau)],
        "chips": player.chips,
        "hand_size": len(player.hand) if own else hand_size(player),
        "actions": chosen_actions(state, player, own),
        "active": player.active,
        "strength": general_military(state, player) + player.temporary,
        "special": special_strength(state, player),
        "temporary": player.temporary,
        "contact": player.contact,
        "used": names(box, player.used),
        "wagered": player.wagered,
        "power": box.ids[player.power] if player.power != v.NO_CARD else None,
        "spent": names(box, player.spent),
        "made": [GOODS[kind - v.NOVELTY] for kind in player.made],
        "windfalls": list(player.windfalls),
        "status": status(state, player, own),
    }


def view_of(state: Position, viewer: i64, notations: list[str]) -> RaceView:
    """The position as seat `viewer` (-1: a spectator) may know it."""
    box = state.box
    players: list[RacePlayer] = []
    for seat in range(state.count):
        player = state.players[seat]
        entry = public_player(state, player, seat == viewer)
        if seat == viewer:
            entry["hand"] = names(box, player.hand)
            entry["drawn"] = names(box, player.drawn)
            entry["placing"] = box.ids[player.placing] if player.placing != v.NO_CARD else None
            entry["question"] = v.QUESTIONS[player.ask]
            entry["owe"] = player.owe
            entry["legal"] = [notations[action] for action in options_of(player)]
        elif state.stage != v.PLACE:
            entry["placing"] = box.ids[player.placing] if player.placing != v.NO_CARD else None
        players.append(entry)
    return {
        "game": "race",
        "seat": viewer if viewer >= 0 else None,
        "options": {"advanced": state.advanced, "first-game": state.first_game},
        "round": state.round,
        "phase": v.PHASES[state.phase],
        "stage": v.STAGES[state.stage],
        "second_time": state.again,
        "plan": [PHASES_OF_ROUND[phase - v.EXPLORE] for phase in state.plan],
        "lead": state.order[0],
        "pool": state.pool,
        "deck_size": len(state.deck) - state.top,
        "discard_size": discard_size(state, viewer),
        "players": players,
    }


def hide_from(state: Position, viewer: i64, rng: Rng) -> None:
    """Draw anew everything that the viewer cannot know: deck, discards, goods, the others' hands and answers."""
    if viewer >= 0 and state.players[viewer].ask in ABOUT_HAND:
        for seat in range(state.count):
            if seat != viewer and state.players[seat].ask in ABOUT_HAND:
                count_as_answered(state, state.players[seat])
    hidden = state.deck[state.top :] + discards(state, v.NO_CARD)
    for seat in range(state.count):
        player = state.players[seat]
        hidden += [good - 1 for good in player.goods if good]
        if seat != viewer:
            hidden += list(player.hand + player.drawn)
    cards = sorted(hidden)
    rng.shuffle(cards)
    at: i64 = 0
    for seat in range(state.count):
        player = state.players[seat]
        goods = b""
        for good in player.goods:
            goods += ONE[cards[at] + 1] if good else ONE[0]
            if good:
                at += 1
        player.goods = goods
        if seat != viewer:
            size: i64 = len(player.hand)
            player.hand = bytes(sorted(cards[at : at + size]))
            at += size
            size = len(player.drawn)
            player.drawn = bytes(sorted(cards[at : at + size]))
            at += size
    left: i64 = len(state.deck) - state.top
    state.deck = cards[at : at + left]
    state.top = 0
    state.rng = rng.clone()
    for seat in range(state.count):
        if seat != viewer:
            ask_anew(state, state.players[seat], rng)


def count_as_answered(state: Position, player: Player) -> None:
    """Nobody can tell whether another has answered already: in every imagined position all have."""
    player.hand = player.hand[owed_cards(player) :]
    if player.ask == v.ASK_KEEP:
        player.hand += player.drawn[: player.owe]
        player.drawn = b""
    answered(player, state)


def ask_anew(state: Position, player: Player, rng: Rng) -> None:
    """Secret answers of another seat: an action card may be any, a card to place has to be chosen again."""
    if state.phase == v.CHOOSE:
        choose_any_action(state, player, rng)
    if state.stage == v.PLACE and player.ask == v.NOTHING:
        player.placing = v.NO_CARD
        player.ask = v.ASK_PLACE
        state.waiting += 1
    if player.ask != v.NOTHING:
        if player.ask != v.ASK_SPEND:
            player.floor = 0
        offer(state, player)


def choose_any_action(state: Position, player: Player, rng: Rng) -> None:
    """A random choice in place of the secret one; one that is not complete is started anew."""
    total: i64 = 2 if state.advanced else 1
    complete = player.ask == v.NOTHING
    player.first = v.NO_CARD
    player.second = v.NO_CARD
    player.owe = total
    if not complete:
        return
    while player.owe > 0:
        action.offer(state, player)
        action.lay(player, player.choices[rng.below(len(player.choices))])
