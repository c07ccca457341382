/** An old game, or the one that is on, move by move: scrub bar, log, points, and playing on from any moment. */
import "../style/table.css";
import "../style/replay.css";

import { useEffect, useMemo } from "preact/hooks";

import { Chart } from "../replay/Chart";
import { Frozen } from "../replay/frozen";
import { PlayOn } from "../replay/PlayOn";
import { Scrub } from "../replay/Scrub";
import { CopyLink } from "../parts/CopyLink";
import { Guarded } from "../parts/Guarded";
import { Icon } from "../parts/Icon";
import { Link, place } from "../router/router";
import { service } from "../api/client";
import { gameOf } from "../state/games";
import { wide } from "../state/screen";
import { BoardBox } from "../table/BoardBox";
import { Proof } from "../table/EndOfGame";
import { useLargeOnHover } from "../table/hover";
import { LargeCard } from "../table/LargeCard";
import { Loading } from "../table/Loading";
import { Log } from "../table/Log";
import { Meters } from "../table/Meters";
import { PickContext } from "../table/pick";
import { contentOf, roomOf } from "../table/rooms";
import { ScoreSheet } from "../table/Score";
import { TopBar } from "../table/TopBar";
import { replayWords } from "../words/replay";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { lang } from "../words/words";
import { Notice } from "./Notice";

export default function Replay({ id }: { id: string }) {
  const frozen = useMemo(() => new Frozen(id, Number(place.peek().query.get("step") ?? NaN)), [id]);
  const language = lang.value;
  useEffect(() => {
    void frozen.open();
    return () => frozen.close();
  }, [frozen, language]);
  useLargeOnHover(frozen);
  useArrows(frozen);
  const info = frozen.info.value;
  const position = frozen.position.value;
  const history = frozen.history.value;
  if (info && position && history) return <Shown frozen={frozen} />;
  if (frozen.trouble.value) return <Notice title={frozen.trouble.value} to="/" link={shellWords("toStart")} />;
  return <Notice title={tableWords("loading")} />;
}

function Shown({ frozen }: { frozen: Frozen }) {
  const info = frozen.info.value!;
  const position = frozen.position.value!;
  const history = frozen.history.value!;
  const game = gameOf(info.game);
  const room = roomOf(info.game);
  const content = game ? contentOf(info.game, game.content) : null;
  const given = room && content !== null ? { position, view: position.view, content, seats: info.seats, me: position.seat } : null;
  return (
    <PickContext.Provider value={frozen.pick}>
      <div class="table replay" data-game={info.game}>
        <TopBar
          game={game?.name ?? info.game}
          title={`${replayWords("title")} · ${position.standing.title}`}
          middle={
            wide.value &&
            given &&
            room?.Bar && (
              <Guarded on={position}>
                <room.Bar {...given} />
              </Guarded>
            )
          }
          meters={wide.value && <Meters meters={position.standing.meters} />}
          tools={
            <Link to={`/t/${frozen.table}`} class="btn quiet sq" label={replayWords("back")}>
              <Icon name="prev" />
            </Link>
          }
        />
        <main class="main" id="content">
          {given && room ? (
            <BoardBox position={position} plain={null}>
              <room.Board {...given} />
            </BoardBox>
          ) : (
            <Loading game={info.game} />
          )}
        </main>
        <aside class="side" aria-label={tableWords("side")}>
          <Chart frozen={frozen} />
          <section class="panel score-panel">
            <h2 class="cap">
              <Icon name="trophy" /> {replayWords("points")}
            </h2>
            <ScoreSheet scores={position.scores} winners={position.ending?.winners} />
          </section>
          <section class="panel log-panel">
            <h2 class="cap" title={tableWords("logHelp")}>
              <Icon name="log" /> {tableWords("log")}
            </h2>
            <div class="scroll" tabIndex={0} role="group" aria-label={tableWords("log")}>
              <Log lines={history.lines} now={frozen.step.value} onPress={(step) => frozen.goTo(step)} />
            </div>
          </section>
          <section class="panel">
            <PlayOn frozen={frozen} />
            <div class="row">
              <CopyLink address={`/t/${frozen.table}/replay?step=${frozen.step.value}`} words={replayWords("shareMoment")} class="quiet" />
              <a class="btn quiet" href={service.record(frozen.table, info.status === "over" ? null : frozen.eyes.value)} download>
                <Icon name="download" /> {tableWords("record")}
              </a>
              {info.status === "over" && <Proof table={frozen.table} />}
            </div>
          </section>
        </aside>
        <Scrub frozen={frozen} />
        <div class="banners" role="alert">
          {frozen.trouble.value && <p class="banner">{frozen.trouble.value}</p>}
        </div>
        {room && content !== null && <LargeCard looking={frozen} room={room} content={content} />}
      </div>
    </PickContext.Provider>
  );
}

function useArrows(frozen: Frozen): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, [data-thing]");
      if (event.key === "Escape") frozen.large.value = null;
      if (busy || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.key === "ArrowLeft") frozen.goTo(frozen.step.value - 1);
      else if (event.key === "ArrowRight") frozen.goTo(frozen.step.value + 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [frozen]);
}
