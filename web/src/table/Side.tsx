/** Score, log and chat: a column beside the table, or sheets that rise from the bottom where there is no room for one. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { Button } from "../parts/Button";
import { useFocusBack } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { go } from "../router/router";
import { tableWords } from "../words/table";
import { Chat } from "./Chat";
import { Lesson } from "./Lesson";
import { Log } from "./Log";
import { ScoreBars } from "./Score";
import type { Sitting } from "./sitting";

export type SheetName = "score" | "log" | "chat";

export const openSheet = signal<SheetName | null>(null);
export const wholeScore = signal(false);

export function Side({ sitting }: { sitting: Sitting }) {
  return (
    <aside class="side" aria-label={tableWords("side")}>
      <Lesson lesson={sitting.position.value?.lesson} />
      <section class="panel score-panel">
        <ScorePart sitting={sitting} />
      </section>
      <section class="panel log-panel">
        <LogPart sitting={sitting} />
      </section>
      <section class="panel chat-panel">
        <ChatPart sitting={sitting} />
      </section>
    </aside>
  );
}

export function Sheet({ sitting }: { sitting: Sitting }) {
  const name = openSheet.value;
  const box = useRef<HTMLElement>(null);
  useFocusBack(name !== null);
  useEffect(() => box.current?.querySelector<HTMLElement>(".sheet-close")?.focus(), [name]);
  if (!name) return null;
  return (
    <section ref={box} class="sheet" role="dialog" aria-label={tableWords(name)}>
      <Button icon="close" class="quiet sq sheet-close" label={tableWords("close")} onPress={() => (openSheet.value = null)} />
      {name === "score" && <ScorePart sitting={sitting} />}
      {name === "log" && <LogPart sitting={sitting} />}
      {name === "chat" && <ChatPart sitting={sitting} />}
    </section>
  );
}

function ScorePart({ sitting }: { sitting: Sitting }) {
  const position = sitting.position.value;
  if (!position) return null;
  return (
    <>
      <h2 class="cap">
        <Icon name="trophy" /> {tableWords(position.ending ? "finalScore" : "score")}
        <Button class="quiet" onPress={() => (wholeScore.value = true)}>
          {tableWords("allPoints")}
        </Button>
      </h2>
      <ScoreBars scores={position.scores} />
    </>
  );
}

function LogPart({ sitting }: { sitting: Sitting }) {
  return (
    <>
      <h2 class="cap" title={tableWords("logHelp")}>
        <Icon name="log" /> {tableWords("log")}
      </h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={tableWords("log")}>
        <Log lines={sitting.log.value} onPress={(step) => go(`/t/${sitting.table}/replay?step=${step}`)} />
      </div>
    </>
  );
}

function ChatPart({ sitting }: { sitting: Sitting }) {
  return (
    <>
      <h2 class="cap">
        <Icon name="chat" /> {tableWords("chat")}
      </h2>
      <Chat sitting={sitting} />
    </>
  );
}

/** Undo, hint, score, log, chat: the bar for thumbs. */
export function ActionBar({ sitting }: { sitting: Sitting }) {
  const position = sitting.position.value;
  const open = (name: SheetName) => () => (openSheet.value = openSheet.value === name ? null : name);
  const said = sitting.unheard.value;
  return (
    <nav class="actions" aria-label={tableWords("actions")}>
      <Button icon="undo" off={!position?.can_undo} onPress={() => sitting.undo()}>
        {tableWords("undo")}
      </Button>
      <Button icon="hint" off={!position?.choice} onPress={() => void sitting.hint()}>
        {tableWords("hint")}
      </Button>
      <Button icon="trophy" expanded={openSheet.value === "score"} onPress={open("score")}>
        {tableWords("scoreShort")}
      </Button>
      <Button icon="log" expanded={openSheet.value === "log"} onPress={open("log")}>
        {tableWords("log")}
      </Button>
      <Button icon="chat" expanded={openSheet.value === "chat"} onPress={open("chat")}>
        {tableWords("chat")}
        {said > 0 && <span class="tag">{said}</span>}
      </Button>
    </nav>
  );
}
