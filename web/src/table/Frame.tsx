/** The frame around every board: top bar, board, prompt, side column; large card, why-not, curtain, sheets. */
import "../style/table.css";

import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { ErrorBoundary } from "../parts/ErrorBoundary";
import { Icon } from "../parts/Icon";
import { plainModule } from "../parts/PlainBoard";
import { Link } from "../router/router";
import { gameOf } from "../state/games";
import { wide } from "../state/screen";
import { tableWords } from "../words/table";
import { Banners } from "./Banners";
import { BoardBox } from "./BoardBox";
import { Clocks } from "./Clocks";
import { Curtain } from "./Curtain";
import { EndOfGame } from "./EndOfGame";
import { contentOf, moduleOf } from "./gameModules";
import { useLargeOnHover } from "./hover";
import { keysOpen, useKeys } from "./keys";
import { KeysHelp } from "./KeysHelp";
import { LargeCard } from "./LargeCard";
import { Lesson } from "./Lesson";
import { LiveRegion } from "./LiveRegion";
import { Loading } from "./Loading";
import { Meters } from "./Meters";
import { useTurnNotifications } from "./notifications";
import { PickContext } from "./pick";
import { Prompt } from "./Prompt";
import { ScoreSheet } from "./Score";
import type { TableSession } from "./session";
import { ActionBar, Sheet, Side, wholeScore } from "./Side";
import { menuOpen, TableMenu } from "./TableMenu";
import { TopBar } from "./TopBar";
import { usePick } from "./usePick";
import { WhyBubble } from "./WhyBubble";

export function Frame({ session }: { session: TableSession }) {
  useTurnNotifications(session);
  useKeys(session);
  useLargeOnHover(session);
  const info = session.info.value!;
  const position = session.position.value;
  const game = gameOf(info.game);
  const module = moduleOf(info.game);
  const pick = usePick(session, module);
  const content = game ? contentOf(info.game, game.content) : null;
  const curtain = session.curtain.value;
  const ready = position && module && content !== null && curtain === null && position.seat === session.viewer.value;
  const boardProps = ready && { position, view: position.view, content, seats: info.seats, me: position.seat };
  const bar = boardProps && module.Bar && (
    <ErrorBoundary resetKey={position}>
      <module.Bar {...boardProps} />
    </ErrorBoundary>
  );
  return (
    <PickContext.Provider value={pick}>
      <div
        class="table"
        data-game={info.game}
        data-moment={position?.moment}
        data-version={position?.version}
        data-over={position?.ending ? "" : undefined}
      >
        <TopBar
          game={game?.name ?? info.game}
          title={position?.standing.title ?? ""}
          middle={wide.value && bar}
          meters={wide.value && position && <Meters meters={position.standing.meters} />}
          tools={<TableTools session={session} />}
        />
        <main class="main" id="content">
          {curtain !== null ? (
            <Curtain session={session} seat={curtain} />
          ) : boardProps ? (
            <>
              <BoardBox position={position} fallback={<plainModule.Board {...boardProps} />} onLayout={(board) => session.shown.findHidden(board)}>
                {!wide.value && (
                  <div class="slim">
                    {bar}
                    <Meters meters={position.standing.meters} />
                  </div>
                )}
                <Clocks session={session} />
                <module.Board {...boardProps} />
              </BoardBox>
              {!wide.value && <Lesson lesson={position.lesson} />}
              <Prompt session={session} />
            </>
          ) : (
            <Loading game={info.game} />
          )}
        </main>
        {curtain === null && (wide.value ? <Side session={session} /> : <ActionBar session={session} />)}
        {!wide.value && curtain === null && <Sheet session={session} />}
        <Banners session={session} />
        {ready && <LargeCard view={session} module={module} content={content} />}
        {ready && <WhyBubble session={session} />}
        <LiveRegion session={session} />
        {wholeScore.value && ready && (
          <Dialog title={tableWords(position.ending ? "finalScore" : "score")} onClose={() => (wholeScore.value = false)}>
            <ScoreSheet scores={position.scores} winners={position.ending?.winners} />
          </Dialog>
        )}
        {position?.ending && <EndOfGame session={session} />}
        {menuOpen.value && <TableMenu session={session} />}
        {keysOpen.value && <KeysHelp />}
      </div>
    </PickContext.Provider>
  );
}

function TableTools({ session }: { session: TableSession }) {
  return (
    <>
      <Link to={`/t/${session.table}/replay`} class="btn quiet sq" label={tableWords("replay")}>
        <Icon name="replay" />
      </Link>
      <Button icon="menu" class="quiet sq" label={tableWords("menu")} onPress={() => (menuOpen.value = true)} />
    </>
  );
}
