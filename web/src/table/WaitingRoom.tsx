/** A table before the game: who sits where, the link to share, and the start. */
import { api, errorMessage } from "../api/client";
import type { SeatInfo, SeatWish, TableInfo } from "../api/types";
import { PageTop } from "../pages/PageTop";
import { Button } from "../parts/Button";
import { CopyLink } from "../parts/CopyLink";
import { Icon } from "../parts/Icon";
import { Sigil, seatClass } from "../parts/Sigil";
import { defaultBot, gameOf } from "../state/games";
import { ensureMe } from "../state/me";
import { lobbyWords } from "../words/lobby";
import { Banners } from "./Banners";
import type { TableSession } from "./session";

export function WaitingRoom({ session }: { session: TableSession }) {
  const info = session.info.value!;
  const act = (request: Promise<TableInfo>) =>
    request.then(
      (now) => session.updateInfo(now),
      (error: unknown) => (session.error.value = { message: errorMessage(error) }),
    );
  const free = info.seats.some((seat) => seat.kind === "open");
  const seated = info.seats.some((seat) => seat.mine);
  return (
    <>
      <PageTop title={gameOf(info.game)?.name} />
      <main class="wrap waiting" id="content">
        <h1>{gameOf(info.game)?.name}</h1>
        <section class="panel share">
          <h2>{lobbyWords("waitTitle")}</h2>
          <p>{lobbyWords("waitHelp")}</p>
          <div class="row">
            <CopyLink address={`/t/${info.id}`} class="primary" />
            <span>
              {lobbyWords("code")}: <code class="code">{info.id}</code>
            </span>
          </div>
        </section>
        <section class="panel">
          <h2>{lobbyWords("seats")}</h2>
          <ol class="places">
            {info.seats.map((seat) => (
              <Seat key={seat.seat} info={info} seat={seat} seated={seated} act={act} />
            ))}
          </ol>
        </section>
        <div class="row">
          {info.host ? (
            <Button icon="play" class="primary" off={free} title={free ? lobbyWords("startHelp") : undefined} onPress={() => !free && act(api.start(info.id))}>
              {lobbyWords("start")}
            </Button>
          ) : (
            <p>{lobbyWords("waitHost")}</p>
          )}
          {seated && !info.host && <Button onPress={() => act(api.leave(info.id))}>{lobbyWords("leave")}</Button>}
          {info.host && free && <p class="muted">{lobbyWords("startHelp")}</p>}
        </div>
      </main>
      <Banners session={session} />
    </>
  );
}

interface SeatProps {
  info: TableInfo;
  seat: SeatInfo;
  seated: boolean;
  act: (request: Promise<TableInfo>) => void;
}

function Seat({ info, seat, seated, act }: SeatProps) {
  const bot = defaultBot(info.game);
  const change = (wish: SeatWish) => act(api.seat(info.id, seat.seat, wish));
  return (
    <li class={seatClass(seat.seat)}>
      <Sigil seat={seat.seat} />
      <Icon name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "plus" : "person"} />
      <b>{seat.kind === "open" ? lobbyWords("free") : seat.name}</b>
      {seat.mine && <span class="tag">{lobbyWords("you")}</span>}
      <span class="grow" />
      {seat.kind === "open" && !seated && (
        <Button class="lit" onPress={() => act(ensureMe().then(() => api.join(info.id, seat.seat)))}>
          {lobbyWords("takeSeat")}
        </Button>
      )}
      {info.host && seat.kind === "open" && bot && (
        <Button icon="bot" onPress={() => change({ kind: "bot", name: bot })}>
          {lobbyWords("putBot")}
        </Button>
      )}
      {info.host && seat.kind !== "open" && !seat.mine && (
        <Button class="quiet" onPress={() => change({ kind: "open", name: "" })}>
          {lobbyWords("makeOpen")}
        </Button>
      )}
    </li>
  );
}
