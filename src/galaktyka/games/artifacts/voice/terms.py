"""What building and buying would cost a player now, and where that comes from."""

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.box import NO_CHANGE
from galaktyka.games.artifacts.engine.rules.empire import BUY_COST, number_of, works
from galaktyka.games.artifacts.engine.rules.paying import attached_icons
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.text.cards import name
from galaktyka.text.catalogue import Words
from galaktyka.voices.sums import Term, price_sum


class Terms:
    """The cards of one empire that make things cheaper or dearer."""

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        self.words = words
        self.state = state
        self.box = state.box
        self.player = state.players[seat]

    def say(self, message: str) -> str:
        """What is neither a card nor a number."""
        return self.words.say(f"voices.artifacts.term.{message}")

    def working(self) -> list[int]:
        """The cards on their logistical side that tokens do not stop."""
        found = []
        for place, card in enumerate(self.player.empire):
            if self.player.sides[place] == v.LOGISTICAL and works(self.state, self.player, place):
                found.append(card)
        return found

    def of_planets(self, kind: int) -> list[Term]:
        """The discount of every planet of the Kind."""
        planets = [card for card in self.working() if self.box.type[card] == v.PLANET and self.box.kind[card] == kind]
        return [Term(name(self.words, self.box.ids[card]), -self.box.discount) for card in planets]

    def of_changes(self, table: bytes) -> list[Term]:
        """What other cards change."""
        changed = [card for card in self.working() if table[card] != NO_CHANGE]
        return [Term(name(self.words, self.box.ids[card]), table[card] - NO_CHANGE) for card in changed]

    def to_build(self, card: int) -> list[Term]:
        """One more for each card of the type, less for planets, and what is attached."""
        type = self.box.type[card]
        terms = [Term(self.say(v.TYPES[type]), number_of(self.state, self.player, type))]
        terms += [*self.of_planets(v.KIND_FOR_TYPE[type]), *self.of_changes(self.box.cost_change[type])]
        terms.append(Term(self.say("attached"), -attached_icons(self.state, self.player, card)))
        return [term for term in terms if term.number]

    def to_buy(self) -> list[Term]:
        """Less for planets, and what other cards change."""
        return [*self.of_planets(v.EXPLOITATION), *self.of_changes(self.box.cost_change[BUY_COST])]

    def build_sum(self, card: int) -> str:
        """What completing a project costs."""
        cost = self.box.base_cost
        return price_sum(self.words, name(self.words, self.box.ids[card]), cost, self.to_build(card))

    def buy_sum(self) -> str:
        """What a card of a big deck costs."""
        return price_sum(self.words, self.say("card"), self.box.buy_cost, self.to_buy())

    def payment_sum(self) -> str:
        """What the payment is for, where its price is added up: a project."""
        agenda = self.state.agenda
        return self.build_sum(agenda[2]) if agenda and agenda[0] == v.COMPLETE else ""
