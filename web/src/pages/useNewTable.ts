/** Opens a new table; a second press while it is being opened does nothing. */
import { useRef, useState } from "preact/hooks";

import { errorMessage } from "../api/client";
import type { TableInfo } from "../api/types";
import { navigate } from "../router/router";
import { ensureMe } from "../state/me";

/** The error message, how to open a table, and how to show another error. */
export function useNewTable(): [string, (open: () => Promise<TableInfo>) => void, (error: string) => void] {
  const [error, setError] = useState("");
  const opening = useRef(false);
  const begin = async (open: () => Promise<TableInfo>) => {
    if (opening.current) return;
    opening.current = true;
    setError("");
    try {
      await ensureMe();
      navigate(`/t/${(await open()).id}`);
    } catch (error) {
      setError(errorMessage(error));
    }
    opening.current = false;
  };
  return [error, (open) => void begin(open), setError];
}
