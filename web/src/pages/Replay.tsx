/** A finished or running game move by move: scrub bar, log, points, and playing on from any moment. */
import "../style/table.css";
import "../style/replay.css";

import { useEffect, useMemo } from "preact/hooks";

import { api } from "../api/client";
import { CopyLink } from "../parts/CopyLink";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { Icon } from "../parts/Icon";
import { Chart } from "../replay/Chart";
import { ReplayPlayer } from "../replay/player";
import { PlayOn } from "../replay/PlayOn";
import { Scrub } from "../replay/Scrub";
import { Link, route } from "../router/router";
import { gameOf } from "../state/games";
import { wide } from "../state/screen";
import { BoardBox } from "../table/BoardBox";
import { Proof } from "../table/EndOfGame";
import { contentOf, moduleOf } from "../table/gameModules";
import { useLargeOnHover } from "../table/hover";
import { LargeCard } from "../table/LargeCard";
import { Loading } from "../table/Loading";
import { Log } from "../table/Log";
import { Meters } from "../table/Meters";
import { PickContext } from "../table/pick";
import { ScoreSheet } from "../table/Score";
import { TopBar } from "../table/TopBar";
import { replayWords } from "../words/replay";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { lang } from "../words/words";
import { Notice } from "./Notice";

export default function Replay({ id }: { id: string }) {
  const player = useMemo(() => new ReplayPlayer(id, Number(route.peek().query.get("step") ?? NaN)), [id]);
  const language = lang.value;
  useEffect(() => {
    void player.open();
    return () => player.close();
  }, [player, language]);
  useLargeOnHover(player);
  useArrowKeys(player);
  const info = player.info.value;
  const position = player.position.value;
  const history = player.history.value;
  if (info && position && history) return <ReplayTable player={player} />;
  if (player.error.value) return <Notice title={player.error.value} to="/" link={shellWords("toStart")} />;
  return <Notice title={tableWords("loading")} />;
}

function ReplayTable({ player }: { player: ReplayPlayer }) {
  const info = player.info.value!;
  const position = player.position.value!;
  const history = player.history.value!;
  const game = gameOf(info.game);
  const module = moduleOf(info.game);
  const content = game ? contentOf(info.game, game.content) : null;
  const boardProps = module && content !== null ? { position, view: position.view, content, seats: info.seats, me: position.seat } : null;
  return (
    <PickContext.Provider value={player.pick}>
      <div class="table replay" data-game={info.game}>
        <TopBar
          game={game?.name ?? info.game}
          title={`${replayWords("title")} · ${position.standing.title}`}
          middle={
            wide.value &&
            boardProps &&
            module?.Bar && (
              <ErrorBoundary resetKey={position}>
                <module.Bar {...boardProps} />
              </ErrorBoundary>
            )
          }
          meters={wide.value && <Meters meters={position.standing.meters} />}
          tools={
            <Link to={`/t/${player.table}`} class="btn quiet sq" label={replayWords("back")}>
              <Icon name="prev" />
            </Link>
          }
        />
        <main class="main" id="content">
          {boardProps && module ? (
            <BoardBox position={position} fallback={null}>
              <module.Board {...boardProps} />
            </BoardBox>
          ) : (
            <Loading game={info.game} />
          )}
        </main>
        <aside class="side" aria-label={tableWords("side")}>
          <Chart player={player} />
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
              <Log lines={history.lines} now={player.step.value} onPress={(step) => player.goTo(step)} />
            </div>
          </section>
          <section class="panel">
            <PlayOn player={player} />
            <div class="row">
              <CopyLink address={`/t/${player.table}/replay?step=${player.step.value}`} words={replayWords("shareMoment")} class="quiet" />
              <a class="btn quiet" href={api.record(player.table, info.status === "over" ? null : player.viewer.value)} download>
                <Icon name="download" /> {tableWords("record")}
              </a>
              {info.status === "over" && <Proof table={player.table} />}
            </div>
          </section>
        </aside>
        <Scrub player={player} />
        <div class="banners" role="alert">
          {player.error.value && <p class="banner">{player.error.value}</p>}
        </div>
        {module && content !== null && <LargeCard view={player} module={module} content={content} />}
      </div>
    </PickContext.Provider>
  );
}

function useArrowKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const busy = event.target instanceof HTMLElement && event.target.closest("input, select, textarea, [data-thing]");
      if (event.key === "Escape") player.large.value = null;
      if (busy || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.key === "ArrowLeft") player.goTo(player.step.value - 1);
      else if (event.key === "ArrowRight") player.goTo(player.step.value + 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [player]);
}
