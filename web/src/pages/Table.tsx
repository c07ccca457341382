/** A table: waiting for people, being played, or over. */
import { useEffect, useRef, useState } from "preact/hooks";

import { errorMessage, isTemporary } from "../api/client";
import type { TableInfo } from "../api/types";
import { focusFirst } from "../parts/focus";
import { me } from "../state/me";
import { Frame } from "../table/Frame";
import { TableSession } from "../table/session";
import { WaitingRoom } from "../table/WaitingRoom";
import { lobbyWords } from "../words/lobby";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { Notice } from "./Notice";

const RETRY_DELAY = 2000;

export default function Table({ id }: { id: string }) {
  const [session, setSession] = useState<TableSession | null>(null);
  const [error, setError] = useState<string | null>(null);
  const who = me.value === undefined ? undefined : (me.value?.id ?? null);
  useEffect(() => {
    if (who === undefined) return;
    const opened = new TableSession(id);
    let timer: number | undefined;
    const open = () =>
      opened.open().then(
        () => setError(null),
        (error: unknown) => {
          if (opened.closed) return;
          setError(errorMessage(error));
          if (isTemporary(error)) timer = window.setTimeout(open, RETRY_DELAY);
        },
      );
    setSession(opened);
    setError(null);
    void open();
    return () => {
      window.clearTimeout(timer);
      opened.close();
    };
  }, [id, who]);
  if (error) return <Notice title={error} to="/" link={shellWords("toStart")} />;
  const info = session?.info.value;
  if (!session || !info) return <Notice title={tableWords("loading")} />;
  return (
    <>
      {info.status === "gathering" ? <WaitingRoom session={session} /> : <Frame session={session} />}
      <LobbyAnnouncements info={info} />
    </>
  );
}

/** For screen readers: who sits down and gets up before the game, and that it begins. */
function LobbyAnnouncements({ info }: { info: TableInfo }) {
  const [words, setWords] = useState("");
  const before = useRef(info);
  useEffect(() => {
    const previous = before.current;
    before.current = info;
    if (previous.id !== info.id || previous.status !== "gathering") return;
    const begins = info.status !== "gathering";
    const news = [...seatChanges(previous, info), ...(begins ? [lobbyWords("begins")] : [])];
    if (news.length) setWords(news.join(" "));
    if (begins && document.activeElement === document.body) focusFirst("#content");
  }, [info]);
  return (
    <div class="sr" aria-live="polite" id="gathering">
      {words}
    </div>
  );
}

function seatChanges(before: TableInfo, after: TableInfo): string[] {
  return after.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    if (!was || (was.kind === seat.kind && was.name === seat.name)) return [];
    if (seat.kind !== "open") return [lobbyWords("sitsDown", { name: seat.name })];
    return [lobbyWords("getsUp", { name: was.name })];
  });
}
