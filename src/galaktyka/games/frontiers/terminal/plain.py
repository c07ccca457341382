"""The table in sentences, for a screen reader: first where the game stands, then the players, then the question."""

from collections.abc import Mapping, Sequence

from galaktyka.core.game import View
from galaktyka.games.frontiers.engine.tiles import ANY_KIND, Pack, Tile
from galaktyka.games.frontiers.text.cards import goal_name, name, tile_text
from galaktyka.games.frontiers.voice.meters import meters
from galaktyka.terminal.prose import one_line, with_note
from galaktyka.text.catalogue import Words
from galaktyka.voices.choice import Choice, Entry


def standing(words: Words, pack: Pack, view: View, players: Sequence[str], goal_points: Mapping[str, int]) -> list[str]:
    """Round, action, track, action tiles, pools and ends, goals."""
    phase = words.say(f"frontiers.phase.{view['phase']}")
    lines = [words.say("terminal.frontiers.plain.round", n=view["round"], phase=phase)]
    if view["phase"] == "set-up":
        lines = [words.say("terminal.frontiers.plain.set-up")]
    track = [players[seat] for seat in view["track"]]
    if view["phase"] in ("set-up", "over"):
        lines[0] += " " + words.say("terminal.frontiers.plain.track", players=track)
    else:
        done, now, later = split_track(view, track)
        values = {"done": ", ".join(done), "now": now, "later": ", ".join(later)}
        which = ("-done" if done else "") + ("-later" if later else "")
        lines[0] += " " + words.say_with(f"terminal.frontiers.plain.track-now{which}", values)
    lines.append(action_tiles(words, view))
    lines.append(pools(words, pack, view))
    if view["options"]["goals"]:
        lines.append(goals(words, view, players, goal_points))
    return lines


def split_track(view: View, track: Sequence[str]) -> tuple[Sequence[str], str, Sequence[str]]:
    """Who has picked, whose pick it is or was, who comes later."""
    at = min(view["picking"], len(track) - 1)
    return track[:at], track[at], track[at + 1 :]


def action_tiles(words: Words, view: View) -> str:
    """What can still be picked, what is taken, and the credits on Produce."""
    left = [words.say(f"frontiers.action.{action}") for action in view["actions"] if action not in view["taken"]]
    sentence = words.say("terminal.frontiers.plain.actions", actions="; ".join(left))
    if view["taken"] and view.get("in_full"):
        taken = [words.say(f"frontiers.action.{action}") for action in view["taken"]]
        sentence += " " + words.say("terminal.frontiers.plain.taken", actions="; ".join(taken))
    if view["produce_credits"]:
        sentence += " " + words.say("terminal.frontiers.plain.on-produce", n=view["produce_credits"])
    return sentence


def pools(words: Words, pack: Pack, view: View) -> str:
    """Pools and how far the game is from its ends."""
    sentences = []
    for meter in meters(pack, view):
        sentences.append(words.say(f"terminal.frontiers.plain.meter.{meter.end}", now=meter.now, limit=meter.limit))
    for end in view["ends"]:
        met = words.say(f"frontiers.end.{end}")
        sentences.append(words.say("terminal.frontiers.plain.met", end=met[0].upper() + met[1:]))
    sentences.append(words.say("terminal.frontiers.plain.bag", n=view["bag_size"]))
    return " ".join(sentences)


def goals(words: Words, view: View, players: Sequence[str], points: Mapping[str, int]) -> str:
    """Goals face up with what they give the viewer now, the one face down, the stack."""
    up = [goal_name(words, goal) for goal in view["goals_up"]]
    if points:
        say = words.say
        up = [say("terminal.frontiers.plain.goal-now", goal=goal_name(words, g), n=points[g]) for g in view["goals_up"]]
    sentences = [words.say("terminal.frontiers.plain.goals-up", n=len(up), goals="; ".join(up))]
    hidden = view["hidden_goal"]
    if hidden and "goal" in hidden:
        sentences.append(words.say("terminal.frontiers.plain.goal-yours", goal=goal_name(words, hidden["goal"])))
    elif hidden:
        sentences.append(words.say("terminal.frontiers.plain.goal-hidden", who=players[hidden["seat"]]))
    sentences.append(words.say("terminal.frontiers.plain.goal-stack", n=view["goal_stack"]))
    return " ".join(sentences)


def market(words: Words, pack: Pack, view: View, prices: Mapping[str, int]) -> str:
    """The technologies that can still be bought, large and small ones, with prices and copies."""
    own = view["players"][view["seat"]]["technologies"] if view["seat"] is not None else []
    left = [pack.tile(face) for face, copies in view["technologies"].items() if copies and face not in own]
    sentences = []
    for size in ("large", "small"):
        tiles = [tile for tile in left if tile.large == (size == "large")]
        sentences.append(offers(words, view, size, tiles, prices))
    return " ".join(sentences)


def offers(words: Words, view: View, size: str, tiles: Sequence[Tile], prices: Mapping[str, int]) -> str:
    """The technologies of one size."""
    entries = []
    for tile in sorted(tiles, key=lambda tile: (-tile.cost, tile.index)):
        price = prices.get(tile.id, tile.cost)
        copies = view["technologies"][tile.id]
        entries.append(words.say("terminal.frontiers.plain.offer", tile=name(words, tile.id), price=price, n=copies))
    return words.say(f"terminal.frontiers.plain.market.{size}", n=len(entries), offers="; ".join(entries))


def planets(words: Words, pack: Pack, heading: str, tiles: Sequence[str], notes: Mapping[str, str]) -> str:
    """Planets that cannot be chosen now."""
    entries = []
    for tile in tiles:
        needs = planet(words, pack.tile(tile))
        entries.append(f"{needs}, {notes[tile]}" if notes.get(tile) else needs)
    return f"{heading}: {'; '.join(entries)}."


def planet(words: Words, tile: Tile) -> str:
    """A planet with what it takes to settle it, and its points."""
    which = "defence" if tile.military else "cost"
    values = {"number": tile.defence if tile.military else tile.cost, "colonists": tile.colonists, "vp": tile.vp}
    return words.say_with(f"terminal.frontiers.plain.planet.{which}", {"tile": name(words, tile.id), **values})


def player(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str], others: bool = True) -> str:
    """One player: numbers, colonies, technologies, discovered planets, stored things."""
    entry = view["players"][seat]
    own = seat == view["seat"] and not view.get("watched")
    who = words.say("terminal.frontiers.plain.you", name=players[seat]) if own else players[seat]
    values = {key: entry[key] for key in ("credits", "colonists", "vp", "strength", "spaces")}
    sentences = [words.say_with("terminal.frontiers.plain.player", {"who": who, **values})]
    if entry["temporary"]:
        sentences.append(words.say("terminal.frontiers.plain.temporary", strength=entry["temporary"]))
    colonies = [colony(words, pack, entry, colony_entry) for colony_entry in entry["colonies"]]
    sentences.append(words.say("terminal.frontiers.plain.colonies", n=len(colonies), tiles="; ".join(colonies)))
    technologies = [name(words, tile) for tile in entry["technologies"]]
    if technologies:
        tiles = "; ".join(technologies)
        sentences.append(words.say("terminal.frontiers.plain.technologies", n=len(technologies), tiles=tiles))
    if entry["discovered"] and others:
        discovered = [name(words, tile) for tile in entry["discovered"]]
        tiles = "; ".join(discovered)
        sentences.append(words.say("terminal.frontiers.plain.discovered", n=len(discovered), tiles=tiles))
    return " ".join([*sentences, *stored(words, entry)])


def colony(words: Words, pack: Pack, player: View, entry: View) -> str:
    """A colony with the kind that its owner named last, and with the good on it."""
    tile = name(words, entry["tile"])
    if pack.tile(entry["tile"]).good == ANY_KIND and player["refinery"]:
        kind = words.say(f"frontiers.kind.{player['refinery']}")
        tile = words.say("terminal.frontiers.plain.kind-named", tile=tile, kind=kind)
    if not entry["good"]:
        return tile
    kind = words.say(f"frontiers.kind.{entry['good']}")
    return words.say("terminal.frontiers.plain.with-good", tile=tile, kind=kind)


def stored(words: Words, entry: View) -> list[str]:
    """What lies on the storage board, if anything does."""
    things = [words.say(f"frontiers.kind.{kind}") for kind in entry["stored_goods"]]
    things += [name(words, tile) for tile in entry["stored_planets"]]
    if entry["stored_credits"]:
        things.append(words.say("terminal.frontiers.plain.credits", n=entry["stored_credits"]))
    return [words.say("terminal.frontiers.plain.stored", things="; ".join(things))] if things else []


def options(words: Words, pack: Pack, choice: Choice) -> list[str]:
    """What cannot be chosen and why; then one numbered line for each answer."""
    lines = []
    number = 0
    refused = [f"{entry.label} ({entry.note})" for entry in choice.entries if entry.action is None]
    if refused:
        lines.append(f"{words.say('terminal.frontiers.not-now')} {'; '.join(refused)}.")
    for entry in choice.entries:
        if entry.action is None:
            continue
        number += 1
        lines.append(words.say("terminal.plain.option", number=number, text=option(words, pack, entry)))
    if choice.passing:
        text = option(words, pack, choice.passing)
        lines.append(words.say("terminal.plain.option", number=0, text=text))
    return lines


def option(words: Words, pack: Pack, entry: Entry) -> str:
    """An answer with its price, and all about a tile where the tile itself is chosen."""
    if not entry.as_card:
        return with_note(entry)
    _, *about = tile_text(words, pack.tile(entry.card)).split("\n")
    return " ".join([with_note(entry), *about])


def whole_empire(words: Words, pack: Pack, view: View, seat: int, players: Sequence[str]) -> list[str]:
    """One player with every tile in full."""
    entry = view["players"][seat]
    tiles = [*(colony["tile"] for colony in entry["colonies"]), *entry["technologies"], *entry["discovered"]]
    return [player(words, pack, view, seat, players), *whole_tiles(words, pack, tiles)]


def whole_tiles(words: Words, pack: Pack, tiles: Sequence[str]) -> list[str]:
    """Tiles in full, a line each."""
    return [one_line(tile_text(words, pack.tile(tile))) for tile in tiles]
