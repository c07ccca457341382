"""The games: what can be played, what is in the box, the rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import json

from galaktyka.bots import level_names, opponents, settled, usual_bot
from galaktyka.bots.levels import ladder
from galaktyka.bots.network.shelf import has_weights
from galaktyka.core.game import Game
from galaktyka.games import find_game
from galaktyka.server.adaptive import ADAPTIVE, adapts
from galaktyka.server.api.asking import InLang, spoken
from galaktyka.server.contents import content_of
from galaktyka.server.glossary import glossary
from galaktyka.server.messages.common import Lang
from galaktyka.server.messages.games import BotInfo, DialInfo, GameInfo, Glossary, OptionInfo, RulesPage
from galaktyka.server.page import PageFile
from galaktyka.server.positions import voice_of, words_in
from galaktyka.server.problems import not_there
from galaktyka.server.rules import rules_page
from galaktyka.text.catalogue import Words, game_name
from galaktyka.voices import spoken_games
from galaktyka.voices.people import bot_help, bot_name

Asking = Request[Any, Any, Any]


@get("/games", tags=["games"])
async def list_games(request: Asking, lang: InLang = None) -> list[GameInfo]:
    """All games that can be played."""
    return [game_info(key, spoken(lang, request)) for key in spoken_games()]


def game_info(key: str, lang: Lang) -> GameInfo:
    """A game with its variants and bots."""
    words, game = words_in(lang), find_game(key)
    return GameInfo(
        key=key,
        name=game_name(words, key),
        about=words.say(f"server.about.{key}"),
        story=words.say(f"server.story.{key}"),
        winning=words.say(f"server.winning.{key}"),
        seats=list(game.seats),
        minutes=voice_of(key, lang).minutes,
        options=[
            OptionInfo(option.key, words.say(f"{key}.option.{option.key}"), option.default, list(option.seats))
            for option in game.options
        ],
        bots=[bot_info(key, name, words) for name in [*opponents(key), *([ADAPTIVE] if adapts(key) else [])]],
        dial=dial_info(key, game),
        content=game.content[:16],
    )


def dial_info(key: str, game: Game) -> DialInfo | None:
    """How strong champions are; with more players the steps between them may be others, the ends are not."""
    if not has_weights(key):
        return None
    levels = ladder(key, max(min(game.seats), 2))
    strengths = [level.elo for level in levels.values()]
    return DialInfo(min(strengths), max(strengths), levels[usual_bot(key)].elo)


def bot_info(key: str, name: str, words: Words) -> BotInfo:
    """A bot that people can choose."""
    label, about = bot_name(words, name), bot_help(words, settled(name, key))
    return BotInfo(name, label, about, usual=name == usual_bot(key), level=name in level_names(key))


def checked_key(key: str) -> str:
    """A game that there is."""
    if key not in spoken_games():
        raise not_there("no-game", game=key[:40])
    return key


@get("/games/{key:str}/content", tags=["games"])
async def game_content(request: Asking, key: FromPath[str], lang: InLang = None) -> Response[bytes]:
    """Everything in the box, in words and in fields to draw with; the struct is the game's own."""
    return content_file(checked_key(key), spoken(lang, request)).answer(request)


@cache
def content_file(key: str, lang: Lang) -> PageFile:
    """The content, made and packed once."""
    return PageFile("/content.json", json.encode(content_of(find_game(key), words_in(lang))))


@get("/games/{key:str}/rules", tags=["games"])
async def game_rules(request: Asking, key: FromPath[str], lang: InLang = None) -> RulesPage:
    """The rule catalogue."""
    page = rules_page(checked_key(key), spoken(lang, request))
    if page is None:
        raise not_there("no-page")
    return page


@get("/glossary", tags=["games"])
async def all_terms(request: Asking, lang: InLang = None) -> Glossary:
    """The words of all games, explained."""
    return glossary(spoken(lang, request))


ROUTES = [list_games, game_content, game_rules, all_terms]
