/** A table: waiting for people, being played, or over. */
import { useEffect, useRef, useState } from "preact/hooks";

import { messageOf, passes } from "../api/client";
import type { TableInfo } from "../api/types";
import { focusOnPlace } from "../parts/focus";
import { me } from "../state/me";
import { Frame } from "../table/Frame";
import { Sitting } from "../table/sitting";
import { WaitingRoom } from "../table/WaitingRoom";
import { lobbyWords } from "../words/lobby";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { Notice } from "./Notice";

const AGAIN = 2000;

export default function Table({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const who = me.value === undefined ? undefined : (me.value?.id ?? null);
  useEffect(() => {
    if (who === undefined) return;
    const opened = new Sitting(id);
    let timer: number | undefined;
    const open = () =>
      opened.open().then(
        () => setTrouble(null),
        (error: unknown) => {
          if (opened.closed) return;
          setTrouble(messageOf(error));
          if (passes(error)) timer = window.setTimeout(open, AGAIN);
        },
      );
    setSitting(opened);
    setTrouble(null);
    void open();
    return () => {
      window.clearTimeout(timer);
      opened.close();
    };
  }, [id, who]);
  if (trouble) return <Notice title={trouble} to="/" link={shellWords("toStart")} />;
  const info = sitting?.info.value;
  if (!sitting || !info) return <Notice title={tableWords("loading")} />;
  return (
    <>
      {info.status === "gathering" ? <WaitingRoom sitting={sitting} /> : <Frame sitting={sitting} />}
      <Gathering info={info} />
    </>
  );
}

/** For those who do not see it: who sits down and gets up before the game, and that it begins. */
function Gathering({ info }: { info: TableInfo }) {
  const [words, setWords] = useState("");
  const before = useRef(info);
  useEffect(() => {
    const then = before.current;
    before.current = info;
    if (then.id !== info.id || then.status !== "gathering") return;
    const begins = info.status !== "gathering";
    const news = [...comings(then, info), ...(begins ? [lobbyWords("begins")] : [])];
    if (news.length) setWords(news.join(" "));
    if (begins && document.activeElement === document.body) focusOnPlace("#content");
  }, [info]);
  return (
    <div class="sr" aria-live="polite" id="gathering">
      {words}
    </div>
  );
}

function comings(then: TableInfo, now: TableInfo): string[] {
  return now.seats.flatMap((seat, index) => {
    const was = then.seats[index];
    if (!was || (was.kind === seat.kind && was.name === seat.name)) return [];
    if (seat.kind !== "open") return [lobbyWords("sitsDown", { name: seat.name })];
    return [lobbyWords("getsUp", { name: was.name })];
  });
}
