/** The way to a table of one's own: whoever presses twice gets one. */
import { useRef, useState } from "preact/hooks";

import { messageOf } from "../api/client";
import type { TableInfo } from "../api/types";
import { go } from "../router/router";
import { beSomebody } from "../state/me";

/** What went wrong, and how to begin. */
export function useNewTable(): [string, (open: () => Promise<TableInfo>) => void, (trouble: string) => void] {
  const [trouble, setTrouble] = useState("");
  const opening = useRef(false);
  const begin = async (open: () => Promise<TableInfo>) => {
    if (opening.current) return;
    opening.current = true;
    setTrouble("");
    try {
      await beSomebody();
      go(`/t/${(await open()).id}`);
    } catch (error) {
      setTrouble(messageOf(error));
    }
    opening.current = false;
  };
  return [trouble, (open) => void begin(open), setTrouble];
}
