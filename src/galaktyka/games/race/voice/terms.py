"""What placing a card would cost a player now, or how strong the player is, and which cards that comes from."""

from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.powers import find_for, has_bonus, price_of_contact
from galaktyka.games.race.game import RaceState
from galaktyka.games.race.text.cards import name
from galaktyka.text.catalogue import Words
from galaktyka.voices.sums import Term, or_price, price_sum, strength_sum


class Terms:
    """The powers of one player that count now."""

    def __init__(self, words: Words, state: RaceState, seat: int) -> None:
        self.words = words
        self.state = state
        self.box = state.box
        self.player = state.players[seat]
        self.active = self.player.tableau[: self.player.active]

    def of(self, table: bytes, row: int = 0) -> list[Term]:
        """What the active cards take off, card by card."""
        return [Term(self.name(card), -table[row + card]) for card in self.active if table[row + card]]

    def name(self, card: int) -> str:
        """What a card is called."""
        return name(self.words, self.box.ids[card])

    def to_develop(self) -> list[Term]:
        """Discounts, and the bonus of whoever chose Develop."""
        terms = self.of(self.box.develop_discount)
        if has_bonus(self.state, self.player, v.DEVELOP_CARD):
            terms.append(Term(self.words.say("race.action.develop"), -1))
        return terms

    def to_settle(self, world: int) -> list[Term]:
        """Discounts for this world."""
        return self.of(self.box.settle_discount, world * self.box.size)

    def of_contact(self, world: int) -> list[Term]:
        """What a military world costs less when it is paid for; the power that allows it may have a discount too."""
        specialist = find_for(self.player, self.box.contact, world * self.box.size)
        card = self.player.tableau[specialist]
        own = self.box.contact[world * self.box.size + card] - 1
        return [*self.to_settle(world), *([Term(self.name(card), -own)] if own else [])]

    def of_strength(self, world: int) -> list[Term]:
        """Strength against this world: general, specialised and temporary."""
        terms = []
        for card in self.active:
            number = self.box.strength[card] - v.STRENGTH_ZERO + self.box.special[world * self.box.size + card]
            if number:
                terms.append(Term(self.name(card), number))
        if self.player.temporary:
            terms.append(Term(self.words.say("voices.race.temporary"), self.player.temporary))
        return terms

    def to_place(self, card: int) -> str:
        """What it takes to place a card of the hand."""
        cost = self.box.cost[card]
        if not self.box.is_world[card]:
            return price_sum(self.words, self.name(card), cost, self.to_develop())
        if not self.box.military_world[card]:
            return price_sum(self.words, self.name(card), cost, self.to_settle(card))
        strength = strength_sum(self.words, self.name(card), cost, self.of_strength(card))
        if price_of_contact(self.state, self.player, card) == v.NO_CARD:
            return strength
        return or_price(self.words, strength, cost, self.of_contact(card))

    def to_pay(self) -> str:
        """The price of the card that is being placed."""
        card = self.player.placing
        if self.player.contact:
            return price_sum(self.words, self.name(card), self.box.cost[card], self.of_contact(card))
        return self.to_place(card)
