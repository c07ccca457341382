"""Race for the Galaxy: what a card is called and what it does, in words made from the same data as the rule."""

from galaktyka.games.race.engine.cards import PHASES, Card, Power, ScoreLine
from galaktyka.text.catalogue import Words
from galaktyka.text.powers import ByPhase, by_phase, nature, score_values, whole_text, worth_sentences


def name(words: Words, card_id: str) -> str:
    """What the card is called."""
    return words.say(f"race.card.{card_id}")


def card_text(words: Words, card: Card) -> str:
    """The whole card in plain words: name, what it is, powers by phase, what it is worth at the end."""
    lines = [name(words, card.id), summary(words, card)]
    return whole_text(words, "race", lines, powers_by_phase(words, card), score_sentences(words, card))


def summary(words: Words, card: Card) -> str:
    """What the card is, costs and is worth: ``Non-military production world: Genes. Cost 5. Worth 3 points.``"""
    sentences = [words.say(f"race.text.{card_type(card)}", good=card.good)]
    if card.windfall:
        sentences.append(words.say("race.text.windfall-good"))
    if card.start >= 0:
        sentences.append(words.say("race.text.start", number=card.start))
    sentences.append(words.say("race.text.defence" if card.military else "race.text.cost", number=card.printed_number))
    return " ".join([*sentences, *worth_sentences(words, "race", card)])


def card_type(card: Card) -> str:
    """``development``, ``world-military-windfall``, and so on."""
    if card.development:
        return "development"
    return f"world{nature(card)}"


def powers_by_phase(words: Words, card: Card) -> ByPhase:
    """The phases in which the card does something, each with its sentences; a world's own production comes first."""
    own = [("produce", words.say("race.power.produce.own", good=card.good))] if card.production else []
    return by_phase(PHASES, [*own, *((power.phase, power_sentence(words, power)) for power in card.powers)])


def power_sentences(words: Words, card: Card) -> list[str]:
    """Everything the card does, in the order of the phases."""
    return [sentence for _, sentences in powers_by_phase(words, card) for sentence in sentences]


def power_sentence(words: Words, power: Power) -> str:
    """One power."""
    sentence = words.say(
        f"race.power.{power.phase}.{power.does}{variant(power)}",
        cards=power.cards,
        strength=power.strength,
        good=power.good,
        keyword=power.keyword,
        goods=power.goods,
        times=power.times,
        vp=power.vp,
        less=power.less,
        low=power.low,
        high=power.high,
    )
    if power.not_good:
        return f"{sentence} {words.say('race.power.settle.not-kind', not_good=power.not_good)}"
    return sentence


def variant(power: Power) -> str:
    """Which of the sentences for this kind of power fits its fields."""
    match power.does:
        case "discount" | "military" if power.good:
            return "-kind"
        case "military" if power.keyword:
            return "-keyword"
        case "produce-windfall" if power.good != "any":
            return "-kind"
        case "consume":
            each = "-each" if power.times > 1 else ""
            return each + ("-points" if power.vp else "") + ("-cards" if power.cards else "")
        case "consume-all" if power.less == 0:
            return "-each"
        case "sell":
            return "-with-powers" if power.trade_powers else "-plain"
    return ""


def score_sentences(words: Words, card: Card) -> list[str]:
    """What the card is worth at the end, line by line; empty for a card with printed points."""
    return [score_sentence(words, card, number) for number in range(len(card.scores))]


def score_sentence(words: Words, card: Card, number: int) -> str:
    """One line. Whatever an earlier line has counted already makes this one say "other"."""
    line = card.scores[number]
    earlier = card.scores[:number]
    itself = counts(line, card) and not any(counts(other, card) for other in earlier)
    return words.say(
        f"race.score.{line.per}",
        **score_values(line, any(overlap(line, other) for other in earlier), itself),
        cost="any" if line.cost < 0 else "of",
        cost_number=line.cost,
        card=line.card,
        every=line.every,
    )


def overlap(one: ScoreLine, other: ScoreLine) -> bool:
    """Could one card fit both lines?"""
    if {one.per, other.per} not in ({"world"}, {"development"}, {"card"}, {"world", "card"}, {"development", "card"}):
        return False
    if one.good and other.good and one.good != other.good:
        return False
    if one.cost >= 0 and other.cost >= 0 and one.cost != other.cost:
        return False
    return not (one.production and other.windfall) and not (one.windfall and other.production)


def counts(line: ScoreLine, card: Card) -> bool:
    """Does this line of a development count the development itself?"""
    return (
        line.per in ("development", "card")
        and (not line.keyword or line.keyword in card.keywords)
        and (not line.phase or card.has_power_in(line.phase))
        and line.cost in (-1, card.cost)
    )
