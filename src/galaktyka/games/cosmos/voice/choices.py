"""What a seat can answer, as numbered entries with what they bring, and what it cannot, with the reason."""

from galaktyka.core.game import Reason, View
from galaktyka.games.cosmos.engine import vocabulary as v
from galaktyka.games.cosmos.engine.cards import ON, UPGRADES, Effect
from galaktyka.games.cosmos.engine.rules.crew import edge_matches
from galaktyka.games.cosmos.engine.rules.system import within_reach
from galaktyka.games.cosmos.engine.rules.travel import space_name
from galaktyka.games.cosmos.game import CosmosState
from galaktyka.games.cosmos.text.cards import colony_cost, crew_name, effect_clause, upgrade_cost, upgrade_name
from galaktyka.games.cosmos.text.play import answer, effect_at, prompt
from galaktyka.games.cosmos.voice.cards import Cards
from galaktyka.games.cosmos.voice.signs import RESOURCE_SIGNS, effect_signs
from galaktyka.text.catalogue import Words
from galaktyka.text.play import reason_sentence
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.sums import Term, amount

UNITS = ("gain", "pay", "raise")
TOGETHER = (*UNITS, "cantina")
"""Questions at which several units or cards are chosen in one go."""
CARDS_THEMSELVES = ("discard", "cantina")
DEEDS = ("gather", "terraform", "explore", "colony", "outpost")


class Chooser:
    """Makes the choice of one seat in one position."""

    def __init__(self, words: Words, cards: Cards, state: CosmosState, seat: int) -> None:
        self.words = words
        self.cards = cards
        self.state = state
        self.seat = seat
        self.pack = cards.pack
        self.view = state.view(seat)
        self.me: View = self.view["players"][seat]
        self.question: str = self.me["question"]
        self.legal: list[str] = self.me["legal"]

    def choice(self) -> Choice:
        """What can be answered now."""
        text = prompt(self.words, self.view)
        entries = [self.entry(notation) for notation in self.legal if notation != "pass"]
        if self.question == "upgrade":
            entries += self.refused([f"upgrade {upgrade}" for upgrade in UPGRADES])
        if self.question == "destination":
            entries += self.refused(list(DEEDS))
        need = self.me["owe"] if self.question in TOGETHER else 1
        stop = self.action("pass")
        if self.question == "raise":
            raised = self.me["levels_at_once"] - need
            return Choice(text, entries, need, True, self.passing(), stop=stop, sum=self.levels_sum(), paid=raised)
        return Choice(text, entries, need, False, self.passing())

    def levels_sum(self) -> str:
        """How many levels may be raised in one action, and why."""
        say = self.words.say
        terms = [
            Term(say("voices.cosmos.term.colonies"), len(self.me["colonies"])),
            Term(say("voices.cosmos.term.outposts"), len(self.me["outposts"])),
        ]
        base = self.pack.numbers["terraform_base"]
        return say("voices.cosmos.term.levels", amount=amount(self.words, base, [t for t in terms if t.number]))

    def action(self, notation: str) -> int:
        """The number of an action."""
        return self.state.game().actions.id(notation)

    def passing(self) -> Entry | None:
        """Doing nothing, where that is allowed."""
        return Entry(answer(self.words, self.pack, self.view, "pass"), 0) if "pass" in self.legal else None

    def say(self, message: str, /, **values: object) -> str:
        """A few words beside an answer."""
        return self.words.say(f"voices.cosmos.note.{message}", **values)

    def entry(self, notation: str) -> Entry:
        """One answer."""
        verb, _, thing = notation.partition(" ")
        several = self.question in UNITS or (self.question in TOGETHER and self.me["owe"] > 1)
        label = answer(self.words, self.pack, self.view, notation)
        card = "" if self.question in UNITS else self.card_of(verb, thing)
        as_card = self.question in CARDS_THEMSELVES
        signs, most = self.signs(verb, thing), self.most(verb, thing) if self.question in UNITS else None
        entry = Entry(label, self.action(notation), card, self.note(verb, thing), several, as_card, signs, most)
        if card in self.cards.crew:
            entry.name = crew_name(self.words, card)
        if verb == "move":
            entry.thing = thing
        return entry

    def most(self, verb: str, resource: str) -> int:
        """So many units of the resource can be gained, paid, or used to raise its track."""
        held: int = self.me["cargo"][resource]
        match verb:
            case "gain":
                return int(self.me["capacity"]) - held
            case "raise":
                now, most = self.track(resource)
                return min(held, most - now)
        return held

    def track(self, resource: str) -> tuple[int, int]:
        """How far a track of the planet here is, and how far it goes."""
        entry = self.view["cells"][self.me["ark"].partition("-")[0]]
        tracks = self.cards.planets[entry["planet"]].tracks
        return entry["levels"][resource], tracks[list(self.me["cargo"]).index(resource)]

    def card_of(self, verb: str, thing: str) -> str:
        """The card that an answer is about."""
        if verb == "move" and thing != "portal":
            planet: str = self.view["cells"][thing.partition("-")[0]]["planet"]
            return planet
        known = (self.cards.crew, self.cards.survivors, self.cards.upgrades)
        return thing if any(thing in cards for cards in known) else ""

    def refused(self, notations: list[str]) -> list[Entry]:
        """What cannot be done, each with its reason."""
        entries = []
        for notation in notations:
            reason = self.state.why_not(self.seat, self.action(notation))
            if reason is None or any(legal.startswith(notation) for legal in self.legal):
                continue
            if reason.message_id == "cosmos.unlocked":
                continue  # what one has is no news
            note = reason_sentence(self.words, reason).removesuffix(".")
            thing = notation.partition(" ")[2] or notation
            entries.append(Entry(self.name_of(notation), None, thing, note, signs=self.short(reason)))
        return entries

    def short(self, reason: Reason) -> str:
        """The reason in a few words; empty where there are none shorter."""
        message = f"voices.cosmos.short-reason.{reason.message_id.removeprefix('cosmos.')}"
        if not self.words.has(message):
            return ""
        sign = RESOURCE_SIGNS.get(str(reason.values.get("resource")), "")
        leader = f"cosmos.leader.{reason.values.get('colour')}"
        named = {"sign": sign, "leader": self.words.say(leader) if self.words.has(leader) else ""}
        return self.words.say_with(message, {**reason.values, **named})

    def name_of(self, notation: str) -> str:
        """What an action is called that is not possible."""
        verb, _, thing = notation.partition(" ")
        return upgrade_name(self.words, thing) if thing else self.words.say(f"cosmos.deed.{verb}")

    # -------------------------------------------------------------- notes

    def note(self, verb: str, thing: str) -> str:
        """What the answer costs or brings, in a few words."""
        match verb:
            case "upgrade":
                return self.say("costs", cost=upgrade_cost(self.words, self.cards.upgrades[thing]))
            case "move":
                return self.journey(thing)
            case "play" | "lift":
                return self.playing(thing)
            case "terraform":
                return self.say("levels", n=self.me["levels_at_once"])
            case "colony":
                cost = self.pack.colonies[len(self.me["colonies"])]
                return self.say("costs", cost=colony_cost(self.words, cost))
            case "gain" | "pay" | "raise":
                return self.units(verb, thing)
            case "resolve":
                return effect_clause(self.words, self.cards.survivors[thing].effect)
            case "train":
                return self.words.say(f"cosmos.specialist.{self.cards.crew[thing].specialist}")
            case "spend" if thing in self.cards.crew:
                return self.words.say(f"cosmos.specialist.{self.cards.crew[thing].specialist}")
        return ""

    def signs(self, verb: str, thing: str) -> str:
        """The same in signs, where words would be long."""
        match verb:
            case "move":
                parts = ["" if thing.endswith("asteroid") else self.effect_signs(thing), f"({self.distance(thing)})"]
                return " ".join([part for part in (*parts, "✓" * len(self.crew_at(thing))) if part])
            case "gather":
                return self.effect_signs(self.me["ark"])
        return ""

    def effect_signs(self, space: str) -> str:
        """What can be gathered at a space."""
        return effect_signs(self.words, effect_at(self.pack, self.view, space))

    def journey(self, space: str) -> str:
        """How far it is, what can be gathered there, and which crew works there."""
        parts = [self.words.say("cosmos.count.spaces", n=self.distance(space))]
        if not space.endswith("asteroid"):
            parts.append(effect_clause(self.words, effect_at(self.pack, self.view, space)))
        if names := self.crew_at(space):
            parts.append(self.say("crew", names=names))
        return "; ".join(parts)

    def distance(self, space: str) -> int:
        """How many spaces away it is."""
        ark, number = self.state.players[self.seat].ark, space_number(space)
        steps = 1
        while not (within_reach(self.state, ark, steps) >> number) & 1:
            steps += 1
        return steps

    def crew_at(self, space: str) -> list[str]:
        """Own crew cards whose touching edge works there."""
        there = self.state.players[self.seat].clone()
        there.ark = space_number(space)
        names = []
        for row in ("above", "below"):
            for card in self.me[row]:
                crew = self.cards.crew[card]
                edge = crew.lower if row == "above" else crew.upper
                if edge_matches(self.state, there, ON.index(edge.on)):
                    names.append(crew_name(self.words, card))
        return names

    def playing(self, card: str) -> str:
        """What the crew action would be, or that the card does not match."""
        crew = self.cards.crew[card]
        edge = crew.lower if card in self.me["above"] else crew.upper
        player = self.state.players[self.seat]
        if edge_matches(self.state, player, ON.index(edge.on)):
            clause = effect_clause(self.words, edge.effect)
            return clause if self.can_pay(edge.effect) else self.say("cannot-pay", effect=clause)
        return self.say("no-match", where=self.words.say(f"cosmos.where.{edge.on}"))

    def can_pay(self, effect: Effect) -> bool:
        """Whether there is enough in the hold for an exchange."""
        left = [held - cost for held, cost in zip(self.me["cargo"].values(), effect.pay, strict=True)]
        return bool(min(left) >= 0 and sum(left) >= effect.pay_any)

    def units(self, verb: str, resource: str) -> str:
        """How many there are, and of a track how many levels it has and needs."""
        held = self.me["cargo"][resource]
        if verb == "raise":
            now, most = self.track(resource)
            return self.say("track", now=now, most=most, n=held)
        return self.say("held", n=held, most=self.me["capacity"])


def space_number(space: str) -> int:
    """The space with this name."""
    return next(number for number in range(v.SPACE_COUNT) if space_name(number) == space)
