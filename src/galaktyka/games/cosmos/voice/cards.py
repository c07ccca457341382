"""The cards of a pack by their ids."""

from galaktyka.games.cosmos.engine.cards import Pack


class Cards:
    """Everything in the box that has an id."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.crew = {card.id: card for card in pack.crew}
        self.survivors = {card.id: card for card in pack.survivors}
        self.planets = {card.id: card for card in pack.planets}
        self.upgrades = {upgrade.id: upgrade for upgrade in pack.upgrades}
        self.automa = {card.id: card for card in pack.automa}
        self.levels = {level.id: level for level in pack.levels}
        self.colonies = {f"colony-{number}": (number, cost) for number, cost in enumerate(pack.colonies, 1)}
        """What the first, second ... colony costs, with its number."""
