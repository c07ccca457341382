"""What things would cost a player now, asked of the rules themselves, and which tiles that comes from."""

from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules import holdings
from galaktyka.games.frontiers.engine.tiles import Tile
from galaktyka.games.frontiers.game import FrontiersState
from galaktyka.games.frontiers.text.cards import name
from galaktyka.text.catalogue import Words
from galaktyka.voices.sums import Term, or_price, price_sum, strength_sum


def technology_price(state: FrontiersState, seat: int, tile: Tile) -> int:
    """What the technology costs the player; the chooser's bonus only while Develop is resolved."""
    if state.phase == v.DEVELOP:
        return holdings.price_to_develop(state, seat, tile.index)
    return max(tile.cost - holdings.sum_of(state.players[seat], state.box.develop_discount), 0)


def price_note(words: Words, tile: Tile, price: int) -> str:
    """What is paid, if it is not the printed cost."""
    return words.say("voices.frontiers.note.pay", n=price) if price != tile.cost else ""


def planet_terms(words: Words, state: FrontiersState, seat: int, tile: Tile) -> str:
    """How the player could take the planet, where that is not just its printed cost: for less, or by strength."""
    player = state.players[seat]
    if not tile.military:
        return price_note(words, tile, holdings.price_to_settle(state, player, tile.index))
    have = holdings.strength_against(state, player, tile.index)
    terms = words.say("voices.frontiers.note.strength", have=have, need=tile.defence)
    price = holdings.price_of_contact(state, player, tile.index)
    if price == v.NO_TILE:
        return terms
    return words.say("voices.frontiers.note.or-pay", terms=terms, n=price)


# ------------------------------------------------------------------ where it comes from


class Terms:
    """The powers of one player that count now."""

    def __init__(self, words: Words, state: FrontiersState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.box = state.box
        self.player = state.players[seat]

    def name(self, tile: int) -> str:
        """What a tile is called."""
        return name(self.words, self.box.ids[tile])

    def of(self, table: bytes, row: int = 0) -> list[Term]:
        """What the tiles whose powers count take off, tile by tile."""
        return [Term(self.name(tile), -table[row + tile]) for tile in self.player.tiles if table[row + tile]]

    def to_develop(self) -> list[Term]:
        """Discounts, and the bonus of whoever chose the action, while it is resolved."""
        terms = self.of(self.box.develop_discount)
        if self.state.phase == v.DEVELOP and self.seat == self.state.chooser and self.box.develop_bonus:
            terms.append(Term(self.words.say("frontiers.action.develop"), -self.box.develop_bonus))
        return terms

    def to_settle(self, planet: int) -> list[Term]:
        """Discounts for this planet."""
        return self.of(self.box.discount, planet * self.box.size)

    def of_contact(self, planet: int) -> list[Term]:
        """What a military planet costs less when it is paid for, with the best of the powers that allow it."""
        row = planet * self.box.size
        best = max(self.player.tiles, key=lambda tile: self.box.contact[row + tile])
        own = self.box.contact[row + best] - 1
        return [*([Term(self.name(best), -own)] if own else []), *self.to_settle(planet)]

    def of_strength(self, planet: int) -> list[Term]:
        """General, specialised and temporary strength."""
        row = planet * self.box.size
        numbers = [(tile, self.box.strength[tile] + self.box.special[row + tile]) for tile in self.player.tiles]
        terms = [Term(self.name(tile), number) for tile, number in numbers if number]
        if self.state.temporary:
            terms.append(Term(self.words.say("voices.frontiers.temporary"), self.state.temporary))
        return terms

    def to_buy(self, tile: Tile) -> str:
        """What a technology costs."""
        return price_sum(self.words, self.name(tile.index), tile.cost, self.to_develop())

    def to_take(self, tile: Tile) -> str:
        """What it takes to settle a planet."""
        if not tile.military:
            return price_sum(self.words, self.name(tile.index), tile.cost, self.to_settle(tile.index))
        strength = strength_sum(self.words, self.name(tile.index), tile.defence, self.of_strength(tile.index))
        if holdings.price_of_contact(self.state, self.player, tile.index) == v.NO_TILE:
            return strength
        return or_price(self.words, strength, tile.defence, self.of_contact(tile.index))
