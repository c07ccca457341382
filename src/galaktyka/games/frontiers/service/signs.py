"""New Frontiers in signs: what a power does as a short row of numbers and icons, made from the data of the rule."""

from typing import Literal

from galaktyka.games.frontiers.engine.tiles import Power
from galaktyka.server.content.signs import ARROW, AT_MOST, MINUS, NOT, how_many, kind_sign, narrowing, signed

Phase = Literal["develop", "explore", "settle", "produce", "sell", "consume"]

SWAP = "\N{RIGHTWARDS ARROW OVER LEFTWARDS ARROW}"


def power_signs(power: Power) -> str:
    """One power."""
    match power.phase:
        case "develop":
            return develop_signs(power)
        case "explore":
            return gain_signs(power)
        case "settle":
            return settle_signs(power)
        case "produce":
            return produce_signs(power)
        case "sell":
            return f"{kind_sign(power.good)}{signed(power.credits)}{{credit}}"
        case "consume":
            return consume_signs(power)
    raise ValueError(power.phase)


def develop_signs(power: Power) -> str:
    """Develop: cheaper technologies, and credits before or after buying one."""
    match power.does:
        case "discount":
            return f"{MINUS}{power.credits}{{credit}}"
        case "credits-after":
            return f"{{develop}}{ARROW}{power.credits}{{credit}}"
    return gain_signs(power)


def gain_signs(power: Power) -> str:
    """Planets, colonists or credits for taking part."""
    match power.does:
        case "draw":
            return f"{signed(power.planets)}{{planet}}"
        case "gain-colonists":
            return f"{signed(power.colonists)}{{colonist}}"
        case "gain-credits":
            return f"{signed(power.credits)}{{credit}}"
    raise ValueError(power.does)


def settle_signs(power: Power) -> str:
    """Settle: strength, cheaper planets, what follows, and colonies that are exchanged."""
    narrowed = narrowing(power.keyword, power.good)
    match power.does:
        case "military":
            return f"{signed(power.strength)}{{military}}{narrowed}"
        case "temporary-military":
            return f"{kind_sign(power.good)}{ARROW}{signed(power.strength)}{{military}}"
        case "discount":
            return f"{MINUS}{power.credits}{{credit}}{narrowed}"
        case "credits-after":
            return f"{'{defence}' if power.military else '{settle}'}{ARROW}{power.credits}{{credit}}"
        case "draw-after":
            return f"{{settle}}{ARROW}{power.planets}{{planet}}"
        case "pay-for-military":
            return f"{{defence}}{ARROW}{{credit}}{MINUS}{power.credits} {NOT}{{kw-alien}}"
        case "second-planet":
            return "+1{settle}"
        case "upgrade-colony":
            return f"{{planet}}{SWAP}{{planet}}" + (f"{AT_MOST}{signed(power.most)}" if power.most else "")
        case "replace-itself":
            return f"{{discard}}{ARROW}{{planet}}"
    return gain_signs(power)


def produce_signs(power: Power) -> str:
    """Produce: credits, and goods on windfall colonies."""
    match power.does:
        case "credits-if-produced":
            return f"{signed(power.credits)}{{credit}}"
        case "credits-per-colony":
            colonies = narrowing(power.keyword, power.good) + ("{defence}" if power.military else "")
            return f"{power.credits}{{credit}}/{colonies or '{planet}'}"
        case "credits-if-most":
            return f"max{kind_sign(power.good)}{ARROW}{power.credits}{{credit}}"
        case "produce-windfall":
            kind = kind_sign(power.good) if power.good != "any" else ""
            return (f"{AT_MOST}{power.times}" if power.times > 1 else "") + "{windfall}" + kind
    raise ValueError(power.does)


def consume_signs(power: Power) -> str:
    """Consume: what goes in, and what comes out."""
    comes_out = (f"{power.vp}{{vp}}" if power.vp else "") + (f"{power.credits}{{credit}}" if power.credits else "")
    match power.does:
        case "consume":
            return f"{how_many(power.goods, power.times)}{kind_sign(power.good)}{ARROW}{comes_out}"
        case "consume-different":
            return f"{AT_MOST}{power.times}{{good-any}}{NOT}{ARROW}{comes_out}"
        case "gain":
            return f"+{comes_out}"
        case "per-good":
            return f"{power.vp}{{vp}}/{{good-any}}"
        case "sell":
            return f"{{good-any}}{ARROW}{{credit}}"
    raise ValueError(power.does)
