"""What a seat can answer, as numbered entries with their prices, and what it cannot, with the reason."""

from collections.abc import Sequence

from galaktyka.core.game import Reason, View
from galaktyka.games.race.engine import vocabulary as v
from galaktyka.games.race.engine.rules.consume import price_with_powers
from galaktyka.games.race.engine.rules.powers import military_against, price_to_develop, price_to_settle
from galaktyka.games.race.engine.rules.settle import price_now
from galaktyka.games.race.game import RaceState
from galaktyka.games.race.text.cards import name, power_sentence
from galaktyka.games.race.text.play import answer, prompt
from galaktyka.games.race.voice.terms import Terms
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry
from galaktyka.voices.spending import ways_to_spend

VERB_OF_PILE = {"pay": "pay", "discard": "discard", "cash": "discard", "keep": "keep"}


class Chooser:
    """Makes the choice of one seat in one position."""

    def __init__(self, words: Words, state: RaceState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.view = state.view(seat)
        self.me: View = self.view["players"][seat]
        self.question: str = self.me["question"]
        self.legal = state.legal(seat)
        self.terms = Terms(words, state, seat)

    def choice(self) -> Choice:
        """What can be answered now."""
        passing = self.passing()
        text = prompt(self.words, self.view)
        if self.question == "action":
            return Choice(text, self.actions(), self.me["owe"], False, None)
        if self.question in VERB_OF_PILE:
            pile = self.me["drawn"] if self.question == "keep" else self.me["hand"]
            entries = self.pile(pile, VERB_OF_PILE[self.question])
            owe = self.me["owe"]
            if self.question == "pay":
                return Choice(text, entries, owe, False, passing, sum=self.terms.to_pay(), paid=self.price_now() - owe)
            return Choice(text, entries, owe, self.question == "cash", passing)
        if self.question == "place":
            return Choice(text, self.hand_to_place(), 1, False, passing)
        if self.question == "spend":
            return self.goods_to_spend(text)
        if self.question == "settle":
            about = self.terms.to_pay() if self.me["placing"] else ""
            return Choice(text, self.means(), self.me["owe"], False, passing, sum=about)
        if self.question == "windfall":
            return Choice(text, self.windfalls(), 1, False, None)
        return Choice(text, [self.single(action) for action in self.legal if action], 1, False, passing)

    def windfalls(self) -> list[Entry]:
        """Worlds to produce on; by which power is said only where there are two ways."""
        verbs = {self.notation(action).partition(" ")[0] for action in self.legal}
        entries = []
        for action in self.legal:
            verb, _, card = self.notation(action).partition(" ")
            note = self.words.say(f"voices.race.note.{verb}") if len(verbs) > 1 else ""
            entries.append(Entry(name(self.words, card), action, card, note, False, True))
        return entries

    def notation(self, action: int) -> str:
        """The action as it stands in records."""
        return self.state.game().actions.notation(action)

    def action(self, notation: str) -> int:
        """Its number."""
        return self.state.game().actions.id(notation)

    def passing(self) -> Entry | None:
        """Doing nothing, where that is allowed."""
        return Entry(answer(self.words, self.view, "pass"), 0) if 0 in self.legal else None

    def single(self, action: int) -> Entry:
        """An answer that stands alone."""
        notation = self.notation(action)
        verb, _, thing = notation.partition(" ")
        card = thing if thing in self.state.box.pack.index_of else ""
        return Entry(answer(self.words, self.view, notation), action, card, self.note(verb, card))

    def note(self, verb: str, card: str) -> str:
        """What the answer brings, in a few words."""
        if verb == "sell":
            world = self.state.box.pack.index_of[card]
            cards = price_with_powers(self.state, self.state.players[self.seat], world)
            return self.words.say("voices.race.note.sell", n=cards)
        if verb == "consume":
            powers = self.state.box.pack.card(card).powers
            own = [power for power in powers if power.phase == "consume" and power.does != "gamble"]
            return " ".join(power_sentence(self.words, power) for power in own)
        if verb == "use":
            powers = self.state.box.pack.card(card).powers
            own = [power for power in powers if power.phase == "settle" and power.does[:3] in ("dis", "pay")]
            return " ".join(power_sentence(self.words, p) for p in own if p.does != "discount")
        return ""

    def actions(self) -> list[Entry]:
        """Action cards; two at a time in the advanced game."""
        both = self.me["owe"] > 1
        entries = []
        for card in v.ACTION_CARDS:
            action = self.action(f"choose {card}")
            label = answer(self.words, self.view, f"choose {card}")
            open_now = both or action in self.legal
            note = self.words.say(f"voices.race.action-note.{card}")
            entries.append(Entry(label, action if open_now else None, "" if open_now else card, note, both))
        return entries

    def pile(self, cards: Sequence[str], verb: str) -> list[Entry]:
        """Cards of which some are chosen together. They go in ascending order, so lower ones may be gone already."""
        lowest = min(action for action in self.legal if action)
        entries = []
        for card in cards:
            action = self.action(f"{verb} {card}")
            entries.append(Entry(name(self.words, card), action if action >= lowest else None, card, "", True, True))
        return entries

    def hand_to_place(self) -> list[Entry]:
        """The whole hand: what it would cost, or why it cannot be placed."""
        entries = []
        for card in self.me["hand"]:
            verb = "settle" if self.state.box.pack.card(card).world else "develop"
            action = self.action(f"{verb} {card}")
            reason = self.state.why_not(self.seat, action)
            if reason is None:
                entry = Entry(name(self.words, card), action, card, self.price(card), False, True)
            else:
                entry = Entry(name(self.words, card), None, card, self.short_reason(reason), False, True)
            if verb == self.verb_of_phase():
                entry.sum = self.terms.to_place(self.state.box.pack.index_of[card])
            entries.append(entry)
        return sorted(entries, key=lambda entry: entry.action is None)

    def verb_of_phase(self) -> str:
        """What is placed in this phase."""
        return "settle" if self.view["phase"] == "settle" else "develop"

    def price_now(self) -> int:
        """What the card that is being placed costs in all."""
        player = self.state.players[self.seat]
        if self.view["phase"] == "develop":
            return price_to_develop(self.state, player, player.placing)
        return price_now(self.state, player)

    def price(self, card_id: str) -> str:
        """What placing the card takes."""
        card = self.state.box.pack.card(card_id)
        player = self.state.players[self.seat]
        if card.development:
            return self.to_pay(price_to_develop(self.state, player, card.index))
        if card.military:
            strength = military_against(self.state, player, card.index)
            if strength >= card.defence:
                return self.words.say("voices.race.note.conquer", strength=strength)
            return self.words.say("voices.race.note.means")
        price = price_to_settle(self.state, player, card.index)
        if price >= len(player.hand):
            return self.words.say("voices.race.note.means")
        return self.to_pay(price)

    def to_pay(self, price: int) -> str:
        """So many cards, or nothing."""
        return self.words.say("voices.race.note.pay", n=price)

    def short_reason(self, reason: Reason) -> str:
        """Why not, in a few words; nothing where it is obvious."""
        message = f"voices.race.short-reason.{reason.message_id.removeprefix('race.')}"
        return self.words.say_with(message, reason.values) if self.words.has(message) else ""

    def means(self) -> list[Entry]:
        """Ways to take a world, then the cards to pay it with."""
        verb_of = self.state.game().actions.verb
        entries = [self.single(action) for action in self.legal if action and verb_of(action) != "pay"]
        if any(verb_of(action) == "pay" for action in self.legal):
            lowest = min(action for action in self.legal if verb_of(action) == "pay")
            for card in self.me["hand"]:
                action = self.action(f"pay {card}")
                label = answer(self.words, self.view, f"pay {card}")
                entry = Entry(label, action if action >= lowest else None, card, "", True, True)
                entry.name = name(self.words, card)
                entries.append(entry)
        return entries

    def goods_to_spend(self, text: str) -> Choice:
        """Every good that can be part of what the power takes."""
        ways = ways_to_spend(self.state, self.seat) if self.me["owe"] > 1 else None
        worlds = {self.state.game().actions.object(action) for action in self.legal if action}
        for together in ways or ():
            worlds |= together
        entries = []
        for world in sorted(worlds, key=self.state.box.pack.index_of.__getitem__):
            notation = f"spend {world}"
            entry = Entry(answer(self.words, self.view, notation), self.action(notation), world, "", True)
            entry.name = name(self.words, world)
            entries.append(entry)
        return Choice(text, entries, self.me["owe"], False, self.passing(), ways)
