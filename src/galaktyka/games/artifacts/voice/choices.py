"""What a seat can answer, as numbered entries with prices, and what it cannot do now, with the reason."""

from galaktyka.core.game import Reason, View
from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.cards import Card
from galaktyka.games.artifacts.engine.rules import empire
from galaktyka.games.artifacts.engine.rules.paying import attached_icons, most_icons
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.text.cards import (
    artifact_sentence,
    faction_text,
    name,
    row_clause,
    row_sentences,
    side_sentences,
    use_sentence,
)
from galaktyka.games.artifacts.text.play import answer, is_exchange, place, prompt, resource_of, section_of
from galaktyka.games.artifacts.text.resources import paid_text, resource_name
from galaktyka.games.artifacts.voice.bills import TO, Discarding, Payment, Preparing
from galaktyka.games.artifacts.voice.forecast import bonus_now, bonuses, outcome_now, technology_points
from galaktyka.games.artifacts.voice.terms import Terms
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry

NOTHING_MORE = ("pass", "done", "extra 0")
"""What has the number 0, so that the number of further cards is what one types."""
OPERATIONAL_ACTIONS = ("offensive", "income", "mine")


BY_ROW = ("buy", "prepare", "unblock", "exchange")


def thing_of(notation: str) -> str:
    """What the action is about; an action about no card is a thing of its own."""
    verb, _, thing = notation.partition(" ")
    return thing if thing and verb not in BY_ROW else notation


class Chooser:
    """Makes the choice of one seat in one position."""

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.pack = state.box.pack
        self.player = state.players[seat]
        self.view = state.view(seat)
        self.me: View = self.view["players"][seat]
        self.question: str = self.me["question"]
        self.legal: list[str] = self.me["legal"]
        self.terms = Terms(words, state, seat)

    def choice(self) -> Choice:
        """What can be answered now."""
        text = prompt(self.words, self.view, self.pack)
        match self.question:
            case "act":
                return Choice(text, self.actions(), 1, False, self.passing())
            case "pay":
                return self.payment(text)
            case "put":
                return self.preparing(text)
            case "discard":
                return self.discarding(text)
            case "sift":
                entries = [self.single(notation, several=True) for notation in self.legal]
                return Choice(text, entries, self.me["owe"], False, None)
        entries = [self.single(notation) for notation in self.legal if notation not in NOTHING_MORE]
        return Choice(text, entries, 1, False, self.passing())

    def action(self, notation: str) -> int:
        """The number of an action."""
        return self.state.game().actions.id(notation)

    def say(self, message: str, /, **values: object) -> str:
        """A few words beside an answer."""
        return self.words.say_with(f"voices.artifacts.note.{message}", values)

    def passing(self) -> Entry | None:
        """Doing nothing, or nothing more, where that is allowed."""
        for notation in NOTHING_MORE:
            if notation in self.legal:
                label = answer(self.words, self.view, notation, self.pack)
                return Entry(label, self.action(notation), note=self.about_passing())
        return None

    def about_passing(self) -> str:
        """What comes of doing nothing, where that is not plain."""
        match self.question:
            case "boost":
                return self.say("attack", bonus=bonus_now(self.state, self.seat))
            case "reroll":
                value, row = outcome_now(self.state, self.seat)
                return self.say("outcome", value=value, row=row_clause(self.words, row))
            case "discard":
                limit = empire.hand_limit(self.state, self.player)
                return self.say("draw-up", n=max(limit - len(self.player.hand), 0), limit=limit)
        return ""

    def label(self, notation: str) -> str:
        """What stands on the button."""
        verb, _, thing = notation.partition(" ")
        if verb in ("keep", "complete", "which") and self.question in ("keep", "complete", "which"):
            return name(self.words, thing)
        return answer(self.words, self.view, notation, self.pack)

    def single(self, notation: str, several: bool = False) -> Entry:
        """An answer that stands alone, or one of several of a kind."""
        verb, _, thing = notation.partition(" ")
        card = f"{self.view['revealed']}{thing}" if verb == "show" else thing
        entry = Entry(self.label(notation), self.action(notation), card, self.note(verb, thing), several)
        if several:
            entry.name = resource_name(self.words, resource_of(self.pack, thing))
        return entry

    # -------------------------------------------------------------- notes

    def note(self, verb: str, thing: str) -> str:
        """What the answer costs or brings, in a few words."""
        match verb:
            case "keep" | "complete" | "flip" | "to" | "which" | "switch" | "block" | "lift":
                return self.about_card(verb, thing)
            case "logistical" | "operational":
                return self.side(self.card(self.me["about"]), verb)
            case "plan":
                plan = next(plan for plan in self.pack.plans if plan.id == thing)
                return " ".join(row_sentences(self.words, plan))
            case "boost":
                ship = self.state.task[2]
                return self.say("attack", bonus=bonus_now(self.state, self.seat) + self.state.box.boost_amount[ship])
            case "send":
                bonus = dict(bonuses(self.state, self.seat, self.state.task[5])).get(thing, 0)
                return self.say("attack", bonus=bonus)
            case "show":
                section = section_of(self.pack, f"{self.view['revealed']}{thing}")
                return self.say("point") if section.kind == self.card(self.me["about"]).kind else ""
            case "choose":
                return self.faction(thing)
            case "target" if thing != "aliens":
                other = self.view["players"][int(thing)]
                credits = self.words.say("artifacts.count.credits", n=other["credits"])
                plans = self.words.say("artifacts.count.plans", n=other["plan_count"])
                values = {"cards": len(other["empire"]), "credits": credits, "plans": plans}
                return self.words.say_with("voices.artifacts.note.empire", values)
            case "discard":
                return self.say("number", number=resource_of(self.pack, thing).number)
        return ""

    def card(self, card_id: str) -> Card:
        """A ship, technology or planet of the pack."""
        return self.pack.cards[self.pack.index_of[card_id]]

    def side(self, card: Card, side: str) -> str:
        """What a card does on this side; for a technology that scores, when and how much."""
        sentences = side_sentences(self.words, card, side, self.pack.numbers)
        if card.type == "technology" and side == "operational":
            sentences[0] = self.words.say("voices.artifacts.scores", kind=self.words.say(f"artifacts.kind.{card.kind}"))
        return " ".join(sentences)

    def about_card(self, verb: str, card_id: str) -> str:
        """What one would want to know of a card before choosing it."""
        card = self.card(card_id)
        if verb in ("block", "lift", "switch"):
            return self.tokens_on(card_id)
        if verb == "which" and card_id in (points := technology_points(self.state, self.seat)):
            return self.words.say("voices.artifacts.worth", now=points[card_id][0], end=points[card_id][1])
        texts = [self.words.say(f"artifacts.text.{card.type}", kind=card.kind)]
        sides = {"flip": ("operational",), "keep": ("logistical", "operational")}.get(verb, ())
        for side in sides:
            if card.type != "planet" or side == "logistical":  # on their operational side all planets are alike
                texts.append(self.words.say(f"artifacts.text.{side}", sentences=self.side(card, side)))
        return " ".join(texts)

    def tokens_of(self, card_id: str) -> int:
        """How many tokens lie on a card of one's own."""
        return next(int(entry["tokens"]) for entry in self.me["empire"] if entry["card"] == card_id)

    def tokens_on(self, card_id: str) -> str:
        """Side and tokens of a card in some empire."""
        for player in self.view["players"]:
            for entry in player["empire"]:
                if entry["card"] == card_id:
                    return self.say("tokens", side=entry["side"], n=entry["tokens"])
        return ""

    def faction(self, faction_id: str) -> str:
        """What a faction can do and what it counts at the end; `card` tells how it begins."""
        faction = next(faction for faction in self.pack.factions if faction.id == faction_id)
        return " ".join(faction_text(self.words, faction).split("\n")[3:])

    # -------------------------------------------------------------- the action stage

    def actions(self) -> list[Entry]:
        """Everything that can be done, then what cannot be done now, with the reason."""
        entries: list[Entry] = []
        if self.view["actions"]:
            entries += [self.building(entry) for entry in self.me["projects"]]
            entries += [self.buying(deck) for deck in v.TYPES]
            entries += self.preparations()
            colours = [colour for colour in v.COLOURS[:4] if f"exchange {colour}" in self.legal]
            entries += [self.possible(f"exchange {colour}", self.exchange(colour)) for colour in colours]
            entries += [self.possible(f"unblock {row}", self.say("unblock")) for row in v.TYPES if self.blocked(row)]
            cost = self.state.box.operational_cost
            entries += [self.possible(action, self.say(f"action.{action}", n=cost)) for action in OPERATIONAL_ACTIONS]
            entries.append(self.possible("faction", self.faction_action()))
        entries += self.texts()
        for notation in self.legal:
            verb, _, thing = notation.partition(" ")
            if verb == "switch":
                entries.append(self.possible(notation, self.say("switch", n=self.tokens_of(thing))))
        for artifact in self.me["artifacts"]:
            record = next(record for record in self.pack.artifacts if record.id == artifact)
            entries.append(self.possible(f"play {artifact}", artifact_sentence(self.words, record)))
        return sorted(entries, key=lambda entry: entry.action is None)

    def possible(self, notation: str, note: str) -> Entry:
        """An answer with its note, or the reason against it."""
        action = self.action(notation)
        thing = thing_of(notation)
        reason = self.state.why_not(self.seat, action)
        if reason is None:
            return Entry(self.label(notation), action, thing, note)
        return Entry(self.label(notation), None, thing, self.short(reason))

    def short(self, reason: Reason) -> str:
        """Why not, in a few words; the whole sentence where there is no shorter one."""
        message = f"voices.artifacts.short-reason.{reason.message_id.removeprefix('artifacts.')}"
        if self.words.has(message):
            return self.words.say_with(message, reason.values)
        return self.words.say_with(reason.message_id, reason.values).rstrip(".")

    def building(self, entry: View) -> Entry:
        """A project, with what is still to be paid for it."""
        card = self.pack.cards[self.pack.index_of[entry["card"]]]
        row = v.TYPES.index(card.type)
        verb = ("build", "develop", "discover")[row]
        cost = empire.build_cost(self.state, self.player, row)
        left = max(cost - attached_icons(self.state, self.player, card.index), 0)
        limit = empire.build_limit(self.state, self.player, row)
        values = {"colour": v.COLOURS[row], "cost": cost, "n": left, "limit": limit}
        built = self.possible(f"{verb} {card.id}", self.words.say_with("voices.artifacts.note.build", values))
        built.sum = self.terms.build_sum(card.index)
        return built

    def preparations(self) -> list[Entry]:
        """Preparing the rows that have a project."""
        entries = []
        for row, type in enumerate(v.TYPES):
            if any(self.state.box.type[project] == row for project in self.player.projects):
                limit = empire.prepare_limit(self.state, self.player, row)
                entries.append(self.possible(f"prepare {type}", self.say("prepare", n=limit)))
        return entries

    def buying(self, deck: str) -> Entry:
        """A big deck, with the price and the card on top."""
        price = empire.price_to_buy(self.state, self.player)
        top = self.view["decks"][deck]["top"]
        note = self.say("buy", n=price, card=name(self.words, top)) if top else self.say("price", n=price)
        bought = self.possible(f"buy {deck}", note)
        bought.sum = self.terms.buy_sum()
        return bought

    def exchange(self, colour: str) -> str:
        """The most that an exchange of this colour can bring."""
        worth = self.state.box.worth_with_gold[v.COLOURS.index(colour)]
        limit = empire.exchange_limit(self.state, self.player)
        most = most_icons(self.state, self.player, worth, 0, limit, self.state.raised_planets, False)
        room = self.state.box.most_credits - self.player.credits
        return self.say("exchange-full", n=most, room=room) if most > room else self.say("exchange", n=most)

    def blocked(self, row: str) -> bool:
        """Some card of the row has tokens."""
        return any(entry["tokens"] and self.type_of(entry["card"]) == row for entry in self.me["empire"])

    def type_of(self, card_id: str) -> str:
        """What a card is."""
        return self.pack.cards[self.pack.index_of[card_id]].type

    def faction_action(self) -> str:
        """What the faction's own action does."""
        faction = next(faction for faction in self.pack.factions if faction.id == self.me["faction"])
        return use_sentence(self.words, faction.pay, faction.do)

    def texts(self) -> list[Entry]:
        """Technologies with a Bonus or an Action."""
        entries = []
        for entry in self.me["empire"]:
            card = self.pack.cards[self.pack.index_of[entry["card"]]]
            now = card.keyword == "bonus" or (card.keyword == "action" and self.view["actions"])
            if now and entry["side"] == "logistical":
                entries.append(self.possible(f"use {card.id}", self.text_of(card.id, entry["tokens"])))
        return entries

    def text_of(self, card_id: str, tokens: int) -> str:
        """When the text of a technology can be used, and what its tokens cost; the table shows what it does."""
        keyword = self.words.say(f"artifacts.keyword.{self.card(card_id).keyword}")
        return f"{keyword}. {self.say('toll', n=tokens)}" if tokens else keyword

    # -------------------------------------------------------------- resource cards

    def payment(self, text: str) -> Choice:
        """All sections that can be part of the payment."""
        bill = Payment(self.words, self.state, self.seat)
        entries = [self.section_entry(f"pay {section}", section) for section in bill.sections]
        most, paid_for = bill.most_cards(bill.codes), self.terms.payment_sum()
        return Choice(text, entries, most, not bill.need, self.passing(), bill=bill, sum=paid_for)

    def section_entry(self, notation: str, key: str) -> Entry:
        """A section; beside it the card in hand that it is half of, or with it the planet where it lies."""
        verb, _, section = notation.partition(" ")
        verb = "exchange" if verb == "pay" and is_exchange(self.view) else verb
        icons = paid_text(self.words, section_of(self.pack, section))
        where = place(self.words, self.me, section, self.pack)
        stored = any(section in entry["stored"] for entry in self.me["empire"])
        label = self.words.say(f"voices.artifacts.spend.{verb}", section=icons)
        return Entry(
            f"{label} – {where}" if stored else label, self.action(notation), key, "" if stored else where, True
        )

    def preparing(self, text: str) -> Choice:
        """Every section with every project that it could be attached to."""
        bill = Preparing(self.words, self.state, self.seat)
        several = len({project for _, project in bill.pairs}) > 1
        entries = []
        for section, project in bill.pairs:
            entry = self.section_entry(f"put {section}", f"{section}{TO}{project}")
            if several:
                entry.label = self.words.say(
                    "voices.artifacts.attach-to", section=entry.label, card=name(self.words, project)
                )
            entries.append(entry)
        return Choice(text, entries, bill.most_cards(bill.codes), True, self.passing(), bill=bill)

    def discarding(self, text: str) -> Choice:
        """The hand; 0 keeps all of it where that is allowed."""
        bill = Discarding(self.words, self.state, self.seat)
        entries = [self.single(f"discard {card}", several=True) for card in bill.cards]
        passing = self.passing()
        if passing and self.state.floor == 0:
            passing.label = self.words.say("voices.artifacts.keep-hand")
        return Choice(text, entries, len(entries), True, passing, bill=bill)
