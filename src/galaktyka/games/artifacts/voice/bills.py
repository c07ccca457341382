"""Resource cards chosen together: payments, cards to attach, cards to discard. The rules themselves are asked."""

from collections.abc import Sequence
from itertools import combinations

from galaktyka.games.artifacts.engine import vocabulary as v
from galaktyka.games.artifacts.engine.questions.pay import payable, set_codes
from galaktyka.games.artifacts.engine.rules.empire import hand_limit
from galaktyka.games.artifacts.engine.rules.paying import table_for, usable_stored
from galaktyka.games.artifacts.game import ArtifactsState
from galaktyka.games.artifacts.text.play import resource_of
from galaktyka.games.artifacts.text.resources import resource_name
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import NotTogether

TO = ">"
"""Between the section that is attached and its project."""
SPENT = ("pays", "discards")
SECTION_COLOURS = ("red", "blue", "green", "gold")
MOST_TO_TRY = 12
"""With more sections than this nobody wants to read all the ways to pay."""
MOST_ADVICE = 4


class Tab:
    """What all bills have in common: the position, the seat, and trying moves on a copy."""

    questions: tuple[int, ...] = ()
    """What is being answered."""

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        self.words = words
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.box = state.box

    def say(self, message: str, /, **values: object) -> str:
        """Words about a bill."""
        return self.words.say_with(f"voices.artifacts.bill.{message}", values)

    def code(self, section: str) -> int:
        """The number of a section in the rules."""
        return self.box.section_ids.index(section)

    def is_stored(self, code: int) -> bool:
        """The section lies under a planet."""
        return self.player.stored.find(code) >= 0

    def sections_there(self) -> list[int]:
        """All sections that can be used: of the hand both of each card, of planets the visible ones."""
        hand = [code for card in self.player.hand for code in (2 * card, 2 * card + 1)]
        stored = [code for i, code in enumerate(self.player.stored) if usable_stored(self.state, self.player, i)]
        return [*hand, *stored]

    def most_cards(self, codes: Sequence[int]) -> int:
        """How many cards can be chosen together."""
        if self.state.sets < 0 and self.state.question == v.ASK_PAY:
            return v.GREEN + 1 - self.state.colour
        return max(min(self.state.slots + self.state.planet_slots, len({code // 2 for code in codes})), 1)

    def check_cards(self, codes: Sequence[int]) -> None:
        """One section of a card, and no more cards than the limit allows."""
        if len({code // 2 for code in codes}) < len(codes):
            raise NotTogether(self.say("one-section"))
        if self.room_after(codes) is None:
            which = "limit-planets" if self.state.planet_slots else "limit"
            raise NotTogether(self.say(which, n=self.state.slots, planets=self.state.planet_slots))

    def room_after(self, codes: Sequence[int]) -> tuple[int, int] | None:
        """How many more cards may be spent, and how many of them from the hand; None if these are too many."""
        stored = sum(self.is_stored(code) for code in codes)
        slots, planet_slots = self.state.slots, self.state.planet_slots
        beyond = min(stored, planet_slots)
        from_hand = slots - (len(codes) - beyond)
        return None if from_hand < 0 else (from_hand + planet_slots - beyond, from_hand)

    def try_out(self, actions: Sequence[int], question: int) -> list[int]:
        """The moves as far as the rules leave them to the player, with "enough" at the end where it is needed."""
        twin = self.state.clone()
        twin.keep_events(True)
        made: list[int] = []
        gone: set[str] = set()
        for action in actions:
            if self.is_done_by_rules(twin, action) or self.state.game().actions.object(action) in gone:
                continue
            reason = twin.why_not(self.seat, action)
            if reason is not None:
                raise NotTogether(self.words.say_with(reason.message_id, reason.values))
            twin.apply(self.seat, action)
            made.append(action)
            gone |= self.gone_in(twin)
        if twin.asked == self.seat and twin.question == question:
            reason = twin.why_not(self.seat, v.DONE)
            if reason is not None:
                raise NotTogether(self.words.say_with(reason.message_id, reason.values))
            made.append(v.DONE)
        return made

    def gone_in(self, twin: ArtifactsState) -> set[str]:
        """What the seat has paid or discarded just now, also what was the only way to go on."""
        events = [event for event in twin.all_events() if event.kind in SPENT and event.seat == self.seat]
        return {thing for event in events for thing in event.objects}

    def is_done_by_rules(self, twin: ArtifactsState, action: int) -> bool:
        """What is left to choose when there is only one way to go on."""
        return twin.asked != self.seat or twin.question not in self.questions


class Payment(Tab):
    """What is paid with sections of a colour: enough to cover the cost, or as much as one likes."""

    questions = (v.ASK_PAY,)

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        super().__init__(words, state, seat)
        self.sets = state.sets < 0
        self.need = state.need - state.paid if state.need else 0
        self.codes = self.in_sets() if self.sets else self.of_the_colour()
        self.sections = [self.box.section_ids[code] for code in self.codes]

    def of_the_colour(self) -> list[int]:
        """Sections that pay something, the richest first, those of the hand before those of planets."""
        state = self.state
        found = []
        for code in self.sections_there():
            stored = self.is_stored(code)
            colour = self.box.colour[code] if state.colour == v.ANY_COLOUR else state.colour
            pays = table_for(state, colour, state.gold)[code] > 0 and code >= state.floor
            if pays and (stored or not state.from_planets) and (state.slots or (stored and state.planet_slots)):
                found.append(code)
        order = sorted(found, key=lambda code: (self.is_stored(code), -self.box.icons[code], code))
        return [code for code in order if self.is_part_of_a_way(code, found)]

    def is_part_of_a_way(self, code: int, found: Sequence[int]) -> bool:
        """With this section, and the richest of the others, the cost can be covered."""
        same = [other for other in found if self.box.colour[other] == self.box.colour[code]]
        others = same if self.state.colour == v.ANY_COLOUR else found
        return not self.need or self.box.icons[code] + self.best_rest([code], others) >= self.need

    def in_sets(self) -> list[int]:
        """Sections of the colours that are still to come."""
        colours = range(self.state.colour, v.GREEN + 1)
        there = [code for code in self.sections_there() if self.box.colour[code] in colours]
        first = set_codes(self.state, self.player)
        there = [code for code in there if self.box.colour[code] != self.state.colour or code in first]
        return sorted(there, key=lambda code: (self.box.colour[code], -self.box.icons[code], code))

    def best_rest(self, codes: Sequence[int], found: Sequence[int]) -> int:
        """The most icons that can be paid besides these."""
        room = self.room_after(codes)
        if room is None:
            return 0
        left, from_hand = room
        used = {code // 2 for code in codes}
        total = 0
        for code in sorted(found, key=lambda code: (-self.box.icons[code], not self.is_stored(code))):
            stored = self.is_stored(code)
            if left and code // 2 not in used and (stored or from_hand):
                used.add(code // 2)
                left -= 1
                from_hand = min(from_hand - (not stored), left)
                total += self.box.icons[code]
        return total

    def icons(self, codes: Sequence[int]) -> int:
        """How many icons these are."""
        return sum(self.box.icons[code] for code in codes)

    # -------------------------------------------------------------- the bill

    def moves(self, chosen: Sequence[str]) -> list[int] | None:
        """Enough, too little yet, or a reason."""
        codes = sorted(self.code(section) for section in chosen)
        if self.sets:
            return self.moves_of_set(codes)
        self.check_cards(codes)
        if len({self.box.colour[code] for code in codes}) > 1 and self.state.colour == v.ANY_COLOUR:
            raise NotTogether(self.say("one-colour"))
        paid = self.icons(codes)
        if paid < self.need:
            rest = [code for code in self.codes if code not in codes]
            if self.state.colour == v.ANY_COLOUR:
                rest = [code for code in rest if self.box.colour[code] == self.box.colour[codes[0]]]
            if paid + self.best_rest(codes, rest) < self.need:
                raise NotTogether(self.say("short", paid=paid, need=self.need))
            return None
        self.refuse_waste(codes, paid)
        return self.try_out([self.box.first_pay + code for code in codes], v.ASK_PAY)

    def refuse_waste(self, codes: Sequence[int], paid: int) -> None:
        """A card without which the cost is covered too stays where it is: paying stops when it is covered."""
        for code in codes:
            if self.need and paid - self.box.icons[code] >= self.need:
                section = self.words.say(f"artifacts.count.icons.{self.colour(code)}", n=self.box.icons[code])
                raise NotTogether(self.say("too-much", section=section, need=self.need))

    def moves_of_set(self, codes: Sequence[int]) -> list[int] | None:
        """One section of each colour, of three cards."""
        self.check_cards(codes)
        order = sorted(codes, key=lambda code: self.box.colour[code])
        colours = [self.box.colour[code] for code in order]
        if len(set(colours)) < len(colours):
            raise NotTogether(self.say("one-of-each"))
        if len(colours) < v.GREEN + 1 - self.state.colour:
            return None
        return self.try_out([self.box.first_pay + code for code in order], v.ASK_PAY)

    def colour(self, code: int) -> str:
        """The colour of a section."""
        return SECTION_COLOURS[self.box.colour[code]]

    def so_far(self, chosen: Sequence[str]) -> str:
        """What is paid, what is missing and how many cards may follow."""
        codes = [self.code(section) for section in chosen]
        names = self.names(sorted(codes))
        if self.sets:
            missing = [
                c for c in (v.RED, v.BLUE, v.GREEN)[self.state.colour :] if c not in {self.box.colour[x] for x in codes}
            ]
            colours = [self.words.say(f"artifacts.colour.{('red', 'blue', 'green')[c]}") for c in missing]
            return self.say("so-far-set", names=names, colours=colours)
        paid = self.icons(codes)
        if not self.need:
            return self.say("so-far-exchange", names=names, credits=self.words.say("artifacts.count.credits", n=paid))
        before = self.state.paid
        if paid >= self.need:
            return self.say("so-far-enough", names=names, paid=before + paid, need=self.state.need)
        room = self.room_after(codes)
        left = room[0] if room else 0
        which = "so-far" if left < 50 else "so-far-unlimited"
        values = {"paid": before + paid, "need": self.state.need, "missing": self.need - paid}
        return self.say(which, names=names, n=left, **values)

    def names(self, codes: Sequence[int]) -> list[str]:
        """Sections in a few words: 3 red."""
        return [self.words.say(f"artifacts.short.{self.colour(code)}", n=self.box.icons[code]) for code in codes]

    def doubt(self, chosen: Sequence[str]) -> str:
        """Icons or credits that are lost, though as many cards or fewer would do with less."""
        codes = [self.code(section) for section in chosen]
        paid = self.icons(codes)
        if self.sets or not self.is_lost():
            return ""
        if not self.need:
            room = self.box.most_credits - self.player.credits
            lost = self.say("lost-credits", n=paid, room=room, most=self.box.most_credits)
            return lost if paid > room else ""
        better = [way for way in self.exact_ways() if way[1] < paid and len(way[0]) <= len(codes)]
        if not better or len(self.codes) > MOST_TO_TRY:
            return ""
        way = self.one_way(*better[0], numbered=False)
        return self.say("lost", paid=paid, need=self.need, n=paid - self.need, way=way)

    def is_lost(self) -> bool:
        """Whether icons beyond the cost are lost; not where each of them counts."""
        return not (self.state.from_planets and self.state.colour == v.ANY_COLOUR and self.state.need == 1)

    def advice(self, numbered: bool) -> list[str]:
        """The best ways to pay, or the most that can be exchanged."""
        if self.sets or not self.is_lost() or len(self.codes) > MOST_TO_TRY or not payable(self.state, self.player):
            return []
        ways = self.exact_ways() if self.need else self.richest_ways()
        if all(len(numbers) == 1 and icons == self.need for numbers, icons in ways):
            return []
        shown = [self.one_way(numbers, icons, numbered) for numbers, icons in ways[:MOST_ADVICE]]
        return [self.say("enough" if self.need else "most", ways=" · ".join(shown))] if shown else []

    def one_way(self, numbers: Sequence[int], icons: int, numbered: bool) -> str:
        """The sections, or their numbers in the list, and what they pay."""
        which = "way" if self.need else "way-exchange"
        chosen = " ".join(str(number) for number in numbers)
        if not numbered:
            chosen = " + ".join(self.names([self.codes[number - 1] for number in numbers]))
        credits = self.words.say("artifacts.count.credits", n=icons)
        return self.say(which, chosen=chosen, credits=credits, n=max(icons - self.need, 0))

    def all_ways(self) -> list[tuple[list[int], int]]:
        """Sections that may be spent together, by their numbers in the list."""
        ways = []
        for size in range(1, min(self.state.slots + self.state.planet_slots, 4) + 1):
            for places in combinations(range(len(self.codes)), size):
                codes = [self.codes[place] for place in places]
                cards = {code // 2 for code in codes}
                mixed = self.state.colour == v.ANY_COLOUR and len({self.box.colour[code] for code in codes}) > 1
                if len(cards) == size and not mixed and self.room_after(codes) is not None:
                    ways.append(([place + 1 for place in places], self.icons(codes)))
        return ways

    def exact_ways(self) -> list[tuple[list[int], int]]:
        """Enough, with no card too many; what loses least first."""
        ways: dict[tuple[tuple[bool, int], ...], tuple[list[int], int]] = {}
        for numbers, icons in self.all_ways():
            codes = [self.codes[number - 1] for number in numbers]
            if icons >= self.need > icons - min(self.box.icons[code] for code in codes):
                alike = tuple(sorted((self.is_stored(code), self.box.icons[code]) for code in codes))
                ways.setdefault(alike, (numbers, icons))
        return sorted(ways.values(), key=lambda way: (way[1], len(way[0]), way[0]))

    def richest_ways(self) -> list[tuple[list[int], int]]:
        """The most icons, with as few cards as possible."""
        return sorted(self.all_ways(), key=lambda way: (-way[1], len(way[0]), way[0]))[:1]


class Preparing(Tab):
    """Cards that are attached to projects of a row, each with its project."""

    questions = (v.ASK_PUT, v.ASK_TO)

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        super().__init__(words, state, seat)
        self.row = state.task[2]
        worth = self.box.worth_with_gold[self.row]
        room = [code for code in self.sections_there() if state.slots or self.is_stored(code)]
        self.codes = [code for code in room if worth[code] and code >= state.floor]
        self.codes.sort(key=lambda code: (self.is_stored(code), -self.box.icons[code], code))
        projects = [project for project in self.player.projects if self.box.type[project] == self.row]
        self.pairs = [
            (self.box.section_ids[code], self.box.ids[project]) for project in projects for code in self.codes
        ]

    def moves(self, chosen: Sequence[str]) -> list[int] | None:
        """Each card with its project, in the order of the rules; then enough."""
        pairs = sorted((self.code(section), project) for section, _, project in (c.partition(TO) for c in chosen))
        self.check_cards([code for code, _ in pairs])
        actions = []
        for code, project in pairs:
            actions += [self.box.first_put + code, self.state.game().actions.id(f"to {project}")]
        return self.try_out(actions, v.ASK_PUT)

    def is_done_by_rules(self, twin: ArtifactsState, action: int) -> bool:
        """With one project in the row nobody is asked which one."""
        verb = self.state.game().actions.verb(action)
        return super().is_done_by_rules(twin, action) or (verb == "to" and twin.question != v.ASK_TO)

    def so_far(self, chosen: Sequence[str]) -> str:
        """How many of the cards that may be attached, and where to."""
        names = []
        for section, _, project in (thing.partition(TO) for thing in chosen):
            code = self.code(section)
            icons = self.words.say(f"artifacts.short.{SECTION_COLOURS[self.box.colour[code]]}", n=self.box.icons[code])
            names.append(self.say("attached", section=icons, card=self.words.say(f"artifacts.card.{project}")))
        return self.say("so-far-attach", names=names, given=len(names), n=self.most_cards(self.codes))

    def doubt(self, chosen: Sequence[str]) -> str:
        """Nothing is lost."""
        return ""

    def advice(self, numbered: bool) -> list[str]:
        """How many cards may be attached."""
        n = self.most_cards(self.codes)
        return [self.say("attach-numbers" if numbered else "attach", n=n)] if n > 1 else []


class Discarding(Tab):
    """Any number of cards of the hand, as long as it is not too big afterwards."""

    questions = (v.ASK_DISCARD,)

    def __init__(self, words: Words, state: ArtifactsState, seat: int) -> None:
        super().__init__(words, state, seat)
        self.cards = [self.box.resource_ids[card] for card in self.player.hand if card >= state.floor]

    def moves(self, chosen: Sequence[str]) -> list[int] | None:
        """All of them, then enough."""
        cards = sorted(self.box.resource_ids.index(card) for card in chosen)
        made = self.try_out([self.box.first_discard + card for card in cards], v.ASK_DISCARD)
        twin = self.state.clone()
        twin.keep_events(True)
        gone: set[str] = set()
        for action in made:
            twin.apply(self.seat, action)
            gone |= self.gone_in(twin)
        if gone != set(chosen):
            raise NotTogether(self.say("discard-more", n=len(gone)))
        return made

    def so_far(self, chosen: Sequence[str]) -> str:
        """Which cards go, and how many are drawn for them."""
        limit = hand_limit(self.state, self.player)
        n = max(limit - len(self.player.hand) + len(chosen), 0)
        names = [resource_name(self.words, resource_of(self.box.pack, card)) for card in chosen]
        return self.say("so-far-discard", names=names, n=n, limit=limit)

    def doubt(self, chosen: Sequence[str]) -> str:
        """Nothing is lost."""
        return ""

    def advice(self, numbered: bool) -> list[str]:
        """Nothing that one would not see."""
        return []
