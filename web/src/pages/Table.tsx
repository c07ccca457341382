/** A table: waiting for people, being played, or over. */
import { useEffect, useState } from "preact/hooks";

import { messageOf } from "../api/client";
import { me } from "../state/me";
import { Frame } from "../table/Frame";
import { Sitting } from "../table/sitting";
import { WaitingRoom } from "../table/WaitingRoom";
import { shellWords } from "../words/shell";
import { tableWords } from "../words/table";
import { Notice } from "./Notice";

export default function Table({ id }: { id: string }) {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const who = me.value === undefined ? undefined : (me.value?.id ?? null);
  useEffect(() => {
    if (who === undefined) return;
    const opened = new Sitting(id);
    setSitting(opened);
    setTrouble(null);
    opened.open().catch((error: unknown) => setTrouble(messageOf(error)));
    return () => opened.close();
  }, [id, who]);
  if (trouble) return <Notice title={trouble} to="/" link={shellWords("toStart")} />;
  const info = sitting?.info.value;
  if (!sitting || !info) return <Notice title={tableWords("loading")} />;
  return info.status === "gathering" ? <WaitingRoom sitting={sitting} /> : <Frame sitting={sitting} />;
}
