"""Alien Artifacts in signs: what a card does as a short row of icons and numbers, made from the data of the rule."""

from msgspec import Struct

from galaktyka.games.artifacts.engine.cards import Card, Counter, Effect, Gain, Op, Payment, ScoreRow, TableRow
from galaktyka.games.artifacts.text.cards import HIGHEST, LOWEST
from galaktyka.server.content.signs import ARROW, AT_MOST, DASH, MINUS, NOT
from galaktyka.server.content.signs import signed as with_sign

TYPE_ICONS = {"ship": "aa-ship", "technology": "aa-technology", "planet": "aa-planet"}
TYPE_OF_ACTION = {"build": "ship", "develop": "technology", "discover": "planet"}
ACTION_ICONS = {
    "build": "aa-ship",
    "develop": "aa-technology",
    "discover": "aa-planet",
    "buy": "draw",
    "exchange": "trade",
    "prepare": "plus",
    "operational": "aa-operational",
}
COST_ICONS = {"build": "aa-red", "develop": "aa-blue", "discover": "aa-green", "buy": "credit"}
ACTION_OF_KIND = {
    "exploration": "discover",
    "expansion": "develop",
    "extermination": "build",
    "exploitation": "buy",
}
"""The action that a logistical planet of this Kind makes cheaper; a ship of the last one helps to exchange."""
EVENT_ICONS = {
    "arrive-any": "plus",
    "discover": "aa-planet",
    "develop": "aa-technology",
    "buy": "draw",
    "exchange": "trade",
    "mine": "produce",
    "attack": "aa-attack",
    "attacked": "defence",
    "damaged": "aa-ship",
    "ship-lost": "aa-ship",
    "artifact": "aa-artifact",
}
AGAINST_ICONS = {"aliens": "kw-alien", "empires": "friends"}
SIDE_ICONS = {"logistical": "aa-logistical", "operational": "aa-operational"}


class ArtifactsSign(Struct, frozen=True):
    """A piece of a row: an icon, or a number or mark."""

    icon: str = ""
    text: str = ""


Signs = list[ArtifactsSign]


def icon(name: str) -> ArtifactsSign:
    """An icon of the sheet."""
    return ArtifactsSign(icon=name)


def mark(text: str) -> ArtifactsSign:
    """A number or a mark."""
    return ArtifactsSign(text=text)


def signed(number: int) -> ArtifactsSign:
    """A number with its sign."""
    return mark(with_sign(number))


# ------------------------------------------------------------------ the sides of a card


def side_signs(card: Card, side: str, numbers: dict[str, int]) -> Signs:
    """What the card does on this side."""
    match card.type, side:
        case "planet", "logistical":
            return cost_signs(ACTION_OF_KIND[card.kind], -numbers["discount"])
        case "planet", _:
            return [icon("produce"), mark(str(numbers["yield"])), icon("card")]
        case "ship", "logistical":
            return fleet_signs(card.kind)
        case "ship", _:
            return [signed(card.attack), icon("aa-attack"), *apart([effect_signs(effect) for effect in card.effects])]
        case _, "logistical":
            return technology_signs(card)
    return []


def fleet_signs(kind: str) -> Signs:
    """The logistical side of a ship."""
    action = ACTION_OF_KIND[kind]
    if action == "buy":
        return [*limit_signs("exchange", 1), mark("·"), signed(1), icon("defence")]
    return limit_signs(action, 1)


def technology_signs(card: Card) -> Signs:
    """The logistical side of a technology, without its keyword."""
    if card.keyword == "permanent":
        return apart([effect_signs(effect) for effect in card.effects])[1:]
    return use_signs(card.pay, card.do)


def apart(rows: list[Signs]) -> Signs:
    """One thing after another, with a dot before each."""
    return [sign for row in rows for sign in (mark("·"), *row)]


def cost_signs(action: str, amount: int) -> Signs:
    """By how much an action is cheaper or dearer."""
    return [icon(ACTION_ICONS[action]), signed(amount), icon(COST_ICONS[action])]


def limit_signs(action: str, amount: int) -> Signs:
    """How many more cards may be spent on an action."""
    return [icon(ACTION_ICONS[action]), signed(amount), icon("aa-limit")]


def effect_signs(effect: Effect) -> Signs:
    """One effect that works as long as the card lies there."""
    match effect.does:
        case "cost":
            return cost_signs(effect.action, effect.amount)
        case "limit":
            return limit_signs(effect.action, effect.amount)
        case "attack":
            return [signed(effect.amount), icon("aa-attack"), *against_signs(effect.against)]
        case "attack-per":
            return [signed(effect.amount), icon("aa-attack"), *per_signs(effect.count, effect.each)]
        case "on":
            return [*event_signs(effect), mark(":"), *ops_signs(effect.do)]
        case "final":
            return [icon("trophy"), mark(str(effect.vp)), icon("vp"), *per_signs(effect.count, effect.each)]
        case "boost":
            return [mark(str(effect.credits)), icon("credit"), mark(ARROW), signed(effect.amount), icon("aa-attack")]
        case "preview":
            return [icon(TYPE_ICONS[effect.deck]), icon("explore"), signed(effect.amount)]
        case "shield":
            return [signed(effect.amount), icon("defence")]
        case "hand":
            return [signed(effect.amount), icon("card")]
        case "yield":
            return [icon("produce"), signed(effect.amount), icon("card")]
    return [icon(name) for name in PLAIN_EFFECTS[effect.does]]


PLAIN_EFFECTS = {
    "either-section": ("produce", "keep"),
    "second-look": ("aa-technology", "replay"),
    "hull": ("aa-ship", "defence"),
    "reroll": ("aa-attack", "replay"),
    "scout": ("kw-alien", "explore"),
    "ignore-blockade": ("aa-blockade", "check"),
}
"""Effects without a number."""


def against_signs(target: str) -> Signs:
    """Whom a bonus counts against, if not against everybody."""
    return [icon(AGAINST_ICONS[target])] if target else []


def event_signs(effect: Effect) -> Signs:
    """What an effect waits for."""
    signs = [icon(EVENT_ICONS[effect.event])]
    if effect.event in ("damaged", "ship-lost"):
        signs.append(icon("close"))
    if effect.new_kind:
        signs.append(icon("kind-exploration"))
    if effect.side:
        signs.append(icon(SIDE_ICONS[effect.side]))
    return [*signs, *against_signs(effect.against)]


# ------------------------------------------------------------------ what is paid and done


def use_signs(pay: Payment, ops: list[Op]) -> Signs:
    """A price, and what it is paid for."""
    price = payment_signs(pay)
    return [*price, mark(ARROW), *ops_signs(ops)] if price else ops_signs(ops)


def payment_signs(pay: Payment) -> Signs:
    """What is paid; nothing if it is free."""
    signs: Signs = []
    if pay.credits:
        signs += [mark(str(pay.credits)), icon("credit")]
    if pay.icons:
        signs += [mark(str(pay.icons)), *(same_colour() if pay.colour == "one" else [icon(f"aa-{pay.colour}")])]
    if pay.sets:
        signs += [icon("aa-red"), icon("aa-blue"), icon("aa-green")]
    if pay.stored:
        signs += [mark(str(pay.stored)), icon("aa-planet"), icon("card")]
    return signs


def same_colour() -> Signs:
    """One of the three colours, whichever."""
    return [icon("aa-red"), mark("/"), icon("aa-blue"), mark("/"), icon("aa-green")]


def ops_signs(ops: list[Op]) -> Signs:
    """What is done, one thing after the other."""
    return apart([op_signs(op) for op in ops])[1:]


def op_signs(op: Op) -> Signs:
    """One operation."""
    match op.does:
        case "gain":
            return [*gain_signs(op.gain), *per_signs(op.per, 1)]
        case "steal":
            return [signed(op.credits), icon("credit"), icon("friends")]
        case "buy":
            return [icon("draw")]
        case "search":
            return [icon("explore"), icon(TYPE_ICONS[op.deck])]
        case "draft":
            return [icon("explore"), mark(str(op.look)), icon("keep")]
        case "attach":
            return [icon("plus"), mark(str(op.cards)), icon("card")]
        case "complete":
            return [icon("check"), icon("aa-planet")]
        case "flip":
            return [mark(str(op.cards)), icon("aa-logistical"), mark(ARROW), icon("aa-operational")]
        case "attack":
            return [icon("aa-attack"), *([signed(op.bonus)] if op.bonus else [])]
        case "income":
            return [icon("aa-technology"), icon("vp")]
        case "mine":
            return [icon("produce"), mark(str(op.cards)), icon("card")]
        case "unblock":
            return [mark(MINUS if op.all else f"{MINUS}{op.tokens}"), icon("aa-blockade")]
        case "extra-action":
            return [signed(1), icon("play")]
        case "raise-limit":
            return [signed(op.amount), icon("aa-limit"), *([icon("aa-planet")] if op.planets else [])]
        case "attack-bonus":
            return [signed(op.amount), icon("aa-attack")]
        case "sift":
            return [signed(op.cards), icon("draw"), mark(f"{MINUS}{op.cards}"), icon("discard")]
    return [icon("replay")]


def gain_signs(gain: Gain) -> Signs:
    """Points, credits and cards; negative credits are lost."""
    amounts = {
        "vp": gain.vp,
        "credit": gain.credits,
        "aa-artifact": gain.artifacts,
        "defence": gain.plans,
        "card": gain.cards,
    }
    signs: Signs = []
    for name, n in amounts.items():
        if n:
            signs += [mark(str(n) if n > 0 else f"{MINUS}{-n}"), icon(name)]
    return signs


# ------------------------------------------------------------------ what is counted


def per_signs(counter: Counter | None, each: int) -> Signs:
    """For each of what is counted, or for every so many."""
    if counter is None:
        return []
    return [mark("/"), *([mark(str(each))] if each > 1 else []), *counter_signs(counter)]


def counter_signs(counter: Counter) -> Signs:
    """What is counted."""
    match counter.counts:
        case "credits":
            return [icon("credit")]
        case "stored":
            return [icon("aa-planet"), icon("card")]
        case "paid-icons":
            return [icon("aa-gold")]
        case "paid-sets":
            return [icon("aa-red"), icon("aa-blue"), icon("aa-green")]
        case "type-sets":
            return [icon("aa-ship"), icon("aa-technology"), icon("aa-planet")]
        case "kind-sets":
            return [icon(f"kind-{kind}") for kind in ACTION_OF_KIND]
        case "kinds":
            return [*type_signs(counter), mark(NOT)]
    kind = [icon(f"kind-{counter.kind}")] if counter.kind else []
    side = [icon(SIDE_ICONS[counter.side])] if counter.side else []
    return [*side, *kind, *(type_signs(counter) if counter.type or not (kind or side) else [])]


def type_signs(counter: Counter) -> Signs:
    """Cards of a type, or any."""
    return [icon(TYPE_ICONS[counter.type] if counter.type else "card")]


def score_signs(row: ScoreRow) -> Signs:
    """What a row of an operational technology asks for."""
    return [mark(str(row.least)), *counter_signs(row.count)]


# ------------------------------------------------------------------ tables of attacks


def values_mark(row: TableRow) -> str:
    """The attack values of a row: ``≤2``, ``3–4``, ``5+``."""
    if row.most == HIGHEST:
        return f"{row.least}+" if row.least > LOWEST else f"0{DASH}"
    if row.least == LOWEST:
        return f"{AT_MOST}{row.most}"
    return str(row.least) if row.least == row.most else f"{row.least}{DASH}{row.most}"


def row_signs(row: TableRow) -> Signs:
    """What the attacker gains, one of several where there is a choice; tokens; what the defender loses."""
    signs: Signs = []
    for gain in row.choices:
        signs += [*([mark("/")] if signs else []), *gain_signs(gain)]
    if row.blockade:
        signs += [mark(str(row.blockade)), icon("aa-blockade")]
    if row.loses.vp or row.loses.credits:
        lost = Gain(-row.loses.vp, -row.loses.credits)
        signs += [icon("friends"), *gain_signs(lost)]
    return signs
