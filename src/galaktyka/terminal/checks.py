"""Looking at what people made: content packs and positions."""

from pathlib import Path

from galaktyka.terminal.screen import Screen
from galaktyka.terminal.starting import game_of, load_game, read_document, views_for
from galaktyka.text.catalogue import Words, game_name
from galaktyka.voices.people import with_automa


def check_pack(folder: str, words: Words, screen: Screen) -> int:
    """Read a pack with its names; every fault is an error with its place."""
    from galaktyka.text.packs import load_pack

    pack = load_pack(Path(folder))
    game = game_name(words, pack.game.key)
    screen.show(words.say("terminal.cli.pack-fine", game=game, name=pack.title, n=pack.pieces))
    screen.show(words.say("terminal.cli.pack-fingerprint", fingerprint=pack.game.content))
    return 0


def check_position(file: str, pack: str | None, lang: str, screen: Screen) -> int:
    """Read a position, show its table, and the question of every seat that owes a choice."""
    document = read_document(Path(file))
    game, words = load_game(game_of(document), pack)
    state = game.from_document(document, file)
    terminal_view = views_for(game, words)[lang]
    seats = [terminal_view.words.say("terminal.cli.seat", number=seat) for seat in range(state.seats())]
    players = with_automa(terminal_view.words, seats, len(state.scores()))
    screen.show(terminal_view.words.say("terminal.cli.position-fine"))
    screen.show(*terminal_view.board(state, state.view(None), players, screen.plain))
    for seat in state.deciders():
        choice = terminal_view.choice(state, seat)
        screen.show(f"{players[seat]}: {choice.prompt}", *terminal_view.options(choice, screen.plain))
    return 0
