/** Score, log and chat: a column beside the table, or sheets that rise from the bottom where there is no room for one. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

import { Button } from "../parts/Button";
import { useRestoreFocus } from "../parts/focus";
import { Icon } from "../parts/Icon";
import { navigate } from "../router/router";
import { tableWords } from "../words/table";
import { Chat } from "./Chat";
import { Lesson } from "./Lesson";
import { Log } from "./Log";
import { ScoreBars } from "./Score";
import type { TableSession } from "./session";

export type SheetName = "score" | "log" | "chat";

export const openSheet = signal<SheetName | null>(null);
export const wholeScore = signal(false);

export function Side({ session }: { session: TableSession }) {
  return (
    <aside class="side" aria-label={tableWords("side")}>
      <Lesson lesson={session.position.value?.lesson} />
      <section class="panel score-panel">
        <ScorePart session={session} />
      </section>
      <section class="panel log-panel">
        <LogPart session={session} />
      </section>
      <section class="panel chat-panel">
        <ChatPart session={session} />
      </section>
    </aside>
  );
}

export function Sheet({ session }: { session: TableSession }) {
  const name = openSheet.value;
  const box = useRef<HTMLElement>(null);
  useRestoreFocus(name !== null);
  useEffect(() => box.current?.querySelector<HTMLElement>(".sheet-close")?.focus(), [name]);
  if (!name) return null;
  return (
    <section ref={box} class="sheet" role="dialog" aria-label={tableWords(name)}>
      <Button icon="close" class="quiet sq sheet-close" label={tableWords("close")} onPress={() => (openSheet.value = null)} />
      {name === "score" && <ScorePart session={session} />}
      {name === "log" && <LogPart session={session} />}
      {name === "chat" && <ChatPart session={session} />}
    </section>
  );
}

function ScorePart({ session }: { session: TableSession }) {
  const position = session.position.value;
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

function LogPart({ session }: { session: TableSession }) {
  return (
    <>
      <h2 class="cap" title={tableWords("logHelp")}>
        <Icon name="log" /> {tableWords("log")}
      </h2>
      <div class="scroll" tabIndex={0} role="group" aria-label={tableWords("log")}>
        <Log lines={session.log.value} onPress={(step) => navigate(`/t/${session.table}/replay?step=${step}`)} />
      </div>
    </>
  );
}

function ChatPart({ session }: { session: TableSession }) {
  return (
    <>
      <h2 class="cap">
        <Icon name="chat" /> {tableWords("chat")}
      </h2>
      <Chat session={session} />
    </>
  );
}

/** The bar at the bottom of small screens. */
export function ActionBar({ session }: { session: TableSession }) {
  const position = session.position.value;
  const open = (name: SheetName) => () => (openSheet.value = openSheet.value === name ? null : name);
  const unread = session.unreadChat.value;
  return (
    <nav class="actions" aria-label={tableWords("actions")}>
      <Button icon="undo" off={!position?.can_undo} onPress={() => session.undo()}>
        {tableWords("undo")}
      </Button>
      <Button icon="hint" off={!position?.choice} onPress={() => void session.hint()}>
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
        {unread > 0 && <span class="tag">{unread}</span>}
      </Button>
    </nav>
  );
}
