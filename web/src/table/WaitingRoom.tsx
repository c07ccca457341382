/** A table before the game: who sits where, the link to share, and the start. */
import { messageOf, service } from "../api/client";
import type { SeatInfo, SeatWish, TableInfo } from "../api/types";
import { PageTop } from "../pages/PageTop";
import { Button } from "../parts/Button";
import { CopyLink } from "../parts/CopyLink";
import { Icon } from "../parts/Icon";
import { Sigil, seatClass } from "../parts/Sigil";
import { gameOf, usualBot } from "../state/games";
import { beSomebody } from "../state/me";
import { lobbyWords } from "../words/lobby";
import { Banners } from "./Banners";
import type { Sitting } from "./sitting";

export function WaitingRoom({ sitting }: { sitting: Sitting }) {
  const info = sitting.info.value!;
  const act = (deed: Promise<TableInfo>) =>
    deed.then(
      (now) => sitting.learn(now),
      (error: unknown) => (sitting.trouble.value = { message: messageOf(error) }),
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
            <Button icon="play" class="primary" off={free} title={free ? lobbyWords("startHelp") : undefined} onPress={() => !free && act(service.start(info.id))}>
              {lobbyWords("start")}
            </Button>
          ) : (
            <p>{lobbyWords("waitHost")}</p>
          )}
          {seated && !info.host && <Button onPress={() => act(service.leave(info.id))}>{lobbyWords("leave")}</Button>}
          {info.host && free && <p class="muted">{lobbyWords("startHelp")}</p>}
        </div>
      </main>
      <Banners sitting={sitting} />
    </>
  );
}

interface SeatProps {
  info: TableInfo;
  seat: SeatInfo;
  seated: boolean;
  act: (deed: Promise<TableInfo>) => void;
}

function Seat({ info, seat, seated, act }: SeatProps) {
  const bot = usualBot(info.game);
  const change = (wish: SeatWish) => act(service.seat(info.id, seat.seat, wish));
  return (
    <li class={seatClass(seat.seat)}>
      <Sigil seat={seat.seat} />
      <Icon name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "plus" : "person"} />
      <b>{seat.kind === "open" ? lobbyWords("free") : seat.name}</b>
      {seat.mine && <span class="tag">{lobbyWords("you")}</span>}
      <span class="grow" />
      {seat.kind === "open" && !seated && (
        <Button class="lit" onPress={() => act(beSomebody().then(() => service.join(info.id, seat.seat)))}>
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
