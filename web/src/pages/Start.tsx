/** The start page: two presses to a game, one's own games, playing together, watching. */
import { useEffect, useState } from "preact/hooks";

import { api } from "../api/client";
import type { GameInfo, NewTable, TableInfo } from "../api/types";
import { Button } from "../parts/Button";
import { Icon } from "../parts/Icon";
import { Link } from "../router/router";
import { defaultBot, gameOf, games } from "../state/games";
import { me } from "../state/me";
import { coverOf, GAMES_WITH_BOARD } from "../table/gameModules";
import { galaxies, lobbyWords } from "../words/lobby";
import { ago } from "../words/time";
import { lang } from "../words/words";
import { Facts } from "./Facts";
import { PageTop } from "./PageTop";
import { RecordButton } from "./RecordButton";
import { useNewTable } from "./useNewTable";

const RECENT = 5;

export function Start() {
  const [error, begin, setError] = useNewTable();
  const [mine, setMine] = useState<TableInfo[]>([]);
  const [listed, setListed] = useState<TableInfo[]>([]);
  const language = lang.value;
  const who = me.value?.id;
  useEffect(() => {
    const read = () => {
      if (document.hidden) return;
      if (me.value) api.myTables().then(setMine, () => undefined);
      api.listedTables().then(setListed, () => undefined);
    };
    read();
    const timer = window.setInterval(read, 10_000);
    document.addEventListener("visibilitychange", read);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [language, who]);
  return (
    <>
      <PageTop />
      <main class="wrap" id="content">
        <header class="hero">
          <h1>
            {galaxies(GAMES_WITH_BOARD)}
            <br />
            {lobbyWords("oneTable")}
          </h1>
          <p>{lobbyWords("about")}</p>
        </header>
        {error && (
          <p class="banner" role="alert">
            {error}
          </p>
        )}
        <div class="games">
          {games.value.map((game) => (
            <GameCard key={game.key} game={game} onPlay={(table) => begin(() => api.open(table))} />
          ))}
        </div>
        <div class="cols">
          <MyGames tables={mine} />
          <PlayTogether onError={setError} />
          <Watch tables={listed.filter((table) => !table.seats.some((seat) => seat.mine))} />
        </div>
      </main>
    </>
  );
}

function GameCard({ game, onPlay }: { game: GameInfo; onPlay: (table: NewTable) => void }) {
  const levels = game.bots.filter((bot) => bot.level);
  const [level, setLevel] = useState(defaultBot(game.key));
  const Cover = coverOf(game.key);
  return (
    <article class="gc" data-game={game.key}>
      <div class="pic" aria-hidden="true">
        {Cover && <Cover />}
      </div>
      <div class="txt">
        <h2>{game.name}</h2>
        <Facts game={game} />
        <p class="about">{game.about}</p>
        <fieldset class="lv">
          <legend class="sr">{lobbyWords("level")}</legend>
          {levels.map((bot) => (
            <label key={bot.name} title={bot.help}>
              <input type="radio" name={`level-${game.key}`} value={bot.name} checked={bot.name === level} onChange={() => setLevel(bot.name)} />
              {bot.label}
            </label>
          ))}
        </fieldset>
        <Button icon="play" class="primary" label={lobbyWords("playGame", { game: game.name })} title="" onPress={() => onPlay(playNow(game, level))}>
          {lobbyWords("play")}
        </Button>
      </div>
    </article>
  );
}

/** Me against one bot of this level, with default options. */
function playNow(game: GameInfo, bot: string): NewTable {
  const seats: NewTable["seats"] = [{ kind: "me", name: "" }];
  if (game.seats.includes(2)) seats.push({ kind: "bot", name: bot });
  return { game: game.key, seats, options: {}, seed: null, clock: null, listed: false, guided: false };
}

function MyGames({ tables }: { tables: TableInfo[] }) {
  const [all, setAll] = useState(false);
  const ranked = [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  const shown = all ? ranked : ranked.slice(0, RECENT);
  return (
    <section class="panel" aria-labelledby="my-games">
      <h2 id="my-games">
        <Icon name="clock" /> {lobbyWords("mine")}
      </h2>
      {!tables.length && <p class="muted">{lobbyWords("noGames")}</p>}
      <ul>
        {shown.map((table) => (
          <li key={table.id} class={`li ${table.my_turn ? "turn" : ""}`}>
            <Thumb game={table.game} />
            <span>
              <b>{gameOf(table.game)?.name ?? table.game}</b>
              <small>{stateOf(table)}</small>
            </span>
            <Link to={`/t/${table.id}`} class={`btn ${table.my_turn ? "lit" : ""}`}>
              {lobbyWords(table.status === "over" ? "look" : "goOn")}
            </Link>
          </li>
        ))}
      </ul>
      {ranked.length > shown.length && (
        <Button class="quiet" onPress={() => setAll(true)}>
          {lobbyWords("older")} ({ranked.length - shown.length})
        </Button>
      )}
    </section>
  );
}

/** One's turn first, finished games last. */
function rank(table: TableInfo): number {
  return table.my_turn ? 0 : table.status === "over" ? 2 : 1;
}

function stateOf(table: TableInfo): string {
  const others = table.seats.filter((seat) => !seat.mine && seat.kind !== "open").map((seat) => seat.name);
  const waiting = table.waiting_for.map((seat) => table.seats[seat]?.name ?? "");
  const state = table.my_turn
    ? lobbyWords("yourTurn")
    : table.status === "over"
      ? `${lobbyWords("over")} ${table.totals.join(" : ")}`
      : table.status === "gathering"
        ? lobbyWords("gathering")
        : lobbyWords("waitingFor", { names: waiting.join(", ") });
  return [state, others.join(", "), ago(table.changed)].filter(Boolean).join(" · ");
}

function Thumb({ game }: { game: string }) {
  const Cover = coverOf(game);
  return (
    <span class="th" aria-hidden="true">
      {Cover && <Cover />}
    </span>
  );
}

function PlayTogether({ onError }: { onError: (message: string) => void }) {
  return (
    <section class="panel" aria-labelledby="together">
      <h2 id="together">
        <Icon name="friends" /> {lobbyWords("together")}
      </h2>
      <div class="opts">
        <Link to="/new" class="btn">
          <Icon name="plus" />
          <span>
            {lobbyWords("openTable")}
            <small>{lobbyWords("openTableHelp")}</small>
          </span>
        </Link>
        <Link to="/new?local=1" class="btn">
          <Icon name="hotseat" />
          <span>
            {lobbyWords("oneScreen")}
            <small>{lobbyWords("oneScreenHelp")}</small>
          </span>
        </Link>
        <Link to="/join" class="btn">
          <Icon name="share" />
          <span>
            {lobbyWords("joinWith")}
            <small>{lobbyWords("joinWithHelp")}</small>
          </span>
        </Link>
        <RecordButton onError={onError} />
      </div>
    </section>
  );
}

function Watch({ tables }: { tables: TableInfo[] }) {
  return (
    <section class="panel" aria-labelledby="watch">
      <h2 id="watch">
        <Icon name="spectator" /> {lobbyWords("watch")}
      </h2>
      {!tables.length && <p class="muted">{lobbyWords("nothingToWatch")}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} class="li">
            <Thumb game={table.game} />
            <span>
              <b>{gameOf(table.game)?.name ?? table.game}</b>
              <small>
                {table.seats.map((seat) => (seat.kind === "open" ? "…" : seat.name)).join(", ")}
                {table.standing && ` · ${table.standing}`}
              </small>
            </span>
            <Link to={`/t/${table.id}`} class={`btn ${table.status === "gathering" ? "lit" : ""}`}>
              {lobbyWords(table.status === "gathering" ? "join" : "watch")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
