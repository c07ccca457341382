/** A table for friends or for one screen: game, seats, variants, clock. */
import { useState } from "preact/hooks";

import { api, type Clock } from "../api/client";
import type { GameInfo, SeatWish } from "../api/types";
import { Button } from "../parts/Button";
import { Sigil } from "../parts/Sigil";
import { route } from "../router/router";
import { defaultBot, games } from "../state/games";
import { me } from "../state/me";
import { lobbyWords } from "../words/lobby";
import { PageTop } from "./PageTop";
import { useNewTable } from "./useNewTable";

const CLOCKS: [Parameters<typeof lobbyWords>[0], Clock | null][] = [
  ["noClock", null],
  ["blitz", { stock: 600, bonus: 10, days: 0 }],
  ["calm", { stock: 1800, bonus: 20, days: 0 }],
  ["daily", { stock: 0, bonus: 0, days: 1 }],
  ["threeDays", { stock: 0, bonus: 0, days: 3 }],
];

export default function NewTablePage() {
  const wanted = route.value.query;
  const known = games.value;
  const [key, setKey] = useState(wanted.get("game") ?? "");
  const game = known.find((one) => one.key === key) ?? known[0];
  return (
    <>
      <PageTop title={lobbyWords(wanted.has("local") ? "oneScreen" : "openTable")} />
      <main class="wrap" id="content">
        <h1 class="page-title">{lobbyWords(wanted.has("local") ? "oneScreen" : "openTable")}</h1>
        {game && (
          <>
            <fieldset class="form panel">
              <legend class="sr">{lobbyWords("chooseGame")}</legend>
              <div class="pills">
                {known.map((one) => (
                  <label key={one.key}>
                    <input type="radio" name="game" checked={one.key === game.key} onChange={() => setKey(one.key)} />
                    {one.name}
                  </label>
                ))}
              </div>
            </fieldset>
            <Seating key={game.key} game={game} local={wanted.has("local")} />
          </>
        )}
      </main>
    </>
  );
}

function Seating({ game, local }: { game: GameInfo; local: boolean }) {
  const [seats, setSeats] = useState<SeatWish[]>(() => firstSeats(game, local));
  const [options, setOptions] = useState<Record<string, boolean>>({});
  const [clock, setClock] = useState(0);
  const [listed, setListed] = useState(false);
  const [guided, setGuided] = useState(false);
  const [error, begin] = useNewTable();
  const resize = (count: number) =>
    setSeats(Array.from({ length: count }, (_, index) => seats[index] ?? newcomer(game, local, index)));
  const variants = game.options.filter((option) => option.seats.includes(seats.length));
  const open = (event: Event) => {
    event.preventDefault();
    const chosen = Object.fromEntries(variants.filter((one) => one.key in options).map((one) => [one.key, options[one.key]!]));
    const table = { game: game.key, seats: seats.map((seat) => dialled(seat, game)), options: chosen, seed: null, clock: CLOCKS[clock]![1], listed, guided };
    begin(() => api.open(table));
  };
  const waits = seats.some((seat) => seat.kind === "open");
  return (
    <form class="form panel" onSubmit={open}>
      <fieldset>
        <legend>{lobbyWords("howMany")}</legend>
        <div class="pills">
          {game.seats.map((count) => (
            <label key={count}>
              <input type="radio" name="count" checked={count === seats.length} onChange={() => resize(count)} />
              {count}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{lobbyWords("seats")}</legend>
        <ol class="places">
          {seats.map((seat, index) => (
            <SeatLine
              key={index}
              game={game}
              index={index}
              wish={seat}
              onChange={(wish) => setSeats(seats.map((one, at) => (at === index ? wish : one)))}
            />
          ))}
        </ol>
      </fieldset>
      {variants.length > 0 && (
        <fieldset>
          <legend>{lobbyWords("options")}</legend>
          {variants.map((option) => (
            <label key={option.key} class="check">
              <input
                type="checkbox"
                checked={options[option.key] ?? option.default}
                onChange={(event) => setOptions({ ...options, [option.key]: event.currentTarget.checked })}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label class="line">
        {lobbyWords("clock")}
        <select class="field" value={clock} onChange={(event) => setClock(Number(event.currentTarget.value))}>
          {CLOCKS.map(([words], index) => (
            <option key={words} value={index}>
              {lobbyWords(words)}
            </option>
          ))}
        </select>
      </label>
      <div>
        <label class="check">
          <input type="checkbox" checked={listed} onChange={() => setListed(!listed)} />
          {lobbyWords("listed")}
        </label>
        <label class="check">
          <input type="checkbox" checked={guided} onChange={() => setGuided(!guided)} />
          {lobbyWords("guided")}
        </label>
      </div>
      {error && (
        <p class="banner" role="alert">
          {error}
        </p>
      )}
      <div class="row">
        <Button icon="play" class="primary" submit>
          {lobbyWords(waits ? "openIt" : "startIt")}
        </Button>
      </div>
    </form>
  );
}

interface SeatLineProps {
  game: GameInfo;
  index: number;
  wish: SeatWish;
  onChange: (wish: SeatWish) => void;
}

function SeatLine({ game, index, wish, onChange }: SeatLineProps) {
  const choose = (value: string) => {
    const at = value.indexOf(":");
    const kind = (at < 0 ? value : value.slice(0, at)) as SeatWish["kind"];
    onChange({ kind, name: kind === "local" ? localName(index) : at < 0 ? "" : value.slice(at + 1) });
  };
  const elo = wish.kind === "bot" && wish.name.startsWith(BY_ELO) ? Number(wish.name.slice(BY_ELO.length)) : null;
  return (
    <li>
      <Sigil seat={index} />
      {index === 0 ? (
        <b>
          {lobbyWords("me")}
          {me.value && ` (${me.value.name})`}
        </b>
      ) : (
        <select
          class="field"
          aria-label={lobbyWords("seat", { number: index + 1 })}
          value={elo !== null ? `bot:${BY_ELO}` : wish.kind === "bot" ? `bot:${wish.name}` : wish.kind}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="open">{lobbyWords("open")}</option>
          <option value="local">{lobbyWords("local")}</option>
          {game.bots.map((bot) => (
            <option key={bot.name} value={`bot:${bot.name}`} title={bot.help}>
              {lobbyWords("bot", { label: bot.label })}
            </option>
          ))}
          {game.dial && <option value={`bot:${BY_ELO}`}>{lobbyWords("byElo")}</option>}
        </select>
      )}
      {elo !== null && game.dial && (
        <label class="dial">
          <input
            type="range"
            aria-label={lobbyWords("elo")}
            min={game.dial.least}
            max={game.dial.most}
            step={10}
            value={elo || game.dial.usual}
            onInput={(event) => onChange({ kind: "bot", name: BY_ELO + event.currentTarget.value })}
          />
          <output>{elo || game.dial.usual}</output>
        </label>
      )}
      {wish.kind === "local" && (
        <input
          class="field"
          aria-label={lobbyWords("nameHere")}
          required
          maxLength={30}
          value={wish.name}
          onInput={(event) => onChange({ kind: "local", name: event.currentTarget.value })}
        />
      )}
    </li>
  );
}

const BY_ELO = "champion:elo=";

const localName = (index: number) => lobbyWords("localName", { number: index + 1 });

function firstSeats(game: GameInfo, local: boolean): SeatWish[] {
  const count = game.seats.find((seats) => seats >= 2) ?? game.seats[0]!;
  return Array.from({ length: count }, (_, index) => newcomer(game, local, index));
}

function newcomer(game: GameInfo, local: boolean, index: number): SeatWish {
  if (index === 0) return { kind: "me", name: "" };
  if (local) return index === 1 ? { kind: "local", name: localName(1) } : { kind: "bot", name: defaultBot(game.key) };
  return { kind: "open", name: "" };
}

/** A dial that nobody has turned stands at the usual strength. */
function dialled(seat: SeatWish, game: GameInfo): SeatWish {
  return seat.kind === "bot" && seat.name === BY_ELO ? { ...seat, name: BY_ELO + game.dial!.usual } : seat;
}
