"""What is printed on the cards, as words: a network knows a card that it has never met by these."""

from __future__ import annotations

from galaktyka.games.race.engine.box import Box
from galaktyka.games.race.engine.cards import Card, Power, ScoreLine


def printed(box: Box) -> dict[str, list[str]]:
    """For each card what is printed on it."""
    return {card.id: words_of(card) for card in box.pack.cards}


def words_of(card: Card) -> list[str]:
    """Kind, cost, points, powers and scoring."""
    words = ["card", "world" if card.world else "development", f"number-{card.printed_number}", f"vp-{card.vp}"]
    words += [f"{'military' if card.military else 'paid'}-{'world' if card.world else 'development'}"]
    if card.good:
        words += [
            f"good-{card.good}",
            f"{'windfall' if card.windfall else 'production'}",
            f"{card.windfall}-{card.good}",
        ]
    if card.start >= 0:
        words.append("start")
    words += [f"keyword-{keyword}" for keyword in card.keywords]
    for power in card.powers:
        words += words_of_power(power)
    for line in card.scores:
        words += words_of_score(line)
    return words


def words_of_power(power: Power) -> list[str]:
    """What it does, and with which numbers."""
    kind = f"{power.phase}-{power.does}"
    about = power.good or power.keyword or power.not_good
    words = [power.phase, kind]
    if about:
        words.append(f"{kind}-{about}")
    for name in ("cards", "strength", "vp", "goods", "times"):
        if number := getattr(power, name):
            words.append(f"{kind}-{name}-{number}")
    return words


def words_of_score(line: ScoreLine) -> list[str]:
    """What a development of cost 6 counts."""
    about = line.good or line.keyword or line.phase
    return [f"score-{line.per}", f"score-{line.per}-{about}", f"score-{line.vp}"]
