"""Race for the Galaxy in signs: what a power does as a short row of numbers and icons, ``−1{cost}{good-rare}``.

A name in braces is an icon of the page's sheet; made from the data of the rule.
"""

from galaktyka.games.race.engine.cards import Power
from galaktyka.server.content.signs import ARROW, AT_MOST, DASH, MINUS, NOT, how_many, kind_sign, narrowing, signed


def power_signs(power: Power) -> str:
    """One power."""
    match power.phase:
        case "explore":
            return signed(power.cards) + ("{draw}" if power.does == "draw-extra" else "{keep}")
        case "develop":
            return develop_signs(power)
        case "settle":
            return settle_signs(power)
        case "trade":
            good = "{windfall}" if power.good == "this-world" else kind_sign(power.good)
            return f"{good}{signed(power.cards)}{{draw}}"
        case "consume":
            return consume_signs(power)
        case "produce":
            return produce_signs(power)
    raise ValueError(power.phase)


def develop_signs(power: Power) -> str:
    """II Develop: cheaper developments, or cards before or after placing one."""
    match power.does:
        case "discount":
            return f"{MINUS}{power.cards}{{cost}}"
        case "draw-first":
            return f"{signed(power.cards)}{{draw}}"
        case "draw-after":
            return f"{{develop}}{ARROW}{power.cards}{{draw}}"
    raise ValueError(power.does)


def settle_signs(power: Power) -> str:
    """III Settle: cheaper worlds, strength, and cards that are given up."""
    never = f" {NOT}{kind_sign(power.not_good)}" if power.not_good else ""
    match power.does:
        case "discount":
            return f"{MINUS}{power.cards}{{cost}}{kind_sign(power.good)}"
        case "military":
            return f"{signed(power.strength)}{{military}}{narrowing(power.keyword, power.good)}"
        case "discard-for-zero-cost":
            return f"{{discard}}{ARROW}0{{cost}}{never}"
        case "discard-for-military":
            return f"{{discard}}{ARROW}{signed(power.strength)}{{military}}"
        case "pay-for-military":
            return f"{{defence}}{ARROW}{{cost}}{MINUS}{power.cards}{never}"
        case "draw-after":
            return f"{{settle}}{ARROW}{power.cards}{{draw}}"
    raise ValueError(power.does)


def consume_signs(power: Power) -> str:
    """IV Consume: what goes in, and what comes out."""
    match power.does:
        case "consume":
            gain = (f"{power.vp}{{vp}}" if power.vp else "") + (f"{power.cards}{{draw}}" if power.cards else "")
            return f"{how_many(power.goods, power.times)}{kind_sign(power.good)}{ARROW}{gain}"
        case "consume-different":
            return f"{power.goods}{{good-any}}{NOT}{ARROW}{power.vp}{{vp}}"
        case "consume-all":
            return f"{{good-any}}\N{HORIZONTAL ELLIPSIS}{ARROW}{{vp}}" + (f"{MINUS}{power.less}" if power.less else "")
        case "sell":
            return f"{{good-any}}{ARROW}{{draw}}" + ("+{trade}" if power.trade_powers else "")
        case "draw":
            return f"{signed(power.cards)}{{draw}}"
        case "discard-cards":
            return f"{AT_MOST}{power.times}{{card}}{ARROW}{power.vp}{{vp}}"
        case "gamble":
            return f"{power.low}{DASH}{power.high}?{ARROW}1{{draw}}"
    raise ValueError(power.does)


def produce_signs(power: Power) -> str:
    """V Produce: goods on windfall worlds, and cards."""
    match power.does:
        case "draw-if-produced" | "draw":
            return f"{signed(power.cards)}{{draw}}"
        case "produce-windfall":
            return "{windfall}" + (kind_sign(power.good) if power.good != "any" else "")
        case "draw-per-good":
            return f"{power.cards}{{draw}}/{kind_sign(power.good)}"
        case "draw-per-kind":
            return f"{power.cards}{{draw}}/{{good-any}}{NOT}"
        case "draw-per-world":
            return f"{power.cards}{{draw}}/{{settle}}{kind_sign(power.good)}"
        case "draw-if-most":
            return f"max{kind_sign(power.good)}{ARROW}{power.cards}{{draw}}"
    raise ValueError(power.does)
