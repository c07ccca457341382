"""What everybody can work out from the open table."""

from galaktyka.core.game import View
from galaktyka.games.race.engine.cards import Pack

PHASE_OF_ACTION = {
    "explore-5": "explore",
    "explore-1-1": "explore",
    "develop": "develop",
    "settle": "settle",
    "consume-trade": "consume",
    "consume-2x": "consume",
    "produce": "produce",
}


def chosen_phases(view: View) -> set[str]:
    """The phases of this round, once they are known."""
    if view["phase"] in ("setup", "choose"):
        return set()
    return {PHASE_OF_ACTION[card] for player in view["players"] for card in player["actions"]}


def strength_of(pack: Pack, player: View) -> int:
    """The military printed on the cards of the tableau that counts against every world."""
    powers = [power for entry in player["tableau"] for power in pack.card(entry["card"]).powers]
    general = [power for power in powers if power.does == "military" and not power.good and not power.keyword]
    return sum(power.strength for power in general) + int(player["temporary"])
