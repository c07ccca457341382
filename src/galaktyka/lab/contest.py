"""One simulated game and what is worth knowing about it afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from galaktyka.bots import Outlook, find_bot, settled
from galaktyka.core.game import State, View
from galaktyka.core.records import Header, Move, Record, RecordSeat, format_record
from galaktyka.core.rng import seeded
from galaktyka.lab.accounts import Account, Watch, account_of
from galaktyka.lab.experiment import Experiment, bot_seed
from galaktyka.lab.files import unwritable


class SeatResult(NamedTuple):
    """One seat at the end of a game."""

    bot: str
    score: int
    sources: dict[str, int]
    tie_break: int
    won: bool
    place: int
    start: str
    cards: tuple[str, ...]


class Outcome(NamedTuple):
    """A finished game."""

    number: int
    seed: int
    rounds: int
    decisions: int
    winners: tuple[int, ...]
    ends: tuple[str, ...]
    on_offer: tuple[str, ...]
    seats: tuple[SeatResult, ...]
    automa: int | None = None
    """The points of an opponent who belongs to the rules."""


def play_game(experiment: Experiment, number: int) -> Outcome:
    """Play the game with this number to its end."""
    seed = experiment.seed_of(number)
    names = [experiment.bot_at(number, seat) for seat in range(len(experiment.bots))]
    account = account_of(experiment.game_key)
    state = experiment.game.start(len(names), seed, experiment.options)
    opening = account.see(state)
    if experiment.by_engine and by_chance(names) and not account.by_choice and account.watch() is None:
        decisions = state.playout(seeded(bot_seed(seed, 0)))
        return outcome_of(account, state, opening, number, seed, names, (), decisions)
    watch = account.watch()
    moves = play_bots(experiment.game_key, names, seed, state, watch)
    if experiment.records:
        save_record(experiment, number, names, state, moves)
    rounds = watch.rounds if watch else None
    return outcome_of(account, state, opening, number, seed, names, moves, len(moves), rounds)


def by_chance(names: list[str]) -> bool:
    """Nobody thinks: the engine can choose for all of them, several times quicker than bots are asked."""
    return all(name == "random" for name in names)


def play_bots(
    game_key: str, names: list[str], seed: int, state: State, watch: Watch | None = None
) -> list[tuple[int, int]]:
    """Let the bots choose until the game is over; the seat and the action of every choice."""
    seeds = [bot_seed(seed, seat) for seat in range(len(names))]
    bots = [find_bot(name, game_key, seeds[seat]) for seat, name in enumerate(names)]
    outlooks = [Outlook(state, seat, seeded(seeds[seat])) for seat in range(len(names))]
    moves: list[tuple[int, int]] = []
    while deciders := state.deciders():
        for seat in deciders:
            action = bots[seat].choose(outlooks[seat])
            state.apply(seat, action)
            moves.append((seat, action))
            if watch:
                watch.look(state)
    return moves


def save_record(
    experiment: Experiment, number: int, names: list[str], state: State, moves: list[tuple[int, int]]
) -> None:
    """The whole game as a record, under its number."""
    game = experiment.game
    options = game.check_start(len(names), experiment.seed_of(number), experiment.options)
    seats = [RecordSeat(settled(name, game.key), bot=True) for name in names]
    header = Header(game.key, game.rules_version, game.content, seats, options, experiment.seed_of(number))
    told = [Move(seat, game.actions.notation(action)) for seat, action in moves]
    path = Path(experiment.records) / f"{number:0{len(str(experiment.games - 1))}}.galaktyka"
    try:
        path.write_text(format_record(Record(header, told, state.totals(), path.name)), encoding="utf-8")
    except OSError as error:
        raise unwritable(error, path) from None


def outcome_of(
    account: Account,
    state: State,
    opening: View,
    number: int,
    seed: int,
    names: list[str],
    moves: Sequence[tuple[int, int]],
    decisions: int,
    rounds: int | None = None,
) -> Outcome:
    """The result, with what everybody began with and had at the end."""
    notation = state.game().actions.notation
    first = [(seat, notation(action)) for seat, action in moves[: len(names)]] if account.by_choice else []
    end = account.see(state)
    winners = tuple(state.winners())
    scores = state.scores()
    seats = []
    for score in scores[: len(names)]:
        sources: dict[str, int] = {}
        for item in score.items:
            sources[item.kind] = sources.get(item.kind, 0) + item.points
        seat = score.seat
        place, start = account.place(opening, end, seat), account.start(opening, first, end, seat)
        won, cards = seat in winners, account.had(end, seat)
        seats.append(SeatResult(names[seat], score.total, sources, score.tie_break, won, place, start, cards))
    ends, on_offer = account.ends(end), account.on_offer(end)
    automa = next((score.total for score in scores[len(names) :]), None)
    rounds = end.get("round", 0) if rounds is None else rounds
    return Outcome(number, seed, rounds, decisions, winners, ends, on_offer, tuple(seats), automa)
