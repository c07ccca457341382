/** The frame around every board: top bar, board, prompt, side column; large card, why-not, curtain, sheets. */
import "../style/table.css";

import { Button } from "../parts/Button";
import { Dialog } from "../parts/Dialog";
import { Guarded } from "../parts/Guarded";
import { Icon } from "../parts/Icon";
import { plainRoom } from "../parts/PlainBoard";
import { Link } from "../router/router";
import { gameOf } from "../state/games";
import { wide } from "../state/screen";
import { tableWords } from "../words/table";
import { Banners } from "./Banners";
import { BoardBox } from "./BoardBox";
import { Clocks } from "./Clocks";
import { Curtain } from "./Curtain";
import { EndOfGame } from "./EndOfGame";
import { useLargeOnHover } from "./hover";
import { keysOpen, useKeys } from "./keys";
import { KeysHelp } from "./KeysHelp";
import { LargeCard } from "./LargeCard";
import { Lesson } from "./Lesson";
import { Loading } from "./Loading";
import { Meters } from "./Meters";
import { useNotices } from "./notices";
import { PickContext } from "./pick";
import { Prompt } from "./Prompt";
import { contentOf, roomOf } from "./rooms";
import { ScoreSheet } from "./Score";
import { ActionBar, Sheet, Side, wholeScore } from "./Side";
import type { Sitting } from "./sitting";
import { Spoken } from "./Spoken";
import { menuOpen, TableMenu } from "./TableMenu";
import { TopBar } from "./TopBar";
import { usePick } from "./usePick";
import { WhyBubble } from "./WhyBubble";

export function Frame({ sitting }: { sitting: Sitting }) {
  const pick = usePick(sitting);
  useNotices(sitting);
  useKeys(sitting);
  useLargeOnHover(sitting);
  const info = sitting.info.value!;
  const position = sitting.position.value;
  const game = gameOf(info.game);
  const room = roomOf(info.game);
  const content = game ? contentOf(info.game, game.content) : null;
  const curtain = sitting.curtain.value;
  const ready = position && room && content !== null && curtain === null && position.seat === sitting.eyes.value;
  const given = ready && { position, view: position.view, content, seats: info.seats, me: position.seat };
  const bar = given && room.Bar && (
    <Guarded on={position}>
      <room.Bar {...given} />
    </Guarded>
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
          tools={<TableTools sitting={sitting} />}
        />
        <main class="main" id="content">
          {curtain !== null ? (
            <Curtain sitting={sitting} seat={curtain} />
          ) : given ? (
            <>
              <BoardBox position={position} plain={<plainRoom.Board {...given} />} onSettled={(board) => sitting.watch(board)}>
                {!wide.value && (
                  <div class="slim">
                    {bar}
                    <Meters meters={position.standing.meters} />
                  </div>
                )}
                <Clocks sitting={sitting} />
                <room.Board {...given} />
              </BoardBox>
              {!wide.value && <Lesson lesson={position.lesson} />}
              <Prompt sitting={sitting} />
            </>
          ) : (
            <Loading game={info.game} />
          )}
        </main>
        {curtain === null && (wide.value ? <Side sitting={sitting} /> : <ActionBar sitting={sitting} />)}
        {!wide.value && curtain === null && <Sheet sitting={sitting} />}
        <Banners sitting={sitting} />
        {ready && <LargeCard looking={sitting} room={room} content={content} />}
        {ready && <WhyBubble sitting={sitting} />}
        <Spoken sitting={sitting} />
        {wholeScore.value && ready && (
          <Dialog title={tableWords(position.ending ? "finalScore" : "score")} onClose={() => (wholeScore.value = false)}>
            <ScoreSheet scores={position.scores} winners={position.ending?.winners} />
          </Dialog>
        )}
        {position?.ending && <EndOfGame sitting={sitting} />}
        {menuOpen.value && <TableMenu sitting={sitting} />}
        {keysOpen.value && <KeysHelp />}
      </div>
    </PickContext.Provider>
  );
}

function TableTools({ sitting }: { sitting: Sitting }) {
  return (
    <>
      <Link to={`/t/${sitting.table}/replay`} class="btn quiet sq" label={tableWords("replay")}>
        <Icon name="replay" />
      </Link>
      <Button icon="menu" class="quiet sq" label={tableWords("menu")} onPress={() => (menuOpen.value = true)} />
    </>
  );
}
