"""Alien Artifacts: what is asked, what can be answered and what happened, in words.

Resource cards have no names: they are told by what is on them. Where such cards can come up, ``pack`` is the one that
is played with; None stands for the base set.
"""

from collections.abc import Sequence

from galaktyka.core.game import OWN_CARDS, Event, View
from galaktyka.games.artifacts.engine.cards import COLOURS, TYPES, Gain, Pack, Resource, Section
from galaktyka.games.artifacts.pack.reader import shipped_pack
from galaktyka.games.artifacts.text.cards import gain_text, name, plan_name
from galaktyka.games.artifacts.text.resources import icons_text, paid_text, resource_name, shown_text
from galaktyka.text.catalogue import Words
from galaktyka.text.play import joined, own_part

ONE_BY_ONE = ("pays", "discards", "stores")
"""Events about a resource card, of which there are often several in a row."""

TOKEN_BY_TOKEN = ("blockades", "lifts")
"""Events about a blockade token, of which there may be several on one card."""

PASSING = {
    "target": "attack-nobody",
    "boost": "no-boost",
    "reroll": "keep-revealed",
    "scout": "keep-system",
}
"""What it means to pass, by question."""

STOPPING = {
    "act": "end-turn",
    "pay": "exchange-no-more",
    "put": "attach-no-more",
    "send": "send-no-more",
    "discard": "discard-no-more",
    "switch": "switch-no-more",
}
"""What it means to be done, by question."""

UNLIMITED = 99
"""As many cards as one likes."""


# --- resource cards


def resource_of(pack: Pack | None, resource_id: str) -> Resource:
    """The resource card with this id."""
    resources = (pack or shipped_pack()).resources
    return next(resource for resource in resources if resource.id == resource_id)


def section_of(pack: Pack | None, section_id: str) -> Section:
    """The section with this id: that of the card, then a or b."""
    resource = resource_of(pack, section_id[:-1])
    return resource.first if section_id[-1] == "a" else resource.second


# --- what happened


def event_sentence(
    words: Words, event: Event, viewer: int | None, players: Sequence[str], pack: Pack | None = None
) -> str:
    """What happened, as told to ``viewer`` (None: a spectator); ``players`` are the names of all seats.

    The event must have gone through ``seen_by``: what it still holds is told.
    """
    objects = event.objects
    first = objects[0] if objects else ""
    second = objects[1] if len(objects) > 1 else ""
    if event.seat < 0:
        return words.say(f"artifacts.log.{event.kind}", n=event.number, system=first)
    attacked = attacked_seat(event)
    verb, _, about = first.partition(" ")
    what = words.say(
        f"artifacts.log.{'you' if event.seat == viewer else 'they'}.{variant(event, viewer, attacked)}",
        who=players[event.seat],
        n=abs(event.number),
        tokens=len(objects),
        card=first,
        side=second,
        kind=second,
        row=first,
        system=first,
        plan=first,
        artifact=first,
        faction=first,
        action=verb,
        detail=detail(words, about),
        source=source(words, first),
        target=players[attacked] if attacked is not None else "",
        things=things(words, event, pack),
    )
    if event.audience != OWN_CARDS:
        return what
    return words.say(
        "artifacts.log.seen" if objects else "artifacts.log.unseen", what=what, things=things(words, event, pack)
    )


def attacked_seat(event: Event) -> int | None:
    """The seat that somebody else attacks or blockades."""
    match event.kind:
        case "attacks-empire":
            return int(event.objects[0])
        case "blockades":
            return event.number
    return None


def variant(event: Event, viewer: int | None, attacked: int | None) -> str:
    """Which of the sentences for this kind of event fits."""
    match event.kind:
        case "points" | "credits" if event.number < 0:
            return f"loses-{event.kind}"
        case "action" if event.objects == ("pass",):
            return "passes"
        case "attacks-empire" if attacked == viewer:
            return "attacks-you"
        case "blockades" if attacked == viewer:
            return "blockades-you"
    return event.kind


def detail(words: Words, about: str) -> str:
    """The row or colour of an action, where it has one."""
    if about in TYPES:
        return words.say("artifacts.forms.source", source=words.say(f"artifacts.forms.rows.{about}"))
    if about in COLOURS:
        return words.say("artifacts.forms.source", source=words.say(f"artifacts.colour.{about}"))
    return ""


def source(words: Words, id: str) -> str:
    """Where points or credits come from: a card, an artifact, a faction, an action, or nothing worth telling."""
    for table in ("card", "artifact", "faction", "action"):
        message_id = f"artifacts.{table}.{id}"
        if words.has(message_id):
            return words.say("artifacts.forms.source", source=words.say(message_id))
    return ""


def things(words: Words, event: Event, pack: Pack | None) -> list[str]:
    """The resource cards, sections or plans that the event is about."""
    objects = event.objects
    match event.kind:
        case "draws" | "discards" | "reveals" | "turns-up":
            return [resource_name(words, resource_of(pack, resource)) for resource in objects]
        case "produces" | "match" | "no-match":
            return [resource_name(words, resource_of(pack, resource)) for resource in objects[1:]]
        case "pays":
            return [paid_text(words, section_of(pack, section)) for section in objects]
        case "stores":
            return [stored(words, pack, *pair) for pair in zip(objects[::2], objects[1::2], strict=True)]
        case "gets-plan":
            return [plan_name(words, plan) for plan in objects]
    return []


def stored(words: Words, pack: Pack | None, planet: str, section: str) -> str:
    """A planet with what shows under it: ``Mika 1 (3 red icons)``."""
    return words.say("artifacts.forms.under", card=planet, section=icons_text(words, section_of(pack, section)))


def merged(events: Sequence[Event]) -> list[Event]:
    """The same with one event for a run of single cards or tokens, and without a production whose result follows."""
    result: list[Event] = []
    for at, event in enumerate(events):
        if is_told_by_what_follows(event, events[at + 1 :]):
            continue
        last = result[-1] if result else None
        if both := joined(last, event, ONE_BY_ONE):
            result[-1] = both
        elif last and event.kind in TOKEN_BY_TOKEN and is_same_token(last, event):
            result[-1] = Event(event.kind, event.seat, (*last.objects, *event.objects), event.number, event.audience)
        else:
            result.append(event)
    return result


def is_told_by_what_follows(event: Event, later: Sequence[Event]) -> bool:
    """A production all of whose cards lie under their planet by the end of the run."""
    if event.kind != "produces":
        return False
    own = [each.kind for each in later if each.kind in ("produces", "stores") and each.objects[0] == event.objects[0]]
    return own[: event.number] == ["stores"] * event.number


def is_same_token(last: Event, event: Event) -> bool:
    """Another token of the same player on, or off, the same card."""
    return (last.kind, last.seat, last.objects[-1]) == (event.kind, event.seat, event.objects[0])


# --- what is asked


def prompt(words: Words, view: View, pack: Pack | None = None) -> str:
    """What the seat of this view has to decide now."""
    player = own_part(view)
    question, about, legal = player["question"], player["about"], player["legal"]
    values: dict[str, object] = {"n": player["owe"], "card": about, "row": about}
    match question:
        case "nothing":
            question = "wait"
        case "act":
            question = acting(view, legal)
            values["n"] = view["actions"]
        case "pay":
            return payment_prompt(words, view["payment"], "done" in legal)
        case "put" | "send" if "done" in legal:
            question += "-more"
        case "discard" if "done" not in legal:
            question = "discard-surplus"
        case "extra" if player["owe"]:
            question = "lift-number"
        case "target" if about:
            question = "target-ship"
        case "which":
            question = f"which-{about}-next" if player["owe"] else f"which-{about}"
        case "to":
            values["section"] = attached(words, pack, about, bool(player["owe"]))
        case "show":
            values["resource"] = resource_name(words, resource_of(pack, view["revealed"]))
            if view["drawn"]:
                question = "show-more"
                values["others"] = [resource_name(words, resource_of(pack, resource)) for resource in view["drawn"]]
        case "scout":
            values["system"] = view["system"]
    return words.say_with(f"artifacts.ask.{question}", values)


def acting(view: View, legal: Sequence[str]) -> str:
    """Which of the prompts of the action stage fits."""
    if "pass" in legal:
        return "act-stuck"
    if view["actions"] == 0:
        return "act-done"
    return "act-more" if view["actions"] > 1 else "act"


def attached(words: Words, pack: Pack | None, about: str, section: bool) -> str:
    """What is to be attached: a section that was chosen, or a whole card that was revealed."""
    if section:
        return icons_text(words, section_of(pack, about))
    return resource_name(words, resource_of(pack, about))


def payment_prompt(words: Words, payment: View, may_stop: bool) -> str:
    """What is still to be paid."""
    if payment["sets"]:
        return words.say("artifacts.ask.pay-set", colour=payment["colour"])
    limit = card_limit(words, payment)
    if not payment["need"]:
        return words.say("artifacts.ask.exchange-more" if may_stop else "artifacts.ask.exchange", limit=limit)
    return words.say(
        "artifacts.ask.pay-planets" if payment["planets_only"] else "artifacts.ask.pay",
        icons=payment["need"] - payment["paid"],
        colour=payment["colour"],
        gold="yes" if payment["gold"] else "no",
        limit=limit,
    )


def card_limit(words: Words, payment: View) -> str:
    """How many cards may be spent, where that is limited."""
    cards, planets = payment["cards_left"], payment["planet_cards_left"]
    if cards >= UNLIMITED:
        return ""
    form = "card-limit-planets" if planets else "card-limit"
    return words.say(f"artifacts.forms.{form}", n=cards, planets=planets)


# --- what can be answered


def answer(words: Words, view: View, notation: str, pack: Pack | None = None, players: Sequence[str] = ()) -> str:
    """One of the possible answers of the seat of this view, as it may stand on a button.

    Empires to attack are told by the names of the ``players``, if they are given, or else by their factions.
    """
    verb, _, thing = notation.partition(" ")
    player = own_part(view)
    question = player["question"]
    values: dict[str, object] = dict.fromkeys(("card", "row", "colour", "kind", "plan", "artifact", "faction"), thing)
    match verb:
        case "pass":
            verb = PASSING.get(question, "pass")
        case "done":
            verb = STOPPING.get(question, "done")
        case "extra":
            values["n"] = int(thing)
            verb = "lift-number" if player["owe"] else "extra"
        case "show":
            values["section"] = shown_text(words, section_of(pack, f"{view['revealed']}{thing}"))
        case "pay" | "put":
            values["section"] = paid_text(words, section_of(pack, thing))
            values["place"] = place(words, player, thing, pack)
            verb = "exchange-card" if verb == "pay" and is_exchange(view) else verb
        case "discard":
            values["resource"] = resource_name(words, resource_of(pack, thing))
        case "target" if thing == "aliens":
            return words.say("artifacts.do.aliens", system=view["system"])
        case "target":
            values["target"] = empire(words, view, int(thing), players)
        case "boost":
            values |= boosting(player["about"], pack)
        case "take":
            return gaining(words, player["gains"][int(thing) - 1])
    return words.say_with(f"artifacts.do.{verb}", values)


def is_exchange(view: View) -> bool:
    """Cards are paid for credits: as many as one likes."""
    payment = view["payment"]
    return payment is not None and not payment["need"] and not payment["sets"]


def place(words: Words, player: View, section: str, pack: Pack | None) -> str:
    """Where the section comes from: a planet, or a card in hand with its two halves."""
    for entry in player["empire"]:
        if section in entry["stored"]:
            return name(words, entry["card"])
    return resource_name(words, resource_of(pack, section[:-1]))


def empire(words: Words, view: View, seat: int, players: Sequence[str]) -> str:
    """Whose empire it is."""
    return players[seat] if players else words.say(f"artifacts.faction.{view['players'][seat]['faction']}")


def boosting(ship: str, pack: Pack | None) -> dict[str, object]:
    """What a higher attack value costs and brings."""
    pack = pack or shipped_pack()
    effects = [effect for effect in pack.cards[pack.index_of[ship]].effects if effect.does == "boost"]
    return {"credits": sum(effect.credits for effect in effects), "amount": sum(effect.amount for effect in effects)}


def gaining(words: Words, gains: View) -> str:
    """One of the gains of an attack; some cost credits."""
    gain = Gain(**gains)
    lost = max(-gain.credits, 0)
    if not any((gain.vp, gain.credits > 0, gain.artifacts, gain.plans, gain.cards)):
        return words.say("artifacts.do.lose", credits=lost)
    verb = "take-and-lose" if lost else "take"
    return words.say(f"artifacts.do.{verb}", items=gain_text(words, gain), credits=lost)


# --- points


def tie_break(words: Words, score_tie_break: int) -> str:
    """What decides if points are tied: credits, then cards in the empire."""
    credits, cards = divmod(score_tie_break, 256)
    return words.say("artifacts.score-item.tie-break", credits=credits, cards=cards)
