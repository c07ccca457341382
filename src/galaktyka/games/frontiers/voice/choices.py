"""What a seat can answer, as numbered entries with their prices, and what it cannot, with the reason."""

from collections.abc import Sequence

from galaktyka.core.game import Reason, View
from galaktyka.games.frontiers.engine import vocabulary as v
from galaktyka.games.frontiers.engine.rules.holdings import price_of_contact, strength_against
from galaktyka.games.frontiers.engine.rules.sell import price_of
from galaktyka.games.frontiers.game import FrontiersState
from galaktyka.games.frontiers.text.cards import goal_sentences, name, power_sentence
from galaktyka.games.frontiers.text.play import answer, prompt
from galaktyka.games.frontiers.voice.terms import Terms, planet_terms, price_note, technology_price
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.spending import ways_to_spend

TILES_THEMSELVES = ("home", "discover", "replace")
"""Questions whose answers are tiles, shown with everything on them."""


class Chooser:
    """Makes the choice of one seat in one position."""

    def __init__(self, words: Words, state: FrontiersState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.pack = state.box.pack
        self.view = state.view(seat)
        self.me: View = self.view["players"][seat]
        self.question: str = self.me["question"]
        self.legal: list[str] = self.me["legal"]
        self.terms = Terms(words, state, seat)

    def choice(self) -> Choice:
        """What can be answered now."""
        text = prompt(self.words, self.view)
        match self.question:
            case "pick":
                return Choice(text, self.action_tiles(), 1, False, None)
            case "buy":
                return Choice(text, self.technologies(), 1, False, self.passing())
            case "settle" | "second":
                return Choice(text, self.settling(), 1, False, self.passing())
            case "return":
                return Choice(text, self.surplus(), self.me["owe"], False, None)
            case "stock":
                entries = [self.single(notation, several=True) for notation in self.legal if notation != "pass"]
                return Choice(text, entries, self.room_in_store(), True, self.passing())
            case "tax":
                return Choice(text, [self.single(n) for n in self.legal[1:]], 1, False, self.single(self.legal[0]))
            case "spend":
                return self.goods_to_spend(text)
        entries = [self.single(notation) for notation in self.legal if notation != "pass"]
        return Choice(text, entries, 1, False, self.passing())

    def action(self, notation: str) -> int:
        """The number of an action."""
        return self.state.game().actions.id(notation)

    def passing(self) -> Entry | None:
        """Doing nothing, where that is allowed."""
        return Entry(answer(self.words, self.view, "pass"), 0) if "pass" in self.legal else None

    def say(self, message: str, /, **values: object) -> str:
        """A few words beside an answer."""
        return self.words.say(f"voices.frontiers.note.{message}", **values)

    def single(self, notation: str, several: bool = False) -> Entry:
        """An answer that stands alone, or one of several of a kind."""
        verb, _, thing = notation.partition(" ")
        as_card = self.question in TILES_THEMSELVES
        label = name(self.words, thing) if as_card else answer(self.words, self.view, notation)
        entry = Entry(label, self.action(notation), thing, self.note(verb, thing), several, as_card)
        entry.sum = self.sum(verb, thing)
        if several:
            entry.name = name(self.words, thing)
        return entry

    def sum(self, verb: str, thing: str) -> str:
        """What a planet would cost, or how strong one is against it."""
        match verb:
            case "discover":
                return self.terms.to_take(self.pack.tile(thing))
            case "conquer" | "pay":
                return self.terms.to_take(self.pack.tile(self.me["settling"]))
        return ""

    # -------------------------------------------------------------- notes

    def note(self, verb: str, thing: str) -> str:
        """What the answer costs or brings, in a few words."""
        match verb:
            case "colonists":
                return self.say("colonists", n=min(self.state.box.settle_take, self.view["colonist_pool"]))
            case "discover":
                return planet_terms(self.words, self.state, self.seat, self.pack.tile(thing))
            case "keep" | "bottom":
                return " ".join(goal_sentences(self.words, self.pack.goals[self.pack.goal_index[thing]]))
            case "consume" | "use":
                return self.power_of(thing, verb)
            case "sell":
                return self.say("sell", n=price_of(self.state, self.state.players[self.seat], self.kind_on(thing)))
            case "spend" | "stock":
                return self.words.say(f"frontiers.kind.{v.KINDS[self.kind_on(thing)]}")
            case "produce" if self.question == "windfall":
                return self.say("produce") if self.two_ways() else ""
            case "conquer" | "pay":
                return self.means(verb)
            case "reveal":
                return self.words.say(f"frontiers.goal.{self.view['hidden_goal']['goal']}")
        return ""

    def power_of(self, tile_id: str, verb: str) -> str:
        """What using the tile does."""
        kinds = ("consume", "consume-different", "sell") if verb == "consume" else ("temporary-military",)
        powers = [power for power in self.pack.tile(tile_id).powers if power.does in kinds and power.phase != "sell"]
        return " ".join(power_sentence(self.words, power) for power in powers)

    def kind_on(self, colony: str) -> int:
        """The kind of the good that lies on a colony, as the rules number it."""
        goods = {entry["tile"]: entry["good"] for entry in self.me["colonies"]}
        return v.KINDS.index(goods[colony])

    def two_ways(self) -> bool:
        """Some windfall colony can be filled by the bonus as well as by a power for its kind."""
        return len({notation.partition(" ")[0] for notation in self.legal}) > 1

    def means(self, verb: str) -> str:
        """A planet that can be conquered and paid for."""
        planet = self.pack.tile(self.me["settling"])
        player = self.state.players[self.seat]
        if verb == "pay":
            return self.say("pay", n=price_of_contact(self.state, player, planet.index))
        return self.say("strength", have=strength_against(self.state, player, planet.index), need=planet.defence)

    # -------------------------------------------------------------- lists with what cannot be chosen

    def action_tiles(self) -> list[Entry]:
        """Every action tile in play; those taken this round cannot be chosen."""
        entries = []
        for action in self.view["actions"]:
            notation = f"choose {action}"
            label = answer(self.words, self.view, notation)
            if notation in self.legal:
                note = self.words.say_with(f"voices.frontiers.action-note.{action}", self.pack.actions[action])
                if action == "produce" and self.view["produce_credits"]:
                    note = self.say("on-produce", note=note, n=self.view["produce_credits"])
                entries.append(Entry(label, self.action(notation), action, note))
            else:
                entries.append(Entry(label, None, action, self.say("taken")))
        return sorted(entries, key=lambda entry: entry.action is None)

    def technologies(self) -> list[Entry]:
        """All technologies in play: what they cost now, or why they cannot be bought."""
        entries = []
        for face in self.view["technologies"]:
            tile = self.pack.tile(face)
            action = self.action(f"buy {face}")
            reason = self.state.why_not(self.seat, action)
            if reason is None:
                price = price_note(self.words, tile, technology_price(self.state, self.seat, tile))
                entry = Entry(name(self.words, face), action, face, price, False, True)
            else:
                entry = Entry(name(self.words, face), None, face, self.short(reason), False, True)
            entry.sum = self.terms.to_buy(tile)
            entries.append(entry)
        return sorted(entries, key=lambda entry: (entry.action is None, self.pack.tile(entry.card).cost))

    def settling(self) -> list[Entry]:
        """The discovered planets with their terms; beside them colonists and the powers that can be used."""
        others = [n for n in self.legal if n != "pass" and not n.startswith("settle ")]
        entries = [self.single(notation) for notation in others if notation == "colonists"]
        planets = []
        for planet in self.me["discovered"]:
            action = self.action(f"settle {planet}")
            reason = self.state.why_not(self.seat, action)
            note = planet_terms(self.words, self.state, self.seat, self.pack.tile(planet))
            if reason is None:
                entry = Entry(name(self.words, planet), action, planet, note, False, True)
            else:
                entry = Entry(name(self.words, planet), None, planet, self.short(reason), False, True)
            entry.sum = self.terms.to_take(self.pack.tile(planet))
            planets.append(entry)
        entries += [self.single(notation) for notation in others if notation != "colonists"]
        return [*sorted(planets, key=lambda entry: entry.action is None), *entries]

    def surplus(self) -> list[Entry]:
        """Planets to return together; one of them may perhaps be stored instead."""
        entries = []
        for notation in self.legal:
            verb, _, planet = notation.partition(" ")
            if verb == "return":
                entries.append(Entry(name(self.words, planet), self.action(notation), planet, "", True, True))
            else:
                entries.append(self.single(notation))
        return entries

    def short(self, reason: Reason) -> str:
        """Why not, in a few words; the whole sentence where there is no shorter one."""
        message = f"voices.frontiers.short-reason.{reason.message_id.removeprefix('frontiers.')}"
        if self.words.has(message):
            return self.words.say_with(message, reason.values)
        return self.words.say_with(reason.message_id, reason.values)

    # -------------------------------------------------------------- goods

    def room_in_store(self) -> int:
        """How many goods can still be stored."""
        goals = [self.pack.goals[self.pack.goal_index[goal]] for goal in self.view["goals_up"]]
        most = next(goal.most for goal in goals if goal.counts == "stored-goods")
        return min(most - len(self.me["stored_goods"]), len(self.legal) - 1)

    def goods_to_spend(self, text: str) -> Choice:
        """Every good that can be part of what the power takes."""
        ways = ways_to_spend(self.state, self.seat) if self.me["owe"] > 1 else None
        colonies = {notation.partition(" ")[2] for notation in self.legal}
        for together in ways or ():
            colonies |= together
        order: Sequence[str] = sorted(colonies, key=self.pack.index_of.__getitem__)
        entries = [self.single(f"spend {colony}", several=True) for colony in order]
        return Choice(text, entries, self.me["owe"], False, self.passing(), ways)
