"""What things would cost a player now, asked of the rules themselves."""

from galaktyka.games.frontiers import FrontiersState
from galaktyka.games.frontiers.rules.holdings import (
    price_of_contact,
    price_to_develop,
    price_to_settle,
    strength_against,
    sum_of,
)
from galaktyka.games.frontiers.tiles import Tile
from galaktyka.games.frontiers.vocabulary import DEVELOP, NO_TILE
from galaktyka.text.catalogue import Words


def technology_price(state: FrontiersState, seat: int, tile: Tile) -> int:
    """What the technology costs the player; the chooser's bonus only while Develop is resolved."""
    if state.phase == DEVELOP:
        return price_to_develop(state, seat, tile.index)
    return max(tile.cost - sum_of(state.players[seat], state.box.develop_discount), 0)


def price_note(words: Words, tile: Tile, price: int) -> str:
    """What is paid, if it is not the printed cost."""
    return words.say("terminal.frontiers.note.pay", n=price) if price != tile.cost else ""


def planet_terms(words: Words, state: FrontiersState, seat: int, tile: Tile) -> str:
    """How the player could take the planet, where that is not just its printed cost: for less, or by strength."""
    player = state.players[seat]
    if not tile.military:
        return price_note(words, tile, price_to_settle(state, player, tile.index))
    have = strength_against(state, player, tile.index)
    terms = words.say("terminal.frontiers.note.strength", have=have, need=tile.defence)
    price = price_of_contact(state, player, tile.index)
    if price == NO_TILE:
        return terms
    return words.say("terminal.frontiers.note.or-pay", terms=terms, n=price)
