/** Something read from the service again whenever what it depends on changes. */
import { useEffect, useState } from "preact/hooks";

import { messageOf } from "../api/client";

export function useRead<T>(read: () => Promise<T>, on: unknown[]): [T | null, string] {
  const [found, setFound] = useState<T | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let current = true;
    setTrouble("");
    read().then(
      (value) => current && setFound(value),
      (error: unknown) => current && setTrouble(messageOf(error)),
    );
    return () => {
      current = false;
    };
  }, on);
  return [found, trouble];
}
